"""What thoughts cost, by person and by purpose, and where spending ends.

One governor serves all models of a town. It counts what servers bill, refuses new calls at a cap and while paused;
calls already in flight are let finish, so a cap can be passed by at most one batch of them.
"""

import threading
import time
from collections import defaultdict, deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from game.llm.answers import usage_of
from game.llm.errors import (
    AnswerError,
    BrokenOffError,
    CapReachedError,
    ModelError,
    NotAskedError,
    PausedError,
    TooSlowError,
)
from game.llm.model import Model, Reply, Request, Usage
from game.llm.prices import Price

_HOUR = 3600.0
Key = tuple[str, str, str]
"""Game day, person, kind of question."""


@dataclass(frozen=True, slots=True)
class Bill:
    """A sum of calls."""

    calls: int = 0
    failed: int = 0
    """Calls without a usable answer; those that were answered are billed all the same."""
    tokens_in: int = 0
    tokens_out: int = 0
    cached: int = 0
    money: float = 0.0
    """US dollars, of the calls whose price is known."""
    unpriced: int = 0
    """Calls whose price is not known."""
    estimated: int = 0
    """Calls for which the server gave no usage, or that were broken off: tokens were counted from the letters."""

    @property
    def tokens(self) -> int:
        """In and out together."""
        return self.tokens_in + self.tokens_out

    def __add__(self, other: "Bill") -> "Bill":
        return self._plus(other, 1)

    def __sub__(self, other: "Bill") -> "Bill":
        return self._plus(other, -1)

    def _plus(self, other: "Bill", sign: int) -> "Bill":
        return Bill(
            self.calls + sign * other.calls,
            self.failed + sign * other.failed,
            self.tokens_in + sign * other.tokens_in,
            self.tokens_out + sign * other.tokens_out,
            self.cached + sign * other.cached,
            self.money + sign * other.money,
            self.unpriced + sign * other.unpriced,
            self.estimated + sign * other.estimated,
        )


def bill_of(usage: Usage, price: Price | None) -> Bill:
    """One call: the money the server names, else what the price list makes of its tokens."""
    money = usage.money if usage.money is not None else price.of(usage) if price is not None else None
    return Bill(
        1, 0, usage.tokens_in, usage.tokens_out, usage.cached, money or 0.0, int(money is None), int(not usage.billed)
    )


@dataclass(frozen=True, slots=True)
class Caps:
    """The most that may be spent; 0 is no cap. Money in US dollars."""

    tokens_an_hour: int = 0
    tokens_a_day: int = 0
    """Of the game."""
    tokens_a_town: int = 0
    money_an_hour: float = 0.0
    money_a_day: float = 0.0
    money_a_town: float = 0.0

    def reached(self, span: str, spent: Bill) -> str:
        """The cap of that span (hour, day, town) that is reached, in words; empty if none is."""
        article = "an" if span == "hour" else "a"
        tokens, money = getattr(self, f"tokens_{article}_{span}"), getattr(self, f"money_{article}_{span}")
        named = {"hour": "hour", "day": "game day", "town": "town"}[span]
        if tokens and spent.tokens >= tokens:
            return f"the cap of {tokens:,} tokens {article} {named} is reached"
        if money and spent.money >= money:
            return f"the cap of ${money:,.2f} {article} {named} is reached"
        return ""


class Governor:
    """Shared by all models of a town and called from many threads at once."""

    def __init__(self, caps: Caps = Caps(), clock: Callable[[], float] = time.monotonic) -> None:
        """`clock` gives seconds, for the cap of an hour."""
        self.caps = caps
        self._clock = clock
        self._lock = threading.Lock()
        self._lately: deque[tuple[float, Bill]] = deque()
        self._hour_sum, self._today, self._town = Bill(), Bill(), Bill()
        self._bills: defaultdict[Key, Bill] = defaultdict(Bill)
        self._day = ""
        self._paused = False

    # -- what is said on screen

    @property
    def total(self) -> Bill:
        """The whole town so far."""
        with self._lock:
            return self._town

    @property
    def today(self) -> Bill:
        """Since the game day began."""
        with self._lock:
            return self._today

    @property
    def last_hour(self) -> Bill:
        """The last 60 minutes of real time."""
        with self._lock:
            return self._hour()

    def by_person(self) -> dict[str, Bill]:
        """Bills by who thought, in alphabetical order."""
        return self._by(1)

    def by_purpose(self) -> dict[str, Bill]:
        """Bills by kind of question, in alphabetical order."""
        return self._by(2)

    @property
    def stopped_by(self) -> str:
        """Why no new call is let through, in words; empty if they are."""
        with self._lock:
            return "calls are paused" if self._paused else self._cap()

    # -- steering

    @property
    def paused(self) -> bool:
        """Whether new calls are refused because somebody paused them."""
        return self._paused

    def pause(self) -> None:
        """Refuse every new call from now on."""
        self._paused = True

    def resume(self) -> None:
        """Let calls through again."""
        self._paused = False

    def start_day(self, day: str) -> None:
        """It is that game day (ISO) from now on; what was spent on it before, in another branch too, counts."""
        with self._lock:
            self._day = day
            self._today = sum((bill for key, bill in self._bills.items() if key[0] == day), Bill())

    # -- for the models that are governed

    def admit(self) -> None:
        """Let a call through. Raises `PausedError` or `CapReachedError`."""
        with self._lock:
            if self._paused:
                raise PausedError("calls are paused")
            if why := self._cap():
                raise CapReachedError(why)

    def charge(self, person: str, purpose: str, bill: Bill) -> None:
        """Count a call."""
        with self._lock:
            self._bills[self._day, person, purpose] += bill
            self._town += bill
            self._today += bill
            self._hour_sum += bill
            self._lately.append((self._clock(), bill))

    # -- for the save

    def kept(self) -> dict[Key, Bill]:
        """All that was spent, to be kept with the town."""
        with self._lock:
            return dict(self._bills)

    def lately(self) -> dict[int, Bill]:
        """What was spent in the last hour, by how many whole minutes ago."""
        with self._lock:
            self._hour()
            sums: defaultdict[int, Bill] = defaultdict(Bill)
            for at, bill in self._lately:
                sums[int((self._clock() - at) // 60.0)] += bill
            return dict(sums)

    def restore(self, kept: Mapping[Key, Bill], lately: Mapping[int, Bill] = {}) -> None:
        """Go on from what was kept; `lately` by how many minutes ago that is now."""
        with self._lock:
            self._bills.clear()
            self._bills.update(kept)
            self._town = sum(kept.values(), Bill())
            self._today = sum((bill for key, bill in kept.items() if key[0] == self._day), Bill())
            self._lately = deque((self._clock() - 60.0 * ago, lately[ago]) for ago in sorted(lately, reverse=True))
            self._hour_sum = sum(lately.values(), Bill())

    def _cap(self) -> str:
        spans = {"hour": self._hour(), "day": self._today, "town": self._town}
        return next(filter(None, (self.caps.reached(span, spent) for span, spent in spans.items())), "")

    def _hour(self) -> Bill:
        while self._lately and self._lately[0][0] <= self._clock() - _HOUR:
            self._hour_sum -= self._lately.popleft()[1]
        return self._hour_sum

    def _by(self, part: int) -> dict[str, Bill]:
        with self._lock:
            sums: defaultdict[str, Bill] = defaultdict(Bill)
            for key, bill in self._bills.items():
                sums[key[part]] += bill
            return dict(sorted(sums.items()))


@dataclass(slots=True)
class Governed:
    """Wraps a model: every call is let through and counted by the town's governor. Goes inside `Retrying`, so that a
    pause stops further attempts too."""

    model: Model
    governor: Governor
    price: Price | None = None
    """None if it is not known; money is then counted only if the server names it."""

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `PausedError`, `CapReachedError`, or what the model raises."""
        self.governor.admit()
        try:
            reply = self.model.complete(request)
        except (BrokenOffError, TooSlowError) as ended:
            # No bill came, but the server has read the prompt, and many bill that.
            self._charge(request, usage_of(None, request, ""), failed=int(isinstance(ended, TooSlowError)))
            raise
        except NotAskedError:
            raise
        except AnswerError as fault:
            self._charge(request, fault.reply.usage if fault.reply else None, failed=1)
            raise
        except ModelError:
            self._charge(request, None, failed=1)
            raise
        bill = self._charge(request, reply.usage, failed=0)
        return reply if bill.unpriced else replace(reply, usage=replace(reply.usage, money=bill.money))

    def _charge(self, request: Request, usage: Usage | None, failed: int) -> Bill:
        bill = bill_of(usage, self.price) if usage is not None else Bill(calls=1)
        self.governor.charge(request.person, request.purpose, replace(bill, failed=failed))
        return bill
