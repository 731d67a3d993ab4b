"""Pictures of the screen, written to files."""

import io
import threading
from collections.abc import Callable
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


def thumbnail_of(picture: pygame.Surface) -> bytes:
    """A picture as a small PNG."""
    width, height = picture.get_size()
    out = io.BytesIO()
    pygame.image.save(
        pygame.transform.smoothscale(picture, (_THUMBNAIL, max(1, _THUMBNAIL * height // width))), out, "small.png"
    )
    return out.getvalue()


def free_path(folder: Path, name: str) -> Path:
    """`name.png` in a folder, with a number if there is one of that name."""
    names = [name, *(f"{name} ({number})" for number in range(2, 10_000))]
    return next(path for n in names if not (path := folder / f"{n}.png").exists())
