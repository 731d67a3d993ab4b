"""Gardens: flower beds, vegetables, fences, chairs, a gnome and tools."""

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
    Ramp,
)
from assets.draw.parts import grassy, stand

BLOOM = ".bbb. bbeba beeea abeaa .aaa."
BEDS: dict[str, tuple[Ramp, ...]] = {
    "flower_bed_red": (RED, PINK),
    "flower_bed_yellow": (GOLD, WHITE),
    "flower_bed_mixed": (PINK, PURPLE, GOLD, BLUE),
}


@paints("flower_bed_red flower_bed_yellow flower_bed_mixed")
def flower_bed(c: Canvas, name: str) -> None:
    """A bed of flowers in a low wooden border."""
    c.rect(2, 6, 28, 20, LEAF[1])
    for k in range(12):
        c.art(1 + k % 4 * 7 + k // 4 % 2 * 3, 4 - k % 2 + k // 4 * 6, "..3.3.. 3343233 2332322 .22212.", shades(LEAF))
    ramps = BEDS[name]
    back, front = ((2, 2), (10, 3), (18, 1), (25, 4), (6, 8), (14, 8)), ((22, 9), (2, 14), (10, 15), (18, 14), (25, 15))
    for k, (x, y) in enumerate(back + front):
        ramp = ramps[k % len(ramps)]
        light, eye = ramp[4 if ramp is WHITE else 3], WOOD[2] if ramp is GOLD else GOLD[3]
        c.art(x, y, BLOOM, {"a": ramp[3 if ramp is WHITE else 2], "b": light, "e": eye})
    c.rect(1, 22, 30, 6, WOOD[2])
    c.rect(1, 22, 30, 1, WOOD[3])
    for x in (1, 10, 20, 29):
        c.rect(x, 21, 2, 7, WOOD[3])
        c.rect(x + 1, 22, 1, 6, WOOD[1])
    stand(c, 1, 28, 31, 3)


@paints("garden_chair")
def garden_chair(c: Canvas, name: str) -> None:
    """A white slatted garden chair."""
    for x in (7, 11, 15, 19, 23):
        c.rect(x, 4 - (x in (11, 15, 19)) * 2, 3, 14, WHITE[3])
        c.rect(x + 2, 4, 1, 13, WHITE[1])
    c.rect(6, 14, 20, 7, WHITE[4])
    for y in (16, 19):
        c.rect(6, y, 20, 1, WHITE[1])
    c.rect(6, 21, 20, 2, WHITE[1])
    for x in (4, 24):
        c.rect(x, 11, 4, 3, WHITE[4])
        c.rect(x + 1, 14, 2, 15, WHITE[2])
    stand(c, 4, 28, 25, 3)


@paints("picnic_blanket")
def picnic_blanket(c: Canvas, name: str) -> None:
    """A checked blanket with a basket and apples."""
    c.rect(1, 6, 30, 24, WHITE[3])
    for y in range(6, 30, 6):
        for x in range(1, 31, 6):
            c.rect(x, y, 3, 3, RED[2])
            c.rect(x + 3, y, 3, 3, RED[4])
            c.rect(x, y + 3, 3, 3, RED[4])
    c.rect(9, 12, 14, 9, WOOD[3])
    for x in range(10, 22, 4):
        c.rect(x, 15, 2, 5, WOOD[2])
    c.rect(8, 11, 16, 3, WOOD[4])
    for x, y in ((11, 6), (20, 6), (12, 5), (19, 5)):
        c.rect(x, y, 1, 6, WOOD[1])
    c.rect(13, 4, 6, 1, WOOD[1])
    c.ellipse(23, 20, 5, 5, LEAF[3])
    c.ellipse(4, 22, 5, 5, GOLD[3])
    c.outline()


@paints("bird_bath")
def bird_bath(c: Canvas, name: str) -> None:
    """A stone bird bath with a bird."""
    c.rect(13, 15, 6, 11, STONE[2])
    c.rect(13, 15, 2, 11, STONE[4])
    c.round_rect(9, 25, 14, 4, STONE[2], 1)
    c.ellipse(4, 9, 24, 10, STONE[2])
    c.ellipse(4, 7, 24, 9, STONE[4])
    c.ellipse(7, 8, 18, 6, TEAL[2])
    c.rect(10, 11, 7, 1, TEAL[4])
    c.art(19, 2, ".bbb.. bbkboo bbbb.. bBBb.. .bb...", {"b": BLUE[3], "B": BLUE[2], "k": INK, "o": GOLD[2]})
    c.outline()
    c.shadow(6, 24, 22, 7)
    grassy(c, 8, 28, 12)


@paints("garden_gnome")
def garden_gnome(c: Canvas, name: str) -> None:
    """A gnome with a red hat, a white beard and a lantern."""
    for j in range(10):
        c.rect(16 - 1 - j // 2, 2 + j, 2 + j // 2 * 2, 1, RED[2])
        c.rect(16 - 1 - j // 2, 2 + j, 1, 1, RED[3])
    c.rect(11, 12, 10, 4, RED[4])
    c.dots(INK, (13, 13), (18, 13))
    c.rect(15, 14, 2, 2, RED[3])
    c.round_rect(9, 17, 14, 9, BLUE[2], 2)
    c.rect(10, 17, 2, 8, BLUE[3])
    beard = "wwwwwwwwwwww .wwwwwwwwww. .wwwwwwwwww. ..wwWwwWww.. ...wwwwww... ....wwww...."
    c.art(10, 15, beard, {"w": WHITE[4], "W": WHITE[2]})
    c.rect(9, 23, 14, 1, UMBER[1])
    c.rect(15, 23, 2, 1, GOLD[3])
    c.rect(10, 26, 5, 3, UMBER[1])
    c.rect(17, 26, 5, 3, UMBER[1])
    c.outline()
    c.shadow(7, 25, 20, 6)
    grassy(c, 9, 28, 12)


@paints("watering_can")
def watering_can(c: Canvas, name: str) -> None:
    """A tin watering can."""
    c.round_rect(12, 12, 15, 16, TEAL[2], 1)
    c.rect(13, 12, 3, 15, TEAL[3])
    c.rect(24, 13, 2, 14, TEAL[1])
    c.ellipse(12, 10, 15, 5, TEAL[1])
    for k in range(3):
        c.line(12, 22 + k, 5, 13 + k, TEAL[2])
    c.rect(2, 10, 5, 6, TEAL[3])
    c.dots(TEAL[0], (3, 11), (5, 12), (3, 14))
    c.line(14, 10, 16, 5, TEAL[1])
    c.line(16, 5, 22, 5, TEAL[3])
    c.line(22, 5, 26, 10, TEAL[1])
    c.rect(12, 19, 15, 2, TEAL[4])
    c.outline()
    c.shadow(9, 24, 20, 6)


@paints("wheelbarrow")
def wheelbarrow(c: Canvas, name: str) -> None:
    """A wheelbarrow of earth with a seedling."""
    c.ellipse(3, 6, 22, 10, UMBER[2])
    c.ellipse(6, 6, 12, 5, UMBER[3])
    c.art(11, 1, ".3...3. 343.343 .33333. ...2...", {"3": LEAF[3], "4": LEAF[4], "2": LEAF[2]})
    for j in range(11):
        inset = j * 5 // 11
        c.rect(2 + inset, 11 + j, 25 - 2 * inset, 1, FIR[2] if j else FIR[3])
        c.rect(2 + inset, 11 + j, 2, 1, FIR[3])
    c.line(24, 14, 31, 11, WOOD[3])
    c.line(24, 15, 31, 12, WOOD[2])
    c.line(22, 21, 25, 28, WOOD[2])
    c.line(23, 21, 26, 28, WOOD[1])
    c.ellipse(3, 18, 11, 11, INK)
    c.ellipse(6, 21, 5, 5, STONE[3])
    c.outline()
    c.shadow(3, 25, 27, 6)
