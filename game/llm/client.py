"""One model on one server, asked as that server wants to be asked.

A server may answer 400 or 500 to a parameter that it does not know. That is no outage: the request goes down the
ladder (capabilities.py) until it is taken, and what was found is remembered.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import replace

from game.llm.answers import reply_of, thought_aloud, with_attempts
from game.llm.body import body_of, in_use
from game.llm.capabilities import LADDERS, THINKING_ENDS, Capabilities, CapabilityStore
from game.llm.errors import AnswerError, CutOffError, ModelError, RequestError, ServerError, TooLongError, TooSlowError
from game.llm.faults import fault_in
from game.llm.model import Reply, Request, Usage
from game.llm.server import Server

_MOST_STEPS = 14
"""More than any server needs: the rungs that are refused by guess, and those of thinking."""


class Client:
    """Answers requests; from many threads at once."""

    def __init__(
        self,
        server: Server,
        model: str,
        store: CapabilityStore | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`store` remembers what the server takes; `clock` gives seconds."""
        self.server, self.model = server, model
        self._store = store or CapabilityStore()
        self._clock = clock
        self._lock = threading.Lock()
        self._too_hard: dict[str, str] = {}
        """Schemas that a server which takes others would not take, and the rung they go with."""

    @property
    def known(self) -> Capabilities:
        """What is known of this server and model."""
        return self._store.get(self.server.url, self.model)

    @known.setter
    def known(self, found: Capabilities) -> None:
        self._store.put(self.server.url, self.model, found)

    def complete(self, request: Request) -> Reply:
        """Answer. Raises `ModelError`; see `model.Model`."""
        return _Descent(self, request).reply()

    def ask_once(self, request: Request, known: Capabilities, seconds: float) -> Reply:
        """One call just so, without going down the ladder or learning. Raises `ModelError`."""
        began = self._clock()
        body = body_of(request, self.model, known)
        answer = self.server.chat(body, seconds, request.cancel, request.on_text)
        if isinstance(answer, dict) and answer.get("error") and not answer.get("choices"):
            raise fault_in(answer["error"], self.server.url, self.model, self.server.key.hide_in)
        return reply_of(answer, request, self._clock() - began, self.server.url)

    def learn(self, changes: dict[str, str], proven: tuple[str, ...]) -> None:
        """Take over rungs that worked; other threads may have learned something else meanwhile."""
        with self._lock:
            found = self.known
            for feature, rung in changes.items():
                if LADDERS[feature].index(rung) > LADDERS[feature].index(found.rung(feature)):
                    found = found.at(feature, rung)
            self.known = found.proved(proven)

    def now(self) -> float:
        """Seconds on the client's clock."""
        return self._clock()

    def format_for(self, schema: str) -> str | None:
        """The rung with which this schema, and not every one, was taken."""
        return self._too_hard.get(schema)

    def remember_format(self, schema: str, rung: str) -> None:
        """This one schema needs a lower rung."""
        self._too_hard[schema] = rung


class _Descent:
    """One request on its way down the ladder."""

    def __init__(self, client: Client, request: Request) -> None:
        self._client, self._request = client, request
        self._began = client.now()
        self._known = client.known
        self._schema = repr(request.schema)
        if request.schema is not None and (rung := client.format_for(self._schema)):
            self._known = self._known.at("format", rung)
        self._named: set[str] = set()
        """Features that were stepped for good reason: the server named them, or thinking was seen."""
        self._guessed = ""
        """The feature stepped last without being named."""
        self._only_now: set[str] = set()
        """Features that work in general but not with this request."""
        self._asked_again = False
        self._spent = Usage()
        """Of attempts that were answered, but with thinking alone."""

    def reply(self) -> Reply:
        first: ModelError | None = None
        for attempt in range(1, _MOST_STEPS + 2):
            left = self._request.seconds - (self._client.now() - self._began)
            try:
                reply = self._client.ask_once(self._request, self._known, left)
            except TooSlowError as late:
                # What the server itself named it does not take: known, though no answer proved what it takes instead.
                self._client.learn({name: self._known.rung(name) for name in sorted(self._named - self._only_now)}, ())
                raise (first or late) from None  # what there is no time left to mend is the cause
            except (RequestError, ServerError, CutOffError) as fault:
                first = first or fault
                if attempt > _MOST_STEPS or not self._step(fault):
                    raise self._spent_on(first if isinstance(fault, RequestError | ServerError) else fault) from None
            except AnswerError as fault:
                self._learn(fault.reply)
                raise
            else:
                self._learn(reply)
                return with_attempts(reply, attempt, self._client.now() - self._began, self._spent)
        raise AssertionError("the last attempt returns or raises")

    def _spent_on(self, fault: ModelError) -> ModelError:
        """The error, its reply carrying the bill of the attempts before it too."""
        if isinstance(fault, AnswerError) and fault.reply is not None:
            self._learn(fault.reply)
            fault.reply = replace(fault.reply, usage=self._spent + fault.reply.usage)
        return fault

    def _step(self, fault: RequestError | ServerError | CutOffError) -> bool:
        """One rung down, if the fault may come from how we asked; whether there was one."""
        if isinstance(fault, CutOffError):
            return self._step_thinking(fault.reply)
        if isinstance(fault, TooLongError) or (isinstance(fault, ServerError) and not fault.maybe_parameter):
            return False
        suspects = in_use(self._request, self._known)
        proven = self._known.proven
        if fault.about in suspects and (fault.about not in proven or isinstance(fault, RequestError)):
            return self._down(fault.about, named=True)
        unproven = [name for name in suspects if name not in proven]
        if unproven and isinstance(fault, ServerError) and not self._asked_again:
            self._asked_again = True  # just so once more: a server that stumbled is not one that minds a parameter
            return True
        return bool(unproven) and self._down(unproven[0], named=False)

    def _down(self, feature: str, named: bool) -> bool:
        lower = self._known.stepped(feature)
        if lower is None:
            return False
        if feature in self._known.proven:
            self._only_now.add(feature)
        if named:
            self._named.add(feature)
        else:
            self._guessed = feature
        self._known = lower
        return True

    def _step_thinking(self, reply: Reply | None) -> bool:
        """A model that thought until it was cut off is asked once more, otherwise, if there is another way."""
        if self._known.thinking == THINKING_ENDS or (reply is not None and not thought_aloud(reply)):
            return False
        if not self._down("thinking", named=True):
            return False
        if reply is not None:  # OpenAI answers 400 to one that thought all the time
            self._spent = self._spent + reply.usage
        # Learned at once: if time runs out on the way down, the next request goes on from here.
        self._client.learn({"thinking": self._known.thinking}, ())
        return True

    def _learn(self, reply: Reply | None) -> None:
        """It worked: keep what was named, and the last of what was guessed; the guesses before it were wrong."""
        kept = (self._named | {self._guessed}) - {""} - self._only_now
        changes = {feature: self._known.rung(feature) for feature in sorted(kept)}
        used = tuple(name for name in in_use(self._request, self._known) if name not in self._only_now)
        right = tuple(name for name in used if name in kept or self._same(name))
        if "format" in self._only_now:
            self._client.remember_format(self._schema, self._known.format)
        if reply is not None and thought_aloud(reply) and self._known.thinking not in (THINKING_ENDS, "room"):
            lower = self._known.stepped("thinking")
            if lower is not None:
                changes["thinking"] = lower.thinking
                right = tuple(name for name in right if name != "thinking")
        self._client.learn(changes, right)

    def _same(self, feature: str) -> bool:
        """Whether the feature was asked for just as it is remembered."""
        return self._client.known.rung(feature) == self._known.rung(feature)
