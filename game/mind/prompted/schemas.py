"""The JSON that each prompt asks for, as schemas for servers that can hold a model to one."""

from typing import Any

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string"}
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


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


_PROMISED = _object(to=_TEXT, doing=_TEXT, date=_TEXT, time=_TEXT, minutes=_WHOLE, where=_TEXT)
_ACT = _object(minutes=_WHOLE, what=_TEXT, emoji=_TEXT, place=_WHOLE, thing=_TEXT, state=_TEXT)
_GO_ON_OR_DO: Schema = {"type": "string", "enum": ["go on", "do"]}
_INSIGHT = _object(text=_TEXT, because=_list(_WHOLE), confidence=_NUMBER, revises=_WHOLE)

SCHEMAS: dict[str, Schema] = {
    "rate_memories": _object(ratings=_list(_WHOLE)),
    "summarise": _object(text=_TEXT),
    "plan_the_day": _object(stretches=_list(_object(start=_TEXT, what=_TEXT, where=_TEXT)), wakes=_TEXT),
    "split_into_hours": _object(parts=_list(_object(minutes=_WHOLE, what=_TEXT))),
    "split_into_actions": _object(parts=_list(_object(minutes=_WHOLE, what=_TEXT, emoji=_TEXT))),
    "act_the_hour": _object(parts=_list(_ACT)),
    "place_the_hour": _object(placed=_list(_object(place=_WHOLE, thing=_TEXT, state=_TEXT))),
    "choose_place": _object(choice=_WHOLE),
    "new_state": _object(state=_TEXT),
    "find_emoji": _object(emoji=_TEXT),
    "decide_reaction": _object(
        kind={"type": "string", "enum": ["go on", "do", "talk"]},
        what=_TEXT,
        minutes=_WHOLE,
        emoji=_TEXT,
        because=_TEXT,
    ),
    "react_to_thing": _object(
        kind=_GO_ON_OR_DO, what=_TEXT, minutes=_WHOLE, emoji=_TEXT, mends=_FLAG, fetch=_TEXT, because=_TEXT
    ),
    "heed_voice": _object(kind=_GO_ON_OR_DO, what=_TEXT, start=_TEXT, minutes=_WHOLE, emoji=_TEXT, because=_TEXT),
    "speak_line": _object(text=_TEXT, done=_FLAG),
    "digest_talk": _object(
        summary=_TEXT,
        learned=_list(_object(text=_TEXT, importance=_WHOLE)),
        told=_list(_TEXT),
        promised=_list(_PROMISED),
        feeling=_TEXT,
        closeness=_WHOLE,
    ),
    "ask_oneself": _object(questions=_list(_TEXT)),
    "draw_insights": _object(insights=_list(_INSIGHT)),
    "answer_interview": _object(text=_TEXT),
}
