"""Reflection: questions about what happened, and insights that cite their evidence (paper, section 4.2)."""

from game.mind.questions import AskOneself, DrawInsights, Insight, Mind, Statement
from game.mind.recall import Recall
from game.mind.statements import ordinals, statement, statements
from game.world.commands import KeepReflections
from game.world.memories import NewMemory
from game.world.thoughts import Thought

LATEST = 100
"""Memories that a sitting looks back on [paper]."""
QUESTIONS = 3
"""Questions that a sitting asks [paper]."""
INSIGHTS = 5
"""Insights that a question may give [paper]."""
MOST = 5
"""Insights that a whole sitting keeps: the best of three questions, not all of them [ours]."""
_STANDING = 40
"""Latest conclusions that a new one is held against, so that it says something else [ours]."""
_RETRIEVED = 40


def reflect(thought: Thought, mind: Mind, recall: Recall) -> KeepReflections:
    """One sitting: questions, retrieval for each, insights with evidence; word-for-word repeats are left out."""
    latest = tuple(statement(m, thought.start) for m in thought.stream.latest(LATEST))
    held = [m.text for m in thought.stream.rows[: thought.stream.length] if m.kind == "reflection"]
    known = set(held)
    insights: list[NewMemory] = []
    touched: set[int] = set()
    for question in mind.answer(AskOneself(thought.card, latest))[:QUESTIONS]:
        recalled = recall.recall(thought.person, thought.stream, question, thought.tick, count=_RETRIEVED)
        touched.update(ordinals(recalled))
        told = statements(recalled, thought.start)
        standing = (*held[-_STANDING:], *(insight.text for insight in insights))
        for insight in mind.answer(DrawInsights(thought.card, question, told, standing))[:INSIGHTS]:
            memory = _memory(thought, insight, told)
            if memory is not None and memory.text not in known and len(insights) < MOST:
                known.add(memory.text)
                insights.append(memory)
    return KeepReflections(
        thought=thought.id, person=thought.person, recalled=tuple(sorted(touched)), insights=tuple(insights)
    )


def _memory(thought: Thought, insight: Insight, told: tuple[Statement, ...]) -> NewMemory | None:
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
