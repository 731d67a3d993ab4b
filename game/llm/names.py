"""Names of models: which of them could talk, and how they are shown."""

import re
from collections.abc import Sequence

_PATH = re.compile(r"(?:^[/~]|^[A-Za-z]:[\\/]|\\|^\.{1,2}/).*?([^\\/]+)[\\/]*$")
_FILE = re.compile(r"\.(?:gguf|bin|safetensors)$", re.IGNORECASE)
_LONGEST = 48
_MUTE = ("embed", "whisper", "tts", "dall-e", "rerank", "moderation", "clip", "image", "audio", "realtime", "bge")


def short_name(model: str) -> str:
    """A model's name as it is shown: of a file its own name alone, and none that fills a line."""
    found = _PATH.search(model)
    name = _FILE.sub("", found.group(1) if found else model)
    return name if len(name) <= _LONGEST else f"{name[: _LONGEST // 2 - 1]}…{name[-_LONGEST // 2 :]}"


def pick_model(models: Sequence[str]) -> str:
    """The first that looks as if it could talk; empty if none does."""
    return next((name for name in models if not any(word in name.lower() for word in _MUTE)), "")


def pick_embedder(models: Sequence[str]) -> str:
    """The first that looks like an embedder; empty if none does."""
    return next((name for name in models if "embed" in name.lower()), "")
