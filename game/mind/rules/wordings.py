"""Other words for what is said all day long, so that a piece of news does not go round as a headline.

`deeds` does the same for what somebody did today.
"""

import re
from random import Random

_GIVES = re.compile(r"\b(I['’]m|I am|is) planning (?=an? [^,]*?\b(?:party|dinner|supper|feast|picnic|celebration)\b)")
_VERBS = ("planning", "planning", "giving", "having")
_RUNS = re.compile(r"\b(I['’]m|I am|you['’]re|is) running for (?=\w+)")
_STANDS = re.compile(r"\b(is|am|are) standing for (?=\w+)")


def reworded(said: str, chance: Random) -> str:
    """A statement in one of the ways of saying it."""
    said = _GIVES.sub(lambda found: f"{found[1]} {chance.choice(_VERBS)} ", said)
    return _RUNS.sub(lambda found: f"{found[1]} {chance.choice(('running', 'standing'))} for ", said)


def in_common_words(told: str) -> str:
    """A statement heard in the wording that is kept; who gives or has a party holds it as well as who plans it."""
    return _STANDS.sub(lambda found: f"{found[1]} running for ", told)
