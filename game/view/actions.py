"""Every thing that a key can do, one row each; and which keys do it, for this player.

To add one: a row here, its words in `strings.ACTIONS`, and what it does in `acting.py` under the same id. Help and
settings show it by themselves.
"""

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from game.errors import InputError
from game.view import strings


@dataclass(frozen=True, slots=True)
class Action:
    """One thing that a key can do."""

    id: str
    keys: tuple[str, ...]
    """As they come with the game: `Space`, `Ctrl+S`."""
    group: str
    """`time`, `people`, `view`, `town`, `game`: see `strings.GROUPS`."""
    repeats: bool = False
    """Whether it is done again while the key is held."""
    held: bool = False
    """Whether it goes on for as long as the key is held."""

    @property
    def words(self) -> str:
        """What it does."""
        return strings.ACTIONS[self.id]


ACTIONS = (
    Action("pause", ("Space",), "time"),
    Action("speed_1", ("1",), "time"),
    Action("speed_2", ("2",), "time"),
    Action("speed_3", ("3",), "time"),
    Action("speed_4", ("4",), "time"),
    Action("skip", ("N",), "time"),
    Action("next_person", ("Tab",), "people", repeats=True),
    Action("person_before", ("Shift+Tab",), "people", repeats=True),
    Action("follow", ("F",), "people"),
    Action("next_tab", ("]",), "people", repeats=True),
    Action("tab_before", ("[",), "people", repeats=True),
    Action("into_panel", ("F6",), "people"),
    Action("log", ("L",), "people"),
    Action("panel_wider", ("Ctrl+Left",), "people", repeats=True),
    Action("panel_narrower", ("Ctrl+Right",), "people", repeats=True),
    Action("view_left", ("Left", "A"), "view", held=True),
    Action("view_right", ("Right", "D"), "view", held=True),
    Action("view_up", ("Up", "W"), "view", held=True),
    Action("view_down", ("Down", "S"), "view", held=True),
    Action("zoom_in", ("+", "=", "Keypad +"), "view", repeats=True),
    Action("zoom_out", ("-", "Keypad -"), "view", repeats=True),
    Action("whole_town", ("Home",), "view"),
    Action("minimap", ("M",), "view"),
    Action("spectate", ("V",), "view"),
    Action("page_up", ("PageUp",), "view", repeats=True),
    Action("page_down", ("PageDown",), "view", repeats=True),
    Action("search", ("Ctrl+F",), "town"),
    Action("alerts", ("B",), "town"),
    Action("calendar", ("C",), "town"),
    Action("digest", ("J",), "town"),
    Action("plots", ("G",), "town"),
    Action("answers", ("U",), "town"),
    Action("more", ("O",), "town"),
    Action("take_part", ("Enter",), "part"),
    Action("speak", ("T",), "part"),
    Action("use", ("E",), "part"),
    Action("whisper", ("I",), "part"),
    Action("announce", ("K",), "part"),
    Action("visit", ("X",), "part"),
    Action("undo", ("Ctrl+Z",), "part"),
    Action("saves", ("Ctrl+O", "F7"), "past"),
    Action("save_note", ("Ctrl+Shift+S",), "past"),
    Action("compare", ("Y",), "past"),
    Action("replay", ("R",), "past"),
    Action("mark_before", (",",), "past"),
    Action("mark_after", (".",), "past"),
    Action("save", ("Ctrl+S",), "game"),
    Action("quick_save", ("F5",), "game"),
    Action("quick_load", ("F9",), "game"),
    Action("picture", ("F12",), "game"),
    Action("settings", ("Ctrl+,",), "game"),
    Action("help", ("H", "F1"), "game"),
    Action("tour", ("F2",), "around"),
    Action("about", ("F3",), "around"),
    Action("move_in", ("Ctrl+N",), "around"),
    Action("move_out", ("Ctrl+Delete",), "around"),
    Action("title", ("Ctrl+Q",), "around"),
    Action("back", ("Esc",), "game"),
)
BY_ID = {action.id: action for action in ACTIONS}

_NAMED = {
    "Space": pygame.K_SPACE,
    "Tab": pygame.K_TAB,
    "Esc": pygame.K_ESCAPE,
    "Enter": pygame.K_RETURN,
    "Left": pygame.K_LEFT,
    "Right": pygame.K_RIGHT,
    "Up": pygame.K_UP,
    "Down": pygame.K_DOWN,
    "Home": pygame.K_HOME,
    "End": pygame.K_END,
    "PageUp": pygame.K_PAGEUP,
    "PageDown": pygame.K_PAGEDOWN,
    "Insert": pygame.K_INSERT,
    "Delete": pygame.K_DELETE,
    "Backspace": pygame.K_BACKSPACE,
    "Keypad +": pygame.K_KP_PLUS,
    "Keypad -": pygame.K_KP_MINUS,
    **{f"F{n}": pygame.K_F1 + n - 1 for n in range(1, 13)},
    **{chr(code).upper(): code for code in (*range(ord("a"), ord("z") + 1), *range(ord("0"), ord("9") + 1))},
    **{sign: ord(sign) for sign in "+-=,./;'[]\\`"},
}
_BY_LOWER = {name.lower(): name for name in _NAMED}
_NAME_OF = {code: name for name, code in _NAMED.items()}


@dataclass(frozen=True, slots=True)
class Chord:
    """A key with what is held beside it."""

    key: int
    ctrl: bool = False
    shift: bool = False

    @property
    def words(self) -> str:
        """As it is written: `Ctrl+S`."""
        return "Ctrl+" * self.ctrl + "Shift+" * self.shift + _NAME_OF.get(self.key, "?")


def chord_of(words: str) -> Chord:
    """The chord of its name, in any case of letters. Raises `InputError` for a key that there is not."""
    held, name = set[str](), words.strip()
    while (parts := name.partition("+"))[1] and parts[0].strip().lower() in ("ctrl", "shift") and parts[2]:
        held.add(parts[0].strip().lower())
        name = parts[2].strip()
    known = _BY_LOWER.get(name.lower())
    if known is None:
        raise InputError(f"there is no key {words[:40]!r}, expected one like F, F5, Space, Ctrl+S or Shift+Tab")
    return Chord(_NAMED[known], "ctrl" in held, "shift" in held)


class KeyMap:
    """Which key does what: the game's own keys, with the player's in place of some.

    `changed` has the keys of actions by id, several with a comma and a space between them; no words
    leave an action without a key. Raises `InputError` for what is no action, no key, or wanted twice.
    """

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        changed = changed or {}
        unknown = next((name for name in changed if name not in BY_ID), None)
        if unknown is not None:
            raise InputError(f"keys: there is no action {unknown[:40]!r}, expected one like {ACTIONS[0].id}")
        self._keys = {a.id: _chords(changed[a.id]) if a.id in changed else _own(a) for a in ACTIONS}
        self._actions: dict[Chord, Action] = {}
        for action in ACTIONS:
            self._give(action)

    def action_of(self, event: pygame.event.Event) -> Action | None:
        """What a key does; with Shift the same as without, unless that is something of its own."""
        if event.mod & pygame.KMOD_ALT:
            return None
        ctrl, shift = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)), bool(event.mod & pygame.KMOD_SHIFT)
        exact = self._actions.get(Chord(event.key, ctrl, shift))
        return exact or self._actions.get(Chord(event.key, ctrl))

    def keys_of(self, action: str) -> str:
        """The keys of an action in words: `Left, A`; empty for none."""
        return ", ".join(chord.words for chord in self._keys[action])

    def tip(self, words: str, action: str) -> str:
        """Words with the key that does it: `Save (Ctrl+S)`."""
        keys = self._keys[action]
        return f"{words} ({keys[0].words})" if keys else words

    def _give(self, action: Action) -> None:
        for chord in self._keys[action.id]:
            other = self._actions.setdefault(chord, action)
            if other is not action:
                raise InputError(f"keys: {chord.words} is wanted for {other.id} ({other.words}) and for {action.id} "
                                 f"({action.words}); give one of them another key")  # fmt: skip


def _own(action: Action) -> tuple[Chord, ...]:
    return tuple(chord_of(key) for key in action.keys)


def _chords(words: str) -> tuple[Chord, ...]:
    """The keys in a setting. A comma is a key too, so what parts them is a comma with a space behind it."""
    return tuple(chord_of(part) for part in words.split(", ") if part.strip())
