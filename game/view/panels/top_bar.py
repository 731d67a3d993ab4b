"""The bar at the top: the time, pause and speeds, who answers, and buttons for the log, saving and help."""

from collections.abc import Callable
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.icons import Icon, draw_disk, draw_lines, draw_pause, draw_play
from game.view.intents import Save, SetSpeed, TogglePause
from game.view.light import tint_at
from game.view.panels import paper
from game.view.panels.rows import Piece
from game.view.panels.widgets import Buttons, Placed
from game.view.seen import Seen, Status
from game.view.shown import Shown, put, words_on
from game.view.text import Writer
from game.view.words import clean, time_of_day
from game.world.clock import date_words

_TIME_WIDTH = 304
_WIDE_SPEED = 40
_NIGHT_BELOW = 200
_TIME = (look.LARGE + 2, True, look.CREAM)
_DATE = (look.SMALL + 1, False, look.SAND)


class TopBar:
    """Lives as long as the screen has its size."""

    def __init__(self, width: int, writer: Writer, acts: Acts) -> None:
        self._writer, self._acts = writer, acts
        self.rect = pygame.Rect(0, 0, width, writer.scale(look.TOP_HEIGHT))
        self._ground = pygame.Surface((1, 1))
        self._buttons = Buttons(writer)
        self._shown: tuple[object, ...] = ()
        self._add_speeds()
        self._add_right()

    def press(self, pos: tuple[int, int]) -> bool:
        """Do what the button at a place does; whether there is one."""
        return self._buttons.press(pos)

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        return self._buttons.tip_at(pos)

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it."""
        surface.blit(self._ground, self.rect)
        self._buttons.draw(surface, pointer)

    def words(self) -> list[Shown]:
        """All words on it."""
        return [*words_on(self._ground), *self._buttons.words()]

    def update(self, world: Seen, status: Status, log_open: bool) -> None:
        """Show what has changed."""
        now = world.clock.now
        shown = (
            now.replace(second=0), status.speed, status.paused, status.mind, status.town,
            self._rate(status), log_open,
        )  # fmt: skip
        if shown == self._shown:
            return
        old, self._shown = self._shown, shown
        if not old or old[1:3] != shown[1:3] or old[-1] != log_open:
            self._mark(status, log_open)
        self._ground = self._draw(world, status)

    def _add_speeds(self) -> None:
        scale = self._writer.scale
        gap, top, side = scale(4), self._top(), scale(look.BUTTON)
        x = scale(_TIME_WIDTH)
        tip = self._acts.tip(strings.PAUSE, "pause")
        place = pygame.Rect(x, top, side, side)
        self._pause = self._buttons.add(place, partial(self._acts.want, TogglePause()), tip=tip, icon=draw_pause)
        x += side + gap
        self._speeds: list[Placed] = []
        for index, (words, tip) in enumerate(zip(strings.SPEEDS, strings.SPEED_TIPS, strict=True)):
            place = pygame.Rect(x, top, scale(_WIDE_SPEED + 4 * (len(words) > 2)), side)
            act, tip = partial(self._acts.want, SetSpeed(index)), self._acts.tip(tip, f"speed_{index + 1}")
            self._speeds.append(self._buttons.add(place, act, words, tip))
            x = place.right + gap
        self._speeds_end = x

    def _add_right(self) -> None:
        """Buttons from the right edge on."""
        self._right = self.rect.width - self._writer.scale(4)
        do = self._acts.do
        self._add(partial(do, "help"), strings.HELP, "help", words="?")
        self._add(partial(do, "settings"), strings.SETTINGS, "settings", emoji="⚙️")
        self._add(partial(self._acts.want, Save()), strings.SAVE, "save", icon=draw_disk)
        self._log = self._add(partial(do, "log"), strings.LOG, "log", icon=draw_lines)

    def _add(
        self, act: Callable[[], None], tip: str, action: str, words: str = "", icon: Icon | None = None, emoji: str = ""
    ) -> Placed:
        """One more button, to the left of those that are there."""
        side = self._writer.scale(look.BUTTON)
        self._right -= side + self._writer.scale(4)
        place = pygame.Rect(self._right, self._top(), side, side)
        return self._buttons.add(place, act, words, self._acts.tip(tip, action), icon=icon, emoji=emoji)

    def _top(self) -> int:
        scale = self._writer.scale
        return (self.rect.height - scale(6) - scale(look.BUTTON)) // 2

    def _mark(self, status: Status, log_open: bool) -> None:
        for index, button in enumerate(self._speeds):
            button.mark(index == status.speed and not status.paused)
        self._log.mark(log_open)
        self._pause.mark(status.paused, draw_play if status.paused else draw_pause)

    def _rate(self, status: Status) -> str:
        """The measured speed and why it is what it is, in words."""
        if status.paused:
            return strings.PAUSED
        number = f"{status.measured:.0f}" if status.measured >= 9.5 else f"{status.measured:.1f}"
        rate = strings.RATE.format(number)
        return f"{rate}, {clean(status.waiting, 60)}" if status.waiting else rate

    def _draw(self, world: Seen, status: Status) -> pygame.Surface:
        scale, writer = self._writer.scale, self._writer
        out = paper.bar(self.rect.size, scale(2), True).copy()
        now = world.clock.now
        middle = (self.rect.height - scale(6)) // 2
        sky = writer.emoji.picture(strings.MOON if tint_at(now)[1] < _NIGHT_BELOW else strings.SUN, scale(24))
        time = writer.line(time_of_day(now), _TIME)
        date = writer.line(date_words(now), _DATE)
        mind = writer.line(
            strings.MINDS.get(status.mind, strings.MIND.format(status.mind)) if status.mind else "", _DATE, scale(200)
        )
        x = self._speeds_end + scale(8)
        room = self._right - x - mind.get_width() - scale(24)
        rate = writer.line(self._rate(status) if room > scale(110) else "", _DATE, max(1, room))
        pieces: list[Piece] = [
            (time, scale(44), middle - time.get_height() // 2),
            (date, scale(132), middle - date.get_height() // 2 + scale(1)),
            (rate, x, middle - rate.get_height() // 2),
            (mind, self._right - mind.get_width() - scale(12), middle - mind.get_height() // 2),
        ]
        if sky is not None:
            pieces.append((sky, scale(12), middle - scale(12)))
        for picture, left, top in pieces:
            put(out, picture, (left, top))
        return out
