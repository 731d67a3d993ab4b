"""Whole talks between two cards, line by line, for the tests of the rules."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from game.mind.questions import Digest, DigestTalk, SaidLine, SpeakLine, Statement
from game.mind.rules.digest import digest_talk
from game.mind.rules.talk import speak_line
from game.world.memories import Kind
from game.world.people import Tie
from game.world.thoughts import Card
from tests.mind.rules.cards import card

NOON = datetime(2023, 2, 13, 12, 0)
PARTY = "Isabella Rodriguez is planning a Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm"
CANDIDATE = "Sam Moore is running for mayor in the local election"


def person(
    name: str,
    *clauses: str,
    traits: tuple[str, ...] = ("kind",),
    ties: dict[str, int] | None = None,
    age: int = 30,
    now: datetime = NOON,
    work: str = "",
) -> Card:
    """A card with a biography of the clauses and ties of the closeness given."""
    life = "; ".join((f"{name} goes to bed around 11 pm, wakes up around 7 am and has dinner around 6 pm", *clauses))
    known = tuple((other, Tie(closeness, "")) for other, closeness in (ties or {}).items())
    return card(name, life, now=now, traits=traits, ties=known, age=age, work=work)


def told(text: str, by: str, *, importance: int = 7, ordinal: int = 9) -> Statement:
    """Something that somebody said before."""
    return Statement(ordinal, text, "dialogue", f"was told by {by}", NOON, importance, (by,))


def own(text: str, *, kind: Kind = "dialogue", subjects: tuple[str, ...] = (), ordinal: int = 8) -> Statement:
    """Something one did oneself: a talk, a promise, a plan."""
    return Statement(ordinal, text, kind, "did", NOON, 5, subjects)


def talk(
    one: Card,
    two: Card,
    about: str = "",
    *,
    one_knows: Sequence[Statement] = (),
    two_knows: Sequence[Statement] = (),
    seed: str = "1",
    most: int = 10,
    said_today: Sequence[str] = (),
) -> tuple[SaidLine, ...]:
    """A talk from the first line to the last, as the world plays it; `said_today` is what `one` said before it."""
    lines: list[SaidLine] = []
    closing = False
    while True:
        mine, theirs = (one, two) if len(lines) % 2 == 0 else (two, one)
        known = one_knows if mine is one else two_knows
        ends = closing or len(lines) >= most - 1
        thinker = replace(mine, seed=f"{seed}:{mine.name}:{len(lines)}")
        began, said = mine is one, tuple(said_today) if mine is one else ()
        q = SpeakLine(thinker, theirs.name, theirs.age, theirs.doing, about, began, tuple(lines), ends, tuple(known))
        spoken = speak_line(replace(q, said_today=said))
        lines.append(SaidLine(mine.name, spoken.text))
        if ends:
            return tuple(lines)
        closing = spoken.done


def digested(
    lines: Sequence[SaidLine], mine: Card, other: str, about: str = "", known: Sequence[Statement] = ()
) -> Digest:
    """What one side keeps of a talk."""
    return digest_talk(DigestTalk(mine, other, about, tuple(lines), tuple(known)))
