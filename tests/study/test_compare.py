"""Two towns that were one: what is told of them, and that nothing is told of equal ones."""

import copy
import json
from dataclasses import replace
from pathlib import Path

import pytest

from game import config
from game.errors import InputError
from game.opening import open_session
from game.study.compare import Comparison, compare
from game.study.compare_saves import SOON, as_words, compare_saves, sentence
from game.world.activity import Entry
from game.world.clock import HOUR, MINUTE
from game.world.commands import WhisperTo
from game.world.conversations import Conversation, Line
from game.world.events import PlayedAct
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.world import World
from tests.small_town import small_world
from tests.test_commands import command

ADA, BO = "Ada Hill", "Bo Reed"
TOWN = config.town_folder(None)


def pair() -> tuple[World, World]:
    """The small town at nine, three hours old, twice."""
    world = small_world()
    world.clock.tick = 3 * HOUR
    return world, copy.deepcopy(world)


def told(one: World, other: World) -> list[str]:
    return [sentence(("A", "B"), difference) for difference in compare(one, other).differences]


def remember(world: World, tick: int, name: str, *memory: str) -> None:
    """A memory of a tick: kind, text, source."""
    kind, text, source = memory
    world.people[name].stream.add(NewMemory(kind, text, source=source), tick, 5)  # type: ignore[arg-type]


def test_equal_towns_have_nothing_to_tell_of() -> None:
    one, other = pair()
    assert compare(one, other) == Comparison(None, one.clock.now, (), 0)
    other.clock.tick += HOUR  # played on, but the first hours are the same
    assert as_words(("A", "B"), compare(one, other)) == (
        "A and B are the same, as far as both were played (up to Monday 13 February, 9 am)."
    )


def test_two_that_have_just_parted_are_said_to_have_little_to_tell() -> None:
    one, other = pair()
    other.acts.append(PlayedAct(one.tick - HOUR + 1, "something", "", ""))
    assert SOON in as_words(("A", "B"), compare(one, other))
    other.acts[-1] = PlayedAct(one.tick - HOUR, "something", "", "")
    assert SOON not in as_words(("A", "B"), compare(one, other))


def test_who_talked_with_whom_in_one_town_only_is_told_with_time_and_place() -> None:
    one, other = pair()
    lines = [Line(HOUR + 2, ADA, "The soup is good today.")]
    one.talks.append(Conversation(1, (ADA, BO), "the soup", "Corner Cafe:cafe", HOUR + 12, lines, ended=HOUR + 20))
    assert told(one, other) == [
        "In A, Ada Hill talked with Bo Reed at 7:02 am at Corner Cafe about the soup; in B, they never did."
    ]
    assert told(other, one) == [
        "In B, Ada Hill talked with Bo Reed at 7:02 am at Corner Cafe about the soup; in A, they never did."
    ]


def test_what_was_heard_promised_and_concluded_in_one_town_only_is_told() -> None:
    one, other = pair()
    remember(one, HOUR, ADA, "dialogue", "Bo Reed is mending the old boat", f"was told by {BO}")
    remember(one, HOUR, ADA, "dialogue", "Ada Hill promised Bo Reed to hold the lamp", "did")
    remember(other, HOUR, BO, "reflection", "Bo Reed would rather fish than mend", "concluded")
    assert told(one, other) == [
        "In A, at 7 am, Ada Hill promised Bo Reed to hold the lamp; in B, Ada did not.",
        "In A, Ada Hill heard from Bo Reed at 7 am: Bo Reed is mending the old boat; in B, Ada never heard that.",
        "In B, Bo Reed came to think at 7 am: Bo Reed would rather fish than mend; in A, Bo did not.",
    ]


def test_the_same_in_other_words_is_no_difference() -> None:
    one, other = pair()
    remember(one, HOUR, ADA, "dialogue", "Bo Reed is mending the old boat", f"was told by {BO}")
    remember(other, HOUR + 9, ADA, "dialogue", "Bo Reed mends the old boat", f"was told by {BO}")
    assert told(one, other) == []


def test_ties_and_plans_that_differ_are_told_from_both_sides() -> None:
    one, other = pair()
    one.acts.append(PlayedAct(HOUR, "a bell rings"))
    for world, closeness, what in ((one, 6, "rowing"), (other, -3, "sulking")):
        world.people[ADA].ties[BO] = Tie(closeness, "hm")
        world.people[ADA].plan.chunks = [Entry(4 * HOUR, HOUR, what), Entry(5 * HOUR, HOUR, "eating")]
    assert told(one, other) == [
        "In A, you did this at 7 am: a bell rings; in B, you did not.",
        "In A, Ada Hill is closer to Bo Reed (6, friends); in B, less close (-3, foes).",
        "In A, Ada Hill plans rowing at 10 am; in B, sulking at 10 am.",
    ]


def test_what_is_after_the_end_of_the_shorter_one_does_not_count() -> None:
    one, other = pair()
    other.clock.tick += HOUR
    remember(other, 3 * HOUR + 1, ADA, "reflection", "It was a long morning", "concluded")
    assert compare(one, other).differences == ()


def test_no_kind_of_difference_crowds_out_the_rest_and_what_is_left_out_is_counted() -> None:
    one, other = pair()
    one.acts += [PlayedAct(HOUR + n, f"a bell rings {n} times") for n in range(1, 13)]
    found = compare(one, other)
    assert [d.kind for d in found.differences] == ["act"] * 8 and found.left_out == 4
    assert found.parted == one.clock.at(HOUR + 1)


def test_towns_that_never_were_one_are_not_compared() -> None:
    one, other = pair()
    other.clock.start = other.clock.start.replace(year=2024)
    with pytest.raises(InputError, match="no beginning in common"):
        compare(one, other)


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A town that was branched at nine: a voice sends Klaus to the park in one branch, and he misses somebody."""
    folder = tmp_path_factory.mktemp("saves")
    session = open_session(TOWN, ["Isabella", "Maria", "Klaus"], "1", folder, "T", "")
    _play(session, 3 * HOUR)
    assert session.file is not None
    session.file.flush()
    session.file.tree.branch(session.file.tree.tip(1), "the park")
    session.close(0.0)
    for branch, voice in (("main", ""), ("the park", "Go to Johnson Park from 10 am to 4 pm")):
        session = open_session(TOWN, [], "", folder, "", f"T:{branch}")
        if voice:
            session.command([WhisperTo("Klaus Mueller", voice)])
        _play(session, 4 * HOUR if voice else 4 * HOUR + 10 * MINUTE)
        session.close(0.0)
    return folder


def _play(session, ticks: int) -> None:  # type: ignore[no-untyped-def]
    for _ in range(ticks):
        session.step()
    session.save("manual")


def test_one_whisper_in_one_of_two_branches_is_found_with_all_that_came_of_it(saves: Path) -> None:
    read, found = compare_saves(saves, ["T", "main", "the park"])
    (act,) = [d for d in found.differences if d.kind == "act"]
    assert act is found.differences[0] and act.one == "you did not" and "Johnson Park" in act.other
    pairs = [
        {frozenset(talk.people) for talk in world.talks if 3 * HOUR < talk.started <= 7 * HOUR} for world in read.worlds
    ]
    assert any("Klaus Mueller" in missed for missed in pairs[0] - pairs[1])
    assert {frozenset(d.people) for d in found.differences if d.kind == "meeting"} == pairs[0] ^ pairs[1]
    assert found.parted is not None and (found.parted.hour, found.until.hour) == (9, 13)


def test_a_branch_compared_with_itself_or_with_where_it_parted_tells_nothing(saves: Path) -> None:
    for other in ("main", "#1", "#2"):
        assert compare_saves(saves, ["T", "main", other])[1].differences == ()


def test_the_command_reads_well_and_gives_json_and_knows_what_is_not_there(saves: Path) -> None:
    words = command("saves", "compare", "T", "main", "the park", saves=saves).stdout
    assert words.startswith(
        "main and the park parted on Monday 13 February at 9 am; compared up to Monday 13 February, 1 pm"
    )
    assert 'In "the park", you did this at 9 am: Klaus Mueller hears an inner voice' in words
    values = json.loads(command("saves", "compare", "T:main", "T:the park", "--json", saves=saves).stdout)
    assert values["names"] == ["T:main", "T:the park"] and values["differences"][0]["kind"] == "act"
    assert {"kind", "people", "time", "a", "b", "text"} == values["differences"][0].keys()
    assert "has no branch 'away'" in command("saves", "compare", "T", "main", "away", saves=saves, expect=2).stderr
    assert "there is no such town" in command("saves", "compare", "T", "U", saves=saves, expect=2).stderr


def test_differences_do_not_depend_on_which_side_is_first() -> None:
    one, other = pair()
    remember(one, HOUR, ADA, "reflection", "Ada Hill is glad of the rain", "concluded")
    one.people[BO].ties[ADA] = Tie(4, "hm")
    there, back = compare(one, other).differences, compare(other, one).differences
    assert [replace(d, one=d.other, other=d.one) for d in back if d.kind == "concluded"] == [
        d for d in there if d.kind == "concluded"
    ]
    assert [d.kind for d in there] == [d.kind for d in back]
