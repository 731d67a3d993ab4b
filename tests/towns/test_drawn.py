"""The art and the map of Smallville are what their scripts draw and lay."""

from pathlib import Path

import pytest
from PIL import Image

from assets.draw import sheets
from assets.draw.lay_tmx import Numbers, write_tmx
from assets.draw.lay_town import MAP, smallville
from tests.towns.copies import ROOT

TILES = ROOT / "assets" / "tiles"


def test_the_committed_map_is_what_its_script_lays(tmp_path: Path) -> None:
    write_tmx(smallville(), tmp_path / "smallville.tmx", Numbers())
    assert (tmp_path / "smallville.tmx").read_bytes() == MAP.read_bytes()


def test_the_committed_sheets_are_what_their_scripts_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sheets, "HERE", tmp_path)
    sheets.main()
    assert sorted(p.name for p in tmp_path.iterdir()) == sorted(p.name for p in TILES.iterdir())
    for drawn in tmp_path.iterdir():
        kept = TILES / drawn.name
        if drawn.suffix == ".png":
            assert Image.open(drawn).tobytes() == Image.open(kept).tobytes(), drawn.name
        else:
            assert drawn.read_bytes() == kept.read_bytes(), drawn.name


def test_a_bathroom_has_a_window_unless_another_room_lies_behind_its_wall() -> None:
    decor = smallville().layers["decor"]
    assert [decor[cell][0] for cell in ((6, 3), (9, 17))] == ["window", "shelf_wall"]  # both in the co-living space


def test_the_square_is_lit_at_night() -> None:
    furniture = smallville().layers["furniture"]
    lamps = {cell for cell, (name, _, row) in furniture.items() if name == "street_lamp" and row == 2}
    assert {(49, 46), (74, 46), (57, 49), (73, 51)} <= lamps
