"""People are put together from parts, without a window."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.view.sprites import DIRECTIONS, PersonSprites, allowed, checked, compose, palette

ROOT = Path(__file__).parent.parent.parent
ART = ROOT / "assets" / "people"
PLAIN = {"skin": "tan", "hair": "short", "hair_color": "brown", "outfit": "tshirt", "outfit_color": "blue"}
CHOICES = [(key, value) for key, values in allowed(ART).items() for value in values]


def look(**changes: Any) -> dict[str, Any]:
    return {**PLAIN, **changes}


def surfaces(person: PersonSprites) -> Iterator[pygame.Surface]:
    for frames in (person.walk, person.stand, person.talk):
        for direction in DIRECTIONS:
            yield from frames[direction]
    yield from person.sit.values()
    yield person.sleep
    yield from person.portrait.values()


def pixels(person: PersonSprites) -> list[bytes]:
    return [pygame.image.tobytes(surface, "RGBA") for surface in surfaces(person)]


def area(surface: pygame.Surface) -> int:
    return pygame.mask.from_surface(surface, 254).count()


@pytest.mark.parametrize(("key", "value"), CHOICES)
def test_every_listed_value_can_be_worn(key: str, value: str) -> None:
    worn = [value] if key == "extras" else value
    assert area(compose(look(**{key: worn}), ART).stand["down"][0]) > 400


def test_every_part_changes_the_portrait_or_the_figure() -> None:
    for key in ("hair", "outfit", "eyes", "build"):
        pictures = [tuple(pixels(compose(look(**{key: value}), ART))) for value in allowed(ART)[key]]
        assert len(set(pictures)) == len(pictures)
    plain = pixels(compose(PLAIN, ART))
    assert all(pixels(compose(look(extras=[extra]), ART)) != plain for extra in allowed(ART)["extras"])


def test_figures_are_32_by_48_and_portraits_64_by_64() -> None:
    person = compose(PLAIN, ART)
    sizes = [surface.get_size() for surface in surfaces(person)]
    assert sizes == [(32, 48)] * 37 + [(64, 64)] * 2
    assert set(person.portrait) == {"neutral", "talking"}


def test_each_direction_has_four_steps_two_breaths_and_two_mouths() -> None:
    person = compose(PLAIN, ART)
    for direction in DIRECTIONS:
        steps, breaths, mouths = person.walk[direction], person.stand[direction], person.talk[direction]
        assert [len(steps), len(breaths), len(mouths)] == [4, 2, 2]
        shown = [pygame.image.tobytes(frame, "RGBA") for frame in (*steps, breaths[0])]
        assert len(set(shown)) == 5
        assert pygame.image.tobytes(breaths[0], "RGBA") != pygame.image.tobytes(breaths[1], "RGBA")


def test_the_mouth_opens_in_talk_except_from_behind() -> None:
    person = compose(PLAIN, ART)
    opens = {d: len({pygame.image.tobytes(f, "RGBA") for f in person.talk[d]}) == 2 for d in DIRECTIONS}
    assert opens == {"down": True, "left": True, "right": True, "up": False}


def test_the_head_bobs_by_one_pixel_in_a_walk() -> None:
    person = compose(PLAIN, ART)
    tops = [frame.get_bounding_rect(254).top for frame in person.walk["down"]]
    assert tops == [tops[1] + 1, tops[1], tops[1] + 1, tops[1]]


def test_the_same_look_gives_the_same_pictures_after_another_person_was_drawn() -> None:
    before = pixels(compose(PLAIN, ART))
    compose(look(skin="deep", hair_color="teal", outfit_color="red"), ART)
    assert pixels(compose(PLAIN, ART)) == before


def test_colours_come_from_the_look() -> None:
    def spots(**changes: Any) -> set[tuple[int, ...]]:
        picture = compose(look(**changes), ART).stand["down"][0]
        return {tuple(picture.get_at((x, y)))[:3] for x in range(32) for y in range(48)}

    assert (0xCF, 0x3A, 0x3A) in spots(outfit_color="red")  # the base tone of red cloth
    assert (0xCF, 0x3A, 0x3A) not in spots(outfit_color="green")


def test_hair_does_not_stick_out_above_a_hat() -> None:
    top = compose(look(hair="high_top", hair_color="teal", extras=["cap"]), ART).stand["down"][0]
    teal = {(0x0F, 0x39, 0x48), (0x17, 0x60, 0x6A), (0x21, 0x91, 0x8A), (0x43, 0xBD, 0xA2), (0xA0, 0xEC, 0xC0)}
    assert not any(tuple(top.get_at((x, y)))[:3] in teal for x in range(32) for y in range(10))


def test_a_sleeper_shows_no_clothes_and_lets_the_blanket_through() -> None:
    red = compose(look(outfit_color="red", extras=["cap", "scarf"]), ART).sleep
    green = compose(look(outfit_color="green"), ART).sleep
    assert pygame.image.tobytes(red, "RGBA") == pygame.image.tobytes(green, "RGBA")
    assert all(red.get_at((x, y)).a < 128 for x in range(32) for y in range(32, 48))


def test_an_unknown_value_is_named_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="unknown eyes 'square' in a look; allowed: gentle, lashes, round, stern"):
        compose(look(eyes="square"), ART)
    with pytest.raises(ValueError, match=r"unknown extras 'monocle' in a look; allowed: .*glasses"):
        compose(look(extras=["glasses", "monocle"]), ART)


def test_an_unknown_or_missing_key_is_named() -> None:
    with pytest.raises(ValueError, match="unknown key 'shoes' in a look; allowed: skin, hair"):
        checked(look(shoes="red"), ART)
    with pytest.raises(ValueError, match="a look needs 'skin': one of pale, fair"):
        checked({"hair": "short"}, ART)


def test_a_palette_has_256_colours_and_puts_skin_first() -> None:
    colours = palette(checked(PLAIN, ART), ART)
    assert len(colours) == 256
    assert colours[3] == (0xD9, 0x9A, 0x6C)  # the base tone of tan skin


def test_the_page_about_looks_lists_every_value() -> None:
    page = (ROOT / "assets" / "people.md").read_text(encoding="utf-8")
    assert [value for _, value in CHOICES if f"`{value}`" not in page] == []


def test_the_25_all_look_different_from_every_side() -> None:
    files = sorted((ROOT / "maps" / "smallville" / "people").glob("*.toml"))
    people = [compose(tomllib.loads(file.read_text(encoding="utf-8"))["look"], ART) for file in files]
    for direction in DIRECTIONS:
        shown = {pygame.image.tobytes(person.stand[direction][0], "RGBA") for person in people}
        assert len(shown) == len(files) == 25
