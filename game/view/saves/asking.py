"""Small sheets of the save screen: a name, a note, what is to be deleted, what is to be written where."""

from collections.abc import Callable, Sequence
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import BranchOff, Delete, Export, NameBranch, Question, Reply, Save, Tell, WriteNote
from game.view.panels.rows import STRONG
from game.view.parts import Button, Choice, Option, Part, Words
from game.view.questions import Then
from game.view.saves import words
from game.view.saves.history import History, Point, Twig
from game.view.saves.lanes import Row
from game.view.sheets import Sheet
from game.view.words import clean, first_capital

_LONGEST_NOTE, _LONGEST_NAME = 500, 60


class OneField(Sheet):
    """Asks for some words; why they cannot be taken is said at the field."""

    width, first = 480, "text"
    label = hint = button = how = ""

    def __init__(self, acts: Acts, text: str, longest: int, then: Then | None = None) -> None:
        self._acts, self._then = acts, then
        self._text = Entry(text, longest)
        self._text.caret = len(text)

    def lines(self) -> Sequence[Line]:
        """The field."""
        field = Field("text", self._text, self.label, self.hint, enter=self._do)
        return [Words(self.make.text(self.how, gap=8)), field] if self.how else [field]

    def feet(self) -> Sequence[Part]:
        """Do it, or not."""
        return [Button(self.button, self._do, "do"), Button(strings.PART_CANCEL, self.close, "cancel", skin=PAPER)]

    def done(self, text: str) -> None:
        """Do it with these words."""
        raise NotImplementedError

    def _do(self) -> None:
        self.done(self._text.value)

    def needs_words(self) -> bool:
        """Whether there are none yet, which is said."""
        self._text.said = "" if self._text.value else strings.NAME_MISSING
        return not self._text.value

    def ask(self, question: Callable[[int], Question]) -> None:
        """Have it done; a fault is said at the field."""
        self._acts.ask(question, self._answered)

    def _answered(self, reply: Reply) -> None:
        if reply.fault:
            self._text.said = first_capital(reply.fault)
        else:
            self.close()
            if self._then is not None:
                self._then(reply)
        self._acts.renew()


class SaveNoteSheet(OneField):
    """Save at once, with a note."""

    title, label, hint, button = strings.NOTE_TITLE, strings.NOTE_LABEL, strings.NOTE_HINT, strings.NOTE_DO

    def __init__(self, acts: Acts) -> None:
        super().__init__(acts, "", _LONGEST_NOTE)

    def done(self, text: str) -> None:
        """Save."""
        self._acts.want(Save(text))
        self.close()


class NoteSheet(OneField):
    """Another note for a checkpoint; empty takes it away."""

    title, label, button = strings.NOTE_EDIT_TITLE, strings.NOTE_LABEL, strings.NOTE_EDIT_DO

    def __init__(self, acts: Acts, point: Point, then: Then) -> None:
        super().__init__(acts, point.note, _LONGEST_NOTE, then)
        self._point = point

    def done(self, text: str) -> None:
        """Write it."""
        self.ask(lambda number: WriteNote(number, self._point.id, text))


class RenameSheet(OneField):
    """Another name for a branch."""

    label, button = strings.RENAME_LABEL, strings.RENAME_DO

    def __init__(self, acts: Acts, twig: Twig, then: Then) -> None:
        super().__init__(acts, twig.name, _LONGEST_NAME, then)
        self.title, self._twig = strings.RENAME_TITLE.format(clean(twig.name, 60)), twig

    def done(self, text: str) -> None:
        """Rename it."""
        if not self.needs_words():
            self.ask(lambda number: NameBranch(number, self._twig.id, text))


class BranchSheet(OneField):
    """A new branch from a checkpoint, or from the moment of a replay."""

    title, label, hint = strings.BRANCH_TITLE, strings.BRANCH_LABEL, strings.BRANCH_HINT
    button = strings.BRANCH_DO

    def __init__(self, acts: Acts, place: str, checkpoint: int, begun: Callable[[], None] = lambda: None) -> None:
        """`place` says where, `checkpoint` is 0 for the replay, `begun` is called once the branch is there."""
        super().__init__(acts, "", _LONGEST_NAME, lambda reply: begun())
        self.how, self._checkpoint = strings.BRANCH_HOW.format(place), checkpoint

    def done(self, text: str) -> None:
        """Begin it."""
        if not self.needs_words():
            self.ask(lambda number: BranchOff(number, text, self._checkpoint))


class DeleteSheet(Sheet):
    """What goes with a checkpoint, and with its branch; one button for each."""

    title, width, first = strings.DELETE_TITLE, 560, "cancel"

    def __init__(self, acts: Acts, history: History, row: Row, then: Then) -> None:
        self._acts, self._history, self._row, self._then = acts, history, row, then

    def lines(self) -> Sequence[Line]:
        """What is lost in either case, or why it cannot be."""
        return [*(self._point_lines(self._row.point) if self._row.point else ()), *self._branch_lines()]

    def feet(self) -> Sequence[Part]:
        """Nothing is deleted without another press."""
        return [Button(strings.PART_CANCEL, self.close, "cancel", skin=PAPER)]

    def _point_lines(self, point: Point) -> Sequence[Line]:
        text, history = self.make.text, self._history
        name = clean(history.twig[point.branch].name, 40)
        head = Words(text(strings.DELETE_POINT.format(words.short_moment(point.moment), name), STRONG))
        if len(history.points) == 1:
            return [head, Words(text(strings.DELETE_NOT_ALL, gap=16))]
        if point.id == history.standing:
            return [head, Words(text(strings.DELETE_NOT_PLAYED, gap=16))]
        if point is history.points[0]:
            return [head, Words(text(strings.DELETE_NOT_FIRST, gap=16))]
        if point.id in history.held:
            return [head, Words(text(strings.DELETE_NOT_HELD, gap=16))]
        told = Words(text(self._point_loss(point, name), gap=8))
        return [head, told, Button(strings.DELETE_POINT_DO, partial(self._delete, 0, point.id), "point"),
                Words(self.make.space(8))]  # fmt: skip

    def _point_loss(self, point: Point, name: str) -> str:
        before = self._history.before(point)
        if self._history.tip(point.branch) is not point or before is None:
            return strings.DELETE_POINT_LOSES
        grown = self._history.grown(point)
        return strings.DELETE_POINT_LAST.format(
            name, time=words.span(point.tick - before.tick), memories=words.memories(grown[0]),
            talks=words.talks(grown[1]),
        )  # fmt: skip

    def _branch_lines(self) -> Sequence[Line]:
        text, history, branch = self.make.text, self._history, self._row.branch
        name = clean(history.twig[branch].name, 60)
        head = Words(text(strings.DELETE_BRANCH.format(name), STRONG))
        if branch == history.playing:
            return [head, Words(text(strings.DELETE_NOT_PLAYED))]
        if all(point.branch == branch for point in history.points):
            return [head, Words(text(strings.DELETE_NOT_ALL))]
        if len(history.shared(branch)) == len(history.own(branch)) > 0:
            return [head, Words(text(strings.DELETE_NOT_SHARED))]
        loss = history.lost(branch)
        told = strings.SAVES_EMPTY if not loss.checkpoints else strings.DELETE_BRANCH_LOSES.format(
            checkpoints=words.counted(loss.checkpoints, strings.DELETE_CHECKPOINTS), time=words.span(loss.ticks),
            memories=words.memories(loss.memories), talks=words.talks(loss.talks),
        )  # fmt: skip
        keeps = [Words(text(strings.DELETE_BRANCH_KEEPS, gap=8))] if history.shared(branch) else []
        button = Button(strings.DELETE_BRANCH_DO, partial(self._delete, branch, 0), "branch")
        return [head, Words(text(told)), *keeps, button]

    def _delete(self, branch: int, checkpoint: int) -> None:
        self.close()
        self._acts.ask(lambda number: Delete(number, branch, checkpoint), self._then)


class ExportSheet(Sheet):
    """Which branches, as what, and where the file goes."""

    title, width, first = strings.EXPORT_TITLE, 520, "what"

    def __init__(self, acts: Acts, twig: Twig, folder: str) -> None:
        self._acts, self._twig, self._folder = acts, twig, folder
        self._what, self._kind, self._said = "all", "town", ""
        self._waits = False

    def lines(self) -> Sequence[Line]:
        """Two choices, and what comes of them."""
        one = strings.EXPORT_ONE.format(clean(self._twig.name, 40))
        kinds = [Option(key, name) for key, (name, _) in strings.EXPORT_KINDS.items()]
        where = strings.EXPORT_WHERE.format(self._folder)
        said = strings.EXPORT_WAITS if self._waits else self._said or where
        return [
            Choice("what", strings.EXPORT_WHAT, [Option("all", strings.EXPORT_ALL), Option("one", one)], self._what,
                   self._choose),
            Choice("kind", strings.EXPORT_HOW, kinds, self._kind, self._choose_kind),
            Words(self.make.text(strings.EXPORT_KINDS[self._kind][1], gap=8)),
            Words(self.make.text(said, STRONG)),
        ]  # fmt: skip

    def feet(self) -> Sequence[Part]:
        """Write it."""
        return [Button(strings.EXPORT_DO, self._write, "do"), Button(strings.CLOSE_PLAIN, self.close, skin=PAPER)]

    def _choose(self, what: str) -> None:
        self._what, self._said = what, ""

    def _choose_kind(self, kind: str) -> None:
        self._kind, self._said = kind, ""

    def _write(self) -> None:
        if not self._waits:
            self._waits = True
            branch = self._twig.id if self._what == "one" else 0
            self._acts.ask(lambda number: Export(number, branch, self._kind == "plain"), self._written)

    def _written(self, reply: Reply) -> None:
        self._waits = False
        self._said = first_capital(reply.fault) if reply.fault else strings.EXPORT_DONE.format(reply.result)
        if not self.is_open:
            self._acts.want(Tell(self._said))
        self._acts.renew()
