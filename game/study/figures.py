"""The pictures of a report, made of its runs."""

import math
import re
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

from game.study.conditions import Condition
from game.study.intervals import Estimate, estimate
from game.study.interviews import shares
from game.study.paper import BELIEVABILITY
from game.study.phrases import counted
from game.study.questionnaire import GROUPS
from game.study.record import News, Run
from game.study.results import WAYS, Results
from game.view.plots import BarChart, Bars, Line, LineChart, bar_chart, line_chart, save
from game.world.clock import HOUR

_QUESTIONS = re.compile(r"questions_(\w+)_per_person_day$")
_MARKS = 8
"""The most marks on the axis of time, about."""


def draw_all(results: Results, folder: Path) -> list[tuple[str, str]]:
    """Write every picture; file name and title of each, in the order in which they are shown. Raises OSError."""
    lines = [(f"diffusion-{news.key}.png", _diffusion(results, place)) for place, news in _facts(results)]
    lines += [("network.png", _network(results))] if len(results.base[0].network) > 1 else []
    bars = [
        (
            "density.png",
            _by_metrics(results, "Network density", {"density_start": "start", "density_end": "end"}, "2E / V(V-1)"),
        ),
        ("attendance.png", _by_metrics(results, "Events: invited, accepted, came", _ATTENDANCE, "people")),
        ("reflections.png", _by_metrics(results, "Reflection", _REFLECTION, "a person a day")),
        ("conversation-lengths.png", _lengths(results)),
        ("questions.png", _questions(results)),
    ]
    if results.answers:
        bars += [(f"interviews-{way.replace(' ', '-')}.png", _interviews(results, way)) for way in WAYS]
    for name, line in lines:
        save(line_chart(line), folder / name)
    for name, bar in bars:
        save(bar_chart(bar), folder / name)
    return [(name, line.title) for name, line in lines] + [(name, bar.title) for name, bar in bars]


def diffusion(runs: Sequence[Run], fact: int, hours: Iterable[int]) -> list[tuple[float, float, float]]:
    """How many know a fact at each hour from the start: mean, fewest and most over the seeds."""
    known = [[telling.tick for telling in run.news[fact].tellings] for run in runs]
    counts = [[sum(tick <= hour * HOUR for tick in ticks) for ticks in known] for hour in hours]
    return [(sum(row) / len(row), min(row), max(row)) for row in counts]


_ATTENDANCE = {
    "invited": "invited",
    "accepted": "accepted",
    "attended": "came",
    "dropped_in": "dropped in without a plan",
    "accepted_absent_unexplained": "accepted, absent, no reason",
}
_REFLECTION = {"reflections_per_person_day": "sittings", "insights_per_person_day": "conclusions"}


def _facts(results: Results) -> Iterable[tuple[int, News]]:
    return enumerate(results.base[0].news)


def _diffusion(results: Results, fact: int) -> LineChart:
    base = results.base[0]
    hours = range(max(1, round(results.days * 24)) + 1)
    lines = tuple(
        _line(condition, diffusion(results.runs[condition.name], fact, hours)) for condition in results.conditions
    )
    return LineChart(
        f"Who knows: {base.news[fact].key} (mean, fewest and most of {counted(len(results.seeds), 'seed')})",
        lines,
        "game time",
        f"people of {base.people}",
        _times(base.start, hours),
        base.people,
    )


def _network(results: Results) -> LineChart:
    """Density at the end of each day, by what everybody remembers."""
    days = [datetime.fromisoformat(knit.day) for knit in results.base[0].network]
    found = [(c, [[run.network[n].density for run in results.runs[c.name]] for n in range(len(days))])
             for c in results.conditions]  # fmt: skip
    lines = tuple(_line(c, [(sum(row) / len(row), min(row), max(row)) for row in rows]) for c, rows in found)
    marks = tuple((float(n), f"{day:%a} {day.day}") for n, day in enumerate(days))
    return LineChart("Who knows whom (mean, fewest and most)", lines, "end of the day", "2E / V(V-1)", marks, 1)


def _line(condition: Condition, rows: list[tuple[float, float, float]]) -> Line:
    points = tuple((float(hour), mean) for hour, (mean, _, _) in enumerate(rows))
    return Line(condition.words, points, tuple((low, high) for _, low, high in rows))


def _times(start: str, hours: range) -> tuple[tuple[float, str], ...]:
    """Marks at full multiples of hours, such as `Mon 18:00`."""
    begin, step = (
        datetime.fromisoformat(start),
        next(s for s in (1, 2, 3, 6, 12, 24, 72, 168) if len(hours) <= s * _MARKS + 1 or s == 168),
    )
    return tuple((float(h), f"{begin + timedelta(hours=h):%a %H:%M}") for h in hours if h % step == 0)


def _by_metrics(results: Results, title: str, wanted: dict[str, str], up: str) -> BarChart:
    """A bar a condition in each group, a group a metric."""
    bars = []
    for condition in results.conditions:
        metrics = results.metrics(condition.name)
        bars.append(_bars(condition.words, [metrics[key] for key in wanted]))
    return BarChart(f"{title} (mean and 95 % interval)", tuple(wanted.values()), tuple(bars), up)


def _lengths(results: Results) -> BarChart:
    """The share of talks with each number of lines."""
    runs = [run for runs in results.runs.values() for run in runs]
    longest = max((length for run in runs for length in run.lengths), default=1)
    groups = range(1, longest + 1)

    def share(run: Run, length: int) -> float:
        return 100 * run.lengths.get(length, 0) / max(1, sum(run.lengths.values()))

    bars = tuple(
        _bars(c.words, [estimate([share(run, length) for run in results.runs[c.name]]) for length in groups], 100)
        for c in results.conditions
    )
    return BarChart("Lines in a conversation (mean and 95 % interval)", tuple(map(str, groups)), bars, "% of talks")


def _questions(results: Results) -> BarChart:
    found = {c.words: results.metrics(c.name) for c in results.conditions}
    kinds = dict.fromkeys(match[1] for metrics in found.values() for key in metrics if (match := _QUESTIONS.match(key)))
    none = Estimate(0.0, 0.0, 0.0, ())
    bars = tuple(
        _bars(words, [metrics.get(f"questions_{kind}_per_person_day", none) for kind in kinds])
        for words, metrics in found.items()
    )
    groups = tuple(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind).lower() for kind in kinds)
    return BarChart("Questions to the mind by kind (mean and 95 % interval)", groups, bars, "a person a day")


def _interviews(results: Results, way: str) -> BarChart:
    """A group of bars for each group of questions, a bar a condition; the interval is over seeds."""
    groups = (*GROUPS, "all")
    bars = []
    for condition in BELIEVABILITY:
        seeds = [_right(results, seed, way, condition) for seed in results.seeds]
        bars.append(_bars(condition, [estimate([seed.get(group, 0.0) for seed in seeds]) for group in groups], 100))
    return BarChart(f"Right answers in interviews, {way} (mean and 95 % interval)", groups, tuple(bars), "%", 100)


def _right(results: Results, seed: str, way: str, condition: str) -> dict[str, float]:
    """For one seed: per cent right by group and in all."""
    rows = [
        row
        for runs in results.runs.values()
        for run in runs
        if run.seed == seed
        for row in run.answers
        if (row.way, row.condition) == (way, condition)
    ]
    found = shares(rows, lambda row, _: row.group) | shares(rows, lambda *_: "all")
    return {group: 100 * good / every for group, (good, every) in found.items()}


def _bars(name: str, values: Sequence[Estimate], most: float = math.inf) -> Bars:
    """Bars with their intervals, cut where no value can be: nothing here is negative."""
    return Bars(name, tuple(v.mean for v in values), tuple((max(0.0, v.low), min(most, v.high)) for v in values))
