"""The single questions that `doctor` puts to a model; each comes back with one finding and what it means for asking.

The answers are judged by what any model can do: count, repeat a word, fill in a form.
"""

import json
from collections.abc import Callable, Sequence
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


@dataclass(slots=True)
class Probes:
    """A client under examination."""

    client: Client
    left: Callable[[], float]
    """Seconds that may still be spent."""
    cancel: Cancel | None = None

    def first_answer(self, seconds: float) -> Reply:
        """Any answer at all, however long it takes to load the model. Raises `ModelError`."""
        request = Request(SYSTEM, "Say hello.", max_tokens=64, seconds=seconds, cancel=self.cancel)
        try:
            return self.client.complete(request)
        except CutOffError as cut:
            if cut.reply is None:
                raise
            return cut.reply

    def thinking(self) -> Finding:
        """Does it think aloud, and how is that turned off?"""
        answer: Reply | ModelError
        while True:
            before = self.client.known.thinking
            answer = self._try("What is 17 plus 25? Answer with the number.", 160)
            if isinstance(answer, ModelError):
                return Finding("thinking", None, f"could not be tried: {answer}", answer.remedy)
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

    def limit(self) -> Finding:
        """Which of `max_tokens` and `max_completion_tokens` is taken, and kept to?"""
        while (answer := self._try(_COUNT, 16, short=True)) is not None:
            if isinstance(answer, ModelError):
                return Finding("length limit", None, f"could not be tried: {answer}", answer.remedy)
            known = self.client.known
            kept = answer.usage.tokens_out - answer.usage.thinking <= 32 or known.thinking in ("effort_low", "room")
            if known.limit == "left_out":
                remedy = "Set a limit on the length of answers in the server's own settings."
                return Finding("length limit", False, "it keeps to no limit on the length of answers", remedy)
            if kept:
                return Finding("length limit", True, f"{known.limit}")
            self.client.known = known.stepped("limit") or known
        raise AssertionError("the loop ends at the bottom of the ladder")

    def temperature(self) -> Finding:
        """Is a temperature taken, and a seed?"""
        answer = self._try("Say hello.", 32, temperature=0.7, seed=1)
        if isinstance(answer, ModelError):
            return Finding("temperature", None, f"could not be tried: {answer}", answer.remedy)
        known = self.client.known
        seed = "" if known.seed == "sent" else ", no seed"
        return Finding("temperature", True, f"{'taken' if known.temperature == 'sent' else 'its own only'}{seed}")

    def structured(self) -> Finding:
        """How is it held to JSON, and does it keep to it?"""
        while True:
            answer = self._try(_FORM_ASKED, 128, schema=FORM)
            if isinstance(answer, ModelError):
                return Finding("structured output", None, f"could not be tried: {answer}", answer.remedy)
            known = self.client.known
            # A weak model may fill a string until its room ends: cut off, but held to the form all the same.
            held = answer.finish == "length" and answer.text.startswith("{") and known.format != "words"
            if held or _fits(answer.text):
                return Finding("structured output", True, _FORMATS[known.format])
            lower = known.stepped("format")
            if lower is None:
                said = "it does not keep to JSON even when told to; answers will be mended or replaced by rules"
                return Finding("structured output", False, said, "A larger model will do better.")
            self.client.known = lower

    def longest_prompt(self, tokens: int) -> Finding:
        """Is a prompt of that many tokens read whole: does a word at its start come back?"""
        a_repeat = self._tokens_a_repeat()
        if isinstance(a_repeat, ModelError):
            return Finding("long prompts", None, f"could not be tried: {a_repeat}", a_repeat.remedy)
        answer = self._try(_with_secret(max(1, round(tokens / a_repeat))), 48)
        if isinstance(answer, TooLongError):
            return Finding("long prompts", False, f"a prompt of {tokens} tokens is refused ({answer})", answer.remedy)
        if isinstance(answer, ModelError):
            slow = isinstance(answer, TooSlowError)
            return Finding(
                "long prompts", None, f"{tokens} tokens could not be tried: {answer}", answer.remedy if slow else ""
            )
        read = answer.usage.tokens_in
        if SECRET in answer.text.lower() or (answer.usage.billed and read >= 0.9 * tokens):
            self.client.known = replace(self.client.known, context=max(tokens, read))
            return Finding("long prompts", True, f"{tokens} tokens are read whole")
        self.client.known = replace(self.client.known, context=read if answer.usage.billed else 0)
        said = f"of {tokens} tokens it reads only about {read}, the start is lost without a word"
        return Finding("long prompts", False, said, TooLongError.remedy + " (Ollama: OLLAMA_CONTEXT_LENGTH=8192)")

    def _tokens_a_repeat(self) -> float | ModelError:
        """How many tokens the filler is, by the server's own count."""
        short, longer = self._try(_with_secret(2), 48), self._try(_with_secret(12), 48)
        for answer in (short, longer):
            if isinstance(answer, ModelError):
                return answer
        assert isinstance(short, Reply) and isinstance(longer, Reply)
        return max(5.0, (longer.usage.tokens_in - short.usage.tokens_in) / 10.0)

    def speed(self, most: int) -> tuple[Finding, Finding]:
        """How fast is one call, and how many at once help?"""
        alone = self._round(1)
        if isinstance(alone, ModelError):
            failed = Finding("speed", None, f"could not be tried: {alone}", alone.remedy)
            return failed, replace(failed, about="calls at once")
        rates = {1: alone}
        while (number := 2 * max(rates)) <= most and (4.0 * number / sum(rates.values())) < self.left():
            rate = self._round(number)
            if isinstance(rate, ModelError):
                break
            rates[number] = rate
            if rate < 1.2 * rates[number // 2]:
                break
        best = _worthwhile(rates)
        self.client.known = replace(self.client.known, tokens_a_second=round(alone, 1), parallel=best)
        gain = f", {rates[best] / alone:.1f} times the speed of one" if best > 1 else ""
        slow = "Expect the town's clock to slow down; a smaller model is faster." if alone < 10.0 else ""
        speed = Finding("speed", None if slow else True, f"{alone:.0f} tokens a second", slow)
        return speed, Finding("calls at once", True, f"{best}{gain}")

    def _round(self, number: int) -> float | ModelError:
        """Tokens a second of that many calls at once."""
        began = self.client.now()
        with ThreadPoolExecutor(number) as pool:
            answers = list(pool.map(lambda _: self._try(_COUNT, 32, short=True), range(number)))
        took = max(1e-6, self.client.now() - began)
        fault = next((answer for answer in answers if isinstance(answer, ModelError)), None)
        return fault or sum(answer.usage.tokens_out for answer in answers if isinstance(answer, Reply)) / took

    def _try(self, words: str, most: int, short: bool = False, **more: Any) -> Reply | ModelError:
        """Ask within the time left; an answer that is cut off is one too if it may be `short`."""
        request = Request(SYSTEM, words, max_tokens=most, seconds=self.left(), cancel=self.cancel, **more)
        try:
            return self.client.complete(request)
        except CancelledError:
            raise
        except AnswerError as fault:
            return fault.reply if fault.reply is not None and (short or fault.reply.text) else fault
        except ModelError as fault:
            return fault


def _with_secret(repeats: int) -> str:
    end = "What is the secret word, told at the start? Answer with that word alone, or with unknown."
    return f"The secret word is {SECRET} . {_FILLER * repeats}{end}"


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


def pick_model(models: Sequence[str]) -> str:
    """The first that looks as if it could talk; empty if none does."""
    mute = ("embed", "whisper", "tts", "dall-e", "rerank", "moderation", "clip", "image", "audio", "realtime", "bge")
    return next((name for name in models if not any(word in name.lower() for word in mute)), "")


def pick_embedder(models: Sequence[str]) -> str:
    """The first that looks like an embedder; empty if none does."""
    return next((name for name in models if "embed" in name.lower()), "")
