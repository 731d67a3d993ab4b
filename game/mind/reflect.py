"""Reflection: questions about what happened, and insights that cite their evidence (paper, section 4.2)."""

from dataclasses import dataclass, field

from game.mind.contradiction import judged
from game.mind.questions import AskOneself, DrawInsights, Insight, Mind, Statement
from game.mind.recall import Recall
from game.mind.statements import ordinals, statement, statements
from game.world.commands import KeepReflections
from game.world.memories import NewMemory
from game.world.thoughts import Thought


@dataclass(slots=True)
class _Sitting:
    """What a sitting has come to so far."""

    known: set[str]
    insights: list[NewMemory] = field(default_factory=list)
    doubts: dict[int, float] = field(default_factory=dict)
    touched: set[int] = field(default_factory=set)


def reflect(thought: Thought, mind: Mind, recall: Recall) -> KeepReflections:
    """One sitting: questions, retrieval for each, insights with evidence; what repeats a standing one word for word is
    left out, and what contradicts one is weighed against it."""
    acts = recall.settings.acts
    latest = tuple(statement(m, thought.start) for m in thought.stream.latest(acts.reflect_latest))
    drawn = sorted(thought.stream.confidence.keys() - thought.stream.hidden)
    held = [thought.stream.rows[n - 1].text for n in drawn]
    sitting = _Sitting(set(held))
    for question in mind.answer(AskOneself(thought.card, latest))[: acts.reflect_questions]:
        recalled = recall.recall(thought.person, thought.stream, question, thought.tick, acts.reflect_recalled)
        sitting.touched.update(ordinals(recalled))
        told = statements(recalled, thought.start)
        standing = (*held[-acts.reflect_standing :], *(insight.text for insight in sitting.insights))
        for insight in mind.answer(DrawInsights(thought.card, question, told, standing))[: acts.reflect_insights]:
            memory = _memory(insight, told)
            if memory is not None and len(sitting.insights) < acts.reflect_most:
                _keep(sitting, memory, thought, recall)
    return KeepReflections(
        thought=thought.id,
        person=thought.person,
        recalled=tuple(sorted(sitting.touched)),
        insights=tuple(sitting.insights),
        doubts=sitting.doubts,
    )


def _keep(sitting: _Sitting, memory: NewMemory, thought: Thought, recall: Recall) -> None:
    """Take in a new insight as far as it holds against what stands."""
    if memory.text in sitting.known:
        return
    sitting.known.add(memory.text)
    found = judged(thought, recall, memory)
    sitting.doubts |= found.doubts
    if found.insight is not None:
        sitting.insights.append(found.insight)


def _memory(insight: Insight, told: tuple[Statement, ...]) -> NewMemory | None:
    """An insight as a memory; citations of no statement are dropped, and the insight with the last of them."""
    cited = [told[i] for i in insight.because if 0 <= i < len(told)]
    if not cited or not insight.text.strip():
        return None
    revised = told[insight.revises] if 0 <= insight.revises < len(told) else None
    subjects = tuple(dict.fromkeys(s for c in cited for s in c.subjects))
    return NewMemory(
        "reflection",
        insight.text.strip(),
        source="concluded",
        evidence=tuple(sorted({c.ordinal for c in cited})),
        subjects=subjects[:6],
        confidence=insight.confidence,
        supersedes=revised.ordinal if revised and revised.kind == "reflection" else 0,
    )
