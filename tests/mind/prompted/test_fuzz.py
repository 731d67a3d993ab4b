"""Good replies, damaged at random: what comes is an answer that may be, or `UnusableError`, and never anything else."""

import contextlib
import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.mind import questions as q
from game.mind.prompted.mending import UnusableError
from game.mind.prompted.reading import read_reply
from tests.mind.prompted.examples import by_template

EXAMPLES = by_template()
PIECES = st.sampled_from(
    ['"', "'", "{", "}", "[", "]", ",", ":", "\\", "\n", " ", "//", "/*", "```", "<think>", "</think>", "null", "-1",
     "0", "1e999", "NaN", "...", "\x00", "\ud83d", "\u200d", "é", "“", "9" * 30, "\\u12", "\\ud800", "true", "24:61",
     "text", "place", "minutes", "start", "kind", "(", "²", "٣", "🙂", "🇩"]
)  # fmt: skip


@st.composite
def damaged(draw: st.DrawFn) -> tuple[str, str]:
    """The name of a prompt, and a good answer to it with some letters cut, doubled, swapped or put in."""
    name = draw(st.sampled_from(sorted(EXAMPLES)))
    text = json.dumps(EXAMPLES[name][1], ensure_ascii=draw(st.booleans()), indent=draw(st.sampled_from([None, 1])))
    for _ in range(draw(st.integers(1, 6))):
        first, second = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        piece = draw(PIECES)
        text = draw(
            st.sampled_from(
                [
                    text[:first] + text[second:],
                    text[:second],
                    text[:first] + piece + text[first:],
                    text[:first] + text[first:second] + text[first:],
                    text[second:] + text[:first],
                    text[:first] + piece + text[first + 1 :],
                ]
            )
        )
    return name, text


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(damaged(), st.booleans())
def test_whatever_is_written_comes_to_a_legal_answer_or_to_none(case: tuple[str, str], cut: bool) -> None:
    name, text = case
    question = EXAMPLES[name][0]
    try:
        answer = read_reply(question, text, cut)
    except UnusableError as fault:
        assert str(fault)
        return
    legal(question, answer)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(st.sampled_from(sorted(EXAMPLES)), st.text(max_size=300), st.booleans())
def test_any_text_at_all_comes_to_a_legal_answer_or_to_none(name: str, text: str, cut: bool) -> None:
    question = EXAMPLES[name][0]
    with contextlib.suppress(UnusableError):
        legal(question, read_reply(question, text, cut))


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=12) | PIECES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(PIECES, inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=1000, deadline=None, derandomize=True)
@given(st.data())
def test_sound_json_with_odd_values_comes_to_a_legal_answer_or_to_none(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(EXAMPLES)))
    question, good = EXAMPLES[name]
    odd = json.loads(json.dumps(good))
    spot: Any = odd
    for _ in range(data.draw(st.integers(0, 2))):
        keys = list(range(len(spot))) if isinstance(spot, list) else sorted(spot)
        step = spot[data.draw(st.sampled_from(keys))]
        spot = step if isinstance(step, list | dict) and step else spot
    key = data.draw(st.sampled_from(list(range(len(spot))) if isinstance(spot, list) else sorted(spot)))
    spot[key] = data.draw(VALUES)
    with contextlib.suppress(UnusableError):
        legal(question, read_reply(question, json.dumps(odd)))


def legal(question: q.Question[Any], answer: Any) -> None:
    """Whether an answer is one that the game can use as it is."""
    match question:
        case q.RateMemories():
            assert len(answer) == len(question.statements) and any(answer) and all(0 <= n <= 10 for n in answer)
        case q.PlanTheDay():
            assert answer[0].start == question.card.now and len(answer) >= 2
            assert all(c.minutes > 0 and c.what for c in answer)
            ends = [(c.start - question.card.now).total_seconds() / 60 + c.minutes for c in answer]
            starts = [(c.start - question.card.now).total_seconds() / 60 for c in answer[1:]]
            assert ends[:-1] == starts and ends[-1] <= 48 * 60
        case q.SplitIntoHours():
            assert sum(p.minutes for p in answer) == question.chunk.minutes
            assert all(20 <= p.minutes <= 90 and p.what for p in answer)
        case q.SplitIntoActions():
            assert sum(p.minutes for p in answer) == question.hour.minutes
            assert all(5 <= p.minutes <= 15 and p.what and len(p.emoji) <= 12 for p in answer)
            assert all(not p.where or known(p.where, question.rooms) for p in answer)
        case q.PlaceTheHour():
            assert 1 <= len(answer) <= len(question.activities)
            assert all(not p.where or known(p.where, question.rooms) for p in answer)
        case q.ChoosePlace():
            assert 0 <= answer < len(question.options)
        case q.DecideReaction():
            assert answer.kind in ("go on", "do", "talk") and 0 <= answer.minutes <= 240
            assert answer.kind != "talk" or question.may_talk
            assert answer.kind != "do" or answer.what
        case q.SpeakLine():
            assert clean(answer.text)
        case q.DigestTalk():
            assert answer.summary and -10 <= answer.closeness <= 10
            assert all(0 <= item.importance <= 10 and clean(item.text) for item in answer.learned)
            assert all(10 <= p.minutes <= 720 and p.words for p in answer.promised)
        case q.AskOneself():
            assert 1 <= len(answer) <= 3 and all(map(clean, answer))
        case q.DrawInsights():
            cited = [n for insight in answer for n in (*insight.because, insight.revises)]
            assert all(insight.because and 0 < insight.confidence <= 1 for insight in answer)
            assert all(-1 <= n < len(question.statements) for n in cited)
        case q.Summarise() | q.AnswerInterview() | q.FindEmoji():
            assert answer


def clean(text: str) -> bool:
    """Words on one line that can be kept in any file."""
    text.encode("utf-8")
    return any(c.isalnum() for c in text) and not any(ord(c) < 32 for c in text) and len(text) <= 600


def known(where: str, rooms: tuple[Any, ...]) -> bool:
    """Whether an address is one of the rooms, or a thing in one."""
    things = {f"{room.address}:{name}" for room in rooms for name, _, _ in room.things}
    return where in things | {room.address for room in rooms}
