"""What floats over people: bubbles keep apart, the far view shows heads, heaps of words are thinned."""

import itertools

import pygame

from game.view.camera import STEPS
from game.view.overlay import Blit
from game.world.conversations import Conversation, Line
from tests.view.fake_world import FakeWorld
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
    screen.overlay._taken = []
    drawn = reversed(screen.scene.people.drawn)
    return [b for d in drawn for b in screen.overlay._over(screen.camera, d, world, "")]


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
    assert counts == [2, 3], "near, everybody has one; from afar the one in the middle has no room"


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
    speech = [p.get_rect(topleft=at) for p, at in overlay._speeches(screen.camera, screen.scene.people.drawn)]
    overlay._taken = list(speech)
    for drawn in screen.scene.people.drawn:
        for picture, place in overlay._over(screen.camera, drawn, world, ""):
            rect = pygame.Rect(place, picture.get_size()).inflate(-TOUCH, -TOUCH)
            assert rect.collidelist(speech) < 0
