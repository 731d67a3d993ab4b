"""What grows in the grass and on the water, and indoor plants and lamps."""

from assets.draw.canvas import Canvas, paints, shades
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
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
from assets.draw.parts import pot


@paints("tuft tuft_tall")
def tuft(c: Canvas, name: str) -> None:
    """Grass that stands higher than the lawn."""
    key = shades(LEAF)
    if name == "tuft":
        c.art(8, 14, "...3....4... .3.3..3.3..3 ..343.343.3. .3233323323. ..22232322.. ...1222221..", key)
    else:
        high = "....4.....4..... ..4.3..4.3...4.. ..3.3.3.3.3.3... .3.343.3343.3..3 .33233323323.33. "
        low = "..323233232332.. ..22232322232... ...2221222122... ....11122211...."
        c.art(7, 8, high + low, key)


@paints("flower_white flower_yellow flower_pink flower_blue")
def flowers(c: Canvas, name: str) -> None:
    """A drift of small flowers."""
    ramp = {"white": WHITE, "yellow": GOLD, "pink": PINK, "blue": BLUE}[name.split("_")[1]]
    tone = ramp[4] if ramp is WHITE else ramp[3]
    key = {"a": tone, "b": WOOD[2] if ramp is GOLD else GOLD[3], "c": ramp[2], "g": LEAF[2], "l": LEAF[3]}
    for x, y in ((4, 5), (18, 3), (11, 12), (23, 14), (5, 20), (17, 22)):
        c.art(x, y, ".aa.. abba. .cc.. .gl.. .gg..", key)
        c.px(x + 3, y + 3, LEAF[3])


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
    """A few pebbles."""
    for x, y, w in ((7, 10, 6), (18, 16, 5), (12, 20, 4)):
        c.round_rect(x, y, w, w - 1, STONE[2], 1)
        c.rect(x + 1, y, w - 3, 1, STONE[4])
        c.rect(x + 1, y + w - 1, w - 1, 1, LEAF[1])


@paints("leaves")
def leaves(c: Canvas, name: str) -> None:
    """Fallen leaves."""
    for x, y, ramp in ((5, 7, GOLD), (18, 5, RED), (12, 15, GOLD), (23, 19, GOLD), (6, 22, RED)):
        c.art(x, y, "..a. .aab aab. b...", {"a": ramp[2], "b": ramp[1]})


@paints("lily_pad")
def lily_pad(c: Canvas, name: str) -> None:
    """A water lily with its leaf."""
    c.ellipse(5, 11, 20, 13, TEAL[1])
    c.ellipse(5, 9, 20, 13, LEAF[2])
    c.ellipse(6, 9, 15, 9, LEAF[3])
    c.art(20, 13, "...tt .tttt ttttt", {"t": TEAL[2]})
    c.art(9, 7, "..p.w.p.. .pwpwpwp. pwwpypwwp .pwyyywp. ..ppppp..", {"p": PINK[2], "w": PINK[4], "y": GOLD[3]})


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
    """A standing lamp with a cloth shade."""
    c.rect(15, 18, 2, 40, GOLD[1])
    c.rect(15, 18, 1, 40, GOLD[3])
    c.ellipse(9, 55, 14, 6, GOLD[1])
    c.ellipse(9, 54, 14, 5, GOLD[2])
    for j in range(17):
        half = 6 + j // 4
        c.rect(16 - half, 4 + j, 2 * half, 1, GOLD[3])
        c.rect(16 - half, 4 + j, 3, 1, GOLD[4])
        c.rect(13 + half, 4 + j, 3, 1, GOLD[2])
    c.rect(6, 19, 20, 2, RED[2])
    c.rect(10, 4, 12, 1, RED[2])
    c.rect(21, 21, 1, 6, GOLD[2])
    c.outline()
    c.shadow(6, 56, 21, 7)
