from game.mind.questions import AskOneself, DrawInsights, Insight, Statement
from game.mind.rules.reflect import ask_oneself, draw_insights
from game.world.memories import Kind
from tests.mind.rules.talking import CANDIDATE, NOON, own, person, told

ADA = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6, "Cleo Marsh": -3})
PROMISE = "Ada Stone promised Ben Field to come to the dance at Hobbs Cafe on 14 February from 5 pm to 7 pm"


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


def test_somebody_seen_three_times_at_one_place_is_often_there() -> None:
    (insight,) = insights("What matters to Ben Field at present?", *MET)
    assert "Ben Field" in insight.text and "Hobbs Cafe" in insight.text
    assert insight.because == (0, 1, 2)


def test_twice_is_not_often() -> None:
    assert insights("What matters to Ben Field at present?", *MET[:2]) == ()


def test_news_from_two_people_is_the_talk_of_the_town() -> None:
    statements = (told(CANDIDATE, "Sam Moore"), told("Sam Moore is running for mayor", "Ben Field"), MET[0])
    found = insights("What are people saying about Sam Moore running for mayor?", *statements)
    assert any("Sam Moore running for mayor" in i.text and set(i.because) == {0, 1} for i in found)


def test_a_promise_that_is_near_is_on_ones_mind() -> None:
    statements = (
        own(PROMISE),
        told("Ben Field is planning a dance at Hobbs Cafe on 14 February from 5 pm to 7 pm", "Ben Field"),
    )
    found = insights("What is Ada Stone looking forward to?", *statements)
    assert any("the dance" in i.text.lower() and 0 in i.because for i in found)


def test_work_done_twice_counts_as_progress() -> None:
    statements = tuple(
        own(f"Ada Stone is {d}", kind="action")
        for d in ("writing a scene of the play about bees", "reading the play aloud")
    )
    found = insights("How is Ada Stone getting on with the play about bees?", *statements)
    assert any("play about bees" in i.text.lower() and set(i.because) == {0, 1} for i in found)


def test_a_conclusion_that_stands_is_not_drawn_again() -> None:
    (first,) = insights("What matters to Ben Field at present?", *MET)
    standing = Statement(9, first.text, "reflection", "concluded", NOON, 5, ("Ben Field",))
    assert insights("What matters to Ben Field at present?", *MET, standing) == ()


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
