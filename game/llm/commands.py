"""The subcommand `doctor`. What it examines is told by the settings, which this package does not know."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

if TYPE_CHECKING:
    from game.llm.doctor import Doctor

DoctorFor = Callable[[dict[str, Any]], "Doctor"]
"""From flags (dotted names of settings, None for what was not given) to a doctor for the server they lead to."""
_KEY_FILE = "A file with the key, readable by you alone."


def add_commands(app: typer.Typer, doctor_for: DoctorFor) -> None:
    """Add the subcommands to the command line; `doctor_for` is called when the command runs."""

    def doctor(
        base_url: Annotated[str | None, typer.Option(metavar="U", help="The server (OPENAI_BASE_URL).")] = None,
        model: Annotated[str | None, typer.Option(metavar="M", help="The model; the first that talks.")] = None,
        embed_url: Annotated[str | None, typer.Option(metavar="U", help="Another server for embeddings.")] = None,
        embed_model: Annotated[str | None, typer.Option(metavar="M", help="The model for embeddings.")] = None,
        key_file: Annotated[Path | None, typer.Option(metavar="FILE", help=_KEY_FILE)] = None,
        answers: Annotated[
            Literal["thrifty", "faithful", "paper"], typer.Option(help="For which setting a game day is reckoned.")
        ] = "thrifty",
        patient: Annotated[bool, typer.Option("--patient", help="Try all, however slow the server is.")] = False,
        as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
    ) -> None:
        """Find out what a model server can do; without an address, look for one on this computer."""
        told = {"model.base_url": base_url, "model.name": model, "model.key_file": key_file and str(key_file)}
        from game.llm.doctor import PATIENT

        doctor = doctor_for({**told, "embedder.base_url": embed_url, "embedder.name": embed_model, "answers": answers})
        if patient:
            doctor.seconds = doctor.load_seconds = PATIENT
        examine(doctor, as_json)

    app.command()(doctor)


def examine(doctor: "Doctor", as_json: bool) -> None:
    """Examine, and print each finding as it is made; exit code 2 if the model does not answer."""
    from game.llm.doctor import line_of

    if not as_json:
        doctor.on_finding = lambda finding: print(line_of(finding), flush=True)
    try:
        report = doctor.examine()
    finally:
        doctor.close()
    if as_json:
        print(json.dumps(report.as_dict(), ensure_ascii=False))
    if not report.usable:
        raise SystemExit(2)
