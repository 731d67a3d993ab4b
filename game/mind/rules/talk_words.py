"""The phrases of talk, read from `data/talk.toml`, which says what tags and holes mean."""

import tomllib
from importlib.resources import files

_DATA = tomllib.loads((files("game.mind.rules") / "data" / "talk.toml").read_text(encoding="utf-8"))

PHRASES: dict[str, tuple[str, ...]] = {kind: tuple(phrases) for kind, phrases in _DATA["phrases"].items()}
"""By kind of phrase: `tags | words`."""
TICS: tuple[str, ...] = tuple(_DATA["tics"])
"""Words that some people add to what they say."""
