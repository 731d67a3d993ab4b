"""Clauses of a biography that carry news: what somebody has heard of others, and a mishap one asks around about."""

import re
from dataclasses import dataclass
from functools import lru_cache

from game.mind.rules.events import is_news
from game.mind.rules.gist import people

_HEARD = re.compile(
    r"(?:has |had )?(?:just |also |only )?(?:heard|learned|learnt|overheard|found out|been told|read|gathered)"
    r"(?: (?:a|the) rumou?r| it said| people say| from \w+(?: \w+)?| (?:in|at) the \w+)? that (?P<news>.+)"
)
_PASSES_ON = re.compile(
    r",? (?:and|but) (?:\w+ly )?(?:(?:passes|hands|spreads|tells|repeats|keeps|carries|shares|denies|believes|doubts) "
    r"(?:it|this|that|so)\b|(?:asks|tells|laughs|wonders|enjoys|says|does not|is not|has told|has asked|"
    r"will not|cannot)\b).*$"
)
"""What whoever heard it does with the news is no part of it."""
_MISHAP = re.compile(r"\b(?:lost (?:her|his|their|a|the)|missing|stolen|robbed)\b", re.I)
_ASKS = re.compile(
    r",? and (?:asks|has asked|is asking|keeps asking|wants to ask) (?:everybody|everyone|anybody|anyone|people|all)\b"
    r"(?:[^,;]*? (?:whether|if) they (?P<verb>have|had|know|saw) ?(?P<rest>[^,;]*))?.*$"
)
_PUT = {"have": "Have you", "had": "Have you", "know": "Do you know", "saw": "Did you see"}


@dataclass(frozen=True, slots=True)
class Tidings:
    """News that a clause carries."""

    kind: str
    """`heard` of others, or one's own `trouble`."""
    text: str
    """The news itself, in the third person."""
    asks: str = ""
    """The question that goes with it: `Have you seen it?`."""


@lru_cache(maxsize=4096)
def tidings_in(clause: str, owner: str) -> Tidings | None:
    """The news in a clause about `owner`, None if it carries none."""
    rest = clause.removeprefix(owner).strip()
    heard = _HEARD.match(rest) if rest != clause else None
    if heard and people(heard["news"]):
        news = _PASSES_ON.sub("", heard["news"])
        return Tidings("heard", news[:1].upper() + news[1:])
    text = _ASKS.sub("", clause)
    if clause.startswith(owner) and _MISHAP.search(text) and is_news(text):
        return Tidings("trouble", text, _question(clause))
    return None


def _question(clause: str) -> str:
    """`asks everybody whether they have seen it` as it is put to somebody; empty where nothing is asked."""
    found = _ASKS.search(clause)
    if not found or not found["verb"]:
        return ""
    return f"{_PUT[found['verb']]} {found['rest'].strip()}".strip() + "?"
