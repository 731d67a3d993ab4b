"""Wardrobes, shelves and what stands in bedrooms."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    FIR,
    FLOOR,
    GOLD,
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
from assets.draw.parts import books, case, cushion, drawer, lamp_shade, leg, panel, pot, sprig, stand


@paints("closet closet_dark")
def closet(c: Canvas, name: str) -> None:
    """A wardrobe with two panelled doors and a cornice."""
    ramp = WOOD if name == "closet" else UMBER
    block(c, 3, 6, 26, 7, 49, ramp)
    c.rect(2, 5, 28, 3, ramp[3])
    c.rect(2, 5, 28, 1, ramp[4])
    c.rect(2, 11, 28, 3, ramp[2])
    c.rect(2, 13, 28, 1, ramp[1])
    c.rect(15, 15, 2, 38, ramp[1])
    for x in (5, 18):
        panel(c, x, 17, 9, 14, ramp)
        panel(c, x, 34, 9, 17, ramp)
    c.dots(GOLD[3], (13, 32), (13, 33), (18, 32), (18, 33))
    c.rect(3, 54, 26, 3, ramp[2])
    leg(c, 3, 57, 4, ramp, 4)
    leg(c, 25, 57, 4, ramp, 4)
    stand(c, 2, 59, 30)


@paints("dresser")
def dresser(c: Canvas, name: str) -> None:
    """A chest of drawers with an oval mirror and bottles on it."""
    c.ellipse(6, 2, 20, 28, WOOD[2])
    c.ellipse(7, 2, 18, 27, WOOD[3])
    c.ellipse(9, 5, 14, 22, BLUE[4])
    c.line(12, 18, 19, 9, WHITE[4])
    c.line(13, 20, 20, 11, WHITE[4])
    c.rect(10, 26, 12, 6, WOOD[2])
    block(c, 2, 31, 28, 7, 22, WOOD)
    for y in (40, 46, 52):
        drawer(c, 4, y, 24, 6, WOOD)
    c.rect(5, 31, 3, 5, PINK[2])
    c.rect(6, 29, 1, 2, GOLD[3])
    c.rect(9, 32, 3, 4, TEAL[3])
    c.rect(23, 33, 5, 3, WHITE[4])
    leg(c, 2, 59, 3, WOOD)
    leg(c, 27, 59, 3, WOOD)
    stand(c, 2, 59, 30)


@paints("bookshelf")
def bookshelf(c: Canvas, name: str) -> None:
    """A tall case full of books."""
    for k, (y, h) in enumerate(case(c, 2, 4, 28, 57, WOOD, 4)):
        books(c, 4, y + 2, 24 if k % 2 else 18, h - 2, 60 + k)
        if k % 2 == 0:
            c.rect(23, y + h - 5, 5, 2, (RED, TEAL)[k // 2][3])
            c.rect(23, y + h - 3, 5, 3, (GOLD, PINK)[k // 2][2])
    stand(c, 2, 59, 30)


@paints("bookshelf_low")
def bookshelf_low(c: Canvas, name: str) -> None:
    """A low case with a plant and a framed photograph on top."""
    for k, (y, h) in enumerate(case(c, 2, 26, 28, 35, WOOD, 2)):
        books(c, 4, y + 2, 24, h - 2, 70 + k)
    pot(c, 6, 20, 7, 8)
    sprig(c, 5, 12)
    c.rect(18, 16, 9, 12, GOLD[2])
    c.rect(19, 17, 7, 10, BLUE[4])
    c.art(20, 19, ".sss. .sss. rrrrr rrrrr", {"s": RED[4], "r": RED[2]})
    stand(c, 2, 59, 30)


@paints("shelf_plants")
def shelf_plants(c: Canvas, name: str) -> None:
    """An open rack of pot plants."""
    for k, (y, h) in enumerate(case(c, 2, 4, 28, 57, WOOD, 3)):
        c.rect(4, y, 24, h, SAND[1])
        for i, x in enumerate((5, 17)):
            pot(c, x + 1, y + h - 6, 7, 6, (RED, TEAL, WHITE)[(k + i) % 3])
            sprig(c, x, y + h - 13, (LEAF, FIR)[(k + i) % 2])
            if (k + i) % 3 == 1:
                c.dots(PINK[3], (x + 2, y + h - 12), (x + 6, y + h - 11))
    c.art(12, 0, "..3.3.. 3343343 .33433.", {"3": LEAF[2], "4": LEAF[3]})
    stand(c, 2, 59, 30)


CUP = "ggghggg g.ghg.g ggghggg ..ghg.. ...g... ..ggg.. .bbbbb."


@paints("shelf_trophies")
def shelf_trophies(c: Canvas, name: str) -> None:
    """A case of cups, medals and a framed certificate."""
    for k, (y, h) in enumerate(case(c, 2, 4, 28, 57, UMBER, 3)):
        c.rect(4, y + 1, 24, h - 1, RED[1])
        for x in (5, 13, 21) if k != 1 else (6, 20):
            tone = GOLD if (x + k) % 2 else STONE
            c.art(x, y + h - 7, CUP, {"g": tone[3], "h": tone[4], "b": UMBER[0]})
        if k == 1:
            c.rect(13, y + 3, 6, 7, SAND[4])
            c.rect(14, y + 5, 4, 1, STONE[1])
            c.rect(15, y + 7, 2, 2, RED[2])
    stand(c, 2, 59, 30)


@paints("bedside_table bedside_lamp")
def bedside(c: Canvas, name: str) -> None:
    """A night stand with a drawer; with a lamp, not lit, or with a book and a glass."""
    night_stand(c, name, False)


def night_stand(c: Canvas, name: str, lit: bool) -> None:
    """The night stand by day and by night."""
    block(c, 5, 12, 22, 7, 10, WOOD)
    drawer(c, 7, 20, 18, 6, WOOD)
    leg(c, 5, 28, 2, WOOD)
    leg(c, 24, 28, 2, WOOD)
    if name == "bedside_lamp":
        c.rect(15, 9, 2, 5, GOLD[1])
        c.rect(12, 13, 8, 3, GOLD[2])
        c.rect(12, 13, 8, 1, GOLD[3])
        lamp_shade(c, 10, 1, lit)
    else:
        c.rect(8, 12, 9, 5, BLUE[2])
        c.rect(8, 12, 9, 1, BLUE[3])
        c.rect(9, 16, 8, 1, WHITE[4])
        c.rect(20, 10, 4, 6, TEAL[4])
        c.rect(20, 12, 4, 4, TEAL[3])
    stand(c, 4, 27, 26)


@paints("toy_box")
def toy_box(c: Canvas, name: str) -> None:
    """An open chest with a bear, a ball and a block."""
    c.rect(3, 9, 26, 8, UMBER[1])
    c.art(4, 1, ".oo..oo. .oooooo. .oiooio. .oosso.. .oooooo. .oooooo.", {"o": WOOD[3], "i": UMBER[0], "s": WOOD[4]})
    c.ellipse(13, 4, 9, 9, RED[2])
    c.rect(14, 6, 7, 2, WHITE[4])
    c.rect(22, 5, 6, 8, GOLD[3])
    c.rect(23, 7, 4, 4, BLUE[2])
    c.rect(3, 9, 26, 2, TEAL[1])
    block(c, 3, 13, 26, 2, 14, TEAL)
    c.rect(5, 17, 22, 8, TEAL[3])
    c.art(11, 18, "..y.. yyyyy .yyy. .y.y.", {"y": GOLD[3]})
    stand(c, 3, 27, 28)


@paints("mirror_stand")
def mirror_stand(c: Canvas, name: str) -> None:
    """A standing mirror that tilts in a turned frame; it shows a corner of the room."""
    for x, tone in ((5, WOOD[3]), (25, WOOD[1])):
        c.rect(x, 6, 2, 21, WOOD[2])
        c.rect(x, 6, 1, 21, tone)
        c.ellipse(x - 1, 3, 4, 4, WOOD[3])
        c.rect(x - 2, 26, 6, 3, WOOD[2])
    c.rect(5, 22, 22, 2, WOOD[2])
    c.ellipse(8, 0, 16, 26, WOOD[1])
    c.ellipse(8, 0, 15, 25, WOOD[3])
    c.ellipse(10, 2, 12, 21, TEAL[1])
    c.ellipse(10, 3, 12, 20, BLUE[4])
    for y in range(15, 22):
        inset = max(0, y - 18)
        c.rect(11 + inset, y, 10 - 2 * inset, 1, FLOOR[3])
    c.rect(16, 10, 4, 6, RED[3])
    c.rect(17, 8, 2, 2, SAND[3])
    c.line(11, 13, 17, 5, WHITE[4])
    c.line(12, 15, 18, 7, WHITE[4])
    c.dots(GOLD[3], (7, 12), (24, 12))
    c.art(13, 0, ".gg.g. gGGGGg", {"g": GOLD[2], "G": GOLD[3]})
    c.outline()
    c.shadow(3, 25, 27, 6)


def seat_cushion(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    """A cushion with a front edge, for sofas and chairs."""
    cushion(c, x, y, w, h, ramp)
    c.rect(x + 1, y + h - 2, w - 2, 1, ramp[1])
