"""Counters of the cafe, the pub and the shops: worn tops with grain, framed fronts, and what stands on them."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import (
    BLUE,
    FIR,
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
from assets.draw.parts import bottle, panel, stand

TOP, NOSE, FRONT, FOOT = 5, 13, 16, 29  # rows at which the top, its rounded edge, the front and the floor begin


def worktop(c: Canvas, x: int, w: int, ramp: Ramp, y: int = TOP, h: int = NOSE - TOP) -> None:
    """A planked top: a seam that runs on from tile to tile, grain, a lit back and a worn front edge."""
    c.rect(x, y, w, h, ramp[3])
    c.rect(x, y, w, 1, ramp[4])
    c.rect(x, y + h // 2, w, 1, ramp[2])
    for gx, gy, gw in ((4, 2, 8), (6, 3, 9), (19, 2, 6), (14, 6, 10), (3, 6, 5), (16, 7, 5), (26, 6, 4)):
        c.rect(max(x + 1, gx), y + gy, gw, 1, ramp[2] if gy != 3 else ramp[4])
    c.rect(x, y + h, w, 1, ramp[4])
    c.rect(x, y + h + 1, w, 1, ramp[2])
    c.rect(x, y + h + 2, w, 1, ramp[1])
    for wx, ww in ((9, 3), (22, 2)):
        c.rect(wx, y + h, ww, 1, ramp[3])  # where the edge is worn
        c.rect(wx, y + h + 1, ww - 1, 1, ramp[3])


def boarded(c: Canvas, x: int, w: int, ramp: Ramp, foot: Ramp = UMBER) -> None:
    """A front of narrow boards in the shade of the top, over a kicking board with scuffs."""
    c.rect(x, FRONT, w, FOOT - FRONT, ramp[2])
    c.rect(x, FRONT, w, 2, ramp[0])
    c.rect(x, FRONT + 2, w, 1, ramp[1])
    for k in range(0, 32, 6):
        for left, tone in ((k, ramp[1]), (k + 1, ramp[3])):
            if x <= left < x + w:
                c.rect(left, FRONT + 2, 1, 8, tone)
    c.rect(x, FRONT + 9, w, 1, ramp[3])
    c.rect(x, FRONT + 10, w, 3, foot[1])
    c.rect(x, FRONT + 10, w, 1, foot[2])
    for k in (6, 19, 26):
        c.rect(max(k, x), FRONT + 11, 3, 1, foot[2])
    for k in (3, 4, 21):
        c.px(max(k, x), FRONT + 7, ramp[3])  # chipped paint


def ends(c: Canvas, name: str, ramp: Ramp) -> None:
    """A post where a counter ends."""
    for side, x in (("left", 2), ("right", 27)):
        if name.endswith(side):
            c.rect(x, FRONT, 3, FOOT - FRONT, ramp[2])
            c.rect(x, FRONT + 1, 1, FOOT - FRONT - 1, ramp[3])
            c.rect(x + 2, FRONT, 1, FOOT - FRONT, ramp[1])


def shade(c: Canvas, x: int, y: int, w: int, ramp: Ramp) -> None:
    """The shade of something that stands on a top, two rows to its lower right."""
    c.rect(x + 1, y, w, 1, ramp[1])
    c.rect(x + 2, y + 1, w - 2, 1, ramp[2])


def span(name: str) -> tuple[int, int]:
    """The first column and the width of a counter by its ends."""
    x0, x1 = (2 if name.endswith("left") else 0), (30 if name.endswith("right") else 32)
    return x0, x1 - x0


def cafe_counter(c: Canvas, name: str) -> None:
    """The cafe's counter: a pale wooden top on boards of blue-green."""
    x, w = span(name)
    worktop(c, x, w, SAND)
    boarded(c, x, w, TEAL)
    ends(c, name, TEAL)


@paints("counter_left counter counter_right")
def counter(c: Canvas, name: str) -> None:
    """A stretch of the cafe's counter; the left end has a plant and a bell, the right end a jar of biscuits."""
    cafe_counter(c, name)
    if name == "counter_left":
        shade(c, 6, 10, 7, SAND)
        c.art(5, 1, "..g..g.. .ggGgGg. gGggGggg .gGgGgG. ..gGGg.. .rrrrrr. .rrRRRR. ..rRRR.. ..rRRR..",
              {"g": LEAF[3], "G": LEAF[2], "r": RED[3], "R": RED[2]})  # fmt: skip
        shade(c, 20, 10, 6, SAND)
        c.art(20, 6, "..yy.. .yyYy. yyyYYy SSSSSS", {"y": GOLD[3], "Y": GOLD[2], "S": STONE[1]})
    elif name == "counter_right":
        shade(c, 10, 11, 8, SAND)
        c.art(9, 2, ".WWWWW. ..www.. .wbBbw. wbBbbBw wBbbBbw wbbBbbw wbBbbBw wwwwwww .wwwww.",
              {"W": WOOD[2], "w": BLUE[4], "b": WOOD[3], "B": GOLD[3]})  # fmt: skip
    stand(c, 1 if name.endswith("left") else 0, 28, 0, 4)


@paints("counter_end_down")
def counter_end_down(c: Canvas, name: str) -> None:
    """A counter that runs towards the viewer and ends: boards lengthwise, rounded off, a front at its foot."""
    c.rect(2, 0, 28, 14, SAND[3])
    c.rect(2, 0, 2, 13, SAND[4])
    c.rect(28, 0, 2, 13, SAND[2])
    for x in (11, 20):
        c.rect(x, 0, 1, 13, SAND[2])
    for x, y, h in ((7, 2, 5), (8, 3, 6), (15, 1, 4), (16, 6, 5), (24, 3, 7)):
        c.rect(x, y, 1, h, SAND[2] if x % 2 else SAND[4])
    c.rect(2, 13, 28, 1, SAND[4])
    c.rect(2, 14, 28, 1, SAND[2])
    c.rect(2, 15, 28, 1, SAND[1])
    boarded(c, 2, 28, TEAL)
    ends(c, "left", TEAL)
    ends(c, "right", TEAL)
    stand(c, 2, 28, 30, 4)


@paints("counter_cakes")
def counter_cakes(c: Canvas, name: str) -> None:
    """A glass case of cakes on the counter."""
    cafe_counter(c, name)
    shade(c, 3, 15, 27, SAND)
    c.rect(3, 1, 26, 14, BLUE[4])
    c.rect(3, 1, 26, 1, WHITE[4])
    c.rect(4, 2, 24, 6, TEAL[4])
    c.art(5, 3, ".rr.. pppp. wwww. wwww.", {"r": RED[2], "p": PINK[2], "w": WHITE[4]})
    c.art(12, 3, "..... .bbb. bbbbb sssss", {"b": UMBER[1], "s": UMBER[3]})
    c.art(20, 3, "..g.. .yyy. yyyyy wwwww", {"g": LEAF[2], "y": GOLD[3], "w": WOOD[3]})
    c.rect(3, 8, 26, 1, WHITE[1])
    for x, tone in ((5, WOOD[3]), (11, PINK[2]), (17, UMBER[2]), (23, GOLD[3])):
        c.rect(x, 13, 5, 1, TEAL[3])
        c.ellipse(x, 10, 5, 4, tone)
        c.px(x + 1, 10, WHITE[4])
    c.rect(3, 14, 26, 1, STONE[1])
    c.line(25, 3, 22, 7, WHITE[4])
    c.line(27, 3, 25, 6, WHITE[4])
    stand(c, 0, 28, 32, 4)


@paints("counter_till")
def counter_till(c: Canvas, name: str) -> None:
    """A till on the counter, beside it a saucer of coins."""
    cafe_counter(c, name)
    shade(c, 5, 13, 20, SAND)
    till(c, 4, 0)
    shade(c, 25, 11, 5, SAND)
    c.art(25, 8, ".ygy. wyyyw .www.", {"w": WHITE[4], "y": GOLD[3], "g": GOLD[2]})
    stand(c, 0, 28, 32, 4)


def till(c: Canvas, x: int, y: int) -> None:
    """A cash register, 18 wide and 14 high: display, keys and drawer."""
    c.rect(x + 5, y, 9, 5, STONE[0])
    c.rect(x + 6, y + 1, 7, 2, LEAF[4])
    c.rect(x + 2, y + 4, 14, 6, RED[2])
    c.rect(x + 2, y + 4, 14, 1, RED[3])
    c.rect(x + 15, y + 5, 1, 5, RED[1])
    for j in (5, 7):
        for i in (4, 7, 10, 13):
            c.rect(x + i, y + j, 2, 1, WHITE[4])
    c.rect(x, y + 9, 18, 5, STONE[1])
    c.rect(x, y + 9, 18, 1, STONE[3])
    c.rect(x + 7, y + 11, 4, 1, GOLD[3])


@paints("counter_coffee")
def counter_coffee(c: Canvas, name: str) -> None:
    """The espresso machine on the counter."""
    cafe_counter(c, name)
    coffee_machine(c)
    stand(c, 0, 28, 32, 4)


def coffee_machine(c: Canvas) -> None:
    """An espresso machine with two groups, cups to warm on top, a gauge and a steam pipe."""
    for x in (6, 11, 16, 21):
        c.rect(x, 1, 4, 3, WHITE[4])
        c.rect(x + 3, 1, 1, 3, WHITE[1])
    c.rect(3, 3, 26, 2, STONE[4])
    c.rect(3, 5, 26, 4, RED[2])
    c.rect(3, 5, 26, 1, RED[3])
    c.rect(3, 9, 26, 5, STONE[0])
    c.rect(3, 9, 3, 5, STONE[3])
    c.rect(26, 9, 3, 5, STONE[2])
    c.rect(3, 14, 26, 2, STONE[3])
    c.rect(3, 15, 26, 1, STONE[1])
    for x in (8, 18):
        c.rect(x, 8, 6, 2, STONE[4])
        c.rect(x + 1, 10, 4, 1, STONE[2])
        c.rect(x + 5, 9, 4, 1, UMBER[1])
    c.ellipse(14, 5, 4, 4, WHITE[4])
    c.px(15, 6, RED[1])
    c.dots(GOLD[3], (5, 7), (26, 7))
    c.line(29, 8, 30, 13, STONE[4])


# --- the pub ----------------------------------------------------------------------------------


@paints("bar_left bar bar_right bar_taps bar_bottles")
def bar(c: Canvas, name: str) -> None:
    """The pub's bar of dark wood with a brass rail, taps and bottles."""
    x, w = span(name)
    _bar_body(c, x, w)
    ends(c, name, WOOD)
    if name == "bar":
        c.rect(8, 8, 13, 4, FIR[1])  # a cloth to stand glasses on
        c.rect(8, 8, 13, 1, FIR[3])
        beer(c, 13, 4)
        c.rect(12, 11, 7, 1, FIR[0])
    elif name == "bar_taps":
        _taps(c)
    elif name == "bar_bottles":
        for bx, ramp in ((4, FIR), (10, RED), (16, GOLD)):
            shade(c, bx, 12, 5, WOOD)
            bottle(c, bx, 3, ramp)
        shade(c, 23, 12, 6, WOOD)
        beer(c, 23, 6)
    stand(c, x, 28, w, 4)


def _bar_body(c: Canvas, x: int, w: int) -> None:
    """A polished top with a sheen, carved panels under it and the brass foot rail."""
    c.rect(x, TOP, w, 9, WOOD[2])
    c.rect(x, TOP, w, 1, WOOD[3])
    c.rect(x, TOP + 4, w, 1, WOOD[1])
    for gx, gy, gw, tone in ((3, 2, 9, 1), (15, 2, 6, 3), (23, 3, 7, 1), (2, 6, 6, 3), (11, 6, 8, 1), (22, 7, 6, 1)):
        c.rect(max(x + 1, gx), TOP + gy, gw, 1, WOOD[tone])
    c.rect(x, NOSE, w, 1, WOOD[4])
    c.rect(x, NOSE + 1, w, 1, WOOD[3])
    c.rect(x, NOSE + 2, w, 1, WOOD[1])
    for wx in (7, 25):
        c.rect(wx, NOSE, 3, 1, WOOD[3])
    c.rect(x, FRONT, w, 2, UMBER[0])
    c.rect(x, FRONT + 2, w, 11, UMBER[2])
    for k in (2, 18):
        panel(c, k, FRONT + 2, 12, 8, UMBER)
        c.art(k + 4, FRONT + 4, ".aa. abba .aa.", {"a": UMBER[3], "b": UMBER[1]})
    c.rect(x, 26, w, 1, GOLD[4])
    c.rect(x, 27, w, 1, GOLD[2])
    c.rect(x, 28, w, 1, UMBER[0])
    for k in (7, 23):
        c.rect(k, 25, 2, 4, GOLD[1])


def _taps(c: Canvas) -> None:
    shade(c, 6, 8, 22, WOOD)
    c.rect(5, 5, 22, 3, GOLD[2])
    c.rect(5, 5, 22, 1, GOLD[4])
    for x, ramp in ((6, RED), (14, FIR), (22, BLUE)):
        c.rect(x, 0, 4, 5, ramp[2])
        c.rect(x, 0, 1, 5, ramp[3])
        c.px(x + 2, 2, WHITE[4])
        c.rect(x + 1, 8, 2, 2, GOLD[1])
    beer(c, 9, 7)
    beer(c, 17, 7)


def beer(c: Canvas, x: int, y: int) -> None:
    """A glass of beer with foam and a handle."""
    c.art(
        x, y, ".www.. wwwww. yYyyyhh yYyyy.h yYyyyhh yYyyy..", {"w": WHITE[4], "y": GOLD[2], "Y": GOLD[3], "h": BLUE[4]}
    )


# --- the shops --------------------------------------------------------------------------------


@paints("till_counter")
def till_counter(c: Canvas, name: str) -> None:
    """A shop counter of panelled wood with a till and a bowl of sweets."""
    worktop(c, 1, 30, WOOD)
    c.rect(1, FRONT, 30, FOOT - FRONT, WOOD[2])
    c.rect(1, FRONT, 30, 2, WOOD[0])
    panel(c, 3, 19, 12, 7, WOOD)
    panel(c, 17, 19, 12, 7, WOOD)
    c.rect(1, 27, 30, 2, UMBER[1])
    shade(c, 4, 13, 18, WOOD)
    till(c, 3, 0)
    shade(c, 23, 12, 7, WOOD)
    c.dots(RED[2], (24, 7), (26, 8))
    c.dots(LEAF[3], (25, 7), (27, 7))
    c.rect(23, 9, 6, 4, BLUE[4])
    c.rect(24, 12, 4, 1, BLUE[3])
    stand(c, 1, 28, 31, 4)
