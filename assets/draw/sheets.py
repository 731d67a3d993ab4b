"""Draws every name of the catalogue into the sheets of assets/tiles/: `python -m assets.draw.sheets`.

Each sheet is a PNG with an external Tiled tileset beside it; index.json says where each name lies. Names keep
their place as long as the catalogue is only appended to. The output is the same bytes on every run.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from PIL import Image

from assets.draw import (  # noqa: F401  (importing a drawing module registers its painters)
    decor,
    decor_plants,
    decor_rugs,
    decor_streets,
    decor_walls,
    furniture_bath_kitchen,
    furniture_bedroom,
    furniture_beds,
    furniture_cafe,
    furniture_college,
    furniture_colours,
    furniture_common,
    furniture_counters,
    furniture_easels,
    furniture_pharmacy,
    furniture_pub,
    furniture_seats,
    furniture_shop,
    furniture_tables,
    furniture_work,
    outdoors,
    outdoors_crops,
    outdoors_fences,
    outdoors_garden,
    outdoors_hedges,
    outdoors_signs,
    outdoors_trees,
    states,
    states_hours,
    states_over,
    states_rooms,
    states_signs,
    states_tables,
)
from assets.draw.canvas import PAINTERS, STATE_PAINTERS, TILE, Canvas
from assets.draw.catalogue import (
    BLOBS,
    DEEPS,
    FLOORS,
    LATER_BLOBS,
    LATER_VARIANTS,
    SIGNS,
    STAMPS,
    STATES,
    VARIANTS,
    WALL_STYLES,
    blob_masks,
)
from assets.draw.ground import WATER_FRAMES, blob, cobble_lip, floor_half, variant
from assets.draw.walls import beside_face, doorway, face, half_face, thin_top

HERE = Path(__file__).resolve().parent.parent / "tiles"
COLUMNS = 16
STATES_WIDE = 512  # pixels across the sheet of states
FRAME_MS = 420
Index = dict[str, dict[str, object]]


@dataclass
class Sheet:
    """A sheet that grows downwards; each picture takes the first free place, so earlier ones never move."""

    name: str
    taken: set[tuple[int, int]] = field(default_factory=set)
    pictures: list[tuple[str, Canvas, int, int]] = field(default_factory=list)
    animations: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, picture: Canvas) -> None:
        """Place a picture at the first place that holds it."""
        w, h = picture.w // TILE, picture.h // TILE
        x, y = next(spot for spot in self._spots(w) if not self.taken & _cells(*spot, w, h))
        self.taken |= _cells(x, y, w, h)
        self.pictures.append((name, picture, x, y))

    def _spots(self, w: int) -> Iterator[tuple[int, int]]:
        y = 0
        while True:
            yield from ((x, y) for x in range(COLUMNS - w + 1))
            y += 1

    @property
    def rows(self) -> int:
        """How many rows of tiles the sheet has."""
        return 1 + max(y for _, y in self.taken)

    def ids(self) -> dict[str, list[list[int]]]:
        """The local tile ids of each name, row by row."""
        return {
            name: [[(y + j) * COLUMNS + x + i for i in range(p.w // TILE)] for j in range(p.h // TILE)]
            for name, p, x, y in self.pictures
        }

    def image(self) -> Image.Image:
        """All pictures in their places."""
        sheet = Image.new("RGBA", (COLUMNS * TILE, self.rows * TILE))
        for _, picture, x, y in self.pictures:
            sheet.paste(picture.image(), (x * TILE, y * TILE))
        return sheet

    def save(self, index: Index) -> None:
        """Write the PNG and the tileset, and enter every name into the index."""
        self.image().save(HERE / f"{self.name}.png", optimize=False)
        ids = self.ids()
        (HERE / f"{self.name}.tsx").write_text(self._tileset(ids), encoding="utf-8", newline="\n")
        index.update({n: {"tileset": f"{self.name}.tsx", "tiles": rows} for n, rows in ids.items()})

    def _tileset(self, ids: dict[str, list[list[int]]]) -> str:
        named = sorted((local, name) for name, rows in ids.items() for row in rows for local in row)
        tiles = [_tile(local, name, self._frames(name, ids)) for local, name in named]
        return tileset_text(self.name, COLUMNS, self.rows, tiles)

    def _frames(self, name: str, ids: dict[str, list[list[int]]]) -> list[int]:
        return [ids[frame][0][0] for frame in self.animations.get(name, [])]


def _cells(x: int, y: int, w: int, h: int) -> set[tuple[int, int]]:
    return {(x + i, y + j) for j in range(h) for i in range(w)}


def _tile(local: int, name: str, frames: list[int]) -> str:
    if not frames:
        return f' <tile id="{local}" type="{name}"/>'
    inner = "".join(f'\n   <frame tileid="{f}" duration="{FRAME_MS}"/>' for f in frames)
    return f' <tile id="{local}" type="{name}">\n  <animation>{inner}\n  </animation>\n </tile>'


def tileset_text(name: str, columns: int, rows: int, tiles: list[str]) -> str:
    """The words of an external tileset whose image lies beside it."""
    head = f'<tileset version="1.10" tiledversion="1.10.2" name="{name}" tilewidth="{TILE}" tileheight="{TILE}"'
    counts = f' tilecount="{columns * rows}" columns="{columns}">'
    image = f' <image source="{name}.png" width="{columns * TILE}" height="{rows * TILE}"/>'
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head + counts, image, *tiles, "</tileset>", ""])


def stamp_sheet(sheet_name: str, layer: str) -> Sheet:
    """All stamps whose foot goes to `layer`, each drawn by its registered painter."""
    sheet = Sheet(sheet_name)
    for stamp in STAMPS:
        if stamp.layer == layer:
            canvas = Canvas(stamp.w * TILE, stamp.h * TILE)
            PAINTERS[stamp.name](canvas, stamp.name)
            sheet.add(stamp.name, canvas)
    return sheet


def floor_sheet() -> Sheet:
    """Plain variants of grounds and floors, and half floors for under thin walls."""
    sheet = Sheet("floors")
    for kind, count in VARIANTS.items():
        for n in range(count):
            sheet.add(f"{kind}_{n}", variant(kind, n))
    for kind in FLOORS:
        for side in ("east", "west"):
            sheet.add(f"{kind}_{side}", floor_half(kind, side))
    for kind, count in LATER_VARIANTS.items():
        for n in range(count):
            sheet.add(f"{kind}_{n}", variant(kind, n))
    for kind in ("water", *DEEPS):
        sheet.animations[f"{kind}_0"] = [f"{kind}_{n}" for n in range(WATER_FRAMES)]
    return sheet


def terrain_sheet() -> Sheet:
    """The blob sets; water also has its later frames, as "<name>_1" and "<name>_2", and is animated."""
    sheet = Sheet("terrain")
    for kind in BLOBS:
        for mask in blob_masks():
            sheet.add(f"{kind}_blob_{mask}", blob(kind, mask, 0))
    _later_frames(sheet, "water")
    for kind in LATER_BLOBS:
        for mask in blob_masks():
            sheet.add(f"{kind}_blob_{mask}", blob(kind, mask, 0))
    _later_frames(sheet, "deep")
    for sides in range(1, 16):
        sheet.add(f"cobble_lip_{sides}", cobble_lip(sides))
    for sides, grass in product(range(1, 16), range(1, 16)):
        if not sides & grass:
            sheet.add(f"cobble_lip_{sides}_{grass}", cobble_lip(sides, grass))
    return sheet


def _later_frames(sheet: Sheet, kind: str) -> None:
    for mask in blob_masks():
        base = f"{kind}_blob_{mask}"
        later = [f"{base}_{n}" for n in range(1, WATER_FRAMES)]
        for n, name in enumerate(later, 1):
            sheet.add(name, blob(kind, mask, n))
        sheet.animations[base] = [base, *later]


def wall_sheet() -> Sheet:
    """Faces, thin tops, their meetings and doorways in every style."""
    sheet = Sheet("walls")
    for style in WALL_STYLES:
        for n in range(2):
            sheet.add(f"wall_{style}_face_upper_{n}", face(style, "upper", n))
            sheet.add(f"wall_{style}_face_lower_{n}", face(style, "lower", n))
        sheet.add(f"doorway_{style}", doorway(style))
        for mask in range(16):
            sheet.add(f"wall_{style}_top_{mask}", thin_top(style, mask))
        for mask in (m for m in range(16) if m & 10):
            sheet.add(f"wall_{style}_upper_{mask}", beside_face(style, "upper", mask))
            sheet.add(f"wall_{style}_lower_{mask}", beside_face(style, "lower", mask))
    for style in WALL_STYLES:
        for part in ("upper", "lower"):
            for side in (2, 8):
                sheet.add(f"wall_{style}_half_{part}_{side}", half_face(style, part, side))
    return sheet


def state_sheet(index: Index) -> None:
    """The pictures of states and the signs, in rows; the index names their rectangles. What looks alike lies once."""
    sizes = {s.name: (s.w * TILE, s.h * TILE) for s in STAMPS}
    sizes["coffee_machine"] = (TILE, TILE)
    strips = {name: (frames, *sizes[name.split("@")[0]]) for name, frames in STATES.items()}
    strips |= {f"sign@{name}": (frames, TILE, TILE) for name, frames in SIGNS.items()}
    placed: dict[bytes, list[list[int]]] = {}
    pictures: list[tuple[Image.Image, list[int]]] = []
    x = y = tall = 0
    for name, (frames, w, h) in strips.items():
        drawn = [_state(name, n, w, h).image() for n in range(frames)]
        looks = b"".join(image.tobytes() for image in drawn)
        if looks not in placed:
            if x + frames * w > STATES_WIDE:
                x, y, tall = 0, y + tall, 0
            placed[looks] = [[x + n * w, y, w, h] for n in range(frames)]
            pictures += zip(drawn, placed[looks], strict=True)
            x, tall = x + frames * w, max(tall, h)
        index[name] = {"image": "states.png", "frames": placed[looks]}
    sheet = Image.new("RGBA", (STATES_WIDE, y + tall))
    for image, (left, top, _, _) in pictures:
        sheet.paste(image, (left, top))
    sheet.save(HERE / "states.png", optimize=False)


def _state(name: str, frame: int, w: int, h: int) -> Canvas:
    canvas = Canvas(w, h)
    STATE_PAINTERS[name](canvas, name, frame)
    return canvas


def collision_sheet() -> None:
    """Two translucent marks for the layer that is never drawn: tile 1 blocks, tile 2 is a seat."""
    canvas = Canvas(2 * TILE, TILE)
    canvas.rect(0, 0, TILE, TILE, (200, 40, 60, 110))
    canvas.rect(TILE, 0, TILE, TILE, (50, 90, 210, 110))
    canvas.image().save(HERE / "collision.png", optimize=False)
    text = tileset_text("collision", 2, 1, [_tile(0, "blocks", []), _tile(1, "seat", [])])
    (HERE / "collision.tsx").write_text(text, encoding="utf-8", newline="\n")


def main() -> None:
    """Draw everything."""
    HERE.mkdir(parents=True, exist_ok=True)
    index: Index = {}
    makers: list[Callable[[], Sheet]] = [
        floor_sheet,
        terrain_sheet,
        wall_sheet,
        lambda: stamp_sheet("furniture", "furniture"),
        lambda: stamp_sheet("decor", "decor"),
    ]
    for make in makers:
        make().save(index)
    state_sheet(index)
    collision_sheet()
    lines = ",\n".join(f" {json.dumps(name)}: {json.dumps(entry)}" for name, entry in index.items())
    (HERE / "index.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
