"""The tab *Ask*: an interview that leaves no trace. What was asked stays here, with this window and nowhere else."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import AskPerson, Reply
from game.view.panels.long_list import Rows
from game.view.panels.rows import NOTE, PLAIN, STRONG, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.parts import Button
from game.view.seen import Seen
from game.view.words import clean, when
from game.world.people import Person

_LONGEST = 400
_KEPT = 40
"""Questions to one person that are still shown."""


@dataclass(slots=True, eq=False)
class Turn:
    """One question and its answer."""

    question: str
    tick: int
    answer: str = ""
    """Empty while it is waited for."""


@dataclass(slots=True)
class Interview:
    """All that was asked of one person, and what is being written."""

    entry: Entry = field(default_factory=lambda: Entry(longest=_LONGEST))
    turns: list[Turn] = field(default_factory=list)


class AskTab(Tab[Person]):
    """Questions to somebody, newest first."""

    name = "ask"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._interviews: dict[str, Interview] = {}

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How many questions there are, and how many answers."""
        turns = self._of(person).turns
        return len(turns), sum(bool(turn.answer) for turn in turns), world.clock.now.date()

    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[Line]:
        """The field to ask in."""
        interview = self._of(person)

        def ask() -> None:
            self._ask(person, interview, world)

        label = strings.ASK_LABEL.format(person.first_name)
        return [(Field("question", interview.entry, label, strings.ASK_HINT, ask), Button(strings.ASK_BUTTON, ask))]

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """Questions and answers."""
        blocks: list[Block] = []
        for turn in reversed(self._of(person).turns):
            asked = f"{when(world.clock.at(turn.tick), world.clock.now)} · {strings.INTERVIEWER}"
            answer = turn.answer or strings.ASK_WAITS.format(person.first_name)
            blocks += [make.text(asked, NOTE, gap=0), make.text(turn.question, STRONG)]
            blocks += [make.text(answer, PLAIN, indent=26, emoji=strings.TALK_EMOJI, gap=12)]
        about = make.text(strings.ASK_ABOUT.format(person.first_name), NOTE)
        return Blocks([make.space(6), *blocks, about])

    def _of(self, person: Person) -> Interview:
        return self._interviews.setdefault(person.name, Interview())

    def _ask(self, person: Person, interview: Interview, world: Seen) -> None:
        question = clean(interview.entry.value)
        if not question:
            interview.entry.said = strings.ASK_ANYTHING
            return
        interview.entry.set("")
        turn = Turn(question, world.clock.tick)
        interview.turns = [*interview.turns[1 - _KEPT :], turn]

        def answered(reply: Reply) -> None:
            turn.answer = strings.NO_ANSWER.format(reply.fault) if reply.fault else clean(str(reply.result)) or "…"
            self.acts.renew()

        self.acts.ask(lambda number: AskPerson(number, person.name, question), answered)
