"""The tab *Now*: what somebody does, where, with whom and why; how they feel; who they are."""

from collections.abc import Hashable
from functools import partial
from itertools import takewhile

from game.view import look, strings
from game.view.panels.chain import chain_of
from game.view.panels.rows import NOTE, PLAIN, Act, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.telling import doing_words
from game.view.words import clean, first_capital, short_name, when
from game.world.clock import HOUR
from game.world.conversations import Conversation
from game.world.people import Mood, Person
from game.world.remembering import fate

_HEARD, _LOOKED, _VOICES = 12 * HOUR, 1000, 3
"""Ticks for which an inner voice is shown, memories that are looked through for it, and voices that are shown."""
_LINES, _NEAR = 4, 6
"""Lines of a talk, and others in the room, that are shown."""
_SPOKEN = (look.BODY, False, look.MAROON)


class NowTab(Tab[Person]):
    """The present moment of somebody."""

    name = "now"

    def signature(self, person: Person, world: Seen) -> Hashable:
        """What the tab depends on."""
        talk = world.conversations.get(person.conversation)
        return (
            world.clock.tick // 6,
            person.doing,
            person.asleep,
            bool(person.path),
            len(talk.lines) if talk else -1,
            person.summary.made,
            person.mood,
            len(person.promises),
            len(person.plan.changes),
            person.name in self.acts.status().thinking,
            tuple(near(person, world)),
            voices_of(person, world),
        )

    def rows(self, person: Person, world: Seen, make: Maker) -> Blocks:
        """The tab's rows."""
        blocks = [*self._doing(person, world, make), *self._company(person, world, make)]
        blocks += [
            make.pair(strings.MOOD, first_capital(strings.ASLEEP) if person.asleep else mood_words(person.mood)),
            *self._talk(person, world, make),
            *_voices(person, world, make),
        ]
        blocks += chain_of(person, world, make, partial(self.acts.why, person.name))
        return Blocks([*blocks, *_promises(person, world, make), *_about(person, make), make.space(8)])

    def _doing(self, person: Person, world: Seen, make: Maker) -> list[Block]:
        here = world.town.room_at(person.tile)
        doing = first_capital(doing_words(person))
        if person.name in self.acts.status().thinking:
            doing = f"{doing} ({strings.THINKS_NOW})"
        blocks = [
            make.space(6),
            make.pair(strings.DOING, doing),
            make.pair(strings.WHERE, short_name(here) if here else strings.OPEN_GROUND, self._to(here)),
        ]
        if person.path and person.goal:
            goal = world.people[person.goal].name if person.goal in world.people else short_name(person.goal)
            blocks.append(make.pair(strings.HEADING, goal, self._to(person.goal)))
        return blocks

    def _company(self, person: Person, world: Seen, make: Maker) -> list[Block]:
        """Whom they talk with, and who else is here."""
        talk = world.conversations.get(person.conversation)
        other = talk.other(person.name) if talk else ""
        blocks = [make.pair(strings.WITH, other, self._to(other if other in world.people else ""))] if other else []
        others = [name for name in near(person, world) if name != other]
        blocks += [make.pair(strings.HERE_TOO, name, self._to(name)) for name in others[:_NEAR]]
        if len(others) > _NEAR:
            blocks.append(make.pair("", strings.AND_MORE.format(len(others) - _NEAR)))
        return blocks or [make.pair(strings.WITH, strings.ALONE)]

    def _talk(self, person: Person, world: Seen, make: Maker) -> list[Block]:
        talk = world.conversations.get(person.conversation)
        if talk is None:
            return []
        blocks = [make.heading(strings.TALK.format(talk.other(person.name)))]
        if talk.about:
            blocks.append(make.text(strings.ABOUT.format(talk.about), NOTE))
        return [*blocks, *self._said(talk, world, make)]

    def _said(self, talk: Conversation, world: Seen, make: Maker) -> list[Block]:
        """The last lines; a click on one asks why."""
        blocks = []
        for line in talk.lines[-_LINES:]:
            words = f"{talk.short_name(line.speaker)}: {line.text}"
            block = make.text(words, _SPOKEN, indent=26, emoji=strings.TALK_EMOJI)
            known = line.speaker in world.people
            blocks.append(Block(block.key, block.draw, partial(self.acts.why, line.speaker, line) if known else None))
        return blocks

    def _to(self, name: str) -> Act | None:
        """Opens the inspector on somebody or some place."""
        return partial(self.acts.choose, name) if name else None


def near(person: Person, world: Seen) -> list[str]:
    """Full names of the others in the same room, or on the open ground within some steps."""
    room, (x, y) = world.town.room_at(person.tile), person.tile
    return [
        other.name
        for other in world.people.values()
        if other is not person
        and world.town.room_at(other.tile) == room
        and (room or max(abs(other.tile[0] - x), abs(other.tile[1] - y)) <= _STEPS)
    ]


_STEPS = 5
"""Tiles on open ground within which somebody counts as being here too."""


def mood_words(mood: Mood) -> str:
    """A mood with both of its sides: `calm: even-tempered, with energy enough`."""
    pleasure = next(words for least, words in strings.PLEASURE if mood.valence >= least)
    energy = next(words for least, words in strings.ENERGY if mood.energy >= least)
    return first_capital(strings.FEELS.format(word=mood.word, pleasure=pleasure, energy=energy))


def _promises(person: Person, world: Seen, make: Maker) -> list[Block]:
    ahead = [p for p in person.promises if p.start + p.ticks > world.clock.tick]
    if not ahead:
        return []
    lines = (
        strings.PROMISE.format(words=p.words, when=when(world.clock.at(p.start), world.clock.now), to=p.to)
        for p in ahead
    )
    return [make.heading(strings.PROMISES), *(make.text(first_capital(t), indent=26, emoji="🤝") for t in lines)]


def voices_of(person: Person, world: Seen) -> tuple[tuple[int, int], ...]:
    """The inner voices that were heard lately, the latest first, each with what was made up about it; by ordinal, 0
    for nothing yet."""
    stream, since = person.stream, world.clock.tick - _HEARD
    rows = list(takewhile(lambda m: m.created >= since, reversed(stream.rows[-_LOOKED:])))
    voices = [m.ordinal for m in rows if m.kind == "inner voice" and not fate(stream, m.ordinal)][:_VOICES]
    minds = {n: m.ordinal for m in rows if m.kind == "plan" for n in m.evidence if n in voices}
    return tuple((n, minds.get(n, 0)) for n in voices)


def _voices(person: Person, world: Seen, make: Maker) -> list[Block]:
    """What an inner voice said, and what came of it."""
    blocks, rows = [], person.stream.rows
    for heard, decided in voices_of(person, world):
        voice = rows[heard - 1]
        at = when(world.clock.at(voice.created), world.clock.now)
        said = strings.VOICE_HEARD.format(text=clean(voice.text, 200), when=at)
        blocks.append(make.text(said, indent=26, emoji=strings.KINDS["inner voice"][0]))
        came = clean(rows[decided - 1].text, 300) if decided else strings.VOICE_UNWEIGHED
        blocks.append(make.text(came, NOTE, indent=26))
    return [make.heading(strings.VOICE), *blocks] if blocks else []


def _about(person: Person, make: Maker) -> list[Block]:
    words = person.summary.text or person.biography
    heading = make.heading(strings.ABOUT.format(person.first_name))
    return [heading, *(make.text(first_capital(part), PLAIN, gap=8) for part in words.split("\n") if part.strip())]
