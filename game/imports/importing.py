"""A saved simulation as a world of this town, and as a town file that plays on at once."""

from pathlib import Path

from game.errors import SaveError
from game.imports.homes import Settled, settle
from game.imports.ledger import Ledger
from game.imports.memories import Scribe
from game.imports.people import Household, clauses_of
from game.imports.places import Places
from game.imports.source import Source
from game.imports.talks import Talks
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.towns.files import PersonFile
from game.towns.load import load_town, read_people
from game.world.clock import Clock
from game.world.world import World

_OF_MEMORIES = (
    ("vectors of memories", "they are made anew from the sentences"),
    ("expiry dates of thoughts", "memories of this town never expire"),
)
_OF_ALL = (
    ("keyword strengths", "nothing asks for them, there or here"),
    ("tiles and paths", "the map is another: people are in the room that they were in"),
    ("states of things", "here they follow from what people do with them"),
    ("weights, thresholds, sight and attention of single people", "this town has them once for everybody"),
)


def import_town(source: Path, folder: Path, path: Path, seed: str = "1") -> Ledger:
    """Make a town file of the simulation in `source`, living in the town folder `folder`; what came of it.

    Everything is read and checked before anything is written. Raises `InputError` naming file and field, `SaveError`
    if the town file cannot be made, or there is one already.
    """
    ledger = Ledger()
    if path.exists():
        raise SaveError(f"{path}: there is already a town of this name")
    world = world_of(source, folder, seed, ledger)
    TownFile.create(path, world, folder).close()
    report = verify(path)
    if not report.whole:
        path.unlink()
        raise SaveError(report.said)
    path.with_suffix(".index").mkdir(exist_ok=True)  # to be filled when it is first played: nothing is lost
    return ledger


def world_of(source: Path, folder: Path, seed: str, ledger: Ledger) -> World:
    """The simulation as a world, at the moment at which it was saved. Raises `InputError`."""
    found = Source(source, ledger)
    clock = Clock(found.start)
    clock.tick = clock.tick_of(found.now)
    own = {file.name: file for file in read_people(folder)}
    settled = settle(found.people, own, load_town(folder, list(own.values())), ledger)
    town = load_town(folder, [PersonFile(name=one.name, home=one.home, work=one.work) for one in settled])
    states = {address: thing.states[0] for address, thing in town.things.items() if thing.states}
    world = World(town, clock, seed, {}, states)
    _people(world, found, settled, ledger)
    for what, why in (*(_OF_MEMORIES if ledger.memories else ()), *_OF_ALL):
        ledger.drop(what, why)
    return world


def _people(world: World, found: Source, settled: list[Settled], ledger: Ledger) -> None:
    """Fill a world with people, what they remember, and the talks they had."""
    town, clock = world.town, world.clock
    talks = Talks(found, clock, ledger)
    scribe = Scribe(found, clock, Places(town), talks, ledger)
    streams = {one.name: scribe.write(one.someone, *clauses_of(one)) for one in settled}
    under_way = talks.going_on(found.people, found.now)
    world.talks = talks.ended()
    world.next_conversation = len(world.talks) + 1
    household = Household(settled, town, clock, ledger)
    for one in settled:
        person = household.person(one, streams[one.name], world.talks)
        person.to_digest = [talk.id for talk in under_way if one.name in talk.people]
        world.people[one.name] = person
    ledger.people, ledger.conversations = len(world.people), len(world.talks)
