"""Answers kept by the hash of the question."""

from dataclasses import replace
from pathlib import Path

import pytest

from game.llm.errors import EmptyAnswerError, NotRecordedError
from game.llm.model import Reply, Request, Usage
from game.llm.recorded import Cached, Recording, Replaying, Tape, TapeError, question_hash
from tests.llm.fake_model import FakeModel, ask


def test_the_hash_is_of_what_bears_on_the_answer_and_of_nothing_else() -> None:
    one = ask()
    assert question_hash(one, "m") == question_hash(replace(one, person="Klaus", purpose="talk", seconds=1.0), "m")
    others = [
        replace(one, user="?"),
        replace(one, system="?"),
        replace(one, schema={"type": "object"}),
        replace(one, max_tokens=7),
        replace(one, temperature=0.5),
        replace(one, seed=4),
    ]
    hashes = {question_hash(one, "m"), question_hash(one, "another model")} | {question_hash(q, "m") for q in others}
    assert len(hashes) == 8


def test_a_question_asked_before_is_answered_from_the_file_at_no_cost(tmp_path: Path) -> None:
    path = tmp_path / "cache" / "answers.jsonl"
    inner = FakeModel("tea", "coffee")
    Cached(inner, Tape(path), "m").complete(ask())
    again = Cached(inner, Tape(path), "m")
    reply = again.complete(ask(person="Klaus"))
    assert (reply.text, reply.usage, reply.attempts, again.hits) == ("tea", Usage(), 0, 1)
    assert again.complete(replace(ask(), user="And now?")).text == "coffee"
    assert len(inner.asked) == 2


def test_a_run_is_replayed_without_its_model_each_answer_in_its_turn(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    recording = Recording(FakeModel("first", EmptyAnswerError("nothing"), "third"), Tape(path), "m")
    recording.complete(ask())
    with pytest.raises(EmptyAnswerError):
        recording.complete(ask())
    recording.complete(ask())
    replay = Replaying(Tape(path), "m")
    assert replay.complete(ask()).text == "first"
    with pytest.raises(NotRecordedError, match="was not answered when it was recorded"):
        replay.complete(ask())
    assert replay.complete(ask()).text == "third"


def test_a_replay_says_what_was_not_recorded(tmp_path: Path) -> None:
    with pytest.raises(NotRecordedError, match=r"this question \(plan\) was not recorded"):
        Replaying(Tape(tmp_path / "none.jsonl"), "m").complete(ask())


def test_the_file_holds_no_prompt_and_half_a_line_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    Cached(FakeModel(Reply("té", Usage(5, 2, 1, 0, 0.1), model="m1", thought="hm")), Tape(path), "m").complete(ask())
    assert "coffee" not in path.read_text() and "Isabella" not in path.read_text()
    with path.open("a") as file:
        file.write('{"hash": "abc", "te')
    tape = Tape(path)
    kept = tape.find(question_hash(ask(), "m"))
    assert len(tape) == 1 and kept is not None
    assert (kept.text, kept.usage, kept.thought) == ("té", Usage(5, 2, 1, 0, 0.1), "hm")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(TapeError, match="answers cannot be kept there"):
        Cached(FakeModel("x"), Tape(tmp_path / "file" / "a.jsonl"), "m").complete(Request("", "?"))
