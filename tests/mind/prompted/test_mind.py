"""Asking a model: good answers are used, a bad one is shown to it once, then the mind gives up."""

import json
from typing import Any

import pytest

from game.llm.errors import BusyError, CutOffError, RefusedError
from game.llm.model import Reply, Request
from game.mind import questions as q
from game.mind.prompted.mind import PromptedMind
from tests.mind.prompted.examples import EXAMPLES


class QueuedModel:
    """Replies from a queue; an exception in it is raised. Keeps what it was asked."""

    def __init__(self, *replies: str | Exception) -> None:
        self.replies, self.asked = list(replies), list[Request]()

    def complete(self, request: Request) -> Reply:
        self.asked.append(request)
        reply = self.replies.pop(0)
        if isinstance(reply, Exception):
            raise reply
        return Reply(reply)


@pytest.mark.parametrize("kind", EXAMPLES, ids=lambda kind: kind.__name__)
def test_a_good_answer_is_used_as_it_is(kind: type) -> None:
    question, good = EXAMPLES[kind]
    model = QueuedModel(json.dumps(good))
    answer: Any = PromptedMind(model).answer(question)
    assert answer is not None and len(model.asked) == 1


def test_the_answers_say_what_the_json_said() -> None:
    def answered(kind: type) -> Any:
        question, good = EXAMPLES[kind]
        return PromptedMind(QueuedModel(json.dumps(good))).answer(question)

    assert answered(q.RateMemories) == (2, 6)
    day = answered(q.PlanTheDay)
    assert [(c.start.hour, c.minutes, c.what) for c in day] == [
        (9, 180, "serving breakfast"), (12, 480, "serving lunch"), (20, 180, "having dinner"), (23, 420, "sleeping"),
    ]  # fmt: skip
    assert [p.minutes for p in answered(q.SplitIntoActions)] == [15, 15, 15, 15]
    assert [(p.where, p.state) for p in answered(q.PlaceTheHour)] == [
        ("Hobbs Cafe:cafe:coffee machine", "brewing coffee"), ("Johnson Park:park", ""),
    ]  # fmt: skip
    assert answered(q.ChoosePlace) == 1
    assert answered(q.DecideReaction) == q.Reaction("talk", "the party", because="he is kind")
    digest = answered(q.DigestTalk)
    assert [(p.words, p.start.day, p.start.hour, p.minutes) for p in digest.promised] == [
        ("lend him a book", 14, 10, 20)
    ]
    assert answered(q.DrawInsights) == (q.Insight("Klaus Mueller is a reader", (0, 2), 0.8, 2),)


def test_a_bad_answer_is_shown_to_the_model_once() -> None:
    question, good = EXAMPLES[q.RateMemories]
    model = QueuedModel("I would say two and six.", json.dumps(good))
    mind = PromptedMind(model)
    assert mind.answer(question) == (2, 6)
    assert "could not be used: the answer holds no JSON object" in model.asked[1].user
    assert (mind.asked["rate_memories"], mind.retried["rate_memories"], mind.failed.total()) == (2, 1, 0)


def test_of_a_refusal_or_a_piece_of_no_use_it_is_told_that_it_was_one_and_the_model_is_told_no_address() -> None:
    no = RefusedError("http://x/v1: the model refused to answer (I cannot help)", Reply("I cannot help"))
    cut = CutOffError("http://x/v1: the model ran out of its 9 tokens", Reply('{"ra', finish="length"))
    for fault, words in ((no, r"refused to answer \(I cannot help\)$"), (cut, "model ran out of its 9 tokens$")):
        model = QueuedModel(fault, fault)
        with pytest.raises(q.MindError, match=words):
            PromptedMind(model).answer(EXAMPLES[q.RateMemories][0])
        assert "could not be used: the model r" in model.asked[1].user and "http" not in model.asked[1].user


def test_two_bad_answers_are_the_end_of_it() -> None:
    mind = PromptedMind(QueuedModel("Hm.", '{"ratings": ["many"]}'))
    with pytest.raises(q.MindError, match='"ratings" holds no number from 1 to 10'):
        mind.answer(EXAMPLES[q.RateMemories][0])
    assert mind.failed["rate_memories"] == 1


def test_an_outage_is_a_mind_error_with_its_sentence_and_is_not_asked_again() -> None:
    model = QueuedModel(BusyError("the server has too much to do"))
    with pytest.raises(q.MindError, match="too much to do"):
        PromptedMind(model).answer(EXAMPLES[q.RateMemories][0])
    assert len(model.asked) == 1


def test_what_came_before_an_answer_was_cut_off_is_used_if_it_can_be() -> None:
    cut = CutOffError("cut off", Reply('{"ratings": [2, 6,', finish="length"))
    assert PromptedMind(QueuedModel(cut)).answer(EXAMPLES[q.RateMemories][0]) == (2, 6)


def test_the_last_number_of_an_answer_that_was_cut_off_is_not_trusted() -> None:
    cut = CutOffError("cut off", Reply('{"ratings": [2, 1', finish="length"))  # 1, or 10?
    assert PromptedMind(QueuedModel(cut)).answer(EXAMPLES[q.RateMemories][0]) == (2, 0)
