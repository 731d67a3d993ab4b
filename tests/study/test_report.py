"""Reports of hand-made runs, and a small study from the command line."""

import json
import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from game.errors import InputError
from game.study.conditions import Condition
from game.study.figures import diffusion
from game.study.intervals import estimate
from game.study.interviews import Answered
from game.study.paper import Row, goal, met, read_against
from game.study.record import Happening, Knit, News, Run, Told, record
from game.study.report import report, write_report
from game.study.report_interviews import order_of
from game.study.report_runs import closeness_counts
from game.study.results import Results, as_full_json, as_json, interview_counts, results_of
from game.study.runs import Job, play_all
from game.study.watcher import Watcher
from game.world.activity import Action
from game.world.clock import DAY, HOUR
from game.world.conversations import Conversation
from game.world.people import Person, Tie
from game.world.ties import closeness_words
from tests.study.stage import at, remember, stage, talk

WORDS = "Ada Hill is holding a book fair at Corner Cafe on 13 February from 5 pm to 7 pm"
ADA = Told("Ada Hill", "", "knew", 0, "13 February, 6 am", "outside", 0)
BO = Told("Bo Reed", "Ada Hill", "told", 90 * 6, "13 February, 7:30 am", "Corner Cafe", 8)
CY = Told("Cy Reed", "Bo Reed", "overheard", 3 * HOUR, "13 February, 9 am", "Corner Cafe", 0)


def a_run(seed: str, condition: str, tellings: tuple[Told, ...], **more: object) -> Run:
    """A run in which the fair becomes known."""
    metrics = {
        "density_start": 0.1, "density_end": 0.7, "invited": 2.0, "accepted": 2.0, "attended": 1.0, "dropped_in": 0.0,
        "accepted_absent_unexplained": 1.0, "fair_known": float(len(tellings)), "reflections_per_person_day": 2.0,
        "insights_per_person_day": 5.0, "questions_per_person_day": 90.0, "questions_SpeakLine_per_person_day": 40.0,
    }  # fmt: skip
    event = Happening("fair", ("Bo Reed", "Cy Reed"), ("Bo Reed", "Cy Reed"), ("Bo Reed",), (), {"Cy Reed": ""})
    given = {"answers": (), "secrets": (), **more}
    return Run(
        seed=seed, condition=condition, people=3, start="2023-02-13T06:00:00", metrics=metrics,
        news=(News("fair", WORDS, tellings, ()),), happenings=(event,), lengths={2: 3, 5: 1}, unsupported=(),
        missed=("Cy Reed: fair",), embellished=(), violations=(), **given,  # type: ignore[arg-type]
    )  # fmt: skip


def a_study(**more: object) -> Results:
    """Two seeds, with everything and without memory."""
    conditions = [Condition(), Condition("memory", ("memory",))]
    runs = [
        a_run("1", "full", (ADA, BO, CY), **more),
        a_run("1", "memory", (ADA,)),
        a_run("2", "full", (ADA, BO)),
        a_run("2", "memory", (ADA,)),
    ]
    return results_of(conditions, runs, 0.5, 12.34, 2)


def answered(condition: str, right: bool, way: str = "same stream") -> Answered:
    return Answered(condition, way, "Ada Hill", "memory", "met", "Who is Bo Reed?", "A friend.", {"met": right})


def test_diffusion_is_mean_fewest_and_most_over_the_seeds() -> None:
    assert diffusion(a_study().base, 0, range(4)) == [(1, 1, 1), (1, 1, 1), (2, 2, 2), (2.5, 2, 3)]


def test_json_has_the_full_architecture_first_and_every_condition_beside_it() -> None:
    told = as_json(a_study())
    assert (told["seeds"], told["days"], told["wall_s"]) == (2, 0.5, 12.3)
    known = told["metrics"]["fair_known"]
    assert (known["mean"], known["each"]) == (2.5, [3.0, 2.0])
    assert known["high"] - 2.5 == pytest.approx(12.7062 * 0.5, abs=1e-3)
    assert told["conditions"]["memory"]["metrics"]["fair_known"] == {"mean": 1, "low": 1, "high": 1, "each": [1, 1]}
    assert told["conditions"]["memory"]["removed"] == ["memory"]
    full = as_full_json(a_study())
    assert full["settings"]["reflection.threshold"] == {
        "value": 150, "unit": "importance", "source": "paper, section 4.2",
    }  # fmt: skip
    assert full["versions"]["smallville"] and full["seed_names"] == ["1", "2"]
    json.dumps(full)


def test_the_report_tells_ways_reasons_and_the_papers_numbers() -> None:
    told = report(a_study(), [])
    for part in (
        "# A study of Smallville, 2 seeds",
        "seeds 1, 2.",
        "**without memory**: Removed: the whole stream.",
        "| network density at the end | 0.74 | 0.7 [0.7, 0.7] | less than in the paper | at least 0.74 | missed |",
        "| came, on time and in place, with a plan | 5 (in one run) | 1 [1, 1] |",
        "At the start: Ada Hill. In the end: 3 of 3; 1 between close, 1 between strangers.",
        "- 13 February, 7:30 am, Corner Cafe: Ada Hill → Bo Reed (close, 8)",
        "- 13 February, 9 am, Corner Cafe: Bo Reed → Cy Reed (strangers, 0, overheard)",
        "- fair: 2 invited, 2 accepted, 1 came (Bo Reed).\n  - Cy Reed did not come: no reason stated",
        "## Secrets that got out\n\nNone.",
        "- seed 1: Cy Reed: fair",
        "| metric | full | without memory |",
    ):
        assert part in told, part


def test_a_report_is_markdown_json_and_pictures(tmp_path: Path) -> None:
    write_report(a_study(answers=(answered("full", True), answered("nothing", False))), tmp_path / "new" / "folder")
    written = {path.name for path in (tmp_path / "new" / "folder").iterdir()}
    assert written == {
        "report.md", "report.json", "interviews.json", "diffusion-fair.png", "density.png", "attendance.png",
        "reflections.png", "conversation-lengths.png", "questions.png", "interviews-same-stream.png",
        "interviews-own-life.png",
    }  # fmt: skip
    told = (tmp_path / "new" / "folder" / "report.md").read_text(encoding="utf-8")
    assert all(f"]({name})" in told for name in written if name.endswith(".png"))
    assert "| memory | 1 of 1 (100 %) |" in told


def test_the_network_is_told_day_by_day_in_a_table_and_a_picture(tmp_path: Path) -> None:
    days = (Knit("2023-02-13", 0.333, {"friends": 1}), Knit("2023-02-14", 0.667, {"friends": 1, "strangers": 1}))
    conditions, runs = (Condition(),), [a_run(seed, "full", (ADA,), network=days) for seed in "12"]
    results = results_of(conditions, runs, 1.5, 1.0, 1)
    told = report(results, [])
    assert "| 2023-02-14 | 0.667 | 0.0 | 0.0 | 1.0 | 0.0 | 0.0 | 1.0 | 0.0 |" in told
    write_report(results, tmp_path)
    assert (tmp_path / "network.png").is_file()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="cannot be written"):
        write_report(a_study(), tmp_path / "file")


def test_right_answers_are_counted_by_group_and_conditions_are_ranked() -> None:
    rows = [answered("full", True), answered("full", True), answered("nothing", True), answered("nothing", False)]
    counts = interview_counts(rows, "same stream")
    assert counts["full"] == {"memory": {"right": 2, "asked": 2}, "all": {"right": 2, "asked": 2}}
    assert counts["nothing"]["all"] == {"right": 1, "asked": 2}
    assert interview_counts(rows, "own life") == {}
    assert order_of(rows) == ["full", "nothing"]


def test_a_number_is_read_against_the_paper_and_the_goal() -> None:
    row = Row("x", "x", paper=5, least=4, most=9)
    assert read_against(row, estimate([4.0, 6.0])) == "as in the paper"
    assert read_against(row, estimate([7.0, 7.0])) == "more than in the paper"
    assert (goal(row), met(row, estimate([7.0])), met(row, estimate([3.0]))) == (
        "at least 4 and at most 9", "met", "missed",
    )  # fmt: skip
    assert (goal(Row("x", "x", most=0)), goal(Row("x", "x"))) == ("none", "")


@pytest.mark.parametrize(
    ("closeness", "words"),
    [(10, "family or love"), (6, "friends"), (2, "known by sight"), (0, "strangers"), (-4, "foes")],
)
def test_closeness_is_said_in_words(closeness: int, words: str) -> None:
    assert closeness_words(closeness) == words
    assert closeness_counts(a_study().base, 0) == {"close": 2, "strangers": 1}


def test_a_record_holds_the_way_of_the_news_with_the_closeness_of_that_moment() -> None:
    world, watcher = stage(), Watcher()
    bo = world.people["Bo Reed"]
    bo.ties["Ada Hill"] = Tie(2, "by sight")
    watcher.look(world)
    bo.ties["Ada Hill"] = Tie(7, "a friend by now")
    world.clock.tick = at(9)
    world.conversations[1] = Conversation(1, ("Ada Hill", "Bo Reed"), "", "Corner Cafe:cafe", at(9))
    watcher.look(world)
    world.conversations.clear()
    bo.ties["Ada Hill"] = Tie(10, "family, later")
    talk(world, at(9), "Ada Hill", "Bo Reed", "There is a fair.", "Good.")
    remember(world, "Ada Hill", WORDS, kind="seed", source="knew")
    remember(world, "Bo Reed", WORDS, at(9, 3), source="was told by Ada Hill", place="Corner Cafe:cafe")
    run = record(world, watcher, {}, _denies, "full")
    assert run.news[0].tellings[1] == Told(
        "Bo Reed", "Ada Hill", "told", at(9, 3), "13 February, 9:03 am", "Corner Cafe", 7
    )
    assert (run.lengths, run.happenings[0].invited, run.missed[:1]) == ({2: 1}, ("Bo Reed",), ("Ada Hill: fair",))
    assert watcher.close("Bo Reed", "Ada Hill", at(8)) == 2


def test_overlapping_actions_are_counted_in_minutes() -> None:
    world, watcher = stage(), Watcher()
    bo = world.people["Bo Reed"]
    bo.plan.actions = [Action(0, 60, "reading", "", ""), Action(30, 60, "cooking", "", "")]
    for tick in range(90):
        world.clock.tick = tick
        watcher.look(world)
    assert watcher.overlapping == 5


def test_ctrl_c_however_often_ends_all_runs_at_once_and_leaves_no_process() -> None:
    before, twice = multiprocessing.active_children(), iter((1, 2))

    def interrupt(played: int) -> None:
        if next(twice, 0):
            os.kill(os.getpid(), signal.SIGINT)

    jobs = [Job(_smallville(), ("Arthur Burton",), str(seed), 1000.0) for seed in range(4)]
    with pytest.raises(KeyboardInterrupt):
        play_all(jobs, interrupt)
    assert multiprocessing.active_children() == before


def test_a_fault_in_one_run_ends_the_others_and_is_told() -> None:
    good, bad = (Job(_smallville(), (who,), "1", 1000.0) for who in ("Arthur Burton", "Zorro"))
    with pytest.raises(InputError, match="Zorro"):
        play_all([good, bad], lambda played: None)
    assert multiprocessing.active_children() == []


def test_the_work_of_a_run_counts_its_interviews_too() -> None:
    assert Job(_smallville(), (), "1", 2.0).work == 2 * DAY + 2 * DAY // 10


def test_two_people_are_measured_in_processes_of_their_own() -> None:
    people = ("Isabella Rodriguez", "Maria Lopez")
    jobs = [
        Job(_smallville(), people, "1", 0.02, Condition(name, removed))
        for name, removed in (("full", ()), ("m", ("memory",)))
    ]
    played: list[int] = []
    full, forgetful = play_all(jobs, played.append)
    assert (full.condition, forgetful.condition, full.people) == ("full", "m", 2)
    assert full.metrics["party_known"] == 1 and forgetful.metrics["party_known"] == 0
    assert full.metrics["failed_thoughts"] == forgetful.metrics["failed_thoughts"] == 0


def _denies(person: Person, question: str) -> str:
    return "No."


def _smallville() -> Path:
    return Path(__file__).resolve().parents[2] / "maps" / "smallville"
