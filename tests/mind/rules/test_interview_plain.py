"""Sixty plain questions that a curious player would type, and what an answer must hold, from a stream written by "
"hand."""

from dataclasses import replace
from datetime import datetime

import pytest

from game.mind.asked_time import span_asked
from game.mind.questions import AnswerInterview, Chunk, Statement
from game.mind.rules.interview import answer_interview
from game.world.memories import Kind
from game.world.thoughts import Card
from tests.mind.rules.talking import PARTY, person

NOW = datetime(2023, 2, 15, 14, 0)
"""Wednesday, the day after the party."""
LIBRARY, CAFE, ROOM = "Oak Hill College:library", "Hobbs Cafe:cafe", "Klaus Mueller's house:main room"
KLAUS: Card = replace(
    person(
        "Klaus Mueller",
        "Klaus Mueller is a student of sociology at Oak Hill College",
        "Klaus Mueller studies in the library of Oak Hill College from 8 am to 5 pm",
        "Klaus Mueller has lunch at Hobbs Cafe around noon",
        "Klaus is writing a research paper on gentrification",
        "Klaus likes lentil soup and long train journeys",
        "Klaus worries that he writes about hard lives from a warm library",
        "Klaus is proud that his old teacher reads his essay to every class",
        "Klaus wishes that his paper might change one landlord's mind",
        "Klaus hates a raised rent",
        "Klaus Mueller has known Maria Lopez for two years as a dorm-mate and trusts her",
        "Klaus Mueller dislikes Tom Moreno for his temper",
        "Klaus secretly has a crush on Maria Lopez",
        ties={"Maria Lopez": 6, "Isabella Rodriguez": 3, "Tom Moreno": -2, "Ayesha Khan": 5},
        age=20,
        now=NOW,
        work=LIBRARY,
    ),
    doing="sorting index cards",
    here=LIBRARY,
    hours_awake=7.0,
    hours_since_meal=1.5,
)
_ROWS: tuple[tuple[int, int, Kind, str, str, str, int], ...] = (
    (14, 7, "plan", "did", "Klaus Mueller's plan for Tuesday 14 February: 7 am getting up and having breakfast at "
                           "home; "
     "8 am writing a research paper on gentrification, in the library of Oak Hill College; noon having lunch at Hobbs "
     "Cafe; 1 pm writing a research paper on gentrification, in the library of Oak Hill College; 6 pm playing chess",
     ROOM, 3),
    (14, 8, "action", "did", "Klaus Mueller is eating toast", ROOM, 2),
    (14, 9, "action", "did", "Klaus Mueller is drafting a section at the library of Oak Hill College", LIBRARY, 3),
    (14, 12, "action", "did", "Klaus Mueller is eating a sandwich at Hobbs Cafe", CAFE, 2),
    (14, 12, "dialogue", "did", "Klaus Mueller and Ayesha Khan talked about her thesis", CAFE, 4),
    (14, 15, "action", "did", "Klaus Mueller is checking the tables at the library of Oak Hill College", LIBRARY, 3),
    (14, 19, "action", "did", "Klaus Mueller is playing chess", ROOM, 3),
    (14, 20, "observation", "saw", "Maria Lopez is reading a letter", CAFE, 2),
    (13, 12, "dialogue", "did", "Klaus Mueller and Isabella Rodriguez talked about the weather; Klaus Mueller "
                                "declined to "
     "come to the Valentine's Day party", CAFE, 7),
    (13, 12, "dialogue", "was told by Isabella Rodriguez", PARTY, CAFE, 7),
    (13, 13, "dialogue", "was told by Ayesha Khan", "Ayesha Khan is working on a thesis about Shakespeare", CAFE, 4),
    (14, 13, "dialogue", "was told by Ayesha Khan", "Sam Moore is running for mayor in the local election", CAFE, 6),
    (15, 12, "dialogue", "did", "Klaus Mueller promised Ayesha Khan to come to the poetry reading at Hobbs Cafe on 16 "
     "February from 6 pm to 8 pm", CAFE, 7),
    (15, 9, "action", "did", "Klaus Mueller is tidying the footnotes at the library of Oak Hill College", LIBRARY, 3),
    (15, 12, "action", "did", "Klaus Mueller is eating lentil soup at Hobbs Cafe", CAFE, 2),
    (15, 12, "dialogue", "did", "Klaus Mueller and Maria Lopez talked about the exam", CAFE, 4),
)  # fmt: skip
STREAM = tuple(
    Statement(n, text, kind, source, datetime(2023, 2, day, hour, 20), weight, (), place)
    for n, (day, hour, kind, source, text, place, weight) in enumerate(_ROWS, start=1)
)
PLAN = (
    Chunk(datetime(2023, 2, 15, 13), 240, "writing a research paper on gentrification", "Oak Hill College"),
    Chunk(datetime(2023, 2, 15, 17), 60, "having dinner with a book", "Hobbs Cafe"),
    Chunk(datetime(2023, 2, 15, 18), 300, "playing chess", "home"),
)


def answer(asked: str) -> str:
    return answer_interview(AnswerInterview(KLAUS, "an interviewer", asked, STREAM, PLAN))


PLAIN = (
    ("What did you do yesterday?", "In the morning I was writing a research paper|evening I was playing chess|Ayesha "
                                   "Khan"),
    ("What did you do this morning?", "I was tidying the footnotes in the library"),
    ("What did you do yesterday evening?", "I was playing chess"),
    ("What did you do last night?", "I was playing chess"),
    ("What did you do on Tuesday?", "research paper on gentrification"),
    ("How was your day yesterday?", "I talked with Ayesha Khan"),
    ("Who did you talk to today?", "Maria Lopez|the exam"),
    ("Who did you meet yesterday?", "Ayesha Khan|thesis"),
    ("Did you talk to anybody yesterday?", "Yes.|Ayesha Khan"),
    ("What did you have for lunch?", "I had lentil soup at Hobbs Cafe around noon"),
    ("What did you eat yesterday?", "toast at home|a sandwich at Hobbs Cafe"),
    ("Did you sleep well?", "11 pm|7 am"),
    ("Where were you yesterday evening?", "at home"),
    ("Where were you yesterday morning?", "in the library"),
    ("Have you seen Maria?", "Maria|this afternoon|at Hobbs Cafe"),
    ("Where is Ayesha?", "Ayesha|at Hobbs Cafe"),
    ("Did you go to the Valentine's Day party?", "No|declined"),
    ("What did Ayesha tell you?", "Ayesha Khan is working on a thesis"),
    ("What did you talk about with Maria?", "Maria Lopez and I talked about the exam"),
    ("Who is running for mayor?", "Ayesha Khan told me that Sam Moore is running for mayor"),
    ("What are you doing tomorrow at 6 pm?", "poetry reading"),
    ("What are you doing tomorrow?", "poetry reading|From 8 am I'll be studying"),
    ("What will you do tonight?", "dinner with a book|At 6 pm I'll be playing chess at home"),
    ("What would you like to do tonight?", "chess|gentrification"),
    ("What will you do next?", "having dinner with a book at Hobbs Cafe"),
    ("Are you going to a party?", "the Valentine's Day party was yesterday. I declined"),
    ("Are you going to the poetry reading?", "Yes.|tomorrow from 6 pm to 8 pm"),
    ("Are you free this evening?", "Not really|I've something planned"),
    ("When do you go to bed?", "11 pm"),
    ("When do you have dinner?", "I have dinner around 6 pm"),
    ("What are your plans for the weekend?", "studying in the library"),
    ("Do you like Maria?", "Yes|Of course"),
    ("Do you like Tom?", "dislike Tom Moreno"),
    ("What do you think of Tom Moreno?", "I dislike Tom Moreno for his temper"),
    ("What do you think of Klaus?", "That's me."),
    ("Who is Klaus Mueller?", "That's me.|student of sociology"),
    ("Do you love Maria?", "tell just anybody|keep that to myself"),
    ("Who don't you like?", "Tom Moreno. I dislike"),
    ("Who is your best friend?", "Maria Lopez. I've known Maria Lopez"),
    ("What is Ayesha working on?", "thesis about Shakespeare"),
    ("Do you know Zelda?", "don't know anybody by that name"),
    ("Why?", "whole question"),
    ("How old are you?", "20"),
    ("What's your name?", "Klaus Mueller"),
    ("Where do you work?", "student of sociology|in the library of Oak Hill College"),
    ("Are you married?", "No"),
    ("Do you have children?", "No, I've no children"),
    ("What is your favourite food?", "I like lentil soup"),
    ("Do you like lentil soup?", "Yes. I like lentil soup"),
    ("Do you like football?", "never"),
    ("What are you afraid of?", "I worry that I write about hard lives"),
    ("What are you proud of?", "my old teacher"),
    ("What is your biggest dream?", "I wish that my paper"),
    ("What do you hate?", "I hate a raised rent"),
    ("Do you have a secret?", "tell you|one any more"),
    ("Are you hungry?", "No"),
    ("Are you tired?", "No|Not yet"),
    ("Where are you?", "I'm in the library of Oak Hill College, sorting index cards"),
    ("What are you doing?", "sorting index cards"),
    ("Why are you doing that?", "writing a research paper on gentrification"),
    ("What day is it?", "2 pm, Wednesday 15 February"),
    ("When does the cafe open?", "from 8 am to 8 pm"),
    ("Is the pub open?", "Not now.|from 5 pm to midnight"),
    ("Where can I get a coffee?", "Hobbs Cafe"),
    ("What's the weather like?", "look"),
    ("Who will win the election?", "over|Nobody can know"),
    ("Do you like your job?", "I do|proud"),
    ("Thank you!", "welcome|pleasure"),
)  # fmt: skip
ANY = {"Why?", "What would you like to do tonight?", "Do you love Maria?", "Do you have a secret?", "Are you tired?",
       "Who will win the election?", "Do you like your job?", "Thank you!", "Do you like Maria?",
       "Are you free this evening?"}  # fmt: skip
"""Questions with several wordings of an answer, one of which must do."""


@pytest.mark.parametrize(("asked", "expected"), PLAIN)
def test_a_plain_question_is_answered_fittingly(asked: str, expected: str) -> None:
    said, words = answer(asked).lower(), [word.lower() for word in expected.split("|")]
    assert any(w in said for w in words) if asked in ANY else all(w in said for w in words), answer(asked)
    assert "crush" not in said


def test_what_is_nobodys_knowledge_is_honestly_not_known() -> None:
    assert "know" in answer("What is the capital of Mongolia?")


@pytest.mark.parametrize(
    ("asked", "span"),
    [
        ("What did you do yesterday?", ((14, 4), (15, 4))),
        ("What did you do yesterday morning?", ((14, 4), (14, 12))),
        ("What did you do last night?", ((14, 18), (15, 4))),
        ("What have you done today?", ((15, 4), (15, 14))),
        ("What did you do on Monday?", ((13, 4), (14, 4))),
        ("What did you have for dinner?", ((14, 15), (15, 0))),
    ],
)
def test_a_question_about_the_past_asks_about_a_stretch_of_it(
    asked: str, span: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    assert span_asked(asked, NOW) == tuple(datetime(2023, 2, day, hour) for day, hour in span)


@pytest.mark.parametrize("asked", ["What will you do tomorrow?", "Who are you?", "What would you have done?"])
def test_other_questions_ask_about_no_stretch_of_the_past(asked: str) -> None:
    assert span_asked(asked, NOW) is None
