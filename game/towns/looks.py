"""What a person's `look` may say, read from the art itself; and a look for those whose file leaves it out.

The rules are those of assets/people.md: a value is a colour of `colours.json` or a picture in the folder of its part.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from game.towns.words import hint

Look = Mapping[str, str | list[str]]
_PACKAGE = Path(__file__).resolve().parents[1]
_PARTS = ("hair", "outfit", "extras", "eyes")
_NEEDED = ("skin", "hair", "hair_color", "outfit", "outfit_color")
_BUILDS = ("slim", "average", "broad")


def look_faults(look: Look) -> Iterator[str]:
    """A sentence for each key and value of a look that is not drawn."""
    known = _known()
    for key, value in look.items():
        if key not in known:
            yield f"`look`, `{key}`: is unknown, expected one of {', '.join(known)}{hint(key, known)}"
        elif (key == "extras") != isinstance(value, list):
            yield f"`look`, `{key}`: expected {'a list of words' if key == 'extras' else 'one word'}"
        else:
            for one in value if isinstance(value, list) else [value]:
                if one not in known[key]:
                    allowed = ", ".join(known[key])
                    yield f"`look`, `{key}`: there is no `{one}`, expected one of {allowed}{hint(one, known[key])}"


def full_look(name: str, look: Look) -> dict[str, str | list[str]]:
    """The look with what it leaves out and the game needs; always the same for the same name."""
    chance = Random(name)
    drawn = {key: chance.choice(_known()[key]) for key in _NEEDED}
    return {**drawn, **look}


@cache
def _known() -> dict[str, tuple[str, ...]]:
    """The values of each key."""
    art = next(p for p in (_PACKAGE / "_data" / "assets", _PACKAGE.parent / "assets") if p.is_dir()) / "people"
    data: dict[str, Any] = json.loads((art / "colours.json").read_text(encoding="utf-8"))
    parts = {part: tuple(sorted(p.stem for p in (art / part).glob("*.png"))) for part in _PARTS}
    colours = dict.fromkeys(("outfit_color", "second_color", "extras_color"), tuple(data["cloth"]))
    return {"skin": tuple(data["skin"]), "hair_color": tuple(data["hair"]), **parts, **colours, "build": _BUILDS}
