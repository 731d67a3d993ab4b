"""Wear on streets: weeds between cobbles, a drain, grass and stones on trodden paths, puddles."""

from assets.draw.canvas import Canvas, paints, shades
from assets.draw.palette import FLOOR, GOLD, GRASS, INK, LEAF, SAND, STONE, TEAL, WHITE


@paints("weeds")
def weeds(c: Canvas, name: str) -> None:
    """Tufts of grass and a dandelion that have come up between the stones."""
    key = {"m": LEAF[1], "g": LEAF[2], "l": LEAF[3], "y": GOLD[3], "Y": GOLD[4]}
    c.art(7, 7, "..yy...... .yYYy..l.. ..yy...l.l l..g.l.g.l .g.g.g.gl. .gggglgg.. m.gmggmgm. .mmmmmmm..", key)
    c.art(19, 18, "l..l.l .g.lg. .ggg.g mgmgm. .mmmm.", key)


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


@paints("puddle")
def puddle(c: Canvas, name: str) -> None:
    """Rain that has stayed in a hollow of the path; the sky is in it."""
    for x, y, w, h, tone in (
        (4, 9, 24, 14, FLOOR[1]), (5, 10, 22, 12, TEAL[1]), (6, 11, 20, 10, TEAL[2]), (8, 12, 13, 5, TEAL[3]),
    ):  # fmt: skip
        c.ellipse(x, y, w, h, tone)
    c.ellipse(22, 19, 8, 5, TEAL[1])
    c.ellipse(23, 19, 6, 4, TEAL[2])
    c.rect(10, 13, 6, 1, WHITE[4])
    c.rect(12, 15, 3, 1, TEAL[4])
    c.rect(17, 18, 5, 1, TEAL[3])
