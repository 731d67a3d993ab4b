"""Looks for model servers on this computer; only when the player asks for it."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from game.llm.errors import ModelError
from game.llm.server import Server

USUAL = (
    ("Ollama", "http://127.0.0.1:11434/v1"),
    ("LM Studio", "http://127.0.0.1:1234/v1"),
    ("llama.cpp", "http://127.0.0.1:8080/v1"),
    ("vLLM", "http://127.0.0.1:8000/v1"),
)
"""The ports they listen on unless told otherwise."""


@dataclass(frozen=True, slots=True)
class Found:
    """A server that answered."""

    name: str
    """What usually listens there."""
    url: str
    models: tuple[str, ...]


def find_local(places: tuple[tuple[str, str], ...] = USUAL, seconds: float = 1.5) -> list[Found]:
    """The servers that list their models within that time, in the order of `places`; no key is sent."""
    with ThreadPoolExecutor(max(1, len(places))) as pool:
        answers = pool.map(lambda place: _look(place[0], place[1], seconds), places)
        return [found for found in answers if found is not None]


def _look(name: str, url: str, seconds: float) -> Found | None:
    server = Server(url)
    try:
        return Found(name, server.url, server.models(seconds))
    except ModelError:
        return None
    finally:
        server.close()
