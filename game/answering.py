"""Who answers in a town: the rules, or a model with the rules behind it; and what that costs."""

import os
import queue
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from game.errors import InputError
from game.estimating import Estimate, estimated
from game.llm.errors import ModelLostError, OutageError
from game.llm.names import short_name
from game.llm.patience import LONGEST
from game.llm.slots import Slots
from game.mind.prompted.asking import ASKINGS, VARIANTS
from game.mind.prompted.mind import PromptedMind
from game.mind.questions import Mind
from game.mind.recorded import RecordingMind, ReplayingMind, Tape
from game.mind.routes import mind_for
from game.mind.rules import RuleMind
from game.mind.turns import Turn, Waited
from game.mind.wrappers import FallBackMind
from game.settings import (
    ANSWERS_FILE,
    PRICES_FILE,
    SERVERS_FILE,
    SETTINGS_FILE,
    Endpoint,
    Settings,
    data_folder,
    load_settings,
    server_for,
)

if TYPE_CHECKING:
    from game.llm.governor import Bill, Governor
    from game.llm.provider import Provider
    from game.llm.recorded import Cached
    from game.llm.server import Server
    from game.llm.telling import Telling

Pace = Literal["strict", "timed", "patient", "brisk"]
"""What the clock does while thoughts are in flight: it waits for all, as under rules; each is applied at a moment that
is fixed beforehand, and waited for then; it waits for those that are overdue; it waits for none, and the rules answer
what is overdue."""
_PURPOSES = {asking.template: asking.purpose for asking in (*ASKINGS.values(), *VARIANTS)} | {
    kind.__name__: asking.purpose for kind, asking in ASKINGS.items()
}
"""What a question is for, by its prompt and by its type: the kinds of question of bills and counts."""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a town's thoughts have cost, to be shown live; money in US dollars."""

    tokens: int
    """Of the town so far, in and out."""
    money: float
    tokens_today: int
    """Of this game day."""
    money_today: float
    unpriced: bool
    """Whether there were calls whose price is not known: then the money is the least that it was."""
    stopped_by: str
    """The cap at which calls ended, in words; empty if none is reached."""


@dataclass(slots=True)
class Asked:
    """The models of a town, with all that counts what is asked of them."""

    governor: "Governor"
    slots: Slots
    providers: "tuple[Provider, ...]"
    caches: "tuple[Cached, ...]"
    """Empty unless answers are kept."""
    waited: tuple[Waited, ...]
    prompted: tuple[PromptedMind, ...]
    fallbacks: tuple[FallBackMind, ...]
    estimate: Callable[[int, float], Estimate]
    """What a run of so many people and game days will cost."""

    def counts(self) -> dict[str, Any]:
        """What a run tells of its model, all together and by kind of question (US dollars)."""
        retries = _summed(*(p.again for p in self.providers), *(_by_purpose(p.retried) for p in self.prompted))
        mended = _summed(*(_by_purpose(p.mended) for p in self.prompted))
        replaced = _summed(*(_by_purpose(f.replaced) for f in self.fallbacks))
        bills = self.governor.by_purpose()
        kinds = sorted({*bills, *retries, *mended, *replaced})
        none = self.governor.total - self.governor.total
        return _row(self.governor.total, retries.total(), mended.total(), replaced.total()) | {
            "repeated_prefix": round(self._repeated(), 3),
            "from_cache": sum(cache.hits for cache in self.caches),
            "kinds": {k: _row(bills.get(k, none), retries[k], mended[k], replaced[k]) for k in kinds},
        }

    def _repeated(self) -> float:
        """Share of the letters of all prompts that repeat the beginning of an earlier prompt."""
        letters = sum(p.repeats.letters for p in self.prompted)
        return sum(p.repeats.repeated for p in self.prompted) / letters if letters else 0.0

    @property
    def why_not(self) -> str:
        """Why the model is not asked at present, in words; empty if it is."""
        return self.providers[0].why_not

    @property
    def waiting(self) -> float:
        """Seconds that the model's first answer of all has been waited for; 0 if all is well."""
        return self.providers[0].waiting

    @property
    def ended(self) -> int:
        """Calls that came to an end, and looks at a server that is waited for: a sign of life."""
        return sum(w.ended for w in self.waited) + sum(p.waits for p in self.providers)

    @property
    def lost(self) -> str:
        """Why a model is not waited for any longer where only that goes on, in words; empty if all is well."""
        return next((p.lost for p in self.providers if p.lost), "")

    def close(self) -> None:
        """Break off all calls."""
        for provider in self.providers:
            provider.close()

    def try_again(self) -> None:
        """Let calls through to servers that failed: the player has changed something and wants to try."""
        for provider in self.providers:
            provider.breaker.reset()


@dataclass(slots=True)
class Answering:
    """Who answers, and how long they are waited for."""

    mind: Mind = field(default_factory=RuleMind)
    name: str = "rules"
    """As it is shown: `rules`, or the model and the setting."""
    pace: Pace = "strict"
    at_once: int = 1
    """Thoughts at the same time."""
    seconds: float = 0.0
    """The longest that a single call may take."""
    turn: Turn = field(default_factory=Turn)
    notices: "queue.SimpleQueue[str]" = field(default_factory=queue.SimpleQueue)
    """What the player should be told."""
    asked: Asked | None = None
    """None under rules."""
    log_rules: bool = True
    """Whether the log of a town has what the rules answered, too."""
    log_megabytes: int = 200
    """The most that the log of a town may take."""
    tape: Tape | None = None
    """Where answers are recorded, with the moments at which they were applied."""
    moments: Mapping[int, int] | None = None
    """The moments of the recorded run that is played again, by thought."""

    @property
    def spent(self) -> Spent | None:
        """What it has cost so far; None under rules, where nothing costs anything."""
        if self.asked is None:
            return None
        governor = self.asked.governor
        town, today = governor.total, governor.today
        stopped = governor.stopped_by
        return Spent(town.tokens, town.money, today.tokens, today.money, bool(town.unpriced), stopped)

    @property
    def lost(self) -> str:
        """Why a strict run cannot go on, in words; empty if it can."""
        return self.asked.lost if self.asked is not None else ""

    def check(self) -> None:
        """Raises `ModelLostError` if a strict run cannot go on."""
        if self.lost:
            raise ModelLostError(self.lost)

    @property
    def shown(self) -> str:
        """Who answers at present."""
        if self.asked is None:
            return self.name
        if self.asked.why_not:
            return f"rules, not {self.name}"
        waiting = self.asked.waiting
        return f"{self.name}, is not answering yet: {waiting:.0f} s" if waiting else self.name


def aloud(words: str) -> None:
    """Say it on the terminal, beside results."""
    print(words, file=sys.stderr, flush=True)


def answering(
    flags: Mapping[str, Any],
    strict: bool,
    environ: Mapping[str, str] = os.environ,
    record: Path | None = None,
    replay: Path | None = None,
    say: Callable[[str], None] = aloud,
) -> Answering:
    """Who answers by flags (dotted names of settings, None for what was not given), environment and settings file.

    `record` is a new file for all answers, `replay` one that answers instead of a model; `say` hears what is waited for
    meanwhile. Nothing is sent, and no key is read, unless `answers` chose a model. Raises `InputError`.
    """
    if record and replay:
        raise InputError("--record and --replay: one of them, not both")
    if replay:
        return replayed(replay)
    who = _chosen(flags, strict, environ, say)
    return recorded(who, record) if record else who


def recorded(who: Answering, path: Path) -> Answering:
    """The same, with every answer kept in a new file. Raises `InputError`."""
    try:
        if path.exists() and path.stat().st_size:
            raise InputError(f"--record: {path} is there already; name a new file")
        tape = Tape(path)
        tape.begin(who.pace)
    except OSError as error:
        raise InputError(f"--record: {path} cannot be written ({error.strerror or error})") from error
    return replace(who, mind=RecordingMind(who.mind, tape), tape=tape)


def replayed(path: Path) -> Answering:
    """The answers of a recorded run, at their moments; the rules answer what was not asked. Raises `InputError`."""
    try:
        tape = Tape(path) if path.is_file() else None
    except (OSError, ValueError) as error:
        raise InputError(f"--replay: {path} cannot be read ({error})") from error
    if tape is None or not len(tape):
        raise InputError(f"--replay: {path} is no recording of a run")
    notices = queue.SimpleQueue[str]()
    mind = FallBackMind(ReplayingMind(tape), RuleMind(), notices.put)
    pace: Pace = next((p for p in get_args(Pace) if p == tape.pace), "strict")
    return Answering(mind, f"replay of {path.name}", pace, notices=notices, moments=tape.moments)


def _chosen(
    flags: Mapping[str, Any], strict: bool, environ: Mapping[str, str], say: Callable[[str], None]
) -> Answering:
    settings = load_settings(data_folder(environ) / SETTINGS_FILE, environ, flags)
    log: dict[str, Any] = {"log_rules": settings.log.rules, "log_megabytes": settings.log.megabytes}
    if settings.asks_a_model:
        pace: Pace = "timed" if strict else settings.pace
        try:
            who = by_model(settings, pace, environ, bool(flags.get("model.base_url")), say)
        except OutageError as fault:
            if strict:
                raise InputError(f"{fault}. With --model the run begins and waits for the server") from None
            who = _rules_instead(fault)
        return replace(who, **log)
    named = flags.get("model.base_url") or flags.get("model.name")
    if named and flags.get("answers") is None:
        raise InputError(f"{named} is asked nothing: add --answers thrifty, faithful or paper")
    return Answering(**log)


def _rules_instead(fault: OutageError) -> Answering:
    """The rules, where a server that is there could not say which models it has; the player is told."""
    who = Answering()
    who.notices.put(f"The rules answer: {fault}. With --model the server is asked again as soon as it is well.")
    return who


def by_model(
    settings: Settings,
    pace: Pace,
    environ: Mapping[str, str],
    named_now: bool = False,
    say: Callable[[str], None] = aloud,
) -> Answering:
    """A model answers what its setting names, the rules the rest and all that it fails at. Raises `InputError`.

    `named_now` if the address came with a flag of this very command. Raises `OutageError` where no model is named and
    the server, though it is there, cannot list any now."""
    from game.llm.governor import Caps, Governor
    from game.llm.listing import listed_model
    from game.llm.telling import Telling

    server = server_for(settings.model, environ, named_now)
    governor = Governor(Caps(**settings.caps.model_dump()))
    name = settings.model.name or listed_model(server, say)
    told, turn, slots = queue.SimpleQueue[str](), Turn(), Slots(_at_once(settings, server.url, name, environ))
    telling = Telling(told.put)
    made = partial(_provider, governor=governor, slots=slots, telling=telling, environ=environ, strict=pace == "timed")
    providers = [made(server, name, settings.model)]
    if settings.small.name:
        other = server_for(settings.small, environ) if settings.small.base_url else server
        providers.append(made(other, settings.small.name, settings.small))
    caches = _caches(providers, data_folder(environ) / ANSWERS_FILE) if settings.cache else ()
    waited = tuple(Waited(model, turn, slots) for model in (caches or providers))
    parts: tuple[Endpoint, ...] = (settings.model, settings.small)
    prompted = tuple(
        PromptedMind(w, part.seconds, p.name) for w, p, part in zip(waited, providers, parts, strict=False)
    )
    small, chosen = prompted[1] if prompted[1:] else None, settings.routes.chosen()
    mind, fallbacks = mind_for(settings.answers, RuleMind(), prompted[0], telling.replaced, small, chosen)
    prices = {"big": providers[0].price, "small": providers[-1].price}
    return Answering(
        mind,
        f"{short_name(name)}, {settings.answers}",
        pace,
        slots.number,
        max(LONGEST, settings.model.seconds, settings.small.seconds),
        turn,
        told,
        Asked(
            governor,
            slots,
            tuple(providers),
            caches,
            waited,
            prompted,
            fallbacks,
            lambda people, days: estimated(settings.answers, people, days, prices.get, chosen),
        ),
    )


def _at_once(settings: Settings, url: str, name: str, environ: Mapping[str, str]) -> int:
    """Calls at the same time: as the player set it, else as many as a doctor found to help, else as is usual."""
    from game.llm.capabilities import CapabilityStore

    found = CapabilityStore(data_folder(environ) / SERVERS_FILE).get(url, name).parallel
    return found if found and "at_once" not in settings.model.model_fields_set else settings.model.at_once


def _provider(
    server: "Server",
    name: str,
    part: Endpoint,
    governor: "Governor",
    slots: Slots,
    telling: "Telling",
    environ: Mapping[str, str],
    strict: bool,
) -> "Provider":
    from game.llm.capabilities import CapabilityStore
    from game.llm.client import Client
    from game.llm.patience import Patience
    from game.llm.prices import load_prices
    from game.llm.provider import Provider
    from game.llm.telling import GIVE_UP, rests_for, teller

    folder = data_folder(environ)
    client = Client(server, name, CapabilityStore(folder / SERVERS_FILE))
    price = load_prices(Path(folder / PRICES_FILE)).price(server.url, name)
    patience = None if "seconds" in part.model_fields_set else Patience.by(client.known, slots.number)
    loading = patience.at_most if patience else part.seconds
    return Provider(
        client,
        governor,
        price,
        teller(telling, short_name(name), strict, loading),
        rests=rests_for(strict),
        hold=slots.wait_while_held,
        patience=patience,
        give_up=GIVE_UP if strict else 0.0,
    )


def _caches(providers: "Sequence[Provider]", path: Path) -> "tuple[Cached, ...]":
    from game.llm.recorded import Cached
    from game.llm.recorded import Tape as Kept

    kept = Kept(path)
    return tuple(Cached(provider, kept, provider.name) for provider in providers)


def _summed(*counters: Counter[str]) -> Counter[str]:
    return sum(counters, Counter())


def _by_purpose(counts: Counter[str]) -> Counter[str]:
    """Counts by prompt or by type of question, by what the questions are for."""
    found: Counter[str] = Counter()
    for name, count in counts.items():
        found[_PURPOSES[name]] += count
    return found


def _row(bill: "Bill", retries: int, mended: int, replaced: int) -> dict[str, Any]:
    return {
        "calls": bill.calls,
        "retries": retries,
        "mended": mended,
        "replaced_by_rules": replaced,
        "tokens_in": bill.tokens_in,
        "tokens_out": bill.tokens_out,
        "money": round(bill.money, 6),
    }
