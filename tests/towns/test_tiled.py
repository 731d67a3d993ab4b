"""Maps as the versions of Tiled write them are read alike."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from game.towns.tiled import TownMap, read_map
from game.world.grid import BLOCKED, FREE, SEAT
from tests.towns.copies import ROOT, Copy, add, numbers, set_numbers, thing

FLIPPED = 0xE000_0000
"""All three ways of flipping a tile."""


def same(town: Copy) -> None:
    """The map is read as the example is, and has no faults."""
    assert parts(read_map(town.map)) == parts(read_map(ROOT / "maps" / "example" / "example.tmx"))
    assert town.faults() == []


def parts(town_map: TownMap) -> tuple[object, ...]:
    """All of a map but its path."""
    return town_map.width, town_map.height, town_map.walkable, town_map.drawn, town_map.objects


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


def test_a_thing_without_a_name_is_told_by_its_tile(town: Copy) -> None:
    with town.editing() as root:
        thing(root, "things", "Plum Green:green:bench").attrib.pop("name")
    assert town.faults() == [
        "example.tmx: layer `things`, object `` at tile 19, 15: expected a name like `Sector:arena:thing`"
    ]
