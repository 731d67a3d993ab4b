"""Reflections: evidence that exists and is older than the insight, and nothing said twice."""

from game.mind.questions import AskOneself, DrawInsights, Insight
from game.mind.reflect import reflect
from game.world.answers import apply_all
from game.world.memories import NewMemory
from game.world.thinking import raise_thoughts
from game.world.thoughts import Reflect
from tests.mind.fakes import PreparedMind, plain_recall, thought_of
from tests.small_town import small_world

SEEN = tuple(NewMemory("observation", f"Bo Reed is mending fence {n}", subjects=("Bo Reed",)) for n in range(1, 6))


def sitting(*insights: Insight):
    world = small_world()
    mind = PreparedMind({AskOneself: ("What does Bo Reed care about?",), DrawInsights: insights})
    return reflect(thought_of(world, "Ada Hill", Reflect(), *SEEN), mind, plain_recall()), mind


def test_an_insight_cites_the_ordinals_of_its_statements() -> None:
    kept, mind = sitting(Insight("Bo Reed cares about fences", (0, 2), 0.8))
    told = mind.asked[1].statements
    assert [m.evidence for m in kept.insights] == [tuple(sorted((told[0].ordinal, told[2].ordinal)))]
    assert kept.insights[0].subjects == ("Bo Reed",) and kept.insights[0].confidence == 0.8


def test_a_citation_of_nothing_is_dropped_and_an_insight_without_evidence_with_it() -> None:
    kept, mind = sitting(Insight("Half of it", (1, 99), 0.5), Insight("Thin air", (77,), 0.5), Insight(" ", (0,), 0.5))
    assert [m.text for m in kept.insights] == ["Half of it"]
    assert kept.insights[0].evidence == (mind.asked[1].statements[1].ordinal,)


def test_an_insight_is_not_stored_twice() -> None:
    kept, _ = sitting(Insight("Bo Reed cares", (0,), 0.5), Insight("Bo Reed cares", (1,), 0.5))
    assert [m.text for m in kept.insights] == ["Bo Reed cares"]


def test_evidence_is_older_than_the_insight_and_the_sum_begins_anew() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    ada.importance_sum = world.settings.reflect_at
    ada.summary = type(ada.summary)("Ada", 0)
    for memory in SEEN:
        world.remember(ada, memory)
    thought = next(t for t in raise_thoughts(world) if isinstance(t.facts, Reflect))
    mind = PreparedMind({AskOneself: ("Why?",), DrawInsights: (Insight("Bo Reed cares", (0, 1), 0.9),)})
    apply_all(world, [reflect(thought, mind, plain_recall())])
    reflection = ada.stream.rows[-1]
    assert reflection.kind == "reflection" and all(o < reflection.ordinal for o in reflection.evidence)
    assert ada.importance_sum == 0 and ada.stream.confidence[reflection.ordinal] == 0.9


def test_a_revision_supersedes_the_reflection_and_it_is_recalled_no_more() -> None:
    world = small_world()
    ada = world.people["Ada Hill"]
    old = world.remember(ada, NewMemory("reflection", "Bo Reed is lazy", evidence=(), source="concluded"))
    thought = thought_of(world, "Ada Hill", Reflect(), *SEEN)
    revision = lambda q: (  # noqa: E731
        Insight("Bo Reed is busy", (0,), 0.9, next(i for i, s in enumerate(q.statements) if s.kind == "reflection")),
    )
    kept = reflect(thought, PreparedMind({AskOneself: ("Is Bo Reed lazy?",), DrawInsights: revision}), plain_recall())
    world.remember(ada, kept.insights[0])
    assert list(ada.stream.superseded) == [old.ordinal]
    assert old.ordinal in ada.stream.view().unrecalled
