"""What is on the screen of what people say: for how long, and which part of a long line."""

from collections.abc import Callable
from dataclasses import dataclass

from game.view.seen import Seen
from game.world.conversations import Line

_AT_LEAST, _AT_MOST, _LETTERS_A_SECOND = 2.2, 5.0, 25
"""Seconds for which words stay however fast the clock runs, and how fast they are read."""


@dataclass(slots=True)
class Spoken:
    """A line on the screen, and since when, in seconds of the view."""

    line: Line
    since: float

    def page(self, pages: list[str], seconds: float) -> str:
        """The part to show: one after the other, then the first again for whoever looks late."""
        left = (seconds - self.since) % sum(map(_page_in, pages))
        for page in pages:
            left -= _page_in(page)
            if left < 0:
                break
        return page


class SpokenLines(dict[str, Spoken]):
    """The line of everybody whose words are on the screen, by full name."""

    def __init__(self, pages_of: Callable[[str], list[str]]) -> None:
        super().__init__()
        self._pages_of = pages_of

    def listen(self, world: Seen, seconds: float) -> None:
        """Take in the newest line of each talk, unless the speaker's last has not stood long enough to be read."""
        for talk in world.conversations.values():
            if talk.lines:
                line = talk.lines[-1]
                old = self.get(line.speaker)
                if old is None or (old.line is not line and seconds - old.since >= self._read_in(old)):
                    self[line.speaker] = Spoken(line, seconds)
        for name in [n for n, s in self.items() if self._over_with(n, s, world, seconds)]:
            del self[name]

    def words(self, name: str, seconds: float) -> str:
        """What is shown now of what somebody says."""
        spoken = self[name]
        return spoken.page(self._pages_of(spoken.line.text), seconds)

    def _over_with(self, name: str, spoken: Spoken, world: Seen, seconds: float) -> bool:
        person = world.people.get(name)
        if person is None:
            return True
        talk = world.conversations.get(person.conversation)
        runs_on = talk is not None and bool(talk.lines) and talk.lines[-1] is spoken.line
        return not runs_on and seconds - spoken.since >= self._read_in(spoken)

    def _read_in(self, spoken: Spoken) -> float:
        return sum(map(_page_in, self._pages_of(spoken.line.text)))


def _page_in(text: str) -> float:
    """Seconds that it takes to read what is over somebody's head at once."""
    return max(_AT_LEAST, min(_AT_MOST, len(text) / _LETTERS_A_SECOND))
