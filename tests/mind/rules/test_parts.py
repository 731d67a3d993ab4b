from dataclasses import replace
from datetime import datetime, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st

from game.mind.questions import Chunk, Part, SplitIntoActions, SplitIntoHours
from game.mind.rules.activities import families, family_of, work_of
from game.mind.rules.parts import split_into_actions, split_into_hours
from game.world.activity import means_meal, means_sleep
from game.world.thoughts import Card
from tests.mind.rules.cards import MONDAY, card, isabella, klaus

TEN = MONDAY.replace(hour=10)
PAPER = "working on a research paper about gentrification in poor communities"


def hours(of: Card, chunk: Chunk, before: str = "") -> tuple[Part, ...]:
    return split_into_hours(SplitIntoHours(of, chunk, before, "", ()))


def actions(of: Card, hour: Chunk, whole: Chunk | None = None, refused: str = "") -> tuple[Part, ...]:
    return split_into_actions(SplitIntoActions(of, hour, whole or hour, "", "", refused, ()))


def test_a_long_chunk_is_split_into_hours_that_fill_it() -> None:
    parts = hours(klaus(), Chunk(TEN, 250, PAPER, "home"))
    assert [p.minutes for p in parts] == [60, 60, 60, 70]
    assert "the research paper" in parts[0].what and len({p.what for p in parts}) > 1


def test_doings_that_share_a_chunk_become_parts_of_their_own() -> None:
    parts = hours(klaus(), Chunk(TEN, 120, "having lunch at home, then reading at home", "home"))
    assert [(p.what, p.minutes) for p in parts] == [("having lunch at home", 40), ("reading at home", 80)]


def test_getting_up_comes_before_breakfast() -> None:
    parts = hours(klaus(), Chunk(TEN, 60, "getting up and having breakfast at home", "home"))
    assert [(p.what, p.minutes) for p in parts] == [("getting up", 25), ("having breakfast at home", 35)]


def test_a_meal_just_had_is_not_had_again() -> None:
    chunk = Chunk(TEN, 60, "having lunch at home, then reading at home", "home")
    assert [p.what for p in hours(klaus(), chunk, "having lunch at home")] == ["reading at home"]


def test_sleep_is_one_part_of_one_action() -> None:
    night = Chunk(TEN, 437, "sleeping", "home")
    assert hours(klaus(), night) == (Part(437, "sleeping"),)
    assert actions(klaus(), night) == (Part(437, "sleeping", "😴"),)


def test_breakfast_is_cooked_before_it_is_eaten_and_washed_up_after() -> None:
    said = [p.what for p in actions(klaus(), Chunk(TEN, 45, "having breakfast at home", "home"))]
    assert len(said) == 5
    assert "refrigerator" in said[0] and "washing up" in said[-1]


def test_actions_speak_of_the_persons_own_work() -> None:
    hours_ = [Chunk(TEN + timedelta(hours=n), 60, PAPER, "home") for n in range(4)]
    said = " ".join(p.what for hour in hours_ for p in actions(klaus(), hour))
    assert "the research paper" in said and "gentrification in poor communities" in said


def test_no_action_comes_twice_within_two_hours() -> None:
    whole = Chunk(TEN, 120, PAPER, "home")
    said = [
        p.what
        for n in range(2)
        for p in actions(klaus(seed=str(n)), Chunk(TEN + timedelta(hours=n), 60, PAPER, "home"), whole)
    ]
    assert len(set(said)) >= len(said) - 2


def test_who_opens_a_shop_unlocks_it_in_the_first_hour_only() -> None:
    what = "working behind the cafe counter at Hobbs Cafe"
    whole = Chunk(MONDAY.replace(hour=8), 240, what, "Hobbs Cafe")
    first = actions(isabella(), Chunk(whole.start, 60, what, "Hobbs Cafe"), whole)
    second = actions(isabella(), Chunk(TEN, 60, what, "Hobbs Cafe"), whole)
    assert first[0].what.startswith("unlocking")
    assert not any(p.what.startswith("unlocking") for p in second)


def test_the_afternoon_does_not_begin_with_unlocking() -> None:
    afternoon = Chunk(MONDAY.replace(hour=13), 180, "working behind the cafe counter at Hobbs Cafe", "Hobbs Cafe")
    assert not any("unlocking" in p.what for p in actions(isabella(), replace(afternoon, minutes=60), afternoon))


def test_a_closed_place_is_left_for_something_else() -> None:
    hour = Chunk(
        TEN, 60, "shopping for groceries at The Willows Market and Pharmacy", "The Willows Market and Pharmacy"
    )
    parts = actions(klaus(), hour, refused="The Willows Market and Pharmacy is closed until 8 am")
    assert "closed" in parts[0].what and sum(p.minutes for p in parts) == 60
    assert not any("paying" in p.what or "shopping list" in p.what for p in parts)


def test_an_occupied_room_is_waited_for() -> None:
    parts = actions(klaus(), Chunk(TEN, 30, "getting up", "home"), refused="the bathroom is occupied")
    assert parts[0].what.startswith("waiting")


def test_who_is_waited_for_is_named() -> None:
    hour = Chunk(TEN, 30, "getting up", "home")
    assert actions(klaus(), hour, refused="the bathroom is occupied by Ada Hill")[0].what == (
        "waiting for Ada Hill to come out"
    )
    assert actions(klaus(), hour, refused="the stove is taken")[0].what == "waiting until the stove is free"


def test_what_was_cooked_is_what_is_eaten() -> None:
    for seed in range(30):
        said = " ".join(
            p.what for p in actions(klaus(seed=str(seed)), Chunk(TEN, 60, "having breakfast at home", "home"))
        )
        assert ("making pancakes" in said) == ("eating pancakes" in said)
        assert ("cooking porridge" in said) == ("eating a bowl of porridge" in said)


def test_the_hungry_eat_something_in_between_unless_a_meal_is_near() -> None:
    hungry = replace(klaus(), hours_since_meal=6.0, hours_awake=6.0)
    hour = Chunk(TEN, 60, PAPER, "home")
    assert any(means_meal(p.what) for p in actions(hungry, hour))
    assert not any(means_meal(p.what) for p in actions(replace(hungry, hours_since_meal=3.0), hour))
    near = SplitIntoActions(hungry, hour, hour, "", "having lunch at Hobbs Cafe", "", ())
    assert not any(means_meal(p.what) for p in split_into_actions(near))
    just_up = replace(hungry, doing="sleeping")
    assert not any(means_meal(p.what) for p in actions(just_up, hour))


def test_a_stage_of_a_doing_stays_what_the_doing_is() -> None:
    whole = Chunk(TEN, 240, "animating a film for a client", "home")
    for hour in hours(card(), whole):
        said = " ".join(p.what for p in actions(card(), Chunk(TEN, 60, hour.what, "home"), whole))
        assert "watching" not in said and "film" in f"{hour.what} {said}"


def test_work_goes_on_in_the_afternoon_where_the_morning_left_it() -> None:
    morning = [p.what for p in hours(klaus(), Chunk(TEN, 120, PAPER, "home"))]
    afternoon = [p.what for p in hours(klaus(), Chunk(TEN.replace(hour=14), 120, PAPER, "home"))]
    assert morning == ["reading sources for the research paper", "drafting a section of the research paper"]
    assert afternoon == ["checking notes and figures for the research paper", "revising the research paper"]


def test_hours_of_the_day_have_their_own_doings_at_the_counter() -> None:
    what = "working behind the cafe counter at Hobbs Cafe"

    def said(hour: int) -> str:
        whole = Chunk(MONDAY.replace(hour=8), 720, what, "Hobbs Cafe")
        part = Chunk(MONDAY.replace(hour=hour), 60, what, "Hobbs Cafe")
        return " ".join(p.what for n in range(20) for p in actions(isabella(seed=f"{n}:I:1"), part, whole))

    assert "soup of the day" in said(12) and "afternoon guests" in said(16)
    assert "afternoon guests" not in said(12) and "lunch orders" not in said(16)


def test_an_unheard_of_doing_is_done_as_it_is() -> None:
    parts = actions(card(), Chunk(TEN, 60, "juggling seven torches", "home"))
    assert parts[0].what == "juggling seven torches"


def test_a_manner_of_ones_own_turns_up_now_and_then() -> None:
    person = card(biography="Ada Stone is a writer; Ada ties knots in a bit of string while she listens")
    hour = Chunk(TEN, 60, "writing a novel", "home")
    said = [p.what for n in range(20) for p in actions(replace(person, seed=str(n)), hour)]
    assert "tying knots in a bit of string" in said


def test_actions_are_the_same_for_the_same_question() -> None:
    hour = Chunk(TEN, 60, PAPER, "home")
    assert actions(klaus(), hour) == actions(klaus(), hour)


def test_work_and_topic_of_a_project_are_found() -> None:
    work = work_of("writing a research paper on gentrification in poor communities")
    assert (work.work, work.topic) == ("the research paper", "gentrification in poor communities")
    assert work_of("preparing his first solo show").work == "his first solo show"
    assert work_of("writing a new series for children about a badger").topic == "a badger"


def test_the_head_of_a_doing_decides_its_family() -> None:
    keys = {
        "writing a paper on patience": "research",
        "reading in the garden at home": "reading",
        "working in the garden": "gardening",
        "having lunch at Hobbs Cafe": "lunch out",
        "decorating Hobbs Cafe for the Valentine's Day party": "decorating",
        "attending the Valentine's Day party at Hobbs Cafe": "party",
        "shopping at Harvey Oak Supply Store": "hardware",
        "gathering decorations and supplies for the party at Harvey Oak Supply Store": "supplies",
        "working behind the counter at Harvey Oak Supply Store": "shop counter",
        "listening to the cello": "listening",
    }
    for what, key in keys.items():
        family = family_of(what, "home" if "home" in what else "away")
        assert family is not None and family.key == key, what


def test_every_step_of_every_family_has_words_emoji_and_sane_minutes() -> None:
    steps = [s for f in families() for s in (*f.start, *f.end, *(s for group in f.steps for s in group))]
    assert len(steps) > 400
    for step in steps:
        assert 5 <= step.minutes <= 15 and step.what[0].islower() and not step.emoji.isascii(), step


@settings(max_examples=200, deadline=None)
@given(
    minutes=st.integers(1, 90),
    what=st.sampled_from([word for f in families() for word in f.words] + ["", "x", "juggling", "画画"]),
    where=st.sampled_from(["home", "", "Hobbs Cafe"]),
    refused=st.sampled_from(["", "Hobbs Cafe is closed", "the bathroom is full"]),
    start=st.datetimes(datetime(2023, 2, 13), datetime(2023, 2, 20)),
)
def test_actions_fill_any_hour_exactly(minutes: int, what: str, where: str, refused: str, start: datetime) -> None:
    parts = actions(klaus(start), Chunk(start, minutes, what, where), refused=refused)
    assert sum(p.minutes for p in parts) == minutes
    if not means_sleep(what) and minutes >= 5:
        assert all(5 <= p.minutes <= 15 for p in parts)
    assert all(p.emoji for p in parts)


@settings(deadline=None)
@given(
    minutes=st.integers(1, 900),
    what=st.lists(st.sampled_from([f.words[0] for f in families()]), min_size=1, max_size=3),
)
def test_hours_fill_any_chunk_exactly(minutes: int, what: list[str]) -> None:
    parts = hours(klaus(), Chunk(TEN, minutes, ", then ".join(what), "home"))
    assert sum(p.minutes for p in parts) == minutes and all(p.minutes > 0 for p in parts)


def test_a_short_chunk_has_both_of_the_doings_that_it_names() -> None:
    for seed in range(12):
        early = card(seed=f"{seed}:Ada Stone:1", doing="sleeping")
        said = [p.what for p in actions(early, Chunk(MONDAY, 45, "getting up and having breakfast at home", "home"))]
        assert any(means_meal(what) and what.startswith("eating") for what in said), said


def test_what_cannot_be_left_out_is_there_whichever_way_it_is_chosen() -> None:
    steps = next(f for f in families() if f.key == "dinner").steps
    assert [all(s.needed for s in group) for group in steps if any(s.needed for s in group)] == [True]


def test_what_needs_something_before_it_never_comes_first() -> None:
    game = Chunk(TEN, 60, "playing patience with cards at home", "home")
    for seed in range(12):
        said = [p.what for p in actions(card(seed=f"{seed}:Ada Stone:1"), game)]
        assert said[:2] == ["shuffling the cards", "laying out a game of patience"]
        assert said[-1] == "seeing it come out at last"
        late = [
            n for n, what in enumerate(said) if what in ("turning over the pile once more", "getting an ace out early")
        ]
        assert [said[n] for n in late] in ([], sorted(said[n] for n in late))


def test_a_second_doing_of_a_chunk_begins_at_its_beginning() -> None:
    whole = Chunk(TEN, 90, "having lunch, then listening to the cello", "home")
    second = Chunk(TEN + timedelta(minutes=42), 48, "listening to the cello", "home")
    assert actions(card(), second, whole)[0].what == "putting the cello on from the beginning"


def test_what_is_done_elsewhere_begins_after_the_way() -> None:
    lunch = Chunk(TEN, 30, "having lunch at Hobbs Cafe", "Hobbs Cafe")
    for seed in range(8):
        first, *rest = actions(card(seed=f"{seed}:Ada Stone:1"), lunch)
        assert first.minutes == 15 and any(p.what.startswith("eating") for p in rest)


def test_nobody_cooks_again_because_the_table_is_taken() -> None:
    breakfast = Chunk(TEN, 35, "having breakfast at home", "home")
    for seed in range(8):
        cook = card(seed=f"{seed}:Ada Stone:1")
        said = [p.what for p in actions(cook, breakfast)]
        cooked = next((w for w in said if w.startswith(("frying", "cooking", "making"))), "")
        held_up = [p.what for p in actions(replace(cook, doing=cooked), breakfast, refused="the table is taken")]
        assert held_up[0] == "waiting until the table is free" and (not cooked or cooked not in held_up)


def test_who_looks_in_at_a_shop_keeps_no_seat_there() -> None:
    visit = Chunk(TEN, 45, "dropping in on Carmen Ortiz at Harvey Oak Supply Store", "Harvey Oak Supply Store")
    said = [p.what for p in actions(card(), visit)]
    assert said[0] == "looking whether Carmen has a moment" and not any("seat" in what for what in said)


def test_tea_at_home_is_not_ordered_and_has_no_next_table() -> None:
    said = [p.what for p in actions(card(), Chunk(TEN, 60, "drinking tea over the newspaper at home", "home"))]
    assert said[0] == "putting the kettle on" and not any("ordering" in w or "table" in w for w in said)


def test_what_a_project_is_about_is_cut_to_its_own_words() -> None:
    assert work_of("writing a cycle of nature poems about nettles").topic == "nettles"
    bees = work_of("writing down everything she knows about bees for a granddaughter in Canada")
    assert (bees.work, bees.topic) == ("everything she knows", "bees")
