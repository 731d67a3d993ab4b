"""The custom properties that objects of a map may have: how each is read, and what is wrong with the others."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.towns.words import hint
from game.world.places import Hours

Reader = Callable[[Any], Any]
"""Reads a value as Tiled wrote it; raises ValueError saying what was expected."""


def _access(value: Any) -> str:
    if value not in ("public", "private"):
        raise ValueError("`public` or `private`")
    return str(value)


def _hours(value: Any) -> Hours | None:
    words = str(value).strip()
    if not words:
        return None
    since, _, until = (part.strip() for part in words.partition("-"))
    if not (since.isdecimal() and until.isdecimal() and int(since) < int(until) <= 24):
        raise ValueError("hours like `8-20`, from 0 to 24, or nothing for always")
    return Hours(int(since), int(until))


def _count(value: Any) -> int:
    if isinstance(value, bool) or not str(value).isdecimal():
        raise ValueError("a whole number, 0 for no limit")
    return int(value)


def _flag(value: Any) -> bool:
    if str(value).lower() not in ("true", "false"):
        raise ValueError("true or false")
    return str(value).lower() == "true"


def _listed(value: Any) -> tuple[str, ...]:
    words = tuple(part.strip() for part in str(value).split(","))
    if words == ("",):
        return ()
    if not all(words) or len(set(words)) < len(words):
        raise ValueError("different words between commas")
    return words


PROPERTIES: Mapping[str, Mapping[str, tuple[Reader, Any]]] = {
    "rooms": {
        "access": (_access, "public"),
        "hours": (_hours, ""),
        "capacity": (_count, 0),
        "purpose": (str, ""),
        "outdoors": (_flag, False),
        "owners": (_listed, ""),
    },
    "things": {"states": (_listed, ""), "stamp": (str, ""), "purpose": (str, ""), "capacity": (_count, 0)},
    "doors": {},
    "spawns": {},
}
"""Layer -> property -> its reader, and the value of who leaves it out."""


def read_properties(layer: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """All properties that a layer's objects have; what is left out or wrong has its default."""
    return {name: _value(reader, given.get(name, default), default) for name, (reader, default) in _of(layer)}


def wrong_values(layer: str, given: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each property whose value cannot be read."""
    for name, (reader, default) in _of(layer):
        try:
            reader(given.get(name, default))
        except ValueError as error:
            yield f"property `{name}` is `{given[name]}`, expected {error}"


def unknown_names(layer: str, given: Mapping[str, Any]) -> Iterator[str]:
    """A sentence for each property that nobody reads."""
    known = sorted(PROPERTIES[layer])
    for name in given:
        if name not in known:
            expected = f"expected one of {', '.join(known)}" if known else "expected none on this layer"
            yield f"property `{name}` is unknown, {expected}{hint(name, known)}"


def _of(layer: str) -> Iterator[tuple[str, tuple[Reader, Any]]]:
    yield from PROPERTIES[layer].items()


def _value(reader: Reader, given: Any, default: Any) -> Any:
    try:
        return reader(given)
    except ValueError:
        return reader(default)
