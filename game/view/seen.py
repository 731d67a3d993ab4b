"""What the window reads: the world as the screen needs it, and the app's own news. Nothing here is written to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from game.world.clock import Clock
from game.world.conversations import Conversation
from game.world.events import Event
from game.world.people import Person
from game.world.places import Town


class Seen(Protocol):
    """The part of the world that is drawn."""

    @property
    def town(self) -> Town:
        """Its geography."""

    @property
    def clock(self) -> Clock:
        """Its time."""

    @property
    def people(self) -> Mapping[str, Person]:
        """Everybody by full name, in a fixed order."""

    @property
    def thing_states(self) -> Mapping[str, str]:
        """The present state of things by address."""

    @property
    def conversations(self) -> Mapping[int, Conversation]:
        """The talks going on."""

    @property
    def log(self) -> Sequence[Event]:
        """What happened lately, oldest first; bounded."""


@dataclass(frozen=True, slots=True)
class Status:
    """What the app knows and the world does not."""

    town: str = ""
    """The name of the save, or of the town."""
    speed: int = 0
    """Index of the chosen speed."""
    paused: bool = False
    measured: float = 1.0
    """Game minutes per second that were really reached."""
    thinking: frozenset[str] = frozenset()
    """Full names of those whose answer has not come yet."""
    notices: tuple[str, ...] = ()
    """Short messages to show, the newest last."""
    mind: str = ""
    """Who answers: `rules`, or a model's name."""
    waiting: str = ""
    """Why the clock is slower than chosen; empty if it is not."""


@dataclass(frozen=True, slots=True)
class TownAssets:
    """Where the pictures lie."""

    map: Path
    """The Tiled map, `<town>.tmx`."""
    art: Path
    """The folder `assets/`, which holds `tiles/` and `people/`."""
