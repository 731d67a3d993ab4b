"""The bar at the top: the time, pause and speeds, who answers, and buttons for the log, saving and help."""

from collections.abc import Callable

import pygame
import pygame_gui

from game.view import look, strings
from game.view.intents import Intent, Save, SetSpeed, TogglePause
from game.view.light import tint_at
from game.view.panels import paper
from game.view.panels.rows import Piece
from game.view.panels.widgets import (
    Buttons,
    Picture,
    draw_disk,
    draw_lines,
    draw_pause,
    draw_play,
    mark,
    remove,
    set_icon,
)
from game.view.seen import Seen, Status
from game.view.text import Writer
from game.view.words import clean, time_of_day
from game.world.clock import date_words

_LAYER = 6
_TIME_WIDTH = 304
_WIDE_SPEED = 40
_NIGHT_BELOW = 200
_TIME = (look.LARGE + 2, True, look.CREAM)
_DATE = (look.SMALL + 1, False, look.SAND)


class TopBar:
    """Lives as long as the screen has its size."""

    def __init__(
        self,
        manager: pygame_gui.UIManager,
        width: int,
        writer: Writer,
        want: Callable[[Intent], None],
        toggle_log: Callable[[], None],
        toggle_help: Callable[[], None],
    ) -> None:
        self._writer, self._want = writer, want
        scale = writer.scale
        self.rect = pygame.Rect(0, 0, width, scale(look.TOP_HEIGHT))
        self._ground = Picture(self.rect, manager, _LAYER)
        self._buttons = Buttons(manager, _LAYER + 1)
        self._shown: tuple[object, ...] = ()
        self._add_speeds()
        self._add_right(toggle_log, toggle_help)

    def kill(self) -> None:
        """Take it from the screen."""
        remove(self._ground)
        self._buttons.kill()

    def handle(self, event: pygame.event.Event) -> bool:
        """Take presses of its buttons."""
        return self._buttons.handle(event)

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        return self._buttons.tip_at(pos)

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
        self._ground.show_picture(self._draw(world, status))

    def _add_speeds(self) -> None:
        scale = self._writer.scale
        side, gap = scale(look.BUTTON), scale(4)
        top = (self.rect.height - scale(6) - side) // 2
        x = scale(_TIME_WIDTH)
        self._pause = self._buttons.add(
            pygame.Rect(x, top, side, side), lambda: self._want(TogglePause()), tip=strings.PAUSE
        )
        x += side + gap
        self._speeds = []
        for index, text in enumerate(strings.SPEEDS):
            width = scale(_WIDE_SPEED + 4 * (len(text) > 2))
            place = pygame.Rect(x, top, width, side)
            self._speeds.append(self._buttons.add(place, self._speed(index), text, strings.SPEED_TIPS[index]))
            x += width + gap
        self._speeds_end = x

    def _speed(self, index: int) -> Callable[[], None]:
        return lambda: self._want(SetSpeed(index))

    def _add_right(self, toggle_log: Callable[[], None], toggle_help: Callable[[], None]) -> None:
        scale = self._writer.scale
        side, gap = scale(look.BUTTON), scale(4)
        top = (self.rect.height - scale(6) - side) // 2
        x = self.rect.width - scale(8) - side
        self._buttons.add(pygame.Rect(x, top, side, side), toggle_help, "?", strings.HELP)
        save = self._buttons.add(
            pygame.Rect(x - side - gap, top, side, side), lambda: self._want(Save()), tip=strings.SAVE
        )
        self._log = self._buttons.add(pygame.Rect(x - 2 * (side + gap), top, side, side), toggle_log, tip=strings.LOG)
        set_icon(save, draw_disk, look.CREAM, look.PLUM)
        set_icon(self._log, draw_lines, look.CREAM, look.PLUM)
        self._right = x - 2 * (side + gap)

    def _mark(self, status: Status, log_open: bool) -> None:
        for index, button in enumerate(self._speeds):
            mark(button, index == status.speed and not status.paused)
        mark(self._log, log_open)
        set_icon(self._pause, draw_play if status.paused else draw_pause, look.CREAM, look.PLUM)
        mark(self._pause, status.paused)

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
            out.blit(picture, (left, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        return out
