"""Interview: other people, how one feels about them, and what was said with them."""

import re

from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import kind_of
from game.mind.rules.gist import people
from game.mind.rules.interview_voice import Interview, mentions
from game.mind.rules.persona import kinship, register, relation
from game.mind.rules.speech import first_name

_WHO_IS = re.compile(
    r"\b(?:who is|who's|do you know|have you met|tell me about|what do you (?:think|make) (?:of|about)|"
    r"how (?:well )?do you "
    r"(?:know|like|feel about)|relationship with|what (?:is|does|has)|what's|where does|how is|how old is|"
    r"have you heard|"
    r"your opinion (?:of|on))\b(.*)",
    re.I,
)
_SAID = re.compile(
    r"\b(?:what did|what have) (?:you|\w+)\b.*\b(?:talk|say|said|discuss|speak|tell|told)\w*|conversation with"
    r"|last (?:talk|spoke)|\bwhat did you (?:and|talk)",
    re.I,
)
_THEY_SAID = re.compile(r"\bwhat (?:did|has) (?!you)\w+(?: \w+)? (?:say|said|tell|told)\b", re.I)
_PASSING = re.compile(r" talked about | told [A-Z]")
"""That one spoke of somebody says nothing of them."""
_LIKES_THEM = re.compile(
    r"\b(?:do you (?:really |still |even )?(?:like|love|hate|dislike|trust|miss|fancy|care (?:about|for)|get (?:on|"
    r"along) with)|"
    r"would you (?:go out with|marry|kiss|date|go on a date with)|are you (?:in love with|friends with|fond of|"
    r"close to|angry (?:at|with)|friends)|do you get along with|your friend)\b",
    re.I,
)
_LOVES = re.compile(r"\b(?:love|in love|fancy|go out|marry|kiss|date)\b", re.I)
_AGAINST = re.compile(r"\b(?:hate|dislike|angry)\b", re.I)
_FRIENDS = re.compile(
    r"\b(?:best friend|friends?\b(?! with)|closest to|who do you (?:like|trust|get along)|whom do you (?:like|"
    r"trust))",
    re.I,
)
_FOES = re.compile(
    r"\bwho(?:m)?\b.*\b(?:don't you|do you not|can't you|do you (?:dislike|hate))\b|\b(?:enem(?:y|ies)|annoys? you|"
    r"dislike most)\b"
    r"|\bdo you (?:dislike|hate) any(?:body|one)\b",
    re.I,
)
_HOUR_WITH = re.compile(r"\bspend (?:an hour|time|an evening|a day)\b", re.I)
_ALIKE = re.compile(r"\b(?:alike|like you|similar to you|resembles? you)\b", re.I)
_GIFT = re.compile(r"\b(?:gift|present|buy for|birthday)\b", re.I)
_PLACES = re.compile(r"\b(?:Cafe|Park|Pub|College|Market|Pharmacy|Store|Day|Oak|Hill|Rose|Crown|Valentine|February)\b")
_YES_NO = re.compile(r"(?:is|are|was|were|will|do|does|did|has|have|can)\b", re.I)
_FRIEND, _ACQUAINTED, _KNOWN = 5, 2, 1
"""Closeness from which somebody is a friend, and liked [see `Tie.closeness`]."""


def person(talk: Interview) -> str:
    """Who somebody is, and what was said with them; an honest no for somebody unknown."""
    said = bool(talk.asks(_SAID))
    if not said and not talk.asks(_WHO_IS):
        return ""
    name = talk.known_person(talk.q.asked)
    if name:
        return said_with(talk, name) if said else about(talk, name)
    strange = _strange(talk)
    return talk.pick("nobody", name=strange) if strange else ""


def _strange(talk: Interview) -> str:
    """A name that means nobody known; empty if the question names nobody."""
    strange = [n for n in people(talk.q.asked) if not _PLACES.search(n)] or re.findall(
        r"\b(?:[Ww]ho is|know|met|with|about|(?<!the capital )of|like|love|trust|does|is|hate) "
        r"([A-Z][\w'’]+)\b(?!['’])",
        talk.q.asked,
    )
    name = strange[0] if strange else ""
    own = name in ("I", talk.q.card.name, talk.q.card.first_name, "Smallville")
    return "" if not name or own or _PLACES.search(name) else name


def about(talk: Interview, name: str) -> str:
    """What one knows of somebody: the biography first, then what was told, seen or overheard."""
    told = [talk.say(c) for c in talk.feelings(name)][:2]
    heard = [m for m in talk.q.memories if mentions(m.text, name) or (name in m.subjects and m.kind != "reflection")]
    heard = [m for m in heard if m.kind in ("dialogue", "observation", "reflection")]
    heard = sorted((m for m in heard if kind_of(m.text) not in ("secret", "love")), key=lambda m: _telling(m, name))
    firm = [m for m in heard if m.source != "saw" and not _PASSING.search(m.text)]
    told += [talk.with_source(m) for m in firm[: 2 if len(told) < 2 else 1]]
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    if told:
        return yes + " ".join(dict.fromkeys(told))
    spoken = next((talk.say(m.text) for m in heard if m.source == "did"), "")
    return yes + (spoken or f"{talk.pick('by_sight', name=name)} {_glimpse(talk, heard)}".strip())


def _glimpse(talk: Interview, heard: list[Statement]) -> str:
    """What one saw of somebody whom one does not know otherwise: the newest that says something."""
    seen = [m for m in heard if m.source == "saw" and " is on the way to " not in m.text]
    last = max(seen, key=lambda m: m.ordinal, default=None)
    return talk.say(re.sub(r" is ", " was ", last.text, count=1)) if last else ""


def _telling(m: Statement, name: str) -> tuple[bool, int, int]:
    return (name not in m.text[: len(name)], -m.importance, -m.ordinal)


def said_with(talk: Interview, name: str) -> str:
    """What the talks with somebody were about, and what they told."""
    talks = [m for m in talk.q.memories if m.kind == "dialogue" and name in m.text and m.source == "did"]
    told = [m for m in talk.q.memories if m.source == f"was told by {name}"]
    if not talks and not told:
        return talk.pick("no_talk", name=first_name(name))
    lines = [] if _THEY_SAID.search(talk.q.asked) and told else [talk.say(m.text) for m in talks[:2]]
    lead = [talk.pick("from_them", name=first_name(name))] if told else []
    return " ".join([*lines, *lead, *(talk.say(m.text) for m in told[:2])])


def likes_them(talk: Interview) -> str:
    """Whether one likes, loves or trusts somebody, by the closeness there is; a secret stays one."""
    if not talk.asks(_LIKES_THEM):
        return ""
    name = talk.known_person(talk.q.asked)
    if not name:
        strange = _strange(talk)
        return talk.pick("nobody", name=strange) if strange else ""
    closeness = talk.q.card.tie(name).closeness
    why = " ".join(talk.say(c) for c in talk.feelings(name)[:1])
    verdict = "" if why and re.match(r"\W*why\b", talk.q.asked, re.I) else _verdict(talk, name, closeness)
    return f"{talk.pick(verdict, name=first_name(name)) if verdict else ''} {why}".strip()


def _verdict(talk: Interview, name: str, closeness: int) -> str:
    """Which answer fits: what is asked about, and how close one is."""
    if talk.asks(_AGAINST):
        return "likes_not" if closeness < 0 else "has_nothing_against"
    if talk.asks(_LOVES) and closeness >= 0:
        return "loves" if register(talk.q.card, name) in ("couple", "parent", "child") else "not_for_telling"
    steps = ((_FRIEND, "likes_much"), (_ACQUAINTED, "likes"), (0, "hardly_knows"))
    return next((word for least, word in steps if closeness >= least), "likes_not")


def _ties(talk: Interview) -> list[tuple[int, str]]:
    """Closeness and name of all whom one may speak of, the closest first."""
    known = ((t.closeness, n) for n, t in talk.q.card.ties if kind_of(t.feeling) != "secret")
    return sorted(known, key=lambda x: (-x[0], x[1]))


def friends(talk: Interview) -> str:
    """Who one's friends are."""
    if not talk.asks(_FRIENDS) or talk.known_person(talk.q.asked):
        return ""
    near = [n for closeness, n in _ties(talk) if closeness >= _FRIEND and not kinship(talk.q.card, n)][:3]
    if not near:
        return talk.pick("nobody_close")
    if re.search(r"\bbest\b|\bclosest\b", talk.q.asked, re.I):
        near = near[:1]
    why = " ".join(talk.say(c) for c in talk.feelings(near[0])[:1])
    return f"{listed(near)}. {why}"


def foes(talk: Interview) -> str:
    """Whom one does not get on with."""
    if not talk.asks(_FOES) or talk.known_person(talk.q.asked):
        return ""
    far = [n for closeness, n in reversed(_ties(talk)) if closeness < 0][:1]
    if not far:
        return talk.pick("no_foes")
    return f"{far[0]}. {' '.join(talk.say(c) for c in talk.feelings(far[0])[:1])}".strip()


def choice(talk: Interview) -> str:
    """Somebody to spend an hour with, somebody alike, a gift for somebody."""
    if re.match(r"\W*when\b", talk.q.asked, re.I) or not (
        talk.asks(_HOUR_WITH) or talk.asks(_ALIKE) or talk.asks(_GIFT)
    ):
        return ""
    named = talk.known_person(talk.q.asked)
    ties = _ties(talk)
    name = named or (ties[0][1] if ties else "")
    if not name:
        return talk.pick("nobody_close")
    if talk.asks(_GIFT):
        return _gift(talk, name)
    why = next((talk.say(c) for c in talk.feelings(name)), "")
    return f"{talk.pick('alike' if talk.asks(_ALIKE) else 'hour_with', name=name)} {why}".strip()


def _gift(talk: Interview, name: str) -> str:
    """Something that goes with what one has concluded about somebody, or else with what one knows of them."""
    thoughts = [m for m in talk.q.memories if m.kind == "reflection" and mentions(m.text, name)]
    thoughts = [m for m in thoughts if kind_of(m.text) not in ("secret", "love")]
    if thoughts:
        latest = max(thoughts, key=lambda m: m.ordinal)
        return talk.pick("gift_thought", name=first_name(name), said=talk.say(latest.text)[:-1])
    fits = (m.text for m in talk.q.memories if m.text.startswith(name) and kind_of(m.text) in ("like", "project"))
    likes = next(fits, "")
    if not likes:
        return talk.pick("gift", name=first_name(name))
    return talk.pick("gift_known", name=first_name(name), said=talk.say(likes)[:-1])


# -- family and home ------------------------------------------------------------------------------------------------

_HOME = re.compile(
    r"\b(?:live with|who do you live|whom do you live|where do you live|your (?:home|house|housemates?|family))\b", re.I
)
_KIN = re.compile(
    r"\b(?:married|husband|wife|spouse|partner|girlfriend|boyfriend|children|kids|son|daughter|brothers?|sisters?|"
    r"siblings?|"
    r"parents|mother|father|single)\b",
    re.I,
)
_KIN_WORDS = (
    ("couple", r"married|husband|wife|spouse|partner|girlfriend|boyfriend|single"),
    ("child", r"children|kids|son|daughter"),
    ("parent", r"parents|mother|father"),
    ("kin", r"brother|sister|sibling"),
)
_COUNTED = {1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five"}
_MATE = re.compile(
    r"\b(?:housemates?|shared a house|shares a house|lived with|one house|moved in with|dorm-mates?|"
    r"in(?:to)? the dorm|dorm neighbou?r)\b"
)


def home(talk: Interview, place: str) -> str:
    """Where one lives, in words, and with whom."""
    if not talk.asks(_HOME):
        return ""
    card = talk.q.card
    kin = [(n, k) for n, _ in card.ties if (k := kinship(card, n))]
    family = [f"my {kin_word(talk, n, k)} {n}" for n, k in kin]
    mates = [n for n, _ in card.ties if _MATE.search(relation(card, n)) and n not in dict(kin)]
    together = [*family, *mates]
    return f"I live in {place}" + (f" with {listed(together)}." if together else ", on my own.")


def kin_word(talk: Interview, name: str, kin: str) -> str:
    """`husband`, `son`: the word that the biography uses, else one that is true of either."""
    said = re.search(rf"\b(?:her|his|their) (\w+),? {re.escape(name)}", relation(talk.q.card, name))
    spouse = re.search(r"\b(?:her|his|their) (husband|wife)\b", talk.q.card.biography)
    if kin == "couple":
        return spouse.group(1) if spouse else "spouse"
    return said.group(1) if said else {"child": "child", "parent": "parent"}.get(kin, "relative")


def family(talk: Interview) -> str:
    """Whether one has a husband, children, brothers: by the ties, else by the biography's own words."""
    found = talk.asks(_KIN)
    if found is None or talk.known_person(talk.q.asked) or not re.search(r"\byou\b|\byour\b", talk.q.asked, re.I):
        return ""
    kind, words = next((k, w) for k, w in _KIN_WORDS if re.search(rf"\b(?:{w})", found.group(0), re.I))
    kin = [n for n, _ in talk.q.card.ties if kinship(talk.q.card, n) == kind]
    if kin:
        yes = "" if re.match(r"(?:who|what|how|tell)\b", talk.q.asked, re.I) else "Yes. "
        told = [c for n in kin for c in talk.feelings(n)[:1]]
        if re.search(r"\bhow many\b", talk.q.asked, re.I):
            yes = f"{_COUNTED.get(len(kin), str(len(kin)))}. "
        return f"{yes}{' '.join(talk.say(c) for c in told[:2])}"
    mine = re.compile(rf"(?:\b(?:her|his|their|has|have|had|is|an?|two|three|four)|['’]s) (?:\w+ )?(?:{words})")
    own = next((c for c in talk.who.clauses if mine.search(c) and kind_of(c) != "secret"), "")
    return talk.say(own) if own else talk.pick(f"no_{kind}")
