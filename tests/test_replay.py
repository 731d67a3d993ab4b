"""Replays: what was played is watched again, tick by tick the same, and one may branch off anywhere."""

import json
import random
import sqlite3
import threading
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path

import pytest

from game.answering import Answering
from game.errors import SaveError
from game.replay import Replay
from game.saves.rows import blob_crc, crc
from game.saves.state import state_hash
from game.saves.town_file import TownFile
from game.saves.verify import verify
from game.session import Session
from game.world import commands as c
from game.world.clock import HOUR
from game.world.thoughts import HearVoice, Thought
from game.world.world import World
from tests.saves.puppet import answer, created, lived, run, the_town

ADA, BO = "Ada Hill", "Bo Reed"
ACTS = {
    30: c.WhisperTo(ADA, "Go and see Bo"),
    200: c.SpeakTo(BO, "a reporter", "How is the coffee?"),
    205: c.SpeakTo(BO, "a reporter", "And the weather?"),
    310: c.SetThingState("Corner Cafe:cafe:stove", "burning"),
    500: c.Announce("There will be rain"),
    640: c.HideMemory(ADA, 3),
    700: c.EnterTown("Dot Vane", {}),
    720: c.Walk((5, 6)),
    760: c.LetGo(),
    800: c.StepInto(BO),
    820: c.Walk((9, 6)),
    900: c.LetGo(),
}
"""What the player does, by the tick before which it is done."""
END = 3 * HOUR
Hashes = dict[int, str]


def puppet(thought: Thought, *_: object) -> c.Answer:
    if isinstance(thought.facts, HearVoice):
        return c.GoOn(thought=thought.id, person=thought.person)
    return answer(thought)


class Late:
    """Thinks as the puppet does, but lets some ticks pass first, more or fewer by the thought's number."""

    def __init__(self, answering: Answering) -> None:
        self._turn, self._news = answering.turn, threading.Condition()
        self._tick, self._hurry = 0, False

    def __call__(self, thought: Thought, *_: object) -> c.Answer:
        with self._turn.given_up(), self._news:
            assert self._news.wait_for(lambda: self._hurry or self._tick >= thought.tick + thought.id % 7, 20.0)
        return puppet(thought)

    def tell(self, tick: int, hurry: bool) -> None:
        with self._news:
            self._tick, self._hurry = tick, hurry
            self._news.notify_all()


@dataclass
class Player:
    """Somebody who plays a town, and writes down what it was like at every tick."""

    session: Session
    late: Late | None = None

    def play(self, until: int, saves: random.Random, acts: bool = True) -> Hashes:
        hashes, session = {}, self.session
        while session.world.tick < until:
            if acts and session.world.tick in ACTS:
                session.command([ACTS[session.world.tick]])
            session.begin()
            self._wait()
            hashes[session.world.tick] = state_hash(session.world)
            if saves.random() < 1 / 90:
                session.save("auto")
        return hashes

    def _wait(self) -> None:
        """Until the next tick may begin; answers that come meanwhile belong to this one."""
        world = self.session.world
        while not self.session.ready(0.002 if self.late else 20.0):
            assert self.late is not None
            self.late.tell(world.tick, hurry=True)
        if self.late:
            self.late.tell(world.tick, hurry=False)


def thoughtful(file: TownFile) -> World:
    """The town as it was left, but people reflect more often."""
    world = file.load(the_town)
    world.settings = replace(world.settings, reflect_at=20)
    return world


def strict(file: TownFile) -> Player:
    return Player(Session(thoughtful(file), file, think=puppet))


def patient(file: TownFile) -> Player:
    who = Answering(pace="patient", at_once=3)
    late = Late(who)
    return Player(Session(thoughtful(file), file, think=late, answering=who), late)


Players = dict[str, Callable[[TownFile], Player]]
PLAYERS: Players = {"strict": strict, "patient": patient}


def ended(player: Player) -> None:
    """Close a town as the game does."""
    if player.late:
        player.late.tell(10**6, hurry=True)
    assert player.session.wind_up(20.0)
    player.session.save("quit")
    player.session.close()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    created(tmp_path / "small.town", lived(0)).close()
    return tmp_path / "small.town"


def played(path: Path, pace: str = "strict", until: int = END) -> Hashes:
    player = PLAYERS[pace](TownFile.open(path))
    hashes = player.play(until, random.Random(3))
    del hashes[until]  # what was wound up at the end belongs to it as well
    ended(player)
    return hashes


@pytest.mark.parametrize("pace", PLAYERS)
def test_every_tick_that_was_played_is_the_same_again_forwards_and_back(path: Path, pace: str) -> None:
    hashes = played(path, pace)
    with closing(TownFile.open(path, read_only=True)) as file:
        replay = Replay(file, the_town)
        talking = 0
        assert replay.span() == (0, END) and replay.recorded() == [(0, END)]
        for tick in range(1, END):
            assert replay.step() and replay.world.tick == tick
            assert state_hash(replay.world) == hashes[tick], tick
            talking += bool(replay.world.conversations)
        assert talking > 20 and "Dot Vane" in replay.world.away
        for tick in random.Random(1).sample(range(1, END), 25):
            assert state_hash(replay.seek(tick)) == hashes[tick], tick
        assert replay.seek(10**6).tick == END and not replay.step()
        assert state_hash(replay.world) == state_hash(file.load(the_town))
        assert replay.seek(-5).tick == 0


def test_a_town_left_with_thoughts_in_flight_and_gone_on_with_at_another_pace_is_the_same_again(path: Path) -> None:
    hashes, ends = Hashes(), []
    for turn, pace in enumerate(("patient", "strict", "patient")):
        player = PLAYERS[pace](TownFile.open(path))
        world = player.session.world
        hashes |= player.play(250 * (turn + 1), random.Random(turn))
        while player.late and not world.in_flight:
            hashes |= player.play(world.tick + 1, random.Random(turn))
        ends.append(world.tick)
        player.session.save("auto")  # as after a kill: what is in flight is lost
        if player.late:
            player.late.tell(10**6, hurry=True)
        player.session.close()
    with closing(TownFile.open(path, read_only=True)) as file:
        replay = Replay(file, the_town)
        assert replay.recorded() == [(0, ends[-1])]
        assert [t for t in hashes if t not in ends and state_hash(replay.seek(t)) != hashes[t]] == []
        assert replay.world.settings.answer_within == 6


def test_a_branch_may_begin_anywhere_and_is_played_and_watched_from_there(path: Path) -> None:
    hashes = played(path)
    with closing(TownFile.open(path)) as file:
        ahead = run(file.look_at(the_town, 2), 0).tick
        for tick in (0, 77, ahead, 433):
            replay = Replay(file, the_town, branch=1)
            replay.seek(tick)
            head = replay.branch_here(f"from {tick}")
            assert state_hash(file.look_at(the_town, head)) == state_hash(replay.world)
            assert tick == 0 or hashes[tick] == state_hash(replay.world)
        assert [branch.name for branch in file.tree.branches().values()][1:] == [
            "from 0", "from 77", f"from {ahead}", "from 433"
        ]  # fmt: skip
        branch = file.tree.find("from 433").id
        file.load(the_town, branch=branch)
        assert file.branch == branch
        player = Player(Session(file.load(the_town, branch=branch), file, think=puppet))
        other = player.play(600, random.Random(2), acts=False)
        player.session.save("quit")
        again = Replay(file, the_town, branch)
        assert again.recorded() == [(0, 600)] and again.branch == branch
        assert {t: state_hash(again.seek(t)) for t in (20, 430, 440, 599)} == {
            20: hashes[20], 430: hashes[430], 440: other[440], 599: other[599]
        }  # fmt: skip
        assert other[499] == hashes[499] and other[502] != hashes[502]  # nobody was told that there will be rain
        player.session.close()
    assert verify(path).whole


def test_marks_tell_talks_reflections_and_what_the_player_did(path: Path) -> None:
    played(path)
    with closing(TownFile.open(path, read_only=True)) as file:
        marks = Replay(file, the_town).marks()
        world = file.load(the_town)
    acts = [(m.tick, m.people) for m in marks if m.kind == "player" and m.tick < 700]
    assert acts == [(30, (ADA,)), (200, (BO,)), (205, (BO,)), (310, ()), (500, ()), (640, (ADA,))]
    talks = [m for m in marks if m.kind == "talk"]
    assert len(talks) == len(world.talks) + len(world.conversations) > 3
    assert ("a reporter", BO, 200) in [(*m.people, m.tick) for m in talks] and all(m.until > m.tick for m in talks)
    sittings = [(m.tick, m.people[0]) for m in marks if m.kind == "reflection"]
    rows = [(r.created, p.name) for p in world.people.values() for r in p.stream.rows if r.kind == "reflection"]
    assert sorted(sittings) == [key for key, _ in groupby(sorted(rows))] != []
    assert [m.tick for m in marks] == sorted(m.tick for m in marks)


def test_a_checkpoint_that_is_taken_away_takes_nothing_out_of_the_replay(path: Path) -> None:
    hashes = played(path)
    with closing(TownFile.open(path)) as file:
        for checkpoint in file.tree.checkpoints()[1:-1]:
            file.tree.delete_checkpoint(checkpoint.id)
        replay = Replay(file, the_town)
        assert [t for t in range(1, END, 50) if state_hash(replay.seek(t)) != hashes[t]] == []


def test_a_branch_is_replayed_from_its_beginning_after_the_one_that_it_hangs_on_went(path: Path) -> None:
    hashes = played(path)
    with closing(TownFile.open(path)) as file:
        points = file.tree.checkpoints()
        parted = next(point for point in points if point.tick > 300)
        other = file.tree.branch(parted.id, "noon")
        file.save(file.load(the_town, branch=other.id), "manual")
        gone = file.tree.delete_branch(1)
        assert gone == [point.id for point in points if point.id > parted.id] != []
        replay = Replay(file, the_town, other.id)
        assert replay.span() == (0, parted.tick) and replay.recorded() == [(0, parted.tick)]
        assert [t for t in range(1, parted.tick, 50) if state_hash(replay.seek(t)) != hashes[t]] == []


def test_what_a_full_disk_refused_goes_with_the_next_save(path: Path) -> None:
    player = strict(TownFile.open(path))
    hashes = player.play(400, random.Random(3))
    file = player.session.file
    assert file is not None
    file._connection.execute("PRAGMA max_page_count = 1")
    player.session.save("auto")
    file.flush()
    assert "the disk is full" in file.failed
    file._connection.execute("PRAGMA max_page_count = 100000")
    hashes |= player.play(450, random.Random(3))
    ended(player)
    with closing(TownFile.open(path, read_only=True)) as looked:
        replay = Replay(looked, the_town)
        assert replay.recorded() == [(0, 450)] and state_hash(replay.seek(99)) == hashes[99]


def test_where_nothing_was_recorded_one_goes_from_checkpoint_to_checkpoint(path: Path) -> None:
    with closing(TownFile.open(path)) as file:
        world = file.load(the_town)
        for _ in range(3):
            file.save(run(world, 100))  # played by somebody who does not record
        replay = Replay(file, the_town)
        ticks = [replay.world.tick]
        while replay.step():
            ticks.append(replay.world.tick)
        assert ticks == [0, 100, 200, 300] and replay.recorded() == []
        assert replay.seek(299).tick == 200


def test_where_a_replay_arrives_elsewhere_the_checkpoint_counts(path: Path) -> None:
    hashes = played(path)
    forge(path, lambda told: told["steps"].clear(), "number = 1 AND checkpoint = 2")
    with closing(TownFile.open(path, read_only=True)) as file:
        replay = Replay(file, the_town)
        saved = file.tree.checkpoints()[1].tick
        assert state_hash(replay.seek(saved - 1)) != hashes[saved - 1]
        replay.step()
        assert state_hash(replay.world) == hashes[saved]
        assert state_hash(replay.seek(saved + 40)) == hashes[saved + 40]


FORGED: dict[str, Callable[[dict], object]] = {
    "somebody who is not there": lambda told: told["flying"].append([1, "Nobody", "acting"]),
    "no lane": lambda told: told["flying"].append([1, ADA, "both"]),
    "no steps": lambda told: told.pop("steps"),
    "a step of another kind": lambda told: told["steps"].insert(0, [1, 2, [["Quit", {}]]]),
    "no actions": lambda told: told["steps"].insert(
        0, [1, False, [["SetActions", {"thought": 1, "person": ADA, "hours": [], "actions": []}]]]
    ),
    "ticks out of order": lambda told: told["steps"].reverse(),
    "settings of nobody": lambda told: told["settings"].update(sight="far"),
    "a list": lambda told: told.update(steps=7),
}


def forge(path: Path, change: Callable[[dict], object], where: str) -> None:
    """Rewrite something that was played, with a checksum that fits."""
    with closing(sqlite3.connect(path)) as connection, connection:
        *key, blob, _ = connection.execute(f"SELECT * FROM played WHERE {where}").fetchone()
        told = json.loads(zlib.decompress(blob))
        change(told)
        blob = zlib.compress(json.dumps(told).encode())
        values = (blob, crc(*key, blob_crc(blob)))
        connection.execute(f"UPDATE played SET body = ?, crc = ? WHERE {where}", values)


@pytest.mark.parametrize("what", FORGED)
def test_what_a_stranger_forged_is_said_in_one_sentence(path: Path, what: str) -> None:
    played(path, until=50)
    forge(path, FORGED[what], "number = 1")
    with closing(TownFile.open(path, read_only=True)) as file, pytest.raises(SaveError) as said:
        Replay(file, the_town).seek(50)
    assert str(said.value).startswith(f"{path}: ") and "\n" not in str(said.value)
    assert "what was played" in str(said.value)


def test_a_stretch_that_is_not_as_written_or_goes_on_for_ever_is_refused(path: Path) -> None:
    played(path, until=50)
    for change in ("body = x'00'", "last = 2000000000"):
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(f"UPDATE played SET {change}")
        assert not verify(path).whole
        with closing(TownFile.open(path, read_only=True)) as file, pytest.raises(SaveError, match="what was played"):
            Replay(file, the_town)
