"""Bathrooms and kitchens."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    CLEAR,
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
    Ramp,
)
from assets.draw.parts import bottle, case, panel, stand


@paints("sink_bath")
def sink_bath(c: Canvas, name: str) -> None:
    """A wash basin on a pedestal with a tap and soap."""
    c.rect(12, 17, 8, 11, WHITE[3])
    c.rect(17, 17, 3, 11, WHITE[1])
    c.rect(10, 26, 12, 3, WHITE[3])
    c.round_rect(3, 8, 26, 12, WHITE[3], 2)
    c.rect(4, 17, 24, 3, WHITE[1])
    c.rect(3, 8, 26, 1, WHITE[4])
    c.ellipse(6, 9, 20, 8, WHITE[1])
    c.ellipse(7, 10, 18, 6, TEAL[3])
    c.ellipse(9, 11, 12, 3, TEAL[4])
    c.rect(14, 4, 4, 5, STONE[3])
    c.rect(14, 4, 4, 1, WHITE[4])
    c.rect(15, 8, 2, 4, STONE[2])
    c.rect(9, 6, 3, 2, RED[2])
    c.rect(20, 6, 3, 2, BLUE[2])
    c.rect(24, 6, 4, 3, PINK[2])
    stand(c, 8, 28, 18, 3)


@paints("toilet")
def toilet(c: Canvas, name: str) -> None:
    """A toilet: cistern behind, lid up, bowl in front."""
    c.rect(7, 2, 18, 10, WHITE[3])
    c.rect(6, 1, 20, 3, WHITE[4])
    c.rect(22, 4, 3, 8, WHITE[1])
    c.rect(15, 1, 4, 1, STONE[2])
    c.round_rect(8, 8, 16, 7, WHITE[4], 2)
    c.rect(9, 13, 14, 1, WHITE[1])
    c.ellipse(7, 11, 18, 13, WHITE[3])
    c.ellipse(7, 10, 18, 12, WHITE[4])
    c.ellipse(10, 12, 12, 8, WHITE[1])
    c.ellipse(11, 13, 10, 6, BLUE[3])
    c.rect(12, 22, 9, 6, WHITE[3])
    c.rect(18, 22, 3, 6, WHITE[1])
    c.rect(10, 26, 13, 3, WHITE[2])
    stand(c, 8, 28, 18, 3)


@paints("shower")
def shower(c: Canvas, name: str) -> None:
    """A shower stall, dry."""
    shower_stall(c)
    stand(c, 1, 61, 31, 3)


def shower_stall(c: Canvas) -> None:
    """A tiled back wall with the head and tap, a tray with a drain, a glass side."""
    c.rect(2, 2, 28, 38, TEAL[3])
    for y in range(3, 40, 6):
        for x in range(3, 29, 6):
            c.rect(x, y, 5, 5, TEAL[4])
            c.rect(x, y, 5, 1, WHITE[4])
    c.rect(2, 1, 28, 2, WHITE[3])
    c.rect(8, 7, 2, 24, STONE[2])
    c.rect(8, 7, 9, 2, STONE[3])
    c.round_rect(13, 9, 9, 4, STONE[3], 1)
    c.rect(13, 12, 9, 1, STONE[1])
    c.rect(6, 26, 6, 4, STONE[4])
    c.dots(RED[2], (6, 28))
    c.dots(BLUE[2], (11, 28))
    c.rect(22, 24, 6, 1, STONE[2])
    bottle(c, 23, 16, PINK, 8)
    c.rect(2, 40, 28, 18, WHITE[3])
    c.rect(4, 42, 24, 13, WHITE[2])
    c.rect(4, 42, 24, 1, WHITE[1])
    c.ellipse(13, 46, 6, 5, STONE[1])
    c.rect(2, 57, 28, 4, WHITE[1])
    c.rect(2, 57, 28, 1, WHITE[4])
    for x in (1, 29):
        c.rect(x, 2, 2, 57, STONE[3])
        c.rect(x, 2, 1, 57, WHITE[4])
    c.rect(31, 0, 1, 64, CLEAR)


@paints("bathtub")
def bathtub(c: Canvas, name: str) -> None:
    """A bath on feet, filled, with foam and a duck."""
    c.round_rect(3, 6, 58, 22, WHITE[3], 5)
    c.rect(6, 24, 52, 4, WHITE[1])
    c.rect(7, 6, 50, 1, WHITE[4])
    c.round_rect(6, 8, 52, 13, WHITE[1], 4)
    c.round_rect(7, 9, 50, 12, TEAL[3], 4)
    c.rect(12, 17, 14, 1, TEAL[4])
    c.rect(30, 12, 8, 1, TEAL[4])
    for x, y, w in ((36, 9, 12), (43, 12, 12), (31, 15, 9), (40, 16, 10)):
        c.ellipse(x, y, w, 6, WHITE[4])
        c.rect(x + 3, y + 4, w - 6, 1, WHITE[2])
    c.art(18, 9, "..yyy. .oyky. y.yyy. yyyyyy .yyyy.", {"y": GOLD[3], "o": RED[3], "k": INK})
    c.rect(8, 2, 3, 8, STONE[3])
    c.rect(8, 2, 6, 2, STONE[4])
    c.rect(12, 4, 2, 3, STONE[2])
    c.rect(9, 28, 5, 2, GOLD[2])
    c.rect(50, 28, 5, 2, GOLD[2])
    stand(c, 5, 28, 56, 4)


@paints("washing_machine")
def washing_machine(c: Canvas, name: str) -> None:
    """A front loader with laundry behind its round window."""
    block(c, 3, 5, 26, 6, 18, WHITE)
    c.rect(3, 11, 26, 18, WHITE[3])
    c.rect(27, 11, 2, 18, WHITE[2])
    c.rect(3, 11, 26, 1, WHITE[1])
    c.rect(5, 12, 9, 3, WHITE[2])
    c.rect(23, 12, 4, 3, BLUE[2])
    c.rect(18, 12, 3, 3, STONE[1])
    c.ellipse(8, 15, 16, 14, STONE[2])
    c.ellipse(9, 16, 14, 12, BLUE[1])
    c.ellipse(10, 21, 12, 7, BLUE[3])
    c.art(11, 21, "..rr.... .rrrrww. .rrwwwww ..wwwy..", {"r": RED[2], "w": WHITE[4], "y": GOLD[3]})
    c.rect(12, 18, 3, 2, BLUE[4])
    stand(c, 3, 28, 28, 3)


@paints("laundry_basket")
def laundry_basket(c: Canvas, name: str) -> None:
    """A wicker basket heaped with washing."""
    c.ellipse(7, 5, 12, 12, WHITE[4])
    c.ellipse(14, 4, 12, 12, RED[2])
    c.rect(16, 6, 5, 2, RED[3])
    c.ellipse(10, 8, 14, 8, BLUE[3])
    c.rect(12, 9, 6, 2, BLUE[4])
    for y in range(14, 28):
        inset = (y - 14) // 5
        c.rect(5 + inset, y, 22 - 2 * inset, 1, WOOD[3])
        for x in range(5 + inset + (y // 2 % 2) * 3, 26 - inset, 6):
            c.rect(x, y, 3, 1, WOOD[2])
    c.rect(4, 13, 24, 3, WOOD[4])
    c.rect(4, 15, 24, 1, WOOD[2])
    stand(c, 5, 27, 24, 4)


@paints("towel_rack")
def towel_rack(c: Canvas, name: str) -> None:
    """A rail with two towels."""
    for x in (4, 25):
        c.rect(x, 4, 3, 25, STONE[3])
        c.rect(x + 2, 4, 1, 25, STONE[1])
    c.rect(3, 5, 26, 2, STONE[4])
    c.rect(3, 26, 26, 2, STONE[2])
    for x, w, h, ramp in ((7, 9, 17, PINK), (17, 8, 13, TEAL)):
        c.rect(x, 4, w, h, ramp[2])
        c.rect(x, 4, w, 2, ramp[4])
        c.rect(x, 4, 2, h, ramp[3])
        c.rect(x + w - 2, 6, 2, h - 2, ramp[1])
        c.rect(x, h - 1, w, 2, ramp[4])
    stand(c, 3, 28, 28, 3)


def stove_body(c: Canvas) -> None:
    """A cooker: hob with four plates, knobs and an oven door with a window."""
    block(c, 2, 5, 28, 11, 14, WHITE)
    c.rect(2, 5, 28, 11, STONE[1])
    c.rect(2, 5, 28, 1, STONE[2])
    c.rect(2, 15, 28, 1, WHITE[4])
    for x, y in ((5, 6), (18, 6), (5, 11), (18, 11)):
        c.ellipse(x, y, 9, 4, INK)
        c.rect(x + 3, y + 1, 3, 1, STONE[2])
    c.rect(2, 16, 28, 13, WHITE[3])
    c.rect(28, 16, 2, 13, WHITE[1])
    c.rect(2, 16, 28, 1, WHITE[2])
    for x in (5, 10, 19, 24):
        c.rect(x, 17, 3, 2, STONE[0])
        c.px(x, 17, STONE[2])
    c.rect(5, 20, 22, 8, WHITE[1])
    c.rect(6, 21, 20, 1, STONE[4])
    c.rect(8, 23, 16, 4, INK)
    c.rect(9, 23, 3, 1, BLUE[1])


@paints("stove")
def stove(c: Canvas, name: str) -> None:
    """A cooker, off."""
    stove_body(c)
    stand(c, 2, 28, 30, 4)


def counter(c: Canvas, x: int = 0, w: int = 32, top: Ramp = STONE, body: Ramp = WOOD) -> None:
    """A kitchen counter that runs on to the sides."""
    c.rect(x, 6, w, 10, top[4])
    c.rect(x, 6, w, 1, WHITE[4])
    c.rect(x, 14, w, 2, top[3])
    c.rect(x, 16, w, 1, body[1])
    c.rect(x, 17, w, 12, body[2])
    c.rect(x, 28, w, 1, body[0])
    for k in (0, 16):
        panel(c, x + k + 1, 18, 14, 10, body)
        c.rect(x + k + (12 if k == 0 else 3), 21, 1, 3, GOLD[3])
    c.rect(x + 15, 17, 1, 12, body[1])


@paints("kitchen_sink")
def kitchen_sink(c: Canvas, name: str) -> None:
    """A counter with a steel sink, a tap and a dish in it."""
    counter(c)
    c.round_rect(5, 7, 22, 8, STONE[2], 1)
    c.round_rect(6, 8, 20, 6, STONE[1], 1)
    c.rect(7, 12, 18, 2, TEAL[2])
    c.rect(8, 12, 7, 1, TEAL[4])
    c.rect(15, 1, 2, 7, STONE[3])
    c.rect(15, 1, 6, 2, STONE[4])
    c.rect(19, 3, 2, 3, STONE[2])
    c.rect(27, 2, 3, 6, LEAF[3])
    c.rect(28, 1, 1, 1, WHITE[4])
    stand(c, 0, 28, 32, 4)


@paints("kitchen_counter")
def kitchen_counter(c: Canvas, name: str) -> None:
    """A counter with jars."""
    counter(c)
    for x, ramp in ((3, RED), (11, GOLD), (19, TEAL)):
        c.rect(x, 4, 6, 7, ramp[2])
        c.rect(x, 4, 2, 7, ramp[3])
        c.rect(x - 0, 2, 6, 2, WOOD[3])
        c.rect(x + 2, 7, 3, 2, WHITE[4])
    stand(c, 0, 28, 32, 4)


@paints("kitchen_counter_board")
def kitchen_counter_board(c: Canvas, name: str) -> None:
    """A counter with a cutting board, a knife and vegetables."""
    counter(c)
    c.round_rect(3, 7, 18, 8, WOOD[3], 1)
    c.rect(4, 7, 16, 1, WOOD[4])
    c.ellipse(5, 8, 6, 5, RED[2])
    c.px(6, 9, RED[4])
    c.rect(12, 10, 7, 2, GOLD[2])
    c.rect(11, 9, 2, 1, LEAF[3])
    c.rect(22, 10, 6, 2, WHITE[4])
    c.rect(27, 10, 4, 2, UMBER[1])
    c.art(23, 2, ".l.l. lllll .lll. .ddd.", {"l": LEAF[3], "d": LEAF[2]})
    stand(c, 0, 28, 32, 4)


@paints("toaster_counter")
def toaster_counter(c: Canvas, name: str) -> None:
    """A counter with a toaster, two slices up."""
    counter(c)
    c.rect(10, 1, 5, 5, WOOD[3])
    c.rect(17, 1, 5, 5, WOOD[3])
    c.rect(10, 1, 5, 1, WOOD[2])
    c.rect(17, 1, 5, 1, WOOD[2])
    c.round_rect(7, 4, 18, 10, STONE[3], 2)
    c.rect(9, 4, 14, 2, STONE[1])
    c.rect(8, 7, 16, 2, WHITE[4])
    c.rect(22, 8, 2, 5, STONE[2])
    c.rect(25, 7, 2, 3, STONE[1])
    c.rect(7, 12, 18, 2, STONE[1])
    c.rect(11, 10, 2, 1, RED[2])
    stand(c, 0, 28, 32, 4)


def fridge_body(c: Canvas, ramp: Ramp) -> None:
    """A tall refrigerator with a freezer door above."""
    block(c, 3, 5, 26, 6, 50, ramp)
    c.rect(3, 11, 26, 49, ramp[3])
    c.rect(3, 11, 2, 48, ramp[4])
    c.rect(27, 11, 2, 49, ramp[1])
    c.rect(3, 27, 26, 1, ramp[1])
    c.rect(3, 28, 26, 1, ramp[4])
    c.rect(3, 57, 26, 3, ramp[1])
    for y, h in ((18, 7), (31, 10)):
        c.rect(6, y, 2, h, STONE[1])
        c.rect(6, y, 1, h, STONE[2])


@paints("fridge fridge_steel")
def fridge(c: Canvas, name: str) -> None:
    """A refrigerator with notes on it, or a plain steel one."""
    if name == "fridge":
        fridge_body(c, WHITE)
        c.rect(13, 33, 7, 8, SAND[3])
        c.rect(14, 35, 5, 1, SAND[1])
        c.rect(14, 37, 4, 1, SAND[1])
        c.rect(15, 32, 3, 2, RED[2])
        c.art(20, 14, "r.r rrr .r.", {"r": RED[2]})
        c.rect(21, 44, 5, 4, BLUE[3])
        c.rect(22, 43, 2, 2, GOLD[3])
    else:
        fridge_body(c, STONE)
        c.line(14, 52, 24, 36, STONE[4])
        c.line(16, 52, 25, 38, STONE[4])
        c.rect(17, 15, 7, 4, INK)
        c.rect(18, 16, 3, 1, TEAL[3])
    stand(c, 3, 59, 29)


def fridge_inside(c: Canvas) -> None:
    """The refrigerator with its door swung open: lit shelves with food."""
    fridge_body(c, WHITE)
    c.rect(6, 29, 20, 28, GOLD[4])
    c.rect(6, 29, 20, 1, WHITE[1])
    for y in (38, 47):
        c.rect(6, y, 20, 1, WHITE[1])
    bottle(c, 7, 30, WHITE, 8)
    bottle(c, 12, 30, GOLD, 8)
    c.ellipse(18, 32, 7, 6, RED[2])
    c.rect(8, 42, 8, 5, GOLD[3])
    c.dots(GOLD[2], (10, 44), (13, 43), (12, 45))
    c.ellipse(18, 41, 7, 6, LEAF[3])
    c.rect(8, 51, 16, 5, TEAL[4])
    c.rect(8, 51, 16, 1, TEAL[3])
    c.dots(GOLD[2], (10, 53), (14, 53), (18, 53))
    c.rect(1, 29, 4, 30, WHITE[2])
    c.rect(1, 29, 1, 30, WHITE[4])
    c.rect(2, 36, 3, 4, RED[2])
    c.rect(2, 46, 3, 4, BLUE[3])


@paints("pantry")
def pantry(c: Canvas, name: str) -> None:
    """An open larder with jars, bread and tins."""
    rows = case(c, 2, 4, 28, 57, WOOD, 4)
    for k, (y, h) in enumerate(rows):
        for i, x in enumerate((4, 10, 16, 22)):
            ramp = (RED, GOLD, FIR, PINK, TEAL, WHITE, WOOD)[(k * 3 + i * 2) % 7]
            if k == 1:
                continue
            c.rect(x, y + h - 7, 5, 7, ramp[2])
            c.rect(x, y + h - 7, 1, 7, ramp[3])
            c.rect(x, y + h - 8, 5, 1, STONE[4])
            c.rect(x + 1, y + h - 5, 3, 2, WHITE[4])
        if k == 1:
            c.round_rect(4, y + h - 6, 13, 6, WOOD[3], 2)
            for x in (7, 10, 13):
                c.rect(x, y + h - 5, 1, 3, WOOD[4])
            c.ellipse(19, y + h - 7, 8, 7, GOLD[3])
    stand(c, 2, 59, 30)
