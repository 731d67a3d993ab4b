"""A question as players type it: what it is taken to mean."""

import pytest

from game.mind.rules.interview_typed import plain

NAMES = ("Maria Lopez", "Rose Will", "Tom Moreno")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("how r u", "how are you"),
        ("wat do u do", "what do you do"),
        ("do you know maria", "do you know Maria"),
        ("is tom's shop open", "is Tom's shop open"),
        ("Can you tell me where you live?", "where do you live?"),
        ("could you tell me if you are married", "are you married"),
        ("can you tell me about your day", "tell me about your day"),
        ("Klaus, did you sleep well?", "did you sleep well?"),
        ("hey, who is your best friend", "who is your best friend"),
        ("and what about tomorrow?", "What will you do tomorrow?"),
        ("what about yesterday", "What did you do yesterday?"),
        ("and you?", "How are you?"),
        ("Do you know how to cook?", "Can you cook?"),
        ("Whose party is it?", "Who is hosting the party?"),
        ("Do you remember what Tom told you?", "What did Tom tell you?"),
        ("What will you do?", "What will you do?"),
    ],
)
def test_a_typed_question_is_spelt_out(typed: str, meant: str) -> None:
    assert plain(typed, "Klaus Mueller", NAMES) == meant


def test_a_name_that_is_also_a_word_stays_a_word_in_small_letters() -> None:
    assert plain("will you buy a rose", "Klaus Mueller", NAMES) == "will you buy a rose"
