from dataclasses import replace
from datetime import datetime
from itertools import pairwise

import pytest

from game.mind.questions import DigestTalk, SaidLine
from game.mind.rules.digest import digest_talk
from game.mind.rules.gist import covered
from tests.mind.rules.talking import CANDIDATE, PARTY, digested, own, person, talk, told

MARIA = person("Maria Lopez", ties={"Isabella Rodriguez": 6, "Sam Moore": 2})
ISABELLA = person("Isabella Rodriguez", PARTY, traits=("outgoing",), ties={"Maria Lopez": 6})


def said(*lines: tuple[str, str]) -> tuple[SaidLine, ...]:
    return tuple(SaidLine(*line) for line in lines)


def test_an_invitation_is_learned_in_full_and_a_yes_is_a_promise() -> None:
    lines = said(
        (
            "Isabella Rodriguez",
            "Hi, Maria! I'm planning a Valentine's Day party at Hobbs Cafe tomorrow from 5 pm to 7 pm. Will you come?",
        ),
        ("Maria Lopez", "I'd love to. I'll be there!"),
    )
    kept = digested(lines, MARIA, "Isabella Rodriguez")
    assert [learned.text for learned in kept.learned] == [PARTY]
    assert kept.learned[0].importance >= 6 and kept.learned[0].subjects == ("Isabella Rodriguez",)
    (promise,) = kept.promised
    assert promise.words == "come to the Valentine's Day party"
    assert (promise.start, promise.minutes, promise.where) == (datetime(2023, 2, 14, 17), 120, "Hobbs Cafe")
    assert kept.summary == "Maria Lopez and Isabella Rodriguez talked about the Valentine's Day party at Hobbs Cafe"


def test_the_host_promises_nothing_by_inviting() -> None:
    lines = said(
        (
            "Isabella Rodriguez",
            "I'm planning a Valentine's Day party at Hobbs Cafe tomorrow from 5 pm to 7 pm. Will you come?",
        ),
        ("Maria Lopez", "Count me in!"),
    )
    assert digested(lines, ISABELLA, "Maria Lopez").promised == ()


def test_a_no_is_no_promise_and_is_remembered() -> None:
    lines = said(
        (
            "Isabella Rodriguez",
            "I'm planning a Valentine's Day party at Hobbs Cafe tomorrow from 5 pm to 7 pm. Will you come?",
        ),
        ("Maria Lopez", "I'm afraid I can't, I'm too far behind with my work."),
    )
    kept = digested(lines, MARIA, "Isabella Rodriguez")
    assert kept.promised == ()
    assert "Maria Lopez declined to come to the Valentine's Day party" in kept.summary


@pytest.mark.parametrize(
    ("line", "learned"),
    [
        ("Sam told me that he's well. Sam Moore is running for mayor in the local election.", CANDIDATE),
        ("Have you heard? Jane Moreno has lost her cat.", "Jane Moreno has lost her cat"),
        (
            "There's a show at The Rose and Crown Pub on the 15th at 8 pm.",
            "There is a show at The Rose and Crown Pub on 15 February at 8 pm",
        ),
        ("I'm working on a play about bees.", "Ben Field is working on a play about bees"),
    ],
)
def test_statements_of_the_other_are_learned_with_names_dates_and_places(line: str, learned: str) -> None:
    kept = digested(said(("Ben Field", line), ("Maria Lopez", "I'm writing a song.")), MARIA, "Ben Field")
    assert learned in [found.text for found in kept.learned]
    assert not any("song" in found.text for found in kept.learned)


def test_small_talk_teaches_nothing() -> None:
    lines = said(
        ("Ben Field", "Good morning! How are you? Lovely day."),
        ("Maria Lopez", "I'm fine, thanks. And you?"),
        ("Ben Field", "Can't complain. See you!"),
    )
    kept = digested(lines, MARIA, "Ben Field")
    assert kept.learned == () and kept.promised == ()
    assert kept.summary == "Maria Lopez and Ben Field had a short chat"


def test_a_proposal_with_a_time_is_promised_by_whoever_agrees() -> None:
    lines = said(
        ("Ben Field", "Shall we go for a walk in Johnson Park tomorrow at 5 pm? Join me!"),
        ("Maria Lopez", "Why not, I'd like that."),
    )
    (promise,) = digested(lines, MARIA, "Ben Field").promised
    assert promise.start == datetime(2023, 2, 14, 17)
    assert promise.where == "Johnson Park"


def test_a_yes_without_a_time_is_no_promise() -> None:
    lines = said(("Ben Field", "You should see my garden. Will you come?"), ("Maria Lopez", "I'd love to."))
    assert digested(lines, MARIA, "Ben Field").promised == ()


def test_closeness_moves_by_small_steps() -> None:
    warm = said(("Ben Field", "Hello, I'm Ben. I'm so glad to meet you, thank you!"), ("Maria Lopez", "Hello!"))
    assert digested(warm, MARIA, "Ben Field").closeness == 2
    rude = said(("Sam Moore", "You again. Get lost!"), ("Maria Lopez", "Oh."))
    kept = digested(rude, MARIA, "Sam Moore")
    assert kept.closeness == 1 and "put off" in kept.feeling


def test_what_the_rules_say_the_rules_understand() -> None:
    for seed in "12345":
        lines = talk(ISABELLA, MARIA, "the Valentine's Day party at Hobbs Cafe", seed=seed)
        kept = digested(lines, MARIA, "Isabella Rodriguez", "the Valentine's Day party at Hobbs Cafe")
        assert any(covered(PARTY, found.text) and PARTY[-40:] in found.text for found in kept.learned)


def test_a_fact_travels_through_three_heads_unchanged() -> None:
    fact = "There is a show at The Rose and Crown Pub on 15 February at 8 pm"
    names = ["Ada Stone", "Ben Field", "Cleo Marsh"]
    cards = [person(n, ties={other: 6 for other in names if other != n}) for n in names]
    known = told(fact, "Arthur Burton")
    for teller, hearer in pairwise(cards):
        lines = talk(teller, hearer, fact, one_knows=[known])
        kept = digested(lines, hearer, teller.name, fact)
        assert fact in [found.text for found in kept.learned]
        known = told(fact, teller.name)


def test_earlier_talks_do_not_count_as_learned() -> None:
    lines = said(("Ben Field", "Nice weather."), ("Maria Lopez", "Yes."))
    before = own("Maria Lopez and Ben Field talked about bees", subjects=("Ben Field",))
    assert digested(lines, MARIA, "Ben Field", known=[before]).learned == ()


def test_a_promise_says_how_it_reads_in_a_plan() -> None:
    lines = said(
        ("Isabella Rodriguez", "I'm planning a party at Hobbs Cafe tomorrow from 5 pm to 7 pm. Will you come?"),
        ("Maria Lopez", "I'd love to. I'll be there!"),
    )
    (promise,) = digested(lines, MARIA, "Isabella Rodriguez").promised
    assert promise.doing == "coming to the party"


def test_what_one_told_is_kept_so_that_it_is_not_told_again() -> None:
    lines = said(("Maria Lopez", "I'm writing a lab report. I worry that I'm late."), ("Isabella Rodriguez", "I see."))
    maria = person("Maria Lopez", "she sings", ties={"Isabella Rodriguez": 6})
    kept = digested(lines, maria, "Isabella Rodriguez")
    assert kept.told == ("she is writing a lab report", "she worries that she is late")


@pytest.mark.parametrize(
    "reply",
    [
        "I'm aware of it, Tom Moreno mentioned it.",
        "I look forward to the Valentine's Day party. See you there.",
        "I'd have loved to, but I can't: I'm needed at The Rose and Crown Pub then.",
        "Oh, I'd want to know more before I judge.",
        "Yes, Tom told me, and I was sorry to hear it.",
    ],
)
def test_a_mere_reply_is_no_fact(reply: str) -> None:
    assert digested(said(("Isabella Rodriguez", reply)), MARIA, "Isabella Rodriguez").learned == ()


def test_the_pronoun_of_the_other_is_kept_and_a_name_stands_where_there_is_none() -> None:
    line = said(("Tom Moreno", "I rinse my brush in my tea and drink it."))
    q = DigestTalk(MARIA, "Tom Moreno", "", line, (), "he")
    assert digest_talk(q).learned[0].text == "Tom Moreno rinses his brush in his tea and drinks it"
    assert digest_talk(replace(q, other_pronoun="")).learned[0].text.startswith("Tom Moreno rinses Tom Moreno's brush")


def test_the_sentence_about_a_talk_names_two_things_at_the_most() -> None:
    text = "I'm writing a play about bees. I'm building a boat. I'm learning the guitar. I worry that it rains."
    kept = digested(said(("Isabella Rodriguez", text)), MARIA, "Isabella Rodriguez")
    assert kept.summary.count("Isabella Rodriguez's") <= 2 and "," not in kept.summary


@pytest.mark.parametrize(
    ("line", "fact"),
    [
        ("My neighbour Cleo Marsh fell off a ladder on Sunday.", "on 12 February"),
        ("Cleo Marsh is giving a concert on Sunday.", "on 19 February"),
        ("Cleo Marsh gave a concert on Thursday.", "on 9 February"),
    ],
)
def test_a_weekday_of_the_past_tense_is_the_last_one(line: str, fact: str) -> None:
    kept = digested(said(("Isabella Rodriguez", line)), MARIA, "Isabella Rodriguez")
    assert any(fact in found.text for found in kept.learned)


def test_one_topic_that_both_spoke_of_is_named_once() -> None:
    lines = said(
        ("Sam Moore", "I admire Adam Smith for his patience."),
        ("Maria Lopez", "Sure."),
        ("Sam Moore", "I respect Adam Smith."),
    )
    assert digested(lines, MARIA, "Sam Moore").summary.count("what Sam Moore thinks of Adam Smith") == 1
