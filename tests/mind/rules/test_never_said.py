"""Talks do not refer to talks that never were; rumours are passed on as rumours; slips of language."""

from dataclasses import replace

import pytest

from game.mind.questions import AnswerInterview, SpeakLine, Statement
from game.mind.rules.english import gerund
from game.mind.rules.hearing import full_dates, statements_in
from game.mind.rules.interview import answer_interview
from game.mind.rules.speech import Pair, as_said
from game.mind.rules.talk import raise_topic, speak_line
from game.mind.rules.talk_memories import remembered
from game.mind.rules.talk_topics import topics
from game.mind.rules.talk_turn import Turn
from game.mind.rules.topic import Topic
from game.mind.rules.verbs import finite
from tests.mind.rules.talking import NOON, PARTY, person, talk, told

CROCODILE = "Giorgio Rossi keeps a crocodile in his bathtub"
RUMOUR = Statement(5, CROCODILE, "observation", "the player", NOON, 5, ("Giorgio Rossi",))
VOICE = Statement(6, "You should run against Sam", "inner voice", "inner voice", NOON, 8, ("John Lin",))
FAMILY = "John Lin is married to Mei Lin"
JOHN = person("John Lin", FAMILY, "he lives with his wife Mei Lin", ties={"Mei Lin": 9, "Sam Moore": 3}, age=45)
MEI = person("Mei Lin", "Mei Lin is married to John Lin; she lives with her husband John Lin", ties={"John Lin": 9})
SEEDS = "123456789"


# -- talks that never happened ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_at_home_a_new_intention_is_told_as_new(seed: str) -> None:
    lines = talk(JOHN, MEI, "John Lin running against Sam Moore", one_knows=[VOICE], seed=seed, most=4)
    said = " ".join(line.text for line in lines)
    assert "I'm going to run against Sam Moore" in said
    for claim in ("heard it before", "You know how it stands", "with me in this", "still true", "still on my side"):
        assert claim not in said
    answer = lines[1].text
    assert "first to hear" not in answer and "We've been over it" not in answer and "you told us" not in answer


def test_who_means_to_run_says_so_when_asked_who_runs() -> None:
    from game.mind.questions import SaidLine

    asked = (SaidLine("Tom Moreno", "Do you know who is going to run for mayor?"),)
    line = speak_line(SpeakLine(JOHN, "Tom Moreno", 50, "shopping", "", False, asked, False, (VOICE,)))
    assert "I'm going to run against Sam Moore" in line.text and "don't know" not in line.text


def test_what_a_voice_said_is_not_told_the_same_one_twice() -> None:
    before = Statement(
        9, "John Lin told Mei Lin that he is going to run against Sam Moore", "dialogue", "did", NOON, 1, ("Mei Lin",)
    )
    assert any("run against" in t.text for t in topics(JOHN, "Mei Lin", [VOICE]))
    assert not any("run against" in t.text for t in topics(JOHN, "Mei Lin", [VOICE, before]))


@pytest.mark.parametrize("seed", SEEDS)
def test_strangers_are_not_thanked_for_remembering_nor_told_that_they_know_one(seed: str) -> None:
    one = person("Klaus Mueller", "he can fix any radio", "he is writing a paper", traits=("kind", "outgoing"))
    two = person("Adam Smith", "he likes tea", "he is writing a book", traits=("kind", "curious"))
    said = " ".join(line.text for line in talk(one, two, seed=seed))
    assert "You know me" not in said and "for remembering" not in said


@pytest.mark.parametrize("seed", SEEDS)
def test_a_name_is_not_used_before_it_was_given(seed: str) -> None:
    host = person("Isabella Rodriguez", PARTY, traits=("friendly", "outgoing"))
    guest = person("Zacharias Quill", "he likes tea")
    again = ("Would you like to come?", "You'd be very welcome. Would you like to come?", "Will you come?")
    lines = talk(host, guest, "the Valentine's Day party at Hobbs Cafe", seed=seed, said_today=again)
    assert "Zacharias" not in lines[0].text
    given = next(n for n, line in enumerate(lines) if line.speaker == guest.name and "Zacharias" in line.text)
    assert not any("Zacharias" in line.text for line in lines[:given])


# -- rumours ------------------------------------------------------------------------------------------------------


def test_what_was_made_known_is_told_on_as_a_rumour_by_most() -> None:
    names = ("Ada Stone", "Ben Field", "Cleo Marsh", "Dora Reed", "Emil Frost", "Fay Wood", "Gil Heath", "Hal Moss")
    tellers = [person(name, ties={"Tom Moreno": 6}) for name in names]
    assert sum(bool(remembered(one, "Tom Moreno", [RUMOUR])) for one in tellers) >= 5
    lines = talk(tellers[0], person("Tom Moreno", ties={"Ada Stone": 6}), CROCODILE, one_knows=[RUMOUR])
    assert "Giorgio Rossi keeps a crocodile" in lines[0].text and "the player" not in lines[0].text


def test_a_rumour_is_known_when_asked_and_has_no_witness() -> None:
    carmen = person("Carmen Ortiz", ties={"Giorgio Rossi": 3})
    for asked in ("Does Giorgio keep a crocodile in his bathtub?", "Does Giorgio Rossi keep a crocodile?"):
        answer = answer_interview(AnswerInterview(carmen, "an interviewer", asked, (RUMOUR,), ()))
        assert answer == "I heard that Giorgio Rossi keeps a crocodile in his bathtub."


def test_a_rumour_about_oneself_is_none() -> None:
    giorgio = person("Giorgio Rossi", ties={"Tom Moreno": 6})
    assert not any(t.kind == "heard" for t in remembered(giorgio, "Tom Moreno", [RUMOUR]))


# -- language -----------------------------------------------------------------------------------------------------


def turn(one_knows: tuple[Statement, ...] = ()) -> Turn:
    ada = person("Ada Stone", ties={"Ben Field": 6})
    return Turn(SpeakLine(ada, "Ben Field", 30, "reading", "", True, (), False, one_knows))


def test_how_somebody_spent_a_morning_is_not_asked_after() -> None:
    spent = "Ben Field spent part of the morning writing notes for a paper"
    earlier = replace(told(spent, "Ben Field"), when=NOON.replace(day=12))
    assert not any(t.kind == "theirs" for t in remembered(person("Ada Stone"), "Ben Field", [earlier]))
    assert raise_topic(turn(), Topic("theirs", spent, 4.0, "Ben Field")) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ben Field is preparing for his exams in organic chemistry", "your exams in organic chemistry"),
        ("Ben Field is writing a thesis on gases", "thesis on gases"),
    ],
)
def test_many_things_are_asked_after_in_the_plural(text: str, words: str) -> None:
    asked = " ".join(raise_topic(turn(), Topic("theirs", text, 4.0, "Ben Field")))
    assert words in asked
    assert ("exams" in words) == bool(" are your exams" in asked or "getting on" in asked or "progress" in asked)
    assert "how's your exams" not in asked.lower()


def test_the_neighbour_carries_my_flour() -> None:
    text = "Ada Stone has known Ben Field for years as a friend and as the neighbour who carries her flour upstairs"
    assert as_said(text, Pair("Ada Stone", "Cleo Marsh", "she")).endswith("who carries my flour upstairs")


def test_after_will_a_second_verb_stays_plain() -> None:
    line = "I fear that a big supermarket will come to the edge of town and finish me."
    heard = statements_in(line, Pair("Tom Moreno", "Ada Stone"), (), NOON, "he")
    assert heard == ("Tom Moreno fears that a big supermarket will come to the edge of town and finish him",)


def test_became_is_a_past_form_and_on_is_said_once() -> None:
    assert finite("became") and gerund("becomes friends") == "becoming friends"
    assert full_dates("Ada Stone notes where to go on tomorrow", NOON) == "Ada Stone notes where to go on 14 February"


def test_certificates_in_a_drawer_are_no_great_news() -> None:
    life = "Ada Stone is studying new medicines in online courses and is collecting the certificates in a drawer"
    found = topics(person("Ada Stone", life, ties={"Ben Field": 6}), "Ben Field", [])
    kinds = {t.text: t.kind for t in found}
    assert kinds["Ada Stone is studying new medicines in online courses"] == "project"
    assert kinds["Ada Stone is collecting the certificates in a drawer"] == "habit"
