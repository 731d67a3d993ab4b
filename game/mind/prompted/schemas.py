"""The JSON that each prompt asks for, as schemas for servers that can hold a model to one.

Lengths are for weak models on small computers, which fill a text until their room ends; where a server may refuse
bounds they are left out (`game.llm.body.unbounded`).
"""

from typing import Any

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string"}
_NAME: Schema = {"type": "string", "maxLength": 40}
_DOING: Schema = {"type": "string", "maxLength": 100}
_LINE: Schema = {"type": "string", "maxLength": 300}
_EMOJI: Schema = {"type": "string", "maxLength": 8}
_WHOLE: Schema = {"type": "integer"}
_NUMBER: Schema = {"type": "number"}
_FLAG: Schema = {"type": "boolean"}


def _object(**properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _list(items: Schema, most: int = 12) -> Schema:
    return {"type": "array", "items": items, "maxItems": most}


_PROMISED = _object(to=_NAME, doing=_DOING, date=_NAME, time=_NAME, minutes=_WHOLE, where=_DOING)
_ACT = _object(minutes=_WHOLE, what=_DOING, emoji=_EMOJI, place=_WHOLE, thing=_NAME, state=_NAME)
_GO_ON_OR_DO: Schema = {"type": "string", "enum": ["go on", "do"]}
_INSIGHT = _object(text=_LINE, because=_list(_WHOLE), confidence=_NUMBER, revises=_WHOLE)

SCHEMAS: dict[str, Schema] = {
    "rate_memories": _object(ratings=_list(_WHOLE, 60)),
    "summarise": _object(text=_TEXT),
    "plan_the_day": _object(stretches=_list(_object(start=_NAME, what=_DOING, where=_DOING)), wakes=_NAME),
    "split_into_hours": _object(parts=_list(_object(minutes=_WHOLE, what=_DOING), 24)),
    "split_into_actions": _object(parts=_list(_object(minutes=_WHOLE, what=_DOING, emoji=_EMOJI))),
    "act_the_hour": _object(parts=_list(_ACT)),
    "place_the_hour": _object(placed=_list(_object(place=_WHOLE, thing=_NAME, state=_NAME))),
    "choose_place": _object(choice=_WHOLE),
    "new_state": _object(state=_NAME),
    "find_emoji": _object(emoji=_EMOJI),
    "decide_reaction": _object(
        kind={"type": "string", "enum": ["go on", "do", "talk"]},
        what=_DOING,
        minutes=_WHOLE,
        emoji=_EMOJI,
        because=_LINE,
    ),
    "react_to_thing": _object(
        kind=_GO_ON_OR_DO, what=_DOING, minutes=_WHOLE, emoji=_EMOJI, mends=_FLAG, fetch=_NAME, because=_LINE
    ),
    "heed_voice": _object(kind=_GO_ON_OR_DO, what=_DOING, start=_NAME, minutes=_WHOLE, emoji=_EMOJI, because=_LINE),
    "speak_line": _object(text=_LINE, done=_FLAG),
    "digest_talk": _object(
        summary=_TEXT,
        learned=_list(_object(text=_LINE, importance=_WHOLE)),
        told=_list(_LINE),
        promised=_list(_PROMISED),
        feeling=_NAME,
        closeness=_WHOLE,
    ),
    "ask_oneself": _object(questions=_list(_LINE)),
    "draw_insights": _object(insights=_list(_INSIGHT)),
    "answer_interview": _object(text=_TEXT),
}
