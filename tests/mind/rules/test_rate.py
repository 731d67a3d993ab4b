import pytest

from game.mind.questions import RateMemories, Statement
from game.mind.rules.rate import rate_memories
from game.world.memories import Kind
from tests.mind.rules.talking import CANDIDATE, NOON, PARTY, person

ADA = person("Ada Stone", "she is working on a weather vane", ties={"Ben Field": 9})


def rated(text: str, kind: Kind = "dialogue", subjects: tuple[str, ...] = ()) -> int:
    (number,) = rate_memories(RateMemories(ADA, (Statement(1, text, kind, "saw", NOON, 0, subjects),)))
    return number


@pytest.mark.parametrize(
    ("text", "kind", "low", "high"),
    [
        ("Ada Stone is sleeping", "action", 1, 1),
        ("Ada Stone is brushing her teeth", "action", 1, 2),
        ("Cleo Marsh is reading", "observation", 1, 2),
        ("Ada Stone and Cleo Marsh talked about the weather", "dialogue", 3, 3),
        (PARTY, "dialogue", 6, 8),
        (CANDIDATE, "dialogue", 6, 8),
        ("Ada Stone and Cleo Marsh quarrelled about the noise", "dialogue", 6, 8),
        ("the stove at home is burning", "observation", 8, 10),
        ("Cleo Marsh has a crush on Ada Stone", "dialogue", 8, 10),
        ("Cleo Marsh's mother has died", "dialogue", 9, 10),
    ],
)
def test_the_scale_runs_from_brushing_teeth_to_a_death(text: str, kind: Kind, low: int, high: int) -> None:
    assert low <= rated(text, kind) <= high


def test_what_concerns_somebody_dear_weighs_more() -> None:
    text = "somebody is worried about the harvest"
    assert rated(text, subjects=("Ben Field",)) == rated(text, subjects=("Cleo Marsh",)) + 1


def test_there_is_one_number_for_each_statement_in_order() -> None:
    statements = tuple(
        Statement(n, t, "action", "did", NOON, 0)
        for n, t in enumerate(("Ada Stone is sleeping", "the house is on fire"))
    )
    first, second = rate_memories(RateMemories(ADA, statements))
    assert first == 1 and second >= 8
