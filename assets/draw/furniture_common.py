"""What fills large rooms with purpose: a ping-pong table, bean bags, an aquarium, baskets and displays in shops."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    CLEAR,
    FIR,
    GOLD,
    INK,
    LEAF,
    PINK,
    RED,
    SAND,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Ramp,
)
from assets.draw.parts import cushion, leg, sprig, stand


@paints("ping_pong")
def ping_pong(c: Canvas, name: str) -> None:
    """A ping-pong table with its net, two bats and a ball."""
    c.rect(3, 10, 90, 36, BLUE[1])
    c.rect(4, 10, 88, 34, BLUE[2])
    c.rect(4, 10, 88, 1, BLUE[4])
    for y in (12, 41):
        c.rect(5, y, 86, 1, WHITE[4])
    for x in (5, 90):
        c.rect(x, 12, 1, 30, WHITE[4])
    c.rect(5, 26, 86, 1, WHITE[3])
    c.rect(3, 44, 90, 3, BLUE[1])
    c.rect(3, 47, 90, 1, BLUE[0])
    c.rect(50, 12, 2, 32, BLUE[1])
    c.rect(47, 4, 3, 40, STONE[0])
    c.rect(48, 5, 1, 38, WHITE[3])
    for y in range(6, 43, 3):
        c.rect(47, y, 3, 1, STONE[3])
    for x, y, ramp in ((14, 18, RED), (74, 30, FIR)):
        c.ellipse(x + 1, y + 2, 10, 9, BLUE[1])
        c.ellipse(x, y, 10, 9, ramp[1])
        c.ellipse(x, y, 9, 8, ramp[2])
        c.rect(x + 8, y + 6, 5, 3, WOOD[3])
    c.ellipse(60, 20, 4, 4, WHITE[4])
    c.rect(61, 24, 4, 1, BLUE[1])
    for x in (7, 84):
        leg(c, x, 48, 11, STONE, 4)
    stand(c, 4, 58, 90, 5)


@paints("bean_bag_red bean_bag_green")
def bean_bag(c: Canvas, name: str) -> None:
    """A bean bag with a hollow where one sits."""
    ramp = RED if name.endswith("red") else FIR
    c.ellipse(3, 8, 26, 21, ramp[1])
    c.ellipse(3, 7, 24, 20, ramp[2])
    c.ellipse(6, 5, 19, 12, ramp[3])
    c.ellipse(9, 8, 14, 7, ramp[2])
    c.ellipse(10, 10, 12, 5, ramp[1])
    c.line(5, 17, 10, 25, ramp[1])
    c.line(22, 18, 20, 26, ramp[1])
    c.line(8, 9, 12, 6, ramp[4])
    c.rect(14, 3, 4, 3, ramp[3])
    c.outline()
    c.shadow(3, 23, 28, 8)


@paints("aquarium")
def aquarium(c: Canvas, name: str) -> None:
    """A fish tank on a low cupboard."""
    block(c, 3, 14, 58, 3, 12, WOOD)
    for x in (6, 25, 44):
        c.rect(x, 19, 14, 6, WOOD[1])
        c.rect(x, 19, 13, 5, WOOD[3])
        c.rect(x + 6, 21, 2, 1, GOLD[3])
    c.rect(5, 1, 54, 15, STONE[0])
    c.rect(6, 3, 52, 12, TEAL[2])
    c.rect(6, 3, 52, 2, TEAL[4])
    c.rect(6, 12, 52, 3, SAND[3])
    weed = ".g..g g..g. .gg.g .gg.. g.gg. .gg.."
    for x in (10, 28, 46):
        c.art(x, 6, weed, {"g": LEAF[2] if x != 28 else LEAF[1]})
    for x, y, ramp in ((16, 6, GOLD), (35, 8, RED), (51, 5, PINK), (22, 10, WHITE)):
        c.art(x, y, "f.ff. ffffw f.ff.", {"f": ramp[3] if ramp is WHITE else ramp[2], "w": INK})
    c.art(38, 11, ".ss. sSSs", {"s": STONE[2], "S": STONE[3]})
    for x in (9, 41):
        c.line(x, 12, x + 6, 4, TEAL[4])
    stand(c, 3, 27, 60)


@paints("shopping_baskets")
def shopping_baskets(c: Canvas, name: str) -> None:
    """A pile of shopping baskets for customers to take."""
    for k in range(4):
        y = 20 - 4 * k
        c.rect(6, y, 20, 7, RED[1])
        c.rect(5, y, 22, 2, RED[3])
        for x in range(7, 26, 3):
            c.rect(x, y + 3, 2, 3, RED[2])
    c.rect(7, 7, 18, 3, UMBER[0])
    c.line(8, 8, 11, 2, STONE[2])
    c.line(23, 8, 20, 2, STONE[2])
    c.rect(11, 2, 10, 1, STONE[3])
    stand(c, 5, 27, 24, 4)


@paints("display_fruit display_cheese")
def display(c: Canvas, name: str) -> None:
    """A sloping display in the middle of a shop, with prices on slates."""
    c.rect(3, 4, 58, 16, WOOD[1])
    for k in range(3):
        x = 5 + 19 * k
        c.rect(x, 5, 17, 14, UMBER[1])
        if name == "display_cheese":
            _cheese(c, x + 1, 7, k)
        else:
            _fruit(c, x, 5, (RED, LEAF, GOLD)[k])
    c.rect(3, 19, 58, 9, WOOD[2])
    c.rect(3, 19, 58, 2, WOOD[4])
    for k in range(3):
        c.rect(9 + 19 * k, 22, 9, 5, FIR[0])
        c.rect(11 + 19 * k, 24, 5, 1, WHITE[4])
    stand(c, 3, 27, 60, 4)


def _fruit(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A bin heaped with round fruit, each with a stalk."""
    for row, (dx, many) in enumerate(((3, 2), (0, 3), (3, 2))):
        for k in range(many):
            fx, fy = x + dx + 6 * k, y - 2 + 4 * row
            c.ellipse(fx, fy + 1, 6, 6, ramp[0])
            c.ellipse(fx, fy, 6, 6, ramp[2])
            c.art(fx + 1, fy + 1, "aa. a..", {"a": ramp[4]})
            c.px(fx + 3, fy - 1, UMBER[0])


def _cheese(c: Canvas, x: int, y: int, k: int) -> None:
    """A round cheese, cut, or one with holes."""
    if k == 1:
        wedge = "........yyyY .....yyyyyyY ..yyyyoyyyyY yyyyyyyyyyYY YYYYYYYYYYYY YYoYYYYYoYYY YYYYYYYYYYYY"
        c.art(x, y, wedge,
              {"y": GOLD[4], "Y": GOLD[3], "o": GOLD[2]})  # fmt: skip
    else:
        ramp = RED if k else SAND
        c.ellipse(x, y + 1, 15, 10, ramp[1])
        c.ellipse(x, y - 1, 15, 9, ramp[3])
        c.art(x + 7, y + 1, "yyyyyyy .yyyyyy ..yyyyy ...yyy.", {"y": GOLD[4]})
        c.ellipse(x + 3, y, 4, 3, WHITE[4])


@paints("magazine_rack")
def magazine_rack(c: Canvas, name: str) -> None:
    """A wooden rack of magazines in two steps, newspapers below, under a sign that says so."""
    block(c, 3, 8, 26, 3, 50, WOOD)
    for row, y in enumerate((12, 27, 42)):
        c.rect(4, y - 1, 24, 15, WOOD[0])
        for x, cover in ((5, row), (17, row + 3)) if row < 2 else ((5, -1), (17, -1)):
            _magazine(c, x, y - 1, cover)
        c.rect(3, y + 11, 26, 3, WOOD[2])
        c.rect(3, y + 11, 26, 1, WOOD[4])
    c.rect(3, 0, 26, 9, UMBER[1])
    c.art(7, 2, NEWS, {"w": WHITE[4]})
    stand(c, 3, 59, 28)


NEWS = "w..w.www.w...w.www ww.w.w...w...w.w.. w.ww.ww..w.w.w.www w..w.w...w.w.w...w w..w.www..w.w..www"


def _magazine(c: Canvas, x: int, y: int, cover: int) -> None:
    """A magazine with a face, a hill, a flower or a cup on its cover under its title; or a folded newspaper."""
    if cover < 0:
        c.rect(x, y + 1, 10, 11, WHITE[3])
        c.rect(x + 1, y + 2, 8, 2, INK)
        c.rect(x + 1, y + 5, 4, 4, STONE[2])
        for j in (5, 7, 9):
            c.rect(x + 6, y + j, 3, 1, STONE[1])
        c.rect(x + 1, y + 10, 8, 1, STONE[1])
        return
    ramp = (PINK, BLUE, RED, TEAL, GOLD)[cover % 5]
    c.rect(x, y + 1, 10, 12, ramp[3])
    c.rect(x, y + 1, 10, 3, ramp[1])
    c.rect(x + 1, y + 2, 8, 1, WHITE[4])
    picture = (
        ".uuuu. uuuuuu uaaaau .aaaa. ..aa..", "....y. ..g.yy .ggg.. ggggg. gggggg", "",
        ".r..r. rryyrr .ryyr. ..gg.. ..g...", "wwww.. wwwwww wwww.w wwwwww .ww...",
    )[cover % 5]  # fmt: skip
    key = {"u": UMBER[1], "a": RED[4], "y": GOLD[3], "g": LEAF[2], "r": RED[2], "w": WHITE[4]}
    c.art(x + 2, y + 6, picture, key)


@paints("reading_nook")
def reading_nook(c: Canvas, name: str) -> None:
    """A low window seat with cushions, and books in the cupboard under it."""
    c.rect(3, 6, 58, 3, WOOD[3])
    c.rect(3, 9, 58, 8, TEAL[2])
    c.rect(3, 9, 58, 1, TEAL[4])
    c.rect(3, 15, 58, 2, TEAL[1])
    for x, ramp in ((6, PINK), (15, GOLD), (46, RED)):
        cushion(c, x, 5, 10, 9, ramp)
    c.rect(31, 11, 9, 4, BLUE[1])
    c.rect(32, 11, 7, 3, WHITE[4])
    c.rect(35, 11, 1, 3, WHITE[1])
    c.rect(3, 17, 58, 11, WOOD[2])
    c.rect(3, 17, 58, 1, WOOD[1])
    for k in range(3):
        c.rect(5 + 19 * k, 19, 17, 8, UMBER[0])
        for b in range(5 - k % 2):
            ramp = (RED, BLUE, GOLD, FIR, PINK, TEAL)[(k * 2 + b) % 6]
            c.rect(6 + 19 * k + 3 * b, 20 + b % 2, 2, 7 - b % 2, ramp[2])
    stand(c, 3, 27, 60, 4)


@paints("planter flower_tub")
def planter(c: Canvas, name: str) -> None:
    """A stone planter with a clipped ball, or a half barrel of flowers; both stand along streets."""
    if name == "planter":
        for y, inset in zip(range(18, 29), (0, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2), strict=True):
            c.rect(6 + inset, y, 20 - 2 * inset, 1, STONE[2])
            c.rect(6 + inset, y, 4, 1, STONE[4])
            c.rect(22 - inset, y, 4, 1, STONE[1])
        c.rect(5, 17, 22, 3, STONE[3])
        c.rect(5, 17, 22, 1, STONE[4])
        c.ellipse(6, 1, 20, 18, LEAF[1])
        c.ellipse(6, 1, 18, 16, LEAF[2])
        c.ellipse(8, 2, 11, 9, LEAF[3])
        for x, y in ((9, 4), (14, 3), (11, 8), (18, 7), (16, 12), (21, 12)):
            c.art(x, y, "aa. .aa", {"a": LEAF[4] if x + y < 20 else LEAF[1]})
    else:
        for x, y in ((3, 6), (12, 3), (20, 7), (8, 10), (17, 11)):
            sprig(c, x, y)
        for k, (x, y) in enumerate(((5, 5), (13, 2), (21, 6), (9, 9), (17, 9), (25, 10), (2, 10), (13, 14))):
            ramp = (RED, GOLD, PINK)[k % 3]
            c.art(x, y, ".bb. bebb bbba .aa.", {"a": ramp[2], "b": ramp[3], "e": GOLD[4]})
        for y in range(17, 29):
            inset = (y - 17) // 5
            c.rect(5 + inset, y, 22 - 2 * inset, 1, WOOD[2])
            c.rect(5 + inset, y, 4, 1, WOOD[3])
            c.rect(23 - inset, y, 4, 1, WOOD[1])
        for y in (18, 24):
            c.rect(5, y, 22, 2, STONE[1])
            c.rect(5, y, 6, 1, STONE[3])
        c.dots(CLEAR, (5, 24), (5, 25), (26, 24), (26, 25))
    c.outline()
    c.shadow(4, 24, 26, 7)


@paints("bike_rack")
def bike_rack(c: Canvas, name: str) -> None:
    """Three hoops of iron to lock bicycles to, on a paved strip."""
    c.round_rect(2, 24, 60, 6, STONE[2], 1)
    c.rect(3, 24, 58, 1, STONE[3])
    for x in (6, 25, 44):
        for side in (x, x + 12):
            c.rect(side, 14, 2, 12, STONE[1])
        c.art(
            x,
            8,
            "...aaaaaaaa... .aaa......aaa. aa..........aa aa..........aa aa..........aa aa..........aa",
            {"a": STONE[1]},
        )
        c.rect(x, 14, 1, 11, STONE[3])
        c.rect(x + 3, 8, 6, 1, STONE[4])
    c.outline()
    c.slab(3, 29, 60, 2)
