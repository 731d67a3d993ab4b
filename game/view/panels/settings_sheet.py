"""The sheet *Settings*: what the player may set about the interface."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.errors import InputError
from game.view import strings
from game.view.actions import ACTIONS, KeyMap
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.options import Options
from game.view.panels.rows import NOTE
from game.view.parts import Button, Check, Choice, Option, Part, Words
from game.view.sheets import Sheet

_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)


class SettingsSheet(Sheet):
    """Scale, motion, what happens unfocused: at once. Keys: once they are kept."""

    title = strings.SETTINGS
    width = 560

    def __init__(self, options: Options, keep: Callable[[Options], None]) -> None:
        self._options, self._keep = options, keep
        own = KeyMap(options.keys)
        self._entries = {action.id: Entry(own.keys_of(action.id), 60) for action in ACTIONS}

    def lines(self) -> Sequence[Line]:
        """All settings."""
        scale = f"{self._options.scale:g}"
        scales = [Option(f"{s:g}", f"{round(100 * s)} %") for s in _SCALES]
        return [
            Choice("scale", strings.SCALE, scales, scale, lambda s: self._set(replace(self._options, scale=float(s)))),
            Check(strings.STILL, self._options.reduced_motion, self._still, "still"),
            Check(strings.UNFOCUSED, self._options.runs_unfocused, self._unfocused, "unfocused"),
            Words(self.make.heading(strings.HELP_TITLE)),
            Words(self.make.text(strings.KEYS_HOW, NOTE)),
            *self._key_fields(),
        ]

    def feet(self) -> Sequence[Part]:
        """Keep the keys, or put the game's own back."""
        return [
            Button(strings.KEEP_KEYS, self._keep_keys, "keep"),
            Button(strings.OWN_KEYS, self._own_keys, "own"),
            Button(strings.DONE, self.close, "done"),
        ]

    def _key_fields(self) -> list[Line]:
        """A field for each action, two in a line."""
        fields = [Field(a.id, self._entries[a.id], strings.ACTIONS[a.id]) for a in ACTIONS]
        return [tuple(fields[n : n + 2]) for n in range(0, len(fields), 2)]

    def _set(self, options: Options) -> None:
        self._options = options
        self._keep(options)

    def _still(self, on: bool) -> None:
        self._set(replace(self._options, reduced_motion=on))

    def _unfocused(self, on: bool) -> None:
        self._set(replace(self._options, runs_unfocused=on))

    def _keep_keys(self) -> None:
        """Keep what differs from the game's own; a fault is said at the field it is about."""
        own = KeyMap()
        written = {name: entry.value for name, entry in self._entries.items()}
        changed = {name: keys for name, keys in written.items() if keys != own.keys_of(name)}
        for entry in self._entries.values():
            entry.said = ""
        try:
            KeyMap(changed)
        except InputError as fault:
            self._say(str(fault), changed)
            return
        self._set(replace(self._options, keys=changed))

    def _say(self, fault: str, changed: dict[str, str]) -> None:
        """Beside the first field that was changed and is part of it."""
        blamed = [name for name, keys in changed.items() if name in fault or (keys and keys[:40] in fault)]
        self._entries[(blamed or list(changed))[0]].said = fault

    def _own_keys(self) -> None:
        own = KeyMap()
        for name, entry in self._entries.items():
            entry.set(own.keys_of(name))
        self._set(replace(self._options, keys={}))
