"""The player's own keys: a field for each action."""

from collections.abc import Callable, Mapping, Sequence

from game.errors import InputError
from game.view import strings
from game.view.actions import ACTIONS, KeyMap
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.panels.rows import NOTE, Maker
from game.view.parts import Button, Part, Words


class KeysForm:
    """Keeps what was typed; `keep` gets the keys that differ from the game's own."""

    def __init__(self, keys: Mapping[str, str], keep: Callable[[Mapping[str, str]], None]) -> None:
        own = KeyMap(keys)
        self._keep = keep
        self.entries = {action.id: Entry(own.keys_of(action.id), 60) for action in ACTIONS}
        self._kept = {name: entry.value for name, entry in self.entries.items()}

    def lines(self, make: Maker) -> Sequence[Line]:
        """Two actions in a line."""
        fields = [Field(a.id, self.entries[a.id], strings.ACTIONS[a.id]) for a in ACTIONS]
        rows: list[Line] = [tuple(fields[n : n + 2]) for n in range(0, len(fields), 2)]
        return [Words(make.text(strings.KEYS_HOW, NOTE)), *rows]

    def feet(self) -> list[Part]:
        """Keep the keys, or put the game's own back."""
        return [Button(strings.KEEP_KEYS, self._take, "keep"), Button(strings.OWN_KEYS, self._own, "own")]

    def keep_typed(self) -> bool:
        """Keep what was typed and not kept yet; whether nothing stands in the way."""
        return {name: entry.value for name, entry in self.entries.items()} == self._kept or self._keep_all()

    def _take(self) -> None:
        self._keep_all()

    def _keep_all(self) -> bool:
        """Keep what differs from the game's own; a fault is said at the field it is about."""
        own = KeyMap()
        written = {name: entry.value for name, entry in self.entries.items()}
        changed = {name: keys for name, keys in written.items() if keys != own.keys_of(name)}
        for entry in self.entries.values():
            entry.said = ""
        try:
            KeyMap(changed)
        except InputError as fault:
            self._say(str(fault), changed)
            return False
        self._kept = written
        self._keep(changed)
        return True

    def _say(self, fault: str, changed: dict[str, str]) -> None:
        """Beside the first field that was changed and is part of it."""
        blamed = [name for name, keys in changed.items() if name in fault or (keys and keys[:40] in fault)]
        self.entries[(blamed or list(changed))[0]].said = fault

    def _own(self) -> None:
        own = KeyMap()
        for name, entry in self.entries.items():
            entry.set(own.keys_of(name))
        self._kept = {name: entry.value for name, entry in self.entries.items()}
        self._keep({})
