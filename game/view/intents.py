"""What the window asks for: commands to the world, and requests to the loop that runs it."""

from dataclasses import dataclass

from game.world.commands import Command


@dataclass(frozen=True, slots=True)
class SetSpeed:
    """Run at one of the four speeds."""

    index: int
    """0 is 1 second for 1 game minute, 1 and 2 are faster, 3 is as fast as it goes."""


@dataclass(frozen=True, slots=True)
class TogglePause:
    """Stop the clock, or let it go on."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the town under its own name."""


@dataclass(frozen=True, slots=True)
class QuickSave:
    """Save to the quick slot."""


@dataclass(frozen=True, slots=True)
class QuickLoad:
    """Go back to the quick slot."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


Request = SetSpeed | TogglePause | Save | QuickSave | QuickLoad | Quit
Intent = Command | Request
