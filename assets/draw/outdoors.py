"""What stands outdoors: beds and fences, lamps and signs, the fountain, the market, benches and gardens."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.furniture_cafe_pub import beer
from assets.draw.furniture_shop_college import heap
from assets.draw.palette import BLUE, FIR, GOLD, INK, LEAF, PINK, PURPLE, RED, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Colour, Ramp
from assets.draw.parts import grassy, leg, mug, panel, stand

BLOOM = ".aa. abba abba .aa."
BEDS: dict[str, tuple[Ramp, ...]] = {
    "flower_bed_red": (RED, PINK),
    "flower_bed_yellow": (GOLD, WHITE),
    "flower_bed_mixed": (PINK, PURPLE, GOLD, BLUE),
}


@paints("flower_bed_red flower_bed_yellow flower_bed_mixed")
def flower_bed(c: Canvas, name: str) -> None:
    """A bed of flowers in a low wooden border."""
    c.rect(1, 8, 30, 20, UMBER[1])
    for x, y in ((2, 6), (9, 5), (16, 6), (23, 5), (5, 11), (12, 10), (20, 11), (26, 10), (2, 15), (9, 16), (16, 15), (23, 16)):
        c.art(x, y, ".3.3.. 323232 .2323. ..2.1.", {"3": LEAF[3], "2": LEAF[2], "1": LEAF[1]})
    ramps = BEDS[name]
    for k, (x, y) in enumerate(((3, 3), (11, 2), (19, 3), (26, 4), (6, 8), (15, 7), (22, 9), (2, 12), (10, 13), (18, 13), (26, 13))):
        ramp = ramps[k % len(ramps)]
        c.art(x, y, BLOOM, {"a": ramp[2], "b": ramp[3]})
        c.px(x + 1, y, ramp[3])
        c.rect(x + 1, y + 1, 2, 1, GOLD[3] if ramp is not GOLD else WOOD[2])
    c.rect(1, 22, 30, 6, WOOD[2])
    c.rect(1, 22, 30, 1, WOOD[3])
    for x in (1, 10, 20, 29):
        c.rect(x, 21, 2, 7, WOOD[3])
        c.rect(x + 1, 22, 1, 6, WOOD[1])
    stand(c, 1, 28, 31, 3)


@paints("veg_tomato veg_cabbage veg_carrot herb_bed")
def vegetables(c: Canvas, name: str) -> None:
    """A kitchen-garden plot: ridges of earth with one crop."""
    c.round_rect(1, 5, 30, 25, UMBER[2], 2)
    for y in (12, 20, 28):
        c.rect(2, y, 28, 1, UMBER[1])
        c.rect(2, y - 5, 28, 1, UMBER[3])
    for k, (x, y) in enumerate(((3, 6), (12, 5), (21, 6), (3, 17), (12, 18), (21, 17))):
        _crop(c, name, x, y, k)
    c.outline()


def _crop(c: Canvas, name: str, x: int, y: int, k: int) -> None:
    key = {"1": LEAF[1], "2": LEAF[2], "3": LEAF[3], "4": LEAF[4], "r": RED[2], "R": RED[4], "o": GOLD[2], "O": GOLD[1], "s": WOOD[3]}
    if name == "veg_tomato":
        c.art(x, y - 5, "...s.... .33s32.. 3r32332. 3332Rr2. .2Rrrr3. 33rr233. .2332r2. ..2s22.. ...s....", key)
    elif name == "veg_cabbage":
        c.art(x, y - 1, "..3443.. .344443. 34433442 24344432 23444321 .222221.", key)
    elif name == "veg_carrot":
        c.art(x, y - 3, ".3..4.3. ..3.3.3. .343343. ..3433.. ...22... ..oooo.. ..OooO.. ...oo...", key)
    else:
        tone = (PURPLE[3], WHITE[4], LEAF[4])[k % 3]
        c.art(x, y - 2, "..p.p... .p3p3p.. .323233. 2323232. .222221. ..2121..", {**key, "p": tone})


def _rail(c: Canvas, x: int, w: int) -> None:
    for y in (12, 20):
        c.rect(x, y, w, 3, WOOD[3])
        c.rect(x, y, w, 1, WOOD[4])
        c.rect(x, y + 2, w, 1, WOOD[1])


def _picket(c: Canvas, x: int, h: int = 20, w: int = 5) -> None:
    c.rect(x, 29 - h, w, h, WOOD[3])
    c.rect(x, 29 - h, 1, h, WOOD[4])
    c.rect(x + w - 1, 29 - h, 1, h, WOOD[2])
    c.rect(x + 1, 28 - h, w - 2, 1, WOOD[4])
    c.rect(x + w // 2, 27 - h, 1, 1, WOOD[4])


@paints("fence fence_left fence_right fence_post garden_gate_post")
def fence(c: Canvas, name: str) -> None:
    """A picket fence that runs on sideways; left and right pieces end it."""
    if name in ("fence_post", "garden_gate_post"):
        _post(c, name == "garden_gate_post")
        return
    x0 = 5 if name == "fence_left" else 0
    x1 = 27 if name == "fence_right" else 32
    _rail(c, x0, x1 - x0)
    for x in (2, 10, 18, 26):
        if x0 - 4 < x < x1:
            _picket(c, x if x + 5 <= x1 else x1 - 5)
    stand(c, x0, 28, x1 - x0, 3)
    grassy(c, x0 + 1, 28, x1 - x0 - 4)


def _post(c: Canvas, gate: bool) -> None:
    _picket(c, 12, 22, 8)
    c.rect(11, 6, 10, 3, WOOD[3])
    c.rect(11, 6, 10, 1, WOOD[4])
    if gate:
        c.ellipse(12, 1, 8, 7, STONE[2])
        c.ellipse(13, 2, 5, 4, STONE[4])
        c.art(10, 19, ".3.3.. 3r33.. .3323. ..r323 .3.32.", {"3": LEAF[3], "2": LEAF[2], "r": PINK[2]})
    stand(c, 11, 28, 12, 3)
    grassy(c, 10, 28, 11)


@paints("fence_vertical")
def fence_vertical(c: Canvas, name: str) -> None:
    """A fence that runs away from the viewer: pickets one behind the other."""
    c.rect(14, 0, 4, 32, WOOD[2])
    c.rect(14, 0, 1, 32, WOOD[4])
    for y in (-4, 6, 17):
        c.rect(13, y, 6, 14, WOOD[3])
        c.rect(13, y, 1, 14, WOOD[4])
        c.rect(18, y, 1, 14, WOOD[1])
        c.rect(14, y - 1, 4, 1, WOOD[4])
        c.rect(13, y + 13, 6, 1, WOOD[1])
    stand(c, 19, 0, 3, 32)


@paints("letter_box")
def letter_box(c: Canvas, name: str) -> None:
    """A red letter box on a post with its flag up."""
    leg(c, 14, 16, 13, WOOD, 4)
    c.round_rect(6, 5, 20, 12, RED[2], 3)
    c.rect(8, 5, 15, 3, RED[3])
    c.rect(6, 15, 20, 2, RED[1])
    c.round_rect(6, 6, 8, 11, RED[1], 3)
    c.rect(8, 9, 5, 2, INK)
    c.rect(9, 10, 5, 4, WHITE[4])
    c.rect(26, 4, 2, 7, STONE[1])
    c.rect(24, 3, 4, 3, GOLD[3])
    c.outline()
    c.shadow(9, 26, 16, 5)
    grassy(c, 10, 28, 10)


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


@paints("street_lamp")
def street_lamp(c: Canvas, name: str) -> None:
    """An iron street lamp with a lantern."""
    c.rect(11, 87, 10, 4, STONE[0])
    c.rect(12, 83, 8, 4, STONE[1])
    c.rect(14, 28, 4, 56, STONE[0])
    c.rect(14, 28, 1, 56, STONE[2])
    for y in (50, 74):
        c.rect(13, y, 6, 2, STONE[1])
    c.rect(9, 31, 14, 2, STONE[0])
    c.dots(STONE[0], (8, 30), (23, 30), (8, 32), (23, 32))
    for j in range(18):
        half = 4 + (17 - j) // 5
        c.rect(16 - half, 10 + j, 2 * half, 1, GOLD[4])
        c.rect(14 + half, 10 + j, 2, 1, GOLD[3])
    c.rect(15, 10, 2, 18, GOLD[3])
    c.rect(13, 16, 4, 9, WHITE[4])
    c.rect(10, 27, 12, 2, STONE[0])
    c.rect(7, 8, 18, 2, STONE[0])
    c.rect(9, 5, 14, 3, STONE[1])
    c.rect(12, 3, 8, 2, STONE[1])
    c.rect(15, 1, 2, 2, STONE[2])
    c.outline()
    c.shadow(7, 87, 18, 7)
    c.art(20, 87, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


SIGNS: dict[str, tuple[Ramp, str, dict[str, Colour]]] = {
    "sign_cafe": (TEAL, "..W.W.W..... ...W.W.W.... ............ .wwwwwwww... .wbbbbbbwww. .wwwwwwwwww. .wwwwwwww.w. .wwwwwwwwww. ..wwwwww.... .WWWWWWWW...",
                  {"w": RED[2], "b": UMBER[0], "W": RED[1]}),
    "sign_pub": (RED, "g..gg..g.... gggggggg.... .gwwwwg..... .wwwwwwww... .yYyyyyw.ww. .yYyyyyw..w. .yYyyyyw..w. .yYyyyywwww. .yYyyyyw.... .wwwwwww....",
                 {"w": WHITE[4], "y": GOLD[2], "Y": GOLD[4], "g": GOLD[3]}),
    "sign_market": (LEAF, ".....u.gg... ....u.ggg... ..rrurrr.... .rRrrrrrr... .Rrrrrrrr... .rrrrrrrr... .rrrrrrrr... ..rrrrrr.... ..rrr.rr....",
                    {"u": UMBER[1], "g": LEAF[4], "r": RED[2], "R": RED[4]}),
    "sign_pharmacy": (WHITE, "...gggg.... ...gGgg.... ...gggg.... ggggggggggg gGggggggggg ggggggggggg ...gggg.... ...gggg.... ...gggg....",
                      {"g": FIR[2], "G": FIR[3]}),
    "sign_supply": (GOLD, ".sssssss.... sSSSSSsss... .ss.ww.ss... ....ww...... ....ww...... ....ww...... ....wW...... ....wW...... ....wW......",
                    {"s": STONE[1], "S": STONE[3], "w": WOOD[1], "W": WOOD[1]}),
    "sign_college": (BLUE, ".....gg..... ...gggggg... .gggggggggg. ...gggggg.y. ..wgggggg.y. ..wwwwwww.y. ..wwwwwww.yy .........yy.",
                     {"g": STONE[0], "w": STONE[1], "y": GOLD[3]}),
    "sign_park": (WOOD, "....ggg..... ..ggGGggg... .ggGGggggg.. .gGGggggDg.. ..ggggDDg... ....gbDg.... .....bb..... .....bb..... ....bbbb....",
                  {"g": LEAF[2], "G": LEAF[4], "D": LEAF[1], "b": UMBER[0]}),
}  # fmt: skip


@paints("sign_cafe sign_pub sign_market sign_pharmacy sign_supply sign_college sign_park")
def sign(c: Canvas, name: str) -> None:
    """A hanging sign on a post; its picture says what the house is."""
    ramp, picture, key = SIGNS[name]
    leg(c, 3, 6, 55, WOOD, 4)
    c.rect(3, 4, 26, 4, WOOD[2])
    c.rect(3, 4, 26, 1, WOOD[4])
    c.line(7, 16, 13, 9, WOOD[1])
    c.rect(12, 8, 1, 4, STONE[1])
    c.rect(25, 8, 1, 4, STONE[1])
    c.round_rect(8, 11, 22, 22, WOOD[1], 3)
    c.round_rect(9, 12, 20, 20, SAND[4] if ramp is not WHITE else WHITE[4], 3)
    c.round_rect(9, 12, 20, 20, ramp[3] if ramp not in (WOOD, GOLD) else SAND[3], 3)
    c.round_rect(11, 14, 16, 16, SAND[4], 2)
    wide = max(len(row) for row in picture.split())
    c.art(19 - wide // 2, 17 - len(picture.split()) // 9, picture, key)
    c.outline()
    c.shadow(0, 56, 14, 6)
    c.art(6, 59, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


@paints("sign_post")
def sign_post(c: Canvas, name: str) -> None:
    """A signpost with three arms."""
    leg(c, 14, 6, 55, WOOD, 4)
    for y, left, ramp in ((9, False, TEAL), (20, True, RED), (31, False, LEAF)):
        x = 3 if left else 8
        c.rect(x, y, 20, 8, ramp[2])
        c.rect(x, y, 20, 2, ramp[3])
        for k in range(4):
            c.rect(x - k if left else x + 20, y + k, 1 if left else k + 1, 8 - 2 * k if left else 1, ramp[2])
            if not left:
                c.rect(x + 20, y + 7 - k, k + 1, 1, ramp[2])
        c.rect(x + 3, y + 3, 8, 1, WHITE[4])
        c.rect(x + 13, y + 3, 4, 1, WHITE[4])
        c.rect(x + 3, y + 5, 5, 1, WHITE[4])
    c.rect(13, 4, 6, 3, WOOD[3])
    c.outline()
    c.shadow(9, 56, 16, 6)
    c.art(10, 59, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


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
    c.outline()
    c.shadow(3, 82, 60, 13)
    grassy(c, 7, 90, 48)


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
    for y in range(64, 90, 7):
        for k in range(5):
            x = 8 + 10 * k - (y // 7 % 2) * 4
            left, right = max(x, 8), min(x + 9, 56)
            if right - left > 2:
                c.rect(left, y, right - left + 1, 7, STONE[1])
                c.round_rect(left, y, right - left, 6, STONE[2], 1)
                c.rect(left + 1, y, right - left - 3, 1, STONE[4])
    c.ellipse(12, 57, 40, 9, INK)
    c.rect(27, 48, 9, 8, WOOD[3])
    c.rect(27, 48, 2, 8, WOOD[4])
    c.rect(27, 51, 9, 1, STONE[1])
    for k in range(24):
        half = 12 + k
        c.rect(32 - half if half < 30 else 2, 6 + k, min(2 * half, 60), 1, RED[1] if k % 6 == 5 else RED[2])
        for x in range(3 + (k // 6 % 2) * 4, 61, 8):
            if abs(x - 32) < half - 1 and k % 6 != 5:
                c.px(x, 6 + k, RED[1] if k % 6 else RED[3])
    c.rect(20, 5, 24, 2, RED[3])
    c.rect(2, 30, 60, 2, WOOD[1])
    c.outline()
    c.shadow(4, 80, 58, 14)
    grassy(c, 8, 90, 44)


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
    c.art(10, 15, "wwwwwwwwwwww .wwwwwwwwww. .wwwwwwwwww. ..wwWwwWww.. ...wwwwww... ....wwww....", {"w": WHITE[4], "W": WHITE[2]})
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
