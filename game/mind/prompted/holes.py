"""What fills the holes of prompts: people, memories, places and times in words."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta

from game.mind.questions import Chunk, SaidLine, Statement
from game.mind.strange import is_strange
from game.world.clock import date_words, time_words
from game.world.thoughts import Card, KnownRoom

_NOTHING = "(nothing)"


def quoted(text: str) -> str:
    """Words that others wrote, on one line; orders to a machine and unfilled forms in quotes, as what they are: no
    prompt may be steered by a memory, a voice or a biography."""
    line = " ".join(text.split())
    return f"words that mean nothing here: “{line.translate(_QUOTES)}”" if is_strange(line) else line


_QUOTES = str.maketrans({'"': "'", "“": "'", "”": "'"})


def description(card: Card) -> str:
    """The summary description, or the biography as long as there is none: it stays the same between questions."""
    if card.summary:
        return "\n".join(map(quoted, card.summary.splitlines()))
    biography = "; ".join(quoted(clause) for clause in card.biography.split("; "))
    return f"{card.name} (age: {card.age}). Innate traits: {', '.join(card.traits)}.\n{biography}"


def situation(card: Card) -> str:
    """When and where it is, and how one feels."""
    place = card.here.replace(":", ", ") or "outdoors"
    doing = f" {card.first_name} is {quoted(card.doing)}." if card.doing else ""
    return f"It is {day_and_time(card.now)}. {card.first_name} is at {place} and feels {card.mood}.{doing}"


def day_and_time(moment: datetime) -> str:
    """`Monday 13 February 2023, 8:30 am`."""
    return f"{date_words(moment)} {moment.year}, {time_words(moment)}"


def statements(known: Iterable[Statement], now: datetime) -> str:
    """Memories, each with when and how it is known."""
    return "\n".join(f"- {told(s, now)}" for s in known) or _NOTHING


def numbered(known: Iterable[Statement], now: datetime) -> str:
    """Memories with numbers from 1, to be named in the answer."""
    return "\n".join(f"{n}. {told(s, now)}" for n, s in enumerate(known, 1)) or _NOTHING


def lines(said: Sequence[SaidLine]) -> str:
    """A talk so far."""
    return "\n".join(f"{line.speaker}: {quoted(line.text)}" for line in said) or "(nobody has spoken yet)"


def chunk_line(chunk: Chunk) -> str:
    """`8 am to 9:30 am: baking bread (at Hobbs Cafe)`."""
    end = chunk.start + timedelta(minutes=chunk.minutes)
    where = f" (at {chunk.where})" if chunk.where else ""
    return f"{time_words(chunk.start)} to {time_words(end)}: {quoted(chunk.what)}{where}"


def rooms(known: Sequence[KnownRoom], near: Sequence[str]) -> str:
    """Rooms with numbers from 1, to be named in the answer; the states of things only of the buildings `near`."""
    return "\n".join(f"{n}. {room_line(room, room.sector in near)}" for n, room in enumerate(known, 1)) or _NOTHING


def room_line(room: KnownRoom, states_too: bool = True) -> str:
    """One room with what one does there, its hours, whose it is, and what is in it."""
    parts = [room.address.replace(":", " > ")]
    if room.purpose:
        parts.append(room.purpose)
    if room.hours is not None:
        parts.append(f"open {room.hours.since} to {room.hours.until}")
    if not room.public:
        parts.append(f"private, of {_owners(room)}")
    things = ", ".join(
        f"{name} [{'/'.join(states)}]" if states and states_too else name for name, _, states in room.things
    )
    return "; ".join(parts) + (f"; things: {things}" if things else "")


def _owners(room: KnownRoom) -> str:
    names = [name.split(" ")[0] for name in room.owners]
    return "others" if not names else ", ".join(names) if len(names) <= 3 else f"{names[0]} and {len(names) - 1} more"


def sectors(rooms: Iterable[KnownRoom]) -> str:
    """The known buildings, each once, with the hours of what is open to all."""
    found: dict[str, str] = {}
    for room in rooms:
        hours = f" (open {room.hours.since} to {room.hours.until})" if room.hours else ""
        found[room.sector] = found.get(room.sector) or hours
    return "\n".join(f"- {name}{hours}" for name, hours in found.items()) or _NOTHING


def told(known: Statement, now: datetime) -> str:
    """A memory and, unless it has been known for long, when it was and how it is known."""
    how = "" if known.source in ("saw", "did", "knew", "") else known.source
    notes = ", ".join(filter(None, (_when(known, now), how)))
    text = quoted(known.text)
    return f"{text} ({notes})" if notes else text


def _when(told: Statement, now: datetime) -> str:
    if told.kind == "seed":
        return ""
    days = (now.date() - told.when.date()).days
    day = {0: "", 1: "yesterday "}.get(days, f"{told.when.day} {told.when:%b} ")
    return f"{day}{time_words(told.when)}"
