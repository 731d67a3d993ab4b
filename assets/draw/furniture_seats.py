"""Chairs, stools, armchairs and sofas, each from the side on which one sees it."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, PINK, RED, SAND, TEAL, UMBER, WOOD, Ramp
from assets.draw.parts import cushion, leg, stand

SOFAS: dict[str, Ramp] = {"front": RED, "back": RED, "blue": BLUE, "green": FIR, "armchair": RED}


@paints("chair_front")
def chair_front(c: Canvas, name: str) -> None:
    """A chair that faces the viewer: the back behind, the seat before it."""
    c.round_rect(8, 2, 16, 5, WOOD[3], 1)
    c.rect(9, 2, 14, 1, WOOD[4])
    for x in (8, 14, 21):
        leg(c, x, 6, 9, WOOD)
    cushion(c, 7, 13, 18, 8, RED)
    c.rect(7, 20, 18, 3, WOOD[2])
    leg(c, 7, 22, 7, WOOD)
    leg(c, 22, 22, 7, WOOD)
    stand(c, 6, 28, 22, 3)


@paints("chair_back")
def chair_back(c: Canvas, name: str) -> None:
    """A chair seen from behind: slats before the seat."""
    cushion(c, 7, 6, 18, 9, RED)
    c.round_rect(6, 11, 20, 4, WOOD[4], 1)
    c.rect(7, 14, 18, 8, WOOD[1])
    for x in (6, 11, 15, 19, 23):
        leg(c, x, 13, 9, WOOD)
    c.rect(6, 20, 20, 3, WOOD[2])
    c.rect(6, 20, 20, 1, WOOD[3])
    leg(c, 6, 22, 7, WOOD)
    leg(c, 23, 22, 7, WOOD)
    stand(c, 5, 28, 23, 3)


def _side(c: Canvas) -> None:
    """A chair that faces left."""
    c.round_rect(21, 3, 4, 20, WOOD[2], 1)
    c.rect(21, 3, 1, 19, WOOD[4])
    c.rect(24, 4, 1, 19, WOOD[1])
    cushion(c, 6, 13, 16, 7, RED)
    c.rect(6, 19, 17, 3, WOOD[2])
    c.rect(6, 19, 17, 1, WOOD[3])
    leg(c, 6, 21, 8, WOOD)
    leg(c, 22, 21, 8, WOOD)


@paints("chair_left chair_right")
def chair_side(c: Canvas, name: str) -> None:
    """A chair seen from the side."""
    _side(c)
    if name == "chair_right":
        c.rows = [row[::-1] for row in c.rows]
    stand(c, 6, 28, 21, 3)


@paints("stool")
def stool(c: Canvas, name: str) -> None:
    """A round stool with three legs and a ring."""
    for x in (9, 15, 21):
        leg(c, x, 15, 14, UMBER, 2)
    c.rect(10, 22, 12, 2, UMBER[3])
    c.ellipse(6, 8, 20, 11, RED[1])
    c.ellipse(6, 6, 20, 11, RED[2])
    c.ellipse(8, 7, 13, 6, RED[3])
    c.outline()
    c.shadow(6, 25, 21, 6)


def sofa_from_front(c: Canvas, ramp: Ramp) -> None:
    """A sofa or armchair: back, two arms, a cushion for every place."""
    w = c.w
    c.round_rect(4, 2, w - 8, 14, ramp[2], 3)
    c.rect(7, 2, w - 14, 2, ramp[4])
    c.rect(5, 4, w - 10, 2, ramp[3])
    c.rect(8, 11, w - 16, 3, ramp[1])
    wide = (w - 18) // (w // 32)
    for k in range(w // 32):
        cushion(c, 9 + k * wide, 12, wide, 10, ramp)
    c.rect(9, 21, w - 18, 6, ramp[2])
    c.rect(9, 21, w - 18, 1, ramp[1])
    c.rect(9, 26, w - 18, 1, ramp[1])
    for x in (2, w - 10):
        c.round_rect(x, 9, 8, 18, ramp[2], 2)
        c.round_rect(x, 9, 8, 7, ramp[3], 2)
        c.rect(x + 2, 9, 4, 1, ramp[4])
        c.rect(x + 7, 14, 1, 12, ramp[1])
    if w > 32:
        pillow = {RED: SAND, BLUE: GOLD, FIR: PINK}[ramp]
        cushion(c, 10, 9, 9, 9, pillow)
        c.rect(12, 12, 4, 3, ramp[3])
        cushion(c, w - 19, 10, 8, 8, ramp)
        c.rect(w - 17, 12, 4, 1, pillow[3])
    leg(c, 3, 27, 2, UMBER, 4)
    leg(c, w - 7, 27, 2, UMBER, 4)
    stand(c, 2, 28, w - 2, 4)


@paints("sofa_front sofa_front_blue sofa_front_green armchair armchair_blue")
def sofa(c: Canvas, name: str) -> None:
    """Seats that face the viewer."""
    sofa_from_front(c, SOFAS[name.split("_")[-1]])


@paints("sofa_back")
def sofa_back(c: Canvas, name: str) -> None:
    """A sofa seen from behind: one tall upholstered back with buttons on a wooden frame; a throw hangs over it."""
    ramp, w = RED, c.w
    c.round_rect(9, 2, w - 18, 8, ramp[1], 2)  # the tops of the seat cushions
    c.rect(31, 2, 2, 6, ramp[0])
    c.round_rect(2, 5, w - 4, 21, ramp[1], 3)
    c.round_rect(3, 5, w - 6, 6, ramp[3], 3)
    c.rect(6, 5, w - 12, 1, ramp[4])
    c.rect(3, 11, w - 6, 1, ramp[0])
    c.rect(4, 12, w - 9, 10, ramp[2])
    for x in (11, 22, 33, 44, 55):
        c.rect(x, 12, 1, 10, ramp[1])
        for y in (14, 19):
            c.rect(x, y, 2, 2, ramp[0])
            c.px(x, y, ramp[3])
    c.rect(2, 22, w - 4, 5, WOOD[2])
    c.rect(2, 22, w - 4, 1, WOOD[3])
    c.rect(2, 26, w - 4, 1, WOOD[1])
    c.rect(38, 4, 13, 13, SAND[4])
    for y in (7, 11, 15):
        c.rect(38, y, 13, 2, TEAL[2])
    c.rect(50, 5, 1, 12, SAND[2])
    for x in range(38, 51, 2):
        c.px(x, 17, SAND[3])
    for x in (3, w - 8):
        leg(c, x, 27, 2, UMBER, 5)
    stand(c, 2, 28, w - 2, 4)
