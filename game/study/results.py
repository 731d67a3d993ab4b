"""What a whole study found: runs by condition, and each metric with mean and interval."""

import platform
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from game import __version__
from game.study.conditions import INTERVIEWED, Condition
from game.study.intervals import Estimate, estimate
from game.study.interviews import Answered, shares
from game.study.knobs import KNOBS
from game.study.questionnaire import GROUPS
from game.study.record import Run

WAYS = ("same stream", "own life")
_LIBRARIES = ("numpy", "wordllama", "tokenizers", "safetensors", "pydantic", "pygame-ce")


@dataclass(frozen=True, slots=True)
class Results:
    """All runs of a study. Every condition has the same seeds, in the same order."""

    conditions: tuple[Condition, ...]
    """The full architecture first."""
    runs: dict[str, tuple[Run, ...]]
    """By name of the condition."""
    days: float
    wall_s: float
    cores: int

    @property
    def base(self) -> tuple[Run, ...]:
        """The runs of the full architecture."""
        return self.runs[self.conditions[0].name]

    @property
    def seeds(self) -> list[str]:
        """The seeds, as they were given to the towns."""
        return [run.seed for run in self.base]

    @property
    def answers(self) -> list[Answered]:
        """All interviews of all runs."""
        return [answer for runs in self.runs.values() for run in runs for answer in run.answers]

    def metrics(self, condition: str) -> dict[str, Estimate]:
        """The metrics of a condition over its seeds, in the order in which they first come."""
        runs = [run.metrics for run in self.runs[condition]]
        keys = dict.fromkeys(key for metrics in runs for key in metrics)
        return {key: estimate([metrics.get(key, 0.0) for metrics in runs]) for key in keys}


def results_of(conditions: Iterable[Condition], runs: Iterable[Run], days: float, wall_s: float, cores: int) -> Results:
    """Sort runs by their conditions."""
    wanted, found = tuple(conditions), list(runs)
    sorted_runs = {c.name: tuple(run for run in found if run.condition == c.name) for c in wanted}
    return Results(wanted, sorted_runs, days, round(wall_s, 1), cores)


def as_json(results: Results) -> dict[str, Any]:
    """What `measure --json` prints: the full architecture's metrics, and beside them those of every condition."""
    found: dict[str, Any] = {
        "seeds": len(results.seeds),
        "days": results.days,
        "metrics": told(results.metrics(results.conditions[0].name)),
        "conditions": {condition.name: _condition(results, condition) for condition in results.conditions},
    }
    if results.answers:
        found["interviews"] = {way: interview_counts(results.answers, way) for way in WAYS}
    return found | {"wall_s": results.wall_s}


def as_full_json(results: Results) -> dict[str, Any]:
    """What `report.json` holds: the same, with versions, settings and the story of every run but its interviews."""
    runs = {name: [_story(run) for run in runs] for name, runs in results.runs.items()}
    about = {"versions": versions(), "seed_names": results.seeds, "cores": results.cores, "settings": settings(results)}
    return as_json(results) | about | {"runs": runs}


def told(metrics: dict[str, Estimate]) -> dict[str, dict[str, Any]]:
    """Estimates as JSON has them, rounded to four places."""
    return {
        key: {
            "mean": round(value.mean, 4),
            "low": round(value.low, 4),
            "high": round(value.high, 4),
            "each": [round(x, 4) for x in value.each],
        }
        for key, value in metrics.items()
    }


def interview_counts(answers: Iterable[Answered], way: str) -> dict[str, dict[str, dict[str, int]]]:
    """By condition, by group and in all: how many checks were right, and how many there were."""
    rows = [row for row in answers if row.way == way]

    def counts(name: str, part: Callable[[Answered, str], str], order: tuple[str, ...]) -> dict[str, dict[str, int]]:
        found = shares((row for row in rows if row.condition == name), part)
        return {key: dict(zip(("right", "asked"), found[key], strict=True)) for key in order if key in found}

    def of(name: str) -> dict[str, dict[str, int]]:
        return counts(name, lambda row, _: row.group, GROUPS) | counts(name, lambda *_: "all", ("all",))

    return {name: of(name) for name, _ in INTERVIEWED if any(row.condition == name for row in rows)}


def versions() -> dict[str, str]:
    """What played: the game, Python, and the libraries that a result may depend on."""
    found = {"smallville": __version__, "python": platform.python_version(), "system": platform.system()}
    for name in _LIBRARIES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            continue
    return found


def settings(results: Results) -> dict[str, dict[str, Any]]:
    """Every named setting with the value that holds in all conditions, its unit and source."""
    changed = {setting.name: setting.value for setting in results.conditions[0].settings}
    return {
        name: {"value": changed.get(name, knob.default), "unit": knob.unit, "source": knob.source}
        for name, knob in KNOBS.items()
    }


def _condition(results: Results, condition: Condition) -> dict[str, Any]:
    return {
        "removed": list(condition.removed),
        "settings": {setting.name: setting.value for setting in condition.settings},
        "metrics": told(results.metrics(condition.name)),
    }


def _story(run: Run) -> dict[str, Any]:
    story = asdict(run)
    del story["answers"]
    return story
