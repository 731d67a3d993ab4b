"""Planning the day on waking (paper, section 4.3)."""

from datetime import timedelta

from game.mind.heed import planned_voices
from game.mind.questions import Chunk, Mind, PlanTheDay, Statement, Summarise
from game.mind.recall import Recall, Recalled
from game.mind.statements import merged, ordinals, statement, statements
from game.world.activity import Entry
from game.world.clock import DAY, HOUR, MINUTE, Clock, date_words, time_words
from game.world.commands import SetDay
from game.world.memories import NewMemory
from game.world.thoughts import Thought

_SHORTEST_DAY = 2 * HOUR
_LONGEST_DAY = 2 * DAY
"""A day plan outside these bounds is stretched or cut."""


def plan_day(thought: Thought, mind: Mind, recall: Recall) -> SetDay:
    """The day from now to the next waking, as chunks without a gap."""
    due = _due(thought, recall)
    routine = recall.recall(
        thought.person,
        thought.stream,
        f"{thought.person}'s daily routine and current projects",
        thought.tick,
        count=recall.settings.acts.plan_routine,
        where=lambda memory: memory.kind != "inner voice",
    )
    yesterday, remembered = _yesterday(thought, mind)
    question = PlanTheDay(
        thought.card,
        yesterday,
        statements(due, thought.start) + _promised(thought, due) + _refused(thought, due) + planned_voices(thought),
        statements(routine, thought.start),
    )
    chunks = fit_day(mind.answer(question), thought)
    return SetDay(
        thought=thought.id,
        person=thought.person,
        recalled=tuple(sorted({*ordinals(merged(due, routine)), *remembered})),
        chunks=chunks,
        memories=(_plan_memory(thought, chunks),),
    )


def fit_day(chunks: tuple[Chunk, ...], thought: Thought) -> tuple[Entry, ...]:
    """Chunks as plan entries that begin now and leave neither gap nor overlap: each ends where the next begins."""
    clock = Clock(thought.start)
    ordered = sorted(chunks, key=lambda chunk: chunk.start)
    starts = [max(thought.tick, clock.tick_of(chunk.start)) for chunk in ordered]
    starts[0] = thought.tick
    last = clock.tick_of(ordered[-1].start + timedelta(minutes=ordered[-1].minutes))
    end = min(max(last, starts[-1] + MINUTE, thought.tick + _SHORTEST_DAY), thought.tick + _LONGEST_DAY)
    entries = []
    for chunk, start, until in zip(ordered, starts, [*starts[1:], end], strict=True):
        if until > start:
            entries.append(Entry(start, until - start, chunk.what, chunk.where))
    return tuple(entries)


def mentions_day(text: str, thought: Thought) -> bool:
    """Whether a sentence names today's date: `14 February`, `February 14` or `14th`."""
    now = thought.card.now
    month = f"{now:%B}"
    return any(f"{day} " in f"{text} " for day in (f"{now.day} {month}", f"{month} {now.day}", f"{now.day}th")) or any(
        f"{now.day} {month}{mark}" in text for mark in ".,;!?"
    )


def _due(thought: Thought, recall: Recall) -> list[Recalled]:
    """What comes to mind when one asks oneself what is on today, as far as it names the date."""
    query = f"What is happening on {date_words(thought.card.now)}? Promises, plans and events of that day"
    found = recall.recall(thought.person, thought.stream, query, thought.tick, recall.settings.acts.plan_due)
    return [r for r in found if r.memory.kind not in ("plan", "inner voice") and mentions_day(r.memory.text, thought)]


def _promised(thought: Thought, due: list[Recalled]) -> tuple[Statement, ...]:
    """Promises that fall before tomorrow noon, whether or not they came to mind by themselves."""
    known = {r.memory.ordinal for r in due}
    rows = thought.stream.rows
    return tuple(
        statement(rows[p.memory - 1], thought.start)
        for p in thought.card.promises
        if p.memory not in known and thought.tick - HOUR <= p.start < thought.tick + DAY
    )


def _refused(thought: Thought, due: list[Recalled]) -> tuple[Statement, ...]:
    """What one said no to in the last days: it names no date, but nobody goes where they have just declined to."""
    known = {r.memory.ordinal for r in due}
    rows = (m for m in thought.stream.since(max(1, thought.tick - 3 * DAY)) if m.kind == "dialogue")
    said_no = f"{thought.person} declined to "
    return tuple(statement(m, thought.start) for m in rows if said_no in m.text and m.ordinal not in known)


def _yesterday(thought: Thought, mind: Mind) -> tuple[str, tuple[int, ...]]:
    """A summary of the last day's most important memories, and their ordinals; empty on the first day."""
    memories = [m for m in thought.stream.since(max(1, thought.tick - DAY)) if m.kind != "plan"]
    weighty = sorted(sorted(memories, key=lambda m: -m.importance)[:30], key=lambda m: m.ordinal)
    if not weighty:
        return "", ()
    told = tuple(statement(m, thought.start) for m in weighty)
    return mind.answer(Summarise(thought.card, "yesterday", "", told)), tuple(m.ordinal for m in weighty)


def _plan_memory(thought: Thought, chunks: tuple[Entry, ...]) -> NewMemory:
    clock = Clock(thought.start)
    parts = "; ".join(f"{_rounded(clock, c.start)} {c.what}" for c in chunks)
    text = f"{thought.person}'s plan for {date_words(thought.card.now)}: {parts}"
    return NewMemory("plan", text, source="did", subjects=(thought.person,), place=thought.card.here)


def _rounded(clock: Clock, tick: int) -> str:
    """The time of a tick, down to five minutes, in words."""
    return time_words(clock.at(tick // (5 * MINUTE) * 5 * MINUTE))
