"""Reading the files of a stranger's folder: JSON only, from inside the folder only, with one sentence for any fault."""

import json
from pathlib import Path
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from game.errors import InputError

M = TypeVar("M", bound=BaseModel)
_MOST_BYTES = 64 * 2**20
_MOST_DIGITS = 1000
META = ("reverie/meta.json", "meta.json")
"""Where the head of a simulation lies: in a folder of the simulator, and in a compressed one for showing."""


class Simulation:
    """A folder of a saved simulation. Whatever is wrong with it is an `InputError` that names the file."""

    def __init__(self, root: Path) -> None:
        """Raises `InputError` if there is no such folder, or it is no simulation."""
        self.root = root
        if root.is_file():
            raise InputError(f"{root}: is a file, expected the folder of a simulation (unpack an archive first)")
        if not root.is_dir():
            raise InputError(f"{root}: there is no such folder")
        self.meta = next((name for name in META if (root / name).is_file()), "")
        if not self.meta:
            raise InputError(f"{root / META[0]}: is missing, so this is no saved simulation{_hint(root)}")

    def path(self, name: str) -> Path:
        """The path of a file. Raises `InputError` if it leads out of the folder."""
        path = self.root / name
        if not path.resolve().is_relative_to(self.root.resolve()):
            raise InputError(f"{path}: leads out of the simulation's folder")
        return path

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return self.path(name).is_file()

    def read(self, name: str, model: type[M], key: str = "") -> M:
        """A file as a model, the whole of it under `key` if one is given. Raises `InputError` with file and field."""
        return checked(self.path(name), model, {key: self.json(name)} if key else self.json(name), key)

    def json(self, name: str) -> Any:
        """The values of a file. Raises `InputError`."""
        path = self.path(name)
        text = _text(path)
        try:
            return json.loads(text, parse_int=_whole)
        except json.JSONDecodeError as error:
            raise InputError(f"{path}: is not valid JSON ({error.msg}, line {error.lineno})") from error
        except RecursionError as error:
            raise InputError(f"{path}: is not valid JSON (nested too deep)") from error
        except ValueError as error:
            raise InputError(f"{path}: is not valid JSON ({error})") from error


def checked(path: Path, model: type[M], values: Any, whole: str = "") -> M:
    """Values as a model. Raises `InputError` naming file and field; `whole` is a field that stands for the file."""
    try:
        return model.model_validate(values)
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]
        names = [f"no. {part + 1}" if isinstance(part, int) else str(part) for part in fault["loc"] if part != whole]
        field = ", ".join(f"`{name[:60]}`" for name in names) or "the file"
        raise InputError(f"{path}: {field}: {_said(fault['msg'])}{_found(fault)}") from error


def _said(words: str) -> str:
    words = words.removeprefix("Value error, ").replace("Field required", "is missing")
    return words[:1].lower() + words[1:]


def _found(fault: Any) -> str:
    """The value that was found, if it is short enough to be shown."""
    shown = ascii(fault["input"])
    return f", found {shown}" if fault["type"] != "missing" and len(shown) <= 60 else ""


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def _text(path: Path) -> str:
    try:
        if not path.is_file():
            raise InputError(f"{path}: is missing")
        if path.stat().st_size > _MOST_BYTES:
            raise InputError(f"{path}: is larger than {_MOST_BYTES // 2**20} MB, expected what one person remembers")
        return path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        raise InputError(f"{path}: cannot be read ({error.strerror or error})") from error
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: is not written in UTF-8 (byte {error.start + 1})") from error


def _hint(root: Path) -> str:
    """A simulation that lies one or two folders deeper."""
    deeper = (found for depth in ("*", "*/*") for found in sorted(root.glob(f"{depth}/{META[0]}")))
    found = next(deeper, None)
    return f"; did you mean {found.parent.parent}?" if found else ""
