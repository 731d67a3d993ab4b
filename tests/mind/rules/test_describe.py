from dataclasses import replace

from game.mind.questions import Statement, Summarise, SummaryPart
from game.mind.rules.describe import summarise
from tests.mind.rules.talking import CANDIDATE, NOON, own, person, told

ADA = person(
    "Ada Stone",
    "Ada Stone is a smith with a shop by the lake",
    "Ada Stone works at the forge from 8 am to 4 pm",
    "she is forging a gate for the park",
    "she is working on a weather vane",
    "she likes iron and plums",
    "she worries that her arm will give out",
    "Ada Stone has known Ben Field for years and trusts him",
    traits=("patient", "strong"),
)


def paragraph(part: SummaryPart, about: str = "Ada Stone", *statements: Statement) -> str:
    return summarise(Summarise(ADA, part, about, statements))


def test_core_characteristics_begin_with_the_traits_and_use_a_pronoun() -> None:
    text = paragraph("core characteristics")
    assert text.startswith("Ada Stone is patient and strong.")
    assert " She " in text and text.count("Ada Stone") == 1


def test_the_occupation_tells_work_hours_and_projects() -> None:
    text = paragraph("daily occupation")
    assert "a smith with a shop" in text and "from 8 am to 4 pm" in text and "weather vane" in text


def test_recent_progress_tells_project_news_and_mood() -> None:
    news = own("Ada Stone and Ben Field talked about the gate", subjects=("Ada Stone", "Ben Field"))
    text = paragraph("recent progress", "Ada Stone", news)
    assert "weather vane" in text and "talked about the gate" in text
    assert text.endswith("She feels calm at present.")


def test_yesterday_is_told_in_order_with_the_source_of_news() -> None:
    talk = replace(own("Ada Stone and Ben Field talked about the gate"), when=NOON.replace(hour=15), ordinal=3)
    news = replace(told(CANDIDATE, "Ben Field"), when=NOON.replace(hour=15), ordinal=4)
    work = replace(own("Ada Stone is working on a weather vane", kind="action"), when=NOON.replace(hour=9), ordinal=2)
    text = paragraph("yesterday", "", talk, news, work)
    assert text.index("weather vane") < text.index("talked about the gate")
    assert "learned from Ben Field that Sam Moore is running for mayor" in text


def test_a_yesterday_without_memories_is_the_routine() -> None:
    assert paragraph("yesterday", "").startswith("Ada Stone had an ordinary day.")


def test_context_holds_the_relation_and_what_was_seen() -> None:
    seen = Statement(5, "Ben Field is mending a net", "observation", "saw", NOON, 2, ("Ben Field",))
    text = paragraph("context", "Ben Field", seen)
    assert "has known Ben Field for years" in text and "At noon, Ben Field is mending a net." in text
    assert paragraph("context", "Cleo Marsh") == "Ada Stone knows nothing in particular about Cleo Marsh."
