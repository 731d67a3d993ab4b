"""A page of the inspector: what every one of them is. See inspector.py for how to add one."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from game.view import strings
from game.view.acts import Acts
from game.view.form import Line
from game.view.panels.long_list import Rows
from game.view.panels.rows import Maker
from game.view.seen import Seen
from game.world.people import Person
from game.world.places import Room, Thing

S = TypeVar("S")
Subject = Person | Thing | Room


class Tab(Generic[S]):
    """One page about a subject: a person, a thing or a room. Lives as long as the screen, whatever its size."""

    name = ""
    """Its own, and the key of its words and its emoji in `strings.TABS`."""
    newest_first = False
    """Whether new rows come at the top, so that a reader who has scrolled stays where they are."""

    def __init__(self, acts: Acts) -> None:
        self.acts = acts

    @property
    def words(self) -> str:
        """What stands on it."""
        return strings.TABS[self.name][0]

    @property
    def emoji(self) -> str:
        """The picture beside the words."""
        return strings.TABS[self.name][1]

    def opened(self, subject: S, world: Seen) -> None:
        """It is turned to, or the panel was laid out anew: let go of what is no longer of now."""

    def left(self) -> None:
        """Another page or another subject was chosen."""

    def forget(self, world: Seen) -> None:
        """The town is another, or stands at another moment: what is remembered of the one before is no longer so."""

    def signature(self, subject: S, world: Seen) -> Hashable:
        """What the rows depend on, cheap to find: they are made anew only when it changes."""
        raise NotImplementedError

    def place(self, subject: S) -> Hashable:
        """What is read: when it becomes another, the list begins at its top."""
        return None

    def start(self, subject: S, world: Seen) -> int:
        """The row that is at the top when the page is opened."""
        return 0

    def rows(self, subject: S, world: Seen, make: Maker) -> Rows:
        """The list. `make.link` and blocks with an act can be clicked; so can rows of an own class (`act_at`)."""
        raise NotImplementedError

    def tools(self, subject: S, world: Seen, make: Maker) -> Sequence[Line]:
        """What stands above the list: a search field, filters. Made anew after every key and press in it."""
        return ()
