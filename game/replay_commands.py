"""`replay`: what was played in a saved town, as a list of marks; and branching off at any moment of it."""

import json
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from game import config

Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]
_WHEN = "Like `day 2 17:00` or 2023-02-14T17:00."


def add_commands(app: typer.Typer) -> None:
    """Add the subcommand to the command line."""
    app.command()(replay)


def replay(
    name: Annotated[str, typer.Argument(help="A saved town.")],
    branch: Annotated[str, typer.Option(help="Name or number; the one played last if left out.")] = "",
    since: Annotated[str, typer.Option("--from", metavar="T", help=_WHEN)] = "",
    until: Annotated[str, typer.Option("--to", metavar="T", help=_WHEN)] = "",
    town: Annotated[Path | None, typer.Option(metavar="DIR", help="The town folder, if it has moved.")] = None,
    saves: Saves = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """What was played: talks, reflections and the player's acts, played again without a question to anybody."""
    told = _watched(config.saves_folder(saves), name, branch, since, until, town)
    print(json.dumps(told, ensure_ascii=False) if as_json else _lines(told))


def _watched(saves: Path, name: str, branch: str, since: str, until: str, town: Path | None) -> dict[str, Any]:
    from game.replay import Replay
    from game.saves.state import state_hash

    with opened(saves, name, branch, town) as found:
        watched: Replay = found
        first, last = watched.span()
        first = watched.tick_of(since, "--from") if since else first
        last = watched.tick_of(until, "--to") if until else last
        marks = [mark for mark in watched.marks() if first <= mark.tick <= last]
        clock = watched.seek(last).clock
        return {
            "name": name,
            "branch": watched.branch,
            "from": clock.at(first).isoformat(),
            "to": clock.at(last).isoformat(),
            "recorded": [[clock.at(tick).isoformat() for tick in part] for part in watched.recorded()],
            "marks": [
                {
                    "time": clock.at(mark.tick).isoformat(),
                    "until": clock.at(mark.until).isoformat(),
                    "kind": mark.kind,
                    "people": list(mark.people),
                    "text": mark.text,
                }
                for mark in marks
            ],
            "state_hash": state_hash(watched.world),
        }


@contextmanager
def opened(saves: Path, name: str, branch: str = "", town: Path | None = None) -> Iterator[Any]:
    """A `Replay` of a saved town that is only looked at. Raises `SaveError`, `TownError`."""
    from game.opening import town_finder
    from game.replay import Replay
    from game.saves.naming import existing
    from game.saves.town_file import TownFile

    with closing(TownFile.open(existing(saves, name), read_only=True)) as file:
        yield Replay(file, town_finder(file, town), file.tree.find(branch).id if branch else None)


def _lines(told: dict[str, Any]) -> str:
    from game.saves.faults import plain

    lines = [f"{told['from']} to {told['to']}, {len(told['marks'])} marks; state {told['state_hash']}"]
    for mark in told["marks"]:
        words = filter(None, (", ".join(mark["people"]), mark["text"]))
        lines.append(f"{mark['time']}  {mark['kind']:<10}  {': '.join(map(plain, words))}")
    return "\n".join(lines)
