"""Sheets: panels over the town, one on top of another, that ask or tell something. Add one in five lines:

    class Farewell(Sheet):
        title = strings.FAREWELL
        def lines(self) -> Sequence[Line]:
            return [Words(self.make.text("Leave the town?")), Field("why", self.why, label="Why?")]
        def feet(self) -> Sequence[Part]:
            return [Button("Leave", self.leave), Button("Stay", self.close)]

and open it with `acts.open(Farewell(...))`. What is typed lives in an `Entry` that the sheet keeps; the parts are made
anew after every event, when `signature` changes, and when the window gets another size. stack.py says which is on top.
"""

from collections.abc import Hashable, Sequence

import pygame

from game.view.form import Line
from game.view.panels.rows import Maker
from game.view.parts import Part
from game.view.seen import Seen, Status


class Sheet:
    """One panel over the town. Subclasses say what is in it."""

    title = ""
    modal = True
    """Whether everything under it waits until it is closed."""
    width, height = 460, 0
    """At 100 %; a height of 0 is as high as it needs to be."""
    first = ""
    """The key of the part that has the focus at first."""
    closes = True
    """Whether Esc and a cross close it."""
    alone = False
    """Whether it is out of sight while another lies over it."""
    around = False
    """Whether the arrow keys go on from its last part to the first."""
    bar = False
    """Whether it belongs to the window rather than to what was last done: it lies under all others."""
    changes = False
    """Whether it is there to change the town: it is not opened in a replay, where nothing can be changed."""
    kept: tuple[str, ...] = ()
    """Attributes that hold what the player wrote or chose in it: they are there again if it is closed unfinished and
    opened again. `draft` says for what."""
    low = False
    """Whether it lies in the lower left corner, so that the middle of the town can be seen."""

    make: Maker
    """Makes rows at the present scale; there once the sheet is open."""
    world: Seen
    status: Status
    """As they are now."""

    def lines(self) -> Sequence[Line]:
        """What is in it, from above; it scrolls if it is too much."""
        return ()

    def feet(self) -> Sequence[Part]:
        """The buttons under it, which never scroll away."""
        return ()

    def signature(self) -> Hashable:
        """What `lines` depends on besides the player's own doing in it."""
        return None

    def lie(self, rect: pygame.Rect, room: pygame.Rect) -> None:
        """Put its rectangle into the room between the bars: in the middle, unless a sheet has another place."""
        rect.center = room.center

    def draw_under(self, surface: pygame.Surface) -> None:
        """Draw on the town before the sheet itself is drawn."""

    def opened(self) -> None:
        """It was put on the screen."""

    def closed(self) -> None:
        """It was taken from the screen."""

    is_open = False
    is_finished = False
    """Whether what was written in it has been used, or thrown away."""
    room = (1280.0, 600.0)
    """Width and height between the bars, at 100 %: for a sheet that takes what there is."""
    below: pygame.Rect
    """The room of a replay's bar; empty where there is none."""

    @property
    def holds_clock(self) -> bool:
        """Whether the town's clock waits for what the player does in it."""
        return False

    @property
    def slows_clock(self) -> bool:
        """Whether the town goes at its lowest speed beside it."""
        return False

    @property
    def draft(self) -> Hashable:
        """What is written about in it, among sheets of its kind."""
        return None

    def resume(self, before: "Sheet") -> None:
        """Go on with what was written in one that was closed unfinished."""
        for name in self.kept:
            setattr(self, name, getattr(before, name))

    def close(self) -> None:
        """Take it from the screen; what is written in it waits for the next time."""
        self.is_open = False

    def finish(self) -> None:
        """Take it from the screen: it has done its work, or is not wanted."""
        self.is_finished = True
        self.close()
