"""Vectors from an OpenAI-shaped embeddings endpoint, with its own address, key and model."""

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np

from game.llm.embedder import EmbedderError, Floats, normalised
from game.llm.errors import ModelError
from game.llm.model import Cancel
from game.llm.server import Server

_BATCH = 64
"""Texts a call."""


class RemoteEmbedder:
    """An `Embedder`; raises `EmbedderError`. Its size is asked for at the first use."""

    def __init__(self, server: Server, model: str, seconds: float = 30.0, cancel: Cancel | None = None) -> None:
        """`seconds` is the deadline of each call, `cancel` breaks them off."""
        self._server, self._model, self._seconds, self._cancel = server, model, seconds, cancel
        self.name = model

    @cached_property
    def size(self) -> int:
        """Numbers in a vector."""
        return len(self._asked(["size"])[0])

    def embed(self, texts: Sequence[str]) -> Floats:
        """One row of `size` numbers a text, of length 1; zeros for an empty text."""
        rows = np.zeros((len(texts), self.size), np.float32)
        filled = [number for number, text in enumerate(texts) if text.strip()]
        for start in range(0, len(filled), _BATCH):
            part = filled[start : start + _BATCH]
            rows[part] = self._rows([texts[number] for number in part])
        return normalised(rows)

    def _rows(self, texts: list[str]) -> Floats:
        vectors = self._asked(texts)
        if any(len(vector) != self.size for vector in vectors):
            raise EmbedderError(f"{self._server.url}: {self._model} gives vectors of different sizes")
        return np.array(vectors, np.float32)

    def _asked(self, texts: list[str]) -> list[list[float]]:
        # "float" is said because the openai package asks for base64 otherwise, which not every server knows
        body = {"model": self._model, "input": texts, "encoding_format": "float"}
        try:
            answer = self._server.embed(body, self._seconds, self._cancel)
        except ModelError as fault:
            raise EmbedderError(f"No vectors from {fault}") from fault
        vectors = _vectors(answer)
        if len(vectors) != len(texts) or not all(vectors):
            raise EmbedderError(
                f"{self._server.url}: {self._model} does not give a vector for each text; is it an embedder?"
            )
        return vectors


def _vectors(answer: Any) -> list[list[float]]:
    """The vectors in the order of the texts; an empty one where there are no numbers."""
    rows = answer.get("data") if isinstance(answer, dict) else None
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        return []
    ordered = sorted(rows, key=lambda row: row["index"] if isinstance(row.get("index"), int) else 0)
    return [_numbers(row.get("embedding")) for row in ordered]


def _numbers(vector: Any) -> list[float]:
    if not isinstance(vector, list) or not all(isinstance(n, int | float) and math.isfinite(n) for n in vector):
        return []
    return [float(number) for number in vector]
