"""The state of a world: complete, canonical, and checked when it comes back."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.saves.faults import DamageError
from game.saves.state import people_from, restore, snapshot, state_from, state_hash
from game.world.clock import HOUR
from game.world.conversations import Conversation, Line
from game.world.events import Event
from game.world.memories import MemoryStream, NewMemory
from game.world.people import Tie
from game.world.world import World
from tests.saves.puppet import lived, run
from tests.small_town import small_world


def back(world: World, raw: bytes | None = None) -> World:
    """A world through its state, with copies of its rows."""
    state = state_from(raw or snapshot(world).state)
    streams = {
        name: MemoryStream(
            list(p.stream.rows),
            p.stream.accessed[:],
            dict(p.stream.rated),
            dict(p.stream.confidence),
            dict(p.stream.superseded),
            dict(p.stream.hidden),
        )
        for name, p in world.people.items()
    }
    return restore(state, people_from(state, streams), list(world.talks), world.town)


def forged(world: World, change: Callable[[dict], object]) -> bytes:
    """The state with something changed in its JSON."""
    state = json.loads(snapshot(world).state)
    change(state)
    return json.dumps(state).encode()


def talking() -> World:
    """The small town in the middle of a talk."""
    world = lived(0)
    while not any(len(talk.lines) == 2 for talk in world.conversations.values()):
        run(world, 1)
    return world


def test_a_world_comes_back_from_its_state_as_it_was() -> None:
    for world in (small_world(), lived(), talking()):
        again = back(world)
        assert snapshot(again).state == snapshot(world).state
        assert again.people == world.people
        assert again.conversations == world.conversations
        assert state_hash(again) == state_hash(world)


def test_going_on_from_a_state_equals_going_on_at_twenty_random_moments() -> None:
    moments = sorted(random.Random(5).sample(range(6 * HOUR), 20))
    world, hashes = lived(0), []
    for moment in moments:
        run(world, moment - world.tick)
        hashes.append(state_hash(run(back(world), HOUR)))
    for moment, expected in zip(moments, hashes, strict=True):
        assert state_hash(lived(moment + HOUR)) == expected


def test_two_processes_agree_on_the_hash_whatever_their_hash_seed() -> None:
    code = (
        "from tests.saves.puppet import lived; from game.saves.state import state_hash; print(state_hash(lived(1000)))"
    )
    hashes = [
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert hashes[0] == hashes[1] == f"{state_hash(lived(1000))}{os.linesep}".encode()


def ada(world: World):
    return world.people["Ada Hill"]


CHANGES: dict[str, Callable[[World], object]] = {
    "an access": lambda w: ada(w).stream.touch([3], w.tick + 1),
    "a rating": lambda w: ada(w).stream.rated.update({3: 9}),
    "a confidence": lambda w: ada(w).stream.confidence.update({3: 0.25}),
    "a reflection replaced": lambda w: ada(w).stream.superseded.update({3: 4}),
    "a memory hidden": lambda w: ada(w).stream.hidden.update({3: 7}),
    "a word of a memory": lambda w: ada(w).stream.rows.__setitem__(2, replace(ada(w).stream.rows[2], text="x")),
    "the evidence of a memory": lambda w: ada(w).stream.rows.__setitem__(
        2, replace(ada(w).stream.rows[2], evidence=(1,))
    ),
    "a new memory": lambda w: w.remember(ada(w), NewMemory("observation", "Bo Reed is here")),
    "a word of a talk that ended": lambda w: w.talks[0].lines.__setitem__(0, Line(1, "Bo Reed", "x")),
    "a thing": lambda w: w.thing_states.update({"Corner Cafe:cafe:stove": "burning"}),
    "the seed": lambda w: setattr(w, "seed", "2"),
    "a setting": lambda w: setattr(w, "settings", replace(w.settings, sight=9)),
    "the clock": lambda w: setattr(w.clock, "tick", w.tick + 1),
    "a step": lambda w: setattr(ada(w), "tile", (3, 2)),
    "a plan": lambda w: ada(w).plan.actions.pop(),
    "a tie": lambda w: ada(w).ties.update({"Cy Reed": Tie(-2, "too loud")}),
    "the order of ties": lambda w: setattr(ada(w), "ties", dict(reversed(ada(w).ties.items()))),
    "the next id": lambda w: setattr(w, "next_thought", 10_000),
}


@pytest.mark.parametrize("what", CHANGES)
def test_the_hash_tells_any_change_of_what_affects_the_future(what: str) -> None:
    world = lived()
    ada(world).ties.update({"Bo Reed": Tie(1, ""), "Cy Reed": Tie(2, "")})
    before = state_hash(world)
    CHANGES[what](world)
    assert state_hash(world) != before


def test_the_hash_leaves_out_log_counts_and_the_order_of_ratings() -> None:
    world = lived()
    ada(world).stream.rated = {1: 5, 2: 4}
    before = state_hash(world)
    world.log.append(Event(1, "late", "", "nothing"))
    world.count("anything")
    ada(world).stream.rated = dict(reversed(ada(world).stream.rated.items()))
    assert ada(world).stream.rated
    assert state_hash(world) == before


def test_half_a_surrogate_pair_becomes_a_question_mark_and_nothing_else_changes() -> None:
    world = lived()
    world.people["Bo Reed"].doing = "say\ud83ding ünï"
    again = back(world)
    assert again.people["Bo Reed"].doing == "say?ing ünï"
    assert again.people["Ada Hill"] == world.people["Ada Hill"]
    assert state_hash(again) == state_hash(world)


HOSTILE: dict[str, Callable[[dict], object]] = {
    "a number beyond all dates": lambda s: s.update(tick=10**30),
    "a number just beyond": lambda s: s.update(tick=2_000_000_001),
    "a fraction without end": lambda s: s["people"][0]["mood"].update(valence=float("inf")),
    "no number": lambda s: s["people"][0]["mood"].update(valence=float("nan")),
    "text for a number": lambda s: s.update(tick="5"),
    "an unknown field": lambda s: s.update(run="rm"),
    "an unknown field of a person": lambda s: s["people"][0].update(run="rm"),
    "a missing field": lambda s: s.pop("seed"),
    "a start in another calendar": lambda s: s.update(start="9999-12-31T23:59:50"),
    "a start in a time zone": lambda s: s.update(start="2023-02-13T06:00:00Z"),
    "two people of one name": lambda s: s["people"][1].update(name="Ada Hill"),
    "a person off the map": lambda s: s["people"][0].update(tile=[20, 2]),
    "a path off the map": lambda s: s["people"][0].update(path=[[-1, 2]]),
    "a tile of three": lambda s: s["people"][0].update(tile=[1, 2, 3]),
    "a talk with nobody": lambda s: s["people"][0].update(conversation=77),
    "a talk that never was": lambda s: s["people"][0].update(to_digest=[77]),
    "news from nowhere": lambda s: s["people"][0].update(
        news=[{"memory": 9999, "text": "", "subject": "", "urgent": False}]
    ),
    "an unknown facing": lambda s: s["people"][0].update(facing="sideways"),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_state_that_makes_no_sense_is_refused(what: str) -> None:
    world = lived(100)
    with pytest.raises(DamageError):
        back(world, forged(world, HOSTILE[what]))


@pytest.mark.parametrize("change", [{"id": 99}, {"people": ["Ada Hill", "Ada Hill"]}, {"speaker": "Nobody"}])
def test_a_talk_that_does_not_fit_its_people_is_refused(change: dict) -> None:
    world = talking()
    with pytest.raises(DamageError):
        back(world, forged(world, lambda s: s["conversations"][0].update(change)))


def test_a_talk_in_which_nobody_is_is_refused() -> None:
    world = lived(100)
    world.conversations[9] = Conversation(9, ("Ada Hill", "Bo Reed"), "", "", 1, speaker="Ada Hill")
    with pytest.raises(DamageError):
        back(world)


def test_what_the_map_has_lost_is_forgotten_and_what_is_new_begins_in_its_first_state() -> None:
    world = lived()
    ada(world).known.append("Old Mill:mill")
    world.thing_states["Old Mill:mill:wheel"] = "turning"
    del world.thing_states["Corner Cafe:cafe:stove"]
    again = back(world)
    assert "Old Mill:mill" not in again.people["Ada Hill"].known
    assert "Old Mill:mill:wheel" not in again.thing_states
    assert again.thing_states["Corner Cafe:cafe:stove"] == "off"


def test_a_field_that_an_older_state_lacks_gets_its_default() -> None:
    world = lived(100)
    again = back(world, forged(world, lambda s: s["people"][0].pop("refused_where")))
    assert again.people["Ada Hill"].refused_where == ""
