"""What becomes of a simulation from elsewhere."""

import json
from pathlib import Path

import pytest

from game.imports.importing import import_town
from game.mind.rules.activities import family_of
from game.opening import open_session
from game.saves.verify import verify
from game.study.story import story
from game.world.clock import HOUR
from tests.imports.simulation import HAMLET, NELL, WIM, files, imported, write
from tests.test_commands import command


def test_every_memory_keeps_its_time_importance_and_kind(tmp_path: Path) -> None:
    world, ledger = imported(tmp_path)
    rows = [m for m in world.people[NELL].stream.rows if m.source != "knew" or "friend" in m.text]
    assert [(m.kind, m.created, m.importance) for m in rows] == [
        ("plan", 1, 5), ("seed", 2, 4), ("observation", 2160, 1), ("action", 2220, 3), ("dialogue", 2880, 6),
        ("action", 2880, 4), ("reflection", 2910, 7),
    ]  # fmt: skip
    assert (ledger.people, ledger.memories, ledger.reflections, ledger.conversations) == (2, 9, 1, 1)
    assert world.clock.now.isoformat() == "2023-09-19T09:00:00" and world.tick == 3240


def test_sentences_are_put_as_people_here_put_them(tmp_path: Path) -> None:
    world, _ = imported(tmp_path)
    told = [m.text for m in world.people[NELL].stream.rows]
    assert (
        "Nell Archer's plan for Tuesday 19 September: 5 am get up; 6 am bake, sweep the shop, rest until noon" in told
    )
    assert "Nell Archer is shaping the loaves" in told
    assert "the oven at the shop of The Crust bakery is warming up" in told
    assert "Nell Archer and Wim Oak talked about the supper on the Green" in told
    assert "Nell Archer is talking with Wim Oak about the supper" in told
    assert "Nell Archer counts on the pears of Wim Oak" in told
    assert "Nell Archer bakes bread at 6:00 am" in told
    assert world.people[NELL].biography.startswith("Nell Archer bakes bread; Nell Archer has floury sleeves; ")
    assert world.people[NELL].pronoun == "she"


def test_a_conclusion_rests_on_the_same_memories_and_what_it_cannot_rest_on_is_reported(tmp_path: Path) -> None:
    world, ledger = imported(tmp_path)
    rows = world.people[NELL].stream.rows
    concluded = next(m for m in rows if m.kind == "reflection")
    assert [rows[n - 1].kind for n in concluded.evidence] == ["seed", "dialogue"]
    lost = {entry["what"]: entry["count"] for entry in ledger.dropped}
    assert lost["a piece of evidence"] == 1 and lost["a thought that says nothing"] == 1


def test_a_talk_that_both_remember_is_one_talk(tmp_path: Path) -> None:
    world, _ = imported(tmp_path)
    (talk,) = world.talks
    assert talk.people == (NELL, WIM) and talk.about == "the supper on the Green"
    assert [(line.tick, line.speaker) for line in talk.lines] == [(2880, NELL), (2886, WIM)]
    assert (talk.place, talk.ended) == ("The Crust bakery:shop", 2886)
    assert world.people[WIM].ties[NELL].last_talk == 2886


def test_who_lives_here_too_is_at_home_and_at_work_and_a_stranger_is_given_a_home_and_a_look(tmp_path: Path) -> None:
    world, ledger = imported(tmp_path)
    nell, wim = world.people[NELL], world.people[WIM]
    assert (nell.home, wim.home) == ("The Crust bakery:Nell's room", "Otis Fenn's cottage:main room")
    assert world.here(nell) == "The Crust bakery:shop" and world.here(wim) == wim.home
    assert not nell.asleep and wim.asleep
    assert wim.look == imported(tmp_path)[0].people[WIM].look and wim.look["skin"]
    assert any("Wim Oak: `hamlet:Treehouse:loft` is not in this town; lives in" in said for said in ledger.changed)
    assert {"what": "the place `Treehouse:loft`", "count": 2, "why": "this town has none like it"} in ledger.dropped


def test_the_schedule_and_what_somebody_is_at_go_on(tmp_path: Path) -> None:
    world, ledger = imported(tmp_path)
    nell = world.people[NELL]
    assert [(c.start, c.ticks, c.what) for c in nell.plan.chunks] == [
        (0, 1800, "sleeping"), (1800, 1800, "baking"), (3600, 4680, "minding the shop"), (8280, 360, "sleeping"),
    ]  # fmt: skip
    (action,) = nell.plan.actions
    assert (action.start, action.end, action.what, action.emoji) == (3180, 3360, "dusting the table", "🍞")
    assert nell.doing == "dusting the table" and nell.woke == 1800 and nell.importance_sum == 170
    assert ledger.plans == sum(bool(person.plan.chunks) for person in world.people.values()) == 1


@pytest.mark.parametrize(
    ("planned", "family"),
    [
        ("attending to guests at the cafe", "cafe counter"),
        ("opening Hobbs Cafe and attending to guests", "cafe counter"),
        ("closing Hobbs Cafe and doing a final walkthrough to ensure everything is in order", "cafe counter"),
        ("welcoming and greeting customers as they arrive for the Valentine's Day party", "cafe counter"),
        ("arriving at Hobbs Cafe to do final preparations for the Valentine's Day party", "decorating"),
        ("attending the party at Hobbs Cafe", "party"),
        ("studying at Hobbs Cafe", "studying"),
    ],
)
def test_the_words_of_a_plan_from_elsewhere_are_understood_as_work_or_as_leisure(planned: str, family: str) -> None:
    found = family_of(planned, "away")
    assert found is not None and found.key == family


def test_a_talk_under_way_ends_and_is_still_gone_over(tmp_path: Path) -> None:
    found = files()
    for name, other in ((NELL, WIM), (WIM, NELL)):
        found[f"personas/{name}/bootstrap_memory/scratch.json"] |= {"chatting_with": other, "chat": [[NELL, "Bread?"]]}
    world, ledger = imported(tmp_path, found)
    assert ledger.conversations == 2 and world.talks[-1].ended == world.tick
    assert world.people[NELL].to_digest == world.people[WIM].to_digest == [world.talks[-1].id]


def test_what_real_saves_get_wrong_is_taken_as_it_was_meant(tmp_path: Path) -> None:
    found = files()
    base = f"personas/{NELL}/bootstrap_memory"
    found[f"{base}/scratch.json"] |= {
        "daily_req": "bake bread",
        "chat": [],
        "curr_time": None,
        "f_daily_schedule": None,
    }
    found[f"{base}/associative_memory/nodes.json"]["node_3"] |= {"poignancy": 0, "created": "2023-09-19 23:00:00"}
    world, ledger = imported(tmp_path, found)
    late = next(m for m in world.people[NELL].stream.rows if "warming" in m.text)
    assert (late.created, late.importance) == (world.tick, 1)
    assert world.people[NELL].plan.made == -1
    assert len([said for said in ledger.changed if said.startswith(("A memory from", "An importance"))]) == 2


def test_it_plays_on_at_once_is_whole_and_makes_a_story(tmp_path: Path) -> None:
    path = tmp_path / "Hamlet.town"
    import_town(write(tmp_path / "sim", files()), HAMLET, path)
    assert verify(path).whole
    session = open_session(HAMLET, [], "", tmp_path, "", "Hamlet")
    try:
        for _ in range(HOUR):
            session.step()
        told = story(session.world, session.world.people[NELL])
    finally:
        session.close()
    assert session.world.tick == 3600 and "# Nell Archer, Tuesday 19 September" in told
    assert "I will bring the pears." in told


def test_the_command_prints_the_account_and_keeps_to_one_name(tmp_path: Path) -> None:
    words = ("import", str(write(tmp_path / "sim", files())), "--name", "Hamlet", "--town", str(HAMLET))
    told = json.loads(command(*words, "--json", saves=tmp_path).stdout)
    assert (told["people"], told["memories"], told["reflections"], told["conversations"]) == (2, 9, 1, 1)
    assert {"what", "count", "why"} == told["dropped"][0].keys()
    assert "already a town of this name" in command(*words, saves=tmp_path, expect=2).stderr
    on = ("run", "--load", "Hamlet", "--town", str(HAMLET), "--days", "0.01", "--json")
    assert json.loads(command(*on, saves=tmp_path).stdout)["people"] == 2
