"""Tables, and the counters, instruments and games of the cafe and the pub."""

from math import atan2, pi

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import BLUE, FIR, GOLD, INK, LEAF, PINK, PURPLE, RED, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Ramp
from assets.draw.parts import bottle, leg, mug, panel, stand, table


@paints("table_small")
def table_small(c: Canvas, name: str) -> None:
    """A square wooden table."""
    table(c, 3, 7, 26, 13, 8, WOOD)
    stand(c, 3, 28, 28, 4)


def round_table(c: Canvas, ramp: Ramp, cloth: Ramp | None = None) -> None:
    """A round table on one foot, bare or with a cloth."""
    c.rect(14, 18, 5, 10, ramp[1])
    c.rect(14, 18, 2, 10, ramp[2])
    c.round_rect(9, 26, 15, 3, ramp[2], 1)
    c.ellipse(2, 8, 28, 15, (cloth or ramp)[1])
    c.ellipse(2, 5, 28, 15, (cloth or ramp)[3])
    c.ellipse(5, 6, 18, 8, (cloth or ramp)[4])
    c.ellipse(6, 7, 20, 9, (cloth or ramp)[3])


@paints("table_round")
def table_round(c: Canvas, name: str) -> None:
    """A round table with a vase."""
    round_table(c, WOOD)
    c.rect(14, 7, 5, 6, BLUE[2])
    c.rect(14, 7, 2, 6, BLUE[3])
    c.art(11, 1, "..p.w.p.. .pppwwp.. g.pgwgpg. .g.ggg.g.", {"p": PINK[2], "w": WHITE[4], "g": LEAF[2]})
    c.outline()
    c.shadow(5, 24, 24, 8)


@paints("cafe_table")
def cafe_table(c: Canvas, name: str) -> None:
    """A round cafe table with a checked cloth and a cup."""
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
    mug(c, 12, 8)
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
    """A long plain table."""
    table(c, 2, 7, 60, 13, 8, WOOD)
    c.rect(32, 15, 22, 1, WOOD[2])
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
    balls = ((26, 24, RED), (20, 20, GOLD), (20, 28, BLUE), (14, 16, PURPLE), (14, 24, LEAF), (14, 32, RED), (52, 18, GOLD))
    for x, y, ramp in (*balls, (72, 26, WHITE), (58, 35, BLUE)):
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


# --- Hobbs Cafe -------------------------------------------------------------------------------


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
    c.rect(4, 4, 24, 10, STONE[3])
    c.rect(4, 3, 24, 2, WHITE[4])
    c.rect(4, 5, 24, 2, RED[2])
    c.rect(26, 4, 2, 10, STONE[1])
    for x in (7, 12, 17):
        c.rect(x, 1, 4, 3, WHITE[4])
        c.rect(x + 3, 1, 1, 3, WHITE[1])
    c.rect(6, 7, 20, 6, INK)
    for x in (8, 16):
        c.rect(x, 7, 5, 2, STONE[2])
        c.rect(x + 1, 9, 3, 1, STONE[4])
        c.rect(x + 4, 8, 3, 1, UMBER[3])
    c.ellipse(22, 6, 4, 4, WHITE[4])
    c.rect(5, 13, 22, 2, STONE[1])
    c.rect(28, 7, 1, 6, STONE[4])


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
    panel(c, 10, 47, 44, 8, UMBER)
    leg(c, 4, 45, 16, UMBER, 5)
    leg(c, 55, 45, 16, UMBER, 5)
    c.rect(29, 56, 6, 2, GOLD[3])
    c.rect(3, 57, 58, 2, UMBER[1])
    c.rect(8, 8, 5, 3, GOLD[2])
    c.rect(10, 4, 2, 4, WHITE[4])
    c.px(10, 3, GOLD[3])
    c.art(48, 3, ".rr.p. rrrppp .gg.g. .www.. .wwW..", {"r": RED[2], "p": PINK[2], "g": LEAF[2], "w": TEAL[3], "W": TEAL[2]})


# --- The Rose and Crown -----------------------------------------------------------------------


@paints("bar_left bar bar_right bar_taps bar_bottles")
def bar(c: Canvas, name: str) -> None:
    """The pub's bar of dark wood with a brass rail, taps and bottles."""
    x0, x1 = (2 if name == "bar_left" else 0), (30 if name == "bar_right" else 32)
    _bar_body(c, x0, x1 - x0)
    if name == "bar_taps":
        c.rect(6, 4, 20, 3, GOLD[2])
        c.rect(6, 4, 20, 1, GOLD[4])
        for x, ramp in ((7, RED), (14, FIR), (21, BLUE)):
            c.rect(x, 0, 4, 4, ramp[2])
            c.rect(x, 0, 1, 4, ramp[3])
            c.rect(x + 1, 6, 2, 4, GOLD[1])
        beer(c, 13, 8)
    elif name == "bar_bottles":
        for x, ramp in ((4, FIR), (10, RED), (16, GOLD)):
            bottle(c, x, 3, ramp)
        beer(c, 23, 6)
    stand(c, x0, 28, x1 - x0, 4)


def _bar_body(c: Canvas, x: int, w: int) -> None:
    c.rect(x, 5, w, 9, WOOD[2])
    c.rect(x, 5, w, 1, WOOD[3])
    c.rect(x, 9, w, 1, WOOD[1])
    c.rect(x, 13, w, 3, WOOD[3])
    c.rect(x, 16, w, 1, UMBER[0])
    c.rect(x, 17, w, 12, UMBER[2])
    for k in (0, 16):
        panel(c, k + 2, 18, 12, 7, UMBER)
    c.rect(x, 26, w, 1, GOLD[3])
    c.rect(x, 27, w, 2, UMBER[1])


def beer(c: Canvas, x: int, y: int) -> None:
    """A glass of beer with foam and a handle."""
    c.art(x, y, ".www.. wwwww. yYyyyhh yYyyy.h yYyyyhh yYyyy..", {"w": WHITE[4], "y": GOLD[2], "Y": GOLD[3], "h": BLUE[4]})


@paints("back_bar_shelf")
def back_bar_shelf(c: Canvas, name: str) -> None:
    """The wall of bottles behind the bar, with a mirror and glasses below."""
    block(c, 3, 4, 58, 5, 52, UMBER)
    c.rect(5, 10, 54, 26, UMBER[0])
    c.rect(21, 10, 22, 26, TEAL[1])
    c.line(25, 30, 38, 14, TEAL[3])
    c.line(28, 31, 40, 17, TEAL[3])
    ramps = (FIR, RED, GOLD, BLUE, WHITE, PURPLE, WOOD, TEAL)
    for row, y in enumerate((12, 25)):
        for k in range(9):
            bottle(c, 6 + 6 * k, y, ramps[(k * 3 + row * 5) % 8], 10)
        c.rect(4, y + 10, 56, 2, WOOD[3])
        c.rect(4, y + 11, 56, 1, WOOD[1])
    c.rect(3, 38, 58, 4, WOOD[3])
    c.rect(3, 38, 58, 1, WOOD[4])
    for k in range(3):
        panel(c, 5 + 18 * k, 44, 17, 13, UMBER)
        c.rect(18 + 18 * k, 49, 1, 3, GOLD[3])
    for x in (8, 14, 20, 44, 50):
        c.rect(x, 34, 4, 5, BLUE[4])
        c.rect(x, 36, 4, 2, TEAL[3])
    c.rect(3, 58, 58, 3, UMBER[1])
    stand(c, 3, 59, 60)


@paints("microphone_stand")
def microphone_stand(c: Canvas, name: str) -> None:
    """A microphone on a stand, on a little round stage."""
    c.ellipse(2, 46, 28, 15, RED[1])
    c.ellipse(2, 44, 28, 14, WOOD[2])
    c.ellipse(3, 44, 26, 13, WOOD[3])
    c.ellipse(10, 49, 12, 5, STONE[0])
    c.ellipse(11, 49, 10, 3, STONE[2])
    c.rect(15, 20, 2, 31, STONE[1])
    c.rect(15, 20, 1, 31, STONE[3])
    c.line(16, 20, 11, 14, STONE[1])
    c.line(17, 20, 12, 14, STONE[0])
    c.ellipse(6, 6, 10, 10, STONE[1])
    c.ellipse(6, 6, 8, 8, STONE[3])
    for x, y in ((8, 8), (10, 8), (9, 10), (11, 10), (8, 12), (12, 12)):
        c.px(x, y, STONE[0])
    c.rect(12, 13, 3, 3, STONE[0])
    stand(c, 4, 58, 27, 5)


@paints("jukebox")
def jukebox(c: Canvas, name: str) -> None:
    """A jukebox with a lit arch, records and a grille."""
    c.round_rect(3, 6, 26, 54, WOOD[2], 8)
    c.round_rect(5, 8, 22, 30, GOLD[3], 8)
    c.round_rect(7, 10, 18, 26, RED[2], 6)
    c.round_rect(9, 12, 14, 22, INK, 5)
    c.ellipse(10, 15, 12, 8, STONE[1])
    c.ellipse(14, 17, 4, 3, RED[3])
    for y in (25, 28, 31):
        c.rect(10, y, 5, 2, WHITE[4])
        c.rect(17, y, 5, 2, (TEAL, PINK, GOLD)[(y - 25) // 3][3])
    c.rect(3, 38, 26, 3, GOLD[2])
    c.rect(3, 38, 26, 1, GOLD[4])
    for x in range(6, 26, 4):
        c.rect(x, 39, 2, 1, RED[2])
    c.rect(7, 43, 18, 13, UMBER[1])
    for x in range(8, 25, 3):
        c.rect(x, 43, 1, 13, GOLD[2])
    c.rect(3, 14, 2, 44, TEAL[3])
    c.rect(27, 14, 2, 44, PINK[2])
    c.rect(3, 58, 26, 2, UMBER[1])
    stand(c, 2, 59, 30)


@paints("dartboard_stand")
def dartboard_stand(c: Canvas, name: str) -> None:
    """A dartboard in its cabinet on a stand, two darts in it."""
    block(c, 3, 3, 26, 3, 32, UMBER)
    c.ellipse(4, 7, 24, 24, INK)
    c.ellipse(6, 9, 20, 20, SAND[3])
    for dx in range(-10, 11):
        for dy in range(-10, 11):
            if dx * dx + dy * dy <= 100 and _sector(dx, dy) % 2:
                c.px(16 + dx, 19 + dy, FIR[1])
    for r in (9, 5):
        _ring(c, 16, 19, r)
    c.ellipse(13, 16, 6, 6, FIR[2])
    c.ellipse(14, 17, 4, 4, RED[2])
    c.line(20, 14, 25, 9, GOLD[3])
    c.line(12, 23, 8, 28, BLUE[3])
    c.rect(24, 8, 3, 2, RED[2])
    leg(c, 7, 35, 24, UMBER)
    leg(c, 22, 35, 24, UMBER)
    c.rect(7, 46, 18, 2, UMBER[3])
    c.rect(5, 57, 22, 3, UMBER[2])
    stand(c, 4, 59, 26)


def _sector(dx: int, dy: int) -> int:
    """Which of the 16 wedges of the board a place lies in."""
    return int((atan2(dy, dx) + 2 * pi + pi / 16) * 8 / pi) % 16


def _ring(c: Canvas, x: int, y: int, r: int) -> None:
    for dx in range(-r, r + 1):
        for dy in range(-r, r + 1):
            if (r - 1) ** 2 < dx * dx + dy * dy <= r * r:
                c.px(x + dx, y + dy, RED[2] if _sector(dx, dy) % 2 else LEAF[3])


@paints("fireplace")
def fireplace(c: Canvas, name: str) -> None:
    """A stone fireplace with a mantel, logs and no fire."""
    hearth(c)
    stand(c, 2, 60, 62, 4)


def hearth(c: Canvas) -> None:
    """The stones, the mantel with its clock and candles, and the laid logs."""
    c.rect(6, 2, 52, 12, STONE[2])
    for y in range(2, 60, 7):
        for k in range(-1, 5):
            x = 4 + 13 * k + (y // 7 % 2) * 6
            _stone(c, max(x, 4), y, min(x + 12, 60) - max(x, 4))
    c.rect(2, 13, 60, 6, WOOD[2])
    c.rect(2, 13, 60, 2, WOOD[4])
    c.rect(2, 18, 60, 1, WOOD[1])
    c.round_rect(15, 25, 34, 20, STONE[0], 6)
    c.rect(15, 36, 34, 22, STONE[0])
    c.round_rect(17, 27, 30, 20, INK, 6)
    c.rect(17, 38, 30, 20, INK)
    for x, y in ((20, 52), (32, 52), (25, 47)):
        c.rect(x, y, 14, 5, UMBER[2])
        c.rect(x, y, 14, 1, UMBER[3])
        c.ellipse(x + 11, y, 4, 5, WOOD[3])
    c.rect(17, 57, 30, 3, STONE[1])
    c.rect(2, 57, 60, 4, STONE[3])
    c.rect(2, 57, 60, 1, STONE[4])
    c.rect(2, 60, 60, 1, STONE[1])
    c.rect(27, 6, 10, 8, WOOD[1])
    c.ellipse(28, 6, 8, 8, WHITE[4])
    c.dots(INK, (32, 8), (32, 9), (32, 10), (33, 10))
    for x in (9, 52):
        c.rect(x, 8, 3, 6, WHITE[4])
        c.px(x + 1, 7, GOLD[3])
        c.rect(x - 1, 12, 5, 2, GOLD[2])


def _stone(c: Canvas, x: int, y: int, w: int) -> None:
    if w > 2:
        c.rect(x, y, w + 1, 7, STONE[1])
        c.round_rect(x, y, w, 6, STONE[2], 1)
        c.rect(x + 1, y, max(w - 4, 1), 1, STONE[3])


@paints("menu_board")
def menu_board(c: Canvas, name: str) -> None:
    """A chalked board on legs: a cup, a cake and their prices."""
    for x in (4, 25):
        leg(c, x, 14, 46, WOOD)
    c.rect(3, 12, 26, 38, WOOD[2])
    c.rect(3, 12, 26, 2, WOOD[4])
    c.rect(6, 15, 20, 32, FIR[0])
    chalk = {"w": WHITE[4], "p": PINK[2], "y": GOLD[3]}
    c.art(8, 18, ".w.w.. ...... wwwww. wwwwww wwwww. .www..", chalk)
    c.rect(17, 20, 6, 1, WHITE[1])
    c.rect(17, 22, 4, 1, GOLD[3])
    c.art(8, 28, "..p... .www.. wwwww. ppppp. wwwww.", chalk)
    c.rect(17, 29, 6, 1, WHITE[1])
    c.rect(17, 31, 5, 1, GOLD[3])
    for y in (37, 40, 43):
        c.rect(9, y, 8, 1, WHITE[1])
        c.rect(20, y, 3, 1, GOLD[3])
    stand(c, 3, 59, 28)


