"""What somebody has to talk about with another, weighed: from memories and biography, less what the other knows."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from game.mind.questions import Statement
from game.mind.rules.events import META, Event, event_in, has_begun, has_date, is_open, kind_of
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.persona import has_crush, household, kinship, persona, register
from game.mind.rules.talk_memories import is_answered, remembered
from game.mind.rules.tidings import Tidings, tidings_in
from game.mind.rules.topic import DELICATE, LIKING, WEIGHTS, Topic
from game.world.thoughts import Card

_CONFIDES = 0.08
"""Chance, each time it could be said, that a secret is told to a very close friend [ours]."""
_NEAR_ONLY = frozenset({"worry"})
_KNOWN_AT_HOME = frozenset({"habit", "like", "pride", "wish", "opinion"})
"""What nobody needs to be told by whom they live with."""
_KIN_WORDS = re.compile(r"\b(?:husband|wife|son|daughter|mother|father|parents|children)\b")
_PUBLIC = re.compile(
    r"\brunning for|\bruns for|\bto run for|\bwill (?:run|stand)\b|\bopening\b|\bmoving\b|\bgetting married\b", re.I
)
_ROUTINE = re.compile(
    r"\b(goes to bed|wakes up|has (?:breakfast|lunch|dinner|coffee|classes)|(?:from|around|at) (?:\d+|noon|midnight)|"
    r"spends (?:evenings|afternoons|mornings)|until \d+)\b"
)
_SPEECH = re.compile(
    r"\b(sentences|speaks|talks (?:fast|with)|says \"|says “|asks a second|calls people|pours|bears the name)\b"
)
_VIEWS = re.compile(r"(?:likes|admires|loves|trusts|respects|has known|is fond of)\b")
"""How a clause begins that says what one thinks of somebody."""
_TWO_DOINGS = re.compile(r",? and (?:is (?=\w+ing\b)|has (?=(?:\w+ )?\w+ed\b|hung|begun|already))")
"""Where a clause tells of two doings, each good for a talk of its own."""


def topics(card: Card, other: str, memories: Sequence[Statement], about: str = "") -> list[Topic]:
    """All that could be raised with somebody, the most pressing first; each thing once. What one has made up one's
    mind to speak `about` is never held back."""
    told = told_to(card, other, memories)
    found = [*_own(card, other, memories), *remembered(card, other, memories, about)]
    if register(card, other) == "foe":
        found = [t for t in found if t.kind == "complaint"]
    found = [t for t in found if not has_begun(t.text, card.now)]
    kept: list[Topic] = []
    for topic in sorted(found, key=lambda t: (-t.weight, t.text)):
        if not is_told(topic, told) and not any(same(topic.gist, k.gist) for k in kept):
            kept.append(topic)
    return kept


def told_to(card: Card, other: str, memories: Iterable[Statement]) -> tuple[str, ...]:
    """What is remembered of earlier talks with somebody, thing by thing: the other need not be told that again."""
    rows = [m for m in memories if m.kind == "dialogue"]
    about = [m.text for m in rows if m.source == "did" and other in m.text]
    theirs = [m.text for m in rows if m.source == f"was told by {other}"]
    last = card.tie(other).last_about
    return (*(piece for text in about for piece in text.split("; ")), *theirs, *((last,) if last else ()))


def is_told(topic: Topic, told: tuple[str, ...]) -> bool:
    """Whether a topic came up with this one before."""
    if topic.kind == "theirs":
        return False
    if topic.kind == "deed":
        return any(share(core(topic.text), keys(t)) >= 0.85 for t in told)
    return any(covered(topic.gist, t) for t in told)


def _own(card: Card, other: str, memories: Sequence[Statement]) -> list[Topic]:
    tone = register(card, other)
    clauses = persona(card).clauses
    meta = " ".join(c for c in clauses if META.search(c))
    over = _over(clauses, card)
    found = []
    for kind, clause in _own_kinds(clauses, card.name):
        stale = any(word in clause for word in over) or (kind == "curious" and is_answered(clause, memories))
        if not stale and _may_tell(card, other, tone, kind, clause):
            found.append(_topic_of_clause(card, kind, clause, covered(clause, meta)))
    found += _tidings(card, other, tone)
    return [*found, *_people_one_likes(card, other, tone), *_complaints(card, other, tone)]


def _tidings(card: Card, other: str, tone: str) -> list[Topic]:
    """News that the biography carries: told to all but foes, and hearsay about the listener asked after."""
    carried = (tidings_in(clause, card.name) for clause in persona(card).clauses)
    return [_as_topic(t, other) for t in carried if t and tone != "foe" and not _is_too_private(t, tone)]


def _is_too_private(tidings: Tidings, tone: str) -> bool:
    return tidings.kind == "heard" and (tone == "stranger" or bool(DELICATE.search(tidings.text)))


def _as_topic(tidings: Tidings, other: str) -> Topic:
    kind = "confirm" if tidings.text.startswith(other) else tidings.kind
    return Topic(kind, tidings.text, WEIGHTS[kind], asks=tidings.asks)


def _people_one_likes(card: Card, other: str, tone: str) -> list[Topic]:
    """Friends of one's own, as the biography has it: people talk about people, and well of those whom they like."""
    if tone in ("foe", "cool", "stranger", "couple", "parent", "child"):
        return []
    found = []
    for name, clause in _liked(persona(card).clauses, card.name):
        of_one_house = household(card, name) and household(card, other)
        liked = card.tie(name).closeness >= _LIKED and not kinship(card, name)
        if name != other and liked and not of_one_house and (not _KNOWN_LONG.search(clause) or _speaks_of(card, name)):
            found.append(Topic("person", clause, WEIGHTS["person"], name))
    return found


@lru_cache(maxsize=256)
def _liked(clauses: tuple[str, ...], owner: str) -> tuple[tuple[str, str], ...]:
    """Whom clauses speak of with liking, and the clause, where it is nothing private."""
    found = []
    for clause in clauses:
        names = [n for n in people(clause) if n != owner]
        private = (
            DELICATE.search(clause)
            or _LUKEWARM.search(clause)
            or kind_of(clause) in ("secret", "love", "worry", "curious")
        )
        liking = clause.startswith(owner) and LIKING.match(clause[len(owner) + 1 :])
        if len(names) == 1 and liking and not private:
            found.append((names[0], clause))
    return tuple(found)


def _speaks_of(card: Card, name: str) -> bool:
    """Whether somebody is one whom this person tells others for how long they have known: few are."""
    return Random(f"{card.name}:line:speaks of:{name}:{card.seed.split(':')[0]}").random() < _SPEAKS_OF


_KNOWN_LONG = re.compile(r" has (?:known|been friends) ")
_SPEAKS_OF = 0.3
"""Share of old acquaintances [ours]."""
_LUKEWARM = re.compile(r"\b(?:polite|behaves|temper|hardly|never talked|small talk)\b")
"""Words that are no praise of anybody."""
_LIKED = 4
"""Closeness from which one speaks of somebody as of a friend."""


def _may_tell(card: Card, other: str, tone: str, kind: str, clause: str) -> bool:
    """Whether something of one's own is for this listener."""
    names = [n for n in people(clause) if n != card.name]
    if kind == "secret" and not _may_confide(card, other, clause):
        return False
    if names and not _may_gossip(card, other, clause, names):
        return False
    if kinship(card, other) and (_KIN_WORDS.search(clause) or kind in _KNOWN_AT_HOME):
        return False
    if (kind in ("habit", "project") or clause.startswith(f"{card.name} has ")) and household(card, other):
        return False  # they see it every day, and were told of it when it was new
    near = tone in ("couple", "parent", "child", "kin", "close", "friend")
    if kind == "wish" and not near and _KIN_WORDS.search(clause):
        return False  # what one wishes of one's family is for friends
    delicate = DELICATE.search(clause) and kind != "secret" and tone not in ("close", "kin")
    return not ((kind in _NEAR_ONLY and not near) or delicate)


def has_kin_words(clause: str) -> bool:
    """Whether a clause speaks of `her husband` or `his son`, which is not said to them in these words."""
    return bool(_KIN_WORDS.search(clause))


def _over(clauses: tuple[str, ...], card: Card) -> set[str]:
    """The nouns of one's own events that have begun: what was meant for them is no longer to come."""
    begun = (own_event(clause, card) for clause in clauses if has_begun(clause, card.now))
    return {f" {event.name.split()[-1]}" for event in begun if event and event.name}


def own_event(clause: str, card: Card) -> Event | None:
    """The event that a clause of one's own tells of, past ones too; None if there is none that is one's own."""
    event = event_in(clause, card.now, past=True)
    return event if event and event.owner == card.name and is_open(event) else None


@lru_cache(maxsize=256)
def _own_kinds(clauses: tuple[str, ...], name: str) -> tuple[tuple[str, str], ...]:
    """What can be talked of, with its kind; routines, quirks of speech and the like are left out, and a clause that
    tells of two doings gives two."""
    kept = [c for c in clauses if not META.search(c) or kind_of(c) == "curious"]
    kept = [c for c in kept if not _SPEECH.search(c) and not tidings_in(c, name)]
    found = []
    for clause in kept:
        kind = kind_of(clause)
        routine = _ROUTINE.search(clause) and not has_date(clause) and kind not in ("secret", "intention", "curious")
        if routine or re.match(rf"{re.escape(name)} (?:is (?:an?|the) |lives|knows)", clause):
            continue
        told_as = {"plain": "habit", "trouble": "worry"}.get(kind, kind)
        if kind == "opinion" and not people(clause)[1:] and not re.search(r" (?:thinks|finds) ", clause):
            told_as = "habit"  # `cannot think beside an untidy desk` is of oneself
        if kind in ("like", "wish", "worry") and people(clause)[1:] and _VIEWS.match(clause[len(name) + 1 :]):
            told_as = "opinion"  # `admires the effort of Ryan and worries about his sleep`
        found += [(_half_as(told_as, c, name), c) for c in _halves(kind, clause, name)]
    return tuple(found)


def _halves(kind: str, clause: str, name: str) -> list[str]:
    """`X is making a film and is looking for a dog` as two statements, where it tells of projects."""
    joint = _TWO_DOINGS.search(clause) if kind == "project" else None
    if not joint or not clause.startswith(f"{name} is "):
        return [clause]
    verb = "has" if joint.group(0).endswith("has ") else "is"
    return [clause[: joint.start()], f"{name} {verb} {clause[joint.end() :]}"]


def _half_as(kind: str, half: str, name: str) -> str:
    """What is done already, or only kept somewhere, is no project: `X has hung the reactions over his bed`."""
    return "habit" if kind == "project" and (half.startswith(f"{name} has ") or kind_of(half) == "plain") else kind


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
    chance = Random(f"{card.seed}:line:confide:{other}").random()
    return tone == "close" and other not in clause and not has_crush(card, other) and chance < _CONFIDES


def _may_gossip(card: Card, other: str, clause: str, names: list[str]) -> bool:
    """What one thinks of others is for friends, and never for those it is about."""
    direct = re.match(
        rf"{re.escape(card.name)} (?:finds|dislikes|detests|hates|admires|trusts|likes|thinks|envies|respects)\b",
        clause,
    )
    if other in names or not direct or DELICATE.search(clause):
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
