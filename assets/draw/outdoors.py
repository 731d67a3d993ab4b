"""Squares and parks: fountain, statue, well, market, benches, parasols, a bicycle."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.furniture_counters import beer
from assets.draw.furniture_goods import heap
from assets.draw.palette import (
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
    Ramp,
)
from assets.draw.parts import grassy, leg, mug, panel, stand


@paints("bin")
def bin_(c: Canvas, name: str) -> None:
    """A park litter bin with slats and a lid."""
    c.rect(8, 10, 16, 18, FIR[2])
    for x in range(8, 24, 4):
        c.rect(x, 10, 1, 18, FIR[3])
        c.rect(x + 3, 10, 1, 18, FIR[0])
    c.rect(7, 13, 18, 2, STONE[1])
    c.rect(7, 23, 18, 2, STONE[1])
    c.ellipse(6, 5, 20, 8, STONE[2])
    c.ellipse(9, 6, 14, 5, INK)
    c.rect(14, 5, 6, 4, WHITE[4])
    c.rect(16, 4, 3, 3, GOLD[3])
    stand(c, 8, 27, 18, 4)


@paints("fountain")
def fountain(c: Canvas, name: str) -> None:
    """A round stone fountain, its water still."""
    basin(c)
    column(c)
    c.outline()
    c.shadow(2, 62, 92, 32)


def basin(c: Canvas) -> None:
    """The wide lower basin, filled."""
    c.ellipse(3, 44, 90, 46, STONE[1])
    c.ellipse(3, 36, 90, 46, STONE[2])
    for k in range(9):
        c.rect(8 + 10 * k, 68 + (0, 3, 6, 8, 9)[min(k, 8 - k)], 1, 6, STONE[1])
    c.ellipse(3, 34, 90, 44, STONE[3])
    c.ellipse(5, 34, 86, 41, STONE[4])
    c.ellipse(9, 38, 78, 36, STONE[1])
    c.ellipse(10, 41, 76, 33, TEAL[1])
    c.ellipse(12, 44, 72, 30, TEAL[2])
    for x, y, w in ((22, 52, 9), (60, 50, 10), (30, 64, 12), (58, 64, 9), (70, 57, 6), (16, 58, 5)):
        c.rect(x, y, w, 1, TEAL[3])


def column(c: Canvas) -> None:
    """The column with its upper bowl and the pine cone on top."""
    c.rect(42, 30, 12, 28, STONE[2])
    c.rect(42, 30, 3, 28, STONE[4])
    c.rect(50, 30, 4, 28, STONE[1])
    c.ellipse(36, 52, 24, 10, STONE[2])
    c.ellipse(36, 51, 24, 8, STONE[3])
    c.rect(43, 48, 10, 7, STONE[2])
    c.rect(43, 48, 3, 7, STONE[3])
    c.ellipse(26, 22, 44, 16, STONE[1])
    c.ellipse(26, 19, 44, 16, STONE[3])
    c.ellipse(28, 19, 38, 12, STONE[4])
    c.ellipse(30, 21, 36, 11, TEAL[1])
    c.ellipse(32, 23, 32, 9, TEAL[3])
    c.rect(45, 12, 7, 14, STONE[2])
    c.rect(45, 12, 2, 14, STONE[4])
    c.ellipse(43, 4, 11, 12, STONE[2])
    c.ellipse(44, 4, 7, 9, STONE[4])


@paints("statue")
def statue(c: Canvas, name: str) -> None:
    """A stone figure with a book, on a plinth with a plaque."""
    block(c, 12, 62, 40, 7, 22, STONE)
    c.rect(12, 62, 40, 7, STONE[4])
    c.rect(8, 84, 48, 7, STONE[2])
    c.rect(8, 84, 48, 2, STONE[4])
    c.rect(22, 73, 20, 8, GOLD[2])
    c.rect(22, 73, 20, 1, GOLD[3])
    for y in (75, 77):
        c.rect(25, y, 14, 1, UMBER[1])
    _figure(c)
    c.outline()
    c.shadow(3, 82, 60, 13)
    grassy(c, 7, 90, 48)


def _figure(c: Canvas) -> None:
    """The robed figure with its book."""
    for k in range(30):
        half = 7 + k // 5
        c.rect(32 - half, 35 + k, 2 * half, 1, STONE[3])
        c.rect(32 - half, 35 + k, 3, 1, STONE[4])
        c.rect(28 + half, 35 + k, 4, 1, STONE[2])
    for x in (27, 32, 36):
        c.rect(x, 46, 1, 18, STONE[2])
    c.round_rect(22, 24, 20, 16, STONE[3], 4)
    c.rect(24, 25, 4, 12, STONE[4])
    c.rect(37, 27, 4, 14, STONE[2])
    c.ellipse(25, 8, 14, 17, STONE[3])
    c.ellipse(26, 9, 9, 11, STONE[4])
    c.ellipse(25, 6, 14, 8, STONE[2])
    c.rect(24, 9, 3, 9, STONE[2])
    c.dots(STONE[1], (29, 16), (34, 16))
    c.rect(30, 20, 4, 1, STONE[1])
    c.rect(22, 38, 18, 9, STONE[4])
    c.rect(22, 46, 18, 1, STONE[1])
    c.rect(30, 38, 1, 9, STONE[2])
    c.rect(18, 30, 5, 11, STONE[3])


@paints("well")
def well(c: Canvas, name: str) -> None:
    """A roofed well with a bucket."""
    for x in (11, 48):
        leg(c, x, 28, 36, WOOD, 5)
    c.rect(14, 36, 36, 3, WOOD[2])
    c.rect(14, 36, 36, 1, WOOD[4])
    c.rect(31, 38, 1, 12, SAND[3])
    c.rect(27, 48, 9, 8, WOOD[3])
    c.rect(27, 50, 9, 1, STONE[1])
    c.ellipse(8, 54, 48, 20, STONE[3])
    c.ellipse(12, 57, 40, 14, INK)
    c.ellipse(16, 62, 32, 8, TEAL[1])
    _well_stones(c)
    c.ellipse(12, 57, 40, 9, INK)
    c.rect(27, 48, 9, 8, WOOD[3])
    c.rect(27, 48, 2, 8, WOOD[4])
    c.rect(27, 51, 9, 1, STONE[1])
    _well_roof(c)
    c.outline()
    c.shadow(4, 80, 58, 14)
    grassy(c, 8, 90, 44)


def _well_stones(c: Canvas) -> None:
    """The ring of stones."""
    for y in range(64, 90, 7):
        for k in range(5):
            x = 8 + 10 * k - (y // 7 % 2) * 4
            left, right = max(x, 8), min(x + 9, 56)
            if right - left > 2:
                c.rect(left, y, right - left + 1, 7, STONE[1])
                c.round_rect(left, y, right - left, 6, STONE[2], 1)
                c.rect(left + 1, y, right - left - 3, 1, STONE[4])


def _well_roof(c: Canvas) -> None:
    """The tiled roof of the well."""
    for k in range(24):
        half = 12 + k
        c.rect(32 - half if half < 30 else 2, 6 + k, min(2 * half, 60), 1, RED[1] if k % 6 == 5 else RED[2])
        for x in range(3 + (k // 6 % 2) * 4, 61, 8):
            if abs(x - 32) < half - 1 and k % 6 != 5:
                c.px(x, 6 + k, RED[1] if k % 6 else RED[3])
    c.rect(20, 5, 24, 2, RED[3])
    c.rect(2, 30, 60, 2, WOOD[1])


def _awning(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    for k in range(w // 8):
        stripe = ramp if k % 2 else WHITE
        c.rect(x + 8 * k, y, 8, h, stripe[3] if stripe is WHITE else stripe[2])
        c.rect(x + 8 * k, y, 8, 2, stripe[4] if stripe is WHITE else stripe[3])
        c.rect(x + 8 * k, y + h - 4, 8, 1, stripe[1])
        c.rect(x + 8 * k + 1, y + h, 6, 2, stripe[3] if stripe is WHITE else stripe[2])
        c.rect(x + 8 * k + 7, y + 2, 1, h - 2, stripe[2] if stripe is WHITE else stripe[1])


@paints("flower_cart")
def flower_cart(c: Canvas, name: str) -> None:
    """A cart with an awning, full of buckets of flowers."""
    for x in (6, 55):
        leg(c, x, 12, 30, WOOD)
    c.rect(6, 30, 52, 12, UMBER[1])
    for k, ramp in enumerate((RED, GOLD, PINK, PURPLE, WHITE)):
        x = 7 + 10 * k
        c.rect(x + 1, 35, 9, 8, STONE[3])
        c.rect(x + 8, 35, 2, 8, STONE[2])
        c.art(x, 26, "..3..3.... .33.323.3. 3323233233 .332323323 ..2323232.", {"3": LEAF[3], "2": LEAF[2]})
        for dx, dy in ((0, 26), (5, 24), (3, 28), (7, 29)):
            c.art(x + dx, dy, ".a. aba .a.", {"a": ramp[3] if ramp is WHITE else ramp[2], "b": GOLD[4]})
    _awning(c, 4, 3, 56, 15, PINK)
    c.rect(4, 42, 56, 9, WOOD[2])
    c.rect(4, 42, 56, 2, WOOD[4])
    for x in (10, 27, 44):
        panel(c, x - 4, 45, 15, 5, WOOD)
    for x in (8, 42):
        c.ellipse(x, 46, 15, 15, UMBER[1])
        c.ellipse(x + 2, 48, 11, 11, WOOD[3])
        c.ellipse(x + 3, 49, 9, 9, UMBER[0])
        c.rect(x + 7, 48, 1, 11, WOOD[3])
        c.rect(x + 2, 53, 11, 1, WOOD[3])
    c.rect(29, 51, 3, 9, WOOD[1])
    stand(c, 5, 59, 56, 4)


@paints("market_stall")
def market_stall(c: Canvas, name: str) -> None:
    """A market stall with fruit in crates under a striped awning."""
    for x in (4, 57):
        leg(c, x, 12, 48, WOOD)
    c.rect(6, 22, 52, 14, UMBER[1])
    c.rect(4, 32, 56, 9, WOOD[3])
    for k, ramp in enumerate((RED, LEAF, GOLD, PURPLE)):
        heap(c, 6 + 14 * k, 41, ramp, 12)
    c.rect(4, 41, 56, 18, WOOD[2])
    c.rect(4, 41, 56, 2, WOOD[4])
    for x in range(4, 60, 8):
        c.rect(x + 7, 43, 1, 16, WOOD[1])
    c.rect(24, 46, 16, 9, FIR[0])
    c.rect(26, 48, 8, 1, WHITE[4])
    c.rect(26, 51, 5, 1, GOLD[3])
    c.ellipse(34, 49, 4, 4, RED[2])
    _awning(c, 4, 3, 56, 17, RED)
    stand(c, 3, 59, 60, 4)


@paints("bench")
def bench(c: Canvas, name: str) -> None:
    """A park bench with iron arms."""
    for y in (5, 9, 13):
        c.rect(5, y, 54, 3, WOOD[3])
        c.rect(5, y, 54, 1, WOOD[4])
        c.rect(5, y + 2, 54, 1, WOOD[1])
    c.rect(4, 16, 56, 7, WOOD[3])
    for y in (16, 19, 22):
        c.rect(4, y, 56, 1, WOOD[4])
        c.rect(4, y + 2, 56, 1, WOOD[1])
    for x in (3, 57):
        c.rect(x, 4, 3, 25, STONE[0])
        c.rect(x, 4, 1, 25, STONE[2])
        c.rect(x - 1, 13, 5, 3, STONE[1])
    c.rect(30, 4, 3, 12, STONE[0])
    c.rect(30, 25, 3, 3, STONE[0])
    stand(c, 3, 28, 60, 4)


@paints("parasol_table")
def parasol_table(c: Canvas, name: str) -> None:
    """A round table under a parasol."""
    c.rect(14, 50, 5, 10, STONE[1])
    c.ellipse(8, 56, 17, 6, STONE[1])
    c.ellipse(2, 39, 28, 15, WHITE[1])
    c.ellipse(2, 37, 28, 14, WHITE[4])
    mug(c, 5, 40, TEAL)
    beer(c, 20, 39)
    c.rect(15, 10, 2, 36, WOOD[2])
    for j in range(18):
        half = min(4 + j, 15)
        for x in range(16 - half, 16 + half):
            wedge = (x - 16) * 4 // max(half, 1)
            ramp = GOLD if wedge % 2 else WHITE
            c.px(x, 3 + j, ramp[3] if x < 20 else ramp[2])
    for x in range(1, 31, 6):
        c.rect(x, 21, 5, 2, GOLD[2] if x // 6 % 2 else WHITE[2])
    c.rect(15, 1, 2, 2, WOOD[2])
    c.outline()
    c.shadow(3, 54, 28, 9)


@paints("bicycle")
def bicycle(c: Canvas, name: str) -> None:
    """A bicycle with a basket."""
    for x in (5, 37):
        _wheel(c, x, 9)
    frame = RED[2]
    for k in range(2):
        c.line(15, 19 + k, 24, 9 + k, frame)
        c.line(24, 9 + k, 42, 8 + k, frame)
        c.line(28, 20 + k, 42, 9 + k, frame)
        c.line(15, 19 + k, 28, 20 + k, frame)
        c.line(28, 20 + k, 23, 6 + k, frame)
        c.line(47, 19 + k, 41, 4 + k, RED[3])
    c.rect(19, 4, 9, 3, UMBER[1])
    c.rect(36, 3, 7, 2, STONE[1])
    c.ellipse(25, 17, 7, 7, STONE[1])
    c.rect(44, 5, 11, 8, WOOD[3])
    c.rect(44, 5, 11, 1, WOOD[4])
    for x in (46, 49, 52):
        c.rect(x, 7, 1, 6, WOOD[1])
    c.outline()
    c.slab(5, 28, 54, 3)


def _wheel(c: Canvas, x: int, y: int) -> None:
    for i in range(20):
        for j in range(20):
            d = (2 * i - 19) ** 2 + (2 * j - 19) ** 2
            if 256 <= d <= 380:
                c.px(x + i, y + j, STONE[0])
            elif d < 20:
                c.px(x + i, y + j, STONE[3])
    for k in range(3, 17):
        c.px(x + k, y + k, STONE[2])
        c.px(x + 19 - k, y + k, STONE[2])
