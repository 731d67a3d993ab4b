"""Small doings that only one person does, read out of the biography: `ties knots in a bit of string`."""

import re
from dataclasses import dataclass
from functools import lru_cache

from game.mind.rules.activities import Family
from game.mind.rules.biography import clauses_of
from game.mind.rules.english import full_names, gerund

_EMOJI = {
    "ties": "🪢",
    "folds": "📄",
    "hums": "🎵",
    "whistles": "🎵",
    "sings": "🎵",
    "counts": "🔢",
    "polishes": "🥃",
    "stacks": "🍊",
    "sketches": "✏️",
    "doodles": "✏️",
    "underlines": "✏️",
    "knits": "🧶",
    "sharpens": "✏️",
    "juggles": "🤹",
}
"""Verbs of small doings that fit in between anywhere, with their emoji."""
_CUT = re.compile(r",.*| (?:and|whenever|while|when|once|because|until|after|before|that|who|which|but|rather) .*")
_AT_WORK = re.compile(r"\b(glass|oranges?|crates?|shop|counter|customers?|bar|shelf|shelves|till)\b")


@dataclass(frozen=True, slots=True)
class Manner:
    """A small doing in -ing form."""

    what: str
    emoji: str

    def fits(self, family: Family) -> bool:
        """Whether it goes with an activity: what belongs to a shop is done there, the rest anywhere but there."""
        behind = "counter" in family.key
        lesson = family.key in ("class", "teaching")
        return behind if _AT_WORK.search(self.what) else not behind and not family.own_place and not lesson


@lru_cache(maxsize=1024)
def manners(text: str, name: str) -> tuple[Manner, ...]:
    """All that a biography tells of its own person."""
    subject = re.compile(
        rf"(?:{re.escape(name)}|{re.escape(name.split(' ')[0])}|[Ss]?[Hh]e|They) (?P<verb>[a-z]+s) (?P<rest>.+)"
    )
    found = []
    for clause in clauses_of(text):
        match = subject.match(clause)
        if match and match["verb"] in _EMOJI:
            what = gerund(f"{match['verb']} {_CUT.sub('', match['rest'])}")
            if len(what.split()) > 1 and not full_names(what):
                found.append(Manner(what, _EMOJI[match["verb"]]))
    return tuple(found)
