"""Reading of answers about places, things and reactions."""

import re
from datetime import datetime, timedelta
from typing import Any

from game.mind import questions as q
from game.mind.heed import INNER_VOICE
from game.mind.prompted.fields import LONGEST_NAME, Data, activity, field, needed_list, sentence
from game.mind.prompted.mending import UnusableError
from game.mind.prompted.values import clock_of, emoji_of, flag, minutes_of, nearest, text_of
from game.world.thoughts import KnownRoom

_LONGEST_STATE = 60
_SHORTEST, _USUAL, _LONGEST, _LONGEST_VOICE = 1, 10, 30, 240
"""Minutes of a reaction; a voice may ask for more."""
_UNCHANGED = (
    "",
    "unchanged",
    "no change",
    "none",
    "nothing",
    "same",
    "n/a",
    "empty",
    "null",
    "the same",
    "nothing changes",
)
_GO_ON = re.compile(
    r"\b(go(?:es|ing)?[ _-]?on|continu\w*|keep\w*|ignor\w*|stay\w*|no[ _-]?reaction|none|nothing|carry on)\b", re.I
)
_TALK = re.compile(r"\b(talk\w*|speak\w*|chat\w*|say\w*|greet\w*|convers\w*|tell\w*|ask\w*)\b", re.I)
_DO = re.compile(r"\b(do|does|doing|react\w*|act|action|change|something else|instead|follow\w*)\b", re.I)


def place_the_hour(x: q.PlaceTheHour, data: Data) -> tuple[q.Placed, ...]:
    """An address for each activity; one that cannot be read stays empty and is chosen again."""
    items = needed_list(data, "placed", "places", "place", "actions", "locations")
    found = tuple(placed(item, x.rooms) for item in items[: len(x.activities)])
    if not any(p.where for p in found):
        raise UnusableError('"placed" names none of the numbered places')
    return found


def placed(item: Any, rooms: tuple[KnownRoom, ...]) -> q.Placed:
    """The room, thing and state that an item names; empty if it names no room."""
    place = field(item, "place", "number", "room", "where", "location")
    index = nearest(place, [room.address for room in rooms])
    if index < 0:
        return q.Placed("", "")
    room = rooms[index]
    things = [name for name, _, _ in room.things]
    if not hasattr(item, "get"):
        return q.Placed(room.address, "")
    named = field(item, "thing", "object") or next((t for t in things if t.lower() in str(place).lower()), None)
    thing = nearest(named, things) if isinstance(named, str) else -1
    if thing < 0:
        return q.Placed(room.address, "")
    states = room.things[thing][2]
    return q.Placed(f"{room.address}:{things[thing]}", state_of(field(item, "state", "new_state"), states))


def choose_place(x: q.ChoosePlace, data: Data) -> int:
    """The index of an option."""
    wanted = field(data, "choice", "number", "answer", "option", "place", "index", x.level)
    index = nearest(field(wanted, "number", "choice", "name"), [o.name for o in x.options])
    if index < 0:
        raise UnusableError(f'"choice" must be a number from 1 to {len(x.options)}')
    return index


def new_state(x: q.NewState, data: Data) -> str:
    """A few words; one of the usual states if it is nearly that."""
    told = field(data, "state", "new_state")
    if not isinstance(told, str) and not (told is None and "state" in data):
        raise UnusableError('there is no "state"')
    return state_of(told, x.states)


def state_of(value: Any, states: tuple[str, ...]) -> str:
    """Words for a state, one of the usual ones if nearly that; empty for no change."""
    told = sentence(value).lower().strip("\"'“” ")
    if told in _UNCHANGED or len(told) > _LONGEST_STATE:
        return ""
    index = nearest(told, states, 0.85) if told else -1
    return states[index] if index >= 0 and len(told) <= len(states[index]) + 3 else told


def find_emoji(x: q.FindEmoji, data: Data) -> str:
    """One emoji."""
    emoji = emoji_of(field(data, "emoji", "emojis"))
    if not emoji:
        raise UnusableError('"emoji" holds no emoji')
    return emoji


def decide_reaction(x: q.DecideReaction, data: Data) -> q.Reaction:
    """Go on, do, or talk where that is possible."""
    kind = _kind(field(data, "kind", "reaction", "decision", "choice", "action", "answer"))
    because = sentence(field(data, "because", "reason", "why"), LONGEST_NAME) if len(data) > 1 else ""
    what = field(data, "what", "activity", "about", "topic") if len(data) > 1 else ""
    if kind == "talk" and x.may_talk and x.subject_is_person:
        return q.Reaction("talk", sentence(what, LONGEST_NAME), because=because)
    doing = activity(x, what)
    if kind == "do" and doing:
        return _do(x, data, doing, because)
    return q.Reaction("go on", because=because)


def _kind(value: Any) -> str:
    """Which of the three a word means. Raises `UnusableError`."""
    word = text_of(value, LONGEST_NAME)
    exact = word.lower().replace("_", " ").strip("\"'. ")
    if exact in ("go on", "do", "talk"):
        return exact
    meant = [kind for kind, pattern in (("go on", _GO_ON), ("talk", _TALK), ("do", _DO)) if pattern.search(word)]
    if not meant or (len(meant) > 1 and ("|" in word or " or " in word)):
        raise UnusableError('"kind" must be "go on", "do" or "talk"')
    return meant[0]


def _do(x: q.DecideReaction, data: Data, what: str, because: str) -> q.Reaction:
    minutes, voice = minutes_of(field(data, "minutes", "duration")), x.subject == INNER_VOICE
    usual, most = (0, _LONGEST_VOICE) if voice else (_USUAL, _LONGEST)
    length = usual if minutes is None else min(most, max(_SHORTEST, minutes))
    return q.Reaction(
        "do",
        what,
        length,
        emoji_of(field(data, "emoji")),
        because,
        start=_start(x.card.now, field(data, "start", "time", "when")) if voice else None,
        mends=not x.subject_is_person and not voice and flag(field(data, "mends")),
        fetch=_fetch(field(data, "fetch")) if not x.subject_is_person and not voice else "",
    )


def _start(now: datetime, value: Any) -> datetime | None:
    """The next moment with that time of day."""
    clock = clock_of(value)
    if clock is None:
        return None
    moment = now.replace(hour=clock[0], minute=clock[1], second=0, microsecond=0)
    return moment if moment >= now else moment + timedelta(days=1)


def _fetch(value: Any) -> str:
    told = sentence(value, 40).lower()
    return "" if told in _UNCHANGED else told
