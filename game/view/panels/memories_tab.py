"""The tab *Memories*: the whole stream, newest first; searched by words, filtered, or as recalled for a query."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import Found, Recollect, Reply
from game.view.panels.long_list import Rows
from game.view.panels.marks import Score
from game.view.panels.memory_rows import MemoryRows, Teller, is_struck
from game.view.panels.pick import Pick
from game.view.panels.rows import NOTE, Maker
from game.view.panels.sieve import BEFORE, Sieve, Wanted, Whole
from game.view.panels.tab import Tab
from game.view.parts import Button, Option, Words
from game.view.seen import Seen
from game.view.taking_part.memories import ChangeMemory
from game.view.words import clean
from game.world.memories import Memory
from game.world.people import Person

_CHIPS = 2
"""Filters that stand side by side."""


@dataclass(slots=True)
class Search:
    """What is looked for in one person's memories, and what was found."""

    entry: Entry = field(default_factory=lambda: Entry(longest=200))
    wanted: Wanted = field(default_factory=Wanted)
    finds: Sieve | Whole | None = None
    sought: tuple[Wanted, int] | None = None
    """What `finds` was made for: the wish, and the stream."""
    query: str = ""
    """What was asked to be recalled; empty for the stream itself."""
    recalled: tuple[Found, ...] | None = None
    """None while it is waited for."""
    fault: str = ""
    asked: int = 0
    """How often something was recalled."""


class MemoriesTab(Tab[Person]):
    """Everything that somebody remembers."""

    name = "memories"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._searches: dict[str, Search] = {}

    # what is shown -----------------------------------------------------------------------------------
    def signature(self, person: Person, world: Seen) -> Hashable:
        """How much there is, and what is kept beside it. What has to be looked through is, a slice at a time."""
        stream, search = person.stream, self._of(person)
        finds = self._finds(person, search, world)
        finds.sift()
        if not finds.is_done:
            self.acts.renew()
        beside = len(stream.rows), len(stream.rated), len(stream.hidden), len(stream.superseded)
        recalled = search.query, search.recalled is None, search.asked
        return beside, len(finds), finds.is_done, search.wanted, recalled, world.clock.now.date()

    def left(self) -> None:
        """What was recalled was recalled for then."""
        for search in self._searches.values():
            if search.query:
                _back(search)

    def place(self, person: Person) -> Hashable:
        """The search that is read."""
        search = self._of(person)
        return search.wanted, search.query, search.asked

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """The stream, what of it was found, or what was recalled."""
        search = self._of(person)
        why, change = partial(self.acts.why, person.name), partial(self._change, person.name)
        teller = Teller(person.stream, world.clock, make, why, change)
        if search.query:
            return self._recalled(search, person.stream.rows, teller)
        finds = self._finds(person, search, world)
        if not len(finds):
            words = strings.NO_MEMORIES if not person.stream.rows else strings.NONE_MATCH
            return make.empty(words if finds.is_done else strings.STILL_LOOKING.format(found=0))
        return MemoryRows(finds, teller)

    def _change(self, name: str, memory: Memory) -> None:
        self.acts.open(ChangeMemory(self.acts, name, memory.ordinal))

    def _recalled(self, search: Search, rows: Sequence[Memory], teller: Teller) -> Rows:
        """What came to mind, best first; what would not any more, since it was hidden or replaced, comes last, without
        bars."""
        if search.recalled is None:
            return teller.make.empty(search.fault or strings.RECALLING.format(search.query))
        known = ((rows[f.ordinal - 1], f) for f in search.recalled if f.ordinal <= len(rows))
        found = sorted(known, key=lambda pair: is_struck(pair[0], teller.stream))
        if not found:
            return teller.make.empty(strings.NO_MEMORIES)
        scores = [
            None if is_struck(memory, teller.stream) else Score(f.recency, f.importance, f.relevance)
            for memory, f in found
        ]
        return MemoryRows([memory for memory, _ in found], teller, scores)

    # what is looked for ------------------------------------------------------------------------------
    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[Line]:
        """The field, the filters, and what they found."""
        search = self._of(person)
        recall = partial(self._recall, person, search)
        field = Field("words", search.entry, "", strings.SEARCH_MEMORIES, recall, partial(self._typed, search))
        lines: list[Line] = [(field, Button(strings.RECALL, recall, tip=strings.RECALL_TIP))]
        if search.query:
            title = strings.RECALLED_FOR.format(search.query)
            return [
                *lines,
                Words(make.text(title, NOTE, gap=2)),
                Button(strings.BACK_TO_ALL, partial(_back, search), skin=PAPER),
            ]
        lines.append(tuple(self._filter(name, person, search, world) for name in strings.FILTERS))
        chips = [self._chip(name, search) for name in strings.FILTERS if getattr(search.wanted, name)]
        lines += [tuple(chips[n : n + _CHIPS]) for n in range(0, len(chips), _CHIPS)]
        return [*lines, Words(make.text(self._count(person, search, world), NOTE, gap=0))]

    def _count(self, person: Person, search: Search, world: Seen) -> str:
        finds, every = self._finds(person, search, world), f"{len(person.stream.rows):,}"
        if search.wanted.is_all:
            return strings.ALL_MEMORIES[len(person.stream.rows) != 1].format(all=every)
        words = strings.OF_ALL if finds.is_done else strings.STILL_LOOKING
        return words.format(found=f"{len(finds):,}", all=every)

    def _filter(self, name: str, person: Person, search: Search, world: Seen) -> Button:
        def pick() -> None:
            options = [Option("", strings.EVERYTHING), *options_of(name, person, world)]
            chosen = key_of(getattr(search.wanted, name))
            self.acts.open(Pick(strings.FILTER_TITLES[name], options, chosen, partial(self._filtered, search, name)))

        return Button(strings.FILTERS[name], pick, key=name, tip=strings.FILTER_TITLES[name], skin=PAPER, wide=True)

    def _chip(self, name: str, search: Search) -> Button:
        """What holds of a filter; a press takes it away."""
        words = clean(value_words(name, getattr(search.wanted, name)), 18)

        def off() -> None:
            search.wanted = search.wanted.without(name)

        return Button(f"{words} ×", off, key=f"chip {name}", tip=strings.TAKE_AWAY, wide=True)

    def _filtered(self, search: Search, name: str, key: str) -> None:
        value = (date.fromisoformat(key) if key else None) if name == "day" else key
        search.wanted = replace(search.wanted, **{name: value})  # type: ignore[arg-type]
        self.acts.renew()

    def _typed(self, search: Search) -> None:
        search.wanted = replace(search.wanted, words=clean(search.entry.value))
        search.query = ""

    def _recall(self, person: Person, search: Search) -> None:
        query = clean(search.entry.value)
        if not query:
            search.entry.said = strings.RECALL_WORDS
            return
        search.query, search.recalled, search.fault = query, None, ""
        search.asked += 1

        def came(reply: Reply) -> None:
            if search.query == query:
                search.recalled = reply.result if isinstance(reply.result, tuple) else None
                search.fault = strings.NO_ANSWER.format(reply.fault) if reply.fault else ""
                search.asked += 1
                self.acts.renew()

        self.acts.ask(lambda number: Recollect(number, person.name, query), came)

    def _finds(self, person: Person, search: Search, world: Seen) -> Sieve | Whole:
        """What fits the present wish, begun anew when the wish or the stream is another."""
        rows, wanted = person.stream.rows, search.wanted
        if search.finds is None or search.sought != (wanted, id(rows)):
            search.sought = (wanted, id(rows))
            search.finds = Whole(rows) if wanted.is_all else Sieve(rows, wanted.test(world.clock))
        return search.finds

    def _of(self, person: Person) -> Search:
        return self._searches.setdefault(person.name, Search())


def _back(search: Search) -> None:
    """To the stream, whatever was searched: the words asked for what comes to mind, not for themselves."""
    search.query = ""
    search.wanted = search.wanted.without("words")
    search.entry.set("")


def options_of(name: str, person: Person, world: Seen) -> list[Option]:
    """What a filter may be set to."""
    if name == "kind":
        return [Option(kind, words, emoji) for kind, (emoji, words) in strings.KINDS.items()]
    if name == "person":
        return [Option(other, other, "👤") for other in sorted(world.people) if other != person.name]
    if name == "place":
        return [Option(sector, sector, "🏠") for sector in sorted({room.sector for room in world.town.rooms.values()})]
    first, last = world.clock.start.date(), world.clock.now.date()
    days = [last - timedelta(days=n) for n in range((last - first).days + 1)]
    return [Option(key_of(day), value_words("day", day), "📅") for day in [*days, BEFORE]]


def key_of(value: str | date | None) -> str:
    """The value of a filter as the key of an option."""
    return value.isoformat() if isinstance(value, date) else value or ""


def value_words(name: str, value: str | date | None) -> str:
    """The value of a filter in words."""
    if isinstance(value, date):
        return strings.BEFORE if value == BEFORE else f"{value:%a} {value.day} {value:%b}"
    return strings.KINDS[str(value)][1] if name == "kind" else str(value)
