"""What lies on tables."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import (
    BLUE,
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
from assets.draw.parts import contact, lamp_shade, paper

# --- on tables --------------------------------------------------------------------------------


@paints("coffee_cup")
def coffee_cup(c: Canvas, name: str) -> None:
    """A cup of coffee on a saucer."""
    c.ellipse(8, 15, 17, 7, WHITE[1])
    c.ellipse(8, 14, 17, 7, WHITE[4])
    cup = "..wwwwwww... .wbBBbbbbw.. .wbbbbbbbwhh .RwwwwwwwrRh .RrrrrrrrrhR .Rrrrrrrrhh. ..Rrrrrrh... ...hhhhh...."
    c.art(10, 10, cup, {"w": WHITE[4], "b": UMBER[1], "B": UMBER[3], "r": RED[2], "R": RED[3], "h": RED[1]})
    c.outline()
    contact(c, 9, 18, 18, 5)


@paints("books_stack")
def books_stack(c: Canvas, name: str) -> None:
    """Three books, one on the other."""
    for k, (ramp, x) in enumerate(((BLUE, 8), (RED, 10), (GOLD, 9))):
        y = 18 - 4 * k
        c.rect(x, y, 14, 4, ramp[2])
        c.rect(x, y, 14, 1, ramp[3])
        c.rect(x + 12, y + 1, 2, 2, WHITE[4])
        c.rect(x, y + 3, 14, 1, ramp[1])
    c.rect(9, 6, 14, 4, GOLD[3])
    c.outline()
    contact(c, 9, 19, 16, 5)


@paints("laptop")
def laptop(c: Canvas, name: str) -> None:
    """An open laptop."""
    c.rect(8, 4, 16, 11, STONE[1])
    c.rect(9, 5, 14, 9, BLUE[2])
    c.rect(10, 6, 7, 1, WHITE[4])
    c.rect(10, 8, 10, 1, BLUE[4])
    c.rect(10, 10, 5, 1, BLUE[4])
    c.rect(7, 15, 18, 6, STONE[3])
    c.rect(7, 15, 18, 1, STONE[4])
    c.rect(9, 16, 14, 2, STONE[1])
    c.rect(13, 19, 6, 1, STONE[2])
    c.outline()
    contact(c, 8, 18, 20, 5)


@paints("plate_food")
def plate_food(c: Canvas, name: str) -> None:
    """A plate with an egg, toast and tomatoes."""
    c.ellipse(7, 8, 18, 13, WHITE[1])
    c.ellipse(7, 7, 18, 13, WHITE[4])
    c.ellipse(9, 9, 14, 9, WHITE[2])
    c.ellipse(10, 9, 8, 6, WHITE[4])
    c.ellipse(12, 10, 4, 3, GOLD[3])
    c.rect(17, 9, 4, 4, WOOD[3])
    c.rect(17, 9, 4, 1, WOOD[4])
    c.ellipse(15, 14, 4, 3, RED[2])
    c.rect(11, 15, 4, 2, LEAF[3])
    c.outline()
    contact(c, 7, 15, 20, 8)


@paints("flowers_vase")
def flowers_vase(c: Canvas, name: str) -> None:
    """A vase of flowers."""
    c.rect(14, 14, 5, 8, TEAL[2])
    c.rect(14, 14, 2, 8, TEAL[3])
    c.rect(13, 16, 7, 4, TEAL[2])
    c.art(9, 4, "..r..y..p.. .rrryyyppp. ..rg.y.gp.. .g.ggggg.g. ..gg.ggg... ...g.gg.... ....ggg....",
          {"r": RED[2], "y": GOLD[3], "p": PINK[2], "g": LEAF[2]})  # fmt: skip
    c.outline()
    contact(c, 12, 20, 11, 4)


@paints("papers")
def papers(c: Canvas, name: str) -> None:
    """Written sheets, corrected in red, with an ink pot and a quill."""
    paper(c, 4, 9, 10, 12)
    paper(c, 10, 7, 11, 13)
    c.rect(12, 9, 6, 1, BLUE[1])
    c.line(13, 15, 17, 13, RED[2])
    c.px(12, 14, RED[2])
    c.art(19, 17, "WW.. wWW. .wWW ..w.", {"w": WHITE[2], "W": WHITE[4]})  # a ball of paper
    c.rect(23, 12, 5, 6, BLUE[0])
    c.rect(23, 12, 2, 6, BLUE[2])
    c.rect(24, 11, 3, 1, INK)
    c.art(23, 2, "....w .ww.w wWw.. wWW.. .Wg.. ..g.. ..g.. ...g.", {"w": WHITE[2], "W": WHITE[4], "g": WOOD[3]})
    c.outline()
    contact(c, 5, 18, 22, 5)


@paints("teapot")
def teapot(c: Canvas, name: str) -> None:
    """A round teapot."""
    c.ellipse(9, 9, 14, 12, PINK[2])
    c.ellipse(10, 9, 9, 8, PINK[3])
    c.rect(14, 7, 5, 2, PINK[1])
    c.rect(15, 5, 3, 2, GOLD[3])
    c.art(22, 10, ".pp. p..p p..p ppp.", {"p": PINK[1]})
    c.art(4, 10, "pp.... .pp... ..ppp. ...ppp", {"p": PINK[2]})
    c.art(13, 13, ".w. www .w.", {"w": WHITE[4]})
    c.outline()
    contact(c, 9, 18, 17, 5)


@paints("cake")
def cake(c: Canvas, name: str) -> None:
    """A cake with candles and a cut slice."""
    c.ellipse(6, 16, 20, 8, WHITE[2])
    c.rect(8, 12, 16, 8, WOOD[3])
    c.rect(8, 15, 16, 2, WHITE[4])
    c.ellipse(8, 8, 16, 8, PINK[3])
    c.ellipse(9, 8, 12, 5, PINK[4])
    for x in (9, 12, 16, 20, 22):
        c.rect(x, 12, 2, 3 + x % 2, PINK[2])
    for x in (12, 16, 20):
        c.rect(x, 5, 1, 5, BLUE[3])
        c.px(x, 4, GOLD[3])
    c.outline()
    contact(c, 6, 20, 22, 6)


@paints("lamp_table")
def lamp_table(c: Canvas, name: str) -> None:
    """A table lamp, not lit."""
    table_lamp(c, False)


def table_lamp(c: Canvas, lit: bool) -> None:
    """The table lamp by day and by night."""
    c.rect(15, 13, 2, 6, GOLD[1])
    c.rect(12, 18, 8, 3, GOLD[2])
    c.rect(12, 18, 8, 1, GOLD[3])
    lamp_shade(c, 10, 5, lit)
    c.outline()
    contact(c, 11, 19, 13, 4)


@paints("radio")
def radio(c: Canvas, name: str) -> None:
    """A wooden radio with a dial and an aerial."""
    c.line(22, 8, 27, 2, STONE[2])
    c.round_rect(7, 8, 19, 13, WOOD[2], 2)
    c.rect(8, 8, 16, 2, WOOD[3])
    c.rect(9, 11, 8, 8, SAND[3])
    for y in (12, 14, 16):
        c.rect(10, y, 6, 1, SAND[1])
    c.rect(18, 11, 6, 3, GOLD[4])
    c.px(20, 12, RED[2])
    c.ellipse(19, 15, 4, 4, UMBER[1])
    c.outline()
    contact(c, 7, 19, 22, 4)
