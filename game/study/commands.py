"""The subcommands that read towns: `story` and `measure`."""

import json
import signal
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from game import config
from game.errors import InputError

if TYPE_CHECKING:
    from game.study.conditions import Condition
    from game.study.results import Results
    from game.study.runs import Job

Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]

_ABLATE = (
    "Also live without these, all at once: reflection, planning, memory, observation, recency, importance, relevance. "
    "Given again it adds a condition."
)
_SET = "A setting such as recall.decay=0.99: one value holds everywhere, several make a condition each."


def add_commands(app: typer.Typer) -> None:
    """Add the subcommands to the command line."""
    app.command()(story)
    app.command()(measure)


def story(
    name: Annotated[str, typer.Argument(help="A saved town.")],
    person: Annotated[str, typer.Option(help="Whose day, by full or first name; the town's if left out.")] = "",
    day: Annotated[int, typer.Option(help="Counted from 1; the latest that was mostly lived if left out.", min=0)] = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it there instead of printing it.")] = None,
    saves: Saves = None,
) -> None:
    """A day as Markdown: the plan and what became of it, talks in full, reflections with what they rest on."""
    from game.headless import find_person
    from game.opening import open_session
    from game.study.story import story as told

    session = open_session(None, [], "", config.saves_folder(saves), "", name, read_only=True)
    try:
        text = told(session.world, find_person(session.world, person) if person else None, day)
    finally:
        session.close()
    _write(text, out)


def measure(
    seeds: Annotated[int, typer.Option(help="Runs a condition, with the seeds 1 to N.", min=1)] = 10,
    days: Annotated[float, typer.Option(help="Game days of each run.", min=0.0)] = 2.0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="DIR", help="Write report, JSON and pictures there.")
    ] = None,
    ablate: Annotated[list[str], typer.Option("--ablate", metavar="A,B", help=_ABLATE)] = [],  # noqa: B006
    change: Annotated[list[str], typer.Option("--set", metavar="KEY=VALUE,..", help=_SET)] = [],  # noqa: B006
    interviews: Annotated[bool, typer.Option("--interviews", help="Ask everybody the paper's 25 questions.")] = False,
    town: Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town folder.")] = None,
    people: Annotated[str, typer.Option(metavar="A,B,..", help="Only these people, by full or first name.")] = "",
    base_url: Annotated[str | None, typer.Option(metavar="U", help="The model server (OPENAI_BASE_URL).")] = None,
    model: Annotated[str | None, typer.Option(metavar="M", help="The model; the first that talks.")] = None,
    answers: Annotated[
        Literal["rules", "thrifty", "faithful", "paper"] | None, typer.Option(help="Who answers; rules if left out.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Run towns side by side and tell what came of them: mean and 95 % interval over seeds, by condition."""
    from game.headless import ticks_of
    from game.study.conditions import conditions_of
    from game.study.results import as_json as told
    from game.study.runs import Job
    from game.towns.load import load_world

    ticks_of(days)  # a fault is told here, as are those of the folder
    conditions, flags = conditions_of(ablate, change, interviews), _flags(base_url, model, answers)
    folder, names = config.town_folder(town), tuple(n.strip() for n in people.split(",") if n.strip())
    load_world(folder, "1", list(names))  # a fault of the folder is told here, once, and not by every process
    if out is not None:
        _make(out)  # before hours of work, not after
    jobs = [
        Job(folder, names, str(seed), days, condition, interviews, flags)
        for seed in range(1, seeds + 1)
        for condition in conditions
    ]
    results = _measured(conditions, jobs, quiet=as_json)
    if out is not None:
        from game.study.report import write_report

        write_report(results, out)
    print(json.dumps(told(results), ensure_ascii=False) if as_json else _table(results, out))


def _flags(base_url: str | None, model: str | None, answers: str | None) -> tuple[tuple[str, str], ...]:
    """Which model answers, as dotted names of settings; nothing for the rules. Raises `InputError`."""
    told = {"model.base_url": base_url, "model.name": model, "answers": answers}
    given = tuple((name, value) for name, value in told.items() if value)
    if given:
        from game.answering import answering

        asked = answering(dict(given), strict=True).asked  # what is wrong with them is said here, once
        if asked is None:
            return ()
        asked.close()
    return given


def _measured(conditions: "list[Condition]", jobs: "list[Job]", quiet: bool) -> "Results":
    """Play all jobs with a bar that shows how far they are; Ctrl-C ends it with a sentence."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

    from game.study.results import results_of
    from game.study.runs import cores, play_all

    started, used = time.monotonic(), min(len(jobs), cores())
    words = f"{len(jobs)} runs, {used} at a time"
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=Console(stderr=True), disable=quiet or not sys.stderr.isatty()) as progress:
            bar = progress.add_task(words, total=sum(job.work for job in jobs))
            runs = play_all(jobs, lambda played: progress.update(bar, completed=played))
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # once more changes nothing: this is the end
        print("stopped before all towns were played; nothing was written", file=sys.stderr)
        raise SystemExit(130) from None
    return results_of(conditions, runs, jobs[0].days, time.monotonic() - started, used)


def _table(results: "Results", out: Path | None) -> str:
    """The full architecture's numbers, and where to read on."""
    found = results.metrics(results.conditions[0].name)
    wide = max(len(key) for key in found)
    lines = [f"{key.ljust(wide)}  {v.mean:9.3f}  [{v.low:9.3f}, {v.high:9.3f}]" for key, v in found.items()]
    head = f"{len(results.seeds)} seeds, {results.days:g} game days each, {results.wall_s:g} s on {results.cores} cores"
    others = [condition.words for condition in results.conditions[1:]]
    more = [f"measured beside it: {', '.join(others)} (see --out or --json)"] if others else []
    written = [f"written: {out / 'report.md'}"] if out else []
    return "\n".join([head, "", f"{'metric'.ljust(wide)}  {'mean':>9}   95 % interval", *lines, *more, *written])


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(f"--out: {folder} cannot be made ({error.strerror or error})") from error


def _write(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"--out: {out} cannot be written ({error.strerror or error})") from error
