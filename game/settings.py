"""Who answers and on what terms: defaults < settings.toml < environment < flags.

Nothing is sent anywhere unless `answers` was chosen: a key in the environment is only offered. Keys are never written
here; they come from the environment or from a file of their own that nobody else may read.
"""

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game import config
from game.errors import InputError
from game.llm.secret import Secret

if TYPE_CHECKING:
    from game.llm.doctor import Doctor
    from game.llm.server import Server

Answers = Literal["rules", "thrifty", "faithful", "paper"]
Who = Literal["", "rules", "small", "big"]
KeyFrom = Literal["", "environment", "file", "none"]
OPENAI = "https://api.openai.com/v1"
SETTINGS_FILE, SERVERS_FILE, PRICES_FILE = "settings.toml", "servers.json", "prices.toml"
ANSWERS_FILE = "answers.jsonl"
"""In the data folder: what the player chose, what was found out about servers, the player's own prices, answers."""
_LONGEST_KEY = 4096


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, hide_input_in_errors=True)


class Endpoint(_Part):
    """A model on a server."""

    base_url: str = Field(default="", max_length=500)
    """Empty: OpenAI's own, once a model was chosen."""
    name: str = Field(default="", max_length=200)
    key: KeyFrom = ""
    """Where the key comes from. Empty: the key file if there is one, else the environment; but a server in the open
    (http) that the settings file names gets the environment's only on being told `environment`."""
    key_file: str = ""
    seconds: float = Field(default=60.0, gt=0, le=3600)
    """Deadline of a call."""


class Asking(Endpoint):
    """The model that answers."""

    at_once: int = Field(default=4, ge=1, le=64)
    """Calls at the same time."""


class Limits(_Part):
    """The most that may be spent; 0 is no cap. Money in US dollars."""

    tokens_an_hour: int = Field(default=0, ge=0)
    tokens_a_day: int = Field(default=0, ge=0)
    tokens_a_town: int = Field(default=0, ge=0)
    money_an_hour: float = Field(default=0.0, ge=0)
    money_a_day: float = Field(default=0.0, ge=0)
    money_a_town: float = Field(default=0.0, ge=0)


class Log(_Part):
    """The log of thoughts that is kept with each town."""

    rules: bool = True
    """Whether it has what the rules answered, too."""
    megabytes: int = Field(default=200, ge=1, le=100_000)
    """The most that it may take; the oldest prompts go first."""


class Interface(_Part):
    """How the window looks and behaves (view/options.py)."""

    scale: float = Field(default=1.0, ge=1.0, le=2.0)
    """Size of the interface; smaller where the window has no room for it."""
    reduced_motion: bool = False
    runs_unfocused: bool = True
    """Whether the clock goes on while another window has the keys."""
    autosave_hours: int = Field(default=1, ge=1, le=24)
    """Game hours between autosaves."""
    toured: bool = False
    """Whether the guided look was shown."""
    fast_night: bool = True
    """Whether it runs as fast as it goes while everybody sleeps."""


class Routes(_Part):
    """Who answers, by what questions are for, where that is not to be as the setting has it: `small` is the model of
    the table `small`, `big` that of `model`."""

    plan: Who = ""
    act: Who = ""
    react: Who = ""
    talk: Who = ""
    reflect: Who = ""
    describe: Who = ""
    rate: Who = ""
    interview: Who = ""

    def chosen(self) -> dict[str, Literal["rules", "small", "big"]]:
        """Those that were chosen."""
        return {name: who for name, who in self if who}


class Settings(_Part):
    """All of it."""

    answers: Answers = "rules"
    pace: Literal["patient", "brisk"] = "patient"
    """What happens when the model is slower than the clock: the clock slows down, or the rules answer."""
    model: Asking = Asking()
    small: Endpoint = Endpoint()
    """A smaller model for routine questions; without a name there is none."""
    embedder: Endpoint = Endpoint()
    """Without a name: the embedded one; without an address: on the model's server."""
    routes: Routes = Routes()
    cache: bool = False
    """Whether answers are kept in the data folder, and a question that was asked before gets the answer of then: for
    playing the same again without paying again."""
    caps: Limits = Limits()
    log: Log = Log()
    interface: Interface = Interface()
    keys: dict[str, str] = Field(default_factory=dict)
    """The player's own keys by action (view/actions.py)."""

    @property
    def asks_a_model(self) -> bool:
        """Whether a model was chosen, so that anything may be sent at all."""
        return self.answers != "rules"


def load_settings(
    path: Path | None, environ: Mapping[str, str] = os.environ, flags: Mapping[str, Any] | None = None
) -> Settings:
    """Put the settings together.

    `path` is a TOML file that need not exist; `flags` are dotted names (`model.base_url`), None for what was not
    given. Raises `InputError` that names the key.
    """
    told = _from_file(path)
    if environ.get("OPENAI_BASE_URL"):
        _set(told, "model.base_url", environ["OPENAI_BASE_URL"])
    for name, value in (flags or {}).items():
        if value is not None:
            _set(told, name, value)
    try:
        return Settings.model_validate(told)
    except ValidationError as fault:
        first = fault.errors(include_input=False, include_url=False)[0]
        where = ".".join(map(str, first["loc"])) or "settings"
        raise InputError(f"{path or 'settings'}: {where}: {first['msg']}") from None


def save_settings(path: Path, changes: Mapping[str, Any]) -> None:
    """Write these dotted names into the settings file and leave the rest, comments too; None takes a name out.

    Raises `InputError`."""
    told = _from_file(path)
    for name, value in changes.items():
        if value is None:
            _unset(told, name)
        else:
            _set(told, name, value)
    load_settings(None, {}, _dotted(told))  # what cannot be read again is not written
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        aside = path.with_suffix(".new")
        aside.write_text(_edited(path, changes, told), encoding="utf-8")
        os.replace(aside, path)
    except OSError as error:
        raise InputError(f"{path}: settings cannot be kept there ({error.strerror or error})") from error


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where settings.toml, prices.toml and what was found out about servers are kept: `SMALLVILLE_DATA`, or the
    user's own folder for this game; it need not exist."""
    told = environ.get("SMALLVILLE_DATA", "")
    return Path(told).expanduser() if told else config.user_data()


def key_offered(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the environment holds a key that the player may choose to use."""
    return bool(environ.get("OPENAI_API_KEY", "").strip())


def key_for(endpoint: Endpoint, environ: Mapping[str, str] = os.environ, named_now: bool = False) -> Secret:
    """The key to send to an endpoint; an empty one for none.

    `named_now` if the address came with a flag of this very command. Raises `InputError` about a key file.
    """
    if endpoint.key == "file" or (endpoint.key == "" and endpoint.key_file):
        return read_key(Path(endpoint.key_file).expanduser())
    if endpoint.key == "none":
        return Secret("")
    told = named_now or environ.get("OPENAI_BASE_URL") == endpoint.base_url or endpoint.key == "environment"
    open_to_all = urlsplit(endpoint.base_url or OPENAI).scheme != "https"
    return Secret("" if open_to_all and not told else environ.get("OPENAI_API_KEY", ""))


def server_for(endpoint: Endpoint, environ: Mapping[str, str] = os.environ, named_now: bool = False) -> "Server":
    """The server of an endpoint with the key that goes to it; OpenAI's own if none is named. Raises `InputError`."""
    from game.llm.errors import AddressError
    from game.llm.server import Server

    try:
        return Server(endpoint.base_url or OPENAI, key_for(endpoint, environ, named_now))
    except AddressError as fault:
        raise InputError(f"base_url: {fault}") from None


def doctor_for(flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ) -> "Doctor":
    """A doctor for the server that the settings lead to; if they name none, for the first found on this computer.

    What it finds is kept in the data folder. Raises `InputError` if there is nothing to examine.
    """
    from game.llm.capabilities import CapabilityStore
    from game.llm.doctor import Doctor

    folder = data_folder(environ)
    settings = load_settings(folder / SETTINGS_FILE, environ, flags)
    server = (
        _local_server()
        if not settings.model.base_url
        else server_for(settings.model, environ, named_now=bool(flags.get("model.base_url")))
    )
    doctor = Doctor(server, settings.model.name, CapabilityStore(folder / SERVERS_FILE))
    doctor.at_once, doctor.usual_at_once = 2 * settings.model.at_once, settings.model.at_once
    doctor.embed_model = settings.embedder.name
    if settings.embedder.base_url:
        doctor.embed_server = server_for(settings.embedder, environ)
    return doctor


def _local_server() -> "Server":
    from game.llm import local
    from game.llm.server import Server

    found = local.find_local()
    if not found:
        raise InputError("no model server answers on this computer: start one, or name it with --base-url")
    return Server(found[0].url)


def read_key(path: Path) -> Secret:
    """The key in a file that only its owner may read. Raises `InputError`; it never quotes the file."""
    try:
        state = path.stat()
        if sys.platform != "win32" and state.st_mode & 0o077:
            raise InputError(f"{path}: others may read this key file; run: chmod 600 {path}")
        text = path.read_text(encoding="utf-8") if state.st_size <= _LONGEST_KEY else ""
    except OSError as error:
        raise InputError(f"{path}: the key file cannot be read ({error.strerror or error})") from None
    except UnicodeDecodeError:
        raise InputError(f"{path}: the key file does not hold a key") from None
    lines = text.split()
    if len(lines) != 1:
        raise InputError(f"{path}: the key file must hold one key and nothing else")
    return Secret(lines[0])


def _from_file(path: Path | None) -> dict[str, Any]:
    if path is None or not path.is_file():
        return {}
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from error
    except ValueError as error:
        raise InputError(f"{path}: is not TOML ({error})") from None


def _set(told: dict[str, Any], name: str, value: Any) -> None:
    table, _, key = name.rpartition(".")
    place = told.setdefault(table, {}) if table else told
    if not isinstance(place, dict):
        raise InputError(f"settings: {table}: expected a table")
    place[key] = value


def _unset(told: dict[str, Any], name: str) -> None:
    table, _, key = name.rpartition(".")
    place = told.get(table, {}) if table else told
    if isinstance(place, dict):
        place.pop(key, None)


def _dotted(told: Mapping[str, Any]) -> dict[str, Any]:
    flat: dict[str, Any] = {}
    for name, value in told.items():
        flat |= {f"{name}.{key}": inner for key, inner in value.items()} if isinstance(value, dict) else {name: value}
    return flat


def _edited(path: Path, changes: Mapping[str, Any], told: Mapping[str, Any]) -> str:
    """The text of the file with its changes made line by line; all of it anew if it is written in too odd a way."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    for name, value in changes.items():
        table, _, key = name.rpartition(".")
        _edit(lines, table, key, value)
    text = "\n".join(lines).strip("\n") + "\n"
    try:
        return text if tomllib.loads(text) == told else _toml(told)
    except ValueError:
        return _toml(told)


def _edit(lines: list[str], table: str, key: str, value: Any) -> None:
    """Set one key in the lines of its table, or take it out."""
    heads = [n for n, line in enumerate(lines) if line.lstrip().startswith("[")]
    start = next((n + 1 for n in heads if lines[n].split("#")[0].strip() == f"[{table}]"), -1) if table else 0
    if start < 0 and value is None:
        return
    if start < 0:
        lines += ["", f"[{table}]"]
        start = len(lines)
    end = next((n for n in heads if n >= start), len(lines))
    at = next((n for n in range(start, end) if lines[n].split("=")[0].strip() == key and "=" in lines[n]), -1)
    new = [] if value is None else [f"{key} = {_value(value)}"]
    if at >= 0:
        lines[at : at + 1] = new
    else:
        while end > start and not lines[end - 1].strip():
            end -= 1
        lines[end:end] = new


def _toml(told: Mapping[str, Any]) -> str:
    """Tables one level deep, of words, numbers and yes or no: all that settings are made of."""
    plain = [f"{name} = {_value(value)}" for name, value in told.items() if not isinstance(value, dict)]
    tables = [
        "\n".join([f"\n[{name}]", *(f"{key} = {_value(inner)}" for key, inner in table.items())])
        for name, table in told.items()
        if isinstance(table, dict)
    ]
    return "\n".join([*plain, *tables]) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float):
        return repr(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return '"' + "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in escaped) + '"'
