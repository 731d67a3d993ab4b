"""States of shelves, boards, beds of vegetables and what else stands in rooms, over the stamp or instead of it."""

from assets.draw.canvas import PAINTERS, Canvas, Noise, paints_state
from assets.draw.furniture_bath_kitchen import fridge_body, fridge_inside
from assets.draw.furniture_college import chalk
from assets.draw.furniture_shop import KINDS, shelf_with
from assets.draw.palette import (
    BLUE,
    FIR,
    FLOOR,
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
)  # fmt: skip
from assets.draw.parts import bottle, stand

SHELVES = [f"shelf_{kind}{more}" for kind in KINDS.split() for more in ("", "_b")]
CROPS = "veg_tomato veg_cabbage veg_carrot herb_bed"
FLOWERS = "flower_bed_red flower_bed_yellow flower_bed_mixed"


@paints_state(" ".join(f"{name}@half_empty" for name in SHELVES))
def shelf_half(c: Canvas, name: str, frame: int) -> None:
    """A shop shelf from which much has been bought."""
    shelf_with(c, name.split("@")[0], 2)


@paints_state(" ".join(f"{name}@empty" for name in SHELVES))
def shelf_empty(c: Canvas, name: str, frame: int) -> None:
    """A shop shelf with nothing but its labels."""
    shelf_with(c, name.split("@")[0], 0)


def _leaning(c: Canvas, x: int, y: int, h: int, ramp: Ramp) -> None:
    """A book that leans to the right, three rows of slant in all."""
    for j in range(h):
        c.rect(x + 3 * (h - j) // h, y + j, 3, 1, ramp[2])
        c.px(x + 3 * (h - j) // h, y + j, ramp[3])


def _fallen(c: Canvas, x: int, y: int, ramp: Ramp) -> None:
    """An open book face down on the floor."""
    c.art(x, y, "..aabb... .aaaabbb. aaaaabbbb wwwwwwwww", {"a": ramp[3], "b": ramp[2], "w": WHITE[3]})


@paints_state("bookshelf@untidy")
def bookshelf_untidy(c: Canvas, name: str, frame: int) -> None:
    """Books that lean, lie across and have fallen out."""
    for y in (11, 23, 36, 48):
        c.rect(8, y + 1, 13, 9, WOOD[0])
        c.rect(8, y, 13, 1, INK)
    _leaning(c, 9, 13, 8, RED)
    _leaning(c, 14, 13, 8, TEAL)
    c.rect(9, 30, 11, 3, GOLD[2])
    c.rect(10, 27, 9, 3, BLUE[2])
    _leaning(c, 11, 38, 8, FIR)
    c.rect(17, 42, 5, 4, WHITE[4])
    _fallen(c, 3, 57, BLUE)
    _fallen(c, 18, 59, RED)


@paints_state("bookcase_tall@untidy")
def bookcase_untidy(c: Canvas, name: str, frame: int) -> None:
    """Gaps with books across them, and a heap on the floor."""
    for x, y in ((8, 11), (38, 11), (20, 23), (44, 36), (10, 48), (40, 48)):
        c.rect(x, y, 13, 9, UMBER[0])
        c.rect(x, y, 13, 1, INK)
    for x, y, ramp in ((9, 12, RED), (14, 12, GOLD), (39, 12, TEAL), (45, 37, PINK), (11, 49, BLUE)):
        _leaning(c, x, y, 8, ramp)
    c.rect(21, 29, 11, 3, TEAL[2])
    c.rect(22, 26, 9, 3, RED[2])
    c.rect(41, 54, 11, 3, GOLD[2])
    for x, y, ramp in ((6, 58, RED), (17, 59, BLUE), (36, 58, FIR), (50, 59, GOLD)):
        _fallen(c, x, y, ramp)


@paints_state("shelf_plants@untidy")
def plants_untidy(c: Canvas, name: str, frame: int) -> None:
    """A pot on its side that spills earth, a plant that hangs, leaves on the floor."""
    c.rect(5, 31, 22, 9, SAND[1])
    c.art(6, 34, ".rrrr.... rrRRRruuu rrRRRruuuu .rrrr.uuu", {"r": RED[2], "R": RED[1], "u": UMBER[2]})
    c.art(18, 30, ".2.3. 2323. .232. ..2.. ..2..", {"2": LEAF[1], "3": LEAF[2]})
    c.art(20, 42, "3.2 .3. 2.3 .2. 3..", {"2": LEAF[1], "3": FLOOR[2]})
    c.art(4, 58, "u..3.uu..u uuu..3.uu. .u.u..u..3", {"u": UMBER[2], "3": LEAF[2]})


@paints_state("back_bar_shelf@untidy")
def bar_untidy(c: Canvas, name: str, frame: int) -> None:
    """Bottles on their sides, gaps between them, a wet rag over the edge and glasses that want washing."""
    for x, y in ((12, 12), (36, 12), (24, 25), (48, 25)):
        c.rect(x, y, 11, 10, UMBER[0] if not 20 < x < 40 else TEAL[0])
    for x, y, ramp in ((12, 18, FIR), (36, 18, RED), (25, 31, GOLD)):
        c.rect(x, y, 7, 4, ramp[2])
        c.rect(x, y, 7, 1, ramp[3])
        c.rect(x + 7, y + 1, 3, 2, ramp[2])
    bottle(c, 50, 27, WHITE, 8)
    c.art(24, 38, "wwwwwwwwww wWwwwWwwww wwwWwwwWw. .wwWwwwww. ..wwwWww.. ...wwww...", {"w": RED[4], "W": RED[3]})
    for x in (6, 12, 40, 46):
        c.rect(x, 36, 4, 6, TEAL[4])
        c.rect(x, 39, 4, 3, GOLD[1])


@paints_state("fridge_steel@open")
def steel_open(c: Canvas, name: str, frame: int) -> None:
    """The steel refrigerator with its door open."""
    fridge_inside(c)
    c.recolour({WHITE[3]: STONE[3], WHITE[2]: STONE[2], WHITE[1]: STONE[1]})
    stand(c, 3, 59, 29)


@paints_state("fridge@empty fridge_steel@empty")
def fridge_empty(c: Canvas, name: str, frame: int) -> None:
    """The door open, the shelves bare but for one lemon."""
    ramp = WHITE if name.startswith("fridge@") else STONE
    fridge_body(c, ramp)
    c.rect(6, 29, 20, 28, WHITE[4])
    for y in (29, 38, 47):
        c.rect(6, y, 20, 1, WHITE[1])
    c.rect(6, 30, 3, 27, WHITE[3])
    c.art(18, 43, ".yy. yyyY .YY.", {"y": GOLD[3], "Y": GOLD[2]})
    c.rect(1, 29, 4, 30, ramp[2])
    c.rect(1, 29, 1, 30, ramp[4])
    stand(c, 3, 59, 29)


@paints_state("dresser@open")
def dresser_open(c: Canvas, name: str, frame: int) -> None:
    """Drawers pulled out, clothes hanging over them."""
    for k, (y, cloth) in enumerate(((40, PINK), (46, TEAL), (52, GOLD))):
        if k == 1:
            continue
        c.rect(4, y - 1, 24, 3, WOOD[0])
        c.rect(4, y + 2, 24, 6, WOOD[3])
        c.rect(4, y + 2, 24, 1, WOOD[4])
        c.rect(15, y + 4, 2, 1, GOLD[3])
        c.art(7, y - 2, ".cccc... cCcccCc. cccCcccc .cC.cc.. .c..c...", {"c": cloth[3], "C": cloth[2]})
    c.outline()


@paints_state("toilet@clogged")
def toilet_clogged(c: Canvas, name: str, frame: int) -> None:
    """Murky water over the rim, a puddle round the foot, and the plunger."""
    c.ellipse(9, 12, 14, 8, TEAL[1])
    c.ellipse(10, 12, 11, 5, FIR[2])
    c.rect(12 + 4 * frame, 14, 3, 1, FIR[4])
    for x in (8, 22):
        c.rect(x, 17, 2, 8, FIR[3])
    c.ellipse(2, 24, 28, 7, FIR[3])
    c.ellipse(4, 25, 18, 3, FIR[4])
    c.rect(26, 8, 2, 16, WOOD[3])
    c.art(23, 22, ".rrrr.. rrrrrr. rrrrrrr", {"r": RED[2]})


@paints_state("blackboard@covered_in_writing")
def board_covered(c: Canvas, name: str, frame: int) -> None:
    """A formula, a graph, a triangle, and line upon line of chalk, right across the board."""
    noise = Noise(314)
    c.rect(6, 9, 84, 35, FIR[0])
    chalk(c)
    for row, y in enumerate(range(12, 26, 4)):
        x = 41
        while row < 2 and x < 84:
            w = min(noise.between(3, 7), 87 - x)
            c.rect(x, y - 2, w, 1, GOLD[3] if noise.below(6) == 0 else WHITE[3])
            x += w + noise.between(2, 3)
    c.round_rect(10, 11, 27, 9, GOLD[3], 2)
    c.round_rect(11, 12, 25, 7, FIR[0], 2)
    c.art(12, 13, FORMULA, {"w": WHITE[4]})


FORMULA = (
    "www......w..w.....ww w...www...ww........w ww..............ww... w...www...ww......w... www......w..w.....www"
)


@paints_state("weight_bench@in_use")
def weights_used(c: Canvas, name: str, frame: int) -> None:
    """The bar in the air above its rack, drops of sweat beside it."""
    c.rect(3, 8, 58, 4, STONE[1])
    for x in (12, 49):
        c.rect(x, 8, 3, 6, STONE[3])
    c.rect(16, 8, 32, 4, RED[3])
    for y, w, tone in ((1 + 2 * frame, 58, STONE[4]), (2 + 2 * frame, 58, STONE[3])):
        c.rect(3, y, w, 1, tone)
    for k, (x, y) in enumerate(((20, 14), (41, 15), (30, 16))):
        c.rect(x, y + 2 * ((k + frame) % 2), 2, 3, BLUE[4])


@paints_state("pool_table@in_play")
def pool_played(c: Canvas, name: str, frame: int) -> None:
    """Balls that roll apart over the cloth, and a cue that strikes."""
    c.rect(9, 14, 78, 25, FIR[2])
    c.rect(66, 14, 1, 25, FIR[3])
    for k, (x, y, dx, dy) in enumerate(
        ((40, 24, 3, 0), (50, 17, 2, -1), (54, 31, 3, 1), (24, 17, 0, 0), (74, 33, 1, 0))
    ):
        ramp = (WHITE, RED, GOLD, BLUE, LEAF)[k]
        bx, by = x + dx * frame, y + dy * frame
        c.rect(bx + 1, by + 5, 4, 1, FIR[0])
        c.ellipse(bx, by, 5, 5, ramp[2] if k else WHITE[4])
        c.px(bx + 1, by + 1, WHITE[4])
    tip = 36 + 2 * frame
    c.line(tip - 34, 40, tip, 27, WOOD[4])
    c.line(tip - 34, 41, tip - 14, 33, UMBER[1])


@paints_state("easel_portrait@empty easel_landscape@empty easel@empty")
def easel_empty(c: Canvas, name: str, frame: int) -> None:
    """A canvas on which there is nothing yet; its weave just shows."""
    c.rect(5, 11, 22, 31, WHITE[4])
    for y in range(14, 41, 5):
        for x in range(7 + y % 2 * 3, 26, 6):
            c.rect(x, y, 2, 1, SAND[4])
    c.rect(26, 11, 1, 31, WHITE[2])
    c.rect(5, 41, 22, 1, WHITE[2])


@paints_state("easel_portrait@holding_a_picture easel_landscape@holding_a_picture")
def easel_full(c: Canvas, name: str, frame: int) -> None:
    """The picture that the stamp shows."""
    stamp = name.split("@")[0]
    PAINTERS[stamp](c, stamp)


@paints_state(" ".join(f"{name}@attended" for name in ("counter_left", "pharmacy_counter_left")))
def counter_attended(c: Canvas, name: str, frame: int) -> None:
    """A sign on the counter that says OPEN: somebody serves."""
    c.round_rect(8, 0, 24, 10, FIR[0], 1)
    c.rect(9, 1, 22, 8, LEAF[2])
    c.art(10, 2, OPEN_SIGN, {"w": WHITE[4]})
    for x in (12, 26):
        c.rect(x, 10, 2, 3, UMBER[1])


OPEN_SIGN = ".ww..www..wwww.w..w w..w.w..w.w....ww.w w..w.www..www..w.ww w..w.w....w....w..w .ww..w....wwww.w..w"


@paints_state(" ".join(f"{name}@freshly_watered" for name in f"{CROPS} {FLOWERS}".split()))
def watered(c: Canvas, name: str, frame: int) -> None:
    """Wet earth between the plants and drops on the leaves."""
    for x, y in ((3, 14), (13, 15), (22, 14), (6, 28), (17, 29), (26, 28)):
        c.rect(x, y, 6, 1, BLUE[1])
        c.rect(x + 1, y - 1, 3, 1, UMBER[1])
    for k, (x, y) in enumerate(((4, 5), (15, 7), (25, 4), (8, 19), (19, 21), (28, 18))):
        c.rect(x, y, 2, 2, BLUE[3])
        c.px(x, y, WHITE[4] if (k + frame) % 2 else BLUE[4])


THISTLE = "...p.... ..ppp.p. ...4..4. .4.4.4.. ..434... 3.43.43. .343434. ..3443.. ...33..."
DANDELION = "..y... .yyy.. ..y.w. .3.www 33..w. .3333. ..33.."
GRASSES = "4..3..4. .4.34.4. .3434.3. 3.343.43 .343434. ..3333.."


@paints_state(" ".join(f"{name}@in_need_of_weeding" for name in f"{CROPS} {FLOWERS}".split()))
def weeds(c: Canvas, name: str, frame: int) -> None:
    """Thistles, dandelions and couch grass between the plants."""
    key = {"p": PINK[1], "y": GOLD[3], "w": WHITE[4], "3": LEAF[1], "4": LEAF[3]}
    for x, y, rows in (
        (1, 5, GRASSES), (10, 1, THISTLE), (21, 5, DANDELION), (2, 18, DANDELION), (12, 20, GRASSES), (22, 15, THISTLE),
    ):  # fmt: skip
        c.art(x, y, rows, key)
    c.outline()
