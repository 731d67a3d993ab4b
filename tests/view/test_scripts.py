"""Every script can be written: by a font that ships, by one of the system, or as code points; never as a box."""

import struct
from pathlib import Path

import pygame
import pytest

from game.view import fonts, system_fonts
from game.view.emoji import Emoji
from game.view.look import PLUM, Scale
from game.view.text import Writer, wrapped
from game.view.words import clean

SAMPLES = {
    "Latin": "Zażółć gęślą jaźń, Þórr, œuvre, ẞ, Việt", "Greek": "Ελληνικά ἀρχή", "Cyrillic": "Привет їжак Ѳ",
    "Georgian": "ქართული", "Armenian": "Հայերեն", "Hebrew": "שָׁלוֹם עולם", "Arabic": "السلام عليكم ١٢٣",
    "Persian": "سلام چطوری گچپژ", "Devanagari": "नमस्ते क्षत्रिय", "Bengali": "বাংলা ভাষা", "Gurmukhi": "ਪੰਜਾਬੀ",
    "Gujarati": "ગુજરાતી", "Odia": "ଓଡ଼ିଆ", "Tamil": "தமிழ்", "Telugu": "తెలుగు", "Kannada": "ಕನ್ನಡ",
    "Malayalam": "മലയാളം", "Sinhala": "සිංහල", "Thai": "ภาษาไทย", "Lao": "ພາສາລາວ", "Tibetan": "བོད་སྐད",
    "Burmese": "မြန်မာဘာသာ", "Khmer": "ភាសាខ្មែរ", "Ethiopic": "አማርኛ", "Cherokee": "ᏣᎳᎩ", "Mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "Syriac": "ܣܘܪܝܝܐ", "Thaana": "ދިވެހި", "N'Ko": "ߒߞߏ", "Tifinagh": "ⵜⴰⵎⴰⵣⵉⵖⵜ", "Japanese": "日本語 ひらがな カタカナ",
    "Chinese": "简体中文 繁體", "Korean": "한국어", "Hieroglyphs": "𓀀𓂀", "Runes": "ᚠᚢᚦ", "Braille": "⠃⠗", "Maths": "∀x ∈ ℝ: √x ≤ ∞",  # noqa: E501 (wide signs count twice)
}  # fmt: skip
SHIPPED = ("Latin", "Greek", "Cyrillic", "Georgian", "Hebrew", "Arabic", "Devanagari", "Japanese", "Chinese", "Korean")


def boxes(run: fonts.Run, kind: fonts.Type) -> list[str]:
    """Characters of a run for which its font would draw a box."""
    if run.face == fonts.PICTURE:
        return []
    metrics = kind.of(run).metrics(run.text)
    return [sign for sign, found in zip(run.text, metrics, strict=True) if found is None]


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("script", SAMPLES)
def test_a_script_is_drawn_without_boxes(script: str, bold: bool) -> None:
    writer, text = Writer(Scale(), Emoji()), SAMPLES[script]
    kind = writer.type(14, bold)
    runs = fonts.runs_of(clean(text))
    assert [sign for run in runs for sign in boxes(run, kind)] == []
    assert writer.paragraph(text * 20, (14, bold, PLUM), 200).get_width() <= 200
    assert all(kind.width(line) <= 90 for line in wrapped(text * 5, kind, 90))


@pytest.mark.parametrize("script", SHIPPED)
def test_a_script_that_ships_needs_no_code_points(script: str) -> None:
    assert all(run.is_plain for run in fonts.runs_of(SAMPLES[script]))
    assert all(run.face < 7 for run in fonts.runs_of(SAMPLES[script]))


def test_letters_that_take_shape_by_their_neighbours_are_drawn_as_one_run() -> None:
    assert [(run.text, run.script) for run in fonts.runs_of("क्षि नि, x")] == [("क्षि नि, ", "Deva"), ("x", "")]
    assert [(run.text, run.script) for run in fonts.runs_of("سلام!")] == [("!", ""), ("سلام", "Arab")]


def test_a_mark_is_drawn_by_the_font_of_its_letter() -> None:
    assert [run.text for run in fonts.runs_of("שָׁ")] == ["שָׁ"]
    assert [run.text for run in fonts.runs_of("q\u0323\u0307")] == ["q\u0323\u0307"]


def _table(form: int, *spans: tuple[int, int]) -> bytes:
    """A character map of OpenType."""
    if form == 12:
        groups = b"".join(struct.pack(">III", first, last, 1) for first, last in spans)
        return struct.pack(">HHIII", 12, 0, 16 + len(groups), 0, len(spans)) + groups
    ends = b"".join(struct.pack(">H", last) for _, last in spans)
    starts = b"".join(struct.pack(">H", first) for first, _ in spans)
    return struct.pack(">HHHHHHH", 4, 0, 0, 2 * len(spans), 0, 0, 0) + ends + b"\0\0" + starts


def _font(*tables: tuple[int, int, bytes]) -> bytes:
    """A file with nothing but character maps: platform, encoding, table."""
    offset, heads, bodies = 4 + 8 * len(tables), b"", b""
    for platform, encoding, table in tables:
        heads += struct.pack(">HHI", platform, encoding, offset + len(bodies))
        bodies += table
    head = struct.pack(">4sHHHH", b"\0\1\0\0", 1, 0, 0, 0) + struct.pack(">4sIII", b"cmap", 0, 28, 0)
    return head + struct.pack(">HH", 0, len(tables)) + heads + bodies


def test_which_characters_a_font_of_the_system_has_is_read_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "Some.ttf"
    path.write_bytes(_font((1, 0, _table(4, (1, 2))), (3, 1, _table(4, (0xE01, 0xE3A), (0xFFFF, 0xFFFF)))))
    found = system_fonts.read_font(path)
    assert found is not None and [found.has(sign) for sign in "ก\u0e3a\u0e3ba"] == [True, True, False, False]
    path.write_bytes(_font((3, 1, _table(4, (1, 2))), (3, 10, _table(12, (0x13000, 0x1342E), (0x20000, 0x20001)))))
    found = system_fonts.read_font(path)
    assert found is not None and [found.has(sign) for sign in "𓀀𠀀𠀂\x01"] == [True, True, False, False]


@pytest.mark.parametrize("data", [b"", b"x", b"ttcf", b"\0\1\0\0" + b"\xff" * 40, _font((3, 1, b"\0\4")), _font()])
def test_a_file_that_is_no_font_is_passed_over(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "Broken.ttf"
    path.write_bytes(data)
    assert system_fonts.read_font(path) is None


def test_a_font_of_the_system_draws_what_the_game_has_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = pygame.font.match_font("dejavusans") or str(fonts.folder() / "NotoSansKR-Regular.ttf")
    read = system_fonts.read_font(Path(own))
    assert read is not None
    monkeypatch.setattr(fonts, "system_fonts", lambda: (read,))
    monkeypatch.setattr(fonts, "_FACES", fonts._FACES[:1])
    for cached in (fonts.face_of, fonts._by_itself, fonts._has):
        cached.cache_clear()
    try:
        sign = next(sign for sign in "ⵣ한" if read.has(sign))
        assert fonts.face_of(sign) == 1 and fonts.face_of("a") == 0 and fonts.face_of("\U00013000") == fonts.MISSING
        assert fonts.Type(14, bold=True).width(f"a{sign}") > fonts.Type(14, bold=True).width("a")
    finally:
        for cached in (fonts.face_of, fonts._by_itself, fonts._has):
            cached.cache_clear()


def test_the_plainest_of_the_fonts_are_looked_into_first() -> None:
    names = ["FreeSerif.ttf", "NotoSansThai-Bold.ttf", "DejaVuSans.ttf", "NotoSansThai-Regular.ttf", "Zapf.ttf"]
    ranked = sorted((Path(name) for name in names), key=system_fonts._rank)
    assert [path.stem for path in ranked] == [
        "NotoSansThai-Regular", "DejaVuSans", "Zapf", "NotoSansThai-Bold", "FreeSerif"
    ]  # fmt: skip
