"""The Rose and Crown: bottles, games, microphone, fireplace; and the menu board."""

from math import atan2, pi

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    INK,
    LEAF,
    PINK,
    PURPLE,
    RED,
    SAND,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
)
from assets.draw.parts import bottle, leg, panel, stand


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
    """A microphone on a stand with a round foot."""
    c.ellipse(7, 49, 18, 9, STONE[0])
    c.ellipse(8, 48, 16, 8, STONE[1])
    c.ellipse(11, 49, 10, 4, STONE[2])
    c.rect(15, 20, 2, 31, STONE[1])
    c.rect(15, 20, 1, 31, STONE[3])
    c.line(16, 20, 11, 14, STONE[1])
    c.line(17, 20, 12, 14, STONE[0])
    c.ellipse(6, 6, 10, 10, STONE[1])
    c.ellipse(6, 6, 8, 8, STONE[3])
    for x, y in ((8, 8), (10, 8), (9, 10), (11, 10), (8, 12), (12, 12)):
        c.px(x, y, STONE[0])
    c.rect(12, 13, 3, 3, STONE[0])
    stand(c, 7, 57, 19, 4)


@paints("stage")
def stage(c: Canvas, name: str) -> None:
    """A low stage: a curtain at the back, boards in a pool of light, lamps along the front."""
    c.rect(0, 0, 96, 27, RED[0])
    for x in range(0, 96, 8):
        for k, tone in enumerate((1, 2, 3, 2, 1)):
            c.rect(x + k + 1, 3, 1, 23, RED[tone])
    c.rect(0, 0, 96, 4, GOLD[1])
    c.rect(0, 1, 96, 1, GOLD[3])
    for x in range(4, 96, 8):
        c.px(x, 4, GOLD[2])
    c.rect(0, 25, 96, 2, GOLD[2])
    c.rect(0, 27, 96, 55, WOOD[3])
    c.ellipse(20, 40, 56, 38, WOOD[4])
    for y in range(33, 82, 8):
        c.rect(0, y, 96, 1, WOOD[2])
        for x in range((y * 5) % 31, 96, 31):
            c.rect(x, y - 7, 1, 7, WOOD[2])
    c.rect(0, 81, 96, 1, WOOD[4])
    c.rect(0, 82, 96, 14, UMBER[1])
    c.rect(0, 94, 96, 2, UMBER[0])
    c.rect(0, 82, 96, 1, UMBER[0])
    for x in range(4, 96, 15):
        c.rect(x, 85, 13, 8, UMBER[2])
        c.rect(x, 85, 13, 1, UMBER[3])
        c.rect(x + 4, 77, 5, 5, STONE[1])
        c.rect(x + 4, 76, 5, 3, GOLD[4])
        c.rect(x + 5, 75, 3, 1, WHITE[4])
    for x in (0, 95):
        c.rect(x, 27, 1, 69, UMBER[0])


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
    _mantel(c)
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
    mantel_clock(c)
    c.dots(INK, (30, 6), (31, 7), (32, 8), (33, 7))
    for x in (9, 52):
        c.rect(x, 8, 3, 6, WHITE[4])
        c.px(x + 1, 7, GOLD[3])
        c.rect(x - 1, 12, 5, 2, GOLD[2])


def mantel_clock(c: Canvas) -> None:
    """The clock on the mantel without its hands, which the game draws."""
    c.rect(26, 11, 13, 2, WOOD[1])
    c.ellipse(26, 2, 13, 13, WOOD[1])
    c.ellipse(27, 3, 11, 11, WOOD[3])
    c.ellipse(28, 4, 9, 9, WHITE[4])
    c.rect(25, 13, 15, 2, WOOD[1])
    c.rect(25, 13, 15, 1, WOOD[4])


def _mantel(c: Canvas) -> None:
    """The mantel shelf."""
    c.rect(2, 13, 60, 6, WOOD[2])
    c.rect(2, 13, 60, 2, WOOD[4])
    c.rect(2, 18, 60, 1, WOOD[1])


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
