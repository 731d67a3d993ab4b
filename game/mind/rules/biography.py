"""What a biography paragraph says about its person, read by rule and kept.

Any paragraph gives some answer: what is not understood is simply left out. The day's routine is read in `routine`.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from types import MappingProxyType

from game.mind.gate import breath
from game.mind.rules.english import full_names, gerund
from game.mind.rules.speech_words import MODALS, PAST
from game.mind.rules.verbs import third
from game.mind.strange import is_strange


@dataclass(frozen=True, slots=True)
class Biography:
    """A paragraph taken apart. Phrases are the paragraph's own words, without times of day or a full stop."""

    clauses: tuple[str, ...]
    occupation: str
    """`the owner of Hobbs Cafe`; may be empty."""
    projects: tuple[str, ...]
    """What they are at, in -ing form: `working on a paper about gentrification`."""
    likes: tuple[str, ...]
    """Things or doings, fit after `likes`: `painting by the lake`, `the poems of Carlos Gomez`."""
    dislikes: tuple[str, ...]
    intentions: tuple[str, ...]
    """Fit after `wants to`: `hold a party at Hobbs Cafe on 14 February from 5 pm to 7 pm`."""
    secrets: tuple[str, ...]
    """Clauses that are not told to anybody."""
    relations: Mapping[str, str]
    """Full name of somebody else -> the clauses that name them, joined by `; `."""
    quirks: tuple[str, ...]
    """Clauses about how they speak: `Eddy Lin ends his sentences with "Yo"`."""


_ABBREVIATED = re.compile(r"\b(Mr|Mrs|Ms|Dr|St|Prof|a\.m|p\.m|e\.g|i\.e|etc)\.$", re.I)
_SPLIT = re.compile(r"\s*[;；。\n]\s*|(?<=[.!?])\s+(?=[^a-z\d])")
_SECRET = re.compile(r"\b(secret|secretly|never told|never dared|nobody knows|no one knows|hides|hiding)\b", re.I)
_QUIRK = re.compile(
    r"\b(sentences?|speaks|talks in|accent|catchphrase|swears|stutters|whispers|says \"|greets)\b", re.I
)
_OCCUPATION = re.compile(
    r"\b(?:is|was|works as) ((?:a|an|the|also a|now a|currently a) (?!big|close|good|fan|friend|member|bit|little|lot|"
    r"frequent|regular|very|kind of|family|neighbou?r|former classmate|classmate)[^,;:]+?)"
    r"(?= (?:who|that|which|and|by|but|with an?|living|where)\b|[,;:.]|$)"
)
_JOINT = (
    r"(?=(?:is|has|wants|hopes|plans|likes|loves|enjoys|"
    r"she|he|they|it|also|often|always|never|sometimes|usually|would|will|can|intends|goes|tells|asks|talks|"
    r"[a-z]{3,}s (?:to|at|in|on|from|the|a|an|her|his|their|with|for|about|how|everybody|everyone|it|every|each"
    r"|most|up)\b))"
)
_SOFT_END = re.compile(
    rf"[;.(]|: (?=(?:he|she|they|it|we|I|[A-Z]\w+) [a-z]+)"
    rf"|,? (?:and|but|so|while|because|although) {_JOINT}|,? (?:but|because|although) "
)
_END = re.compile(rf"[,:]|{_SOFT_END.pattern}| (?:whom|who|which|where) {_JOINT}| (?:which|whom) ")
_HOURS = "(?:half past )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)"
TIMES = re.compile(
    r",? ?\b(?:from|until|till|between|around|about|at|by|after|before) (?:around |about )?"
    r"(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midnight)(?:(?: to | until | and | ?[-–] ?)"
    r"(?:\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\b\.?)?|noon|midnight))?(?! (?:minutes|hours|people|years|or))"
    rf"|,? ?\b(?:from|until|till|between|at|around) (?:{_HOURS})(?:(?: to | until | and )(?:{_HOURS}))?"
    r"(?: in the (?:morning|afternoon|evening)| at night| o['’]clock)?"
    r"(?=$|[,;.]| (?:and|but|then|every|each|on|with|for)\b)",
    re.I,
)
_DAY = re.compile(r"\b\d{1,2}(?:st|nd|rd|th)?(?: of)? [A-Z][a-z]{2,}\b|\b[A-Z][a-z]{2,} \d{1,2}(?:st|nd|rd|th)?\b")
"""A day of the calendar: `14 February`."""
_INTEND = re.compile(
    r"\b(?:wants|want|intends|plans|hopes|means|would like|'d like|is planning|is hoping|is going|aims|aspires|is "
    r"determined|is eager|longs|wishes|has decided|decided|dreams of one day|tries|is trying|is keen)"
    r"(?: one day| some day| soon| also)? to (?:be able to )?(.+)",
    re.I,
)
_INTEND_ING = re.compile(r"\b(?:is thinking of|is thinking about|dreams of|is considering|plans on) (\w+ing\b.+)", re.I)
_PLAN_NOUN = re.compile(r"\b(?:is planning|plans|is organi[sz]ing|organi[sz]es) ((?:an?|her|his|their|the) .+)", re.I)
_GATHERING = re.compile(
    r"\b(party|show|concert|gig|meeting|exhibition|lecture|talk|rally|debate|dinner|lunch|brunch|picnic|workshop|"
    r"reading|screening|celebration|ceremony|wedding|festival|fair|sale|gathering|evening|night|quiz|tournament|"
    r"event)\b",
    re.I,
)
_LIKE = re.compile(
    r"\b(?:likes|loves|enjoys|adores|is fond of|is keen on|is (?:very |deeply |really )?interested in|"
    r"is passionate about|is (?:a little |very )?curious about|admires|is fascinated by|is a (?:big |great )?fan of|"
    r"has a passion for|is excited about|cares (?:deeply )?about|takes pleasure in|looks forward to|"
    r"keeps up with) (.+)",
    re.I,
)
_DISLIKE = re.compile(
    r"\b(?:dislikes|hates|can ?not stand|can't stand|detests|despises|has no interest in|is not interested in|is "
    r"uninterested in|does not like|doesn't like|does not care for|is afraid of|avoids|has no patience for|feels "
    r"uneasy (?:with|around)|is uneasy (?:with|around)|is annoyed by) (.+)",
    re.I,
)
_DOING = re.compile(
    r"(?:\b|[’'])(?:is|are|s been|has been|have been|is (?:also|now|currently|busy|newly|always|still)|has (?:just |"
    r"recently )?(?:started|begun|taken up)|spends \w+(?: \w+){0,3}|keeps(?: on)?) ([a-z-]+ing\b(?! (?:to|enmity|"
    r"feud)\b).*)"
)
_WORKS_ON = re.compile(
    r"\b(works on (?!the|week|mon|tue|wed|thu|fri|sat|sun).+|is at work on .+|is learning .+|is taking .+)", re.I
)
_NOT_A_PROJECT = re.compile(
    r"^(?:planning|going|looking|living|feeling|getting|being|having|trying|hoping|wondering|finding|becoming|seeing|"
    r"dating|thinking|missing|loving|caring|knowing|willing|interesting|considering|organi[sz]ing|running for|"
    r"working (?:at|as|in|behind|from)|growing|during|charming|outgoing|hardworking|retired|something|anything|"
    r"evening|morning)\b"
)
_NOT_A_THING = re.compile(
    r"(?:an?|his|her|their|whom?|which|about|most|the last|though|but|even|above|only|usually|with|when|because|since|"
    r"calls|finds|enjoys|owns|knocks|rehearses|says|knows|asks|wants|keeps|gets|does|never|always|often|is|has)\b"
)
_WHO = re.compile(r"(?: who| whom|,|'s| that)? *$")


@lru_cache(maxsize=2048)
def read(text: str, name: str) -> Biography:
    """Take a biography of `name` apart; an empty or foreign text gives empty fields."""
    clauses = tuple(_told_by_another(clause, name) for clause in clauses_of(text))
    own = tuple(c for c in clauses if _is_own(c, name))
    return Biography(
        clauses=clauses,
        occupation=_occupation(own, name),
        projects=_projects(own, name),
        likes=_tastes(own, _LIKE, name),
        dislikes=_tastes(own, _DISLIKE, name),
        intentions=_intentions(own, name),
        secrets=tuple(c for c in clauses if _SECRET.search(c)),
        relations=MappingProxyType(_relations(clauses, name)),
        quirks=tuple(c for c in own if _QUIRK.search(c)),
    )


_I_DO = re.compile(r"(?:(?<=^)|(?<=, )|(?<=and )|(?<=but ))I (am|have|do|was|had|[a-z]+)\b")
_I_SAY = re.compile(r"^I\b|^On \w+ I\b|, I [a-z]+\b")


def _told_by_another(clause: str, name: str) -> str:
    """What somebody wrote of themselves, as if another told it: `I paint signs` -> `NAME paints signs`."""
    if not _I_SAY.search(clause) or '"' in clause:
        return clause
    told = _I_DO.sub(lambda m: m[1] if m[1] in _PAST_FORMS else third(m[1]), clause)
    whole = f"{name} {told}" if clause.startswith("I ") else told
    return re.sub(r"\b(my|My)\b", f"{name}'s", re.sub(r"\bI\b", name, whole))


_PAST_FORMS = PAST | MODALS


def clauses_of(text: str) -> tuple[str, ...]:
    """The clauses of a paragraph: split at semicolons and after sentences, blanks evened out, no full stop; without
    what makes no sense to anybody in a town."""
    pieces = (" ".join(piece.split()) for piece in _SPLIT.split(text))
    joined: list[str] = []
    for piece in pieces:
        if joined and _ABBREVIATED.search(joined[-1]):
            joined[-1] += " " + piece
        elif piece:
            joined.append(piece)
    return tuple(clause for piece in joined if (clause := piece.rstrip(" .;")) and not is_strange(clause))


def without_times(phrase: str) -> str:
    """A phrase without its times of day."""
    return TIMES.sub("", phrase).strip()


def _is_own(clause: str, name: str) -> bool:
    """Whether the clause is about the person: it does not begin with somebody else's name."""
    names = full_names(clause)
    return not names or names[0] == name or not clause.startswith(names[0])


def _matches(clauses: tuple[str, ...], pattern: re.Pattern[str], name: str) -> list[str]:
    """What a pattern finds after the person's own verbs."""
    breath()
    return [
        match.group(1)
        for clause in clauses
        for match in pattern.finditer(clause)
        if not _other_subject(clause[: match.start()], name)
    ]


def _distinct(phrases: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(phrase for phrase in phrases if phrase))


def _tastes(clauses: tuple[str, ...], pattern: re.Pattern[str], name: str) -> tuple[str, ...]:
    found = (part for rest in _matches(clauses, pattern, name) for part in _enumerated(without_times(rest)))
    return _distinct(_as_doing(part) for part in found)


def _other_subject(before: str, name: str) -> bool:
    """Whether the words right before a verb are somebody else's name."""
    names = full_names(before[-80:])
    return bool(names) and names[-1] != name and _WHO.sub("", before).endswith(names[-1])


def _cut(phrase: str, end: re.Pattern[str] = _END) -> str:
    found = end.search(phrase)
    return (phrase[: found.start()] if found else phrase).strip(" ,.")


def _enumerated(phrase: str) -> list[str]:
    """`a, b and c` in its parts as long as they are things; a person stands alone."""
    first, *rest = re.split(r", (?:and )?| and ", _cut(phrase, _SOFT_END))
    if full_names(first) or len(first.split()) > 9:
        return [_cut(phrase)]
    return [first, *takewhile(lambda part: part and len(part.split()) <= 9 and not _NOT_A_THING.match(part), rest)]


def _as_doing(phrase: str) -> str:
    return gerund(phrase[3:]) if phrase.startswith("to ") else phrase


def _occupation(clauses: tuple[str, ...], name: str) -> str:
    return next(iter(_matches(clauses, _OCCUPATION, name)), "")


def _projects(clauses: tuple[str, ...], name: str) -> tuple[str, ...]:
    found = (rest for pattern in (_DOING, _WORKS_ON) for rest in _matches(clauses, pattern, name))
    lasting = (rest for rest in found if not _NOT_A_PROJECT.search(rest) and not _is_dated(rest))
    phrases = (_as_project(_cut(without_times(rest))) for rest in lasting)
    return _distinct(phrase for phrase in phrases if " " in phrase)


def _is_dated(phrase: str) -> bool:
    """Whether something has its day and its hour: that is an occasion, not what one is at for weeks."""
    return bool(_DAY.search(phrase) and TIMES.search(phrase))


def _as_project(phrase: str) -> str:
    phrase = re.sub(r"^is (at )?", "", phrase)
    return gerund(phrase) if re.match(r"\w+(s|ing)\b", phrase) else phrase


def _intentions(clauses: tuple[str, ...], name: str) -> tuple[str, ...]:
    wants = [_cut(rest, _SOFT_END) for rest in _matches(clauses, _INTEND, name)]
    thinks = [_cut(rest) for rest in _matches(clauses, _INTEND_ING, name)]
    plans = [_cut(rest) for rest in _matches(clauses, _PLAN_NOUN, name)]
    return _distinct(
        [*wants, *map(_plain, thinks), *(f"{'hold' if _GATHERING.search(p) else 'make'} {p}" for p in plans)]
    )


def _plain(phrase: str) -> str:
    words = phrase.split(" ", 1)
    return " ".join([_plain_of_ing(words[0]), *words[1:]])


def _plain_of_ing(word: str) -> str:
    stem = word[:-3]
    if len(stem) > 2 and stem[-1] == stem[-2] and stem[-1] in "bdgmnprt":
        return stem[:-1]
    return stem + "e" if re.search(r"[aiou][kvtcsz]$|[^aeiou]l$", stem) else stem


def _relations(clauses: tuple[str, ...], name: str) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for clause in clauses:
        for other in full_names(clause):
            if other != name:
                found.setdefault(other, []).append(clause)
    return {other: "; ".join(of) for other, of in found.items()}
