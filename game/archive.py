"""What is kept of the town in play, for the window: read, changed, written out and compared on threads of their own.

Everything goes through the one file of the session, which shares its connection by a lock; one question at a time.
"""

import queue
import re
import threading
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.errors import GameError, SaveError
from game.replay import FindTown
from game.saves.faults import unforeseen
from game.saves.naming import Wanted
from game.saves.plain import export_plain
from game.saves.portable import export_town
from game.saves.reading import Checkpoint, read_checkpoint, read_picture
from game.saves.town_file import TownFile
from game.session import Session
from game.view import strings
from game.view.intents import (
    Compare,
    Delete,
    Export,
    Filing,
    NameBranch,
    ReadHistory,
    ReadPictures,
    Reply,
    WriteNote,
)
from game.view.saves.history import Compared, Differs, History, Place, Point, Twig
from game.view.words import wall_words
from game.world.homes import with_owners
from game.world.people import Person
from game.world.places import Town
from game.world.world import World

if TYPE_CHECKING:
    from game.study.compare import Comparison

_ODD = re.compile(r"[^\w ,.()-]")


@dataclass(frozen=True, slots=True)
class Present:
    """What of the town in play a question is answered with: taken on the main thread."""

    file: TownFile
    tick: int
    acts: int
    """Of the player, that wait for the clock."""
    find_town: FindTown


class Archive:
    """Takes questions about what is kept; replies come to `replies`."""

    def __init__(self, session: Session, saves: Path, name: str, replies: "queue.SimpleQueue[Reply]") -> None:
        self._session, self._exports, self._name, self._replies = session, saves / "exports", name, replies
        self._one = threading.Lock()
        self._threads: list[threading.Thread] = []

    def take(self, question: Filing) -> None:
        """Begin to answer a question."""
        session = self._session
        if session.file is None:
            self._replies.put(Reply(question.number, fault=strings.SAVES_NO_FILE))
            return
        now = Present(session.file, session.world.tick, len(session.pending), finder(session))
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        self._threads.append(threading.Thread(target=self._do, args=(question, now), name="archive", daemon=True))
        self._threads[-1].start()

    def stop(self) -> None:
        """Wait for what has begun: the file is about to be closed."""
        for thread in self._threads:
            thread.join()

    def _do(self, question: Filing, now: Present) -> None:
        try:
            with self._one:
                now.file.flush()
                reply = Reply(question.number, self._answer(question, now))
        except GameError as error:
            reply = Reply(question.number, fault=fault_of(error, now.file))
        except KeyError:
            reply = Reply(question.number, fault="it is not there any more")
        except Exception as error:
            reply = Reply(question.number, fault=unforeseen(error))
        self._replies.put(reply)

    def _answer(self, question: Filing, now: Present) -> object:
        tree = now.file.tree
        match question:
            case ReadPictures():
                return {number: _picture(now.file, number) for number in question.checkpoints}
            case NameBranch():
                tree.rename(question.branch, question.name)
            case WriteNote():
                tree.note(question.checkpoint, question.words)
            case Delete():
                _delete(now.file, question)
            case Export():
                return self._export(question, now.file)
            case Compare():
                return _compared(question, now)
            case ReadHistory():
                pass
        return history_of(now.file, now.tick, now.acts, str(self._exports))

    def _export(self, question: Export, file: TownFile) -> str:
        """Write it under a name that is free."""
        branch = file.tree.branches()[question.branch].name if question.branch else ""
        bare = _ODD.sub("", f"{self._name}, {branch}" if branch else self._name).strip(" .")[:120] or "town"
        ending = "json" if question.plain else "town"
        names = [f"{bare}.{ending}", *(f"{bare} ({number}).{ending}" for number in range(2, 1_000))]
        try:
            self._exports.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SaveError(f"{self._exports}: cannot be written ({error.strerror or error})") from error
        out = next(path for name in names if not (path := self._exports / name).exists())
        write = export_plain if question.plain else export_town
        write(file.path, out, branch)
        return str(out)


def fault_of(error: GameError, file: TownFile | None) -> str:
    """What went wrong, without the file that the player has before them anyway."""
    return str(error).removeprefix(f"{file.path}: ") if file is not None else str(error)


def finder(session: Session) -> FindTown:
    """The geography in play, with its rooms given to those who live in it."""
    town: Town = session.world.town

    def find(people: list[Person]) -> Town:
        return with_owners(town, people)

    return find


def history_of(file: TownFile, tick: int, acts: int = 0, exports: str = "") -> History:
    """The tree as the window shows it; `tick` is what the town in play stands at, `acts` wait for its clock. Raises
    `SaveError`."""
    twigs = tuple(Twig(branch.id, branch.name, branch.parent) for branch in file.tree.branches().values())
    points = tuple(map(_point, file.tree.checkpoints()))
    playing, standing = file.tree.using()
    at = next((point.tick for point in points if point.id == standing), tick)
    return History(twigs, points, playing, standing, max(0, tick - at), acts, exports)


def unsaved(file: TownFile, tick: int) -> int:
    """Ticks played since the last checkpoint."""
    points = file.tree.checkpoints()  # once every save is down: only then it is known where play stands
    standing = file.tree.using()[1]
    return next((tick - point.tick for point in points if point.id == standing), 0)


def _point(one: Checkpoint) -> Point:
    return Point(one.id, one.branch, one.tick, datetime.fromisoformat(one.moment), one.kind, one.note,
                 _wall(one.saved), sum(one.lengths.values()), one.talks)  # fmt: skip


def _wall(saved: str) -> str:
    try:
        return wall_words(datetime.fromisoformat(saved).astimezone())
    except ValueError:
        return saved[:40]


def _picture(file: TownFile, number: int) -> bytes | None:
    """None too for one that is gone by now."""
    try:
        with file.reading() as connection:
            return read_picture(connection, read_checkpoint(connection, number))
    except SaveError:
        return None


def _delete(file: TownFile, question: Delete) -> None:
    if question.branch:
        file.tree.delete_branch(question.branch)
    else:
        file.tree.delete_checkpoint(question.checkpoint)


def _compared(question: Compare, now: Present) -> Compared:
    """Compare two places of the town; what is played now is its last checkpoint."""
    from game.study.compare import compare  # studies are rarely needed in a window
    from game.study.compare_saves import worlds_of

    wanted = [_wanted(now, place) for place in (question.one, question.other)]
    one, other = worlds_of([(now.file, now.find_town, want) for want in wanted])
    names = (question.one.name, question.other.name)
    return told(names, compare(one, other), one)


def _wanted(now: Present, place: Place) -> Wanted:
    if place.branch:
        return Wanted("", now.file.tree.branches()[place.branch].name)
    return Wanted("", "", place.checkpoint or now.file.tree.using()[1] or None)


def told(names: tuple[str, str], found: "Comparison", world: World) -> Compared:
    """A comparison as the window shows it."""
    from game.study.compare_saves import SOON, TITLES, sentence, soon

    groups = []
    for kind, title in TITLES.items():
        of_kind = tuple(
            Differs(d.people, world.clock.at(d.tick), d.one, d.other, sentence(names, d))
            for d in found.differences
            if d.kind == kind
        )
        groups += [(title, of_kind)] if of_kind else []
    return Compared(names, found.parted, found.until, tuple(groups), found.left_out, found.level, SOON * soon(found))
