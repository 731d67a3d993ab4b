"""From the JSON of a reply to an answer, checked against what is possible. What cannot be used says why.

A missing number is missing, never 0; a name or a place is matched to the nearest that may be; text is cleaned and cut.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from game.mind import questions as q
from game.mind.prompted import reading_acts as acts
from game.mind.prompted import reading_plans as plans
from game.mind.prompted import reading_talk as talk
from game.mind.prompted.fields import (
    LONGEST_PARAGRAPH,
    Data,
    field,
    has,
    listed,
    needed,
    needed_list,
    sentence,
    statement,
)
from game.mind.prompted.mending import UnusableError, candidates
from game.mind.prompted.values import number, text_of, whole

_NUMBERED = re.compile(r"\A\W*(?:\w+\s)?#?\d{1,3}\s*[:.)=-]+\s*(?=\D*\d)")
"""`Memory 3: 7` is a rating of 7."""


def read_reply(question: q.Question[q.A], text: str, cut: bool = False) -> q.A:
    """The answer in a reply: the first thing in it that can be read as one. `cut` if the reply was cut off.

    Raises `UnusableError` with what is wrong with the likeliest.
    """
    reader, first = READERS[type(question)], None
    for data in candidates(text, cut):
        try:
            answer: q.A = reader(question, data)
            return answer
        except UnusableError as fault:
            first = first or fault
    raise first or UnusableError("the answer holds no JSON object")


def rate_memories(x: q.RateMemories, data: Data) -> tuple[int, ...]:
    """One number each; one that is missing or impossible becomes 0, which leaves the rule's rating."""
    items = needed_list(data, "ratings", "rating", "scores", "importance", "numbers")
    if len(items) == 1 and isinstance(items[0], str):
        items = re.findall(r"\d+(?:\s*/\s*10)?", items[0])
    ratings = [0] * len(x.statements)
    for place, item in enumerate(items):
        told = _rating(field(item, "rating", "score", "importance", "value"))
        index = (whole(field(item, "number", "id", "memory", "index", "statement")) or place + 1) - 1
        index = index if isinstance(item, Mapping) else place
        if told is not None and 0 <= index < len(ratings):
            ratings[index] = told
    if not any(ratings):
        raise UnusableError('"ratings" holds no number from 1 to 10')
    return tuple(ratings)


def summarise(x: q.Summarise, data: Data) -> str:
    """A paragraph."""
    return needed(data, "text", "summary", "paragraph", "description", longest=LONGEST_PARAGRAPH)


def ask_oneself(x: q.AskOneself, data: Data) -> tuple[str, ...]:
    """Up to three questions."""
    items = needed_list(data, "questions", "question")
    if len(items) == 1 and isinstance(items[0], str):
        items = re.findall(r"[^?]+\?", items[0]) or items
    asked = [re.sub(r"\A\d+[.):]\s*", "", sentence(field(item, "question", "text"), 300)) for item in items]
    if not any(asked):
        raise UnusableError('"questions" holds no question')
    return tuple(dict.fromkeys(filter(None, asked)))[:3]


def draw_insights(x: q.DrawInsights, data: Data) -> tuple[q.Insight, ...]:
    """Insights with the indices of what they rest on; one that cites nothing is dropped."""
    items = listed(data, "insights", "insight", "conclusions")
    if items is None or not (items or has(data, "insights", "insight", "conclusions")):
        raise UnusableError('there is no list "insights"')
    found = [_insight(x, item) for item in items]
    kept = tuple({i.text.casefold(): i for i in reversed(found) if i is not None}.values())[::-1][:5]
    if items and not kept:
        raise UnusableError(f'each insight needs "text" and, as "because", numbers from 1 to {len(x.statements)}')
    return kept


def answer_interview(x: q.AnswerInterview, data: Data) -> str:
    """What is answered."""
    names = ("text", "answer", "response", "reply", x.card.name, x.card.first_name)
    return talk.spoken(x, needed(data, *names, longest=LONGEST_PARAGRAPH), x.asker)


def _rating(value: Any) -> int | None:
    told = number(_NUMBERED.sub("", value) if isinstance(value, str) else value)
    return round(told) if told is not None and 1 <= told <= 10 else None


def _insight(x: q.DrawInsights, item: Any) -> q.Insight | None:
    if not isinstance(item, Mapping):
        return _cited(x, str(item)) if isinstance(item, str) else None
    text = statement(field(item, "text", "insight", "statement", "conclusion"))
    because = field(item, "because", "evidence", "sources", "statements", "because_of")
    indices = _indices(because if isinstance(because, list) else re.findall(r"\d+", str(because)[:400]), x)
    if not text or not indices:
        return None
    revises = whole(field(item, "revises"))
    target = revises - 1 if revises is not None and 1 <= revises <= len(x.statements) else -1
    return q.Insight(text, indices, _confidence(field(item, "confidence", "certainty")), target)


def _cited(x: q.DrawInsights, text: str) -> q.Insight | None:
    """The paper's own form: `Klaus is devoted to his research (because of 1, 2, 8)`."""
    found = re.search(r"\s*[(\[](?:because(?: of)?:?\s*)?([\d,\sand]+)[)\]]\W*\Z", text)
    said = sentence(text[: found.start()]) if found else ""
    indices = _indices(re.findall(r"\d+", found[1]), x) if found else ()
    return q.Insight(said, indices, _confidence(None)) if said and indices else None


def _indices(cited: list[Any], x: q.DrawInsights) -> tuple[int, ...]:
    numbers = [whole(n) for n in cited[:60]]
    return tuple(dict.fromkeys(n - 1 for n in numbers if n is not None and 1 <= n <= len(x.statements)))


def _confidence(value: Any) -> float:
    """From 0 to 1, also of `80 %` and `8/10`; 0.6 where none is told."""
    told = number(value)
    if told is None or not 0 < told <= 100:
        return 0.6
    out_of_ten = "/10" in text_of(value, 40).replace(" ", "")
    return round(told / (10 if out_of_ten and told <= 10 else 100 if told > 1 else 1), 2)


READERS: dict[type[Any], Callable[[Any, Data], Any]] = {
    q.RateMemories: rate_memories,
    q.Summarise: summarise,
    q.PlanTheDay: plans.plan_the_day,
    q.SplitIntoHours: plans.split_into_hours,
    q.SplitIntoActions: plans.split_into_actions,
    q.PlaceTheHour: acts.place_the_hour,
    q.ChoosePlace: acts.choose_place,
    q.NewState: acts.new_state,
    q.FindEmoji: acts.find_emoji,
    q.DecideReaction: acts.decide_reaction,
    q.SpeakLine: talk.speak_line,
    q.DigestTalk: talk.digest_talk,
    q.AskOneself: ask_oneself,
    q.DrawInsights: draw_insights,
    q.AnswerInterview: answer_interview,
}
