"""A run with a model, repeated without it; what is said while it is being said; a pause that holds calls back."""

import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.answering import Pace, answering, recorded, replayed
from game.errors import InputError
from game.llm.errors import CancelledError
from game.llm.model import Cancel
from game.llm.slots import Line, Slots
from game.mind.prompted.partial import Spoken, said_so_far
from game.saves.state import state_hash
from game.session import Session
from game.world.clock import HOUR, MINUTE
from game.world.commands import SpeakTo
from tests.llm.servers import Answer, FakeServer
from tests.modelled import Writer, asking, live, remembered, town
from tests.playing import ISABELLA, REPORTER

__all__ = ["remembered"]


@pytest.mark.parametrize("pace", ["strict", "timed", "patient"])
def test_a_recorded_run_comes_out_the_same_without_its_model(tmp_path: Path, pace: Pace) -> None:
    tape = tmp_path / "run.jsonl"
    with FakeServer(Writer(pace=0.001)) as server:
        session = town(recorded(asking(server, pace), tape))
        live(session, 3 * HOUR)
        expected, questions = state_hash(session.world), session.mind.asked.total()
        session.close()
        seen = len(server.seen)
        again = town(replayed(tape))
        live(again, 3 * HOUR)
        assert len(server.seen) == seen
    assert state_hash(again.world) == expected and again.mind.asked.total() == questions > 20
    assert again.notices.empty() and again.answering.name == "replay of run.jsonl"
    again.close()


def test_two_timed_runs_come_out_the_same_however_fast_the_model_is() -> None:
    hashes = []
    for slow in (0.0, 0.01):
        with FakeServer(Writer(pace=slow)) as server:
            session = town(asking(server, "timed"))
            idle = live(session, 3 * HOUR)
            hashes.append(state_hash(session.world))
            session.close()
    assert hashes[0] == hashes[1] and idle <= 2 * MINUTE


def test_what_was_not_recorded_the_rules_answer_and_that_is_said(tmp_path: Path) -> None:
    tape = tmp_path / "run.jsonl"
    session = town(recorded(answering({}, strict=True), tape))
    live(session, 10)
    session.close()
    other = town(replayed(tape))
    other.command([SpeakTo(ISABELLA, REPORTER, "Good morning!")])
    live(other, 10)
    assert "was not recorded" in other.notices.get_nowait()
    assert [len(talk.lines) for talk in other.world.conversations.values()] == [2]
    other.close()


def test_a_file_that_is_there_or_is_no_recording_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "there").write_text("something")
    for flags, words in (
        ({"record": tmp_path / "there"}, "is there already"),
        ({"record": tmp_path / "no" / "folder"}, "cannot be written"),
        ({"replay": tmp_path / "there"}, "is no recording"),
        ({"replay": tmp_path / "missing"}, "is no recording"),
        ({"record": tmp_path / "a", "replay": tmp_path / "there"}, "one of them"),
    ):
        with pytest.raises(InputError, match=words):
            answering({}, strict=True, **flags)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("", ""),
        ('{"te', ""),
        ('{"text": "', ""),
        ('{"text": "Good mor', "Good mor"),
        ('{"done": false, "text" : "He said \\"no', 'He said "no'),
        ('{"text": "a line\\nand half \\u00e', "a line\nand half"),
        ('{"text": "all of it", "done": true}', "all of it"),
        ("```json\n{", ""),
        ("Good mor", "Good mor"),
    ],
)
def test_of_an_unfinished_answer_what_is_said_is_told(written: str, said: str) -> None:
    assert said_so_far(written) == said


def test_pieces_are_put_together() -> None:
    told: list[str] = []
    spoken = Spoken(told.append)
    for piece in ('{"te', 'xt": "Hel', "lo the", 're", "done"', ": true}"):
        spoken(piece)
    assert told[:2] == ["Hel", "Hello the"] and told[-1] == "Hello there"


class Slow(Writer):
    """A model whose answers come letter by letter where they are streamed."""

    def chat(self, body: dict[str, Any]) -> Answer:
        return replace(super().chat(body), drip=0.0005 if body.get("stream") else 0.0)


def until(session: Session, found: Any, seconds: float = 20.0) -> None:
    """Let the clock go on until something is so."""
    deadline = time.monotonic() + seconds
    while not found():
        assert time.monotonic() < deadline, "it did not come to that"
        if session.ready(0.01):
            session.begin()


def test_what_is_said_to_the_player_goes_first_and_is_shown_while_it_is_being_said() -> None:
    with FakeServer(Slow()) as server:
        session = town(asking(server, "patient", at_once=2))
        live(session, 5 * MINUTE)
        session.command([SpeakTo(ISABELLA, REPORTER, "Good morning! What do you do for a living?")])
        heard: list[str] = []

        def told() -> bool:
            text = session.streaming.get(ISABELLA, "")
            if text and (not heard or heard[-1] != text):
                heard.append(text)
            talk = next((t for t in session.world.conversations.values() if REPORTER in t.people), None)
            return talk is not None and len(talk.lines) == 2

        until(session, told)
        said = next(t for t in session.world.conversations.values() if REPORTER in t.people).lines[1].text
        session.wind_up(5.0)
        session.close()
    assert len(heard) > 3 and all(later.startswith(sooner) for sooner, later in pairwise(heard))
    assert said.startswith(heard[0]) and session.streaming == {}


@pytest.fixture
def held() -> Iterator[tuple[Session, FakeServer]]:
    with FakeServer(Writer()) as server:
        session = town(asking(server, "patient", at_once=2))
        yield session, server
        session.close()


def test_a_pause_lets_no_call_begin_and_what_waits_goes_on_afterwards(held: tuple[Session, FakeServer]) -> None:
    session, server = held
    session.hold(True)
    session.begin()
    assert not session.ready(1.0) or server.chats == []
    assert server.chats == []
    session.hold(False)
    live(session, 2 * MINUTE)
    asked = session.answering.asked
    assert asked is not None and server.chats and sum(f.replaced.total() for f in asked.fallbacks) == 0


def test_a_paused_town_is_closed_at_once_and_the_rules_answer(held: tuple[Session, FakeServer]) -> None:
    session, server = held
    session.hold(True)
    session.begin()
    began = time.monotonic()
    assert session.wind_up()
    assert time.monotonic() - began < 2.0 and server.chats == []
    assert all(person.plan.chunks for person in session.world.people.values())


def test_an_urgent_thought_finds_a_slot_though_plans_take_all_the_others() -> None:
    line = Line(4)
    plans = [line.enter(5) for _ in range(6)]
    assert line.begin() == plans[:3]  # the fourth slot is kept
    talk, meeting = line.enter(1), line.enter(2)
    assert line.begin() == [talk]
    line.leave(plans[0])
    assert line.begin() == [meeting]
    line.leave(talk)
    line.leave(meeting)
    assert line.begin() == [plans[3]]
    single = Line(1)
    plan, talk = single.enter(5), single.enter(1)
    assert single.begin() == [talk] and single.begin() == []
    single.leave(talk)
    assert single.begin() == [plan]


def test_what_is_due_first_goes_first_among_what_can_wait_and_what_was_called_off_stands_in_line_no_longer() -> None:
    line = Line(2)
    late, soon, gone = line.enter(3, due=600), line.enter(6, due=60), line.enter(3, due=10)
    line.leave(gone)
    assert line.begin() == [soon]
    line.leave(soon)
    assert line.begin() == [late]


def test_a_call_that_is_called_off_while_it_waits_for_a_slot_does_not_begin() -> None:
    slots, cancel = Slots(1), Cancel()
    with slots.one(5):
        cancel.stop()
        with pytest.raises(CancelledError), slots.one(5, 0, cancel):
            raise AssertionError("it began")
    with slots.one(5):
        pass
