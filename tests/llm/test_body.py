"""What is sent."""

from game.llm.body import body_of
from game.llm.capabilities import Capabilities
from game.llm.model import Request


def test_bounds_on_lengths_are_sent_where_a_grammar_keeps_to_them_and_nowhere_else() -> None:
    line = {"type": "string", "maxLength": 300}
    schema = {"type": "object", "properties": {"maxItems": {"type": "array", "items": line, "maxItems": 3}}}
    bare = {"type": "object", "properties": {"maxItems": {"type": "array", "items": {"type": "string"}}}}
    request = Request("", "?", schema=schema)
    assert body_of(request, "m", Capabilities(format="object_schema"))["response_format"]["schema"] == schema
    named = body_of(request, "m", Capabilities(format="json_schema"))["response_format"]["json_schema"]
    assert named["schema"] == bare
    assert "300" not in str(body_of(request, "m", Capabilities(format="words"))["messages"])
