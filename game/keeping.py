"""What is kept with a town beside its world: what its thoughts cost, and why its people do what they do."""

import time
from collections.abc import Iterator
from dataclasses import asdict

from game.answering import Answering
from game.llm.governor import Bill, Governor
from game.mind.trace import Record, Trace
from game.mind.why import pack, unpack, untold
from game.saves.bill import BillInFile, Spent, read_bill
from game.saves.town_file import TownFile
from game.saves.why import Entry, WhyInFile, read_why
from game.world.activity import Action, Change
from game.world.activity import Entry as Stretch
from game.world.clock import DAY, Clock
from game.world.conversations import Conversation, Line
from game.world.memories import Memory
from game.world.world import World

_BILL_EVERY = 30.0
"""Real seconds between two times that the bill is written by itself: money spent is spent, saved or not."""
_THOUGHTS: dict[type, tuple[str, ...]] = {
    Line: ("NextLine",),
    Action: ("NextActions", "React", "HearVoice"),
    Stretch: ("PlanDay", "HearVoice", "AfterTalk"),
    Change: ("React", "HearVoice", "AfterTalk"),
    Conversation: ("React", "HearVoice"),
}
"""Which thoughts lead to what."""
Deed = Memory | Line | Action | Stretch | Change | Conversation
"""What somebody did, and of which one may ask why."""
_MEMORIES = {"reflection": ("Reflect",), "plan": ("PlanDay", "HearVoice", "AfterTalk"), "dialogue": ("AfterTalk",)}


class Keeping:
    """Bill and log of a town file, as long as a session plays it or looks at it."""

    def __init__(self, file: TownFile, answering: Answering) -> None:
        """What was spent so far is given back to the governor. Raises `SaveError`."""
        self._file, self._log_rules = file, answering.log_rules
        self._log = WhyInFile(answering.log_megabytes * 2**20)
        self._governor = answering.asked.governor if answering.asked else None
        self._bill = BillInFile(lambda: _spent(self._governor)) if self._governor else None
        self._told_at = time.monotonic()
        if self._governor is not None:
            _restore(self._governor, file.look(read_bill))
        file.riders = [rider for rider in (self._log, self._bill) if rider is not None]

    def record(self, record: Record) -> None:
        """Have a thought written into the log with the next checkpoint; on the thread that thinks."""
        if self._log_rules or any(question.exchanges for question in record.questions):
            self._log.add(lambda: _entry(record))

    def forget(self) -> None:
        """The town went back to an earlier moment."""
        self._log.forget()

    def tell(self) -> None:
        """Write the bill now and then, whether or not the town is saved."""
        if self._bill is not None and time.monotonic() - self._told_at > _BILL_EVERY:
            self._told_at = time.monotonic()
            self._file.keep(self._bill)

    def read(self, world: World, person: str, since: int = 0, until: int | None = None) -> list[Trace]:
        """What the log has of somebody's thoughts (of everybody's without a name), oldest first. Raises `SaveError`."""
        parts = self._file.parts
        return self._file.look(lambda c: list(_traces(world, read_why(c, parts, person, since, until))))


def behind(traces: list[Trace], what: Deed, tick: int) -> Trace | None:
    """The thought that led to a memory, a line, an act, a stretch of a plan, a change of it or a talk: the latest with
    its words in the day before its tick. An hour of a plan comes from the thought that split it up."""
    words = _words_of(what)
    kinds = _MEMORIES.get(what.kind, ()) if isinstance(what, Memory) else _THOUGHTS[type(what)]
    near = [t for t in reversed(traces) if tick - DAY <= t.tick <= tick and words in t.command]
    split = ("NextActions",) if isinstance(what, Stretch) else ()
    return next((t for t in near if t.kind in kinds), None) or next((t for t in near if t.kind in split), None)


def tick_of(what: Deed) -> int:
    """When it was written, said, decided or begun."""
    match what:
        case Memory():
            return what.created
        case Line() | Change():
            return what.tick
        case Conversation():
            return what.started
    return what.start


def _words_of(what: Deed) -> str:
    """Words that the command to it must have."""
    match what:
        case Memory() | Line():
            return what.text
        case Conversation():
            return f"to {what.people[1]}"
    return what.what


def _entry(record: Record) -> Entry:
    """A thought for the log; one that cannot be told must not keep the town from being saved."""
    try:
        packed = pack(record)
    except Exception as error:
        packed = untold(record.thought, error)
    return Entry(packed.person, packed.tick, packed.kind, packed.outcome, packed.prompts, packed.texts)


def _traces(world: World, entries: Iterator[Entry]) -> Iterator[Trace]:
    clock = Clock(world.clock.start)
    for e in entries:
        rows = world.people[e.person].stream.rows if e.person in world.people else []
        yield unpack(e.person, e.tick, e.kind, e.outcome, e.prompts, e.texts, rows, clock.at)


def _spent(governor: Governor | None) -> Spent:
    if governor is None:
        return Spent()
    now = int(time.time() // 60.0)
    sums = {key: _plain(bill) for key, bill in governor.kept().items()}
    return Spent(sums, {now - ago: _plain(bill) for ago, bill in governor.lately().items()})


def _restore(governor: Governor, spent: Spent) -> None:
    now = int(time.time() // 60.0)
    kept = {key: _bill(sums) for key, sums in spent.sums.items()}
    governor.restore(kept, {max(0, now - minute): _bill(sums) for minute, sums in spent.minutes.items()})


def _plain(bill: Bill) -> dict[str, float]:
    return {name: value for name, value in asdict(bill).items() if value}


def _bill(sums: dict[str, float]) -> Bill:
    whole = {name: int(value) for name, value in sums.items() if name in Bill.__slots__ and name != "money"}
    return Bill(**whole, money=sums.get("money", 0.0))
