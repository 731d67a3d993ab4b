"""Contradicting conclusions: what outweighs what, who gives way, and that both sides are kept."""

import pytest

from game.mind.contradiction import Evidence
from game.mind.opposites import opposed
from game.mind.questions import AskOneself, DrawInsights, Insight
from game.mind.reflect import reflect
from game.world.answers import _keep_reflections
from game.world.clock import DAY
from game.world.commands import KeepReflections
from game.world.memories import Memory, NewMemory
from game.world.thoughts import Reflect
from game.world.world import World
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.small_town import small_world

ADA, BO = "Ada Hill", "Bo Reed"


def saw(text: str) -> NewMemory:
    return NewMemory("observation", text, 2, "saw", (), (BO,))


def told(text: str) -> NewMemory:
    return NewMemory("dialogue", text, 2, "was told by Cy Reed", (), (BO,))


def concluded(text: str, *evidence: int, confidence: float = 0.8) -> NewMemory:
    return NewMemory("reflection", text, 4, "concluded", evidence, (BO,), confidence=confidence)


def remembering(*memories: NewMemory) -> World:
    world = small_world()
    for memory in memories:
        world.remember(world.people[ADA], memory)
    return world


def sit(world: World, text: str, *because: int, confidence: float = 0.8, revises: int = 0) -> KeepReflections:
    """A sitting of Ada's that concludes one thing from the memories of some ordinals; it is applied."""

    def draw(q: DrawInsights) -> tuple[Insight, ...]:
        place = {s.ordinal: n for n, s in enumerate(q.statements)}
        return (Insight(text, tuple(place[n] for n in because), confidence, place.get(revises, -1)),)

    mind = PreparedMind({AskOneself: ("What is Bo Reed like?",), DrawInsights: draw})
    kept = reflect(thought_of(world, ADA, Reflect()), mind, plain_recall())
    _keep_reflections(world, world.people[ADA], kept)
    return kept


def rows(world: World) -> list[Memory]:
    return world.people[ADA].stream.rows


# -- words -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bo Reed is lazy", "Bo Reed is busy from morning to night"),
        ("Ada Hill trusts Bo Reed", "Ada Hill mistrusts Bo Reed"),
        ("Ada Hill likes Bo Reed", "Ada Hill does not like Bo Reed any more"),
        ("Ada Hill and Bo Reed talk more easily by now", "Ada Hill and Bo Reed bring out the worst in each other"),
        ("Bo Reed keeps his word", "Bo Reed breaks his promises"),
        ("Ada Hill is looking forward to the dance", "Ada Hill said no to the dance and stands by it"),
        ("Ada Hill likes old boleros", "Ada Hill dislikes old boleros"),
        ("The bridge by the mill is safe", "The bridge by the mill is not safe"),
    ],
)  # fmt: skip
def test_sentences_at_opposite_ends_are_opposed(one: str, other: str) -> None:
    assert opposed(one, other, (ADA, BO)) and opposed(other, one, (ADA, BO))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bo Reed is lazy", "Ada Hill is busy"),
        ("Ada Hill trusts Bo Reed", "Bo Reed mistrusts Ada Hill"),
        ("Ada Hill likes old boleros", "Ada Hill dislikes loud parties"),
        ("Ada Hill is looking forward to the dance", "Ada Hill said no to the race and stands by it"),
        ("Ada Hill likes Bo Reed", "Ada Hill would miss Bo Reed more than she shows"),
        ("Bo Reed is mending fences", "Bo Reed is not at home"),
        ("Ada Hill is getting ahead with the paper", "Ada Hill gave up smoking"),
        (
            "Ada Hill has asked more than once who the baker is, and is no wiser",
            "Ada Hill wants to know who the baker is",
        ),
        ("Bo Reed hardly looks up from the paper on hens", "Bo Reed is writing a paper on hens"),
        ("Ada Hill need not ask any longer who is new", "The question who is new is answered for Ada Hill"),
        (
            "Bo Reed trusts Ada Hill enough to admit to the worry about hens",
            "Bo Reed does not tell everybody about the worry about hens, but told Ada Hill",
        ),
        ("Ada Hill keeps meeting Bo Reed, and it feels like a custom", "Ada Hill hates Bo Reed, her neighbour"),
        (
            "Ada Hill is content with the map, most of all with two parts that had never met",
            "Ada Hill is drawing a map",
        ),
    ],
)
def test_what_is_said_of_others_or_of_another_thing_is_not(one: str, other: str) -> None:
    assert not opposed(one, other, (ADA, BO)) and not opposed(other, one, (ADA, BO))


# -- weighing --------------------------------------------------------------------------------------------------------


def test_what_was_seen_weighs_more_than_what_was_told_and_a_tree_weighs_its_leaves_once() -> None:
    world = remembering(saw("1"), told("2"), saw("3"), concluded("4", 1, 2), concluded("5", 3, 4, 1))
    evidence = Evidence(world.people[ADA].stream.view(), ADA)
    assert evidence.leaves((5,)) == {1, 2, 3}
    assert (evidence.weight((4,)), evidence.weight((5,)), evidence.weight((2,))) == (1.5, 2.5, 0.5)


def test_a_weightier_conclusion_supersedes_a_contrary_one_and_cites_it() -> None:
    """Two sights against one hearsay, 2 : 0.5, leave 0.8 of a confidence of 0.8, and a fifth of the old one's 0.5."""
    world = remembering(
        told("Bo Reed sleeps all day"), concluded("Bo Reed is lazy", 1, confidence=0.5),
        saw("Bo Reed is mending a fence"), saw("Bo Reed is painting a door"),
    )  # fmt: skip
    kept = sit(world, "Bo Reed is hard-working", 3, 4)
    stream = world.people[ADA].stream
    assert [m.evidence for m in kept.insights] == [(2, 3, 4)]
    assert kept.insights[0].confidence == 0.64 and kept.doubts == {2: 0.1}
    assert stream.superseded == {2: 5} and stream.confidence == {2: 0.1, 5: 0.64}
    assert rows(world)[1].text == "Bo Reed is lazy", "kept, and marked"
    assert 2 in stream.view().unrecalled


def test_a_lighter_one_is_a_doubt_and_both_stand_with_less_confidence() -> None:
    """One sight against two: a third and two thirds."""
    world = remembering(
        saw("Bo Reed is mending a fence"), saw("Bo Reed is painting a door"), concluded("Bo Reed is busy", 1, 2),
        saw("Bo Reed is asleep at noon"),
    )  # fmt: skip
    kept = sit(world, "Bo Reed is lazy", 4, confidence=0.9)
    assert [(m.evidence, m.confidence, m.supersedes) for m in kept.insights] == [((3, 4), 0.3, 0)]
    assert world.people[ADA].stream.confidence == {3: 0.53, 5: 0.3}
    assert world.people[ADA].stream.superseded == {}


def test_hearsay_against_many_sights_is_not_concluded_but_leaves_a_doubt() -> None:
    """0.5 against 4: a ninth of 0.9 is below what is worth concluding."""
    sights = tuple(saw(f"Bo Reed is mending fence {n}") for n in range(4))
    world = remembering(*sights, concluded("Bo Reed is busy", 1, 2, 3, 4, confidence=0.9), told("Bo Reed is lazy"))
    kept = sit(world, "Bo Reed is idle all day", 6, confidence=0.9)
    assert kept.insights == () and kept.doubts == {5: 0.8}
    assert world.people[ADA].stream.confidence == {5: 0.8}


def test_doubt_on_doubt_brings_a_conclusion_down() -> None:
    world = remembering(
        saw("Bo Reed is mending a fence"), saw("Bo Reed is painting a door"),
        concluded("Bo Reed is busy", 1, 2, confidence=0.3), saw("Bo Reed is asleep at noon"),
    )  # fmt: skip
    kept = sit(world, "Bo Reed is lazy", 4)
    assert kept.doubts == {3: 0.2} and kept.insights[0].supersedes == 3


def test_what_a_conclusion_cites_as_its_contrary_does_not_weigh_for_it() -> None:
    """Lazy (1) falls to busy (2 sights); idle again, on 2 new sights, weighs as much as busy without its contrary."""
    world = remembering(
        saw("Bo Reed is asleep at noon"), concluded("Bo Reed is lazy", 1), saw("Bo Reed is mending a fence"),
        saw("Bo Reed is painting a door"),
    )  # fmt: skip
    sit(world, "Bo Reed is busy", 3, 4)
    world.remember(world.people[ADA], saw("Bo Reed is lying in the grass"))
    world.remember(world.people[ADA], saw("Bo Reed is looking at the sky"))
    kept = sit(world, "Bo Reed is idle by nature", 6, 7)
    assert rows(world)[4].evidence == (2, 3, 4)
    assert kept.insights[0].supersedes == 5


def test_other_memories_speak_against_a_conclusion_too() -> None:
    """One sight for, one hearsay against: two thirds of 0.9."""
    world = remembering(saw("Bo Reed is mending a fence"), told("Bo Reed is lazy"))
    (insight,) = sit(world, "Bo Reed is hard-working", 1, confidence=0.9).insights
    assert (insight.confidence, insight.evidence) == (0.6, (1,))


def test_a_taste_of_the_biography_outlasts_what_others_suggest() -> None:
    likes = NewMemory("seed", "Ada Hill likes old boleros", 3, "knew", (), (ADA,))
    suggested = [told(f"Ada Hill dislikes old boleros, says Cy Reed for the {n}th time") for n in range(20)]
    world = remembering(likes, *suggested)
    assert sit(world, "Ada Hill dislikes old boleros", *range(2, 22), confidence=0.95).insights == ()


def test_a_taste_of_the_biography_yields_to_strong_repeated_evidence_of_ones_own() -> None:
    """Five times of one's own on one day are not enough; on two days they are, 5 against the 2 of a seed."""
    likes = NewMemory("seed", "Ada Hill likes old boleros", 3, "knew", (), (ADA,))
    left = [NewMemory("action", f"Ada Hill is leaving the bolero {n}", 2, "did", (), (ADA,)) for n in range(5)]
    world = remembering(likes, *left[:4])
    world.remember(world.people[ADA], left[4])
    assert sit(world, "Ada Hill dislikes old boleros", 2, 3, 4, 5, 6).insights == ()
    world = remembering(likes, *left[:4])
    world.clock.tick = DAY
    world.remember(world.people[ADA], left[4])
    (insight,) = sit(world, "Ada Hill dislikes old boleros", 2, 3, 4, 5, 6, confidence=0.7).insights
    assert (insight.confidence, insight.supersedes) == (0.5, 0), "the biography itself is never superseded"


def test_a_mind_that_revises_by_hearsay_what_was_seen_is_not_followed() -> None:
    world = remembering(
        saw("Bo Reed is mending a fence"), concluded("Bo Reed mends things", 1), told("Bo Reed is away")
    )
    kept = sit(world, "Bo Reed has left the town", 3, revises=2)
    assert [(m.supersedes, m.evidence) for m in kept.insights] == [(0, (2, 3))]
    assert kept.insights[0].confidence == 0.27


def test_a_mind_that_revises_by_what_it_saw_is_followed_and_both_are_cited() -> None:
    world = remembering(
        saw("Bo Reed is mending a fence"), concluded("Bo Reed mends things", 1), saw("Bo Reed is painting")
    )
    kept = sit(world, "Bo Reed paints by now", 3, revises=2, confidence=0.9)
    assert [(m.supersedes, m.evidence, m.confidence) for m in kept.insights] == [(2, (2, 3), 0.9)]


def test_conclusions_that_agree_leave_each_other_alone() -> None:
    world = remembering(saw("Bo Reed is mending a fence"), concluded("Bo Reed is busy", 1))
    kept = sit(world, "Bo Reed works hard", 1)
    assert [(m.evidence, m.confidence) for m in kept.insights] == [((1,), 0.8)] and kept.doubts == {}
