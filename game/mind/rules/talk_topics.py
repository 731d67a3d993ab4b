"""What somebody has to talk about with another, weighed: from memories and biography, less what the other knows."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from game.mind.questions import Statement
from game.mind.rules.events import META, Event, curiosity, event_in, is_news, is_open, kind_of, topic_of
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import statements_in
from game.mind.rules.persona import has_crush, kinship, persona, register
from game.mind.rules.speech import Pair
from game.world.thoughts import Card

WEIGHTS = {
    "event": 9.0,
    "intention": 5.0,
    "heard": 6.0,
    "overheard": 3.5,
    "curious": 5.5,
    "project": 3.4,
    "worry": 2.6,
    "wish": 2.4,
    "pride": 2.4,
    "habit": 2.0,
    "like": 1.8,
    "trouble": 7.0,
    "opinion": 2.0,
    "theirs": 4.2,
    "confirm": 5.0,
    "seen": 1.2,
    "promise": 3.0,
    "complaint": 8.0,
    "family": 3.0,
}
"""How much each kind of topic presses to be said [ours]."""
_CONFIDES = 0.08
"""Chance, each time it could be said, that a secret is told to a very close friend [ours]."""
_SECOND_HAND = 2.0
"""What news loses in weight when it does not come from whom it is about [ours]."""
_NEAR_ONLY = frozenset({"worry"})
_KIN_WORDS = re.compile(r"\b(?:husband|wife|son|daughter|mother|father|parents|children)\b")
_PUBLIC = re.compile(
    r"\brunning for|\bruns for|\bto run for|\bwill (?:run|stand)\b|\bopening\b|\bmoving\b|\bgetting married\b", re.I
)
_ROUTINE = re.compile(
    r"\b(goes to bed|wakes up|has (?:breakfast|lunch|dinner|coffee|classes)|(?:from|around|at) (?:\d+|noon|midnight)|"
    r"spends (?:evenings|afternoons|mornings)|until \d+)\b"
)
_DELICATE = re.compile(
    r"\b(crush|cute|romance|marriage|married|strained|rebellious|uptight|uneasy|secret\w*|divorc\w*|single|wedding|"
    r"envies|uncomfortable)\b",
    re.I,
)
_SPEECH = re.compile(
    r"\b(sentences|speaks|talks (?:fast|with)|says \"|says “|asks a second|calls people|pours|bears the name)\b"
)
_SHARED = re.compile(
    r"\b(company|invit\w+|welcome|together|join|everybody|everyone|anybody|somebody|guests|friends)\b", re.I
)
_QUOTED = re.compile(r'^(.+?) said to (.+?): ["“](.+)["”]$')
_AT_WORK = re.compile(
    r"\b(?:working on|writing|composing|painting|animating|training for|preparing for|rehearsing) (?:an?|the|her|his|"
    r"their)\b"
)
_DULL = re.compile(r"\b(talking with|on the way to|sleeping|looking around|walking|is talking)\b")


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to raise."""

    kind: str
    text: str
    """A statement in the third person."""
    weight: float
    who: str = ""
    """Who told it, full name; empty for one's own."""
    event: Event | None = None

    @property
    def phrase(self) -> str:
        """A noun phrase, fit after `talk about`."""
        return topic_of(self.text)

    @property
    def gist(self) -> str:
        """The words by which it is known again."""
        return curiosity(self.text) or self.text if self.kind == "curious" else self.text


def topics(card: Card, other: str, memories: Sequence[Statement]) -> list[Topic]:
    """All that could be raised with somebody, the most pressing first; each thing once."""
    told = told_to(card, other, memories)
    found = [*_own(card, other), *_remembered(card, other, memories)]
    if register(card, other) == "foe":
        found = [t for t in found if t.kind == "complaint"]
    found = [t for t in found if t.event is None or t.event.span.start > card.now]
    kept: list[Topic] = []
    for topic in sorted(found, key=lambda t: (-t.weight, t.text)):
        if not _is_told(topic, told) and not any(same(topic.gist, k.gist) for k in kept):
            kept.append(topic)
    return kept


def told_to(card: Card, other: str, memories: Iterable[Statement]) -> tuple[str, ...]:
    """What is remembered of earlier talks with somebody: the other need not be told that again."""
    about = [m.text for m in memories if m.kind == "dialogue" and m.source == "did" and other in m.text]
    theirs = [m.text for m in memories if m.source == f"was told by {other}"]
    last = card.tie(other).last_about
    return (*about, *theirs, *((last,) if last else ()))


def _is_told(topic: Topic, told: tuple[str, ...]) -> bool:
    if topic.kind in ("theirs", "family", "complaint"):
        return any(share(core(topic.text), keys(t)) >= 0.8 for t in told)
    return any(covered(topic.gist, t) for t in told)


def facts_known(card: Card, memories: Iterable[Statement]) -> list[tuple[str, str]]:
    """Statements one can answer from, each with who told it (empty for one's own), the best known first."""
    own = [
        (clause, "")
        for clause in persona(card).clauses
        if kind_of(clause) not in ("secret", "curious") and not META.search(clause)
    ]
    return [*own, *_hearsay(card, memories)]


def _hearsay(card: Card, memories: Iterable[Statement]) -> list[tuple[str, str]]:
    """What others said, as statements: told to one's face, or overheard."""
    found: list[tuple[str, str]] = []
    for m in memories:
        source = m.source.removeprefix("was told by ").removeprefix("overheard ")
        if m.source.startswith("overheard "):
            found += [(text, source) for text in overheard(card, m)]
        elif m.source.startswith("was told by "):
            found.append((m.text, source))
    return found


def overheard(card: Card, memory: Statement) -> tuple[str, ...]:
    """What a line one was not meant to hear said, as statements."""
    found = _QUOTED.match(memory.text)
    if not found:
        return (memory.text,)
    names = [card.name, *(name for name, _ in card.ties), *memory.subjects]
    return statements_in(found.group(3), Pair(found.group(1), found.group(2)), names, memory.when)


def _own(card: Card, other: str) -> list[Topic]:
    tone = register(card, other)
    near = tone in ("couple", "parent", "child", "kin", "close", "friend")
    found = []
    kin = kinship(card, other)
    meta = " ".join(c for c in persona(card).clauses if META.search(c))
    for kind, clause in _own_kinds(persona(card).clauses, card.name):
        names = [n for n in people(clause) if n != card.name]
        if kind == "secret" and not _may_confide(card, other, clause):
            continue
        if names and (not _may_gossip(card, other, clause, names)):
            continue
        if kin and _KIN_WORDS.search(clause):
            continue
        if (kind in _NEAR_ONLY and not near) or (
            _DELICATE.search(clause) and kind != "secret" and tone not in ("close", "kin")
        ):
            continue
        found.append(_topic_of_clause(card, kind, clause, covered(clause, meta)))
    return [*found, *_complaints(card, other, tone)]


@lru_cache(maxsize=256)
def _own_kinds(clauses: tuple[str, ...], name: str) -> tuple[tuple[str, str], ...]:
    """The clauses that can be talked of, with their kinds; routines, quirks of speech and the like are left out."""
    kept = [c for c in clauses if not META.search(c) or kind_of(c) == "curious"]
    kept = [c for c in kept if not _SPEECH.search(c)]
    found = []
    for clause in kept:
        kind = kind_of(clause)
        if (kind not in ("secret", "intention", "curious") and _ROUTINE.search(clause)) or re.match(
            rf"{re.escape(name)} (?:is (?:an?|the) |lives|knows)", clause
        ):
            continue
        found.append(("habit" if kind in ("plain", "trouble") else kind, clause))
    return tuple(found)


def _topic_of_clause(card: Card, kind: str, clause: str, pressing: bool) -> Topic:
    event = event_in(clause, card.now)
    if event and event.owner == card.name and is_open(event):
        return Topic("event", clause, WEIGHTS["event"] + pressing, event=event)
    weight = WEIGHTS.get(kind, 2.0) + 2.0 * pressing
    if kind == "intention":
        weight = weight + 3.0 if _PUBLIC.search(clause) else WEIGHTS["wish"]
    return Topic(kind if kind != "intention" or _PUBLIC.search(clause) else "wish", clause, weight)


def _may_confide(card: Card, other: str, clause: str) -> bool:
    """A secret is for a very close confidant whom it is not about, and for hardly anybody."""
    tone = register(card, other)
    return tone == "close" and other not in clause and not has_crush(card, other) and _chance(card, other) < _CONFIDES


def _chance(card: Card, other: str) -> float:
    return Random(f"{card.seed}:line:confide:{other}").random()


def _may_gossip(card: Card, other: str, clause: str, names: list[str]) -> bool:
    """What one thinks of others is for friends, and never for those it is about."""
    direct = re.match(
        rf"{re.escape(card.name)} (?:finds|dislikes|detests|hates|admires|trusts|likes|thinks|envies|respects)\b",
        clause,
    )
    if other in names or not direct or _DELICATE.search(clause):
        return False
    return register(card, other) in ("couple", "kin", "close", "friend", "parent")


def _complaints(card: Card, other: str, tone: str) -> list[Topic]:
    """What a foe gets to hear."""
    if tone != "foe" and not (tone == "cool" and "rough" in persona(card).manners):
        return []
    about = {card.name, other}
    clauses = [
        c
        for c in persona(card).clauses
        if other in c and kind_of(c) not in ("secret", "love") and set(people(c)) <= about
    ]
    return [Topic("complaint", clause, WEIGHTS["complaint"] - n) for n, clause in enumerate(reversed(clauses))]


def _remembered(card: Card, other: str, memories: Sequence[Statement]) -> list[Topic]:
    found: list[Topic] = []
    for m in memories:
        found += [t for t in _from_memory(card, other, m) if t is not None]
    return found


def _from_memory(card: Card, other: str, m: Statement) -> list[Topic | None]:
    if m.source.startswith("was told by "):
        return [_news(card, other, m.text, m.source.removeprefix("was told by "), m, "heard")]
    if m.source.startswith("overheard "):
        return [
            _news(card, other, text, m.source.removeprefix("overheard "), m, "overheard") for text in overheard(card, m)
        ]
    if m.kind == "inner voice":
        return [_voice(card, m)]
    if m.text.startswith(card.name) and m.source != "saw":
        return [_own_memory(card, other, m)]
    if m.kind in ("seed", "plan", "action"):
        return []
    if m.kind == "observation" and m.text.startswith(other):
        return [_theirs(other, m)]
    if m.kind == "observation" and m.importance >= 5 and not _DULL.search(m.text):
        return [Topic("seen", m.text, 4.0)]
    return []


def _news(card: Card, other: str, text: str, teller: str, m: Statement, kind: str) -> Topic | None:
    """Hearsay to pass on; about the listener it becomes a question, the listener's own words a thing to ask after."""
    if kind_of(text) in ("secret", "love") or _DELICATE.search(text):
        return None
    if " promised " in text:
        return None
    if teller == other:
        return _asked_after(other, text)
    if text.startswith(other):
        dated = event_in(text, card.now)
        return (
            Topic("confirm", text, WEIGHTS["confirm"], teller, dated)
            if kind_of(text) in ("intention", "project", "trouble") or dated
            else None
        )
    if card.name in text and not event_in(text, card.now):
        return None
    worth = WEIGHTS[kind] + (m.importance - 5) * 0.7
    worth += 1.5 * any(share(core(wonder), keys(text)) >= 0.5 for wonder in _wonders(persona(card).clauses))
    worth -= _SECOND_HAND if teller not in text else 0.0
    dated = event_in(text, card.now)
    if not dated and not is_news(text):
        if not people(text)[1:] or kind_of(text) != "opinion":
            return None
        worth -= 3.0
    worth -= 5.0 * (kind_of(text) == "project" and not dated)
    return Topic(kind, text, worth, teller, event_in(text, card.now)) if worth > 1 else None


@lru_cache(maxsize=256)
def _wonders(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """What somebody wants to know."""
    return tuple(curiosity(clause) for clause in clauses if kind_of(clause) == "curious")


def _own_memory(card: Card, other: str, m: Statement) -> Topic | None:
    """Something of one's own that others may come to, or a promise to somebody else."""
    event = event_in(m.text, card.now)
    promise = re.match(rf"{re.escape(card.name)} promised (.+?) to ", m.text)
    if promise and event:
        text = re.sub(r"promised .+? to (?:come to|join) ", "is going to ", m.text)
        return Topic("promise", text, WEIGHTS["promise"], event=event) if promise.group(1) != other else None
    shared = m.kind not in ("plan", "action", "seed") or _SHARED.search(m.text)
    if not event or not shared or not is_open(event) or m.kind == "reflection":
        return None
    return Topic("event", m.text, WEIGHTS["event"] - 1.0, event=event)


def _asked_after(other: str, text: str) -> Topic | None:
    """What somebody is at, by their own words, is something to ask after another day."""
    if kind_of(text) not in ("project", "intention") or not text.startswith(other):
        return None
    return Topic("theirs", text, WEIGHTS["theirs"], other)


def _theirs(other: str, m: Statement) -> Topic | None:
    return Topic("theirs", m.text, WEIGHTS["theirs"] - 2.0, other) if _AT_WORK.search(m.text) else None


_TELL = re.compile(
    r"^(?:please )?(?:you (?:should|must|want to) )?(?:tell|let) (?:\w+(?: \w+)?) (?:know )?(?:that )(.+)$", re.I
)


def _voice(card: Card, m: Statement) -> Topic | None:
    """What an inner voice suggests is said as one's own mind: `You are leaving town`, `Tell everybody that ...`."""
    text = m.text.strip().rstrip(".!")
    told = _TELL.match(text)
    you = re.match(r"you (?:are|'re|will|should|must|want to|have to) (.+)$", text, re.I)
    if told:
        text = told.group(1)[:1].upper() + told.group(1)[1:]
    elif you:
        doing = you.group(1)
        text = f"{card.name} is {doing}" if doing.split()[0].endswith("ing") else f"{card.name} is going to {doing}"
    elif not text.startswith(card.name):
        return None
    return Topic("intention", text, WEIGHTS["event"], event=event_in(text, card.now))
