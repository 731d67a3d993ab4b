"""Interview: what rests on conclusions, and what was some time ago."""

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.interview import answer_interview
from tests.mind.rules.talking import NOON, PARTY, person, told

ADA = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6})
LIKES = told("Ben Field likes plums", "Ben Field")
THOUGHT = Statement(9, "Ben Field hardly looks up from the map of the wells", "reflection", "concluded", NOON, 5)


def answer(asked: str, *memories: Statement) -> str:
    return answer_interview(AnswerInterview(ADA, "a reporter", asked, memories, ()))


def test_a_gift_rests_on_what_was_concluded_and_else_on_what_is_known() -> None:
    asked = "What gift would you choose for Ben Field?"
    assert "map of the wells" in answer(asked, LIKES, THOUGHT)
    assert "likes plums" in answer(asked, LIKES)
    assert "For Ben?" in answer(asked) or "I'd bring Ben" in answer(asked)


def test_what_was_lately_is_what_was() -> None:
    known = told(PARTY, "Isabella Rodriguez")
    for asked in ("Was there a party lately?", "Has there been a party recently?"):
        assert "party" in answer(asked, known) and answer(asked, known).startswith("Yes. ")
        assert "party" not in answer(asked)
