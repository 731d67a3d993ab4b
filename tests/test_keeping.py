"""What is kept with a town: its bill, and why its people do what they do, to the letter."""

import json
import random
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from game.answering import Answering, Asked
from game.keeping import behind
from game.mind.trace import Call, Trace
from game.opening import open_session
from game.saves.state import state_hash
from game.saves.why import Entry, WhyInFile, check_why, read_why
from game.session import Session
from game.whys import tell_why
from game.world.clock import HOUR, MINUTE
from game.world.conversations import Line
from tests.llm.servers import FakeServer
from tests.modelled import TRIO, Writer, asking, live, remembered, town
from tests.playing import load_last

__all__ = ["remembered"]


def asked_of(session: Session) -> Asked:
    assert session.answering.asked is not None
    return session.answering.asked


def calls_of(traces: list[Trace]) -> list[Call]:
    return [call for trace in traces for asked in trace.questions for call in asked.calls]


def again(saves: Path, who: Answering | None = None, read_only: bool = False) -> Session:
    return open_session(None, [], "", saves, "", "Trio", read_only, who)


def test_what_a_town_has_cost_comes_back_with_it_and_its_caps_hold(tmp_path: Path) -> None:
    with FakeServer(Writer()) as server:
        session = town(asking(server), "Trio", tmp_path)
        live(session, HOUR)
        spent = asked_of(session).governor
        total, hour, people = spent.total, spent.last_hour, spent.by_person()
        session.save("quit")
        session.close()
        who = asking(server, caps={"tokens_a_town": total.tokens, "tokens_an_hour": 1, "tokens_a_day": 1})
        other = again(tmp_path, who)
        governor = asked_of(other).governor
        assert (governor.total, governor.last_hour, governor.today) == (total, hour, total)
        assert governor.by_person() == people and total.calls > 10
        assert governor.stopped_by == "the cap of 1 tokens an hour is reached"
        seen = len(server.chats)
        live(other, 2 * HOUR)
        assert len(server.chats) == seen and governor.total == total
        other.close()


def test_money_that_was_spent_is_spent_though_the_town_was_not_saved_and_in_every_branch(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.keeping._BILL_EVERY", 0.0)
    with FakeServer(Writer()) as server:
        session = town(asking(server), "Trio", tmp_path)
        session.save("manual")
        live(session, 10 * MINUTE)
        spent = asked_of(session).governor.total
        session.step()
        assert load_last(session) and session.world.tick == 0
        assert asked_of(session).governor.total == spent and spent.calls > 3
        session.close()
        other = again(tmp_path, asking(server))
        assert other.world.tick == 0 and asked_of(other).governor.total == spent
        other.close()


def test_every_prompt_of_two_hours_is_told_again_to_the_letter_from_the_file(tmp_path: Path) -> None:
    with FakeServer(Writer()) as server:
        session = town(asking(server), "Trio", tmp_path)
        live(session, 2 * HOUR)
        sent = {chat["messages"][1]["content"]: chat["messages"][0]["content"] for chat in server.chats}
        session.save("quit")
        latest = {person: session.why(person) for person in TRIO}
        session.close()
    other = again(tmp_path, read_only=True)
    kept = {person: other.why(person) for person in TRIO}
    calls = [call for traces in kept.values() for call in calls_of(traces)]
    assert {call.user: call.system for call in calls} == sent and len(calls) > 20
    for person in TRIO:
        assert [rounded(trace) for trace in kept[person]] == [rounded(trace) for trace in latest[person]]
    one = calls[0]
    assert (one.tokens_in, one.tokens_out, one.money, one.attempts, one.outcome) == (100, 10, 0.0, 1, "used")
    assert one.provider.endswith("/v1 model-a") and json.loads(one.reply) and one.seconds > 0.0
    with closing(sqlite3.connect(tmp_path / "Trio.town")) as file:
        assert check_why(file) == sum(map(len, kept.values()))
        templates = file.execute("SELECT count(*) FROM why_text").fetchone()[0]
        size = file.execute("SELECT sum(length(outcome) + length(prompts)) FROM why").fetchone()[0]
    assert templates < 40 and size < 0.4 * sum(len(user) for user in sent)
    other.close()


def rounded(trace: Trace) -> Trace:
    """A trace with scores in thousandths and seconds in milliseconds, as a file keeps them."""

    def part(number: float | None) -> float | None:
        return None if number is None else round(number * 1000) / 1000

    questions = tuple(
        replace(
            q,
            memories=tuple(
                replace(m, recency=part(m.recency), importance=part(m.importance), relevance=part(m.relevance))
                for m in q.memories
            ),
            calls=tuple(replace(call, seconds=round(call.seconds, 3)) for call in q.calls),
        )
        for q in trace.questions
    )
    return replace(trace, questions=questions)


def test_an_answer_that_was_of_no_use_is_in_the_log_with_the_reason(tmp_path: Path) -> None:
    with FakeServer(Writer(rubbish="turtles")) as server:
        session = town(asking(server), "Trio", tmp_path)
        live(session, 2 * MINUTE)
        session.save("quit")
        session.close()
    other = again(tmp_path, read_only=True)
    plan = next(t for t in other.why(TRIO[0]) if t.kind == "PlanDay")
    first, second = plan.questions[-1].calls
    assert plan.questions[-1].by == "rules" and (first.reply, second.reply) == ("turtles", "turtles")
    assert first.outcome not in ("", "used", "mended")
    assert second.user.startswith(first.user) and "could not be used" in second.user[len(first.user) :]
    other.close()


def test_the_log_of_rules_is_small_and_leaves_the_town_as_it_was(tmp_path: Path) -> None:
    hashes = []
    for number, log_rules in enumerate((True, False)):
        session = town(Answering(log_rules=log_rules), f"Town {number}", tmp_path)
        live(session, 3 * HOUR)
        session.save("quit")
        assert session.file is not None
        session.file.flush()
        traces = session._keeping.read(session.world, "") if session._keeping else []
        assert bool(traces) is log_rules and all(trace.questions for trace in traces)
        hashes.append(state_hash(session.world))
        session.close()
    assert hashes[0] == hashes[1]


def test_from_a_memory_a_line_an_act_or_a_plan_one_comes_to_the_thought_behind_it(tmp_path: Path) -> None:
    session = town(Answering(), "Trio", tmp_path)
    live(session, 14 * HOUR)
    session.save("quit")
    session.close()
    other = again(tmp_path, read_only=True)
    person = other.world.people[TRIO[0]]
    chunk, action = person.plan.chunks[-1], person.plan.actions[0]
    plan, act = other.behind(person.name, chunk), other.behind(person.name, action)
    assert plan is not None and plan.kind == "PlanDay" and chunk.what in plan.command
    assert act is not None and act.kind == "NextActions" and action.what in act.command
    written = next(m for m in person.stream.rows if m.kind == "plan")
    made = other.behind(person.name, written)
    assert made is not None and written.text in made.command
    talk = other.world.talks[0]
    line = talk.lines[0]
    said = other.behind(line.speaker, line)
    assert said is not None and said.kind == "NextLine" and line.text in said.command
    assert behind([], Line(5, "Nobody", "hm"), 5) is None
    other.close()


def test_going_back_leaves_the_thoughts_of_the_other_branch_out(tmp_path: Path) -> None:
    session = town(Answering(), "Trio", tmp_path)
    live(session, 10)
    session.save("manual")
    live(session, 2 * HOUR)
    session.save("auto")
    before = [trace.tick for trace in session.why(TRIO[0])]
    load_last(session)
    assert max(before) > 10 >= max(trace.tick for trace in session.why(TRIO[0]))
    live(session, MINUTE)
    session.save("quit")
    session.close()
    other = again(tmp_path, read_only=True)
    assert max(trace.tick for trace in other.why(TRIO[0])) <= 10 + MINUTE
    other.close()


def entry(number: int, prompts: bytes = b"") -> Entry:
    return Entry("Ada Hill", number, "PlanDay", b"%d " % number * 50, prompts, {"k": "a long text"} if prompts else {})


def test_at_the_cap_the_oldest_prompts_go_first_and_outcomes_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.saves.why._BATCH", 10)
    session = town(Answering(log_rules=False), "Trio", tmp_path)
    file = session.file
    assert file is not None
    noise = [random.Random(n).randbytes(900) for n in range(60)]
    log = WhyInFile(most=60 * 600)
    for number, prompt in enumerate(noise):
        log.add(partial(entry, number, prompt))
    file.keep(log)
    file.flush()
    entries = file.look(lambda c: [(e.tick, bool(e.prompts)) for e in read_why(c, file.parts)])
    assert [tick for tick, _ in entries] == list(range(60))
    gone = [tick for tick, there in entries if not there]
    assert gone == list(range(len(gone))) and 10 <= len(gone) < 60
    small = WhyInFile(most=60 * 50)
    file.keep(small)
    file.flush()
    left = file.look(lambda c: [(e.tick, bool(e.prompts)) for e in read_why(c, file.parts)])
    assert left[-1] == (59, False) and 0 < len(left) < 60 and left[0][0] == 60 - len(left)
    session.close()


def test_a_save_that_failed_loses_nothing_of_the_log_and_the_bill(tmp_path: Path) -> None:
    session = town(Answering(log_rules=False), "Trio", tmp_path)
    file = session.file
    assert file is not None

    class Failing:
        fails = True

        def write(self, connection: sqlite3.Connection, branch: int, checkpoint: int) -> None:
            if self.fails:
                raise sqlite3.OperationalError("disk I/O error")

        def down(self) -> None: ...

        def ready(self) -> None: ...

    log, failing = WhyInFile(10**6), Failing()
    file.riders = [log, failing]
    log.add(lambda: entry(1))
    session.save("manual")
    file.flush()
    assert file.failed and not file.look(lambda c: list(read_why(c, file.parts)))
    failing.fails = False
    session.save("manual")
    file.flush()
    assert not file.failed and [e.tick for e in file.look(lambda c: list(read_why(c, file.parts)))] == [1]
    session.close()


def test_the_log_is_exported_as_json_lines_with_the_words_of_memories(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with FakeServer(Writer()) as server:
        session = town(asking(server), "Trio", tmp_path)
        live(session, 2 * HOUR)
        session.save("quit")
        session.close()
    tell_why(tmp_path, "Trio", "Klaus", 1, tmp_path / "why.jsonl")
    rows = [json.loads(line) for line in (tmp_path / "why.jsonl").read_text().splitlines()]
    assert {row["person"] for row in rows} == {"Klaus Mueller"} and rows[0]["time"] == "2023-02-13T06:00:10"
    call = next(call for row in rows for asked in row["questions"] for call in asked["calls"])
    assert "Klaus" in call["user"] and call["tokens_in"] == 100
    memory = next(m for row in rows for asked in row["questions"] for m in asked["memories"] if m["recency"])
    assert memory["text"]
    tell_why(tmp_path, "Trio", "", 0, None)
    lines = capsys.readouterr().out.splitlines()
    assert any("Klaus Mueller  What should the day be? (http://" in line for line in lines)
    assert not any("SetActions" in line or "ticks" in line or len(line) > 450 for line in lines)
    tell_why(tmp_path, "Trio", "Klaus", 1, None, as_json=True)
    assert json.loads(capsys.readouterr().out) == rows
    tell_why(tmp_path, "Trio", "", 7, None)
    assert capsys.readouterr().out.startswith("no thoughts are kept of that")
    tell_why(tmp_path, "Trio", "", 7, tmp_path / "none.jsonl")
    assert (tmp_path / "none.jsonl").read_text() == ""


def test_what_a_town_costs_can_be_shown_live() -> None:
    assert Answering().spent is None
    with FakeServer(Writer()) as server:
        session = town(asking(server, caps={"tokens_a_town": 500}))
        live(session, 10 * MINUTE)
        spent = session.answering.spent
        session.close()
    assert spent is not None and 500 <= spent.tokens == spent.tokens_today <= 500 + 4 * 110
    assert (spent.money, spent.unpriced, spent.stopped_by) == (0.0, False, "the cap of 500 tokens a town is reached")
