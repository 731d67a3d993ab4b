"""Finding memories in a long stream, a slice at a time."""

from datetime import date, datetime

from game.view.panels.sieve import BEFORE, Sieve, Wanted, Whole
from game.world.clock import DAY, HOUR, Clock
from game.world.memories import Memory, MemoryStream, NewMemory

CLOCK = Clock(datetime(2023, 2, 13, 6, 0), 2 * DAY)


def stream() -> MemoryStream:
    found = MemoryStream()
    found.add(NewMemory("seed", "Ada Hill likes tea", source="knew"), 0, 5)
    found.add(NewMemory("observation", "Bo Reed pours the Tea", subjects=("Bo Reed",), place="Cafe:bar"), HOUR, 2)
    found.add(NewMemory("dialogue", "Cy has a dog", source="was told by Bo Reed", place="Cafe"), 19 * HOUR, 4)
    found.add(NewMemory("action", "Ada Hill drinks", source="did", place="Cafeteria:hall"), 20 * HOUR, 1)
    return found


def found(wanted: Wanted) -> list[int]:
    sieve = Sieve(stream().rows, wanted.test(CLOCK))
    sieve.sift()
    return [sieve[n].ordinal for n in range(len(sieve))]


def test_words_are_found_in_any_order_and_size_and_in_the_source() -> None:
    assert found(Wanted(words="TEA")) == [2, 1]
    assert found(Wanted(words="tea ada")) == [1]
    assert found(Wanted(words="told reed")) == [3]
    assert found(Wanted(words="coffee")) == []


def test_each_filter_holds_for_what_it_names() -> None:
    assert found(Wanted(kind="action")) == [4]
    assert found(Wanted(person="Bo Reed")) == [3, 2]
    assert found(Wanted(place="Cafe")) == [3, 2]
    assert found(Wanted(day=date(2023, 2, 13))) == [2]
    assert found(Wanted(day=date(2023, 2, 14))) == [4, 3]
    assert found(Wanted(day=BEFORE)) == [1]
    assert found(Wanted(words="tea", person="Bo Reed", day=date(2023, 2, 13))) == [2]


def test_a_filter_is_taken_away_alone() -> None:
    wanted = Wanted(words="tea", kind="seed", day=BEFORE)
    assert wanted.without("day") == Wanted(words="tea", kind="seed")
    assert wanted.without("kind").without("day").without("words").is_all


def test_a_long_stream_is_looked_through_in_slices_and_what_comes_meanwhile_stands_first() -> None:
    rows: list[Memory] = []
    memories = MemoryStream(rows=rows)
    for n in range(10):
        memories.add(NewMemory("observation", f"number {n}"), n, 1)
    sieve = Sieve(rows, lambda m: m.ordinal % 2 == 0)
    sieve.sift(4)
    assert [sieve[n].ordinal for n in range(len(sieve))] == [10, 8] and not sieve.is_done
    memories.add(NewMemory("observation", "number 10"), 10, 1)
    memories.add(NewMemory("observation", "number 11"), 11, 1)
    sieve.sift(4)
    assert [sieve[n].ordinal for n in range(len(sieve))] == [12, 10, 8, 6, 4]
    sieve.sift(4)
    assert [sieve[n].ordinal for n in range(len(sieve))] == [12, 10, 8, 6, 4, 2] and sieve.is_done


def test_the_whole_stream_takes_in_what_is_new_when_it_is_asked_to() -> None:
    memories = stream()
    whole = Whole(memories.rows)
    memories.add(NewMemory("observation", "late"), 30 * HOUR, 1)
    assert len(whole) == 4 and whole[0].ordinal == 4
    whole.sift()
    assert len(whole) == 5 and whole[0].ordinal == 5
