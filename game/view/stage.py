"""What is on the screen at present: shared by all that act on it."""

from dataclasses import dataclass, field

from game.view.camera import Camera
from game.view.controls import Controls
from game.view.panels.board import Board
from game.view.scene import Scene
from game.view.seen import Seen, Status


@dataclass(slots=True)
class Stage:
    """The town, the panels over it, and what the player has chosen. The world is there from the first frame on."""

    scene: Scene
    board: Board
    camera: Camera
    controls: Controls
    world: Seen | None = None
    status: Status = field(default_factory=Status)
    chosen: str = ""
    """Full name of a person, or address of a thing or a room; empty for nothing."""
    following: bool = False
    """Whether the view goes with the chosen person."""

    @property
    def chosen_person(self) -> str:
        """The chosen one, if it is a person."""
        return self.chosen if self.world is not None and self.chosen in self.world.people else ""
