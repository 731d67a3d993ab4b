"""Something to raise in a talk: what kind it is, how much it presses, who told it."""

import re
from dataclasses import dataclass

from game.mind.rules.events import Event, curiosity
from game.mind.rules.phrases import ASIDE
from game.mind.rules.subjects import topic_of

WEIGHTS = {
    "event": 9.0,
    "intention": 5.0,
    "heard": 6.0,
    "overheard": 3.5,
    "curious": 5.5,
    "project": 3.4,
    "deed": 3.2,
    "worry": 2.6,
    "wish": 2.4,
    "pride": 2.4,
    "habit": 2.0,
    "like": 1.8,
    "trouble": 7.0,
    "opinion": 2.0,
    "person": 2.6,
    "theirs": 4.6,
    "confirm": 4.0,
    "seen": 1.2,
    "promise": 3.0,
    "complaint": 8.0,
}
"""How much each kind of topic presses to be said [ours]."""
PERSONAL = frozenset({"habit", "like", "pride", "wish", "person"})
"""What is of oneself or of one's friends: nobody begins a talk with it, nor tells it without an occasion."""
DELICATE = re.compile(
    r"\b(crush|cute|romance|marriage|married|strained|rebellious|uptight|uneasy|secret\w*|divorc\w*|single|wedding|"
    r"envies|uncomfortable)\b",
    re.I,
)
"""Words for what is not talked of with just anybody."""
LIKING = re.compile(
    r"(?:has known|is (?:an? )?(?:close )?friends? of|found a friend|made friends|became friends|"
    r"has been (?:friends|close)|counts|admires|is fond of|thinks of|feels close|enjoys|met|saves|keeps)\b"
)
"""How a clause begins that speaks of a friend."""


@dataclass(frozen=True, slots=True)
class Topic:
    """Something to raise."""

    kind: str
    text: str
    """A statement in the third person."""
    weight: float
    who: str = ""
    """Who told it, full name; empty for one's own."""
    event: Event | None = None
    fresh: bool = False
    """Whether nobody knows of it yet, not even at home."""
    asks: str = ""
    """A question that goes with it, as it is put: `Have you seen it?`."""

    @property
    def phrase(self) -> str:
        """A noun phrase, fit after `talk about`."""
        return topic_of(self.text)

    @property
    def gist(self) -> str:
        """The words by which it is known again."""
        if self.kind == "theirs":
            return topic_of(self.text)
        text = ASIDE.sub(" ", self.text)
        return curiosity(text) or text if self.kind == "curious" else text
