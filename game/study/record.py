"""What is kept of one finished run, small enough to hand from process to process and to write down."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.study.attendance import attendance, events_of
from game.study.claims import Ask, check, interview_all
from game.study.interviews import Answered
from game.study.lines import all_talks, embellished
from game.study.measures import Metrics, measured
from game.study.phrases import moment
from game.study.spread import Telling, altered, secrets_of, spread_of, spread_of_secret
from game.study.watcher import Watcher
from game.world.memories import Memory
from game.world.places import Fact
from game.world.relations import Network, network
from game.world.ties import CLOSENESS, closeness_words
from game.world.world import World, describe_place


@dataclass(frozen=True, slots=True)
class Told:
    """One step on the way of a piece of news."""

    person: str
    teller: str
    how: str
    tick: int
    when: str
    where: str
    closeness: int
    """How close the one who was told felt to the teller when their talk began, -10 to 10."""


@dataclass(frozen=True, slots=True)
class News:
    """What became of a fact of the scenario."""

    key: str
    words: str
    tellings: tuple[Told, ...]
    """In the order in which people came to know, the carrier first."""
    altered: tuple[str, ...]
    """Tellings that changed a detail, in words."""


@dataclass(frozen=True, slots=True)
class Happening:
    """Who was asked to an event, who came, and why the others did not."""

    key: str
    invited: tuple[str, ...]
    accepted: tuple[str, ...]
    attended: tuple[str, ...]
    dropped_in: tuple[str, ...]
    absent: dict[str, str]
    """Accepted and not there: the stated conflict, empty where there is none."""
    away: dict[str, str] = field(default_factory=dict)
    """Told of it, never accepted and not there: the reason."""


@dataclass(frozen=True, slots=True)
class Knit:
    """How the town was knit together at the end of a day, by what everybody remembers."""

    day: str
    """As an ISO date."""
    density: float
    close: dict[str, int]
    """How many pairs who know each other are how close, in words: the less close of the two counts."""


@dataclass(frozen=True, slots=True)
class Run:
    """One town under one condition, measured."""

    seed: str
    condition: str
    people: int
    start: str
    """When the story begins, as ISO words."""
    metrics: Metrics
    news: tuple[News, ...]
    happenings: tuple[Happening, ...]
    secrets: tuple[str, ...]
    """Secrets that somebody came to know, in words."""
    lengths: dict[int, int]
    """How many talks have how many lines."""
    unsupported: tuple[str, ...]
    missed: tuple[str, ...]
    embellished: tuple[str, ...]
    violations: tuple[str, ...]
    answers: tuple[Answered, ...] = field(default=())
    """What people answered to the 25 questions, if they were asked."""
    network: tuple[Knit, ...] = field(default=())
    """Day by day, the first day first."""


def record(
    world: World,
    watcher: Watcher,
    asked: Mapping[str, int],
    ask: Ask,
    condition: str,
    answers: tuple[Answered, ...] = (),
) -> Run:
    """Everything that a report tells of a finished world; everybody is interviewed about what they know."""
    counted = dict(asked)  # an interview is no question of the run
    checked = check(world, interview_all(world, ask))
    return Run(
        seed=world.seed,
        condition=condition,
        people=len(world.people),
        start=world.clock.start.isoformat(),
        metrics=measured(world, watcher, counted, checked),
        news=tuple(_news(world, watcher, fact) for fact in world.town.facts),
        happenings=tuple(_happening(world, watcher, fact) for fact in events_of(world)),
        secrets=tuple(_secrets_out(world)),
        lengths=_lengths(world),
        unsupported=tuple(checked.unsupported),
        missed=tuple(checked.missed),
        embellished=tuple(f"{e.speaker}, {e.detail}: {e.line}" for e in embellished(world)),
        violations=tuple(f"{who}, {describe_place(room)}, {moment(world, at)}" for who, room, at in watcher.violations),
        answers=answers,
        network=tuple(_knit(day) for day in network(world)),
    )


def _news(world: World, watcher: Watcher, fact: Fact) -> News:
    told = tuple(_told(world, watcher, telling) for telling in spread_of(world, fact).values())
    changed = tuple(_as_told(world, name, memory) for name, memory in altered(world, fact))
    return News(fact.key, fact.words, told, changed)


def _told(world: World, watcher: Watcher, telling: Telling) -> Told:
    return Told(
        person=telling.person,
        teller=telling.teller,
        how=telling.how,
        tick=telling.tick,
        when=moment(world, telling.tick),
        where=describe_place(telling.place),
        closeness=watcher.close(telling.person, telling.teller, telling.tick),
    )


def _as_told(world: World, name: str, memory: Memory) -> str:
    return f"{name}, {memory.source} ({moment(world, memory.created)}): {memory.text}"


def _happening(world: World, watcher: Watcher, fact: Fact) -> Happening:
    came = attendance(world, watcher, fact)
    invited, accepted, attended, dropped_in = (
        tuple(sorted(group)) for group in (came.invited, came.accepted, came.attended, came.dropped_in)
    )
    return Happening(fact.key, invited, accepted, attended, dropped_in, came.absent, came.away)


def _knit(network: Network) -> Knit:
    felt = [closeness_words(min(edge.closeness)) for edge in network.edges]
    counts = {words: felt.count(words) for words in CLOSENESS.values() if words in felt}
    return Knit(network.day.isoformat(), round(network.density, 4), counts)


def _secrets_out(world: World) -> list[str]:
    """Each way on which somebody came to know a secret that was not theirs."""
    return [
        f"{t.person}, from {t.teller} ({t.how}, {moment(world, t.tick)}): {secret.words}"
        + (" This is whom it is about." if t.person == secret.about else "")
        for secret in secrets_of(world)
        for t in spread_of_secret(world, secret).values()
        if t.how != "knew"
    ]


def _lengths(world: World) -> dict[int, int]:
    lengths = sorted(len(talk.lines) for talk in all_talks(world))
    return {length: lengths.count(length) for length in dict.fromkeys(lengths)}
