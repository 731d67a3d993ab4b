"""What a statement is about, as a noun phrase fit after `talk about`: `Ada Stone's worry that nobody will come`."""

import re
from functools import lru_cache

from game.mind.rules.events import curiosity, event_noun, is_dated, is_news, kind_of, place_in, without_time
from game.mind.rules.gist import people
from game.mind.rules.phrases import doing_of, head
from game.mind.rules.verbs import is_third

_MADE = re.compile(
    r"(?:working on|writing|preparing|making|studying|composing|animating|building|drawing|painting|training for) "
    r"(?:an?|the|her|his|their|for (?:her|his|their)) (?!look\b|lot\b)(.+)"
)
_SHAPES: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"(?:is worried|worr(?:y|ies)) ((?:that|about|over) .+)"), "'s worry {}"),
    (re.compile(r"(?:fears|dreads|is afraid|is haunted by the thought) ((?:that|of) .+)"), "'s fear {}"),
    (re.compile(r"(?:fears|dreads) (.+)"), "'s fear of {}"),
    (re.compile(r"(?:wants|means|longs|hopes|wishes|would (?:like|love)) (to .+)"), "'s wish {}"),
    (re.compile(r"(?:hopes|longs|wishes) (for .+|that .+)"), "'s wish {}"),
    (re.compile(r"(?:would (?:like|love)|wishes for) (.+)"), "'s wish for {}"),
    (re.compile(r"dreams of (.+)"), "'s dream of {}"),
    (re.compile(r"is proud of (.+)"), "'s pride in {}"),
    (re.compile(r"is proud (that .+)"), "'s pride {}"),
    (re.compile(r"(?:likes|loves|enjoys|adores) (.+)"), "'s taste for {}"),
)  # fmt: skip
_STATE = re.compile(r"(?:knows|lives|owns|bears|believes|comes from|feels|counts|shares|minds|imagines|has|is an?)\b")
"""Verbs for what one is rather than does."""


@lru_cache(maxsize=4096)
def topic_of(text: str) -> str:
    """A noun phrase for what a statement is about: third person, no time."""
    return re.sub(r" (?:as well|also|too)$", "", _topic(text))


def _topic(text: str) -> str:
    if kind_of(text) == "curious":
        return curiosity(text) or without_time(text)
    noun = event_noun(text) if is_dated(text) else ""
    if noun:
        place = place_in(text)
        return f"the {noun} at {place}" if place and place[0].isupper() and place not in noun else f"the {noun}"
    names = people(text)
    owner = names[0] if names and text.startswith(names[0]) else ""
    if not owner:
        return ("the news that " if kind_of(text) == "trouble" else "") + _lowered(head(without_time(text)))
    return _of_owner(text, owner)


def _of_owner(text: str, owner: str) -> str:
    """What somebody makes, wishes, fears, likes or does; news as news, the rest as how somebody is."""
    rest = text[len(owner) :].strip()
    rest = re.sub(r", (?:though|if|even)\b[^,]*,", "", rest)
    others = [name for name in people(text) if name != owner]
    if others and kind_of(text) in ("opinion", "like"):
        return f"what {owner} thinks of {others[0]}"
    spent = re.match(r"spent part of the (\w+) (.+)", rest)
    if spent:
        return f"how {owner} spent the {spent.group(1)}"
    for pattern, shape in _SHAPES:
        found = pattern.match(rest)
        if found:
            return owner + shape.format(head(without_time(found.group(1))))
    doing = doing_of(text, owner)
    made = _MADE.match(doing)
    if made:
        return f"{owner}'s {head(without_time(made.group(1)))}"
    if _STATE.match(rest) and not is_news(text):
        return "how " + head(without_time(text))
    if doing and is_third(rest.split(" ")[0]) and kind_of(text) == "plain" and not rest.startswith("is "):
        return f"{owner}'s habit of {head(without_time(doing))}"
    if doing:
        return f"{owner} {head(without_time(doing))}"
    return ("the news that " if is_news(text) else "how ") + head(without_time(text))


def _lowered(phrase: str) -> str:
    """`The stove` inside a sentence."""
    return re.sub(r"^(?:The|An?|There|Some\w*|Every\w*|No\w*) ", lambda m: m[0].lower(), phrase)
