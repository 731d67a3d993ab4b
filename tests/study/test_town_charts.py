"""The plots of a town in play, worked out by hand."""

from types import SimpleNamespace

from game.study.town_charts import by_hour, importance, knowledge, town_charts
from game.view.plots import BarChart, LineChart
from game.world.clock import DAY, HOUR
from game.world.memories import NewMemory
from tests.small_town import small_world
from tests.study.test_digest import a_monday


def trace(tick: int, *by: str, tokens: int = 0, money: float | None = None) -> SimpleNamespace:
    """A thought with questions that were answered by somebody."""
    calls = [SimpleNamespace(tokens_in=tokens, tokens_out=1, money=money)] if tokens else []
    return SimpleNamespace(tick=tick, questions=[SimpleNamespace(by=name, calls=calls) for name in by])


def test_who_knows_what_grows_by_one_with_each_who_hears_of_it() -> None:
    chart = knowledge(a_monday())
    (line,) = chart.lines
    now = float(DAY + 14 * HOUR)
    tick = 3.0 * HOUR
    assert line.points == (
        (0.0, 0.0), (0.0, 0.0), (0.0, 1.0), (tick + 12, 1.0), (tick + 12, 2.0), (tick + 14, 2.0), (tick + 14, 3.0),
        (now, 3.0),
    )  # fmt: skip
    assert chart.top == 3.0


def test_importance_piles_up_and_falls_with_each_reflection() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    for tick, kind, weight in (
        (5, "observation", 4),
        (6, "plan", 9),
        (7, "action", 3),
        (8, "reflection", 6),
        (9, "dialogue", 5),
    ):
        ada.stream.add(NewMemory(kind, "something"), tick, weight)  # type: ignore[arg-type]
    world.clock.tick, ada.importance_sum = 20, 5
    points = importance(world, ada).lines[0].points
    assert points == ((0.0, 0.0), (5.0, 4.0), (7.0, 7.0), (8.0, 7.0), (8.0, 0.0), (9.0, 5.0), (20.0, 5.0))


def test_a_sitting_that_came_to_no_conclusion_is_found_from_what_has_piled_up_since() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    for tick in (5, 6, 7):
        ada.stream.add(NewMemory("observation", "something"), tick, 4)
    world.clock.tick, ada.importance_sum = 20, 4
    points = importance(world, ada).lines[0].points
    assert points == ((0.0, 0.0), (5.0, 4.0), (6.0, 8.0), (7.0, 8.0), (7.0, 0.0), (7.0, 4.0), (20.0, 4.0))


def test_questions_and_tokens_are_counted_in_the_hour_of_the_thought() -> None:
    world = small_world()
    world.clock.tick = 30 * HOUR
    traces = [trace(30 * HOUR, "rules", "rules"), trace(29 * HOUR + 5, "qwen", tokens=99), trace(HOUR, "rules")]
    found = by_hour(world.clock, traces)  # type: ignore[arg-type]
    questions, cost = found["questions"], found["cost"]
    assert isinstance(questions, BarChart) and isinstance(cost, BarChart)
    assert {bars.name: bars.values[-2:] for bars in questions.bars} == {"rules": (0, 2), "model": (1, 0)}
    assert (cost.title, cost.bars[0].values[-2:]) == ("Tokens by hour", (100, 0))
    assert questions.groups[-1] == "12" and questions.groups[-2] == "", "noon of the second day"
    priced = by_hour(world.clock, [trace(30 * HOUR, "qwen", tokens=9, money=0.5)])["cost"]  # type: ignore[list-item]
    assert isinstance(priced, BarChart) and priced.bars[0].values[-1] == 0.5


def test_there_is_a_chart_for_all_that_there_is() -> None:
    found = town_charts(a_monday(), "Ada Hill", [])
    assert set(found) == {"knowledge", "network", "importance", "questions"}
    network = found["network"]
    assert isinstance(network, LineChart) and len(network.lines[0].points) == 2, "two days"
    assert set(town_charts(small_world(), "nobody", [])) == {"network", "questions"}
