"""Vectors from an embeddings endpoint."""

import numpy as np
import pytest

from game.llm.embedder import EmbedderError
from game.llm.remote_embedder import RemoteEmbedder
from game.llm.server import Server
from tests.llm.servers import HANG, HTML_500, Answer, FakeServer, Kind


def test_texts_become_rows_of_length_one_in_their_order_and_empty_ones_zeros() -> None:
    with FakeServer(Kind(embeds=3)) as fake:
        server = Server(fake.url)
        embedder = RemoteEmbedder(server, "embed-a")
        rows = embedder.embed(["tea", " ", "a cup"])
        server.close()
    lengths = [np.sqrt(3**2 + 2), np.sqrt(5**2 + 2)]  # the fake's vectors are (letters, 1, 1)
    expected = [[3 / lengths[0], 1 / lengths[0], 1 / lengths[0]], [0, 0, 0], [5 / lengths[1]] + [1 / lengths[1]] * 2]
    np.testing.assert_allclose(rows, expected, rtol=1e-6)
    assert (embedder.name, embedder.size, str(rows.dtype)) == ("embed-a", 3, "float32")
    assert fake.seen[-1].body == {"model": "embed-a", "input": ["tea", "a cup"], "encoding_format": "float"}


def test_many_texts_go_in_batches_of_64() -> None:
    with FakeServer(Kind()) as fake:
        server = Server(fake.url)
        assert RemoteEmbedder(server, "e").embed([f"text {n}" for n in range(130)]).shape == (130, 8)
        server.close()
    assert [len(seen.body["input"]) for seen in fake.seen] == [1, 64, 64, 2]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (HANG, "no whole answer within 0.2 seconds"),
        (HTML_500, "failed with 500"),
        (Answer(body={"data": []}), "is it an embedder?"),
        (Answer(body={"data": [{"embedding": ["x"]}]}), "is it an embedder?"),
        (Answer(body={"data": [{"embedding": [float("nan")]}]}), "is it an embedder?"),
        (Answer(body=[1, 2]), "is it an embedder?"),
    ],
    ids=["hangs", "500", "no vectors", "words", "not numbers", "a list"],
)
def test_a_fault_is_an_embedder_error_in_words(answer: Answer, words: str) -> None:
    with FakeServer(Kind(), answer) as fake:
        server = Server(fake.url)
        with pytest.raises(EmbedderError) as caught:
            RemoteEmbedder(server, "e", seconds=0.2 if answer is HANG else 30.0).embed(["tea"])
        server.close()
    assert words in str(caught.value)


def test_vectors_of_another_size_are_refused() -> None:
    two = Answer(body={"data": [{"embedding": [1.0, 2.0]}]})
    three = Answer(body={"data": [{"embedding": [1.0, 2.0, 3.0]}]})
    with FakeServer(Kind(), two, three) as fake:
        server = Server(fake.url)
        with pytest.raises(EmbedderError, match="vectors of different sizes"):
            RemoteEmbedder(server, "e").embed(["tea"])
        server.close()
