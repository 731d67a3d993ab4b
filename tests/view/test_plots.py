"""Charts: their axes worked out by hand, their pictures looked at point by point."""

from pathlib import Path

import pygame
import pytest

from game.view.look import CREAM, Scale
from game.view.plots import COLOURS, BarChart, Bars, Line, LineChart, bar_chart, line_chart, number, save, ticks


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (0, 25, [0, 5, 10, 15, 20, 25]),
        (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (-3, 3, [-3, -2, -1, 0, 1, 2, 3]),
        (0, 0, [0, 0.2, 0.4, 0.6, 0.8, 1]),
        (0, 0.03, [0, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03]),
        (0, 101, [0, 20, 40, 60, 80, 100, 120]),
    ],
)
def test_an_axis_has_few_round_numbers_that_span_the_values(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == expected


@pytest.mark.parametrize(("value", "said"), [(0.0, "0"), (2.5, "2.5"), (0.74, "0.74"), (12345, "12,345"), (-3, "-3")])
def test_numbers_are_said_shortly(value: float, said: str) -> None:
    assert number(value) == said


def test_a_picture_has_the_size_that_was_asked_for_at_any_scale() -> None:
    chart = LineChart("Growth", (Line("all", ((0, 0), (1, 4))),))
    assert line_chart(chart, (640, 360)).get_size() == (640, 360)
    assert line_chart(chart, (1280, 720), Scale(2)).get_size() == (1280, 720)


def test_a_bar_twice_as_high_has_twice_as_many_points_of_its_colour() -> None:
    picture = bar_chart(BarChart("Two bars", ("one", "two"), (Bars("a", (5, 10)),), top=10))
    middle = picture.get_width() // 2
    heights = [_count(picture, COLOURS[0], half) for half in (range(middle), range(middle, picture.get_width()))]
    assert heights[1] / heights[0] == pytest.approx(2, rel=0.05)


def test_each_series_has_a_colour_of_its_own_and_bands_are_fainter() -> None:
    one = Line("one", ((0, 1), (10, 1)), ((0, 2), (0, 2)))
    two = Line("two", ((0, 4), (10, 4)))
    picture = line_chart(LineChart("Two lines", (one, two), "hours", "people"))
    wide = range(picture.get_width())
    assert _count(picture, COLOURS[0], wide) > 500
    assert _count(picture, COLOURS[1], wide) > 500
    shade = picture.get_at((picture.get_width() // 2, 416))
    assert CREAM[0] > shade[0] > COLOURS[0][0], "below the first line is its band"


def test_nothing_to_plot_is_still_a_picture() -> None:
    assert line_chart(LineChart("Nothing", ())).get_at((900, 300))[:3] == CREAM
    assert bar_chart(BarChart("Nothing", (), ())).get_at((900, 300))[:3] == CREAM
    assert line_chart(LineChart("One point", (Line("a", ((3, 2),), ((2, 2),)),))).get_size() == (960, 540)


def test_long_names_are_wrapped_and_stay_on_the_sheet() -> None:
    groups = tuple(f"a group with a rather long name {n}" for n in range(12))
    series = tuple(Bars(f"a condition with a long name {n}", (1.0,) * 12, ((0.5, 1.5),) * 12) for n in range(6))
    picture = bar_chart(BarChart("Many", groups, series), (640, 480))
    edge = [picture.get_at((x, picture.get_height() - 1))[:3] for x in range(picture.get_width())]
    assert set(edge) == {CREAM}


def test_a_picture_is_written_as_png_and_a_bad_folder_is_an_os_error(tmp_path: Path) -> None:
    picture = pygame.Surface((4, 3))
    save(picture, tmp_path / "a.png")
    assert pygame.image.load(str(tmp_path / "a.png")).get_size() == (4, 3)
    with pytest.raises(OSError):
        save(picture, tmp_path / "nowhere" / "a.png")


def _count(picture: pygame.Surface, colour: tuple[int, int, int], columns: range) -> int:
    """Points of a colour below the legend."""
    rows = range(64, picture.get_height())
    return sum(picture.get_at((x, y))[:3] == colour for x in columns for y in rows)
