"""From a question to its prompt: which file, what fills the holes, which JSON is wanted, how much room it gets."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic

from game.mind import questions as q
from game.mind.heed import INNER_VOICE
from game.mind.prompted import holes
from game.mind.prompted.budget import Cut, fitted, tokens
from game.mind.prompted.prompts import template
from game.mind.prompted.schemas import SCHEMAS
from game.world.clock import time_words
from game.world.thoughts import Card

Holes = dict[str, str]

_TASKS = {
    "core characteristics": "How would one describe {about}'s core characteristics, given these statements?",
    "daily occupation": "How would one describe {about}'s current daily occupation, given these statements?",
    "recent progress": "How might {about} feel about recent progress in life, given these statements?",
    "yesterday": "Sum up what mattered to the person on the day that these statements are from.",
    "context": "Sum up what these statements say about {about}.",
}


@dataclass(frozen=True, slots=True)
class Asking:
    """How one kind of question is put."""

    template: str
    purpose: str
    max_tokens: int
    """Room for the answer."""
    budget: int
    """Tokens that the prompt may have; memories are left out until it does."""
    cuts: tuple[Cut, ...]
    """What may be left out, the first first."""
    fill: Callable[[Any], Holes]

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the answer."""
        return SCHEMAS[self.template]


@dataclass(frozen=True, slots=True)
class Put(Generic[q.A]):
    """A question in its final words."""

    asking: Asking
    question: q.Question[q.A]
    """What was asked in the end: numbers in the answer count its memories."""
    system: str
    user: str
    dropped: int
    """Memories that were left out for want of room."""
    holes: Holes
    """What filled the prompt file."""


def put(question: q.Question[q.A]) -> Put[q.A]:
    """A question in words, with as many of its memories as there is room for."""
    asking = asking_for(question)
    kept, dropped = fitted(question, asking.cuts, asking.budget, lambda x: sum(map(tokens, _words(asking, x))))
    return Put(asking, kept, *_words(asking, kept), dropped, _holes(asking, kept))


def asking_for(question: q.Question[Any]) -> Asking:
    """How a question is put."""
    if isinstance(question, q.SplitIntoActions) and question.rooms:
        return ACT_THE_HOUR
    if isinstance(question, q.DecideReaction) and not question.subject_is_person:
        return HEED_VOICE if question.subject == INNER_VOICE else REACT_TO_THING
    return ASKINGS[type(question)]


def _words(asking: Asking, question: q.Question[Any]) -> tuple[str, str]:
    return template(asking.template).render(**_holes(asking, question))


def _holes(asking: Asking, question: q.Question[Any]) -> Holes:
    card = question.card
    common = {
        "name": card.name,
        "first": card.first_name,
        "description": holes.description(card),
        "situation": holes.situation(card),
    }
    return common | asking.fill(question)


def _rate(x: q.RateMemories) -> Holes:
    return {"statements": holes.numbered(x.statements, x.card.now)}


def _summarise(x: q.Summarise) -> Holes:
    return {
        "statements": holes.statements(x.statements, x.card.now),
        "task": _TASKS[x.part].format(about=x.about or x.card.name),
    }


def _plan(x: q.PlanTheDay) -> Holes:
    now = x.card.now
    return {
        "yesterday": holes.quoted(x.yesterday) or "(the first day of the story)",
        "due": holes.statements(x.due, now),
        "recalled": holes.statements(x.recalled, now),
        "places": holes.sectors(x.card.known),
        "now": f"{now:%H:%M}",
    }


def _hours(x: q.SplitIntoHours) -> Holes:
    return _stretch(x.chunk, x.before, x.after) | {"recalled": holes.statements(x.recalled, x.card.now)}


def _actions(x: q.SplitIntoActions) -> Holes:
    whole = "" if x.whole.what == x.hour.what else f"It is part of: {holes.chunk_line(x.whole)}"
    refused = f"It was not possible just now: {x.refused}. Find something else." if x.refused else ""
    return _stretch(x.hour, x.before, x.after) | {
        "whole": whole,
        "refused": refused,
        "recalled": holes.statements(x.recalled, x.card.now),
        "places": holes.rooms(x.rooms, _near(x.card, x.whole)),
    }


def _near(card: Card, chunk: q.Chunk) -> tuple[str, ...]:
    """Where one probably is going to be: of other places less is told."""
    sectors = {room.sector for room in card.known if chunk.where and chunk.where.lower() in room.address.lower()}
    ours = (address.split(":")[0] for address in (card.home, card.work, card.here) if address)
    return tuple(sorted({*sectors, *ours}))


def _stretch(chunk: q.Chunk, before: str, after: str) -> Holes:
    return {
        "minutes": str(chunk.minutes),
        "chunk": holes.chunk_line(chunk),
        "before": before or "(nothing yet)",
        "after": after or "(nothing more)",
    }


def _place_hour(x: q.PlaceTheHour) -> Holes:
    activities = "\n".join(f"{n}. {time_words(a.start)}: {a.what}" for n, a in enumerate(x.activities, 1))
    return {"places": holes.rooms(x.rooms, _near(x.card, x.chunk)), "activities": activities}


def _choose_place(x: q.ChoosePlace) -> Holes:
    options = "\n".join(
        f"{n}. {o.name}{': ' + o.words if o.words else ''}{' (is there now)' if o.here else ''}"
        for n, o in enumerate(x.options, 1)
    )
    return {"activity": x.activity, "chunk": holes.chunk_line(x.chunk), "options": options, "level": x.level}


def _new_state(x: q.NewState) -> Holes:
    return {"activity": x.activity, "thing": x.thing, "state": x.state, "states": ", ".join(x.states)}


def _emoji(x: q.FindEmoji) -> Holes:
    return {"activity": x.activity}


def _react(x: q.DecideReaction) -> Holes:
    known = not x.subject_doing or x.subject_doing in x.observation
    doing = "" if known else f"{x.subject.rsplit(':', 1)[-1]}: {x.subject_doing}"
    return {
        "chunk": x.chunk or "(nothing planned)",
        "observation": holes.quoted(x.observation),
        "other_doing": doing,
        "context": holes.statements(x.context, x.card.now),
        "talk": f"speak to {x.subject}" if x.may_talk else "nothing else",
        "kinds": '"go on" or "do" or "talk"' if x.may_talk else '"go on" or "do"',
    }


def _speak(x: q.SpeakLine) -> Holes:
    means = f"{x.card.first_name} began the talk" if x.began else f"{x.other} began the talk"
    said = "\n".join(f"- {holes.quoted(line)}" for line in x.said_today)
    who = ", ".join(filter(None, (x.other_pronoun, f"age {x.other_age}" if x.other_age else "", x.other_doing)))
    return {
        "other": f"{x.other} ({who})" if who else x.other,
        "closeness": _closeness(x.card, x.other),
        "memories": holes.statements(x.memories, x.card.now),
        "meaning": means + (f", meaning to speak about {holes.quoted(x.about)}." if x.about else "."),
        "said_today": f"Already said to others today, not to be said again:\n{said}" if said else "",
        "lines": holes.lines(x.lines),
        "ending": "It is the last line: take leave in a few words." if x.must_end else "",
    }


def _closeness(card: Card, other: str) -> str:
    """`Klaus Mueller is an acquaintance to Isabella, who finds him kind.`"""
    tie = card.tie(other)
    words = ("a foe", "a stranger", "known by sight", "an acquaintance", "a friend", "close", "family or love")
    index = 0 if tie.closeness < 0 else 1 + min(5, tie.closeness // 2)
    return (
        f"{other} is {words[index]} to {card.first_name}{', who ' + holes.quoted(tie.feeling) if tie.feeling else ''}."
    )


def _digest(x: q.DigestTalk) -> Holes:
    return {
        "other": x.other,
        "lines": holes.lines(x.lines),
        "context": holes.statements(x.context, x.card.now),
        "closeness_number": str(x.card.tie(x.other).closeness),
    }


def _ask(x: q.AskOneself) -> Holes:
    return {"statements": holes.statements(x.statements, x.card.now)}


def _insights(x: q.DrawInsights) -> Holes:
    return {
        "statements": holes.numbered(x.statements, x.card.now),
        "standing": "\n".join(f"- {holes.quoted(text)}" for text in x.standing) or "(nothing)",
        "question": holes.quoted(x.question),
    }


def _interview(x: q.AnswerInterview) -> Holes:
    return {
        "plan": "\n".join(holes.chunk_line(chunk) for chunk in x.plan) or "(no plan yet)",
        "memories": holes.statements(x.memories, x.card.now),
        "asker": x.asker,
        "asked": holes.quoted(x.asked).replace('"', "'"),
    }


_TALK_CUTS = (
    Cut("memories", 12, ranked=False),
    Cut("said_today", 6),
    Cut("memories", 5, ranked=False),
    Cut("said_today", 2),
)
_CONTEXT = (Cut("context", 4, ranked=False),)
_RECALLED = (Cut("recalled", 3),)

ASKINGS: dict[type[Any], Asking] = {
    q.RateMemories: Asking("rate_memories", "rate", 400, 3000, (), _rate),
    q.Summarise: Asking("summarise", "describe", 250, 2000, (Cut("statements", ranked=False),), _summarise),
    q.PlanTheDay: Asking("plan_the_day", "plan", 700, 1800, (*_RECALLED, Cut("due")), _plan),
    q.SplitIntoHours: Asking("split_into_hours", "plan", 300, 900, _RECALLED, _hours),
    q.SplitIntoActions: Asking("split_into_actions", "act", 450, 1200, _RECALLED, _actions),
    q.PlaceTheHour: Asking("place_the_hour", "act", 350, 2000, (), _place_hour),
    q.ChoosePlace: Asking("choose_place", "act", 40, 2000, (), _choose_place),
    q.NewState: Asking("new_state", "act", 40, 1000, (), _new_state),
    q.FindEmoji: Asking("find_emoji", "act", 30, 1000, (), _emoji),
    q.DecideReaction: Asking("decide_reaction", "react", 120, 950, _CONTEXT, _react),
    q.SpeakLine: Asking("speak_line", "talk", 180, 790, _TALK_CUTS, _speak),
    q.DigestTalk: Asking("digest_talk", "talk", 600, 960, (Cut("context", 3),), _digest),
    q.AskOneself: Asking("ask_oneself", "reflect", 200, 2000, (Cut("statements", ranked=False),), _ask),
    q.DrawInsights: Asking(
        "draw_insights", "reflect", 500, 1000, (Cut("standing", 8), Cut("statements", 12)), _insights
    ),
    q.AnswerInterview: Asking("answer_interview", "interview", 300, 2000, (Cut("memories"),), _interview),
}
ACT_THE_HOUR = Asking("act_the_hour", "act", 600, 1600, _RECALLED, _actions)
"""Actions and their places in one."""
HEED_VOICE = Asking("heed_voice", "react", 120, 950, _CONTEXT, _react)
REACT_TO_THING = Asking("react_to_thing", "react", 120, 950, _CONTEXT, _react)
VARIANTS = (ACT_THE_HOUR, HEED_VOICE, REACT_TO_THING)
QUESTIONS_OF: dict[str, type[Any]] = {asking.template: kind for kind, asking in ASKINGS.items()} | {
    "act_the_hour": q.SplitIntoActions,
    "heed_voice": q.DecideReaction,
    "react_to_thing": q.DecideReaction,
}
"""Which question a prompt file puts."""
PURPOSES: dict[type[Any], str] = {kind: asking.purpose for kind, asking in ASKINGS.items()}
"""What a question is for: the kinds of question of bills, caps and routes."""
_SPARE = 1.15
"""Tokenizers differ from four letters a token by so much, and servers add a frame to messages."""


def longest_prompt() -> int:
    """Tokens that a model must read whole: our longest prompt, its schema told in words, and room for its answer."""
    longest = max(a.budget + a.max_tokens + tokens(json.dumps(a.schema)) for a in (*ASKINGS.values(), *VARIANTS))
    return round(longest * _SPARE)
