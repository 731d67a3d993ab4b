"""Who answers what: the named settings, from rules alone to every step its own question to a model.

One table holds them, with the reason for each line. Sizes are for those who have two models: what shows, or lasts,
goes to the big one.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from game.mind import questions as q
from game.mind.prompted.asking import PURPOSES
from game.mind.stepwise import StepwiseMind
from game.mind.wrappers import FallBackMind
from game.world.activity import means_sleep

Setting = Literal["rules", "thrifty", "faithful", "paper"]
Who = Literal["rules", "small", "big"]


@dataclass(frozen=True, slots=True)
class Row:
    """Who answers one kind of question."""

    kind: type[Any]
    size: Who
    """Which model, where a model is asked."""
    thrifty: bool
    faithful: bool
    """Whether a model is asked in that setting; in `paper` it always is, in `rules` never."""
    because: str


TABLE: tuple[Row, ...] = (
    Row(q.PlanTheDay, "big", True, True, "once a day, and the whole day shows it"),
    Row(
        q.SpeakLine, "big", True, True, "what people say is what the player reads; thrifty leaves the goodbye to rules"
    ),
    Row(q.DigestTalk, "big", True, True, "what a model said freely only a model understands"),
    Row(q.AskOneself, "small", False, True, "a means: thrifty lets rules ask and the model conclude"),
    Row(q.DrawInsights, "big", True, True, "conclusions last for weeks and change plans and talk"),
    Row(q.AnswerInterview, "big", True, True, "the player waits for it and reads it"),
    Row(q.DecideReaction, "small", False, True, "mostly `go on`; rules know fires, friends and manners"),
    Row(q.SplitIntoHours, "small", False, True, "rules know what a working hour is made of"),
    Row(q.SplitIntoActions, "big", False, True, "with the places in the same answer: the most frequent question"),
    Row(q.PlaceTheHour, "small", False, True, "only asked where the actions came without places"),
    Row(q.ChoosePlace, "small", False, False, "puts a single place right: rules check opening hours all the same"),
    Row(q.NewState, "small", False, False, "as ChoosePlace"),
    Row(q.FindEmoji, "small", False, False, "comes with the actions, except in `paper`"),
    Row(q.Summarise, "small", False, True, "feeds every prompt, read by few"),
    Row(q.RateMemories, "small", False, True, "batched; the rule's rating stands until then and is no bad one"),
)
_ROWS: Mapping[type[Any], Row] = {row.kind: row for row in TABLE}


class RoutedMind:
    """Hands each question to the mind that its setting names for it."""

    def __init__(self, route: Callable[[q.Question[Any]], Who], minds: Mapping[Who, q.Mind]) -> None:
        """`route` names the one of `minds` that answers a question."""
        self._route, self._minds = route, minds

    def answer(self, question: q.Question[q.A]) -> q.A:
        """The answer of the mind in charge."""
        return self._minds[self._route(question)].answer(question)


def route(setting: Setting, question: q.Question[Any], chosen: Mapping[str, Who] = {}) -> Who:
    """Who answers a question in a setting; `chosen` are the player's own routes, by what questions are for."""
    kind = type(question)
    row, size = _ROWS[kind], size_of(kind, chosen)
    if setting == "paper":
        return size
    asked = {"rules": False, "thrifty": row.thrifty, "faithful": row.faithful}[setting]
    if setting != "rules" and PURPOSES[kind] in chosen:
        asked = True
    spared = _is_sleep(question) or (setting == "thrifty" and _is_goodbye(question))
    return size if asked and not spared else "rules"


def size_of(kind: type[Any], chosen: Mapping[str, Who] = {}) -> Who:
    """Which model answers a kind of question where one is asked."""
    return chosen.get(PURPOSES[kind], _ROWS[kind].size)


def mind_for(
    setting: Setting,
    rules: q.Mind,
    model: q.Mind,
    told: Callable[[str], None],
    small: q.Mind | None = None,
    chosen: Mapping[str, Who] = {},
) -> tuple[q.Mind, tuple[FallBackMind, ...]]:
    """The mind of a setting, and the parts of it that count what the rules had to answer instead.

    `small` is a second, cheaper model; without one `model` answers all. `chosen` as in `route`."""
    if setting == "rules":
        return rules, ()
    stepwise = StepwiseMind if setting == "paper" else _as_it_is
    big = FallBackMind(stepwise(model), rules, told)
    little = FallBackMind(stepwise(small), rules, told) if small else big
    minds: Mapping[Who, q.Mind] = {"rules": rules, "small": little, "big": big}
    return RoutedMind(lambda question: route(setting, question, chosen), minds), tuple(dict.fromkeys((big, little)))


def _as_it_is(mind: q.Mind) -> q.Mind:
    return mind


def _is_goodbye(question: q.Question[Any]) -> bool:
    """Whether it is the line after a goodbye, or the last there is room for."""
    return isinstance(question, q.SpeakLine) and question.must_end


def _is_sleep(question: q.Question[Any]) -> bool:
    """Whether it asks for the parts, or the place, of sleep: a rule is as good."""
    match question:
        case q.SplitIntoHours():
            return means_sleep(question.chunk.what)
        case q.SplitIntoActions():
            return means_sleep(question.hour.what)
        case q.PlaceTheHour():
            return all(means_sleep(activity.what) for activity in question.activities)
        case _:
            return False
