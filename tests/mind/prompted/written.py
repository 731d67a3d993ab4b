"""Answers as a model would write them: the JSON that reads back as the answer. For fake models that answer by rule."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

from game.llm.model import Reply, Request
from game.mind import questions as q
from game.mind.prompted.asking import Put
from game.mind.prompted.mind import PromptedMind
from game.mind.rules import RuleMind
from game.world.thoughts import KnownRoom


def written(question: q.Question[Any], answer: Any) -> str:
    """The JSON of an answer."""
    return json.dumps(_WRITERS[type(question)](question, answer), ensure_ascii=False)


class RuleWriter(PromptedMind):
    """A prompted mind whose model writes down what the rules answer; `seen` gets every question in its words."""

    def __init__(self, seen: Callable[[Put[Any], str], None] = lambda words, reply: None) -> None:
        super().__init__(self)
        self._rules, self._seen = RuleMind(), seen
        self._words: Put[Any] | None = None

    def request(self, words: Put[Any], fault: str = "") -> Request:
        self._words = words
        return super().request(words, fault)

    def complete(self, request: Request) -> Reply:
        words = self._words
        assert words is not None
        reply = written(words.question, self._rule(words.question))
        self._seen(words, reply)
        return Reply(reply)

    def _rule(self, question: q.Question[Any]) -> Any:
        return "🙂" if isinstance(question, q.FindEmoji) else self._rules.answer(question)


def _plan(x: q.PlanTheDay, day: tuple[q.Chunk, ...]) -> dict[str, Any]:
    stretches = [{"start": f"{c.start:%H:%M}", "what": c.what, "where": c.where} for c in day]
    wakes = day[-1].start + timedelta(minutes=day[-1].minutes)
    return {"stretches": stretches, "wakes": f"{wakes:%H:%M}"}


def _hours(x: q.SplitIntoHours, parts: tuple[q.Part, ...]) -> dict[str, Any]:
    return {"parts": [{"minutes": p.minutes, "what": p.what} for p in parts]}


def _actions(x: q.SplitIntoActions, parts: tuple[q.Part, ...]) -> dict[str, Any]:
    told = [{"minutes": p.minutes, "what": p.what, "emoji": p.emoji} for p in parts]
    if not x.rooms:
        return {"parts": told}
    timed = tuple(q.Timed(x.hour.start, p.what) for p in parts)
    placed = RuleMind().answer(q.PlaceTheHour(x.card, timed, x.whole, x.rooms, ""))
    return {"parts": [item | _placed(p, x.rooms) for item, p in zip(told, placed, strict=True)]}


def _place(x: q.PlaceTheHour, placed: tuple[q.Placed, ...]) -> dict[str, Any]:
    return {"placed": [_placed(p, x.rooms) for p in placed]}


def _placed(placed: q.Placed, rooms: tuple[KnownRoom, ...]) -> dict[str, Any]:
    number = next((n for n, r in enumerate(rooms, 1) if placed.where.startswith(r.address)), 0)
    thing = placed.where.removeprefix(rooms[number - 1].address).lstrip(":") if number else ""
    return {"place": number, "thing": thing, "state": placed.state}


def _react(x: q.DecideReaction, a: q.Reaction) -> dict[str, Any]:
    told = {"kind": a.kind, "what": a.what, "minutes": a.minutes, "emoji": a.emoji, "because": a.because}
    return told | {"start": f"{a.start:%H:%M}" if a.start else "", "mends": a.mends, "fetch": a.fetch}


def _digest(x: q.DigestTalk, a: q.Digest) -> dict[str, Any]:
    return {
        "summary": a.summary,
        "learned": [{"text": item.text, "importance": item.importance or 3} for item in a.learned],
        "told": list(a.told),
        "promised": [
            {
                "to": p.words,
                "doing": p.doing,
                "date": f"{p.start:%Y-%m-%d}",
                "time": f"{p.start:%H:%M}",
                "minutes": p.minutes,
                "where": p.where,
            }
            for p in a.promised
        ],
        "feeling": a.feeling,
        "closeness": a.closeness,
    }


def _insights(x: q.DrawInsights, found: tuple[q.Insight, ...]) -> dict[str, Any]:
    return {
        "insights": [
            {
                "text": i.text,
                "because": [n + 1 for n in i.because],
                "confidence": i.confidence,
                "revises": i.revises + 1,
            }
            for i in found
        ]
    }


_WRITERS: dict[type[Any], Callable[[Any, Any], dict[str, Any]]] = {
    q.RateMemories: lambda x, a: {"ratings": list(a)},
    q.Summarise: lambda x, a: {"text": a},
    q.PlanTheDay: _plan,
    q.SplitIntoHours: _hours,
    q.SplitIntoActions: _actions,
    q.PlaceTheHour: _place,
    q.ChoosePlace: lambda x, a: {"choice": a + 1},
    q.NewState: lambda x, a: {"state": a},
    q.FindEmoji: lambda x, a: {"emoji": a},
    q.DecideReaction: _react,
    q.SpeakLine: lambda x, a: {"text": a.text, "done": a.done},
    q.DigestTalk: _digest,
    q.AskOneself: lambda x, a: {"questions": list(a)},
    q.DrawInsights: _insights,
    q.AnswerInterview: lambda x, a: {"text": a},
}
