"""Talks: two people, one line at a time (paper, section 4.3.2)."""

import re
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Line:
    """Something said aloud."""

    tick: int
    speaker: str
    text: str


_CLAUSE = re.compile(
    r"(?!(?:who|whom|what|how|why|whether|when|where|which|if|that|the news)\b)(?:\S+ ){1,6}?"
    r"(?<!that )(?<!who )(?<!which )(?<!what )(?:is|are|was|were|has|have|will|burns|burn)\b",
    re.IGNORECASE,
)
"""A statement, such as `the bridge is closed`."""


def topic_words(about: str) -> str:
    """What a talk is about, to be put behind `about`: `the party`, `the news that the bridge is closed`."""
    return f"the news that {about}" if _CLAUSE.match(about) else about


@dataclass(slots=True)
class Conversation:
    """A talk between two people, from the first line to the last."""

    id: int
    people: tuple[str, str]
    """Who began, and who was spoken to."""
    about: str
    """What the one who began meant to speak of."""
    place: str
    started: int
    lines: list[Line] = field(default_factory=list)
    speaker: str = ""
    """Whose turn it is."""
    due: int = 0
    """Tick from which the next line may be said."""
    closing: bool = False
    """Somebody has said their last line; the other may still answer once."""
    ended: int = -1

    def short_name(self, name: str) -> str:
        """A first name; a persona of the player (`a reporter`) is called what it is."""
        return name.split(" ")[0] if name[:1].isupper() else name

    def other(self, name: str) -> str:
        """The one who is not `name`."""
        return self.people[1] if name == self.people[0] else self.people[0]
