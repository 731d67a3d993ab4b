"""Under which conditions a study lets towns live: what is left out, and which settings are changed."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.mind.recall import RecallSettings
from game.mind.worker import Think
from game.study.ablations import Ablation, ablations_of, thinking_without
from game.study.knobs import Setting, read_settings
from game.study.phrases import listed
from game.world.settings import Settings

FULL = "full"


@dataclass(frozen=True, slots=True)
class Condition:
    """One way to live. `name` is how reports and JSON call it: `full`, `reflection,planning`, `recall.decay=1`."""

    name: str = FULL
    removed: tuple[str, ...] = ()
    """Names of ablations."""
    settings: tuple[Setting, ...] = ()
    varied: bool = False
    """Whether a setting is what sets it apart."""

    @property
    def words(self) -> str:
        """How a sentence calls it: `without reflection and planning`."""
        return f"without {listed(self.removed)}" if self.removed else self.name

    @property
    def world(self) -> Settings:
        """The numbers that its world runs on; what is removed stays removed whatever is set."""
        settings = Settings()
        for change in self._changes():
            settings = change.world(settings)
        return settings

    @property
    def retrieval(self) -> RecallSettings:
        """The numbers of its retrieval."""
        settings = RecallSettings()
        for change in self._changes():
            settings = change.retrieval(settings)
        return settings

    def _changes(self) -> list[Setting | Ablation]:
        return [*self.settings, *ablations_of(self.removed)]

    @property
    def think(self) -> Think:
        """How its people think."""
        return thinking_without(self.removed)


INTERVIEWED: tuple[tuple[str, tuple[str, ...]], ...] = (
    (FULL, ()),
    ("no reflection", ("reflection",)),
    ("no reflection or planning", ("reflection", "planning")),
    ("nothing", ("memory", "reflection", "planning")),
)
"""The conditions under which people are interviewed, after the paper, section 6.2: name, and what is removed."""


def conditions_of(ablate: Iterable[str], changes: Iterable[str], interviews: bool = False) -> list[Condition]:
    """The conditions that a command line asks for, the full architecture first.

    A setting with one value holds in every condition; one with several makes a condition of each of them. Interviews
    add the conditions they compare, if they are not there yet. Raises `InputError` for what makes no sense.
    """
    read = [read_settings(words) for words in changes]
    everywhere = tuple(values[0] for values in read if len(values) == 1)
    wanted = [_names(words) for words in ablate] + [list(removed) for _, removed in INTERVIEWED if interviews]
    found = [Condition(settings=everywhere)]
    found += [Condition(",".join(names), tuple(names), everywhere) for names in wanted if names]
    found += [
        Condition(str(value), (), (*everywhere, value), True) for values in read if len(values) > 1 for value in values
    ]
    unique: dict[frozenset[str], Condition] = {}
    for condition in found:
        unique.setdefault(frozenset((*condition.removed, *map(str, condition.settings))), condition)
    return list(unique.values())


def _names(words: str) -> list[str]:
    """`reflection, planning` as names, each once and known."""
    names = list(dict.fromkeys(name.strip() for name in words.split(",") if name.strip()))
    ablations_of(names)
    return names
