"""An hour by rule: its actions with their places, each by one choice a level, as if it were asked alone."""

from dataclasses import replace
from datetime import timedelta

from game.mind.ground import place_one
from game.mind.questions import Part, Placed, PlaceTheHour, SplitIntoActions, Timed
from game.mind.rules.parts import split_into_actions
from game.mind.rules.places import choose_place, new_state


def act_the_hour(q: SplitIntoActions) -> tuple[Part, ...]:
    """The actions of an hour; with their places, where the question says which there are."""
    parts = split_into_actions(q)
    if not q.rooms:
        return parts
    start, placed = q.hour.start, []
    for part in parts:
        place = place_one(choose_place, new_state, q.card, Timed(start, part.what), q.whole)
        placed.append(replace(part, where=place.where, state=place.state))
        start += timedelta(minutes=part.minutes)
    return tuple(placed)


def place_the_hour(q: PlaceTheHour) -> tuple[Placed, ...]:
    """A place and a state for each activity."""
    return tuple(place_one(choose_place, new_state, q.card, a, q.chunk, q.refused) for a in q.activities)
