"""The state of a world: all that affects its future, as canonical JSON and back.

What is left out: the log and the thoughts in flight, which are not state, and what follows from the town's folder.
Memory rows, what changes about them, and talks that have ended are kept as rows of their own (`rows`).
The order of dictionaries is kept, since rules walk through them.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, dataclass, fields, replace
from datetime import datetime
from typing import Any, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, create_model
from pydantic_core import PydanticSerializationError

from game.saves.faults import DamageError
from game.saves.rows import Beside, canonical, clean, parse, row_json
from game.world.clock import Clock
from game.world.conversations import Conversation
from game.world.events import PlayedAct
from game.world.homes import with_owners
from game.world.memories import Memory, MemoryStream
from game.world.people import Person
from game.world.places import Fact, Town
from game.world.settings import Settings
from game.world.world import World

_STRICT = ConfigDict(extra="forbid", strict=True)
_YEARS = range(1000, 9000)
"""Years in which a story may start: dates stay dates however long it is played."""


def _person_fields() -> dict[str, Any]:
    """Everything of a person but the stream; a field that an older file lacks gets its default."""
    hints, found = get_type_hints(Person), {}
    for field in fields(Person):
        plain = ... if field.default is MISSING else field.default
        default = plain if field.default_factory is MISSING else Field(default_factory=field.default_factory)
        found[field.name] = (hints[field.name], default)
    del found["stream"]
    return found


_PERSON_FIELDS = _person_fields()
_PersonState: Any = create_model("_PersonState", __config__=_STRICT, **_PERSON_FIELDS)
_TALK = TypeAdapter(Conversation)


class State(BaseModel):
    """A world without its rows, as it stands in a checkpoint."""

    model_config = _STRICT

    town: str
    start: datetime
    tick: int
    seed: str
    settings: Settings
    thing_states: dict[str, str]
    conversations: list[Conversation]
    next_conversation: int
    next_thought: int
    counts: dict[str, int]
    acts: list[PlayedAct] = Field(default_factory=list)
    """Empty in files from before the player's acts were kept."""
    people: list[_PersonState]
    away: list[_PersonState] = Field(default_factory=list)
    """Visitors who have left; none in files from before there were visitors."""
    seeded: list[Fact] = Field(default_factory=list)
    """Facts that the town was begun with beside its scenario's; none in files from before there were any."""

    @property
    def everybody(self) -> list[Any]:
        """Those who are in the town, and then those who are away."""
        return [*self.people, *self.away]


@dataclass(frozen=True, slots=True)
class StreamCopy:
    """Somebody's stream at one moment: rows are shared and never change, only `length` of them count."""

    rows: Sequence[Memory]
    length: int
    beside: Beside


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A world at one moment, fit to be written by another thread while the world goes on."""

    tick: int
    moment: datetime
    state: bytes
    streams: Mapping[str, StreamCopy]
    talks: Sequence[Conversation]
    """Shared and only ever longer; `talk_count` of them count, and those never change."""
    talk_count: int


def snapshot(world: World) -> Snapshot:
    """A copy of all that is state. On the thread that owns the world, with nothing in flight; 2 to 8 ms."""
    streams = {
        name: StreamCopy(person.stream.rows, len(person.stream.rows), Beside.of(person.stream))
        for name, person in (world.people | world.away).items()
    }
    state = _state_json(world, world.counts)
    return Snapshot(world.tick, world.clock.now, state, streams, world.talks, len(world.talks))


def state_hash(world: World) -> str:
    """SHA-256 of all that affects the future; equal for equal runs, on any machine, saved and loaded or not.

    Left out beside log and flight: the counts, which only tell what happened.
    """
    digest = hashlib.sha256(_state_json(world, {}))
    for person in (*world.people.values(), *world.away.values()):
        digest.update(f"\n{person.name}".encode())
        for memory in person.stream.rows:
            digest.update(row_json(memory))
        digest.update(canonical(Beside.of(person.stream)))
    for talk in world.talks:
        digest.update(talk_json(talk))
    return digest.hexdigest()


def talk_json(talk: Conversation) -> bytes:
    """A talk as canonical JSON."""
    try:
        return _TALK.dump_json(talk, warnings="none")
    except PydanticSerializationError:  # half a surrogate pair somewhere
        return _TALK.dump_json(_TALK.validate_python(_cleaned(_TALK.dump_python(talk, warnings="none"))))


def talk_from(text: str | bytes) -> Conversation:
    """A talk from its JSON. Raises `DamageError`."""
    parse(text)
    try:
        return _TALK.validate_json(text, strict=True)
    except ValidationError as error:
        raise DamageError(f"a talk makes no sense ({_first_fault(error)})") from error


def state_from(raw: bytes) -> State:
    """A state from its JSON, checked field by field. Raises `DamageError`."""
    parse(raw)
    try:
        state = State.model_validate_json(raw, strict=True)
    except ValidationError as error:
        raise DamageError(f"a state makes no sense ({_first_fault(error)})") from error
    names = [person.name for person in state.everybody]
    if len(set(names)) < len(names) or state.start.tzinfo is not None or state.start.year not in _YEARS:
        raise DamageError("a state makes no sense (two people of one name, or a start outside the calendar)")
    return state


def people_from(state: State, streams: Mapping[str, MemoryStream]) -> list[Person]:
    """The people of a state with their streams, those who are away last."""
    return [
        Person(**{name: getattr(person, name) for name in _PERSON_FIELDS}, stream=streams[person.name])
        for person in state.everybody
    ]


def restore(state: State, people: list[Person], talks: list[Conversation], town: Town) -> World:
    """The world of a state. What the town's map has lost since is forgotten, what is new in it begins as in a new town.

    Raises `DamageError` if its parts do not fit each other or the map.
    """
    _check_people(people, talks, town)
    here, away = people[: len(state.people)], people[len(state.people) :]
    _check_talks(state.conversations, here)
    town = with_owners(replace(town, facts=(*_own(town, state.seeded), *state.seeded)), here)
    for person in people:
        person.known = [address for address in person.known if address in town.rooms]
    return World(
        town=town,
        clock=Clock(state.start, state.tick),
        seed=state.seed,
        people={person.name: person for person in here},
        away={person.name: person for person in away},
        thing_states=_thing_states(state, town),
        settings=state.settings,
        conversations={talk.id: talk for talk in state.conversations},
        talks=talks,
        next_conversation=state.next_conversation,
        next_thought=state.next_thought,
        counts=dict(state.counts),
        acts=list(state.acts),
        seeded=list(state.seeded),
    )


def _own(town: Town, seeded: Sequence[Fact]) -> tuple[Fact, ...]:
    """The facts of the scenario alone, also of a town that already has the seeded ones."""
    known = {fact.key for fact in seeded}
    return tuple(fact for fact in town.facts if fact.key not in known)


def _state_json(world: World, counts: Mapping[str, int]) -> bytes:
    people, away = ([_person_state(p) for p in known.values()] for known in (world.people, world.away))
    state = State.model_construct(
        town=world.town.name,
        start=world.clock.start,
        tick=world.clock.tick,
        seed=world.seed,
        settings=world.settings,
        thing_states=world.thing_states,
        conversations=list(world.conversations.values()),
        next_conversation=world.next_conversation,
        next_thought=world.next_thought,
        counts=dict(sorted(counts.items())),
        acts=world.acts,
        seeded=world.seeded,
        people=people,
        away=away,
    )
    try:
        return state.model_dump_json(warnings="none").encode()
    except PydanticSerializationError:  # half a surrogate pair somewhere: it becomes `?` in the file
        cleaned = State.model_validate(_cleaned(state.model_dump(warnings="none")), strict=False)
        return cleaned.model_dump_json().encode()


def _person_state(person: Person) -> Any:
    return _PersonState.model_construct(**{name: getattr(person, name) for name in _PERSON_FIELDS})


def _cleaned(value: Any) -> Any:
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, dict):
        return {_cleaned(key): _cleaned(item) for key, item in value.items()}
    return [_cleaned(item) for item in value] if isinstance(value, list | tuple) else value


def _thing_states(state: State, town: Town) -> dict[str, str]:
    kept = {address: said for address, said in state.thing_states.items() if address in town.things}
    fresh = {address: thing.states[0] for address, thing in town.things.items() if thing.states}
    return kept | {address: first for address, first in fresh.items() if address not in kept}


def _check_people(people: list[Person], talks: list[Conversation], town: Town) -> None:
    over = {talk.id for talk in talks}
    for person in people:
        for x, y in (person.tile, *person.path):
            if not (0 <= x < town.width and 0 <= y < town.height):
                raise DamageError(f"{person.name} is at {x}, {y}, which is not on the map of {town.title}")
        if not over.issuperset(person.to_digest):
            raise DamageError(f"{person.name} thinks of a talk that never was")
        numbers = (*person.voices, *(news.memory for news in person.news))
        if not all(0 < number <= len(person.stream.rows) for number in numbers):
            raise DamageError(f"{person.name} has news that is not remembered")


def _check_talks(running: list[Conversation], people: list[Person]) -> None:
    """A person is in the talk that they are said to be in, and nobody else is; one side may be a visitor."""
    talking = {person.name: person.conversation for person in people if person.conversation}
    names = {person.name for person in people}
    said = [(name, talk.id) for talk in running for name in talk.people if name in names]
    ids = {talk.id for talk in running if names.intersection(talk.people)}
    spoken = all(talk.speaker in talk.people and talk.people[0] != talk.people[1] for talk in running)
    if talking != dict(said) or len(talking) != len(said) or len(ids) != len(running) or not spoken:
        raise DamageError("the talks that are going on do not fit the people in them")


def _first_fault(error: ValidationError) -> str:
    fault = error.errors(include_url=False, include_input=False)[0]
    return f"`{'.'.join(str(part) for part in fault['loc'])[:80]}`: {fault['msg']}"
