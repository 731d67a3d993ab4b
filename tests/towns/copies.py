"""A copy of the example town that a test may break: its map as a tree, its files as text."""

import base64
import gzip
import shutil
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.towns.check import check_town

ROOT = Path(__file__).resolve().parents[2]


class Copy:
    """The example town in a folder of its own, beside a copy of the tilesets."""

    def __init__(self, root: Path) -> None:
        self.folder = root / "maps" / "example"
        self.tiles = root / "assets" / "tiles"
        shutil.copytree(ROOT / "maps" / "example", self.folder)
        shutil.copytree(ROOT / "assets" / "tiles", self.tiles)
        self.map = self.folder / "example.tmx"

    @contextmanager
    def editing(self) -> Iterator[Element]:
        """The map's root, written back at the end."""
        tree = ElementTree.parse(self.map)
        yield tree.getroot()
        tree.write(self.map, encoding="utf-8", xml_declaration=True)

    def replace(self, name: str, old: str, new: str) -> None:
        """Change a text in one of the town's files."""
        path = self.folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def write(self, name: str, text: str) -> None:
        """Write one of the town's files."""
        (self.folder / name).write_text(text, encoding="utf-8")

    def faults(self) -> list[str]:
        """What the checker says, with paths seen from the town."""
        return [self.short(fault) for fault in check_town(self.folder)]

    def short(self, words: object) -> str:
        """A message with paths seen from the town, or from the folder of tilesets."""
        text = str(words).replace("../../assets/tiles/", "tiles:").replace(str(self.folder) + "/", "")
        return text.replace(str(self.tiles) + "/", "tiles:")


def layer(root: Element, name: str) -> Element:
    """A layer of either kind."""
    return next(node for node in root.iter() if node.tag in ("layer", "objectgroup") and node.get("name") == name)


def thing(root: Element, group: str, name: str) -> Element:
    """The first object of a name."""
    return next(node for node in layer(root, group) if node.get("name") == name)


def add(root: Element, group: str, name: str, box: tuple[int, int, int, int], **properties: str) -> Element:
    """A new object; the box is in tiles."""
    x, y, w, h = (str(32 * n) for n in box)
    node = ElementTree.SubElement(layer(root, group), "object", id="9000", name=name, x=x, y=y, width=w, height=h)
    inner = ElementTree.SubElement(node, "properties") if properties else node
    for key, value in properties.items():
        ElementTree.SubElement(inner, "property", name=key, value=value)
    return node


def set_property(node: Element, name: str, value: str) -> None:
    """Change or add one custom property."""
    inner = node.find("properties")
    assert inner is not None
    found = next((one for one in inner if one.get("name") == name), None)
    if found is None:
        found = ElementTree.SubElement(inner, "property", name=name)
    found.set("value", value)
    found.attrib.pop("type", None)


def numbers(root: Element, name: str) -> list[int]:
    """The numbers of a layer's tiles."""
    data = layer(root, name).find("data")
    assert data is not None and data.text
    return [int(part) for part in data.text.split(",")]


def set_numbers(root: Element, name: str, tiles: list[int], encoding: str = "csv", compression: str = "") -> None:
    """Write a layer's tiles as Tiled does in one of its formats."""
    data = layer(root, name).find("data")
    assert data is not None
    data.attrib = {"encoding": encoding} | ({"compression": compression} if compression else {})
    if encoding == "csv":
        data.text = ",".join(map(str, tiles))
        return
    packed = struct.pack(f"<{len(tiles)}I", *tiles)
    if compression:
        packed = zlib.compress(packed) if compression == "zlib" else gzip.compress(packed, mtime=0)
    data.text = f"\n   {base64.b64encode(packed).decode()}\n  "
