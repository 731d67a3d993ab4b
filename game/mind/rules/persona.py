"""How somebody comes across in talk: manner, verbal habits, and the register towards another.

All of it is read from traits, age and biography; nothing is known about any name.
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from game.mind.rules.biography import Biography, read
from game.mind.rules.speech import Pair, biography_gender, first_name, owned
from game.mind.strange import is_of_another_script
from game.world.thoughts import Card

MANNERS = {
    "warm": "kind nurturing warm hospitable friendly generous helpful cheerful patient gentle caring sweet loving",
    "rough": "rude toxic aggressive harsh mean hostile grumpy bitter arrogant blunt cynical",
    "loud": "loud boisterous noisy",
    "lively": "outgoing energetic enthusiastic passionate cheerful playful adventurous musical",
    "exact": "logical analytical organized organised detail-oriented attentive pragmatic precise driven methodical",
    "odd": "eccentric odd quirky strange",
    "dreamy": "imaginative thoughtful reflective creative intellectual open-minded romantic dreamy",
    "wry": "humorous wise witty funny honest sarcastic",
    "eager": "curious inquisitive determined ambitious hardworking dedicated",
    "shy": "shy quiet reserved timid introverted independent",
}
_COUPLE = r"(?:wife|husband|spouse|partner|fianc\w+|boyfriend|girlfriend|married)"
_PARENT = r"(?:mother|father|mom|dad|mum|stepmother|stepfather|parents)"
_CHILD = r"(?:son|daughter|child|stepson|stepdaughter)"
_KIN = r"(?:brother|sister|aunt|uncle|cousin|grandmother|grandfather|niece|nephew|granddaughter|grandson)"
_LIKE_KIN = re.compile(r"\b(?:like|as) (?:a|her|his|their own) (?:son|daughter|father|mother|sister|brother)\b")
_CRUSH = re.compile(r"\b(crush|in love with|cute|attracted|fallen for|sweet on|romance with)\b", re.I)
_STRAINED = re.compile(r"\b(strained|unhappy|drifted|estranged)\b", re.I)
_SAYS = re.compile(r"\b(?:says|often says|keeps saying|is always saying|mutters) [\"“]([^\"”]{2,40}?)[,.!]?[\"”](.*)")
_ENDS = re.compile(r"\b(?:ends|finishes|closes)\b.{0,30}\bwith [\"“]([^\"”]{1,20}?)[.!,]?[\"”]")
_BEGINS = re.compile(r"\b(?:begins|starts|opens)\b.{0,40}\bwith [\"“]([^\"”]{1,30}?)[.!,]?[\"”]")
_CALLS = re.compile(
    r"\bcalls (?:people|everybody|everyone|her guests|his guests|customers) [\"“]?(\w+)[\"”]?\b(?! to\b| by\b)"
)


@dataclass(frozen=True, slots=True)
class Persona:
    """A speaker as far as wording goes."""

    name: str
    gender: str
    """`she`, `he`, or empty where the biography does not show it."""
    manners: frozenset[str]
    life: Biography
    clauses: tuple[str, ...]
    """The biography's clauses, each with its subject named in full."""
    begins: str
    """What they put before an opinion, or empty."""
    ends: str
    """What they put after a line, or empty."""
    sayings: tuple[str, ...]
    calls: str
    """What they call everybody, or empty."""

    def pair(self, listener: str, their_gender: str = "") -> Pair:
        """This person speaking to somebody."""
        return Pair(self.name, listener, self.gender, their_gender)


def persona(card: Card) -> Persona:
    """The persona of whoever thinks."""
    return _persona(card.name, card.age, card.traits, card.biography)


@lru_cache(maxsize=512)
def _persona(name: str, age: int, traits: tuple[str, ...], biography: str) -> Persona:
    life = read(biography, name)
    manners = {m for m, words in MANNERS.items() if any(t.lower() in words.split() for t in traits)}
    manners |= {"young"} if age < 24 else {"old"} if age >= 60 else set()
    if age < 22 and "exact" in manners:
        manners = manners - {"exact"} | {"eager"}
    own = "\n".join(life.clauses)
    says = _SAYS.search(own)
    before = says is not None and bool(
        re.match(
            r" before (?:every|each|he|she|they|an?|any) ?(?:opinion|answer|sentence|disagree|speak|argu|repl|"
            r"contradict)",
            says.group(2),
        )
    )
    begins = _BEGINS.search(own)
    lead = begins.group(1) if begins else says.group(1) if says and before else ""
    alone = says is not None and not before and not re.match(r" (?:and then|and|instead)", says.group(2))
    sayings = (says.group(1),) if says and alone else ()
    ends, calls = _ENDS.search(own), _CALLS.search(own)
    return Persona(
        name,
        biography_gender(name, life.clauses) or _named_gender(name, life.clauses),
        frozenset(manners),
        life,
        tuple(_in_full(owned(clause, name), name) for clause in life.clauses if not is_of_another_script(clause)),
        lead,
        ends.group(1) if ends else "",
        sayings,
        calls.group(1) if calls else "",
    )


def _named_gender(name: str, clauses: tuple[str, ...]) -> str:
    """The pronouns of clauses that begin with the name, full or first, counted."""
    own = [c for c in clauses if c.startswith(first_name(name))]
    her = sum(len(re.findall(r"\b(?:she|her|herself)\b", c)) for c in own)
    his = sum(len(re.findall(r"\b(?:he|his|him|himself)\b", c)) for c in own)
    return "" if her == his else "she" if her > his else "he"


def _in_full(clause: str, name: str) -> str:
    """A clause that begins with the first name alone, with the whole name."""
    first = first_name(name)
    return name + clause[len(first) :] if clause.startswith(first) and not clause.startswith(name) else clause


def relation(card: Card, other: str) -> str:
    """What the biography says of somebody, and what is felt by now; clauses joined by semicolons."""
    life = persona(card).life
    feeling = card.tie(other).feeling
    clauses = life.relations.get(other, "")
    return clauses if feeling in clauses else f"{clauses}; {feeling}" if clauses else feeling


def kinship(card: Card, other: str) -> str:
    """`couple`, `parent`, `child` (what the other is to the thinker), `kin`, or empty."""
    return _kinship(relation(card, other), other)


@lru_cache(maxsize=4096)
def _kinship(about: str, other: str) -> str:
    about = _LIKE_KIN.sub("", about)
    who = re.escape(other)
    near = r"[^;]{0,40}?"
    if re.search(
        rf"\b{_COUPLE}\b{near}{who}|{who}, to whom [^;]*\bmarried|{who},? (?:who )?is (?:her|his) {_COUPLE}", about
    ):
        return "couple"
    for word, kin in ((_PARENT, "parent"), (_CHILD, "child"), (_KIN, "kin")):
        if re.search(
            rf"\b(?:her|his|their) (?:\w+ )?{word},? {who}|{who},? (?:who is )?(?:her|his) (?:\w+ )?{word}\b", about
        ):
            return kin
    return ""


_MATES = re.compile(
    r"\b(?:housemates?|shared? a house|shares a house|lived with|one house|one roof|moved in with|dorm-mates?|"
    r"in(?:to)? the dorm|dorm neighbou?r)\b"
)


def household(card: Card, other: str) -> bool:
    """Whether the other lives under the same roof, by what the biography says of them, or by whose rooms are there."""
    said = kinship(card, other) in ("couple", "parent", "child") or bool(_MATES.search(relation(card, other)))
    return said or _has_room_here(card, other)


def _has_room_here(card: Card, other: str) -> bool:
    house = card.home.split(":")[0]
    return bool(house) and any(r.sector == house and other in r.owners and not r.public for r in card.known)


def has_crush(card: Card, other: str) -> bool:
    """Whether the thinker is sweet on somebody."""
    return any(_CRUSH.search(c) and other in c for c in (*persona(card).life.clauses, relation(card, other)))


def register(card: Card, other: str) -> str:
    """The tone towards somebody: couple, parent, child, kin, close, friend, known, stranger, cool or foe."""
    kin = kinship(card, other)
    if kin:
        return kin
    closeness = card.tie(other).closeness
    if closeness == 0 and (_knows_family(card, other) or _has_room_here(card, other)):
        return "known"
    steps = ((8, "close"), (5, "friend"), (2, "known"), (0, "stranger"), (-3, "cool"))
    return next((word for least, word in steps if closeness >= least), "foe")


def _knows_family(card: Card, other: str) -> bool:
    """Whether the biography speaks of the other's family: `knows the Morenos`, `the Lin family next door`."""
    surname = other.split(" ")[-1]
    return surname != card.name.split(" ")[-1] and bool(
        re.search(rf"\bthe {re.escape(surname)}(?:s| family)\b", card.biography)
    )


_LATE = 20
"""Hour from which one says good night."""


def tags(card: Card, other: str) -> frozenset[str]:
    """All that decides between phrases: manners, register, time of day, mood."""
    who = persona(card)
    tone = register(card, other)
    found = {tone, *who.manners, daytime(card.now.hour)}
    if tone in ("couple", "parent", "child", "kin"):
        found |= {"family"}
    if tone in ("couple", "parent", "child", "kin", "close", "friend"):
        found |= {"near"}
    if tone in ("couple", "parent", "child") and _STRAINED.search(relation(card, other)):
        found |= {"strained"}
    if has_crush(card, other):
        found |= {"sweet"}
    if card.now.hour >= _LATE or card.now.hour < 4:
        found |= {"late"}
    if card.mood in ("tired", "exhausted", "sleepy", "weary") or card.hours_awake > 16:
        found |= {"tired"}
    return frozenset(found)


def daytime(hour: int) -> str:
    """`morning`, `afternoon` or `evening`."""
    return "morning" if 4 <= hour < 12 else "afternoon" if 12 <= hour < 18 else "evening"


def address(card: Card, other: str) -> str:
    """What the thinker calls somebody to their face."""
    kin = kinship(card, other)
    if kin == "parent":
        return "Mom" if re.search(r"\b(mother|mom|mum)\b", relation(card, other)) else "Dad"
    return first_name(other)
