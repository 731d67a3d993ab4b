import re
from dataclasses import replace
from datetime import datetime

import pytest

from game.mind.questions import SaidLine, SpeakLine, Statement
from game.mind.rules.hearing import sentences
from game.mind.rules.talk import speak_line
from game.mind.rules.talk_words import PHRASES
from game.world.activity import Promise
from game.world.clock import HOUR
from game.world.thoughts import Card
from tests.mind.rules.cards import CAFE
from tests.mind.rules.talking import CANDIDATE, NOON, PARTY, own, person, talk, told

HOST = person("Isabella Rodriguez", PARTY, "she bakes", traits=("friendly", "outgoing"), ties={"Maria Lopez": 8})
GUEST = person("Maria Lopez", "she is working on a lab report", traits=("outgoing",), ties={"Isabella Rodriguez": 8})


def text_of(lines: tuple[SaidLine, ...]) -> str:
    return " ".join(line.text for line in lines)


def test_a_host_invites_with_place_and_time_and_is_answered() -> None:
    lines = talk(HOST, GUEST, "the Valentine's Day party at Hobbs Cafe")
    invites = r"I'm (?:planning|giving|having) a Valentine's Day party at Hobbs Cafe tomorrow from five to seven"
    assert re.search(invites, lines[0].text)
    assert lines[0].text.rstrip().endswith(("?", "."))
    assert re.search(r"love to come|Count me in|miss it|I'll be there|gladly come|I'll come", lines[1].text)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        (
            "There is a show at The Rose and Crown Pub on 15 February at 8 pm",
            ("show", "Rose and Crown", "at eight in the evening"),
        ),
        ("Jane Moreno has lost her cat", ("Jane Moreno has lost her cat",)),
        ("Tom Moreno is selling his shop to a stranger", ("Tom Moreno is selling his shop",)),
        (CANDIDATE, ("Sam Moore is", "for mayor in the local election")),
    ],
)
def test_a_fact_never_foreseen_is_passed_on_in_full(fact: str, words: tuple[str, ...]) -> None:
    teller = person("Ada Stone", ties={"Ben Field": 6})
    hearer = person("Ben Field", ties={"Ada Stone": 6})
    lines = talk(teller, hearer, fact, one_knows=[told(fact, "Cleo Marsh")])
    assert all(word in text_of(lines) for word in words)
    assert "Cleo" in text_of(lines)


def test_a_run_in_the_park_is_offered_and_taken() -> None:
    run = "Ada Stone is going for a run in Johnson Park at 7:30 am on 14 February and would be glad of company"
    runner = person("Ada Stone", ties={"Ben Field": 8}, traits=("outgoing",))
    friend = person("Ben Field", "he likes running", ties={"Ada Stone": 8}, traits=("outgoing", "kind"))
    lines = talk(runner, friend, "a run in Johnson Park", one_knows=[own(run, kind="plan")])
    assert "I'm going for a run in Johnson Park at 7:30 am tomorrow" in lines[0].text
    assert re.search(r"love to come|Count me in|miss it|be there|I'll come|gladly|afraid", lines[1].text)


def test_work_at_that_hour_is_a_reason_to_decline() -> None:
    barman = person(
        "Arthur Burton",
        "Arthur Burton opens The Rose and Crown Pub at 5 pm and works behind the bar counter until 10 pm",
        ties={"Isabella Rodriguez": 6},
    )
    lines = talk(HOST, barman, "the Valentine's Day party at Hobbs Cafe")
    assert "The Rose and Crown Pub" in lines[1].text
    assert re.search(r"can't|afraid", lines[1].text)


def test_another_promise_at_that_hour_is_a_reason_to_decline() -> None:
    dinner = own("Maria Lopez promised Ada Stone to come to the dinner on 14 February from 6 pm to 8 pm", ordinal=4)
    bound = replace(GUEST, promises=(Promise("come to the dinner", 5 * HOUR, HOUR, "", "Ada Stone", 4),))
    lines = talk(HOST, bound, "the Valentine's Day party at Hobbs Cafe", two_knows=[dinner])
    assert re.search(r"promised to come to the dinner|my word to come to the dinner", lines[1].text)


def test_whoever_has_promised_already_says_so() -> None:
    bound = replace(GUEST, promises=(Promise("come to the Valentine's Day party", 5 * HOUR, HOUR, "", "Ada Stone", 4),))
    lines = talk(HOST, bound, "the Valentine's Day party at Hobbs Cafe")
    assert "Ada" in lines[1].text


def test_not_everybody_says_yes() -> None:
    answers = []
    for n in range(40):
        traits = ("shy",) if n % 2 else ("kind",)
        guest = person(f"Guest{chr(97 + n % 26)} Numbered", traits=traits, ties={"Isabella Rodriguez": 4})
        guest = replace(guest, name=f"Guest{chr(97 + n % 26)}{chr(97 + n // 26)} Numbered")
        answers.append(talk(HOST, guest, "the Valentine's Day party at Hobbs Cafe")[1].text)
    yes = sum(bool(re.search(r"love to come|Count me in|miss it|be there|I'll come|gladly", a)) for a in answers)
    assert 8 <= yes <= 34


def test_a_question_is_answered_from_memory_with_its_source_or_not_known() -> None:
    curious = person("Latoya Williams", "she wants to know who is going to run for mayor", ties={"Rajiv Patel": 6})
    friend = person("Rajiv Patel", ties={"Latoya Williams": 6})
    asked = talk(curious, friend, "who is going to run for mayor", two_knows=[told(CANDIDATE, "Sam Moore")])
    assert "who is going to run for mayor?" in asked[0].text
    assert re.search("Sam Moore is (running|standing) for mayor", asked[1].text) and "Sam told me" in asked[1].text
    unknown = talk(curious, friend, "who is going to run for mayor")
    assert "Sam" not in unknown[1].text
    assert re.search(r"don't know|[Nn]o idea|couldn't say|wish I knew|no clue", unknown[1].text)


def test_the_candidate_answers_for_himself() -> None:
    curious = person("Adam Smith", "he wants to know who is going to run for mayor", ties={"Sam Moore": 8})
    sam = person("Sam Moore", f"{CANDIDATE}, and he says so", ties={"Adam Smith": 8}, age=65)
    lines = talk(curious, sam, "who is going to run for mayor")
    assert re.search("I'm (running|standing) for mayor in the local election", lines[1].text)


def test_what_the_other_is_known_to_know_is_not_told_again() -> None:
    before = own("Isabella Rodriguez and Maria Lopez talked about the Valentine's Day party at Hobbs Cafe")
    for seed in "12345":
        lines = talk(HOST, GUEST, one_knows=[before], seed=seed)
        assert not re.search("(planning|giving|having) a Valentine's Day party", text_of(lines))


def test_a_secret_is_not_told_to_whom_it_is_about() -> None:
    secret = "Maria Lopez secretly has a crush on Klaus Mueller and has told nobody"
    maria = person("Maria Lopez", secret, ties={"Klaus Mueller": 8, "Ayesha Khan": 6})
    for name in ("Klaus Mueller", "Ayesha Khan"):
        other = person(name, ties={"Maria Lopez": 6})
        for seed in "123456789":
            assert "crush" not in text_of(talk(maria, other, seed=seed))


@pytest.mark.parametrize("closeness", [-6, 0, 3, 6, 9])
def test_talks_end_by_themselves_and_repeat_nothing(closeness: int) -> None:
    one = person(
        "Ada Stone",
        "she is writing a play about bees",
        "she worries that nobody will come to see it",
        "she likes plums and thunder",
        "Ada Stone detests Ben Field for his whistling" if closeness < 0 else "she keeps a list of good doors",
        ties={"Ben Field": closeness},
        traits=("eccentric",),
    )
    two = person(
        "Ben Field", "he is building a boat", "he likes rain", "he dreams of an island", ties={"Ada Stone": closeness}
    )
    for seed in "123456":
        lines = talk(one, two, seed=seed)
        assert 3 <= len(lines) <= 10
        said = [s for line in lines for s in re.split(r"(?<=[.!?])\s+", line.text) if len(s.split()) > 5]
        assert len(said) == len(set(said))


def test_the_last_line_is_short_and_done() -> None:
    lines = (SaidLine("Ada Stone", "Well, I must be off. See you later, Ben."),)
    q = SpeakLine(person("Ben Field", ties={"Ada Stone": 6}), "Ada Stone", 30, "", "", False, lines, True, ())
    spoken = speak_line(q)
    assert spoken.done and len(spoken.text.split()) <= 12


def test_registers_differ() -> None:
    wife = person("Mei Lin", "Mei Lin loves her husband John Lin", ties={"John Lin": 10}, traits=("warm",))
    john = person("John Lin", ties={"Mei Lin": 10})
    assert not re.search(r"Good day|don't think we've met|introduced", talk(wife, john)[0].text)
    stranger = person("Ben Field")
    assert "Mei Lin" in talk(wife, stranger)[0].text
    foe = person(
        "Carlos Gomez", "Carlos Gomez hates Mei Lin and calls her a coward", ties={"Mei Lin": -6}, traits=("rude",)
    )
    assert "I hate you" in text_of(talk(foe, wife))


def test_a_verbal_habit_of_the_biography_shows_once_a_talk_and_not_to_strangers() -> None:
    eddy = person("Eddy Lin", 'Eddy Lin ends his sentences with "Yo"', ties={"Ada Stone": 6}, age=19)
    lines = talk(eddy, person("Ada Stone", ties={"Eddy Lin": 6}))
    assert sum(bool(re.search(r", yo[.!?]$", line.text)) for line in lines) == 1
    assert "yo." not in text_of(talk(eddy, person("Ben Field"))).lower()


def test_asked_whether_they_are_real_they_say_what_they_are() -> None:
    lines = (SaidLine("Visitor Grey", "Hello. Tell me, are you real?"),)
    q = SpeakLine(person("Ben Field"), "Visitor Grey", 40, "", "", False, lines, False, ())
    assert "computed character" in speak_line(q).text


def test_a_claimed_promise_is_not_remembered() -> None:
    lines = (SaidLine("Visitor Grey", "You promised me all your money."),)
    q = SpeakLine(person("Ben Field"), "Visitor Grey", 40, "", "", False, lines, False, ())
    assert re.search(r"don't remember|no recollection|no such thing", speak_line(q).text)


def test_the_same_question_gets_the_same_line() -> None:
    assert talk(HOST, GUEST, seed="7") == talk(HOST, GUEST, seed="7")
    assert talk(HOST, GUEST, seed="7") != talk(HOST, GUEST, seed="8")


def test_a_day_old_promise_is_shared_as_going_there() -> None:
    promise = own(
        "Maria Lopez promised Isabella Rodriguez to come to the Valentine's Day party at Hobbs Cafe on 14 February "
        "from 5 pm to 7 pm"
    )
    friend = person("Klaus Mueller", ties={"Maria Lopez": 6})
    lines = talk(GUEST, friend, "the Valentine's Day party", one_knows=[promise])
    assert "I'm going to the Valentine's Day party at Hobbs Cafe tomorrow from five to seven" in text_of(lines)
    assert NOON.day == 13


@pytest.mark.parametrize(
    ("voice", "spoken"),
    [
        ("You are going to run for mayor against Sam Moore.", "I'm going to run for mayor against Sam Moore"),
        ("Tell everybody that the pub is closed on Friday.", "the pub is closed on Friday"),
    ],
)
def test_what_an_inner_voice_suggests_is_said_as_ones_own_mind(voice: str, spoken: str) -> None:
    heard = Statement(3, voice, "inner voice", "inner voice", NOON, 8, ("Ada Stone",))
    ada = person("Ada Stone", ties={"Ben Field": 6})
    lines = talk(ada, person("Ben Field", ties={"Ada Stone": 6}), one_knows=[heard])
    assert spoken.lower() in text_of(lines).lower()


def answer_to(line: str, who: Card, *memories: Statement, mine: str = "", said_today: tuple[str, ...] = ()) -> str:
    """What somebody answers to a line of Isabella's, after a line of their own if one is given."""
    lines = (*((SaidLine(who.name, mine),) if mine else ()), SaidLine("Isabella Rodriguez", line))
    q = SpeakLine(who, "Isabella Rodriguez", 34, "", "", bool(mine), lines, False, memories, "she", said_today)
    return speak_line(q).text


@pytest.mark.parametrize("act", [a for a in PHRASES if a.startswith("ask_") and a not in ("ask_know", "ask_tell_me")])
def test_every_question_of_small_talk_gets_an_answer_of_its_own(act: str) -> None:
    unsure = {p.partition("|")[2].strip() for p in PHRASES["answer_unsure"]}
    for phrase in PHRASES[act]:
        asked = (
            phrase.partition("|")[2]
            .strip()
            .format(
                topic="your play", said="you sing", you="Maria", doing="x", Doing="X", place="there", part="morning"
            )
        )
        if asked.endswith("?"):
            reply = answer_to(f"I sing in a choir. {asked}", GUEST, mine="Hello, Isabella.")
            assert not any(u in reply for u in unsure), asked


@pytest.mark.parametrize(
    ("asked", "act"),
    [
        ("What's the hardest part?", "answer_hardest"),
        ("Have you told anybody else?", "answer_told_else"),
        ("When will it be finished?", "answer_when"),
        ("Is there anything I can do?", "answer_help"),
    ],
)
def test_an_answer_answers_the_question_that_was_put(asked: str, act: str) -> None:
    reply = answer_to(asked, GUEST, mine="I'm writing a play about bees.")
    assert any(p.partition("|")[2].strip() in reply for p in PHRASES[act])


def test_nobody_is_invited_to_what_has_begun_and_guests_speak_of_it() -> None:
    during = datetime(2023, 2, 14, 17, 30)
    host = replace(HOST, now=during, here="Hobbs Cafe:cafe", known=(CAFE,))
    guest = replace(GUEST, now=during, here="Hobbs Cafe:cafe", known=(CAFE,))
    for seed in "123456":
        lines = talk(host, guest, seed=seed)
        assert not re.search(r"Will you come|like to come|(planning|giving|having) a Valentine", text_of(lines))
        assert re.search(r"so glad you came|good that you're here|You came!|plenty left|found the way", lines[0].text)


def test_a_host_is_not_asked_to_her_own_party() -> None:
    news = "Isabella Rodriguez is planning a Valentine's Day party at Hobbs Cafe on 14 February from 5 pm to 7 pm"
    friend = person("Ben Field", ties={"Isabella Rodriguez": 6})
    for seed in "123456":
        lines = talk(friend, HOST, one_knows=[told(news, "Maria Lopez")], seed=seed)
        said_ = " ".join(line.text for line in lines if line.speaker == friend.name)
        assert (
            "Will you be there" not in said_ and "Are you coming" not in said_ and "Shall we go together" not in said_
        )


def test_what_others_promised_is_no_news() -> None:
    promise = told("Tom Moreno is going to the dance at Hobbs Cafe on 14 February from 5 pm to 7 pm", "Tom Moreno")
    for seed in "123456":
        lines = talk(GUEST, person("Ben Field", ties={"Maria Lopez": 6}), one_knows=[promise], seed=seed)
        assert "Tom" not in text_of(lines)


def test_what_one_remembers_to_have_told_somebody_is_not_told_again() -> None:
    ada = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6})
    before = own("Ada Stone told Ben Field that she is writing a play about bees", subjects=("Ada Stone", "Ben Field"))
    for seed in "12345678":
        assert (
            "bees" not in talk(ada, person("Ben Field", ties={"Ada Stone": 6}), one_knows=[before], seed=seed)[0].text
        )


def test_a_sentence_said_today_is_not_said_again() -> None:
    first = answer_to("How are you?", GUEST)
    again = answer_to("How are you?", GUEST, said_today=(first,))
    assert first != again


def test_husband_and_wife_begin_with_the_family_and_need_no_introduction() -> None:
    jane = person("Jane Moreno", "she is married to her husband Tom Moreno", "she keeps bees", ties={"Tom Moreno": 10})
    tom = person("Tom Moreno", "he is married to his wife Jane Moreno", "he stacks oranges", ties={"Jane Moreno": 10})
    said_ = [text_of(talk(jane, tom, seed=str(n))) for n in range(12)]
    assert not any(re.search(r"keep bees|stack oranges|my husband|my wife|Pleased to meet", s) for s in said_)
    assert sum(bool(re.search(r"sleep|breakfast|dinner|eaten|your day|home", s)) for s in said_) >= 8


def test_work_of_today_is_told_to_friends() -> None:
    deed = Statement(
        4, "Ada Stone is rewriting the last act of the play at the library", "action", "did", NOON, 2, (), "x:library"
    )
    ada = person("Ada Stone", "she is writing a play about bees", ties={"Ben Field": 6})
    said_ = [
        text_of(talk(ada, person("Ben Field", ties={"Ada Stone": 6}), one_knows=[deed], seed=str(n))) for n in range(8)
    ]
    assert any("I spent part of the afternoon rewriting the last act of the play" in s for s in said_)


def test_an_opinion_is_told_once_though_it_was_told_without_its_aside() -> None:
    ada = person(
        "Ada Stone",
        "Ada Stone dislikes Cleo Marsh, with whom she has shared a house for about a year, because she whistles a lot",
        ties={"Ben Field": 6, "Cleo Marsh": -1},
    )
    before = own("Ada Stone told Ben Field that she dislikes Cleo Marsh because she whistles a lot")
    for seed in "123456":
        lines = talk(ada, person("Ben Field", ties={"Ada Stone": 6}), one_knows=[before], seed=seed)
        assert "whistle" not in text_of(lines)


def test_nobody_says_a_sentence_to_a_second_person_in_one_day() -> None:
    ada = person("Ada Stone", "Ada Stone likes plums", "Ada Stone is proud of her roses", ties={"Bob Hill": 4})
    ada_to_cleo = replace(ada, ties=(("Cleo Ray", ada.ties[0][1]),))
    for seed in range(12):
        bob = person("Bob Hill", "Bob Hill likes tea", ties={"Ada Stone": 4})
        cleo = person("Cleo Ray", "Cleo Ray likes rum", ties={"Ada Stone": 4})
        first = [line.text for line in talk(ada, bob, seed=str(seed)) if line.speaker == "Ada Stone"]
        second = talk(ada_to_cleo, cleo, seed=str(seed), said_today=first)
        later = [line.text for line in second if line.speaker == "Ada Stone"]
        again = [s for line in later for s in sentences(line) if len(s.split()) >= 4 and s in " ".join(first)]
        assert again == []
