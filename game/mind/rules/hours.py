"""The places of an hour by rule: each action by one choice a level, as if it were asked alone."""

from game.mind.ground import place_one
from game.mind.questions import Placed, PlaceTheHour
from game.mind.rules.places import choose_place, new_state


def place_the_hour(q: PlaceTheHour) -> tuple[Placed, ...]:
    """A place and a state for each activity."""
    return tuple(place_one(choose_place, new_state, q.card, a, q.chunk, q.refused) for a in q.activities)
