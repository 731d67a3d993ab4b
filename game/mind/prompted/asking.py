"""From a question to its prompt: which file, what fills the holes, which JSON is wanted, how much room it gets."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from game.mind import questions as q
from game.mind.prompted import holes
from game.mind.prompted.schemas import SCHEMAS
from game.world.clock import time_words

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
    fill: Callable[[Any], Holes]

    @property
    def schema(self) -> dict[str, Any]:
        """The JSON schema of the answer."""
        return SCHEMAS[self.template]


def holes_of(question: q.Question[Any]) -> Holes:
    """All holes of a question's prompt, those of the card included."""
    card = question.card
    common = {
        "name": card.name,
        "first": card.first_name,
        "description": holes.description(card),
        "situation": holes.situation(card),
    }
    return common | ASKINGS[type(question)].fill(question)


def _rate(x: q.RateMemories) -> Holes:
    return {"statements": holes.statements(x.statements, x.card.now)}


def _summarise(x: q.Summarise) -> Holes:
    return {
        "statements": holes.statements(x.statements, x.card.now),
        "task": _TASKS[x.part].format(about=x.about or x.card.name),
    }


def _plan(x: q.PlanTheDay) -> Holes:
    now = x.card.now
    return {
        "yesterday": x.yesterday or "(the first day of the story)",
        "due": holes.statements(x.due, now),
        "recalled": holes.statements(x.recalled, now),
        "places": holes.sectors(x.card.known),
        "now": f"{now:%H:%M}",
    }


def _hours(x: q.SplitIntoHours) -> Holes:
    return _stretch(x.chunk, x.before, x.after) | {"recalled": holes.statements(x.recalled, x.card.now)}


def _actions(x: q.SplitIntoActions) -> Holes:
    refused = f"It was not possible just now: {x.refused}. Find something else." if x.refused else ""
    return _stretch(x.hour, x.before, x.after) | {
        "whole": holes.chunk_line(x.whole),
        "refused": refused,
        "recalled": holes.statements(x.recalled, x.card.now),
    }


def _stretch(chunk: q.Chunk, before: str, after: str) -> Holes:
    return {
        "minutes": str(chunk.minutes),
        "chunk": holes.chunk_line(chunk),
        "before": before or "(nothing yet)",
        "after": after or "(nothing more)",
    }


def _place_hour(x: q.PlaceTheHour) -> Holes:
    places = "\n".join(f"{n}. {holes.room_line(room)}" for n, room in enumerate(x.rooms, 1))
    activities = "\n".join(f"{n}. {time_words(a.start)}: {a.what}" for n, a in enumerate(x.activities, 1))
    return {"places": places, "activities": activities}


def _choose_place(x: q.ChoosePlace) -> Holes:
    options = "\n".join(
        f"{n}. {o.name}{': ' + o.words if o.words else ''}{' (is there now)' if o.here else ''}"
        for n, o in enumerate(x.options, 1)
    )
    return {"activity": x.activity, "chunk": holes.chunk_line(x.chunk), "options": options, "level": x.level}


def _new_state(x: q.NewState) -> Holes:
    return {"activity": x.activity, "thing": x.thing, "state": x.state, "states": ", ".join(x.states)}


def _react(x: q.DecideReaction) -> Holes:
    talk = f"speak to {x.subject}" if x.may_talk else "nothing else"
    kinds = '"go on" or "do" or "talk"' if x.may_talk else '"go on" or "do"'
    return {
        "chunk": x.chunk or "(nothing planned)",
        "observation": x.observation,
        "other_doing": f"{x.subject.rsplit(':', 1)[-1]}: {x.subject_doing}" if x.subject_doing else "",
        "context": holes.statements(x.context, x.card.now),
        "talk": talk,
        "kinds": kinds,
    }


def _speak(x: q.SpeakLine) -> Holes:
    means = f"{x.card.first_name} began the talk" if x.began else f"{x.other} began the talk"
    said = "\n".join(f"- {line}" for line in x.said_today[-12:])
    return {
        "other": x.other,
        "other_age": f"age {x.other_age}, {x.other_doing}" if x.other_doing else f"age {x.other_age}",
        "closeness": _closeness(x.card.tie(x.other).closeness, x.card.tie(x.other).feeling),
        "memories": holes.statements(x.memories, x.card.now),
        "meaning": means + (f", meaning to speak about {x.about}." if x.about else "."),
        "said_today": f"Already said to others today, not to be said again:\n{said}" if said else "",
        "lines": holes.lines(x.lines),
        "ending": "It is the last line: take leave in a few words." if x.must_end else "",
    }


def _closeness(closeness: int, feeling: str) -> str:
    words = ("a foe", "a stranger", "known by sight", "an acquaintance", "a friend", "close", "family or love")
    index = 0 if closeness < 0 else 1 + min(5, closeness // 2)
    return f"They are {words[index]}{'; ' + feeling if feeling else ''}."


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
        "statements": holes.statements(x.statements, x.card.now),
        "standing": "\n".join(f"- {text}" for text in x.standing) or "(nothing)",
        "question": x.question,
    }


def _interview(x: q.AnswerInterview) -> Holes:
    return {
        "plan": "\n".join(holes.chunk_line(chunk) for chunk in x.plan) or "(no plan yet)",
        "memories": holes.statements(x.memories, x.card.now),
        "asker": x.asker,
        "asked": x.asked,
    }


ASKINGS: dict[type[Any], Asking] = {
    q.RateMemories: Asking("rate_memories", "rate", 400, _rate),
    q.Summarise: Asking("summarise", "describe", 250, _summarise),
    q.PlanTheDay: Asking("plan_the_day", "plan", 700, _plan),
    q.SplitIntoHours: Asking("split_into_hours", "plan", 300, _hours),
    q.SplitIntoActions: Asking("split_into_actions", "act", 450, _actions),
    q.PlaceTheHour: Asking("place_the_hour", "act", 350, _place_hour),
    q.ChoosePlace: Asking("choose_place", "act", 40, _choose_place),
    q.NewState: Asking("new_state", "act", 40, _new_state),
    q.DecideReaction: Asking("decide_reaction", "react", 120, _react),
    q.SpeakLine: Asking("speak_line", "talk", 180, _speak),
    q.DigestTalk: Asking("digest_talk", "talk", 600, _digest),
    q.AskOneself: Asking("ask_oneself", "reflect", 200, _ask),
    q.DrawInsights: Asking("draw_insights", "reflect", 500, _insights),
    q.AnswerInterview: Asking("answer_interview", "interview", 300, _interview),
}
