"""From the window to the thought behind an act, a line or a change, on a real town of three."""

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import config
from game.inquiries import Inquiries
from game.keeping import behind
from game.mind.trace import Trace
from game.opening import open_session
from game.saves.state import state_hash
from game.session import Session
from game.view.intents import AskPerson, FindWhy, ReadWhy, Recollect, Reply, SlowQuestion
from game.world.activity import Change, Entry
from game.world.clock import MINUTE
from game.world.conversations import Conversation

TRIO = ["Isabella", "Arthur", "Sam"]
ISABELLA = "Isabella Rodriguez"


@pytest.fixture
def session(tmp_path: Path) -> Iterator[Session]:
    """Three people after half an hour."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    session = open_session(config.town_folder(None), TRIO, "9", tmp_path, "", "")
    while session.world.tick < 30 * MINUTE:
        session.step()
    yield session
    session.close()


def answered(session: Session, question: SlowQuestion) -> Reply:
    desk = Inquiries(session)
    desk.take(question)
    reply = desk.replies.get(timeout=20)
    desk.stop()
    return reply


def test_the_thought_behind_an_act_is_found_on_another_thread_and_nothing_changes(session: Session) -> None:
    before = state_hash(session.world)
    person = session.world.people[ISABELLA]
    action = person.plan.action_at(session.world.tick)
    assert action is not None
    trace = answered(session, FindWhy(1, ISABELLA, action)).result
    assert isinstance(trace, Trace) and trace.kind == "NextActions" and action.what in trace.command
    assert trace.questions and all(asked.by == "rules" for asked in trace.questions)
    early = answered(session, ReadWhy(2, ISABELLA, 0, 100)).result
    assert isinstance(early, tuple)
    assert [t.thought for t in early] == [h.thought for h in session.minds.heads(ISABELLA) if h.tick <= 100]
    assert state_hash(session.world) == before


def test_an_interview_says_who_answered_and_leaves_no_trace(session: Session) -> None:
    before, heads = state_hash(session.world), len(session.minds.heads(ISABELLA))
    reply = answered(session, AskPerson(1, ISABELLA, "What is your occupation?"))
    assert "Hobbs Cafe" in str(reply.result) and reply.by == "rules"
    texts = [session.world.people[ISABELLA].stream.rows[ordinal - 1].text for ordinal in reply.memories]
    assert any("Hobbs Cafe" in text for text in texts[:3])  # those nearest to the answer are the first
    assert len(answered(session, Recollect(2, ISABELLA, "the party", 3)).result) == 3  # type: ignore[arg-type]
    assert state_hash(session.world) == before and len(session.minds.heads(ISABELLA)) == heads


def test_a_question_that_is_broken_off_gets_no_reply_and_the_next_one_does(session: Session) -> None:
    desk = Inquiries(session)
    with session.answering.turn._lock:  # somebody else computes: both wait in line
        desk.take(AskPerson(1, ISABELLA, "Who are you?"))
        desk.take(AskPerson(2, ISABELLA, "Who are you?"))
        desk.take(AskPerson(3, ISABELLA, "Who are you?"))
        until = time.monotonic() + 5
        while desk._line.qsize() > 2 and time.monotonic() < until:
            time.sleep(0)
        desk.break_off(2)
        desk.break_off(99)
    numbers = [desk.replies.get(timeout=20).number, desk.replies.get(timeout=20).number]
    assert numbers == [1, 3]
    desk.stop()


def test_heads_are_light_and_a_whole_thought_is_found_by_its_number(session: Session) -> None:
    heads = session.minds.heads(ISABELLA)
    assert [head.kind for head in heads][:1] == ["PlanDay"] and all(head.person == ISABELLA for head in heads)
    whole = session.minds.whole(heads[0].thought)
    assert whole is not None and (whole.thought, whole.tick, whole.kind) == (heads[0].thought, heads[0].tick, "PlanDay")
    assert session.minds.whole(10**9) is None


def test_a_change_a_talk_and_an_hour_lead_to_their_thoughts_too() -> None:
    plan = Trace(1, "A", 0, "PlanDay", (), "SetDay: chunks Entry: ticks 360, what baking")
    split = Trace(2, "A", 10, "NextActions", (), "SetActions: hours Entry: start 10, ticks 60, what kneading")
    talk = Trace(3, "A", 20, "React", (), "StartTalk: to Bo Reed, about the party")
    change = Trace(4, "A", 30, "React", (), "DoInstead: action Action: start 30, what running, because it burns")
    traces = [plan, split, talk, change]
    assert behind(traces, Entry(0, 360, "baking"), 0) is plan
    assert behind(traces, Entry(10, 60, "kneading"), 10) is split
    assert behind(traces, Conversation(1, ("A", "Bo Reed"), "the party", "", 25), 25) is talk
    assert behind(traces, Change(30, "running", "it burns"), 30) is change
    assert behind(traces, Change(29, "running", "it burns"), 29) is None
