"""A town being played, with or without a window: the world, the mind that answers, and the file that keeps it.

Under rules the thoughts of a tick are answered before the next tick begins. In the window the clock waits for them,
never the frame; without a window the caller waits. Between the two the town is *settled*: nothing is in flight, and
it may be saved. Where a model answers, the clock may also go on meanwhile (pace.py).
"""

import queue
import time
from collections.abc import Callable, Iterable
from datetime import date
from functools import partial
from pathlib import Path

from game import pace
from game.answering import Answering
from game.keeping import Deed, Keeping, behind, tick_of
from game.llm.embedder import EmbeddedEmbedder, Embedder
from game.mind.acts import think
from game.mind.gate import Gate
from game.mind.index import Index, collection_name, lacking
from game.mind.questions import Mind
from game.mind.recall import Recall, RecallSettings
from game.mind.trace import Trace, Traces
from game.mind.vectors import Vectors
from game.mind.worker import Think, Worker
from game.mind.wrappers import CountedMind
from game.saves.played import Recording
from game.saves.town_file import Arrival, TownFile
from game.saves.writing import Outcome, Picture
from game.world.answers import apply_all
from game.world.clock import DAY, HOUR
from game.world.commands import Answer, Command
from game.world.homes import with_owners
from game.world.playing import fault
from game.world.thoughts import NextLine, Thought
from game.world.tick import tick
from game.world.world import World

_DEAD_AFTER = 120.0
"""Seconds of silence after which a headless run takes the mind for dead."""
_WIND_UP = 1.0
"""Seconds that the rules have for the thoughts that a model is no longer waited for."""
_SAVE_WITHIN = 5.0
"""Seconds after which a town that does not come to rest is saved with thoughts in flight, which are not state."""
_LAST_WORDS = 0.5
"""Seconds that the index of memories has for what is queued when the town is closed."""
AUTOSAVE_EVERY, AUTOSAVE_AT_LEAST = HOUR, DAY
"""Ticks between autosaves, and ticks after which there is one however fast they pass."""
AUTOSAVE_REST, AUTOSAVE_WAITS = 30.0, 300.0
"""Real seconds between autosaves at the least, and at the most while time passes at all."""


class Session:
    """The one owner of a world."""

    def __init__(
        self,
        world: World,
        file: TownFile | None = None,
        mind: Mind | None = None,
        recall: RecallSettings = RecallSettings(),
        think: Think = think,
        answering: Answering | None = None,
    ) -> None:
        """`answering` says who answers: the rules, or only `mind`, if it is left out. `recall` and `think` are for
        studies, which change the numbers of retrieval or leave something out."""
        self.answering = answering or (Answering(mind) if mind else Answering())
        self.world = world
        self.folder: Path | None = None
        """The town folder, where a session was opened from one."""
        self.file = file
        self._date: date | None = None
        self._enter()
        self.notices = self.answering.notices
        """What the player should be told: the index is rebuilding, a save failed, the model does not answer."""
        self.mind = CountedMind(self.answering.mind)
        embedder = EmbeddedEmbedder()
        self.index = _index_of(file, embedder, self.notices) if file and not file.read_only else None
        if self.index is not None and file is not None and world.tick and (said := lacking(index_folder(file.path))):
            self.notices.put(said)
        self.gate = Gate()
        self.vectors = Vectors(embedder, self.index, self.gate.breathe)
        self.recall = Recall(self.vectors, recall)
        self._keeping = Keeping(file, self.answering) if file else None
        self._traces = Traces(kept=self._keeping.record) if self._keeping else Traces()
        who, thinks = self.answering, self._traces.recording(think)
        self.worker = Worker(self.mind, self.recall, self.gate, thinks, who.turn, who.at_once, who.asked is not None)
        in_time = who.pace == "timed" or who.moments is not None
        self._times = pace.Timetable(who.moments) if in_time else None
        self._owed: set[int] = set()
        self._answers: list[Answer] = []
        self._commands: list[Command] = []
        self.autosave_every = AUTOSAVE_EVERY
        """Ticks between autosaves."""
        self._saved_at, self._saved_tick = time.monotonic(), world.tick
        self._save_asked: float | None = None
        self.waits_for = ""
        """Full name of the person whose answer the clock waits for, where a model is slower than the clock."""
        self.streaming: dict[str, str] = {}
        """What somebody is just saying to the player, by full name: as far as the model has written it."""

    @property
    def settled(self) -> bool:
        """Whether nothing is in flight: the moment to save, or to begin a tick."""
        return not self._owed

    def command(self, commands: Iterable[Command]) -> None:
        """Take the player's commands; they are applied before the next tick. What cannot be is told, and let go."""
        for command in commands:
            no = "" if isinstance(command, Answer) else fault(self.world, command)
            if no:
                self.notices.put(f"{no[:1].upper()}{no[1:]}.")
            else:
                self._commands.append(command)

    @property
    def pending(self) -> tuple[Command, ...]:
        """The player's commands that the next tick will begin with."""
        return tuple(self._commands)

    def begin(self) -> None:
        """Apply the player's commands and let one tick pass; its thoughts go to the worker."""
        self._act(before=True)
        self._turn_page()
        if self._keeping is not None:
            self._keeping.tell()
        for thought in tick(self.world):
            self._owed.add(thought.id)
            if self._times is not None:
                self._times.enter(self.world, thought)
            heard = self._listener(thought)
            wanted = 0 if heard or self._strict else pace.moment(self.world, thought)
            self.worker.submit(thought, wanted, heard)

    def ready(self, seconds: float = 0.0) -> bool:
        """Take in answers, waiting for them at most so long; whether the next tick may begin."""
        if self._strict:
            return self.settle(seconds)
        deadline = time.monotonic() + seconds
        if self._times is not None:
            return self._ready_in_time(self._times, deadline)
        self._take_in()
        while late := pace.overdue(self.world):
            self.waits_for = late[0].person
            if self.answering.pace == "brisk":
                self.worker.hurry(late)
            answer = self._next(deadline)
            if answer is None:
                return False
            self._take(answer)
        self.waits_for = ""
        return True

    def _ready_in_time(self, times: pace.Timetable, deadline: float) -> bool:
        """The same where answers are applied at moments fixed beforehand."""
        while missing := times.missing(self.world):
            self.waits_for = missing[0].person
            answer = self._next(deadline)
            if answer is None:
                return False
            self._take(answer)
        self.waits_for = ""
        self._answers = times.due(self.world)
        self._apply()
        return True

    def settle(self, seconds: float = 0.0) -> bool:
        """Take in answers, waiting for them at most so long. Where the clock waits for all of them they are applied
        once all are there, in their fixed order."""
        deadline = time.monotonic() + seconds
        while self._owed:
            answer = self._next(deadline)
            if answer is None:
                return False
            self._take(answer)
        self._answers += self._times.all() if self._times is not None else []
        self._apply()
        return True

    def wind_up(self, seconds: float = 0.0) -> bool:
        """Settle; what a model has not answered by then the rules answer at once, so that nothing is lost."""
        if self.settle(seconds):
            return True
        self.worker.hurry(self.world.in_flight.values())
        return self.settle(_WIND_UP)

    def step(self) -> None:
        """One tick and the answers it takes to go on. Raises RuntimeError if the mind fell silent, `ModelLostError`."""
        self.begin()
        sign = self.sign_of_life()
        while not self.ready(_DEAD_AFTER + self.answering.seconds):
            if sign == (sign := self.sign_of_life()):
                raise RuntimeError("the cognition thread has fallen silent")
        self.answering.check()

    @property
    def may_be_saved(self) -> bool:
        """Whether the town is settled, or has not come to rest since this was first asked, though it had time."""
        in_time = self._times is not None  # then looking must not change when answers are applied
        if not self.world.in_flight if in_time else self.settle():
            return True
        now = time.monotonic()
        self._save_asked = self._save_asked or now
        return not self._strict and now - self._save_asked > _SAVE_WITHIN

    def hold(self, held: bool) -> None:
        """Let no call to a model begin while the game is paused; those in flight go on."""
        if self.answering.asked is not None:
            self.answering.asked.slots.hold(held)

    @property
    def minds(self) -> Traces:
        """The latest thoughts, for a list that makes words only of those that it shows."""
        return self._traces

    def traces(self, person: str, tick: int | None = None) -> list[Trace]:
        """What went through somebody's head at a tick, or in all of their thoughts that are still kept."""
        return self._traces.of(person, tick)

    def why(self, person: str, tick: int | None = None) -> list[Trace]:
        """The same with what the log of the town has. Raises `SaveError`."""
        return self.log(person, tick or 0, tick)

    def log(self, person: str = "", since: int = 0, until: int | None = None) -> list[Trace]:
        """The thoughts of somebody, or of everybody, of some ticks, as far as they are kept. Raises `SaveError`."""
        latest = self._traces.between(person, since, until)
        known = {trace.thought for trace in latest}
        kept = self._keeping.read(self.world, person, since, until) if self._keeping else []
        return [*(trace for trace in kept if trace.thought not in known), *latest]

    def behind(self, person: str, what: Deed) -> Trace | None:
        """The thought behind a memory, a line, an act, a stretch or a change of the plan, or the beginning of a talk.
        Raises `SaveError`."""
        tick = tick_of(what)
        found = behind(self._traces.of(person), what, tick)
        if found is None and self._keeping is not None:
            found = behind(self._keeping.read(self.world, person, tick - DAY, tick), what, tick)
        return found

    def save(self, kind: str = "manual", note: str = "", thumbnail: Picture | None = None) -> int | None:
        """Have the town saved; the id of the checkpoint, None if there is no file. `outcomes` says once it is down."""
        if self.file is None or self.file.read_only:
            return None
        self._act(before=False)  # though the clock stood: it is to be saved with the rest
        played = self._recording.take() if self._recording is not None else ()
        made = self.file.save(self.world, kind, note, thumbnail, played)
        self._save_asked, self._saved_at, self._saved_tick = None, time.monotonic(), self.world.tick
        return made

    def _act(self, before: bool) -> None:
        """Do what the player wants, before a tick or between two."""
        if self._recording is not None:
            (self._recording.before if before else self._recording.after)(self._commands)
        apply_all(self.world, self._commands)
        self._commands.clear()

    def outcomes(self) -> list[Outcome]:
        """What has come of saves since this was last asked."""
        return self.file.outcomes() if self.file else []

    def go_back(self, checkpoint: int, branch: int | None = None) -> None:
        """Play on from a checkpoint of this town; it must be settled. Raises `SaveError`, and all is as it was then."""
        assert self.file is not None
        self.enter(self.file.read(partial(with_owners, self.world.town), checkpoint, branch))

    def enter(self, arrival: Arrival) -> None:
        """Play on from a moment of this file that was read; the town must be settled. Raises `SaveError`."""
        assert self.file is not None
        self.world = self.file.enter(arrival)
        self._enter()
        self.vectors.forget()
        self._traces.forget()
        if self._times is not None:
            self._times.forget()
        if self._keeping is not None:
            self._keeping.forget()
        self._commands.clear()
        self.streaming.clear()
        self._save_asked, self._saved_at, self._saved_tick = None, time.monotonic(), self.world.tick

    def write_behind(self) -> int:
        """Hand a slice of what is safely in the town file to the index of memories; how many, 0 if all are there."""
        if self.file is None or self.index is None:
            return 0
        return self.vectors.flush(self.file.committed(), self.file.branch_of)

    def autosave_is_due(self) -> bool:
        """Whether a game hour has passed since the last save, and half a minute of the player's; or a whole game day,
        or five minutes of the player's, so that a kill never costs more than that."""
        ticks, seconds = self.world.tick - self._saved_tick, time.monotonic() - self._saved_at
        if self.file is None or self.file.read_only or ticks <= 0 or self.file.saving:
            return False
        by_the_hour = ticks >= self.autosave_every and seconds > AUTOSAVE_REST
        return by_the_hour or ticks >= AUTOSAVE_AT_LEAST or seconds > AUTOSAVE_WAITS

    def close(self, seconds: float = _LAST_WORDS) -> None:
        """End the threads; what was saved is down when this returns. What the index cannot write in so many seconds
        is made again when it is needed."""
        self.worker.stop()
        if self.answering.asked is not None:
            self.answering.asked.close()
        try:
            if self.file is not None:
                self.file.flush()
                while self.write_behind():
                    pass
                self.file.close()
        finally:
            if self.index is not None:
                self.index.flush(seconds)
                self.index.close()

    @property
    def _strict(self) -> bool:
        return self.answering.pace == "strict"

    def _enter(self) -> None:
        """Make a world ready to be played at our pace."""
        self.world.grid.warm()
        self.world.settings = pace.paced(self.world.settings, self.answering.pace)
        self._turn_page()
        kept = self.file is not None and not self.file.read_only
        self._recording = Recording(self.world) if kept else None

    def _turn_page(self) -> None:
        """What is spent now is spent on this game day."""
        if self._date != self.world.clock.now.date():
            self._date = self.world.clock.now.date()
            if self.answering.asked is not None:
                self.answering.asked.governor.start_day(self._date.isoformat())

    def _take(self, answer: Answer) -> None:
        self._owed.discard(answer.thought)
        self.streaming.pop(answer.person, None)
        if self._times is not None:
            self._times.hold(answer)
            return
        self._answers.append(answer)
        if not self._strict:
            self._apply_in_season()

    def _take_in(self) -> None:
        """Apply together all answers that are there."""
        while (answer := self._next(0.0)) is not None:
            self._owed.discard(answer.thought)
            self.streaming.pop(answer.person, None)
            self._answers.append(answer)
        self._apply_in_season()

    def _apply_in_season(self) -> None:
        """Apply what has come, but no line before its time."""
        early = [answer for answer in self._answers if pace.is_early(self.world, answer)]
        self._answers = [answer for answer in self._answers if answer not in early]
        self._apply()
        self._answers = early

    def _listener(self, thought: Thought) -> Callable[[str], None] | None:
        """For what is said to the player: shown while it is being said."""
        facts, person = thought.facts, thought.person
        if self.answering.asked is None or not isinstance(facts, NextLine):
            return None
        other = self.world.people.get(facts.other)
        if other is not None and not other.played:
            return None

        def heard(text: str) -> None:
            if thought.id in self._owed:
                self.streaming[person] = text

        return heard

    def _apply(self) -> None:
        if self._answers:
            if self.answering.tape is not None:
                self.answering.tape.applied(self.world.tick, [answer.thought for answer in self._answers])
            if self._recording is not None:
                self._recording.after(self._answers)
            apply_all(self.world, self._answers)
            self._answers = []

    def sign_of_life(self) -> tuple[int, int]:
        """Something that changes as long as the mind is not dead, however slow it is."""
        asked = self.answering.asked
        return len(self._owed), asked.ended if asked else 0

    def _next(self, deadline: float) -> Answer | None:
        try:
            return self.worker.inbox.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            return None


def index_folder(town_file: Path) -> Path:
    """The folder of a town's index of memories, beside its file; it may be deleted at any time."""
    return town_file.with_suffix(".index")


def _index_of(file: TownFile, embedder: Embedder, notices: "queue.SimpleQueue[str]") -> Index:
    return Index(index_folder(file.path), collection_name(embedder.name, embedder.size), embedder.size, notices.put)
