"""Traces of thoughts: what was asked, what it rested on, what came of it; and nothing of the world is changed."""

import pytest

from game.mind.acts import think
from game.mind.questions import AskOneself, DecideReaction, DrawInsights, Insight, MindError, Reaction
from game.mind.recall import Recall
from game.mind.trace import Asked, Considered, Trace, Traces, words_of
from game.saves.state import state_hash
from game.world.commands import Failed, GoOn
from game.world.memories import NewMemory
from game.world.thoughts import React, Reflect, Thought
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.playing import ISABELLA, at, session_of, steps
from tests.small_town import small_world

SIGHT = React("Bo Reed is singing", "Bo Reed", True, "singing", False, "resting")
SONG = NewMemory("observation", "Bo Reed is singing", 3)
STORM = NewMemory("observation", "a storm is coming", 9)


def test_a_thought_leaves_its_question_the_memories_with_their_scores_the_answer_and_the_command() -> None:
    traces, recall = Traces(), plain_recall()
    thought = thought_of(small_world(), "Ada Hill", SIGHT, SONG, STORM)
    command = traces.recording(think)(thought, PreparedMind({DecideReaction: Reaction("go on")}), recall)
    assert isinstance(command, GoOn)
    trace = traces.of("Ada Hill")[0]
    assert (trace.thought, trace.person, trace.tick, trace.kind) == (1, "Ada Hill", 0, "React")
    assert trace.command.startswith("GoOn")
    asked = trace.questions[0]
    assert (asked.kind, asked.answer) == ("DecideReaction", "Reaction: kind go on")
    assert {memory.ordinal for memory in asked.memories} == {1, 2}
    storm = next(memory for memory in asked.memories if memory.ordinal == 2)
    assert (storm.recency, storm.importance) == (0.0, 1.0)  # both are as old; 9 is the most of 3 and 9


def test_the_parts_are_those_of_the_recall_before_the_question_and_none_without_one() -> None:
    traces, recall = Traces(), plain_recall()
    mind = PreparedMind({AskOneself: ("What is Bo up to?",), DrawInsights: (Insight("Bo likes to sing", (0,), 0.9),)})
    thought = thought_of(small_world(), "Ada Hill", Reflect(), SONG, STORM)
    traces.recording(think)(thought, mind, recall)
    ask, draw = traces.of("Ada Hill")[0].questions
    assert ask.memories == (Considered(1, None, None, None), Considered(2, None, None, None))
    assert [part for memory in draw.memories for part in (memory.recency, memory.importance)] == [0, 1, 0, 0]
    best = recall.recall("Ada Hill", thought.stream, "What is Bo up to?", thought.tick)
    assert [memory.ordinal for memory in draw.memories] == [recalled.memory.ordinal for recalled in best]
    assert [memory.relevance for memory in draw.memories] == pytest.approx([r.relevance for r in best])


def test_a_mind_that_fails_leaves_its_reason_and_the_failure_goes_on() -> None:
    def refuse(question: object) -> None:
        raise MindError("the model is out")

    traces = Traces()
    thought = thought_of(small_world(), "Ada Hill", SIGHT)
    with pytest.raises(MindError):
        traces.recording(think)(thought, PreparedMind({DecideReaction: refuse}), plain_recall())
    expected = Trace(
        1, "Ada Hill", 0, "React", (Asked("DecideReaction", (), "no answer: the model is out"),),
        "no answer: the model is out",
    )  # fmt: skip
    assert traces.of("Ada Hill") == [expected]


def test_only_the_latest_are_kept() -> None:
    def go_on(thought: Thought, mind: object, recall: Recall) -> GoOn:
        return GoOn(thought=thought.id, person=thought.person)

    traces = Traces(most=2)
    world = small_world()
    for name in ("Ada Hill", "Bo Reed", "Ada Hill", "Ada Hill"):
        traces.recording(go_on)(thought_of(world, name, SIGHT), PreparedMind({}), plain_recall())
    assert (len(traces.of("Ada Hill")), len(traces.of("Bo Reed"))) == (2, 0)


def test_what_is_empty_is_left_out_of_the_words_of_an_answer() -> None:
    assert words_of((Reaction("talk", "the storm"), Reaction("go on"))) == (
        "Reaction: kind talk, what the storm; Reaction: kind go on"
    )
    assert words_of({3: 7}) == "3: 7"


def test_a_town_hands_out_the_thoughts_of_somebody_at_a_tick_and_is_the_same_for_it() -> None:
    session = session_of("Isabella", seed="7")
    steps(session, at(6, 30))
    planned = [trace for trace in session.traces(ISABELLA) if trace.kind == "PlanDay"]
    asked = next(question for question in planned[0].questions if question.kind == "PlanTheDay")
    assert any(memory.relevance is not None for memory in asked.memories)
    assert "Hobbs Cafe" in asked.answer and planned[0].command.startswith("SetDay")
    assert planned[0] in session.traces(ISABELLA, planned[0].tick)
    assert all(trace.tick == planned[0].tick for trace in session.traces(ISABELLA, planned[0].tick))
    before = state_hash(session.world)
    session.traces(ISABELLA)
    assert state_hash(session.world) == before
    session.close()


def test_traces_change_nothing_that_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    with_traces = session_of("Isabella", "Arthur", seed="7")
    steps(with_traces, at(9))
    monkeypatch.setattr(Traces, "recording", lambda self, think: think)
    without = session_of("Isabella", "Arthur", seed="7")
    steps(without, at(9))
    assert with_traces.traces(ISABELLA) and not without.traces(ISABELLA)
    assert state_hash(with_traces.world) == state_hash(without.world)
    with_traces.close()
    without.close()


def test_a_trace_keeps_no_copy_of_the_stream() -> None:
    """Each view has the last access of every memory: kept with five thousand thoughts they would fill the machine."""
    thought, kept = thought_of(small_world(), "Ada Hill", Reflect(), NewMemory("seed", "Ada Hill likes plums")), []
    traces = Traces(kept=kept.append)
    traces.recording(lambda thought, mind, recall: Failed(thought=1, person="Ada Hill", reason="tired"))(
        thought, PreparedMind({}), plain_recall()
    )
    assert kept[0].thought.stream.length == 1, "whoever writes it down still has it all"
    assert [record.thought.stream.length for record in traces._records] == [0]
    assert [trace.kind for trace in traces.of("Ada Hill")] == ["Reflect"]
