"""What the sheets of taking part have in common: a field that must not be empty, and the way back."""

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.intents import Tell
from game.view.panels.rows import NOTE
from game.view.parts import Button, Words
from game.view.sheets import Sheet
from game.view.words import clean
from game.world.commands import Command

LONGEST = 2000
"""Characters of what people are told; the world takes no more (world/playing.py)."""


class PartSheet(Sheet):
    """A sheet that does one act and is gone."""

    width, changes = 520, True

    def __init__(self, acts: Acts) -> None:
        self.acts = acts

    def cancel(self) -> Button:
        """Closes it."""
        return Button(strings.PART_CANCEL, self.finish, key="cancel", skin=PAPER)

    def note(self, words: str) -> Words:
        """A small line."""
        return Words(self.make.text(words, NOTE))

    def do(self, act: Command, done: str) -> None:
        """Do it, say so in words, and close."""
        do(self.acts, act, done)
        self.finish()

    def way_back(self) -> Words:
        """That every act can be taken back."""
        return self.note(strings.PART_BACK.format(undo_key(self.acts)))


def undo_key(acts: Acts) -> str:
    """The key that takes an act back."""
    return acts.tip("", "undo").strip(" ()") or strings.ACTIONS["undo"]


def do(acts: Acts, act: Command, done: str) -> None:
    """Do an act, and say in words what was done, how it is taken back, and whether it waits for the clock."""
    acts.want(act)
    if acts.status().replay is not None:
        return  # it is refused, and that is said
    words = strings.DONE_BACK.format(done, undo_key(acts))
    acts.want(Tell(f"{words} {strings.DONE_WAITS}" if acts.status().paused else words))


def written(entry: Entry, why: str = strings.NOTHING_WRITTEN) -> str:
    """What is in a field; empty, and the field says why, if that is nothing."""
    words = clean(entry.value)
    if not words:
        entry.said = why
    return words
