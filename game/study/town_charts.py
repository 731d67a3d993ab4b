"""The plots of a town in play: what is counted from its world and from the log of its thoughts, as charts."""

from collections.abc import Iterable
from datetime import timedelta
from itertools import accumulate

from game.mind.trace import Trace
from game.study.spread import spread_of
from game.view.plots import BarChart, Bars, Line, LineChart
from game.world.clock import DAY, HOUR, Clock
from game.world.people import Person
from game.world.relations import network
from game.world.world import World

Chart = LineChart | BarChart
_HOURS = 24
"""Hours of the bar charts: the latest."""
_SUMMED = ("observation", "action", "dialogue")
_LONGEST = 48
"""Letters of a fact in a legend."""


def town_charts(world: World, person: str, traces: Iterable[Trace]) -> dict[str, Chart]:
    """Every plot that has something to show; `person` is whose sums toward a reflection are plotted, by full name."""
    found: dict[str, Chart] = {}
    if world.town.facts:
        found["knowledge"] = knowledge(world)
    if len(world.people) > 1:
        found["network"] = density(world)
    if person in world.people:
        found["importance"] = importance(world, world.people[person])
    return found | by_hour(world.clock, traces)


def knowledge(world: World) -> LineChart:
    """How many know each fact of the scenario, from the first to the present moment."""
    lines = []
    for fact in world.town.facts:
        ticks = sorted(telling.tick for telling in spread_of(world, fact).values())
        lines.append(Line(_short(fact.words), _steps(ticks, world.clock.tick)))
    return LineChart("Who knows what", tuple(lines), "", "people", _days(world.clock), float(len(world.people)))


def density(world: World) -> LineChart:
    """Density of the network of who knows of whom, at the end of each day and now."""
    days = network(world)
    points = tuple((float(min((n + 1) * DAY, world.clock.tick)), day.density) for n, day in enumerate(days))
    if len(points) == 1:
        points = ((0.0, points[0][1]), *points)
    return LineChart("Density of the network", (Line("who know of each other", points),), "", "share of all pairs",
                     _days(world.clock), 0.5)  # fmt: skip


def importance(world: World, person: Person) -> LineChart:
    """What has piled up since the last reflection, over time, and the sum at which somebody sits down to reflect."""
    points, total = [(0.0, 0.0)], 0.0
    last = _last_sitting(person)
    for memory in person.stream.rows:
        tick = float(memory.created)
        if total and (memory.kind == "reflection" or memory.ordinal == last):
            points += [(tick, total), (tick, 0.0)]
            total = 0.0
        if memory.kind in _SUMMED:
            total += memory.importance
            points.append((tick, total))
    now = float(world.clock.tick)
    limit = float(world.settings.reflect_at)
    return LineChart(
        f"{person.name}: importance since the last reflection",
        (
            Line("sum of importance", _thinned([*points, (now, float(person.importance_sum))])),
            Line("reflects at", ((0.0, limit), (now, limit))),
        ),
        "",
        "importance",
        _days(world.clock),
    )


def _last_sitting(person: Person) -> int:
    """Ordinal of the first memory after the last sitting of reflection, which may have come to no conclusion: from
    there on importance sums up to what has piled up by now. 0 if it cannot be told."""
    left = person.importance_sum
    for memory in reversed(person.stream.rows):
        if left <= 0:
            return memory.ordinal + 1 if left == 0 else 0
        left -= memory.importance if memory.kind in _SUMMED else 0
    return 0


def by_hour(clock: Clock, traces: Iterable[Trace]) -> dict[str, Chart]:
    """Questions asked and tokens spent in each of the latest hours."""
    now = clock.tick // HOUR
    asked: dict[str, list[float]] = {"rules": [0.0] * _HOURS, "model": [0.0] * _HOURS}
    tokens, money = [0.0] * _HOURS, [0.0] * _HOURS
    for trace in traces:
        place = _HOURS - 1 - (now - trace.tick // HOUR)
        if not 0 <= place < _HOURS:
            continue
        for question in trace.questions:
            asked["rules" if question.by == "rules" else "model"][place] += 1
            tokens[place] += sum(call.tokens_in + call.tokens_out for call in question.calls)
            money[place] += sum(call.money or 0.0 for call in question.calls)
    hours = tuple(_hour(clock, now - _HOURS + 1 + n) for n in range(_HOURS))
    bars = tuple(Bars(name, tuple(values)) for name, values in asked.items() if any(values))
    found: dict[str, Chart] = {
        "questions": BarChart("Questions by hour", hours, bars or (Bars("rules", tuple(asked["rules"])),), "questions")
    }
    if any(money):
        found["cost"] = BarChart("Cost by hour", hours, (Bars("US dollars", tuple(money)),), "US dollars")
    elif any(tokens):
        found["cost"] = BarChart("Tokens by hour", hours, (Bars("tokens", tuple(tokens)),), "tokens")
    return found


def _hour(clock: Clock, hour: int) -> str:
    """Every third hour has its name."""
    at = clock.at(hour * HOUR)
    return f"{at.hour}" if at.hour % 3 == 0 else ""


def _steps(ticks: list[int], now: int) -> tuple[tuple[float, float], ...]:
    """A count that grows by one at each tick, as stairs."""
    points = [(0.0, 0.0)]
    for tick, count in zip(ticks, accumulate(1 for _ in ticks), strict=True):
        points += [(float(tick), count - 1.0), (float(tick), float(count))]
    return (*points, (float(now), float(len(ticks))))


def _thinned(points: list[tuple[float, float]], most: int = 1_200) -> tuple[tuple[float, float], ...]:
    """The latest days of a long life: a picture has no room for more."""
    return tuple(points[-most:])


def _days(clock: Clock) -> tuple[tuple[float, str], ...]:
    """Midnights, as marks under a chart; noons too in the first days."""
    step = timedelta(hours=12) if clock.tick <= 3 * DAY else timedelta(days=max(1, clock.tick // DAY // 8))
    at = clock.start.replace(hour=0, minute=0, second=0, microsecond=0)
    marks = []
    while at <= clock.now:
        if at >= clock.start:
            words = f"{at:%a} {at.day} {at:%b}" if at.hour == 0 else "noon"
            marks.append((float(clock.tick_of(at)), words))
        at += step
    return tuple(marks) or ((0.0, f"{clock.start:%a} {clock.start.day} {clock.start:%b}"),)


def _short(words: str) -> str:
    return words if len(words) <= _LONGEST else words[: words.rindex(" ", 0, _LONGEST)] + " …"
