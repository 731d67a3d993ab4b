"""Signs over things whose state has no picture of its own, such as words that a player wrote: fire, bees, a puddle.

Each is 32 x 32, laid over a tile of the thing; `game/view/signs.py` picks one by the words.
"""

from itertools import pairwise

from assets.draw.canvas import Canvas, paints_state
from assets.draw.palette import (
    BLUE,
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
    Colour,
    Ramp,
)  # fmt: skip
from assets.draw.states import SMOKE, flame, note, steam


@paints_state("sign@fire")
def fire(c: Canvas, name: str, frame: int) -> None:
    """Flames across the tile, smoke above."""
    c.art(11 + frame, 1, SMOKE[frame], {"s": STONE[1], "t": STONE[2]})
    for k, (x, y, rows) in enumerate(((2, 16, 9), (20, 17, 9), (11, 11, 9), (6, 22, 6), (16, 22, 6))):
        flame(c, x, y - (k + frame) % 2 * 2, frame + k, rows)


@paints_state("sign@smoke")
def smoke(c: Canvas, name: str, frame: int) -> None:
    """Grey clouds that rise and swell."""
    large = "...ssss... ..stttsss. .stttttsss stttttttss ssttttssss .ssssssss."
    middle = "..sss... .sttsss. sttttsss .ssssss."
    puffs = ((large, 9, 22), (middle, 15, 14), ("..ss.. .stss. stttss .ssss.", 10, 6))
    for k, (rows, x, y) in enumerate(puffs):
        c.art(x + (k + frame) % 3 * 2 - 2, y - frame, rows, {"s": STONE[1], "t": STONE[2]})


@paints_state("sign@water")
def water(c: Canvas, name: str, frame: int) -> None:
    """Drops that fall into a spreading puddle."""
    c.ellipse(3, 21, 27, 10, TEAL[2])
    c.ellipse(4, 21, 25, 9, BLUE[3])
    c.ellipse(7, 22, 12, 4, BLUE[4])
    c.rect(8 + 7 * frame, 27, 7, 1, WHITE[4])
    for k, x in enumerate((7, 15, 23)):
        y = 2 + (k * 5 + frame * 4) % 12
        c.art(x, y, ".b. .b. bbB bwB .B.", {"b": BLUE[3], "B": BLUE[1], "w": WHITE[4]})
    c.art(14, 18, "w.w .w.", {"w": WHITE[4]})


SWARM = ((4, 6), (14, 3), (24, 8), (8, 15), (18, 13), (26, 19), (12, 23))


@paints_state("sign@bees")
def bees(c: Canvas, name: str, frame: int) -> None:
    """A swarm, each on its own small way."""
    key = {"y": GOLD[3], "i": INK, "w": WHITE[4]}
    for k, (x, y) in enumerate(SWARM):
        turn = (k + frame) % 3
        wings = (".ww. yiyi", "w..w yiyi", ".ww. iyiy")[turn]
        c.art(x + turn - 1, y + (k * 2 + frame) % 3 - 1, wings, key)


@paints_state("sign@insects")
def insects(c: Canvas, name: str, frame: int) -> None:
    """Small dark crawlers and flies."""
    for k, (x, y) in enumerate((*SWARM, (3, 24), (22, 26))):
        step = (k + frame) % 2
        c.art(x + step, y + 1 - step, ("i.i .ii i.i", ".ii iii .ii")[step], {"i": INK if k % 3 else UMBER[1]})


@paints_state("sign@broken")
def broken(c: Canvas, name: str, frame: int) -> None:
    """A crack, splinters and a spark."""
    crack = ((16, 4), (12, 10), (18, 14), (13, 20), (17, 28))
    for (x0, y0), (x1, y1) in pairwise(crack):
        for dx, tone in ((-1, INK), (0, INK), (1, WHITE[4])):
            c.line(x0 + dx, y0, x1 + dx, y1, tone)
    c.line(18, 14, 25, 11, INK)
    c.line(12, 10, 6, 13, INK)
    for x, y in ((4, 24), (9, 27), (23, 25), (27, 22)):
        c.art(x, y, ".s. sSs .s.", {"s": WOOD[3], "S": WOOD[1]})
    if frame:
        c.art(22, 4, "..y.. .yYy. yYwYy .yYy. ..y..", {"y": GOLD[2], "Y": GOLD[3], "w": WHITE[4]})


@paints_state("sign@music")
def music(c: Canvas, name: str, frame: int) -> None:
    """Notes in the air."""
    for x, y, tone in ((5, 12, GOLD[3]), (14, 3, WHITE[4]), (23, 9, PINK[2])):
        note(c, x + frame, y - 2 * frame if x != 14 else y + 2 * frame, tone)
    c.outline()


def _star(c: Canvas, x: int, y: int, wide: bool, tone: Colour) -> None:
    rows = "..w.. ..w.. wwyww ..w.. ..w.." if wide else "..... ..w.. .wyw. ..w.. ....."
    c.art(x, y, rows, {"w": tone, "y": WHITE[4]})


@paints_state("sign@sparkle")
def sparkle(c: Canvas, name: str, frame: int) -> None:
    """Stars that come and go: clean, new or magic."""
    for k, (x, y) in enumerate(((3, 4), (22, 2), (12, 11), (25, 17), (4, 20), (16, 24))):
        _star(c, x, y, (k + frame) % 2 == 0, GOLD[3] if k % 2 else GOLD[4])


@paints_state("sign@stink")
def stink(c: Canvas, name: str, frame: int) -> None:
    """Green wisps and two flies."""
    for k, x in enumerate((6, 15, 24)):
        for j in range(16):
            wave = (0, 1, 2, 2, 1, 0, -1, -1)[(j + 3 * k + 2 * frame) % 8]
            c.rect(x + wave, 8 + j - 2 * (k % 2), 2, 1, LEAF[3] if j % 5 else LEAF[4])
    for x, y in ((11, 5 + frame), (22 - frame, 3)):
        c.art(x, y, "w.w .i.", {"w": WHITE[4], "i": INK})
    c.art(8, 26, ".u...u.. uUu.uUu.", {"u": LEAF[1], "U": UMBER[1]})


@paints_state("sign@ice")
def ice(c: Canvas, name: str, frame: int) -> None:
    """Icicles above, frost below and a flake."""
    for k, (x, h) in enumerate(((2, 9), (7, 6), (12, 11), (18, 7), (23, 10), (28, 5))):
        for j in range(h):
            c.rect(x + j // 4, j, max(1, 4 - j // 3), 1, WHITE[4] if j < 2 else BLUE[4] if k % 2 else TEAL[4])
    c.art(11, 15, "w..w..w .w.w.w. ..www.. wwwbwww ..www.. .w.w.w. w..w..w", {"w": WHITE[4], "b": BLUE[3]})
    for x in range(1, 30, 6):
        c.art(x, 26, "..w... .www.. wwwwww", {"w": BLUE[4] if x % 4 else WHITE[4]})
    _star(c, 4 + 18 * frame, 18, True, BLUE[4])


HEART = ".rr.rr. rRrrrrr rrrrrrr .rrrrr. ..rrr.. ...r..."


@paints_state("sign@heart")
def heart(c: Canvas, name: str, frame: int) -> None:
    """Hearts that rise."""
    for k, (x, y) in enumerate(((4, 17), (13, 7), (21, 15))):
        c.art(x, y - (k + frame) % 2 * 2, HEART, {"r": RED[2] if k != 1 else PINK[1], "R": PINK[3]})
    c.outline()


BLOOM = ".pp.pp. ppPyPpp .pyyyp. ppPyPpp .pp.pp. ...l... .ll.l.. ...l..."


@paints_state("sign@flowers")
def flowers(c: Canvas, name: str, frame: int) -> None:
    """Flowers that have come out all over."""
    for k, (x, y) in enumerate(((2, 12), (12, 4), (22, 11), (7, 22), (18, 21))):
        tone: Ramp = (PINK, WHITE, PURPLE)[k % 3]
        c.art(x, y, BLOOM, {"p": tone[3], "P": tone[4], "y": GOLD[3], "l": LEAF[2]})


@paints_state("sign@papers")
def papers(c: Canvas, name: str, frame: int) -> None:
    """Written sheets, lying and flying."""
    for k, (x, y) in enumerate(((3, 18), (14, 21), (21, 13), (8, 8 - frame), (19, 2 + frame))):
        c.rect(x + 1, y + 1, 8, 8, WHITE[0])
        c.rect(x, y, 8, 8, WHITE[4])
        for j in (2, 4, 6):
            c.rect(x + 1, y + j, 6 - (j + k) % 3, 1, STONE[2])


@paints_state("sign@steam")
def hot(c: Canvas, name: str, frame: int) -> None:
    """Curls of steam."""
    for k, (x, y) in enumerate(((6, 12), (14, 6), (22, 11))):
        steam(c, x, y - frame, frame + k)
        steam(c, x, y + 5 - frame, frame + k + 1)
        steam(c, x + 1, y + 10 - frame, frame + k)


@paints_state("sign@spark")
def spark(c: Canvas, name: str, frame: int) -> None:
    """A lightning bolt and sparks."""
    bolt = "....yyy. ...yyy.. ..yyy... .yyyyyy. ....yyy. ...yyy.. ..yyy... .yyy.... .yy..... .y......"
    c.art(11, 9, bolt, {"y": GOLD[3] if frame else GOLD[4]})
    c.outline()
    for k, (x, y) in enumerate(((2, 8), (24, 5), (25, 21), (3, 22))):
        _star(c, x, y, (k + frame) % 2 == 0, BLUE[4])


@paints_state("sign@asleep")
def asleep(c: Canvas, name: str, frame: int) -> None:
    """Three letters of a snore."""
    for x, y, rows in (
        (6, 19, "zzz ..z .z. zzz"),
        (13, 11, "zzzz ...z ..z. .z.. zzzz"),
        (20, 2 + frame, "zzzzz ...zz ..zz. .zz.. zzzzz"),
    ):
        c.art(x, y, rows, {"z": WHITE[4]})
    c.outline()


def _plate(c: Canvas) -> None:
    """A small notice that hangs on a thing."""
    c.line(12, 1, 16, 5, UMBER[1])
    c.line(20, 1, 16, 5, UMBER[1])
    c.round_rect(7, 5, 18, 16, SAND[4], 2)
    c.rect(8, 19, 16, 1, SAND[2])
    c.outline()


@paints_state("sign@locked")
def locked(c: Canvas, name: str, frame: int) -> None:
    """A padlock on a plate."""
    _plate(c)
    c.art(11, 7, "...sss.... ..s...s... ..s...s... .ggggggg.. .gggigyg.. .gggiggg.. .ggggggg.. .GGGGGGG..",
          {"s": STONE[1], "g": GOLD[2], "y": GOLD[3], "G": GOLD[1], "i": INK})  # fmt: skip


@paints_state("sign@ghost")
def ghost(c: Canvas, name: str, frame: int) -> None:
    """A small ghost that bobs."""
    rows = "...wwwwww... ..wwwwwwww.. .wwwwwwwwww. .wwiwwwiwww. .wwiwwwiwww. .wwwwwwwwww. .wwwwiwwwww. "
    rows += ".wwwwwwwwww. .wwwwwwwwww. .wwwwwwwwww. .ww.wwww.ww. .w...ww...w."
    c.art(10, 7 - 2 * frame, rows, {"w": WHITE[3], "i": INK})
    c.outline()


@paints_state("sign@animal")
def animal(c: Canvas, name: str, frame: int) -> None:
    """A cat that has settled there; its tail moves."""
    rows = ".o...o..... .oo.oo..... .ooooo..... .oiooio.... .ooPoo..... "
    rows += "..oooooooo. ..oOooOooOo ..oooooooooo .ooOooOoooo .wo.ooo.wo.."
    c.art(8, 14, rows, {"o": GOLD[2], "O": WOOD[2], "i": INK, "P": PINK[2], "w": WHITE[4]})
    c.art(19, 11, ("..o .oo .o. .o. oo.", "oo. .o. .o. .o. oo.")[frame], {"o": GOLD[2]})
    c.outline()


@paints_state("sign@party")
def party(c: Canvas, name: str, frame: int) -> None:
    """Three balloons and a string of paper flags."""
    for k, (x, tone) in enumerate(((4, RED), (12, GOLD), (20, BLUE))):
        y = 3 + (k + frame) % 2 * 2
        c.ellipse(x, y, 8, 10, tone[2])
        c.rect(x + 2, y + 2, 2, 2, tone[4])
        c.line(x + 4, y + 10, 15, 25, WHITE[4])
    for k, x in enumerate(range(1, 29, 5)):
        tone = (PINK, TEAL, GOLD)[k % 3]
        c.art(x, 25 + (k % 2), "ttttt .ttt. ..t..", {"t": tone[2]})


@paints_state("sign@money")
def money(c: Canvas, name: str, frame: int) -> None:
    """Coins in two piles, and one that glints."""
    for x, n in ((6, 4), (16, 6)):
        for k in range(n):
            c.ellipse(x, 25 - 3 * k, 9, 5, GOLD[1])
            c.ellipse(x, 24 - 3 * k, 9, 5, GOLD[3])
    _star(c, 18 - 8 * frame, 3 + 6 * frame, True, GOLD[4])


@paints_state("sign@food")
def food(c: Canvas, name: str, frame: int) -> None:
    """A dish that steams."""
    c.ellipse(4, 17, 24, 12, WHITE[1])
    c.ellipse(4, 16, 24, 11, WHITE[4])
    c.ellipse(8, 17, 16, 7, RED[3])
    c.dots(GOLD[3], (12, 19), (17, 20), (20, 18))
    c.dots(LEAF[3], (14, 21), (10, 20), (18, 18))
    for x in (11, 19):
        steam(c, x, 8 + frame, frame)
    c.outline()


@paints_state("sign@paint")
def paint(c: Canvas, name: str, frame: int) -> None:
    """Splashes of colour."""
    for x, y, tone in ((3, 14, RED), (16, 5, BLUE), (19, 19, GOLD), (9, 24, LEAF)):
        c.art(x, y, "..pp..p. .pppp... pPPpppp. ppppppp. .ppppp.p ..p.p...", {"p": tone[2], "P": tone[3]})


@paints_state("sign@dark")
def dark(c: Canvas, name: str, frame: int) -> None:
    """A plate with a switch that is off."""
    _plate(c)
    c.art(12, 7, "..iii... .i.i.i.. i..i..i. i..i..i. i.....i. .i...i.. ..iii...", {"i": STONE[0]})


@paints_state("sign@notice")
def notice(c: Canvas, name: str, frame: int) -> None:
    """An exclamation mark on a plate: something is not as usual."""
    _plate(c)
    c.rect(15, 7 - frame, 3, 7, RED[2])
    c.rect(15, 15, 3, 3, RED[2])
    c.px(15, 7 - frame, RED[3])
