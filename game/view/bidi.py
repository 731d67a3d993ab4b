"""The order in which a line that has right-to-left words in it is read: the part of the Unicode bidirectional algorithm
(UAX 9) that needs no invisible signs, for `words.clean` lets none of those through.

Levels: an even one is read from the left, an odd one from the right.
"""

import re
import unicodedata

_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_MIRRORED = str.maketrans("()[]{}<>«»‹›", ")(][}{><»«›‹")
_STRONG, _NUMBERS = ("L", "R"), ("EN", "AN")


def has_right(text: str) -> bool:
    """Whether anything in a text is read from the right."""
    return not text.isascii() and _RIGHT.search(text) is not None


def base_of(text: str) -> int:
    """The level of a paragraph: that of its first letter."""
    if not has_right(text):
        return 0
    return next((int(kind == "R") for kind in map(_kind, text) if kind in _STRONG), 0)


def levels_of(text: str, base: int) -> list[int]:
    """The level of each character."""
    kinds = _with_numbers([_kind(sign) for sign in text], "R" if base else "L")
    kinds = _with_neutrals(kinds, "R" if base else "L")
    return [_LEVELS[base][kind] for kind in kinds]


_LEVELS = ({"L": 0, "R": 1, "EN": 2, "AN": 2}, {"R": 1, "L": 2, "EN": 2, "AN": 2})


def order_of(levels: list[int]) -> list[int]:
    """The places of some pieces with these levels, from the left to the right of the line (rule L2)."""
    order = list(range(len(levels)))
    for level in range(max(levels, default=0), 0, -1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and levels[order[end]] >= level:
                end += 1
            order[start:end] = reversed(order[start:end])
            start = max(end, start + 1)
    return order


def turned(text: str) -> str:
    """Signs and spaces as they stand in a stretch that is read from the right: the last is first, brackets turn."""
    return text[::-1].translate(_MIRRORED)


def _kind(sign: str) -> str:
    """L, R, a number, a mark that goes with what is before it, what joins numbers, or neutral."""
    kind = unicodedata.bidirectional(sign)
    if kind in ("R", "AL"):
        return "R"
    return kind if kind in ("L", "EN", "AN", "NSM", "CS", "ES", "ET") else "ON"


def _with_numbers(kinds: list[str], before: str) -> list[str]:
    """Marks are as what they are on; numbers are letters beside letters; a point or a comma inside one is a part of it
    (rules W1, W4, W5, W7)."""
    found: list[str] = []
    strong = before
    for at, kind in enumerate(kinds):
        after = kinds[at + 1] if at + 1 < len(kinds) else ""
        last = found[-1] if found else before
        if kind == "NSM":
            kind = last
        elif kind in ("CS", "ES", "ET"):
            inside = last in _NUMBERS and (after == last or kind == "ET")
            kind = last if inside else "EN" if kind == "ET" and after == "EN" else "ON"
        if kind == "EN" and strong == "L":
            kind = "L"
        strong = kind if kind in _STRONG else strong
        found.append(kind)
    return found


def _with_neutrals(kinds: list[str], base: str) -> list[str]:
    """What is between two of a direction has it too, the rest that of the paragraph; numbers count as R (N1, N2)."""
    found, start = list(kinds), 0
    while start < len(kinds):
        end = start
        while end < len(kinds) and kinds[end] == "ON":
            end += 1
        if end > start:
            sides = [kinds[start - 1] if start else base, kinds[end] if end < len(kinds) else base]
            left, right = ("R" if side in _NUMBERS else side for side in sides)
            found[start:end] = [left if left == right else base] * (end - start)
        start = end + 1
    return found
