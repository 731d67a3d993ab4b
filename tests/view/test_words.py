"""Words from outside: cleaned before anything draws them."""

import itertools
from datetime import datetime

import pygame
import pytest

from game.view import fonts, text
from game.view.emoji import Emoji, path_of
from game.view.look import CREAM, Scale
from game.view.words import clean, first_capital, hour_words, markup, short_name, typed, when


@pytest.mark.parametrize(
    ("dirty", "cleaned"),
    [
        ("a\x00b", "ab"),
        ("a\ud800b", "ab"),
        ("\u200b", ""),
        ("\ufeffhello", "hello"),
        ("two\nlines\tand  spaces ", "two lines and spaces"),
        ("left\u202eright", "leftright"),
        ("naïve Привет", "naïve Привет"),
        ("👩\u200d🍳 cooks", "👩\u200d🍳 cooks"),
        ("a\u200db", "ab"),
    ],
)
def test_what_cannot_be_drawn_is_taken_out(dirty: str, cleaned: str) -> None:
    assert clean(dirty) == cleaned


def test_long_words_are_cut_with_an_ellipsis() -> None:
    assert clean("abcdefghij", 5) == "abcd…"
    assert clean("abcde", 5) == "abcde"


def test_a_megabyte_is_cut_before_it_is_looked_at() -> None:
    assert len(clean("x" * 1_000_000)) == 2_000


def test_markup_from_a_model_is_shown_and_not_obeyed() -> None:
    assert markup('<img src="/etc/passwd">') == "&lt;img src=&quot;/etc/passwd&quot;&gt;"


def test_places_and_moments_read_as_people_say_them() -> None:
    now = datetime(2023, 2, 13, 10, 0)
    assert short_name("Hobbs Cafe:cafe") == "cafe, Hobbs Cafe"
    assert short_name("Hobbs Cafe:cafe:piano") == "piano, Hobbs Cafe"
    assert when(datetime(2023, 2, 13, 8, 5), now) == "8:05 am"
    assert when(datetime(2023, 2, 14, 17, 0), now) == "Tue 5:00 pm"
    assert first_capital("making espresso") == "Making espresso"


def test_emoji_of_every_make_have_a_picture() -> None:
    for emoji in ("☕", "❤️", "👩‍🍳", "👍🏽", "🇫🇷", "1️⃣", "✍️"):
        assert path_of(emoji) is not None, emoji


def test_a_text_is_cut_into_runs_of_one_script_or_one_emoji() -> None:
    runs = [(run.face, run.text) for run in fonts.runs_of("tea ☕ שלום")]
    assert runs == [(0, "tea "), (fonts.PICTURE, "☕"), (0, " "), (2, "שלום")]


def test_what_no_font_has_shows_its_code_point() -> None:
    assert [run.text for run in fonts.runs_of("a\U00013000")] == ["a", "[13000]"]


def test_lines_never_get_wider_than_asked_even_with_one_endless_word() -> None:
    kind = fonts.Type(14, bold=False)
    for words in ("a few short words that wrap", "x" * 300, "short " + "漢字" * 40):
        assert all(kind.width(line) <= 120 for line in text.wrapped(words, kind, 120))


def test_no_word_is_lost_by_wrapping() -> None:
    words = "Isabella plans a party at Hobbs Cafe on Valentine's Day"
    assert " ".join(text.wrapped(words, fonts.Type(14, bold=False), 100)) == words


def test_a_paragraph_with_a_limit_ends_in_an_ellipsis_within_it() -> None:
    writer = text.Writer(Scale(), Emoji())
    picture = writer.paragraph("word " * 100, (14, False, CREAM), 120, most_lines=3)
    assert picture.get_height() == 3 * writer.type(14).line_height
    assert picture.get_width() <= 120


@pytest.mark.parametrize("words", ["", "\x00", "\u200b", "\ud800", " ", "\ufe0f"])
def test_nothing_at_all_can_be_drawn_too(words: str) -> None:
    writer = text.Writer(Scale(), Emoji())
    assert writer.line(words, (14, False, CREAM)).get_height() > 0
    assert writer.paragraph(words, (14, False, CREAM), 100).get_height() > 0


@pytest.mark.parametrize(
    ("dirty", "shown"),
    [
        ("before \x1b[31;1mred\x1b[0m after", "before red after"),
        ("\x1b]0;a title\x07words \x1b]8;;http://x\x1b\\link\x1b]8;;\x1b\\ more", "words link more"),
        ("\x9b2Jcleared \x1bcreset", "cleared reset"),
        ("e" + "\u0301" * 7 + " and what comes after", "e\u0301\u0301 and what comes after"),
        ("e\u0323\u0302 o\u0302\u0301", "e\u0323\u0302 o\u0302\u0301"),
    ],
)
def test_a_paste_keeps_its_words_whatever_signs_of_a_terminal_or_heaps_of_accents_are_in_it(
    dirty: str, shown: str
) -> None:
    assert typed(dirty, 200) == clean(dirty) == shown


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("size", [12, 13, 14, 16, 19])
def test_two_words_have_a_space_between_them_that_can_be_seen_at_any_size(size: int, bold: bool) -> None:
    picture = text.Writer(Scale(), Emoji()).line("14 February", (size, bold, CREAM))
    inked = pygame.surfarray.array_alpha(picture).max(axis=1) > 90
    gaps = [len(list(run)) for ink, run in itertools.groupby(inked[: picture.get_width() // 2]) if not ink]
    assert max(gaps[1:]) >= 4, gaps


def test_a_paragraph_tells_how_wide_each_of_its_lines_is() -> None:
    writer = text.Writer(Scale(), Emoji())
    first, second = writer.widths("supply store, Harvey Oak Supply Store", (14, False, CREAM), 210)
    assert second < first / 2 and first <= 210


def test_a_full_hour_reads_as_people_say_it() -> None:
    assert [hour_words(hour) for hour in (0, 8, 12, 20, 24)] == ["midnight", "8 am", "noon", "8 pm", "midnight"]
