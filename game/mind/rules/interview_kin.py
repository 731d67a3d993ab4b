"""Interview: one's home, family and neighbours: who they are, what they are called, what they do, how one gets on."""

import re

from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.interview_voice import Interview, mentions
from game.mind.rules.persona import kinship, relation
from game.mind.rules.speech import first_name
from game.world.thoughts import Card

_HOME = re.compile(
    r"\b(?:(?<!to )live with|who do you live|whom do you live|where do you live|lives? with you|your (?:home|house|"
    r"housemates?|family)|live (?:alone|by yourself|on your own))\b",
    re.I,
)
_HAPPENED = re.compile(
    r"^\W*(?:did|was|were|has|have|is|are|does|(?:are|do|did|have|would|will|can) you (?!live|have|share|got|"
    r"alone|and)\w+|who (?:moved|came|visited|broke|cleans?|owns?|built))\b(?! (?:you|your (?:home|house|"
    r"family)\W*$)).*\byour (?:home|house)\b",
    re.I,
)
_OF_MATES = re.compile(
    r"^\W*do you live with (?:an?|any) |^\W*(?:are|do|were) your (?:housemates?|family)\b|^\W*(?:are|do|did|"
    r"would|will|can) you (?!live|have|"
    r"share)\w+.*\byour (?:housemates?|family|house)\b",
    re.I,
)
"""Asks what went on at one's home, not which it is."""
_ALONE = re.compile(r"\blive (?:alone|by yourself|on your own)\b", re.I)
_STRAINED = re.compile(r"\b(?:strained|unhappy|drifted|estranged)\b")
_KIN = re.compile(
    r"\b(?:married|marriage|husband|wife|spouse|partner|girlfriend|boyfriend|children|kids|sons?|daughters?|brothers?|"
    r"sisters?|siblings?|parents?|mother|father|mom|dad|mum|single)\b",
    re.I,
)
_KIN_WORDS = (
    ("couple", r"married|marriage|husband|wife|spouse|partner|girlfriend|boyfriend|single"),
    ("child", r"children|kids|son|daughter"),
    ("parent", r"parent|mother|father|mom|dad|mum"),
    ("kin", r"brother|sister|sibling"),
)
_HERS, _HIS = (
    re.compile(r"mother|mom|mum|daughter|wife|sister", re.I),
    re.compile(r"father|dad|son|husband|brother", re.I),
)
_COUNTED = {1: "One", 2: "Two", 3: "Three", 4: "Four", 5: "Five"}
_MATE = re.compile(
    r"\b(?:housemates?|shared a house|shares a house|lived with|one house|moved in with|dorm-mates?|"
    r"in(?:to)? the dorm|dorm neighbou?r)\b"
)
_NEIGHBOURS = re.compile(r"\bneighbou?rs?\b|\b(?:lives?|living) (?:next door|near you|beside you|next to you)\b", re.I)
_NEXT_DOOR = re.compile(r"\bneighbou?r\w*\b|\bnext door\b|\bover the fence\b")
_HAS = re.compile(r"\W*(?:are you|do you have|have you(?: got)?|you have)\b", re.I)
_HAPPILY = re.compile(r"\bhapp(?:y|ily)\b|\bgood\b", re.I)
_AGE = re.compile(r"\bhow old\b|\bage\b", re.I)
_NAME = re.compile(r"\bnames?\b|\bcalled\b", re.I)
_FARES = re.compile(r"^\W*how(?:['’]s| is| are| was) your\b(?!.*\b(?:marriage|life)\b)", re.I)
_DOES = re.compile(
    r"\bwhat (?:do|does|did)\b.*\b(?:do|study|teach|write|paint|sell|learn)\b|\b(?:job|work|occupation|"
    r"profession|living|working on)\b",
    re.I,
)
_WORKS = re.compile(
    r" is (?:an? |the owner|preparing|writing|studying|working|running (?!for\b)|composing|painting|building|"
    r"teaching|baking|serving|filming|animating)|\b(?:works|runs|teaches|studies|sells|writes|owns)\b"
)
_LIKE_KIN = re.compile(r"\b(?:like|as) (?:a|her|his|their own) (?:son|daughter|father|mother|sister|brother|child)\b")


def home(talk: Interview, place: str) -> str:
    """Where one lives, in words, and with whom."""
    if not talk.asks(_HOME) or _HAPPENED.match(talk.q.asked) or _OF_MATES.match(talk.q.asked):
        return ""
    card = talk.q.card
    kin = [(n, k) for n, _ in card.ties if (k := kinship(card, n))]
    family_ = [f"my {kin_word(talk, n, k)} {n}" for n, k in kin]
    mates = [n for n, _ in card.ties if _MATE.search(relation(card, n)) and n not in dict(kin)]
    together = [*family_, *mates] or _under_one_roof(card)
    lead = ("No. " if together else "Yes. ") if talk.asks(_ALONE) else ""
    return f"{lead}I live in {place}" + (f" with {listed(together)}." if together else ", on my own.")


def _under_one_roof(card: Card) -> list[str]:
    """Who else has a room in the house, where no tie tells of it."""
    house = card.home.split(":")[0]
    owners = dict.fromkeys(n for r in card.known if house and r.sector == house for n in r.owners)
    return [n for n in owners if n != card.name]


def kin_word(talk: Interview, name: str, kin: str) -> str:
    """`husband`, `son`: the word that the biography uses, else one that is true of either."""
    said = re.search(rf"\b(?:her|his|their) (\w+),? {re.escape(name)}", relation(talk.q.card, name))
    spouse = re.search(r"\b(?:her|his|their) (husband|wife)\b", talk.q.card.biography)
    if kin == "couple":
        return spouse.group(1) if spouse else "spouse"
    return said.group(1) if said else {"child": "child", "parent": "parent"}.get(kin, "relative")


def kin_meant(card: Card, asked: str) -> list[str]:
    """The names of those in one's family whom `your wife`, `your parents` mean; empty if there are none."""
    found = _KIN.search(asked) if re.search(r"\byour?\b", asked, re.I) else None
    if found is None:
        return []
    kind = _kind(found.group(0))
    kin = [n for n, _ in card.ties if kinship(card, n) == kind]
    other = _HIS if _HERS.fullmatch(found.group(0)) else _HERS if _HIS.fullmatch(found.group(0)) else None
    return [n for n in kin if kind == "couple" or other is None or not _is_called(card, n, other)]


def _kind(word: str) -> str:
    return next(k for k, words in _KIN_WORDS if re.match(rf"(?:{words})", word, re.I))


def _is_called(card: Card, name: str, words: re.Pattern[str]) -> bool:
    """Whether the biography calls somebody by such a word: `her father John Lin`."""
    said = re.search(rf"\b(?:her|his|their) (\w+),? {re.escape(name)}", relation(card, name))
    return bool(said and words.fullmatch(said.group(1)))


_NOT_OF_KIN = re.compile(
    r"^\W*(?:would|could|should|if|what (?:would|if|happens|did your|has your)|will|when|which|why|how (?:would|"
    r"did|do you know)|"
    r"do (?:children|kids|parents)|who (?:moved|came|visited)|did (?:you|your)|has your|"
    r".*\byour \w+['’]s (?!names?\b)\w|are you an? (?:good|bad|great|strict))\b",
    re.I,
)
"""Asks for something that happens with one's family, which no tie tells."""


def family(talk: Interview) -> str:
    """Whether one has a husband, children, brothers, and what is asked of them: by the ties, else by the biography."""
    found = talk.asks(_KIN)
    if found is None or talk.known_person(talk.q.asked) or not re.search(r"\byou\b|\byour\b", talk.q.asked, re.I):
        return ""
    if talk.asks(_NOT_OF_KIN):
        return ""
    kin = kin_meant(talk.q.card, talk.q.asked)
    if found[0].lower() == "single":
        return f"No. {' '.join(talk.say(c) for c in talk.feelings(kin[0])[:1])}" if kin else talk.pick("is_single")
    return _of_kin(talk, kin) if kin else _without_ties(talk, found.group(0).lower())


def _of_kin(talk: Interview, kin: list[str]) -> str:
    """What is asked of family that one has: how many, how old, called what, at what work, or how one feels."""
    if (known := _known_of(talk, kin[0])) and re.match(r"\W*(?:is|does|did|has|will|was)\b", talk.q.asked, re.I):
        return f"Yes. {known}"
    if talk.asks(_AGE):
        return talk.pick("kin_age", names=listed([first_name(n) for n in kin]))
    if re.search(r"\bhow many\b", talk.q.asked, re.I):
        return f"{_COUNTED.get(len(kin), str(len(kin)))}: {listed(kin)}."
    lead = "Yes. " if _HAS.match(talk.q.asked) else ""
    if talk.asks(_NAME):
        return f"{listed(kin)}."
    if talk.asks(_DOES):
        who = f"{listed(kin)}. " if re.search(r"\bwho\b", talk.q.asked, re.I) else ""
        return who + " ".join(work_of(talk, n) or talk.pick("kin_work", name=first_name(n)) for n in kin[:2])
    if talk.asks(_FARES) and (last := _last_of(talk, kin[0])):
        return f"{talk.say(talk.feelings(kin[0])[0])} {last}" if talk.feelings(kin[0]) else last
    felt = [c for n in kin for c in talk.feelings(n)[:1]]
    said = " ".join(talk.say(c) for c in felt[:2])
    return said if _STRAINED.search(said) and talk.asks(_HAPPILY) else f"{lead}{said}"


def _known_of(talk: Interview, name: str) -> str:
    """What one knows of somebody that says what is asked of `your wife`."""
    wanted = core(_KIN.sub(" ", talk.q.asked))
    rows = [m for m in talk.q.memories if m.text.startswith(name) and m.kind != "plan" and m.source != "saw"]
    rows = [m for m in rows if kind_of(m.text) not in ("secret", "love") and share(wanted, keys(m.text)) >= _SAYS_IT]
    return talk.with_source(rows[0]) if rows else ""


_SAYS_IT = 0.75
_SEEN_AT = re.compile(r"^(?P<name>[A-Z]\S+ [A-Z]\S+) is (?P<what>\w+ing .+)$")


def _last_of(talk: Interview, name: str) -> str:
    """At what one last saw somebody; empty if one did not lately."""
    seen = [m for m in talk.q.memories if m.source == "saw" and (f := _SEEN_AT.match(m.text)) and f["name"] == name]
    seen = [m for m in seen if " on the way " not in m.text]
    last = max(seen, key=lambda m: m.ordinal, default=None)
    found = _SEEN_AT.match(last.text) if last else None
    first = first_name(name)
    return talk.pick("last_of_them", name=first, what=f"{first} was {found['what']}") if found else ""


def work_of(talk: Interview, name: str) -> str:
    """What one knows of somebody's work: what they are, else what they told of it, else what one saw them at; empty
    if nothing."""
    rows = [m for m in talk.q.memories if m.text.startswith(name) and _WORKS.search(m.text) and m.kind != "plan"]
    rows = [m for m in rows if " talking with " not in m.text and kind_of(m.text) not in ("secret", "love")]
    best = max(rows, key=_firmness, default=None)
    if best is None:
        return ""
    return talk.say(re.sub(r" is ", " was ", best.text, count=1) if best.source == "saw" else best.text)


def _firmness(m: Statement) -> tuple[bool, bool, int]:
    return (bool(re.search(r" is (?:an? |the owner)", m.text)), m.source != "saw", m.ordinal)


def _without_ties(talk: Interview, word: str) -> str:
    """Of family that is nobody of the town: the biography's own words, else that there is nobody."""
    kind = _kind(word)
    words = dict(_KIN_WORDS)[kind]
    mine = re.compile(rf"(?:\b(?:her|his|their|has|have|had|is|an?|two|three|four)|['’]s) (?:\w+ )?(?:{words})")
    told = (c for c in talk.who.clauses if mine.search(_LIKE_KIN.sub("", c)) and kind_of(c) != "secret")
    own = next((c for c in told if not any(kinship(talk.q.card, n) for n in people(c))), "")
    if own:
        return talk.say(own)
    return talk.pick("no_such_kin", word=word) if kind == "kin" and not word.endswith("s") else talk.pick(f"no_{kind}")


def neighbours(talk: Interview) -> str:
    """Who lives next door, by what the biography says."""
    if not talk.asks(_NEIGHBOURS) or talk.known_person(talk.q.asked):
        return ""
    near = [n for n, _ in talk.q.card.ties if any(_NEXT_DOOR.search(c) for c in talk.feelings(n))]
    told = [talk.say(c) for n in near[:2] for c in talk.feelings(n) if mentions(c, n) and _NEXT_DOOR.search(c)]
    return f"{listed(near[:5])}. {' '.join(told[:1])}".strip() if near else talk.pick("no_neighbours")
