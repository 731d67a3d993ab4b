"""A town folder as a world at its first moment."""

from pathlib import Path

from game.errors import InputError, TownError
from game.towns.files import PersonFile, ScenarioFile, read_toml
from game.towns.tiled import MapObject, TownMap, read_hours, read_map
from game.world.clock import Clock
from game.world.grid import FREE, SEAT
from game.world.memories import NewMemory
from game.world.people import Person
from game.world.places import Fact, Room, Thing, Tile, Town
from game.world.ties import ties_from
from game.world.world import World


def load_world(folder: Path, seed: str, only: list[str] | None = None) -> World:
    """The town at its start with everybody, or with those named in `only`, in their beds."""
    files = read_people(folder)
    if only:
        files = _chosen(files, only)
    _apply_options(folder, files)
    town = load_town(folder, files)
    people = {file.name: _person(town, file, files, n) for n, file in enumerate(files)}
    states = {address: thing.states[0] for address, thing in town.things.items() if thing.states}
    world = World(town, Clock(town.start), seed, people, states)
    for file in files:
        _seed_memories(world, file, [f.name for f in files])
    return world


def load_town(folder: Path, people: list[PersonFile]) -> Town:
    """The geography and the scenario of a town folder; whose rooms are whose follows from the people."""
    if not folder.is_dir():
        raise TownError(f"{folder}: there is no such town folder")
    town_map = read_map(folder / f"{folder.name}.tmx")
    scenario = read_toml(folder / "scenario.toml", ScenarioFile)
    room_of = {tile: o.name for o in town_map.layer("rooms") for tile in o.tiles}
    things = _things(town_map, room_of)
    facts = tuple(Fact(f.key, f.words, f.carrier, tuple(f.mentions), f.place, f.since, f.until) for f in scenario.facts)
    return Town(
        name=folder.name,
        title=scenario.title,
        start=scenario.start,
        width=town_map.width,
        height=town_map.height,
        walkable=town_map.walkable,
        rooms=_rooms(town_map, things, people),
        things=things,
        room_of=room_of,
        spawns=tuple(o.tiles[0] for o in town_map.layer("spawns")),
        facts=facts,
    )


def read_people(folder: Path) -> list[PersonFile]:
    """The people of a town folder, in the order of their files' names."""
    paths = sorted((folder / "people").glob("*.toml"))
    if not paths:
        raise TownError(f"{folder / 'people'}: there is nobody; expected at least one person's file (NAME.toml)")
    files = [read_toml(path, PersonFile) for path in paths]
    seen: dict[str, Path] = {}
    for path, file in zip(paths, files, strict=True):
        if file.name in seen:
            raise TownError(f"{path}: `name`: {file.name} is in {seen[file.name].name} as well")
        seen[file.name] = path
    return files


def _apply_options(folder: Path, files: list[PersonFile]) -> None:
    """Give people the clauses of the scenario's options that are on."""
    for option in read_toml(folder / "scenario.toml", ScenarioFile).options.values():
        for file in files:
            if option.on and file.name == option.person:
                file.biography = f"{file.biography.rstrip().rstrip('.')}; {option.words}"


def _chosen(files: list[PersonFile], only: list[str]) -> list[PersonFile]:
    """The people whose full or first name is in `only`."""
    for wanted in only:
        if not any(_is_called(file, wanted) for file in files):
            raise InputError(f"--people: there is no {wanted}; known are {', '.join(f.name for f in files)}")
    return [file for file in files if any(_is_called(file, wanted) for wanted in only)]


def _is_called(file: PersonFile, wanted: str) -> bool:
    return wanted.lower() in (file.name.lower(), file.name.split(" ")[0].lower())


def _rooms(town_map: TownMap, things: dict[str, Thing], people: list[PersonFile]) -> dict[str, Room]:
    grouped: dict[str, list[MapObject]] = {}
    for item in town_map.layer("rooms"):
        grouped.setdefault(item.name, []).append(item)
    return {name: _room(town_map, name, parts, things, people) for name, parts in grouped.items()}


def _room(
    town_map: TownMap, name: str, parts: list[MapObject], things: dict[str, Thing], people: list[PersonFile]
) -> Room:
    properties = {key: value for part in parts for key, value in part.properties.items()}
    tiles = tuple(tile for part in parts for tile in part.tiles)
    if ":" not in name:
        raise TownError(f"{town_map.path}: layer `rooms`, object `{name}`: expected a name like `Sector:arena`")
    try:
        hours = read_hours(str(properties.get("hours", "")))
    except ValueError:
        wrong = properties.get("hours")
        raise TownError(
            f"{town_map.path}: layer `rooms`, object `{name}`: `hours` is {wrong}, expected hours like 8-20"
        ) from None
    public = properties.get("access", "public") == "public"
    return Room(
        address=name,
        tiles=tiles,
        spots=tuple(tile for tile in tiles if _kind(town_map, tile) == FREE),
        things=tuple(address for address, thing in things.items() if thing.room == name),
        public=public,
        hours=hours,
        capacity=int(properties.get("capacity", 0)),
        purpose=str(properties.get("purpose", "")),
        outdoors=bool(properties.get("outdoors", False)),
        owners=_owners(name, public, str(properties.get("owners", "")), people),
    )


def _owners(name: str, public: bool, told: str, people: list[PersonFile]) -> tuple[str, ...]:
    """Those the map names; else who works in a public room, lives in a private one, or in the house around it."""
    if told.strip():
        return tuple(part.strip() for part in told.split(","))
    if public:
        return tuple(p.name for p in people if p.work == name)
    sleepers = tuple(p.name for p in people if p.home == name)
    return sleepers or tuple(p.name for p in people if p.home.startswith(name.split(":")[0] + ":"))


def _things(town_map: TownMap, room_of: dict[Tile, str]) -> dict[str, Thing]:
    grouped: dict[str, list[MapObject]] = {}
    for item in town_map.layer("things"):
        grouped.setdefault(item.name, []).append(item)
    return {name: _thing(town_map, name, parts, room_of) for name, parts in grouped.items()}


def _thing(town_map: TownMap, name: str, parts: list[MapObject], room_of: dict[Tile, str]) -> Thing:
    if name.count(":") != 2:
        raise TownError(f"{town_map.path}: layer `things`, object `{name}`: expected a name like `Sector:arena:thing`")
    properties = {key: value for part in parts for key, value in part.properties.items()}
    tiles = tuple(tile for part in parts for tile in part.tiles)
    states = tuple(s.strip() for s in str(properties.get("states", "")).split(",") if s.strip())
    return Thing(
        address=name,
        tiles=tiles,
        spots=_spots(town_map, tiles, name.rsplit(":", 1)[0], room_of),
        states=states,
        stamp=str(properties.get("stamp", "")),
        purpose=str(properties.get("purpose", "")),
        capacity=int(properties.get("capacity", 0)),
    )


def _spots(town_map: TownMap, tiles: tuple[Tile, ...], room: str, room_of: dict[Tile, str]) -> tuple[Tile, ...]:
    """Its seats that can be reached; else its free tiles; else the free tiles beside it in the same room."""
    seats = [t for t in tiles if _kind(town_map, t) == SEAT]
    reachable = tuple(t for t in seats if any(_kind(town_map, n) == FREE for n in _beside(t)))
    if reachable:
        return reachable
    free = tuple(t for t in tiles if _kind(town_map, t) == FREE)
    if free:
        return free
    around = dict.fromkeys(n for t in tiles for n in _beside(t))
    return tuple(n for n in around if _kind(town_map, n) == FREE and room_of.get(n, "") == room)


def _beside(tile: Tile) -> tuple[Tile, ...]:
    x, y = tile
    return ((x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1))


def _kind(town_map: TownMap, tile: Tile) -> int:
    x, y = tile
    if not (0 <= x < town_map.width and 0 <= y < town_map.height):
        return 0
    return town_map.walkable[y * town_map.width + x]


def _person(town: Town, file: PersonFile, everybody: list[PersonFile], place: int) -> Person:
    names = [other.name for other in everybody]
    return Person(
        name=file.name,
        age=file.age,
        traits=tuple(file.traits),
        biography=" ".join(file.biography.split()),
        home=file.home,
        work=file.work,
        look=dict(file.look),
        tile=_first_tile(town, file, everybody, place),
        known=_known_rooms(town, file),
        ties=ties_from(file.name, file.clauses(), names),
        asleep=True,
    )


def _first_tile(town: Town, file: PersonFile, everybody: list[PersonFile], place: int) -> Tile:
    """A place in one's own bed, beside those who share it; without a bed a spawn point."""
    beds = [t for t in town.things.values() if t.room == file.home and "bed" in t.name.split()]
    sharers = [p.name for p in everybody if p.home == file.home]
    spots = [spot for bed in beds for spot in bed.spots] or list(town.spots(file.home))
    if spots:
        return spots[sharers.index(file.name) % len(spots)]
    if town.spawns:
        return town.spawns[place % len(town.spawns)]
    raise TownError(f"{town.name}: {file.name} has no bed, and the map has no spawn point")


def _known_rooms(town: Town, file: PersonFile) -> list[str]:
    """Home and work with the rooms around them, and what the file names; never another's bedroom."""
    places = [file.home.split(":")[0], file.work.split(":")[0], *file.knows]
    known: dict[str, None] = {}
    for place in filter(None, places):
        for address, room in town.rooms.items():
            named = address == place or room.sector == place
            if named and (room.public or not room.owners or file.name in room.owners or address == place):
                known[address] = None
    return list(known)


def _seed_memories(world: World, file: PersonFile, names: list[str]) -> None:
    person = world.people[file.name]
    for clause in file.clauses():
        subjects = tuple(name for name in names if name in clause) or (file.name,)
        world.remember(person, NewMemory("seed", clause, source="knew", subjects=subjects))
