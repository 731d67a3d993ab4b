"""Acts of the player with a way back: a checkpoint is made before each, and undoing goes back to it.

Going back deletes nothing: what was played since is saved first, and play goes on in a new branch. An act that only
goes on with another, such as a step of the player's body or the next line of a talk, has no checkpoint of its own.
"""

from collections.abc import Sequence

from game.saves.reading import Checkpoint
from game.saves.writing import Picture
from game.session import Session
from game.world import commands as c
from game.world.clock import time_words
from game.world.playing import cleaned, fault
from game.world.world import World

KIND = "before"
"""Of the checkpoints that are made here."""
NOTHING = "There is nothing to take back"
_LONGEST = 80


class Interventions:
    """Hands the player's acts to a session; the town must be settled whenever it is asked."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._undone: int | None = None
        """The checkpoint that was gone back to last: going back once more goes further."""

    def do(self, acts: Sequence[c.Command], thumbnail: Picture | None = None) -> None:
        """Make a checkpoint if the acts call for one, and have them done before the next tick."""
        session = self._session
        notes = [note for act in acts if needs_checkpoint(session.world, act) and (note := note_of(act))]
        if notes and session.save(KIND, notes[0], thumbnail) is not None:
            self._undone = None
        session.command(acts)

    @property
    def nothing(self) -> str:
        """What is said if there is nothing to go back to."""
        file = self._session.file
        return f"{NOTHING}: this town is not kept in a file" if file is None or file.read_only else NOTHING

    def before(self, thumbnail: Picture | None = None) -> Checkpoint | None:
        """Save what was played since the last act that was not taken back yet; the checkpoint before that act, None
        if there is none. Raises `SaveError`."""
        session, file = self._session, self._session.file
        if file is None or file.read_only:
            return None
        found = file.last_on_the_way(KIND, self._undone)
        if found is not None and (session.world.tick > found.tick or session.pending):
            session.save("auto", f"what was played after {found.note.removeprefix('before ')}", thumbnail)
            found = file.last_on_the_way(KIND, self._undone)  # a save takes away what has grown too old
        return found

    def undone(self, found: Checkpoint) -> str:
        """Play goes on from such a checkpoint; what the player is told."""
        self._undone = found.id
        now = self._session.world.clock.now
        return f"Back at {now:%A}, {time_words(now.replace(second=0))}, {found.note}; what was played since is kept"


def needs_checkpoint(world: World, act: c.Command) -> bool:
    """Whether an act is an intervention of its own, and can be done."""
    match act:
        case c.Answer() | c.EndTalk() | c.Walk():
            return False
        case c.SpeakTo():
            return not fault(world, act) and not _are_talking(world, act.person, cleaned(act.persona))
        case c.SayTo():
            body = world.body
            return not fault(world, act) and body is not None and not _are_talking(world, act.person, body.name)
    return not fault(world, act)


def note_of(act: c.Command) -> str:
    """What the checkpoint before an act is called."""
    words = _words(act)
    return f"before {words if len(words) <= _LONGEST else words[: _LONGEST - 1] + '…'}" if words else ""


def _words(act: c.Command) -> str:
    match act:
        case c.SetThingState():
            return f"the {act.thing.rsplit(':', 1)[1]} was {cleaned(act.state) or 'as usual'}"
        case c.WhisperTo():
            return f"{act.person} heard “{cleaned(act.text)}”"
        case c.SpeakTo() | c.SayTo():
            return f"the talk with {act.person}"
        case c.Announce():
            return f"the news “{cleaned(act.text)}”"
        case c.AddMemory():
            return f"{act.person} was given a memory"
        case c.HideMemory():
            return f"a memory was taken from {act.person}"
        case c.EditMemory():
            return f"a memory of {act.person} was changed"
        case c.NeverMet():
            return f"{act.person} and {act.other} had never met"
    return _body_words(act)


def _body_words(act: c.Command) -> str:
    match act:
        case c.EnterTown():
            return f"{cleaned(act.name)} came to town"
        case c.StepInto():
            return f"you were {act.person}"
        case c.UseThing():
            return f"{cleaned(act.doing)}"
        case c.LetGo():
            return "you let go"
        case c.MoveIn():
            return f"{cleaned(act.name)} moved in"
        case c.MoveOut():
            return f"{act.person} moved out"
    return ""


def _are_talking(world: World, person: str, name: str) -> bool:
    talk = world.conversations.get(world.people[person].conversation)
    return talk is not None and name in talk.people
