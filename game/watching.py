"""What the loop does for somebody who watches: skipping to the next thing of note, fast nights, how a model does."""

import re
import time
from pathlib import Path

from game.answering import Asked
from game.errors import InputError
from game.session import Session
from game.view import strings
from game.view.liveliest import STOPS
from game.view.seen import Answers, Spent
from game.view.words import time_of_day
from game.world.clock import HOUR, MINUTE
from game.world.events import Event
from game.world.world import World

_STIRS = (*STOPS, "state", "waking")
"""Kinds of event that slow a night down."""
_CALM = HOUR // 2
"""Ticks without such an event after which a night runs fast."""
_ASKED_EVERY = 1.0
_ODD = re.compile(r"[^\w ,.()-]")


class Watch:
    """How the clock goes for somebody who watches, and how the model does."""

    def __init__(self, session: Session) -> None:
        self.night = False
        """Whether everybody sleeps, and the night runs as fast as it goes."""
        self._session = session
        self._skip: Skip | None = None
        self._paused_before = False
        self._answers, self._asked_at = Answers(), -_ASKED_EVERY

    @property
    def skipping(self) -> str:
        """How far skipping has come, in words; empty if time is not skipped."""
        return self._skip.words(self._session.world) if self._skip is not None else ""

    @property
    def answers(self) -> Answers:
        """How it is with the model, looked at once a second."""
        now = time.monotonic()
        if now - self._asked_at >= _ASKED_EVERY:
            self._asked_at, self._answers = now, answers_of(self._session)
        return self._answers

    def skip(self, on: bool, paused: bool) -> bool:
        """Let time run to the next thing of note, or stop doing so; whether the clock stands then."""
        if on and self._skip is None:
            self._skip, self._paused_before = Skip(self._session.world), paused
            return False
        if not on and self._skip is not None:
            self._skip = None
            return self._paused_before
        return paused

    def forget(self) -> None:
        """The player sets the clock, or the town is another: nothing is skipped."""
        self._skip = None

    def hurries(self, fast_night: bool) -> bool:
        """Whether time runs as fast as it goes, whatever speed was chosen."""
        self.night = fast_night and runs_fast(self._session.world)
        return self._skip is not None or self.night

    def arrived(self) -> Event | None:
        """What of note time has run to; skipping is over then."""
        event = self._skip.found(self._session.world) if self._skip is not None else None
        if event is not None:
            self._skip = None
        return event

    def wakes(self) -> bool:
        """Whether a fast night has just come to its end."""
        return self.night and not runs_fast(self._session.world)


class Skip:
    """Time runs until something of note happens."""

    def __init__(self, world: World) -> None:
        self._start, self._last = world.tick, world.log[-1] if world.log else None

    def found(self, world: World) -> Event | None:
        """The first thing of note since it was begun or last asked."""
        new: list[Event] = []
        for event in reversed(world.log):
            if event is self._last or event.tick < self._start:
                break
            new.append(event)
        self._last = world.log[-1] if world.log else None
        return next((event for event in reversed(new) if event.kind in STOPS), None)

    def words(self, world: World) -> str:
        """How far it has come."""
        minutes = (world.tick - self._start) // MINUTE
        return strings.SKIPPING.format(time=time_of_day(world.clock.now), minutes=minutes)


def runs_fast(world: World) -> bool:
    """Whether everybody sleeps and nothing has happened for a while, so that the night may be over sooner."""
    if not world.people or not all(person.asleep for person in world.people.values()):
        return False
    for event in reversed(world.log):
        if world.tick - event.tick > _CALM:
            break
        if event.kind in _STIRS:
            return False
    return True


def answers_of(session: Session) -> Answers:
    """How it is with the model, and what it costs; nothing under rules."""
    asked = session.answering.asked
    if asked is None:
        return Answers()
    governor = asked.governor
    return Answers(asked.why_not or governor.stopped_by, _spans(asked), asked.waiting)


def _spans(asked: Asked) -> tuple[Spent, ...]:
    governor, caps = asked.governor, asked.governor.caps
    bills = (
        (governor.last_hour, caps.tokens_an_hour, caps.money_an_hour),
        (governor.today, caps.tokens_a_day, caps.money_a_day),
        (governor.total, caps.tokens_a_town, caps.money_a_town),
    )
    return tuple(Spent(b.calls, b.tokens, b.money, b.unpriced, tokens, money) for b, tokens, money in bills)


def keep_text(folder: Path, name: str, text: str) -> Path:
    """Write a text to `name.md` in a folder, under another name if there is one. Raises `InputError`."""
    bare = _ODD.sub("", name).strip(" .")[:120] or "text"
    names = [bare, *(f"{bare} ({number})" for number in range(2, 1_000))]
    path = next(p for n in names if not (p := folder / f"{n}.md").exists())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"{path}: cannot be written ({error.strerror or error})") from error
    return path
