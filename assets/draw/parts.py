"""Parts that many pieces of furniture share: drawers, panels, legs, books, cushions, pots and screens."""

from assets.draw.canvas import Canvas, Noise, block, shades
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    GRASS,
    INK,
    LEAF,
    PINK,
    PURPLE,
    RED,
    SAND,
    SHADOW,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
)
from assets.draw.palette import Ramp as Ramp

SPINES: tuple[Ramp, ...] = (RED, BLUE, GOLD, FIR, PURPLE, SAND, TEAL, WHITE, PINK, UMBER)


def stand(c: Canvas, x: int = 1, y: int = 27, w: int = 0, h: int = 5) -> None:
    """Outline what is drawn and lay its slab shadow, by default over the whole width."""
    c.outline()
    c.slab(x, y, w or c.w - x, h)


def drawer(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    """A drawer front with a brass knob."""
    c.rect(x, y, w, h, ramp[1])
    c.rect(x, y, w - 1, h - 1, ramp[3])
    c.rect(x + 1, y + 1, w - 2, h - 2, ramp[2])
    c.rect(x + w // 2 - 1, y + h // 2, 2, 1, GOLD[3])


def panel(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    """A sunken panel of a door: dark at its upper left, lit at its lower right."""
    c.rect(x, y, w, h, ramp[2])
    c.rect(x, y, w, 1, ramp[1])
    c.rect(x, y, 1, h, ramp[1])
    c.rect(x + 1, y + h - 1, w - 1, 1, ramp[3])
    c.rect(x + w - 1, y + 1, 1, h - 1, ramp[3])


def leg(c: Canvas, x: int, y: int, h: int, ramp: Ramp, w: int = 3) -> None:
    """A leg, lit on its left."""
    c.rect(x, y, w, h, ramp[2])
    c.rect(x, y, 1, h, ramp[3])
    c.rect(x + w - 1, y, 1, h, ramp[1])


def table(c: Canvas, x: int, y: int, w: int, top: int, height: int, ramp: Ramp) -> None:
    """A table on stout legs: boards with grain between two end boards, an apron in shade, darkness underneath."""
    c.round_rect(x, y, w, top, ramp[3], 1)
    c.rect(x + 1, y, w - 2, 1, ramp[4])
    _boards(c, x, y, w, top, ramp)
    c.rect(x, y + top - 2, w, 1, ramp[4])
    c.rect(x, y + top - 1, w, 2, ramp[2])
    c.rect(x, y + top, w, 1, ramp[1])
    c.rect(x + 2, y + top + 1, w - 4, 3, ramp[2])
    c.rect(x + 2, y + top + 1, w - 4, 1, ramp[0])
    c.rect(x + 2, y + top + 3, w - 4, 1, ramp[1])
    for lx in (x + 1, x + w - 6):
        leg(c, lx, y + top + 1, height - 1, ramp, 5)
        c.rect(lx, y + top + 1, 5, 1, ramp[1])
        c.rect(lx + 1, y + top + height, 3, 1, ramp[1])
    for j in range(y + top + 4, y + top + height):  # the shade under it
        for i in range(x + 6, x + w - 6):
            c.px(i, j, SHADOW)


def _boards(c: Canvas, x: int, y: int, w: int, top: int, ramp: Ramp) -> None:
    """Seams along the table, short grain in each board, a knot, and the end boards."""
    for k in (top // 3, top * 2 // 3):
        c.rect(x + 4, y + k, w - 8, 1, ramp[2])
    for k in range(w // 7):
        gx, gy = x + 6 + k * 7, y + 2 + k * 5 % (top - 5)
        if gy - y not in (top // 3, top * 2 // 3) and gx + 5 < x + w - 4:
            c.rect(gx, gy, 3 + k % 3, 1, ramp[2] if k % 3 else ramp[4])
    for end in (x + 4, x + w - 5):
        c.rect(end, y + 1, 1, top - 3, ramp[2])
    c.rect(x + w // 3, y + top * 2 // 3 + 2, 2, 1, ramp[1])
    c.rect(x + w - 3, y + 2, 1, top - 4, ramp[2])


def books(c: Canvas, x: int, y: int, w: int, h: int, seed: int) -> None:
    """A row of books of different heights and colours, some leaning away from the end."""
    noise = Noise(seed)
    at = x
    while at < x + w - 1:
        wide, low = min(noise.between(2, 4), x + w - at), noise.below(3)
        ramp = SPINES[noise.below(len(SPINES))]
        c.rect(at, y + low, wide, h - low, ramp[2])
        c.rect(at, y + low, 1, h - low, ramp[3])
        c.rect(at + wide - 1, y + low, 1, h - low, ramp[1])
        if wide > 2:
            c.rect(at + 1, y + low + 2, wide - 2, 1, ramp[4])
        at += wide + (1 if noise.below(5) == 0 else 0)


def case(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp, shelves: int) -> list[tuple[int, int]]:
    """An open case with shelves; gives the top row and the height of each opening."""
    block(c, x, y, w, 5, h - 5, ramp)
    c.rect(x, y + 6, 1, h - 7, ramp[3])
    inner = h - 8
    openings = []
    for k in range(shelves):
        top, bottom = y + 7 + inner * k // shelves, y + 7 + inner * (k + 1) // shelves
        c.rect(x + 2, top, w - 4, bottom - top - 2, ramp[0])
        c.rect(x + 2, top, w - 4, 1, INK)
        c.rect(x + 1, bottom - 2, w - 2, 1, ramp[3])
        openings.append((top, bottom - top - 2))
    return openings


def cushion(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    """A soft cushion, lit at the upper left."""
    c.round_rect(x, y, w, h, ramp[1], 1)
    c.round_rect(x, y, w - 1, h - 1, ramp[2], 1)
    c.rect(x + 1, y + 1, w - 4, max(h // 3, 1), ramp[3])
    c.rect(x + 1, y + 1, 1, h - 3, ramp[3])


def pot(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp = RED) -> None:
    """A clay pot with a rim, narrowing downwards."""
    for j in range(h):
        inset = j * 2 // h
        c.rect(x + inset, y + j, w - 2 * inset, 1, ramp[2])
        c.rect(x + inset, y + j, 2, 1, ramp[3])
        c.rect(x + w - inset - 2, y + j, 2, 1, ramp[1])
    c.rect(x - 1, y, w + 2, 2, ramp[3])
    c.rect(x + w - 1, y, 2, 2, ramp[2])


def sprig(c: Canvas, x: int, y: int, ramp: Ramp = LEAF) -> None:
    """A small round plant of a few leaves, 9 wide and 8 high."""
    c.art(x, y, "..33.22.. .3443322. 344332221 .3322211. 22.2211.1 ..221.... ..1.1....", shades(ramp))


def screen(c: Canvas, x: int, y: int, w: int, h: int, lit: bool = False) -> None:
    """A flat screen in a dark frame; dark glass with a glint, or lit."""
    c.rect(x, y, w, h, STONE[0])
    c.rect(x, y, w, 1, STONE[1])
    c.rect(x + 1, y + 1, w - 2, h - 2, TEAL[3] if lit else INK)
    if not lit:
        for k in range(3):
            c.rect(x + 4 - k, y + 2 + k, 2, 1, BLUE[0])


def lamp_shade(c: Canvas, x: int, y: int, lit: bool = False) -> None:
    """A cloth lamp shade, 12 wide and 9 high: linen by day, bright while there is light in it."""
    ramp = GOLD if lit else SAND
    for j in range(9):
        half = 3 + j // 3
        c.rect(x + 6 - half, y + j, 2 * half, 1, ramp[3])
        c.rect(x + 6 - half, y + j, 2, 1, ramp[4])
        c.rect(x + 4 + half, y + j, 2, 1, ramp[2])
    c.rect(x, y + 8, 12, 1, ramp[2])
    if lit:
        c.rect(x + 4, y + 2, 4, 5, WHITE[4])


def grassy(c: Canvas, x: int, y: int, w: int) -> None:
    """Blades that overlap the foot of something outdoors."""
    for k in range(0, w, 5):
        c.art(x + k, y, ".3. 131", {"1": GRASS[1], "3": GRASS[3]})


def bottle(c: Canvas, x: int, y: int, ramp: Ramp, h: int = 9) -> None:
    """A bottle, 4 wide, with a neck, a label and a glint."""
    c.rect(x + 1, y, 2, 3, ramp[2])
    c.rect(x, y + 3, 4, h - 3, ramp[2])
    c.rect(x, y + 3, 1, h - 3, ramp[3])
    c.rect(x + 3, y + 3, 1, h - 3, ramp[1])
    c.rect(x, y + h - 4, 4, 2, WHITE[4] if ramp is not WHITE else RED[2])
    c.px(x + 1, y, WOOD[2])


def mug(c: Canvas, x: int, y: int, ramp: Ramp = WHITE) -> None:
    """A cup from above and in front, 7 wide and 6 high, with coffee in it."""
    c.art(x, y, ".4443.. 400043. 4000432 44333.2 443332. .4332..", {**shades(ramp), "0": UMBER[1]})


def paper(c: Canvas, x: int, y: int, w: int = 8, h: int = 7) -> None:
    """A written sheet."""
    c.rect(x, y, w, h, WHITE[4])
    c.rect(x + w - 1, y + 1, 1, h - 1, WHITE[2])
    for k in range(2, h - 1, 2):
        c.rect(x + 1, y + k, w - 3 - k % 3, 1, WHITE[1])


def contact(c: Canvas, x: int, y: int, w: int, h: int = 3) -> None:
    """The shade that a small thing throws on what it stands on, to its lower right; drawn after its outline."""
    c.shadow(x + 1, y, w, h)
