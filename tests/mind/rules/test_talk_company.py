"""What two have in common to speak of, when something of oneself is told, and what is said again."""

from dataclasses import replace
from datetime import datetime, timedelta
from random import Random

import pytest

from game.mind.questions import SaidLine, SpeakLine, Statement
from game.mind.rules.events import event_in
from game.mind.rules.hearing import statements_in
from game.mind.rules.repertoire import carries, takes_a_word
from game.mind.rules.speech import Pair
from game.mind.rules.talk import speak_line
from game.mind.rules.talk_company import has_occasion, others_coming, seen_today
from game.mind.rules.talk_finish import unheard
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import WHY
from game.mind.rules.talk_words import PHRASES
from game.mind.rules.topic import Topic
from game.mind.rules.wordings import in_common_words, reworded
from game.world.thoughts import Card
from tests.mind.rules.cards import CAFE
from tests.mind.rules.talking import NOON, PARTY, digested, own, person, told

BEN = "Ben Field"
ADA = person("Ada Stone", "she is writing a play about bees", "she likes plums and old maps", ties={BEN: 6})
FOUR = datetime(2023, 2, 13, 16, 0)


def turn(*memories: Statement, lines: tuple[SaidLine, ...] = (), who: Card = ADA) -> Turn:
    return Turn(SpeakLine(who, BEN, 30, "", "", True, lines, False, memories))


def sight(doing: str, when: datetime = NOON, place: str = CAFE.address) -> Statement:
    return Statement(3, f"{BEN} is {doing}", "observation", "saw", when, 2, (BEN,), place)


def at_four(*memories: Statement) -> Turn:
    return turn(*memories, who=replace(ADA, now=FOUR, known=(CAFE,)))


def test_a_friend_seen_at_noon_is_asked_about_it_at_four() -> None:
    assert seen_today(at_four(sight("sorting his notes"))) == {
        "doing": "sorting your notes", "place": "at Hobbs Cafe", "part": "afternoon",
    }  # fmt: skip


@pytest.mark.parametrize(
    "seen",
    [
        sight("eating a sandwich"),
        sight("sorting his notes", FOUR - timedelta(minutes=30)),
        sight("sorting his notes", NOON - timedelta(days=1)),
        sight("sorting his notes", place="Field family's house:kitchen"),
        sight("talking with Cleo Marsh about bees"),
    ],
)
def test_what_is_dull_fresh_old_or_private_is_not_spoken_of(seen: Statement) -> None:
    assert seen_today(at_four(seen)) == {}


def test_tastes_are_told_only_in_answer_to_tastes() -> None:
    taste = Topic("like", "Ada Stone likes plums and old maps", 1.8)
    assert not has_occasion(turn(lines=(SaidLine(BEN, "I'm painting the fence."),)), taste)
    assert has_occasion(turn(lines=(SaidLine(BEN, "I like pears and silence."),)), taste)


def test_nobody_speaks_of_two_works_in_one_talk() -> None:
    lines = (SaidLine("Ada Stone", "I'm writing a play about bees."), SaidLine(BEN, "How nice."))
    assert not has_occasion(turn(lines=lines), Topic("project", "Ada Stone is painting a map", 3.4))


def test_who_is_known_to_come_is_named_and_neither_host_nor_guest_twice() -> None:
    now = turn(
        own("Ada Stone and Cleo Marsh talked about bees; Cleo Marsh agreed to come to the Valentine's Day party"),
        told(
            "Dan Cole is going to the Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm", "Dan Cole"
        ),
        own("Ada Stone and Ben Field talked about bees; Ben Field agreed to come to the Valentine's Day party"),
        lines=(
            SaidLine("Ada Stone", "I'm planning a Valentine's Day party at Hobbs Cafe tomorrow from five to seven."),
        ),
    )
    event = event_in(PARTY, NOON)
    assert event is not None
    assert others_coming(now, event) == "Cleo Marsh and Dan Cole"


def test_a_host_remembers_who_agreed_to_come() -> None:
    host = person("Isabella Rodriguez", PARTY, ties={"Maria Lopez": 6})
    lines = (
        SaidLine("Isabella Rodriguez", "I'm giving a party at Hobbs Cafe tomorrow from five to seven. Will you come?"),
        SaidLine("Maria Lopez", "I'd love to come."),
    )
    kept = digested(lines, host, "Maria Lopez")
    assert kept.summary.endswith("; Maria Lopez agreed to come to the party") and kept.promised == ()


def test_who_is_taken_for_a_stranger_by_mistake_says_so() -> None:
    asked = SaidLine(BEN, "Hello. I don't think we've met, I'm Ben Field.")
    line = speak_line(SpeakLine(ADA, BEN, 30, "", "", False, (asked,), False, ())).text
    assert "met" in line.lower() and "Pleased to meet you" not in line


def test_nothing_is_hung_on_to_what_is_long_or_joined() -> None:
    assert carries("{said}, for my sins.", "I'm learning the guitar")
    assert not carries("{said}, for my sins.", "I'm tending the beds, which nobody asked me to do")
    assert carries("{said}, in that order.", "I like plums, pears and rain")
    assert not carries("{said}, and I'm happy with it.", "I bake bread and sing")


@pytest.mark.parametrize(
    ("line", "word", "fits"),
    [
        ("When did that start, I wonder.", "Strictly speaking", False),
        ("Oh, I see.", "Oh,", False),
        ("You know me.", "You see,", False),
        ("I like it.", "Well,", True),
    ],
)
def test_a_little_word_goes_only_before_a_statement(line: str, word: str, fits: bool) -> None:
    assert takes_a_word(line, word) is fits


def test_who_stands_for_an_office_runs_for_it() -> None:
    heard = statements_in("I'm standing for mayor in the coming election.", Pair("Sam Moore", BEN), (), NOON)
    assert heard == ("Sam Moore is running for mayor in the coming election",)
    assert in_common_words("The chair is standing for now") == "The chair is standing for now"


def test_a_party_is_planned_given_or_had_and_a_course_only_planned() -> None:
    ways = {reworded("I'm planning a party at home", Random(n)) for n in range(20)}
    assert ways == {f"I'm {verb} a party at home" for verb in ("planning", "giving", "having")}
    assert reworded("I'm planning a course", Random(1)) == "I'm planning a course"


def test_a_why_inside_a_work_asks_for_no_reason() -> None:
    assert WHY.search("Why on earth?") and WHY.search("Really, why do you?")
    assert not WHY.search("how are you getting on with writing down why frost and ferns look alike?")


def test_who_has_said_it_all_before_still_answers() -> None:
    lines = (SaidLine("Ada Stone", "Hello, Ben."), SaidLine(BEN, "I hear that Cleo Marsh is painting a fence."))
    now = Turn(SpeakLine(ADA, BEN, 30, "", "", True, lines, False, (), "", ("Really? I had no idea.",)))
    now.replied = "Really? I had no idea."
    assert unheard(now, "Really? I had no idea. See you.") == "Really? I had no idea, Ben. See you."
    assert unheard(now, "See you, Ben.") == "See you, Ben."


def test_the_source_of_news_is_no_news() -> None:
    now = Turn(SpeakLine(ADA, BEN, 30, "", "", True, (), False, (), "", ("Cleo Marsh told me.",)))
    assert "seems that" not in unheard(now, "There's a fair on Sunday, Ben. Cleo Marsh told me.")


@pytest.mark.parametrize(
    "act", [a for a in PHRASES if a.startswith(("tell_", "know_", "confirm", "why_", "progress_"))]
)
def test_what_leads_to_a_statement_tells_nothing_itself(act: str) -> None:
    for phrase in (p.partition("|")[2].strip() for p in PHRASES[act] if "{said}" in p):
        names = {
            "who": "Cleo Marsh",
            "source": "Cleo Marsh told me",
            "topic": "the fair",
            "you": "Ben",
            "noun": "party",
        }
        line = phrase.replace(". {said}", ". I'm building a boat").format(
            said="I'm building a boat", place="town", **names
        )
        heard = statements_in(line, Pair("Ada Stone", BEN), ("Cleo Marsh",), NOON)
        assert set(heard) <= {"Ada Stone is building a boat"}, phrase


def test_news_told_today_is_told_again_without_the_words_that_led_to_it() -> None:
    news = "Cleo Marsh is running for mayor"
    now = Turn(
        SpeakLine(ADA, BEN, 30, "", "", True, (), False, (), "", (f"You'll never guess: {news}, Ben!", f"{news}!"))
    )
    again = unheard(now, f"You'll never guess: {news}, Ben!")
    assert again.endswith(f"that {news}, Ben!") and "guess" not in again
