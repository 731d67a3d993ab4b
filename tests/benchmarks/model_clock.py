"""How long a day takes with a model, on a simulated clock: `python -m tests.benchmarks.model_clock [PEOPLE] [HOURS]`.

The world, the thoughts and the order of calls are the game's own; a call takes so many seconds of a clock that only
the benchmark moves. The rules say what would be answered. Told are the seconds that a run takes, and how that compares
with what no order of calls could better: the longest chain of thoughts that rest on each other, and all calls together
shared among the slots.

What was tried to bring strict with 8 slots nearer to 1.3 (25 people, a day; 1.48x, 594 s as it is; one slot 1.00x):
of the seconds that the clock waits, 272 are for a line, 224 for a reaction and 48 for actions, and while it does, all
slots are busy in 174 of 590. Asking an hour ahead in place of half of one: 1.51x. Reactions due after 3 minutes: 1.50x.
Lines after 4: 1.45x. Both, an hour ahead, and two hours for what goes on in the background: 1.40x. Moments of lines and
reactions on a grid of 2 minutes, so that they are waited for together: 1.40x; on one of 3 minutes 1.26x, but then a
line takes 6 minutes and a talk most of an hour. Talks keep their pace; what is left is their lines, one after another.
"""

import heapq
import itertools
import random
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game import config, pace
from game.answering import Pace
from game.llm.slots import URGENT, Line
from game.mind import questions as q
from game.mind.acts import think
from game.mind.questions import Mind, Question
from game.mind.recall import Recall
from game.mind.routes import RoutedMind, Setting, route
from game.mind.rules import RuleMind
from game.session import Session
from game.towns.load import load_world
from game.world.answers import apply_all
from game.world.clock import DAY, HOUR, MINUTE
from game.world.commands import Answer, Say, StartTalk
from game.world.thoughts import NextLine, Thought
from game.world.tick import tick
from game.world.world import World

_ATTEMPTS, _BACKOFF = 4, 0.5
SPEED = 6.0
"""Ticks a second in the window at its lowest speed."""


class _Counting:
    """The rules in the place of a model: counts the calls that a thought makes."""

    def __init__(self) -> None:
        self.calls = 0
        self._rules: Mind = RuleMind()

    def answer(self, question: Question[q.A]) -> q.A:
        self.calls += 1
        return self._rules.answer(question)


@dataclass(slots=True)
class _Job:
    thought: Thought
    answer: Answer
    left: int
    """Calls that it still takes."""
    moment: int
    chain: float
    """Seconds from the start to its end, if nothing but what it rests on had been waited for."""
    urgency: int
    entered: float = 0.0
    failed: int = 0


@dataclass(slots=True)
class Told:
    """What came of a simulated run; seconds."""

    took: float = 0.0
    chain: float = 0.0
    work: float = 0.0
    """All calls one after the other."""
    calls: int = 0
    hurried: int = 0
    given_up: int = 0
    """Thoughts that the rules answered because a call failed again and again."""
    dropped: int = 0
    idle: int = 0
    """The longest that anybody stood without an act, in ticks."""
    urgent_waits: list[float] = field(default_factory=list)
    """Seconds that urgent calls waited for a slot."""
    behind: int = 0
    """Urgent calls that waited while one that can wait began."""
    thoughts: Counter[str] = field(default_factory=Counter)

    def ratio(self, slots: int) -> float:
        """How many times as long as can be."""
        return self.took / max(self.chain, self.work / slots, 1e-9)


class Simulated:
    """A town, a line of calls, and a clock."""

    def __init__(
        self,
        world: World,
        recall: Recall,
        pace_: Pace,
        slots: int,
        latency: float,
        setting: Setting = "faithful",
        failing: float = 0.0,
        rate: float = float("inf"),
    ) -> None:
        """`rate` is how many ticks a second the clock goes at the most."""
        self.world, self.recall, self.pace, self.latency, self.rate = world, recall, pace_, latency, rate
        self.now, self.told = 0.0, Told()
        self._line, self._slots = Line(slots), slots
        self._failing, self._chance = failing, random.Random(1)
        self._counting = _Counting()
        model = self._counting
        self._mind = RoutedMind(lambda x: route(setting, x), {"rules": RuleMind(), "small": model, "big": model})
        self._ends: list[tuple[float, int, int]] = []
        self._numbers = itertools.count()
        self._tickets: dict[int, _Job] = {}
        self._jobs: dict[int, _Job] = {}
        """In flight, by thought."""
        self._ready: dict[int, _Job] = {}
        self._chains: dict[str, float] = {}
        self._seen: Counter[str] = Counter()
        self._idle: Counter[str] = Counter()
        world.settings = pace.paced(world.settings, pace_)

    def run(self, ticks: int) -> Told:
        """Let so many ticks pass."""
        for _ in range(ticks):
            self._step()
        while self._jobs:
            self._next_end()
        self._apply(lambda job: True)
        self.told.took = self.now
        self.told.dropped = self.world.counts.get("dropped answers", 0)
        return self.told

    def _step(self) -> None:
        began = self.now
        thoughts = tick(self.world)
        self._see()
        for thought in thoughts:
            self._raise(thought)
        self._begin_calls()
        {"strict": self._all, "timed": self._timed}.get(self.pace, self._overdue)()
        self._pass_until(began + 1.0 / self.rate)
        self._watch()

    # -- when the clock goes on

    def _all(self) -> None:
        while self._jobs:
            self._next_end()
        self._apply(lambda job: True)

    def _timed(self) -> None:
        def due(job: _Job) -> bool:
            return self.world.tick >= job.moment or pace.stands(self.world, job.thought)

        while any(map(due, self._jobs.values())):
            self._next_end()
        self._apply(due)

    def _overdue(self) -> None:
        def in_season(job: _Job) -> bool:
            return not pace.is_early(self.world, job.answer)

        self._apply(in_season)
        while late := pace.overdue(self.world):
            if self.pace == "brisk":
                for thought in late:
                    self._hurry(thought)
            else:
                self._next_end()
            self._apply(in_season)

    def _hurry(self, thought: Thought) -> None:
        job = self._jobs.get(thought.id)
        if job is not None:
            self.told.hurried += 1
            for ticket in [t for t, other in self._tickets.items() if other is job]:
                self._line.leave(ticket)
                del self._tickets[ticket]
            self._done(job)
            self._begin_calls()

    def _pass_until(self, moment: float) -> None:
        while self._ends and self._ends[0][0] <= moment:
            self._next_end()
        self.now = max(self.now, moment) if moment > self.now else self.now

    # -- calls

    def _raise(self, thought: Thought) -> None:
        self._counting.calls = 0
        answer = think(thought, self._mind, self.recall)
        calls = self._counting.calls
        self.told.thoughts[type(thought.facts).__name__] += 1
        chain = self._rests_on(thought) + calls * self.latency
        job = _Job(thought, answer, calls, pace.moment(self.world, thought), chain, thought.urgency)
        self._jobs[thought.id] = job
        self._go_on(job)

    def _see(self) -> None:
        """What somebody has seen of others, or heard from them, rests on what those thought."""
        for name, person in self.world.people.items():
            rows = person.stream.rows
            others = {other for memory in rows[self._seen[name] :] for other in memory.subjects}
            self._chains[name] = max(self._chains.get(other, 0.0) for other in (name, *others))
            self._seen[name] = len(rows)

    def _rests_on(self, thought: Thought) -> float:
        own = self._chains.get(thought.person, 0.0)
        other = thought.facts.other if isinstance(thought.facts, NextLine) else ""
        return max(own, self._chains.get(other, 0.0))

    def _go_on(self, job: _Job) -> None:
        if not job.left:
            self._done(job)
            return
        job.entered = self.now
        self._tickets[self._line.enter(job.urgency, job.moment)] = job

    def _begin_calls(self) -> None:
        for ticket in self._line.begin():
            job = self._tickets[ticket]
            if job.urgency <= URGENT:
                self.told.urgent_waits.append(self.now - job.entered)
            elif any(w.urgency <= URGENT and t not in self._line.running for t, w in self._tickets.items()):
                self.told.behind += 1
            heapq.heappush(self._ends, (self.now + self.latency, next(self._numbers), ticket))

    def _next_end(self) -> None:
        self.now, _, ticket = heapq.heappop(self._ends)
        job = self._tickets.pop(ticket, None)
        if job is None:
            return  # it was called off
        self._line.leave(ticket)
        self.told.calls += 1
        self.told.work += self.latency
        if self._failing and self._chance.random() < self._failing:
            self._failed(job)
        else:
            job.failed, job.left = 0, job.left - 1
            self._go_on(job)
        self._begin_calls()

    def _failed(self, job: _Job) -> None:
        """Once more; after some attempts the rules answer what was asked."""
        job.failed += 1
        if job.failed >= _ATTEMPTS:
            self.told.given_up += 1
            job.failed, job.left = 0, job.left - 1
        self._go_on(job)

    def _done(self, job: _Job) -> None:
        del self._jobs[job.thought.id]
        self._ready[job.thought.id] = job

    def _apply(self, wanted: Callable[[_Job], bool]) -> None:
        jobs = [job for job in self._ready.values() if wanted(job)]
        for job in jobs:
            del self._ready[job.thought.id]
            self.told.chain = max(self.told.chain, job.chain)
            for person in _concerned(job):
                self._chains[person] = max(self._chains.get(person, 0.0), job.chain)
        apply_all(self.world, [job.answer for job in jobs])

    def _watch(self) -> None:
        for person in self.world.people.values():
            busy = person.conversation or person.plan.action_at(self.world.tick) is not None
            self._idle[person.name] = 0 if busy else self._idle[person.name] + 1
        self.told.idle = max(self.told.idle, *self._idle.values())


def _concerned(job: _Job) -> tuple[str, ...]:
    """Whose next thoughts rest on this one."""
    match job.answer:
        case StartTalk():
            return job.thought.person, job.answer.to
        case Say() if isinstance(job.thought.facts, NextLine):
            return job.thought.person, job.thought.facts.other
    return (job.thought.person,)


def simulated(people: list[str], hours: float, pace_: Pace, slots: int, latency: float, **more: Any) -> Told:
    """A run of a new town."""
    session = Session(load_world(config.maps_folder() / "smallville", "day", people))
    try:
        return Simulated(session.world, session.recall, pace_, slots, latency, **more).run(round(hours * HOUR))
    finally:
        session.close()


def line_of(name: str, told: Told, slots: int) -> str:
    """A run in a line."""
    waits = sorted(told.urgent_waits) or [0.0]
    return (
        f"{name:34} {told.took:8.0f} s {told.chain:7.0f} s {told.work / slots:7.0f} s {told.ratio(slots):6.2f}x"
        f" {told.calls:6} {told.idle / MINUTE:6.1f} {waits[len(waits) * 99 // 100]:6.1f} s"
        f" {told.hurried:6} {told.dropped:4}"
    )


def main(people: str, hours: float) -> None:
    """Print the table."""
    names = [] if people == "all" else people.split(",")
    head = ("took", "chain", "shared", "ratio", "calls", "idle m", "urgent", "rules", "drop")
    print(f"{hours:g} game hours, 2 s a call{'':11} " + " ".join(f"{word:>8}" for word in head))
    for name, pace_, slots in (
        ("strict, 8 slots", "timed", 8),
        ("strict, 1 slot", "timed", 1),
        ("all wait at each tick, 8 slots", "strict", 8),
        ("patient, 8 slots", "patient", 8),
    ):
        print(line_of(name, simulated(names, hours, pace_, slots, 2.0), slots), flush=True)  # type: ignore[arg-type]
    for pace_ in ("patient", "brisk"):
        told = simulated(names, 2.0, pace_, 1, 3.0, rate=SPEED)  # type: ignore[arg-type]
        print(line_of(f"2 hours, {pace_}, 1 slot, 3 s", told, 1), flush=True)
    told = simulated(names, min(hours, 6.0), "patient", 8, 2.0, failing=0.3)
    print(line_of("30 % of calls failing, patient", told, 8))


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "all", float(sys.argv[2]) if len(sys.argv) > 2 else DAY / HOUR)
