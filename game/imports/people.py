"""People of a simulation as people of this town."""

import re
from collections.abc import Iterable
from dataclasses import replace

from game.imports import wording
from game.imports.homes import Settled
from game.imports.ledger import Ledger
from game.imports.places import Places
from game.imports.plans import is_asleep, plan_of, woken
from game.imports.shapes import Scratch
from game.towns.looks import full_look
from game.world.activity import means_meal
from game.world.clock import Clock
from game.world.conversations import Conversation
from game.world.homes import beds, sleeping_places
from game.world.memories import MemoryStream
from game.world.people import Person, Tie
from game.world.places import Tile, Town
from game.world.ties import ties_from

_ONCE = re.compile(r"\b(party|today|tonight|tomorrow|celebration|event)\b|\bwake up\b|\bgo to (?:bed|sleep)\b", re.I)
"""Parts of a day that are no habit: what is on once, and what the description says already."""
_NOTE = re.compile(r" needs to remember to ")
_LONGEST = 120
"""Letters of a sentence that says what somebody is to one; longer ones tell of something that goes on."""
_MET = 2
"""Closeness of people who have talked and of whom nothing else is said."""


def clauses_of(one: Settled) -> tuple[list[str], list[str]]:
    """Who somebody is, and what they are at by now, as clauses that begin with their name."""
    scratch, name = one.someone.scratch, one.name
    told = scratch.daily_plan_req if not re.match(r"\W*\d", scratch.daily_plan_req) else ""
    prose = (scratch.learned, scratch.lifestyle, told)
    pronoun = wording.pronoun_of([*prose, scratch.currently])
    lasting = [clause for text in prose if text for clause in wording.sentences(text, name)]
    plain = next((n for n, clause in enumerate(lasting) if re.search(r"\bgoes to bed\b", clause)), None)
    if pronoun and plain is not None:  # a clause that names nobody else shows best how to speak of somebody
        lasting[plain] += f", as is {'her' if pronoun == 'she' else 'his'} habit"
    if not told:
        lasting += [wording.habit(item, name) for item in scratch.daily_req if item and not _ONCE.search(item)]
    lasting = [wording.at_counter(clause, one.post) if one.post else clause for clause in lasting]
    return _once(lasting), _once(wording.sentences(scratch.currently, name))


def biography(one: Settled) -> str:
    """What somebody is and is at, as one paragraph; what is about nobody is left to memory."""
    return "; ".join(clause for clauses in clauses_of(one) for clause in clauses if clause.startswith(one.name))


def _once(clauses: list[str]) -> list[str]:
    return list(dict.fromkeys(clauses))


def traits_of(scratch: Scratch) -> tuple[str, ...]:
    """Character traits, one word or a few each."""
    return tuple(trait.strip() for trait in scratch.innate.split(",") if trait.strip())[:12]


class Household:
    """Makes people one after the other: no two stand on one tile, and all know who else is there."""

    def __init__(self, settled: list[Settled], town: Town, clock: Clock, ledger: Ledger) -> None:
        """`town` has the homes of the settled."""
        self._names = [one.name for one in settled]
        self._town, self._clock, self._ledger = town, clock, ledger
        self._places = Places(town)
        self._taken: set[Tile] = set()

    def person(self, one: Settled, stream: MemoryStream, talks: Iterable[Conversation]) -> Person:
        """Somebody as they are at the present moment."""
        scratch = one.someone.scratch
        plan = plan_of(scratch, self._places, one.home, self._clock, self._ledger)
        self._ledger.plans += bool(plan.chunks)
        asleep = is_asleep(scratch)
        where = self._places.thing(scratch.act_address or "") if not asleep else ""
        person = Person(
            name=one.name,
            age=scratch.age,
            traits=traits_of(scratch),
            biography=biography(one),
            home=one.home,
            work=one.work,
            look=self._look(one),
            tile=self._tile(where or one.home, asleep),
            goal=where or one.home,
            known=self._known(one),
            plan=plan,
            asleep=asleep,
            woke=woken(plan, self._clock),
            importance_sum=max(0, scratch.importance_trigger_max - scratch.importance_trigger_curr),
            rated=len(stream.rows),
            stream=stream,
        )
        self._at_work(person)
        self._acquaint(person, talks)
        meals = (m.created for m in stream.rows if m.kind == "action" and means_meal(m.text))
        person.ate = max(meals, default=person.woke)
        return person

    def _at_work(self, person: Person) -> None:
        """Go on with the action that is under way, without beginning it again."""
        action = person.plan.action_at(self._clock.tick)
        if action is not None and self._town.room_at(person.tile) == self._town.room_of_address(action.where):
            person.doing, person.begun, person.arrived = action.what, action.start, True

    def _look(self, one: Settled) -> dict[str, str | list[str]]:
        if one.own is None:
            self._ledger.change(f"{one.name} is not drawn in this town; the look follows from the name")
        return full_look(one.name, one.own.look if one.own else {})

    def _tile(self, address: str, asleep: bool) -> Tile:
        """A free spot at an address, in bed for who sleeps; without an address where newcomers arrive."""
        lying = [spot for bed in beds(self._town, address) for spot in sleeping_places(bed)] if asleep else []
        spots = [*lying, *self._town.spots(address), *self._town.spawns]
        room = self._town.rooms.get(self._town.room_of_address(address))
        spots += room.spots if room else []
        tile = next((spot for spot in spots if spot not in self._taken), spots[0])
        self._taken.add(tile)
        return tile

    def _known(self, one: Settled) -> list[str]:
        """The rooms around home and work, and what the spatial memory holds of this town's."""
        near = {address.split(":")[0] for address in (one.home, one.work) if address}
        own = [a for a, room in self._town.rooms.items() if room.sector in near and self._may_know(one, a)]
        remembered = [room for address in one.someone.places if (room := self._room(address))]
        known = dict.fromkeys([*own, *remembered])
        self._ledger.rooms += len(known)
        return list(known)

    def _room(self, address: str) -> str:
        room = self._places.room(address)
        if not room:
            self._ledger.drop(f"the place `{address.partition(':')[2]}`", "this town has none like it")
        elif not self._town.rooms[room].public and not set(self._town.rooms[room].owners) & set(self._names):
            self._ledger.drop(f"the way to `{room}`", "nobody of the simulation lives there")
            return ""
        return room

    def _may_know(self, one: Settled, address: str) -> bool:
        room = self._town.rooms[address]
        return room.public or not room.owners or one.name in room.owners

    def _acquaint(self, person: Person, talks: Iterable[Conversation]) -> None:
        """Ties from what is known of oneself and concluded about others, and from talks."""
        for kind in ("reflection", "seed"):
            rows = person.stream.rows
            clauses = [m.text for m in rows if m.kind == kind and len(m.text) <= _LONGEST and not _NOTE.search(m.text)]
            person.ties |= ties_from(person.name, clauses, self._names)
        for talk in talks:
            if person.name in talk.people and (other := talk.other(person.name)) in self._names:
                tie = person.ties.get(other, Tie(_MET, f"has met {other}"))
                person.ties[other] = replace(tie, last_talk=talk.ended, last_about=talk.about or tie.last_about)
                person.talked = max(person.talked, talk.ended)
