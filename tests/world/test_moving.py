"""Moving in and out: what a newcomer knows, where they live, what is left of somebody who goes."""

from game.saves.state import state_hash
from game.world.commands import MoveIn, MoveOut
from game.world.homes import a_home, free_places, with_owners
from game.world.moving import clauses_of, unfit_to_move_in, unfit_words
from game.world.playing import fault, play
from game.world.tick import tick
from tests.small_town import small_world

ADA_HOME, BO_HOME = "Ada's house:bedroom", "Bo's house:bedroom"
LOOK: dict[str, str | list[str]] = {"skin": "tan", "hair": "bob", "hair_color": "black", "outfit": "apron",
                                    "outfit_color": "red"}  # fmt: skip


def newcomer(**changes: object) -> MoveIn:
    facts = {"name": "Dee Fox", "look": LOOK, "age": 50, "traits": ("dry",), "about": "Dee Fox mends clocks",
             "home": ADA_HOME}  # fmt: skip
    return MoveIn(**(facts | changes))  # type: ignore[arg-type]


def test_a_bed_with_two_places_and_two_sleepers_is_full() -> None:
    world = small_world()
    assert free_places(world.town, world.people.values()) == {ADA_HOME: 0, BO_HOME: 0}
    del world.people["Cy Reed"]
    assert a_home(world.town, world.people.values()) == BO_HOME
    world.people.clear()
    assert free_places(world.town, ()) == {ADA_HOME: 1, BO_HOME: 2}


def test_rooms_belong_to_those_who_live_in_them_now() -> None:
    world = small_world()
    del world.people["Ada Hill"]
    town = with_owners(world.town, world.people.values())
    assert town.rooms[ADA_HOME].owners == () and town.rooms[BO_HOME].owners == ("Bo Reed", "Cy Reed")
    assert with_owners(town, world.people.values()) is town


def test_a_paragraph_becomes_clauses_with_the_name_in_each_sentence_that_begins_with_a_pronoun() -> None:
    said = "Dee Fox mends clocks. She likes tea; Dee Fox has known Bo Reed for years."
    assert clauses_of("Dee Fox", said) == [
        "Dee Fox mends clocks", "Dee Fox likes tea", "Dee Fox has known Bo Reed for years",
    ]  # fmt: skip


def test_a_newcomer_lives_there_with_memories_ties_and_a_room() -> None:
    world = small_world()
    play(world, newcomer(about="Dee Fox mends clocks; Dee Fox is a close friend of Bo Reed"))
    dee = world.people["Dee Fox"]
    assert [m.text for m in dee.stream.rows] == [
        "Dee Fox mends clocks", "Dee Fox is a close friend of Bo Reed",
        "Dee Fox has just moved to Small, into the bedroom of Ada's house",
    ]  # fmt: skip
    assert dee.ties["Bo Reed"].closeness == 8 and "Bo Reed" in dee.stream.rows[1].subjects
    assert world.town.rooms[ADA_HOME].owners == ("Ada Hill", "Dee Fox")
    assert "Dee Fox" in world.known_rooms[ADA_HOME].owners
    assert "Corner Cafe:cafe" in dee.known and BO_HOME not in dee.known
    assert not world.room_at(dee.tile) and world.acts[-1].text.startswith("Dee Fox moves into")


def test_a_newcomer_is_asked_for_a_day_with_the_next_tick() -> None:
    world = small_world()
    play(world, newcomer())
    assert "Dee Fox" in [thought.person for thought in tick(world)]


def test_every_field_has_its_word_why() -> None:
    world = small_world()
    assert unfit_to_move_in(world, newcomer(name="ada"))["name"].startswith("a name begins")
    assert unfit_to_move_in(world, newcomer(name="Bo Quist"))["name"].startswith("Bo Reed would be taken")
    nowhere = unfit_to_move_in(world, newcomer(home="Nowhere:room"))
    assert nowhere == {"home": "there is no room 'Nowhere:room' in this town"}
    world.town.things.clear()
    assert unfit_to_move_in(world, newcomer(home=""))["home"].startswith("there is no bed")
    wrong = unfit_words(newcomer(name="\0 ", age=200, traits=("a",) * 13, about="x" * 7000))
    assert list(wrong) == ["name", "age", "traits", "about"]


def test_whoever_moves_out_is_remembered_and_gone_and_their_talk_and_thought_with_them() -> None:
    world = small_world()
    tick(world)
    assert ("Bo Reed", "acting") in world.in_flight
    play(world, MoveOut("Bo Reed"))
    assert "Bo Reed" not in world.people and "Bo Reed" in world.away
    assert all(name != "Bo Reed" for name, _ in world.in_flight)
    assert world.town.rooms[BO_HOME].owners == ("Cy Reed",)


def test_who_comes_back_has_their_memories_and_not_the_same_ones_twice() -> None:
    world = small_world()
    play(world, newcomer())
    play(world, MoveOut("Dee Fox"))
    before = [m.text for m in world.away["Dee Fox"].stream.rows]
    play(world, newcomer())
    assert [m.text for m in world.people["Dee Fox"].stream.rows] == before and not world.away


def test_the_last_resident_stays() -> None:
    world = small_world()
    play(world, MoveOut("Bo Reed"))
    play(world, MoveOut("Cy Reed"))
    assert fault(world, MoveOut("Ada Hill")) == "Ada Hill is the last who lives here"


def test_moving_in_and_out_is_the_same_each_time() -> None:
    hashes = set()
    for _ in range(2):
        world = small_world()
        play(world, newcomer())
        play(world, MoveOut("Cy Reed"))
        hashes.add(state_hash(world))
    assert len(hashes) == 1
