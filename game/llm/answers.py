"""From a server's JSON to a `Reply`, whatever odd shape it has."""

import re
from dataclasses import replace
from typing import Any

from game.llm.errors import CutOffError, EmptyAnswerError, NoModelServerError, RefusedError
from game.llm.model import Finish, Reply, Request, Usage

_TAGS = "think|thinking|thought|reasoning"
_BLOCK = re.compile(rf"<({_TAGS})>(.*?)</\1>|\[THINK\](.*?)\[/THINK\]", re.DOTALL | re.IGNORECASE)
_OPEN = re.compile(rf"^\s*(?:<(?:{_TAGS})>|\[THINK\])(.*)\Z", re.DOTALL | re.IGNORECASE)
_CLOSED = re.compile(rf"\A(.*?)(?:</(?:{_TAGS})>|\[/THINK\])", re.DOTALL | re.IGNORECASE)
_LETTERS_A_TOKEN = 4
_WORTH_A_SWITCH = 64
"""Tokens of thinking below which it is not worth switching off."""


def split_thinking(text: str) -> tuple[str, str]:
    """What a model thought aloud and what it said: whole blocks, one that never ends, one without a beginning."""
    thought = [part for match in _BLOCK.finditer(text) for part in match.groups()[1:] if part]
    said = _BLOCK.sub("", text)
    for broken in (_CLOSED, _OPEN):
        if match := broken.search(said):
            thought.append(match.group(1))
            said = said[match.end() :]
    return "\n".join(part.strip() for part in thought if part.strip()), said.strip()


def spoken_so_far(text: str) -> str:
    """What of an unfinished answer may be shown: nothing while it thinks, or may be about to."""
    said = _BLOCK.sub("", text).lstrip()
    return "" if said[:1] in ("<", "[") and (_OPEN.search(said) or not re.search(r"[>\]]", said)) else said


def reply_of(answer: Any, request: Request, seconds: float, url: str) -> Reply:
    """The reply in a chat completion. Raises `AnswerError` (with the reply) or `NoModelServerError`."""
    message, finish = _message(answer, url)
    inline, said = split_thinking(_text(message.get("content")))
    outside = _text(message.get("reasoning_content") or message.get("reasoning"))
    refusal = _text(message.get("refusal"))
    reply = Reply(
        said or refusal,
        usage_of(answer.get("usage"), request, f"{outside}{inline}{said}"),
        seconds,
        finish=_finish(finish, refusal),
        thought="\n".join(filter(None, (outside, inline))),
        model=_text(answer.get("model")),
    )
    return _checked(reply, bool(said), request, url)


def thought_aloud(reply: Reply) -> bool:
    """Whether enough thinking came along to be worth switching it off."""
    return max(reply.usage.thinking, len(reply.thought) // _LETTERS_A_TOKEN) >= _WORTH_A_SWITCH


def usage_of(told: Any, request: Request, written: str) -> Usage:
    """The bill as the server gives it; counted from the letters if it gives none."""
    if not isinstance(told, dict) or not isinstance(told.get("prompt_tokens"), int):
        sent = len(request.system) + len(request.user)
        return Usage(_tokens(sent), _tokens(len(written)), billed=False)
    details_in, details_out = told.get("prompt_tokens_details"), told.get("completion_tokens_details")
    cost = told.get("cost")
    return Usage(
        told["prompt_tokens"],
        _whole(told.get("completion_tokens")),
        _whole(details_in.get("cached_tokens") if isinstance(details_in, dict) else 0),
        _whole(details_out.get("reasoning_tokens") if isinstance(details_out, dict) else 0),
        float(cost) if isinstance(cost, int | float) and not isinstance(cost, bool) else None,
    )


def _checked(reply: Reply, said: bool, request: Request, url: str) -> Reply:
    if reply.finish == "refusal":
        raise RefusedError(f"{url}: the model refused to answer ({reply.text[:120] or 'it gave no reason'})", reply)
    if reply.finish == "length":
        thinking = not said and (reply.thought or reply.usage.thinking)
        how = "while it was still thinking" if thinking else "and its answer is cut off"
        raise CutOffError(f"{url}: the model ran out of its {request.max_tokens} tokens {how}", reply)
    if not said:
        raise EmptyAnswerError(f"{url}: the model answered with nothing", reply)
    return reply


def _message(answer: Any, url: str) -> tuple[dict[str, Any], Any]:
    choices = answer.get("choices") if isinstance(answer, dict) else None
    first = choices[0] if isinstance(choices, list) and choices else None
    if not isinstance(first, dict):
        raise NoModelServerError(f"{url}: something answers there, but not as a model server does (no choices)")
    message = first.get("message")
    return (message if isinstance(message, dict) else {"content": first.get("text")}), first.get("finish_reason")


def _text(content: Any) -> str:
    """A string, or the text parts of a list of parts."""
    if isinstance(content, list):
        return "".join(_text(part.get("text")) for part in content if isinstance(part, dict))
    return content if isinstance(content, str) else ""


def _finish(told: Any, refusal: str) -> Finish:
    if refusal or told == "content_filter":
        return "refusal"
    return "length" if told in ("length", "max_tokens") else "stop"


def _tokens(letters: int) -> int:
    return -(-letters // _LETTERS_A_TOKEN)


def _whole(number: Any) -> int:
    return number if isinstance(number, int) and number > 0 else 0


def with_attempts(reply: Reply, attempts: int, seconds: float, more: Usage = Usage()) -> Reply:
    """The reply, counting what came before it."""
    return replace(reply, attempts=attempts, seconds=seconds, usage=more + reply.usage)
