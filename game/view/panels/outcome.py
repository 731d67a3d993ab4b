"""Tells an answer, or the command that was made of it, in lines that can be read.

Both come as words of their own (game.mind.trace.words_of): `Entry: start 12, ticks 6, what baking, where home; ...`.
What is not known here is shown as it is: nothing is ever left out for not being understood.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.view import strings
from game.view.words import clean, first_capital, short_name, time_of_day
from game.world.clock import MINUTE, Clock

_FIELDS: dict[str, tuple[str, ...]] = {
    "Entry": ("start", "ticks", "what", "where"),
    "Action": ("start", "ticks", "what", "emoji", "where", "state", "because", "thing", "fetch"),
    "Part": ("minutes", "what", "emoji", "where", "state"),
    "Chunk": ("start", "minutes", "what", "where"),
    "Placed": ("where", "state"),
    "NewMemory": ("kind", "text", "importance", "source", "evidence", "subjects", "place", "confidence", "supersedes"),
    "NewPromise": ("words", "doing", "start", "ticks", "where", "to", "memory"),
    "Tie": ("closeness", "feeling", "last_talk", "last_about"),
    "Say": ("conversation", "text", "done"),
    "SpokenLine": ("text", "done"),
    "StartTalk": ("to", "about", "because"),
    "GoOn": ("because",),
    "DoInstead": ("action", "because", "thing", "fetch"),
    "Heed": ("memory", "entry"),
    "Reaction": ("kind", "what", "minutes", "emoji", "because", "start", "mends", "fetch"),
    "Digest": ("summary", "learned", "promised", "feeling", "closeness", "told"),
    "Learned": ("text", "importance", "subjects", "promised", "feeling", "closeness", "told"),
    "Promised": ("words", "start", "minutes", "where", "doing", "feeling", "closeness", "told"),
    "Insight": ("text", "because", "confidence", "revises"),
    "SetSummary": ("text",),
    "SetRatings": ("ratings",),
    "Failed": ("reason",),
    "SetDay": ("chunks", "memories"),
    "SetActions": ("hours", "actions", "memories"),
    "KeepFromTalk": ("conversation", "other", "memories", "promises", "tie"),
    "KeepReflections": ("insights", "doubts"),
}
"""Fields of each kind of record, in the order in which they are told; to the last inner record belongs what the one
that holds it tells after it."""
_BEGIN = re.compile(r"\b(" + "|".join(sorted(_FIELDS, key=len, reverse=True)) + r")(?:: (?=[a-z_]+ )|(?=$|; ))")
_NEXT = re.compile(r", (?:hours|actions|memories|promises|tie|memory|entry|fetch|learned|promised)$")
"""The name of the field that the next record is in."""
_WEIGHT = re.compile(r"\d+: ([0-9]+)")
"""Of a memory, after its number."""
Values = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Record:
    """One thing that is told: its kind and its fields."""

    kind: str
    values: Values


def records_of(text: str) -> list[Record]:
    """All records in a text, in their order; inner ones stand after the one that holds them."""
    found = list(_BEGIN.finditer(text))
    ends = [match.start() for match in found[1:]] + [len(text)] * bool(found)
    told = [_NEXT.sub("", text[m.end() : end].rstrip("; ")) for m, end in zip(found, ends, strict=True)]
    return [Record(m[1], values_of(m[1], words)) for m, words in zip(found, told, strict=True)]


def values_of(kind: str, text: str) -> Values:
    """The fields of one record; a field's value ends where the next begins."""
    values: dict[str, str] = {}
    names, at = list(_FIELDS[kind]), 0
    starts: list[tuple[int, int, str]] = []
    for name in names:
        found = re.compile(rf"(?:^|, ){name}(?: |$)").search(text, at)
        if found is not None and (starts or found.start() == 0):
            starts.append((found.start(), found.end(), name))
            at = found.end() - (1 if text[found.end() - 1 : found.end()] == " " else 0)
    for n, (_, begin, name) in enumerate(starts):
        end = starts[n + 1][0] if n + 1 < len(starts) else len(text)
        values[name] = text[begin:end].strip(" ,;")
    return values


def lines_of(text: str, clock: Clock) -> list[str]:
    """An answer or a command in lines, the empty list for nothing."""
    records = records_of(text)
    try:
        told = [line for record in records for line in _told(record, clock)]
    except (ValueError, OverflowError):  # somebody's own words look like a field: as it is, then
        records, told = [], []
    if not records:
        return [clean(part) for part in text.split("\n") if part.strip()]
    return [first_capital(clean(line)) for line in told if line.strip()] or [_plain(records[0].kind)]


def _told(record: Record, clock: Clock) -> list[str]:
    tell = _TELLS.get(record.kind)
    return tell(record.values, clock) if tell else []


def _stretch(v: Values, clock: Clock) -> list[str]:
    """A stretch of a plan, an act, or a part of either."""
    where = f" ({short_name(v['where'])})" if v.get("where") else ""
    state = strings.OUTCOME_STATE.format(v["state"]) if v.get("state") else ""
    what = f"{v.get('emoji', '')} {v.get('what', '')}{where}{state}".strip()
    start = v.get("start", "0")  # what is nothing was left out
    if "ticks" in v and start.isdecimal():
        span = f"{time_of_day(clock.at(int(start)))}, {_minutes(int(v['ticks']) // MINUTE)}"
        return [f"{span}: {what}", *_because(v)]
    begins = f"{v['start'].rsplit(', ', 1)[-1]}, " if v.get("start") else ""
    return [f"{begins}{_minutes(int(v['minutes']))}: {what}"] if v.get("minutes", "").isdecimal() else [what]


def _minutes(count: int) -> str:
    hours, rest = divmod(count, 60)
    parts = [f"{hours} h"] * bool(hours) + [f"{rest} min"] * bool(rest or not hours)
    return " ".join(parts)


def _memory(v: Values, clock: Clock) -> list[str]:
    emoji, _ = strings.KINDS.get(v.get("kind", ""), ("💭", ""))
    if v.get("kind") == "reflection":
        sure = strings.OUTCOME_SURE.format(round(100 * float(v.get("confidence") or 1)))
        return [f"{emoji} {v.get('text', '')} ({sure})"]
    return [f"{emoji} {strings.OUTCOME_MEMORY.format(v.get('text', ''))}"]


def _reaction(v: Values, clock: Clock) -> list[str]:
    head = strings.OUTCOME_REACTIONS.get(v.get("kind", ""), v.get("kind", ""))
    return [" ".join(part for part in (v.get("emoji", ""), head.format(v.get("what", ""))) if part), *_because(v)]


def _because(v: Values) -> list[str]:
    return [strings.BECAUSE.format(v["because"])] if v.get("because") else []


def _say(v: Values, clock: Clock) -> list[str]:
    return [f"“{v.get('text', '')}”", *([strings.OUTCOME_DONE] if v.get("done") else [])]


def _digest(v: Values, clock: Clock) -> list[str]:
    return [v.get("summary", ""), *_feelings(v)]


def _feelings(v: Values) -> list[str]:
    return [words.format(v[name]) for name, words in strings.OUTCOME_DIGEST.items() if v.get(name)]


def _learned(v: Values, clock: Clock) -> list[str]:
    return [strings.OUTCOME_LEARNED.format(v.get("text", "")), *_feelings(v)]


def _promised(v: Values, clock: Clock) -> list[str]:
    return [strings.OUTCOME_PROMISED.format(v.get("words", "")), *_feelings(v)]


def _words(pattern: str, *names: str) -> Callable[[Values, Clock], list[str]]:
    """Fields put into words; nothing if none of them is there."""

    def tell(v: Values, clock: Clock) -> list[str]:
        found = [v.get(name, "") for name in names]
        return [pattern.format(*found)] if any(found) else []

    return tell


def _lines(v: Values, clock: Clock) -> list[str]:
    return v.get("text", "").split("\n")


def _insight(v: Values, clock: Clock) -> list[str]:
    return [f"{v.get('text', '')} ({strings.OUTCOME_SURE.format(round(100 * float(v.get('confidence') or 1)))})"]


def _talk(v: Values, clock: Clock) -> list[str]:
    words = strings.OUTCOME_TALK_ABOUT if v.get("about") else strings.OUTCOME_TALK
    return [words.format(v.get("to", ""), v.get("about", "")), *_because(v)]


def _ratings(v: Values, clock: Clock) -> list[str]:
    """`389: 2, 408: 7` are numbers of memories and their weights."""
    return weighed([int(weight) for weight in _WEIGHT.findall(v.get("ratings", ""))])


def weighed(weights: list[int]) -> list[str]:
    """How many memories were weighed, and between what; 0 is a memory whose weight was left as it is."""
    weights = [weight for weight in weights if weight]
    if not weights:
        return []
    least, most = min(weights), max(weights)
    count = strings.OUTCOME_WEIGHED[len(weights) != 1].format(len(weights))
    return [f"{count}, {strings.OUTCOME_WEIGHTS[least != most].format(least, most)}"]


def _plain(kind: str) -> str:
    return strings.OUTCOME_NOTHING.get(kind, kind)


_TELLS: dict[str, Callable[[Values, Clock], list[str]]] = {
    **dict.fromkeys(("Entry", "Action", "Part", "Chunk", "Placed"), _stretch),
    "NewMemory": _memory,
    "NewPromise": _words(strings.OUTCOME_PROMISE, "words", "to"),
    "Promised": _promised,
    "Tie": _words(strings.OUTCOME_TIE, "feeling", "closeness"),
    "Say": _say,
    "SpokenLine": _say,
    "StartTalk": _talk,
    "GoOn": lambda v, clock: [strings.OUTCOME_GO_ON, *_because(v)],
    "DoInstead": lambda v, clock: [strings.OUTCOME_INSTEAD, *_because(v)],
    "Reaction": _reaction,
    "Digest": _digest,
    "Learned": _learned,
    "Insight": _insight,
    "SetSummary": _lines,
    "SetRatings": _ratings,
    "Failed": _words("{}", "reason"),
}
