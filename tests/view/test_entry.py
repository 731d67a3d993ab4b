"""Writing: caret and selection, clipboard, and whatever people paste."""

import time

import pygame
import pytest

from game.view import strings
from game.view.emoji import Emoji
from game.view.entry import CLIPBOARD, Entry
from game.view.field import Field, spans_of, x_of
from game.view.look import Scale
from game.view.panels.rows import Maker
from game.view.text import Writer

FAMILY = "👩‍👩‍👧‍👦"


@pytest.fixture
def make() -> Maker:
    return Maker(Writer(Scale(), Emoji()))


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def test_letters_go_in_at_the_caret_and_in_place_of_what_is_selected() -> None:
    entry = Entry("tea for two")
    entry.go(4)
    entry.insert("time ")
    assert (entry.text, entry.caret) == ("tea time for two", 9)
    entry.select_all()
    entry.insert("coffee")
    assert entry.text == "coffee"
    entry.undo()
    assert entry.text == "tea time for two"


def test_words_are_erased_and_walked_over_whole() -> None:
    entry = Entry("one two three")
    entry.step(-1, keep=False, word=True)
    assert entry.caret == 8
    entry.erase(-1, word=True)
    assert entry.text == "one three"
    entry.step(1, keep=True, word=True)
    assert entry.selected == "three"


def test_an_emoji_of_many_parts_and_a_letter_with_its_accent_are_one_step() -> None:
    entry = Entry(f"a{FAMILY}e\u0301")
    entry.step(-1, keep=False)
    assert entry.caret == 1 + len(FAMILY)
    entry.step(-1, keep=False)
    assert entry.caret == 1
    entry.erase(1)
    assert entry.text == "ae\u0301"


@pytest.mark.parametrize(
    ("pasted", "text", "said"),
    [
        ("\x00a\x00b", "ab", strings.FIELD_CLEANED),
        ("\ud800", "", strings.FIELD_CLEANED),
        ("a\u200bb\u202ec", "abc", strings.FIELD_CLEANED),
        ("<img src='/etc/passwd'>", "<img src='/etc/passwd'>", ""),
        ("two\r\nlines", "two lines", ""),
        ("שלום 🎉", "שלום 🎉", ""),
        ("", "", strings.NOTHING_TO_PASTE),
        ("x" * 1_000_000, "x" * 200, strings.FIELD_CUT.format(200)),
        ("\u200b" * 1_000_000, "", strings.FIELD_CUT.format(200)),
    ],
)
def test_whatever_is_pasted_is_bounded_and_cleaned_with_a_word_why_within_a_frame(
    monkeypatch: pytest.MonkeyPatch, make: Maker, pasted: str, text: str, said: str
) -> None:
    monkeypatch.setattr(CLIPBOARD, "get", lambda: pasted)
    entry = Entry()
    field = Field("f", entry)
    began = time.perf_counter()
    field.picture(make, 300, True, False)
    field.take_key(key(pygame.K_v, pygame.KMOD_CTRL))
    field.picture(make, 300, True, False)
    assert time.perf_counter() - began < 0.1
    assert (entry.text, entry.said) == (text, said)


def test_what_is_copied_can_be_pasted_though_there_is_no_system_clipboard(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*words: str) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    entry = Entry("over and over")
    entry.select_all()
    entry.cut()
    assert entry.text == ""
    entry.paste()
    entry.paste()
    assert entry.text == "over and overover and over"


def test_a_full_field_says_so() -> None:
    entry = Entry("12345", longest=5)
    entry.insert("6")
    assert (entry.text, entry.said) == ("12345", strings.FIELD_FULL.format(5))


def test_a_field_of_several_lines_keeps_lines_and_goes_up_and_down_by_pixels(make: Maker) -> None:
    entry = Entry("short\na longer line", several=True, longest=500)
    field = Field("f", entry, lines=3)
    field.picture(make, 300, True, False)
    field.take_key(key(pygame.K_UP))
    assert entry.caret == len("short")
    field.take_key(key(pygame.K_DOWN))
    assert entry.caret == len(entry.text)
    field.take_key(key(pygame.K_HOME))
    assert entry.caret == 6
    field.take_key(key(pygame.K_RETURN))
    assert entry.text == "short\n\na longer line"


def test_lines_are_broken_between_words_and_cover_the_whole_text(make: Maker) -> None:
    kind = make.writer.type(14)
    text = "the quick brown fox jumps over the lazy dog\n" + "x" * 200
    spans = spans_of(text, kind, 150)
    assert "".join(text[a:b] for a, b in spans) == text.replace("\n", "")
    assert all(kind.width(text[a:b].rstrip()) <= 150 for a, b in spans)
    assert text[slice(*spans[0])].endswith(" ")


def test_a_click_puts_the_caret_between_the_letters_and_a_drag_selects(make: Maker) -> None:
    entry = Entry("hello world")
    field = Field("f", entry)
    field.picture(make, 300, True, False)
    kind = make.writer.type(14)
    field.press((6 + kind.width("hel"), 12))
    assert entry.caret == 3
    field.drag((6 + kind.width("hello wor"), 12))
    assert entry.selected == "lo wor"


def test_the_caret_stands_at_the_left_of_a_right_to_left_letter(make: Maker) -> None:
    kind = make.writer.type(14)
    word = "שלום"
    assert x_of(kind, word, len(word)) == 0
    assert x_of(kind, word, 1) == kind.width(word) - kind.width(word[0])
    assert x_of(kind, "abc", 2) == kind.width("ab")


def test_enter_is_told_and_plain_keys_stay_in_the_field(make: Maker) -> None:
    told: list[str] = []
    entry = Entry("yes")
    field = Field("f", entry, enter=lambda: told.append(entry.value))
    field.picture(make, 300, True, False)
    assert field.take_key(key(pygame.K_SPACE)) and field.take_key(key(pygame.K_l))
    assert not field.take_key(key(pygame.K_s, pygame.KMOD_CTRL)) and not field.take_key(key(pygame.K_F5))
    field.take_key(key(pygame.K_RETURN))
    assert told == ["yes"] and entry.text == "yes"


def test_what_an_input_method_is_at_is_shown_and_then_taken(make: Maker) -> None:
    entry = Entry()
    field = Field("f", entry)
    field.compose("に")
    field.picture(make, 300, True, False)
    assert (entry.text, entry.composing) == ("", "に")
    field.take_text("日")
    assert (entry.text, entry.composing) == ("日", "")


@pytest.mark.parametrize(("driver", "said"), [("x11", strings.NOTHING_CAME), ("windows", strings.NOTHING_TO_PASTE)])
def test_where_a_long_text_is_not_passed_on_it_is_not_said_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch, driver: str, said: str
) -> None:
    monkeypatch.setattr(CLIPBOARD, "get", lambda: "")
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    entry = Entry()
    entry.paste()
    assert entry.said == said and entry.text == ""


@pytest.mark.parametrize(("entry", "selected"), [(Entry("30", 3), "30"), (Entry("A feast", 2000, several=True), "")])
def test_coming_to_a_field_by_a_key_selects_a_name_and_goes_on_behind_sentences(entry: Entry, selected: str) -> None:
    entry.go(0)
    Field("any", entry).met()
    assert entry.selected == selected and entry.caret == len(entry.text)


def test_a_letter_carries_two_accents_at_most_however_they_came_to_it() -> None:
    entry = Entry("a\u0301", longest=20)
    entry.insert("\u0302")
    assert (entry.text, entry.said) == ("a\u0301\u0302", "")
    entry.insert("\u0303")
    assert (entry.text, entry.said) == ("a\u0301\u0302", strings.FIELD_CLEANED)
    entry.insert("b\u0304\u0305")
    entry.go(3)
    entry.erase(1)
    assert entry.text == "a\u0301\u0302" and entry.caret == 3, "b is gone, and a has no room for its accents"
    entry.undo()
    assert entry.text == "a\u0301\u0302b\u0304\u0305"
