"""Kitchen-garden beds: dark earth between boards, two ridges with a crop; side by side they are one long bed."""

from assets.draw.canvas import Canvas, Noise, paints, shades
from assets.draw.palette import FLOOR, GOLD, LEAF, PURPLE, RED, SAND, UMBER, WHITE, WOOD, Colour

RIDGES = (4, 17)  # the row at which each ridge begins
KEY: dict[str, Colour] = {
    **shades(LEAF), "r": RED[2], "R": RED[4], "o": GOLD[2], "O": GOLD[1], "s": WOOD[3], "S": WOOD[1],
    "p": PURPLE[3], "P": PURPLE[2], "w": WHITE[4], "W": WHITE[1], "t": SAND[3],
}  # fmt: skip
SEEDS = {"veg_tomato": 1, "veg_cabbage": 2, "veg_carrot": 3, "herb_bed": 4}


def ridge(c: Canvas, y: int, noise: Noise) -> None:
    """A heaped row of earth with clods and crumbs, its crest lit and its foot in shade."""
    for j in range(11):
        ragged = (4, 2, 1, 0, 0, 0, 1, 0, 1, 2, 4)[j]
        for x in range(1 + ragged + y % 2, 31 - ragged):
            wave = (0, 0, 1, 2, 2, 2, 1, 0)[x // 2 % 8]
            tone = FLOOR[2] if j < 2 else UMBER[3] if j < 6 - wave else UMBER[2] if j < 10 else UMBER[1]
            c.px(x, y + j + wave // 2, tone)
    for _ in range(9):
        x, dy, w = noise.between(3, 24), noise.between(2, 8), noise.between(2, 4)
        c.rect(x, y + dy, w, 1, FLOOR[2] if dy < 6 else UMBER[3])
        c.rect(x + 1, y + dy + 1, w, 1, UMBER[2] if dy < 6 else UMBER[1])
    c.art(noise.between(3, 24), y + 8, "aa bb", {"a": FLOOR[3], "b": UMBER[1]})


@paints("veg_tomato veg_cabbage veg_carrot herb_bed")
def vegetables(c: Canvas, name: str) -> None:
    """A plot with one crop, plants of different sizes, none quite in line."""
    noise = Noise(SEEDS[name])
    c.rect(0, 2, 32, 26, UMBER[1])
    c.rect(0, 1, 32, 2, WOOD[1])
    for y in RIDGES:
        ridge(c, y, noise)
    {"veg_tomato": _tomatoes, "veg_cabbage": _cabbages, "veg_carrot": _carrots, "herb_bed": _herbs}[name](c)
    c.rect(0, 27, 32, 4, WOOD[2])
    c.rect(0, 27, 32, 1, WOOD[3])
    c.rect(0, 30, 32, 1, WOOD[1])
    c.rect(0, 27, 1, 4, WOOD[1])


def _plant(c: Canvas, x: int, y: int, rows: str) -> None:
    """A plant whose foot is at row y, with its shade on the earth."""
    picture = rows.split()
    c.rect(x + 2, y, max(map(len, picture)) - 2, 2, UMBER[1])
    c.art(x, y - len(picture) + 1, rows, KEY)


BUSHY = "....s.... .33.s32.. 334s2332. .r32s332r 3RrsR2r3. 332srr332 .2rRs232. 32rrs2322 .22.s222. ..2.s.2.."
SPARSE = "...s.... ..3s32.. .33sr32. 332s2rr. .2rs332. 3Rrs223. .222s2.. ...s...."


def _tomatoes(c: Canvas) -> None:
    """Tied to stakes, some laden, some still small."""
    for x, y, rows in (
        (2, 12, SPARSE),
        (12, 13, BUSHY),
        (23, 12, SPARSE),
        (0, 26, BUSHY),
        (11, 27, SPARSE),
        (21, 26, BUSHY),
    ):
        _plant(c, x, y, rows)


HEAD = "...3333... .3344443.. 334443433. 3443443332 3444344322 2434433321 2333332221 .222222211 ..111111.."
SPROUT = ".343.. 344432 343321 .22211"


def _cabbages(c: Canvas) -> None:
    """Large heads and one that has just been set."""
    for x, y, rows in ((1, 12, HEAD), (13, 13, SPROUT), (20, 12, HEAD), (0, 25, SPROUT), (8, 26, HEAD), (20, 27, HEAD)):
        _plant(c, x, y, rows)


FEATHER = ".3...4..3. 4.3.3.3.3. .3.343.34. ..34334333 .23.3.43.. ..232322.. ...2oo2... ...oooo... ...OooO..."
TOP = "3..4. .3.3. 34343 .232. .ooo. .OoO."


def _carrots(c: Canvas) -> None:
    """Feathery tops, the shoulders of the roots showing."""
    for x, y, rows in (
        (1, 13, FEATHER),
        (12, 12, FEATHER),
        (24, 13, TOP),
        (1, 26, TOP),
        (9, 27, FEATHER),
        (21, 26, FEATHER),
    ):
        _plant(c, x, y, rows)


LAVENDER = "..p...p.. .pP.p.pP. .P..pP.P. p3.pP..3p P.3.P.3.P .3.3.3.3. ..33332.. ..23232.. ...222..."
BASIL = "..34.. .3443. 344333 334322 .3322. ..22.."
CHIVES = "p.w..p.w p3.3p3.3 .3.3.3.3 .33.3.33 ..33333. ..22222."
MARKER = "WWWWW wwwww w33ww ww3ww wwwww ..S.. ..S.."


def _herbs(c: Canvas) -> None:
    """Lavender, basil and chives, each behind its name on a stick."""
    for x, y, rows in (
        (1, 12, LAVENDER),
        (12, 12, BASIL),
        (23, 13, CHIVES),
        (0, 26, BASIL),
        (11, 27, CHIVES),
        (22, 26, LAVENDER),
    ):
        _plant(c, x, y, rows)
    for x, y in ((18, 13), (6, 26)):
        _plant(c, x, y, MARKER)
