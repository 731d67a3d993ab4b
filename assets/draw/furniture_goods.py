"""What shops sell, one painter for each kind of goods: groceries, fruit, bread and cans.

A good is drawn on a shelf from its lower left: the column where it begins and the row under its foot. Its painter
takes a ramp, so that a row holds the same good in several colours.
"""

from collections.abc import Callable

from assets.draw.canvas import Canvas
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    LEAF,
    PINK,
    PURPLE,
    RED,
    SAND,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Ramp,
)
from assets.draw.parts import bottle

Paint = Callable[[Canvas, int, int, Ramp], None]  # canvas, first column, row under the foot, colours
Good = tuple[int, Paint, tuple[Ramp, ...]]  # width, painter, the colours it comes in
MANY = (RED, GOLD, BLUE, FIR, PURPLE, TEAL, PINK)


# --- groceries --------------------------------------------------------------------------------


def carton(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A tall carton with a picture on its label."""
    c.rect(x, y - 10, 8, 10, ramp[2])
    c.rect(x, y - 10, 8, 1, ramp[4])
    c.rect(x + 7, y - 9, 1, 9, ramp[1])
    c.rect(x + 1, y - 8, 5, 3, WHITE[4])
    c.rect(x + 2, y - 4, 4, 2, GOLD[3] if ramp is not GOLD else RED[2])


def packet(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Two low packets, one on the other."""
    for dy, dx in ((4, 0), (8, 1)):
        c.rect(x + dx, y - dy, 8 - dx, 4, ramp[2] if dx else ramp[1])
        c.rect(x + dx, y - dy, 8 - dx, 1, ramp[3])
        c.rect(x + dx + 2, y - dy + 1, 3, 2, WHITE[4])


def sauce(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A bottle of sauce or oil."""
    bottle(c, x, y - 10, ramp, 10)


def milk(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A gabled carton of milk."""
    c.art(x, y - 10, "..ww.. .wwwW. wwwwwW wwwwwW bbbbbB wbbbwW wwbwwW wwwwwW wwwwwW wwwwwW",
          {"w": WHITE[4], "W": WHITE[1], "b": ramp[2], "B": ramp[1]})  # fmt: skip


def jar(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A jar of jam with a cloth lid."""
    c.art(x, y - 7, ".lllll. lLlLlLl .jJJjj. jJwwwjk jJwwwjk jjjjjjk .jjjjk.",
          {"l": WHITE[4], "L": RED[3], "j": ramp[2], "J": ramp[3], "k": ramp[1], "w": WHITE[3]})  # fmt: skip


def flour(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A paper bag of flour."""
    c.art(x, y - 9, "ssSsSss .ssssS. sssssSS srrrrSS srwwrSS srrrrSS sssssSS sssssSS sssssSS",
          {"s": SAND[4], "S": SAND[2], "r": ramp[2], "w": WHITE[4]})  # fmt: skip


GROCERIES: tuple[tuple[Good, ...], ...] = (
    ((8, carton, MANY), (8, packet, MANY)),
    ((4, sauce, (RED, FIR, GOLD, UMBER)), (7, jar, (RED, PURPLE, GOLD))),
    ((6, milk, (BLUE, FIR)), (8, carton, MANY)),
    ((7, flour, (RED, BLUE, FIR)), (8, packet, MANY), (7, jar, (GOLD, RED))),
)


# --- fruit and bread --------------------------------------------------------------------------


def heap(c: Canvas, x: int, floor: int, ramp: Ramp, w: int = 12) -> None:
    """A basket of round fruit."""
    for k, (dx, dy) in enumerate(((2, -8), (6, -9), (0, -6), (4, -6), (8, -6))):
        c.ellipse(x + dx, floor + dy, 5, 5, ramp[2] if k % 2 else ramp[3])
        c.px(x + dx + 1, floor + dy + 1, ramp[4])
    c.rect(x, floor - 3, w, 3, WOOD[3])
    c.rect(x, floor - 1, w, 1, WOOD[2])


def _basket(c: Canvas, x: int, y: int) -> None:
    """A flat wicker basket, 12 wide."""
    c.rect(x, y - 4, 12, 4, WOOD[3])
    c.rect(x, y - 4, 12, 1, WOOD[4])
    c.rect(x, y - 1, 12, 1, WOOD[1])
    for k in range(1, 12, 3):
        c.rect(x + k, y - 3, 1, 2, WOOD[2])


def apples(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Apples, oranges or plums."""
    heap(c, x, y, ramp)
    _basket(c, x, y)


def bananas(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Two hands of bananas."""
    bunch = ".b... yYb.. YYyb. .YYyb ..YYy"
    c.art(x, y - 9, bunch, {"y": GOLD[3], "Y": GOLD[4], "b": GOLD[1]})
    c.art(x + 5, y - 8, bunch, {"y": GOLD[3], "Y": GOLD[4], "b": GOLD[1]})
    _basket(c, x, y)


def carrots(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Carrots with their tops on."""
    for k in range(3):
        c.art(x + 4 * k, y - 10, ".g.g g.g. .gg. .oo. .oO. .oO.", {"g": LEAF[3], "o": GOLD[2], "O": GOLD[1]})
    _basket(c, x, y)


def lettuce(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Heads of lettuce."""
    for dx in (0, 6):
        c.art(
            x + dx,
            y - 8,
            ".gGg.. gGlGgg GlllGg gGlGgd .ggdd.",
            {"g": LEAF[2], "G": LEAF[3], "l": LEAF[4], "d": LEAF[1]},
        )
    _basket(c, x, y)


def eggplants(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Aubergines."""
    for dx, dy in ((0, 8), (4, 9), (8, 8)):
        c.art(x + dx, y - dy, ".gg. .pg. PppP pPpp pPpp .pp.", {"g": LEAF[2], "p": PURPLE[1], "P": PURPLE[3]})
    _basket(c, x, y)


FRUIT: tuple[tuple[Good, ...], ...] = (
    ((12, apples, (RED, GOLD, LEAF)), (12, bananas, (GOLD,))),
    ((12, carrots, (GOLD,)), (12, lettuce, (LEAF,)), (12, apples, (RED,))),
    ((12, apples, (GOLD, PURPLE, PINK)), (12, eggplants, (PURPLE,))),
    ((12, lettuce, (LEAF,)), (12, apples, (RED, GOLD)), (12, bananas, (GOLD,))),
)

CRUST: Ramp = (WOOD[0], WOOD[2], GOLD[2], WOOD[3], WOOD[4])


def baguettes(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Long loaves that stand in a basket."""
    for dx, h in ((1, 10), (4, 11), (7, 10)):
        c.round_rect(x + dx, y - h, 3, h, ramp[2], 1)
        c.rect(x + dx, y - h + 1, 1, h - 1, ramp[4])
        c.rect(x + dx + 2, y - h + 2, 1, h - 2, ramp[1])
        for k in (3, 6):
            c.rect(x + dx, y - h + k, 2, 1, SAND[4])
    c.rect(x, y - 5, 11, 5, WOOD[2])
    for k in range(0, 11, 2):
        c.rect(x + k, y - 4 + k // 2 % 2, 1, 3, WOOD[4])


def loaf(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A tin loaf, cut at its top."""
    c.art(x, y - 7, ".hhHHhhh.. hHHhHHhHhd mhmmhmmhmd mmmmmmmmmd mmmmmmmmdd mmmmmmmmdd .mmmmmmdd.",
          {"h": ramp[3], "H": ramp[4], "m": ramp[2], "d": ramp[1]})  # fmt: skip


def round_loaf(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A round loaf, slashed three times and floured."""
    c.art(x, y - 8, "...mmmm... .mmwmmmmd. mmwmmwmmmd mwmmwmmwmd mmmwmmwmdd mmmmmwmmdd .mmmmmmdd. ..mmddd...",
          {"m": ramp[2], "w": SAND[4], "d": ramp[1]})  # fmt: skip


def rolls(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Rolls, heaped on a tray."""
    for dx, dy in ((3, 8), (0, 5), (6, 5)):
        c.art(x + dx, y - dy, ".hHh. hHhmm mmmmd .mmd.", {"h": ramp[3], "H": ramp[4], "m": ramp[2], "d": ramp[1]})
    c.rect(x, y - 1, 12, 1, STONE[3])


def croissants(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Croissants on a tray."""
    for dx, dy in ((0, 5), (6, 5), (3, 8)):
        c.art(
            x + dx, y - dy, "..hHm.. .hmHmd. hmmdmmd m....d.", {"h": ramp[3], "H": ramp[4], "m": ramp[2], "d": ramp[1]}
        )
    c.rect(x, y - 1, 13, 1, STONE[3])


BREAD: tuple[tuple[Good, ...], ...] = (
    ((11, baguettes, (CRUST,)), (10, loaf, (CRUST,))),
    ((10, loaf, (CRUST, WOOD)), (10, round_loaf, (CRUST, WOOD))),
    ((12, rolls, (CRUST,)), (13, croissants, (CRUST,))),
    ((10, round_loaf, (WOOD, CRUST)), (11, baguettes, (CRUST,)), (12, rolls, (CRUST,))),
)


# --- tinned food ------------------------------------------------------------------------------


def can(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A tin of soup: bright rims, a label with a white disc."""
    c.rect(x, y - 9, 7, 9, STONE[3])
    c.rect(x + 1, y - 9, 4, 1, WHITE[4])
    c.rect(x, y - 8, 7, 7, ramp[2])
    c.rect(x, y - 8, 2, 7, ramp[3])
    c.rect(x + 6, y - 8, 1, 7, ramp[1])
    c.rect(x + 2, y - 6, 3, 3, WHITE[4])
    c.px(x + 3, y - 5, ramp[2])
    c.rect(x, y - 1, 7, 1, STONE[2])


def small_cans(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Three small tins in a pyramid."""
    for dx, dy in ((0, 5), (6, 5), (3, 10)):
        c.rect(x + dx, y - dy, 5, 5, STONE[3])
        c.rect(x + dx, y - dy + 1, 5, 3, ramp[2])
        c.rect(x + dx, y - dy + 1, 1, 3, ramp[4])
        c.rect(x + dx + 2, y - dy + 2, 2, 1, WHITE[4])
        c.rect(x + dx + 4, y - dy + 1, 1, 4, STONE[1])


def fish_tins(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Flat tins of fish in a pile."""
    for dy in (3, 6, 9):
        c.round_rect(x, y - dy, 10, 3, ramp[2], 1)
        c.rect(x + 1, y - dy, 8, 1, STONE[4])
        c.rect(x + 3, y - dy + 1, 4, 1, GOLD[3])


CANS: tuple[tuple[Good, ...], ...] = (
    ((7, can, (RED, FIR, GOLD)), (11, small_cans, (FIR, BLUE))),
    ((7, can, (BLUE, RED, PURPLE)), (7, can, (GOLD, FIR))),
    ((11, small_cans, (RED, GOLD, FIR)), (10, fish_tins, (BLUE, TEAL))),
    ((10, fish_tins, (TEAL, RED)), (7, can, (FIR, RED, BLUE))),
)
