"""Which turns of phrase are open to a person towards another, and which of them are their own."""

import re
from functools import lru_cache
from random import Random

from game.mind.rules.talk_words import PHRASES, TICS

_STRONG = frozenset(["couple", "parent", "child", "kin", "sweet", "strained", "foe", "cool", "stranger", "tired"])
"""Tags that matter more than manner for the choice of a phrase."""
_HOMELY = frozenset({"hello", "hello_back", "close", "bye"})
"""Acts that sound different under one roof."""
_SOFT = frozenset({"warm", "lively", "eager", "dreamy", "shy"})
"""Manners in which the rude have no share."""
_KIN = frozenset({"couple", "parent", "child", "kin", "strained", "family"})
_PLAIN = 3
"""Words up to which a sentence is anybody's: `See you later.` [ours]."""
_OWN, _RARELY = 0.4, 0.06
"""Share of the turns of phrase open to somebody that are theirs, and of those marked as rare [ours]."""
_RARE, _RUDE = "rare", "rough"


@lru_cache(maxsize=2)
def _marked(tag: str) -> frozenset[str]:
    """All phrases with a tag."""
    parted = (phrase.partition("|") for phrases in PHRASES.values() for phrase in phrases)
    return frozenset(text.strip() for head, _, text in parted if tag in head.split())


@lru_cache(maxsize=16384)
def is_ones_own(phrase: str, name: str) -> bool:
    """Whether a turn of phrase is one of a person's: one joke does not live in many mouths."""
    if phrase in _marked(_RARE):  # a joke that would wear out
        return Random(f"{name}:owns:{phrase}").random() < _RARELY
    plain = all(len(one.split()) <= _PLAIN for one in re.split(r"[.!?:]", phrase))
    if plain or phrase in _marked(_RUDE):  # the rude are few, and need all of theirs
        return True
    return Random(f"{name}:owns:{phrase}").random() < _OWN


@lru_cache(maxsize=4096)
def telling(phrase: str) -> tuple[str, ...]:
    """The pieces of a phrase by which it is known again."""
    pieces = [p.strip(" .,:!?") for p in re.split(r"\{\w+\}", phrase)]
    return tuple([p for p in pieces if len(p) > 7] or [p for p in pieces if len(p) > 3])


_LONG = 80
"""Letters of a statement that nothing is hung on to any more [ours]."""
_LIST = re.compile(r"I (?:like|love|enjoy) ")
_OPEN = re.compile(r"(?:when|why|how|who|what|where|really|is|are|do|did|no|yes|ha|oh|ah|well|so|huh|hm)\b", re.I)


def carries(phrase: str, said: str) -> bool:
    """Whether a statement is short and plain enough for a phrase that goes on after it: `{said}, for my sins.`"""
    tail = phrase.partition("{said}, ")[2]
    plain = ("," not in said or bool(_LIST.match(said))) and not (tail.startswith("and ") and " and " in said)
    return not tail or (len(said) <= _LONG and plain)


def takes_a_word(line: str, word: str) -> bool:
    """Whether a little word like `Well,` may stand before a line: not before questions, cries, or itself."""
    first = re.match(r"[\w'’]+", line)
    return first is not None and not _OPEN.match(line) and not word.lower().startswith(first[0].lower())


@lru_cache(maxsize=8192)
def fitting_phrases(act: str, have: frozenset[str]) -> tuple[tuple[str, float], ...]:
    """The phrases of an act whose tags hold, with weights: the more tags, the likelier."""
    found = []
    homely = act in _HOMELY and "family" in have
    for phrase in PHRASES.get(act, ()):
        head, _, text = phrase.partition("|")
        wanted = [tag for tag in head.split() if tag != _RARE]
        if (homely and not _KIN & set(wanted)) or ("rough" in have and _is_soft(wanted)):
            continue
        if all((t[1:] not in have) if t.startswith("!") else t in have for t in wanted):
            found.append(
                (text.strip(), (1 + sum(2 if t in _STRONG else 1 for t in wanted if not t.startswith("!"))) ** 1.4)
            )
    return tuple(found)


def _is_soft(wanted: list[str]) -> bool:
    """Whether a phrase is for those who mean well: the rude do not gush, lively or not."""
    return "rough" not in wanted and not _SOFT.isdisjoint(wanted)


@lru_cache(maxsize=8192)
def favourites(act: str, name: str, fitting: tuple[tuple[str, float], ...]) -> tuple[tuple[str, float], ...]:
    """The four wordings of an act that a person is fond of."""
    taste = Random(f"{name}:{act}")
    scored = sorted(((weight * (0.4 + taste.random()), text, weight) for text, weight in fitting), reverse=True)
    return tuple((text, weight) for _, text, weight in scored[:4])


@lru_cache(maxsize=512)
def fitting_tics(have: frozenset[str]) -> tuple[str, ...]:
    """The little words that somebody's manner puts before a statement."""
    return tuple(t.partition("|")[2].strip() for t in TICS if t.partition("|")[0].strip() in have)
