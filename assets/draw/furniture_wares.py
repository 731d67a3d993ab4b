"""More of what shops sell: medicine, tools, paint and party things; see `furniture_goods` for how they are drawn."""

from assets.draw.canvas import Canvas
from assets.draw.furniture_goods import MANY, Good
from assets.draw.palette import BLUE, FIR, GOLD, LEAF, PINK, PURPLE, RED, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Ramp

# --- medicine ---------------------------------------------------------------------------------


def plasters(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A white box with a cross."""
    c.rect(x, y - 8, 9, 8, WHITE[4])
    c.rect(x + 8, y - 7, 1, 7, WHITE[1])
    c.rect(x + 3, y - 5, 3, 1, ramp[2])
    c.rect(x + 4, y - 6, 1, 3, ramp[2])
    c.rect(x, y - 2, 8, 2, ramp[2])


def pills(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A brown jar of pills."""
    c.rect(x, y - 7, 6, 7, ramp[2])
    c.rect(x, y - 7, 1, 7, ramp[3])
    c.rect(x + 5, y - 7, 1, 7, ramp[1])
    c.rect(x, y - 9, 6, 2, WHITE[4])
    c.rect(x, y - 5, 5, 3, WHITE[4])
    c.rect(x + 1, y - 4, 3, 1, RED[2])


def drops(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A slim bottle of drops."""
    c.art(
        x,
        y - 9,
        ".u.. .u.. bBb. bBbd wwwd wwwd bBbd bBbd bbbd",
        {"u": UMBER[1], "b": ramp[2], "B": ramp[3], "d": ramp[1], "w": WHITE[4]},
    )


def tubes(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Boxes of ointment, lying."""
    for dy in (3, 6, 9)[: 2 + (ramp is TEAL)]:
        c.rect(x, y - dy, 9, 3, ramp[3])
        c.rect(x, y - dy + 2, 9, 1, ramp[1])
        c.rect(x + 1, y - dy + 1, 4, 1, WHITE[4])


MEDICINE: tuple[tuple[Good, ...], ...] = (
    ((9, plasters, (RED, FIR)), (6, pills, (GOLD, WOOD))),
    ((4, drops, (GOLD, BLUE, FIR)), (9, tubes, (TEAL, PINK))),
    ((6, pills, (GOLD, RED, BLUE)), (9, plasters, (BLUE, RED))),
    ((9, tubes, (TEAL, PURPLE, GOLD)), (4, drops, (BLUE, RED)), (9, plasters, (FIR,))),
)

# --- tools ------------------------------------------------------------------------------------


def hammer(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A hammer that hangs."""
    c.art(x, y - 11, "sSSSSSs. ssssss.s ..sws... ...w.... ...wW... ...wW... ...wW... ...wW... ...rR... ...rR...",
          {"s": STONE[2], "S": STONE[4], "w": WOOD[3], "W": WOOD[1], "r": ramp[2], "R": ramp[1]})  # fmt: skip


def saw(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A hand saw."""
    saw_rows = "...........rrr ...ssssssrrwrr .ssSSSSSSrr.rr sSSSSSSSS.rrr. s.s.s.s.s....."
    c.art(x, y - 8, saw_rows, {"s": STONE[2], "S": STONE[4], "r": ramp[2], "w": ramp[3]})


def spanner(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A spanner."""
    c.art(x, y - 10, "s..s s..s SssS .Ss. .Ss. .Ss. .Ss. SssS s..s", {"s": STONE[2], "S": STONE[4]})


def screwdriver(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A screwdriver, point down."""
    c.art(
        x, y - 11, "rRr rRr rRr rrr .s. .s. .s. .s. .s. .S.", {"r": ramp[2], "R": ramp[4], "s": STONE[3], "S": STONE[4]}
    )


def toolbox(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A tool box with its handle."""
    chest = "RRRRRRRRRRRd rrrrrrrrrrrd dddddggddddd rrrrrggrrrrd rrrrrrrrrrrd rrrrrrrrrrdd"
    c.art(x, y - 9, "...sssss.... ..s.....s... ..s.....s... " + chest,
          {"s": STONE[1], "r": ramp[2], "R": ramp[3], "d": ramp[1], "g": GOLD[3]})  # fmt: skip


def nails(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """An open box of nails."""
    c.art(
        x,
        y - 6,
        "s.sS.sSs. .sSsSsS.s wwwwwwwwW wrrrrrrwW wrrrrrrwW wwwwwwwwW",
        {"s": STONE[2], "S": STONE[4], "w": SAND[3], "W": SAND[1], "r": ramp[2]},
    )


def drill(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A power drill."""
    c.art(x, y - 8, "rRRRRrs... rrrrrrsSSS rrrrrrs... .rr.d..... .rr....... .rr....... rrrr...... dddd......",
          {"r": ramp[2], "R": ramp[3], "s": STONE[1], "S": STONE[4], "d": UMBER[0]})  # fmt: skip


TOOLS: tuple[tuple[Good, ...], ...] = (
    ((8, hammer, (RED, BLUE)), (4, spanner, (STONE,)), (3, screwdriver, (GOLD, RED))),
    ((14, saw, (RED, GOLD)), (3, screwdriver, (BLUE, GOLD, RED)), (4, spanner, (STONE,))),
    ((10, drill, (GOLD, TEAL)), (9, nails, (RED, BLUE)), (8, hammer, (GOLD,))),
    ((12, toolbox, (RED, BLUE)), (9, nails, (FIR, RED))),
)

# --- paint ------------------------------------------------------------------------------------


def paint_tin(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """An open tin: the paint in it, runs down its side, a wire handle."""
    c.rect(x, y - 8, 9, 8, STONE[3])
    c.rect(x + 7, y - 8, 2, 8, STONE[1])
    c.rect(x, y - 8, 1, 8, STONE[4])
    c.round_rect(x, y - 10, 9, 4, STONE[4], 1)
    c.rect(x + 1, y - 9, 7, 2, ramp[2])
    c.rect(x + 2, y - 9, 3, 1, ramp[3])
    for dx, h in ((1, 4), (3, 2), (5, 6), (6, 3)):
        c.rect(x + dx, y - 7, 1, h, ramp[2])
    c.dots(STONE[0], (x, y - 5), (x + 8, y - 5))


def labelled_tin(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A closed tin whose label shows a stroke of its colour."""
    c.rect(x, y - 9, 9, 9, STONE[2])
    c.round_rect(x, y - 10, 9, 2, STONE[4], 1)
    c.rect(x, y - 7, 8, 6, WHITE[4])
    c.art(x, y - 6, ".aaaaa. aaaaaAA .aAaAa. ..a....", {"a": ramp[2], "A": ramp[3]})
    c.rect(x + 8, y - 8, 1, 8, STONE[1])


def brushes(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Brushes that stand in a jar, their bristles wet."""
    for dx, tone, h in ((1, ramp, 11), (4, GOLD, 10), (7, BLUE, 11)):
        c.rect(x + dx - 1, y - h, 3, 3, tone[2])
        c.px(x + dx - 1, y - h, tone[3])
        c.rect(x + dx - 1, y - h + 3, 3, 1, STONE[4])
        c.rect(x + dx, y - h + 4, 1, 3, WOOD[3])
    c.rect(x, y - 5, 9, 5, TEAL[4])
    c.rect(x, y - 5, 9, 1, WHITE[4])
    c.rect(x + 7, y - 4, 2, 4, TEAL[3])


def roller(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A paint roller leaning."""
    c.art(x, y - 10, "aaaaaaas aAAAAAas aaaaaaas ...s...s ...sssss ...s.... ...r.... ...r.... ...rR... ...rR...",
          {"a": ramp[2], "A": ramp[3], "s": STONE[3], "r": WOOD[3], "R": WOOD[1]})  # fmt: skip


PAINT: tuple[tuple[Good, ...], ...] = (
    ((9, brushes, (RED, PINK, TEAL)), (8, roller, (BLUE, GOLD))),
    ((9, labelled_tin, MANY), (9, paint_tin, (RED, BLUE))),
    ((9, paint_tin, MANY), (9, labelled_tin, (PINK, FIR, GOLD))),
    ((9, labelled_tin, MANY), (9, paint_tin, (GOLD, LEAF, PURPLE))),
)

# --- party things -----------------------------------------------------------------------------


def gift(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A present with a bow."""
    bow = GOLD if ramp is not GOLD else RED
    c.rect(x, y - 7, 9, 7, ramp[2])
    c.rect(x, y - 7, 9, 1, ramp[3])
    c.rect(x + 8, y - 6, 1, 6, ramp[1])
    c.rect(x + 3, y - 7, 2, 7, bow[3])
    c.art(x, y - 10, ".bb.bb.. .bBbBb.. ...bb...", {"b": bow[3], "B": bow[2]})


def party_hat(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A pointed hat in stripes."""
    for j in range(9):
        c.rect(x + 4 - j // 2, y - 9 + j, 1 + j // 2 * 2, 1, (ramp, GOLD)[j // 2 % 2][2 + (j // 2) % 2])
    c.dots(WHITE[4], (x + 4, y - 10), (x + 3, y - 10))


def balloons(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Three balloons on strings."""
    for dx, dy, tone in ((0, 11, RED), (5, 10, GOLD), (2, 8, BLUE)):
        c.line(x + dx + 2, y - dy + 5, x + 4, y - 1, WHITE[3])
        c.ellipse(x + dx, y - dy, 5, 6, tone[2])
        c.px(x + dx + 1, y - dy + 1, tone[4])


def hearts(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A box of chocolates in the shape of a heart."""
    c.art(
        x,
        y - 8,
        ".rr.rr. rRrrrrd rrrrrrd rwwwwwd .rrrrd. ..rrd.. ...d...",
        {"r": ramp[2], "R": ramp[4], "d": ramp[1], "w": WHITE[4]},
    )


def garland(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """A string of paper flags, hung below the shelf above."""
    for k, tone in enumerate((RED, GOLD, TEAL, PINK)):
        c.art(x + 5 * k, y - 10 + (k in (1, 2)), "sssss .aaa. .aaa. ..a..", {"s": WHITE[3], "a": tone[2]})


def candles(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """Birthday candles in a glass."""
    for dx, tone in ((0, PINK), (2, BLUE), (4, GOLD), (6, LEAF)):
        c.rect(x + dx, y - 8, 1, 5, tone[3])
        c.px(x + dx, y - 9, GOLD[4])
    c.rect(x, y - 4, 7, 4, TEAL[4])
    c.rect(x, y - 1, 7, 1, TEAL[3])


PARTY: tuple[tuple[Good, ...], ...] = (
    ((20, garland, (RED,)), (11, balloons, (RED,))),
    ((9, gift, (RED, BLUE, PINK, FIR)), (9, party_hat, (PURPLE, RED, TEAL))),
    ((8, hearts, (RED, PINK)), (7, candles, (GOLD,)), (9, gift, (PURPLE, GOLD))),
    ((9, gift, (BLUE, RED, TEAL)), (9, party_hat, (RED, PINK)), (11, balloons, (BLUE,))),
)
