"""The paper's interview: everybody is asked the 25 questions, with parts of the architecture or without (section 6)."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from game.mind.interview import interview
from game.session import Session
from game.study.ablations import card_without, kinds_of, view_without
from game.study.conditions import FULL, INTERVIEWED
from game.study.questionnaire import questions_for
from game.world.people import Person
from game.world.thinking import card_of
from game.world.world import World

AskWithout = Callable[[Person, str, Sequence[str]], str]
"""Asks somebody a question with some ablations (their names) in force; it leaves no trace."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question, the answer, and whether it was right."""

    condition: str
    """`full`, `no reflection`, ...: one of the names in `conditions.INTERVIEWED`."""
    way: str
    """`same stream`, with kinds of memory masked, or `own life`, that was lived under the condition."""
    person: str
    group: str
    key: str
    asked: str
    answer: str
    right: dict[str, bool]
    """By what was checked; empty for a question that only the person can answer."""


def asker(session: Session) -> AskWithout:
    """Interviews in a session. A summary description rests on all that was remembered when it was made, so it is left
    out wherever something is masked."""

    def ask(person: Person, question: str, removed: Sequence[str]) -> str:
        world, kinds = session.world, kinds_of(removed)
        card = card_without(removed, card_of(world, person))
        card = replace(card, summary="") if removed else card
        view = view_without(kinds, person.stream.view())
        plan = [] if "plan" in kinds else person.plan.chunks
        return interview(card, view, plan, world.tick, world.clock.start, question, session.mind, session.recall)

    return ask


def interviews(world: World, ask: AskWithout, removed: Sequence[str]) -> list[Answered]:
    """The interviews that fit a life: under all conditions on the stream of a full one, else under its own."""
    if removed:
        name = next((name for name, kinds in INTERVIEWED if set(kinds) == set(removed)), "")
        return _all_asked(world, ask, name, "own life", removed) if name else []
    rows = [row for name, kinds in INTERVIEWED for row in _all_asked(world, ask, name, "same stream", kinds)]
    return rows + [replace(row, way="own life") for row in rows if row.condition == FULL]


def shares(answers: Iterable[Answered], part: Callable[[Answered, str], str]) -> dict[str, tuple[int, int]]:
    """How many checks were right, of how many, by a part of them: `lambda row, check: row.group`."""
    found: dict[str, tuple[int, int]] = {}
    for row in answers:
        for check, right in row.right.items():
            key = part(row, check)
            good, every = found.get(key, (0, 0))
            found[key] = good + right, every + 1
    return found


def _all_asked(world: World, ask: AskWithout, name: str, way: str, removed: Sequence[str]) -> list[Answered]:
    rows = []
    for person in world.people.values():
        for asked in questions_for(world, person):
            answer = ask(person, asked.words, removed)
            right = {check: is_right(answer) for check, is_right in asked.checks.items()}
            rows.append(Answered(name, way, person.name, asked.group, asked.key, asked.words, answer, right))
    return rows
