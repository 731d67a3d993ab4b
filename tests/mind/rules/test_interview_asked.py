"""Kinds of question that strangers put to people of a town of two days, and what the answer must and must not hold."""

from dataclasses import replace
from datetime import datetime

import pytest

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.interview import answer_interview
from game.mind.rules.interview_odd import is_foreign, is_insult
from game.world.memories import Kind
from game.world.places import Hours
from game.world.thoughts import Card, KnownRoom
from tests.mind.rules.talking import PARTY, person

NOW = datetime(2023, 2, 15, 9, 0)
"""Wednesday, the day after the party."""
STORE = KnownRoom(
    "Quill's Store:shop", "buy tools, from 8 am to 6 pm", public=True, hours=Hours(8, 18), capacity=0, owners=(),
    outdoors=False, things=(),
)  # fmt: skip


def ada(*more: str) -> Card:
    return replace(
        person(
            "Ada Stone",
            "Ada Stone is a shopkeeper",
            "Ada Stone loves her husband Ben Stone, but the marriage is strained",
            "Ada Stone loves her son Tim Stone",
            "Ada Stone hates Carl Vale, a neighbour for two years",
            "Ada Stone wants the bridge mended",
            "Ada Stone is writing a novel about rivers",
            *more,
            ties={"Ben Stone": 8, "Tim Stone": 9, "Carl Vale": -4, "Dora Fenn": 5},
            now=NOW,
            work=STORE.address,
        ),
        known=(STORE,),
    )


def known(text: str, source: str = "saw", kind: Kind = "observation", day: int = 14) -> Statement:
    return Statement(len(text), text, kind, source, datetime(2023, 2, day, 17, 30), 5, place="Hobbs Cafe:cafe")


MEMORIES = (
    known("Ben Stone is a pharmacist with a coat he irons himself", "knew", "seed", 13),
    known("Ben Stone is applying for the post of warden", "was told by Dora Fenn", "dialogue", 13),
    known(PARTY, "was told by Isabella Rodriguez", "dialogue", 13),
    known(
        "Ada Stone and Isabella Rodriguez talked about the Valentine's Day party at Hobbs Cafe", "did", "dialogue", 13
    ),
    known("Ada Stone is raising a glass at Hobbs Cafe", "did", "action"),
    replace(known("Dora Fenn is dancing a little"), subjects=("Dora Fenn",)),
    known("Eve Lark is running for mayor in the local election", "was told by Dora Fenn", "dialogue", 13),
)


def ask(question: str, *memories: Statement, who: Card | None = None) -> str:
    return answer_interview(AnswerInterview(who or ada(), "an interviewer", question, memories or MEMORIES, ()))


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("What does your husband do?", "pharmacist"),
        ("Who is your husband and what does he do?", "Ben Stone. Ben Stone is a pharmacist"),
        ("What is your son's name?", "Tim Stone."),
        ("How many children do you have?", "One: Tim Stone"),
        ("Is your marriage good?", "strained"),
        ("Is your husband applying for the post of warden?", "Yes. Dora Fenn told me"),
        ("How is your brother?", "brother"),
        ("Who lives next door to you?", "Carl Vale"),
        ("Why don't you like Carl?", "hate Carl Vale"),
        ("Is Carl a good person?", "hate Carl Vale"),
        ("When was the party?", "yesterday, from 5 pm to 7 pm, at Hobbs Cafe"),
        ("Was there a party?", "Yes. The Valentine's Day party was yesterday"),
        ("How was the party?", "raising a glass"),
        ("Whose party was it?", "Isabella Rodriguez"),
        ("Were you invited to the party?", "Isabella Rodriguez"),
        ("Who is running for mayor?", "Eve Lark is running for mayor"),
        ("Who told you that Eve is running for mayor?", "Dora Fenn"),
        ("Have you heard any rumours?", "Dora Fenn told me"),
        ("Why are you writing a novel?", "novel"),
        ("Are you writing a book?", "novel about rivers"),
        ("When do you close?", "6 pm"),
        ("Do you sell nails?", "Yes"),
        ("What is 17 times 3?", "51"),
        ("Who do you know in town?", "Dora Fenn"),
        ("Where's your husband?", "Ben"),
    ],
)
def test_the_question_is_answered(asked: str, words: str) -> None:
    assert words in ask(asked)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("Who else is running for mayor but Eve?", "Eve Lark is"),
        ("Is your marriage good?", "Yes."),
        ("How was the party?", "Yes"),
        ("What happened at the concert in the park?", "party"),
        ("Are you running for mayor?", "Yes"),
        ("Are you writing a book?", "No"),
    ],
)
def test_no_other_question_is_answered(asked: str, words: str) -> None:
    assert words not in ask(asked)


def test_of_what_one_only_saw_others_speak_about_one_knows_just_that() -> None:
    seen = known("Dora Fenn is talking with Eve Lark about the Valentine's Day party at Hobbs Cafe", day=13)
    assert "the Valentine's Day party at Hobbs Cafe" in ask("How was the party?", seen)
    assert "peop" in ask("Was there a party?", seen)


def test_who_holds_a_party_knows_whom_they_asked_and_who_came() -> None:
    host = ada("Ada Stone is planning a tea party at Hobbs Cafe on 14 February from 5 pm to 7 pm")
    asked = known("Ada Stone and Dora Fenn talked about the tea party at Hobbs Cafe", "did", "dialogue", 13)
    came = replace(known("Dora Fenn is dancing a little"), subjects=("Dora Fenn",))
    assert "Dora Fenn" in ask("Whom did you invite?", asked, who=host)
    assert "Dora" in ask("Did you invite Dora?", asked, who=host)
    assert "1" in ask("How many people came to your party?", came, who=host)


@pytest.mark.parametrize("text", ["You are a stupid cow", "Fuck you, you stupid machine", "I hate you", "You idiot!"])
def test_abuse_is_heard_as_abuse(text: str) -> None:
    assert is_insult(text) and "know" not in ask(text)


@pytest.mark.parametrize("text", ["Do you hate Carl?", "Is Carl a liar?", "You are late", "What a party it was"])
def test_a_rough_word_about_others_is_no_abuse(text: str) -> None:
    assert not is_insult(text)


@pytest.mark.parametrize("text", ["Wie heißt du?", "あなたは誰ですか", "¿Quién eres?", "Bonjour, comment allez-vous?"])
def test_another_tongue_is_not_understood(text: str) -> None:
    assert is_foreign(text) and ("English" in ask(text) or "language" in ask(text))


@pytest.mark.parametrize(
    "text", ["Who is Maria Lopez?", "Do you like the cafe?", "Is the tea hot?", "Tell me about Eddy"]
)
def test_english_is_no_other_tongue(text: str) -> None:
    assert not is_foreign(text)


def test_noise_is_not_understood_and_nothing_is_nothing() -> None:
    assert "know" not in ask("Blorp fnargle zzz")
    assert ask("") in ("You haven't asked me anything.", "I'm listening. What did you want to ask?")
