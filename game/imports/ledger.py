"""What came of an import: what was taken, what was changed, and what has no place here, with reasons."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Ledger:
    """The account of one import, filled in while it goes on."""

    people: int = 0
    memories: int = 0
    """Those of the simulation; what people know of themselves from their descriptions comes on top."""
    seeds: int = 0
    reflections: int = 0
    conversations: int = 0
    plans: int = 0
    """People who go on with the plan that they had made for the present day: they make none until the next."""
    rooms: int = 0
    """Rooms that people know of, all together."""
    _changed: dict[str, int] = field(default_factory=dict)
    _dropped: dict[tuple[str, str], int] = field(default_factory=dict)

    def change(self, sentence: str) -> None:
        """Something was taken, but is not as it was; the same sentence again is counted."""
        self._changed[sentence] = self._changed.get(sentence, 0) + 1

    def drop(self, what: str, why: str, count: int = 1) -> None:
        """Something has no place here; the same again is added up."""
        self._dropped[what, why] = self._dropped.get((what, why), 0) + count

    @property
    def changed(self) -> list[str]:
        """A sentence for each kind of change, with how often if it was more than once."""
        return [text + (f" ({count} times)" if count > 1 else "") for text, count in self._changed.items()]

    @property
    def dropped(self) -> list[dict[str, Any]]:
        """What has no place here: `what`, `count` and `why`."""
        return [{"what": what, "count": count, "why": why} for (what, why), count in self._dropped.items()]

    def as_json(self) -> dict[str, Any]:
        """The whole account as plain values."""
        counts = ("people", "memories", "seeds", "reflections", "conversations", "plans", "rooms")
        return {name: getattr(self, name) for name in counts} | {"changed": self.changed, "dropped": self.dropped}
