"""The subcommands. Every one imports what it needs when it runs, so that help is quick and the window opens fast."""

import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, NoReturn

from game import config

config.prepare_process()

import typer  # noqa: E402  (the process is prepared before anything heavy is imported)

from game.errors import GameError, InputError  # noqa: E402
from game.imports.commands import add_commands as add_import_commands  # noqa: E402
from game.llm.commands import add_commands as add_model_commands  # noqa: E402
from game.replay_commands import add_commands as add_replay_commands  # noqa: E402
from game.saves_commands import app as saves_app  # noqa: E402
from game.streams import check_words, let_go_of_stdout, prepare_streams  # noqa: E402
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
app.add_typer(saves_app, name="saves")

Town = Annotated[Path | None, typer.Option("--town", metavar="DIR", help="The town folder; Smallville if left out.")]
People = Annotated[str, typer.Option("--people", metavar="A,B,..", help="Only these people, by full or first name.")]
Seed = Annotated[str, typer.Option("--seed", metavar="S", help="The same seed plays the same; drawn if left out.")]
Saves = Annotated[Path | None, typer.Option("--saves", metavar="DIR", help="Where towns are kept (SMALLVILLE_SAVES).")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Record = Annotated[
    Path | None,
    typer.Option("--record", metavar="FILE", help="Keep every answer there: --replay repeats the run without a model."),
]
Replay = Annotated[
    Path | None, typer.Option("--replay", metavar="FILE", help="The answers recorded there, instead of a model's.")
]
BaseUrl = Annotated[str | None, typer.Option("--base-url", metavar="U", help="The model server (OPENAI_BASE_URL).")]
Model = Annotated[str | None, typer.Option("--model", metavar="M", help="The model; the first that talks.")]
Answers = Annotated[
    Literal["rules", "thrifty", "faithful", "paper"] | None,
    typer.Option("--answers", help="Who answers; rules, and nothing is sent anywhere, unless a setting says more."),
]
Load = Annotated[
    str, typer.Option("--load", metavar="NAME[:BRANCH]", help="Go on with this saved town; NAME:#7 is checkpoint 7.")
]

New = Annotated[bool, typer.Option("--new", help="Begin a new town at once, without the title screen.")]


_PIPE_CLOSED = 141
"""What shells say of a command whose reader has gone."""


def main() -> NoReturn:
    """Run the command line; a fault that a player may meet is one sentence and exit code 2."""
    prepare_streams()
    try:
        check_words(sys.argv)
        code = app(standalone_mode=False)
        sys.stdout.flush()
    except GameError as error:
        _stop(str(error), 2)
    except typer.Abort:
        _stop("stopped", 130)
    except KeyboardInterrupt:
        _stop("stopped", 130)
    except BrokenPipeError:  # whoever reads has read enough, as `head` does
        let_go_of_stdout()
        raise SystemExit(_PIPE_CLOSED) from None
    except OSError as error:
        let_go_of_stdout()
        _stop(f"{error.filename or 'the result'}: cannot be read or written ({error.strerror or error})", 2)
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


def _folder(town: Path | None, load: str) -> Path | None:
    """The town to play; one that was saved knows its own."""
    return town if load else config.town_folder(town)


def _doctor_for(flags: Mapping[str, Any]) -> "Doctor":
    from game.estimating import a_day
    from game.mind.prompted.asking import longest_prompt
    from game.settings import doctor_for

    doctor = doctor_for(flags)
    doctor.longest_prompt = longest_prompt()
    doctor.reckon = lambda url, model, known: a_day(flags.get("answers") or "thrifty", url, model, known=known)
    return doctor


add_study_commands(app)
add_replay_commands(app)
add_import_commands(app)
add_model_commands(app, _doctor_for)


@app.callback(invoke_without_command=True)
def _default(
    context: typer.Context,
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
    load: Load = "",
    new: New = False,
    speed: Annotated[int, typer.Option(min=1, max=4, help="1 game minute a second, 2 = x3, 3 = x10, 4 = as fast.")] = 1,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
) -> None:
    """Smallville: a town whose 25 people remember, reflect and plan. Without a command: play."""
    if context.invoked_subcommand is None:
        play(town, people, seed, saves, load, new, speed, base_url, model, answers)


@app.command()
def play(
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
    load: Load = "",
    new: New = False,
    speed: Annotated[int, typer.Option(min=1, max=4, help="1 game minute a second, 2 = x3, 3 = x10, 4 = as fast.")] = 1,
    base_url: BaseUrl = None,
    model: Model = None,
    answers: Answers = None,
    record: Record = None,
    replay: Replay = None,
) -> None:
    """Open the window: on its title, or at once on the town that is named."""
    from game.title import Player, play_town, tell_waiting

    def who() -> "Answering":
        return _answering(base_url, model, answers, record=record, replay=replay, say=tell_waiting)

    player = Player(config.saves_folder(saves), speed - 1, who)
    named = new or town or people or seed or load or record or replay
    play_town(player, _folder(town, load) if named else None, _names(people), seed, load)


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
    record: Record = None,
    replay: Replay = None,
    as_json: AsJson = False,
) -> None:
    """The same simulation without a window."""
    from game.headless import run_town

    folder, wanted = _folder(town, load), config.saves_folder(saves)
    who = _answering(base_url, model, answers, strict, record, replay)
    run_town(folder, _names(people), seed, wanted, name, load, days, as_json, do or (), who)


@app.command()
def picture(
    out: Annotated[Path, typer.Argument(help="The PNG to write.")],
    load: Load = "",
    size: Annotated[str, typer.Option(metavar="WxH", help="Pixels, such as 1280x720.")] = "1280x720",
    person: Annotated[str, typer.Option(help="Select this person and follow them.")] = "",
    tab: Annotated[str, typer.Option(help="A page of the inspector: now, plan, memories ...")] = "",
    zoom: Annotated[float, typer.Option(help="Zoom of the map, 0 for all of it.", min=0.0, max=4.0)] = 1.0,
    place: Annotated[str, typer.Option(metavar="ROOM", help="Look at this room, such as `Hobbs Cafe:cafe`.")] = "",
    scale: Annotated[float, typer.Option(help="Size of the interface, 1 to 2, or 100 to 200 per cent.")] = 1.0,
    do: Annotated[str, typer.Option(metavar="A,B", help="Actions of the window first, such as `help` or `log`.")] = "",
    town: Town = None,
    people: People = "",
    seed: Seed = "",
    saves: Saves = None,
) -> None:
    """One frame of the real client, written to a file; no display is needed."""
    from game.picture import take_picture

    wanted = config.saves_folder(saves)
    times = _scale(scale)
    take_picture(
        out, _folder(town, load), _names(people), seed, wanted, load, _size(size), person, tab, zoom, place, times, do
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
def why(
    name: Annotated[str, typer.Argument(help="A saved town.")],
    person: Annotated[str, typer.Option(help="Whose thoughts, by full or first name; everybody's if left out.")] = "",
    day: Annotated[int, typer.Option(help="Counted from 1; all days if left out.", min=0)] = 0,
    jsonl: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them there in full, one JSON line a thought.")
    ] = None,
    saves: Saves = None,
    as_json: AsJson = False,
) -> None:
    """What went through people's heads: questions, prompts, memories with their scores, answers, costs."""
    from game.whys import tell_why

    tell_why(config.saves_folder(saves), name, person, day, jsonl, as_json)


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


def _answering(
    base_url: str | None,
    model: str | None,
    answers: str | None,
    strict: bool = False,
    record: Path | None = None,
    replay: Path | None = None,
    say: Callable[[str], None] | None = None,
) -> "Answering":
    """Who answers, by these flags, the environment and the settings file."""
    from game.answering import aloud, answering

    flags = {"model.base_url": base_url, "model.name": model, "answers": answers}
    return answering(flags, strict, record=record, replay=replay, say=say or aloud)


def _size(words: str) -> tuple[int, int]:
    width, _, height = words.lower().partition("x")
    if (
        not (width.isdecimal() and height.isdecimal())
        or not 320 <= int(width) <= 7680
        or not 360 <= int(height) <= 4320
    ):
        raise InputError(f"--size: {words} is not a size from 320x360 to 7680x4320, expected one like 1280x720")
    return int(width), int(height)


def _scale(given: float) -> float:
    """1 to 2, from that or from per cent."""
    times = given / 100 if given >= 100 else given
    if not 1 <= times <= 2:
        raise InputError(f"--scale: {given:g} is not from 1 to 2, or from 100 to 200 per cent")
    return times


def _print(result: Any, told: str, as_json: bool) -> None:
    if as_json:
        import json

        print(json.dumps(result, ensure_ascii=False))
    else:
        print(told)
