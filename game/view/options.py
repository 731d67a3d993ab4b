"""What the player may set about the interface."""

from collections.abc import Mapping
from dataclasses import dataclass, field

LARGEST = 2.0


@dataclass(frozen=True, slots=True)
class Options:
    """Kept in the settings file, sections `[interface]` and `[keys]`."""

    scale: float = 1.0
    """From 1 to 2; less where a window is too small for it."""
    reduced_motion: bool = False
    """Water, leaves and steam stand still."""
    runs_unfocused: bool = True
    """Whether the clock goes on while the window does not have the keys."""
    fast_night: bool = True
    """Whether the clock runs as fast as it goes while everybody sleeps."""
    autosave_hours: int = 1
    """Game hours between autosaves, from 1 to 24."""
    toured: bool = False
    """Whether the guided look was shown."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """The player's own keys by action (actions.py)."""
