"""Sentences to vectors: what an embedder is, and the embedded one that needs no network and no model server.

The embedded one reads the weights and the tokenizer that the wordllama package carries, without importing it: a
vector is the normalised sum of the rows of a sentence's tokens (the mean has the same direction).
"""

import os
from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from tokenizers import Tokenizer

Floats = NDArray[np.float32]


class EmbedderError(Exception):
    """No vectors can be had: the message says why, in one sentence."""


class Embedder(Protocol):
    """Turns sentences into vectors of one size. Raises `EmbedderError`."""

    name: str
    """Which model made the vectors: vectors of different names are never compared."""
    size: int
    """Numbers in a vector."""

    def embed(self, texts: Sequence[str]) -> Floats:
        """One row of `size` numbers a text, of length 1; zeros for an empty text."""
        ...


class EmbeddedEmbedder:
    """256 numbers a sentence, in about 10 microseconds, from files on this disk; they are read at the first use.

    Sums are taken token by token and lengths in double precision, so a vector depends neither on the other texts
    of a call nor on the machine.
    """

    name = "wordllama-l2-supercat"
    size = 256
    longest = 512
    """Tokens; what comes after them in a text is not read."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read from `folder` instead of the installed wordllama package."""
        self._folder = folder

    def embed(self, texts: Sequence[str]) -> Floats:
        """One row a text, of length 1; zeros for an empty text."""
        sums = np.zeros((len(texts), self.size), np.float32)
        encodings = self._tokenizer.encode_batch_fast([_clean(text) for text in texts], add_special_tokens=False)
        for row, encoding in zip(sums, encodings, strict=True):
            if encoding.ids:
                np.add.reduce(self._weights.take(encoding.ids, axis=0), out=row)
        return normalised(sums)

    @cached_property
    def _weights(self) -> Floats:
        from safetensors import SafetensorError, safe_open

        path = self._file("weights", "l2_supercat_256.safetensors")
        try:
            with safe_open(path, framework="numpy") as tensors:
                weights: Floats = tensors.get_tensor("embedding.weight").astype(np.float32)
        except (OSError, SafetensorError) as fault:
            raise EmbedderError(f"The embedder's weights in {path} cannot be read: {fault}") from fault
        if weights.ndim != 2 or weights.shape[1] != self.size:
            raise EmbedderError(f"The embedder's weights in {path} are not rows of {self.size} numbers")
        return weights

    @cached_property
    def _tokenizer(self) -> "Tokenizer":
        # The library starts a thread on every core unless told before its first use; one thread computes here.
        os.environ.setdefault("TOKENIZERS_PARALLELISM", "false")
        from tokenizers import Tokenizer

        path = self._file("tokenizers", "l2_supercat_tokenizer_config.json")
        try:
            tokenizer = Tokenizer.from_file(path)
        except Exception as fault:  # the library raises plain Exception
            raise EmbedderError(f"The embedder's tokenizer in {path} cannot be read: {fault}") from fault
        tokenizer.no_padding()
        tokenizer.enable_truncation(self.longest)
        return tokenizer

    def _file(self, part: str, name: str) -> str:
        path = (self._folder or _package_folder()) / part / name
        if not path.is_file():
            raise EmbedderError(f"The embedder's file {path} is missing; install the package wordllama again")
        return str(path)


def normalised(rows: Floats) -> Floats:
    """Rows brought to length 1; zeros stay zeros."""
    lengths = np.sqrt(np.einsum("ij,ij->i", rows, rows, dtype=np.float64))
    lengths[lengths == 0.0] = 1.0
    scaled: Floats = (rows / lengths[:, None]).astype(np.float32)
    return scaled


def _clean(text: str) -> str:
    """Lone surrogates, which the tokenizer refuses, become question marks."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _package_folder() -> Path:
    """Where wordllama is installed: finding it imports nothing."""
    spec = find_spec("wordllama")
    if spec is None or not spec.submodule_search_locations:
        raise EmbedderError("The package wordllama, whose files the embedder reads, is not installed")
    return Path(next(iter(spec.submodule_search_locations)))
