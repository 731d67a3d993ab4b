"""What tokens cost: a file that the player can edit, with the date of its prices."""

import tomllib
from dataclasses import dataclass
from datetime import date
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from game.llm.errors import ModelError
from game.llm.model import Usage

OURS = Path(__file__).with_name("prices.toml")
"""The list that comes with the game; a copy in the user's data folder takes its place."""
_MILLION = 1e6


class PriceError(ModelError):
    """The price list cannot be read; the message names the entry."""


@dataclass(frozen=True, slots=True)
class Price:
    """US dollars a million tokens."""

    tokens_in: float
    tokens_out: float
    cached: float
    """For tokens of the prompt that the server had read before."""

    def of(self, usage: Usage) -> float:
        """The money for it."""
        fresh = max(0, usage.tokens_in - usage.cached)
        dear = fresh * self.tokens_in + usage.tokens_out * self.tokens_out
        return (dear + min(usage.cached, usage.tokens_in) * self.cached) / _MILLION


FREE = Price(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class PriceList:
    """Prices by host and model name."""

    day: date
    """When the prices were looked up, where an entry does not say another day."""
    entries: tuple["Entry", ...]

    def price(self, url: str, model: str) -> Price | None:
        """The price of a model on a server; free on this computer; None if it is not in the list."""
        host = urlsplit(url).hostname or ""
        if host in ("localhost", "127.0.0.1", "::1"):
            return FREE
        found = self.entry(url, model)
        return found.price if found else None

    def entry(self, url: str, model: str) -> "Entry | None":
        """The first entry that fits a model on a server."""
        host = urlsplit(url).hostname or ""
        return next((e for e in self.entries if fnmatchcase(host, e.host) and fnmatchcase(model, e.name)), None)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the list."""

    host: str
    """`*` stands for anything."""
    name: str
    """Of the model, with `*`."""
    price: Price
    day: date
    """When it was looked up."""


def load_prices(path: Path | None = None) -> PriceList:
    """Read a price list; the game's own if there is no file at `path`. Raises `PriceError`."""
    path = path if path is not None and path.is_file() else OURS
    try:
        told = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise PriceError(f"{path}: the prices cannot be read ({fault})") from fault
    day, rows = told.get("date"), told.get("model")
    if not isinstance(day, date):
        raise PriceError(f"{path}: date: expected a day such as 2026-01-31")
    if not isinstance(rows, list):
        raise PriceError(f"{path}: model: expected at least one [[model]]")
    return PriceList(day, tuple(_entry(path, row, number, day) for number, row in enumerate(rows, 1)))


def _entry(path: Path, row: dict[str, Any], number: int, day: date) -> Entry:
    where = f"{path}: model {number}"
    name, host = row.get("name"), row.get("host", "*")
    if not isinstance(name, str) or not isinstance(host, str):
        raise PriceError(f"{where}: name and host must be words")
    numbers = [row.get("in"), row.get("out", 0.0), row.get("cached", row.get("in"))]
    if not all(isinstance(n, int | float) and not isinstance(n, bool) and 0 <= n < _MILLION for n in numbers):
        raise PriceError(f"{where} ({name}): in, out and cached must be dollars a million tokens")
    own = row.get("date", day)
    if not isinstance(own, date):
        raise PriceError(f"{where} ({name}): date: expected a day such as 2026-01-31")
    return Entry(host, name, Price(*(float(n or 0.0) for n in numbers)), own)
