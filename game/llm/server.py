"""One OpenAI-shaped server: its address, its key, and the one place where the openai package is used to call it."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import SplitResult, urlsplit, urlunsplit

from game.llm.errors import AddressError, ModelError
from game.llm.faults import fault_of
from game.llm.model import Cancel
from game.llm.network import Network
from game.llm.secret import Secret

if TYPE_CHECKING:
    from openai import AsyncOpenAI

T = TypeVar("T")
_NO_KEY = Secret("")
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
            return self._call(lambda sdk: _streamed(sdk, body, on_text), model, seconds, cancel)
        return self._call(lambda sdk: _whole(sdk.chat.completions, body), model, seconds, cancel)

    def embed(self, body: dict[str, Any], seconds: float, cancel: Cancel | None = None) -> Any:
        """Send texts to be embedded; the answer's JSON as it came. Raises `ModelError`."""
        return self._call(lambda sdk: _whole(sdk.embeddings, body), str(body.get("model", "")), seconds, cancel)

    def models(self, seconds: float = 5.0, cancel: Cancel | None = None) -> tuple[str, ...]:
        """The names of the models it offers, in its order. Raises `ModelError`."""
        answer = self._call(_listed, "", seconds, cancel)
        rows = answer.get("data") or answer.get("models") if isinstance(answer, dict) else answer
        if not isinstance(rows, list):
            raise fault_of(ValueError(json.dumps(answer)[:200]), self.url)
        names = (row.get("id") or row.get("name") if isinstance(row, dict) else row for row in rows)
        return tuple(name for name in names if isinstance(name, str) and name)

    def close(self) -> None:
        """Break off all calls."""
        sdk, self._sdk = self._sdk, None
        self._network.close(sdk.close if sdk else None)

    def _call(
        self,
        work: Callable[["AsyncOpenAI"], Coroutine[Any, Any, T]],
        model: str,
        seconds: float,
        cancel: Cancel | None,
    ) -> T:
        try:
            return self._network.run(lambda: work(self._opened()), seconds, cancel)
        except ModelError as fault:
            raise type(fault)(f"{self.url}: {fault}") from None
        except Exception as fault:
            # No chain: what the library raises carries the request, headers and all.
            raise fault_of(fault, self.url, model, self.key.hide_in) from None

    def _opened(self) -> "AsyncOpenAI":
        """The library's client, made on the network's thread at the first call: importing it takes a second."""
        if self._sdk is None:
            self._sdk = _library_client(self.url, self.key)
        return self._sdk


def _library_client(url: str, key: Secret) -> "AsyncOpenAI":
    from openai import AsyncOpenAI, DefaultAsyncHttpxClient, Omit

    # What the environment holds for OpenAI belongs to OpenAI: nothing of it goes to a server that the player named.
    unasked: dict[str, Any] = {"OpenAI-Organization": Omit(), "OpenAI-Project": Omit()}
    if not key:
        unasked["Authorization"] = Omit()
    local = urlsplit(url).hostname in _LOOPBACK  # a proxy for the world must not be asked for this computer
    return AsyncOpenAI(
        base_url=url,
        api_key=key.reveal() or "none",
        max_retries=0,
        timeout=None,
        default_headers=unasked,
        http_client=DefaultAsyncHttpxClient(trust_env=not local, timeout=None),
    )


async def _whole(resource: Any, body: dict[str, Any]) -> Any:
    raw = await resource.with_raw_response.create(**body)
    return json.loads(raw.text)


async def _listed(sdk: "AsyncOpenAI") -> Any:
    raw = await sdk.models.with_raw_response.list()
    return json.loads(raw.text)


async def _streamed(sdk: "AsyncOpenAI", body: dict[str, Any], on_text: Callable[[str], None]) -> Any:
    """The chunks joined into what an unstreamed call would have answered."""
    pieces: dict[str, list[str]] = {"content": [], "reasoning_content": [], "refusal": []}
    whole: dict[str, Any] = {"model": "", "usage": None}
    finish = None
    async with await sdk.chat.completions.create(**body, stream=True) as chunks:
        async for chunk in chunks:
            data = chunk.model_dump() if hasattr(chunk, "model_dump") else {}
            whole = {"model": data.get("model") or whole["model"], "usage": data.get("usage") or whole["usage"]}
            for choice in data.get("choices") or ():
                finish = choice.get("finish_reason") or finish
                _take(choice.get("delta") or {}, pieces, on_text)
            await asyncio.sleep(0)  # a chunk that is there already must not keep the deadline from being noticed
    message = {name: "".join(texts) for name, texts in pieces.items()}
    return {**whole, "choices": [{"message": message, "finish_reason": finish}]}


def _take(delta: dict[str, Any], pieces: dict[str, list[str]], on_text: Callable[[str], None]) -> None:
    for name, texts in pieces.items():
        text = delta.get(name) or (delta.get("reasoning") if name == "reasoning_content" else None)
        if isinstance(text, str) and text:
            texts.append(text)
            if name == "content":
                on_text(text)
