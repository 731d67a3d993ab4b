"""Events and promises by time, from streams that are read once."""

from dataclasses import replace

from game.view.calendar import Calendar, was_there
from game.world.clock import HOUR, MINUTE
from game.world.memories import NewMemory
from tests.view.fake_world import ROOM, FakeWorld
from tests.view.watched import PARTY, with_party


def test_an_event_has_its_host_who_said_yes_and_later_who_came(world: FakeWorld) -> None:
    with_party(world)
    calendar = Calendar()
    event, promise = calendar.appointments(world)
    start = world.clock.tick + 20 * MINUTE
    assert (event.start, event.until, event.words, event.host) == (start, start + 100 * MINUTE, PARTY.words, "Ada Hill")
    assert (event.said, event.came, event.is_event) == (("Bo Reed",), (), True)
    assert (promise.words, promise.said, promise.host) == ("bring back the book", ("Cy Reed",), "Ada Hill")
    for name, moments in (("Bo Reed", (2, 40)), ("Cy Reed", (2, 6)), ("Ada Hill", (0, 90))):
        for minutes in moments:
            new = NewMemory("observation", "a guest", place=ROOM)
            world.people[name].stream.add(new, start + minutes * MINUTE, 2)
    world.clock.tick = start + 2 * HOUR
    assert calendar.appointments(world)[0].came == ("Bo Reed",), "the host does not count, a glance is no visit"


def test_a_promise_that_the_world_has_dropped_is_still_known(world: FakeWorld) -> None:
    with_party(world)
    calendar = Calendar()
    (promise,) = world.people["Cy Reed"].promises
    calendar.appointments(world)
    world.people["Cy Reed"].promises.clear()
    world.clock.tick = promise.start + promise.ticks
    assert [a.words for a in calendar.appointments(world)] == [PARTY.words, "bring back the book"]


def test_what_the_player_has_hidden_was_never_promised(world: FakeWorld) -> None:
    with_party(world)
    calendar, bo = Calendar(), world.people["Bo Reed"]
    world.people["Cy Reed"].stream.hidden[1] = world.clock.tick
    bo.stream.hidden[len(bo.stream.rows)] = world.clock.tick
    (event,) = calendar.appointments(world)
    assert event.said == ()


def test_a_promise_that_somebody_was_made_to_forget_is_gone_though_its_words_are_recalled(world: FakeWorld) -> None:
    with_party(world)
    calendar = Calendar()
    calendar.appointments(world)
    world.people["Cy Reed"].promises.clear()  # as when the two have never met
    bo = world.people["Bo Reed"].stream
    bo.superseded[len(bo.rows)] = 1  # as when the player has changed it
    (event,) = calendar.appointments(world)
    assert (event.words, event.said) == (PARTY.words, ())


def test_two_who_promised_the_same_are_one_appointment(world: FakeWorld) -> None:
    with_party(world)
    (promise,) = world.people["Cy Reed"].promises
    world.people["Bo Reed"].promises.append(replace(promise, memory=2))
    assert calendar_of(world)[-1].said == ("Bo Reed", "Cy Reed")


def test_another_stream_under_a_name_is_read_anew(world: FakeWorld) -> None:
    with_party(world)
    calendar = Calendar()
    calendar.appointments(world)
    other = replace(world.people["Bo Reed"], stream=type(world.people["Bo Reed"].stream)(), promises=[])
    world.people["Bo Reed"] = other
    assert calendar.appointments(world)[0].said == ()


def test_to_have_been_there_takes_two_memories_of_the_place_some_time_apart(world: FakeWorld) -> None:
    ada, start = world.people["Ada Hill"], world.clock.tick
    for minutes, place in ((1, ROOM), (10, ROOM), (25, "Park:lawn")):
        ada.stream.add(NewMemory("observation", "something", place=place), start + minutes * MINUTE, 1)
    assert not was_there(ada, ROOM, start, start + HOUR)
    ada.stream.add(NewMemory("observation", "something", place=ROOM), start + 26 * MINUTE, 1)
    assert was_there(ada, ROOM, start, start + HOUR)
    assert was_there(ada, ROOM, start, start + 12 * MINUTE), "half of a short time is enough"


def calendar_of(world: FakeWorld):  # type: ignore[no-untyped-def]
    return Calendar().appointments(world)
