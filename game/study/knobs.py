"""The settings that a study can change by name: `--set recall.decay=0.99,0.995,1`."""

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from game.errors import InputError
from game.mind.recall import RecallSettings
from game.mind.settings import ActSettings
from game.study.names import nearest
from game.world.clock import MINUTE
from game.world.settings import Settings

Value = int | float
_WHOLE = 10**9
"""The largest number that a setting takes."""


@dataclass(frozen=True, slots=True)
class Knob:
    """One setting: which field of what it is, in which unit it is said, where its default comes from."""

    where: Literal["world", "recall", "acts"]
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
        kept: Value = getattr(self._kind(), self.field)
        return kept // self.per_unit if isinstance(kept, int) else kept / self.per_unit

    @property
    def whole(self) -> bool:
        """Whether it counts something."""
        kinds = {f.name: f.type for f in fields(self._kind)}
        return kinds[self.field] is int

    @property
    def _kind(self) -> Any:
        """The settings that it is a field of."""
        return {"world": Settings, "recall": RecallSettings, "acts": ActSettings}[self.where]


def _minutes(field: str, source: str = "ours", least: float = 0) -> Knob:
    return Knob("world", field, "game minutes", source, MINUTE, least)


def _memories(field: str, source: str = "ours", least: float = 0) -> Knob:
    return Knob("acts", field, "memories", source, least=least)


_SITTING = "paper, section 4.2"
_WEIGHT = "the authors' program; the paper: 1"


KNOBS: dict[str, Knob] = {
    "reflection.threshold": Knob("world", "reflect_at", "importance", _SITTING, least=1),
    "reflection.latest": _memories("reflect_latest", _SITTING, least=1),
    "reflection.questions": Knob("acts", "reflect_questions", "questions", _SITTING),
    "reflection.insights": Knob("acts", "reflect_insights", "insights a question", _SITTING),
    "reflection.most": Knob("acts", "reflect_most", "insights a sitting", "ours; the paper: 15"),
    "reflection.recalled": _memories("reflect_recalled"),
    "reflection.standing": Knob("acts", "reflect_standing", "conclusions", "ours", least=1),
    "reflection.against": _memories("reflect_against"),
    "reflection.least": Knob("acts", "reflect_least", "confidence", "ours", most=1),
    "reflection.core": Knob("acts", "reflect_core", "first-hand memories", "ours"),
    "recall.recency": Knob("recall", "recency", "weight", _WEIGHT),
    "recall.importance": Knob("recall", "importance", "weight", _WEIGHT),
    "recall.relevance": Knob("recall", "relevance", "weight", _WEIGHT),
    "recall.decay": Knob("recall", "decay", "factor a game hour", "paper, section 4.1", most=1),
    "perception.sight": Knob("world", "sight", "tiles", "COGNITION, section 1"),
    "perception.attention": Knob("world", "attention", "pieces of news a tick", "COGNITION, section 1"),
    "perception.earshot": Knob("world", "earshot", "tiles", "COGNITION, section 1"),
    "perception.overhear": Knob("world", "overhear", "chance", "ours", most=1),
    "perception.worth_hearing": Knob("world", "worth_hearing", "words", "ours"),
    "perception.meet_again": _minutes("meet_again"),
    "perception.look_again": _minutes("look_again"),
    "planning.lead": Knob("world", "plan_lead", "ticks", "ours"),
    "planning.try_again": _minutes("baffled_for"),
    "planning.routine": _memories("plan_routine"),
    "planning.due": _memories("plan_due"),
    "planning.actions": _memories("plan_actions"),
    "walking.patience": Knob("world", "patience", "ticks", "ours"),
    "reaction.ask_again": _minutes("ask_again"),
    "reaction.relation": _memories("react_relation"),
    "reaction.act": _memories("react_act"),
    "talk.pair_rest": _minutes("pair_rest"),
    "talk.rest": _minutes("talk_rest"),
    "talk.line": _minutes("line_ticks", least=1),
    "talk.most_lines": Knob("world", "most_lines", "lines", "ours", least=2),
    "talk.walk": Knob("world", "talk_walk", "tiles", "ours"),
    "talk.silence": _minutes("silence", least=1),
    "talk.between": _memories("talk_between"),
    "talk.relation": _memories("talk_relation"),
    "talk.last_line": _memories("talk_last_line"),
    "talk.topic": _memories("talk_topic"),
    "talk.news": _memories("talk_news"),
    "talk.deeds": _memories("talk_deeds"),
    "talk.digest": _memories("talk_digest"),
    "voice.recalled": _memories("voice_recalled"),
    "rating.every": _minutes("rate_every", least=1),
    "summary.every": _minutes("describe_every", "ours; the paper: at intervals", least=1),
    "summary.recalled": _memories("summary_recalled"),
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
        return replace(settings, **self._changed("world"))

    def retrieval(self, settings: RecallSettings) -> RecallSettings:
        """The numbers of retrieval with this one among them."""
        acts = replace(settings.acts, **self._changed("acts"))
        return replace(settings, **self._changed("recall"), acts=acts)

    def _changed(self, where: str) -> dict[str, Any]:
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
