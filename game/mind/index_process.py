"""The child process that holds the Chroma store: `python -m game.mind.index_process FOLDER`.

Chroma's writes hold the interpreter for their whole length, so it never lives in the game's own process
(measured: 20 to 57 ms for 50 rows). This one reads questions from stdin, writes answers to stdout, and ends when
stdin does. A frame is two lengths, a JSON header and raw little-endian float32 vectors:

    add    {collection, size, ids, rows}             + vectors -> {}
    read   {collection, size, person}                -> {rows: [[branch, ordinal, text hash], ...], more} + vectors, ...
    query  {collection, size, count, where} + vector -> {rows: [[person, branch, ordinal, text hash, score], ...]}

A fault is answered with {fault, words}: `refused` (this question was wrong), `absent` (no library, a full or
read-only disk: nothing is wrong with the store itself) or `broken` (anything else).
"""

import json
import os
import re
import signal
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any, Literal

import numpy as np
from numpy.typing import NDArray

Header = dict[str, Any]
Fault = Literal["refused", "absent", "broken"]

PAGE = 500
"""Rows in one frame of a long answer: decoding a frame holds the game's interpreter for about a millisecond."""
AUDIT = "SMALLVILLE_AUDIT_SOCKETS"
"""Environment variable naming a file: every socket asked for is then written there and refused."""

_LENGTHS = struct.Struct("<II")
_FULL_OR_READ_ONLY = {8, 13, 14}
"""SQLite's primary result codes READONLY, FULL and CANTOPEN."""


def read_frame(pipe: IO[bytes]) -> tuple[Header, bytes] | None:
    """The next frame, or None where the pipe ends (also in the middle of a frame)."""
    start = pipe.read(_LENGTHS.size)
    if len(start) < _LENGTHS.size:
        return None
    head, body = _LENGTHS.unpack(start)
    header, payload = pipe.read(head), pipe.read(body)
    if len(header) < head or len(payload) < body:
        return None
    return json.loads(header), payload


def write_frame(pipe: IO[bytes], header: Header, payload: bytes = b"") -> None:
    """Write one frame whole. Raises OSError if nobody reads."""
    text = json.dumps(header).encode("ascii")
    pipe.write(_LENGTHS.pack(len(text), len(payload)) + text)
    pipe.write(payload)
    pipe.flush()


def to_bytes(vectors: NDArray[np.float32]) -> bytes:
    """Vectors as a frame carries them."""
    return vectors.astype("<f4").tobytes()


def to_vectors(payload: bytes, size: int) -> NDArray[np.float32]:
    """The vectors of a frame, one a row."""
    return np.frombuffer(payload, "<f4").astype(np.float32).reshape(-1, size)


class Store:
    """The Chroma store in a folder; the library is imported and the store opened at the first question."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._client: Any = None

    def answer(self, header: Header, payload: bytes) -> Iterator[tuple[Header, bytes]]:
        """The frames that answer one question."""
        collection, vectors = self._collection(header["collection"]), to_vectors(payload, header["size"])
        if header["op"] == "add":
            collection.upsert(ids=header["ids"], embeddings=vectors, metadatas=header["rows"])
            yield {}, b""
        elif header["op"] == "read":
            yield from _read(collection, header["person"])
        else:
            yield _query(collection, vectors, header["count"], header["where"]), b""

    def _collection(self, name: str) -> Any:
        if self._client is None:
            import chromadb
            from chromadb.config import Settings

            settings = Settings(anonymized_telemetry=False)
            self._client = chromadb.PersistentClient(str(self._folder), settings=settings)
        # No embedding function: the default one would download a model.
        return self._client.get_or_create_collection(name, embedding_function=None, metadata={"hnsw:space": "cosine"})


def _read(collection: Any, person: str) -> Iterator[tuple[Header, bytes]]:
    """All entries of one person, a page a frame."""
    found = collection.get(where={"person": person}, include=["metadatas", "embeddings"])
    rows = [[row["branch"], row["ordinal"], row["hash"]] for row in found["metadatas"]]
    for start in range(0, len(rows), PAGE):
        vectors = np.asarray(found["embeddings"][start : start + PAGE], np.float32)
        yield {"rows": rows[start : start + PAGE], "more": True}, to_bytes(vectors)
    yield {"rows": [], "more": False}, b""


def _query(collection: Any, vector: NDArray[np.float32], count: int, where: Header | None) -> Header:
    """The nearest entries, best first."""
    found = collection.query(query_embeddings=vector, n_results=count, where=where, include=["metadatas", "distances"])
    near = zip(found["metadatas"][0], found["distances"][0], strict=True)
    return {"rows": [[r["person"], r["branch"], r["ordinal"], r["hash"], 1.0 - float(d)] for r, d in near]}


def fault_of(error: BaseException) -> Fault:
    """What kind of fault an error is (a damaged store may raise a PanicException, which is no Exception)."""
    if isinstance(error, ImportError | PermissionError):
        return "absent"
    code = re.search(r"\(code: (\d+)\)", str(error))
    if code and int(code[1]) % 256 in _FULL_OR_READ_ONLY:
        return "absent"
    return "refused" if type(error).__name__ == "InvalidArgumentError" else "broken"


def serve(store: Store, source: IO[bytes], sink: IO[bytes]) -> None:
    """Answer questions until the source ends."""
    while (frame := read_frame(source)) is not None:
        try:
            for header, payload in store.answer(*frame):
                write_frame(sink, header, payload)
        except BaseException as error:
            words = f"{type(error).__name__}: {error}"[:500]
            write_frame(sink, {"fault": fault_of(error), "words": words})


def _refuse_sockets(path: str) -> None:
    """Write down and refuse every socket; the file exists from now on, as a sign that the watch is on."""
    log = open(path, "a", encoding="utf-8")  # noqa: SIM115 (open as long as the process lives)

    def watch(event: str, arguments: tuple[Any, ...]) -> None:
        if event.startswith("socket."):
            log.write(f"{event} {arguments}\n")
            log.flush()
            raise PermissionError(f"{event} is refused")

    sys.addaudithook(watch)


def _take_stdout() -> IO[bytes]:
    """Keep stdout for frames; whatever a library prints goes to stderr."""
    pipe = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return pipe


def main() -> None:
    """Serve the store in the folder named on the command line until stdin ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the game, which ends this process
    sink = _take_stdout()
    if os.environ.get(AUDIT):
        _refuse_sockets(os.environ[AUDIT])
    serve(Store(Path(sys.argv[1])), sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
