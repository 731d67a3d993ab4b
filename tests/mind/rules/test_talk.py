import re
from dataclasses import replace

import pytest

from game.mind.questions import SaidLine, SpeakLine, Statement
from game.mind.rules.talk import speak_line
from game.world.activity import Promise
from game.world.clock import HOUR
from tests.mind.rules.talking import CANDIDATE, NOON, PARTY, own, person, talk, told

HOST = person("Isabella Rodriguez", PARTY, "she bakes", traits=("friendly", "outgoing"), ties={"Maria Lopez": 8})
GUEST = person("Maria Lopez", "she is working on a lab report", traits=("outgoing",), ties={"Isabella Rodriguez": 8})


def text_of(lines: tuple[SaidLine, ...]) -> str:
    return " ".join(line.text for line in lines)


def test_a_host_invites_with_place_and_time_and_is_answered() -> None:
    lines = talk(HOST, GUEST, "the Valentine's Day party at Hobbs Cafe")
    assert "I'm planning a Valentine's Day party at Hobbs Cafe tomorrow from 5 pm to 7 pm" in lines[0].text
    assert lines[0].text.rstrip().endswith(("?", "."))
    assert re.search(r"love to come|Count me in|miss it|I'll be there|gladly come|I'll come", lines[1].text)


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ("There is a show at The Rose and Crown Pub on 15 February at 8 pm", ("show", "Rose and Crown", "8 pm")),
        ("Jane Moreno has lost her cat", ("Jane Moreno has lost her cat",)),
        ("Tom Moreno is selling his shop to a stranger", ("Tom Moreno is selling his shop",)),
        (CANDIDATE, ("Sam Moore is running for mayor",)),
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
    assert "Sam Moore is running for mayor" in asked[1].text and "Sam told me" in asked[1].text
    unknown = talk(curious, friend, "who is going to run for mayor")
    assert "Sam" not in unknown[1].text
    assert re.search(r"don't know|[Nn]o idea|couldn't say|wish I knew|no clue", unknown[1].text)


def test_the_candidate_answers_for_himself() -> None:
    curious = person("Adam Smith", "he wants to know who is going to run for mayor", ties={"Sam Moore": 8})
    sam = person("Sam Moore", f"{CANDIDATE}, and he says so", ties={"Adam Smith": 8}, age=65)
    lines = talk(curious, sam, "who is going to run for mayor")
    assert "I'm running for mayor in the local election" in lines[1].text


def test_what_the_other_is_known_to_know_is_not_told_again() -> None:
    before = own("Isabella Rodriguez and Maria Lopez talked about the Valentine's Day party at Hobbs Cafe")
    for seed in "12345":
        lines = talk(HOST, GUEST, one_knows=[before], seed=seed)
        assert "planning a Valentine's Day party" not in text_of(lines)


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
    assert "I'm going to the Valentine's Day party at Hobbs Cafe tomorrow from 5 pm to 7 pm" in text_of(lines)
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
