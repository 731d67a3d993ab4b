"""Checks the people and the scenario against one another and against the map."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from game.towns.files import FactFile, PersonFile, ScenarioFile
from game.towns.load import address_faults, beds, same_name, sleeping_places
from game.towns.looks import look_faults
from game.towns.words import hint
from game.world.places import Town


def same_name_faults(people: Mapping[Path, PersonFile]) -> Iterator[str]:
    """Names that two files share."""
    seen: dict[str, Path] = {}
    for path, file in people.items():
        first = seen.setdefault(file.name, path)
        if first != path:
            yield f"{path}: {same_name(file.name, first)}"


def person_faults(file: PersonFile, town: Town | None) -> Iterator[str]:
    """Faults of one file; addresses are looked up if there is a map."""
    if not file.home:
        example = f" such as `{next(iter(town.rooms))}`" if town and town.rooms else ""
        yield f"`home`: is missing, expected the address of a room{example}"
    if town:
        yield from address_faults(file, town)
    yield from look_faults(file.look)


def bed_faults(people: Mapping[Path, PersonFile], town: Town) -> Iterator[str]:
    """People for whom their room has no place to sleep."""
    sleepers: Counter[str] = Counter()
    for path, file in people.items():
        if file.home not in town.rooms:
            continue
        sleepers[file.home] += 1
        places = sum(len(sleeping_places(bed)) for bed in beds(town, file.home))
        if sleepers[file.home] > places:
            there = f"for {places}" if places else "for nobody"
            expected = f"expected a thing `{file.home}:bed` with a place for {sleepers[file.home]}"
            yield f"{path}: `home`: {file.name} has no bed, `{file.home}` has beds {there}, {expected}"


def scenario_faults(
    path: Path, scenario: ScenarioFile, names: Sequence[str] | None, town: Town | None
) -> Iterator[str]:
    """Faults of facts and options; people are looked up if the names of all are known."""
    keys = Counter(fact.key for fact in scenario.facts)
    for key, count in keys.items():
        if count > 1:
            yield f"{path}: `facts`, `{key}`: is there {count} times, expected each `key` once"
    for fact in scenario.facts:
        yield from (f"{path}: `facts`, `{fact.key}`: {fault}" for fault in _fact_faults(fact, names, town))
    for key, option in scenario.options.items():
        if names is not None and option.person not in names:
            yield f"{path}: `options`, `{key}`: {_nobody(option.person, names)}"


def _fact_faults(fact: FactFile, names: Sequence[str] | None, town: Town | None) -> Iterator[str]:
    if names is not None and fact.carrier not in names:
        yield f"`carrier`: {_nobody(fact.carrier, names)}"
    if town and fact.place and fact.place not in town.rooms:
        yield f"`place`: there is no room `{fact.place}`{hint(fact.place, town.rooms)}"
    if fact.since and fact.until and fact.until <= fact.since:
        yield f"`until`: {fact.until} is not after `from`, expected a time later than {fact.since}"
    if (fact.since is None) != (fact.until is None):
        yield f"`{'from' if fact.since is None else 'until'}`: is missing, expected both times or none"


def _nobody(name: str, names: Sequence[str]) -> str:
    return f"there is nobody called `{name}`, expected a name from a person's file{hint(name, names)}"
