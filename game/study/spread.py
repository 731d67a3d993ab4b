"""How news spreads: who has it from whom, back to the one who carried it at the start (paper, section 7.1)."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from game.study.evidence import holds, names_in, teller_of, times_in
from game.world.memories import Memory
from game.world.people import Person
from game.world.places import Fact
from game.world.world import World

How = Literal["knew", "told", "overheard", "saw", "talked"]
_CARRIES = ("seed", "observation", "dialogue")
_SECRET = re.compile(r"\b(secret\w*|crush|told nobody|never told|never dared|hides?|hiding)\b", re.I)
_LOVE = ("crush", "in love", "feelings for")


@dataclass(frozen=True, slots=True)
class Telling:
    """The first memory by which somebody holds a piece of news with a chain of tellers back to its source."""

    person: str
    teller: str
    """Full name of whom they have it from; empty for those who knew at the start."""
    how: How
    tick: int
    memory: int
    """Ordinal in the person's stream."""
    place: str


@dataclass(frozen=True, slots=True)
class Secret:
    """Something a biography calls secret, or a crush: whose it is, and whom it is about."""

    owner: str
    about: str
    words: str


def spread_of(world: World, fact: Fact, sight: bool = False) -> dict[str, Telling]:
    """Who holds a fact of the scenario: everybody with a memory that mentions all of its words (`Fact.mentions`) and
    whose chain of tellers ends at the carrier's seed memory. In the order in which they came to know.

    Merely to see others speak of it is no telling; with `sight` that counts too, enough to support a claim.
    """
    return _spread(world, fact.carrier, lambda m: holds(m.text, fact.mentions) and (sight or not _is_sight(m)))


def untraced(world: World, fact: Fact) -> list[tuple[str, Memory]]:
    """Memories told or overheard that mention a fact, held by people who have no memory of it with a whole chain."""
    known = spread_of(world, fact, sight=True)
    return [
        (person.name, memory)
        for person in world.people.values()
        if person.name not in known
        for memory in person.stream.rows
        if teller_of(memory) and holds(memory.text, fact.mentions)
    ]


def altered(world: World, fact: Fact) -> list[tuple[str, Memory]]:
    """Tellings that changed a detail: memories told by somebody that mention a fact and state a time or a date
    which neither the fact nor any memory of the teller that mentions it states."""
    stated = {name: _stated(person, fact) for name, person in world.people.items()}
    found = []
    for person in world.people.values():
        for memory in person.stream.rows:
            teller = teller_of(memory)
            if teller in stated and holds(memory.text, fact.mentions) and times_in(memory.text) - stated[teller]:
                found.append((person.name, memory))
    return found


def secrets_of(world: World) -> list[Secret]:
    """The secrets in the biographies: seed memories that speak of a secret or a crush and name somebody else."""
    found = []
    for person in world.people.values():
        for memory in person.stream.rows:
            others = names_in(world, memory.text) - {person.name}
            if memory.kind == "seed" and others and _SECRET.search(memory.text) and _is_own(person, memory):
                found.append(Secret(person.name, min(others, key=memory.text.find), memory.text))
    return found


def spread_of_secret(world: World, secret: Secret) -> dict[str, Telling]:
    """Who holds a secret: a memory that names its owner, and its object, and speaks of love or a secret."""
    first_names = [world.people[name].first_name for name in (secret.owner, secret.about)]

    def mentions(memory: Memory) -> bool:
        return holds(memory.text, first_names) and any(word in memory.text.lower() for word in _LOVE)

    return _spread(world, secret.owner, mentions)


def known_people(world: World, person: Person) -> set[str]:
    """Of whom a person's memories say something: everybody else who is named in one (full or first name) or is among
    its subjects; plans and inner voices do not count."""
    rows = [m for m in person.stream.rows if m.kind not in ("plan", "inner voice")]
    subjects = {subject for memory in rows for subject in memory.subjects}
    named = names_in(world, "\n".join(memory.text for memory in rows))
    return ((subjects & world.people.keys()) | named) - {person.name}


def known_at_start(world: World, person: Person) -> set[str]:
    """Of whom a person's seed memories, their biography, say something."""
    text = "\n".join(memory.text for memory in person.stream.rows if memory.kind == "seed")
    return names_in(world, text) - {person.name}


def _spread(world: World, carrier: str, mentions: Callable[[Memory], bool]) -> dict[str, Telling]:
    rows = [
        (_order(memory, name == carrier, place), name, memory)
        for place, (name, person) in enumerate(world.people.items())
        for memory in person.stream.rows
        if memory.kind in _CARRIES and mentions(memory)
    ]
    known: dict[str, Telling] = {}
    for _, name, memory in sorted(rows, key=lambda row: row[0]):
        if name not in known:
            telling = _telling(memory, name, carrier, known)
            if telling is not None:
                known[name] = telling
    return known


def _order(memory: Memory, carries: bool, place: int) -> tuple[int, bool, bool, int, bool, int]:
    """By time, the carrier's seeds first; of the memories of one talk what was told before what it was about."""
    told = bool(teller_of(memory))
    return memory.created, memory.kind != "seed", not carries, place, not told, memory.ordinal


def _is_sight(memory: Memory) -> bool:
    return memory.kind == "observation" and not teller_of(memory)


def _telling(memory: Memory, name: str, carrier: str, known: dict[str, Telling]) -> Telling | None:
    """The memory as a link of the chain; None if whoever it comes from is not known to know."""
    how = _how(memory)
    if memory.kind == "seed":
        teller = "" if name == carrier else carrier
        fits = name == carrier or carrier in known
    else:
        source = teller_of(memory)
        about = (*memory.subjects, *(other for other in known if other in memory.text))
        from_whom = (source,) if source else about
        teller = next((other for other in from_whom if other in known and other != name), "")
        fits = bool(teller)
    return Telling(name, teller, how, memory.created, memory.ordinal, memory.place) if fits else None


def _how(memory: Memory) -> How:
    if memory.kind == "seed":
        return "knew"
    if memory.source.startswith("overheard "):
        return "overheard"
    if teller_of(memory):
        return "told"
    return "saw" if memory.kind == "observation" else "talked"


def _stated(person: Person, fact: Fact) -> set[str]:
    """Times and dates that somebody's own memories of a fact state, with those of the fact itself."""
    own = [m.text for m in person.stream.rows if m.kind in _CARRIES and holds(m.text, fact.mentions)]
    return set().union(*(times_in(text) for text in (fact.words, *own)))


def _is_own(person: Person, memory: Memory) -> bool:
    """Whether the clause begins with its owner: a secret that is told *about* somebody else is not theirs."""
    return memory.text.startswith((person.name, person.first_name))
