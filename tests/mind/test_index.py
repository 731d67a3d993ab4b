"""The index of memories in its child process: round trips, damage, silence on the network, a quick end."""

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from game.mind import index as index_module
from game.mind.index import Entry, Index, MemoryIndexError, Place, collection_name
from game.mind.index_process import AUDIT, Store, fault_of, read_frame, serve, to_bytes, to_vectors, write_frame
from game.mind.vectors import Vectors, hash_of
from game.world.memories import MemoryStream, NewMemory

KLAUS, MARIA = "Klaus Mueller", "Maria Lopez"
NAME = collection_name("hand made", 4)


def axis(n: int) -> NDArray[np.float32]:
    return np.eye(4, dtype=np.float32)[n]


def entry(person: str, branch: str, ordinal: int, vector: NDArray[np.float32], text: str = "x") -> Entry:
    return Entry(person, branch, ordinal, hash_of(text), "observation", 10 * ordinal, vector)


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def index(tmp_path: Path, told: list[str]) -> Iterator[Index]:
    made = Index(tmp_path / "oak.index", NAME, 4, told.append)
    yield made
    made.close()


def test_what_is_added_is_read_back_and_found_by_meaning(index: Index) -> None:
    between = np.array([0.6, 0.8, 0, 0], np.float32)
    index.add([entry(KLAUS, "main", 1, axis(0), "tea"), entry(KLAUS, "main", 2, between)])
    index.add([entry(KLAUS, "what if/é", 2, axis(2)), entry(MARIA, "main", 1, axis(1))])
    assert index.flush(30)

    held = index.read(KLAUS)
    assert set(held) == {Place("main", 1), Place("main", 2), Place("what if/é", 2)}
    assert held[Place("main", 1)].text_hash == hash_of("tea")
    assert held[Place("main", 2)].vector == pytest.approx([0.6, 0.8, 0, 0])
    assert index.read("Nobody Here") == {}

    found = index.query(axis(0), 2)
    assert [(f.person, f.branch, f.ordinal, round(f.score, 5)) for f in found] == [
        (KLAUS, "main", 1, 1.0),
        (KLAUS, "main", 2, 0.6),
    ]
    assert [f.person for f in index.query(axis(0), 9, {"person": MARIA})] == [MARIA]
    assert len(index.query(axis(0), 99)) == 4


def test_adding_the_same_memory_again_replaces_it(index: Index) -> None:
    index.add([entry(KLAUS, "main", 1, axis(0), "old")])
    index.add([entry(KLAUS, "main", 1, axis(3), "new")])
    assert index.flush(30)
    [(place, stored)] = index.read(KLAUS).items()
    assert (place, stored.text_hash, stored.vector.tolist()) == (Place("main", 1), hash_of("new"), [0, 0, 0, 1])


def test_a_refused_question_says_why_and_harms_nothing(index: Index, told: list[str]) -> None:
    index.add([entry(KLAUS, "main", 1, axis(0))])
    with pytest.raises(MemoryIndexError, match="refused"):
        index.query(axis(0), 1, {"$nonsense": 1})
    assert len(index.read(KLAUS)) == 1
    assert told == [] and index.error == ""


def test_vectors_survive_the_end_of_the_game(tmp_path: Path) -> None:
    """Written behind by one run, read back by the next without embedding, bit for bit, in more than one page."""
    stream = MemoryStream()
    for n in range(620):
        stream.add(NewMemory("seed", f"memory {n}"), n, 1)
    runs = []
    for _ in range(2):
        index = Index(tmp_path / "oak.index", NAME, 4)
        embedder = Hashed()
        vectors = Vectors(embedder, index)
        runs.append((vectors.matrix(KLAUS, stream.view()).copy(), embedder.count))
        assert vectors.flush({KLAUS: 620}, lambda person, ordinal: "main", most=620) == 620
        assert index.flush(30)
        index.close()
    assert [count for _, count in runs] == [620, 0]
    assert (runs[0][0] == runs[1][0]).all()


class Hashed:
    """Four numbers from the hash of a text."""

    name, size = "hand made", 4

    def __init__(self) -> None:
        self.count = 0

    def embed(self, texts: list[str]) -> NDArray[np.float32]:
        self.count += len(texts)
        rows = np.array([list(bytes.fromhex(hash_of(text))[:4]) for text in texts], np.float32) + 1
        return np.asarray(rows / np.linalg.norm(rows, axis=1, keepdims=True), np.float32)


@pytest.mark.parametrize("part", ["chroma.sqlite3", "*/index_metadata.pickle"])
def test_a_damaged_store_is_kept_aside_and_begun_anew(tmp_path: Path, part: str) -> None:
    folder, told = tmp_path / "oak.index", []
    first = Index(folder, NAME, 4)
    first.add([entry(KLAUS, "main", n, axis(n % 4)) for n in range(1, 1101)])  # enough for Chroma to write its files
    assert first.flush(60)
    first.close()
    for file in folder.glob(part):
        file.write_bytes(b"spoilt " * 3)
    (tmp_path / "oak.index.damaged-1").mkdir()

    second = Index(folder, NAME, 4, told.append)
    assert second.read(KLAUS, timeout=60) == {}
    assert second.generation == 1 and second.error == ""
    second.add([entry(KLAUS, "main", 1, axis(0))])
    assert second.flush(30) and len(second.read(KLAUS)) == 1
    second.close()
    [words] = told
    assert "damaged" in words and "oak.index.damaged-2" in words and "rebuilt" in words
    assert (tmp_path / "oak.index.damaged-2" / "chroma.sqlite3").exists()


def test_a_child_that_dies_is_started_again(index: Index, told: list[str]) -> None:
    index.add([entry(KLAUS, "main", 1, axis(0))])
    assert index.flush(30) and index._child
    index._child.kill()
    index._child.wait()
    assert len(index.read(KLAUS, timeout=30)) == 1
    assert told == [] and index.generation == 0


def test_an_index_that_cannot_be_started_says_so_and_the_game_goes_on(
    index: Index, told: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "no such python"))
    (tmp_path / "oak.index").mkdir()
    with pytest.raises(MemoryIndexError, match="cannot be started"):
        index.read(KLAUS)
    index.add([entry(KLAUS, "main", 1, axis(0))])
    assert not index.flush(1)
    assert told == [index.error] and "cannot be used" in index.error


def test_a_child_that_always_dies_is_given_up_after_two_remedies(
    index: Index, told: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Path] = []

    def start(folder: Path) -> "subprocess.Popen[bytes]":
        started.append(folder)
        return subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    monkeypatch.setattr(index_module, "_start", start)
    with pytest.raises(MemoryIndexError, match="ended unexpectedly"):
        index.query(axis(0), 1)
    assert len(started) == 3 and told == [index.error]


def test_the_library_is_never_imported_by_the_game_and_the_child_starts_late(tmp_path: Path) -> None:
    script = (
        "import sys; from pathlib import Path; from game.mind.index import Index;"
        f"i = Index(Path({str(tmp_path / 'x')!r}), 'm-x-4', 4); assert i._child is None and i._thread is None;"
        "assert i.read('A') == {} and i._thread is None;"  # a new town: there is nothing to read
        "i.wake(); assert i.read('A') == {} and i._child is not None; i.close();"
        "assert not [m for m in sys.modules if m.startswith('chromadb')]"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60).returncode == 0


def test_a_closed_index_answers_nothing_and_starts_nothing(index: Index) -> None:
    index.close()
    index.add([entry(KLAUS, "main", 1, axis(0))])
    with pytest.raises(MemoryIndexError, match="closed"):
        index.query(axis(0), 1)
    assert index._child is None


def test_closing_takes_less_than_half_a_second_even_while_much_is_to_be_written(index: Index) -> None:
    index.wake()
    index.read(KLAUS, timeout=30)
    child = index._child
    assert child
    index.add([entry(KLAUS, "main", n, axis(n % 4)) for n in range(1, 4000)])
    began = time.perf_counter()
    index.close()
    assert time.perf_counter() - began < 0.6
    assert child.wait(1) is not None


def test_ctrl_c_does_not_reach_the_child(index: Index) -> None:
    index.add([entry(KLAUS, "main", 1, axis(0))])
    assert index.flush(30) and index._child
    if os.name != "nt":  # on Windows the child has no console for Ctrl-C to reach
        index._child.send_signal(signal.SIGINT)
    child = index._child
    assert len(index.read(KLAUS)) == 1
    assert index._child is child


def test_the_child_ends_when_nobody_holds_its_stdin(tmp_path: Path) -> None:
    child = index_module._start(tmp_path / "x")
    assert child.stdin and child.stdout
    child.stdin.close()
    assert child.wait(10) == 0
    child.stdout.close()


def test_the_child_opens_no_network_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "sockets.log"
    monkeypatch.setenv(AUDIT, str(log))
    index = Index(tmp_path / "oak.index", NAME, 4)
    index.add([entry(KLAUS, "main", n, axis(n % 4)) for n in range(1, 201)])
    assert index.flush(30)
    assert len(index.read(KLAUS)) == 200 and len(index.query(axis(1), 3)) == 3
    assert index._child and network_sockets(index._child.pid) == []
    index.close()
    assert log.read_text(encoding="utf-8") == ""  # it is there, so the watch was on


def network_sockets(pid: int) -> list[str]:
    """What Linux knows of a process's network sockets, also of those that compiled code opened."""
    folder = Path(f"/proc/{pid}")
    if not folder.exists():
        return []
    tables = [folder / "net" / name for name in ("tcp", "tcp6", "udp", "udp6") if (folder / "net" / name).exists()]
    inodes = {f"socket:[{line.split()[9]}]" for table in tables for line in table.read_text().splitlines()[1:]}
    return [link for file in (folder / "fd").iterdir() if (link := os.readlink(file)) in inodes]


def test_names_of_collections_are_plain_and_tell_embedders_apart() -> None:
    assert collection_name("wordllama-l2-supercat", 256).startswith("m-wordllama-l2-supercat-")
    names = {collection_name(name, 8) for name in ("a/b", "a-b", "日本", "", "x" * 900)}
    assert len(names) == 5
    assert all(3 <= len(name) <= 512 and name.isascii() and name.replace("-", "").isalnum() for name in names)
    assert collection_name("a", 8) != collection_name("a", 9)


def test_frames_carry_header_and_vectors_and_end_with_the_pipe() -> None:
    pipe = io.BytesIO()
    vectors = np.array([[0.25, -1.0]], np.float32)
    write_frame(pipe, {"words": "Zoë 🎉"}, to_bytes(vectors))
    whole = pipe.getvalue()
    frame = read_frame(io.BytesIO(whole))
    assert frame is not None
    assert frame[0] == {"words": "Zoë 🎉"} and to_vectors(frame[1], 2).tolist() == [[0.25, -1.0]]
    assert [read_frame(io.BytesIO(whole[:cut])) for cut in (0, 3, 12, len(whole) - 1)] == [None] * 4


def test_a_fault_that_is_no_exception_is_answered_like_any() -> None:
    """Chroma's PanicException derives from BaseException."""

    class Panic(BaseException):
        pass

    class Panicking(Store):
        def answer(self, header: dict[str, object], payload: bytes) -> Iterator[tuple[dict[str, object], bytes]]:
            raise Panic("range start index 9 out of range")
            yield

    source, sink = io.BytesIO(), io.BytesIO()
    write_frame(source, {"op": "read"})
    source.seek(0)
    serve(Panicking(Path("nowhere")), source, sink)
    sink.seek(0)
    answer = read_frame(sink)
    assert answer is not None
    assert answer[0] == {"fault": "broken", "words": "Panic: range start index 9 out of range"}


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (ModuleNotFoundError("No module named 'chromadb'"), "absent"),
        (PermissionError("denied"), "absent"),
        (RuntimeError("error returned from database: (code: 13) database or disk is full"), "absent"),
        (RuntimeError("error returned from database: (code: 1032) attempt to write a readonly database"), "absent"),
        (RuntimeError("error returned from database: (code: 11) database disk image is malformed"), "broken"),
        (KeyError("where"), "broken"),
    ],
)
def test_a_full_disk_is_no_damage(error: BaseException, fault: str) -> None:
    assert fault_of(error) == fault


def test_a_missing_library_gives_up_at_once_and_moves_nothing(
    index: Index, told: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "oak.index").mkdir()
    (tmp_path / "chromadb.py").write_text("raise ImportError('no chromadb here')", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(MemoryIndexError, match="no chromadb here"):
        index.read(KLAUS, timeout=30)
    assert (tmp_path / "oak.index").exists() and index.generation == 0 and told == [index.error]
