"""The tab *Why?*: what went through somebody's head, thought by thought, and one of them in full."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.intents import FindWhy, ReadWhy, Reply
from game.view.overlay import deed_now
from game.view.panels.long_list import Rows
from game.view.panels.memory_rows import Teller
from game.view.panels.rows import NOTE, Maker
from game.view.panels.tab import Tab
from game.view.panels.thought import Prompts, Thinker, thought_rows
from game.view.panels.thought_list import ThoughtRows
from game.view.parts import Button, Words
from game.view.seen import Deed, Head, Seen, Trace
from game.view.words import clean, first_capital
from game.world.clock import DAY, MINUTE
from game.world.conversations import Conversation
from game.world.conversations import Line as Said
from game.world.memories import Memory, MemoryStream
from game.world.people import Person

_FRESH = 10 * MINUTE
"""Ticks away from the page after which a thought that was open is no longer what the reader comes back for."""


@dataclass(slots=True)
class Looked:
    """What is looked at in one person's head."""

    stream: MemoryStream | None = None
    """Whose memories: after a load they are others, and what was read is worth nothing."""
    trace: Trace | None = None
    """The thought that is open; None for the list."""
    asked: bool = False
    """Whether the thought behind something is shown, or looked for."""
    waits: bool = False
    """Whether it is still looked for."""
    about: str = ""
    """What it was asked about, in words; empty for a thought that was chosen from the list."""
    fault: str = ""
    """Why it could not be looked for."""
    earlier: list[Trace] = field(default_factory=list)
    """Read from the log, oldest first."""
    since: int | None = None
    """The first tick that was read from the log; None for nothing."""
    reading: bool = False
    prompts: Prompts = field(default_factory=set)
    """The prompts that are unfolded."""
    seen: int | None = None
    """The tick at which it was on the screen last; None for not yet."""
    turns: int = 0
    """Goes up with each change of what is shown."""

    def show(self, trace: Trace | None, asked: bool = False, waits: bool = False, about: str = "") -> None:
        """Open a thought, the list, or the wait for a thought."""
        self.trace, self.asked, self.waits, self.about, self.seen = trace, asked, waits, about, None
        self.prompts = set()
        self.turns += 1


class WhyTab(Tab[Person]):
    """Thoughts, and what was behind each: questions, memories with their scores, prompts, answers."""

    name = "why"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._looked: dict[str, Looked] = {}
        self._heads: tuple[Hashable, Sequence[Head]] = ((), ())

    def look_for(self, person: str, deed: Deed) -> None:
        """Show the thought behind something that somebody did; it is found a frame or two later."""
        looked = self._looked.setdefault(person, Looked())
        about = words_of(deed, person)
        looked.show(None, asked=True, waits=True, about=about)
        turn = looked.turns

        def found(reply: Reply) -> None:
            if looked.turns == turn:
                trace: Trace | None = reply.result  # type: ignore[assignment]
                looked.show(trace, asked=True, about=about)
                looked.fault = strings.NO_ANSWER.format(reply.fault) if reply.fault else ""
                self.acts.renew()

        self.acts.ask(lambda number: FindWhy(number, person, deed), found)

    def forget(self, world: Seen) -> None:
        """As many thoughts need not be the same thoughts."""
        self._heads = (), ()
        self._looked.clear()

    def opened(self, person: Person, world: Seen) -> None:
        """What was looked at some time ago gives way to the list, the newest first."""
        looked = self._of(person)
        if looked.seen is not None and abs(world.clock.tick - looked.seen) > _FRESH:
            looked.show(None)

    def signature(self, person: Person, world: Seen) -> Hashable:
        """Which thoughts there are, and what is unfolded."""
        looked = self._of(person)
        looked.seen = world.clock.tick
        listed = not looked.asked and looked.trace is None
        if listed and not self._kept(person) and looked.since is None and not looked.reading:
            self._read_earlier(person, looked, world)
        unfolded = looked.turns, len(looked.prompts), looked.reading, len(looked.earlier), looked.since
        grown = 0 if looked.trace else person.thoughts
        return unfolded, grown, deed_now(person, world) if listed else None, world.clock.now.date()

    def place(self, person: Person) -> Hashable:
        """The thought that is open."""
        return self._of(person).turns

    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[Line]:
        """The way back to all thoughts, or how many there are."""
        looked = self._of(person)
        if looked.asked or looked.trace is not None:
            words = strings.WHY_ALL.format(person.first_name)
            back = Button(words, partial(self._show, looked, None), key="all", skin=PAPER)
            about = [Words(make.text(clean(looked.about, 90), (look.BODY, True, look.MAROON), gap=0))] * bool(
                looked.about
            )
            return [back, *about]
        count = len(self._kept(person)) + len(looked.earlier)
        title = [Words(make.text(strings.WHY_TITLE[count != 1].format(count), NOTE, gap=0))] * bool(count)
        return [*self._now(person, world), *title]

    def _now(self, person: Person, world: Seen) -> Sequence[Line]:
        """The way to the thought behind what they do at present."""
        deed = deed_now(person, world)
        if deed is None or deed[0] != person.name:
            return []
        words = strings.WHY_NOW.format(clean(said_of(deed[1], person.name), 60))
        return [Button(words, partial(self.acts.why, *deed), key="now", wide=True)]

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """The thought that is open, else all of them."""
        looked = self._of(person)
        if looked.trace is not None:
            teller = Teller(person.stream, world.clock, make)
            return thought_rows(looked.trace, Thinker(teller, looked.prompts, self.acts.renew, looked.about))
        if looked.asked:
            return make.empty(strings.WHY_LOOKING if looked.waits else looked.fault or strings.WHY_GONE)
        heads = [*looked.earlier, *self._kept(person)]
        more = strings.WHY_READING if looked.reading else strings.WHY_EARLIER if self._has_more(looked) else ""
        if not heads and not more:
            return make.empty(strings.WHY_NONE)
        read = partial(self._read_earlier, person, looked, world)
        return ThoughtRows(heads[::-1], world.clock, make, self._whole, partial(self._show, looked), more, read)

    def _show(self, looked: Looked, trace: Trace | None) -> None:
        looked.show(trace)
        self.acts.renew()

    def _whole(self, head: Head) -> Trace | None:
        """All of a thought: as it was read from the log, else from the latest."""
        earlier = self._looked[head.person].earlier
        read = next((trace for trace in earlier if trace is head), None)
        return read or self.acts.status().minds.whole(head.thought)

    def _kept(self, person: Person) -> Sequence[Head]:
        """The heads of the latest thoughts, looked up when there are others."""
        key = person.name, person.thoughts, id(self.acts.status().minds)
        if self._heads[0] != key or person.thoughts == 0:
            self._heads = key, self.acts.status().minds.heads(person.name)
        return self._heads[1]

    def _has_more(self, looked: Looked) -> bool:
        return looked.since is None or looked.since > 0

    def _read_earlier(self, person: Person, looked: Looked, world: Seen) -> None:
        """Have a day read from the log, the one before what is known."""
        if looked.reading or not self._has_more(looked):
            return
        known = [head.tick for head in self._kept(person)[:1]] or [world.clock.tick + 1]
        until = (known[0] if looked.since is None else looked.since) - 1
        looked.reading = True

        def came(reply: Reply) -> None:
            looked.reading, looked.since = False, max(0, until - DAY)
            seen = {head.thought for head in self._kept(person)}
            read = reply.result if isinstance(reply.result, tuple) else ()
            looked.earlier = [*(trace for trace in read if trace.thought not in seen), *looked.earlier]
            self.acts.renew()

        self.acts.ask(lambda number: ReadWhy(number, person.name, max(0, until - DAY), until), came)

    def _of(self, person: Person) -> Looked:
        looked = self._looked.setdefault(person.name, Looked())
        if looked.stream is None:
            looked.stream = person.stream
        elif looked.stream is not person.stream:
            looked = self._looked[person.name] = Looked(person.stream)
        return looked


def words_of(deed: Deed, person: str) -> str:
    """What is asked about, as a question."""
    if isinstance(deed, Conversation):
        return strings.WHY_TALK.format(deed.other(person))
    return strings.WHY_DEED.format(said_of(deed, person))


def said_of(deed: Deed, person: str) -> str:
    """What somebody did, in words."""
    match deed:
        case Memory():
            return deed.text
        case Said():
            return f"“{deed.text}”"
        case Conversation():
            return strings.TALK.format(deed.other(person))
    return first_capital(deed.what)
