"""The town's network: where people stand, and the sheet that shows it."""

import itertools
import math
from datetime import date

import pygame

from game.view import strings
from game.view.panels.graph import Graph, laid_out, strength
from game.view.panels.network import NetworkSheet
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.relations import Edge, Network, Relations
from tests.view.fake_world import FakeWorld
from tests.view.pilot import Pilot

NAMES = [f"P{n}" for n in range(12)]
CIRCLES = [NAMES[:6], NAMES[6:]]
EDGES = tuple(Edge(pair, (8, 8)) for circle in CIRCLES for pair in itertools.combinations(circle, 2))


def test_friends_stand_together_and_nobody_on_another() -> None:
    places = laid_out(NAMES, EDGES)
    inside = [math.dist(places[a], places[b]) for c in CIRCLES for a, b in itertools.combinations(c, 2)]
    across = [math.dist(places[a], places[b]) for a in CIRCLES[0] for b in CIRCLES[1]]
    assert sum(inside) / len(inside) < sum(across) / len(across)
    assert min(inside + across) > 0.05
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in places.values())
    assert places == laid_out(NAMES, EDGES)


def test_nobody_and_somebody_alone_have_places_too() -> None:
    assert laid_out([], ()) == {}
    assert laid_out(["A"], ()) == {"A": (0.5, 0.5)}


def test_another_day_leaves_everybody_where_they_were_put() -> None:
    graph = Graph(["A", "B"], Network(date(2023, 2, 13), (Edge(("A", "B"), (6, -2)),), 1.0))
    assert strength(graph.network.edges[0]) == 0.2
    assert graph.ties == {"A": [("B", 0.6)], "B": [("A", -0.2)]}
    graph.move("A", (2.0, -1.0))
    graph.show(Network(date(2023, 2, 14), (), 0.0))
    assert graph.places["A"] == (1.0, 0.0) and graph.ties == {"A": [], "B": []}
    assert graph.nearest((0.97, 0.02), (0.05, 0.05)) == "A" and graph.nearest((0.5, 0.5), (0.05, 0.05)) == ""


def acquainted(world: FakeWorld) -> None:
    ada, bo = world.people["Ada Hill"], world.people["Bo Reed"]
    for one, other in ((ada, bo), (bo, ada)):
        one.stream.add(NewMemory("observation", f"{other.name} waves", subjects=(other.name,)), 300, 2)
        one.ties[other.name] = Tie(6, f"{one.first_name} likes {other.name}")


def sheet(pilot: Pilot) -> NetworkSheet:
    top = pilot.screen.sheets.top
    assert isinstance(top, NetworkSheet)
    return top


def test_the_network_opens_from_people_and_shows_the_ties_of_who_is_clicked(pilot: Pilot, world: FakeWorld) -> None:
    acquainted(world)
    pilot.screen.select("Ada Hill")
    pilot.screen.show_tab("people")
    pilot.wait(0.3)
    pilot.click(strings.NETWORK_BUTTON)
    pilot.frames(3)
    assert any(words.startswith("Day 1, Monday 13 February: 1 ties") for words in pilot.words_on_screen())
    graph = sheet(pilot)._graph
    assert graph is not None
    area = pilot.screen.sheets._laid[-1].body.find("graph")
    assert area is not None
    part = next(lain.part for lain in pilot.screen.sheets._laid[-1].body._lain if lain.part.key == "graph")
    x, y = part._at("Bo Reed")  # type: ignore[attr-defined]
    pilot.click((area.x + x, area.y + y))
    assert strings.NETWORK_ONE.format(name="Bo Reed", count=1, closest="Ada Hill") in pilot.words_on_screen()
    before = graph.places["Bo Reed"]
    pilot.drag((area.x + x, area.y + y), area.center)
    assert graph.places["Bo Reed"] != before
    pilot.click(strings.OPEN_PERSON.format("Bo"))
    assert pilot.screen.chosen == "Bo Reed" and pilot.screen.board.inspector.tab == "people"


def test_days_are_gone_through_by_button_key_and_drag(pilot: Pilot, world: FakeWorld) -> None:
    acquainted(world)
    world.people["Ada Hill"].stream.add(NewMemory("observation", "Cy Reed naps", subjects=("Cy Reed",)), 9000, 2)
    world.people["Cy Reed"].stream.add(NewMemory("observation", "Ada Hill knocks", subjects=("Ada Hill",)), 9000, 2)
    world.clock.tick += 8640
    pilot.screen.open(NetworkSheet(pilot.screen._acts, Relations()))
    pilot.frames(4)

    def shown() -> str:
        return next(words for words in pilot.words_on_screen() if words.startswith("Day "))

    assert shown().startswith("Day 2, Tuesday 14 February: 2 ties")
    pilot.click(strings.DAY_BEFORE)
    pilot.frames(2)
    assert shown().startswith("Day 1, Monday 13 February: 1 ties")
    area = pilot.screen.sheets._laid[-1].body.find("day")
    assert area is not None
    pilot.drag((area.x + 12, area.centery), (area.right - 4, area.centery))
    pilot.frames(2)
    assert shown().startswith("Day 2")
    pilot.press(pygame.K_LEFT)
    assert shown().startswith("Day 1")


def test_no_face_lies_on_another_face_or_its_name() -> None:
    names = [f"P{n}" for n in range(25)]
    edges = tuple(Edge(pair, (3, 3)) for pair in itertools.combinations(names, 2))
    for (ax, ay), (bx, by) in itertools.combinations(laid_out(names, edges).values(), 2):
        assert abs(ax - bx) > 0.045 or abs(ay - by) > 0.145
