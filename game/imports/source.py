"""A saved simulation as it was read: checked, but still in its own words and with its own places."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path

from game.errors import InputError
from game.imports.files import Simulation
from game.imports.ledger import Ledger
from game.imports.shapes import Meta, Node, Nodes, Scratch, Spatial, Step

_LONGEST_PAST = timedelta(days=3660)
"""How far from the present moment a memory may be: a wrong date must not set the clock back by a thousand years."""


@dataclass(frozen=True, slots=True)
class Someone:
    """One person of the simulation."""

    scratch: Scratch
    nodes: list[tuple[str, Node]]
    """In the order in which they were remembered, with their ids."""
    places: list[str]
    """Addresses `world:sector:arena` of all that they know of."""


class Source:
    """A whole simulation, read from its folder. Raises `InputError` naming file and field."""

    def __init__(self, folder: Path, ledger: Ledger) -> None:
        """Reads everything but the steps, which are looked up when they are asked for."""
        self._folder, self._ledger = Simulation(folder), ledger
        self._meta = self._folder.read(self._folder.meta, Meta)
        self.now = self._meta.curr_time
        names = self._meta.persona_names
        if len(set(names)) < len(names):
            raise InputError(f"{folder / self._folder.meta}: `persona_names`: somebody is in it twice")
        self.people = [self._someone(name) for name in names]
        self._steps: dict[int, Step] = {}

    @property
    def start(self) -> datetime:
        """Midnight of the day on which the story begins: no memory is older."""
        first = min([self._meta.start_date, self.now, *(n.created for p in self.people for _, n in p.nodes)])
        return first.replace(hour=0, minute=0, second=0)

    def did_at(self, name: str, moment: datetime) -> str:
        """The address at which somebody was active at a moment; empty where no step tells."""
        ago = (self.now - moment).total_seconds() / self._meta.sec_per_step
        step = self._meta.step - round(ago)
        record = self._step(step).persona.get(name) if 0 <= step <= self._meta.step else None
        address = record.description.partition(" @ ")[2] if record else ""
        return "" if address.startswith("<") else address

    def _step(self, number: int) -> Step:
        if number not in self._steps:
            name = f"movement/{number}.json"
            self._steps[number] = self._folder.read(name, Step) if self._folder.has(name) else Step()
        return self._steps[number]

    def _someone(self, name: str) -> Someone:
        base = f"personas/{name}/bootstrap_memory"
        scratch = self._folder.read(f"{base}/scratch.json", Scratch)
        if scratch.name != name:
            path = self._folder.path(f"{base}/scratch.json")
            raise InputError(f"{path}: `name`: is {scratch.name}, expected {name} as in the head of the simulation")
        spatial = self._folder.read(f"{base}/spatial_memory.json", Spatial, "places").places
        return Someone(scratch, self._nodes(f"{base}/associative_memory/nodes.json"), list(_addresses(spatial)))

    def _nodes(self, file: str) -> list[tuple[str, Node]]:
        """Somebody's nodes by time, and of one time in the order of their numbers."""
        nodes = self._folder.read(file, Nodes, "nodes").nodes
        for key, node in nodes.items():
            if abs(node.created - self.now) > _LONGEST_PAST:
                said = f"is {node.created:%Y-%m-%d}, expected a day within ten years of {self.now:%Y-%m-%d}"
                raise InputError(f"{self._folder.path(file)}: `{key}`, `created`: {said}")
            if node.created > self.now:
                self._ledger.change("A memory from after the present moment is dated to the present")
                node.created = self.now
        return sorted(nodes.items(), key=lambda item: (item[1].created, int(item[0].removeprefix("node_"))))


def _addresses(places: dict[str, dict[str, dict[str, list[str]]]]) -> list[str]:
    return [
        f"{world}:{sector}:{arena}"
        for world, sectors in places.items()
        for sector, arenas in sectors.items()
        for arena in arenas
    ]
