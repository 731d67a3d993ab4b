"""What a life can go without, to see what it was good for (paper, section 6.2): each ablation in one class.

An ablation reaches into a life in four places and nowhere else: the numbers it runs on, what a thought is given,
what a thought comes to, and which kinds of memory ever come to mind. The stream itself is written as always, so that
what is left out can still be counted.
"""

import sys
from collections.abc import Collection, Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from game.errors import InputError
from game.mind.acts import think
from game.mind.plan import fit_day
from game.mind.questions import Chunk, Mind
from game.mind.recall import Recall, RecallSettings
from game.mind.worker import Think
from game.study.names import nearest
from game.world.commands import Answer, KeepFromTalk, SetDay
from game.world.memories import Kind, StreamView
from game.world.settings import Settings
from game.world.thoughts import Card, PlanDay, Thought

_NEVER = sys.maxsize
_DAY = (
    (7, "having breakfast", "home"),
    (8, "working", "work"),
    (12, "having lunch", ""),
    (13, "working", "work"),
    (18, "having dinner", "home"),
    (19, "passing the evening", "home"),
    (23, "sleeping", "home"),
)
"""Everybody's day where nobody plans: hour, what, where. Nobody's routine, and no promise, is in it."""
_WITHOUT_WORK = "going for a walk"
_WAKING = 7


class Ablation:
    """Something that a life goes without. Nothing is removed here; a subclass says in its docstring what is."""

    kinds: frozenset[Kind] = frozenset()
    """Kinds of memory that never come to mind."""

    def world(self, settings: Settings) -> Settings:
        """The numbers that the world runs on."""
        return settings

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The numbers of retrieval."""
        return settings

    def card(self, card: Card) -> Card:
        """Who is thinking, as far as they know it."""
        return card

    def instead(self, thought: Thought) -> Answer | None:
        """What a thought comes to without being thought; None if it is thought."""
        return None

    def kept(self, answer: Answer) -> Answer:
        """What is left of an answer."""
        return answer


class Reflection(Ablation):
    """Removed: sittings of reflection (none ever falls due), so that nobody concludes anything. Conclusions that a
    stream holds already never come to mind. The summary description is still made, from what was lived."""

    kinds = frozenset({"reflection"})

    def world(self, settings: Settings) -> Settings:
        """No sum of importance is ever enough."""
        return replace(settings, reflect_at=_NEVER)


class Planning(Ablation):
    """Removed: the day plan made of routine, memory and promises. Everybody's day has the same few entries, meals and
    sleep at the same hours and work in between (a walk for those who have none). A promise made in talk is remembered,
    but no plan and no later thought is told of it. Memories of plans never come to mind. The near future is still cut
    into actions and given places."""

    kinds = frozenset({"plan"})

    def card(self, card: Card) -> Card:
        """Nobody keeps a list of what was promised."""
        return replace(card, promises=())

    def instead(self, thought: Thought) -> Answer | None:
        """A day like everybody's, and no memory of a plan."""
        if not isinstance(thought.facts, PlanDay):
            return None
        chunks = fit_day(plain_day(thought.card), thought)
        return SetDay(thought=thought.id, person=thought.person, chunks=chunks)

    def kept(self, answer: Answer) -> Answer:
        """Of a promise only its memory."""
        if not isinstance(answer, KeepFromTalk):
            return answer
        memories = (*answer.memories, *(promise.memory for promise in answer.promises))
        return replace(answer, memories=memories, promises=())


class Observation(Ablation):
    """Removed: what was lived, that is what one saw, did, overheard and talked about, never comes to mind. Left are
    the biography, plans and reflections; those are still made, of what is left."""

    kinds = frozenset({"observation", "action", "dialogue"})


class MemoryStream(Ablation):
    """Removed: the whole stream. Recall returns nothing; the biography, which the stream begins with, and the ties and
    promises that are drawn from it are unknown too. Nothing is kept of a talk, nothing is overheard, nothing is
    concluded, so that nothing is ever told on. Left are name, age, traits, home and work, and the moment itself."""

    kinds = frozenset({"seed", "observation", "action", "dialogue", "plan", "reflection", "inner voice"})

    def world(self, settings: Settings) -> Settings:
        """Nothing to reflect on, and nothing caught in passing."""
        return replace(settings, reflect_at=_NEVER, overhear=0.0)

    def card(self, card: Card) -> Card:
        """Who one is by name, and where one is."""
        return replace(card, biography="", summary="", ties=(), promises=())

    def kept(self, answer: Answer) -> Answer:
        """Nothing of a talk."""
        return replace(answer, memories=(), promises=()) if isinstance(answer, KeepFromTalk) else answer


class Recency(Ablation):
    """Removed: the recency term of retrieval (weight 0)."""

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The other two terms as they were."""
        return replace(settings, recency=0.0)


class Importance(Ablation):
    """Removed: the importance term of retrieval (weight 0). Importance still adds up to sittings of reflection."""

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The other two terms as they were."""
        return replace(settings, importance=0.0)


class Relevance(Ablation):
    """Removed: the relevance term of retrieval (weight 0): what comes to mind does not depend on what is asked."""

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The other two terms as they were."""
        return replace(settings, relevance=0.0)


ABLATIONS: dict[str, Ablation] = {
    "reflection": Reflection(),
    "planning": Planning(),
    "memory": MemoryStream(),
    "observation": Observation(),
    "recency": Recency(),
    "importance": Importance(),
    "relevance": Relevance(),
}


def ablations_of(names: Iterable[str]) -> list[Ablation]:
    """The ablations of some names. Raises `InputError` with the nearest name that there is."""
    for name in names:
        if name not in ABLATIONS:
            raise InputError(f"--ablate: there is no {name}, {nearest(name, ABLATIONS)}")
    return [ABLATIONS[name] for name in names]


def thinking_without(names: Collection[str]) -> Think:
    """Thinking with some ablations, all at once."""
    removed = ablations_of(names)

    def think_on(thought: Thought, mind: Mind, recall: Recall) -> Answer:
        given = replace(
            thought, card=card_without(names, thought.card), stream=view_without(kinds_of(names), thought.stream)
        )
        found = (ablation.instead(given) for ablation in removed)
        answer = next((answer for answer in found if answer is not None), None) or think(given, mind, recall)
        for ablation in removed:
            answer = ablation.kept(answer)
        return answer

    return think_on if removed else think


def kinds_of(names: Iterable[str]) -> frozenset[Kind]:
    """The kinds of memory that some ablations keep from coming to mind."""
    return frozenset(kind for ablation in ablations_of(names) for kind in ablation.kinds)


def card_without(names: Iterable[str], card: Card) -> Card:
    """A card with what some ablations remove from it gone."""
    for ablation in ablations_of(names):
        card = ablation.card(card)
    return card


def view_without(kinds: frozenset[Kind], view: StreamView) -> StreamView:
    """A stream in which some kinds of memory are never recalled; the rows themselves stay what they are."""
    if not kinds:
        return view
    masked = frozenset(row.ordinal for row in view.rows[: view.length] if row.kind in kinds)
    return replace(view, unrecalled=view.unrecalled | masked)


def plain_day(card: Card) -> tuple[Chunk, ...]:
    """Everybody's day from now to the next waking that is at least three hours away."""
    now, midnight = card.now, card.now.replace(hour=0, minute=0, second=0, microsecond=0)
    begins = [(midnight + timedelta(days=d, hours=hour), what, where) for d in (-1, 0, 1) for hour, what, where in _DAY]
    end = next(at for at, *_ in begins if at.hour == _WAKING and at >= now + timedelta(hours=3))
    ends = [*(at for at, *_ in begins[1:]), end]
    return tuple(
        _plain(card, max(at, now), until, what, where)
        for (at, what, where), until in zip(begins, ends, strict=True)
        if until > now and at < end
    )


def _plain(card: Card, since: datetime, until: datetime, what: str, where: str) -> Chunk:
    """One entry, in whole minutes rounded up: a plan must not end before the waking."""
    minutes, work = -(-int((until - since).total_seconds()) // 60), card.work.split(":")[0]
    if where != "work":
        return Chunk(since, minutes, what, where)
    return Chunk(since, minutes, what if work else _WITHOUT_WORK, work)
