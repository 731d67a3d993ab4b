"""The subcommands that read towns: `story` and `measure`."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from game import config
from game.errors import InputError

Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]


def add_commands(app: typer.Typer) -> None:
    """Add the subcommands to the command line."""
    app.command()(story)
    app.command()(measure)


def story(
    name: Annotated[str, typer.Argument(help="A saved town.")],
    person: Annotated[str, typer.Option(help="Whose day, by full or first name; the town's if left out.")] = "",
    day: Annotated[int, typer.Option(help="Counted from 1; the latest if left out.", min=0)] = 0,
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
    seeds: Annotated[int, typer.Option(help="Runs, with the seeds 1 to N.", min=1)] = 10,
    days: Annotated[float, typer.Option(help="Game days of each run.", min=0.0)] = 2.0,
    town: Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town folder.")] = None,
    people: Annotated[str, typer.Option(metavar="A,B,..", help="Only these people, by full or first name.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Run towns side by side and print what came of them: mean and 95 % interval over seeds."""
    from game.study.runs import Job, measured
    from game.towns.load import load_world

    folder, names = config.town_folder(town), tuple(n.strip() for n in people.split(",") if n.strip())
    load_world(folder, "1", list(names))  # a fault of the folder is told here, once, and not by every process
    jobs = [Job(folder, names, str(number), days) for number in range(1, seeds + 1)]
    result = _with_progress(lambda report: measured(jobs, report), sum(job.ticks for job in jobs), quiet=as_json)
    print(json.dumps(result, ensure_ascii=False) if as_json else _table(result))


def _with_progress(work: Any, total: int, quiet: bool) -> dict[str, Any]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("game time"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet or not sys.stderr.isatty()) as progress:
        bar = progress.add_task("game time", total=total)
        result: dict[str, Any] = work(lambda played: progress.update(bar, completed=played))
        return result


def _table(result: dict[str, Any]) -> str:
    head = f"{result['seeds']} seeds, {result['days']:g} game days each, {result['wall_s']} s\n"
    rows = result["metrics"].items()
    wide = max(len(key) for key in result["metrics"])
    lines = [f"{key.ljust(wide)}  {v['mean']:9.3f}  [{v['low']:9.3f}, {v['high']:9.3f}]" for key, v in rows]
    return "\n".join([head, f"{'metric'.ljust(wide)}  {'mean':>9}   95 % interval", *lines])


def _write(text: str, out: Path | None) -> None:
    if out is None:
        print(text, end="")
        return
    try:
        out.write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"--out: {out} cannot be written ({error.strerror or error})") from error
