"""Whether an inner voice is followed (DecideReaction): mostly, unless it goes against who one is (paper, section 3)."""

import re
from dataclasses import replace
from datetime import datetime

from game.mind.heed import NO_ORDER
from game.mind.questions import DecideReaction, PlanTheDay, Reaction, Statement
from game.mind.rules.gist import core, keys, share
from game.mind.rules.occasions import inner_voices
from game.mind.rules.persona import kinship, persona
from game.mind.rules.speech import first_name
from game.world.thoughts import Card

_MINUTES, _MOST = 45, 4 * 60
"""Minutes given to what a voice asks for where it says nothing, and at the most where it names an hour [ours]."""
_LASTS = re.compile(
    r"\b(?:all|the whole|the entire|the rest of the|until the end of the) (?:day|morning|afternoon|evening|night)\b"
    r"|\ball day long\b|\buntil (?:noon|midnight|(?:the )?evening)\b",
    re.I,
)
_ENDS = {"morning": 12, "afternoon": 18, "noon": 12, "until the evening": 18, "until evening": 18, "evening": 22}
_ENDS |= {"night": 24, "day": 22}
"""Hours at which they are over; where one word is in another, the longer comes first."""
_CRIME = re.compile(
    r"\b(kill|murder|stab|shoot|poison|strangle|drown|kidnap|rob|steal|blackmail|set fire|burn down|arson|bomb|hurt|"
    r"harm|beat up|attack|threaten|smash|destroy|torture)\w*\b|\bset .* on fire\b|\bburn .* down\b",
    re.I,
)
_UNKIND = re.compile(
    r"\b(insult|humiliate|mock|slap|shout at|yell at|be rude|lie to|cheat|spread (?:lies|rumou?rs))\b", re.I
)
_PARTING = re.compile(r"\b(leave|divorce|abandon|break up with|throw out|disown|betray|never speak to)\b", re.I)
_GIVING_UP = re.compile(
    r"\b(stop|quit|give up|hate|throw away|sell|close|cancel|call off|abandon|resign|forget)\b", re.I
)
_DISLIKES = re.compile(
    r"\b(dislikes?|hates?|detests?|can(?:not|'t) stand|avoids?|never|refuses?|afraid of|fears?|allergic|"
    r"has no patience)\b",
    re.I,
)
_HOLDS_DEAR = re.compile(
    r"\b(loves?|likes?|enjoys?|proud|passionate|dreams?|wants?|plans?|planning|working on|runs?|owner)\b"
)
_ALIKE = 0.5
"""Share of a voice's words that a clause of the biography has to hold to be about the same."""
_CANDIDATE = re.compile(
    r"^running (?=(?:against|for (?:mayor|office|president|governor|the council|council|election)) ?)"
)


def follow_voice(q: DecideReaction) -> Reaction:
    """Something to do and when, or the reason why not."""
    voice = q.context[0]
    no = _against(q.card, voice.text)
    if no:
        return Reaction("go on", because=no)
    asked = inner_voices(PlanTheDay(q.card, "", (), (in_full(q.card, voice),)))
    if not asked:
        return Reaction("go on", because=NO_ORDER)
    what, span = asked[0]
    what = _CANDIDATE.sub("working on the campaign ", what)
    minutes = lasting(q.card.now, f"{what} {voice.text}") or (min(_MOST, span.minutes) if span else _MINUTES)
    return Reaction(
        "do",
        what,
        minutes,
        "💭",
        "an inner voice said so",
        start=span.start if span else None,
    )


def lasting(begins: datetime, words: str) -> int:
    """Minutes from a moment to the end of what `all day`, `all evening`, `until midnight` say; 0 where nothing does."""
    found = _LASTS.search(words)
    if found is None:
        return 0
    part = next((p for p in _ENDS if p in found.group(0).lower()), "day")
    return max(_MINUTES, _ENDS[part] * 60 - begins.hour * 60 - begins.minute)


def in_full(card: Card, voice: Statement) -> Statement:
    """The voice with first names made whole where only one known person has them."""
    text = voice.text
    firsts = [first_name(name) for name, _ in card.ties]
    for name, _ in card.ties:
        if firsts.count(first_name(name)) == 1:
            text = re.sub(rf"\b{re.escape(first_name(name))}\b(?! [A-Z])", name, text)
    return replace(voice, text=text)


def _against(card: Card, text: str) -> str:
    """Why somebody does not follow a voice; empty if nothing speaks against it."""
    name = card.first_name
    if _CRIME.search(text):
        return f"{name} would never do such a thing"
    if _UNKIND.search(text) and "rough" not in persona(card).manners:
        return f"that is not {name}'s way"
    dear = next((n for n, tie in card.ties if _is_meant(card, n, text) and tie.closeness >= 6), "")
    if dear and _PARTING.search(text):
        return f"{dear} is dear to {name}"
    return _against_taste(card, text)


def _is_meant(card: Card, name: str, text: str) -> bool:
    word = {"couple": r"wife|husband|spouse", "child": r"son|daughter|child", "parent": r"mother|father|parents"}
    kin = word.get(kinship(card, name), "")
    return bool(re.search(rf"\b{re.escape(first_name(name))}\b" + (rf"|\byour (?:{kin})\b" if kin else ""), text))


def _against_taste(card: Card, text: str) -> str:
    """What the biography says against it, in its own words."""
    wanted, giving_up = _wanted(card, text), bool(_GIVING_UP.search(text))
    for clause in persona(card).clauses:
        pattern = _HOLDS_DEAR if giving_up else _DISLIKES
        if wanted and pattern.search(clause) and share(wanted, keys(clause)) >= _ALIKE:
            return clause
    return ""


def _wanted(card: Card, text: str) -> frozenset[str]:
    """The words that say what it is about, without the person's name and the giving up itself."""
    bare = re.sub(r"^.*?\byou (?:should|must|have to|need to|will|are) ", "", text, flags=re.I)
    return core(_GIVING_UP.sub("", bare)) - keys(card.name)
