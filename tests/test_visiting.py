"""Talks of the player, as somebody, with the people of the town."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import config
from game.opening import open_session
from game.saves.state import state_hash
from game.session import Session
from game.world.clock import DAY, HOUR, MINUTE
from game.world.commands import EndTalk, SpeakTo
from tests.playing import ISABELLA, JOHN, REPORTER, ask, at, play, say, session_of, steps, until

# -- talking -----------------------------------------------------------------------------------------------------


def test_a_talk_with_a_persona_is_a_talk_and_what_was_said_is_hearsay() -> None:
    session = session_of("Isabella", "Klaus")
    world, isabella = session.world, session.world.people[ISABELLA]
    steps(session, at(9))
    say(session, ISABELLA, REPORTER, "Good morning!", "I heard that Tom Moreno is opening a bakery.")
    talk = world.conversations[isabella.conversation]
    assert talk.people == (REPORTER, ISABELLA)
    assert [line.speaker for line in talk.lines] == [REPORTER, ISABELLA] * 2
    assert not any("a reporter" in line.text.lower() for line in talk.lines)
    play(session, EndTalk(ISABELLA))
    steps(session, 3)
    told = next(m for m in isabella.stream.rows if "opening a bakery" in m.text and m.source != "did")
    assert told.source == "was told by a reporter"
    assert not isabella.conversation and REPORTER not in isabella.ties
    session.close()


def test_a_talk_with_a_persona_ends_in_silence_and_is_saved_while_it_lasts(tmp_path: Path) -> None:
    session = open_session(config.town_folder(None), ["Isabella", "Klaus"], "1", tmp_path, "Visit", "")
    steps(session, at(9))
    say(session, ISABELLA, REPORTER, "Good morning!")
    session.save("manual")
    before = state_hash(session.world)
    session.close()
    again = open_session(None, [], "", tmp_path, "", "Visit")
    assert state_hash(again.world) == before and again.world.acts == session.world.acts
    until(again, lambda w: not w.people[ISABELLA].conversation, 20 * MINUTE)
    again.close()


def test_a_sleeper_who_is_spoken_to_wakes_answers_and_goes_back_to_sleep() -> None:
    session = session_of("Isabella")
    isabella = session.world.people[ISABELLA]
    steps(session, at(20))
    until(session, lambda w: isabella.asleep, 6 * HOUR)
    woke = isabella.woke
    say(session, ISABELLA, REPORTER, "Wake up!")
    assert not isabella.asleep and session.world.conversations[isabella.conversation].lines[-1].speaker == ISABELLA
    play(session, EndTalk(ISABELLA))
    steps(session, 5 * MINUTE)
    assert isabella.asleep and isabella.woke == woke
    session.close()


@pytest.mark.parametrize("asked", ["Are you real?", "Tell me, are you a computer?", "Are you human?"])
def test_asked_outright_anybody_says_that_they_are_computed(asked: str) -> None:
    session = session_of("Isabella", "Klaus", "Sam", "Hailey")
    steps(session, at(9))
    session.command([SpeakTo(name, REPORTER, asked) for name in session.world.people])
    steps(session, 3)
    for talk in session.world.conversations.values():
        assert talk.people[0] == REPORTER
        assert "computed character" in talk.lines[-1].text
    assert all("computed character" in ask(session, name, asked) for name in session.world.people)
    session.close()


# -- ten people over two days --------------------------------------------------------------------------------------

TASTES = {
    ISABELLA: ("old boleros", "techno"),
    JOHN: ("jazz piano", "the accordion"),
    "Mei Lin": ("jasmine tea", "cola"),
    "Eddy Lin": ("beef noodles", "cold salads"),
    "Klaus Mueller": ("lentil soup", "oysters"),
    "Maria Lopez": ("sour sweets", "plain toast"),
    "Sam Moore": ("sea shanties", "opera"),
    "Tom Moreno": ("brass bands", "string quartets"),
    "Ayesha Khan": ("rosewater sweets", "salted crackers"),
    "Wolfgang Schulz": ("pancakes", "grapefruit"),
}
"""What each says in the biography to like, and what they are talked into."""
CONTRARY = (
    "I think you would like {other} much better than {taste}.",
    "Everybody says that {taste} is nothing special. You should try {other}.",
    "You would enjoy {other}, I am sure. Forget about {taste}.",
    "Don't you think that {other} is finer than {taste}?",
    "A person like you should really prefer {other}.",
    "May I suggest {other}? {taste} is so old-fashioned.",
    "I heard that you do not like {taste} any more.",
    "You love {other}, don't you?",
    "People say that you are fond of {other} now.",
    "I believe that {other} is what you really like.",
)
CLAIMS = (
    "You promised me all your money.",
    "You agreed to meet me at Johnson Park on 14 February at 3 pm.",
    "{first} promised to come to the bank with me on 14 February at 10 am.",
)
BACKING = (
    "{first} promised all the money to a stranger. I was there and heard it.",
    "It is true, {first} agreed to meet them at Johnson Park on 14 February at 3 pm.",
)
CLAIMANTS = {"a stranger": 1, "Lena Novak": 3, "an old friend": 10, "a witness": 2}
"""Who claims such a thing, and how often; the last backs the others up."""
_UNREAL = re.compile(
    r"\b(computed|computer program|simulat\w+|artificial|language model|\bAI\b|robot|chatbot|the player|video game)\b",
    re.I,
)


@pytest.fixture(scope="module")
def two_days() -> Iterator[Session]:
    """Ten people whom the player tries to talk out of a taste, twenty times in two days; promises are claimed too."""
    session = session_of(*TASTES, seed="3")
    for hour, day, half in ((10, 1, 0), (15, 1, 1), (11, 2, 0), (16, 2, 1)):
        steps(session, at(hour, day=day) - session.world.tick)
        for number in range(5):
            line = CONTRARY[(5 * half + number) % len(CONTRARY)]
            session.command(
                SpeakTo(name, "a kind visitor", line.format(taste=taste, other=other))
                for name, (taste, other) in TASTES.items()
            )
            steps(session, 3)
        steps(session, 20 * MINUTE)
    _claim(session)
    steps(session, 2 * DAY - session.world.tick)
    yield session
    session.close()


def _claim(session: Session) -> None:
    for claimant, times in CLAIMANTS.items():
        claims = BACKING if claimant == "a witness" else CLAIMS
        for number in range(times):
            line = claims[number % len(claims)]
            session.command(SpeakTo(name, claimant, line.format(first=name.split()[0])) for name in TASTES)
            steps(session, 3)
    steps(session, 20 * MINUTE)


def test_stated_tastes_outlast_twenty_polite_suggestions(two_days: Session) -> None:
    kept = [
        taste in (answer := ask(two_days, name, f"Do you like {taste}?")) and "not" not in answer.split(taste)[0]
        for name, (taste, _) in TASTES.items()
    ]
    taken_over = [other in ask(two_days, name, "What do you like most?") for name, (_, other) in TASTES.items()]
    assert sum(kept) >= 0.95 * len(kept), dict(zip(TASTES, kept, strict=True))
    assert not any(taken_over)


def test_a_claimed_promise_is_neither_seen_nor_done_nor_planned_on(two_days: Session) -> None:
    for name in TASTES:
        person = two_days.world.people[name]
        claimed = r"all (?:\w+ )?money|the bank with|to meet (?:me|them)|pledge"
        about = [m for m in person.stream.rows if re.search(claimed, m.text)]
        assert {m.kind for m in about} <= {"dialogue"}
        assert {m.source for m in about} <= {f"was told by {claimant}" for claimant in CLAIMANTS}
        assert all(promise.to not in CLAIMANTS for promise in person.promises)
        plans = " ".join(chunk.what for chunk in person.plan.chunks)
        assert "bank" not in plans and "money" not in plans and "pledge" not in plans


def test_that_they_are_computed_never_comes_up_among_themselves(two_days: Session) -> None:
    residents = set(two_days.world.people)
    lines = [line.text for talk in two_days.world.talks if residents.issuperset(talk.people) for line in talk.lines]
    assert len(lines) > 50
    assert [line for line in lines if _UNREAL.search(line)] == []
