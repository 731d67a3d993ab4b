"""A town drawn by hand in letters, and a world in it: what the tests of the simulation share."""

from datetime import datetime

from game.world.clock import Clock
from game.world.people import Person
from game.world.places import Hours, Room, Thing, Town
from game.world.world import World

START = datetime(2023, 2, 13, 6, 0)

# '#' blocks, '.' is free ground, letters are floors of the rooms below, 'b' a bed, 's' a seat, 'S' a stove
PLAN = """
####################
#AbAA#CCCCCCC#BBBB##
#AAAA#CCsCsCC#BbBb##
#AAAA#CCCCCCC#BBBB##
##A####C########B###
#..................#
#..................#
#..................#
####################
""".strip().splitlines()

ROOMS = {
    "A": ("Ada's house:bedroom", False, None, ("Ada Hill",)),
    "C": ("Corner Cafe:cafe", True, Hours(8, 20), ()),
    "B": ("Bo's house:bedroom", False, None, ("Bo Reed", "Cy Reed")),
}


def small_town() -> Town:
    """Three rooms on a street: Ada's bedroom, a cafe, and the bedroom of Bo and Cy."""
    tiles: dict[str, list[tuple[int, int]]] = {letter: [] for letter in ROOMS}
    kinds, things = [], {}
    for y, row in enumerate(PLAN):
        for x, letter in enumerate(row):
            kinds.append(0 if letter == "#" else 2 if letter in "bs" else 1)
            room = letter if letter in ROOMS else _room_around(x, y) if letter in "bs" else ""
            if room:
                tiles[room].append((x, y))
    things["Ada's house:bedroom:bed"] = Thing("Ada's house:bedroom:bed", ((2, 1),), ((2, 1),), ("made", "slept in"))
    things["Bo's house:bedroom:bed"] = Thing(
        "Bo's house:bedroom:bed", ((15, 2), (17, 2)), ((15, 2), (17, 2)), ("made", "slept in")
    )
    things["Corner Cafe:cafe:seat"] = Thing("Corner Cafe:cafe:seat", ((8, 2), (10, 2)), ((8, 2), (10, 2)))
    things["Corner Cafe:cafe:stove"] = Thing(
        "Corner Cafe:cafe:stove", ((12, 1),), ((11, 1), (12, 2)), ("off", "on", "burning")
    )
    rooms = {}
    for letter, (address, public, hours, owners) in ROOMS.items():
        free = tuple(t for t in tiles[letter] if kinds[t[1] * 20 + t[0]] == 1)
        own = tuple(a for a in things if a.startswith(address))
        rooms[address] = Room(address, tuple(tiles[letter]), free, own, public, hours, owners=owners)
    room_of = {tile: ROOMS[letter][0] for letter, listed in tiles.items() for tile in listed}
    return Town("small", "Small", START, 20, len(PLAN), bytes(kinds), rooms, things, room_of)


def _room_around(x: int, y: int) -> str:
    return "A" if x < 5 else "C" if x < 13 else "B"


def small_world(seed: str = "1") -> World:
    """Ada, Bo and Cy in the small town at six in the morning; awake, with no plan yet."""
    town = small_town()
    known = list(town.rooms)
    people = [
        Person("Ada Hill", 30, ("kind",), "", "Ada's house:bedroom", "", {}, (2, 2), known=list(known)),
        Person("Bo Reed", 40, ("loud",), "", "Bo's house:bedroom", "", {}, (14, 2), known=list(known)),
        Person("Cy Reed", 41, ("shy",), "", "Bo's house:bedroom", "", {}, (16, 3), known=list(known)),
    ]
    states = {address: thing.states[0] for address, thing in town.things.items() if thing.states}
    return World(town, Clock(START), seed, {p.name: p for p in people}, states)
