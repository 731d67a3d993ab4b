"""The body of a chat call: one request put into the words that a server takes."""

import json
from typing import Any

from game.llm.capabilities import Capabilities
from game.llm.model import Request, Schema

ROOM_TO_THINK = 2048
"""Tokens added for a model whose thinking cannot be switched off; unused ones cost nothing."""
_NO_THINK = "/no_think"
_THINKING: dict[str, dict[str, Any]] = {
    "effort_none": {"reasoning_effort": "none"},
    "template_off": {"chat_template_kwargs": {"enable_thinking": False}},
    "reasoning_off": {"reasoning": {"effort": "none"}},
    "effort_minimal": {"reasoning_effort": "minimal"},
    "effort_low": {"reasoning_effort": "low"},
}
_BOUNDS = ("maxLength", "maxItems")
_MAY_THINK = ("effort_minimal", "effort_low", "room")
_EXTRA = ("chat_template_kwargs", "reasoning")
"""Parameters that the openai package has no name for."""


def body_of(request: Request, model: str, known: Capabilities) -> dict[str, Any]:
    """What is sent, as keywords of the openai package's `create`."""
    body: dict[str, Any] = {"model": model, "messages": _messages(request, known)}
    if request.schema is not None and known.format != "words":
        body["response_format"] = _format(request.schema, known.format)
    if known.limit != "left_out":
        body[known.limit] = request.max_tokens + (ROOM_TO_THINK if known.thinking in _MAY_THINK else 0)
    if request.temperature is not None and known.temperature == "sent":
        body["temperature"] = request.temperature
    if request.seed is not None and known.seed == "sent":
        body["seed"] = request.seed
    if request.on_text is not None and known.stream_usage == "asked":
        body["stream_options"] = {"include_usage": True}
    for name, value in _THINKING.get(known.thinking, {}).items():
        if name in _EXTRA:
            body["extra_body"] = {name: value}
        else:
            body[name] = value
    return body


def in_use(request: Request, known: Capabilities) -> tuple[str, ...]:
    """The features that this request makes use of, and that a server could therefore mind."""
    used = {
        "format": request.schema is not None and known.format != "words",
        "thinking": known.thinking in _THINKING,
        "stream_usage": request.on_text is not None and known.stream_usage == "asked",
        "seed": request.seed is not None and known.seed == "sent",
        "temperature": request.temperature is not None and known.temperature == "sent",
        "limit": known.limit != "left_out",
        "system": bool(request.system) and known.system == "system",
    }
    return tuple(name for name, yes in used.items() if yes)


def _messages(request: Request, known: Capabilities) -> list[dict[str, str]]:
    """Unchanging parts first, so that a server that caches prefixes need not read them again."""
    system = request.system
    if request.schema is not None and known.format in ("json_object", "words"):
        system = f"{system}\n\n{_told(request.schema)}".lstrip()
    if known.thinking == "word":
        system = f"{system}\n{_NO_THINK}".lstrip()
    if not system or known.system == "user":
        return [{"role": "user", "content": f"{system}\n\n{request.user}".lstrip()}]
    return [{"role": "system", "content": system}, {"role": "user", "content": request.user}]


def _told(schema: Schema) -> str:
    written = json.dumps(unbounded(schema), ensure_ascii=False, separators=(",", ":"))
    return f"Answer with one JSON object and nothing else, after this JSON schema:\n{written}"


def _format(schema: Schema, rung: str) -> dict[str, Any]:
    if rung == "json_schema":
        named = {"name": _name(schema), "schema": unbounded(schema)}
        return {"type": "json_schema", "json_schema": {**named, "strict": True} if is_strict(schema) else named}
    return {"type": "json_object", "schema": schema} if rung == "object_schema" else {"type": "json_object"}


def _name(schema: Schema) -> str:
    letters = "".join(c if c.isascii() and (c.isalnum() or c in "_-") else "_" for c in str(schema.get("title", "")))
    return letters[:64] or "answer"


def unbounded(schema: Any) -> Any:
    """A schema without bounds on lengths: OpenAI refuses some, and told in words they help nobody."""
    if isinstance(schema, list):
        return [unbounded(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: unbounded(value) for key, value in schema.items() if key not in _BOUNDS or isinstance(value, dict)}


def is_strict(schema: Any) -> bool:
    """Whether OpenAI's `strict` takes it: every object names all its properties as required and allows no others."""
    if isinstance(schema, list):
        return all(map(is_strict, schema))
    if not isinstance(schema, dict):
        return True
    if schema.get("type") == "object":
        named = set(schema.get("properties", {}))
        if schema.get("additionalProperties") is not False or named != set(schema.get("required", ())):
            return False
    return all(map(is_strict, schema.values()))
