"""What a line does, by its words: invite, say yes, say no, say goodbye."""

import re
from functools import lru_cache

INVITES = re.compile(
    r"\b(will you (?:come|join|be there)|would you (?:like|care|want|love) to (?:come|join|be)|want to (?:come|join)|"
    r"care to "
    r"(?:come|join)|(?:can|could|may) (?:you|i) (?:make it|come|count on you|invite you)|(?:do|please|you should|you "
    r"must) "
    r"come\b|are you (?:coming|going)(?:\?| or not)|you could come\?|would you come\b|free to come|"
    r"tell me you're coming|"
    r"if you'd like to come|will you be there|you're (?:very |most )?(?:welcome|invited)|come along|i'd "
    r"(?:like|love) (?:you to|to have you) "
    r"|i'd love it if you|shall we go|go (?:there )?together|join (?:me|us)\b|you're invited|coming\?|be my guest|"
    r"can i count "
    r"you in|drop by|won't you come|i'd be (?:glad|happy|delighted) if you|be (?:a pleasure|lovely|nice|good) to "
    r"(?:see|have) you"
    r" there|come too|have you with us|may i expect you|put you (?:on the list|down))",
    re.I,
)
"""Words that invite."""
ACCEPTS = re.compile(
    r"\b(i'll be there|i will be there|count me in|i'd love to|i would love to|i'll come|i will come|gladly|with "
    r"pleasure|"
    r"i wouldn't miss it|wouldn't miss|i'm in\b|i'd like that|sounds like a plan|i'll gladly|i'll join|it's a date|"
    r"you can count "
    r"on me|i'll see you there|see you there|why not|of course i'll|sure, i'll|let's do (?:it|that)|yes, let's|"
    r"happy to (?:come|join)|put me down|i accept|i'll make (?:the )?time|i'd be delighted|i'd be glad to|i'm coming|"
    r"i'm going)\b",
    re.I,
)
DECLINES = re.compile(
    r"\b(i can't|i cannot|i can not|i won't|i'm afraid|no, thanks|no thanks|no, thank|not my (?:thing|cup)|i'd "
    r"rather not|i'll pass|"
    r"count me out|i have to say no|i must say no|not this time|another time|without me|i'm not (?:coming|going)|i'd "
    r"better not|i shan't|"
    r"i don't think (?:i|so)|not for me|i'd sooner|leave me out|i have to decline|i'll have to miss|i'll leave it|"
    r"hard no|unfortunately)\b",
    re.I,
)
FAREWELL = re.compile(
    r"\b(good ?bye|bye|(?<!\bto )(?<!\bI )see you(?!['’]re| are|['’]ve)|see ya|so long|take care|until (?:later|then|"
    r"next time)|farewell|good night|good day to you|"
    r"talk (?:to you )?(?:later|soon)|have a (?:good|nice|lovely) (?:one|day|evening|morning|afternoon)|i should "
    r"(?:get|be going|go)|i must (?:get|be|go)|i'd better (?:get|go)|"
    r"i'll let you (?:get|go)|i have to (?:get back|go|run)|off you go|catch you later|mind how you go|back to "
    r"(?:work|it))\b",
    re.I,
)
_NO_REFUSAL = re.compile(
    r"\bi (?:can['’]t|cannot|can not|won['’]t) (?:stop|wait|complain|believe|imagine|resist|say no|miss|be late|forget|"
    r"let you down|help (?:it|\w+ing)|tell you how)\b|\bwouldn['’]t miss\b",
    re.I,
)
"""Words that look like a refusal and are none."""
_OBJECTION = re.compile(r"(?:but|only|except|though|however|sadly|unfortunately|alas|i'm afraid)\b", re.I)
_SENTENCES = re.compile(r"(?<=[.!?])\s+")


def accepts(text: str) -> bool:
    """Whether a line says yes to an invitation."""
    return _answer(text) == "yes"


def declines(text: str) -> bool:
    """Whether a line says no to an invitation."""
    return _answer(text) == "no"


@lru_cache(maxsize=4096)
def _answer(text: str) -> str:
    """`yes` or `no` by the first sentence that says either; a `but` right after a yes takes it back."""
    said = [_answer_in(sentence) for sentence in _SENTENCES.split(text)]
    first = next((n for n, (answer, _) in enumerate(said) if answer), None)
    if first is None:
        return ""
    taken_back = said[first + 1 : first + 2] == [("no", True)]
    return "no" if taken_back else said[first][0]


def _answer_in(sentence: str) -> tuple[str, bool]:
    """What one sentence answers, and whether it begins as an objection."""
    plain = _NO_REFUSAL.sub(" ", sentence)
    answer = "no" if DECLINES.search(plain) else "yes" if ACCEPTS.search(sentence) else ""
    return answer, bool(_OBJECTION.match(sentence))


def invites(text: str) -> bool:
    """Whether a line invites."""
    return bool(INVITES.search(text))


def parts(text: str) -> bool:
    """Whether a line says goodbye."""
    return bool(FAREWELL.search(text))
