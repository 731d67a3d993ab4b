"""A line of a talk while it is still being written, out of the beginning of its JSON."""

import json
import re
from collections.abc import Callable

_BEGINS = re.compile(r'"text"\s*:\s*"')
_STRING = re.compile(r'(?:[^"\\]|\\.)*', re.DOTALL)
_HALF_ESCAPE = re.compile(r"\\(?:u[0-9a-fA-F]{0,3})?\Z")


def said_so_far(written: str) -> str:
    """What of an unfinished answer is said; empty as long as nothing is, or it cannot be told."""
    begins = _BEGINS.search(written)
    if begins is None:
        return "" if written.lstrip()[:1] in ("{", "`", "") else written.strip()
    found = _STRING.match(written, begins.end())
    told = _HALF_ESCAPE.sub("", found.group() if found else "")
    try:
        return str(json.loads(f'"{told}"', strict=False)).strip()
    except ValueError:
        return ""


class Spoken:
    """Takes the pieces of one answer, and tells each time what is said so far."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell, self._written = tell, ""

    def __call__(self, piece: str) -> None:
        """One more piece."""
        self._written += piece
        said = said_so_far(self._written)
        if said:
            self._tell(said)
