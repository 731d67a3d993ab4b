"""Conclusions held against what speaks against them, which the paper leaves out (COGNITION, section 3).

What was seen or done weighs more than what was told, and a conclusion weighs what it rests on, down to the leaves of
its tree. The weightier side stands, with less confidence than before; the other is superseded, or kept as the doubt
that it is. Whichever it is, the new conclusion cites the old one, so that both trees stay in reach.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game.mind.opposites import named, opposed
from game.mind.recall import Recall
from game.world.clock import Clock
from game.world.memories import Kind, Memory, NewMemory, StreamView
from game.world.thoughts import Thought

_FIRST_HAND = ("saw", "did")
_WEIGHTS = (("saw", 1.0), ("did", 1.0), ("knew", 2.0), ("was told by ", 0.5), ("overheard ", 0.4))
_OTHERWISE = 0.2
"""Weight of a memory by its source [ours]; an inner voice and what the player says count for little."""
_TELLING: tuple[Kind, ...] = ("seed", "observation", "dialogue")
_CORE_DAYS = 2
"""Days from which it takes evidence of one's own against what the biography says of oneself [ours]."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What is left of a new conclusion; None if it is not drawn. `doubts` has the new confidence of those that stand
    against it, by ordinal."""

    insight: NewMemory | None
    doubts: dict[int, float]


def judged(thought: Thought, recall: Recall, insight: NewMemory) -> Judged:
    """Hold one new conclusion against the standing ones about the same and against other memories."""
    evidence, acts = Evidence(thought.stream, thought.person), recall.settings.acts
    against = _contrary(thought, recall, insight)
    if insight.supersedes:
        replaced = thought.stream.rows[insight.supersedes - 1]
        against = [replaced, *(m for m in against if m is not replaced)]
    if not against:
        return Judged(insight, {})
    yields = any(m.kind == "seed" and m.text.startswith(thought.person) for m in against)
    if yields and not _is_strong(thought, evidence.seen(insight.evidence), acts.reflect_core):
        return Judged(None, {})
    return _weighed(evidence, insight, against, acts.reflect_least)


class Evidence:
    """What memories of one person rest on, and how much that weighs."""

    def __init__(self, view: StreamView, person: str) -> None:
        self.view, self._person = view, person

    def leaves(self, ordinals: Iterable[int]) -> frozenset[int]:
        """The memories on which some rest in the end, without what they only cite as their contrary, and without
        what the player has hidden."""
        found, open_ = set[int](), list(ordinals)
        while open_:
            memory = self.view.rows[open_.pop() - 1]
            if memory.kind == "reflection" and memory.evidence:
                open_ += self._below(memory)
            elif memory.ordinal not in self.view.unrecalled:
                found.add(memory.ordinal)
        return frozenset(found)

    def weight(self, ordinals: Iterable[int]) -> float:
        """How much some memories weigh together, each leaf once."""
        return sum(_weight(self.view.rows[n - 1]) for n in sorted(self.leaves(ordinals)))

    def seen(self, ordinals: Iterable[int]) -> list[Memory]:
        """Those of the leaves that one saw or did oneself."""
        rows = (self.view.rows[n - 1] for n in sorted(self.leaves(ordinals)))
        return [memory for memory in rows if memory.source in _FIRST_HAND]

    def contrary(self, one: Memory | NewMemory, other: Memory) -> bool:
        """Whether two memories say opposite things."""
        subjects = (s for s in (*one.subjects, *other.subjects) if ":" not in s)
        return opposed(one.text, other.text, (self._person, *subjects))

    def _below(self, memory: Memory) -> list[int]:
        cited = [self.view.rows[n - 1] for n in memory.evidence if n < memory.ordinal]
        return [m.ordinal for m in cited if m.kind != "reflection" or not self.contrary(memory, m)]


def _contrary(thought: Thought, recall: Recall, insight: NewMemory) -> list[Memory]:
    """Standing conclusions and other memories that say the opposite, the weightiest conclusion first."""
    view, evidence = thought.stream, Evidence(thought.stream, thought.person)
    about = {*named(insight.text, insight.subjects), thought.person}

    def concerns(memory: Memory) -> bool:
        one_of_them = thought.person in memory.text or bool(about.intersection(memory.subjects))
        own_words = memory.text.startswith(f"{thought.person} told ")  # of many things at once
        return one_of_them and not own_words and memory.ordinal not in insight.evidence

    query, count = f"evidence against: {insight.text}", recall.settings.acts.reflect_against
    recalled = recall.recall(thought.person, view, query, thought.tick, count, kinds=_TELLING, where=concerns)
    possible = (*(m for m in view.reflections() if concerns(m)), *(r.memory for r in recalled))
    found = [m for m in possible if evidence.contrary(insight, m)]
    return sorted(found, key=lambda m: (m.kind != "reflection", -evidence.weight((m.ordinal,)), -m.ordinal))


def _weighed(evidence: Evidence, insight: NewMemory, against: list[Memory], least: float) -> Judged:
    """Which side stands, and how sure of it one still is."""
    mine, theirs = evidence.weight(insight.evidence), evidence.weight(m.ordinal for m in against)
    share = mine / (mine + theirs) if mine + theirs else 0.5
    held = evidence.view.confidence
    doubts = {m.ordinal: round(held.get(m.ordinal, 1.0) * (1 - share), 2) for m in against if m.kind == "reflection"}
    replaced = next((n for n in doubts if _gives_way(evidence, insight, n) or doubts[n] < least), 0)
    revises = replaced != 0 and replaced == insight.supersedes
    sure = insight.confidence if revises else round(insight.confidence * share, 2)
    if sure < least and not replaced:
        return Judged(None, doubts)
    cited = tuple(sorted({*insight.evidence, *doubts}))
    return Judged(replace(insight, confidence=max(sure, least), evidence=cited, supersedes=replaced), doubts)


def _gives_way(evidence: Evidence, insight: NewMemory, old: int) -> bool:
    """Whether a standing conclusion is replaced: by one that weighs as much, or of which the mind says that it does
    and that does not set hearsay against what one saw."""
    if insight.supersedes == old:
        return bool(evidence.seen(insight.evidence)) or not evidence.seen((old,))
    return evidence.weight(insight.evidence) >= evidence.weight((old,))


def _is_strong(thought: Thought, seen: list[Memory], least: float) -> bool:
    """Strong, repeated evidence of one's own eyes, from more days than one."""
    days = {Clock(thought.start).at(m.created).date() for m in seen}
    return sum(map(_weight, seen)) >= least and len(days) >= _CORE_DAYS


def _weight(memory: Memory) -> float:
    return next((weight for source, weight in _WEIGHTS if memory.source.startswith(source)), _OTHERWISE)
