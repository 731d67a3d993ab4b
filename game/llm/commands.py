"""The subcommand `doctor`."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from game import settings as settings_module
from game.errors import InputError

if TYPE_CHECKING:
    from game.llm.doctor import Doctor, Report
    from game.llm.server import Server
    from game.settings import Endpoint, Settings


def add_commands(app: typer.Typer) -> None:
    """Add the subcommands to the command line."""
    app.command()(doctor)


def doctor(
    base_url: Annotated[str | None, typer.Option(metavar="U", help="The server's address (OPENAI_BASE_URL).")] = None,
    model: Annotated[str | None, typer.Option(metavar="M", help="The model; the first listed if left out.")] = None,
    embed_url: Annotated[str | None, typer.Option(metavar="U", help="Another server for embeddings.")] = None,
    embed_model: Annotated[str | None, typer.Option(metavar="M", help="The model for embeddings.")] = None,
    key_file: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with the key, readable by you alone.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as JSON.")] = False,
) -> None:
    """Find out what a model server can do; without an address, look for one on this computer."""
    flags = {
        "model.base_url": base_url,
        "model.name": model,
        "model.key_file": str(key_file) if key_file else None,
        "embedder.base_url": embed_url,
        "embedder.name": embed_model,
    }
    folder = settings_module.data_folder()
    settings = settings_module.load_settings(folder / "settings.toml", flags=flags)
    report = examine(settings, folder / "servers.json", named_now=base_url is not None, quiet=as_json)
    if as_json:
        print(json.dumps(report.as_dict(), ensure_ascii=False))
    if not report.usable:
        raise SystemExit(2)


def examine(settings: "Settings", remembered: Path, named_now: bool = False, quiet: bool = False) -> "Report":
    """Examine the server that the settings name, or the first one found on this computer; prints as it goes.

    `remembered` is the file for what is found. Raises `InputError` if there is nothing to examine.
    """
    from game.llm.capabilities import CapabilityStore
    from game.llm.doctor import Doctor, line_of

    server = _server(settings.model, named_now, quiet)
    doctor = Doctor(server, settings.model.name, CapabilityStore(remembered), at_once=2 * settings.model.at_once)
    _with_embedder(doctor, settings)
    if not quiet:
        doctor.on_finding = lambda finding: print(line_of(finding), flush=True)
    try:
        return doctor.examine()
    finally:
        server.close()
        if doctor.embed_server is not None:
            doctor.embed_server.close()


def _server(endpoint: "Endpoint", named_now: bool, quiet: bool) -> "Server":
    from game.llm.errors import AddressError
    from game.llm.local import find_local
    from game.llm.server import Server

    if not endpoint.base_url:
        found = find_local()
        if not found:
            raise InputError("no model server answers on this computer: start one, or name it with --base-url")
        if not quiet:
            print(f"found {found[0].name} at {found[0].url}", flush=True)
        return Server(found[0].url)
    try:
        return Server(endpoint.base_url, settings_module.key_for(endpoint, named_now=named_now))
    except AddressError as fault:
        raise InputError(f"--base-url: {fault}") from None


def _with_embedder(doctor: "Doctor", settings: "Settings") -> None:
    from game.llm.errors import AddressError
    from game.llm.server import Server

    doctor.embed_model = settings.embedder.name
    if settings.embedder.base_url:
        try:
            doctor.embed_server = Server(settings.embedder.base_url, settings_module.key_for(settings.embedder))
        except AddressError as fault:
            raise InputError(f"--embed-url: {fault}") from None
