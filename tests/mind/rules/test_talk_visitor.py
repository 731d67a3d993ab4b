"""A visitor says what comes to mind, and is answered; they end the talk, not the other."""

import pytest

from game.mind.questions import SaidLine, SpeakLine
from game.mind.rules import RuleMind
from game.mind.rules.hearing_acts import parts
from game.mind.strangers import called
from tests.mind.rules.talking import person

REPORTER = called("a reporter")


def reply(*lines: str, other: str = REPORTER, must_end: bool = False) -> str:
    """What Ada says to the last line of a visitor; the lines are said in turn, the visitor's last."""
    turns = [(other, "Ada Stone")[(len(lines) - 1 - n) % 2] for n in range(len(lines))]
    said = tuple(SaidLine(speaker, text) for speaker, text in zip(turns, lines, strict=True))
    ada = person("Ada Stone", "Ada Stone is a shopkeeper who sells lamps")
    return RuleMind().answer(SpeakLine(ada, other, 0, "", "", False, said, must_end, ())).text


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("My dog died yesterday.", ("sorry",)),
        ("I just got married!", ("good to hear", "glad for you", "nice for you")),
        ("I saw you steal a bicycle last night.", ("wasn't me", "mix me up", "nothing of the kind")),
        ("We had never met before, had we?", ("not that I remember", "don't think we've met")),
        ("You promised me ten dollars.", ("remember", "no memory")),
        ("You are a stupid cow.", ("sorry you feel", "That hurts")),
        ("What is your job?", ("shopkeeper",)),
        ("Wie geht es dir?", ("English", "language")),
    ],
)
def test_what_a_visitor_says_is_answered_in_kind(said: str, words: tuple[str, ...]) -> None:
    text = reply(said)
    assert any(word in text for word in words), text


def test_a_name_that_was_told_is_known_again() -> None:
    assert "Otto" in reply("My name is Otto.", "Good day, I'm Ada Stone.", "What did I say my name was?")
    assert "Otto" in reply("What's my name?", other="Otto")
    text = reply("Hello.", "Good day, I'm Ada Stone.", "What's my name?")
    assert "haven't told" in text or "don't think you said" in text


def test_nobody_says_goodbye_while_a_visitor_goes_on() -> None:
    talk = ["Good day.", "Good day, I'm Ada Stone."]
    for said in ("I am a journalist.", "The lake is frozen over.", "I like your shop.", "I have been to Rome.", "So."):
        talk.append(said)
        talk.append(reply(*talk))
        assert not parts(talk[-1]), talk[-1]
    assert parts(reply(*talk, "Goodbye!"))


def test_after_a_goodbye_a_question_is_answered_without_another() -> None:
    talk = (
        "Hello.",
        "Good day, I'm Ada Stone.",
        "Bye!",
        "It was nice to meet you. Goodbye.",
        "Wait: what is your job?",
    )
    text = reply(*talk, must_end=True)
    assert "shopkeeper" in text and not parts(text)


def test_the_same_words_twice_get_two_answers() -> None:
    first = reply("You are a stupid cow.")
    assert reply("You are a stupid cow.", first, "You are a stupid cow.") != first
