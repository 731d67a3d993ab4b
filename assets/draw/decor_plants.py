"""What grows in the grass and on the water, and indoor plants and lamps."""

from assets.draw.canvas import Canvas, paints, shades
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
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
from assets.draw.parts import pot


@paints("tuft tuft_tall tuft_wide")
def tuft(c: Canvas, name: str) -> None:
    """Grass that stands higher than the lawn: a small tuft, a tall one, or a loose patch."""
    key = shades(LEAF)
    if name == "tuft":
        c.art(9, 14, "...3....4... .3.3..3.3..3 ..343.343.3. .3233323323. ..22232322.. ...1222221..", key)
        c.art(3, 22, "..4.3. .3.33. .23323 ..122.", key)
    elif name == "tuft_tall":
        high = "....4.....4..... ..4.3..4.3...4.. ..3.3.3.3.3.3... .3.343.3343.3..3 .33233323323.33. "
        low = "..323233232332.. ..22232322232... ...2221222122... ....11122211...."
        c.art(4, 6, high + low, key)
        c.art(19, 17, "...3..4. .4.3.33. .33323.3 ..23232. ..12221.", key)
    else:
        for x, y in ((3, 6), (12, 11), (22, 7), (7, 19), (19, 21)):
            c.art(x, y, ".3..4. 3.33.3 232323 .1221.", key)


BLOSSOM = {  # three sizes of one flower: open, half open, bud
    3: "..aaa.. .abcba. aabebaa .abcba. ..aca.. ...g... ..gg.l. ..lgg.. ...g...",
    2: ".aba. abeba .aca. ..g.. .lgg. ..g..",
    1: "aa ca g. gl",
}
DRIFT = (
    (9, 3, 3),
    (18, 9, 3),
    (3, 11, 2),
    (11, 15, 2),
    (22, 1, 2),
    (24, 18, 2),
    (17, 21, 1),
    (6, 6, 1),
    (15, 12, 1),
    (7, 21, 1),
)
STRAYS = ((13, 9, 2), (20, 15, 3), (9, 18, 1), (25, 11, 1), (15, 22, 1))


@paints(
    "flower_white flower_yellow flower_pink flower_blue "
    "flower_white_few flower_yellow_few flower_pink_few flower_blue_few"
)
def flowers(c: Canvas, name: str) -> None:
    """The middle of a drift of flowers, open ones before buds among their leaves; or the few at its end."""
    ramp = {"white": WHITE, "yellow": GOLD, "pink": PINK, "blue": BLUE}[name.split("_")[1]]
    light = {WHITE: WHITE[4], GOLD: GOLD[4], PINK: PINK[4], BLUE: BLUE[4]}[ramp]
    shade = {WHITE: WHITE[2], GOLD: GOLD[2], PINK: PINK[2], BLUE: PURPLE[2]}[ramp]
    key = {
        "a": ramp[3] if ramp is not WHITE else WHITE[3],
        "b": light,
        "c": shade,
        "e": GOLD[2] if ramp is not GOLD else WOOD[2],
    }
    key.update({"g": LEAF[1], "l": LEAF[3]})
    few = name.endswith("few")
    for x, y in ((12, 20), (22, 21)) if few else ((5, 13), (13, 19), (20, 14), (9, 24), (22, 24)):
        c.art(x, y, "..3.2. .33223 2332.2 .1221.", shades(LEAF))
    for x, y, size in sorted(STRAYS if few else DRIFT, key=lambda spot: spot[1]):
        c.art(x, y, BLOSSOM[size], key)


@paints("mushrooms")
def mushrooms(c: Canvas, name: str) -> None:
    """Two toadstools."""
    key = {"r": RED[2], "w": WHITE[4], "s": SAND[4], "S": SAND[2]}
    c.art(8, 8, "..rrrr... .rrwrrr.. rwrrrrwr. rrrrwrrr. ..ssss... ..ssSs... ..ssSs...", key)
    c.art(17, 15, ".rrr. rwrrr rrrwr .sSs. .sSs.", key)
    c.outline()
    c.shadow(7, 13, 18, 9)


@paints("pebbles")
def pebbles(c: Canvas, name: str) -> None:
    """Stones in a bunch, one large, some small, with grass between."""
    for x, y, w, h in ((6, 10, 11, 9), (17, 15, 8, 6), (11, 20, 6, 5), (22, 9, 4, 3), (4, 21, 4, 3), (20, 24, 3, 2)):
        c.rect(x + 1, y + h, w, 1, LEAF[1])
        c.round_rect(x, y, w, h, STONE[1], 2 if w > 5 else 1)
        c.round_rect(x, y, w - 1, h - 1, STONE[3], 2 if w > 5 else 1)
        c.rect(x + 2, y, max(w - 5, 1), 1 + (h > 6), STONE[4])
        if w > 5:
            c.rect(x + 2, y + h - 2, w - 4, 1, STONE[2])
    c.art(15, 12, ".3. 323 121", shades(LEAF))


@paints("leaves")
def leaves(c: Canvas, name: str) -> None:
    """Fallen leaves, blown together in a heap that thins out."""
    large, small = "..bb. .babb babbc bbbc. c.c..", ".bb bac c.."
    for x, y, ramp, size in (
        (12, 9, RED, 3), (7, 13, GOLD, 3), (15, 15, GOLD, 3), (10, 19, RED, 2), (20, 12, GOLD, 2), (5, 20, GOLD, 2),
        (21, 20, RED, 2), (25, 25, GOLD, 2), (3, 6, RED, 2),
    ):  # fmt: skip
        c.art(
            x, y, large if size == 3 else small, {"a": ramp[4], "b": ramp[3] if ramp is GOLD else ramp[2], "c": ramp[1]}
        )


def _pad(c: Canvas, x: int, y: int, w: int, h: int) -> None:
    """A floating leaf with its notch, dark water under it."""
    c.ellipse(x, y + 2, w, h, TEAL[1])
    c.ellipse(x, y, w, h, LEAF[2])
    c.ellipse(x + 1, y, w * 2 // 3, h * 2 // 3, LEAF[3])
    for k in range(w // 3):
        c.rect(x + w - 1 - k, y + h // 2 - (w // 3 - k) // 3, 1, 1 + (w // 3 - k) // 2, TEAL[2])


@paints("lily_pad lily_drift")
def lily_pad(c: Canvas, name: str) -> None:
    """Water lilies: one large leaf in flower, or several of different sizes that have drifted together."""
    bloom = "..p.w.p.. .pwpwpwp. pwwpypwwp .pwyyywp. ..ppppp.."
    key = {"p": PINK[2], "w": PINK[4], "y": GOLD[3]}
    if name == "lily_pad":
        _pad(c, 5, 9, 20, 13)
        _pad(c, 20, 22, 9, 6)
        c.art(8, 7, bloom, key)
        return
    for x, y, w, h in ((15, 2, 11, 7), (3, 7, 14, 9), (18, 11, 13, 8), (8, 18, 11, 7), (21, 22, 8, 5), (2, 24, 6, 4)):
        _pad(c, x, y, w, h)
    c.art(19, 9, bloom, key)
    c.art(5, 18, ".w.w. pwypw .ppp.", key)


@paints("reeds reeds_few")
def reeds(c: Canvas, name: str) -> None:
    """Reeds and bulrushes that stand in shallow water."""
    stems = (
        ((5, 9), (9, 3), (12, 12), (15, 6), (19, 2), (22, 10), (26, 7))
        if name == "reeds"
        else ((8, 13), (13, 7), (18, 12))
    )
    foot = max(x for x, _ in stems) - 2
    c.ellipse(3, 24, foot + 2, 6, TEAL[1])
    for k, (x, y) in enumerate(stems):
        lean = (k % 3) - 1
        c.line(x + lean, y, x, 27, FIR[2] if k % 2 else LEAF[2])
        c.line(x + lean + 3, y + 6, x + 1, 27, LEAF[3])
        if k % 2:
            c.rect(x + lean - 1, y, 3, 7, WOOD[1])
            c.rect(x + lean - 1, y, 1, 6, WOOD[2])
            c.px(x + lean, y - 2, LEAF[3])
    c.rect(4, 27, foot, 1, TEAL[3])


# --- indoor plants and lamps ------------------------------------------------------------------


@paints("plant_pot plant_fern plant_cactus")
def plant(c: Canvas, name: str) -> None:
    """A small pot plant."""
    pot(c, 9, 20, 14, 9, {"plant_pot": RED, "plant_fern": WHITE, "plant_cactus": GOLD}[name])
    if name == "plant_cactus":
        c.round_rect(12, 4, 8, 17, FIR[2], 3)
        c.rect(13, 5, 2, 15, FIR[3])
        c.art(5, 7, "gg..... gg..... gg..... gggg... .ggggg. ", {"g": FIR[2]})
        c.art(20, 10, "...gg ...gg gggg. ggg..", {"g": FIR[2]})
        c.dots(SAND[4], (17, 8), (17, 12), (17, 16), (14, 10), (14, 14))
        c.art(13, 1, ".pp.p. pppppp .pppp.", {"p": PINK[2]})
    elif name == "plant_fern":
        _fronds(c, FIR)
    else:
        for x, y in ((8, 3), (15, 1), (3, 8), (20, 7), (11, 8), (6, 12), (17, 13)):
            c.art(x, y, "..334.. .33344. 2233332 2222322 .11222. ..1.1..", shades(LEAF))
    c.outline()
    c.shadow(7, 24, 20, 7)


def _fronds(c: Canvas, ramp: Ramp) -> None:
    tips = ((2, 12, 2), (5, 4, 3), (12, 1, 3), (20, 2, 3), (27, 6, 2), (30, 14, 2), (4, 18, 1), (28, 19, 1))
    for x1, y1, tone in tips:
        c.line(16, 20, x1, y1, ramp[tone])
        for k in range(1, 6):
            x, y = 16 + (x1 - 16) * k // 6, 20 + (y1 - 20) * k // 6
            c.dots(ramp[tone], (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1), (x - 1, y + 1), (x + 2, y))


@paints("plant_tall")
def plant_tall(c: Canvas, name: str) -> None:
    """A tall rubber plant in a white pot."""
    pot(c, 8, 48, 16, 13, WHITE)
    c.rect(15, 14, 2, 35, UMBER[2])
    leaf = "...333. .333443 3334433 2333322 .22222.."
    key = {"2": LEAF[1], "3": LEAF[2], "4": LEAF[3]}
    for x, y in ((4, 36), (18, 34), (2, 25), (20, 23), (5, 14), (18, 12), (11, 4), (10, 20), (12, 30), (9, 40)):
        c.art(x, y, leaf + " ..1.1.", {**key, "1": LEAF[0]})
    c.outline()
    c.shadow(6, 56, 22, 7)


@paints("floor_lamp")
def floor_lamp(c: Canvas, name: str) -> None:
    """A standing lamp with a cloth shade, not lit."""
    standing_lamp(c, False)


def standing_lamp(c: Canvas, lit: bool) -> None:
    """The standing lamp by day and by night."""
    shade = GOLD if lit else SAND
    c.rect(15, 18, 2, 40, GOLD[1])
    c.rect(15, 18, 1, 40, GOLD[3])
    c.ellipse(9, 55, 14, 6, GOLD[1])
    c.ellipse(9, 54, 14, 5, GOLD[2])
    for j in range(17):
        half = 6 + j // 4
        c.rect(16 - half, 4 + j, 2 * half, 1, shade[3])
        c.rect(16 - half, 4 + j, 3, 1, shade[4])
        c.rect(13 + half, 4 + j, 3, 1, shade[2])
    c.rect(6, 19, 20, 2, RED[2])
    c.rect(10, 4, 12, 1, RED[2])
    c.rect(21, 21, 1, 6, GOLD[2])
    if lit:
        c.rect(12, 8, 6, 9, GOLD[4])
        c.rect(13, 9, 4, 8, WHITE[4])
    c.outline()
    c.shadow(6, 56, 21, 7)
