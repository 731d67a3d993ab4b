"""Names that a player may type wrong."""

import difflib
from collections.abc import Collection


def nearest(wanted: str, known: Collection[str]) -> str:
    """`did you mean recall.decay?`, or all the names there are if none is near."""
    found = difflib.get_close_matches(wanted, list(known), n=1, cutoff=0.5)
    return f"did you mean {found[0]}?" if found else f"expected one of {', '.join(known)}"
