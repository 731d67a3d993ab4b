"""Pictures of the screen, written to files."""

import struct
import threading
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame

from game.errors import InputError

_THUMBNAIL = 320
"""Width of a thumbnail."""


def write_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a picture. Raises `InputError`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(surface, str(path))
    except (pygame.error, OSError) as error:
        raise InputError(f"{path}: cannot be written ({error}); expected a file name such as town.png") from error


def write_later(surface: pygame.Surface, path: Path, tell: Callable[[str], None]) -> threading.Thread:
    """Write a picture that nobody draws on any more, on a thread of its own; tell where it is, or why it is not."""

    def write() -> None:
        try:
            write_picture(surface, path)
            tell(f"Picture: {path}")
        except InputError as error:
            tell(str(error))

    thread = threading.Thread(target=write, name="picture", daemon=True)
    thread.start()
    return thread


def thumbnail_of(picture: pygame.Surface) -> Callable[[], bytes]:
    """What makes a small PNG of a picture, on any thread: packing it takes longer than a frame has to spare."""
    width, height = picture.get_size()
    small = pygame.transform.smoothscale(picture, (_THUMBNAIL, max(1, _THUMBNAIL * height // width)))
    return partial(_png, small.get_size(), pygame.image.tobytes(small, "RGB"))


def _png(size: tuple[int, int], pixels: bytes) -> bytes:
    """A PNG of 8 bits a colour, three colours a pixel (PNG specification, sections 5 and 11)."""
    width, height = size
    rows = b"".join(b"\0" + pixels[3 * width * y : 3 * width * (y + 1)] for y in range(height))
    head = struct.pack(">2I5B", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def free_path(folder: Path, name: str) -> Path:
    """`name.png` in a folder, with a number if there is one of that name."""
    names = [name, *(f"{name} ({number})" for number in range(2, 10_000))]
    return next(path for n in names if not (path := folder / f"{n}.png").exists())
