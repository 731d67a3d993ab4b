"""States of things: a picture where one is drawn, else a sign picked from the words."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game import config
from game.towns.load import load_world
from game.view.map_view import Frame
from game.view.signs import sign_for, sign_of
from game.view.things_view import ThingsView
from game.view.tiles import TILE, Stamp, TileMap, read_index, read_map
from game.world.places import Thing
from tests.view.fake_world import ART, BED, HEIGHT, WIDTH, FakeWorld, fake_assets

SHOWN_BY_PEOPLE = {"occupied", "attended"}
AS_BED = ("made", "slept in")


@pytest.fixture
def tiles(tmp_path: Path) -> TileMap:
    return read_map(fake_assets(tmp_path).map, ART)


def _colour(world: FakeWorld, things: ThingsView, area: pygame.Rect) -> tuple[int, ...]:
    surface = pygame.Surface((WIDTH * TILE, HEIGHT * TILE))
    frame = Frame(surface, 0, 0, 1.0)
    for above in (False, True):
        things.draw(frame, world.thing_states, 0, above)
    return tuple(pygame.transform.average_color(surface, area)[:3])


def test_a_state_is_drawn_where_the_map_holds_the_thing(tiles: TileMap, world: FakeWorld) -> None:
    [picture] = ThingsView(world.town, tiles, ART).shown(BED, "slept in")
    assert (picture.x, picture.y, picture.middle) == (12 * TILE, 10 * TILE, 0)
    assert [p.base.get_size() for p in picture.lower] == [(32, 64)]


def test_a_thing_as_usual_shows_nothing_and_one_in_use_is_seen(tiles: TileMap, world: FakeWorld) -> None:
    things, bed = ThingsView(world.town, tiles, ART), pygame.Rect(12 * TILE, 10 * TILE, 32, 64)
    world.thing_states[BED] = "made"
    assert _colour(world, things, bed) == (0, 0, 0)
    world.thing_states[BED] = "slept in"
    assert _colour(world, things, bed) != (0, 0, 0)


def test_words_of_a_player_show_as_a_sign_over_the_thing(tiles: TileMap, world: FakeWorld) -> None:
    things = ThingsView(world.town, tiles, ART)
    [bees] = things.shown(BED, "full of bees")
    assert (bees.x, bees.y, len(bees.upper), len(bees.lower)) == (12 * TILE, 10 * TILE - 12, 3, 0)
    world.thing_states[BED] = "full of bees"
    assert _colour(world, things, pygame.Rect(12 * TILE, 9 * TILE, 32, 64)) != (0, 0, 0)


def test_a_puddle_lies_under_people_and_flames_stand_before_them(tiles: TileMap, world: FakeWorld) -> None:
    things = ThingsView(world.town, tiles, ART)
    [puddle], [fire] = things.shown(BED, "leaking water"), things.shown(BED, "on fire")
    assert (len(puddle.upper), len(puddle.lower)) == (0, 2)
    assert (len(fire.upper), len(fire.lower)) == (3, 0)
    assert (fire.x, fire.y) == (12 * TILE, 11 * TILE)  # at the foot of the bed


def test_a_thing_of_many_drawings_gets_a_few_signs(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps += [Stamp("stool", (x, 20), 1, 1, 0) for x in range(1, 13)]
    seats = Thing("Ada's house:bedroom:seats", tuple((x, 20) for x in range(1, 13)), (), ("empty",), "stool")
    things = ThingsView(replace(world.town, things={seats.address: seats}), tiles, ART)
    assert [sign.x // TILE for sign in things.shown(seats.address, "burning")] == [1, 4, 7, 10]


def test_a_wide_thing_burns_along_its_whole_foot(tiles: TileMap, world: FakeWorld) -> None:
    tiles.stamps.append(Stamp("piano", (5, 20), 2, 2, 1))
    piano = Thing("Ada's house:bedroom:piano", ((5, 21), (6, 21)), (), ("silent",), "piano")
    things = ThingsView(replace(world.town, things={piano.address: piano}), tiles, ART)
    assert [(s.x // TILE, s.y // TILE) for s in things.shown(piano.address, "on fire")] == [(5, 21), (6, 21)]


def test_a_thing_without_a_drawing_has_its_sign_in_its_middle(tiles: TileMap, world: FakeWorld) -> None:
    lawn = Thing("Ada's house:bedroom:lawn", tuple((x, 20) for x in range(1, 6)), (), (), "")
    things = ThingsView(replace(world.town, things={lawn.address: lawn}), tiles, ART)
    [sign] = things.shown(lawn.address, "a swarm of wasps")
    assert (sign.x, sign.y) == (3 * TILE, 20 * TILE - 12)


def test_a_state_of_a_thing_that_is_not_there_shows_nothing(tiles: TileMap, world: FakeWorld) -> None:
    assert ThingsView(world.town, tiles, ART).shown("Nowhere:at all:bed", "on fire") == []


def test_any_number_of_states_may_be_written(tiles: TileMap, world: FakeWorld) -> None:
    things = ThingsView(world.town, tiles, ART)
    for number in range(2_500):
        things.shown(BED, f"state {number}")
    assert len(things._pictures) <= 2_000
    assert things.shown(BED, "slept in")


@pytest.mark.parametrize("town", ["smallville", "example"])
def test_every_state_of_every_thing_in_the_towns_can_be_seen(town: str) -> None:
    folder = config.town_folder(None).parent / town
    world = load_world(folder, "1")
    things = ThingsView(world.town, read_map(folder / f"{town}.tmx", ART), ART)
    unseen = {
        (thing.stamp, state)
        for thing in world.town.things.values()
        for state in thing.states[1:]
        if state not in SHOWN_BY_PEOPLE and not things.shown(thing.address, state)
    }
    assert unseen == set()


@pytest.mark.parametrize(
    ("words", "sign"),
    [
        ("burning", "fire"),
        ("On FIRE!", "fire"),
        ("full of bees", "bees"),
        ("crawling with ants", "insects"),
        ("leaking water", "water"),
        ("leaking water onto a burning stove", "water"),
        ("broken", "broken"),
        ("out of order", "broken"),
        ("somebody plays a waltz on it", "music"),
        ("smells of fish", "stink"),
        ("frozen solid", "ice"),
        ("decorated for the party", "party"),
        ("haunted", "ghost"),
        ("a cat is asleep on it", "animal"),
        ("locked", "locked"),
        ("no longer burning, only smoking", "smoke"),
        ("not broken", ""),
        ("an antique", ""),
        ("scattered", ""),
    ],
)
def test_the_earliest_known_word_picks_the_sign(words: str, sign: str) -> None:
    assert sign_of(words) == sign


def test_what_nobody_foresaw_shows_that_something_is_odd() -> None:
    assert sign_for("upside down", AS_BED) == "notice"
    assert sign_for("upside down", ("made", "upside down")) == ""  # it has words for that
    assert sign_for("in use", AS_BED) == ""  # whoever uses it is seen
    assert sign_for("made", AS_BED) == sign_for("", AS_BED) == ""


def test_every_sign_that_words_may_pick_is_drawn() -> None:
    from game.view.signs import _WORDS, NOTICE

    index = read_index(ART)
    assert [name for name in (*_WORDS, NOTICE) if f"sign@{name}" not in index] == []
