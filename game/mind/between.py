"""What came to pass between two people, and what one did today: recalled before each word of a talk and after it."""

from collections.abc import Iterable
from itertools import islice, takewhile

import numpy as np

from game.mind.questions import Statement
from game.mind.recall import Recall, Recalled
from game.mind.statements import statement
from game.world.clock import DAY, HOUR, MINUTE
from game.world.memories import Kind, Memory
from game.world.thoughts import Thought

_BESIDE = 10 * MINUTE
_SOON, _MOST = 2 * HOUR, 2
"""Ticks within which, and how many times, what was done about a thing is remembered with its state [ours]."""
_TALK: tuple[Kind, ...] = ("dialogue",)
_NEWS: tuple[Kind, ...] = ("dialogue", "observation")
_ACTS: tuple[Kind, ...] = ("action",)
_DONE: tuple[Kind, ...] = ("action", "observation")
_SEEN: tuple[Kind, ...] = ("observation",)
_SIGHTS = 4
"""Sights of the other that come to mind in a talk [ours]."""


def between(recall: Recall, thought: Thought, other: str) -> list[Recalled]:
    """What the two told each other before, and what they promised: the talks and both sides of what was said."""
    query = f"What did {thought.person} and {other} tell each other?"
    count, shared = recall.settings.acts.talk_between, recall.concerning(thought.person, thought.stream, other)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_TALK, among=shared)


def news(recall: Recall, thought: Thought) -> list[Recalled]:
    """What others told, or was made known, of late that might be worth telling on."""
    query = "recent news, invitations and plans worth telling"
    count, told = recall.settings.acts.talk_news, recall.told(thought.person, thought.stream)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_NEWS, among=told)


def deeds(recall: Recall, thought: Thought) -> list[Recalled]:
    """What one has been doing for some hours."""
    query = f"What has {thought.person} been working on today?"
    count, fresh = recall.settings.acts.talk_deeds, recall.since(thought.stream, thought.tick - DAY // 2 + 1)
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_ACTS, among=fresh)


def sights(recall: Recall, thought: Thought, other: str) -> list[Recalled]:
    """Where one saw the other these last hours, and at what."""
    fresh = recall.since(thought.stream, thought.tick - DAY // 2 + 1)
    seen = np.intersect1d(recall.concerning(thought.person, thought.stream, other), fresh, assume_unique=True)
    query = f"Where was {other} today, and doing what?"
    return recall.recall(thought.person, thought.stream, query, thought.tick, _SIGHTS, kinds=_SEEN, among=seen)


def became(thought: Thought, known: Iterable[Recalled]) -> tuple[Statement, ...]:
    """What was done about the things whose state comes to mind: so nobody tells of a fire as if it still burned."""
    seen = (r.memory for r in known if r.memory.kind == "observation" and _thing_in(r.memory))
    after = dict.fromkeys(m.ordinal for memory in seen for m in _seeing_to(thought, memory))
    return tuple(statement(thought.stream.rows[n - 1], thought.start) for n in after)


def beside(thought: Thought, known: Iterable[Recalled], other: str) -> tuple[Statement, ...]:
    """That the other stood by when one saw what comes to mind of a thing: so nobody tells what both have seen."""
    seen = [r.memory for r in known if r.memory.kind == "observation" and _thing_in(r.memory)]
    rows = thought.stream.rows[: thought.stream.length] if seen else ()
    near = (m for m in rows if other in m.subjects and m.source in ("saw", "did"))
    there = (m for m in near if any(m.place == s.place and abs(m.created - s.created) <= _BESIDE for s in seen))
    return tuple(statement(m, thought.start) for m in islice(there, _MOST))


def _thing_in(memory: Memory) -> str:
    """The name of the thing that somebody saw; empty if it was none."""
    return next((s.rsplit(":", 1)[1] for s in memory.subjects if ":" in s), "")


def _seeing_to(thought: Thought, seen: Memory) -> list[Memory]:
    """The first things done soon after that name the thing."""
    named, rows = f"the {_thing_in(seen)}", thought.stream.rows[seen.ordinal : thought.stream.length]
    soon = takewhile(lambda m: m.created <= seen.created + _SOON, rows)
    recalled = (m for m in soon if m.ordinal not in thought.stream.unrecalled)
    acts = (m for m in recalled if m.kind in _DONE and named in m.text and not _thing_in(m))
    return list(islice(acts, _MOST))
