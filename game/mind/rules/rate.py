"""How important a memory is (RateMemories): 1 brushing teeth, 10 a break-up (paper, section 4.1)."""

import re
from functools import lru_cache

from game.mind.gate import breath
from game.mind.questions import RateMemories, Statement
from game.mind.rules.gist import core, share
from game.mind.rules.persona import has_crush, persona
from game.world.thoughts import Card

_SCALE: tuple[tuple[int, str], ...] = (
    (10, r"\b(died|dies|death|is dead|divorc\w+|broke up|breaking up|break-up|got engaged|got married|proposed to|"
         r"pregnant|murder\w*)\b"),
    (9, r"\b(in love|kiss\w*|on fire|burning|burned down|ambulance|badly hurt|arrested|lost (?:her|his|their) (?:job|"
        r"home))\b"),
    (8, r"\b(crush|asked? (?:\w+ ){1,3}out|accident|injured|hurt|robbed|stolen|fire|flood\w*|secretly)\b"),
    (7, r"\b(quarrel\w*|fight|fought|shout\w*|insult\w*|betray\w*|running for|elected|wedding|promised|hates?|"
        r"detests?)\b"),
    (6, r"\b(party|invit\w+|concert|exhibition|competition|exam|deadline|leaking|broken|missing|lost (?:a|the|her|"
        r"his|their)|"
        r"(?:a|the) (?:\w+ )?(?:show|performance|workshop|festival)|angry|upset|crying|declined|moved? (?:in|away|"
        r"to)|strained)\b"),
    (5, r"\b(worr\w+|afraid|fears?|haunted|dislikes?|proud\w*|rumou?r|election|mayor|dreams? of|news|decided)\b"),
    (4, r"\b(wants? to|plans? to|is planning|hopes?|wish\w*|finds|admires|trusts|novel|thesis|research|composition|"
        r"series|comic|app|album|gossip\w*)\b"),
    (3, r"\b(talk\w*|said|told|asked|chat\w*|help\w*|met|likes?|loves?|enjoys?|writing|working on|studying|"
        r"painting)\b"),
    (1, r"\b(sleep\w*|asleep|nap\w*|brush\w*|shower\w*|dress(?:ed|ing)|on the way|idle|looking around|making the bed|"
        r"washing|toilet|walking|"
        r"waking up|tidying|waiting|resting)\b"),
)  # fmt: skip
_RULES = tuple((score, re.compile(pattern, re.I)) for score, pattern in _SCALE)
_MUNDANE = ("observation", "action", "plan")
_SLEEP = re.compile(r"\b(sleeping|asleep|going to bed|goes to bed)\b", re.I)


def rate_memories(q: RateMemories) -> tuple[int, ...]:
    """One number for each statement, in order."""
    return tuple(rate_statement(q.card, s) for s in q.statements)


def rate_statement(card: Card, statement: Statement) -> int:
    """The weight of the words, and how near it comes to the one who remembers."""
    breath()
    base = rate_text(statement.text, statement.kind)
    if base <= 1:
        return 1
    near = max((abs(card.tie(name).closeness) for name in statement.subjects if name != card.name), default=0)
    score = base + (near >= 8) * (base >= 3) + (base >= 5 and _concerns(card, statement.text))
    if any(has_crush(card, name) for name in statement.subjects):
        score = max(score + 1, 6 if statement.kind == "dialogue" else 4)
    return max(1, min(10, score))


@lru_cache(maxsize=8192)
def rate_text(text: str, kind: str = "dialogue") -> int:
    """What the words alone weigh: what one merely does or sees others do weighs little."""
    if _SLEEP.search(text) and kind in _MUNDANE:
        return 1
    found = next((score for score, pattern in _RULES if pattern.search(text)), 2)
    if kind in _MUNDANE and found < 8 and "promised" not in text:
        found = min(
            found,
            6
            if re.search(r"\b(?:leaking|broken|crying|quarrel\w*|shout\w*|party)\b", text) and kind == "observation"
            else 2,
        )
    if kind == "inner voice":
        return max(8, found)
    return max(found, 4) if kind == "reflection" else max(found, 3) if kind == "dialogue" else found


def _concerns(card: Card, text: str) -> bool:
    """Whether it touches what the person is at or longs for."""
    life = persona(card).life
    return any(share(core(own), core(text)) >= 0.5 for own in (*life.intentions, *life.projects))
