"""The tab *What they say*: what the town thinks of a visitor, person by person."""

from collections.abc import Hashable
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.panels.long_list import Rows
from game.view.panels.rows import NOTE, PLAIN, Block, Blocks, Maker
from game.view.panels.tab import Tab
from game.view.seen import Seen
from game.view.words import clean
from game.world.people import Person
from game.world.reputation import Opinion, Reputation
from game.world.ties import closeness_words


class KnownTab(Tab[Person]):
    """Who knows the visitor, and what they would say."""

    name = "known"

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts)
        self._reputation = Reputation()

    def signature(self, person: Person, world: Seen) -> Hashable:
        """Looked at once in a game minute."""
        return world.clock.tick // 6, len(world.people)

    def rows(self, person: Person, world: Seen, make: Maker) -> Rows:
        """Everybody who knows them, the closest first."""
        found = self._reputation.of(world.people, person, world.clock.tick)
        if not found:
            return make.empty(strings.KNOWN_NOBODY)
        count = strings.KNOWN_COUNT[len(found) != 1].format(len(found))
        blocks = [make.heading(count)]
        for opinion in found:
            blocks += self._opinion(opinion, make)
        return Blocks([*blocks, make.space(8)])

    def _opinion(self, opinion: Opinion, make: Maker) -> list[Block]:
        tie, talks = opinion.tie, opinion.talks
        talked = strings.KNOWN_TALKS[min(2, talks)].format(talks)
        how = strings.KNOWN_HOW.format(closeness=closeness_words(tie.closeness), talks=talked)
        lines = [make.link(opinion.name, partial(self.acts.choose, opinion.name), gap=0), make.text(how, NOTE, gap=2)]
        said = [(strings.KNOWN_THINKS, opinion.thought.text if opinion.thought else "")]
        said += [(strings.KNOWN_FEELS, tie.feeling), (strings.KNOWN_LAST, opinion.last.text)]
        lines += [make.text(words.format(clean(text)), PLAIN, indent=12) for words, text in said if text]
        return [*lines, make.space(6)]
