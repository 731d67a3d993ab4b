from hypothesis import given
from hypothesis import strategies as st

from game.mind.rules.biography import read
from game.mind.rules.english import full_names, gerund, plain
from game.mind.rules.routine import routine
from tests.mind.rules.cards import HAILEY, ISABELLA, KLAUS


def test_clauses_are_split_at_semicolons_and_sentences() -> None:
    read_ = read("Ada Stone is a nurse; she bakes.\nOn Sundays she sings! Dr. Who is a friend", "Ada Stone")
    assert read_.clauses == (
        "Ada Stone is a nurse",
        "she bakes",
        "On Sundays she sings!",
        "Dr. Who is a friend",
    )


def test_an_intention_keeps_its_date_and_place() -> None:
    assert read(ISABELLA, "Isabella Rodriguez").intentions == (
        "hold a Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm",
    )


def test_projects_are_read_in_ing_form() -> None:
    assert read(KLAUS, "Klaus Mueller").projects == (
        "working on a research paper about gentrification in poor communities",
    )
    assert read(HAILEY, "Hailey Johnson").projects == ("working on a novel about artists who live together",)


def test_occupation_likes_dislikes_secrets_and_quirks_are_found() -> None:
    text = (
        "Ada Stone is a retired sailor who lives alone; Ada likes rye bread, the blues and long walks; she hates being "
        'late; Ada Stone secretly has a crush on Bob Hill; Ada ends her sentences with "aye"'
    )
    life = read(text, "Ada Stone")
    assert life.occupation == "a retired sailor"
    assert life.likes == ("rye bread", "the blues", "long walks")
    assert life.dislikes == ("being late",)
    assert life.secrets == ("Ada Stone secretly has a crush on Bob Hill",)
    assert life.quirks == ('Ada ends her sentences with "aye"',)


def test_what_others_want_is_not_ones_own_intention() -> None:
    text = "Ada Stone is a friend of Bob Hill; Bob Hill wants to sell his boat; Ada knows that Bob Hill plans to leave"
    life = read(text, "Ada Stone")
    assert life.intentions == ()
    assert life.relations["Bob Hill"].count("Bob Hill") == 3


def test_names_of_places_and_days_are_not_people() -> None:
    text = "Maria Lopez meets Klaus Mueller at Hobbs Cafe in Johnson Park on Valentine's Day near Oak Hill College"
    assert full_names(text) == ("Maria Lopez", "Klaus Mueller")


def test_verbs_change_their_form() -> None:
    assert gerund("runs in the park") == "running in the park"
    assert gerund("writes poems") == "writing poems"
    assert gerund("studies law") == "studying law"
    assert gerund("visits friends") == "visiting friends"
    assert plain("teaches classes") == "teach classes"


def test_a_routine_is_read_with_its_hours() -> None:
    life = routine(
        "Ada Stone goes to bed around 10 pm, wakes up around 6 am and has dinner around 5:30 pm; Ada Stone has "
        "lunch at "
        "Hobbs Cafe around noon; Ada Stone opens the shop at 8 am and works behind the counter until 6 pm",
        "Ada Stone",
    )
    assert (life.wake, life.bed) == (360, 1320)
    assert (life.dinner.minute, life.lunch.minute, life.lunch.where) == (1050, 720, "at Hobbs Cafe")
    assert [(h.what, h.start, h.until, h.kind) for h in life.habits] == [
        ("working behind the counter", 480, 1080, "work")
    ]


def test_weekdays_are_kept() -> None:
    life = routine(
        "Ada Stone has classes at Oak Hill College from 10 am to 2 pm; on Sundays she sings in the choir at 11 am; Ada "
        "Stone swims from Monday to Wednesday at 7 am; Ada Stone fishes every day except Friday at 3 pm",
        "Ada Stone",
    )
    assert [(h.what, h.days) for h in life.habits] == [
        ("attending classes at Oak Hill College", (0, 1, 2, 3, 4)),
        ("singing in the choir", (6,)),
        ("swimming", (0, 1, 2)),
        ("fishing", (0, 1, 2, 3, 5, 6)),
    ]


def test_bare_hours_mean_morning_for_waking_and_evening_for_bed() -> None:
    life = routine("Ada gets up around 6 and goes to bed at ten; Ada sleeps well", "Ada Stone")
    assert (life.wake, life.bed) == (360, 1320)


def test_a_night_worker_sleeps_by_day() -> None:
    life = routine("Ada Stone sleeps from 9 am to 5 pm; Ada Stone works as a nurse from 10 pm to 6 am", "Ada Stone")
    assert (life.bed, life.wake) == (540, 1020)


def test_an_empty_biography_has_a_usual_routine() -> None:
    life = routine("", "Ada Stone")
    assert (life.wake, life.bed, life.habits) == (420, 1380, ())


@given(st.text(max_size=2000))
def test_any_text_is_read_without_an_error(text: str) -> None:
    read(text, "Ada Stone")
    life = routine(text, "Ada Stone")
    assert 0 <= life.wake < 1440 and 0 <= life.bed < 1440
