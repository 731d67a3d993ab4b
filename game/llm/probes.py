"""The single questions that `doctor` puts to a model; each comes back with one finding and what it means for asking.

The answers are judged by what any model can do: count, repeat a word, fill in a form.
"""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

from game.llm.answers import thought_aloud
from game.llm.capabilities import THINKING_ENDS
from game.llm.client import Client
from game.llm.errors import AnswerError, CancelledError, CutOffError, ModelError, TooLongError, TooSlowError
from game.llm.model import Cancel, Reply, Request

SYSTEM = "You are a careful assistant. Answer briefly."
SECRET = "marmalade"
FORM = {
    "title": "meal",
    "type": "object",
    "properties": {"drink": {"type": "string"}, "cups": {"type": "integer"}},
    "required": ["drink", "cups"],
    "additionalProperties": False,
}
_HELLO = "Say hello."
_SUM = "What is 17 plus 25? Answer with the number."
_SHORT = 16
"""Tokens of an answer of which it only counts that it comes."""
_SAMPLE = 12
"""Repeats of the filler, some 230 tokens, by which reading is timed."""
_THOUGHT = (1400.0, 170.0)
"""Tokens that the most frequent question has, and its answer (game/estimating.py)."""
_SLOW = "Expect the town's clock to wait; thrifty, fewer people or a smaller model help."
_FORM_ASKED = "Who drinks what? Somebody has two cups of tea. Fill in the drink and the number of cups."
_COUNT = "Count from 1 to 200, with a space between the numbers, and say nothing else."
_FILLER = "The street was quiet, and the baker put the bread into the window before the town awoke. "
_WAYS_OFF = {
    "effort_none": 'with "reasoning_effort": "none"',
    "template_off": 'with "enable_thinking": false for its chat template',
    "reasoning_off": 'with "reasoning": {"effort": "none"}',
    "effort_minimal": 'as far as it goes, with "reasoning_effort": "minimal"',
    "word": "with /no_think in the prompt",
}
_FORMATS = {
    "json_schema": "JSON schema",
    "object_schema": "JSON object with a schema",
    "json_object": "JSON object, the schema told in words",
    "words": "none, the schema is told in words",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor's report."""

    about: str
    good: bool | None
    """None: not a fault, but worth knowing, or it could not be tried."""
    said: str
    remedy: str = ""
    """What to do about it; empty if nothing needs doing."""
    tried: bool = True
    """Whether there was time to find it out."""


@dataclass(slots=True)
class Probes:
    """A client under examination."""

    client: Client
    left: Callable[[], float]
    """Seconds that may still be spent."""
    cancel: Cancel | None = None
    at_once: int = 4
    """Calls at once where their number could not be tried."""
    _written: int = 0
    _took: float = 0.0
    """Tokens written and seconds of all answers so far."""

    def first_answer(self, seconds: float) -> Reply:
        """Any answer at all, however long it takes to load the model. Raises `ModelError`."""
        request = Request(SYSTEM, _HELLO, max_tokens=_SHORT, seconds=seconds, cancel=self.cancel)
        try:
            return self.client.complete(request)
        except CutOffError as cut:
            if cut.reply is None:
                raise
            return cut.reply

    def temperature(self) -> tuple[Finding, float]:
        """Is a temperature taken, and a seed? With the seconds of the answer: what one takes once a model is loaded."""
        answer = self._try(_HELLO, _SHORT, short=True, temperature=0.7, seed=1)
        if isinstance(answer, ModelError):
            return self._untried("temperature", answer, "it is assumed to be taken"), 0.0
        known = self.client.known
        seed = "" if known.seed == "sent" else ", no seed"
        said = f"{'taken' if known.temperature == 'sent' else 'its own only'}{seed}"
        return Finding("temperature", True, said), answer.seconds

    def thinking(self) -> Finding:
        """Does it think aloud, and how is that turned off?"""
        while True:
            before = self.client.known.thinking
            answer = self._try(_SUM, 96)
            if isinstance(answer, ModelError):
                return self._untried("thinking", answer, "it is assumed not to, until some is seen")
            if not thought_aloud(answer) or before in (THINKING_ENDS, "room"):
                return self._thinking_found(answer)

    def _thinking_found(self, answer: Reply) -> Finding:
        way = self.client.known.thinking
        if thought_aloud(answer):
            much = max(answer.usage.thinking, len(answer.thought) // 4)
            said = f"it thinks aloud, about {much} tokens an answer, and that cannot be switched off"
            return Finding("thinking", False, said, "Choose a model, or a variant of it, that does not think.")
        if way == "unasked":
            return Finding("thinking", True, "it does not think aloud")
        return Finding("thinking", True, f"it thinks aloud; switched off {_WAYS_OFF.get(way, 'as far as it goes')}")

    def structured(self) -> Finding:
        """How is it held to JSON, and does it keep to it?"""
        while True:
            answer = self._try(_FORM_ASKED, 48, short=True, schema=FORM)
            known = self.client.known
            if isinstance(answer, ModelError):
                fault = TooSlowError(str(answer)) if self.left() <= 0.0 else answer  # it had no time to step down
                assumed = f"tried with the first question: {_FORMATS[known.format]}"
                return self._untried("structured output", fault, assumed)
            # A weak model may fill a string until its room ends: cut off, but held to the form all the same.
            held = answer.finish == "length" and answer.text.startswith("{") and known.format != "words"
            if held or _fits(answer.text):
                return Finding("structured output", True, _FORMATS[known.format])
            lower = known.stepped("format")
            if lower is None:
                said = "it does not keep to JSON even when told to; answers will be mended or replaced by rules"
                return Finding("structured output", False, said, "A larger model will do better.")
            self.client.known = lower

    def limit(self) -> Finding:
        """Which of `max_tokens` and `max_completion_tokens` is taken, and kept to? Its speed is seen by the way."""
        while True:
            answer = self._try(_COUNT, 32, short=True)
            if isinstance(answer, ModelError):
                return self._untried("length limit", answer, "max_tokens is assumed")
            known = self.client.known
            kept = answer.usage.tokens_out - answer.usage.thinking <= 48 or known.thinking in ("effort_low", "room")
            if known.limit == "left_out":
                remedy = "Set a limit on the length of answers in the server's own settings."
                return Finding("length limit", False, "it keeps to no limit on the length of answers", remedy)
            if kept:
                self._learn_writing(_rate(answer.usage.tokens_out, answer.seconds))
                return Finding("length limit", True, f"{known.limit}")
            self.client.known = known.stepped("limit") or known

    def speed(self) -> Finding:
        """How fast does it write and read, and what does that mean for a thought?"""
        if not self.client.known.tokens_a_second and self._written:
            self._learn_writing(_rate(self._written, self._took))
        writes = self.client.known.tokens_a_second
        sample = self._try(_with_secret(_SAMPLE), _SHORT, short=True)
        if isinstance(sample, Reply):
            reading = sample.seconds - (sample.usage.tokens_out / writes if writes else 0.0)
            reads = _rate(sample.usage.tokens_in, max(reading, sample.seconds / 10.0))
            self.client.known = replace(self.client.known, reads_a_second=round(reads, 1))
        elif not writes or not isinstance(sample, TooSlowError):
            return self._untried("speed", sample, "it is seen while it is played")
        return self._speed_found(writes, self.client.known.reads_a_second)

    def _speed_found(self, writes: float, reads: float) -> Finding:
        said, slow = f"{writes:.0f} tokens a second written", writes < 10.0
        if reads:
            thought = _THOUGHT[0] / reads + _THOUGHT[1] / writes
            said += f", {reads:.0f} read; an hour's actions of one person take about {thought:.0f} s"
        return Finding("speed", None if slow else True, said, _SLOW if slow else "", tried=bool(reads))

    def _learn_writing(self, rate: float) -> None:
        self.client.known = replace(self.client.known, tokens_a_second=round(rate, 1))

    def longest_prompt(self, tokens: int) -> Finding:
        """Is a prompt of that many tokens read whole: does a word at its start come back?"""
        assumed = f"{tokens} tokens are assumed to be read whole"
        reads = self.client.known.reads_a_second
        if reads and tokens / reads > self.left():
            said = f"{tokens} tokens would take about {tokens / reads:.0f} s to read, not tried; {assumed}"
            return Finding("long prompts", None, said, tried=False)
        a_repeat = self._tokens_a_repeat()
        if isinstance(a_repeat, ModelError):
            return self._untried("long prompts", a_repeat, assumed)
        answer = self._try(_with_secret(max(1, round(tokens / a_repeat))), _SHORT, short=True)
        if isinstance(answer, TooLongError):
            return Finding("long prompts", False, f"a prompt of {tokens} tokens is refused ({answer})", answer.remedy)
        if isinstance(answer, ModelError):
            return self._untried("long prompts", answer, assumed)
        read = answer.usage.tokens_in
        if SECRET in answer.text.lower() or (answer.usage.billed and read >= 0.9 * tokens):
            self.client.known = replace(self.client.known, context=max(tokens, read))
            return Finding("long prompts", True, f"{tokens} tokens are read whole")
        self.client.known = replace(self.client.known, context=read if answer.usage.billed else 0)
        said = f"of {tokens} tokens it reads only about {read}, the start is lost without a word"
        return Finding("long prompts", False, said, TooLongError.remedy + " (Ollama: OLLAMA_CONTEXT_LENGTH=8192)")

    def _tokens_a_repeat(self) -> float | ModelError:
        """How many tokens the filler is, by the server's own count."""
        short, longer = (self._try(_with_secret(repeats), _SHORT, short=True) for repeats in (2, _SAMPLE))
        for answer in (short, longer):
            if isinstance(answer, ModelError):
                return answer
        assert isinstance(short, Reply) and isinstance(longer, Reply)
        return max(5.0, (longer.usage.tokens_in - short.usage.tokens_in) / (_SAMPLE - 2.0))

    def calls_at_once(self, most: int) -> Finding:
        """How many calls at once help?"""
        self._round(1)  # so that the server has the prompt at hand
        alone = self._round(1)
        if isinstance(alone, ModelError):
            return self._untried("calls at once", alone, f"{self.at_once}, as the settings have it")
        rates = {1: alone}
        while (number := 2 * max(rates)) <= most and _SHORT * number / alone < self.left():
            rate = self._round(number)
            if isinstance(rate, ModelError):
                break
            rates[number] = rate
            if rate < 1.2 * rates[number // 2]:
                break
        if len(rates) == 1 and most > 1:
            return Finding("calls at once", None, f"not tried; {self.at_once}, as the settings have it", tried=False)
        best = _worthwhile(rates)
        self.client.known = replace(self.client.known, parallel=best)
        gain = f", {rates[best] / alone:.1f} times as fast" if best > 1 else ""
        return Finding("calls at once", True, f"{best}{gain}")

    def _round(self, number: int) -> float | ModelError:
        """Tokens a second of that many calls at once."""
        began = self.client.now()
        with ThreadPoolExecutor(number) as pool:
            answers = list(pool.map(lambda _: self._try(_COUNT, _SHORT, short=True), range(number)))
        took = self.client.now() - began
        fault = next((answer for answer in answers if isinstance(answer, ModelError)), None)
        return fault or _rate(sum(answer.usage.tokens_out for answer in answers if isinstance(answer, Reply)), took)

    def _untried(self, about: str, fault: ModelError, assumed: str) -> Finding:
        """What is said of a probe that came to nothing: for want of time, or by a fault of its own."""
        if isinstance(fault, TooSlowError):
            return Finding(about, None, f"not known in this time; {assumed}", tried=False)
        return Finding(about, None, f"could not be tried: {fault}; {assumed}", fault.remedy)

    def _try(self, words: str, most: int, short: bool = False, **more: Any) -> Reply | ModelError:
        """Ask within the time left; an answer that is cut off is one too if it may be `short`."""
        request = Request(SYSTEM, words, max_tokens=most, seconds=self.left(), cancel=self.cancel, **more)
        try:
            answer = self.client.complete(request)
        except CancelledError:
            raise
        except AnswerError as fault:
            if fault.reply is None or not (short or fault.reply.text):
                return fault
            answer = fault.reply
        except ModelError as fault:
            return fault
        self._written, self._took = self._written + answer.usage.tokens_out, self._took + answer.seconds
        return answer


def _with_secret(repeats: int) -> str:
    end = "What is the secret word, told at the start? Answer with that word alone, or with unknown."
    return f"The secret word is {SECRET} . {_FILLER * repeats}{end}"


def _rate(tokens: int, seconds: float) -> float:
    return max(1, tokens) / max(1e-6, seconds)


def _fits(text: str) -> bool:
    try:
        told = json.loads(text)
    except ValueError:
        return False
    return isinstance(told, dict) and isinstance(told.get("drink"), str) and isinstance(told.get("cups"), int)


def _worthwhile(rates: dict[int, float]) -> int:
    """The most calls at once that were at least a fifth faster than half as many."""
    best = 1
    while 2 * best in rates and rates[2 * best] >= 1.2 * rates[best]:
        best *= 2
    return best
