"""`I spent part of the morning sorting notes`, as people say it in several ways, and the way back."""

import re
from random import Random

_SPENT = re.compile(r"^I spent part of the (?P<part>morning|afternoon|evening) (?P<what>\w+ing\b.*)$")
_WAYS = (
    "I spent part of the {part} {what}",
    "I've been {what} this {part}",
    "I was {what} this {part}",
    "I got round to {what} this {part}",
    "I had time this {part} for {what}",
)


def _shape(way: str) -> re.Pattern[str]:
    """A way of saying it as a pattern, contracted or not."""
    part, what = r"(?P<part>morning|afternoon|evening)", r"(?P<what>\w+ing\b.*?)"
    plain = way.replace("I've", "I(?:'ve| have)").replace("{part}", part).replace("{what}", what)
    return re.compile(f"^{plain}$", re.I)


_SHAPES = tuple(_shape(way) for way in (*_WAYS[1:], "half the {part} went into {what}"))


def deed_said(said: str, name: str) -> str:
    """What somebody did today in one of the ways of saying it, the same for one deed and one person."""
    found = _SPENT.match(said)
    return Random(f"{name}:deed:{said}").choice(_WAYS).format(**found.groupdict()) if found else said


def deed_heard(said: str) -> str:
    """A deed however it was said, in the one wording that is kept."""
    bare = said.rstrip(".!")
    found = next((match for shape in _SHAPES if (match := shape.match(bare))), None)
    return f"I spent part of the {found['part']} {found['what']}" if found else said
