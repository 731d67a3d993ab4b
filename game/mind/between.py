"""What came to pass between two people, and what one did today: recalled before each word of a talk and after it."""

from game.mind.recall import Recall, Recalled
from game.world.clock import DAY
from game.world.memories import Kind, Memory
from game.world.thoughts import Thought

_LONG = 80
"""Memories of earlier talks with one person; generous, so that nothing is told twice [ours]."""
_DEEDS = 12
_TALK: tuple[Kind, ...] = ("dialogue",)
_ACTS: tuple[Kind, ...] = ("action",)


def between(recall: Recall, thought: Thought, other: str) -> list[Recalled]:
    """What the two told each other before, and what they promised: the talks and both sides of what was said."""

    def shared(memory: Memory) -> bool:
        return other in memory.subjects or memory.source.endswith(f" by {other}")

    query = f"What did {thought.person} and {other} tell each other?"
    return recall.recall(thought.person, thought.stream, query, thought.tick, count=_LONG, kinds=_TALK, where=shared)


def news(recall: Recall, thought: Thought) -> list[Recalled]:
    """What others told of late that might be worth telling on."""

    def told(memory: Memory) -> bool:
        return memory.source.startswith("was told by ")

    query = "recent news, invitations and plans worth telling"
    return recall.recall(thought.person, thought.stream, query, thought.tick, count=12, kinds=_TALK, where=told)


def deeds(recall: Recall, thought: Thought) -> list[Recalled]:
    """What one has been doing for some hours."""

    def fresh(memory: Memory) -> bool:
        return thought.tick - memory.created < DAY // 2

    query = f"What has {thought.person} been working on today?"
    return recall.recall(thought.person, thought.stream, query, thought.tick, count=_DEEDS, kinds=_ACTS, where=fresh)
