"""A yes only on a memory that states it of oneself; places, sources and reasons where they are asked for."""

from dataclasses import replace
from datetime import datetime

import pytest

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.gist import stem
from game.mind.rules.interview import answer_interview
from game.mind.rules.interview_words import PHRASES
from game.world.memories import Kind
from game.world.thoughts import Card
from tests.mind.rules.talking import PARTY, person

NOW = datetime(2023, 2, 15, 9, 0)
"""Wednesday, the day after the party."""


def ada(*more: str) -> Card:
    ties = {"Ben Stone": 8, "Tim Stone": 9, "Dora Fenn": 5}
    clauses = (
        "Ada Stone is a shopkeeper",
        "Ada Stone loves her husband Ben Stone",
        "Ada Stone loves her son Tim Stone",
        "Ada Stone is preparing for her exams in chemistry",
        *more,
    )
    return replace(person("Ada Stone", *clauses, ties=ties, now=NOW), home="Ada Stone's house:main room")


def row(
    text: str,
    source: str = "saw",
    kind: Kind = "observation",
    *,
    at: int = 17,
    place: str = "Hobbs Cafe:cafe",
    n: int = 0,
) -> Statement:
    subjects = (text.split(" is ")[0],) if " is " in text else ()
    return Statement(n or len(text), text, kind, source, datetime(2023, 2, 14, at, 30), 5, subjects, place)


def ask(question: str, *memories: Statement, who: Card | None = None) -> str:
    return answer_interview(AnswerInterview(who or ada(), "an interviewer", question, memories, ()))


HEARD = row(PARTY, "was told by Dora Fenn", "dialogue", at=10)


@pytest.mark.parametrize(
    ("asked", "memory"),
    [
        ("Has your cat come back?", row("Ada Stone is reading a page to the cat on the wall", "did", "action")),
        ("Do you keep a python at home?", row("Ada Stone and Carl Vale quarrelled about it", "did", "dialogue")),
        ("Is your shop closing down?", row("Carl Vale's shop is closing down", "was told by Dora Fenn", "dialogue")),
    ],
)  # fmt: skip
def test_what_no_memory_states_of_oneself_is_no_yes(asked: str, memory: Statement) -> None:
    assert "Yes" not in ask(asked, memory) and ask(asked, memory).startswith(("No", "If I did"))


def test_what_a_memory_states_of_oneself_is_a_yes() -> None:
    assert ask("Has your cat come back?", row("Ada Stone's cat has come back", "did")).startswith("Yes")


def test_taking_part_is_no_party() -> None:
    assert stem("party") == stem("parties") != stem("part")
    act = row("Ada Stone is taking part in an argument", "did", "action", place="The Rose and Crown Pub:pub")
    assert not ask("Were you at the party?", act, HEARD).startswith("Yes")


def test_who_waited_at_home_or_came_and_left_before_was_not_at_the_party() -> None:
    waiting = row("Ada Stone is waiting for dinner", "did", "action", place="Ada Stone's house:main room")
    early = row("Ada Stone is having tea", "did", "action", at=16)
    assert ask("Were you at the party?", waiting, early, HEARD).startswith("No")


def test_why_not_is_answered_beside_the_no() -> None:
    waiting = row("Ada Stone is waiting for dinner", "did", "action", place="Ada Stone's house:main room")
    declined = row(
        "Ada Stone and Dora Fenn talked about the party; Ada Stone declined to come to the Valentine's Day party",
        "did", "dialogue", at=10,
    )  # fmt: skip
    said = ask("Were you at the party? Why not?", waiting, HEARD)
    assert said.startswith("No") and "waiting for dinner" in said
    assert any(reason in ask("Were you at the party? Why not?", declined, HEARD) for reason in PHRASES["had_declined"])


def test_guests_are_those_who_were_there_and_not_those_spoken_of() -> None:
    host = ada("Ada Stone is planning a tea party at Hobbs Cafe on 14 February from 5 pm to 7 pm")
    came = row("Dora Fenn is dancing a little")
    spoke = replace(
        row("Ada Stone and Eve Lark talked about Carl Vale", "did", "dialogue"), subjects=("Eve Lark", "Carl Vale")
    )
    said = ask("How was the party?", came, spoke, row("Ada Stone is pouring tea", "did", "action"), who=host)
    assert "Dora Fenn" in said and "Eve Lark" in said and "Carl" not in said


def test_the_evening_that_is_asked_about_is_called_the_evening() -> None:
    dinner = row("Ada Stone is reading a novel", "did", "action", place="Ada Stone's house:main room")
    said = ask("What did you do yesterday evening?", dinner)
    assert said.startswith("In the evening") and "afternoon" not in said


def test_where_one_was_is_told_with_the_place_first() -> None:
    act = row("Ada Stone is counting ducks in Johnson Park", "did", "action", place="Johnson Park:park")
    said = ask("Where were you at 5:30 pm yesterday?", act)
    assert said == "I was in Johnson Park, as far as I remember, counting ducks."


def test_who_told_one_is_not_left_out_of_the_answer() -> None:
    said = ask("Is there a party, and who told you?", HEARD)
    assert "Dora Fenn" in said and said.count("Dora Fenn") > 0
    assert "Dora Fenn" in ask("When was the party and who told you about it?", HEARD)


def test_two_who_were_seen_to_speak_of_it_are_the_source() -> None:
    seen = row("Hailey Johnson is talking with Ryan Park about Sam Moore running for mayor")
    assert "I saw Hailey Johnson talking with Ryan Park" in ask("Who said that Sam Moore is running for mayor?", seen)


def test_a_son_is_told_of_by_his_studies_and_by_what_he_was_last_seen_at() -> None:
    known = row("Tim Stone is a student of music", "knew", "seed", at=6)
    seen = row("Tim Stone is tuning a cello")
    assert "student of music" in ask("What does your son study?", known, seen)
    assert "tuning a cello" in ask("How is your son?", known, seen)


@pytest.mark.parametrize("asked", ["Is your husband difficult to live with?", "Did anything burn at your home?"])
def test_not_every_question_with_home_in_it_asks_where_one_lives(asked: str) -> None:
    assert "I live in" not in ask(asked)


def test_the_neighbours_stove_did_not_burn_at_ones_home() -> None:
    theirs = replace(row("the stove at Vale's house is burning"), subjects=("Vale's house:kitchen:stove",))
    mine = replace(
        row("the stove at Ada Stone's house is burning", n=99), subjects=("Ada Stone's house:main room:stove",)
    )
    assert ask("Did anything burn at your home?", theirs) in PHRASES["not_seen_so"]
    assert "burning" in ask("Did anything burn at your home?", theirs, mine)


def test_a_thing_that_one_saw_in_slime_is_remembered() -> None:
    piano = replace(row("the piano at Hobbs Cafe is covered in slime"), subjects=("Hobbs Cafe:cafe:piano",))
    assert "covered in slime" in ask("Is there anything wrong with the piano?", piano)
    assert "covered in slime" in ask("Have you noticed anything strange?", piano)


def test_an_inner_voice_is_owned_up_to_and_none_is_made_up() -> None:
    voice = row("You should run for mayor", "inner voice", "inner voice")
    assert "You should run for mayor" in ask("Have you heard an inner voice?", voice)
    assert ask("Have you heard an inner voice?") in PHRASES["no_voice"]
    assert ask("Are you going to run for mayor?", voice).startswith("Yes")
    assert ask("Are you going to run?", voice).startswith("Yes")
    assert ask("Are you going to run?").startswith("No")


def test_a_persona_of_one_name_who_talked_with_one_is_known() -> None:
    met = replace(row("Ada Stone and Bernd talked about the bridge", "did", "dialogue"), subjects=("Ada Stone",))
    assert "don't know anybody" not in ask("Who is Bernd?", met) and "bridge" in ask("Who is Bernd?", met)


def test_a_day_that_one_does_not_know_is_not_made_up() -> None:
    assert any(ask("When is your exam?").startswith(lead) for lead in PHRASES["day_unknown"])


def test_what_people_may_do_gets_a_view() -> None:
    views = (*PHRASES["moral"], *PHRASES["moral:rough"])
    assert ask("May people lie?") in views and ask("Is it ever right to lie?") in views


def test_what_one_lives_on_is_ones_job() -> None:
    assert "shopkeeper" in ask("What do you live on?")


def test_what_one_learned_about_somebody_is_about_them() -> None:
    news = row("Ada Stone keeps hearing about the bridge", "concluded", "reflection")
    dora = row("Dora Fenn is building a boat", "was told by Dora Fenn", "dialogue")
    said = ask("What have you learned about Dora?", news, dora)
    assert "boat" in said and "bridge" not in said
