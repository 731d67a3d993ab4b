"""The bar at the top: the time, pause and speeds, who answers and what it costs, and buttons for all that opens.

Buttons stand from the right edge on, the most wanted first; those for which a small window has no room are in *More*.
"""

from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.icons import Icon, draw_disk, draw_lines, draw_more, draw_pause, draw_play, draw_skip
from game.view.intents import SetSpeed, TogglePause
from game.view.light import tint_at
from game.view.panels import paper
from game.view.panels.rows import Piece
from game.view.panels.widgets import Buttons, Placed
from game.view.seen import Answers, Seen, Status
from game.view.shown import Shown, put, words_on
from game.view.text import Style, Writer
from game.view.words import clean, first_capital, time_of_day
from game.world.clock import date_words

_TIME_WIDTH, _TIME_NARROW = 292, 212
_NARROW_BELOW = 1180
"""Width at 100 % below which the date is short."""
_WIDE_SPEED = 40
_WORDS_AT_LEAST = 180
"""Pixels at 100 % that buttons leave to who answers."""
_NIGHT_BELOW = 200
_TIME: Style = (look.LARGE + 2, True, look.CREAM)
_DATE: Style = (look.SMALL + 1, False, look.SAND)
_FAULT: Style = (look.SMALL, True, look.GOLD)
BAR: tuple[tuple[str, str, Icon | None], ...] = (
    ("alerts", "🔔", None),
    ("log", "", draw_lines),
    ("search", "🔍", None),
    ("save", "", draw_disk),
    ("settings", "⚙️", None),
    ("help", "❔", None),
    ("calendar", "📅", None),
    ("digest", "📰", None),
    ("plots", "📈", None),
    ("spectate", "🔭", None),
    ("minimap", "🗺️", None),
)
"""Action, and emoji or icon of each button, the most wanted first."""


class TopBar:
    """Lives as long as the screen has its size."""

    def __init__(self, width: int, writer: Writer, acts: Acts) -> None:
        self._writer, self._acts = writer, acts
        self.rect = pygame.Rect(0, 0, width, writer.scale(look.TOP_HEIGHT))
        self._ground = pygame.Surface((1, 1))
        self._buttons = Buttons(writer)
        self._shown: tuple[object, ...] = ()
        self._narrow = width < writer.scale(_NARROW_BELOW)
        self._add_speeds()
        self.left_out: tuple[str, ...] = ()
        """Actions that have no button for want of room."""
        self._by_action: dict[str, Placed] = {}
        self._add_right()

    def press(self, pos: tuple[int, int]) -> bool:
        """Do what the button at a place does; whether there is one."""
        if self._buttons.press(pos):
            return True
        if self._words_rect().collidepoint(pos):
            self._acts.do("answers")
        return self._words_rect().collidepoint(pos)

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does; empty if there is none."""
        if self._words_rect().collidepoint(pos):
            return self._acts.tip(strings.ANSWERS_TIP, "answers")
        return self._buttons.tip_at(pos)

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it."""
        surface.blit(self._ground, self.rect)
        self._buttons.draw(surface, pointer)

    def words(self) -> list[Shown]:
        """All words on it."""
        return [*words_on(self._ground), *self._buttons.words()]

    def update(self, world: Seen, status: Status, on: frozenset[str], alerts: int) -> None:
        """Show what has changed; `on` are the actions whose buttons are lit, `alerts` how many nobody has read."""
        now = world.clock.now
        marks = (status.speed, status.paused, bool(status.skipping), on, alerts)
        shown = (now.replace(second=0), status.mind, status.town, self._rate(status), status.answers)
        if (shown, marks) == self._shown:
            return
        if not self._shown or self._shown[1] != marks:
            self._mark(status, on, alerts)
        self._shown = (shown, marks)
        self._ground = self._draw(world, status)

    # buttons -----------------------------------------------------------------------------------------
    def _add_speeds(self) -> None:
        scale, acts = self._writer.scale, self._acts
        gap, top, side = scale(4), self._top(), scale(look.BUTTON)
        x = scale(_TIME_NARROW if self._narrow else _TIME_WIDTH)
        place, tip = pygame.Rect(x, top, side, side), acts.tip(strings.PAUSE, "pause")
        self._pause = self._buttons.add(place, partial(acts.want, TogglePause()), tip=tip, icon=draw_pause)
        x += side + gap
        self._speeds: list[Placed] = []
        for index, (words, tip) in enumerate(zip(strings.SPEEDS, strings.SPEED_TIPS, strict=True)):
            place = pygame.Rect(x, top, scale(_WIDE_SPEED + 4 * (len(words) > 2)), side)
            act, tip = partial(acts.want, SetSpeed(index)), acts.tip(tip, f"speed_{index + 1}")
            self._speeds.append(self._buttons.add(place, act, words, tip))
            x = place.right + gap
        tip = acts.tip(first_capital(strings.ACTIONS["skip"]), "skip")
        self._skip = self._buttons.add(
            pygame.Rect(x, top, side, side), partial(acts.do, "skip"), tip=tip, icon=draw_skip
        )
        self._left = x + side + gap

    def _add_right(self) -> None:
        """Buttons from the right edge on, as many as there is room for."""
        scale = self._writer.scale
        step = scale(look.BUTTON) + scale(4)
        room = self.rect.width - self._left - scale(_WORDS_AT_LEAST)
        fitting = max(1, room // step)
        shown = BAR if fitting >= len(BAR) else BAR[: fitting - 1]
        self.left_out = tuple(action for action, _, _ in BAR[len(shown) :])
        more = (("more", "", draw_more),) if self.left_out else ()
        self._right = self.rect.width - scale(4)
        for action, emoji, icon in reversed((*shown, *more)):
            self._right -= step
            place = pygame.Rect(self._right, self._top(), scale(look.BUTTON), scale(look.BUTTON))
            tip = self._acts.tip(first_capital(strings.ACTIONS[action]), action)
            act = partial(self._acts.do, action)
            self._by_action[action] = self._buttons.add(place, act, tip=tip, icon=icon, emoji=emoji, key=action)

    def _top(self) -> int:
        scale = self._writer.scale
        return (self.rect.height - scale(6) - scale(look.BUTTON)) // 2

    def _mark(self, status: Status, on: frozenset[str], alerts: int) -> None:
        for index, button in enumerate(self._speeds):
            button.mark(index == status.speed and not status.paused)
        self._pause.mark(status.paused, draw_play if status.paused else draw_pause)
        self._skip.mark(bool(status.skipping))
        for action, button in self._by_action.items():
            button.mark(action in on or (action == "alerts" and alerts > 0))
        bell = self._by_action.get("alerts")
        if bell is not None:
            words = strings.ALERTS_NEW.format(alerts) if alerts else strings.ALERTS
            bell.tip = self._acts.tip(words, "alerts")

    # words -------------------------------------------------------------------------------------------
    def _words_rect(self) -> pygame.Rect:
        return pygame.Rect(self._left, 0, max(0, self._right - self._left), self.rect.height)

    def _rate(self, status: Status) -> str:
        """The measured speed and why it is what it is, in words."""
        if status.paused:
            return strings.PAUSED
        number = f"{status.measured:.0f}" if status.measured >= 9.5 else f"{status.measured:.1f}"
        rate = strings.RATE.format(number)
        why = status.waiting or (strings.NIGHT_RUNS if status.night else "")
        return f"{rate}, {clean(why, 60)}" if why else rate

    def _draw(self, world: Seen, status: Status) -> pygame.Surface:
        scale, writer = self._writer.scale, self._writer
        out = paper.bar(self.rect.size, scale(2), True).copy()
        now = world.clock.now
        middle = (self.rect.height - scale(6)) // 2
        sky = writer.emoji.picture(strings.MOON if tint_at(now)[1] < _NIGHT_BELOW else strings.SUN, scale(24))
        time = writer.line(time_of_day(now), _TIME)
        date = writer.line(f"{now:%a} {now.day} {now:%b}" if self._narrow else date_words(now), _DATE)
        pieces: list[Piece] = [
            (time, scale(42), middle - time.get_height() // 2),
            (date, scale(128), middle - date.get_height() // 2 + scale(1)),
            *self._who(status, middle),
        ]
        if sky is not None:
            pieces.append((sky, scale(12), middle - scale(12)))
        for picture, left, top in pieces:
            put(out, picture, (left, top))
        return out

    def _who(self, status: Status, middle: int) -> list[Piece]:
        """Two lines between the buttons: how fast it goes, and who answers or why not."""
        scale, room = self._writer.scale, self._words_rect()
        width = room.width - scale(16)
        if width < scale(40):
            return []
        lines = [self._writer.line(self._rate(status), _DATE, width), self._mind(status, width)]
        top = middle - sum(line.get_height() for line in lines) // 2
        return [(lines[0], room.x + scale(8), top), (lines[1], room.x + scale(8), top + lines[0].get_height())]

    def _mind(self, status: Status, width: int) -> pygame.Surface:
        answers = status.answers
        if answers.fault:
            return self._writer.line(f"⚠️ {answers.fault}", _FAULT, width)
        name = strings.MINDS.get(status.mind, strings.MIND.format(status.mind)) if status.mind else ""
        return self._writer.line(" · ".join(filter(None, (name, spent_words(answers)))), _DATE, width)


def spent_words(answers: Answers) -> str:
    """What was spent on this game day, with the cap if there is one; empty where nothing is spent."""
    if len(answers.spans) < 2:
        return ""
    day = answers.spans[1]
    tokens = (
        f"{short_number(day.tokens)}/{short_number(day.most_tokens)}" if day.most_tokens else short_number(day.tokens)
    )
    words = strings.SPENT.format(tokens=tokens)
    if day.money or day.most_money:
        cap = f"/{day.most_money:,.2f}" if day.most_money else ""
        words += f", {strings.SPENT_MONEY.format(day.money)}{cap}"
    return words


def short_number(number: int) -> str:
    """`950`, `12.4k`, `3.1M`."""
    for size, unit in ((1_000_000, "M"), (1_000, "k")):
        if number >= size:
            return f"{number / size:.1f}{unit}" if number < 100 * size else f"{number / size:.0f}{unit}"
    return str(number)
