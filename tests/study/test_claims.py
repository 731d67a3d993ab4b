"""Claims are read from answers and held against the streams."""

from collections.abc import Callable

import pytest

from game.study.claims import Claims, check, density, interview_all, says_yes
from game.world.people import Person
from tests.study.stage import at, remember, stage

NEWS = "Ada Hill is holding a book fair at Corner Cafe on 13 February from 5 pm to 7 pm"


@pytest.mark.parametrize(
    ("answer", "yes"),
    [
        ("Yes, Ada told me.", True),
        ("Ada told me about it this morning. I don't know what to bring.", True),
        ("Of course. We don't talk much.", True),
        ("No, this is the first I hear of it.", False),
        ("I don’t know anybody of that name.", False),
        ("Hm, that doesn't ring a bell.", False),
        ("Mei Lin? I don't know anybody by that name.", False),
        ("I don't know, I'm afraid.", False),
        ("I couldn't tell you. I don't know.", False),
        ("Is it so? I have never heard of it.", False),
        ("I'm afraid I don't know Mei Lin.", False),
        ("I love my father, who never asks where I've been.", True),
        ("I hardly know her and have never talked to her.", True),
        ("I love Jane, but I don't know how to begin.", True),
        ("", False),
    ],
)
def test_a_claim_is_read_from_the_first_sentence(answer: str, yes: bool) -> None:
    assert says_yes(answer) is yes


def test_everybody_is_asked_about_facts_all_others_and_two_inventions() -> None:
    world, asked = stage(), list[tuple[str, str]]()

    def ask(person: Person, question: str) -> str:
        asked.append((person.name, question))
        return "No."

    assert interview_all(world, ask) == Claims({"fair": set()}, set(), [])
    assert len(asked) == 3 * (1 + 2 + 2)
    assert ("Bo Reed", "Do you know of Cy Reed?") in asked


def test_claims_are_known_unsupported_or_missed() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    remember(world, "Bo Reed", NEWS, at(9), source="was told by Ada Hill", subjects=("Ada Hill",))
    checked = check(world, interview_all(world, _all_but("Bo Reed")))
    assert checked.known == {"fair": {"Ada Hill"}}
    assert checked.missed == ["Bo Reed: fair", "Bo Reed: Ada Hill"]
    assert "Cy Reed: fair" in checked.unsupported
    assert sum("museum" in claim for claim in checked.unsupported) == 2
    assert checked.edges == set()


def test_density_counts_those_who_both_know_of_each_other() -> None:
    edges = {("a", "b"), ("b", "a"), ("a", "c")}
    assert density(3, edges) == pytest.approx(2 * 1 / (3 * 2))
    assert density(1, set()) == 0.0


def _all_but(denier: str) -> Callable[[Person, str], str]:
    return lambda person, question: "No." if person.name == denier else "Yes."
