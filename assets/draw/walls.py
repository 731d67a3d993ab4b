"""Walls: two-tile-high faces, thin tops with a low front, the meetings of both, and doorways.

All tops share one timber colour. The strip of a horizontal wall is y 0-8 of its tile, with a low front under it;
that of a vertical wall is x 11-20. What hangs on a face is drawn in the lower 22 rows of its tile.
"""

from collections.abc import Callable

from assets.draw.canvas import TILE, Canvas
from assets.draw.palette import (
    BLUE,
    CLEAR,
    FIR,
    GRASS,
    INK,
    RED,
    SAND,
    SHADOW,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Colour,
    Ramp,
)

BAR = 9  # rows of a horizontal top
LEFT, RIGHT = 11, 20  # first and last column of a vertical top
LOW = 19  # rows of the low front under a horizontal top
CAST = 3  # columns of shadow that a vertical wall casts to its right
N, E, S, W = 1, 2, 4, 8
TOP, TOP_LIGHT, TOP_DARK, TOP_EDGE = WOOD[1], WOOD[2], UMBER[1], UMBER[0]
FACE_ROWS = 2 * TILE - BAR

Texture = Callable[[int, int], Colour]  # colour of a face at (x in tile, y from the top of the face: 0-54)


def _board(y: int, trim: Ramp) -> Colour | None:
    """The cornice above and the baseboard below, the same on every papered wall."""
    low = y - (FACE_ROWS - 8)
    if low >= 0:
        return (trim[1], trim[4], trim[3], trim[2], trim[2], trim[2], trim[1], trim[0])[low]
    return (trim[3], trim[2], trim[1])[y] if y < 3 else None


def _paper(base: Ramp, trim: Ramp, motif: str, tones: tuple[Colour, Colour, Colour]) -> Texture:
    """Wallpaper: a motif of 8 x 8 pixels, in rows split by spaces, under a cornice and over a baseboard."""
    rows, (shade, ground, figure) = motif.split(), tones

    def colour(x: int, y: int) -> Colour:
        edge = _board(y, trim)
        if edge:
            return edge
        if y < 5:
            return shade
        return {".": ground, "f": figure, "s": shade}[rows[y % 8][x % 8]]

    return colour


STRIPES = "f.....f. f.....f. f.....f. f.....f. f.....f. f..s..f. f.s.s.f. f..s..f."
DIAMONDS = "..f..... .f.f.... ..f..... ........ ......f. .....f.f ......f. ........"
SPRIGS = "........ ..f..... .f.f.... ..f..... ..s..... ......f. .....s.. ........"


def _brick(x: int, y: int) -> Colour:
    row, inner = divmod(y, 6)
    shift = x + (row % 2) * 8
    brick, column = divmod(shift % TILE, 16)
    if y >= FACE_ROWS - 5:
        return (STONE[1], STONE[4], STONE[3], STONE[3], STONE[1])[y - FACE_ROWS + 5]
    if y < 2 or inner == 5 or column == 15:
        return UMBER[1]
    kind = (row * 5 + brick * 3) % 7
    light, base = (WOOD[2], RED[1]) if kind == 2 else (RED[3], WOOD[2]) if kind == 5 else (WOOD[2], WOOD[1])
    return light if inner == 0 and column < 12 else base


def _boards(x: int, y: int) -> Colour:
    edge = _board(y, UMBER)
    if edge:
        return edge
    if 30 <= y < 34:
        return (WOOD[4], WOOD[3], WOOD[2], WOOD[0])[y - 30]
    column = x % 8
    if column == 7:
        return WOOD[1]
    knot = (x // 8 * 11 + 9) % 41
    if column in (3, 4) and y in (knot, knot + 1):
        return WOOD[1]
    return WOOD[3] if column == 0 else WOOD[2]


def _stones(x: int, y: int) -> Colour:
    row, inner = divmod(y, 8)
    column = (x + (row * 5) % 16) % 16
    if y < 2 or y >= FACE_ROWS - 2:
        return STONE[1]
    if inner == 7 or column == 15:
        return STONE[1]
    if (inner, column) in ((0, 0), (0, 14), (6, 0), (6, 14)):
        return STONE[1]
    return STONE[3] if inner == 0 or column == 0 else STONE[2]


def _tiled(x: int, y: int) -> Colour:
    """White plaster above, glazed tiles below a coloured border: bathrooms and kitchens."""
    edge = _board(y, STONE)
    if edge and y < 3:
        return edge
    if y < 22:
        return WHITE[2] if y < 5 else WHITE[3]
    if y < 26:
        return (WHITE[4], TEAL[2], TEAL[2], TEAL[1])[y - 22]
    if y >= FACE_ROWS - 2:
        return STONE[2] if y == FACE_ROWS - 2 else STONE[1]
    column, inner = x % 8, (y - 26) % 7
    if column == 7 or inner == 6:
        return TEAL[3]
    return WHITE[4] if inner == 0 or column == 0 else TEAL[4]


TEXTURES: dict[str, Texture] = {
    "cream": _paper(SAND, WOOD, STRIPES, (SAND[2], SAND[3], SAND[4])),
    "blue": _paper(BLUE, WHITE, DIAMONDS, (BLUE[3], BLUE[4], WHITE[3])),
    "green": _paper(FIR, WOOD, SPRIGS, (FIR[2], FIR[3], SAND[3])),
    "white": _tiled,
    "brick": _brick,
    "wood": _boards,
    "stone": _stones,
}


def _siding(light: Colour, base: Colour, line: Colour) -> Texture:
    """The outside of a papered wall: painted boards on a plinth of stone; y counts from the top of the low front."""

    def colour(x: int, y: int) -> Colour:
        low = y - (LOW - 5)
        if low >= 0:
            joint = (x + (8 if low > 2 else 0)) % 16 == 15
            return STONE[1] if joint or low == 4 else (STONE[4], STONE[3], STONE[2], STONE[2])[low]
        row, inner = divmod(y - 2, 4)
        butt = (x + row * 13) % TILE == 21
        return line if y < 2 or inner == 3 or butt else light if inner == 0 else base

    return colour


# what a low front shows; the walls of one material show it on both sides
OUTSIDES: dict[str, Texture] = {
    "cream": _siding(SAND[4], SAND[3], SAND[2]),
    "blue": _siding(WHITE[3], BLUE[4], BLUE[3]),
    "green": _siding(GRASS[3], FIR[3], FIR[2]),
    "white": _siding(WHITE[4], WHITE[3], WHITE[2]),
}


def _outside(style: str) -> Texture:
    texture = TEXTURES[style]
    return OUTSIDES.get(style) or (lambda x, y: texture(x, FACE_ROWS - LOW + y))


def _bar(c: Canvas) -> None:
    """The top of a face."""
    for y, colour in ((0, TOP_EDGE), (1, TOP_LIGHT), (BAR - 2, TOP_DARK), (BAR - 1, TOP_EDGE)):
        c.rect(0, y, TILE, 1, colour)
    c.rect(0, 2, TILE, BAR - 4, TOP)


def face(style: str, part: str, n: int) -> Canvas:
    """The upper or lower tile of a back wall seen from the front; variant 1 has a small mark of wear."""
    c = Canvas(TILE, TILE)
    texture = TEXTURES[style]
    offset = -BAR if part == "upper" else TILE - BAR
    for x, y in c.pixels():
        if y + offset >= 0:
            c.px(x, y, texture(x, y + offset))
    if part == "upper":
        _bar(c)
    if n and style in ("cream", "green") and part == "lower":
        shade = texture(0, 4)
        c.dots(shade, (20, 10), (21, 10), (22, 11), (22, 12), (23, 12))
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

    for x, y in sorted(top):
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
    post = not mask & (E | W)  # the end of a vertical wall is a door post
    texture = _post if post else _outside(style)
    for x in range(TILE):
        if c.get(x, BAR - 1)[3] and not c.get(x, BAR)[3]:
            for k in range(LOW):
                c.px(x, BAR + k, texture(x, k))
            c.rect(x, BAR + LOW, 1, 2, SHADOW)
    _frame_ends(c, mask)
    _cast(c, mask)
    return c


def _post(x: int, y: int) -> Colour:
    if x in (LEFT, RIGHT):
        return WOOD[0]
    return WOOD[3] if x == LEFT + 1 else WOOD[1] if x == RIGHT - 1 else WOOD[2]


def _frame_ends(c: Canvas, mask: int) -> None:
    """A timber edge where a horizontal wall ends beside an opening."""
    if mask & (E | W) and not mask & S:
        for side, x, inner in ((W, LEFT, 1), (E, RIGHT, -1)):
            if not mask & side:
                c.rect(x, BAR, 1, LOW, WOOD[0])
                c.rect(x + inner, BAR, 1, LOW, WOOD[3 if inner > 0 else 1])
                c.rect(x + 2 * inner, BAR, 1, LOW, WOOD[2])


def _cast(c: Canvas, mask: int) -> None:
    """The shadow of a vertical wall on what lies to its right."""
    top = BAR if mask & E else 0
    bottom = TILE if mask & S else BAR + LOW if not mask & E else 0
    for x in range(RIGHT + 1, RIGHT + 1 + CAST):
        for y in range(top, bottom):
            if not c.get(x, y)[3]:
                c.px(x, y, SHADOW)


def beside_face(style: str, part: str, mask: int) -> Canvas:
    """A vertical strip in the rows of a back wall whose face runs up to it at the east (2), the west (8) or both."""
    c = Canvas(TILE, TILE)
    whole = face(style, part, 0)
    for x, y in c.pixels():
        if (x > RIGHT and mask & E) or (x < LEFT and mask & W):
            c.px(x, y, whole.get(x, y))
    _draw_top(c, mask if part == "upper" else mask & (N | S))
    if part == "lower" and not mask & S:
        _strip_foot(c)
    return c


def half_face(style: str, part: str, side: int) -> Canvas:
    """Only the face on one side (2 east, 8 west) of a strip, to lay over `beside_face` of another style."""
    c = Canvas(TILE, TILE)
    c.paste(face(style, part, 0), 0, 0)
    c.rect(0 if side == E else LEFT, 0, RIGHT + 1 if side == E else TILE - LEFT, TILE, CLEAR)
    if part == "upper":
        c.rect(0, 0, TILE, BAR, CLEAR)
    return c


def _strip_foot(c: Canvas) -> None:
    """The end of a strip that stops beside the lower face: its own narrow front down to the floor."""
    for y in range(BAR, TILE):
        for x in range(LEFT, RIGHT + 1):
            c.px(x, y, _post(x, y))


def doorway(style: str) -> Canvas:
    """An opening of one tile in a face, all timber: a header under the top, posts, shade inside, a threshold."""
    c = Canvas(TILE, 2 * TILE)
    c.paste(face(style, "upper", 0), 0, 0)
    foot = 2 * TILE
    c.rect(0, BAR, TILE, foot - BAR, WOOD[0])
    c.rect(1, BAR, 30, foot - BAR, WOOD[2])
    c.rect(1, BAR, 1, foot - BAR, WOOD[3])
    c.rect(30, BAR, 1, foot - BAR, WOOD[1])
    c.rect(1, BAR, 30, 2, WOOD[1])
    c.rect(4, BAR + 4, 24, 6, WOOD[1])
    c.rect(5, BAR + 5, 23, 5, WOOD[3])
    c.rect(5, BAR + 5, 22, 4, WOOD[2])
    c.rect(1, BAR + 12, 30, 1, WOOD[4])
    c.rect(1, BAR + 13, 30, 1, WOOD[1])
    c.rect(4, BAR + 14, 24, foot, WOOD[0])
    c.rect(5, BAR + 15, 22, foot, CLEAR)
    c.rect(5, BAR + 15, 22, foot, SHADOW)
    c.rect(5, BAR + 15, 22, 3, INK)
    c.rect(5, foot - 3, 22, 3, WOOD[2])
    c.rect(5, foot - 3, 22, 1, WOOD[3])
    return c
