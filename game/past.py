"""The past of a town in its window: going back, branching, comparing, replays."""

import queue
from collections.abc import Callable
from dataclasses import replace
from typing import get_args

from game.archive import Archive, fault_of, unsaved
from game.errors import GameError, SaveError
from game.replaying import MindsUntil, Replaying
from game.saves.bill import was_asked
from game.session import Session
from game.view import strings
from game.view.intents import (
    BeginReplay,
    BeginTown,
    BranchOff,
    ChangeOptions,
    ChangeSettings,
    Chore,
    Compare,
    Export,
    Filing,
    FindWhy,
    GoBack,
    Intent,
    KeepText,
    LeaveReplay,
    OpenTown,
    Question,
    Quit,
    ReadHistory,
    ReadPictures,
    ReadWhy,
    Reply,
    SeekReplay,
    SetSpeed,
    ShowTitle,
    SkipAhead,
    StepMark,
    StopAsking,
    TakePicture,
    Tell,
    TogglePause,
)
from game.view.saves import words
from game.view.seen import Status
from game.world.world import World

Settled = GoBack | BeginReplay | BranchOff | Compare
"""What waits for a moment at which the town can be saved."""
_IN_A_REPLAY = (
    ReadHistory, ReadPictures, Export, ReadWhy, FindWhy, SetSpeed, TogglePause, StopAsking, KeepText, TakePicture, Tell,
    ChangeOptions, ChangeSettings, Quit, OpenTown, BeginTown, ShowTitle, *get_args(Chore),
)  # fmt: skip
"""What a replay leaves as it is."""


class Past:
    """One object of the window, on one session."""

    def __init__(
        self,
        archive: Archive,
        session: Session,
        replies: "queue.SimpleQueue[Reply]",
        say: Callable[[str], None],
        moved: Callable[[], None],
    ) -> None:
        """`moved` is called whenever play goes on from another moment, or has just come back from a replay."""
        self._archive, self._session, self._replies, self._say, self._moved = archive, session, replies, say, moved
        self.replaying = Replaying(session, say)
        file = session.file
        if file is not None and session.answering.asked is None and file.look(was_asked):
            say(strings.SAVES_MODEL)

    @property
    def world(self) -> World:
        """What is on the screen."""
        return self.replaying.world

    def takes(self, intent: Intent) -> bool:
        """Do what needs nothing of the town in play, and refuse what a replay cannot have; False for all else."""
        if self.replaying.on and self._in_replay(intent):
            return True
        match intent:
            case SeekReplay() | StepMark() | LeaveReplay():
                return True
            case BranchOff() | Compare():
                return False
            case _ if isinstance(intent, Filing):
                self._archive.take(intent)
                return True
        return False

    def does(self, intent: Intent) -> bool:
        """Do what the town had to be settled for; False for all else."""
        if not isinstance(intent, Settled):
            return False
        try:
            self._do(intent)
        except GameError as fault:
            if isinstance(intent, BranchOff | Compare):
                self._replies.put(Reply(intent.number, fault=fault_of(fault, self._session.file)))
            else:
                self._say(str(fault))
        return True

    def status(self, status: Status) -> Status:
        """What the screen is to know of a replay."""
        told = self.replaying.told()
        if told is None:
            return status
        tick = self.world.tick
        thinking = frozenset(person for person, lane in self.world.in_flight if lane == "acting")
        return replace(
            status, replay=told, minds=MindsUntil(status.minds, tick), thinking=thinking, streaming={}, night=False,
            skipping="", waiting="",
        )  # fmt: skip

    def stop(self) -> None:
        """Wait for the threads: the file is about to be closed."""
        self.replaying.stop()
        self._archive.stop()

    # in a replay -------------------------------------------------------------------------------------
    def _in_replay(self, intent: Intent) -> bool:
        """What an intent means there; False for what is as always."""
        match intent:
            case SeekReplay():
                self.replaying.seek(intent.tick)
            case StepMark() | SkipAhead():
                self.replaying.step_mark(intent.direction if isinstance(intent, StepMark) else 1)
            case LeaveReplay():
                self._leave()
            case BranchOff(checkpoint=0):
                self.replaying.branch_here(intent.name, lambda made, fault: self._branched(intent.number, made, fault))
            case _ if isinstance(intent, _IN_A_REPLAY):
                return False
            case _ if isinstance(intent, Question):
                self._replies.put(Reply(intent.number, fault=strings.REPLAY_NO_QUESTION))
            case _:
                self._say(strings.REPLAY_REFUSES)
        return True

    def _leave(self) -> None:
        self.replaying.leave()
        self._moved()
        self._say(strings.REPLAY_LEFT.format(words.moment(self._session.world.clock.now)))

    def _branched(self, number: int, made: int, fault: str) -> None:
        """A branch was begun in a replay: play goes on in it."""
        self._replies.put(Reply(number, not fault, fault))
        if fault:
            return
        self.replaying.leave()
        self._go(made)

    # settled -----------------------------------------------------------------------------------------
    def _do(self, intent: Settled) -> None:
        file, session = self._session.file, self._session
        if file is None:
            raise SaveError(strings.SAVES_NO_FILE)
        if not file.read_only and unsaved(file, session.world.tick):
            session.save("auto", _note(intent))
        match intent:
            case GoBack():
                self._go(intent.checkpoint, intent.branch or None)
            case BranchOff():
                branch = file.tree.branch(intent.checkpoint, intent.name)
                self._replies.put(Reply(intent.number, True))
                self._go(intent.checkpoint, branch.id)
            case BeginReplay():
                file.flush()
                self.replaying.begin(intent.branch, intent.tick)
            case Compare():
                self._archive.take(intent)

    def _go(self, checkpoint: int, branch: int | None = None) -> None:
        self._session.wind_up()
        self._session.go_back(checkpoint, branch)
        self._moved()
        self._say(strings.SAVES_BACK.format(time=words.moment(self._session.world.clock.now)))


def _note(intent: Settled) -> str:
    match intent:
        case GoBack() | BranchOff():
            return strings.SAVES_KEPT_FOR.format(f"number {intent.checkpoint}")
    return ""
