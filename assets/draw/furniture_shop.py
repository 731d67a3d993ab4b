"""Shop shelves with their goods, crates, barrels, sacks and the freezer."""

from assets.draw.canvas import Canvas, Noise, block, paints
from assets.draw.furniture_goods import BREAD, CANS, FRUIT, GROCERIES, Good
from assets.draw.furniture_wares import MEDICINE, PAINT, PARTY, TOOLS
from assets.draw.palette import BLUE, GOLD, INK, LEAF, PINK, RED, SAND, STONE, UMBER, WHITE, WOOD, Ramp
from assets.draw.parts import case, stand

SHELVES: dict[str, tuple[tuple[tuple[Good, ...], ...], Ramp, int]] = {  # goods by row, the case, a seed
    "groceries": (GROCERIES, WOOD, 11), "fruit": (FRUIT, WOOD, 23), "bread": (BREAD, WOOD, 35),
    "cans": (CANS, UMBER, 47),
    "medicine": (MEDICINE, WHITE, 59), "tools": (TOOLS, UMBER, 61), "paint": (PAINT, UMBER, 73),
    "party": (PARTY, UMBER, 85),
}  # fmt: skip
FULL = 99
KINDS = "groceries fruit bread cans medicine tools paint party"


@paints(" ".join(f"shelf_{kind} shelf_{kind}_b" for kind in KINDS.split()))
def shop_shelf(c: Canvas, name: str) -> None:
    """A wide shop shelf with four rows of one kind of goods; the second picture of a kind is stocked otherwise."""
    shelf_with(c, name, FULL)


def shelf_with(c: Canvas, name: str, groups: int) -> None:
    """A shop shelf with at most so many groups of goods in each row."""
    kind = name.split("_")[1]
    rows, ramp, seed = SHELVES[kind]
    noise = Noise(seed + 100 * name.endswith("_b"))
    order = (1, 3, 0, 2) if name.endswith("_b") and kind != "party" else (0, 1, 2, 3)
    for row, (y, h) in zip(order, case(c, 2, 3, 60, 58, ramp, 4), strict=True):
        _depth(c, y, h, ramp)
        _stock(c, y + h, rows[row], noise, groups)
        for x in range(8, 56, 13):
            c.rect(x, y + h + 1, 5, 1, WHITE[4] if ramp is not WHITE else RED[2])
    stand(c, 2, 60, 62, 4)


def _depth(c: Canvas, y: int, h: int, ramp: Ramp) -> None:
    """The inside of a shelf: dark under the board above and beside the left wall, paler where light falls in."""
    back = (STONE[0], STONE[1], STONE[2]) if ramp is WHITE else (INK, ramp[0], ramp[1])
    c.rect(4, y, 56, h, back[2])
    c.rect(4, y, 56, 3, back[1])
    c.rect(4, y, 56, 1, back[0])
    c.rect(4, y, 2, h, back[1])
    c.rect(4, y + h - 1, 56, 1, back[1])


def _stock(c: Canvas, floor: int, goods: tuple[Good, ...], noise: Noise, groups: int) -> None:
    """Fill one row with groups of the same good; here and there something has been bought and a gap is left.

    With fewer groups than fit, the rest of the row is bare.
    """
    x, last = 6 + noise.below(2 if groups == FULL else 16), -1
    while x < 56 and groups:
        groups -= 1
        last = (last + 1 + noise.below(max(len(goods) - 1, 1))) % len(goods)
        width, paint, ramps = goods[last]
        ramp = ramps[noise.below(len(ramps))]
        for _ in range(noise.between(1, 3 if width < 9 else 2)):
            if x + width <= 60:
                paint(c, x, floor, ramp)
                x += width + (width > 5)
            else:
                x = 60
        x += (0, 0, 1, 5, 8)[noise.below(5)]


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
