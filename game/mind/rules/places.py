"""Where an activity is done, one level of the known tree at a time, and what it does to a thing (section 5.1)."""

import random
import re
import tomllib
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from game.mind.gate import breath
from game.mind.questions import ChoosePlace, NewState, PlaceOption
from game.mind.rules.activities import family_of
from game.mind.rules.blocks import THEN
from game.mind.rules.parts import segments
from game.mind.rules.whereabouts import HOME, sector_named
from game.world.activity import means_meal
from game.world.thoughts import Card, KnownRoom

_WET = re.compile(r"\b(bathroom|toilet|shower|washroom)\b")
_LIE = re.compile(r"\b(bed|toilet|shower|bathtub)\b")
_OWN_WORDS = frozenset(("decorated", "freshly watered", "covered in writing"))
"""States that any such thing can have, whatever the map lists; each reads well after `the THING is`."""
_STAYS = 2.0
"""By how much a room is better for being the one where one is, unless one eats [ours]."""
_INDOORS = 4.0
"""By how much a garden is worse for what neither needs nor names it: nobody dusts shelves there [ours]."""
_NOTHING = "nothing in particular"
_REPAIR = re.compile(r"\b(fixing|repairing|mending|turning off|switching off|putting out|closing|emptying)\b")
_BAD = re.compile(r"\b(leaking|burning|broken|smoking|flooded|blocked|overflowing|open|on|running)\b")


@dataclass(frozen=True, slots=True)
class Use:
    """What an activity wants of a place, and the states it gives things."""

    words: re.Pattern[str]
    rooms: tuple[str, ...]
    things: tuple[str, ...]
    states: tuple[tuple[str, str], ...]
    home: bool
    aside: bool
    """Whether a thing that is named is only spoken of: one waits for the stove, and does not use it."""


@lru_cache(maxsize=1)
def _uses() -> tuple[Use, ...]:
    table = tomllib.loads((files("game.mind.rules") / "data" / "uses.toml").read_text("utf-8"))
    return tuple(_use(entry) for entry in table["use"])


def _use(entry: dict[str, Any]) -> Use:
    words = "|".join(re.escape(word) for word in sorted(entry["words"], key=len, reverse=True))
    return Use(
        re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.I),
        tuple(entry.get("rooms", ())),
        tuple(entry.get("things", ())),
        tuple(entry.get("states", {}).items()),
        bool(entry.get("home", False)),
        bool(entry.get("aside", False)),
    )


@lru_cache(maxsize=8192)
def use_of(activity: str, chunk: str = "") -> Use | None:
    """The first use whose words are in the action, else in the doing it is part of."""
    found = next((use for use in _uses() if use.words.search(activity)), None)
    return found or (next((use for use in _uses() if use.words.search(chunk)), None) if chunk else None)


def _piece(q: ChoosePlace) -> str:
    """The doing of the chunk that is on now, where several share it."""
    if THEN not in q.chunk.what and " and " not in q.chunk.what:
        return q.chunk.what
    passed = (q.card.now - q.chunk.start).total_seconds() / 60 + 2
    for what, minutes in segments(q.chunk):
        passed -= minutes
        if passed < 0:
            return what
    return q.chunk.what


def choose_place(q: ChoosePlace) -> int:
    """The best of the options for the activity; of equals one where the person is, else always the same in a chunk."""
    breath()
    score = {"sector": _sector_score, "room": _room_score, "thing": _thing_score}[q.level]
    use = use_of(q.activity, _piece(q))
    scores = [score(q, option, use) for option in q.options]
    best = max(scores)
    equal = [index for index, value in enumerate(scores) if value == best]
    return random.Random(f"{q.card.name}:{q.chunk.start}:{q.level}").choice(equal)


def _sector_score(q: ChoosePlace, option: PlaceOption, use: Use | None) -> float:
    """Where the plan says, unless it is a thing for home; else where there is what it takes."""
    home = option.name == q.card.home.split(":", 1)[0]
    if use and use.home and home and not _outdoors(q):
        return 200.0
    planned = home if q.chunk.where == HOME else bool(q.chunk.where) and option.name == q.chunk.where.split(":", 1)[0]
    if planned:
        return 100.0
    meant = "" if q.chunk.where else sector_named(_piece(q), q.card)
    if meant and (home if meant == HOME else option.name == meant):
        return 90.0
    own = any(q.card.name in room.owners for room in option.rooms)
    public = any(room.public for room in option.rooms)
    suits = max((_suits(room, use) for room in option.rooms), default=0.0)
    return suits + 1.5 * option.here + 1.0 * (home or own) - 20.0 * (not public and not own and not home)


def _outdoors(q: ChoosePlace) -> bool:
    return bool(re.search(r"\b(run|park|outdoors|lake)\b", q.activity))


def _suits(room: KnownRoom, use: Use | None) -> float:
    """How much of what is wanted a room has: 0 to about 4."""
    if use is None:
        return 0.0
    named = any(word in room.name.lower() for word in use.rooms)
    wanted = _rank_of(use.things, [name for name, _, _ in room.things])
    return 1.5 * named + (2.5 - 1.5 * wanted / max(1, len(use.things)) if wanted is not None else 0.0)


def _rank_of(wanted: tuple[str, ...], names: list[str]) -> int | None:
    """The place, in the order of preference, of the first wanted thing that is there."""
    return next((rank for rank, word in enumerate(wanted) if any(word in name.lower() for name in names)), None)


def _room_score(q: ChoosePlace, option: PlaceOption, use: Use | None) -> float:
    room = option.rooms[0] if option.rooms else None
    name = option.name.split(":")[-1].lower()
    own = room is not None and (room.address == q.card.home or q.card.name in room.owners)
    others = room is not None and not room.public and bool(room.owners) and not own
    wet = bool(_WET.search(name))
    wants_wet = use is not None and "bathroom" in use.rooms
    score = (_suits(room, use) if room else 0.0) - 30.0 * others + 6.0 * (wet if wants_wet else -wet)
    score += 4.0 * _named(name, room is not None and room.address == q.card.home, q)
    score += (1.0 if means_meal(q.activity) else _STAYS) * option.here
    score -= _INDOORS * (room is not None and room.outdoors and not _named(name, own, q) and not _suits(room, use))
    score += 2.0 * (room is not None and any(_spoken_of(thing.lower(), _piece(q)) for thing, _, _ in room.things))
    score += 1.2 * (room is not None and room.address in (q.card.home, q.card.work))
    return score


def _named(room: str, own: bool, q: ChoosePlace) -> bool:
    """Whether the action or the doing it belongs to names the room: `in the library`, `in her room`."""
    words = f"{q.activity} {_piece(q)}".lower()
    return bool(re.search(rf"\b{re.escape(room)}\b", words)) or (
        own and bool(re.search(r"\b(?:his|her|their) (?:bed)?room\b", words))
    )


def _thing_score(q: ChoosePlace, option: PlaceOption, use: Use | None) -> float:
    name = option.name.lower()
    wanted = use.things if use else ()
    rank = next((index for index, word in enumerate(wanted) if word in name), None)
    named = bool(re.search(rf"\b{re.escape(name.removeprefix('behind ').removeprefix('the '))}\b", q.activity.lower()))
    named = named and not (use and use.aside)
    score = 50.0 if named else 20.0 - rank if rank is not None else 3.0 if name == _NOTHING else 0.0
    score += 0.5 * (rank is not None and name.endswith(wanted[rank]))  # a garden rather than a garden chair
    score += 6.0 * (rank is None and _spoken_of(name, _piece(q))) + 0.5 * _shared(q.activity, option.words)
    return score - _unfit(q.card, name, rank, q)


def _spoken_of(name: str, what: str) -> bool:
    """Whether a doing is about being at this thing: `at the desk`, `behind the cafe counter`."""
    bare = re.sub(r"^behind (the )?", "", name)
    return bool(
        re.search(rf"\b(?:at|on|in|by|behind) (?:the|his|her|their) (?:\w+ )?{re.escape(bare)}\b", what.lower())
    )


def _unfit(card: Card, name: str, rank: int | None, q: ChoosePlace) -> float:
    """Guests stay in front of the counter, who works there behind it; nobody sits on a bed or a pool table."""
    behind, serving = name.startswith("behind"), _serves(card, q)
    if serving and behind:
        spoken = [option.name for option in q.options if _spoken_of(option.name.lower(), _piece(q))]
        return 10.0 if spoken and name not in map(str.lower, spoken) else 0.0
    if serving and {f"behind {name}", f"behind the {name}"} & {option.name.lower() for option in q.options}:
        return 60.0
    pool = "pool" in name and "pool" not in q.activity
    return 25.0 * behind + 10.0 * (rank is None and bool(_LIE.search(name))) + 10.0 * pool


def _serves(card: Card, q: ChoosePlace) -> bool:
    """Whether the person is at work there, behind a counter."""
    family = family_of(_piece(q))
    return (
        bool(card.work)
        and q.chunk.where == card.work.split(":", 1)[0]
        and family is not None
        and "counter" in family.key
    )


def _shared(activity: str, words: str) -> int:
    return len(set(re.findall(r"[a-z]{4,}", activity.lower())) & set(re.findall(r"[a-z]{4,}", words.lower())))


def new_state(q: NewState) -> str:
    """The state that the activity leaves a thing in while it lasts; empty where it leaves it as it is."""
    if _REPAIR.search(q.activity) and _BAD.search(q.state) and q.states:
        return q.states[0]
    use = use_of(q.activity)
    found = next((state for word, state in use.states if word in q.thing.lower()), "") if use else ""
    return found if found != q.state and (found in q.states or found in _OWN_WORDS) else ""
