"""The example town, which serves as the template."""

from pathlib import Path

from assets.draw.lay_example import MAP, example
from assets.draw.lay_tmx import Numbers, write_tmx
from tests.towns.copies import ROOT


def test_the_committed_map_is_what_its_script_lays(tmp_path: Path) -> None:
    write_tmx(example(), tmp_path / "example.tmx", Numbers())
    assert MAP == ROOT / "maps" / "example" / "example.tmx"
    assert (tmp_path / "example.tmx").read_bytes() == MAP.read_bytes()


def test_the_template_opens_anywhere_it_has_no_absolute_path() -> None:
    text = MAP.read_text(encoding="utf-8")
    assert 'source="/' not in text and ":\\" not in text
    assert text.count('source="../../assets/tiles/') == 6
