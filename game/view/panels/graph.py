"""Where the people of a network stand: friends near each other, nobody on top of another. Knows no picture."""

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.world.relations import Edge, Network

Place = tuple[float, float]
"""From 0 to 1 in both directions."""
_ROUNDS, _STEP = 60, 0.05
_APART = 0.16
"""Two heads nearer than this push each other away."""
_FLAT = 0.6
"""The picture is wider than high, and a name stands under each head: those above each other need more room."""

_CLOSEST = (0.05, 0.16)
"""How near two may come to each other across and up: a face with its name, in the smallest window."""
_CROWDED, _PARTINGS = 0.5, 30
"""The share of the room from which on no faces are moved apart, and in how many rounds they are."""


def strength(edge: Edge) -> float:
    """How close two are to each other, from -1 to 1: the mean of both sides."""
    return sum(edge.closeness) / 20


@dataclass(slots=True)
class Graph:
    """The network of a day, and where everybody stands; who was put somewhere stays there on other days."""

    names: Sequence[str]
    network: Network
    places: dict[str, Place] = field(default_factory=dict)
    ties: dict[str, list[tuple[str, float]]] = field(default_factory=dict)
    """Whom each knows and how close, the closest first."""

    def __post_init__(self) -> None:
        self.show(self.network)
        self.places = laid_out(self.names, self.network.edges)

    def show(self, network: Network) -> None:
        """Another day: the same people in the same places."""
        self.network = network
        self.ties = {name: [] for name in self.names}
        for edge in network.edges:
            one, other = edge.people
            self.ties[one].append((other, edge.closeness[0] / 10))
            self.ties[other].append((one, edge.closeness[1] / 10))
        for ties in self.ties.values():
            ties.sort(key=lambda tie: (-tie[1], tie[0]))

    def nearest(self, spot: Place, reach: Place) -> str:
        """Who stands at a place, give or take a reach in each direction; empty for nobody."""
        off = {n: (abs(x - spot[0]) / reach[0], abs(y - spot[1]) / reach[1]) for n, (x, y) in self.places.items()}
        near = [name for name, (dx, dy) in off.items() if max(dx, dy) <= 1]
        return min(near, key=lambda name: math.hypot(*off[name]), default="")

    def move(self, name: str, spot: Place) -> None:
        """Put somebody somewhere."""
        self.places[name] = (max(0.0, min(1.0, spot[0])), max(0.0, min(1.0, spot[1])))


def laid_out(names: Sequence[str], edges: Sequence[Edge]) -> dict[str, Place]:
    """Places for everybody, the same for the same network: from a circle, friends are drawn together and all are
    kept apart."""
    count = len(names)
    turns = [2 * math.pi * n / max(1, count) for n in range(count)]
    spots = [[0.5 + 0.4 * math.cos(turn), 0.5 + 0.4 * math.sin(turn)] for turn in turns]
    index = {name: n for n, name in enumerate(names)}
    pull = [(index[e.people[0]], index[e.people[1]], max(0.0, strength(e)) ** 2) for e in edges]
    for turn in range(_ROUNDS):
        _relax(spots, pull, _STEP * (1 - turn / _ROUNDS))
    return dict(zip(names, _parted(_spread(spots)), strict=True))


def _relax(spots: list[list[float]], pull: list[tuple[int, int, float]], step: float) -> None:
    """One round: friends come nearer, and those who stand too close give way."""
    push = [[0.0, 0.0] for _ in spots]
    for one, other, strong in pull:
        dx, dy = spots[other][0] - spots[one][0], spots[other][1] - spots[one][1]
        for n, sign in ((one, strong), (other, -strong)):
            push[n][0] += sign * dx
            push[n][1] += sign * dy
    for one in range(len(spots)):
        for other in range(one):
            dx, dy = spots[one][0] - spots[other][0], spots[one][1] - spots[other][1]
            away = max(1e-3, math.hypot(dx, dy * _FLAT))
            force = (_APART / away) ** 2 / away / 4
            for n, sign in ((one, force), (other, -force)):
                push[n][0] += sign * dx
                push[n][1] += sign * dy
    for spot, (dx, dy) in zip(spots, push, strict=True):
        length = max(1.0, math.hypot(dx, dy))
        spot[0] += step * dx / length
        spot[1] += step * dy / length


def _spread(spots: list[list[float]]) -> list[Place]:
    """The same places stretched over the whole of the room."""
    out: list[list[float]] = []
    for axis in (0, 1):
        values = [spot[axis] for spot in spots]
        low, high = min(values, default=0.0), max(values, default=1.0)
        out.append([(value - low) / (high - low) if high - low > 1e-9 else 0.5 for value in values])
    return list(zip(*out, strict=True))


def _parted(places: Sequence[Place]) -> list[Place]:
    """The same places, moved where one face would lie on another's name; as they are where there is no room."""
    spots = [list(place) for place in places]
    if len(spots) * _CLOSEST[0] * _CLOSEST[1] > _CROWDED:
        return list(places)
    for _ in range(_PARTINGS):
        for one, other in itertools.combinations(spots, 2):
            apart = [other[axis] - one[axis] for axis in (0, 1)]
            lacks = [_CLOSEST[axis] - abs(apart[axis]) for axis in (0, 1)]
            if min(lacks) > 0:
                axis = min((0, 1), key=lambda n: lacks[n] / _CLOSEST[n])
                shift = math.copysign(lacks[axis] / 2, apart[axis])
                one[axis], other[axis] = max(0.0, one[axis] - shift), min(1.0, other[axis] + shift)
                one[axis], other[axis] = min(1.0, one[axis]), max(0.0, other[axis])
    return [(x, y) for x, y in spots]
