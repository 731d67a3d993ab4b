"""Ways to what lies behind the pages about a person, for the measuring check: a thought with its prompt, recalled
memories, filters, a talk, an interview, the network."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.mind.trace import Asked, Call, Considered, Trace
from game.view import strings
from game.view.intents import Found, Reply
from game.view.panels.network import NetworkSheet
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.relations import Relations
from tests.view.pilot import Pilot

ADA = "Ada Hill"
CALL = Call("talk", "v1", "You are Ada Hill.", "Say something.\n- Ada likes tea", "gemma at here", "Come!", "hm", 812,
            9, 0, 0.0012, 1.5, 1, "used")  # fmt: skip
MEMORIES = (Considered(5, 0.2, 0.3, 0.1), Considered(3, 1.0, 0.9, 0.8), Considered(7, None, None, None))
LINE = Trace(11, ADA, 1439, "NextLine", (Asked("SpeakLine", MEMORIES, "SpokenLine: text Come!", (CALL,)),),
             "Say: conversation 1, text Come!")  # fmt: skip
DAY_PLAN = "SetDay: chunks Entry: start 1080, ticks 60, what reading"
PLAN = Trace(4, ADA, 1080, "PlanDay", (Asked("PlanTheDay", (), "", ()),), DAY_PLAN)


class Minds:
    """The latest thoughts, as a session keeps them."""

    def __init__(self, *traces: Trace) -> None:
        self._traces = traces

    def heads(self, person: str) -> list[Trace]:
        """Somebody's, oldest first."""
        return [trace for trace in self._traces if trace.person == person]

    def whole(self, thought: int) -> Trace | None:
        """One of them."""
        return next((trace for trace in self._traces if trace.thought == thought), None)


def _page(pilot: Pilot, name: str) -> None:
    pilot.status = replace(pilot.status, minds=Minds(PLAN, LINE))
    pilot.screen.select(ADA, show=True)
    pilot.screen.show_tab(name)
    pilot.wait(0.3)


def a_list_of_thoughts(pilot: Pilot) -> None:
    """All that went through Ada's head."""
    _page(pilot, "why")


def a_thought(pilot: Pilot) -> None:
    """Why Ada said what she said, with the prompt unfolded."""
    pilot.screen.select(ADA, show=True)
    pilot.screen.why(ADA, pilot.world.conversations[1].lines[0])
    pilot.wait(0.3)
    pilot.screen.receive(Reply(1, LINE))
    pilot.wait(0.3)
    shown = pilot.screen.board.inspector.list
    for index in range(shown.count if shown else 0):
        act = shown._rows.act_at(index, (0, 0)) if shown else None
        if act is not None:
            act()
            break


def recalled(pilot: Pilot) -> None:
    """What a query brings to mind."""
    _page(pilot, "memories")
    _write(pilot, "words", "clouds\n")
    pilot.screen.receive(Reply(1, (Found(121, 2.4, 1.0, 0.9, 0.5), Found(3, 0.8, 0.25, 0.3, 0.25))))


def filtered(pilot: Pilot) -> None:
    """Memories with all filters set."""
    _page(pilot, "memories")
    for name, option in (("kind", "saw"), ("person", "Bo Reed"), ("place", "Ada's house"), ("day", "Mon 13 Feb")):
        tool = pilot.screen.board.inspector.find(name)
        assert tool is not None
        pilot.click(tool.center)
        pilot.click(option)


def a_filter_to_choose(pilot: Pilot) -> None:
    """The list of what a filter may be."""
    _page(pilot, "memories")
    tool = pilot.screen.board.inspector.find("kind")
    assert tool is not None
    pilot.click(tool.center)


def acquaintances(pilot: Pilot) -> None:
    """Somebody whom Ada knows."""
    ada = pilot.world.people[ADA]
    ada.ties["Bo Reed"] = Tie(6, "Ada Hill likes Bo Reed, whom she has known since they went to school together", 1300)
    ada.stream.add(NewMemory("observation", "Bo Reed waves", subjects=("Bo Reed",)), 300, 2)
    talked = NewMemory("dialogue", "Ada Hill and Bo Reed talked about tea", source="did", subjects=("Bo Reed",))
    ada.stream.add(talked, 1300, 3)
    _page(pilot, "people")


def network(pilot: Pilot) -> None:
    """The town's network with somebody chosen, on the second of two days."""
    acquaintances(pilot)
    pilot.world.clock.tick += 8640
    pilot.screen.open(NetworkSheet(pilot.screen._acts, Relations()))
    pilot.frames(4)
    pilot.press(pygame.K_RIGHT)


def interview(pilot: Pilot) -> None:
    """An answered question and one that is waited for."""
    _page(pilot, "ask")
    _write(pilot, "question", "Who are you?\n")
    pilot.screen.receive(Reply(1, "I am Ada. " * 8, by="gemma at here"))
    pilot.wait(0.3)
    _write(pilot, "question", strings.ASK_SUGGESTIONS[0] + "\n")


def _write(pilot: Pilot, tool: str, words: str) -> None:
    place = pilot.screen.board.inspector.find(tool)
    assert place is not None
    pilot.click((place.centerx, place.bottom - 8))
    pilot.type(words)


MINDED: dict[str, Callable[[Pilot], None]] = {
    "thoughts": a_list_of_thoughts,
    "a thought": a_thought,
    "recalled memories": recalled,
    "filtered memories": filtered,
    "a filter": a_filter_to_choose,
    "acquaintances": acquaintances,
    "the network": network,
    "an interview": interview,
}
"""How to get to each screen, by its name."""
