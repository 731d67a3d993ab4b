"""The forms of verbs that person and number ask for."""

import re

from game.mind.rules.english import base
from game.mind.rules.speech_words import MODALS, PAST, VERBS

_BE = {"is": ("am", "are"), "was": ("was", "were"), "are": ("am", "are"), "were": ("was", "were")}


def third(verb: str) -> str:
    """The third person of a plain verb: `go` -> `goes`, `am` -> `is`."""
    if verb in ("am", "are", "is", "be"):
        return "is"
    if verb in ("have", "has", "was", "were") or verb in MODALS:
        return {"have": "has", "were": "was"}.get(verb, verb)
    if re.search(r"(s|sh|ch|x|z|o)$", verb):
        return verb + "es"
    return verb[:-1] + "ies" if re.search(r"[^aeiou]y$", verb) else verb + "s"


def is_third(word: str) -> bool:
    """Whether a word can be a verb in the third person singular."""
    low = word.lower()
    return low in ("is", "has", "does", "was") or (low.endswith("s") and base(low) in VERBS)


def agreeing(verb: str, who: str) -> str:
    """A third-person verb made to agree with `I` or `you`."""
    low = verb.lower()
    if low in _BE:
        return _BE[low][0 if who == "I" else 1]
    if low in MODALS or low in PAST or not low.endswith("s"):
        return verb
    return base(low)


def finite(word: str) -> bool:
    """Whether a word can be the verb of a subject."""
    return word in MODALS or word in PAST or is_third(word) or (word.endswith("ed") and len(word) > 4)
