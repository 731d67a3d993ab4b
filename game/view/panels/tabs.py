"""All pages of the inspector, in their order. A new one is one line here."""

from typing import Any

from game.view.acts import Acts
from game.view.panels.ask_tab import AskTab
from game.view.panels.known_tab import KnownTab
from game.view.panels.memories_tab import MemoriesTab
from game.view.panels.now_tab import NowTab
from game.view.panels.people_tab import PeopleTab
from game.view.panels.place_tabs import RoomTab, ThingTab
from game.view.panels.plan_tab import PlanTab
from game.view.panels.reflections_tab import ReflectionsTab
from game.view.panels.tab import Subject, Tab
from game.view.panels.talk_tab import TalkTab
from game.view.panels.why_tab import WhyTab
from game.view.seen import Seen
from game.world.people import Person
from game.world.places import Room, Thing

PERSON_TABS: tuple[type[Tab[Person]], ...] = (
    NowTab,
    PlanTab,
    MemoriesTab,
    ReflectionsTab,
    PeopleTab,
    TalkTab,
    WhyTab,
    AskTab,
)
VISITOR_TABS: tuple[type[Tab[Person]], ...] = (KnownTab, NowTab, MemoriesTab, TalkTab)
"""What there is to read about somebody whom the player made up: they plan and think nothing of their own."""
THING_TABS: tuple[type[Tab[Thing]], ...] = (ThingTab,)
ROOM_TABS: tuple[type[Tab[Room]], ...] = (RoomTab,)


class Tabs:
    """The pages of one screen, and which of them is open for people, things and rooms."""

    def __init__(self, acts: Acts) -> None:
        self._pages: dict[str, list[Tab[Any]]] = {
            "Person": [page(acts) for page in PERSON_TABS],
            "Visitor": [page(acts) for page in VISITOR_TABS],
            "Thing": [page(acts) for page in THING_TABS],
            "Room": [page(acts) for page in ROOM_TABS],
        }
        self._open = {kind: pages[0].name for kind, pages in self._pages.items()}

    @property
    def why(self) -> WhyTab:
        """The page that shows what went through somebody's head."""
        return next(page for page in self._pages["Person"] if isinstance(page, WhyTab))

    def forget(self, world: Seen) -> None:
        """The town is another, or stands at another moment."""
        for page in (page for pages in self._pages.values() for page in pages):
            page.forget(world)

    def pages(self, subject: Subject) -> list[Tab[Any]]:
        """The pages about a subject."""
        return self._pages[_kind(subject)]

    def open_page(self, subject: Subject) -> Tab[Any]:
        """The page that is open, the same for everybody."""
        return next(page for page in self.pages(subject) if page.name == self._open[_kind(subject)])

    def choose(self, subject: Subject, name: str) -> None:
        """Open a page by its name; an unknown one changes nothing."""
        if name in [page.name for page in self.pages(subject)]:
            self._open[_kind(subject)] = name

    def beside(self, subject: Subject, step: int) -> str:
        """The name of the next page or the one before, around."""
        names = [page.name for page in self.pages(subject)]
        return names[(names.index(self._open[_kind(subject)]) + step) % len(names)]


def _kind(subject: Subject) -> str:
    return "Visitor" if isinstance(subject, Person) and subject.visitor else type(subject).__name__


def subject_of(world: Seen, name: str) -> Subject | None:
    """The person, thing or room of a full name or an address; None if there is none."""
    return world.people.get(name) or world.town.things.get(name) or world.town.rooms.get(name)
