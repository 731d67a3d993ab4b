"""Where an activity is done: down the known tree, one choice a level (paper, section 5.1)."""

from datetime import datetime

from game.mind.questions import ChoosePlace, Chunk, Mind, NewState, PlaceOption
from game.world.thoughts import Card, KnownRoom

_NOTHING = "nothing in particular"


def ground(mind: Mind, card: Card, activity: str, chunk: Chunk, at: datetime, refused: str = "") -> str:
    """The address of a room or a thing that the person knows, open at that time and not just refused."""
    rooms = [room for room in card.known if room.address != refused and may_enter(card, room, at, chunk)]
    if not rooms:
        return card.home or card.here
    sectors = list(dict.fromkeys(room.sector for room in rooms))
    sector = sectors[_choose(mind, card, activity, chunk, "sector", [_sector(card, s, rooms) for s in sectors])]
    inside = [room for room in rooms if room.sector == sector]
    room = inside[_choose(mind, card, activity, chunk, "room", [_room(card, r) for r in inside])]
    things = [name for name, _, _ in room.things if f"{room.address}:{name}" != refused]
    options = [_thing(room, name) for name in things] + [PlaceOption(_NOTHING, "just be in the room", False)]
    chosen = _choose(mind, card, activity, chunk, "thing", options)
    return room.address if chosen == len(things) else f"{room.address}:{things[chosen]}"


def state_for(mind: Mind, card: Card, activity: str, address: str, state: str = "") -> str:
    """The state that the activity gives the thing at an address; empty for none, or for a room."""
    if address.count(":") < 2:
        return ""
    room, name = address.rsplit(":", 1)
    states = next((s for r in card.known if r.address == room for n, _, s in r.things if n == name), ())
    if not states:
        return ""
    return mind.answer(NewState(card, activity, name, state or states[0], states))


def may_enter(card: Card, room: KnownRoom, at: datetime, chunk: Chunk) -> bool:
    """Whether, as far as one knows, the room is open then, and one's own, public, or whom one means to visit."""
    own = card.name in room.owners or room.address in (card.home, card.work)
    if own:
        return True
    if room.hours is not None and not room.hours.hold(at):
        return False
    return room.public or (bool(chunk.where) and chunk.where.lower() in room.address.lower())


def find_place(card: Card, words: str) -> str:
    """The address of the known room that words name, `home` and `work` included; the words if there is none."""
    lowered = words.lower().strip()
    if lowered in ("home", "at home"):
        return card.home or words
    by_room = [r for r in card.known if lowered and (r.sector.lower() in lowered or lowered in r.address.lower())]
    public = [r for r in by_room if r.public]
    found = public or by_room
    return found[0].address if found else words


def _choose(mind: Mind, card: Card, activity: str, chunk: Chunk, level: str, options: list[PlaceOption]) -> int:
    if len(options) == 1:
        return 0
    index = mind.answer(ChoosePlace(card, level, activity, chunk, tuple(options)))  # type: ignore[arg-type]
    return index if 0 <= index < len(options) else 0


def _sector(card: Card, sector: str, rooms: list[KnownRoom]) -> PlaceOption:
    inside = tuple(room for room in rooms if room.sector == sector)
    words = "; ".join(dict.fromkeys(room.purpose for room in inside if room.purpose))
    return PlaceOption(sector, words, card.here.startswith(sector + ":"), inside)


def _room(card: Card, room: KnownRoom) -> PlaceOption:
    hours = f", open {room.hours.since} to {room.hours.until}" if room.hours else ""
    owners = f", belongs to {', '.join(room.owners)}" if room.owners and not room.public else ""
    return PlaceOption(room.name, f"{room.purpose}{hours}{owners}", card.here == room.address, (room,))


def _thing(room: KnownRoom, name: str) -> PlaceOption:
    purpose = next(purpose for n, purpose, _ in room.things if n == name)
    return PlaceOption(name, purpose, False)
