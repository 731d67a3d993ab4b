"""The college: blackboard, desks, library and lockers."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
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
)
from assets.draw.parts import books, case, leg, stand, table


@paints("blackboard")
def blackboard(c: Canvas, name: str) -> None:
    """A wide blackboard on feet, wiped: streaks of chalk, a sponge and the chalk itself."""
    c.rect(3, 3, 90, 46, WOOD[2])
    c.rect(3, 3, 90, 2, WOOD[4])
    c.rect(6, 7, 84, 37, FIR[0])
    c.rect(6, 7, 84, 2, INK)
    for x, y, w in ((12, 14, 26), (18, 18, 34), (44, 13, 30), (10, 27, 40), (30, 31, 44), (58, 22, 24), (14, 37, 22)):
        c.rect(x, y, w, 2, FIR[1])
        c.rect(x + 3, y + 2, w - 8, 1, FIR[1])
    c.rect(5, 45, 86, 4, WOOD[3])
    c.rect(5, 48, 86, 1, WOOD[1])
    c.rect(20, 44, 5, 2, WHITE[4])
    c.rect(28, 44, 4, 2, PINK[3])
    c.rect(60, 43, 9, 3, BLUE[2])
    for x in (10, 82):
        leg(c, x, 49, 12, WOOD, 4)
    c.outline()
    c.slab(6, 59, 84, 4)


def chalk(c: Canvas) -> None:
    """A formula, notes, a graph and a triangle in chalk."""
    white = {"w": WHITE[3]}
    c.art(12, 13, "wwwww......w.w......ww. w..........www.....w..w wwww........w....w...w. ", white)
    c.art(12, 16, "w..........w.w..www.w.. wwwww..............wwww", white)
    c.rect(12, 23, 22, 1, STONE[3])
    for k, w in enumerate((20, 15, 24)):
        c.rect(12, 28 + 5 * k, w, 1, STONE[2])
    c.line(45, 14, 45, 38, WHITE[3])
    c.line(43, 36, 64, 36, WHITE[3])
    for x in range(46, 63):
        c.px(x, 35 - (x - 45) ** 2 // 18, GOLD[3])
        c.px(x, 34 - (x - 45) ** 2 // 18, GOLD[3])
    c.line(70, 38, 84, 38, PINK[2])
    c.line(70, 38, 70, 18, PINK[2])
    c.line(70, 18, 84, 38, PINK[2])
    c.rect(71, 35, 3, 1, PINK[2])


@paints("podium")
def podium(c: Canvas, name: str) -> None:
    """A lectern with an open book and a crest."""
    c.rect(6, 3, 20, 10, WOOD[3])
    c.rect(6, 3, 20, 1, WOOD[4])
    c.rect(8, 4, 7, 7, WHITE[4])
    c.rect(17, 4, 7, 7, WHITE[4])
    c.rect(15, 5, 2, 7, WHITE[1])
    for y in (6, 8):
        c.rect(9, y, 5, 1, STONE[2])
        c.rect(18, y, 5, 1, STONE[2])
    c.rect(5, 12, 22, 3, WOOD[4])
    c.rect(7, 15, 18, 13, WOOD[2])
    c.rect(7, 15, 18, 1, WOOD[1])
    c.rect(23, 15, 2, 13, WOOD[1])
    c.art(12, 17, "bbbbbbbb bgbbbbgb bbggggbb bbbggbbb .bbggbb. ..bbbb..", {"b": BLUE[1], "g": GOLD[3]})
    c.rect(5, 26, 22, 3, WOOD[2])
    stand(c, 5, 28, 24, 4)


@paints("student_desk")
def student_desk(c: Canvas, name: str) -> None:
    """A school desk with a notebook and a pen."""
    table(c, 3, 9, 26, 11, 8, WOOD)
    c.rect(6, 11, 10, 7, BLUE[2])
    c.rect(7, 11, 9, 6, WHITE[4])
    for y in (12, 14):
        c.rect(9, y, 5, 1, STONE[2])
    c.line(19, 16, 24, 12, RED[2])
    c.rect(21, 11, 6, 1, GOLD[3])
    stand(c, 3, 28, 28, 4)


@paints("bookcase_tall")
def bookcase_tall(c: Canvas, name: str) -> None:
    """A wide library case, crammed with books."""
    for k, (y, h) in enumerate(case(c, 2, 3, 60, 58, UMBER, 4)):
        books(c, 4, y + 1, 27, h - 1, 80 + k)
        books(c, 34, y + 1, 26, h - 1, 90 + k)
        c.rect(31, y, 3, h + 2, UMBER[2])
        c.rect(31, y, 1, h + 2, UMBER[3])
    c.rect(2, 3, 60, 2, UMBER[4])
    stand(c, 2, 60, 62, 4)


@paints("reading_table")
def reading_table(c: Canvas, name: str) -> None:
    """A library table with a green lamp and books."""
    table(c, 2, 9, 60, 11, 8, UMBER)
    c.rect(31, 6, 2, 6, GOLD[2])
    c.rect(28, 12, 8, 2, GOLD[2])
    c.round_rect(25, 2, 14, 5, FIR[3], 2)
    c.rect(27, 2, 9, 1, LEAF[4])
    c.rect(25, 6, 14, 1, GOLD[3])
    c.rect(8, 11, 14, 7, RED[1])
    c.rect(9, 10, 6, 7, WHITE[4])
    c.rect(15, 10, 6, 7, WHITE[3])
    for y in (12, 14):
        c.rect(10, y, 4, 1, STONE[2])
        c.rect(16, y, 4, 1, STONE[2])
    for k, ramp in enumerate((BLUE, GOLD, FIR)):
        c.rect(46 + k % 2, 14 - 3 * k, 11, 3, ramp[2])
        c.rect(46 + k % 2, 14 - 3 * k, 11, 1, ramp[3])
        c.rect(55 + k % 2, 15 - 3 * k, 2, 1, WHITE[4])
    stand(c, 2, 28, 62, 4)


@paints("notice_board")
def notice_board(c: Canvas, name: str) -> None:
    """A cork board on posts, with pinned notices and photographs."""
    for x in (7, 53):
        leg(c, x, 40, 21, WOOD, 4)
    c.rect(3, 6, 58, 38, WOOD[2])
    c.rect(3, 6, 58, 2, WOOD[4])
    c.rect(6, 10, 52, 31, SAND[2])
    c.rect(6, 10, 52, 1, SAND[1])
    upper = ((9, 13, 12, 14, WHITE[4]), (25, 12, 13, 10, GOLD[4]), (42, 14, 12, 15, PINK[3]))
    lower = ((11, 30, 14, 9, BLUE[4]), (29, 25, 10, 13, WHITE[4]), (43, 32, 11, 7, LEAF[4]))
    for x, y, w, h, tone in upper + lower:
        c.rect(x + 1, y + 1, w, h, SAND[1])
        c.rect(x, y, w, h, tone)
        for k in range(3, h - 2, 3):
            c.rect(x + 2, y + k, w - 4 - k % 4, 1, STONE[2])
        c.rect(x + w // 2, y, 2, 2, RED[2])
    c.rect(31, 28, 6, 5, TEAL[2])
    c.art(45, 21, ".r.r. rrrrr .rrr. ..r..", {"r": RED[2]})
    stand(c, 4, 60, 57, 4)


@paints("locker")
def locker(c: Canvas, name: str) -> None:
    """A pair of steel lockers with vents and locks."""
    block(c, 3, 5, 26, 6, 50, TEAL)
    c.rect(3, 5, 26, 6, TEAL[3])
    for x in (4, 16):
        c.rect(x, 12, 12, 46, TEAL[2])
        c.rect(x, 12, 1, 46, TEAL[3])
        c.rect(x + 11, 12, 1, 46, TEAL[0])
        for y in (16, 19, 22):
            c.rect(x + 3, y, 6, 1, TEAL[0])
        c.rect(x + 8, 34, 2, 5, STONE[4])
        c.rect(x + 3, 28, 5, 3, WHITE[4])
    c.rect(3, 58, 26, 3, TEAL[1])
    stand(c, 3, 59, 29)
