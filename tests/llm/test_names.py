"""Names of models."""

import pytest

from game.llm.names import pick_embedder, pick_model, short_name


def test_models_that_cannot_talk_are_passed_over() -> None:
    assert pick_model(["whisper-1", "nomic-embed-text", "qwen3:8b", "other"]) == "qwen3:8b"
    assert pick_embedder(["qwen3:8b", "nomic-embed-text"]) == "nomic-embed-text"
    assert pick_model([]) == pick_embedder(["a"]) == ""


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        (r"C:\Users\somebody\models\Qwen3-8B-Instruct-Q4_K_M.gguf", "Qwen3-8B-Instruct-Q4_K_M"),
        ("/srv/models/smol.gguf", "smol"),
        ("./models/smol.GGUF", "smol"),
        ("Qwen/Qwen3-8B", "Qwen/Qwen3-8B"),
        ("qwen3:8b", "qwen3:8b"),
        ("x" * 100, "x" * 23 + "…" + "x" * 24),
    ],
)
def test_of_a_path_only_the_file_is_shown_and_no_name_fills_a_line(name: str, shown: str) -> None:
    assert short_name(name) == shown
