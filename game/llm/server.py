"""One OpenAI-shaped server: its address, its key, and the one place where the openai package is used to call it."""

import asyncio
import json
import operator
import os
import threading
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import SplitResult, urlsplit, urlunsplit

from game.llm.answers import spoken_so_far
from game.llm.errors import AddressError, ModelError
from game.llm.faults import fault_of
from game.llm.model import Cancel
from game.llm.network import Network
from game.llm.secret import Secret

if TYPE_CHECKING:
    from openai import AsyncOpenAI

T = TypeVar("T")
_NO_KEY = Secret("")
_CONNECTED_WITHIN = 10.0
"""Seconds for a connection to be made: whether somebody is there does not hang on how long a model takes to load."""
_LOOPBACK = ("localhost", "127.0.0.1", "::1")


def tidy_url(text: str) -> str:
    """The address as the client wants it: with a scheme, with /v1 if no path was given, without the call's own path.

    Raises `AddressError`.
    """
    text = text.strip()
    parts = _split(text if "://" in text else f"http://{text}", text)
    path = parts.path.rstrip("/").removesuffix("/chat/completions").removesuffix("/models") or "/v1"
    return urlunsplit((parts.scheme, parts.netloc, path, "", ""))


def _split(text: str, said: str) -> SplitResult:
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        usable = False
    if not usable or " " in text:
        raise AddressError(f"{said or 'nothing'} is no address of a server")
    if parts.username or parts.password:
        raise AddressError("a name or password does not belong into the address of a server")
    return parts


class Server:
    """A server that can be called from any thread. Nothing is sent before the first call."""

    def __init__(self, base_url: str, key: Secret = _NO_KEY) -> None:
        """`base_url` as people write it. Raises `AddressError`."""
        self.url = tidy_url(base_url)
        self.key = key
        self._network = Network()
        self._lock = threading.Lock()
        self._sdk: AsyncOpenAI | None = None

    def chat(
        self,
        body: dict[str, Any],
        seconds: float,
        cancel: Cancel | None = None,
        on_text: Callable[[str], None] | None = None,
    ) -> Any:
        """Send a chat completion; the answer's JSON as it came. Raises `ModelError`."""
        model = str(body.get("model", ""))
        if on_text is not None:
            return self._call(lambda sdk: _streamed(sdk, self._headed(body), on_text), model, seconds, cancel)
        return self._call(lambda sdk: _whole(sdk.chat.completions, self._headed(body)), model, seconds, cancel)

    def embed(self, body: dict[str, Any], seconds: float, cancel: Cancel | None = None) -> Any:
        """Send texts to be embedded; the answer's JSON as it came. Raises `ModelError`."""
        model = str(body.get("model", ""))
        return self._call(lambda sdk: _whole(sdk.embeddings, self._headed(body)), model, seconds, cancel)

    def models(self, seconds: float = 5.0, cancel: Cancel | None = None) -> tuple[str, ...]:
        """The names of the models it offers, in its order. Raises `ModelError`."""
        answer = self._call(lambda sdk: _listed(sdk, self._headed({})), "", seconds, cancel)
        rows = answer.get("data") or answer.get("models") if isinstance(answer, dict) else answer
        if not isinstance(rows, list):
            raise fault_of(ValueError(json.dumps(answer)[:200]), self.url)
        names = (row.get("id") or row.get("name") if isinstance(row, dict) else row for row in rows)
        return tuple(name for name in names if isinstance(name, str) and name)

    def close(self) -> None:
        """Break off all calls."""
        with self._lock:
            sdk, self._sdk = self._sdk, None
        self._network.close(sdk.close if sdk else None)

    def _call(
        self,
        work: Callable[["AsyncOpenAI"], Coroutine[Any, Any, T]],
        model: str,
        seconds: float,
        cancel: Cancel | None,
    ) -> T:
        sdk = self._opened()
        try:
            return self._network.run(lambda: work(sdk), seconds, cancel)
        except ModelError as fault:
            raise type(fault)(f"{self.url}: {fault}") from None
        except Exception as fault:
            # No chain: what the library raises carries the request, headers and all.
            raise fault_of(fault, self.url, model, self.key.hide_in) from None

    def _headed(self, body: dict[str, Any]) -> dict[str, Any]:
        """What the environment holds for OpenAI is OpenAI's: nothing of it goes to a server that the player named."""
        from openai import Omit

        lines = os.environ.get("OPENAI_CUSTOM_HEADERS", "").splitlines()
        left_out = ["OpenAI-Organization", "OpenAI-Project", *(line.partition(":")[0].strip() for line in lines)]
        left_out += [] if self.key else ["Authorization"]
        return {**body, "extra_headers": {name: Omit() for name in left_out}}

    def _opened(self) -> "AsyncOpenAI":
        """The library's client, made at the first call and before its deadline counts: importing it takes a second."""
        with self._lock:
            if self._sdk is None:
                self._sdk = _library_client(self.url, self.key)
            return self._sdk


def _library_client(url: str, key: Secret) -> "AsyncOpenAI":
    from openai import AsyncOpenAI, DefaultAsyncHttpxClient, Timeout

    local = urlsplit(url).hostname in _LOOPBACK  # a proxy for the world must not be asked for this computer
    patience = Timeout(None, connect=_CONNECTED_WITHIN)  # the rest ends at the deadline of each call
    sdk = AsyncOpenAI(
        base_url=url,
        api_key=key.reveal() or "none",
        max_retries=0,
        timeout=patience,
        http_client=DefaultAsyncHttpxClient(trust_env=not local, timeout=patience),
    )
    for part in ("chat.completions", "embeddings", "models"):
        operator.attrgetter(f"{part}.with_raw_response")(sdk)  # the library imports its parts at their first use
    return sdk


async def _whole(resource: Any, body: dict[str, Any]) -> Any:
    raw = await resource.with_raw_response.create(**body)
    return json.loads(raw.text)


async def _listed(sdk: "AsyncOpenAI", headed: dict[str, Any]) -> Any:
    raw = await sdk.models.with_raw_response.list(**headed)
    return json.loads(raw.text)


async def _streamed(sdk: "AsyncOpenAI", body: dict[str, Any], on_text: Callable[[str], None]) -> Any:
    """The chunks joined into what an unstreamed call would have answered."""
    joined = _Joined(on_text)
    async with await sdk.chat.completions.create(**body, stream=True) as chunks:
        async for chunk in chunks:
            joined.take(chunk.model_dump() if hasattr(chunk, "model_dump") else {})
            await asyncio.sleep(0)  # chunks that are there already must not keep a deadline from being noticed
    return joined.whole()


class _Joined:
    """A stream as it grows."""

    def __init__(self, on_text: Callable[[str], None]) -> None:
        self._on_text = on_text
        self._message = {"content": "", "reasoning_content": "", "refusal": ""}
        self._rest: dict[str, Any] = {"model": "", "usage": None}
        self._finish: str | None = None
        self._shown = 0

    def take(self, chunk: dict[str, Any]) -> None:
        for name in self._rest:
            self._rest[name] = chunk.get(name) or self._rest[name]
        for choice in chunk.get("choices") or ():
            self._finish = choice.get("finish_reason") or self._finish
            delta = choice.get("delta") or {}
            self._add("content", delta.get("content"))
            self._add("reasoning_content", delta.get("reasoning_content") or delta.get("reasoning"))
            self._add("refusal", delta.get("refusal"))
        spoken = spoken_so_far(self._message["content"])
        if len(spoken) > self._shown:
            self._on_text(spoken[self._shown :])
            self._shown = len(spoken)

    def whole(self) -> dict[str, Any]:
        return {**self._rest, "choices": [{"message": self._message, "finish_reason": self._finish}]}

    def _add(self, name: str, text: Any) -> None:
        if isinstance(text, str):
            self._message[name] += text
