"""The pieces of a line put together: what was said before today is said in another way or left out, and the speaker's
sayings are put in."""

import re

from game.mind.rules.events import kind_of
from game.mind.rules.gist import people
from game.mind.rules.hearing import without_lead
from game.mind.rules.speech import sentence
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_words import PHRASES

_SAYING = 0.5
"""Chance of a favourite saying where the other needs calming down [ours]."""
_REQUEST = re.compile(r"\b(?:let me know|tell me if|could you|would you mind|may i ask)\b", re.I)
_CALLED = re.compile(r"\b(?:love|darling|dear)[,.!?]")
"""The other is called something already."""
_OPENER = re.compile(
    r"^(?:(?:By the way|Believe it or not|You see|The thing is|Yes|You know|Well|Now|Look|Listen|Honestly|Actually|Oh|"
    r"I mean|Anyway|Between us|For the record|Modesty aside|Guess what|Word is that|News travels)[,:!]? )+"
)
"""Little words before a statement, of which one is enough."""
_LEADS = re.compile(r"(?:May I ask you something|Can I tell you something|Did I ever tell you|Guess what)\b", re.I)
"""Questions that lead to something and can be left out."""
_SOURCE = re.compile(r"\b(?:told me|mentioned it|I have it from|Ask [A-Z])")
"""Where news come from: no news in itself."""
_SHORT = 4
"""Words of a sentence up to which anybody says it as often as they like: `Good night.` [ours]."""


def finish(turn: Turn, *pieces: str) -> str:
    """The pieces as a line, with what the speaker always puts at its end."""
    line = " ".join(sentence(p) for p in pieces if p)
    if turn.tags >= {"loud", "rough"}:
        line = re.sub(r"((?:[^\s.!?]+ ){3,}[^\s.!?]+)\.(?= |$)", r"\1!", line, count=1)
    if _calls_for_saying(turn) and not line.endswith("?") and turn.chance.random() < _SAYING:
        line = f"{sentence(turn.who.sayings[0])} {line}"
    return _with_ending(turn, unheard(turn, line))


def _calls_for_saying(turn: Turn) -> bool:
    """Whether the speaker has a saying that fits here and was not said today."""
    saying = next(iter(turn.who.sayings), "")
    if not saying or saying.lower() in f"{turn.said} {turn.said_before}".lower():
        return False
    if re.search(r"\b(?:problem|sure|will do|right away)\b", saying, re.I):
        return bool(_REQUEST.search(turn.last))
    return any(kind_of(t) in ("worry", "trouble") for t in turn.heard)


def _with_ending(turn: Turn, line: str) -> str:
    """What the speaker likes to end with: once a talk, among friends or people known, on a line of some length."""
    ends = turn.who.ends
    again = any(re.search(rf"\b{re.escape(ends)}[.!?]", text, re.I) for text in turn.mine) if ends else True
    again = again or line[:-1].endswith(f", {turn.you}")
    if again or turn.tags & {"stranger", "cool"} or len(line.split()) < 4 or line[-1:] not in ".!?":
        return line
    return f"{line[:-1]}, {ends.lower()}{line[-1]}"


def unheard(turn: Turn, line: str) -> str:
    """A line without what was said before today, unless it must be said again."""
    kept: list[str] = []
    named = turn.you in line or not turn.knows_name or bool(_CALLED.search(line))
    for one in _parts(line):
        again = len(one.split()) >= _SHORT and one in turn.said_before and one[-1:] in ".!?"
        if again and _LEADS.match(one) and one.endswith("?"):
            continue
        if again and not named:
            one, named = f"{one[:-1]}, {turn.you}{one[-1]}", True
            again = one in turn.said_before
        if again and not one.endswith("?") and _tells(turn, one) and not _answers(turn, one):
            _drop_leading_question(kept)
            one, again = _led_anew(turn, one), False
        if not again or one.endswith("?") or _answers(turn, one) or any(c.isdigit() for c in one):
            kept.append(one)
    return " ".join(_with_reply(turn, kept, line)) or line


def _with_reply(turn: Turn, kept: list[str], line: str) -> list[str]:
    """The sentences, with the first of the reply back at its place where all of it was left out: nobody is deaf."""
    reply, told = _parts(turn.replied), _parts(line)
    if not set(reply) & set(told) or any(k.startswith(r.rstrip(".!?")) for k in kept for r in reply):
        return kept
    first = next(r for r in reply if r in told)
    before = [k for k in kept if k in told[: told.index(first)]]
    return [*before, first, *kept[len(before) :]]


def _parts(line: str) -> list[str]:
    """The sentences of a line."""
    return [s for s in re.split(r"(?<=[.!?])\s+", line) if s]


def _tells(turn: Turn, one: str) -> bool:
    """Whether a sentence tells something of somebody; one's own name at a first meeting is no news."""
    about = [name for name in people(one) if name != turn.card.name]
    return (bool(about) and not _SOURCE.search(one)) or any(said and said in one for said in turn.stated)


def _answers(turn: Turn, one: str) -> bool:
    """Whether a sentence belongs to the answer to what was just asked."""
    return turn.last.endswith("?") and one.rstrip(".!?") in turn.replied


def _drop_leading_question(kept: list[str]) -> None:
    """`Have you heard?` leads to news only."""
    if kept and kept[-1].endswith("?") and len(kept[-1].split()) <= _SHORT:
        kept.pop()


def _led_anew(turn: Turn, one: str) -> str:
    """A statement told to others today, after words that were not before it then."""
    bare = _OPENER.sub("", without_lead(one))
    bare = bare[:1].upper() + bare[1:]
    leads = (p.partition("|")[2].strip() for p in PHRASES["tell_again" if bare.startswith("I") else "tell_on_again"])
    told = (lead.replace("{said}.", bare) for lead in leads)
    return next((text for text in told if text not in turn.said_before), bare)
