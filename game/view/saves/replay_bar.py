"""The bar of a replay, over the row of residents: what is watched, play and marks, the scale, ways out."""

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.intents import LeaveReplay, SeekReplay, StepMark, TogglePause
from game.view.panels.rows import NOTE, Block, compose
from game.view.parts import Button, Part, Words
from game.view.saves import words
from game.view.saves.asking import BranchSheet
from game.view.saves.history import Mark, Replayed
from game.view.saves.scale_part import ScalePart
from game.view.sheets import Sheet
from game.view.text import Style
from game.view.words import clean, time_of_day
from game.world.clock import Clock, date_words
from game.world.conversations import topic_words

_TITLE: Style = (look.BODY, True, look.MAROON)
_EDGE = 6


class ReplayBar(Sheet):
    """There as long as a replay is watched."""

    modal, closes, bar = False, False, True

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._to = self._from = -1
        """The tick that the player wants to see, until it is shown, and where the replay stood then."""

    @property
    def width(self) -> int:  # type: ignore[override]
        """As wide as the window."""
        return round(self.room[0])

    def lie(self, rect: pygame.Rect, room: pygame.Rect) -> None:
        """Along the lower edge; over the town where a low window has no room for it."""
        if self.below.height:
            rect.center = self.below.center
        else:
            rect.midbottom = room.midbottom

    def draw_under(self, surface: pygame.Surface) -> None:
        """A frame around the town: what is in it is past."""
        scale = self.make.scale
        room = pygame.Rect(0, scale(look.TOP_HEIGHT), surface.get_width(), 0)
        room.height = (self.below.top or surface.get_height() - scale(look.BOTTOM_HEIGHT)) - room.top
        pygame.draw.rect(surface, look.RED, room, scale(_EDGE) // 2)

    @property
    def _replayed(self) -> Replayed | None:
        return self.status.replay

    def signature(self) -> Hashable:
        """Where it stands."""
        replayed = self._replayed
        if replayed is None:
            return None
        if not replayed.busy and replayed.tick != self._from:
            self._to = -1
        return replayed.tick // 6, replayed.ready, replayed.busy, self.status.paused, len(replayed.marks)

    def lines(self) -> Sequence[Line]:
        """Which moment, what comes next, buttons, the scale."""
        replayed = self._replayed
        if replayed is None or not replayed.ready:
            return [Words(self.make.text(strings.REPLAY_OPENS, _TITLE))]
        at = self._to if self._to >= 0 else replayed.tick
        first = (Words(self._moment(replayed), "moment"), *self._buttons())
        return [first, self._next(replayed), ScalePart(replayed, at, self._seek)]

    def _moment(self, replayed: Replayed) -> Block:
        now = Clock(replayed.start).at(replayed.tick)
        name = strings.REPLAY_OF.format(clean(replayed.branch, 40))
        when = strings.REPLAY_MOMENT.format(date=date_words(now), time=time_of_day(now))
        state = strings.REPLAY_SEEKS if replayed.busy else strings.REPLAY_ONLY
        if not replayed.busy and replayed.tick >= replayed.last:
            state = strings.REPLAY_END

        def draw(width: int) -> pygame.Surface:
            first = self.make.writer.line(f"{name}: {when}", _TITLE, width)
            second = self.make.writer.line(state, NOTE, width)
            return compose(width, first.get_height() + second.get_height(), [
                (first, 0, 0), (second, 0, first.get_height())
            ])  # fmt: skip

        return Block((name, when, state), draw)

    def _buttons(self) -> Sequence[Part]:
        acts, playing, tip = self._acts, not self.status.paused, self._acts.tip
        before, after = (partial(acts.want, StepMark(direction)) for direction in (-1, 1))
        return [
            Button("", before, "before", tip(strings.REPLAY_BEFORE, "mark_before"), PAPER, "⏮️"),
            Button(strings.REPLAY_STOP if playing else strings.REPLAY_PLAY, partial(acts.want, TogglePause()), "play",
                   tip(strings.PAUSE, "pause")),
            Button("", after, "after", tip(strings.REPLAY_AFTER, "mark_after"), PAPER, "⏭️"),
            Button(strings.REPLAY_BRANCH, self._branch, "branch", skin=PAPER),
            Button(strings.REPLAY_LEAVE, self._leave, "leave", tip(strings.REPLAY_LEAVE, "replay")),
        ]  # fmt: skip

    def _next(self, replayed: Replayed) -> Line:
        mark = replayed.beside(1)
        if mark is None:
            return Words(self.make.text(strings.REPLAY_NO_MARK, NOTE))
        draw = partial(self._draw_next, replayed, mark)
        return Words(Block(("next", mark), draw, partial(self._seek, mark.tick)), "next")

    def _draw_next(self, replayed: Replayed, mark: Mark, width: int) -> pygame.Surface:
        emoji, text = mark_words(mark)
        time = time_of_day(Clock(replayed.start).at(mark.tick))
        told = strings.REPLAY_NEXT.format(strings.REPLAY_MARK.format(time=time, text=text))
        style: Style = (look.BODY, False, look.LINK)
        scale = self.make.scale
        line = self.make.writer.line(told, style, width - scale(26))
        picture = self.make.writer.emoji.picture(emoji, scale(18))
        pieces = [(line, scale(26), scale(2)), *([(picture, 0, scale(3))] if picture is not None else [])]
        return compose(width, line.get_height() + scale(6), pieces)

    def _seek(self, tick: int) -> None:
        self._to, self._from = tick, self._replayed.tick if self._replayed else -1
        self._acts.want(SeekReplay(tick))

    def _branch(self) -> None:
        if self._replayed is not None:
            now = Clock(self._replayed.start).at(self._replayed.tick)
            self._acts.open(BranchSheet(self._acts, words.moment(now), 0))

    def _leave(self) -> None:
        self._acts.want(LeaveReplay())


def mark_words(mark: Mark) -> tuple[str, str]:
    """An emoji, and what happened in a line."""
    emoji, with_text, without = strings.REPLAY_MARKS[mark.kind]
    people = " and ".join(clean(name, 40) for name in mark.people)
    text = topic_words(clean(mark.text, 200)) if mark.kind == "talk" else clean(mark.text, 200)
    return emoji, (with_text if text else without).format(people=people, text=text)
