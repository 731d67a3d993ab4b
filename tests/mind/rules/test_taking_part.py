"""Who holds something and who only tells of it, what an answer to an invitation was, and lives unlike most."""

from dataclasses import replace
from datetime import datetime, timedelta

import pytest

from game.mind.questions import AnswerInterview, Chunk, DecideReaction, PlanTheDay, Statement
from game.mind.rules.biography import read
from game.mind.rules.day import plan_the_day
from game.mind.rules.events import event_in
from game.mind.rules.hearing_acts import accepts, declines
from game.mind.rules.interview import answer_interview
from game.mind.rules.occasions import own_occasions
from game.mind.rules.voices import follow_voice, lasting
from game.world.activity import means_sleep
from game.world.thoughts import Card
from tests.mind.rules.cards import EVERYWHERE, MONDAY, card, homeless
from tests.mind.rules.talking import PARTY, own, person, told

TUESDAY = datetime(2023, 2, 14, 7, 0)
DRIVE = "Ada Stone is running a blood drive in Johnson Park on 14 February at 11 am"
NURSE = (
    "Ada Stone is a night-shift nurse at a hospital outside town, sleeps from 9 am to 4 pm and works from 10 pm to 6 am"
)


def day_of(who: Card, *due: Statement) -> tuple[Chunk, ...]:
    return plan_the_day(PlanTheDay(who, "", due, ()))


def test_whoever_declined_a_party_and_told_of_it_neither_holds_it_nor_goes() -> None:
    said_no = own("Tom Moreno and John Lin talked about the party; Tom Moreno declined to come to the party")
    telling = own(f"Tom Moreno told Carlos Gomez that {PARTY}; that he is busy", ordinal=9)
    tom = person("Tom Moreno", now=TUESDAY)
    whats = " ".join(chunk.what for chunk in day_of(tom, said_no, telling, told(PARTY, "John Lin")))
    assert "party" not in whats.lower()


def test_whoever_was_told_of_a_party_is_no_host_of_it() -> None:
    event = event_in(f"Tom Moreno told Carlos Gomez that {PARTY}", MONDAY)
    assert event is None or event.owner != "Tom Moreno"


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("I'd love to come. I can't stop thinking about it: I'm preparing a lab report.", "yes"),
        ("I won't be late, I'll be there!", "yes"),
        ("Count me in. My dog won't mind being alone.", "yes"),
        ("I'd love to, but I can't.", "no"),
        ("I'd love to! But I can't, I have class then.", "no"),
        ("I'm afraid I can't. Why not ask John?", "no"),
        ("Do you know what happened?", ""),
    ],
)
def test_an_answer_is_what_the_first_sentence_that_answers_says(line: str, answer: str) -> None:
    assert (accepts(line), declines(line)) == (answer == "yes", answer == "no")


def test_something_of_ones_own_with_a_day_and_an_hour_is_held_then_and_is_no_project() -> None:
    assert read(DRIVE, "Ada Stone").projects == ()
    held = own_occasions(card("Ada Stone", DRIVE))
    assert [(o.what, o.where, o.span.start) for o in held] == [
        ("running a blood drive in Johnson Park", "Johnson Park", datetime(2023, 2, 14, 11, 0))
    ]


def test_a_night_nurse_works_at_night_and_stays_up_for_what_she_holds_in_the_morning() -> None:
    nurse = card("Ada Stone", f"{NURSE}; {DRIVE}", now=datetime(2023, 2, 13, 16, 0))
    day = day_of(nurse)
    at_eleven = next(c for c in day if c.start <= datetime(2023, 2, 13, 23, 0) < c.start + timedelta(minutes=c.minutes))
    assert "working as a night-shift nurse" in at_eleven.what
    drive = next(c for c in day if "running a blood drive" in c.what)
    assert (drive.start, drive.where) == (datetime(2023, 2, 14, 11, 0), "Johnson Park")
    assert means_sleep(day[-1].what)


def test_somebody_without_a_home_spends_the_night_in_the_open_and_eats_out() -> None:
    day = day_of(replace(homeless(), known=EVERYWHERE))
    assert {c.where for c in day if means_sleep(c.what)} == {"Johnson Park"}
    assert not any("home" in c.what or "bed" in c.what or c.where == "home" for c in day)
    assert any("having lunch at Hobbs Cafe" in c.what for c in day)


@pytest.mark.parametrize(
    ("words", "minutes"),
    [("stay there all day", 13 * 60), ("read all morning", 3 * 60), ("wait until midnight", 15 * 60), ("run", 0)],
)
def test_a_voice_that_says_how_long_is_heeded_that_long(words: str, minutes: int) -> None:
    assert lasting(datetime(2023, 2, 13, 9, 0), words) == minutes


def test_stay_in_the_park_all_day_takes_the_day() -> None:
    voice = Statement(1, "Stay in Johnson Park all day", "inner voice", "inner voice", MONDAY, 8)
    noon = card("Ada Stone", now=datetime(2023, 2, 13, 12, 0))
    heard = DecideReaction(noon, "an inner voice", "inner voice", False, "", False, "", (voice,))
    assert follow_voice(heard).minutes == 10 * 60


AFTER = datetime(2023, 2, 15, 9, 0)
AT_FIVE = datetime(2023, 2, 14, 17, 30)
GUEST = person("Sam Moore", ties={"Isabella Rodriguez": 3}, now=AFTER)
HELD = "the Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm"
REMEMBERED = (
    own(f"Sam Moore promised Isabella Rodriguez to come to {HELD}"),
    Statement(20, "Sam Moore is joining in a game at Hobbs Cafe", "action", "did", AT_FIVE, 3, (), "Hobbs Cafe:cafe"),
    Statement(21, "Mei Lin is trying the cake", "observation", "saw", AT_FIVE, 2, ("Mei Lin",), "Hobbs Cafe:cafe"),
)


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        ("Did you go to the party and how was it?", "Yes. I was joining in a game at Hobbs Cafe."),
        ("How was the party?", "I was joining in a game at Hobbs Cafe."),
        ("Who came to Isabella's party?", "Mei Lin"),
        ("Was Isabella at the party?", "Isabella"),
        ("What happened at the concert in the park?", "any"),
        ("When did you go to the moon?", "remember"),
        ("Do you remember promising me your car?", "remember"),
    ],
)
def test_what_is_asked_of_a_party_that_is_over_is_answered_from_what_one_did_and_saw(asked: str, words: str) -> None:
    answer = answer_interview(AnswerInterview(GUEST, "a reporter", asked, REMEMBERED, ()))
    assert words in answer
    assert "host" not in answer
