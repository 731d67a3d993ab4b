"""The small rows of a town file and what they stand for: memories, and what changes about them later."""

import json
import zlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, get_args

from game.saves.faults import DamageError
from game.world.memories import Kind, Memory, MemoryStream

MOST = 2_000_000_000
"""No tick, ordinal or count goes beyond this: about 630 game years."""
TEXT_LIMIT = 32 * 2**20
"""Bytes of the largest state that is read or written: a bound for files of strangers."""

_KINDS = frozenset(get_args(Kind))
_CHUNK = 256
_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False, default=repr).encode
"""Values in one way only; `repr` is for a blob where a damaged row should have text: the checksum then differs."""
_quote = json.encoder.encode_basestring

Row = tuple[Any, ...]


def crc(*values: Any) -> int:
    """Checksum of the values of one row, told apart by type; a blob goes in as its `blob_crc`."""
    return zlib.crc32(_encode(values).encode("utf-8"))


def blob_crc(blob: object) -> int:
    """Checksum of a blob, -1 for something that is none."""
    return zlib.crc32(blob) if isinstance(blob, bytes) else -1


def clean(text: str) -> str:
    """A text that can be written as UTF-8: half a surrogate pair, as pasted or from a model, becomes `?`."""
    return text if text.isascii() else text.encode("utf-8", "replace").decode("utf-8")


def unpack(blob: Any) -> bytes:
    """The bytes of a compressed blob. Raises `DamageError` if it is none or larger than any state."""
    if not isinstance(blob, bytes):
        raise DamageError("a compressed value is none")
    packed = zlib.decompressobj()
    raw = packed.decompress(blob, TEXT_LIMIT)
    if not packed.eof:
        raise DamageError("a compressed value is cut short or too large")
    return raw


def parse(raw: str | bytes) -> Any:
    """JSON from a file of a stranger, without numbers that would break arithmetic on dates."""
    return json.loads(raw, parse_int=_whole, parse_float=_fraction, parse_constant=_fraction)


def memory_values(memory: Memory) -> Row:
    """A memory as the values of its row, from `ordinal` to `place`; also what the state's hash is made of."""
    return (
        memory.ordinal,
        memory.kind,
        clean(memory.text),
        memory.created,
        memory.importance,
        clean(memory.source),
        ",".join(map(str, memory.evidence)),
        _encode([clean(s) for s in memory.subjects]) if memory.subjects else "",
        clean(memory.place),
    )


def row_json(memory: Memory) -> bytes:
    """A memory as canonical JSON, for the state's hash."""
    return _encode(memory_values(memory)).encode()


def memories_from(rows: Sequence[Row], first: int) -> list[Memory]:
    """Memories from rows as they are in the table, whose ordinals must run on from `first`. Raises `DamageError`."""
    memories = []
    for ordinal, row in enumerate(rows, start=first):
        if row[-1] != _memory_crc(row) or row[2] != ordinal:
            raise DamageError(f"memory {ordinal} of {row[1]} is not what was written")
        try:
            memories.append(_memory(row))
        except (ValueError, TypeError, AttributeError, RecursionError) as error:
            raise DamageError(f"memory {ordinal} of {row[1]} makes no sense") from error
    return memories


def _memory_crc(row: Row) -> int:
    """The `crc` of a row of memory, put together in half the time: a large town has a quarter of a million."""
    branch, person, ordinal, kind, text, created, importance, source, evidence, subjects, place, _ = row
    if type(created) is not int or type(importance) is not int:
        return crc(*row[:-1])
    try:
        return zlib.crc32(
            f"[{branch},{_quote(person)},{ordinal},{_quote(kind)},{_quote(text)},{created},{importance},"
            f"{_quote(source)},{_quote(evidence)},{_quote(subjects)},{_quote(place)}]".encode()
        )
    except TypeError:  # something else where there should be text
        return crc(*row[:-1])


def _memory(row: Row) -> Memory:
    _, _, ordinal, kind, text, created, importance, source, evidence, subjects, place, _ = row
    rests_on = tuple(map(int, evidence.split(","))) if evidence else ()
    numbers = type(created) is int and type(importance) is int and -MOST <= created <= MOST and 1 <= importance <= 10
    texts = type(text) is type(source) is type(place) is str
    if not (numbers and texts and kind in _KINDS and (not rests_on or 0 < min(rests_on) <= max(rests_on) < ordinal)):
        raise ValueError
    return Memory(ordinal, kind, text, created, importance, source, rests_on, _subjects(subjects), place)


@lru_cache(maxsize=4096)
def _subjects(text: str) -> tuple[str, ...]:
    names = json.loads(text) if text else []
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError
    return tuple(names)


@dataclass(slots=True)
class Beside:
    """What changes about somebody's memories after they were written: a copy of a stream's, without the rows."""

    accessed: "array[int]" = field(default_factory=lambda: array("q"))
    rated: dict[int, int] = field(default_factory=dict)
    confidence: dict[int, float] = field(default_factory=dict)
    superseded: dict[int, int] = field(default_factory=dict)
    hidden: dict[int, int] = field(default_factory=dict)

    @classmethod
    def of(cls, stream: MemoryStream) -> "Beside":
        """A copy of what a stream keeps beside its rows."""
        return cls(
            stream.accessed[:],
            dict(stream.rated),
            dict(stream.confidence),
            dict(stream.superseded),
            dict(stream.hidden),
        )


_MAPS = ("rated", "confidence", "superseded", "hidden")


def canonical(beside: Beside) -> bytes:
    """All of it as canonical JSON, for the state's hash."""
    maps = {name: sorted(getattr(beside, name).items()) for name in _MAPS}
    return _encode({"accessed": beside.accessed.tolist(), **maps}).encode()


def changes(old: Beside, new: Beside, rows: Sequence[Memory]) -> dict[str, Any]:
    """What leads from `old` to `new`; rows that `old` does not have yet count as last accessed when created."""
    accessed = old.accessed + array("q", (rows[i].created for i in range(len(old.accessed), len(new.accessed))))
    moved = list(_moved(accessed, new.accessed))
    found: dict[str, Any] = {"accessed": [[i + 1 for i in moved], [new.accessed[i] for i in moved]]} if moved else {}
    for name in _MAPS:
        changed = _map_changes(getattr(old, name), getattr(new, name))
        if changed:
            found[name] = changed
    return found


def pack_changes(found: Mapping[str, Any]) -> bytes:
    """Changes as a compressed blob."""
    return zlib.compress(_encode(found).encode())


def merged(older: Mapping[str, Any], newer: Mapping[str, Any]) -> dict[str, Any]:
    """Changes that lead as far as `older` and then `newer`."""
    accessed = dict(zip(*older.get("accessed", ((), ())), strict=True))
    accessed |= dict(zip(*newer.get("accessed", ((), ())), strict=True))
    found: dict[str, Any] = {"accessed": [list(accessed), list(accessed.values())]} if accessed else {}
    for name in _MAPS:
        if both := older.get(name, {}) | newer.get(name, {}):
            found[name] = both
    return found


def apply_changes(beside: Beside, blob: Any) -> None:
    """Take changes in. Raises `DamageError` if they do not fit; changes of rows that are not there are left out."""
    found = parse(unpack(blob))
    try:
        ordinals, ticks = found.get("accessed", ([], []))
        for ordinal, tick in zip(ordinals, ticks, strict=True):
            if 0 < ordinal <= len(beside.accessed):
                beside.accessed[ordinal - 1] = tick
        for name in _MAPS:
            _apply_map(getattr(beside, name), found.get(name, {}), float if name == "confidence" else int)
    except (ValueError, TypeError, AttributeError) as error:
        raise DamageError("what changed about memories makes no sense") from error


def _moved(old: "array[int]", new: "array[int]") -> Iterator[int]:
    """Indices at which two arrays of the same length differ; whole chunks are compared at once."""
    for start in range(0, len(new), _CHUNK):
        if old[start : start + _CHUNK] != new[start : start + _CHUNK]:
            yield from (i for i in range(start, min(start + _CHUNK, len(new))) if old[i] != new[i])


def _map_changes(old: Mapping[int, Any], new: Mapping[int, Any]) -> dict[str, Any]:
    changed = {str(key): new[key] for key in sorted(new) if old.get(key) != new[key]}
    return changed | {str(key): None for key in sorted(old) if key not in new}


def _apply_map(values: dict[int, Any], found: Mapping[str, Any], kind: type) -> None:
    for key, value in found.items():
        if value is None:
            values.pop(int(key), None)
        elif type(value) in (int, kind):
            values[int(key)] = kind(value)
        else:
            raise ValueError


def _whole(digits: str) -> int:
    if len(digits) > 11 or abs(int(digits)) > MOST:
        raise DamageError(f"it holds a number larger than any town has ({digits[:20]})")
    return int(digits)


def _fraction(digits: str) -> float:
    number = float(digits)
    if not abs(number) <= MOST:  # so that `NaN` is caught as well
        raise DamageError(f"it holds a number larger than any town has ({digits[:20]})")
    return number


def lengths_from(text: str) -> dict[str, int]:
    """The lengths of the streams of a checkpoint, person -> rows."""
    found = parse(text)
    if not isinstance(found, dict) or not all(type(n) is int and n >= 0 for n in found.values()):
        raise DamageError("the lengths of a checkpoint's streams make no sense")
    return found
