"""What two have in common to speak of: where one saw the other today, who else comes to what both have heard of."""

import re
from datetime import timedelta

from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import Event, coming_words, event_in
from game.mind.rules.gist import covered, people
from game.mind.rules.persona import daytime
from game.mind.rules.speech import first_name, possessive
from game.mind.rules.talk_turn import Turn
from game.mind.rules.topic import PERSONAL, Topic
from game.mind.rules.whereabouts import at_place
from game.world.world import describe_place

_SEEN_BEFORE = timedelta(minutes=90)
"""How long ago a sight must be to be worth a word: before that one has only just come in [ours]."""
_OPENS_UP = {"near": 0.3, "known": 0.3, "stranger": 0.5}
"""Chance, once a talk, to tell something of oneself unasked [ours]."""
_ADMITS = 0.4
"""Chance, once a talk among friends, to speak of a worry that nobody asked after [ours]."""
_MOST_NAMES = 3
_REMARKABLE = re.compile(
    r"(?!getting|having|sitting|standing|waiting|lingering|eating|drinking|ordering|arriving|putting|sleep|talking|"
    r"walking|looking|listening|washing|brushing|turning|choosing|watching|saying|serving|reading the menu|keeping|"
    r"helping|taking|on the way)\w+ing\b"
)
"""What somebody is seen at that is worth a word hours later."""
_ACT = re.compile(r" spent part of the \w+ (\w+ing(?: \w+){2})")
_AGREED = re.compile(r"; (?P<who>[^;]+?) agreed to (?P<what>come to [^;]+)")
_GOES = re.compile(r"^(?P<who>\S+(?: \S+)?) is going to the ")


def has_occasion(turn: Turn, topic: Topic) -> bool:
    """Whether this is the time to tell it: what is personal answers the like, or is told by the way, once a talk."""
    if topic.kind == "worry":
        return topic.kind == turn.heard_kind or turn.once("admits a worry") < _ADMITS
    if topic.kind == "deed" and same_act(turn, topic.text):
        return False
    if topic.kind == "project":
        return "project" not in turn.told_kinds  # one work at a time
    if topic.kind not in PERSONAL or topic.kind == turn.heard_kind:
        return True
    if turn.event is not None or any(kind in PERSONAL for kind in turn.told_kinds) or topic.kind == "like":
        return False
    chance = next((share for tag, share in _OPENS_UP.items() if tag in turn.tags), 0.0)
    return turn.once("opens up") < chance


def same_act(turn: Turn, text: str) -> bool:
    """Whether somebody just told of doing the very same: `arguing against the main point of` another paper."""
    found = _ACT.search(text)
    return found is not None and found[1] in turn.said


def seen_today(turn: Turn) -> dict[str, str]:
    """Where the speaker saw the other earlier today and at what, as holes of a phrase; empty if it is no matter."""
    if "house" in turn.tags or turn.tags & {"stranger", "foe", "cool"}:
        return {}
    sights = [m for m in turn.q.memories if _is_sight(turn, m)]
    if not sights:
        return {}
    last = max(sights, key=lambda m: m.when)
    doing = _to_you(turn, last.text.removeprefix(f"{turn.q.other} is "))
    return {"doing": doing, "place": _at(last.place), "part": daytime(last.when.hour)}


def _is_sight(turn: Turn, m: Statement) -> bool:
    """Whether a memory shows the other at something, a while ago and today."""
    now, doing = turn.card.now, m.text.removeprefix(f"{turn.q.other} is ")
    fresh = m.when.date() == now.date() and now - m.when > _SEEN_BEFORE and _is_public(turn, m.place)
    own = f"{m.kind} {m.source}" == "observation saw" and doing != m.text
    return fresh and own and bool(_REMARKABLE.match(doing)) and len(doing) < 60 and not people(doing)


def _to_you(turn: Turn, doing: str) -> str:
    """What somebody was at, said to themselves: `sorting your notes`."""
    doing = re.sub(r"\b(?:his|her|their)\b", "your", doing)
    return re.sub(r"\b(?:him|her|them)sel(?:f|ves)\b", "yourself", doing.replace(possessive(turn.q.other), "your"))


def _is_public(turn: Turn, place: str) -> bool:
    """Whether anybody may be in a room, so that it is no matter to have been seen there; not so one's work."""
    return place != turn.card.work and any(room.address == place and room.public for room in turn.card.known)


def _at(place: str) -> str:
    """A place with its preposition, as those say it who know the town: `at the library`, `at Hobbs Cafe`."""
    return at_place(re.sub(r"^(the [^,]+?) of [A-Z].*$", r"\1", describe_place(place)))


def others_coming(turn: Turn, event: Event) -> str:
    """Who else is known to come to something, in words; empty if nobody is."""
    wanted, found = coming_words(event), []
    for m in turn.q.memories:
        agreed = _AGREED.search(m.text)
        if agreed and covered(event.name or wanted, agreed["what"]):
            found.append(agreed["who"])
        goes = _GOES.match(m.text) if m.source.startswith("was told by ") else None
        told = event_in(m.text, turn.card.now) if goes else None
        if goes and told and told.name == event.name:
            found.append(goes["who"])
    known = [n for n in dict.fromkeys(found) if n not in (turn.card.name, turn.q.other, event.owner)]
    return listed([first_name(n) if turn.card.tie(n).closeness >= 1 else n for n in known[:_MOST_NAMES]])
