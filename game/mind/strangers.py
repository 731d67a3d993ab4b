"""Talking with the player, who comes as `a reporter`: what a mind is told of such a name, and what it answers.

To a mind the words of a persona are one word, so that nobody takes `a` for a first name; nobody is called by it either.
"""

import re

_GAP = "\N{NO-BREAK SPACE}"


def called(name: str) -> str:
    """The other's name as a question carries it: a name stays, the words of a persona are made one word."""
    return name if name[:1].isupper() and not re.match(r"(?:An?|The) ", name) else name.replace(" ", _GAP)


def plain(text: str) -> str:
    """A sentence about somebody with the persona's words as they were."""
    return text.replace(_GAP, " ")


def told_of(text: str, other: str) -> str:
    """A statement of somebody's as it is kept; a persona is written small, as it is anywhere else."""
    name = called(other)
    begins = name != other and text.lower().startswith(name.lower())
    return plain(name + text[len(name) :] if begins else text)


def spoken(text: str, other: str) -> str:
    """A line to somebody, who is not addressed by the words of a persona."""
    if called(other) == other:
        return text
    name = re.escape(called(other))
    bare = re.sub(rf"^{name}, |,? {name}\b|\b{name}\b", "", text, flags=re.I).strip()
    return plain(bare[:1].upper() + bare[1:])


def residents(names: tuple[str, ...], other: str) -> tuple[str, ...]:
    """Subjects without a persona: who has no name is no subject."""
    return tuple(name for name in names if called(other) == other or name not in (other, called(other)))
