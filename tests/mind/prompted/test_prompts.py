"""The words in which questions are put. After a wanted change: `UPDATE_SNAPSHOTS=1 pytest tests/mind/prompted`."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.mind.prompted.asking import ASKINGS
from game.mind.prompted.mind import PromptedMind
from game.mind.prompted.prompts import template
from game.mind.prompted.reading import READERS
from game.mind.questions import AskOneself, Question
from game.mind.rules import _rules
from tests.mind.prompted.examples import EXAMPLES

SNAPSHOTS = Path(__file__).parent / "snapshots"
FOLDER = Path(__file__).parents[3] / "game" / "mind" / "prompts"


def in_words(question: Question[Any]) -> str:
    request = PromptedMind(None).request(question)  # type: ignore[arg-type]
    return f"# System\n{request.system}\n\n# User\n{request.user}\n"


@pytest.mark.parametrize("kind", EXAMPLES, ids=lambda kind: kind.__name__)
def test_a_question_is_put_in_the_words_of_its_snapshot(kind: type) -> None:
    path = SNAPSHOTS / f"{ASKINGS[kind].template}.txt"
    told = in_words(EXAMPLES[kind][0])
    if os.environ.get("UPDATE_SNAPSHOTS"):
        path.write_text(told, encoding="utf-8", newline="\n")
    assert told == path.read_text(encoding="utf-8")


def test_every_question_has_a_prompt_a_reader_a_rule_and_an_example() -> None:
    assert set(ASKINGS) == set(READERS) == set(EXAMPLES) == set(_rules())
    names = {asking.template for asking in ASKINGS.values()} | {"_common"}
    assert names == {path.stem for path in FOLDER.glob("*.md")}


def test_the_unchanging_part_and_the_person_come_first_and_are_the_same_for_all_questions() -> None:
    beginnings = {in_words(question).split("# User")[0] for question, _ in EXAMPLES.values()}
    assert len(beginnings) == 1 and "She runs Hobbs Cafe." in beginnings.pop()


def test_no_hole_is_left_open_and_the_version_follows_the_text() -> None:
    assert all("$" not in in_words(question) for question, _ in EXAMPLES.values())
    versions = {template(asking.template).version for asking in ASKINGS.values()}
    assert len(versions) == len(ASKINGS)


def test_a_dollar_sign_or_braces_in_a_memory_are_only_words() -> None:
    question, _ = EXAMPLES[AskOneself]
    odd = replace(question, statements=(replace(question.statements[0], text="It costs $name {5} $$"),))
    assert "It costs $name {5} $$" in in_words(odd)
