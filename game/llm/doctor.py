"""Finds out what a server can do, one line each, with a plain remedy for what fails; what is found is remembered.

Loading a model is waited for and shown apart; the rest is done within `seconds` of the first answer, what helps most
first. What there is no time for on a slow server is said, with what the game assumes instead.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, replace
from typing import Any

from game.llm.capabilities import Capabilities, CapabilityStore
from game.llm.client import Client
from game.llm.embedder import EmbedderError
from game.llm.errors import (
    CancelledError,
    KeyRefusedError,
    ModelError,
    NoSuchModelError,
    TooSlowError,
    UnreachableError,
    cause_first,
)
from game.llm.listing import LISTING, SAID_AFTER
from game.llm.model import Cancel
from game.llm.names import pick_embedder, pick_model, short_name
from game.llm.probes import Finding, Probes
from game.llm.remote_embedder import RemoteEmbedder
from game.llm.server import Server

_MARKS = {True: "ok  ", False: "FAIL", None: "note"}
_LISTED = 6
"""Models that are named; of more it is said how many there are."""
PATIENT = 3600.0
"""Seconds for a doctor who tries everything, however slow a server is."""
_MEASURED = ("context", "parallel", "tokens_a_second", "reads_a_second")


@dataclass(frozen=True, slots=True)
class Report:
    """What the doctor found."""

    url: str
    model: str
    """The one examined; empty if it did not come to that."""
    models: tuple[str, ...]
    findings: tuple[Finding, ...]
    known: Capabilities
    loading: float
    """Seconds until the first answer beyond what a second one took."""
    seconds: float
    """From the first answer to the end."""

    @property
    def well(self) -> bool:
        """Whether nothing failed."""
        return not any(finding.good is False for finding in self.findings)

    @property
    def usable(self) -> bool:
        """Whether the model answers at all."""
        return any(finding.about == "first answer" and finding.good for finding in self.findings)

    def text(self) -> str:
        """One line each, the remedy beneath what needs one."""
        return "\n".join(line_of(finding) for finding in self.findings)

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        return {**asdict(self), "well": self.well, "usable": self.usable}


def line_of(finding: Finding) -> str:
    """A finding as it is printed."""
    line = f"{_MARKS[finding.good]}  {finding.about.ljust(18)} {finding.said}"
    return f"{line}\n      -> {finding.remedy}" if finding.remedy else line


@dataclass(slots=True)
class Doctor:
    """Examines one server with one model."""

    server: Server
    model: str = ""
    """Empty: the first the server lists that looks as if it could talk."""
    store: CapabilityStore | None = None
    embed_server: Server | None = None
    """None: the same server."""
    embed_model: str = ""
    longest_prompt: int = 6000
    """Tokens of the game's longest prompt."""
    at_once: int = 8
    """The most calls at once that are tried."""
    usual_at_once: int = 4
    """Calls at once if that is not found out."""
    seconds: float = 20.0
    """For everything after the first answer."""
    load_seconds: float = 180.0
    """The most a model may take to load."""
    cancel: Cancel | None = None
    reckon: Callable[[str, str, Capabilities], str] | None = None
    """From address, model and what is known of it to what a game day costs with it, in words."""
    on_finding: Callable[[Finding], None] | None = None
    """Called with each finding as soon as it is made."""
    clock: Callable[[], float] = time.monotonic

    def examine(self) -> Report:
        """Find out. Raises nothing but `CancelledError`: faults are findings."""
        visit = _Visit(self)
        visit.run()
        known = visit.client.known if visit.client else Capabilities()
        took = self.clock() - visit.answered_at if visit.answered_at is not None else 0.0
        model = visit.client.model if visit.client else ""
        return Report(self.server.url, model, visit.models, tuple(visit.findings), known, visit.loading, took)

    def close(self) -> None:
        """Break off all calls to its servers."""
        for server in filter(None, (self.server, self.embed_server)):
            server.close()


class _Visit:
    """One examination as it goes along."""

    def __init__(self, doctor: Doctor) -> None:
        self.doctor = doctor
        self.findings: list[Finding] = []
        self.models: tuple[str, ...] = ()
        self.client: Client | None = None
        self.answered_at: float | None = None
        self.loading = 0.0

    def run(self) -> None:
        if not self._reach():
            return
        name = self.doctor.model or pick_model(self.models)
        if not name:
            self._add(
                "model", False, "no model was named, and the server lists none", "Load a model there, or name one."
            )
            return
        self.client = Client(self.doctor.server, name, self.doctor.store, self.doctor.clock)
        before = self.client.known
        self.client.known = Capabilities()  # what was true of an older version of the server may be true no more
        probes = Probes(self.client, self._left, self.doctor.cancel, self.doctor.usual_at_once)
        try:
            if self._answers(probes, name):
                self._probe(probes, before)
        finally:
            if self.answered_at is None:
                self.client.known = before
        self._embedder()

    def _probe(self, probes: Probes, before: Capabilities) -> None:
        """Everything about the model, in the order of what it is worth to the game."""
        d = self.doctor
        for probe in (probes.thinking, probes.structured, probes.limit, probes.speed):
            self._note(probe())
        self._note(probes.longest_prompt(d.longest_prompt))
        self._note(probes.calls_at_once(d.at_once))
        self._tell_untried()
        assert self.client is not None
        known = self.client.known
        older = {name: getattr(before, name) for name in _MEASURED if not getattr(known, name)}
        self.client.known = known = replace(known, **older)  # what was measured before is better than nothing
        if d.reckon is not None:
            self._add("a game day", None, d.reckon(d.server.url, self.client.model, known))

    def _tell_untried(self) -> None:
        """How to go on, if there was not time enough for everything."""
        untried = [finding.about for finding in self.findings if not finding.tried]
        if untried:
            said = f"{', '.join(untried)}: the server is too slow to try that within {self.doctor.seconds:.0f} s"
            remedy = "`doctor --patient` takes all the time it needs; the game works without."
            self._add("not tried", None, said, remedy)

    def _reach(self) -> bool:
        """Reachable, key, models: whether it makes sense to go on."""
        began = self.doctor.clock()
        try:
            with self._told_if_long("models", f"the list is waited for, at most {LISTING:.0f} s"):
                self.models = self.doctor.server.models(LISTING, self.doctor.cancel)
        except CancelledError:
            raise
        except (UnreachableError, TooSlowError) as fault:
            self._fail("reachable", fault)
            return False
        except KeyRefusedError as fault:
            self._add("reachable", True, self.doctor.server.url)
            self._fail("key", fault)
            return False
        except ModelError as fault:
            self._add("reachable", True, self.doctor.server.url)
            lost = not self.doctor.model  # nothing is listed, and nothing was named
            remedy = f"{fault.remedy} Or name a model.".strip() if lost else ""
            self._add("models", False if lost else None, f"it lists none ({cause_first(str(fault))})", remedy)
            return not lost
        self._add("reachable", True, f"{self.doctor.server.url} in {self.doctor.clock() - began:.2f} s")
        self._list()
        return True

    def _list(self) -> None:
        named, more = self.doctor.model, len(self.models) - _LISTED
        shown = ", ".join(map(short_name, self.models[:_LISTED])) + (f" and {more} more" if more > 0 else "")
        if named and named not in self.models:
            self._add("models", None, f"{named} is not among those it lists: {shown or 'none'}")
        else:
            self._add("models", True, shown or "it lists none")

    def _answers(self, probes: Probes, name: str) -> bool:
        """The first answer, with the time it took to load the model."""
        began = self.doctor.clock()
        most = f"it is waited for, at most {self.doctor.load_seconds:.0f} s; the server may be loading its model"
        try:
            with self._told_if_long("first answer", most):
                probes.first_answer(self.doctor.load_seconds)
        except CancelledError:
            raise
        except ModelError as fault:
            key = isinstance(fault, KeyRefusedError)
            self._fail("key" if key else "models" if isinstance(fault, NoSuchModelError) else "first answer", fault)
            return False
        self.answered_at = self.doctor.clock()
        self._add("key", True, "accepted" if self.doctor.server.key else "none is needed")
        self._loaded(probes, name, self.answered_at - began)
        return True

    @contextmanager
    def _told_if_long(self, about: str, words: str) -> Iterator[None]:
        """Say what is waited for if it is long in coming."""
        waiting = threading.Timer(SAID_AFTER, lambda: self._add(about, None, words))
        waiting.daemon = True
        waiting.start()
        try:
            yield
        finally:
            waiting.cancel()

    def _loaded(self, probes: Probes, name: str, first: float) -> None:
        """A second answer tells how much of the time of the first was loading."""
        temperature, second = probes.temperature()
        self.loading = max(0.0, first - second) if second else 0.0
        loading = f", of that {self.loading:.1f} s loading" if self.loading >= 0.1 else ""
        self._add("first answer", True, f"{short_name(name)} after {first:.1f} s{loading}")
        self._note(temperature)

    def _embedder(self) -> None:
        name = self.doctor.embed_model or pick_embedder(self.models)
        if not name:
            self._add("embeddings", None, "no model for them; the embedded one is used")
            return
        server = self.doctor.embed_server or self.doctor.server
        try:
            size = RemoteEmbedder(server, name, max(1.0, min(5.0, self._left())), self.doctor.cancel).size
        except EmbedderError as fault:
            wanted = bool(self.doctor.embed_model)
            self._add("embeddings", False if wanted else None, str(fault), "The embedded one can be used instead.")
            return
        self._add("embeddings", True, f"{name} gives {size} numbers a text")

    def _left(self) -> float:
        began = self.answered_at if self.answered_at is not None else self.doctor.clock()
        return self.doctor.seconds - (self.doctor.clock() - began)

    def _fail(self, about: str, fault: ModelError) -> None:
        self._add(about, False, str(fault), fault.remedy)

    def _add(self, about: str, good: bool | None, said: str, remedy: str = "") -> None:
        self._note(Finding(about, good, said, remedy))

    def _note(self, finding: Finding) -> None:
        self.findings.append(finding)
        if self.doctor.on_finding is not None:
            self.doctor.on_finding(finding)
