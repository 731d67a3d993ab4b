"""An hour by rule: its actions with their places, each by one choice a level, as if it were asked alone."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from game.mind.ground import place_one
from game.mind.questions import Chunk, Part, Placed, PlaceTheHour, SplitIntoActions, Timed
from game.mind.rules.parts import split_into_actions
from game.mind.rules.places import choose_place, new_state
from game.world.thoughts import Card


def act_the_hour(q: SplitIntoActions) -> tuple[Part, ...]:
    """The actions of an hour; with their places, where the question says which there are."""
    parts = split_into_actions(q)
    if not q.rooms:
        return parts
    start, timed = q.hour.start, []
    for part in parts:
        timed.append(Timed(start, part.what))
        start += timedelta(minutes=part.minutes)
    places = _one_after_another(q.card, timed, q.whole, "")
    return tuple(replace(part, where=p.where, state=p.state) for part, p in zip(parts, places, strict=True))


def place_the_hour(q: PlaceTheHour) -> tuple[Placed, ...]:
    """A place and a state for each activity."""
    return tuple(_one_after_another(q.card, q.activities, q.chunk, q.refused))


def _one_after_another(card: Card, activities: Sequence[Timed], chunk: Chunk, refused: str) -> list[Placed]:
    """Each placed from where the one before it was done: nobody walks to and fro for nothing."""
    placed: list[Placed] = []
    for activity in activities:
        placed.append(place_one(choose_place, new_state, card, activity, chunk, refused))
        card = replace(card, here=":".join(placed[-1].where.split(":")[:2]))
    return placed
