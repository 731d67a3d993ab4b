from dataclasses import replace

import pytest

from game.mind.questions import ChoosePlace, Chunk, NewState, PlaceOption
from game.mind.rules.places import choose_place, new_state
from game.world.thoughts import Card, KnownRoom
from tests.mind.rules.cards import (
    CAFE,
    CLASSROOM,
    LIBRARY,
    MARKET,
    MONDAY,
    PARK,
    PUB,
    card,
    home_of,
    isabella,
    klaus,
    option,
    room,
)

TEN = MONDAY.replace(hour=10)


def sector(of: Card, activity: str, chunk: Chunk) -> str:
    sectors: dict[str, list[KnownRoom]] = {}
    for known in of.known:
        sectors.setdefault(known.sector, []).append(known)
    here = of.here.split(":")[0]
    options = tuple(PlaceOption(name, "", name == here, tuple(rooms)) for name, rooms in sectors.items())
    return options[choose_place(ChoosePlace(of, "sector", activity, chunk, options))].name


def in_room(of: Card, activity: str, chunk: Chunk, *rooms: KnownRoom) -> str:
    options = tuple(option(r, here=r.address == of.here) for r in rooms)
    return options[choose_place(ChoosePlace(of, "room", activity, chunk, options))].name


def thing(of: Card, activity: str, chunk: Chunk, inside: KnownRoom) -> str:
    options = (
        *(PlaceOption(name, purpose, False) for name, purpose, _ in inside.things),
        PlaceOption("nothing in particular", "just be in the room", False),
    )
    return options[choose_place(ChoosePlace(of, "thing", activity, chunk, options))].name


def test_the_plan_says_where() -> None:
    chunk = Chunk(TEN, 60, "having lunch at Hobbs Cafe", "Hobbs Cafe")
    assert sector(klaus(), "eating a sandwich", chunk) == "Hobbs Cafe"
    assert sector(klaus(), "eating lunch", replace(chunk, where="home")) == "Klaus Mueller's house"


def test_one_stays_where_one_is_if_it_can_be_done_there() -> None:
    person = replace(klaus(), here=LIBRARY.address)
    assert sector(person, "reading a chapter", Chunk(TEN, 60, "reading", "")) == "Oak Hill College"


def test_one_sleeps_and_washes_at_home_wherever_one_is() -> None:
    person = replace(klaus(), here=CAFE.address)
    for activity in ("sleeping", "taking a shower", "brushing teeth"):
        assert sector(person, activity, Chunk(TEN, 60, activity, "")) == "Klaus Mueller's house"


def test_a_run_is_run_in_the_park() -> None:
    assert sector(klaus(), "running laps around the park", Chunk(TEN, 60, "running", "")) == "Johnson Park"


def test_one_washes_in_the_bathroom_and_eats_elsewhere() -> None:
    main, bath = home_of("Klaus Mueller")
    chunk = Chunk(TEN, 60, "getting up and having breakfast at home", "home")
    assert in_room(klaus(), "taking a shower", chunk, main, bath) == bath.address
    assert in_room(klaus(), "eating breakfast", chunk, main, bath) == main.address


def test_nobody_walks_into_the_room_of_another() -> None:
    main, bath = home_of("Klaus Mueller")
    other = room(f"{main.sector}:Maria's room", "sleeping", main.things, public=False, owners=("Maria Lopez",))
    assert in_room(klaus(), "sleeping", Chunk(TEN, 60, "sleeping", "home"), other, main, bath) == main.address


def test_class_is_in_the_classroom_and_study_in_the_library() -> None:
    study = Chunk(TEN, 60, "studying in the library of Oak Hill College", "Oak Hill College")
    lesson = Chunk(TEN, 60, "attending classes at Oak Hill College", "Oak Hill College")
    assert in_room(klaus(), "taking notes in class", lesson, LIBRARY, CLASSROOM) == CLASSROOM.address
    assert in_room(klaus(), "checking the tables for the paper", study, CLASSROOM, LIBRARY) == LIBRARY.address


def test_who_works_there_is_behind_the_counter_and_guests_are_not() -> None:
    work = Chunk(TEN, 60, "working behind the cafe counter at Hobbs Cafe", "Hobbs Cafe")
    coffee = Chunk(TEN, 60, "having coffee at Hobbs Cafe", "Hobbs Cafe")
    assert thing(isabella(), "serving customers at the counter", work, CAFE) == "behind the cafe counter"
    assert thing(isabella(), "making coffee for a customer", work, CAFE) == "coffee machine"
    assert thing(klaus(), "ordering a coffee", coffee, CAFE) == "cafe customer seating"
    evening = Chunk(TEN, 60, "spending the evening at The Rose and Crown Pub", PUB.sector)
    assert thing(klaus(), "drinking a beer slowly", evening, PUB) == "bar customer seating"


@pytest.mark.parametrize("which", ["grocery", "pharmacy"])
def test_of_two_counters_one_stands_behind_ones_own(which: str) -> None:
    clerk = card(work=MARKET.address)
    chunk = Chunk(TEN, 60, f"working at the {which} counter of The Willows Market and Pharmacy", MARKET.sector)
    assert thing(clerk, f"serving customers at the {which} counter", chunk, MARKET) == f"behind the {which} counter"


def test_things_are_used_for_what_they_are_for() -> None:
    main, bath = home_of("Klaus Mueller")
    chunk = Chunk(TEN, 60, "having dinner at home", "home")
    wanted = {
        "frying fish in the pan": "stove",
        "taking vegetables out of the refrigerator": "refrigerator",
        "eating dinner": "common room table",
        "washing up after dinner": "kitchen sink",
        "sleeping": "bed",
        "choosing clothes and getting dressed": "closet",
        "sweeping the floor": "nothing in particular",
    }
    assert {activity: thing(klaus(), activity, chunk, main) for activity in wanted} == wanted
    assert thing(klaus(), "taking a shower", chunk, bath) == "shower"


def test_a_room_without_things_still_gives_an_answer() -> None:
    bare = room("Nowhere:room")
    assert thing(klaus(), "humming", Chunk(TEN, 10, "humming", ""), bare) == "nothing in particular"
    assert in_room(klaus(), "humming", Chunk(TEN, 10, "humming", ""), bare, PARK) in (bare.address, PARK.address)


@pytest.mark.parametrize(
    ("activity", "name", "states", "state"),
    [
        ("frying eggs and making toast", "stove", ("off", "on", "burning"), "on"),
        ("taking a shower", "shower", ("off", "running", "leaking water"), "running"),
        ("sleeping", "bed", ("made", "slept in"), "slept in"),
        ("making the bed", "bed", ("slept in", "made"), "made"),
        ("making coffee for a customer", "coffee machine", ("off", "brewing coffee"), "brewing coffee"),
        ("writing code for the mobile app", "computer desk", ("off", "on"), "on"),
        ("trying out chords", "piano", ("silent", "playing"), "playing"),
        ("hanging up paper garlands", "cafe customer seating", ("free",), "decorated"),
        ("eating dinner", "common room table", (), ""),
    ],
)
def test_an_activity_leaves_a_thing_in_a_state(activity: str, name: str, states: tuple[str, ...], state: str) -> None:
    first = states[0] if states else ""
    assert new_state(NewState(klaus(), activity, name, first, states)) == state


def test_a_repair_brings_the_first_state_back() -> None:
    states = ("off", "running", "leaking water")
    assert new_state(NewState(klaus(), "repairing the shower", "shower", "leaking water", states)) == "off"
    fire = NewState(klaus(), "putting out the fire", "stove", "burning", ("off", "on", "burning"))
    assert new_state(fire) == "off"


def test_a_garden_is_watered_and_not_a_garden_chair() -> None:
    things = (("garden chair", "sit", ()), ("house garden", "tend the garden", ("growing", "freshly watered")))
    garden = room("Ada's house:garden", "tend the garden", things)
    chunk = Chunk(TEN, 60, "working in the garden at home", "home")
    assert thing(card(), "watering the flower beds", chunk, garden) == "house garden"


def test_listening_to_harp_music_leaves_the_harp_alone() -> None:
    things = (("harp", "play", ("silent", "being played")), ("sofa", "sit", ()))
    chunk = Chunk(TEN, 60, "listening to harp music", "home")
    assert thing(card(), "humming along with harp music", chunk, room("Ada's house:common room", "", things)) == "sofa"


def test_a_thing_is_given_only_states_that_read_well() -> None:
    def state(activity: str, name: str, *states: str) -> str:
        return new_state(NewState(card(), activity, name, states[0], states))

    assert state("painting the shadows", "easel", "empty", "holding a picture") == "holding a picture"
    assert state("painting the shadows", "easel", "free", "wet") == ""
    assert state("playing scales on the guitar", "guitar", "silent", "being played") == "being played"
    assert state("hanging up paper garlands", "customer seating", "empty", "occupied") == "decorated"


def test_who_waits_stands_beside_what_is_taken() -> None:
    chunk = Chunk(TEN, 30, "having breakfast at home", "home")
    assert thing(card(), "waiting until the stove is free", chunk, home_of("Ada Stone")[0]) == "nothing in particular"


def test_a_public_room_in_which_others_work_is_not_shunned() -> None:
    library = replace(LIBRARY, owners=("Klaus Mueller",))
    hallway = room("Oak Hill College:hallway", "walking through")
    chunk = Chunk(TEN, 60, "browsing and reading in the library at Oak Hill College", "Oak Hill College")
    assert in_room(card(here=hallway.address), "reading a chapter", chunk, hallway, library) == library.address


def test_nobody_dusts_shelves_in_the_garden() -> None:
    garden = room("Ada Stone's house:garden", "tend the garden", public=False, owners=("Ada Stone",), outdoors=True)
    of = card(here=garden.address)
    tidying, weeding = Chunk(TEN, 60, "tidying up at home", "home"), Chunk(TEN, 60, "working in the garden", "home")
    assert in_room(of, "dusting the shelves", tidying, garden, home_of("Ada Stone")[0]) == "Ada Stone's house:main room"
    assert in_room(of, "pulling weeds", weeding, garden, home_of("Ada Stone")[0]) == garden.address
