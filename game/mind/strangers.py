"""Talking with the player, who comes as `a reporter`: what a mind is told of such a name, and what it answers.

To a mind the words of a persona are one word, so that nobody takes `a` for a first name; nobody is called by it either.
"""

import re
from dataclasses import replace

from game.mind.questions import Statement

_GAP = "\N{NO-BREAK SPACE}"


def called(name: str) -> str:
    """The other's name as a question carries it: a name stays, the words of a persona are made one word."""
    return name if name[:1].isupper() and not re.match(r"(?:An?|The) ", name) else name.replace(" ", _GAP)


def known_of(statements: tuple[Statement, ...], other: str) -> tuple[Statement, ...]:
    """Statements with a persona named as the question names it, so that its own words are known as such."""
    name = called(other)
    if name == other:
        return statements
    return tuple(replace(s, text=s.text.replace(other, name), source=s.source.replace(other, name)) for s in statements)


def plain(text: str, other: str) -> str:
    """A sentence about somebody as it is kept: a persona in its own words, and small as it is anywhere else."""
    name = called(other)
    return text.replace(name[:1].upper() + name[1:], name).replace(name, other)


def spoken(text: str, other: str) -> str:
    """A line to somebody, who is not addressed by the words of a persona."""
    if called(other) == other:
        return text
    name = re.escape(called(other))
    bare = re.sub(rf"^{name}, |,? {name}\b|\b{name}\b", "", text, flags=re.I).strip()
    return bare[:1].upper() + bare[1:]


def residents(names: tuple[str, ...], other: str) -> tuple[str, ...]:
    """Subjects without a persona: who has no name is no subject."""
    return tuple(name for name in names if called(other) == other or name not in (other, called(other)))
