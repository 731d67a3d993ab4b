"""Words in and out of the process, whatever they are made of and wherever they go."""

import io
import os
import sys
from collections.abc import Sequence
from contextlib import suppress

from game.errors import InputError


def prepare_streams() -> None:
    """A name in another script than the console's is shown in escapes rather than ending the command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def check_words(words: Sequence[str]) -> None:
    """Raise `InputError` for a word on the command line whose bytes are no text: it could not be written anywhere."""
    for word in words:
        try:
            word.encode("utf-8")
        except UnicodeEncodeError:
            raise InputError(f"{word!r}: is no text that this computer can read") from None


def let_go_of_stdout() -> None:
    """What could not be written is not tried again when the process ends."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
