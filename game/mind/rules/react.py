"""What to do about something seen (DecideReaction): go on, do something about it, or speak (paper, section 4.3.1).

Things in a bad state are mended. People are spoken to with a chance that follows the tie, traits, mood, what both are
doing, and how pressing the news is that one has for them; the chances aim at two to four talks a person a day.
"""

import re
from random import Random

from game.mind.questions import DecideReaction, Reaction
from game.mind.rules.persona import has_crush, tags
from game.mind.rules.speech import first_name
from game.mind.rules.talk_topics import topics
from game.mind.rules.topic import PERSONAL, Topic
from game.mind.rules.voices import follow_voice

CHANCE = {
    "couple": 0.28, "parent": 0.22, "child": 0.25, "kin": 0.22, "close": 0.28, "friend": 0.22, "known": 0.19,
    "stranger": 0.14, "cool": 0.04, "foe": 0.12,
}  # fmt: skip
"""Chance to speak to somebody met, by register, before character and news count.

[ours: 40 to 90 talks a day among 25 people]"""
_EAGER = {
    "event": 4.2,
    "intention": 1.8,
    "trouble": 2.6,
    "heard": 1.9,
    "curious": 1.7,
    "confirm": 1.6,
    "complaint": 1.2,
}
"""By how much a topic raises the chance."""
_MOST = 0.5
"""The highest chance; a host with an invitation to give does not speak to everybody at once."""
_TRUSTS = 0.9
"""The chance to tell one's family what an inner voice has put into one's head."""
_ASLEEP = re.compile(r"\b(asleep|sleeping|napping|in bed)\b", re.I)
_BUSY = re.compile(
    r"\b(teaching|in class|attending|exam|stream\w*|rehears\w*|serving|pouring|in the shower|showering|bath|toilet|"
    r"phone|dressing|brushing)\b",
    re.I,
)
_TALKING = re.compile(r"\b(talking (?:with|to)|in a talk|chatting)\b", re.I)
_UNWELL = re.compile(r"\b(lies hurt|is hurt|hurt|injured|crying|fainted|collapsed|unconscious|bleeding|sick)\b", re.I)

_STATES: tuple[tuple[str, str, int, str], ...] = (
    (r"\b(burning|on fire|in flames)\b", "putting out the fire and turning off the {thing}", 10, "🧯"),
    (r"\bsmok\w*", "turning off the {thing} and opening a window", 5, "💨"),
    (r"\bflood\w*|overflow\w*", "shutting off the water and mopping up around the {thing}", 15, "🧹"),
    (r"\bleak\w*|\bdripping", "fixing the leaking {thing}", 15, "🔧"),
    (r"\b(broken|jammed|stuck|cracked|torn|out of order)\b", "trying to mend the {thing}", 15, "🛠️"),
    (r"\b(?P<what>bees|wasps|hornets|flies|ants|mice|rats|spiders|snakes?|frogs|birds|bats|cats|ducks)\b",
        "driving the {what} out of the {thing} with whatever help is near", 10, "🐝"),
    (r"\b(?:full of|covered (?:in|with)|buried (?:in|under)) (?:the )?(?P<what>[\w -]{2,40})",
        "clearing the {what} off the {thing}", 10, "🧹"),
    (r"\b(stolen|missing|gone|vanished)\b", "looking for what happened to the {thing}", 8, "🔍"),
    (r"\bempty\b", "noting what the {thing} needs", 3, "📝"),
    (r"\b(dirty|filthy|sticky|covered|spilled|mess\w*)\b", "cleaning the {thing}", 8, "🧽"),
    (r"\b(boiling over|boiling)\b", "taking the pot off the {thing}", 3, "🍲"),
)  # fmt: skip
_UNMENDED = re.compile(r"^(?:looking for|noting)\b")
"""What is done about a thing without putting it right."""
_TOOLS = re.compile(r"^(?:fixing|trying to mend)\b")
"""What takes tools, which have to be fetched."""
_CALM = re.compile(
    r"^(?:off|on|made|slept in|closed|open|silent|playing|running|brewing coffee|clean|full|in use|occupied|set|tidy|"
    r"ready|)$",
    re.I,
)


def decide_reaction(q: DecideReaction) -> Reaction:
    """Go on for what is ordinary; else something sensible to do, or somebody to speak to and about what."""
    if _ASLEEP.search(q.card.doing) and not re.search(r"\bburning|on fire\b", q.observation):
        return Reaction("go on", because="asleep")
    if not q.subject_is_person:
        return follow_voice(q) if q.context and q.subject == "inner voice" else _to_thing(q)
    if _UNWELL.search(q.subject_doing or q.observation):
        return Reaction("do", f"helping {q.subject}", 10, "🚑", because=q.observation)
    if _ASLEEP.search(q.subject_doing):
        return Reaction("go on", because=f"{q.subject} is asleep")
    if not q.may_talk:
        return Reaction("go on", because=f"{q.subject} is not free to talk")
    return _to_person(q)


# -- things ------------------------------------------------------------------------------------------------------


def _to_thing(q: DecideReaction) -> Reaction:
    thing = q.subject.rsplit(":", 1)[-1]
    state = q.subject_doing or q.observation
    if _CALM.match(q.subject_doing.strip()) and not re.search(r"\boccupied\b", q.observation):
        return Reaction("go on", because=f"the {thing} is as usual")
    for pattern, what, minutes, emoji in _STATES:
        found = re.search(pattern, state, re.I)
        if found:
            act = what.format(thing=thing, **found.groupdict())
            mends, fetch = not _UNMENDED.match(act), "tools" if _TOOLS.match(act) else ""
            return Reaction("do", act, minutes, emoji, because=q.observation, mends=mends, fetch=fetch)
    if re.search(r"\boccupied\b|\bin use\b", q.observation):
        return Reaction("do", f"waiting for the {thing}", 5, "⏳", because=q.observation)
    return Reaction("do", f"taking a closer look at the {thing}", 5, "👀", because=q.observation)


# -- people ------------------------------------------------------------------------------------------------------


def _to_person(q: DecideReaction) -> Reaction:
    if _TALKING.search(q.subject_doing):
        return Reaction("go on", because=f"{q.subject} is in a talk")
    topic = _topic(q)
    chance = _chance(q, topic)
    rolled = Random(f"{q.card.seed}:line:react:{q.subject}").random()
    if rolled >= chance:
        return Reaction("go on", because=_why_not(q, topic))
    about = topic.phrase if topic else ""
    return Reaction("talk", about, because=_why(q, topic))


def _topic(q: DecideReaction) -> Topic | None:
    """What one would most like to speak of with this one."""
    found = [t for t in topics(q.card, q.subject, q.context) if t.kind not in PERSONAL]
    chance = Random(f"{q.card.seed}:line:topic:{q.subject}")
    weighed = [(t.weight + 2.0 * chance.random(), -n) for n, t in enumerate(found)]
    return found[-max(weighed)[1]] if weighed else None


def _chance(q: DecideReaction, topic: Topic | None) -> float:
    """The chance to speak, from the tie, both people's business, character, mood and the topic."""
    have = tags(q.card, q.subject)
    base = next((CHANCE[word] for word in CHANCE if word in have), 0.03)
    factor = 1.0
    factor *= 1.35 if have & {"lively", "loud"} else 1.0
    factor *= 1.15 if "warm" in have else 1.0
    factor *= 0.7 if "shy" in have else 1.0
    factor *= 0.6 if "tired" in have else 1.0
    factor *= 0.45 if _BUSY.search(q.card.doing) else 1.0
    factor *= 0.35 if _BUSY.search(q.subject_doing) else 1.0
    if "family" in have and any(c.kind == "inner voice" for c in q.context):
        return _TRUSTS
    if has_crush(q.card, q.subject):
        factor *= 1.3
    if topic is not None:
        factor *= _EAGER.get(topic.kind, 1.0)
        if topic.kind == "event" and base < 0.05:
            base = 0.05 if have & {"lively", "warm"} else base
    return min(_MOST, base * factor)


def _why(q: DecideReaction, topic: Topic | None) -> str:
    name = first_name(q.subject)
    if topic is None:
        return f"wants a word with {name}"
    reasons = {
        "event": f"would like {name} to come",
        "curious": f"hopes that {name} knows",
        "heard": f"has news for {name}",
        "complaint": f"has a bone to pick with {name}",
        "theirs": f"wonders how {name} is getting on",
        "confirm": f"wants to hear it from {name}",
    }
    return reasons.get(topic.kind, f"wants to tell {name}")


def _why_not(q: DecideReaction, topic: Topic | None) -> str:
    if _BUSY.search(q.card.doing):
        return "is busy"
    if _BUSY.search(q.subject_doing):
        return f"{first_name(q.subject)} is busy"
    return "has nothing to say just now" if topic is None else "would rather go on"
