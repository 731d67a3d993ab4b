"""The tab *Now*: what somebody does, where, with whom and why; who they are."""

from collections.abc import Hashable

from game.view import look, strings
from game.view.acts import Acts
from game.view.panels.rows import NOTE, PLAIN, Act, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.telling import doing_words
from game.view.words import first_capital, short_name, time_of_day, when
from game.world.conversations import Conversation
from game.world.people import Person

_LINES = 8
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
            person.mood.word,
            len(person.promises),
        )

    def rows(self, person: Person, world: Seen, make: Maker) -> Blocks:
        """The tab's rows."""
        blocks = [*_doing(person, world, make, self.acts), *_talk(person, world, make), *_why(person, world, make)]
        return Blocks([*blocks, *_promises(person, world, make), *_about(person, make), make.space(8)])


def _doing(person: Person, world: Seen, make: Maker, acts: Acts) -> list[Block]:
    here = world.town.room_at(person.tile)
    blocks = [
        make.space(6),
        make.pair(strings.DOING, first_capital(doing_words(person))),
        make.pair(strings.WHERE, short_name(here) if here else strings.OPEN_GROUND, _to(here, acts)),
    ]
    if person.path and person.goal:
        goal = world.people[person.goal].name if person.goal in world.people else short_name(person.goal)
        blocks.append(make.pair(strings.HEADING, goal, _to(person.goal, acts)))
    return [*blocks, make.pair(strings.MOOD, person.mood.word)]


def _to(name: str, acts: Acts) -> Act | None:
    """Opens the inspector on somebody or some place."""
    return (lambda: acts.choose(name)) if name else None


def _talk(person: Person, world: Seen, make: Maker) -> list[Block]:
    talk = world.conversations.get(person.conversation)
    if talk is None:
        return []
    blocks = [make.heading(strings.TALK.format(talk.other(person.name)))]
    if talk.about:
        blocks.append(make.text(strings.ABOUT.format(talk.about), NOTE))
    return [*blocks, *_said(talk, make)]


def _said(talk: Conversation, make: Maker) -> list[Block]:
    return [
        make.text(f"{talk.short_name(line.speaker)}: {line.text}", _SPOKEN, indent=26, emoji=strings.TALK_EMOJI)
        for line in talk.lines[-_LINES:]
    ]


def _why(person: Person, world: Seen, make: Maker) -> list[Block]:
    """The chain from the plan of the day down to the act."""
    tick, clock = world.clock.tick, world.clock
    chunk = person.plan.chunk_at(tick)
    if chunk is None:
        return []
    blocks = [make.heading(strings.WHY)]
    hour = next((h for h in person.plan.hours if h.start <= tick < h.end), None)
    for name, entry in ((strings.CHUNK, chunk), (strings.HOUR, hour)):
        if entry is not None:
            span = f"{time_of_day(clock.at(entry.start))} – {time_of_day(clock.at(entry.end))}"
            blocks.append(make.text(f"{name}, {span}", NOTE, gap=0))
            blocks.append(make.text(first_capital(entry.what), PLAIN, gap=6))
    return blocks


def _promises(person: Person, world: Seen, make: Maker) -> list[Block]:
    ahead = [p for p in person.promises if p.start + p.ticks > world.clock.tick]
    if not ahead:
        return []
    lines = (
        strings.PROMISE.format(words=p.words, when=when(world.clock.at(p.start), world.clock.now), to=p.to)
        for p in ahead
    )
    return [make.heading(strings.PROMISES), *(make.text(first_capital(t), indent=26, emoji="🤝") for t in lines)]


def _about(person: Person, make: Maker) -> list[Block]:
    words = person.summary.text or person.biography
    heading = make.heading(strings.ABOUT.format(person.first_name))
    return [heading, *(make.text(first_capital(part), gap=8) for part in words.split("\n") if part.strip())]
