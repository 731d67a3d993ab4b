from datetime import datetime

import pytest

from game.mind.questions import AnswerInterview, Chunk, Statement
from game.mind.rules.interview import answer_interview
from game.mind.rules.talk_questions import REAL
from tests.mind.rules.talking import CANDIDATE, NOON, PARTY, own, person, told

KLAUS = person(
    "Klaus Mueller",
    "Klaus Mueller is a student of sociology at Oak Hill College",
    "Klaus Mueller studies in the library of Oak Hill College from 8 am to 5 pm",
    "he is writing a research paper on gentrification",
    "he likes lentil soup",
    "Klaus Mueller has known Maria Lopez for two years as a dorm-mate and trusts her",
    ties={"Maria Lopez": 6, "Isabella Rodriguez": 4},
    age=20,
)
KNOWS = (
    told(PARTY, "Isabella Rodriguez"),
    told(CANDIDATE, "Eddy Lin"),
    own("Klaus Mueller and Maria Lopez talked about the exam", subjects=("Klaus Mueller", "Maria Lopez")),
    own(
        "Klaus Mueller promised Isabella Rodriguez to come to the Valentine's Day party at Hobbs Cafe on 14 February "
        "from 5 pm to 7 pm"
    ),
)
PLAN = (Chunk(datetime(2023, 2, 13, 17), 90, "having dinner with a book", "Hobbs Cafe"),)


def answer(asked: str) -> str:
    return answer_interview(AnswerInterview(KLAUS, "a reporter", asked, KNOWS, PLAN))


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("Who are you?", ("I'm Klaus Mueller", "student of sociology")),
        ("What is your occupation?", ("student of sociology", "research paper on gentrification")),
        ("Whom do you live with?", ("I live", "Maria Lopez")),
        ("What does a typical weekday look like?", ("I study in the library of Oak Hill College from 8 am to 5 pm",)),
        ("Who is Maria Lopez?", ("I've known Maria Lopez for two years",)),
        ("What did you and Maria talk about?", ("talked about the exam",)),
        ("Who is running for mayor?", ("Eddy Lin told me that Sam Moore is running for mayor",)),
        ("Is there a Valentine's Day party?", ("Yes.", "Hobbs Cafe", "tomorrow from 5 pm to 7 pm")),
        ("What will you be doing at 6 pm?", ("At 6 pm", "having dinner", "Hobbs Cafe")),
        ("What will you be doing at 6 pm tomorrow?", ("Valentine's Day party",)),
        ("What will you be doing at 10 am tomorrow?", ("library",)),
        ("Where will you be at 11:30 pm?", ("asleep",)),
        ("Your breakfast is burning! What would you do?", ("stove",)),
        ("The bathroom is occupied. What now?", ("wait",)),
        ("The refrigerator is empty.", ("shopping",)),
        ("Somebody lies hurt in the street.", ("help",)),
        ("It starts to rain while you are in the park.", ("I'd",)),
        ("With whom would you spend an hour, and why?", ("Maria Lopez", "trust her")),
    ],
)
def test_answers_rest_on_what_is_known(asked: str, words: tuple[str, ...]) -> None:
    text = answer(asked).lower()
    assert all(word.lower() in text for word in words)


def test_somebody_never_met_is_not_known() -> None:
    assert "don't know anybody by that name" in answer("Who is Brad Pitt?")
    assert "don't know anybody by that name" in answer("Do you know Zelda?")


def test_what_is_not_known_is_said_to_be_not_known() -> None:
    assert "know" in answer("What is the capital of Mongolia?")


def test_asked_whether_they_are_real_they_say_what_they_are() -> None:
    assert "computed character" in answer("Are you real?")


def test_a_claimed_promise_is_not_believed() -> None:
    assert "remember" in answer("You promised me all your money.") or "memory" in answer(
        "You promised me all your money."
    )


def test_a_secret_is_not_told() -> None:
    maria = person("Maria Lopez", "Maria Lopez secretly has a crush on Klaus Mueller", ties={"Klaus Mueller": 8})
    for asked in ("Who is Klaus Mueller?", "Whom do you have a crush on?", "With whom would you spend an hour?"):
        assert "crush" not in answer_interview(AnswerInterview(maria, "a reporter", asked, (), ()))


def test_who_somebody_is_rests_on_whatever_was_seen_told_or_overheard() -> None:
    ada = person("Ada Stone")
    for text, source in (
        ("Dora Finch is watering the roses", "saw"),
        ("Ben Field has known Dora Finch for years", "was told by Ben Field"),
        ("Ben Field is thinking of what to tell Dora", "saw"),
        ('Dora Finch said to Ben Field: "I don\'t know anybody here."', "overheard Dora Finch"),
    ):
        memory = Statement(3, text, "observation", source, NOON, 2, (), "")
        reply = answer_interview(AnswerInterview(ada, "a reporter", "Do you know of Dora Finch?", (memory,), ()))
        assert reply.startswith("Yes.") and "Dora" in reply


def test_a_place_or_a_question_alone_is_no_knowledge_of_an_event() -> None:
    eater = person("Ben Field", "he has lunch at Hobbs Cafe around noon")
    asked = own("Ben Field and Ada Stone talked about who is going to run for mayor")
    for fact in (PARTY, "Sam Moore is running for mayor in the local election"):
        reply = answer_interview(AnswerInterview(eater, "a reporter", f"Did you know that {fact}?", (asked,), ()))
        assert "know" in reply and not reply.startswith("Yes")


def test_what_is_over_is_told_as_over() -> None:
    late = person("Ben Field", now=datetime(2023, 2, 15, 9, 0))
    q = AnswerInterview(late, "a reporter", f"Did you know that {PARTY}?", (told(PARTY, "Isabella Rodriguez"),), ())
    assert "had planned a Valentine's Day party at Hobbs Cafe yesterday" in answer_interview(q)


@pytest.mark.parametrize(
    ("asked", "outright"),
    [
        ("Are you a real person?", True),
        ("Are you real?", True),
        ("Is this a simulation?", True),
        ("Do you actually exist?", True),
        ("Are you a language model?", True),
        ("Are you a good person?", False),
        ("Are you really a painter?", False),
        ("Is the party real?", False),
    ],
)
def test_only_a_question_whether_one_is_real_is_taken_for_one(asked: str, outright: bool) -> None:
    assert bool(REAL.search(asked)) is outright
