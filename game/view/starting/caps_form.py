"""The most that may be spent on a model."""

from collections.abc import Mapping, Sequence

from game.view import strings
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.panels.rows import NOTE, Maker
from game.view.parts import Words

_MOST = 1e12


class CapsForm:
    """Keeps what was typed."""

    def __init__(self) -> None:
        self._entries = {name: Entry(longest=14) for name in strings.CAPS}

    def take(self, caps: Mapping[str, float]) -> None:
        """Begin with the limits as they are kept; 0 is shown as nothing."""
        for name, entry in self._entries.items():
            entry.set(f"{caps.get(name, 0.0):g}" if caps.get(name) else "")

    def lines(self, make: Maker) -> Sequence[Line]:
        """Tokens in one line, money in another."""
        fields = [Field(name, entry, strings.CAPS[name], "0") for name, entry in self._entries.items()]
        return [Words(make.text(strings.CAPS_HOW, NOTE)), tuple(fields[:3]), tuple(fields[3:])]

    def changes(self) -> dict[str, float | int] | None:
        """The limits as settings (dotted names); None if one is no number, which is said at its field."""
        found: dict[str, float | int] = {}
        for name, entry in self._entries.items():
            value = _number(entry.value)
            entry.said = strings.CAPS_NUMBER if value is None else ""
            if value is not None:
                found[f"caps.{name}"] = value if name.startswith("money") else int(value)
        return found if len(found) == len(self._entries) else None


def _number(words: str) -> float | None:
    plain = words.replace(",", "").replace(" ", "") or "0"
    try:
        value = float(plain) if plain.isascii() else -1.0
    except ValueError:
        return None
    return value if 0 <= value < _MOST else None
