"""Fonts of the system, for scripts that the fonts of the game lack: found by walking the folders where each system has
them, and reading which characters each says that it draws (the `cmap` table of OpenType)."""

import os
import struct
import sys
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from mmap import ACCESS_READ, mmap
from pathlib import Path

_MOST = 600
"""Files looked into."""
_MOST_SPANS = 100_000
_ENDINGS = (".ttf", ".otf", ".ttc")
_LIKED = ("notosans", "dejavusans", "nirmala", "leelaw", "ebrima", "segoeui", "arialunicode", "freesans", "unifont")
_DISLIKED = ("bold", "italic", "oblique", "mono", "light", "thin", "black", "condensed", "serif", "extra", "emoji")
_LAST_RESORT = ("lastresort", "blank", "notdef", "tofu")
"""Fonts that draw a box for everything."""


@dataclass(frozen=True, slots=True)
class SystemFont:
    """A file, and the characters that it has."""

    path: str
    starts: tuple[int, ...]
    ends: tuple[int, ...]

    def has(self, sign: str) -> bool:
        """Whether it says that it draws a character."""
        at = bisect_right(self.starts, ord(sign)) - 1
        return at >= 0 and ord(sign) <= self.ends[at]


@cache
def system_fonts() -> tuple[SystemFont, ...]:
    """All of them, those best to read on a screen first; looked for once, which takes some tenths of a second."""
    files = sorted(_files(), key=_rank)[:_MOST]
    return tuple(found for path in files if (found := read_font(path)) is not None)


def folders() -> list[Path]:
    """Where this system has its fonts."""
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        return [Path(os.environ.get("WINDIR", "C:/Windows")) / "Fonts", local / "Microsoft" / "Windows" / "Fonts"]
    if sys.platform == "darwin":
        return [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    shared = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    return [
        *(Path(place) / "fonts" for place in shared.split(":")),
        home / ".local" / "share" / "fonts",
        home / ".fonts",
    ]


def _files() -> Iterator[Path]:
    for folder in folders():
        for place, _, names in os.walk(folder):  # a folder that is not there has nothing in it
            yield from (Path(place) / name for name in names if name.lower().endswith(_ENDINGS))


def _rank(path: Path) -> tuple[int, int, str]:
    name = path.name.lower().replace("-", "").replace("_", "").replace(" ", "")
    liked = next((place for place, word in enumerate(_LIKED) if name.startswith(word)), len(_LIKED))
    return sum(word in name for word in _DISLIKED), liked, str(path)


def read_font(path: Path) -> SystemFont | None:
    """What a file has; None if it cannot be read, or draws a box for everything."""
    if any(word in path.name.lower() for word in _LAST_RESORT):
        return None
    try:
        with path.open("rb") as file, mmap(file.fileno(), 0, access=ACCESS_READ) as data:
            spans = sorted(_spans(data, _cmap(data)))
    except (OSError, struct.error, ValueError):
        return None
    return SystemFont(str(path), tuple(s for s, _ in spans), tuple(e for _, e in spans)) if spans else None


def _cmap(data: mmap) -> int:
    """Where the best table of the first font in a file is: that with all of Unicode, else that with its first plane."""
    start = struct.unpack_from(">I", data, 12)[0] if data[:4] == b"ttcf" else 0
    tables = struct.unpack_from(">H", data, start + 4)[0]
    for number in range(tables):
        tag, _, offset, _ = struct.unpack_from(">4sIII", data, start + 12 + 16 * number)
        if tag == b"cmap":
            break
    else:
        raise ValueError("no cmap")
    found = []
    for number in range(struct.unpack_from(">H", data, offset + 2)[0]):
        platform, encoding, at = struct.unpack_from(">HHI", data, offset + 4 + 8 * number)
        form = struct.unpack_from(">H", data, offset + at)[0]
        if form in (4, 12) and (platform, encoding) in _UNICODE:
            found.append((form, offset + at))
    return int(max(found)[1])


_UNICODE = {(3, 1), (3, 10), *((0, encoding) for encoding in range(5)), (0, 6)}


def _spans(data: mmap, at: int) -> Iterator[tuple[int, int]]:
    """First and last of each stretch of characters."""
    if struct.unpack_from(">H", data, at)[0] == 12:
        for number in range(min(_MOST_SPANS, struct.unpack_from(">I", data, at + 12)[0])):
            first, last, _ = struct.unpack_from(">III", data, at + 16 + 12 * number)
            yield first, last
        return
    count = struct.unpack_from(">H", data, at + 6)[0] // 2
    ends = struct.unpack_from(f">{count}H", data, at + 14)
    starts = struct.unpack_from(f">{count}H", data, at + 16 + 2 * count)
    yield from ((first, last) for first, last in zip(starts, ends, strict=True) if first <= last < 0xFFFF)
