"""The save screen: the tree of branches and checkpoints, and all that can be done with them."""

from collections.abc import Hashable, Sequence
from functools import partial

import pygame

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER, PLANK
from game.view.form import Line
from game.view.intents import BeginReplay, GoBack, ReadHistory, Reply, Tell
from game.view.panels.pick import Pick
from game.view.panels.rows import Act
from game.view.parts import Button, Option, Part, Words
from game.view.saves import words
from game.view.saves.asking import BranchSheet, DeleteSheet, ExportSheet, NoteSheet, RenameSheet, SaveNoteSheet
from game.view.saves.compare_sheet import CompareSheet
from game.view.saves.details import Details
from game.view.saves.history import History, Place
from game.view.saves.lanes import Lanes, Row
from game.view.saves.thumbs import Thumbs
from game.view.saves.tree_part import TreePart, TreeView
from game.view.sheets import Sheet
from game.view.words import clean
from game.world.clock import MINUTE

_AROUND, _FEET, _NARROW, _WIDEST, _TALLEST = 16 + 40 + 40, 30 + 8 + 16, 800, 1180, 760
"""Pixels at 100 % around the body, of the buttons, and widths and a height of the sheet."""


class SaveSheet(Sheet):
    """The tree at the left, the chosen row at the right, what can be done below."""

    first = "tree"

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._history: History | None = None
        self._view: TreeView | None = None
        self._thumbs = Thumbs(acts)
        self._fault = ""
        self._marked: Place | None = None
        self._read_at, self._reads = -1, False
        """The game minute of what is shown, and whether a later one is being read."""

    @property
    def width(self) -> int:  # type: ignore[override]
        """As wide as there is room, to a point."""
        return min(_WIDEST, round(self.room[0]) - 16)

    @property
    def title(self) -> str:  # type: ignore[override]
        """Which town it is."""
        return strings.SAVES_TITLE.format(clean(self.status.town, 60))

    def opened(self) -> None:
        """Look what there is."""
        self._read()

    def signature(self) -> Hashable:
        """While the clock goes on there is more that is not saved, and the town saves itself."""
        if self._history is not None and not self._reads and self.world.clock.tick // MINUTE != self._read_at:
            self._read()
        return self._history

    # what is shown -----------------------------------------------------------------------------------
    def lines(self) -> Sequence[Line]:
        """The tree and the details."""
        if self._history is None or self._view is None or self._view.row is None:
            return [Words(self.make.text(self._fault or strings.SAVES_READS))]
        height, row = self._body_height(), self._view.row
        marked = self._marked.name if self._marked else ""
        if self.room[0] < _NARROW:
            tree = TreePart(self._view, self._thumbs, 0, max(120, height // 2), self._keys(row))
            return [tree, Details(self._history, row, self._thumbs, 60, marked)]
        tree = TreePart(self._view, self._thumbs, (self.width - 40) * 5 // 9, height, self._keys(row))
        return [(tree, Details(self._history, row, self._thumbs, height, marked))]

    def _body_height(self) -> int:
        return min(_TALLEST, round(self.room[1])) - _AROUND - _FEET

    def feet(self) -> Sequence[Part]:
        """What can be done with the chosen row."""
        row = self._view.row if self._view else None
        if row is None:
            return [Button(strings.CLOSE_PLAIN, self.close)]
        skins = {"play": PLANK, "save": PLANK}
        return [
            Button(_WORDS[name], act, name, strings.SAVES_TIPS[name], skins.get(name, PAPER))
            for name, act in self._possible(row).items()
        ]

    def _possible(self, row: Row) -> dict[str, Act]:
        if row.sort == "now":
            return {"save": self._save, "compare": partial(self._compare, row)}
        ends = {"rename": partial(self._rename, row), "delete": partial(self._delete, row)}
        if row.point is None:
            return {"play": partial(self._play, row), **ends}
        return {
            "play": partial(self._play, row), "branch": partial(self._branch, row),
            "replay": partial(self._replay, row), "compare": partial(self._compare, row),
            "export": partial(self._export, row), "note": partial(self._note, row), **ends,
        }  # fmt: skip

    def _keys(self, row: Row) -> dict[int, Act]:
        if row.sort == "now":
            return {pygame.K_RETURN: self._save}
        return {pygame.K_RETURN: partial(self._play, row), pygame.K_DELETE: partial(self._delete, row)}

    # reading -----------------------------------------------------------------------------------------
    def _read(self) -> None:
        self._read_at, self._reads = self.world.clock.tick // MINUTE, True
        self._acts.ask(ReadHistory, self.take)

    def take(self, reply: Reply) -> None:
        """The tree as it is now; the chosen row stays chosen."""
        self._reads = False
        if isinstance(reply.result, History):
            self._history = reply.result
            lanes, old = Lanes(reply.result), self._view
            before = old.row if old else None
            self._view = TreeView(lanes, lanes.index(before.key) if before else 0)
            self._view.top, self._view.reveal = old.top if old else 0, old is None
        elif self._history is None:
            self._fault = reply.fault
        else:
            self._acts.want(Tell(reply.fault))
        self._acts.renew()

    # what is done ------------------------------------------------------------------------------------
    def _save(self) -> None:
        self.close()
        self._acts.open(SaveNoteSheet(self._acts))

    def _play(self, row: Row) -> None:
        self.close()
        assert self._history is not None
        checkpoint = row.point.id if row.point else self._history.twig[row.branch].parent
        self._acts.want(GoBack(checkpoint, 0 if row.point else row.branch))

    def _branch(self, row: Row) -> None:
        if row.point:
            self._acts.open(BranchSheet(self._acts, words.title(row.point), row.point.id, self.close))

    def _replay(self, row: Row) -> None:
        if row.point:
            self.close()
            self._acts.want(BeginReplay(row.branch, row.point.tick))

    def _export(self, row: Row) -> None:
        assert self._history is not None
        self._acts.open(ExportSheet(self._acts, self._history.twig[row.branch], self._history.exports))

    def _note(self, row: Row) -> None:
        if row.point:
            self._acts.open(NoteSheet(self._acts, row.point, self.take))

    def _rename(self, row: Row) -> None:
        assert self._history is not None
        self._acts.open(RenameSheet(self._acts, self._history.twig[row.branch], self.take))

    def _delete(self, row: Row) -> None:
        assert self._history is not None
        self._acts.open(DeleteSheet(self._acts, self._history, row, self.take))

    # comparing ---------------------------------------------------------------------------------------
    def _compare(self, row: Row) -> None:
        """With a branch, with the present, or with another row that is chosen in the tree."""
        if self.status.replay is not None:
            self._acts.want(Tell(strings.REPLAY_NO_COMPARE))
            return
        here = self._place(row)
        if self._marked is not None and self._marked != here:
            marked, self._marked = self._marked, None
            self._open_comparison(marked, here)
            return
        options = [Option("tree", strings.PICK_TREE, "🌳")]
        if row.sort != "now" and self._history and self._history.standing:
            options.append(Option("now", strings.PICK_PRESENT, "📍"))
        for twig in self._history.twigs if self._history else ():
            if row.sort == "now" or twig.id != row.branch:
                options.append(Option(str(twig.id), clean(twig.name, 60), "🌿"))
        asked = strings.PICK_OTHER.format(here.name.removeprefix("“").removesuffix("”"))
        self._acts.open(Pick(asked, options, "", partial(self._with, here)))

    def _place(self, row: Row) -> Place:
        """A row as one of two that are compared; the end of a branch stands for the branch."""
        history = self._history
        assert history is not None
        if row.sort == "now":
            return Place(strings.SAVES_NOW)
        name = clean(history.twig[row.branch].name, 40)
        if row.point is None or row.point is history.tip(row.branch):
            return Place(name, branch=row.branch)
        return Place(words.title(row.point), row.point.id)

    def _with(self, here: Place, other: str) -> None:
        if other == "tree":
            self._marked = here
            self._acts.renew()
        elif other == "now":
            self._open_comparison(here, Place(strings.SAVES_NOW))
        elif self._history is not None:
            twig = self._history.twig[int(other)]
            self._open_comparison(here, Place(clean(twig.name, 40), branch=twig.id))

    def _open_comparison(self, one: Place, other: Place) -> None:
        self._acts.open(CompareSheet(self._acts, one, other, self.close))


_WORDS = {
    "play": strings.SAVES_PLAY, "branch": strings.SAVES_BRANCH, "replay": strings.SAVES_REPLAY,
    "compare": strings.SAVES_COMPARE, "export": strings.SAVES_EXPORT, "note": strings.SAVES_NOTE,
    "rename": strings.SAVES_RENAME, "delete": strings.SAVES_DELETE, "save": strings.SAVES_SAVE,
}  # fmt: skip
