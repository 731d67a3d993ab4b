"""Maps that cannot be used are refused in one sentence with the reason, quickly, and never with a traceback."""

import base64
import re
import struct
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from game.errors import TownError
from game.towns.tiled import read_map
from tests.towns.copies import Copy, add, layer, numbers, set_numbers


@contextmanager
def refused(town: Copy, words: str) -> Iterator[None]:
    """What is done within leads to this message; the checker says the same."""
    yield
    with pytest.raises(TownError) as caught:
        read_map(town.map)
    assert town.short(caught.value) == words
    assert town.faults()[0] == words


@pytest.mark.parametrize("compression", ["zstd", "rot13"])
def test_other_compressions_are_refused(town: Copy, compression: str) -> None:
    with (
        refused(
            town,
            f"example.tmx: layer `ground`: its tiles are compressed by {compression}, expected the tile layer format "
            "CSV or Base64, plain or by zlib or gzip (Map > Map Properties)",
        ),
        town.editing() as root,
    ):
        set_numbers(root, "ground", numbers(root, "ground"), "base64")
        data = layer(root, "ground").find("data")
        assert data is not None
        data.set("compression", compression)


def test_tiles_as_xml_are_refused(town: Copy) -> None:
    with (
        refused(
            town,
            "example.tmx: layer `ground`: its tiles are written as XML, expected the tile layer format CSV "
            "or Base64, plain or by zlib or gzip (Map > Map Properties)",
        ),
        town.editing() as root,
    ):
        data = layer(root, "ground").find("data")
        assert data is not None
        tiles, data.text, data.attrib = numbers(root, "ground"), None, {}
        data.extend(data.makeelement("tile", {"gid": str(tile)}) for tile in tiles)


def test_an_infinite_map_is_refused_with_what_to_untick(town: Copy) -> None:
    with (
        refused(
            town,
            "example.tmx: the map is infinite, expected a fixed size (untick Map > Map Properties > Infinite)",
        ),
        town.editing() as root,
    ):
        root.set("infinite", "1")
        for node in root.iter("layer"):
            data = node.find("data")
            assert data is not None
            chunk = ElementTree.SubElement(data, "chunk", x="-16", y="0", width="16", height="16")
            chunk.text, data.text = ",".join(["1"] * 256), None


@pytest.mark.parametrize(("key", "value", "words"), [
    ("orientation", "isometric",
     "the map is isometric, expected the orientation `orthogonal` (Map > Map Properties)"),
    ("tilewidth", "16", "tiles are 16 x 32 pixels, expected 32 x 32 (Map > Map Properties)"),
    ("height", "0", "the map is 32 x 0 tiles, expected 1 to 512 each way"),
    ("width", "9000000", "the map is 9000000 x 23 tiles, expected 1 to 512 each way"),
    ("width", "wide", "the map is ? x 23 tiles, expected 1 to 512 each way"),
])  # fmt: skip
def test_a_map_of_another_shape_is_refused(town: Copy, key: str, value: str, words: str) -> None:
    with refused(town, f"example.tmx: {words}"), town.editing() as root:
        root.set(key, value)


def _delete(root: Element) -> None:
    root.remove(layer(root, "doors"))


def _double(root: Element) -> None:
    root.append(root.makeelement("layer", dict(layer(root, "decor").attrib)))


def _retag(root: Element) -> None:
    layer(root, "rooms").tag = "imagelayer"


def _cut(root: Element) -> None:
    set_numbers(root, "floor", numbers(root, "floor")[:-2])


def _cut_packed(root: Element) -> None:
    set_numbers(root, "floor", numbers(root, "floor")[:-2], "base64", "zlib")


def _garble(root: Element) -> None:
    set_numbers(root, "floor", numbers(root, "floor"), "base64", "zlib")
    data = layer(root, "floor").find("data")
    assert data is not None and data.text
    data.text = data.text[:-40]


def _letters(root: Element) -> None:
    data = layer(root, "floor").find("data")
    assert data is not None and data.text
    data.text += ",x"


def _too_large(root: Element) -> None:
    set_numbers(root, "floor", [2**32, *numbers(root, "floor")[1:]])


def _foreign(root: Element) -> None:
    tiles = numbers(root, "floor")
    tiles[3 * 32 + 5] = 99_999
    set_numbers(root, "floor", tiles)


def _narrow(root: Element) -> None:
    layer(root, "floor").set("width", "31")


@pytest.mark.parametrize(("spoil", "words"), [
    (_delete, "there is no layer `doors`, expected an object layer (it may be empty)"),
    (_double, "layer `decor`: is there 2 times, expected once"),
    (_retag, "layer `rooms`: is an image layer, expected an object layer"),
    (_cut, "layer `floor`: has 734 tiles, expected 736"),
    (_cut_packed, "layer `floor`: has 734 tiles, expected 736"),
    (_letters, "layer `floor`: its tiles are not whole numbers between commas"),
    (_too_large, "layer `floor`: has tiles whose number is below 0 or above 4294967295"),
    (_foreign, "layer `floor`: tile 5, 3 has the number 99999, which is in no tileset"),
    (_narrow, "layer `floor`: is not as large as the map, expected 32 x 23 tiles"),
])  # fmt: skip
def test_a_map_whose_layers_are_not_whole_is_refused(town: Copy, spoil: Callable[[Element], None], words: str) -> None:
    with refused(town, f"example.tmx: {words}"), town.editing() as root:
        spoil(root)


def test_a_packed_layer_that_is_cut_off_is_refused(town: Copy) -> None:
    with town.editing() as root:
        _garble(root)
    with pytest.raises(TownError, match=r"example\.tmx: layer `floor`: (has \d+ tiles|its tiles cannot be unpacked)"):
        read_map(town.map)


def test_a_layer_that_unpacks_to_gigabytes_is_refused_at_once(town: Copy) -> None:
    pack = zlib.compressobj(9)
    bomb = b"".join(pack.compress(bytes(1_000_000)) for _ in range(300)) + pack.flush()
    with town.editing() as root:
        set_numbers(root, "floor", [], "base64", "zlib")
        data = layer(root, "floor").find("data")
        assert data is not None
        data.text = base64.b64encode(bomb).decode()
    started = time.perf_counter()
    with pytest.raises(TownError, match="layer `floor`: has 737 tiles, expected 736"):
        read_map(town.map)
    assert time.perf_counter() - started < 1


def _laughs(encoding: str) -> bytes:
    """Entities that would expand to a thousand million words."""
    lines = [f'<?xml version="1.0" encoding="{encoding}"?>', "<!DOCTYPE map [", '<!ENTITY a0 "ha">']
    lines += [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 10)]
    return "\n".join([*lines, "]>", "<map>&a9;</map>"]).encode(encoding)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "iso-8859-1"])
def test_an_entity_bomb_is_refused_at_once_in_any_encoding(town: Copy, encoding: str) -> None:
    started = time.perf_counter()
    with refused(town, "example.tmx: is not a Tiled map (.tmx): it has a DOCTYPE, which Tiled never writes"):
        town.map.write_bytes(_laughs(encoding))
    assert time.perf_counter() - started < 1


def test_an_entity_bomb_in_a_tileset_is_refused(town: Copy) -> None:
    words = "tiles:walls.tsx: is not a tileset of Tiled (.tsx): it has a DOCTYPE, which Tiled never writes"
    with refused(town, words):
        (town.tiles / "walls.tsx").write_bytes(_laughs("utf-8"))


def test_a_map_larger_than_any_town_is_refused_unread(town: Copy) -> None:
    with refused(town, "example.tmx: is larger than 16 MB, which no town needs"), town.map.open("r+b") as file:
        file.truncate(16_000_001)


@pytest.mark.parametrize(("text", "words"), [
    ("", "is not a Tiled map (.tmx): no element found: line 1, column 0"),
    ("<map", "is not a Tiled map (.tmx): unclosed token: line 1, column 0"),
    ("<tileset/>", "is not a Tiled map (.tmx): it begins with <tileset>, expected <map>"),
    ('{"height": 3}', "is not a Tiled map (.tmx): not well-formed (invalid token): line 1, column 0"),
    ('<?xml version="1.0" encoding="klingon"?><map/>',
     "is not a Tiled map (.tmx): unknown encoding: klingon"),
])  # fmt: skip
def test_a_file_that_is_no_map_is_refused(town: Copy, text: str, words: str) -> None:
    with refused(town, f"example.tmx: {words}"):
        town.map.write_text(text, encoding="utf-8")


def test_a_reserved_name_of_a_property_is_refused(town: Copy) -> None:
    with town.editing() as root:
        add(root, "spawns", "here", (0, 11, 0, 0), visible="yes")
    with pytest.raises(TownError, match=r"example\.tmx: is not a Tiled map that can be read \(ValueError: Reserved"):
        read_map(town.map)


# -- tilesets --------------------------------------------------------------------------------------------------


def test_a_missing_tileset_is_refused(town: Copy) -> None:
    words = "example.tmx: tileset `tiles:decor.tsx`: there is no such file, expected it at a path seen from the map"
    with refused(town, words):
        (town.tiles / "decor.tsx").unlink()


def test_a_tileset_of_another_format_is_refused(town: Copy) -> None:
    with refused(town, "example.tmx: tileset `tiles:decor.tsj`: is of another format, expected a .tsx file"):
        town.replace("example.tmx", "decor.tsx", "decor.tsj")


def test_a_tileset_without_its_picture_is_refused(town: Copy) -> None:
    words = "tiles:walls.tsx: tileset `walls`: there is no picture `walls.png`, expected a PNG file at a path seen " + (
        "from the tileset"
    )
    with refused(town, words):
        (town.tiles / "walls.png").unlink()


def test_a_picture_of_another_format_is_refused(town: Copy) -> None:
    words = "tiles:walls.tsx: tileset `walls`: the picture `walls.png` is not a PNG of at most 16384 pixels each way"
    with refused(town, words):
        (town.tiles / "walls.png").write_bytes(b"GIF89a" + bytes(40))


def test_a_picture_smaller_than_its_tileset_is_refused(town: Copy) -> None:
    picture = town.tiles / "collision.png"
    words = "tiles:collision.tsx: tileset `collision`: the picture `collision.png` has 32 x 32 pixels, expected 64 x 32"
    with refused(town, words):
        picture.write_bytes(re.sub(rb"(?<=IHDR).{8}", struct.pack(">II", 32, 32), picture.read_bytes(), count=1))


def test_a_tileset_of_another_tile_size_is_refused(town: Copy) -> None:
    with refused(town, "tiles:floors.tsx: tileset `floors`: tiles are 16 x 32 pixels, expected 32 x 32"):
        path = town.tiles / "floors.tsx"
        path.write_text(path.read_text(encoding="utf-8").replace('tilewidth="32"', 'tilewidth="16"'), encoding="utf-8")


def test_a_tileset_without_a_picture_or_a_number_is_refused(town: Copy) -> None:
    empty = {"name": "mine", "tilewidth": "32", "tileheight": "32", "tilecount": "4"}
    with refused(town, "example.tmx: tileset `mine`: has no picture, expected a PNG file"), town.editing() as root:
        root.insert(0, root.makeelement("tileset", {"firstgid": "9001"} | empty))
    with (
        refused(town, "example.tmx: tileset `mine`: has no `firstgid`, expected a number from 1"),
        town.editing() as root,
    ):
        del root.findall("tileset")[0].attrib["firstgid"]


def test_every_broken_tileset_is_told_by_the_checker(town: Copy) -> None:
    (town.tiles / "decor.tsx").unlink()
    (town.tiles / "walls.png").unlink()
    assert [fault.split(": ")[1] for fault in town.faults()] == ["tileset `tiles:decor.tsx`", "tileset `walls`"]
