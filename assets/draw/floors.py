"""The floors of rooms: planks, parquet, tiles, stone and carpet. They stay calm, so that furniture stands out."""

from collections.abc import Callable

from assets.draw.canvas import TILE, Canvas, Noise
from assets.draw.palette import BLUE, FIR, FLOOR, LEAF, RED, SAND, STONE, TEAL, UMBER, WHITE, Colour

FloorPainter = Callable[[Canvas, int], None]
SEAMS = (9, 25, 3, 19)  # where the boards of each row meet


def _board(c: Canvas, row: int, colours: tuple[Colour, Colour, Colour], noise: Noise) -> None:
    """One row of boards: seam, joint and a streak of grain; joints and tones agree at the tile's borders."""
    line, base, light = colours
    y, joint = row * 8, SEAMS[row]
    c.rect(0, y, TILE, 8, base)
    c.rect(0, y, TILE, 1, light)
    c.rect(0, y + 7, TILE, 1, line)
    c.rect(joint, y, 1, 7, line)
    c.rect(joint + 1, y + 1, 1, 6, light)
    c.rect(joint - 1, y + 3, 1, 1, line)
    if noise.below(3) < 2:
        x, length, drop = noise.between(1, 20), noise.between(5, 10), noise.between(2, 4)
        c.rect(x, y + drop, length, 1, light)
        c.rect(x + 2, y + drop + 1, length - 3, 1, light if noise.below(4) else line)


def _planks(line: Colour, base: Colour, light: Colour, seed: int) -> FloorPainter:
    def paint(c: Canvas, n: int) -> None:
        noise = Noise(seed + n)
        for row in range(4):
            _board(c, row, (line, base, light), noise)

    return paint


def _parquet(c: Canvas, n: int) -> None:
    """Basket weave: blocks of four staves, lying and standing by turns."""
    for by in range(2):
        for bx in range(2):
            lying = (bx + by) % 2 == 0
            for k in range(4):
                tone = FLOOR[3] if (k * 3 + bx * 2 + by + n) % 4 < 2 else FLOOR[2]
                tone = FLOOR[4] if (k + bx * 5 + by * 3 + n * 3) % 16 == 7 else tone
                _stave(c, bx * 16, by * 16, k, lying, tone)


def _stave(c: Canvas, x: int, y: int, k: int, lying: bool, tone: Colour) -> None:
    if lying:
        c.rect(x, y + 4 * k, 16, 4, tone)
        c.rect(x, y + 4 * k + 3, 16, 1, FLOOR[1])
        c.rect(x + 15, y + 4 * k, 1, 4, FLOOR[1])
    else:
        c.rect(x + 4 * k, y, 4, 16, tone)
        c.rect(x + 4 * k + 3, y, 1, 16, FLOOR[1])
        c.rect(x + 4 * k, y + 15, 4, 1, FLOOR[1])


def _square(c: Canvas, x: int, y: int, size: int, colours: tuple[Colour, Colour, Colour]) -> None:
    """One glazed tile: base, lit upper left edge, grout at the lower right."""
    grout, base, light = colours
    c.rect(x, y, size, size, base)
    c.rect(x, y, size - 1, 1, light)
    c.rect(x, y, 1, size - 1, light)
    c.rect(x, y + size - 1, size, 1, grout)
    c.rect(x + size - 1, y, 1, size, grout)


def _tiled(size: int, sets: tuple[tuple[Colour, Colour, Colour], ...]) -> FloorPainter:
    """Square tiles whose colour sets take turns."""

    def paint(c: Canvas, n: int) -> None:
        for j in range(TILE // size):
            for i in range(TILE // size):
                _square(c, i * size, j * size, size, sets[(i + j) % len(sets)])

    return paint


FLAGS = ((0, 0, 19, 12), (19, 0, 13, 16), (0, 12, 11, 20), (11, 12, 8, 12), (19, 16, 13, 16), (11, 24, 8, 8))


def _flagstones(c: Canvas, n: int) -> None:
    """Slabs of several sizes; one tile in a few has a paler or a cracked one."""
    for k, (x, y, w, h) in enumerate(FLAGS):
        base = STONE[4] if n == 2 and k == 0 else STONE[3]
        c.rect(x, y, w, h, STONE[2])
        c.round_rect(x, y, w - 1, h - 1, base, 1)
        c.rect(x + 1, y, w - 4, 1, STONE[4])
        c.rect(x, y + 1, 1, h - 4, STONE[4])
        if (n, k) in ((1, 1), (3, 4)):
            c.rect(x + w // 2 - 2, y + h // 2, 4, 1, STONE[2])
            c.rect(x + w // 2, y + h // 2 + 1, 4, 1, STONE[2])


def _carpet(dark: Colour, base: Colour, light: Colour) -> FloorPainter:
    def paint(c: Canvas, n: int) -> None:
        c.rect(0, 0, TILE, TILE, base)
        for y in range(0, TILE, 8):
            for x in range(0, TILE, 8):
                odd = (x + y) // 8 % 2
                motif = ".a. a.a .a." if odd == n % 2 else "... .a. ..."
                c.art(x + 2, y + 2, motif, {"a": light if odd else dark})

    return paint


FLOOR_PAINTERS: dict[str, FloorPainter] = {
    "planks": _planks(FLOOR[1], FLOOR[2], FLOOR[3], 310),
    "planks_dark": _planks(UMBER[1], UMBER[2], UMBER[3], 320),
    "parquet": _parquet,
    "tiles_white": _tiled(16, ((STONE[3], STONE[4], WHITE[3]),)),
    "tiles_checker": _tiled(16, ((STONE[3], SAND[4], WHITE[4]), (STONE[2], STONE[3], STONE[4]))),
    "tiles_blue": _tiled(8, ((BLUE[4], TEAL[4], WHITE[3]), (TEAL[3], BLUE[4], TEAL[4]))),
    "stone_floor": _flagstones,
    "carpet_red": _carpet(RED[0], RED[1], RED[2]),
    "carpet_blue": _carpet(BLUE[0], TEAL[0], TEAL[1]),
    "carpet_green": _carpet(LEAF[0], FIR[1], FIR[2]),
}
