"""Tables, and the pool table."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    INK,
    LEAF,
    PURPLE,
    RED,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Ramp,
)
from assets.draw.parts import leg, mug, stand, table


@paints("table_small")
def table_small(c: Canvas, name: str) -> None:
    """A square wooden table."""
    table(c, 3, 7, 26, 13, 8, WOOD)
    stand(c, 3, 28, 28, 4)


def round_table(c: Canvas, ramp: Ramp, cloth: Ramp | None = None) -> None:
    """A round table on one foot, bare or with a cloth."""
    c.rect(13, 18, 7, 10, ramp[1])
    c.rect(13, 18, 3, 10, ramp[2])
    c.rect(14, 18, 1, 9, ramp[3])
    c.art(7, 24, "....222........ ..22221..221... 222111...122221 21.........1122", {"1": ramp[1], "2": ramp[2]})
    c.ellipse(2, 8, 28, 15, (cloth or ramp)[1])
    c.ellipse(2, 5, 28, 15, (cloth or ramp)[3])
    c.ellipse(5, 6, 18, 8, (cloth or ramp)[4])
    c.ellipse(6, 7, 20, 9, (cloth or ramp)[3])


@paints("table_round")
def table_round(c: Canvas, name: str) -> None:
    """A round table."""
    round_table(c, WOOD)
    for y, x, w in ((9, 5, 22), (13, 3, 26)):  # the boards of the top
        c.rect(x, y, w, 1, WOOD[2])
    for y, x, w in ((7, 11, 7), (11, 7, 6), (11, 19, 6), (15, 9, 6), (17, 14, 7)):
        c.rect(x, y, w, 1, WOOD[2] if y != 11 else WOOD[4])
    c.rect(21, 15, 2, 1, WOOD[1])
    c.outline()
    c.shadow(5, 24, 24, 8)


@paints("cafe_table")
def cafe_table(c: Canvas, name: str) -> None:
    """A round cafe table with a checked cloth."""
    round_table(c, UMBER)
    c.ellipse(2, 5, 28, 17, RED[1])
    c.ellipse(2, 4, 28, 15, WHITE[4])
    for y in range(5, 19, 4):
        for x in range(3, 29, 4):
            if c.get(x, y) == WHITE[4] and c.get(x + 1, y + 1) == WHITE[4]:
                c.rect(x, y, 2, 2, RED[3])
    for x in range(3, 29, 4):
        if c.get(x, 19) == RED[1]:
            c.rect(x, 19, 2, 2, WHITE[3])
    c.outline()
    c.shadow(5, 24, 24, 8)


@paints("coffee_table")
def coffee_table(c: Canvas, name: str) -> None:
    """A low table with magazines."""
    table(c, 2, 11, 28, 10, 6, UMBER)
    c.rect(6, 12, 8, 6, RED[2])
    c.rect(7, 13, 6, 2, WHITE[4])
    c.rect(10, 14, 8, 5, TEAL[2])
    c.rect(11, 15, 6, 1, TEAL[4])
    mug(c, 21, 12, GOLD)
    stand(c, 2, 28, 30, 3)


@paints("table_long")
def table_long(c: Canvas, name: str) -> None:
    """A long table under a white cloth whose hem hangs down in scallops, with a bowl of fruit in the middle."""
    table(c, 2, 7, 60, 13, 8, WOOD)
    c.rect(6, 6, 52, 13, WHITE[3])
    c.rect(6, 6, 52, 1, WHITE[4])
    for x in (6, 57):
        c.rect(x, 7, 1, 11, WHITE[2])
    for y in (8, 15):
        c.rect(8, y, 48, 1, RED[3])
    c.rect(6, 19, 52, 4, WHITE[2])
    for x in range(6, 58, 4):
        c.rect(x, 23, 3, 1, WHITE[2])
        c.rect(x + 3, 20, 1, 3, WHITE[1])
    fruit = "...rr.gg... .rrrrgggy.. rrrryygyyyy bbbbbbbbbbb BBBBBBBBBBb .bBBBBBBbb. ...bbbbb..."
    c.art(27, 6, fruit, {"r": RED[2], "g": LEAF[3], "y": GOLD[3], "b": BLUE[1], "B": BLUE[3]})
    stand(c, 2, 28, 62, 4)


@paints("table_dining")
def table_dining(c: Canvas, name: str) -> None:
    """A dining table with a runner, plates and a fruit bowl."""
    table(c, 2, 7, 60, 13, 8, WOOD)
    c.rect(24, 7, 16, 14, TEAL[3])
    c.rect(24, 7, 1, 14, TEAL[4])
    c.rect(39, 7, 1, 14, TEAL[2])
    c.rect(24, 20, 16, 3, TEAL[2])
    for x in (7, 46):
        c.ellipse(x, 9, 11, 8, WHITE[1])
        c.ellipse(x, 8, 11, 8, WHITE[4])
        c.ellipse(x + 2, 10, 7, 4, WHITE[2])
        c.rect(x - 2, 9, 1, 7, STONE[1])
        c.rect(x + 12, 9, 1, 7, STONE[1])
    c.art(26, 6, "...rr.gg.... ..rrrrggyy.. .rrrroggyyy. bbbbbbbbbbbb .bBBBBBBBBb. ..bBBBBBBb.. ...bbbbbb...",
          {"r": RED[2], "o": GOLD[2], "g": LEAF[3], "y": GOLD[3], "b": UMBER[1], "B": UMBER[3]})  # fmt: skip
    stand(c, 2, 28, 62, 4)


@paints("pool_table")
def pool_table(c: Canvas, name: str) -> None:
    """A pool table with six pockets, balls in play and a cue."""
    block(c, 3, 6, 90, 42, 12, UMBER)
    c.rect(3, 6, 90, 41, WOOD[2])
    c.rect(3, 6, 90, 2, WOOD[3])
    c.rect(8, 10, 80, 33, FIR[1])
    c.rect(9, 12, 78, 31, FIR[2])
    c.rect(66, 12, 1, 31, FIR[3])
    for x in (6, 44, 82):
        for y in (8, 39):
            c.ellipse(x, y, 8, 7, INK)
    rack = ((26, 24, RED), (20, 20, GOLD), (20, 28, BLUE), (14, 16, PURPLE), (14, 24, LEAF), (14, 32, RED))
    for x, y, ramp in (*rack, (52, 18, GOLD), (72, 26, WHITE), (58, 35, BLUE)):
        c.rect(x + 1, y + 5, 4, 1, FIR[0])
        c.ellipse(x, y, 5, 5, ramp[2] if ramp is not WHITE else WHITE[4])
        c.px(x + 1, y + 1, WHITE[4])
    c.line(50, 45, 86, 31, WOOD[4])
    c.line(50, 46, 70, 38, UMBER[1])
    c.rect(3, 47, 90, 2, WOOD[3])
    c.rect(3, 49, 90, 9, UMBER[2])
    c.rect(3, 57, 90, 1, UMBER[1])
    for x in (6, 44, 82):
        leg(c, x, 49, 12, UMBER, 7)
    stand(c, 3, 58, 92, 6)
