"""What somebody claims about one's own past: kept as what they claim, and never planned on (COGNITION, section 8)."""

import re

from game.mind.questions import DigestTalk
from game.mind.rules.gist import core, keys, share
from game.mind.rules.hearing import sentences

_PLEDGED = (
    r"(?:promised?|promises|agreed|agrees|offered|arranged|swore|vowed|owes?|borrowed|pledged|gave (?:\w+ )?word)"
)
_YOU = re.compile(rf"\byou (?:have |had |once |also |really ){{0,2}}(?P<did>{_PLEDGED})\b", re.I)
_REMEMBERED = 0.6
"""Share of a claim's words that a memory of one's own has to hold to bear it out."""


def claim_as_hearsay(text: str, q: DigestTalk) -> str:
    """A statement as it is kept; one about what the thinker has promised only in general words, unless remembered."""
    if not (is_claim(text, q.card.name) or is_claim(text, q.card.first_name)) or _is_remembered(text, q):
        return text
    return f"{q.other[:1].upper()}{q.other[1:]} speaks of a pledge that {q.card.name} does not remember"


def claims_in(line: str, q: DigestTalk) -> tuple[str, ...]:
    """What a line said to the thinker claims that they promised, as statements: `You owe me money`."""
    found = (s for s in sentences(line) if _YOU.search(s) or is_claim(s, q.card.name) or is_claim(s, q.card.first_name))
    return tuple(_YOU.sub(f"{q.card.name} \\g<did>", s).rstrip(".!?") for s in found)


def is_claim(text: str, name: str) -> bool:
    """Whether a statement says that somebody promised, agreed to, or owes something."""
    return bool(re.search(rf"\b{re.escape(name)} (?:\w+ ){{0,3}}?{_PLEDGED}\b", text))


def _is_remembered(text: str, q: DigestTalk) -> bool:
    own = [c.text for c in q.context if c.source == "did"]
    return any(share(core(text), keys(known)) >= _REMEMBERED for known in own)
