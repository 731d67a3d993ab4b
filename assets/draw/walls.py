"""Walls: two-tile-high faces, thin tops with a low front, the meetings of both, and doorways.

All tops share one timber colour. The strip of a horizontal wall is y 0-10 of its tile, with a low front under
it; that of a vertical wall is x 11-20.
"""

from collections.abc import Callable

from assets.draw.canvas import TILE, Canvas, Noise
from assets.draw.palette import BLUE, CLEAR, FIR, INK, RED, SAND, SHADOW, STONE, UMBER, WHITE, WOOD, Colour, Ramp

BAR = 11  # rows of a horizontal top
LEFT, RIGHT = 11, 20  # first and last column of a vertical top
LOW = 15  # rows of the low front under a horizontal top
N, E, S, W = 1, 2, 4, 8
TOP, TOP_LIGHT, TOP_DARK, TOP_EDGE = WOOD[1], WOOD[2], UMBER[1], UMBER[0]

Texture = Callable[[int, int], Colour]  # colour of a face at (x in tile, y from the top of the face: 0-52)
FACE_ROWS = 2 * TILE - BAR


def _plaster(ramp: Ramp, trim: Ramp) -> Texture:
    """Calm plaster with faint clusters, a cornice and a baseboard."""
    marks = {(4, 12), (5, 12), (6, 13), (22, 20), (23, 20), (24, 19), (12, 33), (13, 33), (26, 37), (27, 38), (28, 38)}

    def colour(x: int, y: int) -> Colour:
        if y < 3:
            return trim[1] if y == 2 else trim[2]
        if y == 3 or y == 4:
            return ramp[2]
        if y >= FACE_ROWS - 7:
            return (trim[4], trim[3], trim[2], trim[2], trim[2], trim[1], trim[0])[y - FACE_ROWS + 7]
        return ramp[2] if (x, y) in marks else ramp[3]

    return colour


def _brick(x: int, y: int) -> Colour:
    row, inner = divmod(y, 6)
    column = (x + (row % 2) * 5) % 11
    if y < 2:
        return RED[0]
    if y >= FACE_ROWS - 4:
        return STONE[1] if y > FACE_ROWS - 2 else STONE[2]
    if inner == 5 or column == 10:
        return RED[0]
    return RED[2] if (row * 7 + (x + (row % 2) * 5) // 11 * 5) % 4 else RED[1]


def _boards(x: int, y: int) -> Colour:
    if y < 2 or y >= FACE_ROWS - 6:
        return UMBER[1] if y in (1, FACE_ROWS - 6, FACE_ROWS - 1) else UMBER[2]
    column = x % 8
    return WOOD[1] if column == 7 else (WOOD[3] if column == 0 else WOOD[2])


def _stones(x: int, y: int) -> Colour:
    row, inner = divmod(y, 9)
    column = (x + (row % 2) * 8) % 16
    if inner == 8 or column == 15:
        return STONE[1]
    return STONE[3] if inner == 0 or column == 0 else STONE[2]


TEXTURES: dict[str, Texture] = {
    "cream": _plaster(SAND, WOOD),
    "blue": _plaster(BLUE, WHITE),
    "green": _plaster(FIR, WOOD),
    "white": _plaster(WHITE, WOOD),
    "brick": _brick,
    "wood": _boards,
    "stone": _stones,
}


def _bar(c: Canvas, x: int, w: int) -> None:
    """A stretch of horizontal top."""
    c.rect(x, 0, w, BAR, TOP)
    c.rect(x, 0, w, 1, TOP_EDGE)
    c.rect(x, 1, w, 1, TOP_LIGHT)
    c.rect(x, BAR - 2, w, 1, TOP_DARK)
    c.rect(x, BAR - 1, w, 1, TOP_EDGE)


def face(style: str, part: str, n: int) -> Canvas:
    """The upper or lower tile of a back wall seen from the front."""
    c = Canvas(TILE, TILE)
    texture = TEXTURES[style]
    offset = -BAR if part == "upper" else TILE - BAR
    for x, y in c.pixels():
        if y + offset >= 0:
            c.px(x, y, texture(x, y + offset))
    if part == "upper":
        _bar(c, 0, TILE)
    return c


def _top_pixels(mask: int) -> set[tuple[int, int]]:
    """The pixels of the top of a thin wall."""
    spans = [(LEFT, RIGHT, 0, TILE - 1 if mask & S else BAR - 1)]
    if mask & E:
        spans.append((LEFT, TILE - 1, 0, BAR - 1))
    if mask & W:
        spans.append((0, RIGHT, 0, BAR - 1))
    return {(x, y) for x0, x1, y0, y1 in spans for x in range(x0, x1 + 1) for y in range(y0, y1 + 1)}


def _draw_top(c: Canvas, mask: int) -> None:
    """Paint the top with its edges; it runs on over the borders that the mask names."""
    top = _top_pixels(mask)

    def covered(x: int, y: int) -> bool:
        if y < 0:
            return bool(mask & N) and LEFT <= x <= RIGHT
        if y >= TILE:
            return bool(mask & S) and LEFT <= x <= RIGHT
        if x < 0 or x >= TILE:
            return bool(mask & (W if x < 0 else E)) and y < BAR
        return (x, y) in top

    for x, y in top:
        c.px(x, y, _top_colour(covered, x, y))


def _top_colour(covered: Callable[[int, int], bool], x: int, y: int) -> Colour:
    if not all(covered(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)):
        return TOP_EDGE
    if not all(covered(x - dx, y - dy) for dx in (0, 1, 2) for dy in (0, 1, 2)):
        return TOP_LIGHT
    if not all(covered(x + dx, y + dy) for dx in (0, 1, 2) for dy in (0, 1, 2)):
        return TOP_DARK
    return TOP


def thin_top(style: str, mask: int) -> Canvas:
    """A wall tile seen from above, with a low front where the top ends towards the viewer."""
    c = Canvas(TILE, TILE)
    _draw_top(c, mask)
    texture = TEXTURES[style]
    for x in range(TILE):
        if c.get(x, BAR - 1)[3] and not c.get(x, BAR)[3]:
            for k in range(LOW):
                c.px(x, BAR + k, texture(x, FACE_ROWS - LOW + k))
    return c


def beside_face(style: str, part: str, mask: int) -> Canvas:
    """A vertical strip in the rows of a back wall whose face runs up to it at the east (2), the west (8) or both."""
    c = Canvas(TILE, TILE)
    whole = face(style, part, 0)
    for x, y in c.pixels():
        if (x > RIGHT and mask & E) or (x < LEFT and mask & W):
            c.px(x, y, whole.get(x, y))
    _draw_top(c, mask if part == "upper" else mask & (N | S))
    return c


def doorway(style: str) -> Canvas:
    """An opening of one tile in a face, dark inside, with a frame and a threshold."""
    c = Canvas(TILE, 2 * TILE)
    c.paste(face(style, "upper", 0), 0, 0)
    c.paste(face(style, "lower", 0), 0, TILE)
    c.rect(2, 20, 28, 44, WOOD[0])
    c.rect(3, 21, 26, 43, WOOD[2])
    c.rect(6, 24, 20, 40, CLEAR)
    c.rect(6, 24, 20, 40, SHADOW)
    return c


_ = (INK, Noise)
