"""Interview: what is said when nothing remembered answers: that, in one's own voice and fit to what was asked, and
never the answer to another question."""

import re

from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_voice import Interview
from game.mind.rules.speech import first_name

_OF_ANOTHER = re.compile(
    r"^\W*(?:does|do|is|are|has|have|will|did|was|were|can|would|what (?:does|did|is|has|will)|why (?:does|did|is|has)|"
    r"who (?:does|did|is)|where (?:does|did)|when (?:does|did|will)|how (?:does|did|is|many|much|often|long)|"
    r"which|whose|what)\b"
    r"(?! you\b)",
    re.I,
)
_WHY = re.compile(r"^\W*(?:and |but )?(?:why|how come|what made)\b", re.I)
_COUNT = re.compile(r"^\W*how (?:many|much|long|often|far|fast|old|big|late|early)\b", re.I)
_WHO = re.compile(r"^\W*(?:who|whom|whose)\b", re.I)
_REMEMBERS = re.compile(r"^\W*(?:do|don['’]t) you (?:still )?remember\b", re.I)
_YOU = re.compile(r"\byou(?:rs?|rself)?\b", re.I)
_OPEN = re.compile(r"^\W*(?:what|which|where|when|how|who|whom|tell|describe)\b", re.I)


def unanswered(talk: Interview) -> str:
    """Words for a question that is open: whom to ask, no reason, no number, nobody in mind; nothing if it is none of
    these."""
    asked = talk.q.asked
    name = talk.known_person(asked) or next(iter(kin_meant(talk.q.card, asked)), "")
    if talk.asks(_REMEMBERS):
        return talk.pick("no_memory_of")
    if name and _OF_ANOTHER.search(asked):
        return talk.pick("ask_them", name=first_name(name))
    if _COUNT.match(asked):
        return talk.pick("uncounted")
    if not _YOU.search(asked):
        return ""
    kinds = ((_WHY, "why_so"), (_WHO, "nobody_in_mind"), (_OPEN, "hard_to_say"))
    return next((talk.pick(act) for pattern, act in kinds if pattern.search(asked)), "")
