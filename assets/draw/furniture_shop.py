"""Shop shelves with their goods, counters, and the college."""

from collections.abc import Callable

from assets.draw.canvas import Canvas, block, paints
from assets.draw.furniture_cafe import till
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
from assets.draw.parts import bottle, case, panel, stand

Goods = Callable[[Canvas, int, int, int, int], None]  # canvas, x, floor row of the shelf, row, number in the row


def box(c: Canvas, x: int, floor: int, w: int, h: int, ramp: Ramp) -> None:
    """A carton with a label."""
    c.rect(x, floor - h, w, h, ramp[2])
    c.rect(x, floor - h, w, 1, ramp[4])
    c.rect(x + w - 1, floor - h + 1, 1, h - 1, ramp[1])
    c.rect(x + 1, floor - h + 3, w - 3, 2, WHITE[4])


def tin(c: Canvas, x: int, floor: int, ramp: Ramp) -> None:
    """A tin can with its band."""
    c.rect(x, floor - 8, 6, 8, STONE[3])
    c.rect(x, floor - 8, 6, 1, STONE[4])
    c.rect(x, floor - 6, 6, 4, ramp[2])
    c.rect(x, floor - 6, 2, 4, ramp[3])
    c.rect(x + 2, floor - 5, 2, 2, WHITE[4])
    c.rect(x + 5, floor - 7, 1, 7, STONE[1])


def heap(c: Canvas, x: int, floor: int, ramp: Ramp, w: int = 12) -> None:
    """A basket of round fruit."""
    for k, (dx, dy) in enumerate(((2, -8), (6, -9), (0, -6), (4, -6), (8, -6))):
        c.ellipse(x + dx, floor + dy, 5, 5, ramp[2] if k % 2 else ramp[3])
        c.px(x + dx + 1, floor + dy + 1, ramp[4])
    c.rect(x, floor - 3, w, 3, WOOD[3])
    c.rect(x, floor - 1, w, 1, WOOD[2])


def _groceries(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    ramp = (RED, GOLD, BLUE, FIR, PURPLE, TEAL, PINK)[(row * 3 + k) % 7]
    if (row + k) % 3 == 0:
        bottle(c, x + 1, floor - 10, ramp, 10)
        bottle(c, x + 6, floor - 10, ramp, 10)
    else:
        box(c, x, floor, 9, 7 + (row + k) % 3 * 1 + 1, ramp)


def _fruit(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    heap(c, x - 1, floor, (RED, LEAF, GOLD, PURPLE, PINK)[(row * 2 + k) % 5], 11)


def _bread(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    if (row + k) % 3 == 0:  # baguettes
        for dx in (0, 5):
            c.round_rect(x + dx, floor - 11, 4, 11, GOLD[2], 1)
            c.rect(x + dx + 3, floor - 10, 1, 9, GOLD[1])
            for y in (9, 6, 3):
                c.rect(x + dx, floor - y, 3, 1, GOLD[4])
    elif (row + k) % 3 == 1:  # a loaf
        c.round_rect(x, floor - 8, 10, 8, GOLD[1], 2)
        c.round_rect(x, floor - 8, 10, 6, GOLD[2], 2)
        for dx in (2, 5, 8):
            c.rect(x + dx - 1, floor - 7, 1, 3, GOLD[4])
    else:  # rolls
        for dx, dy in ((2, 9), (-1, 5), (5, 5)):
            c.ellipse(x + dx, floor - dy, 6, 5, GOLD[2])
            c.rect(x + dx + 1, floor - dy, 3, 1, GOLD[4])
            c.rect(x + dx + 1, floor - dy + 4, 4, 1, GOLD[1])


def _cans(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    ramp = (RED, FIR, GOLD, BLUE)[(row + k // 2) % 4]
    tin(c, x + 1, floor, ramp)
    c.rect(x - 1, floor - 8, 2, 8, STONE[2])
    c.rect(x - 1, floor - 6, 2, 4, ramp[1])


def _medicine(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    kind = (row + k) % 3
    if kind == 0:
        box(c, x, floor, 9, 9, WHITE)
        c.rect(x + 3, floor - 6, 3, 1, RED[2])
        c.rect(x + 4, floor - 7, 1, 3, RED[2])
    elif kind == 1:
        for dx, ramp in ((0, GOLD), (5, TEAL)):
            c.rect(x + dx, floor - 7, 4, 7, ramp[2])
            c.rect(x + dx, floor - 7, 1, 7, ramp[4])
            c.rect(x + dx, floor - 9, 4, 2, WHITE[4])
            c.rect(x + dx, floor - 5, 4, 2, WHITE[4])
    else:
        box(c, x, floor, 9, 5, TEAL)
        box(c, x + 1, floor - 5, 7, 4, PINK)


def _tools(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    kind = (row * 2 + k) % 4
    if kind == 0:  # hammer
        c.rect(x + 3, floor - 9, 2, 9, WOOD[3])
        c.rect(x, floor - 11, 8, 3, STONE[3])
        c.rect(x, floor - 9, 8, 1, STONE[1])
    elif kind == 1:  # saw
        key = {"w": RED[2], "s": STONE[4], "S": STONE[2]}
        c.art(x - 1, floor - 9, "www........ wwwssss.... w.wsssssss. wwwSsSsSsSs", key)
    elif kind == 2:  # toolbox
        c.rect(x, floor - 6, 10, 6, RED[2])
        c.rect(x, floor - 6, 10, 1, RED[3])
        c.rect(x + 3, floor - 9, 4, 1, STONE[1])
        c.dots(STONE[1], (x + 3, floor - 8), (x + 6, floor - 8), (x + 3, floor - 7), (x + 6, floor - 7))
        c.rect(x + 4, floor - 5, 2, 2, GOLD[3])
    else:  # screwdriver and spanner
        c.rect(x + 1, floor - 10, 3, 5, GOLD[2])
        c.rect(x + 2, floor - 5, 1, 5, STONE[4])
        c.art(x + 5, floor - 10, "s.s sss .s. .s. .s. .s. .s. sss s.s", {"s": STONE[3]})


def _paint(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    ramp = (RED, BLUE, GOLD, LEAF, PURPLE, PINK, TEAL)[(row * 2 + k) % 7]
    if row == 0:  # brushes in a jar
        for dx, tone in ((1, ramp), (4, GOLD), (7, BLUE)):
            c.rect(x + dx, floor - 10, 2, 3, tone[2])
            c.rect(x + dx, floor - 7, 1, 3, WOOD[3])
        c.rect(x, floor - 5, 10, 5, WHITE[3])
        c.rect(x + 8, floor - 5, 2, 5, WHITE[1])
        return
    c.rect(x, floor - 8, 9, 8, STONE[3])
    c.rect(x, floor - 8, 9, 2, ramp[3])
    c.rect(x + 1, floor - 6, 2, 3, ramp[2])
    c.rect(x + 4, floor - 6, 1, 2, ramp[2])
    c.rect(x + 2, floor - 3, 5, 2, WHITE[4])
    c.rect(x + 8, floor - 6, 1, 6, STONE[1])


def _party(c: Canvas, x: int, floor: int, row: int, k: int) -> None:
    kind = (row + k) % 4
    ramp = (RED, BLUE, PINK, PURPLE, TEAL)[(row * 2 + k) % 5]
    if kind == 0:  # gift
        c.rect(x, floor - 8, 9, 8, ramp[2])
        c.rect(x, floor - 8, 9, 1, ramp[3])
        c.rect(x + 4, floor - 8, 2, 8, GOLD[3])
        c.rect(x, floor - 5, 9, 1, GOLD[3])
        c.dots(GOLD[4], (x + 3, floor - 9), (x + 6, floor - 9), (x + 2, floor - 10), (x + 7, floor - 10))
    elif kind == 1:  # hat
        for j in range(10):
            c.rect(x + 4 - j // 2, floor - 10 + j, 1 + j // 2 * 2, 1, (ramp, GOLD)[j // 2 % 2][2 + (j // 2) % 2])
    elif kind == 2:  # balloons
        for dx, dy, tone in ((0, -11, RED), (5, -10, GOLD), (2, -8, BLUE)):
            c.ellipse(x + dx, floor + dy, 5, 6, tone[2])
            c.px(x + dx + 1, floor + dy + 1, tone[4])
        c.line(x + 4, floor - 2, x + 4, floor - 1, WHITE[3])
    else:  # hearts
        c.art(x, floor - 8, ".rr.rr. rRrrrrr rrrrrrr .rrrrr. ..rrr.. ...r...", {"r": RED[2], "R": RED[4]})


SHELVES: dict[str, tuple[Goods, Ramp]] = {
    "groceries": (_groceries, WOOD), "fruit": (_fruit, WOOD), "bread": (_bread, WOOD), "cans": (_cans, STONE),
    "medicine": (_medicine, WHITE), "tools": (_tools, UMBER), "paint": (_paint, UMBER), "party": (_party, UMBER),
}  # fmt: skip


@paints("shelf_groceries shelf_fruit shelf_bread shelf_cans shelf_medicine shelf_tools shelf_paint shelf_party")
def shop_shelf(c: Canvas, name: str) -> None:
    """A wide shop shelf with four rows of one kind of goods."""
    goods, ramp = SHELVES[name.split("_")[1]]
    for row, (y, h) in enumerate(case(c, 2, 3, 60, 58, ramp, 4)):
        c.rect(4, y + 1, 56, h - 1, ramp[1] if ramp is not WHITE else STONE[2])
        for k in range(5):
            goods(c, 5 + 11 * k, y + h, row, k)
        for x in range(7, 58, 11):
            c.rect(x, y + h + 1, 4, 1, WHITE[4] if ramp is not WHITE else RED[2])
    stand(c, 2, 60, 62, 4)


@paints("crate_apples crate_oranges crate_cabbage")
def crate(c: Canvas, name: str) -> None:
    """A slatted crate heaped with fruit or cabbages."""
    ramp = {"apples": RED, "oranges": GOLD, "cabbage": LEAF}[name.split("_")[1]]
    size = 9 if ramp is LEAF else 7
    spots = ((5, 6), (12, 4), (19, 6), (3, 10), (9, 9), (16, 9), (22, 10))
    for x, y in spots:
        c.ellipse(x, y, size, size, ramp[1])
        c.ellipse(x, y, size - 1, size - 1, ramp[2])
        c.rect(x + 2, y + 1, 2, 2, ramp[4] if ramp is not GOLD else GOLD[3])
        if ramp is LEAF:
            c.line(x + 2, y + 5, x + 6, y + 2, LEAF[4])
            c.px(x + 5, y + 6, LEAF[3])
        elif ramp is RED:
            c.px(x + 4, y, LEAF[3])
    for y in (15, 20, 25):
        c.rect(3, y, 26, 4, WOOD[3])
        c.rect(3, y, 26, 1, WOOD[4])
        c.rect(3, y + 4, 26, 1, WOOD[0])
    for x in (3, 26):
        c.rect(x, 14, 3, 15, WOOD[2])
        c.px(x + 1, 17, WOOD[0])
        c.px(x + 1, 22, WOOD[0])
    stand(c, 3, 28, 28, 3)


@paints("barrel")
def barrel(c: Canvas, name: str) -> None:
    """A barrel with iron hoops."""
    for y in range(8, 29):
        bulge = 2 if 12 < y < 25 else 1 if 9 < y < 27 else 0
        c.rect(7 - bulge, y, 18 + 2 * bulge, 1, WOOD[2])
        c.rect(8 - bulge, y, 4, 1, WOOD[3])
        c.rect(22 + bulge, y, 3, 1, WOOD[1])
    for x in (12, 17, 21):
        c.rect(x, 12, 1, 16, WOOD[1])
    for y in (13, 23):
        c.rect(5, y, 22, 2, STONE[1])
        c.rect(6, y, 8, 1, STONE[3])
    c.ellipse(7, 4, 18, 9, WOOD[2])
    c.ellipse(8, 5, 16, 7, WOOD[3])
    c.rect(12, 6, 1, 5, WOOD[2])
    c.rect(18, 6, 1, 5, WOOD[2])
    c.outline()
    c.shadow(4, 23, 26, 8)


@paints("sacks")
def sacks(c: Canvas, name: str) -> None:
    """Two tied sacks, one open with grain."""
    for x, y, w, h in ((12, 4, 16, 22), (3, 12, 17, 17)):
        c.round_rect(x, y + 3, w, h - 3, SAND[2], 4)
        c.round_rect(x, y + 3, w - 4, h - 7, SAND[3], 4)
        c.rect(x + w - 5, y + 8, 2, h - 12, SAND[1])
    c.rect(17, 3, 6, 4, SAND[3])
    c.rect(16, 6, 8, 2, WOOD[2])
    c.ellipse(5, 11, 13, 7, SAND[1])
    c.ellipse(6, 11, 11, 5, GOLD[3])
    c.rect(8, 12, 4, 1, GOLD[4])
    c.art(8, 21, ".b.b. bbbbb .bbb. ..b..", {"b": LEAF[2]})
    c.outline()
    c.shadow(3, 23, 28, 8)


@paints("freezer")
def freezer(c: Canvas, name: str) -> None:
    """A chest freezer with sliding glass and ice cream inside."""
    block(c, 2, 6, 60, 13, 10, WHITE)
    c.rect(2, 6, 60, 13, WHITE[3])
    c.rect(5, 8, 54, 9, BLUE[1])
    c.rect(5, 8, 54, 1, BLUE[0])
    for k in range(9):
        ramp = (PINK, UMBER, WHITE, LEAF, RED)[k % 5]
        c.rect(7 + 6 * k, 11, 4, 5, ramp[2])
        c.rect(7 + 6 * k, 10, 4, 2, ramp[3])
    c.rect(31, 8, 2, 9, WHITE[4])
    c.line(10, 15, 17, 8, BLUE[4])
    c.line(38, 15, 45, 8, BLUE[4])
    c.rect(2, 19, 60, 10, BLUE[3])
    c.rect(2, 19, 60, 1, WHITE[4])
    c.rect(60, 20, 2, 9, BLUE[2])
    snow = {"w": WHITE[4]}
    for x in (12, 29, 46):
        c.art(x, 21, "w..w..w .w.w.w. ..www.. wwwwwww ..www.. .w.w.w. w..w..w", snow)
    stand(c, 2, 28, 62, 4)
