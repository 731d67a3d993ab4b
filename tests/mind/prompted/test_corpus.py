"""Replies as real models write them, and what must come of each; `corpus/NAME.toml` are answers to that prompt.

`envelopes.toml` holds what models put around any answer, and is tried with every question.
"""

import json
import re
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from game.mind.prompted.mending import UnusableError
from game.mind.prompted.reading import read_reply
from tests.mind.prompted.examples import by_template
from tests.mind.prompted.shown import shown

CORPUS = Path(__file__).parent / "corpus"
EXAMPLES = by_template()


@lru_cache
def replies(name: str) -> list[dict[str, Any]]:
    """The replies of one file."""
    return list(tomllib.loads((CORPUS / f"{name}.toml").read_text(encoding="utf-8"))["reply"])


CASES = [(name, reply) for name in EXAMPLES for reply in replies(name)]


def enveloped(raw: str, good: dict[str, Any]) -> str:
    """A reply with the good answer in the forms that its pattern names."""
    compact, pretty = json.dumps(good, ensure_ascii=False), json.dumps(good, ensure_ascii=False, indent=2)
    forms = {
        "GOOD": compact,
        "PRETTY": pretty,
        "PYTHON": repr(good),
        "QUOTED": json.dumps(compact, ensure_ascii=False),
        "TRAILING": re.sub(r"(?<=[\]}\"\dea])\n", ",\n", pretty).replace(",,", ","),
        "COMMENTED": re.sub(r"\n", " // as she would\n", pretty),
        "COMMALESS": re.sub(r",\n", "\n", pretty),
        "KEYLESS": re.sub(r'"(\w+)":', r"\1:", pretty),
        "CAPITALS": re.sub(r'"(\w+)":', lambda key: key.group().upper(), compact),
        "SMART": re.sub(r'"([^"]*)"', r"“\1”", compact),
        "ENDLESS": pretty.rstrip("}] \n"),
    }
    return re.sub("|".join(forms), lambda form: forms[form.group()], raw)


def raw_text(reply: dict[str, Any]) -> str:
    piece, times = reply.get("long", ("", 0))
    return str(reply["raw"]).replace("LONG", piece * times)


def checked(name: str, reply: dict[str, Any], text: str, gives: str) -> None:
    question = EXAMPLES[name][0]
    if "unusable" in reply:
        with pytest.raises(UnusableError) as fault:
            read_reply(question, text, reply.get("cut", False))
        assert reply["unusable"] in str(fault.value)
    else:
        assert shown(read_reply(question, text, reply.get("cut", False))) == gives


@pytest.mark.parametrize(("name", "reply"), CASES, ids=[f"{name}: {reply['about']}" for name, reply in CASES])
def test_a_broken_reply_becomes_what_it_means(name: str, reply: dict[str, Any]) -> None:
    checked(name, reply, raw_text(reply), reply.get("gives", ""))


@pytest.mark.parametrize("reply", replies("envelopes"), ids=lambda reply: reply["about"])
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_answer_is_found_in_what_is_put_around_it(name: str, reply: dict[str, Any]) -> None:
    question, good = EXAMPLES[name]
    gives = shown(read_reply(question, json.dumps(good)))
    checked(name, reply, enveloped(raw_text(reply), good), gives)


def test_the_corpus_is_large_and_covers_every_question() -> None:
    assert {path.stem for path in CORPUS.glob("*.toml")} == {*EXAMPLES, "envelopes"}
    assert len(CASES) + len(replies("envelopes")) >= 300
    assert all(("gives" in reply) != ("unusable" in reply) for _, reply in CASES)
