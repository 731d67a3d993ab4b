"""Plans: a new entry cut into old ones, and a promise that finds its place in the day."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from game.world.activity import Action, Entry, cut_in, means_meal, means_sleep
from game.world.answers import _make_room, apply_all
from game.world.commands import KeepFromTalk, NewPromise
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.talking import say
from game.world.thinking import raise_thoughts
from game.world.thoughts import AfterTalk
from tests.small_town import small_world
from tests.world.test_talking import together

lengths = st.lists(st.integers(1, 50), min_size=1, max_size=10)


def day_of(ticks: list[int]) -> list[Entry]:
    starts = itertools.accumulate(ticks, initial=0)
    return [Entry(start, length, str(n)) for n, (start, length) in enumerate(zip(starts, ticks, strict=False))]


@given(lengths, st.integers(0, 200), st.integers(1, 80))
def test_an_entry_cut_in_leaves_neither_gap_nor_overlap(ticks: list[int], start: int, length: int) -> None:
    day = day_of(ticks)
    start = min(start, day[-1].end)
    cut = cut_in(day, Entry(start, length, "new"))
    assert all(one.end == other.start for one, other in itertools.pairwise(cut))
    assert cut[0].start == 0 and cut[-1].end == max(day[-1].end, start + length)
    assert [e.what for e in cut].count("new") == 1 and all(e.ticks > 0 for e in cut)


def test_what_an_entry_covers_is_cut_on_both_sides() -> None:
    day = [Entry(0, 100, "reading"), Entry(100, 100, "cooking"), Entry(200, 50, "sleeping")]
    cut = cut_in(day, Entry(80, 60, "party"))
    assert [(e.start, e.end, e.what) for e in cut] == [
        (0, 80, "reading"),
        (80, 140, "party"),
        (140, 200, "cooking"),
        (200, 250, "sleeping"),
    ]


def test_a_promise_for_later_today_takes_its_place_in_the_plan_and_is_noted_as_a_change() -> None:
    world = together()
    cy = world.people["Cy Reed"]
    cy.plan.chunks = [Entry(0, 2160, "reading"), Entry(2160, 6480, "sleeping")]
    cy.plan.actions = [Action(0, 2160, "reading", "📖", "Bo's house:bedroom")]
    talk = world.conversations[1]
    say(world, talk, world.people["Bo Reed"], "Come and eat at nine?", done=True)
    say(world, talk, cy, "I will.", done=True)
    thought = next(t for t in raise_thoughts(world) if t.person == "Cy Reed" and isinstance(t.facts, AfterTalk))
    memory = NewMemory("dialogue", "Cy Reed promised Bo Reed to come and eat", source="did")
    promise = NewPromise("come and eat", "eating with Bo", 1080, 360, "Corner Cafe:cafe", "Bo Reed", memory)
    apply_all(
        world,
        [
            KeepFromTalk(
                thought=thought.id,
                person="Cy Reed",
                conversation=1,
                other="Bo Reed",
                memories=(),
                promises=(promise,),
                tie=Tie(5, ""),
            )
        ],
    )
    assert [(c.start, c.end, c.what, c.where) for c in cy.plan.chunks] == [
        (0, 1080, "reading", ""),
        (1080, 1440, "eating with Bo", "Corner Cafe"),
        (1440, 2160, "reading", ""),
        (2160, 8640, "sleeping", ""),
    ]
    assert [(a.start, a.end) for a in cy.plan.actions] == [(0, 1080)]
    assert [c.because for c in cy.plan.changes] == ["it was promised to Bo Reed"]
    assert [p.words for p in cy.promises] == ["come and eat"]


def test_a_promise_for_next_week_leaves_the_plan_as_it_is() -> None:
    world = small_world()
    cy = world.people["Cy Reed"]
    cy.plan.chunks = [Entry(0, 8640, "resting")]
    memory = NewMemory("dialogue", "Cy Reed promised to help")
    _make_room(world, cy, NewPromise("help", "helping", 7 * 8640, 360, "", "Bo Reed", memory))
    assert cy.plan.chunks == [Entry(0, 8640, "resting")] and cy.plan.changes == []


def test_words_of_sleep_and_of_meals_are_told_from_others() -> None:
    assert [means_sleep(w) for w in ("sleeping", "taking a nap", "sleepy music", "reading in bed")] == [
        True, True, False, False,
    ]  # fmt: skip
    assert [means_meal(w) for w in ("having breakfast", "eating a bowl of soup", "cooking", "a mealy apple")] == [
        True, True, False, False,
    ]  # fmt: skip
