"""The part of a report that tells of the 25 questions, under four conditions and in two ways."""

from game.study.conditions import INTERVIEWED
from game.study.interviews import Answered, shares
from game.study.paper import BELIEVABILITY
from game.study.phrases import listed, section, table
from game.study.questionnaire import GROUPS
from game.study.results import WAYS, Results

_WAY_WORDS = {
    "same stream": "On the same stream: the full architecture lived, and at the end kinds of memory were kept from "
    "coming to mind.",
    "own life": "In independent lives: every condition lived its own days from the start.",
}
_NAMES = [name for name, _ in INTERVIEWED]


def interview_sections(results: Results) -> list[str]:
    """Empty if nobody was interviewed."""
    if not results.answers:
        return []
    head = [
        "Everybody was asked the 25 questions (the one about a stranger twice: of somebody never met, and of somebody "
        "who does not exist), on the morning after, when all had planned their day: of a day that is not planned yet "
        "only the routine could be told. An answer is scored where the town's state knows what is right. A gift is "
        "right only if it rests on a reflection that the person holds, so that without reflections none is; the hours "
        "are right if they are in the plan or promised. `interviews.json` has every answer.",
    ]
    for way in WAYS:
        rows = [row for row in results.answers if row.way == way]
        head += ["", f"### {_WAY_WORDS[way]}", "", *_by_group(rows), "", *_by_check(rows), "", _reading(rows)]
    return [section("The paper's interview", head), section("Some answers", _examples(results))]


def order_of(rows: list[Answered]) -> list[str]:
    """The conditions from the largest share of right answers to the smallest."""
    found = shares(rows, lambda row, _: row.condition)
    return sorted(found, key=lambda name: -found[name][0] / found[name][1])


def _by_group(rows: list[Answered]) -> list[str]:
    found = shares(rows, lambda row, _: f"{row.condition}/{row.group}") | shares(
        rows, lambda row, _: f"{row.condition}/all"
    )
    return table(
        ("group", *_NAMES),
        [(group, *(_cell(found.get(f"{name}/{group}")) for name in _NAMES)) for group in (*GROUPS, "all")],
    )


def _by_check(rows: list[Answered]) -> list[str]:
    found = shares(rows, lambda row, check: f"{row.condition}/{check}")
    checks = list(dict.fromkeys(check for row in rows for check in row.right))
    return table(("what is scored", *_NAMES), [(c, *(_cell(found.get(f"{n}/{c}")) for n in _NAMES)) for c in checks])


def _cell(counts: tuple[int, int] | None) -> str:
    """`93 of 100 (93 %)`."""
    return f"{counts[0]} of {counts[1]} ({100 * counts[0] / counts[1]:.0f} %)" if counts else ""


def _reading(rows: list[Answered]) -> str:
    """The order of the conditions beside the paper's."""
    found = order_of(rows)
    paper = listed(f"{name} ({mu})" for name, mu in BELIEVABILITY.items())
    here = {name: good / every for name, (good, every) in shares(rows, lambda row, _: row.condition).items()}
    ranked = [here[name] for name in BELIEVABILITY if name in here]
    told = listed(f"{name} ({100 * here[name]:.1f} %)" for name in found)
    order = "not the same order"
    if ranked == sorted(ranked, reverse=True):
        order = "the same order" if len(set(ranked)) == len(ranked) else "the same order, with ties"
    return f"The paper ranks believability (TrueSkill mu): {paper}. Here, by right answers: {told}; {order}."


def _examples(results: Results) -> list[str]:
    """One person's answers under every condition: whoever is first in the town."""
    first = [row for row in results.base[0].answers if row.way == "same stream"]
    rows = [row for row in first if row.person == first[0].person]
    lines = [f"{first[0].person}, seed {results.base[0].seed}, on the same stream."]
    for asked in dict.fromkeys(row.asked for row in rows):
        lines += ["", f"- *{asked}*"]
        lines += _by_answer([row for row in rows if row.asked == asked])
    return lines


def _by_answer(rows: list[Answered]) -> list[str]:
    """Each different answer once, with the conditions that it was given under and what it was found to be."""
    lines = []
    for answer in dict.fromkeys(row.answer for row in rows):
        given = [row for row in rows if row.answer == answer]
        under = "all" if len(given) == len(rows) else listed(row.condition for row in given)
        lines.append(f"  - {under}{_marks(given[0])}: {answer}")
    return lines


def _marks(row: Answered) -> str:
    return "".join(" ✓" if right else " ✗" for right in row.right.values())
