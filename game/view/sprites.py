"""People from parts: a *look* (skin, hair, clothes, extras) becomes all pictures of one person.

The art folder (`assets/people`) holds one picture in palette indices for each part. A person is a palette, made
of the ramps their look names, under which those parts are laid over one another. What a look may say follows
from the files in the folder, so a new hair style needs a new picture and no code. No window is needed.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import pygame
from pygame import Rect, Surface

WIDTH, HEIGHT, FACE = 32, 48, 64  # pixels of a figure, and the edge of a portrait
DIRECTIONS = ("down", "left", "right", "up")
BUILDS = ("slim", "average", "broad")
# Columns of an outfit sheet, with how far head and shoulders sink in each.
STAND, WALK, SIT = (0, 1), (2, 3, 4, 5), 6
DROPS = (0, 1, 1, 0, 1, 0, 4)
BEHIND, ON_BODY, ON_FACE, ON_TOP = range(4)
REQUIRED = ("skin", "hair", "hair_color", "outfit", "outfit_color")
DEFAULTS = {"second_color": "denim", "extras_color": "red", "eyes": "round", "build": "average"}
FOLD = 31  # below this row of a sleeper there is only blanket
SHADOW = (24, 18, 48, 80)

Palette = list[tuple[int, int, int]]


@dataclass(frozen=True)
class PersonSprites:
    """All pictures of one person. Figures are 32 x 48 with the feet at the bottom, portraits 64 x 64.

    `walk`, `stand` (a slow breath) and `talk` (mouth shut, open) hold frames by direction; `sleep` is a head on a
    pillow whose lower part only lights and shades the blanket of the bed below it; `portrait` has
    the keys "neutral" and "talking".
    """

    walk: dict[str, list[Surface]]
    stand: dict[str, list[Surface]]
    sit: dict[str, Surface]
    talk: dict[str, list[Surface]]
    sleep: Surface
    portrait: dict[str, Surface]


def compose(look: Mapping[str, Any], art: Path) -> PersonSprites:
    """Draw one person from their look.

    Raises ValueError for a value, or a key, that `allowed` does not list.
    """
    return _Wardrobe(art, checked(look, art)).sprites()


def allowed(art: Path) -> dict[str, list[str]]:
    """The values each key of a look may take, from the pictures and colours in the art folder."""
    data = _colours(art)
    cloth = sorted(data["cloth"])
    return {
        "skin": list(data["skin"]),
        "hair": _names(art, "hair"),
        "hair_color": sorted(data["hair"]),
        "outfit": _names(art, "outfit"),
        "outfit_color": cloth,
        "second_color": cloth,
        "extras": _names(art, "extras"),
        "extras_color": cloth,
        "eyes": _names(art, "eyes"),
        "build": list(BUILDS),
    }


def checked(look: Mapping[str, Any], art: Path) -> dict[str, Any]:
    """The look with its defaults filled in. Raises ValueError that names what is unknown and what is allowed."""
    known = allowed(art)
    for key in look:
        _one_of("key", key, known)
    for key in REQUIRED:
        if key not in look:
            raise ValueError(f"a look needs {key!r}: one of {', '.join(known[key])}")
    full = {**DEFAULTS, "extras": [], **look}
    for key, value in full.items():
        for one in value if key == "extras" else [value]:
            _one_of(key, one, known[key])
    return full


def _one_of(key: str, value: Any, names: Sequence[str] | Mapping[str, Any]) -> None:
    if value not in names:
        raise ValueError(f"unknown {key} {value!r} in a look; allowed: {', '.join(names)}")


def _names(art: Path, folder: str) -> list[str]:
    return sorted(path.stem for path in (art / folder).glob("*.png"))


@cache
def _colours(art: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((art / "colours.json").read_text(encoding="utf-8"))
    return data


@cache
def _sheet(path: Path) -> Surface:
    return pygame.image.load(path)


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour[1:])
    return red, green, blue


def palette(look: Mapping[str, Any], art: Path) -> Palette:
    """The 256 colours in which the parts of this (checked) look are shown."""
    data, colours = _colours(art), [(0, 0, 0)] * 256
    slots = data["slots"]
    hair = data["hair"][look["hair_color"]]
    ramps = {
        "skin": data["skin"][look["skin"]],
        "hair": hair,
        "outfit": data["cloth"][look["outfit_color"]],
        "second": data["cloth"][look["second_color"]],
        "extras": data["cloth"][look["extras_color"]],
        "iris": [data["iris"][look["skin"]]],
        "brow": [hair[1]],
    }
    for name, ramp in ramps.items():
        for k, colour in enumerate(ramp):
            colours[slots[name] + k] = _rgb(colour)
    for index, colour in data["always"].items():
        colours[int(index)] = _rgb(colour)
    return colours


@dataclass
class _Wardrobe:
    """The parts of one look, while its pictures are put together."""

    art: Path
    look: Mapping[str, Any]
    colours: Palette = field(init=False)
    _worn: dict[str, Surface] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.colours = palette(self.look, self.art)

    def sprites(self) -> PersonSprites:
        """Everything that can be seen of this person."""
        return PersonSprites(
            walk={d: [self._figure(d, column) for column in WALK] for d in DIRECTIONS},
            stand={d: [self._figure(d, column) for column in STAND] for d in DIRECTIONS},
            sit={d: self._figure(d, SIT) for d in DIRECTIONS},
            talk={d: [self._figure(d, 0, mouth) for mouth in ("mouth", "mouth_open")] for d in DIRECTIONS},
            sleep=self._sleeper(),
            portrait={"neutral": self._portrait("mouth"), "talking": self._portrait("mouth_open")},
        )

    def _part(self, name: str) -> Surface:
        """A sheet in this person's colours."""
        sheet = self._worn.get(name)
        if sheet is None:
            sheet = self._worn[name] = _sheet(self.art / f"{name}.png").copy()
            sheet.set_palette(self.colours)
            sheet.set_colorkey(0)
        return sheet

    def _stack(self, mouth: str) -> Iterator[tuple[str, int]]:
        """The parts of a head with what is worn, from below to above; the body comes before the first face."""
        hair, extras = f"hair/{self.look['hair']}", [f"extras/{name}" for name in self.look["extras"]]
        yield from ((name, BEHIND) for name in (hair, *extras))
        yield from ((name, ON_BODY) for name in extras)
        face = ("face/head", hair, f"eyes/{self.look['eyes']}", f"face/{mouth}", *extras)
        yield from ((name, ON_FACE) for name in face)
        yield from ((name, ON_TOP) for name in (hair, *extras))

    def _figure(self, direction: str, column: int, mouth: str = "mouth") -> Surface:
        frame = Surface((WIDTH, HEIGHT), pygame.SRCALPHA)
        pygame.draw.ellipse(frame, SHADOW, Rect(6, 42, 20, 6))
        side = DIRECTIONS.index(direction)
        body = Rect(WIDTH * column, HEIGHT * (4 * BUILDS.index(self.look["build"]) + side), WIDTH, HEIGHT)
        return self._dressed(frame, body, Rect(WIDTH * side, 0, WIDTH, HEIGHT), mouth, DROPS[column])

    def _portrait(self, mouth: str) -> Surface:
        frame = Surface((FACE, FACE), pygame.SRCALPHA)
        body = Rect(len(DROPS) * WIDTH, FACE * BUILDS.index(self.look["build"]), FACE, FACE)
        return self._dressed(frame, body, Rect(len(DIRECTIONS) * WIDTH, 0, FACE, FACE), mouth)

    def _dressed(self, frame: Surface, body: Rect, part: Rect, mouth: str, drop: int = 0) -> Surface:
        """Fill a frame; `body` is the place in the outfit's sheet, `part` that of the first layer in all others."""
        dressed = False
        for name, layer in self._stack(mouth):
            if layer > BEHIND and not dressed:
                frame.blit(self._part(f"outfit/{self.look['outfit']}"), (0, 0), body)
                dressed = True
            self._lay(frame, name, part.move(0, part.height * layer), drop)
        return frame

    def _lay(self, frame: Surface, name: str, area: Rect, drop: int = 0) -> None:
        """Blit a part; below a hat, the hair above its line is left out."""
        cut = self._hat_line(area.height) if name.startswith("hair/") else 0
        frame.blit(self._part(name), (0, drop + cut), Rect(area.x, area.y + cut, area.width, area.height - cut))

    def _hat_line(self, height: int) -> int:
        data = _colours(self.art)
        line: int = data["hat_line"]
        hatted = any(name in data["hats"] for name in self.look["extras"])
        return 0 if not hatted else line if height == HEIGHT else 2 * line - 2

    def _sleeper(self) -> Surface:
        """A head on a pillow, eyes shut, above a turned-down sheet and the shape of a body."""
        frame = Surface((WIDTH, HEIGHT), pygame.SRCALPHA)
        hair = f"hair/{self.look['hair']}"
        grown = [f"extras/{name}" for name in self.look["extras"] if name in _colours(self.art)["grown"]]
        faces = ("face/head", hair, "face/closed", "face/mouth", *grown)
        frame.blit(_sheet(self.art / "face/bump.png"), (0, 0))
        for name, layer in (("face/pillow", BEHIND), (hair, BEHIND), *((f, ON_FACE) for f in faces), (hair, ON_TOP),
                            ("face/fold", ON_TOP)):  # fmt: skip
            frame.blit(self._part(name), (0, 0), Rect(0, HEIGHT * layer, WIDTH, FOLD))
        return frame
