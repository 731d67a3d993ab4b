"""Small pieces that the messages about town folders share."""

from collections.abc import Iterable
from difflib import get_close_matches

from game.world.places import Tile


def at(tile: Tile) -> str:
    """A tile in words: `tile 3, 4`."""
    return f"tile {tile[0]}, {tile[1]}"


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean X?` if a known word is near, else nothing."""
    by_small = {name.lower(): name for name in known}
    near = get_close_matches(word.lower(), by_small, 1, 0.6)
    return f"; did you mean `{by_small[near[0]]}`?" if near else ""
