"""The cognition thread: urgent first, and a failure is an answer."""

import threading
from dataclasses import replace

from game.mind.gate import Gate
from game.mind.questions import AskOneself, DecideReaction, MindError, Reaction
from game.mind.worker import Worker
from game.world.commands import Failed, GoOn
from game.world.thoughts import React, Reflect
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.small_town import small_world

SIGHT = React("Bo Reed is singing", "Bo Reed", True, "singing", False, "resting")


def test_a_thought_is_answered_by_a_command_with_its_id() -> None:
    worker = Worker(PreparedMind({DecideReaction: Reaction("go on")}), plain_recall(), Gate())
    worker.submit(thought_of(small_world(), "Ada Hill", SIGHT))
    answer = worker.inbox.get(timeout=5)
    worker.stop()
    assert isinstance(answer, GoOn) and (answer.thought, answer.person) == (1, "Ada Hill")


def test_a_mind_that_fails_or_breaks_answers_with_the_reason() -> None:
    def refuse(question: object) -> None:
        raise MindError("the model is out")

    worker = Worker(PreparedMind({DecideReaction: refuse}), plain_recall(), Gate())
    worker.submit(thought_of(small_world(), "Ada Hill", SIGHT))
    worker.submit(thought_of(small_world(), "Ada Hill", Reflect()))
    reasons = [worker.inbox.get(timeout=5) for _ in range(2)]
    worker.stop()
    assert [type(r) for r in reasons] == [Failed, Failed]
    assert isinstance(reasons[0], Failed) and reasons[0].reason == "the model is out"
    assert isinstance(reasons[1], Failed) and "KeyError in Reflect" in reasons[1].reason


def test_the_urgent_go_first_and_equals_in_the_order_of_asking() -> None:
    order: list[str] = []
    all_in_line = threading.Event()

    def decide(question: DecideReaction) -> Reaction:
        all_in_line.wait(5)  # hold the first thought until the others are in line behind it
        order.append(question.observation)
        return Reaction("go on")

    mind = PreparedMind({DecideReaction: decide, AskOneself: lambda q: order.append("reflect") or ()})
    world = small_world()
    worker = Worker(mind, plain_recall(), Gate())
    sight = thought_of(world, "Ada Hill", SIGHT)
    worker.submit(replace(sight, urgency=0))
    worker.submit(replace(thought_of(world, "Ada Hill", Reflect()), urgency=6))
    for observation in ("Bo Reed is humming", "Bo Reed is whistling"):
        worker.submit(replace(sight, urgency=2, facts=replace(SIGHT, observation=observation)))
    all_in_line.set()
    for _ in range(4):
        worker.inbox.get(timeout=5)
    worker.stop()
    assert order == ["Bo Reed is singing", "Bo Reed is humming", "Bo Reed is whistling", "reflect"]
