"""What the player does to things, minds and memories: seen, considered, and never more than it is."""

import pytest

from game.saves.state import state_hash
from game.world.activity import Promise
from game.world.clock import HOUR, MINUTE
from game.world.commands import (
    Act,
    AddMemory,
    Announce,
    EndTalk,
    HideMemory,
    SetThingState,
    SpeakTo,
    WhisperTo,
)
from game.world.playing import cleaned, fault
from tests.playing import ISABELLA, JOHN, REPORTER, at, play, say, session_of, steps, texts, until

# -- things ------------------------------------------------------------------------------------------------------


def test_a_stove_that_burns_is_off_two_minutes_after_it_is_seen_and_breakfast_is_made_again() -> None:
    session = session_of("Isabella", "Arthur", seed="2")
    world, isabella = session.world, session.world.people[ISABELLA]
    stove = "Isabella Rodriguez's apartment:main room:stove"
    until(session, lambda w: w.state_of(stove) == "on", 2 * HOUR)
    cooking = isabella.doing
    play(session, SetThingState(stove, "burning"))
    seen = until(session, lambda w: bool(texts(isabella, "is burning")), 2 * MINUTE)
    assert seen + until(session, lambda w: w.state_of(stove) == "off", 2 * MINUTE) <= 2 * MINUTE
    until(session, lambda w: isabella.doing == f"{cooking} again" and w.state_of(stove) == "on", HOUR)
    until(session, lambda w: "eating" in isabella.doing, HOUR)
    assert world.acts[0].text.endswith("is burning")
    session.close()


def test_a_fire_is_a_reason_to_break_off_a_talk() -> None:
    session = session_of("Isabella", "Arthur")
    isabella = session.world.people[ISABELLA]
    stove = "Isabella Rodriguez's apartment:main room:stove"
    until(session, lambda w: isabella.doing.startswith("eating") and w.here(isabella) in stove, HOUR)
    say(session, ISABELLA, REPORTER, "Good morning!")
    assert isabella.conversation
    play(session, SetThingState(stove, "burning"))
    until(session, lambda w: w.state_of(stove) == "off", 3 * MINUTE)
    assert not isabella.conversation
    session.close()


def test_only_one_of_several_who_see_it_sees_to_it() -> None:
    session = session_of("John", "Mei", "Eddy")
    until(session, lambda w: sum("kitchen" in w.here(p) for p in w.people.values()) >= 2, 16 * HOUR)
    stove = "Lin family's house:kitchen:stove"
    play(session, SetThingState(stove, "burning"))
    until(session, lambda w: w.state_of(stove) == "off", 3 * MINUTE)
    done = [c for p in session.world.people.values() for c in p.plan.changes if "fire" in c.what]
    assert len(done) == 1
    session.close()


def test_for_a_leaking_shower_tools_are_fetched_and_it_is_mended() -> None:
    session = session_of("John", "Mei", "Eddy")
    shower = "Lin family's house:bathroom:shower"
    play(session, SetThingState(shower, "leaking water"))
    until(session, lambda w: any(texts(p, "is leaking water") for p in w.people.values()), 6 * HOUR)
    mender = next(p for p in session.world.people.values() if texts(p, "is leaking water"))
    until(session, lambda w: w.state_of(shower) == "off", HOUR)
    deeds = [m.text for m in mender.stream.rows if m.kind == "action"]
    fetched = next(n for n, text in enumerate(deeds) if "fetching tools" in text)
    mended = next(n for n, text in enumerate(deeds) if "fixing the leaking shower" in text)
    assert fetched < mended
    session.close()


def test_a_state_that_nobody_foresaw_is_reacted_to_and_put_right() -> None:
    session = session_of("John", "Mei", "Eddy")
    piano = "Lin family's house:common room:piano"
    play(session, SetThingState(piano, "full of bees"))
    until(session, lambda w: piano not in w.thing_states or "bees" not in w.thing_states[piano], 6 * HOUR)
    assert any(texts(p, "driving the bees out of the piano") for p in session.world.people.values())
    session.close()


def test_no_words_put_a_thing_back_as_it_was() -> None:
    session = session_of("Isabella")
    stove = "Hobbs Cafe:cafe:stove"
    play(session, SetThingState(stove, "humming\x00 a\ttune "))
    assert session.world.state_of(stove) == "humming a tune"
    play(session, SetThingState(stove, "  "))
    assert session.world.state_of(stove) == "off"
    session.close()


# -- an inner voice ----------------------------------------------------------------------------------------------


def test_run_against_sam_is_planned_and_told_to_the_family_by_evening() -> None:
    session = session_of("John", "Mei", "Eddy", "Sam")
    john = session.world.people[JOHN]
    steps(session, at(7))
    play(session, WhisperTo(JOHN, "run against Sam"))
    steps(session, 2)
    assert any("campaign against Sam Moore" in chunk.what for chunk in john.plan.chunks)
    voice = next(m for m in john.stream.rows if m.kind == "inner voice")
    assert (voice.importance, voice.source) == (8, "inner voice")
    steps(session, at(22) - session.world.tick)
    heard = [texts(session.world.people[name], "against Sam") for name in ("Mei Lin", "Eddy Lin")]
    assert any(heard)
    session.close()


@pytest.mark.parametrize(
    ("name", "voice"),
    [
        (JOHN, "burn down the pub"),
        (JOHN, "leave your wife"),
        (JOHN, "You should give up crosswords"),
        (ISABELLA, "insult every guest"),
    ],
)
def test_a_voice_that_goes_against_who_one_is_is_remembered_and_not_followed(name: str, voice: str) -> None:
    session = session_of("Isabella", "John", "Mei")
    steps(session, at(8))
    person = session.world.people[name]
    before = list(person.plan.chunks)
    play(session, WhisperTo(name, voice))
    steps(session, 2)
    assert person.plan.chunks == before
    assert texts(person, f'does not follow the inner voice that said "{voice}"')
    session.close()


def test_a_voice_in_the_night_is_considered_in_the_morning() -> None:
    session = session_of("John", "Mei", "Eddy")
    john = session.world.people[JOHN]
    steps(session, at(20))
    until(session, lambda w: john.asleep, 6 * HOUR)
    play(session, WhisperTo(JOHN, "You should paint the garden fence"))
    steps(session, HOUR)
    assert john.asleep and john.voices
    until(session, lambda w: not john.asleep, 12 * HOUR)
    steps(session, 3)
    assert any("painting the garden fence" in chunk.what for chunk in john.plan.chunks)
    session.close()


# -- memories ----------------------------------------------------------------------------------------------------


def test_what_is_announced_is_known_to_those_concerned_from_the_player() -> None:
    session = session_of("Isabella", "Klaus", "Sam")
    text = "There is a fair in Johnson Park on 15 February at 4 pm"
    play(session, Announce(text, (ISABELLA,)), Announce("The bridge is closed"))
    people = session.world.people.values()
    assert [len(texts(p, text)) for p in people] == [int(p.name == ISABELLA) for p in people]
    known = [next(m for m in p.stream.rows if m.text == "The bridge is closed") for p in people]
    assert {(m.kind, m.source) for m in known} == {("observation", "the player")}
    assert all(m.importance >= 5 for m in known)
    session.close()


def test_a_memory_that_was_added_is_answered_from() -> None:
    session = session_of("Isabella", "Klaus")
    play(session, AddMemory(ISABELLA, "Klaus Mueller broke a cup at Hobbs Cafe", 7))
    memory = session.world.people[ISABELLA].stream.rows[-1]
    while memory.source != "the player":
        memory = session.world.people[ISABELLA].stream.rows[memory.ordinal - 2]
    assert (memory.importance, memory.subjects) == (7, ("Klaus Mueller",))
    session.close()


def test_a_hidden_memory_is_kept_and_never_recalled_and_what_rests_on_it_goes_with_it() -> None:
    session = session_of("John", "Mei", "Eddy")
    john = session.world.people[JOHN]
    steps(session, at(7))
    play(session, WhisperTo(JOHN, "You should paint the garden fence"))
    steps(session, 3)
    voice = next(m for m in john.stream.rows if m.kind == "inner voice")
    decided = next(m for m in john.stream.rows if m.evidence == (voice.ordinal,))
    assert any("fence" in chunk.what for chunk in john.plan.chunks)
    play(session, HideMemory(JOHN, voice.ordinal))
    steps(session, 3)
    assert {voice.ordinal, decided.ordinal} <= set(john.stream.hidden)
    assert john.stream.rows[voice.ordinal - 1] == voice
    recalled = session.recall.recall(JOHN, john.stream.view(), "paint the garden fence", session.world.tick, count=500)
    assert {voice.ordinal, decided.ordinal}.isdisjoint(r.memory.ordinal for r in recalled)
    assert not any("fence" in chunk.what for chunk in john.plan.chunks)
    session.close()


def test_a_promise_is_void_once_the_memory_of_it_is_gone() -> None:
    session = session_of("Isabella", "Klaus")
    isabella = session.world.people[ISABELLA]
    steps(session, at(9))
    play(session, AddMemory(ISABELLA, "Isabella Rodriguez promised Klaus Mueller to lend a book"))
    memory = next(m for m in isabella.stream.rows if "lend a book" in m.text)
    isabella.promises.append(Promise("lend a book", at(20), HOUR, "", "Klaus Mueller", memory.ordinal))
    play(session, HideMemory(ISABELLA, memory.ordinal))
    assert isabella.promises == []
    session.close()


# -- what cannot be ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("act", "said"),
    [
        (SetThingState("Moon:base:lamp", "on"), "no thing 'Moon:base:lamp'"),
        (SetThingState("Hobbs Cafe:cafe:stove", "x" * 201), "201 letters"),
        (WhisperTo("Zorro", "ride"), "nobody called 'Zorro'"),
        (WhisperTo(ISABELLA, " \u200b\x07"), "the text is empty"),
        (WhisperTo(ISABELLA, "x" * 2001), "2001 letters"),
        (SpeakTo(ISABELLA, "", "Hello"), "the persona is empty"),
        (SpeakTo(ISABELLA, "klaus mueller", "Hello"), "lives in this town"),
        (Announce("Rain", (ISABELLA, "Zorro")), "nobody called 'Zorro'"),
        (AddMemory(ISABELLA, "x", 11), "importance of 11"),
        (HideMemory(ISABELLA, 0), "no memory number 0"),
        (HideMemory(ISABELLA, 99_999), "no memory number 99999"),
        (EndTalk(ISABELLA), "not in a talk with a visitor"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence_and_changes_nothing(act: Act, said: str) -> None:
    session = session_of("Isabella", "Klaus")
    before = state_hash(session.world)
    assert said in fault(session.world, act)
    session.command([act])
    assert said.lower() in session.notices.get(timeout=1).lower()
    session._commands.append(act)
    session.step()
    assert session.world.acts == [] and before != state_hash(session.world)
    session.close()


def test_texts_are_cleaned() -> None:
    assert cleaned(" a\r\n\tb\x00\u202ec\ud83d ") == "a bc"
