"""Small questions that players ask: an answer to that question, or an honest none; no yes that nothing bears out."""

from dataclasses import replace
from datetime import datetime

import pytest

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.interview import answer_interview
from game.mind.rules.interview_voice import PHRASES
from game.world.memories import Kind
from game.world.thoughts import Card
from tests.mind.rules.talking import person

NOW = datetime(2023, 2, 15, 14, 0)
ROOM, LIBRARY = "Nadia Petrova's house:main room", "Oak Hill College:library"
NADIA: Card = replace(
    person(
        "Nadia Petrova",
        "Nadia Petrova is a piano tuner",
        "Nadia Petrova is repairing a broken accordion",
        "Nadia Petrova loves old clocks and strong tea",
        "Nadia Petrova would like to see boats on the lake again",
        "Nadia Petrova is curious about the election and wants to know who is going to run for mayor",
        "Nadia Petrova plays the harp in her room around 9 pm",
        "Nadia Petrova has known Ivan Orlov since they shared a bench at school",
        ties={"Ivan Orlov": 6, "Bela Kiss": -2},
        age=29,
        now=NOW,
    ),
    here=ROOM,
)
_SEEN: tuple[tuple[int, Kind, str, str, str, tuple[str, ...]], ...] = (
    (9, "action", "did", "Nadia Petrova is writing a letter", ROOM, ()),
    (10, "observation", "saw", "Ivan Orlov is reading a map", LIBRARY, ("Ivan Orlov",)),
    (11, "dialogue", "did", "Nadia Petrova and a reporter talked about the harp", LIBRARY, ()),
)
MEMORIES = tuple(
    Statement(n, text, kind, source, NOW.replace(hour=hour), 4, subjects, place)
    for n, (hour, kind, source, text, place, subjects) in enumerate(_SEEN, 1)
)


def answer(asked: str) -> str:
    return answer_interview(AnswerInterview(NADIA, "an interviewer", asked, MEMORIES, ()))


def answers(act: str, **holes: str) -> set[str]:
    wordings = (w for key, said in PHRASES.items() if key.split(":")[0] == act for w in said)
    return {wording.format(**holes) for wording in wordings}


@pytest.mark.parametrize(
    ("asked", "act"),
    [
        ("Do you have a boat?", "no_i_dont"),
        ("Can you play the flute?", "never_tried"),
        ("What would you do if you found a wallet?", "if_so"),
        ("What camera do you use?", "hard_to_say"),
        ("What is your favourite colour?", "no_favourite"),
        ("How tall are you?", "body"),
        ("What's in your bag?", "belongings"),
        ("What did you dream about?", "no_dream"),
        ("Why did you move here?", "why_so"),
        ("How many letters have you written?", "uncounted"),
        ("Who helped you decorate?", "nobody_in_mind"),
        ("Do you remember the earthquake?", "no_memory_of"),
        ("Did you steal the money?", "accused"),
        ("Did you paint the fence today?", "not_done"),
        ("Will you run for mayor?", "not_sure_yet"),
        ("What did you do before you tuned pianos?", "life_before"),
        ("Can I see your harp?", "come_and_see"),
        ("Is there anything going on tomorrow?", "nothing_on"),
        ("You look tired.", "noted"),
        ("Are you a good neighbour?", "judge_me"),
    ],
)
def test_what_nothing_remembered_answers_is_said_to_be_open(asked: str, act: str) -> None:
    assert answer(asked) in answers(act), answer(asked)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("Can you play the harp?", "Yes. I play the harp"),
        ("Did you write anything today?", "Yes. I was writing a letter"),
        ("What do you repair?", "I'm repairing a broken accordion"),
        ("How did you meet Ivan?", "I've known Ivan Orlov since"),
        ("how do you know ivan", "I've known Ivan Orlov since"),
        ("Did a reporter come to see you?", "A reporter and I talked about the harp"),
    ],
)
def test_what_is_known_of_it_is_said(asked: str, words: str) -> None:
    assert words in answer(asked), answer(asked)


def test_who_somebody_likes_or_looks_like_is_left_to_them() -> None:
    assert answer("Does Ivan snore?") in answers("ask_them", name="Ivan")
    assert answer("What does Ivan look like?") in answers("looks", name="Ivan")


def test_dislike_is_no_yes_to_liking_and_no_no_to_disliking() -> None:
    card = replace(NADIA, biography=f"{NADIA.biography}; Nadia Petrova dislikes Bela Kiss")

    def said(asked: str) -> str:
        return answer_interview(AnswerInterview(card, "an interviewer", asked, MEMORIES, ()))

    assert any(said("Do you like Bela?").startswith(w) for w in answers("likes_not")), said("Do you like Bela?")
    assert any(said("Do you hate Bela?").startswith(w) for w in answers("is_against")), said("Do you hate Bela?")


def test_who_is_single_says_yes() -> None:
    assert answer("Are you single?") in answers("is_single")


def test_a_namesake_is_not_taken_for_somebody_known() -> None:
    assert answer("Do you know Ivan Smith?") in answers("nobody", name="Ivan Smith")


def test_nobody_is_called_kin_who_is_none() -> None:
    assert answer("Is Ivan your husband?") in answers("no_kin_of_mine", name="Ivan")
