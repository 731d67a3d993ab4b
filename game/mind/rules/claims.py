"""What somebody claims about one's own past: kept as what they claim, and never planned on (COGNITION, section 8)."""

import re

from game.mind.questions import DigestTalk
from game.mind.rules.gist import core, keys, share
from game.mind.rules.hearing import sentences

_PLEDGED = (
    r"(?:promised?|promises|agreed|agrees|offered|arranged|swore|vowed|owes?|borrowed|pledged|gave (?:\w+ )?word)"
)
_YOU = re.compile(rf"\byou (?:have |had |once |also |really ){{0,2}}{_PLEDGED}\b", re.I)
_REMEMBERED = 0.6
"""Share of a claim's words that a memory of one's own has to hold to bear it out."""


def is_claim(text: str, q: DigestTalk) -> bool:
    """Whether a statement says that the thinker promised, agreed to, or owes something that they do not remember."""
    me = rf"(?:{re.escape(q.card.name)}|{re.escape(q.card.first_name)})"
    said = _YOU.search(text) or re.search(rf"\b{me} (?:\w+ ){{0,3}}?{_PLEDGED}\b", text)
    own = [c.text for c in q.context if c.source == "did"]
    return bool(said) and not any(share(core(text), keys(known)) >= _REMEMBERED for known in own)


def claimed(q: DigestTalk) -> tuple[str, ...]:
    """That the other spoke of such a thing, in words that say nothing of what or when; empty if they did not."""
    lines = (line.text for line in q.lines if line.speaker == q.other)
    if not any(is_claim(sentence, q) for line in lines for sentence in sentences(line)):
        return ()
    return (f"{q.other} speaks of a pledge that {q.card.name} does not remember",)
