"""What floats over people: bubbles keep apart, the far view shows heads, heaps of words are thinned."""

import itertools

import pygame
import pytest

from game.view.bubbles import paged
from game.view.camera import STEPS
from game.view.emoji import crisp
from game.view.overlay import _SIZES, Blit
from game.view.panels.ask_tab import AskTab, Interview, Turn
from game.view.panels.why_tab import WhyTab
from game.view.placing import Room
from game.view.spoken import Spoken
from game.world.conversations import Conversation, Line
from tests.view.fake_world import FakeWorld, fake_world
from tests.view.pilot import Pilot

TOUCH = 6


def _look(pilot: Pilot, zoom: float) -> None:
    pilot.world.clock.tick += 2  # nobody is under way any more
    camera = pilot.screen.camera
    camera.step = STEPS.index(zoom)
    camera.look_at(15 * 32, 13 * 32)
    pilot.frames(1)


def _bubbles(pilot: Pilot, world: FakeWorld) -> list[Blit]:
    screen = pilot.screen
    people = screen.scene.people.drawn
    screen.overlay._clear(screen.surface.get_size(), screen.camera, people)
    for drawn in reversed(people):
        screen.overlay._name(screen.camera, drawn, False)
    return [b for d in reversed(people) for b in screen.overlay._over(screen.camera, d, world, "")]


def test_bubbles_of_people_who_stand_together_do_not_cover_each_other(pilot: Pilot, world: FakeWorld) -> None:
    world.conversations.clear()
    pilot.screen.overlay.update(3.0)  # what was said has been read
    for number, person in enumerate(world.people.values()):
        person.conversation, person.asleep, person.tile = 0, False, (14 + number, 13)
    counts = []
    for zoom in (0.5, 1.0):
        _look(pilot, zoom)
        rects = [picture.get_rect(topleft=place) for picture, place in _bubbles(pilot, world)]
        assert not any(a.inflate(-TOUCH, -TOUCH).colliderect(b) for a, b in itertools.combinations(rects, 2))
        counts.append(len(rects))
    assert counts == [3, 3], "from afar the one in the middle has a smaller one, or one beside it"


def test_a_bubble_covers_neither_the_name_nor_the_face_of_who_stands_behind(pilot: Pilot, world: FakeWorld) -> None:
    world.conversations.clear()
    pilot.screen.overlay.update(3.0)
    for number, person in enumerate(world.people.values()):
        person.conversation, person.asleep, person.tile = 0, False, (14, 12 + number)
    for zoom in (1.0, 2.0):
        _look(pilot, zoom)
        screen, camera = pilot.screen, pilot.screen.camera
        bubbles = [p.get_rect(topleft=at).inflate(-TOUCH, -TOUCH) for p, at in _bubbles(pilot, world)]
        heads = [
            pygame.Rect(0, 0, round(18 * zoom), round(14 * zoom)).move(x - round(9 * zoom), y + round(7 * zoom))
            for x, y in (camera.to_screen(d.x, d.top) for d in screen.scene.people.drawn)
        ]
        screen.overlay._clear(screen.surface.get_size(), camera, screen.scene.people.drawn)
        names = [screen.overlay._name(camera, d, False) for d in reversed(screen.scene.people.drawn)]
        rects = [p.get_rect(topleft=at).inflate(-TOUCH, -TOUCH) for p, at in filter(None, names)]
        assert len(bubbles) == 3 and len(rects) == 3
        assert all(bubble.collidelist(heads + rects) < 0 for bubble in bubbles)


def test_from_far_away_nobody_has_a_name_but_places_do(pilot: Pilot, world: FakeWorld) -> None:
    _look(pilot, 0.25)
    screen = pilot.screen
    area, drawn = screen.surface.get_rect(), screen.scene.people.drawn
    assert [screen.overlay._name(screen.camera, d, False) for d in drawn] == [None] * 3
    [(label, (left, top))] = screen.overlay._places.blits(screen.camera, world.town, area)
    x, y = screen.camera.to_screen(15.5 * 32, 10 * 32 - 68)  # the middle of the room's upper wall
    assert (left + label.get_width() // 2, top + label.get_height()) == (x, y)
    _look(pilot, 1.0)
    assert screen.overlay._places.blits(screen.camera, world.town, area) == []


def test_from_far_away_whom_another_hides_has_no_pin(pilot: Pilot, world: FakeWorld) -> None:
    tiles = [(14, 13), (14, 14), (30, 13)]
    for person, tile in zip(world.people.values(), tiles, strict=True):
        person.tile, person.asleep = tile, False
    _look(pilot, 0.1875)
    screen = pilot.screen
    assert len(screen.overlay._pins(screen.camera, screen.scene.people.drawn, "")) == 2


def test_words_that_would_heap_up_are_left_out_where_names_are(pilot: Pilot, world: FakeWorld) -> None:
    cy = world.people["Cy Reed"]
    cy.asleep, cy.tile, cy.conversation = False, (15, 14), 2
    talk = Conversation(2, (cy.name, "Dee"), "the weather", "", world.clock.tick)
    talk.lines.append(Line(world.clock.tick, cy.name, "What a fine day this is for a long walk in the park!"))
    world.conversations[2] = talk
    heard = []
    for zoom in (0.5, 1.0):
        _look(pilot, zoom)
        heard.append(len(pilot.screen.overlay._heard))
    assert heard == [1, 2]


def test_spoken_words_lie_over_no_bubble(pilot: Pilot, world: FakeWorld) -> None:
    _look(pilot, 1.0)
    overlay, screen = pilot.screen.overlay, pilot.screen
    people = screen.scene.people.drawn
    overlay._clear(screen.surface.get_size(), screen.camera, people)
    speech = [p.get_rect(topleft=at) for p, at in overlay._speeches(screen.camera, people)]
    for drawn in screen.scene.people.drawn:
        for picture, place in overlay._over(screen.camera, drawn, world, ""):
            rect = pygame.Rect(place, picture.get_size()).inflate(-TOUCH, -TOUCH)
            assert rect.collidelist(speech) < 0


ROW, CORNER, FILE = ((0, 0), (1, 0), (2, 0)), ((0, 0), (2, 0), (1, 1)), ((0, -1), (0, 0), (0, 1))


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("places", [ROW, CORNER, FILE])
def test_words_of_three_who_talk_cover_neither_words_nor_names_nor_faces(
    pilot: Pilot, world: FakeWorld, places: tuple[tuple[int, int], ...], zoom: float
) -> None:
    lines = ("I am so glad that you came. Shall we sit down by the fire?", "Of course!", "Ha, tell us everything.")
    for number, (person, (dx, dy)) in enumerate(zip(world.people.values(), places, strict=True)):
        person.asleep, person.tile, person.conversation = False, (15 + dx, 13 + dy), number + 1
        talk = Conversation(number + 1, (person.name, "Dee"), "", "", 0)
        talk.lines.append(Line(world.clock.tick - 3 + number, person.name, lines[number]))
        world.conversations[number + 1] = talk
    _look(pilot, zoom)
    overlay, camera, drawn = pilot.screen.overlay, pilot.screen.camera, pilot.screen.scene.people.drawn
    overlay._clear(pilot.screen.surface.get_size(), camera, drawn)
    names = [
        p.get_rect(topleft=at) for p, at in filter(None, (overlay._name(camera, d, False) for d in reversed(drawn)))
    ]
    parts = [p.get_rect(topleft=at) for p, at in overlay._speeches(camera, drawn)]
    faces = [pygame.Rect(0, 0, round(18 * zoom), round(14 * zoom)) for _ in drawn]
    for face, each in zip(faces, drawn, strict=True):
        x, y = camera.to_screen(each.x, each.top)
        face.midtop = x, y + round(7 * zoom)
    assert len(parts) == 6, "three bubbles and their tails"
    bubbles, tails = (parts[::2], parts[1::2])
    small = [[r.inflate(-TOUCH, -TOUCH) for r in rects] for rects in (bubbles, tails, names)]
    assert all(r.collidelist(faces) < 0 for r in small[0] + small[1])
    assert all(r.collidelist(names) < 0 for r in small[0] + small[1])
    assert not any(a.colliderect(b) for a, b in itertools.combinations(small[0], 2))
    assert not any(tail.colliderect(b) for n, tail in enumerate(small[1]) for m, b in enumerate(small[0]) if m != n)


def test_what_was_said_last_is_nearest_to_its_head(pilot: Pilot, world: FakeWorld) -> None:
    _look(pilot, 1.0)
    ada, bo = (d for d in pilot.screen.scene.people.drawn if d.person.conversation)
    overlay = pilot.screen.overlay
    for drawn, tick in ((ada, 5), (bo, 9)):
        overlay._spoken[drawn.person.name] = Spoken(Line(tick, drawn.person.name, "Hm."), 1.0)
    assert sorted((ada, bo), key=overlay._age) == [bo, ada]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 1.75, 2.0])
def test_emoji_over_heads_are_whole_parts_of_what_was_drawn(scale: float) -> None:
    assert {72 % crisp(round(size * scale)) for _, sizes in _SIZES for size in sizes} == {0}


def test_a_long_line_is_shown_in_pages_of_about_the_same_length() -> None:
    assert paged(["one two", "three"], 5) == ["one two three"]
    assert paged(["a,", "b", "c", "d"], 3) == ["a, b…", "…c d"]
    assert paged(list("abcdefg"), 3) == ["a b c…", "…d e f…", "…g"]
    assert paged(["So it is.", "And so", "it was."], 2) == ["So it is. And so…", "…it was."]
    assert paged(["So", "it is.", "It was."], 2) == ["So it is.", "It was."]  # no sentence is cut


def test_pages_follow_one_another_while_there_is_time_to_read_each() -> None:
    spoken = Spoken(Line(0, "Ada Hill", "whatever"), 10.0)
    pages = ["x" * 100, "y" * 25]  # four seconds; one would do for the other, but nothing goes before 2.2
    shown = [spoken.page(pages, 10.0 + after)[0] for after in (0.0, 3.9, 4.1, 6.1, 6.3)]
    assert shown == ["x", "x", "y", "y", "x"]


def test_a_place_is_free_until_it_is_taken_but_for_a_few_pixels_at_an_edge() -> None:
    room = Room((100, 100))
    room.take(pygame.Rect(20, 20, 20, 20))
    assert not room.is_free(pygame.Rect(30, 30, 4, 4))
    assert not room.is_free(pygame.Rect(0, 0, 100, 100))
    assert room.is_free(pygame.Rect(40, 20, 20, 20)) and room.is_free(pygame.Rect(20, 0, 20, 20))
    assert room.is_free(pygame.Rect(39, 20, 20, 20)), "by a pixel"
    assert room.is_free(pygame.Rect(-500, -500, 10, 10)) and room.is_free(pygame.Rect(0, 900, 10, 10))


def test_what_was_said_in_a_moment_that_was_left_is_said_no_more(pilot: Pilot, world: FakeWorld) -> None:
    _look(pilot, 1.0)
    assert pilot.screen.overlay._heard == {"Ada Hill"}
    earlier = fake_world()
    earlier.conversations[1].lines.clear()
    pilot.world = earlier
    pilot.frames(1)
    assert pilot.screen.overlay._heard == set() and not pilot.screen.overlay._spoken


def test_nobody_walks_out_of_a_moment_that_was_left(pilot: Pilot, world: FakeWorld) -> None:
    world.people["Ada Hill"].tile = (15, 14)
    pilot.frames(1)
    pilot.world = fake_world()  # of the same tick, where she stands one tile to the left
    pilot.frames(1)
    assert pilot.screen.scene.people.at("Ada Hill") == (14.5 * 32, 15 * 32 - 24)


def test_what_was_asked_and_thought_in_a_moment_that_was_left_is_not_shown(pilot: Pilot, world: FakeWorld) -> None:
    pages = {page.name: page for page in pilot.screen._tabs._pages["Person"]}
    ask, why = pages["ask"], pages["why"]
    assert isinstance(ask, AskTab) and isinstance(why, WhyTab)
    now = world.clock.tick
    ask._interviews["Ada Hill"] = Interview(
        turns=[Turn("Before?", now - 6, "Yes."), Turn("Since?", now, "No."), Turn("And?", now - 6)]
    )
    why._heads = ("Ada Hill", 0, 0), ()
    pilot.world = fake_world()
    pilot.world.clock.tick = now - 6
    pilot.frames(1)
    assert [turn.question for turn in ask._interviews["Ada Hill"].turns] == ["Before?"]
    assert not why._heads[0] and pilot.screen._chronicle._world is pilot.world


LONG = "We have been saving the very best table by the window for everybody who comes, you know. " * 3


def test_below_full_size_words_are_one_line_and_cover_nobody(pilot: Pilot, world: FakeWorld) -> None:
    talk = world.conversations[1]
    talk.lines[-1] = Line(world.clock.tick, "Ada Hill", LONG)
    for number, person in enumerate(world.people.values()):
        person.asleep, person.tile = False, ((14, 14), (15, 14), (14, 12))[number]
    bubbles = pilot.screen.overlay._bubbles
    assert bubbles.speech(LONG, whole=False).get_height() < bubbles.speech(LONG).get_height() / 3
    for zoom in (0.5, 0.75):
        _look(pilot, zoom)
        overlay, screen = pilot.screen.overlay, pilot.screen
        overlay._clear(screen.surface.get_size(), screen.camera, screen.scene.people.drawn)
        for picture, _ in overlay._speeches(screen.camera, screen.scene.people.drawn)[::2]:
            assert picture.get_height() == bubbles.speech(LONG, whole=False).get_height()
        heads = [screen.camera.to_screen(d.x, d.top + 14) for d in screen.scene.people.drawn]
        assert not any(rect.collidepoint(head) for rect, _ in overlay._spots for head in heads)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_no_bubble_is_cut_by_the_bar_at_the_upper_edge(pilot: Pilot, world: FakeWorld, zoom: float) -> None:
    world.conversations[1].lines[-1] = Line(world.clock.tick, "Ada Hill", LONG)
    _look(pilot, zoom)
    camera = pilot.screen.camera
    camera.y += (camera.to_screen(0, 14 * 32)[1] - camera.free.top - 40) / zoom  # their heads are just under the bar
    pilot.frames(1)
    spots = pilot.screen.overlay._spots
    assert spots and all(rect.top >= camera.free.top for rect, _ in spots)
