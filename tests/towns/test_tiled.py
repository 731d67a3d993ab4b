"""Maps as the versions of Tiled write them are read alike, or refused in one sentence with the reason."""

import base64
import re
import struct
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from game.errors import TownError
from game.towns.tiled import TownMap, read_map
from game.world.grid import BLOCKED, FREE, SEAT
from tests.towns.copies import ROOT, Copy, add, layer, numbers, set_numbers, thing

FLIPPED = 0xE000_0000
"""All three ways of flipping a tile."""


@contextmanager
def refused(town: Copy, words: str) -> Iterator[None]:
    """What is done within leads to this message; the checker says the same."""
    yield
    with pytest.raises(TownError) as caught:
        read_map(town.map)
    assert town.short(caught.value) == words
    assert town.faults()[0] == words


def same(town: Copy) -> None:
    """The map is read as the example is, and has no faults."""
    assert parts(read_map(town.map)) == parts(read_map(ROOT / "maps" / "example" / "example.tmx"))
    assert town.faults() == []


def parts(town_map: TownMap) -> tuple[object, ...]:
    """All of a map but its path."""
    return town_map.width, town_map.height, town_map.walkable, town_map.drawn, town_map.objects


# -- what is read ----------------------------------------------------------------------------------------------


def test_the_example_is_32_by_23_tiles_with_walls_floor_and_seats(town: Copy) -> None:
    town_map = read_map(town.map)
    assert (town_map.width, town_map.height, len(town_map.walkable)) == (32, 23, 736)
    # the corner of the bakery, its floor, a chair, beyond the edge
    assert [town_map.kind(t) for t in ((2, 2), (3, 5), (9, 6), (-1, 0))] == [BLOCKED, FREE, SEAT, BLOCKED]
    assert town_map.shows("walls", (2, 2)) and not town_map.shows("walls", (0, 11))
    assert [o.tiles for o in town_map.layer("spawns")] == [((15, 12),), ((17, 12),), ((19, 12),)]


@pytest.mark.parametrize("compression", ["", "zlib", "gzip"])
def test_base64_layers_are_read(town: Copy, compression: str) -> None:
    with town.editing() as root:
        for name in ("ground", "floor", "walls", "furniture", "decor", "overhead", "collision"):
            set_numbers(root, name, numbers(root, name), "base64", compression)
    same(town)


def test_flipped_tiles_count_as_what_they_are(town: Copy) -> None:
    with town.editing() as root:
        for name in ("collision", "furniture"):
            tiles = [tile and (tile | FLIPPED if i % 3 == 0 else tile) for i, tile in enumerate(numbers(root, name))]
            set_numbers(root, name, tiles)
    same(town)


def test_an_embedded_tileset_is_read(town: Copy) -> None:
    with town.editing() as root:
        for node in root.findall("tileset"):
            inner = ElementTree.parse(town.tiles / Path(node.get("source", "")).name).getroot()
            node.attrib = {"firstgid": node.get("firstgid", "")} | inner.attrib
            node.extend(inner)
            picture = inner.find("image")
            assert picture is not None
            picture.set("source", f"../../assets/tiles/{picture.get('source')}")
    same(town)


def test_tilesets_in_another_order_are_read(town: Copy) -> None:
    with town.editing() as root:
        last = root.findall("tileset")[-1]
        root.remove(last)
        root.insert(0, last)
        last.set("firstgid", "9001")
        set_numbers(root, "collision", [tile and tile + 4000 for tile in numbers(root, "collision")])
    same(town)


def test_a_tileset_of_single_pictures_is_read(town: Copy) -> None:
    (town.tiles / "leaf.tsx").write_text(
        '<tileset version="1.10" name="leaf" tilewidth="32" tileheight="32" tilecount="1" columns="0">'
        '<tile id="7"><image width="32" height="32" source="collision.png"/></tile></tileset>',
        encoding="utf-8",
    )
    with town.editing() as root:
        root.insert(0, root.makeelement("tileset", {"firstgid": "9001", "source": "../../assets/tiles/leaf.tsx"}))
        tiles = numbers(root, "decor")
        place = tiles.index(0)
        set_numbers(root, "decor", [*tiles[:place], 9008, *tiles[place + 1 :]])
    assert town.faults() == []


def test_layers_in_groups_within_groups_are_read(town: Copy) -> None:
    with town.editing() as root:
        inner = root.makeelement("group", {"id": "51", "name": "inside"})
        for node in [node for node in root if node.tag in ("layer", "objectgroup")]:
            root.remove(node)
            inner.append(node)
        outer = root.makeelement("group", {"id": "50", "name": "all"})
        outer.append(inner)
        root.append(outer)
    same(town)


def test_a_map_of_the_oldest_form_without_ids_and_versions_is_read(town: Copy) -> None:
    with town.editing() as root:
        for name in ("tiledversion", "nextlayerid", "nextobjectid", "infinite", "renderorder"):
            del root.attrib[name]
        root.set("version", "1.0")
        for node in root.iter():
            if node.tag in ("layer", "objectgroup", "object"):
                node.attrib.pop("id")
    same(town)


def test_a_map_with_a_mark_at_its_beginning_and_windows_ends_of_lines_is_read(town: Copy) -> None:
    text = town.map.read_bytes().replace(b"\n", b"\r\n")
    town.map.write_bytes(b"\xef\xbb\xbf" + text)
    same(town)


def test_an_object_that_shows_a_tile_stands_on_the_tile_that_it_shows(town: Copy) -> None:
    with town.editing() as root:
        add(root, "things", "Plum Green:green:drum", (17, 18, 1, 1)).set("gid", str(2001 + 17 | FLIPPED))
    drum = read_map(town.map).layer("things")[-1]
    assert (drum.name, drum.tiles, drum.properties) == ("Plum Green:green:drum", ((17, 17),), {})


def test_an_object_a_little_off_the_grid_snaps_to_it_and_a_point_has_the_tile_around_it(town: Copy) -> None:
    with town.editing() as root:
        add(root, "doors", "Plum Green:green", (0, 0, 0, 0)).attrib.update(x="35", y="61.5", width="60", height="33")
        add(root, "spawns", "here", (0, 0, 0, 0)).attrib.update(x="63.9", y="32")
    town_map = read_map(town.map)
    assert town_map.layer("doors")[-1].tiles == ((1, 2), (2, 2))
    assert town_map.layer("spawns")[-1].tiles == ((1, 1),)


# -- what is refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("compression", ["zstd", "rot13"])
def test_other_compressions_are_refused(town: Copy, compression: str) -> None:
    with refused(
        town,
        f"example.tmx: layer `ground`: its tiles are compressed by {compression}, expected the tile layer format CSV "
        "or Base64, plain or by zlib or gzip (Map > Map Properties)",
    ), town.editing() as root:
        set_numbers(root, "ground", numbers(root, "ground"), "base64")
        data = layer(root, "ground").find("data")
        assert data is not None
        data.set("compression", compression)


def test_tiles_as_xml_are_refused(town: Copy) -> None:
    with refused(
        town,
        "example.tmx: layer `ground`: its tiles are written as XML, expected the tile layer format CSV "
        "or Base64, plain or by zlib or gzip (Map > Map Properties)",
    ), town.editing() as root:
        data = layer(root, "ground").find("data")
        assert data is not None
        tiles, data.text, data.attrib = numbers(root, "ground"), None, {}
        data.extend(data.makeelement("tile", {"gid": str(tile)}) for tile in tiles)


def test_an_infinite_map_is_refused_with_what_to_untick(town: Copy) -> None:
    with refused(
        town,
        "example.tmx: the map is infinite, expected a fixed size (untick Map > Map Properties > Infinite)",
    ), town.editing() as root:
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
def test_a_map_whose_layers_are_not_whole_is_refused(town: Copy, spoil: object, words: str) -> None:
    assert callable(spoil)
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
    with refused(
        town, "example.tmx: tileset `mine`: has no `firstgid`, expected a number from 1"
    ), town.editing() as root:
        del root.findall("tileset")[0].attrib["firstgid"]


def test_every_broken_tileset_is_told_by_the_checker(town: Copy) -> None:
    (town.tiles / "decor.tsx").unlink()
    (town.tiles / "walls.png").unlink()
    assert [fault.split(": ")[1] for fault in town.faults()] == ["tileset `tiles:decor.tsx`", "tileset `walls`"]


def test_a_thing_without_a_name_is_told_by_its_tile(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "things", "Plum Green:green:bench").attrib.pop("name")
    assert town.faults() == [
        "example.tmx: layer `things`, object `` at tile 19, 15: expected a name like `Sector:arena:thing`"
    ]
