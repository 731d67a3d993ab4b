"""Whether a Tiled map can be read: what Tiled can write and the game cannot use is refused with the reason.

This comes before pytmx: a hostile file costs little, and the reason is in words. pytmx knows CSV and Base64 layers,
plain or packed by zlib or gzip; it knows no Zstandard, no infinite maps, no tiles written as XML.
"""

import re
import struct
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.errors import TownError
from game.towns.words import at

TILE = 32
"""Pixels."""
TILE_LAYERS = ("ground", "floor", "walls", "furniture", "decor", "overhead", "collision")
OBJECT_LAYERS = ("rooms", "things", "doors", "spawns")
MAX_BYTES = 16_000_000
MAX_SIDE = 512
"""Tiles; four times Smallville's longer side."""
_MAX_PIXELS = 16_384
_TILE_NUMBER = 0x1FFF_FFFF
"""The bits of a tile's number that do not say how it is flipped."""
_PROPERTIES = "Map > Map Properties"
_KINDS = {"layer": "a tile layer", "objectgroup": "an object layer", "imagelayer": "an image layer"}


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset of a map: its name and the numbers of its tiles."""

    name: str
    first: int
    count: int
    source: str = ""
    """As the map writes it; empty for an embedded one."""


class _NoDoctype(ElementTree.TreeBuilder):
    """Refuses documents that declare entities, before the first is expanded."""

    def doctype(self, *_: object) -> None:
        raise ValueError("it has a DOCTYPE, which Tiled never writes")


def format_faults(path: Path) -> list[str]:
    """Everything that keeps a map from being read, one sentence each; empty if it can be."""
    try:
        root = read_xml(path, "map")
    except TownError as error:
        return [str(error)]
    faults = [f"{path}: {fault}" for fault in _shape_faults(root)]
    if faults:
        return faults
    sets, faults = tilesets(path, root)
    faults += [f"{path}: {fault}" for fault in _layer_faults(root)]
    if not faults:
        faults += [f"{path}: layer `{layer.get('name')}`: {fault}" for layer, fault in _data_faults(root, sets)]
    return faults


def read_xml(path: Path, tag: str) -> Element:
    """The root of a .tmx or .tsx file. Raises `TownError` if it is not there, too large, hostile or something else."""
    what = "a Tiled map (.tmx)" if tag == "map" else "a tileset of Tiled (.tsx)"
    try:
        if path.stat().st_size > MAX_BYTES:
            raise TownError(f"{path}: is larger than {MAX_BYTES // 1_000_000} MB, which no town needs")
        root: Element = ElementTree.fromstring(path.read_bytes(), ElementTree.XMLParser(target=_NoDoctype()))
    except OSError as error:
        raise TownError(f"{path}: cannot be read ({error.strerror or error})") from error
    except (ElementTree.ParseError, ValueError, LookupError) as error:
        raise TownError(f"{path}: is not {what}: {error}") from error
    if root.tag != tag:
        raise TownError(f"{path}: is not {what}: it begins with <{root.tag}>, expected <{tag}>")
    return root


def layers(root: Element) -> Iterator[Element]:
    """All layers with their own content, also those in groups."""
    left = list(root)
    while left:
        node = left.pop(0)
        if node.tag in _KINDS:
            yield node
        elif node.tag == "group":
            left = [*node, *left]


def number(node: Element, key: str) -> int:
    """A whole number among the attributes, -1 if there is none."""
    found = re.fullmatch(r"\s*(\d{1,9})(\.0+)?\s*", node.get(key, ""))
    return int(found[1]) if found else -1


def _shape_faults(root: Element) -> Iterator[str]:
    orientation = root.get("orientation", "orthogonal")
    if orientation != "orthogonal":
        yield f"the map is {orientation}, expected the orientation `orthogonal` ({_PROPERTIES})"
    if root.get("infinite", "0") not in ("0", "false"):
        yield f"the map is infinite, expected a fixed size (untick {_PROPERTIES} > Infinite)"
    tile = (number(root, "tilewidth"), number(root, "tileheight"))
    if tile != (TILE, TILE):
        yield f"tiles are {_size(tile)} pixels, expected {TILE} x {TILE} ({_PROPERTIES})"
    size = (number(root, "width"), number(root, "height"))
    if not all(1 <= side <= MAX_SIDE for side in size):
        yield f"the map is {_size(size)} tiles, expected 1 to {MAX_SIDE} each way"


def _size(sides: tuple[int, int]) -> str:
    return " x ".join("?" if side < 0 else str(side) for side in sides)


# -- tilesets --------------------------------------------------------------------------------------------------


def tilesets(path: Path, root: Element) -> tuple[list[Tileset], list[str]]:
    """The tilesets of a map by their first number, and what is wrong with the others."""
    found, faults = [], []
    for node in root.findall("tileset"):
        try:
            found.append(_tileset(path, node))
        except TownError as error:
            faults.append(str(error))
    return sorted(found, key=lambda one: one.first), faults


def _tileset(path: Path, node: Element) -> Tileset:
    first, source, file = number(node, "firstgid"), node.get("source", ""), path
    if first < 1:
        raise TownError(f"{path}: tileset `{source or node.get('name')}`: has no `firstgid`, expected a number from 1")
    if source:
        file = path.parent / source
        node = _external(path, source)
    name = node.get("name", "")
    size = (number(node, "tilewidth"), number(node, "tileheight"))
    if size != (TILE, TILE):
        raise TownError(f"{file}: tileset `{name}`: tiles are {_size(size)} pixels, expected {TILE} x {TILE}")
    pictures = node.findall("image") + node.findall("tile/image")
    if not pictures:
        raise TownError(f"{file}: tileset `{name}`: has no picture, expected a PNG file")
    for picture in pictures:
        _check_picture(file, name, picture)
    ids = [number(tile, "id") for tile in node.findall("tile")]
    return Tileset(name, first, max([number(node, "tilecount"), *(n + 1 for n in ids)]), source)


def _external(path: Path, source: str) -> Element:
    if not source.lower().endswith(".tsx"):
        raise TownError(f"{path}: tileset `{source}`: is of another format, expected a .tsx file")
    if not (path.parent / source).is_file():
        raise TownError(f"{path}: tileset `{source}`: there is no such file, expected it at a path seen from the map")
    return read_xml(path.parent / source, "tileset")


def _check_picture(file: Path, name: str, picture: Element) -> None:
    source = picture.get("source", "")
    place = f"{file}: tileset `{name}`"
    if not source:
        raise TownError(f"{place}: its picture is embedded, expected the name of a PNG file")
    if not (file.parent / source).is_file():
        raise TownError(f"{place}: there is no picture `{source}`, expected a PNG file at a path seen from the tileset")
    real = _png_size(file.parent / source)
    if not all(1 <= side <= _MAX_PIXELS for side in real):
        raise TownError(f"{place}: the picture `{source}` is not a PNG of at most {_MAX_PIXELS} pixels each way")
    told = (number(picture, "width"), number(picture, "height"))
    if min(told) < 1 or told[0] > real[0] or told[1] > real[1]:
        raise TownError(f"{place}: the picture `{source}` has {_size(real)} pixels, expected {_size(told)}")


def _png_size(path: Path) -> tuple[int, int]:
    with path.open("rb") as file:
        head = file.read(24)
    if len(head) < 24 or not head.startswith(b"\x89PNG\r\n\x1a\n"):
        return -1, -1
    width, height = struct.unpack(">II", head[16:24])
    return width, height


# -- layers ----------------------------------------------------------------------------------------------------


def _layer_faults(root: Element) -> Iterator[str]:
    names = Counter(layer.get("name", "") for layer in layers(root))
    tags = {layer.get("name", ""): layer.tag for layer in layers(root)}
    for wanted, known in (("layer", TILE_LAYERS), ("objectgroup", OBJECT_LAYERS)):
        for name in known:
            if not names[name]:
                yield f"there is no layer `{name}`, expected {_KINDS[wanted]} (it may be empty)"
            elif names[name] > 1:
                yield f"layer `{name}`: is there {names[name]} times, expected once"
            elif tags[name] != wanted:
                yield f"layer `{name}`: is {_KINDS[tags[name]]}, expected {_KINDS[wanted]}"


def _data_faults(root: Element, sets: list[Tileset]) -> Iterator[tuple[Element, str]]:
    width, height = number(root, "width"), number(root, "height")
    for layer in layers(root):
        if layer.tag != "layer":
            continue
        if (number(layer, "width"), number(layer, "height")) != (width, height):
            yield layer, f"is not as large as the map, expected {width} x {height} tiles"
            continue
        try:
            numbers = tile_numbers(layer, width * height)
        except ValueError as error:
            yield layer, str(error)
            continue
        for wrong in sorted(n for n in set(numbers) if n and tileset_of(n, sets) is None):
            place = numbers.index(wrong)
            yield layer, f"{at((place % width, place // width))} has the number {wrong}, which is in no tileset"


def tileset_of(tile: int, sets: list[Tileset]) -> Tileset | None:
    """The tileset that a tile's number belongs to."""
    below = [one for one in sets if one.first <= tile]
    return below[-1] if below and tile < below[-1].first + below[-1].count else None


def tile_numbers(layer: Element, count: int) -> list[int]:
    """The numbers of a layer's tiles row by row, without how they are flipped. Raises ValueError with the reason."""
    data = layer.find("data")
    if data is None or data.find("chunk") is not None:
        raise ValueError("has no tiles of a map of fixed size")
    encoding, packed = data.get("encoding", ""), data.get("compression", "")
    text = (data.text or "").strip()
    if encoding == "csv":
        numbers = _from_csv(text)
    elif encoding == "base64":
        numbers = _from_base64(text, packed, count)
    else:
        raise ValueError(f"its tiles are written as {encoding or 'XML'}, {_FORMAT}")
    if len(numbers) != count:
        raise ValueError(f"has {len(numbers)} tiles, expected {count}")
    return [n & _TILE_NUMBER for n in numbers]


_FORMAT = f"expected the tile layer format CSV or Base64, plain or by zlib or gzip ({_PROPERTIES})"


def _from_csv(text: str) -> list[int]:
    try:
        numbers = [int(part) for part in text.split(",")]
    except ValueError:
        raise ValueError("its tiles are not whole numbers between commas") from None
    if not all(0 <= n < 2**32 for n in numbers):
        raise ValueError("has tiles whose number is below 0 or above 4294967295")
    return numbers


def _from_base64(text: str, packed: str, count: int) -> list[int]:
    if packed not in ("", "zlib", "gzip"):
        raise ValueError(f"its tiles are compressed by {packed}, {_FORMAT}")
    try:
        data = b64decode(text)
        if packed:  # never unpack more than is expected: a few kilobytes may hold gigabytes
            data = zlib.decompressobj(47).decompress(data, 4 * count + 4)
    except (ValueError, zlib.error) as error:
        raise ValueError(f"its tiles cannot be unpacked ({error})") from None
    return list(struct.unpack(f"<{len(data) // 4}I", data[: len(data) // 4 * 4]))
