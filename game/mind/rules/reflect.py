"""Reflection by rule: questions about who and what weighs most, and conclusions that several memories bear out.

Each kind of conclusion is a pattern over statements; it cites the statements that it rests on.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from game.mind.questions import AskOneself, DrawInsights, Insight, Statement
from game.mind.rules.events import curiosity, kind_of
from game.mind.rules.gist import core, keys, people, same, share
from game.mind.rules.persona import persona
from game.mind.rules.reflect_look import Finding, Look, family_of, mould_of
from game.mind.rules.reflect_patterns import PATTERNS
from game.mind.rules.subjects import topic_of
from game.world.thoughts import Card

_INSIGHTS = 2
"""Conclusions that a question gives at the most: the particular ones, not all that could be said [ours]."""
_RECENT = 6
"""Latest conclusions whose kind is not used again so soon [ours]."""
_FITS = 1.2
"""How well a conclusion must answer the question asked [ours]."""
_SAME_WORDS = 0.75
"""Share of common words from which a conclusion repeats one that stands [ours]."""


@dataclass(frozen=True, slots=True)
class _Weighed:
    """Who or what weighs how much in the latest memories."""

    name: str
    weight: float


def ask_oneself(q: AskOneself) -> tuple[str, ...]:
    """Three different questions: about somebody, about what is talked of, about oneself."""
    chance = Random(f"{q.card.seed}:line:ask")
    people = _people(q.card, q.statements)
    found = [
        *_about_people(q.card, people, chance),
        *_about_topics(q.card, q.statements, chance),
        *_about_self(q.card, q.statements, chance),
    ]
    return tuple(dict.fromkeys(found))[:3]


def _people(card: Card, statements: Iterable[Statement]) -> list[str]:
    """Others by the importance of what they are in."""
    weights: Counter[str] = Counter()
    for s in statements:
        for name in s.subjects:
            if name != card.name and ":" not in name:
                weights[name] += s.importance + (2 if s.kind == "dialogue" else 0)
    return [name for name, _ in sorted(weights.items(), key=lambda item: (-item[1], item[0]))]


def _about_people(card: Card, people: list[str], chance: Random) -> list[str]:
    """One question, about one of the four who weigh most."""
    if not people:
        return []
    name = chance.choice(people[:4])
    return [
        chance.choice(
            (
                f"What is {card.name}'s relationship with {name}?",
                f"How does {card.name} feel about {name} by now?",
                f"What matters to {name} at present?",
                f"What does {card.name} have in common with {name}?",
            )
        )
    ]


def _about_topics(card: Card, statements: tuple[Statement, ...], chance: Random) -> list[str]:
    """A question about the topic that most memories share, weighed by importance."""
    news = [
        s
        for s in statements
        if s.source.startswith(("was told by", "overheard")) and kind_of(s.text) not in ("secret", "like")
    ]
    if not news:
        return []
    best = max(news, key=lambda s: (s.importance + sum(same(s.text, t.text) for t in news), s.ordinal))
    topic = topic_of(best.text).removeprefix("the news that ")
    return [
        chance.choice(
            (
                f"What are people saying about {topic}?"
                if not topic[:1].isupper() or "'s " in topic
                else f"What do people make of {topic}?",
                f"What does {card.name} think about {topic}?",
            )
        )
    ]


def _about_self(card: Card, statements: tuple[Statement, ...], chance: Random) -> list[str]:
    """Questions about one's own work, promises and days; always enough to make three."""
    life = persona(card).life
    found = []
    if any(f"{card.name} promised" in s.text for s in statements):
        found.append(f"What is {card.name} looking forward to?")
    projects = [topic_of(f"{card.name} is {p}") for p in life.projects]
    if projects:
        found.append(
            f"How is {card.name} getting on with "
            f"{chance.choice(projects).removeprefix(card.name).removeprefix(chr(39) + 's').strip() or 'work'}?"
        )
    wondering = [curiosity(c) for c in life.clauses if kind_of(c) == "curious"]
    if wondering and wondering[0]:
        found.append(f"What has {card.name} found out about {wondering[0]}?")
    found.append(f"How has {card.name} been spending the days lately?")
    found.append(f"With whom does {card.name} spend time?")
    found.append(f"What does {card.name} care about most?")
    return found


# -- conclusions -------------------------------------------------------------------------------------------------


def draw_insights(q: DrawInsights) -> tuple[Insight, ...]:
    """The one or two conclusions that go with the question best and say something that was not said lately."""
    look = Look(q)
    recent = {family_of(mould_of(text)) for text in q.standing[-_RECENT:]} - {""}
    kept: list[Finding] = []
    for finding in sorted(_fresh(look), key=lambda f: -_fit(q.question, f)):
        revising = finding.revises >= 0
        family = family_of(finding.mould)
        if (family in recent and not revising) or any(family == family_of(k.mould) for k in kept):
            continue
        if _fit(q.question, finding) >= _FITS or not kept:
            kept.append(finding)
        if len(kept) == _INSIGHTS:
            break
    return tuple(Insight(f.text, f.because, f.confidence, f.revises) for f in kept)


def _fresh(look: Look) -> list[Finding]:
    """All that can be concluded and does not stand already: in the same words, or in the same mould of the same."""
    standing = [*look.q.standing, *(s.text for s in look.q.statements if s.kind == "reflection")]
    found = [finding for pattern in PATTERNS for finding in pattern(look)]
    return [f for f in found if not any(_repeats(f, text) for text in standing)]


def _fit(question: str, finding: Finding) -> float:
    """How well a conclusion answers the question: names and topics in common, then how sure it is."""
    named = sum(name in question for name in finding.about)
    return 2.0 * named + share(keys(question), keys(finding.text)) + finding.confidence


def _repeats(finding: Finding, text: str) -> bool:
    """Whether a standing conclusion says the same, whatever the wording."""
    same_mould = finding.mould == mould_of(text)
    a, b = core(finding.text), core(text)
    alike = bool(a) and share(a, b) >= _SAME_WORDS and share(b, a) >= 0.5
    of_same = same_mould and _named(finding.text) == _named(text)
    return finding.text == text or (of_same and (alike or family_of(finding.mould) in ("tie", "dislike")))


def _named(text: str) -> frozenset[str]:
    return frozenset(people(text))
