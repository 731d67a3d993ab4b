"""Their places by our names: the nearest room and thing of this town's map, or none."""

import re
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache

from game.world.places import Town

_SAME = {
    "couch": "sofa",
    "flat": "apartment",
    "fridge": "refrigerator",
    "pharmacist": "pharmacy",
    "wardrobe": "closet",
    "washroom": "bathroom",
}
"""Words that other maps have for what this one calls otherwise."""
_PLAIN = frozenset(("a", "an", "the", "of", "for", "store", "s"))
_ALIKE = 0.85


class Places:
    """Looks up addresses `world:sector:arena:object` of another map in a town."""

    def __init__(self, town: Town) -> None:
        """`town` is the one that people will live in."""
        self._town = town
        self._sectors = town.sectors()

    def room(self, address: str) -> str:
        """The address of our room for theirs (of a room, or of a thing in it); empty if there is none."""
        parts = address.split(":")
        sector = nearest(parts[1], self._sectors) if len(parts) > 2 else ""
        rooms = [room for room in self._town.rooms.values() if sector and room.sector == sector]
        names = [room.name for room in rooms]
        name = nearest(parts[2], names) if rooms else ""
        return f"{sector}:{name or names[0]}" if name or len(names) == 1 else ""

    def thing(self, address: str) -> str:
        """The address of our thing for theirs, or of the room that it would be in; empty if there is none."""
        room, parts = self.room(address), address.split(":")
        if not room or len(parts) < 4:
            return room
        names = {thing.rsplit(":", 1)[1]: thing for thing in self._town.rooms[room].things}
        return names.get(nearest(parts[3], list(names)), room)

    def named(self, text: str) -> str:
        """A sector, or the sector of a public room, that a text names; empty for none."""
        lowered = text.lower()
        found = [s for s in self._sectors if s.lower().removeprefix("the ") in lowered]
        if found:
            return max(found, key=len)
        rooms = (room for room in self._town.rooms.values() if room.public)
        return next((room.sector for room in rooms if re.search(rf"\b{re.escape(room.name.lower())}\b", lowered)), "")


def nearest(name: str, among: Sequence[str]) -> str:
    """The name that has most of its words in `name`, else that holds all of them, else one that is spelt alike."""
    wanted = _words(name)
    held = [other for other in among if _words(other) and _words(other) <= wanted]
    holding = [other for other in among if wanted and wanted <= _words(other)]
    if held:
        return max(held, key=lambda other: len(_words(other)))
    if holding:
        return min(holding, key=lambda other: len(_words(other)))
    return next(iter(get_close_matches(name, among, 1, _ALIKE)), "")


@cache
def _words(name: str) -> frozenset[str]:
    return frozenset(_SAME.get(word, word) for word in _split(name)) - _PLAIN


def _split(name: str) -> Iterable[str]:
    return re.findall(r"\w+", name.lower().replace("’", "'"))
