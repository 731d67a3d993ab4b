"""What was wrong is told in the past, with what became of it."""

from datetime import timedelta

import pytest

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.interview import answer_interview
from game.mind.rules.sightings import in_the_past, sighting, was_put_right
from game.mind.rules.subjects import topic_of
from game.mind.rules.talk_memories import remembered
from tests.mind.rules.talking import NOON, person, talk

STOVE = "Isabella Rodriguez's apartment:main room:stove"
BURNING = "The stove at Isabella Rodriguez's apartment is burning"
HERS = person("Isabella Rodriguez", ties={"Carmen Ortiz": 6})
FRIEND = person("Carmen Ortiz", ties={"Isabella Rodriguez": 6})


def seen(text: str = BURNING, hours: float = 5.5, subject: str = STOVE, ordinal: int = 3) -> Statement:
    return Statement(ordinal, text, "observation", "saw", NOON - timedelta(hours=hours), 9, (subject,))


def put_out(hours: float = 5.4) -> Statement:
    text = "Isabella Rodriguez is putting out the fire and turning off the stove at home"
    return Statement(4, text, "action", "did", NOON - timedelta(hours=hours), 3)


def test_a_fire_of_this_morning_is_told_in_the_past_with_who_saw_to_it() -> None:
    topic = sighting(HERS, seen(), [seen(), put_out()])
    assert topic is not None
    assert topic.text == (
        "The stove at Isabella Rodriguez's apartment was burning some hours ago, and Isabella Rodriguez saw to it"
    )
    lines = talk(HERS, FRIEND, topic.phrase, one_knows=[seen(), put_out()])
    assert "the stove at my apartment was burning some hours ago, and I saw to it" in lines[0].text
    assert "is burning" not in " ".join(line.text for line in lines)
    assert "sorry" not in lines[1].text and "awful" not in lines[1].text


def test_a_fire_that_nobody_is_known_to_have_seen_to_is_still_told_in_the_past() -> None:
    topic = sighting(HERS, seen(hours=0.5), [])
    assert topic is not None and topic.text == "The stove at Isabella Rodriguez's apartment was burning a while ago"


def test_yesterdays_fire_is_no_news() -> None:
    assert sighting(HERS, seen(hours=24), []) is None


def test_somebody_who_talks_about_a_fire_is_no_fire() -> None:
    text = "Carmen Ortiz is talking with Jane Moreno about the stove that is burning"
    assert sighting(HERS, seen(text, subject="Carmen Ortiz"), []) is None


@pytest.mark.parametrize(
    ("text", "hours", "passed_on"),
    [
        (BURNING, 0.2, True),
        (BURNING, 3.0, False),
        ("The stove at Hobbs Cafe was burning some hours ago, and Sam Moore saw to it", 0.2, False),
    ],
)
def test_word_of_a_fire_is_passed_on_while_it_is_news(text: str, hours: float, passed_on: bool) -> None:
    heard = Statement(5, text, "dialogue", "was told by Sam Moore", NOON - timedelta(hours=hours), 8, ("Sam Moore",))
    teller = person("Ada Stone", ties={"Carmen Ortiz": 8}, traits=("outgoing",))
    topics = remembered(teller, "Carmen Ortiz", [heard], about=text)
    assert bool([t for t in topics if t.kind == "heard"]) == passed_on


def test_whether_a_stove_burns_now_is_not_answered_by_this_morning() -> None:
    asked = "Is the stove at your apartment burning?"
    answer = answer_interview(AnswerInterview(HERS, "an interviewer", asked, (seen(),), ()))
    assert answer.startswith("Not any more") and "was burning some hours ago" in answer


def test_a_thing_inside_a_sentence_has_a_small_article() -> None:
    assert topic_of(BURNING) == "the news that the stove at Isabella Rodriguez's apartment is burning"
    assert in_the_past(BURNING, NOON - timedelta(days=1), NOON).endswith("was burning yesterday")
    assert was_put_right("The stove at Hobbs Cafe was burning a while ago, and Sam Moore saw to it")
