"""The settings that a study can change by name: `--set recall.decay=0.99,0.995,1`."""

from dataclasses import dataclass, fields, replace
from typing import Literal

from game.errors import InputError
from game.mind.recall import RecallSettings
from game.study.names import nearest
from game.world.clock import MINUTE
from game.world.settings import Settings

Value = int | float
_WHOLE = 10**9
"""The largest number that a setting takes."""


@dataclass(frozen=True, slots=True)
class Knob:
    """One setting: which field of what it is, in which unit it is said, where its default comes from."""

    where: Literal["world", "recall"]
    field: str
    unit: str
    source: str
    per_unit: int = 1
    """What the field counts for one unit: six ticks for a game minute."""
    least: float = 0
    most: float = _WHOLE

    @property
    def default(self) -> Value:
        """The value it has where nobody changes it, in its unit."""
        kept: Value = getattr(Settings() if self.where == "world" else RecallSettings(), self.field)
        return kept // self.per_unit if isinstance(kept, int) else kept / self.per_unit

    @property
    def whole(self) -> bool:
        """Whether it counts something."""
        kinds = {f.name: f.type for f in fields(Settings if self.where == "world" else RecallSettings)}
        return kinds[self.field] is int


def _minutes(field: str, source: str = "ours", least: float = 0) -> Knob:
    return Knob("world", field, "game minutes", source, MINUTE, least)


KNOBS: dict[str, Knob] = {
    "reflection.threshold": Knob("world", "reflect_at", "importance", "paper, section 4.2", least=1),
    "recall.recency": Knob("recall", "recency", "weight", "paper, section 4.1"),
    "recall.importance": Knob("recall", "importance", "weight", "paper, section 4.1"),
    "recall.relevance": Knob("recall", "relevance", "weight", "paper, section 4.1"),
    "recall.decay": Knob("recall", "decay", "factor a game hour", "paper, section 4.1", most=1),
    "perception.sight": Knob("world", "sight", "tiles", "COGNITION, section 1"),
    "perception.attention": Knob("world", "attention", "pieces of news a tick", "COGNITION, section 1"),
    "perception.earshot": Knob("world", "earshot", "tiles", "COGNITION, section 1"),
    "perception.overhear": Knob("world", "overhear", "chance", "ours", most=1),
    "perception.meet_again": _minutes("meet_again"),
    "perception.look_again": _minutes("look_again"),
    "reaction.ask_again": _minutes("ask_again"),
    "talk.pair_rest": _minutes("pair_rest"),
    "talk.rest": _minutes("talk_rest"),
    "talk.line": _minutes("line_ticks", least=1),
    "talk.most_lines": Knob("world", "most_lines", "lines", "ours", least=2),
    "rating.every": _minutes("rate_every", least=1),
    "summary.every": _minutes("describe_every", "ours; the paper: at intervals", least=1),
}


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting with the value that a study gives it, in the setting's unit."""

    name: str
    value: Value

    def __str__(self) -> str:
        return f"{self.name}={self.value:g}"

    def world(self, settings: Settings) -> Settings:
        """World settings with this one in them."""
        return replace(settings, **self._changed("world"))  # type: ignore[arg-type]  # read_settings saw to it

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The numbers of retrieval with this one among them."""
        return replace(settings, **self._changed("recall"))

    def _changed(self, where: str) -> dict[str, Value]:
        knob = KNOBS[self.name]
        return {knob.field: self.value * knob.per_unit} if knob.where == where else {}


def read_settings(words: str) -> tuple[Setting, ...]:
    """`recall.decay=0.99,0.995` as one setting a value. Raises `InputError` for an unknown name or a bad value."""
    name, equals, values = words.partition("=")
    name = name.strip()
    if name not in KNOBS:
        raise InputError(f"--set: there is no setting {name}, {nearest(name, KNOBS)}")
    if not equals or not values.strip():
        raise InputError(f"--set: {name} is given no value, expected something like {name}={KNOBS[name].default:g}")
    return tuple(Setting(name, _value(name, word.strip())) for word in values.split(","))


def _value(name: str, word: str) -> Value:
    knob = KNOBS[name]
    kind = "a whole number" if knob.whole else "a number"
    try:
        value: Value = int(word) if knob.whole else float(word)
    except ValueError as error:
        raise InputError(f"--set: {name}={word} makes no sense, expected {kind} ({knob.unit})") from error
    if not knob.least <= value <= knob.most:
        raise InputError(f"--set: {name}={word} is out of range, expected {knob.least:g} to {knob.most:g} {knob.unit}")
    return value
