"""Damaged and forged towns: `python -m tests.endurance.mutants [--count 5000] [--programs 100] [--only flipped]`.

Each is opened correctly or refused with one sentence: never a traceback, more than five seconds, a file written
anywhere, or a change of the file itself. What is damaged but opens holds what was saved, to the letter.
"""

import argparse
import faulthandler
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from game import config

config.prepare_process()

from game.errors import GameError  # noqa: E402
from game.opening import open_session, town_finder  # noqa: E402
from game.replay import FindTown, Replay  # noqa: E402
from game.saves.listing import save_info, show_save  # noqa: E402
from game.saves.state import state_hash  # noqa: E402
from game.saves.town_file import TownFile  # noqa: E402
from game.saves.verify import verify  # noqa: E402
from game.session import Session  # noqa: E402
from game.world.clock import HOUR, MINUTE  # noqa: E402
from game.world.commands import Announce, EndTalk, SpeakTo  # noqa: E402
from tests.endurance.mutating import DAMAGED, FORGED  # noqa: E402

_LONGEST = 5.0
"""Seconds for one file."""
_HANGS = 60.0
"""Seconds after which everything is given up, with a traceback of where it hangs."""
_STARTS = 5.0
"""Seconds more for a program, which has to start."""
_SOMEBODY = "Nell Archer"
_ROOT = Path(__file__).resolve().parents[2]
MUTATORS = DAMAGED | FORGED


@dataclass(frozen=True, slots=True)
class Original:
    """The town that is damaged, and what every checkpoint of it holds."""

    path: Path
    hashes: frozenset[str]
    find_town: FindTown


def make_original(folder: Path) -> Original:
    """A small town with two branches, an act of the player, and pictures."""
    session = open_session(config.maps_folder() / "example", [], "3", folder, "small", "")
    assert session.file is not None
    _play(session, 6 * HOUR, "manual")
    session.command([Announce("The well is dry"), SpeakTo(_SOMEBODY, "a reporter", "Good morning. What is new?")])
    _play(session, 10 * MINUTE, "auto")
    session.command([EndTalk(_SOMEBODY)])
    _play(session, HOUR, "auto")
    file, town = session.file, session.world.town
    number = file.tree.checkpoints()[1].id
    file.tree.branch(number, "another way")
    _play(session, 20 * MINUTE, "quit")
    session.close()
    with closing(TownFile.open(folder / "small.town", read_only=True)) as file:
        hashes = frozenset(state_hash(file.load(lambda people: town, c.id)) for c in file.tree.checkpoints())
        return Original(folder / "small.town", hashes, lambda people: town)


def _play(session: Session, ticks: int, kind: str) -> None:
    for _ in range(ticks):
        session.step()
    session.save(kind, "a note", b"\x89PNG, more or less")


# -- in this process ---------------------------------------------------------------------------------------------


def examine(original: Original, folder: Path, what: str, seed: str) -> str:
    """Damage a copy and do with it all that one does with a town; `opened`, or `refused`. Raises AssertionError."""
    path = _mutant(original, folder, what, seed)
    before = _everything(folder)
    said = [*filter(None, (_said(do, original, path) for do in _LOOKS))]
    assert _everything(folder) == before, "looking has changed something"
    said += filter(None, [_said(_played, original, path)])
    if said:
        assert path.read_bytes() == before[path.name], "it was refused, and changed"
    for sentence in said:
        assert sentence.strip() and "\n" not in sentence and len(sentence) < 5000, f"not one sentence: {sentence!r}"
    return "refused" if said else "opened"


def _said(do: Callable[[Original, Path], None], original: Original, path: Path) -> str:
    """What the player is told, nothing if all went well."""
    began, said = time.perf_counter(), ""
    try:
        do(original, path)
    except GameError as error:
        said = str(error)
    took = time.perf_counter() - began
    assert took < _LONGEST, f"{do.__name__} took {took:.1f} s"
    return said


def _verified(original: Original, path: Path) -> None:
    report = verify(path)
    if not report.whole:
        assert "\n" not in report.said
        return
    TownFile.open(path, read_only=True).close()


def _listed(original: Original, path: Path) -> None:
    info = save_info(path)
    assert "\n" not in info.fault
    show_save(path.parent, path.stem)


def _looked(original: Original, path: Path) -> None:
    with closing(TownFile.open(path, read_only=True)) as file:
        town_finder(file)
        world = file.load(original.find_town)
        if path.suffixes[0].removeprefix(".") not in FORGED:
            assert state_hash(world) in original.hashes, "it opens, and holds something else"


def _watched(original: Original, path: Path) -> None:
    with closing(TownFile.open(path, read_only=True)) as file:
        replay = Replay(file, original.find_town)
        replay.marks()
        first, last = replay.span()
        replay.seek((first + last) // 2)
        replay.seek(last)


def _played(original: Original, path: Path) -> None:
    """Open it as the game does, and play on."""
    file = TownFile.open(path)
    try:
        session = Session(file.load(original.find_town), None)
    finally:
        file.close()
    with closing(session):
        for _ in range(MINUTE * 10):
            session.step()


_LOOKS = (_verified, _listed, _looked, _watched)


def _mutant(original: Original, folder: Path, what: str, seed: str) -> Path:
    folder.mkdir()
    path = folder / f"small.{what}.town"
    shutil.copyfile(original.path, path)
    MUTATORS[what](path, random.Random(f"{what} {seed}"))
    return path


def _everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder and beside it, with their bytes (a damaged town's own only)."""
    inside = {path.name: path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
    return inside | {f"../{path.name}": b"" for path in sorted(folder.parent.iterdir())}


# -- through the program -----------------------------------------------------------------------------------------


def through_program(original: Original, folder: Path, what: str, seed: str) -> str:
    """Damage a copy and have the program open it; `opened`, or `refused`. Raises AssertionError."""
    path = _mutant(original, folder, what, seed)
    name, before = path.stem, _everything(folder)
    chance = random.Random(seed)
    words = chance.choice(
        (
            ("saves", "verify", name), ("saves", "show", name), ("saves", "list"), ("replay", name),
            ("run", "--load", name, "--days", "0.01"), ("ask", name, "Ann", "Who are you?"), ("story", name),
            ("saves", "import", str(path), "--name", "taken in"),
        )
    )  # fmt: skip
    done = _program(folder, words)
    told = f"{' '.join(words)}: {done.returncode}, {done.stdout[-300:]}{done.stderr[-2000:]}"
    assert "Traceback" not in done.stderr and done.returncode in (0, 2), told
    assert done.returncode == 0 or words[0] == "saves" or done.stderr.count("\n") == 1, told
    if done.returncode == 2 or words[0] != "run":
        assert path.read_bytes() == before[path.name], f"{told}: it was changed"
    new = set(_everything(folder)) - set(before)
    assert not {name for name in new if "climbed" in name}, told
    return "opened" if done.returncode == 0 else "refused"


def _program(folder: Path, words: tuple[str, ...]) -> subprocess.CompletedProcess[str]:
    ours = {"SMALLVILLE_SAVES": str(folder), "SMALLVILLE_DATA": str(folder / "data"), "SDL_VIDEODRIVER": "dummy"}
    command = [sys.executable, str(_ROOT / "main.py"), *words]
    return subprocess.run(
        command, cwd=folder, env=os.environ | ours, capture_output=True, text=True, timeout=_LONGEST + _STARTS
    )


# -- all of them -------------------------------------------------------------------------------------------------

Examine = Callable[[Original, Path, str, str], str]


def examine_many(
    original: Original, folder: Path, count: int, how: Examine, seed: str = "1", only: str = ""
) -> tuple[Counter[str], list[str]]:
    """Examine so many, each kind in turn: what came of them, and what went wrong, in words that let it be repeated."""
    found, wrong = Counter[str](), list[str]()
    kinds: list[str] = [only] if only else list(MUTATORS)
    for number in range(count):
        what, place = kinds[number % len(kinds)], folder / "mutant"
        faulthandler.dump_traceback_later(_HANGS, exit=True)
        try:
            found[f"{what} {how(original, place, what, f'{seed} {number}')}"] += 1
        except Exception as error:
            wrong.append(f"{what} {seed} {number}: {type(error).__name__}: {str(error)[-600:]}")
        faulthandler.cancel_dump_traceback_later()
        shutil.rmtree(place)
    return found, wrong


def main() -> None:
    """Examine, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", choices=list(MUTATORS), default="")
    told = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        original = make_original(folder)
        whole, failed = original.path.read_bytes(), 0
        (folder / "sandbox").mkdir()
        for count, how in ((told.count, examine), (told.programs, through_program)):
            started = time.perf_counter()
            found, wrong = examine_many(original, folder / "sandbox", count, how, told.seed, told.only)
            print(f"{count} by {how.__name__}: {len(wrong)} wrong; {time.perf_counter() - started:.0f} s")
            print("\n".join(f"  {kind}: {number}" for kind, number in sorted(found.items())))
            print("\n".join(f"WRONG {line}" for line in wrong))
            failed += len(wrong)
        assert original.path.read_bytes() == whole
    raise SystemExit(bool(failed))


if __name__ == "__main__":
    main()
