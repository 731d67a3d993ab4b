"""What somebody works on, as a plan says it: in full the first time, in brief afterwards."""

import re
from functools import lru_cache

from game.mind.rules.activities import family_of
from game.mind.rules.biography import read
from game.world.thoughts import Card

_ASIDE = re.compile(
    r",.*| (?:that|who|whom|which|where|so that|because|as well|from a|until it|(?:on|about) (?:what|how))\b.*"
)
_LEAST = 3
"""Words that are left at the least."""


def desk_projects(card: Card) -> list[str]:
    """Projects that can be worked on at a desk, an easel, a screen: not a run, a garden or an instrument."""
    found = [(p, family_of(p)) for p in read(card.biography, card.name).projects]
    return [p for p, family in found if family and not family.own_place] or [p for p, family in found if not family]


@lru_cache(maxsize=2048)
def brief(project: str) -> str:
    """A project without what only explains it: `writing a novel about artists who live together` stops at artists."""
    short = _ASIDE.sub("", project)
    return short if len(short.split()) >= _LEAST else project


def with_place(project: str, place: str) -> str:
    """A project with where it is done; after a long one a comma keeps the two apart."""
    long = len(project.split()) > 6 or bool(_ASIDE.search(project))
    return f"{project}{', ' if long else ' '}{place}"
