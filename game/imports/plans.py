"""The day as it was planned, and what somebody was at when the simulation was saved."""

import re
from itertools import groupby

from game.imports.ledger import Ledger
from game.imports.places import Places
from game.imports.shapes import Scratch
from game.world.activity import Action, Entry, Plan, means_sleep
from game.world.clock import DAY, MINUTE, Clock

_INNER = re.compile(r"^(.*?)\s*\((.+)\)\s*$", re.S)
_AT_HOME = re.compile(r"\b(home|wak(?:e|ing) up|morning routine|sleep\w*|(?:for|to) bed|breakfast)\b", re.I)
_EMOJI = 16
"""Characters of the longest emoji."""


def plan_of(scratch: Scratch, places: Places, home: str, clock: Clock, ledger: Ledger) -> Plan:
    """The schedule of the present day as chunks, and the present action if it is not over."""
    if not scratch.f_daily_schedule:
        return Plan()
    if scratch.curr_time is None or scratch.curr_time.date() != clock.now.date():
        ledger.drop("the schedule of another day", "people plan the present day when they wake")
        return Plan()
    midnight = clock.tick_of(clock.now.replace(hour=0, minute=0, second=0))
    chunks = _chunks(scratch, places, midnight, ledger)
    action = present_action(scratch, places, home, clock)
    return Plan(midnight, chunks, [], [action] if action and chunks else []) if chunks else Plan()


def present_action(scratch: Scratch, places: Places, home: str, clock: Clock) -> Action | None:
    """What somebody was at, if it goes on beyond the present moment."""
    begun, minutes = scratch.act_start_time, scratch.act_duration or 0
    where = _where(scratch, places, home)
    if not (begun and minutes > 0 and scratch.act_description and where) or begun > clock.now:
        return None
    start = clock.tick_of(begun)
    action = Action(start, minutes * MINUTE, _inner(scratch.act_description), _emoji(scratch), where)
    return action if action.end > clock.tick else None


def is_asleep(scratch: Scratch) -> bool:
    """Whether somebody was asleep; before the first step everybody is."""
    return means_sleep(scratch.act_description) if scratch.act_description else True


def woken(plan: Plan, clock: Clock) -> int:
    """The tick at which somebody got up: the end of the sleep that the plan begins with, else the present."""
    first = next(iter(plan.chunks), None)
    return first.end if first and means_sleep(first.what) and first.end <= clock.tick else clock.tick


def _where(scratch: Scratch, places: Places, home: str) -> str:
    return places.thing(scratch.act_address or "") or (home if is_asleep(scratch) else "")


def _emoji(scratch: Scratch) -> str:
    said = (scratch.act_pronunciatio or "").strip()
    return said if said and len(said) <= _EMOJI and not said.isascii() else "💭"


def _inner(what: str) -> str:
    """`taking a shower` of `getting ready (taking a shower)`."""
    found = _INNER.match(what)
    return found[2] if found else what


def _chunks(scratch: Scratch, places: Places, midnight: int, ledger: Ledger) -> list[Entry]:
    """Blocks of the schedule without a gap, each with all the parts that it was split into."""
    wrong = sum(minutes <= 0 or not what for what, minutes in scratch.f_daily_schedule)
    if wrong:
        ledger.drop("an entry of a schedule", "it lasts no time, or says nothing", wrong)
    entries = [(_outer(what), minutes) for what, minutes in scratch.f_daily_schedule if minutes > 0 and what]
    chunks, start = [], midnight
    for what, group in groupby(entries, key=lambda entry: entry[0]):
        ticks = min(sum(minutes for _, minutes in group) * MINUTE, midnight + DAY - start)
        if ticks > 0:
            chunks.append(Entry(start, ticks, what, _place(what, places)))
            start += ticks
    return chunks


def _outer(what: str) -> str:
    """`getting ready` of `getting ready (taking a shower)`."""
    found = _INNER.match(what)
    return found[1] or found[2] if found else what


def _place(what: str, places: Places) -> str:
    return places.named(what) or ("home" if _AT_HOME.search(what) else "")
