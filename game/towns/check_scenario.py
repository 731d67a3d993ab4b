"""Checks the scenario against the people and the map: a town with a wrong fact is not played."""

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from game.towns.files import FactFile, ScenarioFile
from game.towns.words import hint
from game.world.places import Town


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
