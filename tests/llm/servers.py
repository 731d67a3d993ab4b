"""Real HTTP servers on loopback that imitate the kinds of model server people bring, and every way they fail.

`with FakeServer(Ollama()) as server:` starts one on a free port and stops it. What it was sent is in `server.seen`;
what is put into `server.script` is answered first, one a call.
"""

import json
import re
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

JSON = "application/json"


@dataclass(frozen=True)
class Seen:
    """A call as it came in."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]


@dataclass(frozen=True)
class Answer:
    """What goes back, and how."""

    status: int = 200
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict)
    kind: str = JSON
    after: float = 0.0
    """Seconds before anything is sent."""
    drip: float = 0.0
    """Seconds between two bytes."""
    drop: bool = False
    """Close the connection without an answer."""

    def raw(self) -> bytes:
        return self.body.encode() if isinstance(self.body, str) else json.dumps(self.body).encode()


def error(status: int, message: str, **more: Any) -> Answer:
    """An error as OpenAI words it."""
    return Answer(status, {"error": {"message": message, **more}})


HANG = Answer(after=60.0)
DRIP = Answer(body={"choices": [{"message": {"content": "slow" * 50}}]}, drip=1.0)
DROP = Answer(drop=True)
HTML_500 = Answer(500, "<html><head><title>Bad day</title></head><body>oops</body></html>", kind="text/html")
JSON_500 = error(500, "the GPU caught fire")
PLAIN_500 = Answer(500, "Internal Server Error", kind="text/plain")
WEB_PAGE = Answer(200, "<html><title>Welcome to my router</title></html>", kind="text/html")
WRONG_KEY = error(401, "Incorrect API key provided: sk-wrong-1234567890.", code="invalid_api_key")
NO_MODEL = error(404, "The model `gpt-9` does not exist or you do not have access to it.", code="model_not_found")
BUSY = error(429, "Rate limit reached for requests", code="rate_limit_exceeded")
NO_MONEY = error(429, "You exceeded your current quota, please check your plan.", code="insufficient_quota")
TOO_LONG = error(400, "This model's maximum context length is 4096 tokens.", code="context_length_exceeded")
LOADING = error(503, "Loading model", type="unavailable_error")


def completion(content: Any, finish: str = "stop", usage: Any = None, **message: Any) -> Answer:
    """A chat completion."""
    usage = usage or {"prompt_tokens": 7, "completion_tokens": 3, "total_tokens": 10}
    choice = {"index": 0, "message": {"role": "assistant", "content": content, **message}, "finish_reason": finish}
    return Answer(body={"id": "x", "object": "chat.completion", "model": "m", "choices": [choice], "usage": usage})


def instance(schema: dict[str, Any]) -> Any:
    """The smallest thing that fits a schema."""
    if "enum" in schema:
        return schema["enum"][0]
    if schema.get("type") == "object":
        return {name: instance(inner) for name, inner in schema.get("properties", {}).items()}
    if schema.get("type") == "array":
        return [instance(schema.get("items", {}))]
    return {"integer": schema.get("minimum", 1), "number": 1.0, "boolean": True}.get(str(schema.get("type")), "tea")


def tokens(text: str) -> int:
    """A fake tokenizer: a word is a token."""
    return len(text.split())


class Kind:
    """A kind of server: answers as an obliging model would. The kinds below differ from it as the real ones do."""

    models: tuple[str, ...] = ("model-a",)
    embeds = 8
    context = 1_000_000
    slots = 64
    pace = 0.0
    """Seconds a call takes."""
    thinks = 0
    """Words of thinking before each answer, unless it is switched off."""

    def __init__(self, **settings: Any) -> None:
        for name, value in settings.items():
            getattr(self, name)  # a misspelt setting is an error
            setattr(self, name, value)
        self._slots = threading.Semaphore(self.slots)

    def answer(self, seen: Seen, wait: Callable[[float], object]) -> Answer:
        if seen.path == "/v1/models":
            return self.refused(seen) or Answer(body={"object": "list", "data": [{"id": name} for name in self.models]})
        if seen.path == "/v1/embeddings":
            return self.refused(seen) or self.embed(seen.body)
        if seen.path != "/v1/chat/completions":
            return self.lost(seen)
        if (no := self.refused(seen) or self.minds(seen.body)) is not None:
            return no
        with self._slots:
            wait(self.pace)
            return self.chat(seen.body)

    def refused(self, seen: Seen) -> Answer | None:
        """The key."""
        return None

    def minds(self, body: dict[str, Any]) -> Answer | None:
        """Parameters that it does not take."""
        return None

    def lost(self, seen: Seen) -> Answer:
        return error(404, f"Not Found: {seen.path}")

    def switched_off(self, body: dict[str, Any]) -> bool:
        """Whether the call switches thinking off."""
        return False

    def embed(self, body: dict[str, Any]) -> Answer:
        if not self.embeds:
            return error(501, "This server does not support embeddings. Start it with `--embeddings`")
        texts = body["input"]
        rows = [{"index": i, "embedding": [float(len(t))] + [1.0] * (self.embeds - 1)} for i, t in enumerate(texts)]
        return Answer(body={"data": rows[::-1], "usage": {"prompt_tokens": 3, "total_tokens": 3}})

    def chat(self, body: dict[str, Any]) -> Answer:
        words = " ".join(str(message["content"]) for message in body["messages"]).split()
        read = words[-self.context :]
        said, thought = self.said(body, " ".join(read)), "hm " * (0 if self.switched_off(body) else self.thinks)
        most = body.get("max_tokens", body.get("max_completion_tokens", 10**6))
        room = max(0, most - tokens(thought))
        finish = "length" if tokens(said) > room or (thought and not room) else "stop"
        said = said if finish == "stop" else " ".join(said.split()[:room])
        usage = self.bill(len(read), min(most, tokens(thought) + tokens(said)), tokens(thought))
        return self.dressed(said, thought.strip(), finish, usage)

    def said(self, body: dict[str, Any], read: str) -> str:
        """What the model behind it answers."""
        form = body.get("response_format") or {}
        schema = form.get("json_schema", {}).get("schema") or form.get("schema")
        told = re.search(r"this JSON schema: (\{.*?\})(?: Who|$| [A-Z])", read)
        if schema is None and told:
            schema = json.loads(told.group(1))
        if schema is not None:
            return json.dumps(instance(schema), separators=(",", ":"))
        if secret := re.search(r"secret word is (\w+)", read):
            return secret.group(1)
        if "secret word" in read:
            return "unknown"
        return " ".join(str(n) for n in range(1, 201)) if "Count" in read else "hello there"

    def bill(self, sent: int, written: int, thought: int) -> Any:
        return {"prompt_tokens": sent, "completion_tokens": written, "total_tokens": sent + written}

    def dressed(self, said: str, thought: str, finish: str, usage: Any) -> Answer:
        return completion(said, finish, usage)


class OpenAINewest(Kind):
    """Wants a key; refuses `max_tokens`, any temperature, and what it does not know; thinks unseen, and bills it."""

    models = ("gpt-next", "text-embedding-next")
    key = "sk-test-abcdefgh12345678"
    takes = frozenset(
        ["model", "messages", "max_completion_tokens", "seed", "reasoning_effort", "response_format", "stream", "n"]
    ) | {"stream_options"}

    def refused(self, seen: Seen) -> Answer | None:
        sent = seen.headers.get("authorization", "")
        if sent != f"Bearer {self.key}":
            return error(401, f"Incorrect API key provided: {sent.removeprefix('Bearer ')}.", code="invalid_api_key")
        return None

    def minds(self, body: dict[str, Any]) -> Answer | None:
        if body["model"] not in self.models:
            return error(404, f"The model `{body['model']}` does not exist.", code="model_not_found")
        if "max_tokens" in body:
            message = "Unsupported parameter: 'max_tokens' is not supported with this model. "
            return error(400, f"{message}Use 'max_completion_tokens' instead.", param="max_tokens")
        if body.get("temperature", 1) != 1:
            return error(
                400, "Unsupported value: 'temperature' does not support 0.7 with this model.", param="temperature"
            )
        unknown = sorted(set(body) - self.takes)
        return error(400, f"Unrecognized request argument supplied: {unknown[0]}") if unknown else None

    def switched_off(self, body: dict[str, Any]) -> bool:
        return body.get("reasoning_effort") == "none"

    def bill(self, sent: int, written: int, thought: int) -> Any:
        details = {
            "prompt_tokens_details": {"cached_tokens": sent // 2},
            "completion_tokens_details": {"reasoning_tokens": thought},
        }
        return {**super().bill(sent, written, thought), **details}


class Ollama(Kind):
    """Takes everything and passes over what it does not know; drops the start of a long prompt without a word."""

    models = ("qwen3:8b", "nomic-embed-text:latest")
    context = 4096

    def minds(self, body: dict[str, Any]) -> Answer | None:
        if body["model"] not in self.models:
            return error(404, f'model "{body["model"]}" not found, try pulling it first', type="not_found_error")
        return None

    def switched_off(self, body: dict[str, Any]) -> bool:
        return "none" in (body.get("reasoning_effort"), (body.get("reasoning") or {}).get("effort"))

    def dressed(self, said: str, thought: str, finish: str, usage: Any) -> Answer:
        return completion(said, finish, usage, **({"reasoning": thought} if thought else {}))


class LMStudio(Kind):
    """Takes `json_schema` but not `json_object`; thinks in the answer itself; answers 200 where it has nothing."""

    models = ("qwen/qwen3-4b", "text-embedding-nomic-embed-text-v1.5")

    def minds(self, body: dict[str, Any]) -> Answer | None:
        if (body.get("response_format") or {}).get("type") == "json_object":
            return Answer(400, {"error": "'response_format.type' must be 'json_schema' or 'text'"})
        return None

    def lost(self, seen: Seen) -> Answer:
        return Answer(body={"error": f"Unexpected endpoint or method. (POST {seen.path}). Returning 200 anyway"})

    def switched_off(self, body: dict[str, Any]) -> bool:
        return "/no_think" in str(body["messages"])

    def dressed(self, said: str, thought: str, finish: str, usage: Any) -> Answer:
        return completion(f"<think>\n{thought}\n</think>\n\n{said}", finish, usage)


class LlamaCpp(Kind):
    """Answers 500 to `json_schema`, takes `json_object` with a schema; one call at a time; any model name will do."""

    models = ("/models/smol.gguf",)
    context = 4096
    slots = 1

    def minds(self, body: dict[str, Any]) -> Answer | None:
        if (body.get("response_format") or {}).get("type") == "json_schema":
            return Answer(500, {"error": {"message": "[{'type': 'literal_error', 'loc': ('body',)}]", "code": None}})
        if sum(tokens(str(message["content"])) for message in body["messages"]) > self.context:
            return error(400, "the request exceeds the available context size", type="exceed_context_size_error")
        return None

    def switched_off(self, body: dict[str, Any]) -> bool:
        return (body.get("chat_template_kwargs") or {}).get("enable_thinking") is False

    def dressed(self, said: str, thought: str, finish: str, usage: Any) -> Answer:
        return completion(said, finish, usage, **({"reasoning_content": thought} if thought else {}))


class Vllm(LlamaCpp):
    """Takes `json_schema`; knows its one model by name; checks types as FastAPI does; many calls at once."""

    models = ("Qwen/Qwen3-8B",)
    slots = 64

    def minds(self, body: dict[str, Any]) -> Answer | None:
        if body["model"] not in self.models:
            told = {"object": "error", "message": f"The model `{body['model']}` does not exist.", "code": 404}
            return Answer(404, told)
        if "reasoning" in body:
            return Answer(422, {"detail": [{"loc": ["body", "reasoning"], "msg": "Extra inputs are not permitted"}]})
        if sum(tokens(str(message["content"])) for message in body["messages"]) > self.context:
            return Answer(400, {"object": "error", "message": "This model's maximum context length is 4096 tokens."})
        return None


class FakeServer:
    """A running server."""

    def __init__(self, kind: Kind | None = None, *script: Answer) -> None:
        self.kind = kind or Kind()
        self.script = list(script)
        self.seen: list[Seen] = []
        self.most_at_once = 0
        self._at_once = 0
        self._lock = threading.Lock()
        self.over = threading.Event()
        self._http = _Http(("127.0.0.1", 0), _handler(self))
        self._thread = threading.Thread(target=self._http.serve_forever, args=(0.01,), daemon=True)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._http.server_port}/v1"

    @property
    def chats(self) -> list[dict[str, Any]]:
        """The bodies of the chat calls."""
        return [seen.body for seen in self.seen if seen.path.endswith("/chat/completions")]

    def __enter__(self) -> "FakeServer":
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.over.set()
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()

    def respond(self, seen: Seen) -> Answer:
        with self._lock:
            self.seen.append(seen)
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
            scripted = self.script.pop(0) if self.script and "/models" not in seen.path else None
        try:
            answer = scripted or self.kind.answer(seen, self.over.wait)
            self.over.wait(answer.after)
            return answer
        finally:
            with self._lock:
                self._at_once -= 1


class _Http(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    request_queue_size = 64

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away is what the tests are about."""


def _handler(server: FakeServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            self._answer({})

        def do_POST(self) -> None:
            self._answer(json.loads(self.rfile.read(int(self.headers.get("content-length", 0))) or b"{}"))

        def _answer(self, body: dict[str, Any]) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            answer = server.respond(Seen(self.path, headers, body))
            if answer.drop:
                self.close_connection = True
                return
            streamed = body.get("stream") and answer.status == 200
            raw = _as_events(answer.body, body) if streamed else answer.raw()
            self.send_response(answer.status)
            self.send_header("content-type", "text/event-stream" if streamed else answer.kind)
            self.send_header("content-length", str(len(raw)))
            for name, value in answer.headers.items():
                self.send_header(name, value)
            self.end_headers()
            self._send(raw, answer.drip)

        def _send(self, raw: bytes, drip: float) -> None:
            for piece in [raw[i : i + 1] for i in range(len(raw))] if drip else [raw]:
                self.wfile.write(piece)
                if drip and server.over.wait(drip):
                    return

        def log_message(self, format: str, *args: Any) -> None:
            """Quiet."""

    return Handler


def _as_events(whole: dict[str, Any], body: dict[str, Any]) -> bytes:
    """A completion as a stream: a word an event, then the end, then the bill if it was asked for."""
    choice = whole["choices"][0]
    words = re.findall(r"\S+\s*", choice["message"]["content"] or "")
    chunks: list[dict[str, Any]] = [{"choices": [{"index": 0, "delta": {"content": word}}]} for word in words]
    chunks.append({"choices": [{"index": 0, "delta": {}, "finish_reason": choice["finish_reason"]}]})
    if (body.get("stream_options") or {}).get("include_usage"):
        chunks.append({"choices": [], "usage": whole["usage"]})
    events = [json.dumps({"id": "x", "object": "chat.completion.chunk", "model": "m", **chunk}) for chunk in chunks]
    return "".join(f"data: {event}\n\n" for event in [*events, "[DONE]"]).encode()
