"""What a sentence is about, as a set of stems: for `have I said that already?` and `do I know something of it?`."""

import re
from functools import lru_cache

from game.mind.rules.english import full_names
from game.mind.rules.speech_words import STOP

_WORD = re.compile(r"[^\W\d_][\w’'-]*")
_PLACE = re.compile(r"\b(?:at|in|to|from|near|inside|outside) (?:the |The )?(?:[A-Z][\w’']*(?: and)? ?)+")
_ENDINGS = ("ations", "ation", "ments", "ment", "ings", "ing", "ies", "ied", "ers", "ed", "es", "er", "s", "e", "y")
_OWN_STEM = frozenset({"party", "parties"})
"""Else `taking part in an argument` would be one."""

_ODD_NAMES = re.compile(
    r"(?:^|\b(?:with|told|that|known|asked|and|between|invited|by|about|than|for|likes|finds|admires) |[,;:] )"
    r"([A-Z][a-z]+ (?:Park|Hill|Day|Lake|Street|Hall|Church|River))(?= [a-z]|[,.'’]|$)"
)


@lru_cache(maxsize=8192)
def people(text: str) -> tuple[str, ...]:
    """Full names in a text; `Ryan Park is` names somebody, `in Johnson Park` does not."""
    named = full_names(text)
    odd = tuple(found for found in _ODD_NAMES.findall(text) if found not in named)
    return tuple(sorted((*named, *odd), key=text.find)) if odd else named


@lru_cache(maxsize=8192)
def keys(text: str) -> frozenset[str]:
    """Stems of the words that carry meaning, people's names left out."""
    for name in people(text):
        text = text.replace(name, " ")
    words = (w.lower().replace("’", "'").removesuffix("'s").strip("'-") for w in _WORD.findall(text))
    return frozenset(stem(w) for w in words if len(w) > 1 and w not in STOP)


@lru_cache(maxsize=8192)
def core(text: str) -> frozenset[str]:
    """The keys without names of places, so that two things at the cafe are not one; all keys if nothing is left."""
    return keys(_PLACE.sub(" ", text)) or keys(text)


def share(part: frozenset[str], whole: frozenset[str]) -> float:
    """How much of `part` is in `whole`, 0 to 1."""
    return len(part & whole) / len(part) if part else 0.0


def same(one: str, two: str) -> bool:
    """Whether two sentences are about one thing."""
    a, b = core(one), core(two)
    common = len(a & b)
    return common > 0 and common >= 0.6 * min(len(a), len(b)) and (common > 1 or min(len(a), len(b)) == 1)


def covered(text: str, by: str) -> bool:
    """Whether most of what `text` is about was mentioned in `by`."""
    return share(core(text), keys(by)) >= 0.6


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """A crude stem: `running`, `runs` and `run` give one."""
    if word in _OWN_STEM:
        return "party"
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            word = word[: -len(ending)]
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word
