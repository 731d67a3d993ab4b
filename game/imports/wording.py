"""Their sentences in our way of putting them: a memory is a sentence in the third person that names its subjects."""

import re
from collections.abc import Iterable
from datetime import datetime

from game.imports.talks import topic
from game.world.clock import date_words, time_words
from game.world.world import describe_place

_OPENERS = ("She", "He", "They", "It", "The", "This", "That", "Their", "Her", "His", "There", "Today", "A", "An", "In")
_SHORTEST = 5
"""Words of a sentence that says something, though it names nobody."""
_LONGEST = 160
"""Letters up to which two sentences make one clause."""
_PLAN = re.compile(r"^This is (.+?)'s plan for (.+?): (.+?)\.?$", re.S)
_NOTE = re.compile(r"^For (.+?)'s planning: ", re.I)
_ABOUT = re.compile(r" is (?:conversing|chatting|talking) about ", re.I)
_TIME = r"(\d{1,2})(?::(\d\d))?\s*"
_HALF = r"([ap])\.?m\.?(?!\w)"
_RANGE = re.compile(
    rf"\s*,?\s*(?:\b(?:from|at) )?(?<![\d:]){_TIME}(?:{_HALF})?\s*(?:to|until|-|–)\s*{_TIME}{_HALF}", re.I
)
_POINT = re.compile(
    rf"\s*,?\s*(?:\b(?:at|from|around|about) |\b(?P<end>until|till|by) )?(?<![\d:]){_TIME}{_HALF}", re.I
)
_SECOND_VERB = re.compile(
    r"\b(and|then) (work|complete|study|take|grab|do|continue|get|have|eat|write|read|play|watch|prepare|practice|meet|"
    r"help|make|go|clean|cook|relax|rest|start|open|close|attend|enjoy|stream|exercise|walk|paint|visit)\b"
)


def of_plan(text: str, name: str, made: datetime) -> str:
    """`NAME's plan for Monday 13 February: 6 am get up; 8 am open the cafe`, as our people write theirs down."""
    found = _PLAN.match(text)
    entries = _entries(found[3]) if found else []
    told = "; ".join(f"{time_words(made.replace(hour=h, minute=m))} {what}" for h, m, what in entries)
    return f"{name}'s plan for {date_words(made)}: {told}" if told else text


def is_plan(text: str) -> bool:
    """Whether a thought is the plan of a day."""
    return bool(_PLAN.match(text))


def of_thought(text: str, name: str, everybody: Iterable[str]) -> str:
    """A conclusion without the forms that the simulator left in: `For NAME's planning:`, a name put before another."""
    noted = _NOTE.sub("", text)
    if noted != text:
        return f"{name} {noted}".rstrip(".") if not noted.startswith(name) else noted.rstrip(".")
    rest = text.removeprefix(f"{name} ")
    named = rest != text and any(rest.startswith(f"{other} ") for other in everybody)
    return (rest if named else text).rstrip(".")


def is_talking(text: str) -> bool:
    """Whether an act is a talk, by its words."""
    return bool(_ABOUT.search(text))


def of_talking(text: str, who: str, other: str) -> str:
    """`A is talking with B about the party`."""
    about = topic(_ABOUT.split(text, maxsplit=1)[-1]) if _ABOUT.search(text) else ""
    return f"{who} is talking" + (f" with {other}" if other else "") + (f" about {about}" if about else "")


def of_talk(description: str, name: str, other: str) -> str:
    """`A and B talked about the party`."""
    about = topic(description)
    return f"{name} and {other} talked about {about}" if about else f"{name} and {other} had a talk"


def of_act(text: str) -> str:
    """`NAME is doing this (in particular that)` is the latter."""
    if "(" not in text:
        return text.rstrip(".")
    head, _, inner = text.partition("(")
    return " ".join([*head.split()[:3], inner.rstrip(" .").removesuffix(")")])


def of_thing(text: str, thing: str, room: str) -> str:
    """`the piano at Hobbs Cafe is being played`."""
    rest = text.removeprefix(thing).strip()
    if rest == text or not rest:
        return text.rstrip(".")
    what = f"the space {thing}" if thing.startswith("behind ") else f"the {thing}"
    return f"{what} at {describe_place(room)} {rest}".rstrip(".") if room else f"{what} {rest}".rstrip(".")


def sentences(text: str, name: str) -> list[str]:
    """A description as clauses that begin with the full name; what names nobody goes with a short one before it."""
    first = name.split(" ")[0]
    clauses: list[str] = []
    for piece in re.split(r"(?<=[.!?])\s+(?=[^a-z\d])", text.removeprefix("Status:").strip()):
        clause = piece.strip().rstrip(".;!").replace(";", ",").replace("awakes up", "wakes up")
        begun = re.sub(rf"^(?:{re.escape(name)}|{re.escape(first)}|She|He)(?=[ '’])", name, clause)
        if begun.startswith(name):
            clauses.append(begun)
        elif len(clause.split()) >= _SHORTEST and clauses and len(clauses[-1]) + len(clause) < _LONGEST:
            clauses[-1] += f", and {_small(clause)}"
        elif len(clause.split()) >= _SHORTEST:
            clauses.append(clause)
    return clauses


def at_counter(clause: str, post: str) -> str:
    """A counter that is only called that, with which it is: other houses have counters as well."""
    return re.sub(r"\b(?:at|behind) the counter\b(?! (?:of|at|in)\b)", post, clause)


def pronoun_of(texts: Iterable[str]) -> str:
    """`she` or `he`, whichever is commoner; empty for neither."""
    words = re.findall(r"\b(she|her|hers|herself|he|his|him|himself)\b", " ".join(texts).lower())
    hers = sum(word.startswith(("she", "her")) for word in words)
    return "" if 2 * hers == len(words) else "she" if 2 * hers > len(words) else "he"


def habit(item: str, name: str) -> str:
    """`NAME attends to guests from 8 am to 8 pm` of `attend to guests from 8 am to 8 pm`."""
    verb, _, rest = item.strip().rstrip(".").partition(" ")
    joined = _SECOND_VERB.sub(lambda found: f"{found[1]} {_third(found[2])}", rest)
    return f"{name} {_third(verb[:1].lower() + verb[1:])} {joined}".strip()


def _third(verb: str) -> str:
    """A verb as `she` has it."""
    odd = {"be": "is", "have": "has", "do": "does", "go": "goes"}
    ending = "es" if re.search(r"(?:s|x|z|ch|sh)$", verb) else "s"
    return odd.get(verb) or (f"{verb[:-1]}ies" if re.search(r"[^aeiou]y$", verb) else verb + ending)


def _entries(told: str) -> list[tuple[int, int, str]]:
    """The parts of a plan with when they begin; one that says no time is part of the one before."""
    found: list[tuple[int, int, str]] = []
    for piece in re.split(r",\s+", told):
        when = _when(piece)
        if when is not None and when[2]:
            found.append(when)
        elif found:
            found[-1] = (*found[-1][:2], f"{found[-1][2]}, {piece}")
    return sorted(found, key=lambda entry: entry[:2])


def _when(piece: str) -> tuple[int, int, str] | None:
    """Hour, minute, and what is left of the words; None where no beginning is said."""
    span, point = _RANGE.search(piece), _POINT.search(piece)
    if span:
        hour, minute, half = span[1], span[2], span[3] or _half_of(int(span[1]), int(span[4]), span[6])
    elif point and not point["end"]:
        hour, minute, half = point[2], point[3], point[4]
    else:
        return None
    clock = span or point
    if clock is None or int(hour) > 12 or int(minute or 0) > 59:
        return None
    what = f"{piece[: clock.start()]}{piece[clock.end() :]}".strip(" ,")
    return int(hour) % 12 + 12 * (half.lower() == "p"), int(minute or 0), what[:1].lower() + what[1:]


def _half_of(start: int, end: int, half: str) -> str:
    """Morning or afternoon of the `2` in `2 to 4 pm`, and of the `11` in `11 to 1 pm`."""
    return half if start % 12 < end % 12 else "a" if half.lower() == "p" else "p"


def _small(clause: str) -> str:
    """A clause as it goes on after `and`: its first word in small letters unless it is a name."""
    first = clause.split(" ")[0]
    return clause[:1].lower() + clause[1:] if first in _OPENERS else clause
