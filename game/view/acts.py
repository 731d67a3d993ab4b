"""What panels, tabs and sheets may do: the only way from them to the screen and to the world."""

from collections.abc import Callable
from dataclasses import dataclass

from game.view.intents import Intent, Question
from game.view.questions import Then
from game.view.seen import Deed, Status
from game.view.sheets import Sheet
from game.world.events import Event


@dataclass(frozen=True, slots=True)
class Acts:
    """Each does its work at once, except for what the world has to do."""

    want: Callable[[Intent], None]
    """Send a command to the world, or a request to the loop."""
    choose: Callable[[str], None]
    """Open the inspector on a person, a thing or a room (full name or address), and look at it."""
    let_go: Callable[[], None]
    """Close the inspector."""
    do: Callable[[str], None]
    """What a key would do, by the action's id."""
    tip: Callable[[str, str], str]
    """Words with the key of an action behind them, for a tip."""
    show_tab: Callable[[str], None]
    """Open a page of the inspector by its name."""
    widen: Callable[[int], None]
    """Give the inspector another width, in pixels of the screen."""
    why: Callable[[str, Deed], None]
    """Show what went through somebody's head before they thought, said, did or planned something (full name)."""
    go_to: Callable[[Event], None]
    """Look where something happened."""
    ask: Callable[[Callable[[int], Question], Then], None]
    """Ask a slow question; see questions.py."""
    open: Callable[[Sheet], None]
    """Put a sheet on top."""
    status: Callable[[], Status]
    """What the app knows now."""
    renew: Callable[[], None]
    """Something that a tab or a sheet shows has changed though no signature has: show it."""
