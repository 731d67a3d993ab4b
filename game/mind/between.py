"""What came to pass between two people, and what one did today: recalled before each word of a talk and after it."""

from game.mind.recall import Recall, Recalled
from game.world.clock import DAY
from game.world.memories import Kind, Memory
from game.world.thoughts import Thought

_TALK: tuple[Kind, ...] = ("dialogue",)
_ACTS: tuple[Kind, ...] = ("action",)


def between(recall: Recall, thought: Thought, other: str) -> list[Recalled]:
    """What the two told each other before, and what they promised: the talks and both sides of what was said."""

    def shared(memory: Memory) -> bool:
        return other in memory.subjects or memory.source.endswith(f" by {other}")

    query = f"What did {thought.person} and {other} tell each other?"
    count = recall.settings.acts.talk_between
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_TALK, where=shared)


def news(recall: Recall, thought: Thought) -> list[Recalled]:
    """What others told of late that might be worth telling on."""

    def told(memory: Memory) -> bool:
        return memory.source.startswith("was told by ")

    query = "recent news, invitations and plans worth telling"
    count = recall.settings.acts.talk_news
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_TALK, where=told)


def deeds(recall: Recall, thought: Thought) -> list[Recalled]:
    """What one has been doing for some hours."""

    def fresh(memory: Memory) -> bool:
        return thought.tick - memory.created < DAY // 2

    query = f"What has {thought.person} been working on today?"
    count = recall.settings.acts.talk_deeds
    return recall.recall(thought.person, thought.stream, query, thought.tick, count, kinds=_ACTS, where=fresh)
