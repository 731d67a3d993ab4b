"""The rule's rating of a memory, 1 to 10, given at once so that nothing waits (paper, section 4.1)."""

import re

from game.world.memories import Kind

_WEIGHTS: tuple[tuple[int, str], ...] = (
    (9, r"\b(died|dies|death|dead|married|divorc\w*|in love|kiss\w*|break(ing)? up|broke up|on fire|pregnan\w*)\b"),
    (8, r"\b(burning|fire|crush|asked? .* out|accident|hurt|ambulance|murder\w*|stolen|robbed)\b"),
    (7, r"\b(party|election|running for|elected|wedding|exhibition|solo show|competition)\b"),
    (7, r"\b(secret\w*|quarrel\w*|fight\w*)\b"),
    (6, r"\b(invit\w+|promis\w+|leaking|broken|angry|upset|exam|deadline|lost|missing|moved? in|concert|show at)\b"),
    (5, r"\b(worr\w+|dislik\w+|hates?|rumou?r|news|election|mayor|afraid|proud)\b"),
    (4, r"\b(likes?|wants? to|plans? to|planning|novel|thesis|paper|composition|series)\b"),
    (3, r"\b(talk\w*|said|told|asked?|help\w*)\b"),
    (1, r"\b(sleep\w*|brush\w*|shower\w*|dress\w*|walking|on the way|idle|making the bed|washing|toilet)\b"),
)
_RULES = tuple((score, re.compile(pattern, re.I)) for score, pattern in _WEIGHTS)
_BASE: dict[Kind, int] = {
    "seed": 3,
    "observation": 1,
    "action": 1,
    "dialogue": 3,
    "plan": 2,
    "reflection": 5,
    "inner voice": 8,
}


def rule_importance(kind: Kind, text: str) -> int:
    """How much a sentence weighs: the strongest word in it, at least what its kind weighs.

    What one merely does or sees others do weighs little, whatever it is about: an observation of
    somebody working on a novel is not the novel.
    """
    found = next((score for score, pattern in _RULES if pattern.search(text)), 2)
    if kind in ("observation", "action", "plan") and found < 8:
        found = min(found, 3)
    return min(10, max(found, _BASE[kind]))
