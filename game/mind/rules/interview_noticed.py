"""Interview: the state of things one noticed, inner voices, what is right, and from whom one has a thing."""

import re
from dataclasses import replace

from game.mind.questions import Statement
from game.mind.rules.gist import core, keys, share
from game.mind.rules.interview_voice import Interview
from game.mind.rules.sightings import in_the_past
from game.mind.rules.speech import sentence
from game.mind.rules.talk_memories import ANNOUNCED

VOICES = re.compile(
    r"\b(?:inner voices?|voices? in your head|hear(?:d|ing)? (?:a |any |some )?voices?|voice (?:in|inside) you)\b", re.I
)
ODD_SIGHTS = re.compile(
    r"\b(?:anything|something|what)\b.*\b(?:strange|odd|unusual|wrong|weird|out of order|out of the ordinary|"
    r"broken|bad|terrible|dangerous|exciting)\b(?!.*\b(?:party|show|concert|with you|between)\b)",
    re.I,
)
"""Questions after something that no words of the question bring to mind."""
_OF_STATE = re.compile(
    r"\b(?:wrong with|happened to|the matter with|the state of|condition|what about|how (?:is|was)|notice\w*|see|seen|"
    r"saw|know (?:of|about)|broken|burn\w*|strange|odd|unusual|out of order|clean|dirty)\b",
    re.I,
)
_MY_HOME = re.compile(
    r"\b(?:in|at|around|inside) your (?:home|house|place|apartment|flat|room|kitchen|bathroom)\b", re.I
)
_PAST = re.compile(r"\W*(?:did|was|were|has|have)\b", re.I)
_MORAL = re.compile(
    r"^\W*(?:may|should|must|ought|can|is it|are) (?:people|one|we|somebody|anybody|everybody|a person|it )?\b.*|"
    r"\b(?:ever|always|sometimes|is it|it) (?:\w+ )?(?:right|wrong|allowed|acceptable|all right|okay|ok|fair|"
    r"good|bad) (?:to|that|when)\b",
    re.I,
)
_ONE = re.compile(
    r"^\W*(?:(?:may|should|must|ought|can) (?:people|one|we|somebody|anybody|everybody|a person)\b|"
    r"is (?:it|lying|stealing|killing|cheating)\b.*\b(?:right|wrong|allowed|acceptable|all right|okay|ok|fair|"
    r"good|bad)\b)",
    re.I,
)
_SOURCE = re.compile(
    r"^(?P<first>.+?\w)\W+(?:and )?(?:who (?:told you|said (?:so|it|that)|was it who told you|did you hear (?:it|"
    r"that) from)(?: so| that| it| about it)?|from whom(?: do you (?:know|have) (?:it|that))?|how do you know(?: that|"
    r" it)?|where did you hear (?:it|that))\W*$",
    re.I,
)
_HALF = 0.5


def with_its_source(talk: Interview) -> tuple[Interview, Interview] | None:
    """`Is there a party, and who told you?` as two questions, of the thing and of its teller; None for any other."""
    found = _SOURCE.match(talk.q.asked)
    if found is None:
        return None
    first = f"{found['first']}?"
    return Interview(replace(talk.q, asked=first)), Interview(replace(talk.q, asked=f"Who told you about {first}"))


def voices(talk: Interview) -> str:
    """What an inner voice said, if one was heard."""
    if not talk.asks(VOICES):
        return ""
    heard = [m for m in talk.q.memories if m.kind == "inner voice"]
    if not heard:
        return talk.pick("no_voice")
    return talk.pick("voice", said=max(heard, key=lambda m: m.ordinal).text.strip().rstrip(".!"))


def thing(talk: Interview) -> str:
    """In what state one saw a thing, which the question names or only asks after as something odd."""
    seen = [m for m in talk.q.memories if m.source == "saw" and m.kind == "observation" and _thing(m)]
    if talk.asks(_MY_HOME):
        home = talk.q.card.home.split(":")[0]
        seen = [m for m in seen if home and any(s.startswith(f"{home}:") for s in m.subjects)]
        wanted = core(_MY_HOME.sub(" ", talk.q.asked))
        fits = [m for m in seen if share(wanted, keys(m.text)) >= _HALF]
        return _told(talk, fits) or (talk.pick("not_seen_so") if _PAST.match(talk.q.asked) else "")
    if talk.asks(ODD_SIGHTS) and not any(_named(m, talk.q.asked) for m in seen):
        odd = [m for m in seen if m.importance >= _ODD]
        return _told(talk, odd) or (talk.pick("not_seen_odd") if _PAST.match(talk.q.asked) else "")
    return _told(talk, [m for m in seen if _named(m, talk.q.asked)]) if talk.asks(_OF_STATE) else ""


_ODD = 4
"""Importance from which the state of a thing is worth a word to who asks for something odd [ours]."""


def _thing(m: Statement) -> str:
    return next((s.rsplit(":", 1)[1] for s in m.subjects if ":" in s), "")


def _named(m: Statement, asked: str) -> bool:
    return bool(re.search(rf"\b{re.escape(_thing(m))}\b", asked, re.I))


def _told(talk: Interview, seen: list[Statement]) -> str:
    """The latest of what was seen, as what was; empty if there is none."""
    if not seen:
        return ""
    last = max(seen, key=lambda m: m.ordinal)
    yes = "Yes. " if re.match(r"\W*(?:did|have|has|is|was|do)\b.*\b(?:any|some)thing\b", talk.q.asked, re.I) else ""
    return yes + talk.say(in_the_past(last.text, last.when, talk.q.card.now))


def moral(talk: Interview) -> str:
    """What people may do: one's own view where the biography has one, else that it depends."""
    if (
        not talk.asks(_ONE)
        or re.search(r"\b(?:you|your|there)\b", talk.q.asked, re.I)
        or talk.known_person(talk.q.asked)
    ):
        return ""
    wanted = core(re.sub(r"\b(?:people|may|should|must|ever|right|wrong|okay)\b", " ", talk.q.asked))
    own = next(
        (c for c in talk.clauses("opinion", "wish", "pride", "worry") if wanted and share(wanted, keys(c)) >= 0.9), ""
    )
    return talk.say(own) if own else talk.pick("moral")


def source(talk: Interview, wanted: frozenset[str]) -> str:
    """From whom one has a thing: a teller, one's own eyes, two who spoke of it in one's hearing, or nobody."""
    fits = [m for m in talk.q.memories if m.kind not in ("plan", "reflection") and share(wanted, keys(m.text)) >= _TOLD]
    told = [m.source.removeprefix("was told by ") for m in fits if m.source.startswith("was told by ")]
    if told:
        return talk.pick("from_whom", name=told[0])
    if any(m.source == ANNOUNCED for m in fits):
        return talk.pick("made_known")
    if any(share(wanted, keys(c)) >= _TOLD for c in talk.who.clauses if c.startswith(talk.q.card.name)):
        return talk.pick("from_oneself")
    spoken = next((m for m in fits if m.source == "saw" and " is talking with " in m.text), None)
    if spoken:
        return sentence(talk.with_source(spoken))
    return talk.pick("from_oneself" if any(m.source == "saw" for m in fits) else "told_by_nobody")


_TOLD = 0.6
