"""Whether an inner voice is followed (DecideReaction): mostly, unless it goes against who one is (paper, section 3)."""

import re
from dataclasses import replace

from game.mind.questions import DecideReaction, PlanTheDay, Reaction, Statement
from game.mind.rules.gist import core, keys, share
from game.mind.rules.occasions import inner_voices
from game.mind.rules.persona import kinship, persona
from game.mind.rules.speech import first_name
from game.world.thoughts import Card

_MINUTES = 45
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
    asked = inner_voices(PlanTheDay(q.card, "", (), (_named(q.card, voice),)))
    if not asked:
        return Reaction("go on", because="there is nothing in it to be done")
    what, span = asked[0]
    what = _CANDIDATE.sub("working on the campaign ", what)
    return Reaction(
        "do",
        what,
        span.minutes if span else _MINUTES,
        "💭",
        "an inner voice said so",
        start=span.start if span else None,
    )


def _named(card: Card, voice: Statement) -> Statement:
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
