"""The counters of Hobbs Cafe and its piano."""

from assets.draw.canvas import Canvas, block, paints
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
    Ramp,
)
from assets.draw.parts import leg, panel, stand


def cafe_counter(c: Canvas, name: str) -> None:
    """A counter with a pale top and boarded front; it runs on except at its ends."""
    x0 = 2 if name.endswith("left") else 0
    x1 = 30 if name.endswith("right") else 32
    _counter(c, x0, x1 - x0, SAND, TEAL)


def _counter(c: Canvas, x: int, w: int, top: Ramp, body: Ramp) -> None:
    c.rect(x, 5, w, 11, top[3])
    c.rect(x, 5, w, 1, top[4])
    c.rect(x, 14, w, 2, top[2])
    c.rect(x, 16, w, 1, body[0])
    c.rect(x, 17, w, 12, body[2])
    for k in range(x + 7 - x % 8, x + w, 8):
        c.rect(k, 17, 1, 11, body[1])
        c.rect(k + 1, 17, 1, 11, body[3])
    c.rect(x, 26, w, 3, body[1])


@paints("counter_left counter counter_right")
def counter(c: Canvas, name: str) -> None:
    """A stretch of the cafe's counter."""
    cafe_counter(c, name)
    if name == "counter_left":
        plant_in_cup(c, 6, 1)
    stand(c, 1 if name.endswith("left") else 0, 28, 0, 4)


def plant_in_cup(c: Canvas, x: int, y: int) -> None:
    """A little plant in a cup."""
    c.art(x, y, "..g.g.. .gggGg. gGgGggg .gGgGg. .rrrrr. .rRRRr. ..RRR..",
          {"g": LEAF[3], "G": LEAF[2], "r": RED[3], "R": RED[2]})  # fmt: skip


@paints("counter_end_down")
def counter_end_down(c: Canvas, name: str) -> None:
    """A counter that runs towards the viewer; the tile is all top, with a front at its foot."""
    c.rect(2, 0, 28, 32, SAND[3])
    c.rect(2, 0, 2, 32, SAND[4])
    c.rect(28, 0, 2, 32, SAND[2])
    c.rect(2, 14, 28, 2, SAND[2])
    c.rect(2, 16, 28, 1, TEAL[0])
    c.rect(2, 17, 28, 12, TEAL[2])
    for k in (8, 16, 24):
        c.rect(k, 17, 1, 11, TEAL[1])
        c.rect(k + 1, 17, 1, 11, TEAL[3])
    c.rect(2, 26, 28, 3, TEAL[1])
    stand(c, 2, 28, 30, 4)


@paints("counter_cakes")
def counter_cakes(c: Canvas, name: str) -> None:
    """A glass case of cakes on the counter."""
    cafe_counter(c, name)
    c.rect(3, 1, 26, 14, BLUE[4])
    c.rect(3, 1, 26, 1, WHITE[4])
    c.rect(3, 8, 26, 1, WHITE[1])
    c.rect(4, 2, 24, 6, TEAL[4])
    c.art(5, 3, ".rr.. pppp. wwww. wwww.", {"r": RED[2], "p": PINK[2], "w": WHITE[4]})
    c.art(12, 3, "..... .bbb. bbbbb sssss", {"b": UMBER[1], "s": UMBER[3]})
    c.art(20, 3, "..g.. .yyy. yyyyy wwwww", {"g": LEAF[2], "y": GOLD[3], "w": WOOD[3]})
    for x, tone in ((5, WOOD[3]), (11, PINK[2]), (17, UMBER[2]), (23, GOLD[3])):
        c.ellipse(x, 10, 5, 4, tone)
        c.px(x + 1, 10, WHITE[4])
    c.rect(3, 14, 26, 1, STONE[1])
    c.line(25, 3, 22, 7, WHITE[4])
    stand(c, 0, 28, 32, 4)


@paints("counter_till")
def counter_till(c: Canvas, name: str) -> None:
    """A till on the counter."""
    cafe_counter(c, name)
    till(c, 7, 1)
    stand(c, 0, 28, 32, 4)


def till(c: Canvas, x: int, y: int) -> None:
    """A cash register, 18 wide and 14 high: display, keys and drawer."""
    c.rect(x + 5, y, 9, 5, STONE[0])
    c.rect(x + 6, y + 1, 7, 2, LEAF[4])
    c.rect(x + 2, y + 4, 14, 6, RED[2])
    c.rect(x + 2, y + 4, 14, 1, RED[3])
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


@paints("piano")
def piano(c: Canvas, name: str) -> None:
    """An upright piano with open lid, keys, music and a candle."""
    piano_body(c)
    stand(c, 2, 60, 62, 4)


def piano_body(c: Canvas) -> None:
    """The piano itself."""
    block(c, 3, 10, 58, 6, 42, UMBER)
    c.rect(3, 10, 58, 1, UMBER[4])
    for x in (6, 41):
        panel(c, x, 19, 17, 11, UMBER)
    c.rect(24, 14, 17, 15, WOOD[2])
    c.rect(24, 14, 17, 1, WOOD[3])
    for x in (25, 33):
        c.rect(x, 15, 7, 11, WHITE[4])
        for y in (17, 20, 23):
            c.rect(x + 1, y, 5, 1, STONE[2])
        c.dots(INK, (x + 2, 18), (x + 4, 19), (x + 1, 21), (x + 5, 22), (x + 3, 24))
    c.rect(23, 27, 19, 2, WOOD[3])
    _keys(c)
    panel(c, 10, 47, 44, 8, UMBER)
    leg(c, 4, 45, 16, UMBER, 5)
    leg(c, 55, 45, 16, UMBER, 5)
    c.rect(29, 56, 6, 2, GOLD[3])
    c.rect(3, 57, 58, 2, UMBER[1])
    c.rect(8, 8, 5, 3, GOLD[2])
    c.rect(10, 4, 2, 4, WHITE[4])
    c.px(10, 3, GOLD[3])
    posy = {"r": RED[2], "p": PINK[2], "g": LEAF[2], "w": TEAL[3], "W": TEAL[2]}
    c.art(48, 3, ".rr.p. rrrppp .gg.g. .www.. .wwW..", posy)


def _keys(c: Canvas) -> None:
    """The keyboard between its cheeks."""
    c.rect(2, 32, 60, 3, UMBER[3])
    c.rect(2, 35, 60, 7, WHITE[4])
    c.rect(2, 41, 60, 1, WHITE[1])
    for k in range(15):
        c.rect(2 + 4 * k, 35, 1, 7, WHITE[1])
        if k % 7 not in (2, 6):
            c.rect(4 + 4 * k + 1, 35, 2, 4, INK)
    c.rect(2, 42, 60, 3, UMBER[2])
    c.rect(2, 45, 60, 1, UMBER[0])
    c.rect(2, 32, 3, 13, UMBER[3])
    c.rect(59, 32, 3, 13, UMBER[1])
