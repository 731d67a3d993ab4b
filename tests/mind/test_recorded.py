"""Answers recorded and played again without the mind that gave them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.mind import questions as q
from game.mind.recorded import RecordingMind, ReplayingMind, Tape, question_hash
from game.mind.rules import RuleMind
from tests.mind.fakes import PreparedMind
from tests.mind.prompted.examples import EXAMPLES, by_template
from tests.mind.test_wrappers import SilentMind

QUESTIONS = {name: question for name, (question, _) in by_template().items() if name != "find_emoji"}
RATE = EXAMPLES[q.RateMemories][0]


@pytest.mark.parametrize("name", QUESTIONS)
def test_an_answer_of_every_kind_comes_back_the_same(name: str, tmp_path: Path) -> None:
    question: q.Question[Any] = QUESTIONS[name]
    answer = RecordingMind(RuleMind(), Tape(tmp_path / "tape.jsonl")).answer(question)
    assert ReplayingMind(Tape(tmp_path / "tape.jsonl")).answer(question) == answer


def test_moments_and_numbers_keep_their_types(tmp_path: Path) -> None:
    reaction = q.Reaction("do", "baking", 60, "🎂", "why not", EXAMPLES[q.PlanTheDay][0].card.now, True, "flour")
    question = EXAMPLES[q.DecideReaction][0]
    RecordingMind(PreparedMind({q.DecideReaction: reaction}), Tape(tmp_path / "tape.jsonl")).answer(question)
    assert ReplayingMind(Tape(tmp_path / "tape.jsonl")).answer(question) == reaction


def test_the_same_question_asked_twice_is_answered_in_turn(tmp_path: Path) -> None:
    ratings = iter([(1, 2), (3, 4)])
    recording = RecordingMind(PreparedMind({q.RateMemories: lambda x: next(ratings)}), Tape(tmp_path / "t.jsonl"))
    assert [recording.answer(RATE), recording.answer(RATE)] == [(1, 2), (3, 4)]
    replaying = ReplayingMind(Tape(tmp_path / "t.jsonl"))
    assert [replaying.answer(RATE) for _ in range(3)] == [(1, 2), (3, 4), (3, 4)]


def test_that_there_was_no_answer_is_played_back_too(tmp_path: Path) -> None:
    with pytest.raises(q.MindError, match="asleep"):
        RecordingMind(SilentMind(), Tape(tmp_path / "t.jsonl")).answer(RATE)
    with pytest.raises(q.MindError, match="was not answered when it was recorded"):
        ReplayingMind(Tape(tmp_path / "t.jsonl")).answer(RATE)


def test_what_was_not_asked_is_not_answered(tmp_path: Path) -> None:
    with pytest.raises(q.MindError, match="a RateMemories was not recorded"):
        ReplayingMind(Tape(tmp_path / "none.jsonl")).answer(RATE)


def test_half_a_line_and_a_line_of_something_else_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    answer = RecordingMind(RuleMind(), Tape(path)).answer(RATE)
    path.write_text('[1]\n{"x": 1}\n' + path.read_text(encoding="utf-8") + '{"hash": "ab', encoding="utf-8")
    assert ReplayingMind(Tape(path)).answer(RATE) == answer


def test_an_answer_of_another_shape_is_a_fault_in_words(tmp_path: Path) -> None:
    Tape(tmp_path / "t.jsonl").add(question_hash(RATE), "RateMemories", "many")
    with pytest.raises(q.MindError, match="the recorded answer to a RateMemories cannot be read"):
        ReplayingMind(Tape(tmp_path / "t.jsonl")).answer(RATE)


def test_the_hash_follows_all_that_a_question_carries_and_nothing_else() -> None:
    assert question_hash(RATE) == question_hash(replace(RATE))
    assert question_hash(RATE) != question_hash(replace(RATE, statements=RATE.statements[:1]))
    assert question_hash(RATE) != question_hash(replace(RATE, card=replace(RATE.card, mood="tired")))
    assert question_hash(q.AskOneself(RATE.card, RATE.statements)) != question_hash(RATE)


def test_the_hash_is_the_same_on_every_machine() -> None:
    assert question_hash(q.FindEmoji(RATE.card, "x\ud83dy")) == "dc56d4be1b40d6e841d981f8359da90c"
