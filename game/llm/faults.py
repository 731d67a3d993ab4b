"""From what a server or the openai package threw at us to one clear error (errors.py)."""

import html
import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any

from game.llm.errors import (
    BusyError,
    CutOffError,
    KeyRefusedError,
    LoadingError,
    ModelError,
    NoCreditError,
    NoModelServerError,
    NoSuchModelError,
    RefusedError,
    RequestError,
    ServerError,
    TooLongError,
    TooSlowError,
    UnreachableError,
)

_TAG = re.compile(r"</?[a-zA-Z!][^<>]*>")
_LONGEST = 200
"""Letters of a server's own words that a message quotes."""
_TOO_LONG = re.compile(
    r"context_length_exceeded|context[ _](length|window|size)|maximum context|too many tokens|prompt is too long"
    r"|exceeds? the (available|model'?s?) |input (length|is too long)|max_model_len|n_ctx",
    re.IGNORECASE,
)
_NO_MODEL = re.compile(
    r"model_not_found|model[^.]{0,80}(not found|does not exist|not exist|not loaded|unknown|invalid)|unknown model"
    r"|invalid model|no models? loaded|not a valid model|try pulling",
    re.IGNORECASE,
)
_NO_MONEY = re.compile(
    r"insufficient[_ ](quota|funds|balance|credit)|billing|out of credit|exceeded your current", re.I
)
_FILTERED = re.compile(r"content_filter|content management policy|content_policy|ResponsibleAIPolicy", re.IGNORECASE)
_CUT_OFF = re.compile(r"could not finish the message|model output limit was reached", re.IGNORECASE)
"""OpenAI's 400 for a model that thought until its room was used up."""
_LOADING = re.compile(r"loading model|model is loading|still loading", re.IGNORECASE)
_FEATURES = (
    ("format", re.compile(r"response_format|json_schema|json_object|\bgrammar\b|structured output", re.IGNORECASE)),
    ("limit", re.compile(r"max_completion_tokens|max_tokens", re.IGNORECASE)),
    ("thinking", re.compile(r"reasoning|chat_template_kwargs|enable_thinking|\bthink", re.IGNORECASE)),
    ("stream_usage", re.compile(r"stream_options|include_usage", re.IGNORECASE)),
    ("temperature", re.compile(r"temperature", re.IGNORECASE)),
    ("seed", re.compile(r"\bseed\b", re.IGNORECASE)),
    ("system", re.compile(r"system (role|message)|role[^.]{0,20}system|roles must alternate", re.IGNORECASE)),
)
"""How servers name what they do not take: feature of the ladder, and the words for it."""


@dataclass(frozen=True, slots=True)
class _Complaint:
    """What a server answered in place of an answer, and to whom."""

    status: int
    words: str
    """The human part of it."""
    raw: str
    url: str
    model: str
    hide: Callable[[str], str]
    wait: float | None = None
    is_page: bool = False
    """Whether that was a web page."""

    @property
    def everything(self) -> str:
        return f"{self.words} {self.raw}"

    @property
    def quoted(self) -> str:
        return f" ({self.hide(_short(self.words))})" if self.words.strip() else ""

    def says(self, pattern: re.Pattern[str]) -> bool:
        return pattern.search(self.everything) is not None


def fault_of(fault: Exception, url: str, model: str = "", hide: Callable[[str], str] = str) -> ModelError:
    """The error that tells the player what happened; `hide` masks keys in what the server said."""
    response = getattr(fault, "response", None)
    if response is not None and getattr(response, "status_code", 0) >= 400:
        return _fault_in_response(response, url, model, hide)
    kind = type(fault).__name__
    if kind == "APITimeoutError":
        return _late(fault, url)
    if kind == "APIConnectionError":
        return UnreachableError(f"{url}: {_why_unreachable(fault)}")
    if kind == "APIError":  # an error in the middle of a stream
        return _fault(_Complaint(500, _words(getattr(fault, "body", None)) or str(fault), "", url, model, hide))
    if isinstance(fault, ValueError | TypeError | AttributeError | KeyError):
        return NoModelServerError(f"{url}: something answers there, but not as a model server does ({_short(fault)})")
    return ServerError(f"{url}: the call failed ({hide(_short(fault))})")


def _late(fault: Exception, url: str) -> ModelError:
    """Not to be reached at all is another thing than to be slow."""
    if type(fault.__cause__).__name__ == "ConnectTimeout":
        return UnreachableError(f"{url}: no connection came about in time")
    return TooSlowError(f"{url}: no whole answer in time")


def fault_in(error: Any, url: str, model: str, hide: Callable[[str], str]) -> ModelError:
    """The same for an error that came with status 200, as some gateways send it."""
    words = _words({"error": error}) or str(error)
    if "unexpected endpoint" in words.lower():
        return NoModelServerError(f"{url}: the server has nothing at this address ({_short(words)})")
    code = error.get("code") if isinstance(error, dict) else None
    status = code if isinstance(code, int) and 400 <= code < 600 else 500
    return _fault(_Complaint(status, words, str(error), url, model, hide))


def _fault_in_response(response: Any, url: str, model: str, hide: Callable[[str], str]) -> ModelError:
    raw = response.text
    page = raw.lstrip()[:1] == "<"
    words = _title(raw) if page else _words(_parsed(raw)) or raw
    wait = retry_after(response.headers)
    return _fault(_Complaint(response.status_code, words, raw, url, model, hide, wait, page))


def _fault(said: _Complaint) -> ModelError:
    """By status where that is plain, else by words, else by the kind of status."""
    if known := _by_status(said) or (None if said.is_page else _by_words(said)):
        return known
    if said.status >= 500:
        maybe = said.status in (500, 501) and not said.is_page
        words = f"{said.url}: the server failed with {said.status}{said.quoted}"
        return ServerError(words, said.wait, maybe, _feature(said.words) if maybe else "")
    if said.status in (404, 405):
        return NoModelServerError(f"{said.url}: the server has nothing at this address{said.quoted}")
    return RequestError(f"{said.url}: the server does not take the request{said.quoted}", _feature(said.everything))


def _by_status(said: _Complaint) -> ModelError | None:
    if said.status in (401, 403):
        return KeyRefusedError(f"{said.url}: the server refuses the key{said.quoted}")
    if said.status == 402 or (said.status == 429 and said.says(_NO_MONEY)):
        return NoCreditError(f"{said.url}: the account has no credit left{said.quoted}")
    if said.status == 429:
        return BusyError(f"{said.url}: too many calls at once or in this time{said.quoted}", said.wait)
    if said.status == 503 and said.says(_LOADING):
        return LoadingError(f"{said.url}: the server is still loading the model", said.wait)
    return None


def _by_words(said: _Complaint) -> ModelError | None:
    if said.status == 413 or said.says(_TOO_LONG):
        return TooLongError(f"{said.url}: the prompt is longer than {said.model or 'the model'} can read{said.quoted}")
    if said.says(_CUT_OFF):
        return CutOffError(f"{said.url}: the model ran out of its tokens while it was still thinking")
    if said.says(_FILTERED):
        return RefusedError(f"{said.url}: a filter before the model refused the question{said.quoted}")
    unknown = said.says(_NO_MODEL) or (said.status == 404 and said.model and said.model in said.words)
    if said.status < 500 and unknown and not _feature(said.words):
        return NoSuchModelError(f"{said.url}: there is no model {said.model or 'of that name'}{said.quoted}")
    return None


def retry_after(headers: Any, now: Callable[[], float] = time.time) -> float | None:
    """The seconds a server asks to be left alone: `retry-after-ms`, `Retry-After` as seconds or as a date."""
    if (ms := _number(headers.get("retry-after-ms"))) is not None:
        return ms / 1000.0
    told = headers.get("retry-after")
    if told is None or (seconds := _number(told)) is not None:
        return None if told is None else seconds
    try:
        return max(0.0, parsedate_to_datetime(told).timestamp() - now())
    except (TypeError, ValueError):
        return None


def _number(text: str | None) -> float | None:
    try:
        value = float(text) if text is not None else None
    except ValueError:
        return None
    return value if value is not None and 0.0 <= value < 1e6 else None


def _feature(text: str) -> str:
    """The feature of the ladder that the words complain of, the one named first; empty if none is named."""
    found = ((match.start(), name) for name, words in _FEATURES if (match := words.search(text)))
    return min(found, default=(0, ""))[1]


def _parsed(raw: str) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        return None


def _words(body: Any) -> str:
    """The human part of an error body: OpenAI's, FastAPI's, Ollama's, LM Studio's."""
    if isinstance(body, list):
        return "; ".join(filter(None, map(_words, body)))
    if not isinstance(body, dict):
        return body if isinstance(body, str) else ""
    told = [_words(body[key]) for key in ("error", "message", "detail", "msg", "param") if body.get(key)]
    where = body.get("loc")
    return " ".join(filter(None, [*told, ".".join(map(str, where)) if isinstance(where, list) else ""]))


def _title(page: str) -> str:
    found = re.search(r"<(title|h1)[^>]*>(.*?)</\1>", page, re.IGNORECASE | re.DOTALL)
    return f"a web page: {found.group(2).strip()}" if found else "a web page"


def _short(words: object) -> str:
    text = " ".join(html.unescape(_TAG.sub(" ", str(words))).split())
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


def _why_unreachable(fault: BaseException) -> str:
    """The innermost reason in plain words."""
    chain = [fault]
    while (inner := chain[-1].__cause__ or chain[-1].__context__) is not None and inner not in chain:
        chain.append(inner)
    words = " ".join(str(link) for link in chain).lower()
    if "refused" in words or "all connection attempts failed" in words:
        return "nothing answers there, the connection is refused"
    if "name or service" in words or "nodename" in words or "getaddrinfo" in words or "name resolution" in words:
        return "there is no computer of that name"
    if "certificate" in words or "ssl" in words:
        return "the secure connection failed, its certificate is not accepted"
    if "disconnected" in words or "reset" in words or "closed" in words or "incomplete" in words:
        return "the server broke off the connection"
    return f"it cannot be reached ({_short(chain[-1])})"
