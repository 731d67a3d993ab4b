"""Words in and out of the process, whatever they are made of and wherever they go."""

import codecs
import io
import json
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress

from game.errors import InputError

_ESCAPED = "escaped"


def prepare_streams() -> None:
    """A name in another script than the console's is shown in escapes, as in JSON, rather than ending the command."""
    codecs.register_error(_ESCAPED, _escape)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ESCAPED)


def check_words(words: Sequence[str]) -> None:
    """Raise `InputError` for a word on the command line whose bytes are no text: it could not be written anywhere."""
    for word in words:
        try:
            word.encode("utf-8")
        except UnicodeEncodeError:
            raise InputError(f"{word!r}: is no text that this computer can read") from None


def _escape(error: UnicodeError) -> tuple[str, int]:
    """What a console cannot show, as it stands in a JSON text that is pure ASCII."""
    assert isinstance(error, UnicodeEncodeError)
    return json.dumps(error.object[error.start : error.end])[1:-1], error.end


def let_go_of_stdout() -> None:
    """What could not be written is not tried again when the process ends."""
    with suppress(OSError, ValueError):
        _silence(sys.stdout.fileno())


def let_go_of_lost_terminal(numbers: Sequence[int] = (1, 2)) -> None:
    """Where output went to a terminal that is closed it goes nowhere: a town is still to be saved, without an error."""
    for number in numbers:
        with suppress(OSError):
            if stat.S_ISCHR(os.fstat(number).st_mode) and not _is_alive(number):
                _silence(number)


def _is_alive(terminal: int) -> bool:
    try:
        os.get_terminal_size(terminal)
    except OSError:
        return False
    return True


def _silence(number: int) -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)
