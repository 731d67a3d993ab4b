"""The subcommand `import`."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from game import config

if TYPE_CHECKING:
    from game.imports.ledger import Ledger


def add_commands(app: typer.Typer) -> None:
    """Add the subcommand to the command line."""
    app.command("import")(import_simulation)


def import_simulation(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder of a saved simulation.")],
    name: Annotated[str, typer.Option(help="What the town is to be called.")],
    town: Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town to live in; Smallville.")] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="S", help="The same seed plays on the same.")] = "1",
    saves: Annotated[
        Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Make a town of a simulation saved by the published implementation of the paper's authors."""
    from game.imports.importing import import_town
    from game.opening import town_path

    path = town_path(config.saves_folder(saves), name)
    ledger = import_town(folder, config.town_folder(town), path, seed)
    told = {"name": path.stem, "town": str(path)} | ledger.as_json()
    print(json.dumps(told, ensure_ascii=False) if as_json else _told(path, ledger))


def _told(path: Path, ledger: "Ledger") -> str:
    """What was taken, what was changed, and what has no place here."""
    return "\n".join(
        [
            f"{path.stem}: {ledger.people} people with {ledger.memories} memories, {ledger.reflections} of them "
            f"reflections, and {ledger.conversations} conversations; {ledger.seeds} more memories tell who they are, "
            f"and between them they know {ledger.rooms} rooms",
            *([f"{ledger.plans} of them go on with the plan that they had made for the day"] if ledger.plans else []),
            *(["", "Changed:"] if ledger.changed else []),
            *(f"- {sentence}" for sentence in ledger.changed),
            *(["", "No place here:"] if ledger.dropped else []),
            *(f"- {_counted(entry['count'], entry['what'])}: {entry['why']}" for entry in ledger.dropped),
            "",
            f'Play on: python main.py --load "{path.stem}"',
        ]
    )


def _counted(count: int, what: str) -> str:
    return f"{what} ({count} times)" if count > 1 else what
