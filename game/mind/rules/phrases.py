"""Statements turned into parts of other sentences: in -ing form, without what is joined to them, as a bare head."""

import re

from game.mind.rules.english import gerund
from game.mind.rules.speech_words import ADVERBS, MODALS, PAST
from game.mind.rules.verbs import is_third

_JOINED = re.compile(
    r"[,;]| (?:and|but|because|while|whenever|which|whom|so that|since|although) (?:(?:only|also|never|always) )?"
    r"(?:is|was|has|would|hopes|wants|"
    r"tells|asks|the|it|she|he|they)\b| (?:since|because|whenever) "
)
ASIDE = re.compile(
    r",? (?:with |to |whose \w+ )?whom? (?:I|you|he|she|we)\b[^,]*(?:,|$)|, (?:an?|my|your|her|his|the) "
    r"[^,]*\b(?:for|since|of) (?:about |more than |some |many )?(?:an?|two|years|months|many|some|I|she|he)\b[^,]*,"
)
"""Remarks on how long people have known each other: true, and nothing to say to their face."""
_BETWEEN = re.compile(r"(\bbetween [^,;]{1,40}?) and ")
"""`between the laboratory and the track` is one thing."""
_TO = re.compile(r"^(?:is )?(?:plans|planning|wants|intends|intending|hopes|means|going|decided) to |^will ")
_MOST_WORDS = 18
"""Words after which a phrase is cut at a joint, to stay readable in a list."""


def head(phrase: str) -> str:
    """A phrase up to its first comma or joined clause, and not too long."""
    guarded = _BETWEEN.sub(r"\1 § ", phrase)
    short = _JOINED.split(guarded)[0].strip().replace(" § ", " and ")
    words = short.split()
    if len(words) <= _MOST_WORDS:
        return short
    joint = next((n for n in range(_MOST_WORDS, 4, -1) if words[n] in _JOINTS), 0)
    return " ".join(words[:joint]) if joint else short


_JOINTS = frozenset(["but", "who", "which"])


def doing_of(text: str, owner: str) -> str:
    """What the owner does, in -ing form, up to the next verb joined to it; empty for states and for what is past."""
    if not owner or re.match(rf"{re.escape(owner)}(?:'s| and\b|,)", text):
        return ""
    rest = _bare_verb(text[len(owner) :].strip())
    rest = re.sub(r"^(?:is|will be) (?:also |now |currently |busy )*(?=\w+ing\b)", "", rest)
    rest = _bare_verb(_TO.sub("", rest))
    verb = rest.split(" ")[0] if rest else ""
    return _first_doing(rest) if _is_doing(verb, rest != text[len(owner) :].strip()) else ""


def _bare_verb(phrase: str) -> str:
    """Without the adverbs before the verb; `never` and `not` say the opposite and stay."""
    words = phrase.split(" ")
    while len(words) > 1 and words[0] in ADVERBS - {"never", "not", "hardly", "rarely"}:
        words = words[1:]
    return " ".join(words)


def _is_doing(verb: str, plain: bool) -> bool:
    """Whether a word is a verb for something one does: no state, nothing past, no `never`, `and`, `cannot`."""
    if verb in PAST | MODALS | ADVERBS or verb in ("is", "are", "has", "had", "does", "do", "did", "be", "been", "and"):
        return False
    return verb.endswith("ing") or is_third(verb) or (verb.endswith("s") and not plain) or (plain and verb.isalpha())


def _leads(words: list[str], at: int) -> bool:
    """Whether an object stands there, so that the word before it is a verb: `and softens one comment`."""
    return at < len(words) and words[at] in ("one", "a", "an", "the", "it", "them", "his", "her", "their", "each")


def _first_doing(phrase: str) -> str:
    """The first of several verbs with what belongs to it, in -ing form."""
    words = phrase.split(" ")
    for n, word in enumerate(words[:-1]):
        after = words[n + 1]
        verb = is_third(after) or after in MODALS | {"not", "never"} or (after.endswith("s") and _leads(words, n + 2))
        if n and word.strip(",") in ("and", "but") and verb:
            words = words[:n]
            break
    words = words[:-1] if words[-1] in ("and", "but") else words
    doing = gerund(" ".join(words).strip(" ,"))
    return "" if re.match(r"(?:\w+ed|could|might)\b", " ".join(words)) else doing
