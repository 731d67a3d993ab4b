"""The prompt files: `game/mind/prompts/NAME.md`, a system and a user part with `$name` holes.

What never changes stands first, then who thinks, then the question: providers bill a repeated beginning at less.
"""

import hashlib
import re
import string
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

_PARTS = re.compile(r"\A# System\n(?P<system>.*?)\n# User\n(?P<user>.*)\Z", re.S)
_GAP = re.compile(r"\n\s*\n\s*\n")
"""What holes leave that are filled with nothing."""


@dataclass(frozen=True, slots=True)
class Template:
    """One prompt file."""

    name: str
    system: string.Template
    user: string.Template
    version: str
    """A hash of the text: the log of thoughts names the version that was asked."""
    text: str
    """The whole file."""

    def render(self, **holes: str) -> tuple[str, str]:
        """The system and the user part. Raises KeyError for a hole that is not filled."""
        filled = {"common": common(), **holes}
        return self.system.substitute(filled).strip(), _GAP.sub("\n\n", self.user.substitute(filled)).strip()


@lru_cache(maxsize=64)
def template(name: str) -> Template:
    """A prompt by its file's name."""
    text = (files("game.mind") / "prompts" / f"{name}.md").read_text(encoding="utf-8").replace("\r\n", "\n")
    return template_of(name, text)


def template_of(name: str, text: str) -> Template:
    """A prompt from the text of its file, of this version of the game or an older one. Raises ValueError."""
    parts = _PARTS.match(text)
    if parts is None:
        raise ValueError(f"prompts/{name}.md: expected `# System` and `# User`")
    version = hashlib.blake2b(text.encode(), digest_size=6).hexdigest()
    return Template(name, string.Template(parts["system"]), string.Template(parts["user"]), version, text)


@lru_cache(maxsize=1)
def common() -> str:
    """What all prompts begin with."""
    return (files("game.mind") / "prompts" / "_common.md").read_text(encoding="utf-8").strip()


_RUN = 8
"""Words in a row that nobody says by chance."""


def is_of_a_prompt(text: str) -> bool:
    """Whether a text repeats a stretch of what the prompts themselves say."""
    words = _words(text)
    return any(words[i : i + _RUN] in _runs() for i in range(len(words) - _RUN + 1))


def _words(text: str) -> tuple[str, ...]:
    return tuple(re.findall(r"[a-z$']+", text.lower()))


@lru_cache(maxsize=1)
def _runs() -> frozenset[tuple[str, ...]]:
    """All runs of words of the prompt files."""
    found: set[tuple[str, ...]] = set()
    for file in (files("game.mind") / "prompts").iterdir():
        words = _words(file.read_text(encoding="utf-8"))
        found |= {words[i : i + _RUN] for i in range(len(words) - _RUN + 1)}
    return frozenset(found)
