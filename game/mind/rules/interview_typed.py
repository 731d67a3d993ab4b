"""Interview: a question as it was typed, brought to plain English: short forms, names in small letters, what leads up
to it, and a follow-up that leaves out its verb. What is left is understood by the kinds of answers."""

import re
from collections.abc import Iterable

from game.mind.rules.speech import first_name

_SHORT = {
    "u": "you", "ur": "your", "r": "are", "ya": "you", "y": "why", "wat": "what", "wut": "what", "whats": "what's",
    "wats": "what's", "whos": "who's", "wheres": "where's", "hows": "how's", "whens": "when's", "dont": "don't",
    "didnt": "didn't", "doesnt": "doesn't", "isnt": "isn't", "arent": "aren't", "cant": "can't", "wont": "won't",
    "im": "I'm", "wanna": "want to", "gonna": "going to", "gotta": "have to", "pls": "please", "plz": "please",
    "thx": "thanks", "ppl": "people", "fav": "favourite", "tmrw": "tomorrow", "tmr": "tomorrow", "2moro": "tomorrow",
    "abt": "about", "bout": "about", "bf": "boyfriend", "gf": "girlfriend", "hav": "have", "teh": "the",
    "yesterdy": "yesterday", "tommorow": "tomorrow", "tommorrow": "tomorrow", "tomorow": "tomorrow",
    "freind": "friend", "freinds": "friends", "favorit": "favourite", "birtday": "birthday",
}  # fmt: skip
_A_SHORT = re.compile(rf"(?<![\w'’&.])(?:{'|'.join(_SHORT)})(?![\w'’&.])", re.I)
_ALSO_WORDS = frozenset(
    (
        "will", "rose", "may", "mark", "grace", "hope", "art", "bill",
        "faith", "joy", "june", "april", "august", "summer", "frank", "dean",
        "guy", "jack", "ray", "dawn", "iris", "olive", "violet", "pat",
        "rob", "sue", "drew", "chase", "miles", "pearl", "ruby", "sky",
        "max", "rich", "ivy", "lily", "daisy", "heather", "holly", "amber",
        "sandy", "penny",
    )
)  # fmt: skip
"""First names that are words as well: in small letters they are taken for the word."""
_LEAD = re.compile(
    r"^\W*(?:(?:hey|hi|hello|yo|dude|man|excuse me|sorry|so|well|ok(?:ay)?|please|um+|and|but|by the way|just curious|"
    r"tell me|honestly|seriously|be honest)\b[\s,:.!-]*)+"
    r"(?=(?:who|what|when|where|why|how|which|whose|do|does|did|is|are|was|were|have|has|will|would|can|"
    r"could)\b.*\w+.*\w)",
    re.I,
)
_TELL_ME = re.compile(
    r"^\W*(?:(?:can|could|would|will) you (?:please )?tell me|i(?:['’]d| would) like to know|i want to know|"
    r"i wonder|do you (?:happen to )?know(?= (?:what|where|when|why|how|which) (?:you|your|is|are|was|time|i|the)\b)) "
    r"(?=(?:who|what|when|where|why|how|which|whose|if|whether)\b)",
    re.I,
)
_KNOW_HOW = re.compile(r"^\W*do you know how to ", re.I)
_THEY_SAID = re.compile(r"^\W*[Dd]o you remember what ([A-Z]\w+(?: [A-Z]\w+)?) (?:told|said)\b(?: to)?(?: you)?")
_YOU_FIRST = re.compile(
    r"^(what|where|when|why|how|who(?:m)?) you(?:['’]re| (are|were|have|can|will|did|would)\b)?", re.I
)
_WHETHER = re.compile(r"^(?:if|whether) you (are|were|have|can|will|did)\b", re.I)
_WHAT_ABOUT = re.compile(
    r"^\W*(?:and |so |but )?(?:what|how) about (?P<when>today|tomorrow|tonight|this evening|yesterday|last night|"
    r"this morning|on \w+day|\w+day)\W*$",
    re.I,
)
_AND_YOU = re.compile(r"^\W*(?:and (?:you|yourself)|what about you(?:rself)?|how about you)\W*$", re.I)
_WHOSE = re.compile(
    r"^\W*whose (party|show|concert|event|idea|exhibition|wedding|picnic) (?:is|was|will) (?:it|this|that)\b", re.I
)
_ABOUT = re.compile(r"^\W*(?:can|could|would|will) you (?:please )?(?=tell me (?:more )?about\b)", re.I)
_GONE = re.compile(r"yesterday|last|morning", re.I)


def plain(asked: str, own: str, names: Iterable[str]) -> str:
    """What a question means, spelt out; `own` is the full name of who is asked, `names` are whom they know."""
    text = _A_SHORT.sub(lambda found: _SHORT[found[0].lower()], asked.strip())
    text = _with_names(text, names)
    text = re.sub(rf"^{re.escape(first_name(own))}\s*[,:!]\s*|,\s*{re.escape(first_name(own))}(?=\W*$)", "", text)
    text = _LEAD.sub("", text)
    return _spelt_out(_asked_outright(text))


def _with_names(text: str, names: Iterable[str]) -> str:
    """First and full names with their capitals."""
    for part in {p for name in names for p in (first_name(name), *name.split()) if p[:1].isupper() and len(p) > 2}:
        if part.lower() not in _ALSO_WORDS:
            text = re.sub(rf"\b{re.escape(part.lower())}(?=\b|['’]s)", part, text)
    return text


def _asked_outright(text: str) -> str:
    """`Can you tell me where you live?` as `where do you live?`."""
    bare = _TELL_ME.sub("", text)
    if bare == text:
        return text
    if found := _WHETHER.match(bare):
        return f"{found[1]} you{bare[found.end() :]}"
    found = _YOU_FIRST.match(bare)
    if found is None:
        return bare
    verb = "are" if "re" in found[0][-2:] and not found[2] else found[2] or "do"
    return f"{found[1]} {verb} you{bare[found.end() :]}"


def _spelt_out(text: str) -> str:
    """`What about tomorrow?` with its verb; `And you?` as the question that it gives back."""
    text = _KNOW_HOW.sub("Can you ", text)
    text = _THEY_SAID.sub(r"What did \1 tell you", text)
    text = _ABOUT.sub("", _WHOSE.sub(r"Who is hosting the \1", text))
    if _AND_YOU.match(text):
        return "How are you?"
    found = _WHAT_ABOUT.match(text)
    if found is None:
        return text
    return f"What {'did you do' if _GONE.search(found['when']) else 'will you do'} {found['when']}?"
