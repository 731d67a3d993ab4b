"""What the window asks for: commands to the world, and requests to the loop that runs it."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from game.view.beginnings import Examination, Minds, NewTown
from game.view.options import Options
from game.view.replies import Found as Found
from game.view.replies import Hit as Hit
from game.view.replies import Reply as Reply
from game.view.saves.history import Place
from game.view.seen import Deed
from game.world.commands import Command


@dataclass(frozen=True, slots=True)
class SetSpeed:
    """Run at one of the four speeds."""

    index: int
    """0 is 1 second for 1 game minute, 1 and 2 are faster, 3 is as fast as it goes."""


@dataclass(frozen=True, slots=True)
class TogglePause:
    """Stop the clock, or let it go on."""


@dataclass(frozen=True, slots=True)
class Save:
    """Save the town under its own name."""

    note: str = ""


@dataclass(frozen=True, slots=True)
class QuickSave:
    """Save to the quick slot."""


@dataclass(frozen=True, slots=True)
class QuickLoad:
    """Go back to the quick slot."""


@dataclass(frozen=True, slots=True)
class Undo:
    """Go back to before the player's last act."""


@dataclass(frozen=True, slots=True)
class Tell:
    """Show the player a short message."""

    words: str


@dataclass(frozen=True, slots=True)
class Quit:
    """Close the window."""


@dataclass(frozen=True, slots=True)
class TakePicture:
    """Keep what is on the screen as a picture."""


@dataclass(frozen=True, slots=True)
class ChangeOptions:
    """Keep other settings of the interface, and go by them."""

    options: Options


@dataclass(frozen=True, slots=True)
class AskPerson:
    """Interview somebody; it leaves no trace. The reply is what they say, a `str`, with the memories behind it."""

    number: int
    person: str
    question: str


@dataclass(frozen=True, slots=True)
class Recollect:
    """What somebody would recall for a query, best first. The reply is a tuple of `Found`."""

    number: int
    person: str
    query: str
    count: int = 50


@dataclass(frozen=True, slots=True)
class FindWhy:
    """The thought behind something that somebody said, did, planned or concluded. The reply is a `Trace`, or None."""

    number: int
    person: str
    deed: Deed


@dataclass(frozen=True, slots=True)
class ReadWhy:
    """Somebody's thoughts of some ticks from the town's log. The reply is a tuple of `Trace`, the oldest first."""

    number: int
    person: str
    since: int
    until: int


@dataclass(frozen=True, slots=True)
class StopAsking:
    """Break off a slow question; no reply is waited for any more."""

    question: int


@dataclass(frozen=True, slots=True)
class TryAgain:
    """Ask a model server that failed again now, as the player has changed something about it."""


@dataclass(frozen=True, slots=True)
class SkipAhead:
    """Let time run to the next thing of note, or stop doing so."""

    on: bool = True


@dataclass(frozen=True, slots=True)
class KeepText:
    """Write a text to a file beside the saves."""

    name: str
    """Of the file, without its ending."""
    text: str


@dataclass(frozen=True, slots=True)
class SearchWords:
    """Where somebody remembers or said words. The reply is a tuple of `Hit`, the newest first."""

    number: int
    words: str
    most: int = 30


@dataclass(frozen=True, slots=True)
class ReadDay:
    """What happened in the town on a day, as Markdown. The reply is a `str`."""

    number: int
    day: date


@dataclass(frozen=True, slots=True)
class ReadPlots:
    """What the plots show. The reply is a mapping of their names to charts (plots.py)."""

    number: int
    person: str
    """Whose sums toward a reflection are plotted."""


@dataclass(frozen=True, slots=True)
class OpenTown:
    """Leave this town, saved, for another that is kept: `NAME`, `NAME:BRANCH` or `NAME:#CHECKPOINT`."""

    words: str


@dataclass(frozen=True, slots=True)
class BeginTown:
    """Leave this town, saved, for a new one."""

    plan: NewTown


@dataclass(frozen=True, slots=True)
class ShowTitle:
    """Leave this town, saved, for the title screen."""


@dataclass(frozen=True, slots=True)
class ChangeSettings:
    """Keep other settings (dotted names, None takes one out), and who answers; with `at_once` the town is opened anew
    to go by them."""

    changes: Mapping[str, str | int | float | bool | None]
    minds: Minds | None = None
    at_once: bool = False


@dataclass(frozen=True, slots=True)
class ListTowns:
    """The towns that are kept. The reply is a tuple of `KeptTown`, the latest first."""

    number: int


@dataclass(frozen=True, slots=True)
class ReadFolders:
    """The towns that can be begun. The reply is a tuple of `TownFolder`."""

    number: int


@dataclass(frozen=True, slots=True)
class CheckName:
    """Whether a new town may be called so (empty always may). The reply is `True`, or a fault that says why not."""

    number: int
    name: str


@dataclass(frozen=True, slots=True)
class ReadInMind:
    """What is understood of lines about what people have in mind. The reply is a tuple of `Read`."""

    number: int
    folder: str
    people: tuple[str, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Reckon:
    """What a game day costs. The reply is a `str`."""

    number: int
    minds: Minds
    people: int


@dataclass(frozen=True, slots=True)
class ListModels:
    """The models of a server. The reply is a tuple of `str`."""

    number: int
    minds: Minds


@dataclass(frozen=True, slots=True)
class Examine:
    """Have a doctor find out what a model server can do; it is filled into `into` as it goes. The reply says `True`."""

    number: int
    minds: Minds
    into: Examination


@dataclass(frozen=True, slots=True)
class ReadSettings:
    """The settings as they are kept. The reply is a `Kept`."""

    number: int


@dataclass(frozen=True, slots=True)
class GoBack:
    """Play on from a checkpoint of this town, in a branch if that is named, once what is played now is saved."""

    checkpoint: int
    branch: int = 0


@dataclass(frozen=True, slots=True)
class BeginReplay:
    """Watch a branch again (0 for the one in play), from a tick on."""

    branch: int = 0
    tick: int = 0


@dataclass(frozen=True, slots=True)
class SeekReplay:
    """Show another moment of the replay."""

    tick: int


@dataclass(frozen=True, slots=True)
class StepMark:
    """Go to the next mark of the replay (1), or to the one before (-1)."""

    direction: int


@dataclass(frozen=True, slots=True)
class LeaveReplay:
    """Go back to the present."""


@dataclass(frozen=True, slots=True)
class ReadHistory:
    """All branches and checkpoints. The reply is a `History` (saves/history.py)."""

    number: int


@dataclass(frozen=True, slots=True)
class ReadPictures:
    """Thumbnails. The reply is a mapping from checkpoints to PNG files, None for none."""

    number: int
    checkpoints: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BranchOff:
    """Begin a branch at a checkpoint, or with 0 at the moment of the replay, and play on in it. The reply is `True`."""

    number: int
    name: str
    checkpoint: int = 0


@dataclass(frozen=True, slots=True)
class NameBranch:
    """Call a branch something else. The reply is the `History` after that."""

    number: int
    branch: int
    name: str


@dataclass(frozen=True, slots=True)
class WriteNote:
    """Write another note to a checkpoint. The reply is the `History` after that."""

    number: int
    checkpoint: int
    words: str


@dataclass(frozen=True, slots=True)
class Delete:
    """Take a branch away, or a checkpoint if none is named. The reply is the `History` after that."""

    number: int
    branch: int = 0
    checkpoint: int = 0


@dataclass(frozen=True, slots=True)
class Export:
    """Write a branch, or all of them for 0, to a file. The reply says where, a `str`."""

    number: int
    branch: int
    plain: bool
    """As JSON, instead of a town file."""


@dataclass(frozen=True, slots=True)
class Compare:
    """What is different between two. The reply is a `Compared`."""

    number: int
    one: Place
    other: Place


Request = (
    SetSpeed | TogglePause | Save | QuickSave | QuickLoad | Undo | Tell | Quit | TakePicture | ChangeOptions
    | StopAsking | TryAgain | SkipAhead | KeepText | OpenTown | BeginTown | ShowTitle | ChangeSettings
    | GoBack | BeginReplay | SeekReplay | StepMark | LeaveReplay
)  # fmt: skip
SlowQuestion = AskPerson | Recollect | FindWhy | ReadWhy | SearchWords | ReadDay | ReadPlots
"""Answered some frames later with a `Reply` of the same number (questions.py); never waited for."""
Chore = ListTowns | ReadFolders | CheckName | ReadInMind | Reckon | ListModels | Examine | ReadSettings
"""Slow questions about the disk and model servers, not about the town; answered the same way."""
Filing = ReadHistory | ReadPictures | BranchOff | NameBranch | WriteNote | Delete | Export | Compare
"""Slow questions about what is kept of the town in play; answered the same way."""
Question = SlowQuestion | Chore | Filing
Intent = Command | Request | Question
