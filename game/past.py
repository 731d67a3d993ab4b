"""The past of a town in its window: going back, branching, comparing, replays."""

import queue
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import get_args

from game.archive import Archive, fault_of, unsaved
from game.errors import GameError, SaveError
from game.going_back import GoingBack
from game.intervening import Interventions
from game.replaying import MindsUntil, Replaying
from game.saves.bill import was_asked
from game.saves.town_file import TownFile
from game.saves.writing import Picture
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
    QuickLoad,
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
    Undo,
)
from game.view.saves import words
from game.view.seen import Status
from game.world.world import World

Settled = GoBack | QuickLoad | Undo | BeginReplay | BranchOff | Compare
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
        moved: Callable[[bool], None],
        thumbnail: Callable[[], Picture],
    ) -> None:
        """`moved` is called whenever play goes on from another moment, or has just come back from a replay, with
        whether it waits for the player then."""
        self._archive, self._session, self._replies, self._say, self._moved = archive, session, replies, say, moved
        self._thumbnail = thumbnail
        self.replaying, self.going = Replaying(session, say), GoingBack(session, say)
        self.interventions = Interventions(session)

    def tell_who_answers(self) -> None:
        """Say that the rules go on where a model was asked before, if that is so."""
        file = self._session.file
        if file is not None and self._session.answering.asked is None and file.look(was_asked):
            self._say(strings.SAVES_MODEL)

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

    def poll(self) -> None:
        """Take in what the threads have done."""
        self.going.poll()
        self.replaying.poll()

    def stay(self) -> None:
        """The player does not want to go back after all."""
        self.going.call_off()
        self._say(strings.SAVES_STAYED)

    def stop(self) -> None:
        """Wait for the threads: the file is about to be closed."""
        self.going.stop()
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
        self._moved(True)
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
        file = self._session.file
        if isinstance(intent, Undo):
            self._undo()
        elif isinstance(intent, QuickLoad):
            self._quick_load(file)
        elif file is None:
            raise SaveError(strings.SAVES_NO_FILE)
        else:
            self._keep(file, _note(intent))
            self._do_in(file, intent)

    def _do_in(self, file: TownFile, intent: GoBack | BranchOff | BeginReplay | Compare) -> None:
        """What is kept is all that was played."""
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

    def _keep(self, file: TownFile, note: str) -> None:
        """Save what was played since the last save: nothing is ever lost."""
        if not file.read_only and (self._session.pending or unsaved(file, self._session.world.tick)):
            self._session.save("auto", note, self._thumbnail())

    def _quick_load(self, file: TownFile | None) -> None:
        """Go back to the last checkpoint that the player made in this branch, or to where it begins."""
        made = file.tree.last_made() if file is not None else None
        if file is None or made is None:
            self._say(strings.SAVES_NOTHING_KEPT)
            return
        self._keep(file, strings.SAVES_LEFT_AT.format(words.short_moment(self._session.world.clock.now)))
        self._go(made, *file.tree.way_on(made), paused=False)

    def _undo(self) -> None:
        """Go back to before the player's last act."""
        player, file = self.interventions, self._session.file
        found = player.before(self._thumbnail())
        if found is None or file is None:
            self._say(player.nothing)
        else:
            self._go(found.id, *file.tree.way_on(found.id), paused=False, said=partial(player.undone, found))

    def _go(
        self,
        checkpoint: int,
        branch: int | None = None,
        like: str = "",
        paused: bool = True,
        said: Callable[[], str] | None = None,
    ) -> None:
        """Go to a checkpoint, on in a branch or in a new one called like another; `said` is what the player is told."""
        self._session.wind_up()

        def arrive() -> None:
            if said is None:
                self.interventions = Interventions(self._session)
            self._moved(paused)
            self._say(said() if said else strings.SAVES_BACK.format(time=words.moment(self._session.world.clock.now)))

        self.going.begin(checkpoint, branch, arrive, like)


def _note(intent: GoBack | BranchOff | BeginReplay | Compare) -> str:
    match intent:
        case GoBack() | BranchOff():
            return strings.SAVES_KEPT_FOR.format(f"number {intent.checkpoint}")
    return ""
