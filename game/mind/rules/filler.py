"""Something to do with free time, with when it fits and how much one is drawn to it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Filler:
    """Something that can be done; times in minutes from midnight."""

    what: str
    where: str
    weight: float
    shortest: int
    longest: int
    since: int = 0
    until: int = 24 * 60
    toil: bool = False
    """Work on something: rather by day than in the evening."""
    key: str = ""
    """What counts as the same again on one day."""

    def fits(self, minute: int) -> bool:
        """Whether it can be begun at a minute of the day."""
        return self.since <= minute % 1440 and minute % 1440 + min(self.shortest, 30) <= self.until
