"""Other words for what is said all day long, so that a piece of news does not go round as a headline.

`deeds` does the same for what somebody did today.
"""

import re
from random import Random

_GIVES = re.compile(r"\b(I['’]m|I am|is) planning (?=an? [^,]*?\b(?:party|dinner|supper|feast|picnic|celebration)\b)")
_VERBS = ("planning", "planning", "giving", "having")
_STANDS = re.compile(r"\b(is|am|are) standing for (?=(?:mayor|president|election|office|(?:the )?council)\b)")


def reworded(said: str, chance: Random) -> str:
    """A statement in one of the ways of saying it."""
    return _GIVES.sub(lambda found: f"{found[1]} {chance.choice(_VERBS)} ", said)


def in_common_words(told: str) -> str:
    """A statement heard in the wording that is kept: who stands for an office runs for it."""
    return _STANDS.sub(lambda found: f"{found[1]} running for ", told)
