"""The files that people write: one person, one scenario. Faults are told with file, field and what was expected."""

import re
import tomllib
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from game.errors import TownError
from game.towns.words import hint

M = TypeVar("M", bound=BaseModel)
MAX_BYTES = 1_000_000
_YEARS = range(1000, 9000)
"""So that dates stay dates however long a town is played (as `saves/state` has it)."""
_SEMICOLON = re.compile("[;；؛]")
"""As written in Latin, Chinese and Arabic texts."""


def _one_line(text: str) -> str:
    hidden = next((sign for sign in text if not sign.isprintable() and not sign.isspace()), "")
    if hidden:
        raise ValueError(f"should have no sign that cannot be seen (U+{ord(hidden):04X})")
    if not text.isprintable() or text != text.strip():
        raise ValueError("should be one line without spaces around it")
    return text


def _local(moment: datetime) -> datetime:
    if moment.tzinfo is not None:
        raise ValueError("should be a time of the town, without a time zone")
    if moment.year not in _YEARS:
        raise ValueError(f"should be in the years {_YEARS.start} to {_YEARS.stop - 1}")
    return moment


Line = Annotated[str, AfterValidator(_one_line)]
Moment = Annotated[datetime, AfterValidator(_local)]


class _File(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class PersonFile(_File):
    """`people/NAME.toml`; only the name is needed, everything else has a plain default."""

    name: Line = Field(min_length=1, max_length=80)
    age: int = Field(default=30, ge=0, le=120)
    traits: list[Line] = Field(default_factory=list, max_length=12)
    home: str = ""
    work: str = ""
    knows: list[str] = Field(default_factory=list)
    biography: str = Field(default="", max_length=60_000)
    look: dict[str, str | list[str]] = Field(default_factory=dict)

    def clauses(self) -> list[str]:
        """The biography split at semicolons: the memories from before the story starts."""
        parts = _SEMICOLON.split(self.biography)
        return [clause for part in parts if (clause := " ".join(part.split()).rstrip(".。"))]


class FactFile(_File):
    """One entry of `facts` in the scenario."""

    key: Line = Field(min_length=1)
    words: str = Field(min_length=1)
    carrier: str
    mentions: list[str] = Field(min_length=1)
    place: str = ""
    since: Moment | None = Field(default=None, alias="from")
    until: Moment | None = None


class OptionFile(_File):
    """One entry of `options`: a clause that somebody's biography gains while it is on."""

    on: bool = False
    person: str
    words: str


class ScenarioFile(_File):
    """`scenario.toml`."""

    title: Line = Field(min_length=1)
    start: Moment
    facts: list[FactFile] = Field(default_factory=list)
    options: dict[str, OptionFile] = Field(default_factory=dict)


def read_toml(path: Path, model: type[M]) -> M:
    """A checked file. Raises `TownError` naming file and field."""
    try:
        return model.model_validate(read_words(path))
    except ValidationError as error:
        raise TownError(f"{path}: {next(_told(error, model))}") from error


def toml_faults(path: Path, model: type[BaseModel]) -> list[str]:
    """Everything that is wrong with a file, one sentence each."""
    try:
        model.model_validate(read_words(path))
    except TownError as error:
        return [str(error)]
    except ValidationError as error:
        return [f"{path}: {fault}" for fault in _told(error, model)]
    return []


def read_words(path: Path) -> dict[str, Any]:
    """What a file says, unchecked. Raises `TownError` if it is not to be read."""
    try:
        if path.stat().st_size > MAX_BYTES:
            raise TownError(f"{path}: is larger than {MAX_BYTES // 1000} kB, expected a text to read")
        return tomllib.loads(_text(path, path.read_bytes()))
    except OSError as error:
        raise TownError(f"{path}: cannot be read ({error.strerror or error})") from error
    except tomllib.TOMLDecodeError as error:
        raise TownError(f"{path}: is not valid TOML: {error}") from error
    except RecursionError as error:
        raise TownError(f"{path}: is not valid TOML: its lists are nested too deep") from error


def _text(path: Path, data: bytes) -> str:
    """UTF-8 with or without a mark at its beginning, and any ends of lines."""
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        if data.startswith((b"\xff\xfe", b"\xfe\xff")):
            raise TownError(f"{path}: is written in UTF-16, expected UTF-8") from error
        line = data.count(b"\n", 0, error.start) + 1
        raise TownError(f"{path}: line {line}: expected UTF-8 text, found byte {data[error.start]:#x}") from error


def _told(error: ValidationError, model: type[BaseModel]) -> Iterator[str]:
    """Each fault of a validation, as field and expectation."""
    for fault in error.errors():
        names = [f"no. {part + 1}" if isinstance(part, int) else str(part) for part in fault["loc"]]
        field = f"`{'`, `'.join(names)}`" if names else "the file"
        if fault["type"] == "extra_forbidden":
            yield f"{field}: is unknown{hint(names[-1], _fields(model))}"
        elif fault["type"] == "missing":
            yield f"{field}: is missing"
        else:
            words = fault["msg"].removeprefix("Value error, ")
            yield f"{field}: {words[0].lower()}{words[1:]}{_found(fault['input'])}"


def _fields(model: type[BaseModel]) -> set[str]:
    """All keys that a file may have at some place."""
    inner = (FactFile, OptionFile) if model is ScenarioFile else ()
    return {field.alias or name for one in (model, *inner) for name, field in one.model_fields.items()}


def _found(value: Any) -> str:
    shown = repr(value)
    return f", found {shown}" if len(shown) <= 60 else ""
