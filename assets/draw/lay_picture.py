"""Draws a Tiled map as a picture, to look at it: `python -m assets.draw.lay_picture FOLDER [SCALE]`.

Writes the whole map, small, and parts of it at 1x, with all layers that the game draws.
"""

import sys
from pathlib import Path

from PIL import Image

from assets.draw.lay_canvas import LAYERS, TownMap
from assets.draw.lay_tmx import TILE, TILES, Numbers
from assets.draw.lay_town import smallville

PART_W, PART_H = 42, 31  # tiles of one part


def picture(town: TownMap) -> Image.Image:
    """The town with every layer, as seen at noon with nobody about."""
    numbers = Numbers()
    sheets = {name: Image.open(TILES / name.replace(".tsx", ".png")).convert("RGBA") for name in numbers.first}
    canvas = Image.new("RGBA", (town.width * TILE, town.height * TILE))
    for layer in LAYERS:
        for (x, y), (name, column, row) in sorted(town.layers[layer].items()):
            entry = numbers.index[name]
            sheet, local = sheets[entry["tileset"]], entry["tiles"][row][column]
            across = sheet.width // TILE
            left, top = local % across * TILE, local // across * TILE
            canvas.alpha_composite(sheet.crop((left, top, left + TILE, top + TILE)), (x * TILE, y * TILE))
    return canvas.convert("RGB")


def main(folder: Path) -> None:
    """Write `whole.png` at a quarter and `part_<column>_<row>.png` at full size."""
    whole = picture(smallville())
    folder.mkdir(parents=True, exist_ok=True)
    whole.resize((whole.width // 4, whole.height // 4), Image.Resampling.BOX).save(folder / "whole.png")
    for j, top in enumerate(range(0, whole.height, PART_H * TILE)):
        for i, left in enumerate(range(0, whole.width, PART_W * TILE)):
            right, bottom = min(left + PART_W * TILE, whole.width), min(top + PART_H * TILE, whole.height)
            whole.crop((left, top, right, bottom)).save(folder / f"part_{i}_{j}.png")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
