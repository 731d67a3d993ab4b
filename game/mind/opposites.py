"""Whether two sentences contradict each other, by whomever they were written: the same one, seen in opposite ways.

A check of words, not an understanding: it is sure rather than complete. Two conclusions are opposed if they name the
same people in the same order, and either lie at opposite ends of one scale (fond of / cannot stand) or say the same
with and without a `not`.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

_ALIKE = 0.6
"""Share of the other words that two sentences must have in common where a topic decides [ours]."""
_NOT = r"(?:not|never|no longer|doesn't|don't|didn't|isn't|aren't|wasn't|won't|cannot|can't)"
_LIKES = r"likes|liked|(?<=not )like|(?<=never )like|(?<=n't )like"
_NEGATED = re.compile(rf"\b{_NOT}\b", re.I)
_NO_DENIAL = re.compile(
    r"\bneed not ask\b|\bdid not mind\b|\bnot (?:\w+ ){0,2}(?:everybody|everyone|all|only|just|alone)\b"
    r"|\bno more than that\b|\bno wiser\b",
    re.I,
)
"""Where a `not` denies nothing of what the sentence says."""
_WORD = re.compile(r"[a-z][a-z']{2,}")
_ENDING = re.compile(r"(?:ing|ed|es|s|e|ly)$")
_COMMON = (
    "the and that this with for has have had was were are but than then who what which from into about more most much "
    "very too by now not never longer any all her his she him they them their its one only too also still just even "
    "over under some such each every other another anybody everybody nobody"
)
_IDLE_WORDS = frozenset(_COMMON.split())


@dataclass(frozen=True, slots=True)
class _Scale:
    """Two opposite ends; where `topical`, both must also speak of the same thing."""

    high: re.Pattern[str]
    low: re.Pattern[str]
    topical: bool = False


def _scale(high: str, low: str, topical: bool = False) -> _Scale:
    return _Scale(re.compile(rf"\b(?:{high})\b", re.I), re.compile(rf"\b(?:{low})\b", re.I), topical)


_SCALES = (
    _scale(
        rf"{_LIKES}|loves?|adores?|fond of|trusts?|admires?|friends?|close to|talk more easily|good company|"
        r"looks? forward to the talks|would miss|better day|happier than|leans? on",
        r"dislikes?|hates?|detests?|despises?|mistrusts?|distrusts?|resents?|annoyed with|foes?|enem(?:y|ies)|"
        r"bad blood|worst in each other|worse mood|not going to be friends|polite to|avoids?|can(?:no|')t stand|"
        r"cannot stand|drifted apart|quarrelled",
    ),
    _scale(
        r"hard[- ]?working|busy|diligent|serious about|hardly looks up from|works? hard",
        r"lazy|idle|neglects?|does nothing|careless",
    ),
    _scale(
        r"honest|reliable|keeps? (?:her|his|their) (?:word|promises?)|can be trusted",
        r"dishonest|unreliable|li(?:es|ar)|cheats?|breaks? (?:her|his|their) (?:word|promises?)",
    ),
    _scale(r"generous|kind|warm", r"stingy|mean|cruel|unkind|cold"),
    _scale(r"brave|bold", r"coward(?:ly)?|timid"),
    _scale(
        r"getting ahead with|moved on|makes? progress|gets? on well with|comes? back to",
        r"stuck with|makes? no progress|(?:gave|given|gives) up|getting nowhere with",
        topical=True,
    ),
    _scale(
        r"looking forward to|wants? to (?:come|go)|means? to (?:come|go)|keen on",
        r"declined|said no to|stays? away from|has no wish|dreads?",
        topical=True,
    ),
    _scale(
        r"has found out|knows|need not ask|is answered",
        r"nobody .*can say|no wiser|does not know|nobody knows",
        topical=True,
    ),
    _scale(rf"{_LIKES}|loves?|enjoys?|prefers?|fond of", r"dislikes?|hates?|detests?|avoids?|tired of", topical=True),
)


def opposed(one: str, other: str, names: Iterable[str]) -> bool:
    """Whether two sentences say opposite things of the same; `names` are the full names that either may hold."""
    known = tuple(dict.fromkeys(names))
    who = named(one, known)
    if who != named(other, known):
        return False
    first, second = _without(one, known), _without(other, known)
    return _at_opposite_ends(first, second, len(who)) or _one_negates(first, second)


def named(text: str, names: Iterable[str]) -> tuple[str, ...]:
    """Which of some full names a text holds, in the order in which they come in it."""
    found = sorted((text.find(name), name) for name in names if name in text)
    return tuple(name for _, name in found)


def _at_opposite_ends(one: str, other: str, people: int) -> bool:
    return any(
        ends * _end(scale, other) < 0 and _is_of_one_thing(scale, one, other, people)
        for scale in _SCALES
        if (ends := _end(scale, one))
    )


def _end(scale: _Scale, text: str) -> int:
    """1 for the high end, -1 for the low, 0 for neither; a `not` before the word turns it round."""
    for sign, pattern in ((-1, scale.low), (1, scale.high)):
        if found := pattern.search(text):
            before = " ".join(text[: found.start()].split()[-2:])
            return -sign if _NEGATED.search(before) else sign
    return 0


def _is_of_one_thing(scale: _Scale, one: str, other: str, people: int) -> bool:
    """What is said of one person to another, or of somebody's character, has no topic; the rest must share theirs."""
    mine, theirs = (_telling(scale.low.sub(" ", scale.high.sub(" ", text))) for text in (one, other))
    if scale.topical or people < 2:
        return _much_alike(mine, theirs) or (not scale.topical and not (mine and theirs))
    return True


def _one_negates(one: str, other: str) -> bool:
    """Word for word much the same, but one with a `not`."""
    if _denies(one) == _denies(other):
        return False
    mine, theirs = _telling(one), _telling(other)
    return len(mine) > 1 and len(mine & theirs) >= _ALIKE * max(len(mine), len(theirs))


def _denies(text: str) -> bool:
    return bool(_NEGATED.search(_NO_DENIAL.sub(" ", text)))


def _much_alike(mine: frozenset[str], theirs: frozenset[str]) -> bool:
    return bool(mine) and bool(theirs) and len(mine & theirs) >= _ALIKE * min(len(mine), len(theirs))


def _without(text: str, names: Iterable[str]) -> str:
    for name in names:
        text = text.replace(name, " ")
    return text


@lru_cache(maxsize=8192)
def _telling(text: str) -> frozenset[str]:
    """The words that say what a sentence is about, without their endings."""
    words = (word.strip("'").removesuffix("'s") for word in _WORD.findall(text.lower()))
    return frozenset(_ENDING.sub("", word) for word in words if word not in _IDLE_WORDS and len(word) > 2)
