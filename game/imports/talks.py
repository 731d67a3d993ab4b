"""Talks of a simulation: each was kept by both who had it, and becomes one."""

import re
from collections.abc import Iterable
from datetime import datetime

from game.imports.ledger import Ledger
from game.imports.shapes import Node, tidy
from game.imports.source import Someone, Source
from game.world.clock import Clock
from game.world.conversations import Conversation, Line

_LINE_TICKS = 6
"""Ticks from one line to the next, as in our own talks: the simulation dates a whole talk to one moment."""
_ONE = r"[A-Z]\w+(?: [A-Z]\w+)?"
_EMPTY_TALK = re.compile(
    r"^(?:(?:\w+ is )?conversing about"
    r"|(?:this is )?a (?:conversation|chat|discussion) (?:between .+? )?(?:about|of|on)"
    r"|two (?:friends|people|\w+)(?: named .+?)? (?:discussing|talking about)"
    rf"|(?:{_ONE} and {_ONE} are )?(?:conversing|talking|chatting|discussing)(?: about)?)\s+",
    re.I,
)
"""What the simulator puts before what a talk was about, also several times over."""
_BETWEEN = re.compile(rf",? (?:between|with) {_ONE} and {_ONE}$")


def topic(description: str) -> str:
    """What a talk was about, of `conversing about conversing about the party, between A and B.`."""
    said = tidy(description)
    while (shorter := _EMPTY_TALK.sub("", said, count=1)) != said:
        said = shorter
    return _BETWEEN.sub("", said.rstrip(" .")).strip(" ,")


class Talks:
    """The talks of everybody, each once."""

    def __init__(self, source: Source, clock: Clock, ledger: Ledger) -> None:
        """Takes in all talks that anybody remembers."""
        self._clock, self._ledger = clock, ledger
        self._found: dict[tuple[object, ...], Conversation] = {}
        for someone in source.people:
            for _, node in someone.nodes:
                if node.type == "chat":
                    self._add(someone.scratch.name, node)

    def place(self, node: Node, name: str, room: str) -> str:
        """Where a talk was: as the first says who knows, so that both remember the same room."""
        talk = self._found.get(_key(_pair(name, node), node.lines))
        if talk is None:
            return room
        talk.place = talk.place or room
        return talk.place

    def ended(self) -> list[Conversation]:
        """All of them by their ends, numbered from 1."""
        talks = sorted(self._found.values(), key=lambda talk: (talk.ended, talk.started, talk.people))
        for number, talk in enumerate(talks, start=1):
            talk.id = number
        return talks

    def going_on(self, people: Iterable[Someone], now: datetime) -> list[Conversation]:
        """Talks that were under way and that nobody remembers yet: they end now, and are still to be gone over."""
        new = []
        for someone in people:
            scratch = someone.scratch
            if not (scratch.chatting_with and scratch.chat):
                continue
            pair, lines = (scratch.name, scratch.chatting_with), [line for line in scratch.chat if line[1]]
            if lines and pair[0] != pair[1] and _key(pair, lines) not in self._found:
                new.append(self._keep(pair, lines, now, ""))
        return new

    def _add(self, name: str, node: Node) -> None:
        pair = _pair(name, node)
        if not pair or not node.lines:
            self._ledger.drop("a talk without lines or without a partner", "only that it was is remembered")
        elif _key(pair, node.lines) not in self._found:
            self._keep(pair, node.lines, node.created, topic(node.description))

    def _keep(self, pair: tuple[str, str], lines: list[tuple[str, str]], begun: datetime, about: str) -> Conversation:
        """Lines said by neither of the two are left out."""
        said = [line for line in lines if line[0] in pair]
        if len(said) < len(lines):
            self._ledger.drop("a line of a talk", "it is said by neither of the two who talk", len(lines) - len(said))
        first = said[0][0] if said else pair[0]
        people = (first, pair[1] if first == pair[0] else pair[0])
        start = self._clock.tick_of(begun)
        ticks = [min(start + _LINE_TICKS * n, self._clock.tick) for n in range(len(said))]
        kept = [Line(tick, *line) for tick, line in zip(ticks, said, strict=True)]
        end = ticks[-1] if ticks else start
        self._ledger.change("The lines of a talk follow each other by a minute: the simulation gives them one time")
        talk = Conversation(0, people, about, "", start, kept, people[1], end, True, end)
        self._found[_key(pair, lines)] = talk
        return talk


def _pair(name: str, node: Node) -> tuple[str, str] | tuple[()]:
    """The one who remembers and the other; empty if there is no other."""
    named = (node.object, node.subject, *(speaker for speaker, _ in node.lines))
    other = next((tidy(n) for n in named if n and tidy(n) != name), "")
    return (name, other) if other else ()


def _key(pair: tuple[str, ...], lines: Iterable[tuple[str, str]]) -> tuple[object, ...]:
    return (*sorted(pair), *lines)
