"""Interview: what is no question of the town: insults, other tongues, sums, mere noise, and things merely said."""

import re

from game.mind.rules.english import listed
from game.mind.rules.interview_voice import Interview
from game.mind.strange import is_of_another_script

_INSULT = re.compile(
    r"\b(?:fuck|shut up|go to hell|get lost|screw you|piss off|drop dead)\b"
    r"|^\W*(?:you(?:['’]?re| are)?|what an?|i think you(?:['’]re| are)) (?:such |so |a |an |just |really |the |very |"
    r"fucking |damn |bloody )*(?:\w+ )?(?:stupid|idiot\w*|morons?|dumb\w*|ugly|fools?|cow|pig|losers?|bitch|bastard|"
    r"ass(?:hole)?|liar|pathetic|worthless|useless|boring|disgusting|horrible|terrible|trash|garbage|imbecile|jerk|"
    r"annoying|awful)\b|\bi hate you\b|^\W*(?:stupid|idiot|moron|loser|liar)\b",
    re.I,
)
_KIND = re.compile(
    r"^\W*(?:you(?:['’]?re| are)|i think you(?:['’]re| are)|what an?) (?:such |so |a |an |really |very )*(?:\w+ )?"
    r"(?:nice|kind|lovely|great|sweet|beautiful|pretty|handsome|clever|smart|wonderful|funny|good|brave|charming)\b"
    r"|^\W*i (?:really )?(?:like|love|admire|respect|enjoy(?:ed)?) your?\b|\bwell done\b|^\W*congratulations\b",
    re.I,
)
_SUM = re.compile(
    r"\b(\d{1,3}) ?(\+|-|−|\*|x|×|/|÷|plus|minus|times|and|divided by) ?(\d{1,3})\b(?!\s?(?:am|pm|o'clock))", re.I
)
_TONGUE = re.compile(
    r"\b(?:wie|wer|was|wo|warum|wann|bist|heißt|heisst|ich|du|nicht|und|der|die|das|ist|sind|hast|"
    r"qui|que|quoi|comment|pourquoi|est|es|vous|tu|je|où|suis|avez|une|"
    r"quién|quien|cómo|como|dónde|donde|qué|eres|estás|usted|hola|por|para|"
    r"chi|cosa|dove|perché|come|sei|sono|buongiorno|ciao)\b",
    re.I,
)
_ENGLISH = re.compile(
    r"\b(?:the|a|an|is|are|am|was|were|be|been|do|does|did|you|your|i|my|me|we|he|she|it|they|him|her|them|his|this|"
    r"that|these|those|who|whom|whose|what|when|where|which|why|how|to|of|in|on|at|for|with|from|about|and|or|but|not|"
    r"no|yes|have|has|had|will|would|can|could|should|may|must|might|people|one|there|if|please|tell|any|some|say|"
    r"good|like|know|ok|okay)\b",
    re.I,
)
_ASKS = re.compile(
    r"\?|^\W*(?:who|whom|whose|what|when|where|which|why|how|is|are|was|were|do|does|did|have|has|had|can|could|will|"
    r"would|should|may|tell|describe|introduce|name|list|explain|imagine|suppose|give|show|say|speak|talk|sing|if)\b",
    re.I,
)
_SECRET = re.compile(r"\bkeep (?:a|my|this|any) secrets?\b|\btrust you with\b", re.I)
_OTHERS_THINK = re.compile(
    r"\b(?:what|how) (?:do|would|does) (?:people|others|they|your (?:friends|neighbou?rs|housemates|colleagues|"
    r"family|customers)|everybody|everyone|the town) "
    r"(?:think|say|describe|see|call|know)\b.*\byou\b",
    re.I,
)
_VOTE = re.compile(
    r"\b(?:will|would|are|do|did|should) you (?:\w+ ){0,2}?vot(?:e|ing)\b|"
    r"\bwho(?:m)?\b.*\byou(?:r)?\b.*\b(?:vot(?:e|ing)|"
    r"mayor)\b|\bwho(?:m)? (?:would|will|should) (?:be|make|become) .*\bmayor\b",
    re.I,
)
_DO_FOR_ME = re.compile(
    r"^\W*(?:please )?(?:read|recite|sing|play|dance|draw|write|make|bring|lend|give|help|marry|kiss|follow|come|buy|"
    r"cook|teach|show)\b[^?]*$",
    re.I,
)
_GO_OUT = re.compile(
    r"\b(?:do you want to|would you|will you|shall we|wanna|let['’]?s) (?:like to )?(?:go out|marry|date|kiss|"
    r"be (?:my|friends)|go on a date|have (?:a drink|dinner|lunch|coffee)|get married|hang out|meet)\b",
    re.I,
)
_OF_ME = re.compile(
    r"\bdo you (?:really )?(?:like|love|trust|hate|miss|fancy) me\b|\bwhat do you think (?:of|about) me\b", re.I
)
_SAID_ONLY = re.compile(
    r"^\W*(?:you (?:look|seem|sound|are|have|should|must)|i (?:am|feel|live|come|think|saw|heard|had|went|like|"
    r"love)|i['’]m|"
    r"it['’]?s (?:a |very |so |really )?\w+ (?:day|here|outside|today|weather)|my \w+ (?:is|was|"
    r"has))\b(?!.*\b(?:tell me|"
    r"what|who|why|how|whether|promised)\b)",
    re.I,
)
"""Something said, which asks for nothing."""
_MOST = 100


def odd(talk: Interview) -> str:
    """What is not asked of the town at all: abuse, praise, sums, a secret to be kept, another tongue."""
    asked = talk.q.asked.strip()
    if is_insult(asked):
        return talk.pick("insulted")
    if is_praise(asked):
        return talk.pick("praised")
    if _SAID_ONLY.match(asked) and "?" not in asked:
        return talk.pick("noted")
    if talk.asks(_OF_ME):
        return talk.pick("hardly_knows_you")
    if talk.asks(_SECRET):
        return talk.pick("keeps_secrets")
    if talk.asks(_OTHERS_THINK):
        traits = [t.lower() for t in talk.q.card.traits]
        return talk.pick("called", traits=listed(traits)) if traits else talk.pick("unknown")
    if _DO_FOR_ME.search(asked):
        return talk.pick("favour")
    if talk.asks(_GO_OUT) and not talk.known_person(asked):
        return talk.pick("declines_me")
    return _sum(talk) or (talk.pick("other_tongue") if is_foreign(asked) else "")


def is_insult(text: str) -> bool:
    """Whether somebody is abused to their face."""
    return bool(_INSULT.search(text))


def is_praise(text: str) -> bool:
    """Whether somebody is told something kind of themselves."""
    return bool(_KIND.search(text)) and not text.endswith("?")


def _sum(talk: Interview) -> str:
    """Small sums are done in the head."""
    found = talk.asks(_SUM)
    if found is None or not re.match(r"\W*(?:what|how much|can you|calculate|do you know|\d)", talk.q.asked, re.I):
        return ""
    one, sign, two = int(found[1]), found[2].lower(), int(found[3])
    results = {"+": one + two, "-": one - two, "−": one - two, "*": one * two, "x": one * two, "×": one * two}
    results |= {"plus": one + two, "and": one + two, "minus": one - two, "times": one * two}
    exact = results.get(sign, one / two if two else None)
    if exact is None or abs(exact) > _MOST or exact != int(exact):
        return talk.pick("no_sums")
    return f"{int(exact)}."


def is_foreign(text: str) -> bool:
    """Whether a text is in another script, or in the common words of another tongue rather than in English ones."""
    return is_of_another_script(text) or len(_TONGUE.findall(text)) > max(1, len(_ENGLISH.findall(text)))


def vote(talk: Interview) -> str:
    """For whom one would vote: by what one thinks of whoever is known to run."""
    if not talk.asks(_VOTE):
        return ""
    running = [m.text for m in talk.q.memories if " is running for " in m.text and not m.text.count(" told ")]
    names = [n for n, _ in talk.q.card.ties if any(text.startswith(f"{n} is running for ") for text in running)]
    if any(c.startswith(talk.q.card.name) and " running for " in c for c in talk.who.clauses):
        return talk.pick("votes_self")
    if not names:
        return talk.pick("votes_unknown")
    closeness = talk.q.card.tie(names[0]).closeness
    return talk.pick("votes" if closeness >= 2 else "votes_not" if closeness < 0 else "votes_open", name=names[0])


def is_noise(text: str) -> bool:
    """Whether no common word of English is in a text."""
    return not _ENGLISH.search(text)


def puzzled(talk: Interview) -> str:
    """At the end of all: noise is not understood, what was merely said is taken note of."""
    asked = talk.q.asked.strip()
    if is_noise(asked) and not any(name.split()[0] in asked for name, _ in talk.q.card.ties):
        return talk.pick("not_understood")
    return "" if _ASKS.search(asked) else talk.pick("noted")
