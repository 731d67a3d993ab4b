"""What hangs on walls: windows, pictures, posters, clocks, mirrors and shelves."""

from assets.draw.canvas import Canvas, paints, shades
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    INK,
    LEAF,
    PINK,
    PURPLE,
    RED,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Colour,
    Ramp,
)
from assets.draw.parts import books, pot


def frame(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp = WOOD) -> None:
    """A picture frame with its shadow on the wall."""
    c.rect(x, y, w, h, ramp[2])
    c.rect(x, y, w, 1, ramp[4])
    c.rect(x, y, 1, h, ramp[3])
    c.rect(x + w - 1, y, 1, h, ramp[1])
    c.rect(x, y + h - 1, w, 1, ramp[1])


def hang(c: Canvas, x: int, y: int, w: int, h: int) -> None:
    """Outline what hangs and lay its narrow shadow on the wall."""
    c.outline()
    c.slab(x + 2, y + 3, w, h)


@paints("window")
def window(c: Canvas, name: str) -> None:
    """A window with a cross, a view, a lace valance and a pot on its sill."""
    laced(c, "day")


def laced(c: Canvas, hour: str) -> None:
    """The window with the sky of an hour."""
    panes(c, hour)
    for x in range(5, 27, 4):
        c.rect(x, 12, 4, 2, WHITE[4])
        c.rect(x + 1, 14, 2, 1, WHITE[4])
        c.px(x + 3, 13, WHITE[2])
    c.art(
        6,
        22,
        ".r.p. rlplp lglgl .bbb. .bBb.",
        {"r": RED[2], "p": PINK[2], "l": LEAF[3], "g": LEAF[2], "b": RED[3], "B": RED[1]},
    )
    c.outline()
    c.slab(3, 30, 28, 2)


# The colours of a view: upper and lower sky, clouds, the near and the far hill, its tree.
VIEWS: dict[str, tuple[Colour, ...]] = {
    "day": (BLUE[3], BLUE[4], WHITE[4], LEAF[3], LEAF[2], LEAF[1]),
    "dusk": (PURPLE[3], GOLD[3], RED[4], FIR[2], FIR[1], FIR[0]),
    "night": (BLUE[0], BLUE[1], BLUE[1], FIR[0], INK, INK),
}


def panes(c: Canvas, hour: str = "day") -> None:
    """The window itself: a deep frame, the sky of an hour, hills with a tree, a glint or stars, a sill."""
    high, low, cloud, near, far, tree = VIEWS[hour]
    c.rect(2, 9, 28, 20, WHITE[3])
    c.rect(2, 9, 28, 1, WHITE[4])
    c.rect(29, 10, 1, 18, WHITE[1])
    c.rect(4, 11, 24, 16, WHITE[1])
    c.rect(5, 12, 22, 15, low)
    c.rect(5, 12, 22, 4, high)
    c.art(7, 14, "...www.... .wwwwwww.. wwwwwwwwww", {"w": cloud})
    hills = "...gggggg......ddd.... .gggggggggg...ddDdd... ggggggggggggdddDddddd. " + 3 * "ggggggggggggdddddddddd "
    c.art(5, 20, hills, {"g": near, "d": far, "D": tree})
    if hour == "night":
        c.art(21, 13, ".mmm mmM. mm.. mmM. .mmm", {"m": GOLD[4], "M": GOLD[3]})
        c.dots(WHITE[4], (7, 16), (11, 14), (13, 17), (18, 20), (24, 20))
    c.rect(15, 12, 2, 15, WHITE[3])
    c.rect(16, 12, 1, 15, WHITE[1])
    c.rect(5, 18, 22, 2, WHITE[3])
    c.rect(5, 19, 22, 1, WHITE[1])
    if hour == "day":
        c.line(20, 17, 24, 13, WHITE[4])
        c.line(22, 17, 26, 13, WHITE[4])
    c.rect(1, 27, 30, 2, WHITE[4])
    c.rect(1, 29, 30, 1, WHITE[1])


@paints("curtains_red curtains_blue")
def curtains(c: Canvas, name: str) -> None:
    """A window with curtains drawn to both sides, on a brass rail."""
    draped(c, name, "day")


def draped(c: Canvas, name: str, hour: str) -> None:
    """The window with curtains and the sky of an hour."""
    panes(c, hour)
    ramp = RED if name.endswith("red") else BLUE
    for x0, sway in ((1, 1), (23, -1)):
        for j in range(20):
            pull = 3 if 11 < j < 15 else 1 if 9 < j < 17 else 0
            x = x0 if sway > 0 else x0 + pull
            c.rect(x, 10 + j, 8 - pull, 1, ramp[2])
            c.rect(x + 2, 10 + j, 1, 1, ramp[3])
            c.rect(x + 5 - pull // 2, 10 + j, 1, 1, ramp[1])
        c.rect(x0 if sway > 0 else x0 + 3, 22, 5, 2, GOLD[3])
    c.rect(1, 10, 30, 4, ramp[2])
    for x in range(1, 31, 4):
        c.rect(x, 11, 2, 3, ramp[3])
        c.px(x + 2, 14, ramp[1])
    c.rect(0, 9, 32, 2, GOLD[2])
    c.rect(0, 9, 32, 1, GOLD[3])
    c.outline()


@paints("picture_sea picture_portrait picture_abstract")
def picture(c: Canvas, name: str) -> None:
    """A framed picture: a boat at sea, a lady or coloured shapes."""
    if name == "picture_sea":
        frame(c, 3, 12, 26, 17, GOLD)
        c.rect(5, 14, 22, 13, BLUE[4])
        c.rect(5, 21, 22, 6, BLUE[2])
        c.rect(5, 21, 22, 1, BLUE[3])
        c.art(12, 14, "...w.... ..ww.... .www.w.. wwww.ww. ...b.... bbbbbbbb .bbbbbb.", {"w": WHITE[4], "b": WOOD[1]})
        c.rect(7, 24, 5, 1, BLUE[3])
        c.rect(19, 25, 5, 1, BLUE[3])
        hang(c, 3, 12, 26, 17)
    elif name == "picture_portrait":
        frame(c, 8, 10, 16, 20, GOLD)
        c.rect(10, 12, 12, 16, FIR[1])
        c.ellipse(12, 13, 8, 11, UMBER[1])
        c.ellipse(13, 14, 6, 8, RED[4])
        c.dots(INK, (14, 17), (17, 17))
        c.round_rect(11, 22, 10, 6, PURPLE[2], 2)
        c.rect(15, 21, 2, 2, RED[4])
        hang(c, 8, 10, 16, 20)
    else:
        frame(c, 5, 11, 22, 19, UMBER)
        c.rect(7, 13, 18, 15, WHITE[4])
        c.rect(7, 13, 9, 7, GOLD[3])
        c.rect(17, 21, 8, 7, RED[2])
        c.ellipse(14, 15, 9, 9, BLUE[2])
        c.line(8, 26, 23, 14, INK)
        hang(c, 5, 11, 22, 19)


@paints("clock_wall")
def clock_wall(c: Canvas, name: str) -> None:
    """A round wall clock, at four."""
    clock_face(c)
    c.rect(15, 15, 2, 6, INK)
    c.rect(16, 19, 5, 2, INK)


def clock_face(c: Canvas) -> None:
    """The clock without its hands, which the game draws; marks at the quarters."""
    c.ellipse(6, 10, 20, 20, WOOD[2])
    c.ellipse(6, 10, 18, 18, WOOD[3])
    c.ellipse(8, 12, 16, 16, WHITE[4])
    c.dots(STONE[1], (15, 13), (16, 13), (15, 26), (16, 26), (9, 19), (9, 20), (22, 19), (22, 20))
    c.outline()
    c.shadow(9, 13, 20, 19)


ORBITS = "..tt......tt.. .t..t....t..t. .t...t..t...t. ..t...tt...t.. ...t.rrrr.t... "
ATOM = ORBITS + "....rrRrrr.... ....rrrrrr.... " + " ".join(reversed(ORBITS.split()))
NOTES = "...yyyyyyy ...yyyyyyy ...yy...yy ...yy...yy .yyyy.yyyy yyyyyyyyyy yyyy.yyyy. .yy...yy.."
STAR = "....yy.... ....yy.... yyyyyyyyyy .yyyyyyyy. ..yyyyyy.. .yyy..yyy. .yy....yy."


@paints("poster_music poster_science poster_film")
def poster(c: Canvas, name: str) -> None:
    """A poster: a note, an atom or a film strip with a star."""
    ground = {"poster_music": PURPLE[1], "poster_science": FIR[0], "poster_film": RED[1]}[name]
    c.rect(6, 10, 20, 21, WHITE[4])
    c.rect(7, 11, 18, 19, ground)
    if name == "poster_music":
        c.art(10, 13, NOTES, {"y": GOLD[3]})
        c.rect(10, 23, 12, 2, PINK[2])
        c.rect(12, 26, 8, 1, PINK[3])
    elif name == "poster_science":
        c.art(9, 12, ATOM, {"t": TEAL[3], "r": RED[3], "R": RED[4]})
        c.rect(10, 26, 12, 2, TEAL[4])
    else:
        for y in range(12, 29, 3):
            c.rect(8, y, 2, 2, WHITE[3])
            c.rect(22, y, 2, 2, WHITE[3])
        c.art(11, 13, STAR, {"y": GOLD[3]})
        c.rect(11, 22, 10, 2, WHITE[4])
        c.rect(12, 26, 8, 1, PINK[2])
    c.dots(RED[2], (15, 10), (16, 10))
    c.outline()


@paints("pennant")
def pennant(c: Canvas, name: str) -> None:
    """A college pennant."""
    for k in range(14):
        half = (14 - k) // 2 + 1
        c.rect(4 + 2 * k, 20 - half, 2, 2 * half, BLUE[2])
        c.px(4 + 2 * k, 20 - half, BLUE[3])
    c.rect(3, 11, 3, 18, GOLD[3])
    c.art(8, 16, ".www. ww.ww w...w w...w w...w ww.ww .www.", {"w": WHITE[4]})
    c.outline()


@paints("mirror_wall")
def mirror_wall(c: Canvas, name: str) -> None:
    """An arched wall mirror in a brass frame over a glass shelf with a tumbler and soap; the room shows in it."""
    for tone, grow in ((GOLD[1], 0), (GOLD[3], 1), (GOLD[1], 2)):
        c.rect(7 + grow, 13 + grow, 18 - 2 * grow, 14 - grow, tone)
        c.ellipse(7 + grow, 9 + grow, 18 - 2 * grow, 10, tone)
    c.rect(10, 15, 12, 11, BLUE[4])
    c.ellipse(10, 12, 12, 7, BLUE[4])
    c.rect(10, 21, 12, 5, TEAL[3])
    c.rect(10, 20, 12, 1, TEAL[2])
    c.rect(17, 16, 4, 8, WHITE[2])
    c.line(11, 19, 16, 13, WHITE[4])
    c.line(12, 21, 18, 14, WHITE[4])
    c.art(14, 8, ".gg. gGGg", {"g": GOLD[2], "G": GOLD[4]})
    c.rect(5, 27, 22, 2, TEAL[4])
    c.rect(5, 29, 22, 1, TEAL[2])
    c.rect(7, 24, 3, 3, RED[3])
    c.rect(8, 21, 1, 3, FIR[3])
    c.rect(22, 25, 4, 2, PINK[3])
    hang(c, 6, 10, 20, 20)


@paints("shelf_wall")
def shelf_wall(c: Canvas, name: str) -> None:
    """A small wall shelf with books and a trailing plant."""
    books(c, 3, 12, 13, 10, 7)
    pot(c, 20, 17, 6, 5, TEAL)
    c.art(18, 11, "..33.33.. .3443443. 344323323 .3323232. 3.23..3.. 2......3.", shades(LEAF))
    c.rect(2, 22, 28, 3, WOOD[3])
    c.rect(2, 22, 28, 1, WOOD[4])
    c.rect(5, 25, 2, 3, WOOD[1])
    c.rect(25, 25, 2, 3, WOOD[1])
    c.outline()
    c.slab(4, 26, 27, 3)


@paints("candle_wall")
def candle_wall(c: Canvas, name: str) -> None:
    """A wall lamp: a candle in a brass holder, not lit."""
    sconce(c, False)


def sconce(c: Canvas, lit: bool) -> None:
    """The candle by day and by night."""
    c.rect(14, 23, 4, 7, GOLD[2])
    c.rect(11, 22, 10, 3, GOLD[2])
    c.rect(11, 22, 10, 1, GOLD[4])
    c.rect(14, 16, 4, 6, WHITE[4])
    c.rect(17, 17, 1, 5, WHITE[2])
    if lit:
        c.art(14, 10, ".yy. .yy. yYYy yYYy .oo. .oo.", {"y": GOLD[3], "Y": GOLD[4], "o": GOLD[2]})
    else:
        c.rect(15, 14, 2, 2, INK)
    c.outline()
