"""The words in which questions are put. After a wanted change: `UPDATE_SNAPSHOTS=1 pytest tests/mind/prompted`."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.mind import questions as q
from game.mind.prompted.asking import ASKINGS, VARIANTS, put
from game.mind.prompted.prompts import template
from game.mind.prompted.reading import READERS
from game.mind.rules import _rules
from tests.mind.prompted.examples import EXAMPLES, by_template

SNAPSHOTS = Path(__file__).parent / "snapshots"
FOLDER = Path(__file__).parents[3] / "game" / "mind" / "prompts"
QUESTIONS = {name: question for name, (question, _) in by_template().items()}


def in_words(question: q.Question[Any]) -> str:
    words = put(question)
    return f"# System\n{words.system}\n\n# User\n{words.user}\n"


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_is_put_in_the_words_of_its_snapshot(name: str) -> None:
    path = SNAPSHOTS / f"{name}.txt"
    told = in_words(QUESTIONS[name])
    if os.environ.get("UPDATE_SNAPSHOTS"):
        path.write_text(told, encoding="utf-8", newline="\n")
    assert told == path.read_text(encoding="utf-8")


def test_every_question_has_a_prompt_a_reader_a_rule_and_an_example() -> None:
    assert set(ASKINGS) == set(READERS) == set(EXAMPLES)
    assert set(ASKINGS) - {q.FindEmoji} == set(_rules())
    names = {asking.template for asking in (*ASKINGS.values(), *VARIANTS)}
    assert names == set(QUESTIONS)
    assert names | {"_common"} == {path.stem for path in FOLDER.glob("*.md")}


def test_the_unchanging_part_and_the_person_come_first_and_are_the_same_for_all_questions() -> None:
    beginnings = {in_words(question).split("# User")[0] for question in QUESTIONS.values()}
    assert len(beginnings) == 1 and "She runs Hobbs Cafe." in beginnings.pop()


def test_no_hole_is_left_open_and_the_version_follows_the_text() -> None:
    assert all("$" not in in_words(question) for question in QUESTIONS.values())
    versions = {template(name).version for name in QUESTIONS}
    assert len(versions) == len(QUESTIONS)


def test_a_dollar_sign_or_braces_in_a_memory_are_only_words() -> None:
    question, _ = EXAMPLES[q.AskOneself]
    odd = replace(question, statements=(replace(question.statements[0], text="It costs $name {5} $$"),))
    assert "It costs $name {5} $$" in in_words(odd)
