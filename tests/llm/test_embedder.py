"""The embedded embedder: real weights, no network, no import of wordllama."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import save_file
from tokenizers import Tokenizer
from tokenizers.models import WordLevel
from tokenizers.pre_tokenizers import Whitespace

from game.llm.embedder import EmbeddedEmbedder, EmbedderError, normalised


@pytest.fixture(scope="module")
def embedder() -> EmbeddedEmbedder:
    return EmbeddedEmbedder()


def tiny_model(folder: Path, size: int = 256) -> Path:
    """A model of three words: `tea` points along axis 0, `cup` along axis 1, anything else along axis 2."""
    for part in ("weights", "tokenizers"):
        (folder / part).mkdir()
    weights = np.zeros((3, size), np.float16)
    weights[0, 0], weights[1, 1], weights[2, 2] = 3, 4, 5
    save_file({"embedding.weight": weights}, folder / "weights" / "l2_supercat_256.safetensors")
    tokenizer = Tokenizer(WordLevel({"tea": 0, "cup": 1, "?": 2}, unk_token="?"))
    tokenizer.pre_tokenizer = Whitespace()
    tokenizer.save(str(folder / "tokenizers" / "l2_supercat_tokenizer_config.json"))
    return folder


def test_a_vector_is_the_normalised_mean_of_its_token_rows(tmp_path: Path) -> None:
    vectors = EmbeddedEmbedder(tiny_model(tmp_path)).embed(["tea", "tea cup", "cup zebra cup"])
    assert vectors[0, :3].tolist() == [1, 0, 0]
    assert vectors[1, :3] == pytest.approx([0.6, 0.8, 0])  # (3, 4, 0) / 5
    assert vectors[2, :3] == pytest.approx([0, 8 / 89**0.5, 5 / 89**0.5])  # (0, 8, 5) / sqrt(89)


def test_sentences_of_like_meaning_lie_nearer_than_others(embedder: EmbeddedEmbedder) -> None:
    cake, pie, mayor = embedder.embed(["She is baking a cake", "He bakes an apple pie", "The mayor won the election"])
    assert cake @ pie > cake @ mayor + 0.2


def test_rows_are_normalised_and_empty_text_gives_zeros(embedder: EmbeddedEmbedder) -> None:
    vectors = embedder.embed(["Klaus is reading", "", "x"])
    assert vectors.shape == (3, 256) and vectors.dtype == np.float32
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 0, 1], abs=1e-6)
    assert embedder.embed([]).shape == (0, 256)


def test_a_vector_does_not_depend_on_its_neighbours_in_the_call(embedder: EmbeddedEmbedder) -> None:
    texts = [f"Maria Lopez is studying chapter {n} " * (n % 5 + 1) for n in range(70)]
    together = embedder.embed(texts)
    assert all((embedder.embed([text])[0] == row).all() for text, row in zip(texts, together, strict=True))


def test_it_agrees_with_wordllama_itself(embedder: EmbeddedEmbedder) -> None:
    """Numbers 0, 1, 2 and 255 of wordllama 0.4.0's own `embed(..., norm=True)`."""
    vector = embedder.embed(["Isabella Rodriguez is planning a Valentine's Day party"])[0]
    assert vector[[0, 1, 2, 255]] == pytest.approx([0.0057661, -0.0572901, -0.0804888, 0.061159], abs=1e-6)


def test_odd_text_is_embedded_all_the_same(embedder: EmbeddedEmbedder) -> None:
    vectors = embedder.embed(["\ud800 lone", "\x00", "🎉🎉", "word " * 5000])
    assert np.isfinite(vectors).all()
    assert np.linalg.norm(vectors, axis=1) == pytest.approx([1, 1, 1, 1], abs=1e-6)


def test_zeros_stay_zeros_when_normalised() -> None:
    assert normalised(np.array([[3, 4], [0, 0]], np.float32)) == pytest.approx(np.array([[0.6, 0.8], [0, 0]]))


def test_missing_weights_are_named(tmp_path: Path) -> None:
    with pytest.raises(EmbedderError, match=r"l2_supercat.* is missing"):
        EmbeddedEmbedder(tmp_path).embed(["tea"])


def test_broken_weights_are_named(tmp_path: Path) -> None:
    folder = tiny_model(tmp_path)
    (folder / "weights" / "l2_supercat_256.safetensors").write_bytes(b"nonsense")
    with pytest.raises(EmbedderError, match=r"weights .* cannot be read"):
        EmbeddedEmbedder(folder).embed(["tea"])


def test_weights_of_another_size_are_refused(tmp_path: Path) -> None:
    with pytest.raises(EmbedderError, match="not rows of 256"):
        EmbeddedEmbedder(tiny_model(tmp_path, size=8)).embed(["tea"])


def test_a_broken_tokenizer_is_named(tmp_path: Path) -> None:
    folder = tiny_model(tmp_path)
    (folder / "tokenizers" / "l2_supercat_tokenizer_config.json").write_text("{}", encoding="utf-8")
    with pytest.raises(EmbedderError, match=r"tokenizer .* cannot be read"):
        EmbeddedEmbedder(folder).embed(["tea"])


def test_without_wordllama_the_error_names_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.llm.embedder.find_spec", lambda name: None)
    with pytest.raises(EmbedderError, match=r"wordllama.* is not installed"):
        EmbeddedEmbedder().embed(["tea"])


def test_nothing_heavy_is_imported_before_the_first_use() -> None:
    script = (
        "import sys; from game.llm.embedder import EmbeddedEmbedder as E; e = E();"
        "assert not {'tokenizers', 'safetensors', 'wordllama'} & set(sys.modules);"
        "e.embed(['tea']); assert 'wordllama' not in sys.modules"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60).returncode == 0
