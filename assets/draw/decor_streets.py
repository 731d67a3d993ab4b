"""Wear on streets: moss between cobbles, a drain, grass and stones on trodden paths, wheel ruts."""

from assets.draw.canvas import Canvas, paints, shades
from assets.draw.palette import FLOOR, GRASS, INK, LEAF, SAND, STONE


@paints("moss")
def moss(c: Canvas, name: str) -> None:
    """Moss and small weeds in the joints of the paving."""
    key = {"m": LEAF[1], "g": LEAF[2], "l": LEAF[3]}
    c.art(6, 9, "....mm...... .mmmggm..... mggllggmmm.. .mgglggllgm. ..mmggmmgm.. ....mm..mm..", key)
    c.art(17, 19, ".mm. mglm mggm .mm.", key)
    c.art(20, 6, "mg. .gm", key)
    c.art(8, 23, ".gm mg.", key)


@paints("drain")
def drain(c: Canvas, name: str) -> None:
    """An iron grate let into the paving."""
    c.round_rect(7, 9, 18, 14, STONE[0], 1)
    c.round_rect(8, 10, 16, 12, STONE[1], 1)
    for x in range(10, 23, 3):
        c.rect(x, 12, 2, 8, INK)
        c.rect(x, 20, 2, 1, STONE[3])
    c.rect(8, 22, 16, 1, STONE[3])


@paints("path_tuft")
def path_tuft(c: Canvas, name: str) -> None:
    """Grass that has come up in a path where nobody treads."""
    for x, y in ((5, 8), (12, 12), (19, 20)):
        c.art(x, y, ".3..3. 33.33. 232323 .1221.", {**shades(LEAF), "1": GRASS[1]})
    c.art(22, 10, ".3 32", shades(LEAF))


@paints("path_stones")
def path_stones(c: Canvas, name: str) -> None:
    """Half-buried stones and the hollows beside them."""
    for x, y, w, h in ((6, 8, 8, 5), (16, 17, 10, 6), (8, 22, 5, 3), (22, 7, 5, 3)):
        c.round_rect(x - 1, y + 1, w + 2, h, SAND[1], 1)
        c.round_rect(x, y, w, h, STONE[3], 1)
        c.rect(x + 1, y, w - 3, 1, STONE[4])
        c.rect(x + 1, y + h - 1, w - 2, 1, STONE[2])


@paints("ruts")
def ruts(c: Canvas, name: str) -> None:
    """What cart wheels have left: two shallow ruts that fade out."""
    for y, x, w in ((9, 2, 24), (20, 6, 25)):
        c.rect(x, y, w, 2, FLOOR[3])
        c.rect(x + 3, y, w - 8, 1, SAND[1])
        c.rect(x + 2, y + 2, w - 6, 1, SAND[3])
