"""Small pieces of Markdown and English that stories are put together from."""

import re
from collections.abc import Iterable

from game.world.clock import time_words
from game.world.world import World


def clock(world: World, tick: int) -> str:
    """The time of a tick in words, to the minute: `9:12 am`."""
    return time_words(world.clock.at(tick))


def section(title: str, lines: list[str]) -> str:
    """A heading with its lines; no heading for no title."""
    return "\n".join(([f"## {title}", ""] if title else []) + lines)


def sentence(text: str) -> str:
    """With a capital at the beginning and a mark at the end."""
    text = text.strip()
    return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?", '"')) else ".")


def listed(words: Iterable[str]) -> str:
    """`a, b and c`."""
    *first, last = tuple(words) or ("",)
    return f"{', '.join(first)} and {last}" if first else last


def counted(number: int, one: str, many: str = "") -> str:
    """`1 talk`, `3 talks`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def moment(world: World, tick: int) -> str:
    """Date and time of a tick: `13 February, 9:12 am`."""
    at = world.clock.at(tick)
    return f"{at.day} {at:%B}, {time_words(at)}"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """A table in Markdown."""
    cells = [list(head), *([word.replace("|", "/") for word in row] for row in rows)]
    lines = [f"| {' | '.join(row)} |" for row in cells]
    return [lines[0], f"|{'---|' * len(cells[0])}", *lines[1:]]


_OWN_ROOM = re.compile(r" (at|to) ((?P<who>[A-Z]\w+)(?: and [A-Z]\w+)?'s (?:bed|bath)?room) in [^,;()]+$")


def homely(text: str) -> str:
    """A memory without the address of a room that somebody calls theirs: whoever is in their own is at home."""
    found = _OWN_ROOM.search(text)
    if not found:
        return text
    own = text.startswith(f"{found['who']} ") and not found[2].endswith("bathroom")
    where = {"at": "at home", "to": "home"}[found[1]] if own else f"{'in' if found[1] == 'at' else 'to'} {found[2]}"
    return f"{text[: found.start()]} {where}"
