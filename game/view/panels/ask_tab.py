"""The tab *Ask*: an interview that leaves no trace. What was asked stays here, with this window and nowhere else."""

import time
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import AskPerson, Reply, SlowQuestion, StopAsking
from game.view.panels.long_list import Rows
from game.view.panels.marks import speech
from game.view.panels.memory_rows import MemoryRows, Teller
from game.view.panels.rows import NOTE, Block, Blocks, Maker, Piece, compose
from game.view.panels.tab import Tab
from game.view.parts import Button
from game.view.seen import Seen
from game.view.words import clean, when
from game.world.people import Person

_LONGEST = 400
_KEPT = 40
"""Questions to one person that are still shown."""
_BEHIND = 12
"""Memories behind an answer that are shown."""
_HEAD, _SHARE = 32, 0.84


@dataclass(slots=True, eq=False)
class Turn:
    """One question and its answer."""

    question: str
    tick: int
    answer: str = ""
    """Empty while it is waited for."""
    by: str = ""
    """Who answered: server and model, or `rules`."""
    number: int = 0
    """Of the slow question."""
    asked: float = 0.0
    """Real seconds: only shown."""
    memories: tuple[int, ...] = ()
    """What came to mind for the answer, by ordinal, the nearest to it first."""
    unfolded: bool = False
    """Whether these are shown."""


@dataclass(slots=True)
class Interview:
    """All that was asked of one person, and what is being written."""

    entry: Entry = field(default_factory=lambda: Entry(longest=_LONGEST))
    turns: list[Turn] = field(default_factory=list)

    @property
    def waiting(self) -> Turn | None:
        """The question that has no answer yet."""
        return next((turn for turn in reversed(self.turns) if not turn.answer), None)


class AskTab(Tab[Person]):
    """Questions to somebody, newest first."""

    name = "ask"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._interviews: dict[str, Interview] = {}

    def forget(self, world: Seen) -> None:
        """Nobody waits for an answer any more; what was asked later, but in a replay, has not been asked."""
        latest = world.clock.tick if self.acts.status().replay is None else None
        for interview in self._interviews.values():
            interview.turns = [t for t in interview.turns if t.answer and (latest is None or t.tick <= latest)]

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How many questions there are, how many answers, and how long one is waited for."""
        interview = self._of(person)
        turn = interview.waiting
        waited = int(time.monotonic() - turn.asked) if turn else -1
        answered = tuple(bool(turn.answer) + turn.unfolded for turn in interview.turns)
        return len(interview.turns), answered, waited, world.clock.now.date(), self.acts.status().mind

    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[Line]:
        """The field to ask in, or to stop asking."""
        interview = self._of(person)
        ask = partial(self._ask_written, person, interview, world)
        label = strings.ASK_LABEL.format(person.first_name)
        field = Field("question", interview.entry, label, strings.ASK_HINT, ask)
        if interview.waiting is not None:
            return [(field, Button(strings.ASK_STOP, partial(self._stop, interview), key="stop", skin=PAPER))]
        return [(field, Button(strings.ASK_BUTTON, ask))]

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """Questions and answers, then what else could be asked."""
        interview = self._of(person)
        blocks: list[Block] = [make.space(6)]
        for turn in reversed(interview.turns):
            blocks += [_question(turn, world, make), self._answer(turn, person, make)]
            blocks += self._behind(turn, person, world, make)
        if interview.waiting is None:
            blocks += [make.heading(strings.ASK_TRY)]
            for words in suggestions(person, interview, world):
                blocks.append(make.link(words, partial(self._ask, person, interview, world, words), "💡", gap=6))
        by = self.acts.status().mind
        through = strings.ASK_ANSWERS.format(name=person.first_name, by=_who(by)) if by else ""
        about = f"{strings.ASK_ABOUT.format(person.first_name)} {through}".strip()
        return Blocks([*blocks, make.space(6), make.text(about, NOTE)])

    def _answer(self, turn: Turn, person: Person, make: Maker) -> Block:
        waited = int(time.monotonic() - turn.asked) if not turn.answer else 0
        words = turn.answer or strings.ASK_PROGRESS.format(name=person.first_name, dots="." * (1 + waited % 3))
        note = strings.ANSWERED_BY.format(name=person.name, by=_who(turn.by)) if turn.by else person.name
        if not turn.answer and waited:
            note = strings.ASK_WAITED.format(name=person.name, seconds=waited)
        key = ("answer", words, note)
        return Block(key, partial(_draw_answer, person.name, words, note, make))

    def _behind(self, turn: Turn, person: Person, world: Seen, make: Maker) -> list[Block]:
        """A link to the memories behind an answer, and these; a click on one asks why it was thought."""
        rows = person.stream.rows
        found = [rows[n - 1] for n in turn.memories if n <= len(rows)]
        if not found:
            return []
        words = strings.ASK_WHY_HIDE if turn.unfolded else strings.ASK_WHY[len(found) > 1].format(len(found))
        fold = make.link(words, partial(self._unfold, turn), gap=10)
        if not turn.unfolded:
            return [fold]
        shown = MemoryRows(
            found[:_BEHIND], Teller(person.stream, world.clock, make, partial(self.acts.why, person.name))
        )
        blocks = [
            Block(("behind", shown.key(n)), partial(shown.picture, n), shown.act_at(n, (0, 0)))
            for n in range(len(shown))
        ]
        more = [make.text(strings.AND_MORE.format(len(found) - _BEHIND), NOTE)] if len(found) > _BEHIND else []
        return [fold, *blocks, *more, make.space(8)]

    def _unfold(self, turn: Turn) -> None:
        turn.unfolded = not turn.unfolded
        self.acts.renew()

    def _of(self, person: Person) -> Interview:
        return self._interviews.setdefault(person.name, Interview())

    def _ask_written(self, person: Person, interview: Interview, world: Seen) -> None:
        question = clean(interview.entry.value)
        if not question:
            interview.entry.said = strings.ASK_ANYTHING
        elif interview.waiting is not None:
            interview.entry.said = strings.ASK_ONE_AT_A_TIME
        else:
            interview.entry.set("")
            self._ask(person, interview, world, question)

    def _ask(self, person: Person, interview: Interview, world: Seen, question: str) -> None:
        turn = Turn(question, world.clock.tick, asked=time.monotonic())
        interview.turns = [*interview.turns[1 - _KEPT :], turn]

        def ask(number: int) -> SlowQuestion:
            turn.number = number
            return AskPerson(number, person.name, question)

        def answered(reply: Reply) -> None:
            if not turn.answer:
                turn.answer = strings.NO_ANSWER.format(reply.fault) if reply.fault else clean(str(reply.result)) or "…"
                turn.by, turn.memories = reply.by, reply.memories
                self.acts.renew()

        self.acts.ask(ask, answered)
        self.acts.renew()

    def _stop(self, interview: Interview) -> None:
        turn = interview.waiting
        if turn is not None:
            turn.answer = strings.ASK_STOPPED
            self.acts.want(StopAsking(turn.number))


def suggestions(person: Person, interview: Interview, world: Seen) -> list[str]:
    """Questions to begin with, and about those who are close; what was asked before is left out."""
    ties = sorted(person.ties.items(), key=lambda tie: (-abs(tie[1].closeness), tie[0]))
    close = [strings.ASK_ABOUT_SOMEBODY.format(name) for name, _ in ties[:2] if name in world.people]
    asked = {turn.question for turn in interview.turns}
    return [words for words in (*strings.ASK_SUGGESTIONS, *close) if words not in asked]


def _who(by: str) -> str:
    return strings.BY_RULES if by == "rules" else clean(by, 60)


def _question(turn: Turn, world: Seen, make: Maker) -> Block:
    """What was asked, at the right."""
    note = f"{strings.INTERVIEWER}, {when(world.clock.at(turn.tick), world.clock.now)}"
    return Block(("question", turn.question, note), partial(_draw_question, turn.question, note, make))


def _draw_question(words: str, note: str, make: Maker, width: int) -> pygame.Surface:
    box = speech(make, words, round(width * _SHARE), look.PALE)
    line = make.writer.line(note, NOTE, width)
    pieces: list[Piece] = [(box, width - box.get_width(), 0), (line, width - line.get_width(), box.get_height())]
    return compose(width, box.get_height() + line.get_height() + make.scale(4), pieces)


def _draw_answer(name: str, words: str, note: str, make: Maker, width: int) -> pygame.Surface:
    """Head and words of the one who was asked, and who answered for them."""
    face = make.head(name, _HEAD)
    left = make.scale(_HEAD + 6) if face else 0
    box = speech(make, words, width - left, look.CREAM)
    line = make.writer.line(note, NOTE, width - left)
    pieces: list[Piece] = [(face, 0, 0)] if face else []
    pieces += [(box, left, 0), (line, left, box.get_height())]
    return compose(width, box.get_height() + line.get_height() + make.scale(12), pieces)
