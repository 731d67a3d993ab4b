from dataclasses import replace
from datetime import datetime

from game.mind.questions import AskOneself, DrawInsights, Insight, Statement
from game.mind.rules.reflect import ask_oneself, draw_insights
from game.mind.rules.reflect_look import family_of, mould_of
from game.world.memories import Kind
from game.world.people import Tie
from tests.mind.rules.talking import CANDIDATE, NOON, own, person, told

ADA = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6, "Cleo Marsh": -3})
PROMISE = "Ada Stone promised Ben Field to come to the dance at Hobbs Cafe on 14 February from 5 pm to 7 pm"

NAMES = ("Ben Field", "Cleo Marsh", "Dora Finch")


def saw(text: str, *names: str, place: str = "Hobbs Cafe:cafe", kind: Kind = "observation") -> Statement:
    return Statement(1, text, kind, "saw", NOON, 2, names, place)


MET = tuple(saw(f"Ben Field is {doing}", "Ben Field") for doing in ("reading", "eating lunch", "drinking tea"))


def insights(question: str, *statements: Statement) -> tuple[Insight, ...]:
    return draw_insights(DrawInsights(ADA, question, statements))


def test_three_different_questions_about_what_weighs_most() -> None:
    statements = (*MET, told(CANDIDATE, "Sam Moore"), own(PROMISE, subjects=("Ada Stone", "Ben Field")))
    questions = ask_oneself(AskOneself(ADA, statements))
    assert len(questions) == len(set(questions)) == 3
    assert any("Ben Field" in q or "Sam Moore" in q for q in questions)
    assert all(q.endswith("?") for q in questions)


def test_there_are_three_questions_even_without_memories() -> None:
    assert len(set(ask_oneself(AskOneself(ADA, ())))) == 3
    assert len(set(ask_oneself(AskOneself(person("Nobody Known"), ())))) == 3


def test_seeing_somebody_at_a_place_a_few_times_is_nothing_to_conclude_from() -> None:
    assert insights("What matters to Ben Field at present?", *MET) == ()


def test_an_answer_to_ones_own_question_is_found_out_and_revises_that_nobody_knew() -> None:
    ada = person("Ada Stone", "she wants to know who is going to run for mayor", ties={"Ben Field": 6})
    asked = tuple(own(f"Ada Stone and {name} talked about who is going to run for mayor") for name in NAMES)
    q = "What has Ada Stone found out about who is going to run for mayor?"
    (none,) = draw_insights(DrawInsights(ada, q, asked))
    assert "who is going to run for mayor" in none.text and set(none.because) == {0, 1, 2}
    old = Statement(9, none.text, "reflection", "concluded", NOON, 5)
    (found,) = draw_insights(DrawInsights(ada, q, (*asked, told(CANDIDATE, "Sam Moore"), old), (none.text,)))
    assert CANDIDATE in found.text and 3 in found.because and found.revises == 4


def test_a_worry_that_was_told_is_a_sign_of_trust() -> None:
    worry = told("Ben Field worries that nobody will rent the boat", "Ben Field")
    (found,) = insights("How does Ada Stone feel about Ben Field by now?", worry)
    assert "the worry that nobody will rent the boat" in found.text and found.because == (0,)


def test_a_stranger_becomes_an_acquaintance_by_what_they_told() -> None:
    talk = own("Ada Stone and Dora Finch talked about Dora Finch's map", subjects=("Ada Stone", "Dora Finch"))
    map_ = told("Dora Finch is drawing a map of the wells", "Dora Finch")
    found = insights("What is Ada Stone's relationship with Dora Finch?", talk, map_)
    assert any("Dora Finch, who is drawing a map of the wells" in i.text for i in found)


def test_who_went_to_something_concludes_after_it_and_no_longer_looks_forward() -> None:
    late = replace(ADA, now=datetime(2023, 2, 14, 21, 0))
    acts = (
        Statement(5, f"Ada Stone is {doing} at Hobbs Cafe", "action", "did", datetime(2023, 2, 14, 18, 0), 2)
        for doing in ("dancing a little", "trying the cake")
    )
    old = Statement(3, "Ada Stone is looking forward to the dance", "reflection", "concluded", NOON, 5)
    q = DrawInsights(late, "How did Ada Stone spend the day?", (own(PROMISE), *acts, old))
    (found,) = draw_insights(q)
    assert "the dance" in found.text.lower() and found.revises == 3 and {0, 1, 2} <= set(found.because)


def test_news_from_two_people_is_the_talk_of_the_town() -> None:
    statements = (told(CANDIDATE, "Cleo Marsh"), told("Sam Moore is running for mayor", "Ben Field"), MET[0])
    found = insights("What are people saying about Sam Moore running for mayor?", *statements)
    assert any("Sam Moore running for mayor" in i.text and set(i.because) == {0, 1} for i in found)


def test_a_promise_that_is_near_is_on_ones_mind() -> None:
    statements = (
        own(PROMISE),
        told("Ben Field is planning a dance at Hobbs Cafe on 14 February from 5 pm to 7 pm", "Ben Field"),
    )
    found = insights("What is Ada Stone looking forward to?", *statements)
    assert any("the dance" in i.text.lower() and 0 in i.because for i in found)


def acts(*doings: str) -> tuple[Statement, ...]:
    return tuple(own(f"Ada Stone is {doing}", kind="action") for doing in doings)


WORK = acts(
    "writing a scene of the play about bees", "reading the play aloud", "crossing out half of the play",
    "finding a name for the play",
)  # fmt: skip


def test_work_done_again_and_again_counts_as_progress_and_plans_do_not() -> None:
    question = "How is Ada Stone getting on with the play about bees?"
    found = insights(question, *WORK)
    assert any("play about bees" in i.text.lower() and set(i.because) == {0, 1, 2, 3} for i in found)
    plans = tuple(replace(s, kind="plan") for s in WORK)
    assert insights(question, *plans) == () and insights(question, *WORK[:3]) == ()


def test_a_conclusion_of_one_kind_is_not_drawn_again_so_soon() -> None:
    (first,) = insights("How is Ada Stone getting on with the play about bees?", *WORK)
    q = DrawInsights(ADA, "How is Ada Stone getting on with the play about bees?", WORK, (first.text,))
    assert draw_insights(q) == ()


def test_two_conclusions_of_one_sitting_are_of_different_kinds() -> None:
    worries = tuple(told(f"{name} worries about rain", name) for name in NAMES)
    found = insights("What does Ada Stone care about most?", *worries, *WORK)
    assert len(found) <= 2
    assert len({family_of(mould_of(i.text)) for i in found}) == len(found)


def test_every_conclusion_cites_statements_that_exist() -> None:
    statements = (
        *MET,
        told(CANDIDATE, "Sam Moore"),
        told(CANDIDATE, "Ben Field"),
        own(PROMISE),
        told("Ben Field worries about rain", "Ben Field"),
    )
    for question in ask_oneself(AskOneself(ADA, statements)):
        for insight in insights(question, *statements):
            assert insight.because and all(0 <= n < len(statements) for n in insight.because)
            assert 0.2 <= insight.confidence <= 1.0
    assert len(insights("With whom does Ada Stone spend time?", *statements)) <= 5


def test_a_dislike_rests_on_what_one_has_against_somebody_and_not_on_a_nice_talk() -> None:
    talks = tuple(own(f"Ada Stone and Cleo Marsh talked about {what}", subjects=("Cleo Marsh",)) for what in ("x", "y"))
    question = "What is Ada Stone's relationship with Cleo Marsh?"
    assert insights(question, *talks) == ()
    known = Statement(1, "Ada Stone dislikes Cleo Marsh for her shouting", "seed", "knew", NOON, 5, ("Cleo Marsh",))
    (found,) = insights(question, *talks, known)
    assert "Cleo Marsh" in found.text and set(found.because) == {0, 1, 2}


def test_whom_somebody_speaks_well_or_ill_of_is_remembered() -> None:
    warm = told("Ben Field admires Dora Finch because she never hurries", "Ben Field")
    cold = told("Ben Field dislikes Dora Finch because she never stops", "Ben Field")
    for said in (warm, cold):
        (found,) = insights("How does Ada Stone feel about Ben Field by now?", said)
        assert "Ben Field" in found.text and "Dora Finch" in found.text and found.because == (0,)
    assert mould_of(insights("What about Ben Field?", warm)[0].text) == "warm to"
    assert mould_of(insights("What about Ben Field?", cold)[0].text) == "cold to"


def test_a_taste_in_common_is_found() -> None:
    ada = person("Ada Stone", "Ada Stone likes plum jam", ties={"Ben Field": 6})
    like = told("Ben Field likes plum jam and old songs", "Ben Field")
    (found,) = draw_insights(DrawInsights(ada, "What does Ada Stone have in common with Ben Field?", (like,)))
    assert "plum jam" in found.text and "Ben Field" in found.text


def test_an_occupation_is_nothing_to_see_somebody_with_other_eyes_for() -> None:
    talk = own("Ada Stone and Ben Field talked about work", subjects=("Ada Stone", "Ben Field"))
    ada = replace(ADA, ties=(("Ben Field", Tie(6, "friend")),))
    for told_, wanted in (("Ben Field is a baker", 0), ("Ben Field whistles to his ovens", 1)):
        q = DrawInsights(ada, "How does Ada Stone feel about Ben Field by now?", (talk, told(told_, "Ben Field")))
        assert sum("whistles" in i.text for i in draw_insights(q)) == wanted


def test_nobody_is_content_with_having_packed_up_or_taken_a_shower() -> None:
    ada = person("Ada Stone", "she is preparing her first solo show", ties={})
    done = acts("taking a shower", "cleaning the brushes", "trying on titles for her first solo show")
    more = acts(
        "writing a list of what her first solo show still needs", "deciding which pictures belong in the solo show"
    )
    q = DrawInsights(ada, "How is Ada Stone getting on with her first solo show?", (*done, *more, *more))
    assert draw_insights(q)
    for insight in draw_insights(q):
        assert 0 not in insight.because and "brushes" not in insight.text


def test_news_from_the_one_it_is_about_is_not_yet_the_talk_of_the_town() -> None:
    statements = (told(CANDIDATE, "Sam Moore"), told("Sam Moore is running for mayor", "Ben Field"))
    found = insights("What are people saying about Sam Moore running for mayor?", *statements)
    assert not any(family_of(mould_of(i.text)) == "question" for i in found)
