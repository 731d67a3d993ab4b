"""Draw all parts of people: `python -m assets.draw.people` writes assets/people/.

A part sheet (head, eyes, hair, extras) is 192 x 256 pixels: on the left 4 layers x 4 directions of 32 x 48, on
the right 4 layers of 64 x 64 for the portrait. An outfit sheet is 288 x 576: for each build 4 directions x 7
poses, and on the right its portrait. Pixels are palette indices, see `people_palette.py`.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from assets.draw.people_body import BUILDS, POSES, Body, Outfit
from assets.draw.people_extras import EXTRAS
from assets.draw.people_face import SPRITE_EYES, eyes, head, mouth
from assets.draw.people_hair import draw_hair
from assets.draw.people_hairlong import LONG_STYLES
from assets.draw.people_hairstyles import STYLES
from assets.draw.people_kit import Canvas, Layers, mirrored
from assets.draw.people_outfits import OUTFITS
from assets.draw.people_palette import SKIN, WHITE, as_data

OUT = Path(__file__).parent.parent / "people"
VIEWS = [("front", False), ("side", True), ("side", False), ("back", False)]  # down, left, right, up
Sheet = NDArray[np.uint8]


def paste(sheet: Sheet, canvas: Canvas, x: int, y: int) -> None:
    """Copy a picture into a sheet."""
    h, w = canvas.pic.shape
    sheet[y : y + h, x : x + w] = canvas.pic


def part_sheet(paint: Callable[[Layers], None]) -> Sheet:
    """A sheet of one part, painted in every view and as a portrait."""
    sheet = np.zeros((256, 192), np.uint8)
    for column, (view, flip) in enumerate(VIEWS):
        art = Layers(view, 1, flip)
        paint(art)
        for row, layer in enumerate((art.behind, art.body, art.face, art.top)):
            paste(sheet, layer, 32 * column, 48 * row)
    art = Layers("front", 2)
    paint(art)
    for row, layer in enumerate((art.behind, art.body, art.face, art.top)):
        paste(sheet, layer, 128, 64 * row)
    return sheet


def outfit_sheet(outfit: Outfit) -> Sheet:
    """A sheet of one outfit in every build, direction and pose."""
    sheet = np.zeros((576, 288), np.uint8)
    for b, build in enumerate(BUILDS.values()):
        for d, (view, flip) in enumerate(VIEWS):
            for p, pose in enumerate(POSES):
                body = Body(Canvas(1, flip), view, build, pose, outfit).draw()
                paste(sheet, body, 32 * p, 48 * (4 * b + d))
        bust = replace(build, half=build.half + 2, arm=build.arm + 1)  # a portrait has broader shoulders
        paste(sheet, Body(Canvas(2), "front", bust, POSES[0], outfit).draw(), 224, 64 * b)
    return sheet


def pillow(art: Layers) -> None:
    """A pillow behind a sleeper's head."""
    c = art.behind
    c.solid(c.poly(mirrored([(16, 9), (26, 9), (28.6, 11.4), (28.6, 23), (26, 26), (16, 26)])), WHITE, 1)


def sheet_fold(art: Layers) -> None:
    """The sheet turned down below the chin."""
    c = art.top
    c.solid(c.poly(mirrored([(16, 26.4), (24, 26.8), (29, 28), (29.4, 31), (16, 31)])), WHITE, 1)


def bump() -> Image.Image:
    """Light and shade of a body below a blanket, see-through so that the bed's own blanket shows."""
    c = Canvas()
    c.solid(c.poly(mirrored([(16, 31), (26, 31.6), (27.4, 36), (26, 44), (24, 49), (16, 49)])), SKIN, 3)
    c.line([(12, 36), (14, 42)], SKIN + 1)
    c.line([(20, 34), (18, 39)], SKIN + 1)
    tones = {SKIN: (30, 20, 60, 90), SKIN + 1: (30, 20, 60, 50), SKIN + 3: (255, 250, 220, 60)}
    image = np.zeros((48, 32, 4), np.uint8)
    for index, tone in tones.items():
        image[c.pic == index] = tone
    image[:32] = 0
    return Image.fromarray(image)


def save(name: str, sheet: Sheet, palette: list[int]) -> None:
    """Write one sheet as a picture of palette indices; index 0 is transparent."""
    path = OUT / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    image = Image.fromarray(sheet)
    image.putpalette(palette)
    image.save(path, transparency=0, optimize=True, bits=8)


def preview_palette() -> list[int]:
    """A palette to look at the sheets with: one skin, one hair, primary cloths."""
    data = as_data()
    colours = {**data["always"]}  # type: ignore[dict-item]
    choice = {"skin": ("skin", "fair"), "hair": ("hair", "brown"), "outfit": ("cloth", "blue"),
              "second": ("cloth", "beige"), "extras": ("cloth", "red")}  # fmt: skip
    for slot, (family, name) in choice.items():
        for k, colour in enumerate(data[family][name]):  # type: ignore[index]
            colours[data["slots"][slot] + k] = colour  # type: ignore[index]
    flat = [0] * 768
    for index, colour in colours.items():
        flat[3 * index : 3 * index + 3] = bytes.fromhex(str(colour)[1:])
    return flat


def all_parts() -> dict[str, Callable[[Layers], None]]:
    """Every part sheet by its file name."""
    parts: dict[str, Callable[[Layers], None]] = {"face/head": head, "face/pillow": pillow, "face/fold": sheet_fold}
    for kind in ("mouth", "mouth_open"):
        parts[f"face/{kind}"] = lambda art, k=kind: mouth(art, k)  # type: ignore[misc]
    for kind in SPRITE_EYES:
        folder = "face" if kind.startswith("_") else "eyes"
        parts[f"{folder}/{kind.strip('_')}"] = lambda art, k=kind: eyes(art, k)  # type: ignore[misc]
    for name, hair in (STYLES | LONG_STYLES).items():
        parts[f"hair/{name}"] = lambda art, h=hair: draw_hair(art, h)  # type: ignore[misc]
    return parts | {f"extras/{name}": paint for name, paint in EXTRAS.items()}


def main() -> None:
    """Draw everything anew."""
    palette = preview_palette()
    for name, paint in all_parts().items():
        save(name, part_sheet(paint), palette)
    for name, outfit in OUTFITS.items():
        save(f"outfit/{name}", outfit_sheet(outfit), palette)
    bump().save(OUT / "face" / "bump.png")
    (OUT / "colours.json").write_text(json.dumps(as_data(), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
