"""Questions after one's own affairs: what one makes and why, who asked one along, who comes, what others feel."""

from datetime import timedelta

import pytest

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.interview import answer_interview
from game.world.memories import Kind
from game.world.thoughts import Card
from tests.mind.rules.talking import NOON, PARTY, person

BEN, CLEO = "Ben Field", "Cleo Marsh"
ADA = person(
    "Ada Stone",
    "Ada Stone is a painter",
    "Ada Stone is drawing a map of the lake",
    "Ada Stone is writing a book on bridges",
    "Ada Stone wants to show every bridge to somebody who walks slowly",
    "Ada Stone has insulted two guests",
    "Ada Stone has known Ben Field for years as a friend who mends her bicycle",
    ties={BEN: 6, CLEO: 1, "Dan Cole": -3},
)


def memory(text: str, kind: Kind = "dialogue", source: str = "did", subjects: tuple[str, ...] = ()) -> Statement:
    return Statement(4, text, kind, source, NOON, 5, subjects)


def ask(asked: str, *memories: Statement, who: Card = ADA) -> str:
    return answer_interview(AnswerInterview(who, "an interviewer", asked, memories, ()))


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("Is Ben a friend of yours?", "bicycle"),
        ("Is Cleo a friend of yours?", "No"),
        ("What are you drawing?", "a map of the lake"),
        ("Why are you writing a book on bridges?", "walks slowly"),
        ("Why are you drawing a map of the lake?", "My map of the lake?"),
        ("Nice to meet you!", ""),
        ("Did you see anything strange today?", ""),
    ],
)
def test_the_question_that_was_put_is_answered(asked: str, words: str) -> None:
    answer = ask(asked)
    assert words in answer and "don't know" not in answer


def test_an_insult_is_no_work_that_one_has_reasons_for() -> None:
    assert "sorry not to have tried" not in ask("Why did you insult people?")


@pytest.mark.parametrize(("name", "yes"), [("Ben", True), ("Dan", False)])
def test_what_another_feels_is_guessed_by_how_one_gets_on(name: str, yes: bool) -> None:
    doubt = ("doubt", "shouldn't", "No,")
    assert any(word in ask(f"Does {name} like you?") for word in doubt) is not yes


def test_whoever_was_promised_to_is_who_invited() -> None:
    promised = memory(
        f"Ada Stone promised {CLEO} to come to the Valentine's Day party on 14 February from 5 pm to 7 pm"
    )
    assert ask("Who invited you to the party?", promised) == "Cleo Marsh."


def test_a_yes_counts_only_if_it_was_given() -> None:
    host = person("Isabella Rodriguez", PARTY, ties={BEN: 4, CLEO: 4})
    agreed = memory(
        f"Isabella Rodriguez and {BEN} talked about the Valentine's Day party; {BEN} agreed to come to the party",
        subjects=(BEN,),
    )
    assert ask("Did Ben say he would come?", agreed, who=host).startswith(("Yes, Ben", "Ben said yes", "So Ben"))
    assert "Cleo" in ask("Did Cleo say she would come?", agreed, who=host) or "Not to me" in ask(
        "Did Cleo say she would come?", agreed, who=host
    )


def test_an_old_plan_is_no_answer_to_whether_one_goes() -> None:
    old = Statement(
        3,
        "Ada Stone's plan for Sunday 12 February: 8 am getting up; 5 pm attending the Valentine's Day party",
        "plan",
        "did",
        NOON - timedelta(days=1),
        4,
        ("Ada Stone",),
    )
    assert "getting up" not in ask("Are you going to the party tomorrow?", old)


def test_who_only_overheard_of_a_party_says_so() -> None:
    heard = memory(
        f'{BEN} said to {CLEO}: "Until then, at the Valentine\'s Day party."',
        "observation",
        f"overheard {BEN}",
        (BEN, CLEO),
    )
    said = ask("Did you know that Eve Holt is holding a Valentine's Day party at Hobbs Cafe?", heard)
    assert said == "All I know is that Ben Field spoke of the Valentine's Day party."
