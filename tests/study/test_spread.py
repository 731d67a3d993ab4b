"""News is followed along its chain of tellers, back to whoever carried it."""

from game.study.spread import (
    Telling,
    altered,
    known_people,
    secrets_of,
    spread_of,
    spread_of_secret,
    untraced,
)
from tests.study.stage import FAIR, at, remember, stage

NEWS = "Ada Hill is holding a book fair at Corner Cafe on 13 February from 5 pm to 7 pm"


def test_a_chain_of_tellers_leads_back_to_the_carrier() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    first = remember(world, "Bo Reed", NEWS, at(9), source="was told by Ada Hill", place="Corner Cafe:cafe")
    second = remember(world, "Cy Reed", NEWS, at(10), source="overheard Bo Reed", kind="observation")
    assert list(spread_of(world, FAIR).values()) == [
        Telling("Ada Hill", "", "knew", 0, 1, ""),
        Telling("Bo Reed", "Ada Hill", "told", at(9), first.ordinal, "Corner Cafe:cafe"),
        Telling("Cy Reed", "Bo Reed", "overheard", at(10), second.ordinal, ""),
    ]


def test_news_from_somebody_who_cannot_know_is_untraced() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    odd = remember(world, "Bo Reed", NEWS, at(9), source="was told by Cy Reed")
    assert list(spread_of(world, FAIR)) == ["Ada Hill"]
    assert untraced(world, FAIR) == [("Bo Reed", odd)]


def test_nobody_knows_before_their_teller_does() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    remember(world, "Cy Reed", NEWS, at(8), source="was told by Bo Reed")
    remember(world, "Bo Reed", NEWS, at(9), source="was told by Ada Hill")
    assert list(spread_of(world, FAIR)) == ["Ada Hill", "Bo Reed"]


def test_to_see_others_speak_of_it_is_no_telling_but_supports_a_claim() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    seen = "Ada Hill is talking with Cy Reed about the book fair"
    remember(world, "Bo Reed", seen, at(9), kind="observation", source="saw", subjects=("Ada Hill",))
    assert list(spread_of(world, FAIR)) == ["Ada Hill"]
    assert list(spread_of(world, FAIR, sight=True)) == ["Ada Hill", "Bo Reed"]


def test_a_plan_that_mentions_it_is_no_evidence() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    remember(
        world, "Bo Reed", "Bo Reed's plan: 5 pm going to the book fair", at(9), kind="plan", subjects=("Ada Hill",)
    )
    assert list(spread_of(world, FAIR)) == ["Ada Hill"]


def test_a_telling_with_another_hour_is_altered() -> None:
    world = stage()
    remember(world, "Ada Hill", NEWS, kind="seed", source="knew")
    remember(world, "Bo Reed", "There is a book fair at five o'clock", at(9), source="was told by Ada Hill")
    wrong = remember(world, "Cy Reed", "There is a book fair at six", at(10), source="was told by Bo Reed")
    assert altered(world, FAIR) == [("Cy Reed", wrong)]


def test_who_one_knows_of_is_read_from_text_and_subjects() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill likes Bo", at(9))
    remember(world, "Ada Hill", "somebody waves", at(9), kind="observation", subjects=("Cy Reed",))
    remember(world, "Bo Reed", "Bo Reed's plan: 5 pm visiting Ada", at(9), kind="plan")
    assert known_people(world, world.people["Ada Hill"]) == {"Bo Reed", "Cy Reed"}
    assert known_people(world, world.people["Bo Reed"]) == set()


def test_a_secret_reaches_its_object_only_by_telling() -> None:
    world = stage()
    remember(world, "Ada Hill", "Ada Hill secretly has a crush on Bo Reed", kind="seed", source="knew")
    (secret,) = secrets_of(world)
    assert (secret.owner, secret.about) == ("Ada Hill", "Bo Reed")
    assert list(spread_of_secret(world, secret)) == ["Ada Hill"]
    remember(world, "Cy Reed", "Ada Hill has a crush on Bo Reed", at(9), source="was told by Ada Hill")
    remember(world, "Bo Reed", "Ada Hill has a crush on Bo Reed", at(10), source="was told by Cy Reed")
    assert list(spread_of_secret(world, secret)) == ["Ada Hill", "Cy Reed", "Bo Reed"]
