"""Ways to the screens of somebody who watches, with what their slow questions would be answered."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime

from game.view.intents import Hit, ReadDay, ReadPlots, Reply, SearchWords
from game.view.plots import BarChart, Bars, Line, LineChart
from game.view.seen import Answers, Spent
from game.world.activity import Promise
from game.world.clock import HOUR, MINUTE
from game.world.memories import NewMemory
from game.world.places import Fact
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot

DAY = """# Fake, Monday 13 February

All three people of Fake had company on Monday: there was one talk.

> Ada: “Will you come to the party, or have you promised to be somewhere else altogether by then?”

## Plans

Bo Reed promised Ada Hill to come to the party.
"""
CHARTS = {
    "knowledge": LineChart("Who knows what", (Line("a", ((0, 0), (9, 2))), Line("b", ((0, 1), (9, 3))))),
    "importance": LineChart("Ada Hill", (Line("sum", ((0, 0), (9, 20))),)),
    "questions": BarChart("Questions by hour", ("9", "10"), (Bars("rules", (3, 5)),)),
}
SPANS = (
    Spent(12, 34_567, 0.0123, 0, 50_000, 0.0),
    Spent(40, 1_234_567, 1.5, 3, 0, 2.0),
    Spent(400, 12_345_678, 12.5, 3),
)
ANSWERS = Answers("", SPANS)
FAULT = Answers("http://localhost:11434 does not answer: connection refused", SPANS)
PARTY = Fact(
    "party", "Ada Hill gives a party in the bedroom", "Ada Hill", ("party",), ROOM,
    datetime(2023, 2, 13, 10, 20), datetime(2023, 2, 13, 12, 0),
)  # fmt: skip


def answer(pilot: Pilot, result: Callable[[object], object]) -> None:
    """Answer the slow questions that were asked; `result` gets each."""
    asked = [*pilot.intents, *pilot.screen.wanted()]
    pilot.intents.clear()
    for question in asked:
        if isinstance(question, ReadDay | ReadPlots | SearchWords):
            pilot.screen.receive(Reply(question.number, result(question)))
    pilot.wait(0.3)


def way_to_digest(pilot: Pilot) -> None:
    pilot.screen.do("digest")
    pilot.wait(0.3)
    answer(pilot, lambda asked: DAY)


def way_to_plots(pilot: Pilot) -> None:
    pilot.screen.do("plots")
    pilot.wait(0.3)
    answer(pilot, lambda asked: CHARTS)


def way_to_search(pilot: Pilot) -> None:
    pilot.screen.do("search")
    pilot.type("ed")
    hits = (Hit("Ada Hill", 40, "Well, I never said that! " * 6, talk=1), Hit("Cy Reed", 30, "Cy Reed slept in", 7))
    answer(pilot, lambda asked: hits)


def with_party(world: FakeWorld) -> None:
    """A party in twenty minutes; Bo has promised to come, Cy has promised Ada something else."""
    world.town = replace(world.town, facts=(PARTY,))
    bo, cy = world.people["Bo Reed"], world.people["Cy Reed"]
    new = NewMemory(
        "dialogue", "Bo Reed promised Ada Hill to come to the party", source="did", subjects=("Bo Reed", "Ada Hill")
    )
    memory = bo.stream.add(new, world.clock.tick - HOUR, 5)
    start = world.clock.tick + 20 * MINUTE
    bo.promises.append(Promise("come to the party", start, 100 * MINUTE, ROOM, "Ada Hill", memory.ordinal))
    cy.promises.append(Promise("bring back the book", start + 5 * HOUR, HOUR, "home", "Ada Hill", 1))


def way_to_calendar(pilot: Pilot) -> None:
    assert isinstance(pilot.world, FakeWorld)
    with_party(pilot.world)
    pilot.screen.do("calendar")


def way_to_alerts(pilot: Pilot) -> None:
    assert isinstance(pilot.world, FakeWorld)
    pilot.world.thing_states[BED] = "burning brightly, with blue flames that reach up to the ceiling"
    pilot.status = replace(pilot.status, answers=FAULT, mind="qwen3-30b-a3b, thrifty")
    with_party(pilot.world)
    pilot.wait(0.5)


def way_to_alerts_sheet(pilot: Pilot) -> None:
    way_to_alerts(pilot)
    pilot.screen.do("alerts")


def way_to_answers(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, answers=FAULT, mind="qwen3-30b-a3b, thrifty")
    pilot.wait(0.3)
    pilot.screen.do("answers")


def way_to_skipping(pilot: Pilot) -> None:
    pilot.screen.do("minimap")
    pilot.status = replace(
        pilot.status, answers=ANSWERS, mind="qwen3", skipping="Skipping to the next thing of note ..."
    )
    pilot.wait(0.3)


def way_to_spectating(pilot: Pilot) -> None:
    pilot.screen.do("spectate")
    pilot.wait(1.0)


def way_to_filtered_log(pilot: Pilot) -> None:
    pilot.screen.do("log")
    pilot.click("Talks")
    pilot.click("Everybody")
    pilot.click("Bo Reed")


WATCHED: dict[str, Callable[[Pilot], None]] = {
    "the digest": way_to_digest,
    "plots": way_to_plots,
    "search": way_to_search,
    "the calendar": way_to_calendar,
    "alerts just told": way_to_alerts,
    "all alerts": way_to_alerts_sheet,
    "who answers": way_to_answers,
    "skipping": way_to_skipping,
    "spectating": way_to_spectating,
    "more": lambda pilot: pilot.screen.do("more"),
    "the log, filtered": way_to_filtered_log,
}
"""How to get to each screen."""
