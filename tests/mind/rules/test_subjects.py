import pytest

from game.mind.rules.subjects import topic_of


@pytest.mark.parametrize(
    ("text", "topic"),
    [
        ("Ada Stone worries that nobody will come to see it", "Ada Stone's worry that nobody will come to see it"),
        ("Ada Stone would like to be taught something practical", "Ada Stone's wish to be taught something practical"),
        ("Ada Stone is writing a play about bees", "Ada Stone's play about bees"),
        ("Ada Stone likes plums, thunder and rain", "Ada Stone's taste for plums"),
        ("Ada Stone rinses her brush in her tea and drinks it anyway", "Ada Stone rinsing her brush in her tea"),
        ("Ada Stone never learned to ride a bicycle", "how Ada Stone never learned to ride a bicycle"),
        ("Ada Stone does not care for politics", "how Ada Stone does not care for politics"),
        ("Ada Stone cannot hear of a raised rent", "how Ada Stone cannot hear of a raised rent"),
        ("Ada Stone finds Ben Field kind", "what Ada Stone thinks of Ben Field"),
        ("Ada Stone has lost her cat", "the news that Ada Stone has lost her cat"),
        ("Ada Stone spent part of the morning sorting cards", "how Ada Stone spent the morning"),
        ("Ada Stone is going to the dance at Hobbs Cafe on 14 February", "the dance at Hobbs Cafe"),
    ],
)
def test_a_statement_becomes_a_noun_phrase_in_good_english(text: str, topic: str) -> None:
    assert topic_of(text) == topic
