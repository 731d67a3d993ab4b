"""The tab *People*: how close somebody is to each, what they feel, when they met, what was said last."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.form import Line
from game.view.panels.long_list import Rows
from game.view.panels.marks import closeness_bar
from game.view.panels.network import READ, NetworkSheet
from game.view.panels.rows import NOTE, Act, Maker, Piece, Spot, compose, rule
from game.view.panels.tab import Tab
from game.view.parts import Button
from game.view.seen import Seen
from game.view.text import Style
from game.view.words import clean, when
from game.world.clock import Clock
from game.world.conversations import Conversation
from game.world.people import Person
from game.world.relations import NEVER, Relation, Relations
from game.world.ties import closeness_words

_HEAD, _BAR = 40, 96
_NAME: Style = (look.BODY, True, look.PLUM)
_FEELING: Style = (look.SMALL + 1, False, look.PLUM)
_SAID: Style = (look.SMALL + 1, False, look.MAROON)


class PeopleTab(Tab[Person]):
    """Everybody whom somebody knows, the closest first."""

    name = "people"

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._relations = Relations()

    def signature(self, person: Person, world: Seen) -> Hashable:
        """What is remembered; a long life is read a little at a time."""
        whole = self._relations.read_on(person, READ)
        if not whole:
            self.acts.renew()
        return whole, len(person.stream.rows), len(world.talks), tuple(person.ties.items()), world.clock.now.date()

    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[Line]:
        """The way to the network of all."""
        sheet = partial(self._open_network)
        return [Button(strings.NETWORK_BUTTON, sheet, tip=strings.NETWORK_TIP, emoji="🕸️", wide=True)]

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """One row for each."""
        if not self._relations.read_on(person, 0):
            return make.empty(strings.READING_PEOPLE)
        relations = self._relations.of(person)
        if not relations:
            return make.empty(strings.NO_PEOPLE.format(person.first_name))
        said = last_lines(person.name, world)
        return RelationRows([Known(r, said.get(r.name, "")) for r in relations], world, make, self.acts)

    def _open_network(self) -> None:
        self.acts.open(NetworkSheet(self.acts, self._relations))


@dataclass(frozen=True, slots=True)
class Known:
    """A relation, and what was said last between the two."""

    relation: Relation
    said: str


class RelationRows:
    """Relations of one person; fits a LongList."""

    def __init__(self, known: list[Known], world: Seen, make: Maker, acts: Acts) -> None:
        self._known, self._world, self._make, self._acts = known, world, make, acts

    def __len__(self) -> int:
        return len(self._known)

    def key(self, index: int) -> Hashable:
        """All that is known, and the day it is seen from."""
        return self._known[index], self._world.clock.now.date()

    def picture(self, index: int, width: int) -> pygame.Surface:
        """One relation."""
        return _draw(self._known[index], self._world.clock, self._make, width)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click opens the other."""
        name = self._known[index].relation.name
        return partial(self._acts.choose, name) if name in self._world.people else None


def last_lines(me: str, world: Seen) -> dict[str, str]:
    """The last words between somebody and each other, with who said them, by full name."""
    last: dict[str, Conversation] = {talk.other(me): talk for talk in world.talks if talk.lines and me in talk.people}
    return {other: _said(talk) for other, talk in last.items()}


def _said(talk: Conversation) -> str:
    line = talk.lines[-1]
    return strings.LAST_SAID.format(who=talk.short_name(line.speaker), text=clean(line.text, 160))


def met_words(relation: Relation, clock: Clock) -> str:
    """Since when they know each other."""
    if relation.met_first == NEVER:
        return strings.NEVER_MET if relation.known_before else strings.HEARD_OF
    met = when(clock.at(relation.met_first), clock.now)
    return (strings.KNOWN_BEFORE if relation.known_before else strings.FIRST_MET).format(met)


def talk_words(relation: Relation, clock: Clock) -> str:
    """How often they talked, when last, and about what."""
    if relation.last_talk == NEVER:
        return ""
    count = strings.TALKS_COUNT[relation.talks != 1].format(relation.talks)
    last = when(clock.at(relation.last_talk), clock.now)
    about = strings.LAST_ABOUT if relation.last_topic else strings.LAST_TALK
    words = about.format(when=last, about=relation.last_topic) if relation.last_topic else about.format(last)
    return f"{count}, {words}"


def _draw(known: Known, clock: Clock, make: Maker, width: int) -> pygame.Surface:
    """Head, name, closeness as words and as a bar; under them feeling, meetings, talk."""
    scale, writer, relation = make.scale, make.writer, known.relation
    left, top = scale(_HEAD + 10), scale(8)
    bar = closeness_bar(make, scale(_BAR), relation.closeness)
    close = writer.line(closeness_words(relation.closeness), NOTE)
    right = max(bar.get_width(), close.get_width())
    name = writer.paragraph(relation.name, _NAME, width - left - right - scale(8))
    pieces: list[Piece] = [(name, left, top), (bar, width - bar.get_width(), top + scale(6))]
    pieces.append((close, width - close.get_width(), top + scale(15)))
    face = make.head(relation.name, _HEAD)
    if face is not None:
        pieces.append((face, 0, top))
    y = top + max(name.get_height(), scale(15) + close.get_height()) + scale(1)
    texts = [(relation.feeling, _FEELING), (met_words(relation, clock), NOTE), (talk_words(relation, clock), NOTE)]
    for text, style in [*texts, (known.said, _SAID)]:
        if text:
            words = writer.paragraph(clean(text, 400), style, width - left, most_lines=4)
            pieces.append((words, left, y))
            y += words.get_height() + scale(1)
    return rule(compose(width, max(y, top + scale(_HEAD)) + scale(7), pieces), scale(1))
