from collections import Counter
from dataclasses import replace

import pytest

from game.mind.questions import DecideReaction, Reaction, Statement
from game.mind.rules.react import decide_reaction
from game.world.thoughts import Card
from tests.mind.rules.cards import klaus
from tests.mind.rules.talking import CANDIDATE, PARTY, own, person, told


def thing(name: str, state: str) -> Reaction:
    text = f"the {name} at home is {state}"
    return decide_reaction(
        DecideReaction(klaus(), text, f"Klaus Mueller's house:kitchen:{name}", False, state, False, "writing", ())
    )


def met(
    card: Card, other: str, *known: Statement, doing: str = "reading", may_talk: bool = True, seed: int = 0
) -> Reaction:
    text = f"{other} is {doing}"
    asked = DecideReaction(replace(card, seed=f"s:{card.name}:{seed}"), text, other, True, text, may_talk, "", known)
    return decide_reaction(asked)


def share_of_talks(card: Card, other: str, *known: Statement, doing: str = "reading") -> float:
    kinds = Counter(met(card, other, *known, doing=doing, seed=n).kind for n in range(200))
    return kinds["talk"] / 200


@pytest.mark.parametrize(
    ("name", "state", "word"),
    [
        ("stove", "burning", "fire"),
        ("shower", "leaking water", "leaking shower"),
        ("desk", "broken", "mend"),
        ("coffee machine", "full of bees", "help"),
        ("closet", "glowing green", "closer look"),
        ("toilet", "occupied", "waiting"),
    ],
)
def test_something_sensible_is_done_about_a_thing_in_a_bad_state(name: str, state: str, word: str) -> None:
    reaction = thing(name, state)
    assert reaction.kind == "do" and word in reaction.what
    assert 1 <= reaction.minutes <= 30 and reaction.emoji


@pytest.mark.parametrize("state", ["off", "on", "made", "closed", "brewing coffee"])
def test_an_ordinary_thing_is_left_alone(state: str) -> None:
    assert thing("stove", state).kind == "go on"


def test_nobody_speaks_to_a_sleeper_or_to_somebody_in_a_talk_or_against_the_rules() -> None:
    friend = person("Ada Stone", "she dreams of an island", ties={"Ben Field": 10})
    assert all(met(friend, "Ben Field", doing="sleeping", seed=n).kind == "go on" for n in range(50))
    assert all(met(friend, "Ben Field", doing="talking with Cleo Marsh", seed=n).kind == "go on" for n in range(50))
    assert all(met(friend, "Ben Field", may_talk=False, seed=n).kind == "go on" for n in range(50))


def test_somebody_hurt_is_helped() -> None:
    reaction = met(person("Ada Stone"), "Ben Field", doing="lying in the street and is hurt")
    assert reaction.kind == "do" and "Ben Field" in reaction.what


def test_friends_are_spoken_to_more_often_than_strangers_and_busy_people_less() -> None:
    ada = person("Ada Stone", "she is writing a play", ties={"Ben Field": 6})
    friends, strangers = share_of_talks(ada, "Ben Field"), share_of_talks(ada, "Cleo Marsh")
    assert 0.1 < friends < 0.4
    assert strangers < 0.15 < friends
    assert share_of_talks(ada, "Ben Field", doing="teaching a class") < friends / 2


def test_an_invitation_to_give_makes_one_speak_and_is_the_topic() -> None:
    host = person("Isabella Rodriguez", PARTY, "she bakes bread", traits=("outgoing",), ties={"Maria Lopez": 6})
    talks = [r for n in range(60) if (r := met(host, "Maria Lopez", seed=n)).kind == "talk"]
    assert len(talks) >= 20
    assert {r.what for r in talks} == {"the Valentine's Day party at Hobbs Cafe"}


def test_news_heard_becomes_the_topic_and_not_for_whom_it_came_from() -> None:
    ada = person("Ada Stone", ties={"Ben Field": 6, "Sam Moore": 6})
    news = told(CANDIDATE, "Sam Moore")
    topics = {r.what for n in range(80) if (r := met(ada, "Ben Field", news, seed=n)).kind == "talk"}
    assert "Sam Moore running for mayor in the local election" in topics
    own_words = {r.what for n in range(80) if (r := met(ada, "Sam Moore", news, seed=n)).kind == "talk"}
    assert "Sam Moore running for mayor in the local election" not in own_words


def test_what_was_talked_of_is_not_the_topic_again() -> None:
    host = person("Isabella Rodriguez", PARTY, ties={"Maria Lopez": 6})
    before = own("Isabella Rodriguez and Maria Lopez talked about the Valentine's Day party at Hobbs Cafe")
    topics = {r.what for n in range(80) if (r := met(host, "Maria Lopez", before, seed=n)).kind == "talk"}
    assert not any("party" in t for t in topics)


def test_the_same_question_gets_the_same_reaction() -> None:
    ada = person("Ada Stone", ties={"Ben Field": 6})
    assert [met(ada, "Ben Field", seed=n) for n in range(20)] == [met(ada, "Ben Field", seed=n) for n in range(20)]
