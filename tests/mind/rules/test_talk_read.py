"""What made a reader wince in whole towns read aloud, kind by kind."""

import re
from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from game.mind.questions import SaidLine, SpeakLine, Statement
from game.mind.rules.deeds import deed_heard, deed_said
from game.mind.rules.hearing import statements_in
from game.mind.rules.phrases import head
from game.mind.rules.repertoire import fitting_phrases, is_ones_own
from game.mind.rules.speech import Pair
from game.mind.rules.talk import speak_line
from game.mind.rules.talk_memories import remembered
from game.mind.rules.talk_topics import topics
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import view_on
from game.mind.rules.talk_words import PHRASES
from game.world.activity import Promise
from game.world.thoughts import Card
from tests.mind.rules.talking import NOON, PARTY, own, person, told

ADA = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6})
BEN = "Ben Field"


def question(card: Card, *said: SaidLine, about: str = "", memories: tuple[Statement, ...] = ()) -> SpeakLine:
    """The question after the next line of a talk with Ben."""
    return SpeakLine(card, BEN, 30, "", about, bool(about), said, False, memories)


def answer(line: str, *, card: Card = ADA, seed: str = "1", memories: tuple[Statement, ...] = ()) -> str:
    """What somebody says to a line of Ben's after a greeting."""
    said = (SaidLine(card.name, "Hello, Ben."), SaidLine(BEN, line))
    return speak_line(question(replace(card, seed=seed), *said, memories=memories)).text


@pytest.mark.parametrize("asked", ["How are you getting on with the play?", "How far along is your play about bees?"])
def test_a_question_after_ones_work_is_not_taken_for_one_after_ones_health(asked: str) -> None:
    act = "how_far" if "far" in asked else "progress"
    for seed in "1234":
        said = answer(asked, seed=seed)
        assert any(p.partition("|")[2].strip()[:12] in said for p in PHRASES[act])
        assert not any(p.partition("|")[2].strip() in said for p in PHRASES["answer_how"])


def test_what_for_dinner_is_answered_with_a_dish_and_together_with_yes() -> None:
    dishes = [p.partition("|")[2].strip() for p in PHRASES["answer_dish"]]
    assert any(dish in answer("What shall we have for dinner?") for dish in dishes)
    assert not any(dish in answer("Shall we have dinner together?") for dish in dishes)


def test_work_is_no_news_under_one_roof() -> None:
    mate = person("Ada Stone", "she is writing a play about bees", "Ben Field is her housemate", ties={BEN: 6})
    assert any(t.kind == "project" for t in topics(ADA, BEN, ()))
    assert not any(t.kind == "project" for t in topics(mate, BEN, ()))


def test_a_housemate_is_not_praised_to_another_housemate() -> None:
    clauses = ("Ada Stone has known Ben Field for a year as a housemate", "Ada Stone is a friend of Cleo Marsh")
    friend = person("Ada Stone", *clauses, ties={BEN: 6, "Cleo Marsh": 6})
    assert any(t.kind == "person" and t.who == "Cleo Marsh" for t in topics(friend, BEN, ()))
    house = (clauses[0], "Ada Stone is a friend of Cleo Marsh, a housemate for a year")
    assert not any(
        t.kind == "person" for t in topics(person("Ada Stone", *house, ties={BEN: 6, "Cleo Marsh": 6}), BEN, ())
    )


def test_the_griefs_of_the_family_stay_in_the_house() -> None:
    sam = person("Sam Moore", "Sam Moore is married to Jennifer Moore", ties={"Jennifer Moore": 9, BEN: 7})
    grief = told("Jennifer Moore has buried two friends this winter", "Jennifer Moore")
    cat = told("Jennifer Moore has lost her cat", "Jennifer Moore")
    assert not [t for t in remembered(sam, BEN, [grief], about=grief.text) if t.kind == "heard"]
    assert [t for t in remembered(sam, BEN, [cat], about=cat.text) if t.kind == "heard"]


def test_preparations_are_no_news_once_the_party_is_on() -> None:
    sewing = "Isabella Rodriguez is gathering decorations for the party"
    known = [told(PARTY, "Isabella Rodriguez"), told(sewing, "Isabella Rodriguez")]
    evening = replace(ADA, now=datetime(2023, 2, 14, 18, 0))
    assert any(t.text == sewing for t in remembered(ADA, BEN, known, about=sewing))
    assert not any(t.text == sewing for t in remembered(evening, BEN, known, about=sewing))


@pytest.mark.parametrize("name", ["Ada Stone", "Cleo Marsh", "Dora Finch", "Eli Wood", "Finn Oak", "Gwen Ash"])
def test_a_deed_is_said_in_many_ways_and_heard_as_one(name: str) -> None:
    deed = "I spent part of the morning writing the second act"
    said = deed_said(deed, name)
    assert deed_heard(said) == deed
    heard = statements_in(f"My day so far: {said}.", Pair(name, BEN), (), NOON)
    assert heard == (f"{name} spent part of the morning writing the second act",)


def test_at_the_moment_i_am_is_no_lead_that_swallows_the_speaker() -> None:
    heard = statements_in(
        "At the moment I'm working on a film from my travels.", Pair("Ada Stone", BEN), (), NOON, "she"
    )
    assert heard == ("Ada Stone is working on a film from her travels",)
    longing = statements_in("I long for one whole week of silence.", Pair("Ada Stone", BEN), (), NOON)
    assert longing == ("Ada Stone longs for one whole week of silence",)


def test_a_rare_turn_of_phrase_belongs_to_a_few() -> None:
    names = [f"Person {letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY"]
    joke = "Join the club. We meet at three in the morning."
    assert 4 <= sum(is_ones_own(joke, name) for name in names) <= 16
    assert all(is_ones_own("See you later.", name) for name in names)


def test_the_rude_do_not_gush_however_lively() -> None:
    for act in ("heard_wish", "heard_project", "heard_pride", "glad_accepted", "ask_doing"):
        open_ = fitting_phrases(act, frozenset({"rough", "lively", "known", "morning"}))
        soft = [
            p.partition("|")[2].strip() for p in PHRASES[act] if {"lively", "warm"} & set(p.partition("|")[0].split())
        ]
        assert open_ and not {text for text, _ in open_} & set(soft)


def test_an_opinion_of_a_third_person_is_not_given_twice_to_the_same_one() -> None:
    liker = person("Ada Stone", ties={BEN: 6, "Cleo Marsh": 7})
    news, before = "Cleo Marsh is running for mayor", own("Ada Stone told Ben Field that she is fond of Cleo Marsh")
    line = f"Did you hear that {news}?"
    assert view_on(Turn(question(liker, SaidLine(BEN, line))), news)
    assert not view_on(Turn(question(liker, SaidLine(BEN, line), memories=(before,))), news)


def test_what_was_told_others_today_is_told_again_and_the_question_after_it_keeps_its_sense() -> None:
    candidate = person("Ada Stone", "she is running for mayor in the coming election", ties={BEN: 5})
    q = question(candidate, about="Ada Stone running for mayor in the coming election")
    line = speak_line(q).text
    again = speak_line(replace(q, said_today=(line,))).text
    assert re.search("I'm (running|standing) for mayor in the coming election", again)


def test_between_two_things_both_are_named() -> None:
    assert head("that he has to choose between the laboratory and the track, one day").endswith(
        "the laboratory and the track"
    )


def test_a_promise_that_is_over_is_no_plan() -> None:
    promise = own("Ada Stone promised Cleo Marsh to come to the party at Hobbs Cafe on 13 February from 10 am to 11 am")
    late = replace(ADA, now=NOON + timedelta(hours=6))
    early = replace(ADA, now=NOON - timedelta(hours=4))
    due = Promise("come to the party", 1, 1, "", "Cleo Marsh", promise.ordinal)
    assert "party" in answer("Any plans for today?", card=replace(early, promises=(due,)), memories=(promise,))
    assert "party" not in answer("Any plans for today?", card=replace(late, promises=(due,)), memories=(promise,))
