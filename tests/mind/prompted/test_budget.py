"""Room in a prompt: the least is left out first, counted, and never what must stay."""

import json
from dataclasses import replace

from game.mind import questions as q
from game.mind.prompted.asking import ASKINGS, put
from game.mind.prompted.budget import Cut, Repeats, fitted, shared, tokens
from game.mind.prompted.mind import PromptedMind
from tests.mind.prompted.examples import CARD, EXAMPLES, NOW
from tests.mind.prompted.test_mind import QueuedModel


def memory(ordinal: int, importance: int = 3, letters: int = 380) -> q.Statement:
    return q.Statement(ordinal, "x" * letters, "observation", "saw", NOW, importance)


def letters_of(question: q.Question[object]) -> int:
    """Tokens of the memories alone: 100 each."""
    return 100 * len(question.statements)  # type: ignore[attr-defined]


def test_four_letters_are_a_token() -> None:
    assert [tokens(""), tokens("abcd"), tokens("abcde")] == [0, 1, 2]


def test_the_last_of_a_ranking_goes_first() -> None:
    question = q.DrawInsights(CARD, "?", tuple(memory(n) for n in (5, 3, 9, 1)))
    kept, dropped = fitted(question, (Cut("statements"),), 250, letters_of)
    assert [s.ordinal for s in kept.statements] == [5, 3] and dropped == 2


def test_the_least_important_goes_first_and_of_equals_the_older() -> None:
    told = (memory(1, 4), memory(2, 3), memory(3, 3), memory(4, 9))
    kept, dropped = fitted(q.AskOneself(CARD, told), (Cut("statements", ranked=False),), 300, letters_of)
    assert [s.ordinal for s in kept.statements] == [1, 3, 4] and dropped == 1


def test_what_must_stay_stays_even_beyond_the_budget() -> None:
    question = q.AskOneself(CARD, tuple(memory(n) for n in range(1, 6)))
    kept, dropped = fitted(question, (Cut("statements", keep=3),), 100, letters_of)
    assert (len(kept.statements), dropped) == (3, 2)


def test_what_fits_is_left_alone() -> None:
    question = EXAMPLES[q.AskOneself][0]
    assert fitted(question, (Cut("statements"),), 10_000, letters_of) == (question, 0)


def test_of_conclusions_and_lines_the_oldest_goes_first() -> None:
    question = replace(EXAMPLES[q.DrawInsights][0], standing=("a" * 380, "b" * 380, "c" * 380))
    kept, _ = fitted(question, (Cut("standing"),), 100, lambda x: 100 * len(x.standing))
    assert [text[0] for text in kept.standing] == ["c"]


def test_every_prompt_keeps_within_its_budget_however_much_is_remembered() -> None:
    many = tuple(memory(n, 1 + n % 10, 200) for n in range(200, 0, -1))
    for kind, asking in ASKINGS.items():
        if asking.cuts:
            question = replace(EXAMPLES[kind][0], **{cut.field: many for cut in asking.cuts if "said" not in cut.field
                                                     and cut.field != "standing"})  # fmt: skip
            words = put(question)
            assert words.dropped > 100
            kept = 60 * sum(cut.keep for cut in asking.cuts)
            assert tokens(words.system) + tokens(words.user) <= asking.budget + kept


def test_what_is_left_out_is_counted_and_numbers_in_the_answer_mean_what_was_shown() -> None:
    told = tuple(memory(n, letters=380) for n in range(40, 0, -1))
    question = replace(EXAMPLES[q.DrawInsights][0], statements=told)
    shown = len(put(question).question.statements)  # type: ignore[attr-defined]
    reply = json.dumps({"insights": [{"text": "He reads", "because": [1, shown, shown + 1]}]})
    mind = PromptedMind(QueuedModel(reply))
    assert [i.because for i in mind.answer(question)] == [(0, shown - 1)]
    assert mind.dropped == {"draw_insights": 40 - shown} and shown < 40


def test_the_common_beginning_of_two_prompts_is_counted_in_letters() -> None:
    assert [shared("abcd", "abxd"), shared("", "a"), shared("ab", "ab"), shared("ab", "abc")] == [2, 0, 2, 2]


def test_the_share_that_repeats_an_earlier_prompt() -> None:
    repeats = Repeats()
    repeats.add("Ada", "plan", "abcdefgh")
    repeats.add("Ada", "talk", "abcdxxxx")  # four letters of what Ada was asked last
    repeats.add("Bo", "plan", "abcdefxx")  # six of what anybody was asked so last
    assert repeats.share == (0 + 4 + 6) / 24
