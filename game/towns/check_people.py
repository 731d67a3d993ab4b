"""Checks the people against one another and against the map."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from game.towns.files import PersonFile
from game.towns.load import address_faults, same_name
from game.towns.looks import look_faults
from game.world.homes import beds, sleeping_places
from game.world.places import Town


def same_name_faults(people: Mapping[Path, PersonFile]) -> Iterator[str]:
    """Names that two files share."""
    seen: dict[str, Path] = {}
    for path, file in people.items():
        first = seen.setdefault(file.name, path)
        if first != path:
            yield f"{path}: {same_name(file.name, first)}"


def person_faults(file: PersonFile, town: Town | None) -> Iterator[str]:
    """Faults of one file; addresses are looked up if there is a map. Who has no home begins at a spawn point."""
    if not file.home and town and not town.spawns:
        example = f" such as `{next(iter(town.rooms))}`" if town.rooms else ""
        yield f"`home`: is missing, expected the address of a room{example}, or a spawn point in the map"
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
