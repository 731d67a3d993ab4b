"""Comparing what is saved: two branches or checkpoints of a town, or two towns; in words, and as plain values."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.errors import InputError
from game.opening import town_finder
from game.replay import FindTown, Replay
from game.saves.naming import Wanted, existing, wanted
from game.saves.reading import Checkpoint
from game.saves.town_file import TownFile
from game.study.compare import Comparison, compare
from game.study.compare_sides import NEAR, Difference
from game.world.clock import date_words, time_words
from game.world.world import World

TITLES = {
    "act": "What you did",
    "event": "Who was there",
    "news": "News",
    "promise": "Promises",
    "meeting": "Who talked with whom",
    "tie": "How close people are",
    "learned": "What people heard",
    "concluded": "What people think",
    "plan": "Plans",
    "now": "By now",
}
"""Headings, in the order in which they are told."""


_SOON = 3600
"""Game seconds after a parting in which little has become different [ours]."""
SOON = "That is less than an hour after they parted, and one of them ends there: little is different yet. Play it on."


@dataclass(frozen=True, slots=True)
class Pair:
    """Two moments of saved towns, with what they are called."""

    names: tuple[str, str]
    worlds: tuple[World, World]


def read_pair(saves: Path, words: list[str], town: Path | None = None) -> Pair:
    """The two of `NAME A B` (branches or `#` checkpoints of one town), or of two `NAME`, `NAME:BRANCH`, `NAME:#7`.

    A branch that was played further than the other is shown as it was at the other's end. Raises `InputError`.
    """
    asked = [wanted(f"{words[0]}:{word}" if len(words) == 3 else word) for word in words[-2:]]
    with ExitStack() as stack:
        files: dict[str, TownFile] = {}
        for name in dict.fromkeys(want.town for want in asked):
            files[name] = TownFile.open(existing(saves, name), read_only=True)
            stack.callback(files[name].close)
        finders = {name: town_finder(file, town) for name, file in files.items()}
        one, other = worlds_of([(files[want.town], finders[want.town], want) for want in asked])
    return Pair((words[-2], words[-1]), (one, other))


def worlds_of(asked: Sequence[tuple[TownFile, FindTown, Wanted]]) -> list[World]:
    """The worlds of two places, in files that are open, at the same moment as far as may be. Raises `InputError`."""
    ends = [_end(file, want) for file, _, want in asked]
    least = min(end.tick for end in ends)
    return [_world(*one, end, least) for one, end in zip(asked, ends, strict=True)]


def compare_saves(saves: Path, words: list[str], town: Path | None = None) -> tuple[Pair, Comparison]:
    """Compare the two that some words name. Raises `InputError`."""
    pair = read_pair(saves, words, town)
    return pair, compare(*pair.worlds)


def soon(found: Comparison) -> bool:
    """Whether both were hardly played since they parted."""
    return found.parted is not None and (found.until - found.parted).total_seconds() < _SOON


def sentence(names: tuple[str, str], difference: Difference) -> str:
    """`In A, Maria Lopez talked with ...; in B, they never did.` What only the second has comes second."""
    quoted = [f'"{name}"' if " " in name else name for name in names]
    sides = [(quoted[0], difference.one), (quoted[1], difference.other)]
    first, second = sides if _tells_more(difference) else sides[::-1]
    return f"In {first[0]}, {first[1].rstrip('.')}; in {second[0]}, {second[1].rstrip('.')}."


def as_words(names: tuple[str, str], found: Comparison) -> str:
    """The comparison to be read."""
    upto = f"{date_words(found.until)}, {time_words(found.until)}"
    if found.parted is None:
        return f"{names[0]} and {names[1]} are the same, as far as both were played (up to {upto})."
    head = f"{names[0]} and {names[1]} parted on {date_words(found.parted)} at {time_words(found.parted)}; " + (
        f"compared up to {upto}."
    )
    lines = [head]
    if soon(found):
        lines.append(SOON)
    for kind, title in TITLES.items():
        told = [f"- {sentence(names, d)}" for d in found.differences if d.kind == kind]
        lines += ["", title, *told] if told else []
    if not found.level:
        lines += ["", "How close people are and what they plan is left out: the two stand at different moments."]
    more = [f"\nand {found.left_out} lesser differences"] if found.left_out else []
    return "\n".join([*lines, *more])


def as_values(names: tuple[str, str], found: Comparison, clock: World) -> dict[str, Any]:
    """The comparison as plain values, for JSON; times are game times."""
    return {
        "names": list(names),
        "parted": found.parted.isoformat() if found.parted else None,
        "until": found.until.isoformat(),
        "differences": [
            {
                "kind": d.kind,
                "people": list(d.people),
                "time": clock.clock.at(d.tick).isoformat(),
                "a": d.one,
                "b": d.other,
                "text": sentence(names, d),
            }
            for d in found.differences
        ],
        "left_out": found.left_out,
    }


def _tells_more(difference: Difference) -> bool:
    """Whether what the first town has names somebody: then it is told first."""
    return any(name in difference.one for name in difference.people) or len(difference.one) >= len(difference.other)


def _world(file: TownFile, find: FindTown, want: Wanted, end: Checkpoint, tick: int) -> World:
    """The world of a checkpoint that was asked for, or of a branch's end, played again up to a tick before that."""
    if want.checkpoint is None and end.tick > tick:
        earlier = Replay(file, find, end.branch).seek(tick)
        if tick - earlier.tick <= NEAR:
            return earlier
    return file.look_at(find, end.id)


def _end(file: TownFile, want: Wanted) -> Checkpoint:
    there = {checkpoint.id: checkpoint for checkpoint in file.tree.checkpoints()}
    if want.checkpoint is not None:
        if want.checkpoint not in there:
            raise InputError(f"{file.path}: has no checkpoint {want.checkpoint}")
        return there[want.checkpoint]
    return there[file.tree.tip(file.tree.find(want.branch).id)] if want.branch else there[max(there)]
