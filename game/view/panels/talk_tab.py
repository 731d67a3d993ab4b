"""The tab *Talk*: every conversation in full, the newest first; a click on a line asks why it was said."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.view import look, strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line as FormLine
from game.view.panels.long_list import Rows
from game.view.panels.marks import small_link, speech
from game.view.panels.pick import Pick
from game.view.panels.rows import NOTE, Act, Maker, Piece, Spot, compose
from game.view.panels.tab import Tab
from game.view.parts import Button, Option, Words
from game.view.seen import Seen
from game.view.words import clean, short_name, time_of_day, when
from game.world.clock import Clock
from game.world.conversations import Conversation, Line
from game.world.people import Person

_HEAD, _SHARE = 32, 0.82
"""Side of a head at 100 %, and the share of the width that a line may take."""


@dataclass(slots=True)
class Search:
    """What is looked for in somebody's talks."""

    entry: Entry = field(default_factory=lambda: Entry(longest=100))
    other: str = ""


class TalkTab(Tab[Person]):
    """All that somebody said and was told."""

    name = "talk"
    newest_first = True

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._searches: dict[str, Search] = {}
        self._found: tuple[Hashable, list[Conversation]] = (None, [])

    def signature(self, person: Person, world: Seen) -> Hashable:
        """How many talks there are, and how far the present one is."""
        search, talk = self._of(person), world.conversations.get(person.conversation)
        present = (talk.id, len(talk.lines)) if talk else None
        return len(world.talks), present, search.entry.value, search.other, world.clock.now.date()

    def place(self, person: Person) -> Hashable:
        """The search that is read."""
        search = self._of(person)
        return search.entry.value, search.other

    def tools(self, person: Person, world: Seen, make: Maker) -> Sequence[FormLine]:
        """Words, and with whom."""
        search = self._of(person)
        words = search.other.split(" ")[0] if search.other else strings.TALK_WITH_ANYBODY
        pick = Button(words, partial(self._pick, person, search, world), key="other", tip=strings.WITH_WHOM, skin=PAPER)
        found = len(self._talks(person, world))
        count = strings.TALKS_FOUND[found != 1].format(found)
        return [(Field("words", search.entry, "", strings.SEARCH_TALKS), pick), Words(make.text(count, NOTE, gap=0))]

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """Each talk with a head over its lines."""
        words = self._of(person).entry.value.casefold().split()
        found: list[Said] = []
        for talk in self._talks(person, world):
            found.append((talk, None))
            found += [(talk, line) for line in talk.lines if not words or _has(line, words)]
        if found:
            return TalkRows(found, person, world, make, self.acts)
        return make.empty(strings.NO_TALKS if not words and not self._of(person).other else strings.NO_TALK_MATCHES)

    def _talks(self, person: Person, world: Seen) -> list[Conversation]:
        """The talks that are looked for, the newest first; found once for each state of the page."""
        key = person.name, id(world), self.signature(person, world)
        if key != self._found[0]:
            self._found = key, self._find(person, world)
        return self._found[1]

    def _find(self, person: Person, world: Seen) -> list[Conversation]:
        search, name = self._of(person), person.name
        words = search.entry.value.casefold().split()
        present = world.conversations.get(person.conversation)
        every = [talk for talk in world.talks if name in talk.people] + ([present] if present else [])
        return [
            talk
            for talk in reversed(every)
            if (not search.other or search.other in talk.people)
            and (not words or any(_has(line, words) for line in talk.lines))
        ]

    def _pick(self, person: Person, search: Search, world: Seen) -> None:
        others = sorted({talk.other(person.name) for talk in world.talks if person.name in talk.people})
        options = [Option("", strings.TALK_WITH_ANYBODY), *(Option(name, name, "👤") for name in others)]

        def take(other: str) -> None:
            search.other = other
            self.acts.renew()

        self.acts.open(Pick(strings.WITH_WHOM, options, search.other, take))

    def _of(self, person: Person) -> Search:
        return self._searches.setdefault(person.name, Search())


def _has(line: Line, words: list[str]) -> bool:
    text = line.text.casefold()
    return all(word in text for word in words)


Said = tuple[Conversation, Line | None]
"""A line of a talk, or its head."""


class TalkRows:
    """Heads and lines of talks; fits a LongList."""

    def __init__(self, found: list[Said], person: Person, world: Seen, make: Maker, acts: Acts) -> None:
        self._found, self._person, self._world, self._make, self._acts = found, person, world, make, acts

    def __len__(self) -> int:
        return len(self._found)

    def key(self, index: int) -> Hashable:
        """The line, or the head."""
        talk, line = self._found[index]
        return talk.id, line, talk.ended < 0, self._world.clock.now.date(), self._person.name

    def picture(self, index: int, width: int) -> pygame.Surface:
        """A head, or a line in a box: at the right what they said themselves."""
        (talk, line), clock = self._found[index], self._world.clock
        if line is None:
            return draw_head(talk, self._person.name, clock, self._make, width)
        mine, known = line.speaker == self._person.name, line.speaker in self._world.people
        return draw_line(talk, line, mine, clock, self._make, width, known)

    def act_at(self, index: int, spot: Spot) -> Act | None:
        """A click on a line asks why it was said; on a head it opens the other."""
        (talk, line), people = self._found[index], self._world.people
        if line is not None:
            return partial(self._acts.why, line.speaker, line) if line.speaker in people else None
        other = talk.other(self._person.name)
        return partial(self._acts.choose, other) if other in people else None


def draw_head(talk: Conversation, me: str, clock: Clock, make: Maker, width: int) -> pygame.Surface:
    """With whom, when, where and about what a talk was."""
    scale, writer, other = make.scale, make.writer, talk.other(me)
    face = make.head(other, _HEAD)
    left, top = scale(_HEAD + 8) if face else 0, scale(12)
    began = strings.TALK_HEAD.format(when=when(clock.at(talk.started), clock.now), place=short_name(talk.place))
    note = f"{began} · {strings.TALK_GOES_ON}" if talk.ended < 0 else began
    about = strings.ABOUT.format(talk.about) if talk.about else ""
    lines = [
        writer.line(other, (look.BODY, True, look.MAROON), width - left),
        writer.paragraph(note, NOTE, width - left),
    ]
    lines += [writer.paragraph(about, NOTE, width - left)] if about else []
    pieces: list[Piece] = [(face, 0, top + scale(2))] if face else []
    y = top
    for line in lines:
        pieces.append((line, left, y))
        y += line.get_height()
    out = compose(width, max(y, top + scale(_HEAD)) + scale(6), pieces)
    pygame.draw.rect(out, look.DUST, (0, scale(4), width, scale(2)))
    return out


def draw_line(
    talk: Conversation, line: Line, mine: bool, clock: Clock, make: Maker, width: int, why: bool
) -> pygame.Surface:
    """What was said, with who said it when under it."""
    scale = make.scale
    link = small_link(make) if why else None
    wide = link.get_width() + scale(8) if link else 0
    words = f"{talk.short_name(line.speaker)}, {time_of_day(clock.at(line.tick))}"
    note = make.writer.line(words, NOTE, width - wide)
    box = speech(make, clean(line.text), round(width * _SHARE), look.PALE if mine else look.CREAM)
    under = note.get_width() + wide
    x, first = (width - box.get_width(), width - under) if mine else (0, 0)
    pieces: list[Piece] = [(box, x, 0), (note, first, box.get_height())]
    if link:
        pieces.append((link, first + note.get_width() + scale(8), box.get_height()))
    return compose(width, box.get_height() + note.get_height() + scale(6), pieces)
