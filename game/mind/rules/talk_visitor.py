"""What to say to the player, who talks as a visitor: any words may come, and the talk is over when they leave it.

Whatever a visitor asks is answered as in an interview; what they tell, claim or throw at one gets an answer that fits.
What takes place and who invites whom is left to the talk of the townspeople.
"""

import re

from game.mind.questions import AnswerInterview, SpokenLine
from game.mind.rules.hearing import sentences
from game.mind.rules.hearing_acts import accepts, declines, invites, parts
from game.mind.rules.interview import answer_interview
from game.mind.rules.interview_odd import is_foreign, is_insult, is_noise, is_praise
from game.mind.rules.interview_voice import Interview
from game.mind.rules.talk_finish import finish
from game.mind.rules.talk_questions import REAL
from game.mind.rules.talk_turn import Turn
from game.mind.strange import is_strange

_NAME = re.compile(
    r"\b(?i:my name['’]?s|my name is|i['’]m called|call me|i['’]m|i am|name['’]s) "
    r"(?!I\b|A\b|The\b)([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?)(?= and\b|[.,!?]|$)"
)
_WHAT_NAME = re.compile(
    r"\b(?:what(?:['’]s| is| was)|do you (?:know|remember)|did i (?:tell you|say)|remember) (?:again )?my name\b"
    r"|\bwhat did i say my name (?:was|is)\b|\bwho am i\b",
    re.I,
)
_MET = re.compile(
    r"\b(?:have|had|haven['’]t|hadn['’]t|did) we (?:never |ever |not )?(?:met|meet|talked|spoken|seen)\b|"
    r"\bwe(?:['’]ve| have|['’]d| had) (?:never )?met\b|\bdo you (?:know|remember|recogni[sz]e) me\b|"
    r"\bhave you seen me\b",
    re.I,
)
_ACCUSED = re.compile(
    r"\bi (?:saw|caught|watched|heard|know|think|believe)(?: that)? you(?:['’]ve)? (?:\w+ )?(?:steal|stole|take|took|"
    r"kill\w*|hit|lie|lied|cheat\w*|break|broke|burn\w*|hide|hid|poison\w*|hurt|murder\w*|kiss\w*|rob\w*|do it|"
    r"did it)\b|^\W*(?:why did )?you (?:have )?(?:stole|killed|lied|cheated|robbed|hit|broke|murdered|poisoned|"
    r"burned)\b|\bthief\b|\bmurderer\b",
    re.I,
)
_SAD = re.compile(
    r"\b(?:died|is dead|dead|passed away|killed|left me|lost (?:my|our|her|his)|broke up|divorc\w+|fired|sick|ill|"
    r"hurt|broken|stolen|robbed|accident|cancer|hospital|homeless|cr(?:y|ied|ying)|sad|lonely|afraid|scared|worried|"
    r"depressed|tired|hungry|miserable|awful day|bad day|terrible day|miss (?:my|him|her|them)|heartbroken)\b",
    re.I,
)
_GLAD = re.compile(
    r"\b(?:got (?:married|engaged|a (?:new )?job|promoted|into)|getting married|just married|engaged|won|promot\w+|"
    r"birthday|had a baby|pregnant|happy|in love|passed|graduated|finished my|good news|great day|lovely day|"
    r"love (?:this|your|the|it))\b",
    re.I,
)
_WHO_COMES = re.compile(
    r"\bwho(?:['’]s| is| are| will| all| else)* (?:be )?(?:coming|come|going|there|invited)\b",
    re.I,
)
"""Asks for the guests, and invites nobody."""
_MINE = re.compile(r"\b(?:i|my|me|our|we)\b", re.I)
_CLAIMED = re.compile(r"^\W*(?:but )?(?:you (?:promised|said|told me|owe|agreed)|remember when you)\b", re.I)
_FAVOUR = re.compile(
    r"^\W*(?:please )?(?:can|could|will|would) you (?:please )?(?!be\b|come\b|ever\b|know\b)|\bhelp me\b", re.I
)
_THANKS = re.compile(r"^\W*(?:thank|thanks|cheers)\b", re.I)
_GREETING = re.compile(r"^\W*(?:hello|hi|hey|good (?:morning|day|evening|afternoon)|greetings)\b[^?]*$", re.I)
_TRIES = 6
"""Wordings tried until one is found that was not used in this talk."""


def is_visitor(turn: Turn) -> bool:
    """Whether the other is the player under a persona: nobody whom the town knows has no age."""
    return not turn.q.other_age


def to_visitor(turn: Turn) -> SpokenLine | None:
    """What to say to a visitor; nothing where the talk of the townspeople has the answer."""
    last = turn.last
    if not last or REAL.search(last) or is_strange(last) or (invites(last) and not _WHO_COMES.search(last)):
        return None
    if turn.mine and invites(turn.mine[-1]) and (accepts(last) or declines(last)):
        return None
    if not (is_visitor(turn) or is_insult(last) or is_foreign(last) or _WHAT_NAME.search(last)):
        return None
    if parts(last) and "?" not in last:
        return None if not _has_parted(turn) else SpokenLine(finish(turn, _said(turn, "bye_again")), True)
    if not turn.mine and _GREETING.match(last):
        return None
    reply = _reply(turn)
    if reply is None:
        return None
    met = [turn.pick("hello_back")] if not turn.mine and not is_insult(last) else []
    return SpokenLine(finish(turn, *met, reply), turn.q.must_end and not _has_parted(turn))


def _has_parted(turn: Turn) -> bool:
    return any(parts(line) for line in turn.mine)


def _reply(turn: Turn) -> str | None:
    """The answer to a visitor's line, the plainest kind first."""
    last = turn.last
    if is_insult(last):
        return _said(turn, "insulted")
    if _WHAT_NAME.search(last):
        return _their_name(turn)
    if _MET.search(last):
        return _said(turn, "met_before" if _knows(turn) else "never_met")
    if _ACCUSED.search(last):
        return _said(turn, "not_guilty")
    if is_praise(last):
        return _said(turn, "praised")
    if is_foreign(last):
        return _said(turn, "other_tongue")
    if "?" in last or _CLAIMED.search(last):
        return _answer(turn)
    if _THANKS.match(last):
        return _said(turn, "welcome")
    return _to_statement(turn)


def _answer(turn: Turn) -> str:
    """A question is answered as in an interview; what one would do for somebody, as to their face."""
    asked = next((s for s in reversed(sentences(turn.last)) if "?" in s), turn.last)
    if _FAVOUR.search(asked):
        return _said(turn, "favour_here")
    told = answer_interview(AnswerInterview(turn.card, turn.q.other, asked, turn.q.memories, ()))
    return told if told not in turn.said else _said(turn, "said_already")


def _to_statement(turn: Turn) -> str | None:
    """What one says to somebody's news of themselves: comfort, joy, or that one has heard it."""
    last = turn.last
    own = [s for s in sentences(last) if _MINE.search(s)]
    if any(_SAD.search(s) for s in own):
        return _said(turn, "comfort")
    if any(_GLAD.search(s) for s in own):
        return _said(turn, "share_joy")
    if is_noise(last):
        return _said(turn, "not_understood")
    if _NAME.search(last):
        return _said(turn, "name_taken", name=_NAME.findall(last)[-1])
    if turn.heard and not own:
        return None
    asks = "" if any(line.endswith("?") for line in turn.mine) else f" {_said(turn, 'ask_visitor')}"
    return f"{_said(turn, 'taken_in')}{asks}"


def _their_name(turn: Turn) -> str:
    """What a visitor is called, if they have said it."""
    told = [name for line in turn.theirs for name in _NAME.findall(line)]
    known = turn.q.other if turn.q.other[:1].isupper() and "\N{NO-BREAK SPACE}" not in turn.q.other else ""
    name = told[-1] if told else known
    return _said(turn, "their_name", name=name) if name else _said(turn, "no_name")


def _knows(turn: Turn) -> bool:
    """Whether one remembers an earlier talk with them."""
    return any(turn.q.other in m.text and m.kind == "dialogue" for m in turn.q.memories)


def _said(turn: Turn, act: str, **holes: str) -> str:
    """One of the wordings of an act that was not used in this talk, while there are any."""
    voice = Interview(AnswerInterview(turn.card, turn.q.other, turn.last, (), ()))
    voice.chance = turn.chance
    tried = [voice.pick(act, **holes) for _ in range(_TRIES)]
    return next((text for text in tried if text not in turn.said), tried[0])
