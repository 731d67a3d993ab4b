"""The files that people write: one person, one scenario. Faults are told with file, field and what was expected."""

import tomllib
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.errors import TownError

M = TypeVar("M", bound=BaseModel)


class PersonFile(BaseModel):
    """`people/NAME.toml`; only the name is needed, everything else has a plain default."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(min_length=1, max_length=80)
    age: int = Field(default=30, ge=0, le=120)
    traits: list[str] = Field(default_factory=list, max_length=12)
    home: str = ""
    work: str = ""
    knows: list[str] = Field(default_factory=list)
    biography: str = Field(default="", max_length=60_000)
    look: dict[str, str | list[str]] = Field(default_factory=dict)

    def clauses(self) -> list[str]:
        """The biography split at semicolons: the memories from before the story starts."""
        return [clause for part in self.biography.split(";") if (clause := " ".join(part.split()).rstrip("."))]


class FactFile(BaseModel):
    """One entry of `facts` in the scenario."""

    model_config = ConfigDict(extra="forbid")

    key: str
    words: str
    carrier: str
    mentions: list[str]
    place: str = ""
    since: datetime | None = Field(default=None, alias="from")
    until: datetime | None = None


class OptionFile(BaseModel):
    """One entry of `options`: a clause that somebody's biography gains while it is on."""

    model_config = ConfigDict(extra="forbid")

    on: bool = False
    person: str
    words: str


class ScenarioFile(BaseModel):
    """`scenario.toml`."""

    model_config = ConfigDict(extra="forbid")

    title: str
    start: datetime
    facts: list[FactFile] = Field(default_factory=list)
    options: dict[str, OptionFile] = Field(default_factory=dict)


def read_toml(path: Path, model: type[M]) -> M:
    """A checked file. Raises `TownError` naming file and field."""
    try:
        return model.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise TownError(f"{path}: cannot be read ({error.strerror or error})") from error
    except UnicodeDecodeError as error:
        raise TownError(f"{path}: expected UTF-8 text, found byte {error.object[error.start]:#x}") from error
    except tomllib.TOMLDecodeError as error:
        raise TownError(f"{path}: is not valid TOML: {error}") from error
    except ValidationError as error:
        raise TownError(f"{path}: {first_fault(error)}") from error


def first_fault(error: ValidationError) -> str:
    """The first fault of a validation, as field and expectation."""
    fault = error.errors()[0]
    field = ".".join(str(part) for part in fault["loc"]) or "the file"
    return f"`{field}`: {fault['msg'][0].lower()}{fault['msg'][1:]}"
