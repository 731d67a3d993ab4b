"""Which autosaves go as they age: all of the last game hours stay, then one an hour, one a day, one a week.

What the player saved, what a quit saved, the first of all and every checkpoint that a branch goes on from stay.
"""

import sqlite3
from collections.abc import Iterable, Iterator

from game.saves.pruning import branch_points, delete_checkpoints
from game.world.clock import DAY, HOUR

BANDS = ((12 * HOUR, 0), (2 * DAY, HOUR), (14 * DAY, DAY))
"""Up to this age in ticks, one autosave of so many ticks is kept; the earliest, which then also stands for more; all
where it is 0, even those of one tick: the clock may stand while the player does one thing after another."""
BEYOND = 7 * DAY
_THINNED = ("auto", "before")
"""Kinds of checkpoint that nobody asked for; the second are made before each act of the player."""


def thin(connection: sqlite3.Connection, branch: int) -> list[int]:
    """Take the autosaves out of a branch that have grown too old; inside the caller's transaction. Their ids."""
    query = "SELECT id, tick, kind FROM checkpoint WHERE branch = ? ORDER BY id"
    rows = connection.execute(query, (branch,)).fetchall()
    kept = branch_points(connection)
    newest = rows[-1][1] if rows else 0
    gone = list(outdated([(c, tick) for c, tick, kind in rows[:-1] if kind in _THINNED and c not in kept], newest))
    if gone:
        delete_checkpoints(connection, branch, gone)
    return gone


def outdated(autosaves: Iterable[tuple[int, int]], now: int) -> Iterator[int]:
    """Of autosaves (id, tick), the oldest first, those that go at a tick."""
    kept = -1
    for number, tick in autosaves:
        length = next((length for age, length in BANDS if now - tick <= age), BEYOND)
        if length and kept // length == tick // length:
            yield number
        else:
            kept = tick
