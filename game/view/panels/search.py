"""Ctrl+F: looks for words among people, places, things, talks and memories; Enter goes to the first."""

from collections.abc import Callable, Sequence
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.entry import Entry
from game.view.field import Field
from game.view.finding import Found, find
from game.view.form import Line
from game.view.intents import Hit, Reply, SearchWords
from game.view.panels.rows import NOTE
from game.view.parts import Words
from game.view.sheets import Sheet
from game.view.words import clean, when

_SHORTEST = 2
"""Letters from which on something is looked for."""
_MOST = 6
"""Results of each group that are shown."""


class SearchSheet(Sheet):
    """What is typed is looked for at once."""

    title, width, height, modal, first = strings.SEARCH_TITLE, 560, 420, True, "search"

    def __init__(self, acts: Acts, text: str = "") -> None:
        self._acts, self._entry = acts, Entry(text, 80)
        self._looked_for = ""
        self._hits: tuple[Hit, ...] | None = ()
        """What memories and talks hold; None while that is still looked for."""

    def opened(self) -> None:
        """Words of last time are looked for again."""
        self._entry.caret, self._entry.anchor = len(self._entry.text), 0
        self._look()

    def lines(self) -> Sequence[Line]:
        """The field, and what was found."""
        field = Field("search", self._entry, hint=strings.SEARCH_HINT, enter=self._go_to_first, changed=self._look)
        if len(self._entry.value) < _SHORTEST:
            return [field, Words(self.make.text(strings.SEARCH_ABOUT, NOTE))]
        lines: list[Line] = [field]
        groups = self._groups()
        for group, results in groups.items():
            lines.append(Words(self.make.heading(strings.SEARCH_HEADS[group])))
            for number, (emoji, words, act) in enumerate(results[:_MOST]):
                lines.append(Words(self.make.link(words, act, emoji), f"{group} {number}"))
            if len(results) > _MOST:
                lines.append(Words(self.make.text(strings.SEARCH_MORE.format(len(results) - _MOST), NOTE, 26)))
        if self._hits is None:
            lines.append(Words(self.make.text(strings.SEARCH_WAITS, NOTE)))
        elif not groups:
            lines.append(Words(self.make.text(strings.SEARCH_NOTHING, NOTE)))
        return lines

    def _groups(self) -> dict[str, list[tuple[str, str, Callable[[], None]]]]:
        """Emoji, words and act of what was found, by group, without those that are empty."""
        groups: dict[str, list[tuple[str, str, Callable[[], None]]]] = {group: [] for group in strings.SEARCH_HEADS}
        for found in find(self.world, self._entry.value):
            groups[found.group].append((_EMOJI[found.group], found.words, partial(self._go, found)))
        clock = self.world.clock
        for hit in self._hits or ():
            group = "talks" if hit.talk else "memories"
            words = f"{clean(hit.text, 160)} ({hit.person.split(' ')[0]}, {when(clock.at(hit.tick), clock.now)})"
            groups[group].append((_EMOJI[group], words, partial(self._go_to_hit, hit)))
        return {group: results for group, results in groups.items() if results}

    def _look(self) -> None:
        """Have memories and talks looked through, if the words are others."""
        words = self._entry.value
        if words == self._looked_for:
            return
        self._looked_for, self._hits = words, ()
        if len(words) >= _SHORTEST:
            self._hits = None
            self._acts.ask(lambda number: SearchWords(number, words), partial(self._found, words))

    def _found(self, words: str, reply: Reply) -> None:
        if words == self._looked_for:
            self._hits = reply.result if isinstance(reply.result, tuple) else ()
            self._acts.renew()

    def _go_to_first(self) -> None:
        first = next(iter(self._groups().values()), None)
        if first and len(self._entry.value) >= _SHORTEST:
            first[0][2]()
        else:
            self._entry.said = strings.SEARCH_NOTHING

    def _go(self, found: Found) -> None:
        self.close()
        self._acts.choose(found.name)

    def _go_to_hit(self, hit: Hit) -> None:
        self.close()
        if hit.person in self.world.people:
            self._acts.choose(hit.person)
            self._acts.show_tab("talk" if hit.talk else "memories")


_EMOJI = {"people": "👤", "places": "📍", "things": "📦", "talks": "💬", "memories": "💭"}
