"""What the files of a saved simulation hold, as far as it is taken: types, bounds, and what real ones got wrong."""

import re
from datetime import datetime
from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_LONG = re.compile(r"([A-Z][a-z]+) (\d{1,2}), (\d{4})(?:, (\d\d):(\d\d):(\d\d))?")
_SHORT = re.compile(r"(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)")
_YEARS = range(1000, 9000)
"""As in a town file: dates stay dates however long the story goes on."""
_MOST_PEOPLE, _MOST_NODES, _MOST_MINUTES, _LONGEST = 100, 200_000, 100_000, 20_000


def moment(text: object) -> datetime:
    """A date in either of the two ways that the files write it. Raises `ValueError`."""
    found = _LONG.fullmatch(text) if isinstance(text, str) else None
    if found and found[1] in _MONTHS:
        parts = [found[3], str(_MONTHS.index(found[1]) + 1), found[2], *(part or "0" for part in found.groups()[3:])]
    else:
        short = _SHORT.fullmatch(text) if isinstance(text, str) else None
        parts = list(short.groups()) if short else []
    if not parts or int(parts[0]) not in _YEARS:
        raise ValueError("expected a date such as `February 13, 2023, 07:30:00` or `2023-02-13 07:30:00`")
    return datetime(*map(int, parts))  # type: ignore[arg-type]


def tidy(text: str) -> str:
    """A text without control characters, line breaks and halves of characters."""
    printable = "".join(c if c.isprintable() else " " for c in text)
    return " ".join(printable.encode("utf-8", "replace").decode("utf-8").split())


def _string(value: object) -> str:
    if not isinstance(value, str):
        raise ValueError("expected text")
    if len(value) > _LONGEST:
        raise ValueError(f"expected at most {_LONGEST} characters of text, found {len(value)}")
    return tidy(value)


def _name(value: object) -> str:
    name = _string(value)
    if name != value or not 0 < len(name) <= 80 or re.search(r'[/\\:<>"|?*]', name) or name.strip(". ") != name:
        raise ValueError("expected somebody's name")
    return name


def _listed(value: object) -> object:
    """A bare string where a list is meant, and null for an empty one."""
    return [value] if isinstance(value, str) and value else value or []


def _filling(value: object) -> object:
    """Ids, or the lines of a talk; null stays apart, since it tells plans from conclusions."""
    if value is None:
        return None
    pieces = [value] if isinstance(value, str) else value
    if not isinstance(pieces, list) or not all(_is_piece(piece) for piece in pieces):
        raise ValueError("expected a list of node ids or of [speaker, line]")
    return pieces


def _is_piece(piece: object) -> bool:
    pair = isinstance(piece, list) and len(piece) == 2 and all(isinstance(part, str) for part in piece)
    return pair or isinstance(piece, str)


def _nodes(value: object) -> object:
    keys = value if isinstance(value, dict) else ()
    wrong = next((key for key in keys if not re.fullmatch(r"node_\d{1,9}", key)), None)
    if wrong is not None:
        raise ValueError(f"`{tidy(wrong)[:40]}` is no id of a node, expected `node_1`")
    return value


Text = Annotated[str, BeforeValidator(_string)]
Name = Annotated[str, BeforeValidator(_name)]
Texts = Annotated[list[Text], BeforeValidator(_listed), Field(max_length=500)]
Moment = Annotated[datetime, BeforeValidator(moment)]
Whole = Annotated[int, Field(strict=True, ge=-1_000_000_000, le=1_000_000_000)]
Minutes = Annotated[int, Field(strict=True, ge=-_MOST_MINUTES, le=_MOST_MINUTES)]
Schedule = Annotated[list[tuple[Text, Minutes]], BeforeValidator(_listed), Field(max_length=2000)]
Lines = Annotated[list[tuple[Text, Text]], BeforeValidator(_listed), Field(max_length=500)]
Filling = Annotated[Any, BeforeValidator(_filling)]


class _Shape(BaseModel):
    model_config = ConfigDict(extra="ignore", allow_inf_nan=False)


class Meta(_Shape):
    """`reverie/meta.json`: what time it is, and who is there."""

    start_date: Moment
    curr_time: Moment
    sec_per_step: Annotated[int, Field(strict=True, ge=1, le=86_400)] = 10
    persona_names: list[Name] = Field(min_length=1, max_length=_MOST_PEOPLE)
    step: Annotated[int, Field(strict=True, ge=0, le=1_000_000_000)] = 0


class Scratch(_Shape):
    """`scratch.json`: who somebody is, and what they are at. Of its 47 fields those that mean something here."""

    name: Name
    age: Annotated[int, Field(strict=True, ge=0, le=150)] = 30
    innate: Text = ""
    learned: Text = ""
    currently: Text = ""
    lifestyle: Text = ""
    living_area: Text | None = None
    daily_plan_req: Text = ""
    daily_req: Texts = Field(default_factory=list)
    curr_time: Moment | None = None
    importance_trigger_max: Whole = 150
    importance_trigger_curr: Whole = 150
    f_daily_schedule: Schedule = Field(default_factory=list)
    act_address: Text | None = None
    act_start_time: Moment | None = None
    act_duration: Minutes | None = None
    act_description: Text | None = None
    act_pronunciatio: Text | None = None
    chatting_with: Text | None = None
    chat: Lines = Field(default_factory=list)


class Node(_Shape):
    """One entry of `nodes.json`. Counters and depth are made anew; the key of its vector is of no use here."""

    type: Literal["event", "thought", "chat"]
    created: Moment
    subject: Text | None = None
    predicate: Text | None = None
    object: Text | None = None
    description: Text
    poignancy: Annotated[int, Field(strict=True, ge=-100, le=100)]
    filling: Filling = None

    @property
    def lines(self) -> list[tuple[str, str]]:
        """The lines of a talk, `(speaker, words)`."""
        return [(tidy(p[0]), tidy(p[1])) for p in self.filling or [] if isinstance(p, list) and tidy(p[1])]

    @property
    def rests_on(self) -> list[str]:
        """The ids of the nodes that it cites."""
        return [piece for piece in self.filling or [] if isinstance(piece, str)]


class Nodes(_Shape):
    """`nodes.json`."""

    nodes: Annotated[dict[str, Node], BeforeValidator(_nodes), Field(max_length=_MOST_NODES)]


class Spatial(_Shape):
    """`spatial_memory.json`: world > sector > arena > things."""

    places: dict[str, dict[str, dict[str, Texts]]]


class Record(_Shape):
    """What somebody did in one step: `activity @ address`."""

    description: Text = ""


class Step(_Shape):
    """`movement/<step>.json`."""

    persona: dict[str, Record] = Field(default_factory=dict)
