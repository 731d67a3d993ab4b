"""The subcommands of `saves`: what is kept, is it whole, and what can be done with its branches and checkpoints.

Towns that are played meanwhile can be listed, shown, verified and exported; whatever changes a town refuses them.
"""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from game import config
from game.errors import InputError

if TYPE_CHECKING:
    from game.saves.town_file import TownFile
    from game.saves.writing import Branch

app = typer.Typer(help="Town files: what is there, is it whole, and its branches.", no_args_is_help=True)

Name = Annotated[str, typer.Argument(help="A saved town.")]
BranchOf = Annotated[str, typer.Option("--branch", metavar="B", help="A branch, by name or number.")]
Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]


@app.command("list")
def list_all(saves: Saves = None, as_json: AsJson = False) -> None:
    """All towns in the folder of saves, and which of them open. Single memories are not checked: `verify` does that."""
    from game.saves.listing import list_saves, told

    found = [told(info) for info in list_saves(_folder(saves))]
    told_of = f"{table(found)}\n(not every row was checked: `saves verify` does)" if found else "no towns yet"
    _print(found, told_of, as_json)


@app.command()
def show(name: Name, saves: Saves = None, as_json: AsJson = False) -> None:
    """The branches and checkpoints of one town."""
    from game.saves.listing import show_save

    shown = show_save(_folder(saves), name)
    _print(shown, f"{table(shown['branches'])}\n\n{table(shown['checkpoints'])}", as_json)


@app.command()
def verify(
    name: Annotated[str, typer.Argument(help="A saved town; all of them if left out.")] = "",
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Whether a town is whole: exit code 0, or 2 with a sentence saying where it is damaged. Never writes."""
    from game.saves.verify import verify_saves

    reports = verify_saves(_folder(saves), name)
    rows = [{"name": r.name, "whole": r.whole, "said": r.said, "detail": r.detail} for r in reports]
    _print(rows, "\n".join(f"{r.name}: {r.said}" for r in reports) or "no towns yet", as_json)
    if not all(r.whole for r in reports):
        raise SystemExit(2)


@app.command()
def branch(
    name: Name,
    checkpoint: Annotated[int, typer.Argument(help="To go on from, as `show` numbers them.", min=0)] = 0,
    at: Annotated[str, typer.Option("--at", metavar="T", help="Any moment that was played, like `day 2 17:00`.")] = "",
    of: BranchOf = "",
    called: Annotated[str, typer.Option("--name", metavar="B", help="What the branch is called.")] = "",
    town: Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town folder, if it moved.")] = None,
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """A new branch that goes on from a checkpoint, or with --at from any moment; `run --load NAME:BRANCH` plays it."""
    if bool(checkpoint) == bool(at):
        raise InputError("expected a checkpoint, or --at and a moment")
    with _opened(name, saves) as file:
        made = _branch_at(file, at, of, called, town) if at else file.tree.branch(checkpoint, called)
    since = f"{at}" if at else f"checkpoint {checkpoint}"
    said = f"{made.name} goes on from {since}{_cut(called, made.name)}: play it with --load "
    said += _quoted(f"{name}:{made.name}")
    _print({"id": made.id, "name": made.name, "from": made.parent}, said, as_json)


def _branch_at(file: "TownFile", at: str, of: str, called: str, town: Path | None) -> "Branch":
    from game.opening import town_finder
    from game.replay import branch_at

    head = branch_at(file, town_finder(file, town), at, called, file.tree.find(of).id if of else None)
    own = next(checkpoint.branch for checkpoint in file.tree.checkpoints() if checkpoint.id == head)
    return file.tree.branches()[own]


@app.command()
def rename(
    name: Name,
    branch: Annotated[str, typer.Argument(help="A branch, by name or number.")],
    new: Annotated[str, typer.Argument(help="What it is to be called.")],
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Call a branch something else."""
    with _opened(name, saves) as file:
        found = file.tree.find(branch)
        told = file.tree.rename(found.id, new)
    _print({"id": found.id, "name": told}, f"{found.name} is now called {told}{_cut(new, told)}", as_json)


@app.command()
def note(
    name: Name,
    checkpoint: Annotated[int, typer.Argument(help="As `show` numbers them.")],
    words: Annotated[str, typer.Argument(help="The note; empty takes it away.")],
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Write a note to a checkpoint."""
    with _opened(name, saves) as file:
        told = file.tree.note(checkpoint, words)
    _print({"id": checkpoint, "note": told}, f"checkpoint {checkpoint}: {told or 'no note'}", as_json)


@app.command()
def delete(
    name: Name,
    branch: BranchOf = "",
    checkpoint: Annotated[int, typer.Option(metavar="N", help="One checkpoint.", min=0)] = 0,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask; needed where nobody can be asked.")] = False,
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Delete a branch, or a checkpoint, or the whole town. What other branches rest on stays."""
    if branch and checkpoint:
        raise InputError("--branch and --checkpoint: expected one of them")
    if not branch and not checkpoint:
        _delete_town(name, saves, yes, as_json)
        return
    with _opened(name, saves) as file:
        found = file.tree.find(branch) if branch else None
        what = f"branch {_quoted(found.name)}" if found else f"checkpoint {checkpoint}"
        _confirm(f"Delete {what} of {name}?", yes)
        gone = file.tree.delete_branch(found.id) if found else [checkpoint]
        if checkpoint:
            file.tree.delete_checkpoint(checkpoint)
        stays = found is not None and found.id in file.tree.branches()
    _print({"deleted": gone}, f"deleted: {what}{_went(gone, stays) if found else ''}", as_json)


def _went(gone: list[int], stays: bool) -> str:
    """What of a branch was deleted, and that others share the rest."""
    with_it = f", with checkpoint{'s' * (len(gone) > 1)} {', '.join(map(str, gone))}" if gone else ", which was empty"
    return f"{with_it}; what other branches share with it stays" if stays else with_it


@app.command()
def export(
    name: Name,
    out: Annotated[Path, typer.Argument(metavar="FILE", help="NEW.town for another game, or NEW.json to read.")],
    branch: BranchOf = "",
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """One file of a town, or of one branch of it, to send to a friend, or to read as JSON (see game/saves/plain.py)."""
    from game.saves.naming import existing
    from game.saves.plain import export_plain
    from game.saves.portable import export_town

    if out.suffix not in (".town", ".json"):
        raise InputError(f"{out}: expected a file name that ends in .town or .json")
    write = export_plain if out.suffix == ".json" else export_town
    made = write(existing(_folder(saves), name), out, branch)
    _print(made, f"{made['file']}: {made['holds']} ({made['size']} bytes)", as_json)


@app.command("import")
def import_file(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A town file, as `export` writes them.")],
    name: Annotated[str, typer.Option(help="What the town is called here; as the file if left out.")] = "",
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Take a town from elsewhere in, once every row of it was checked."""
    from game.saves.portable import import_town

    made = import_town(file, config.saves_folder(saves), name)
    _print(made, f"{made['name']}: {made['holds']}", as_json)


@app.command()
def compare(
    first: Annotated[str, typer.Argument(metavar="NAME", help="A saved town.")],
    second: Annotated[str, typer.Argument(metavar="A", help="A branch of it, or `#7` for a checkpoint.")] = "",
    third: Annotated[str, typer.Argument(metavar="[B]", help="Another; without it NAME and A are two towns.")] = "",
    town: Annotated[Path | None, typer.Option(metavar="DIR", help="The town folder, if it has moved.")] = None,
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """What is different between two branches, the most telling first; two towns are named `NAME` or `NAME:BRANCH`."""
    from game.study.compare_saves import as_values, as_words, compare_saves

    if not second:
        raise InputError(f"expected what to compare: {_two_of(first, saves)}, or two towns: saves compare NAME NAME")
    pair, found = compare_saves(_folder(saves), [word for word in (first, second, third) if word], town)
    told = as_values(pair.names, found, pair.worlds[0]) if as_json else {}
    _print(told, as_words(pair.names, found), as_json)


def _two_of(name: str, saves: Path | None) -> str:
    """Which two branches of a town somebody may have meant, as they would be written."""
    from game.saves.listing import show_save

    names = [branch["name"] for branch in show_save(_folder(saves), name)["branches"]]
    two = " ".join(map(_quoted, names[-2:])) if len(names) > 1 else "A B"
    return f"saves compare {_quoted(name)} {two} (branches of it: {', '.join(names)})"


def table(rows: list[dict[str, Any]]) -> str:
    """Rows as aligned columns, with a head."""
    if not rows:
        return ""
    heads = list(rows[0])
    cells = [heads] + [[str(row[head]) for head in heads] for row in rows]
    widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip() for line in cells)


def _folder(saves: Path | None) -> Path:
    """Where to look; a folder that somebody named must be there."""
    folder = config.saves_folder(saves)
    if saves is not None and not folder.is_dir():
        raise InputError(f"--saves: there is no folder {folder}")
    return folder


@contextmanager
def _opened(name: str, saves: Path | None) -> "Iterator[TownFile]":
    """A town to be changed."""
    from game.saves.naming import existing
    from game.saves.town_file import TownFile

    file = TownFile.open(existing(_folder(saves), name))
    try:
        yield file
    finally:
        file.close()


def _delete_town(name: str, saves: Path | None, yes: bool, as_json: bool) -> None:
    from game.saves.naming import existing
    from game.saves.removing import delete_town

    path = existing(_folder(saves), name)
    _confirm(f"Delete all of {name}, with every branch?", yes)
    delete_town(path)
    _print({"deleted": str(path)}, f"{path}: deleted", as_json)


def _confirm(question: str, yes: bool) -> None:
    """Ask, unless that was answered beforehand. Raises `InputError` where nobody can be asked."""
    import sys

    if yes:
        return
    if not sys.stdin.isatty():
        raise InputError(f"{question} Say so with --yes")
    typer.confirm(question, abort=True, err=True)


def _cut(wanted: str, told: str) -> str:
    """That a name is shorter than it was wanted."""
    from game.saves.tree import LONGEST_NAME

    cut = len(wanted.strip()) > LONGEST_NAME >= len(told)
    return f" (a name has at most {LONGEST_NAME} letters: it was cut)" if cut else ""


def _quoted(words: str) -> str:
    return f'"{words}"' if " " in words else words


def _print(result: Any, told: str, as_json: bool) -> None:
    print(json.dumps(result, ensure_ascii=False) if as_json else told)
