"""Memory streams: one memory a node, in their order, with importance, times and evidence."""

from bisect import bisect_left
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from game.imports import wording
from game.imports.ledger import Ledger
from game.imports.places import Places
from game.imports.shapes import Node, tidy
from game.imports.source import Someone, Source
from game.imports.talks import Talks
from game.world.clock import Clock
from game.world.importance import rule_importance
from game.world.memories import MemoryStream, NewMemory
from game.world.perception import does_harm

_GIVEN = timedelta(hours=1)
"""A thought that rests on nothing was given to somebody: within this time of the start as a part of who they are."""
_NEAR = timedelta(minutes=3)
"""Within this time of seeing a thing, somebody was in its room: the simulator lets people see no other."""
_BLANK = ("this is blank", "")


@dataclass(slots=True)
class Scribe:
    """Writes somebody's stream. What it comes upon is entered in the ledger."""

    source: Source
    clock: Clock
    places: Places
    talks: Talks
    ledger: Ledger
    _last_room: str = ""
    _seen: list[tuple[datetime, str]] = field(default_factory=list)
    """When things were seen, and in which of our rooms."""
    _ordinals: dict[str, int] = field(default_factory=dict)

    def write(self, someone: Someone, lasting: list[str], present: list[str]) -> MemoryStream:
        """Who somebody is comes first, from before the start; then every node that says something; then what they
        are at by now."""
        stream, name = MemoryStream(), someone.scratch.name
        self._seeds(stream, name, lasting, 0)
        self._last_room, self._ordinals = "", {}
        events = [(node.created, self.places.room(node.subject or "")) for _, node in someone.nodes]
        self._seen = [(created, room) for created, room in events if room]
        for key, node in someone.nodes:
            new = self._memory(name, node)
            if new is not None:
                memory = stream.add(new, self.clock.tick_of(node.created), self._importance(node))
                self._ordinals[key] = memory.ordinal
        self._seeds(stream, name, present, self.clock.tick)
        self.ledger.seeds += len(lasting) + len(present)
        self.ledger.memories += len(self._ordinals)
        self.ledger.reflections += sum(memory.kind == "reflection" for memory in stream.rows)
        return stream

    def _seeds(self, stream: MemoryStream, name: str, clauses: list[str], tick: int) -> None:
        for clause in clauses:
            new = NewMemory("seed", clause, source="knew", subjects=self._named(clause) or (name,))
            stream.add(new, tick, rule_importance("seed", clause))

    def _memory(self, name: str, node: Node) -> NewMemory | None:
        if node.description.lower() in _BLANK:
            self.ledger.drop("a thought that says nothing", "it is where a reflection of the simulator failed")
            return None
        if node.type == "thought":
            return self._thought(name, node)
        return self._talk(name, node) if node.type == "chat" else self._event(name, node)

    def _event(self, name: str, node: Node) -> NewMemory:
        who, other = tidy(node.subject or name), tidy(node.object or "")
        if ":" in who:
            return self._of_thing(node, who)
        room = self._room(name, node) if who == name else self._here(name, node)
        other = other if node.predicate == "chat with" and other != who else ""
        talking = other or wording.is_talking(node.description)
        text = wording.of_talking(node.description, who, other) if talking else wording.of_act(node.description)
        subjects = (who, other) if other else (who,)
        if who == name:
            return NewMemory("action", text, source="did", subjects=subjects, place=room)
        return NewMemory("observation", text, subjects=subjects, place=room)

    def _of_thing(self, node: Node, address: str) -> NewMemory:
        """Something seen of a thing. Only what asks for attention is about the thing, as with our own people."""
        room, thing = self.places.room(address), self.places.thing(address)
        self.ledger.change("What was seen of a thing says where the thing is")
        text = wording.of_thing(node.description, address.rsplit(":", 1)[1], room)
        about = thing if does_harm(text) else room
        return NewMemory("observation", text, subjects=(about,) if about else (), place=room)

    def _talk(self, name: str, node: Node) -> NewMemory:
        other = next((tidy(n) for n in (node.object, node.subject) if n and tidy(n) != name), "somebody")
        room = self.talks.place(node, name, self._here(name, node))
        text = wording.of_talk(node.description, name, other)
        return NewMemory("dialogue", text, source="did", subjects=(name, other), place=room)

    def _thought(self, name: str, node: Node) -> NewMemory:
        subjects = self._named(node.description) or (name,)
        if wording.is_plan(node.description):
            text = wording.of_plan(node.description, name, node.created)
            self.ledger.change("A day's plan is written with its times first, as people here write theirs")
            return NewMemory("plan", text, source="did", subjects=(name,))
        text = wording.of_thought(node.description, name, (p.scratch.name for p in self.source.people))
        if node.filling is None:
            early = node.created - self.source.start <= _GIVEN
            return NewMemory("seed" if early else "inner voice", text, source="knew" if early else "inner voice",
                             subjects=subjects)  # fmt: skip
        return NewMemory("reflection", text, source="concluded", evidence=self._evidence(node), subjects=subjects)

    def _evidence(self, node: Node) -> tuple[int, ...]:
        """The ordinals of what a thought cites, without what is unknown or comes later."""
        known = [self._ordinals[key] for key in node.rests_on if key in self._ordinals]
        lost = len(node.rests_on) - len(known)
        if lost:
            self.ledger.drop("a piece of evidence", "it points to nothing that was remembered before", lost)
        if not known:
            self.ledger.change("A conclusion without evidence is kept, and says so")
        return tuple(sorted(set(known)))

    def _here(self, name: str, node: Node) -> str:
        """Where somebody was: in the room of the thing that they saw nearest in time, else where they were at work."""
        at = bisect_left(self._seen, (node.created, ""))
        near = [(abs(when - node.created), room) for when, room in self._seen[max(0, at - 1) : at + 1]]
        return min(near)[1] if near and min(near)[0] <= _NEAR else self._room(name, node)

    def _room(self, name: str, node: Node) -> str:
        """Where somebody was at work: by the step of that moment, else as before."""
        address = self.source.did_at(name, node.created)
        self._last_room = self.places.room(address) or self._last_room
        return self._last_room

    def _importance(self, node: Node) -> int:
        if not 1 <= node.poignancy <= 10:
            self.ledger.change("An importance outside of 1 to 10 is brought to the nearer end")
        return min(10, max(1, node.poignancy))

    def _named(self, text: str) -> tuple[str, ...]:
        """The people of the simulation whom a text names in full."""
        return tuple(p.scratch.name for p in self.source.people if p.scratch.name in text)
