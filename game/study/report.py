"""The report of a study: Markdown to read, JSON to reckon with, pictures."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.errors import InputError
from game.study import measures
from game.study.ablations import ABLATIONS
from game.study.figures import draw_all
from game.study.knobs import KNOBS
from game.study.paper import ROWS, goal, met, read_against
from game.study.phrases import counted, listed, section, table
from game.study.report_interviews import interview_sections
from game.study.report_runs import run_sections
from game.study.results import Results, as_full_json, versions

_COMPARED = (
    *(row.key for row in ROWS),
    "dropped_in",
    "altered_tellings",
    "embellished",
    "secrets_known",
    "insights_per_person_day",
    "conversations_per_person_day",
    "mean_conversation_lines",
    "idle_minutes_per_person_day",
    "overlapping_minutes_per_person_day",
    "repeated_sentence_share",
)
"""What conditions are compared by, as far as it was measured."""


def write_report(results: Results, folder: Path) -> None:
    """Write `report.md`, `report.json`, the pictures, and `interviews.json` if people were interviewed.

    Raises `InputError` if the folder cannot be written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        pictures = draw_all(results, folder)
        _write(folder / "report.json", as_full_json(results))
        if results.answers:
            _write(folder / "interviews.json", [asdict(answer) for answer in results.answers])
        (folder / "report.md").write_text(report(results, pictures), encoding="utf-8")
    except OSError as error:
        raise InputError(f"--out: {folder} cannot be written ({error.strerror or error})") from error


def report(results: Results, pictures: list[tuple[str, str]]) -> str:
    """The report as Markdown."""
    shown = [line for name, title in pictures for line in (f"![{title}]({name})", "")]
    sections = (
        section("How it was measured", _about(results)),
        section("Against the paper", _against(results)),
        *([section("The conditions", _compared(results))] if len(results.conditions) > 1 else []),
        section("Pictures", shown[:-1]),
        *interview_sections(results),
        *run_sections(results),
        section("Every number", _numbers(results)),
        section("What each number is", ["```text", *_definitions(), "```"]),
    )
    return "\n\n".join([f"# A study of Smallville, {counted(len(results.seeds), 'seed')}", *sections]) + "\n"


def _about(results: Results) -> list[str]:
    base = results.base[0]
    played = ", ".join(f"{name} {number}" for name, number in versions().items())
    who, since = counted(base.people, "person", "people"), base.start.replace("T", " ")
    lines = [
        f"- {who}, {results.days:g} game days from {since}, rule mind; seeds {', '.join(results.seeds)}.",
        f"- {results.wall_s:g} s on {counted(results.cores, 'core')}. {played}.",
        "- Given is the mean over the seeds with its 95 % interval (Student's t); one seed has none.",
        "- At the end everybody was interviewed about each fact, about everybody else, and about a person and an event "
        "that don't exist; every claim was held against the memory streams.",
    ]
    for condition in results.conditions:
        removed = " ".join(" ".join((ABLATIONS[n].__doc__ or "").split()) for n in condition.removed)
        changed = ", ".join(_changed(str(s), s.name) for s in condition.settings)
        lines.append(f"- **{condition.words}**: {' '.join(filter(None, (removed, changed))) or 'nothing is changed.'}")
    return lines


def _changed(setting: str, name: str) -> str:
    knob = KNOBS[name]
    return f"{setting} {knob.unit} (default {knob.default:g}, {knob.source})"


def _against(results: Results) -> list[str]:
    """One row a measure: here, in the paper, and the goal of this project."""
    found = results.metrics(results.conditions[0].name)
    rows = [
        (
            row.words,
            row.said,
            f"{found[row.key].mean:.4g} [{found[row.key].low:.4g}, {found[row.key].high:.4g}]",
            read_against(row, found[row.key]),
            goal(row),
            met(row, found[row.key]),
        )
        for row in ROWS
        if row.key in found
    ]
    return table(("measure", "paper", "here", "reading", "goal", ""), rows)


def _compared(results: Results) -> list[str]:
    """A column a condition."""
    found = [results.metrics(condition.name) for condition in results.conditions]
    known = [f"{news.key}_{how}" for news in results.base[0].news for how in ("known", "heard")]
    keys = [key for key in dict.fromkeys((*known, *_COMPARED)) if key in found[0]]
    none = "0"
    rows = [
        (key, *(f"{m[key].mean:.3g} [{m[key].low:.3g}, {m[key].high:.3g}]" if key in m else none for m in found))
        for key in keys
    ]
    return table(("metric", *(condition.words for condition in results.conditions)), rows)


def _numbers(results: Results) -> list[str]:
    """All metrics of the full architecture, each seed's value too."""
    rows = [
        (key, f"{v.mean:.4g}", f"{v.low:.4g} to {v.high:.4g}", listed(f"{x:.4g}" for x in v.each))
        for key, v in results.metrics(results.conditions[0].name).items()
    ]
    return table(("metric", "mean", "95 % interval", "each seed"), rows)


def _definitions() -> list[str]:
    """The list of metrics that stands at the head of `measures`."""
    lines = (measures.__doc__ or "").splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith("`"))
    return [line for line in lines[first:] if line.strip()]


def _write(path: Path, told: Any) -> None:
    path.write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
