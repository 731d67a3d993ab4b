"""Words that are read from the right among words that are read from the left: where each stands on the line."""

import pytest

from game.view import bidi, fonts
from game.view.field import at_x, x_of
from game.view.text import Type, fitting

SHALOM, OLAM, MARHABA = "שלום", "עולם", "مرحبا"


def shown(text: str) -> list[str]:
    """What is drawn, from the left; letters of a right-to-left script are turned by their font."""
    return [run.text for run in fonts.runs_of(text)]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("tea", ["tea"]),
        (f"{SHALOM} {OLAM}", [f"{SHALOM} {OLAM}"]),
        (f"Ada says {SHALOM} {OLAM} to Bo", ["Ada says ", f"{SHALOM} {OLAM}", " to Bo"]),
        (f"{SHALOM} Ada", ["Ada", f"{SHALOM} "]),
        (f"{SHALOM}!", ["!", SHALOM]),
        (f"{SHALOM}: Ada, Bo!", ["!", "Ada, Bo", " :", SHALOM]),
        (f"{SHALOM} 12,50 {OLAM}", [OLAM, " ", "12,50", f"{SHALOM} "]),
        (f"at 10 {SHALOM} 20 x", ["at 10 ", "20", f"{SHALOM} ", " x"]),
        (f"{SHALOM} ({OLAM})", ["(", OLAM, ") ", SHALOM]),
        (f"{MARHABA} Ada {SHALOM}", [SHALOM, " ", "Ada", f"{MARHABA} "]),
        (f"{SHALOM} 🎉 {OLAM}", [OLAM, " ", "🎉", f"{SHALOM} "]),
    ],
)
def test_each_stretch_stands_where_a_reader_looks_for_it(text: str, order: list[str]) -> None:
    assert "".join(shown(text)).replace(" ", "") == "".join(order).replace(" ", "")


def test_a_line_has_the_direction_of_the_paragraph_it_is_of() -> None:
    assert (bidi.base_of(f"12 {SHALOM} Ada"), bidi.base_of(f"12 Ada {SHALOM}"), bidi.base_of("12!")) == (1, 0, 0)
    assert [run.text for run in fonts.runs_of("Ada!", base=1)] == ["!", "Ada"]


def test_marks_joined_numbers_and_signs_have_the_level_of_what_they_belong_to() -> None:
    assert bidi.levels_of("שָ", 0) == [1, 1]
    assert bidi.levels_of("ש 1,5%", 0) == [1, 1, 2, 2, 2, 2]
    assert bidi.levels_of("ש a,b", 1) == [1, 1, 2, 2, 2]
    assert bidi.levels_of("a ש, b", 0) == [0, 0, 1, 0, 0, 0]


def test_levels_are_turned_from_the_highest_down() -> None:
    assert bidi.order_of([0, 1, 1, 0]) == [0, 2, 1, 3]
    assert bidi.order_of([1, 2, 2, 1]) == [3, 1, 2, 0]
    assert bidi.order_of([]) == []


def test_the_caret_and_a_click_agree_on_every_place_of_a_mixed_line() -> None:
    kind = Type(14, bold=False)
    for line in ("Ada " + SHALOM, SHALOM + " Ada", "plain", "日本 " + OLAM):
        for at in range(1, len(line)):
            if line[at - 1] != " " and line[at] != " ":  # at a border two places have the same pixels
                assert at_x(kind, line, x_of(kind, line, at)) == at, (line, at)


def test_a_click_left_and_right_of_a_line_is_at_its_ends() -> None:
    kind = Type(14, bold=False)
    assert (at_x(kind, "abc", -5), at_x(kind, "abc", 500), at_x(kind, "", 9)) == (0, 3, 0)
    assert (at_x(kind, SHALOM, -5), at_x(kind, SHALOM, 500)) == (4, 0)


def test_an_emoji_is_not_cut_in_two_to_fit() -> None:
    kind = Type(14, bold=False)
    assert fitting("👩‍🍳👩‍🍳", kind, 2) == 3
    assert fitting("ab" + "👩‍🍳", kind, kind.width("ab") + 3) == 2
