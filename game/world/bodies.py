"""The player in the town, as a visitor or in a resident's body: walking, doing things, letting go.

A body is a person like any other: seen, heard, greeted, refused, remembered. Nothing is thought for it, and it moves
by commands alone, so that the same commands make the same run. There is one at a time (`World.body`).
"""

from collections.abc import Iterable

from game.world.acting import let_go as put_down
from game.world.acting import wake
from game.world.activity import Action
from game.world.clock import MINUTE
from game.world.commands import EnterTown, UseThing
from game.world.movement import walk_to
from game.world.norms import refusal
from game.world.people import Person
from game.world.places import Tile
from game.world.talking import end_talk
from game.world.world import World, describe_place

SPEAKING_DISTANCE = 4
"""Tiles within which one may be spoken to, and beyond which a talk is left by walking away [ours]."""
_LONG_ENOUGH = 10 * MINUTE
"""Ticks for which a body is at what it does with a thing [ours]."""
OLDEST, YOUNGEST = 120, 5


def unfit_to_enter(world: World, act: EnterTown) -> str:
    """Why a visitor may not come, in a sentence; empty if they may."""
    if no := taken_body(world) or unfit_name(world, act.name):
        return no
    if not YOUNGEST <= act.age <= OLDEST:
        return f"an age of {act.age} is not between {YOUNGEST} and {OLDEST}"
    tile = way_in(world, act)
    if tile is None or world.grid.kind(tile) == 0:
        return "nobody can stand there"
    room = world.room_at(tile)
    kept_out = refusal(world, _new(world, act, tile), room) if room else None
    return kept_out.reason if kept_out else ""


def taken_body(world: World) -> str:
    """Why no body may be taken: the player is in one already; empty if they are not."""
    return f"you are {world.body.name} already; let go first" if world.body else ""


def unfit_name(world: World, name: str) -> str:
    """Why somebody new may not be called so; empty if they may."""
    return name_fault(name, world.people)


def name_fault(name: str, others: Iterable[str]) -> str:
    """The same among people with these full names."""
    if name[:1].islower() or not name[:1].isalpha() or ":" in name:
        return "a name begins with a capital letter and has no colon in it"
    others = list(others)
    if any(name.lower() == other.lower() for other in others):
        return f"{name} lives in this town; choose another name"
    first = name.split(" ")[0].lower()
    same = next((other for other in others if other.split(" ")[0].lower() == first), None)
    return f"{same} would be taken for {name}; choose another first name" if same else ""


def way_in(world: World, act: EnterTown) -> Tile | None:
    """Where a visitor appears: the tile that was asked for, else a way into the town, else any open ground."""
    if act.tile is not None:
        return act.tile
    taken = {person.tile for person in world.people.values()}
    width, kinds = world.town.width, world.town.walkable
    ground = ((n % width, n // width) for n in range(len(kinds)) if kinds[n] == 1)
    tiles = (tile for tiles in (world.town.spawns, ground) for tile in tiles)
    return next((tile for tile in tiles if tile not in taken and not world.room_at(tile)), None)


def unfit_walk(world: World, body: Person, tile: Tile) -> str:
    """Why a body may not walk to a tile; empty if it may."""
    if tile == body.tile or world.grid.kind(tile) == 0 or world.grid.way(body.tile, tile) is None:
        return "there is no way there"
    return _kept_out(world, body, tile)


def unfit_use(world: World, body: Person, thing: str) -> str:
    """Why a body may not use a thing; empty if it may."""
    no = refusal(world, body, thing) if body.goal != thing else None
    return no.reason if no else ""


def unfit_words_to(world: World, body: Person, other: Person) -> str:
    """Why a body cannot speak to somebody; empty if it can."""
    if other is body:
        return "nobody speaks to themselves"
    in_talk = body.conversation and body.conversation == other.conversation
    if in_talk or is_near(world, body, other):
        return ""
    return f"{other.name} is too far away to hear it"


def is_near(world: World, one: Person, other: Person) -> bool:
    """Whether two can speak: in the same room or both outdoors, a few steps apart."""
    return _apart(one, other) <= SPEAKING_DISTANCE and world.here(one) == world.here(other)


def enter(world: World, act: EnterTown) -> None:
    """Somebody who was not here comes to town, or comes back."""
    tile = way_in(world, act)
    assert tile is not None
    body = _made(world, act, tile)
    world.people[body.name] = body
    words = f"{body.name} comes {'back ' if act.name in world.away else ''}to {world.town.title}"
    world.away.pop(act.name, None)
    world.record_act(words, body, world.here(body))


def step_into(world: World, person: Person) -> None:
    """The player takes a resident's body; what they were doing is put down."""
    wake(world, person)
    put_down(world, person)
    person.played, person.errand = True, None
    _stand(person)
    world.record_act(f"the player steps into {person.name}", person, world.here(person))


def let_go(world: World) -> None:
    """A resident goes on with their own plans; a visitor leaves the town and is kept among those who are away."""
    body = world.body
    assert body is not None
    if body.conversation:
        end_talk(world, world.conversations[body.conversation])
    body.played, body.errand, body.begun = False, None, -1
    _stand(body)
    if not body.visitor:
        world.record_act(f"the player lets go of {body.name}", body, world.here(body))
        return
    world.record_act(f"{body.name} leaves {world.town.title}", None, world.here(body))
    world.away[body.name] = world.people.pop(body.name)
    for person in world.people.values():
        person.news = [item for item in person.news if item.subject != body.name]


def walk(world: World, body: Person, tile: Tile) -> None:
    """Set out to a tile; what was being done is broken off."""
    body.errand = None
    _stand(body)
    walk_to(world, body, tile, world.room_at(tile))


def use(world: World, body: Person, act: UseThing) -> None:
    """Go to a thing and do something there."""
    if body.conversation:
        end_talk(world, world.conversations[body.conversation])
    body.errand = Action(world.tick, _LONG_ENOUGH, act.doing, "", act.thing, act.state)
    body.begun = -1
    name = world.town.things[act.thing].name
    left = f", which leaves the {name} {act.state}" if act.state else ""
    world.record_act(f"{body.name} is {act.doing} at {describe_place(act.thing)}{left}", body, world.here(body))


def carry_body(world: World) -> None:
    """What a tick does to the body: nothing is asked about what it sees, errands end, and whoever walks away from a
    talk has left it."""
    body = world.body
    if body is None:
        return
    body.news.clear()
    if body.errand is not None and world.tick >= body.errand.end:
        body.errand = None
        _stand(body)
    talk = world.conversations.get(body.conversation)
    other = world.people.get(talk.other(body.name)) if talk else None
    if talk and other and talk.lines and _apart(body, other) > SPEAKING_DISTANCE:
        end_talk(world, talk)


def _made(world: World, act: EnterTown, tile: Tile) -> Person:
    """The visitor: as they were when they left, if they were here before."""
    person, known = _new(world, act, tile), world.away.get(act.name)
    if known is None:
        return person
    known.age, known.look, known.tile, known.played = act.age, person.look, tile, True
    known.biography = act.about or known.biography
    known.woke = known.ate = world.tick
    return known


def _new(world: World, act: EnterTown, tile: Tile) -> Person:
    about = act.about or f"{act.name} is visiting {world.town.title}"
    return Person(
        act.name, act.age, (), about, "", "", dict(act.look), tile, woke=world.tick, ate=world.tick,
        visitor=True, played=True,
    )  # fmt: skip


def _kept_out(world: World, body: Person, tile: Tile) -> str:
    """Why the town does not let a body onto a tile: the room there is closed, full or another's."""
    room = world.room_at(tile)
    no = refusal(world, body, room) if room and room != world.here(body) else None
    return no.reason if no else ""


def _stand(person: Person) -> None:
    person.path, person.goal, person.doing, person.arrived = [], "", "", False


def _apart(one: Person, other: Person) -> int:
    return max(abs(one.tile[0] - other.tile[0]), abs(one.tile[1] - other.tile[1]))
