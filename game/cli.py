"""The subcommands. Every one imports what it needs when it runs, so that help is quick and the window opens fast."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

from game import config

config.prepare_process()

import typer  # noqa: E402  (the process is prepared before anything heavy is imported)

from game.errors import GameError, InputError  # noqa: E402
from game.llm.commands import add_commands as add_model_commands  # noqa: E402
from game.study.commands import add_commands as add_study_commands  # noqa: E402

if TYPE_CHECKING:
    from game.answering import Answering
    from game.llm.doctor import Doctor

app = typer.Typer(
    help="Smallville: a town whose 25 people remember, reflect and plan.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
saves_app = typer.Typer(help="Town files: what is there, and is it whole?", no_args_is_help=True)
app.add_typer(saves_app, name="saves")

Town = Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town folder; Smallville if left out.")]
People = Annotated[str, typer.Option("--people", metavar="A,B,..", help="Only these people, by full or first name.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed plays the same; drawn if left out.")]
Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
BaseUrl = Annotated[str | None, typer.Option("--base-url", metavar="U", help="The model server (OPENAI_BASE_URL).")]
Model = Annotated[str | None, typer.Option("--model", metavar="M", help="The model; the first that talks.")]
Answers = Annotated[
    Literal["rules", "thrifty", "faithful", "paper"] | None,
    typer.Option("--answers", help="Who answers; rules, and nothing is sent anywhere, unless a setting says more."),
]
Load = Annotated[str, typer.Option("--load", metavar="NAME", help="Go on with this saved town.")]


def main() -> NoReturn:
    """Run the command line; a fault that a player may meet is one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except GameError as error:
        _stop(str(error), 2)
    except typer.Abort:
        _stop("stopped", 130)
    except KeyboardInterrupt:
        _stop("stopped", 130)
    except Exception as error:
        if hasattr(error, "format_message"):  # a word on the command line that typer does not know
            _stop(f"{error.format_message()} (see --help)", 2)
        raise
    raise SystemExit(code if isinstance(code, int) else 0)


def _stop(message: str, code: int) -> NoReturn:
    print(message, file=sys.stderr)
    raise SystemExit(code)


def _names(people: str) -> list[str]:
    return [name.strip() for name in people.split(",") if name.strip()]


def _doctor_for(flags: Mapping[str, Any]) -> "Doctor":
    from game.settings import doctor_for

    return doctor_for(flags)


add_study_commands(app)
add_model_commands(app, _doctor_for)


@app.callback(invoke_without_command=True)
def _default(
    context: typer.Context,
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
    load: Load = "",
    speed: Annotated[int, typer.Option(min=1, max=4, help="1 game minute a second, 2 = x3, 3 = x10, 4 = as fast.")] = 1,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
) -> None:
    """Smallville: a town whose 25 people remember, reflect and plan. Without a command: play."""
    if context.invoked_subcommand is None:
        play(town, people, seed, saves, load, speed, base_url, model, answers)


@app.command()
def play(
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
    load: Load = "",
    speed: Annotated[int, typer.Option(min=1, max=4, help="1 game minute a second, 2 = x3, 3 = x10, 4 = as fast.")] = 1,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
) -> None:
    """Open the window and watch the town."""
    from game.app import play_town

    who = _answering(base_url, model, answers)
    play_town(config.town_folder(town), _names(people), seed, config.saves_folder(saves), load, speed - 1, who)


@app.command()
def run(
    days: Annotated[float, typer.Option(help="Game days to run; a fraction is fine.", min=0.0)] = 1.0,
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
    name: Annotated[str, typer.Option(help="Keep the town under this name; it autosaves as it goes.")] = "",
    load: Load = "",
    do: Annotated[
        list[Path] | None,
        typer.Option("--do", metavar="FILE", help="Acts of the player and when (maps/README.md); may be repeated."),
    ] = None,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
    strict: Annotated[
        bool,
        typer.Option("--strict/--no-strict", help="The clock waits for all thoughts, or goes on as in the window."),
    ] = True,
    as_json: AsJson = False,
) -> None:
    """The same simulation without a window."""
    from game.headless import run_town

    folder, wanted = config.town_folder(town), config.saves_folder(saves)
    who = _answering(base_url, model, answers, strict)
    run_town(folder, _names(people), seed, wanted, name, load, days, as_json, do or (), who)


@app.command()
def picture(
    out: Annotated[Path, typer.Argument(help="The PNG to write.")],
    load: Load = "",
    size: Annotated[str, typer.Option(metavar="WxH", help="Pixels, such as 1280x720.")] = "1280x720",
    person: Annotated[str, typer.Option(help="Select this person and follow them.")] = "",
    tab: Annotated[str, typer.Option(help="now, plan, memories or reflections.")] = "",
    zoom: Annotated[float, typer.Option(help="Zoom of the map, 0 for all of it.", min=0.0, max=4.0)] = 1.0,
    place: Annotated[str, typer.Option(metavar="ROOM", help="Look at this room, such as `Hobbs Cafe:cafe`.")] = "",
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
) -> None:
    """One frame of the real client, written to a file; no display is needed."""
    from game.picture import take_picture

    wanted = config.saves_folder(saves)
    take_picture(
        out, config.town_folder(town), _names(people), seed, wanted, load, _size(size), person, tab, zoom, place
    )


@app.command()
def ask(
    name: Annotated[str, typer.Argument(help="A saved town.")],
    person: Annotated[str, typer.Argument(help="Full or first name.")],
    question: Annotated[str, typer.Argument(help="In words.")],
    saves: Saves = None,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
    as_json: AsJson = False,
) -> None:
    """Interview somebody; it leaves no trace."""
    from game.headless import ask_person

    who = _answering(base_url, model, answers)
    answer = ask_person(config.saves_folder(saves), name, person, question, who)
    _print({"person": person, "question": question, "answer": answer}, answer, as_json)


@app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="A town folder.", metavar="DIR")],
    as_json: AsJson = False,
) -> None:
    """Find every fault of a town folder, with file and place."""
    from game.towns.check import check_town

    faults = check_town(folder)
    told = "\n".join(faults) if faults else f"{folder}: no faults found"
    _print({"town": str(folder), "faults": faults}, told, as_json)
    if faults:
        raise SystemExit(2)


@saves_app.command("list")
def saves_list(saves: Saves = None, as_json: AsJson = False) -> None:
    """All towns in the folder of saves."""
    from game.saves.listing import list_saves, told

    found = list_saves(config.saves_folder(saves))
    _print([told(info) for info in found], _table([told(info) for info in found]) or "no towns yet", as_json)


@saves_app.command("show")
def saves_show(
    name: Annotated[str, typer.Argument(help="A saved town.")], saves: Saves = None, as_json: AsJson = False
) -> None:
    """The branches and checkpoints of one town."""
    from game.saves.listing import show_save

    shown = show_save(config.saves_folder(saves), name)
    _print(shown, _table(shown["checkpoints"]), as_json)


@saves_app.command("verify")
def saves_verify(
    name: Annotated[str, typer.Argument(help="A saved town; all of them if left out.")] = "",
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """Whether a town is whole: exit code 0, or 2 with a sentence saying where it is damaged. Never writes."""
    from game.saves.verify import verify_saves

    reports = verify_saves(config.saves_folder(saves), name)
    rows = [{"name": r.name, "whole": r.whole, "said": r.said} for r in reports]
    _print(rows, "\n".join(f"{r.name}: {r.said}" for r in reports) or "no towns yet", as_json)
    if not all(r.whole for r in reports):
        raise SystemExit(2)


def _answering(base_url: str | None, model: str | None, answers: str | None, strict: bool = False) -> "Answering":
    """Who answers, by these flags, the environment and the settings file."""
    from game.answering import answering

    return answering({"model.base_url": base_url, "model.name": model, "answers": answers}, strict)


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.lower().partition("x")
    if (
        not (width.isdecimal() and height.isdecimal())
        or not 320 <= int(width) <= 7680
        or not 240 <= int(height) <= 4320
    ):
        raise InputError(f"--size: {words} is not a size, expected something like 1280x720")
    return int(width), int(height)


def _print(result: Any, told: str, as_json: bool) -> None:
    if as_json:
        import json

        print(json.dumps(result, ensure_ascii=False))
    else:
        print(told)


def _table(rows: list[dict[str, Any]]) -> str:
    """Rows as aligned columns, with a head."""
    if not rows:
        return ""
    heads = list(rows[0])
    cells = [heads] + [[str(row[head]) for head in heads] for row in rows]
    widths = [max(len(line[i]) for line in cells) for i in range(len(heads))]
    return "\n".join("  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)).rstrip() for line in cells)
