from datetime import datetime

import pytest

from game.mind.rules.hearing import as_heard, full_dates, statements_in
from game.mind.rules.hearing_acts import accepts, declines, invites, parts
from game.mind.rules.speech import Pair, as_said, biography_gender, near_dates, sentence
from game.mind.rules.verbs import third

MONDAY = datetime(2023, 2, 13, 9, 0)
TO_MARIA = Pair("Isabella Rodriguez", "Maria Lopez", "she")


@pytest.mark.parametrize(
    ("statement", "spoken"),
    [
        ("Isabella Rodriguez is planning a party at Hobbs Cafe", "I'm planning a party at Hobbs Cafe"),
        ("Isabella Rodriguez owns Hobbs Cafe and greets everybody", "I own Hobbs Cafe and greet everybody"),
        ("Isabella Rodriguez hopes that her guests like her", "I hope that my guests like me"),
        ("Isabella Rodriguez and Tamara Taylor are neighbours", "Tamara Taylor and I are neighbours"),
        ("Isabella Rodriguez would love to see her sister's children", "I'd love to see my sister's children"),
        ("Maria Lopez is a friend of Isabella Rodriguez", "you're a friend of mine"),
        ("Maria Lopez told Isabella about the exam", "you told me about the exam"),
        ("Sam Moore is running for mayor", "Sam Moore is running for mayor"),
        ("Isabella Rodriguez does not know what Maria wants", "I don't know what you want"),
        ("Isabella Rodriguez finds Hailey Johnson too pushy", "I find Hailey Johnson too pushy"),
    ],
)
def test_a_statement_is_said_by_its_subject_in_the_first_person(statement: str, spoken: str) -> None:
    assert as_said(statement, TO_MARIA) == spoken


def test_a_pronoun_after_another_name_is_not_the_speakers() -> None:
    pair = Pair("Tom Moreno", "Sam Moore", "he")
    assert (
        as_said("Tom Moreno dislikes Sam Moore and finds him too calm", pair) == "I dislike you and find you too calm"
    )
    assert as_said("Tom Moreno dislikes Adam Smith and finds him odd", pair) == "I dislike Adam Smith and find him odd"
    assert as_said("Tom Moreno loves his wife", pair) == "I love my wife"


def test_the_gender_is_read_from_pronouns_and_never_from_a_name() -> None:
    assert biography_gender("Ada Stone", ["Ada Stone is a smith", "she likes iron", "she sings"]) == "she"
    assert biography_gender("Ada Stone", ["Ada Stone is a smith"]) == ""


@pytest.mark.parametrize(
    ("date", "spoken"),
    [
        ("on 13 February at noon", "today at noon"),
        ("on 14 February from 5 pm to 7 pm", "tomorrow from 5 pm to 7 pm"),
        ("on 16 February", "on Thursday, the 16th"),
        ("on 3 June", "on 3 June"),
    ],
)
def test_near_dates_are_spoken_as_people_speak_and_come_back_whole(date: str, spoken: str) -> None:
    assert near_dates(date, MONDAY) == spoken
    assert full_dates(spoken, MONDAY) == date


@pytest.mark.parametrize(
    ("spoken", "statement"),
    [
        (
            "I'm planning a party at Hobbs Cafe tomorrow.",
            "Isabella Rodriguez is planning a party at Hobbs Cafe on 14 February",
        ),
        ("I love my job and hate mornings.", "Isabella Rodriguez loves her job and hates mornings"),
        ("Sam Moore told me that Tom has lost his cat.", "Tom Moreno has lost his cat"),
        ("By the way, there's a show at the pub on the 15th.", "There is a show at the pub on 15 February"),
        ("Did you know that Klaus is writing a paper on rents?", "Klaus Mueller is writing a paper on rents"),
        ("Guess what: my exhibition opens on Thursday.", "Isabella Rodriguez's exhibition opens on 16 February"),
    ],
)
def test_what_is_said_comes_back_as_a_statement_that_names_its_subject(spoken: str, statement: str) -> None:
    names = ["Sam Moore", "Tom Moreno", "Klaus Mueller"]
    assert as_heard(spoken, TO_MARIA, names, MONDAY, "she") == statement


@pytest.mark.parametrize(
    "small",
    [
        "Good morning, Maria!",
        "How are you?",
        "That sounds lovely.",
        "I'd love to come.",
        "I don't know.",
        "See you later.",
    ],
)
def test_greetings_questions_and_small_talk_tell_nothing(small: str) -> None:
    assert statements_in(small, TO_MARIA, [], MONDAY) == ()


def test_a_line_is_known_for_what_it_does() -> None:
    assert invites("There's a dance tonight. Will you come?")
    assert accepts("Count me in!") and not accepts("I'm afraid I can't.")
    assert declines("I'd rather not, to be honest.") and not declines("I wouldn't miss it!")
    assert parts("See you at the party, then.") and not parts("Good to see you, Maria.")


def test_sentences_begin_big_and_end_marked() -> None:
    assert sentence("i see") == "I see."
    assert sentence('the answer is only "fine"') == 'The answer is only "fine".'
    assert (third("go"), third("study"), third("am"), third("play")) == ("goes", "studies", "is", "plays")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Eddy Lin has known Carmen Ortiz for a year and buys his cables from her",
         "I've known Carmen Ortiz for a year and buy my cables from her"),
        ("Eddy Lin worries that a composer who lives in his bedroom is no composer",
         "I worry that a composer who lives in his bedroom is no composer"),
    ],
)  # fmt: skip
def test_a_pronoun_in_speech_stays_with_whom_it_belongs_to(text: str, said: str) -> None:
    assert as_said(text, Pair("Eddy Lin", "Wolfgang Schulz", "he", "he")) == said


def test_verbs_in_a_row_all_agree_when_they_are_heard() -> None:
    line = "I've known Sam Moore for years, find him kind and have learned to wait."
    (heard,) = statements_in(line, Pair("John Lin", "Mei Lin"), ["Sam Moore"], datetime(2023, 2, 13, 9), "he")
    assert heard == "John Lin has known Sam Moore for years, finds him kind and has learned to wait"


@pytest.mark.parametrize(
    ("statement", "said", "heard"),
    [
        (
            "Bob Hill has known Ada Stone since their first term",
            "I've known you since our first term",
            "Bob Hill has known Ada Stone since their first term",
        ),
        (
            "Bob Hill has known Carl Wood for a year and finds their small talk restful",
            "I've known Carl Wood for a year and find our small talk restful",
            "Bob Hill has known Carl Wood for a year and finds their small talk restful",
        ),
        (
            "Bob Hill counts Ada Stone as a friend, since she lends him books",
            "I count you as a friend, since you lend me books",
            "Bob Hill counts Ada Stone as a friend, since Ada Stone lends him books",
        ),
        (
            "Bob Hill detests Carl Wood, his neighbour for two years",
            "I detest Carl Wood, my neighbour for two years",
            "Bob Hill detests Carl Wood, his neighbour for two years",
        ),
        (
            "Bob Hill has known Carl Wood for a year as the teacher who taught him to read",
            "I've known Carl Wood for a year as the teacher who taught me to read",
            "Bob Hill has known Carl Wood for a year as the teacher who taught him to read",
        ),
        (
            "Bob Hill forgives Carl Wood most things, and hopes that he will settle down",
            "I forgive Carl Wood most things, and hope that he will settle down",
            "Bob Hill forgives Carl Wood most things, and hopes that he will settle down",
        ),
        (
            "Bob Hill has sold nails to the Moores for years and cuts their picture frames",
            "I have sold nails to the Moores for years and cut their picture frames",
            "Bob Hill has sold nails to the Moores for years and cuts their picture frames",
        ),
        (
            "Bob Hill likes lentil soup, union songs and long train journeys",
            "I like lentil soup, union songs and long train journeys",
            "Bob Hill likes lentil soup, union songs and long train journeys",
        ),
        (
            "Bob Hill polishes a glass whenever he needs time, wakes up early and has dinner late",
            "I polish a glass whenever I need time, wake up early and have dinner late",
            "Bob Hill polishes a glass whenever he needs time, wakes up early and has dinner late",
        ),
    ],
)
def test_pronouns_are_those_of_whom_they_stand_for_and_come_back_so(statement: str, said: str, heard: str) -> None:
    pair = Pair("Bob Hill", "Ada Stone", "he", "she")
    assert as_said(statement, pair) == said
    names = ["Bob Hill", "Ada Stone", "Carl Wood"]
    assert as_heard(sentence(said), pair, names, datetime(2023, 2, 13), "he") == heard


def test_an_opinion_of_the_listener_is_not_told_about_them() -> None:
    assert statements_in("I think you're being a little hard, Maria.", TO_MARIA, [], MONDAY) == ()
    assert statements_in("I'd want to know more before I judge.", TO_MARIA, [], MONDAY) == ()


def test_what_is_yesterdays_is_not_dated() -> None:
    assert full_dates("reading over yesterday's pages", MONDAY) == "reading over yesterday's pages"
