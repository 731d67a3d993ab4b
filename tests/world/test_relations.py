"""Relations and the network of the town, worked out by hand from a few memories."""

from datetime import date
from typing import Any

from game.world.clock import DAY, HOUR
from game.world.memories import Memory, MemoryStream, NewMemory
from game.world.people import Tie
from game.world.relations import NEVER, Edge, Relations, network, relations
from game.world.ties import closeness_words
from game.world.world import World
from tests.small_town import small_world

ADA, BO, CY = "Ada Hill", "Bo Reed", "Cy Reed"


def remember(
    world: World, name: str, tick: int, text: str, *subjects: str, kind: str = "dialogue", source: str = "did"
) -> int:
    """Write a memory as it would have been at a tick; its ordinal."""
    world.clock.tick = max(world.clock.tick, tick)
    evidence = (1,) if kind == "reflection" else ()
    new = NewMemory(kind, text, 3, source, evidence, subjects)  # type: ignore[arg-type]
    return world.people[name].stream.add(new, tick, 3).ordinal


def lived() -> World:
    """Ada knows Bo by her biography, sees him at 7, talks with him at 8 and 9, and hears of Cy from him."""
    world = small_world()
    remember(world, ADA, 0, "Ada Hill likes Bo Reed", ADA, BO, kind="seed", source="knew")
    remember(world, ADA, 0, "Ada Hill is 30", ADA, kind="seed", source="knew")
    remember(world, ADA, HOUR, "Bo Reed is mending a fence", BO, kind="observation", source="saw")
    remember(world, ADA, 2 * HOUR, "Ada Hill and Bo Reed had a short chat", ADA, BO)
    remember(world, ADA, 3 * HOUR, "Ada Hill and Bo Reed talked about the fence and rain; Ada Hill declined to go",
             ADA, BO)  # fmt: skip
    remember(world, ADA, 3 * HOUR, "Ada Hill told Bo Reed that she is tired", ADA, BO)
    remember(world, ADA, 3 * HOUR, "Cy Reed is learning to swim", CY, source=f"was told by {BO}")
    remember(world, ADA, 4 * HOUR, "Bo Reed is good company", BO, kind="reflection", source="concluded")
    world.people[ADA].ties[BO] = Tie(8, "feels close to Bo", 3 * HOUR, "the fence")
    return world


def test_what_somebody_is_to_another_is_read_from_memories() -> None:
    bo, cy = relations(lived().people[ADA])
    assert (bo.name, bo.closeness, bo.feeling) == (BO, 8, "feels close to Bo")
    assert (bo.known_before, bo.known_since, bo.met_first) == (True, 0, HOUR)
    assert (bo.last_seen, bo.last_talk, bo.talks) == (3 * HOUR, 3 * HOUR, 2)
    assert (bo.last_topic, bo.thought) == ("the fence and rain", "Bo Reed is good company")
    assert bo.evidence == (1, 3, 4, 5, 7, 8)
    assert (cy.name, cy.closeness, cy.feeling) == (CY, 0, "has heard of Cy Reed")
    assert (cy.known_before, cy.met_first, cy.last_talk, cy.last_topic) == (False, NEVER, NEVER, "")
    assert cy.evidence == (7,)


def test_somebody_only_seen_is_known_by_sight() -> None:
    world = small_world()
    remember(world, ADA, HOUR, "Cy Reed is singing", CY, kind="observation", source="saw")
    (cy,) = relations(world.people[ADA])
    assert (cy.closeness, cy.feeling, closeness_words(cy.closeness)) == (1, "knows Cy Reed by sight", "known by sight")
    assert cy.met_first == cy.last_seen == HOUR


def test_plans_and_inner_voices_make_nobody_known() -> None:
    world = small_world()
    remember(world, ADA, HOUR, "Ada Hill plans to visit Cy Reed", CY, kind="plan")
    remember(world, ADA, HOUR, "Visit Cy Reed", CY, kind="inner voice", source="inner voice")
    assert relations(world.people[ADA]) == []


def test_what_the_player_hid_bears_nothing_out_and_what_was_replaced_is_no_thought() -> None:
    world = lived()
    stream, asked = world.people[ADA].stream, Relations()
    assert [r.name for r in asked.of(world.people[ADA])] == [BO, CY]
    stream.hidden[7] = stream.hidden[5] = stream.hidden[6] = 5 * HOUR
    stream.superseded[8] = 9
    (bo,) = asked.of(world.people[ADA])
    assert (bo.last_talk, bo.last_topic, bo.talks, bo.thought, bo.evidence) == (2 * HOUR, "", 1, "", (1, 3, 4))


def test_a_view_gives_the_mind_the_same() -> None:
    world = lived()
    ada = world.people[ADA]
    assert Relations().in_view(ADA, ada.stream.view(), ada.ties) == relations(ada)


def test_two_are_joined_in_the_network_from_the_day_on_which_both_know_of_each_other() -> None:
    world = lived()
    remember(world, BO, 0, "Bo Reed lives with Cy Reed", BO, CY, kind="seed", source="knew")
    remember(world, CY, 0, "Cy Reed is an uncle to Bo Reed", CY, BO, kind="seed", source="knew")
    remember(world, BO, DAY, "Ada Hill and Bo Reed talked about bread", ADA, BO)
    remember(world, ADA, DAY, "Ada Hill and Bo Reed talked about bread", ADA, BO)
    first, second = network(world)
    assert (first.day, second.day) == (date(2023, 2, 13), date(2023, 2, 14))
    assert [edge.people for edge in first.edges] == [(BO, CY)] and round(first.density, 3) == 0.333
    assert [edge.people for edge in second.edges] == [(ADA, BO), (BO, CY)] and round(second.density, 3) == 0.667


def test_closeness_on_an_earlier_day_goes_in_steps_at_the_talks() -> None:
    """Ada is fond of Bo by her biography (6) and close to him now (8), after two talks on the first day and two on
    the second: 6 + 2 * 2 / 4 = 7 at the end of the first day. Bo, who has talked with her once, on the second day, is
    a stranger (0) until then and at 2 after it."""
    world = lived()
    remember(world, BO, HOUR, "Ada Hill is at the window", ADA, kind="observation", source="saw")
    for tick in (DAY, DAY + HOUR):
        remember(world, ADA, tick, "Ada Hill and Bo Reed had a short chat", ADA, BO)
    remember(world, BO, DAY, "Ada Hill and Bo Reed had a short chat", ADA, BO)
    world.people[BO].ties[ADA] = Tie(2, "has met Ada")
    first, second = network(world)
    assert first.edges == (Edge((ADA, BO), (7, 0)),)
    assert second.edges == (Edge((ADA, BO), (8, 2)),)


class Counted(list[Memory]):
    """Rows that count how many of them were read."""

    read = 0

    def __getitem__(self, which: Any) -> Any:
        found = super().__getitem__(which)
        self.read += len(found) if isinstance(which, slice) else 1
        return found


def test_a_long_life_is_read_once_and_after_that_only_what_is_new() -> None:
    world = small_world()
    ada = world.people[ADA]
    ada.stream = MemoryStream(rows := Counted())
    for n in range(10_000):
        name = f"{'ABCDEFGHIJ'[n % 10]}en Field"
        ada.stream.add(NewMemory("observation", f"{name} is walking", subjects=(name,)), n, 2)
    asked = Relations()
    assert len(asked.of(ada)) == 10 and rows.read >= 10_000
    rows.read = 0
    remember(world, ADA, 10_000, "Bo Reed is here", BO, kind="observation", source="saw")
    assert asked.of(ada)[0].name == BO
    assert rows.read < 100


def test_a_long_life_is_read_a_little_at_a_time() -> None:
    ada, book = lived().people[ADA], Relations()
    assert not book.read_on(ada, 5)
    assert not book.read_on(ada, 2)
    assert book.read_on(ada, 2) and book.read_on(ada, 0)
    assert book.of(ada) == relations(ada)
    ada.stream.add(NewMemory("observation", "Cy Reed waves", subjects=(CY,)), 5 * HOUR, 2)
    assert not book.read_on(ada, 0)
    assert book.read_on(ada, 1)


def test_a_single_day_of_the_network_is_the_same_as_in_all_days() -> None:
    world = lived()
    remember(world, BO, DAY + HOUR, "Ada Hill is baking", ADA, kind="observation", source="saw")
    every, book = network(world), Relations()
    assert len(every) == 2 and [len(day.edges) for day in every] == [0, 1]
    assert [book.network_on(world, number) for number in range(2)] == every
