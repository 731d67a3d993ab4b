"""What of the screen belongs to the past: the save screen, comparing, the bar of a replay. One object of the screen."""

from collections.abc import Callable

from game.view import strings
from game.view.acts import Acts
from game.view.intents import BeginReplay, LeaveReplay, ReadHistory, Reply, StepMark, Tell
from game.view.panels.pick import Pick
from game.view.parts import Option
from game.view.saves.asking import SaveNoteSheet
from game.view.saves.compare_sheet import CompareSheet
from game.view.saves.history import History, Place
from game.view.saves.replay_bar import ReplayBar
from game.view.saves.save_sheet import SaveSheet
from game.view.seen import Status
from game.view.stage import Stage
from game.view.words import clean

Act = Callable[[], None]


class Saving:
    """Opens its sheets, and keeps the bar of a replay on the screen as long as there is one."""

    def __init__(self, stage: Stage, acts: Acts, rebuild: Act) -> None:
        """`rebuild` lays all panels out anew: with room for the bar if it is open."""
        self._stage, self._acts, self._rebuild = stage, acts, rebuild
        self._bar: ReplayBar | None = None

    def table(self, back: Act) -> dict[str, Act]:
        """What its actions do, by id; `back` is what Esc does otherwise."""
        return {
            "saves": self._toggle_saves,
            "save_note": lambda: self._acts.open(SaveNoteSheet(self._acts)),
            "compare": self._ask_compare,
            "replay": self._toggle_replay,
            "mark_before": lambda: self._step(-1),
            "mark_after": lambda: self._step(1),
            "back": lambda: self._back(back),
        }

    def follow(self, status: Status) -> None:
        """Show the bar with the replay, and take it away after it. What was open is about another moment: it goes."""
        if status.replay is not None and self._bar is None:
            self._stage.board.sheets.clear()
            self._bar = ReplayBar(self._acts)
            self._acts.open(self._bar)
            self._rebuild()
        elif status.replay is None and self._bar is not None:
            self._bar.close()
            self._bar = None
            self._rebuild()

    def _toggle_saves(self) -> None:
        sheets = self._stage.board.sheets
        if isinstance(sheets.top, SaveSheet):
            sheets.close()
        else:
            self._acts.open(SaveSheet(self._acts))

    def _toggle_replay(self) -> None:
        self._acts.want(LeaveReplay() if self._bar is not None else BeginReplay())

    def _step(self, direction: int) -> None:
        if self._bar is not None:
            self._acts.want(StepMark(direction))

    def _back(self, back: Act) -> None:
        """With nothing open but the bar, Esc leaves the replay."""
        stage = self._stage
        board = stage.board
        if self._bar is None or board.sheets.top is not self._bar:
            back()
        elif board.inspector.is_open:
            self._acts.let_go()
        elif board.log.is_open:
            self._acts.do("log")
        else:
            self._acts.want(LeaveReplay())

    def _ask_compare(self) -> None:
        if self._bar is not None:
            self._acts.want(Tell(strings.REPLAY_NO_COMPARE))
        else:
            self._acts.ask(ReadHistory, self._compare)

    def _compare(self, reply: Reply) -> None:
        """What is played now with one of the other branches."""
        history = reply.result
        if not isinstance(history, History):
            self._acts.want(Tell(reply.fault))
            return
        others = [twig for twig in history.twigs if twig.id != history.playing or not history.standing]
        on_its_own = bool(history.standing) and history.playing not in history.twig  # begun, and not saved yet
        if not others or (len(history.twigs) < 2 and not on_its_own):
            self._acts.want(Tell(strings.COMPARE_NOTHING.format(self._acts.tip(strings.SAVES_SHORT, "saves"))))
            return
        here = Place(strings.SAVES_NOW) if history.standing else _place(history, history.twigs[0].id)
        options = [Option(str(twig.id), clean(twig.name, 60), "🌿") for twig in others if twig.id != here.branch]
        pick = strings.PICK_OTHER.format(here.name)
        self._acts.open(Pick(pick, options, "", lambda key: self._open(here, _place(history, int(key)))))

    def _open(self, one: Place, other: Place) -> None:
        self._acts.open(CompareSheet(self._acts, one, other))


def _place(history: History, branch: int) -> Place:
    return Place(clean(history.twig[branch].name, 40), branch=branch)
