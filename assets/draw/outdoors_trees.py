"""Trees: crowns of a few large leafy masses, each lit from the upper left, on trunks that fork into branches."""

from assets.draw.canvas import Canvas, Noise, paints
from assets.draw.foliage import Clump, crown, pile
from assets.draw.palette import CLEAR, FIR, GOLD, GRASS, LEAF, PINK, RED, STONE, UMBER, WHITE, WOOD, Colour, Ramp

Limb = tuple[int, int, int, int, int]  # from x, y to x, y, and how thick

LIME: Ramp = (LEAF[1], FIR[2], GRASS[1], GRASS[3], LEAF[4])
BIRCH: Ramp = (STONE[0], STONE[2], STONE[4], WHITE[4], WHITE[4])
# the masses of each crown from the rearmost to the foremost: middle, radius across and radius down
OAK: list[Clump] = [
    (48, 44, 14, 13), (16, 42, 14, 13), (32, 56, 17, 11), (46, 26, 14, 13), (18, 24, 14, 13), (34, 37, 17, 14),
    (30, 16, 16, 13),
]  # fmt: skip
ELM: list[Clump] = [
    (46, 50, 15, 10), (18, 48, 14, 10), (52, 34, 10, 11), (12, 33, 11, 11), (34, 44, 16, 12), (41, 20, 17, 14),
    (22, 25, 15, 13),
]  # fmt: skip
SLENDER: list[Clump] = [
    (40, 54, 12, 10), (24, 56, 12, 10), (44, 40, 11, 12), (20, 41, 11, 12), (32, 47, 13, 11), (40, 25, 11, 12),
    (24, 26, 11, 12), (32, 33, 12, 11), (32, 14, 11, 12),
]  # fmt: skip
CHERRY: list[Clump] = [
    (50, 46, 12, 8), (14, 48, 12, 8), (32, 52, 13, 8), (50, 30, 12, 10), (14, 33, 12, 10), (33, 39, 17, 11),
    (42, 17, 14, 10), (22, 20, 14, 11),
]  # fmt: skip
MAPLE: list[Clump] = [
    (46, 50, 15, 11), (17, 49, 15, 12), (32, 57, 14, 10), (50, 34, 12, 12), (14, 33, 12, 12), (33, 42, 16, 13),
    (42, 22, 13, 12), (22, 21, 13, 12), (32, 13, 12, 10),
]  # fmt: skip
TREES: dict[str, tuple[list[Clump], Ramp, Ramp, int]] = {
    "tree_round": (OAK, LEAF, UMBER, 3),
    "tree_round_dark": (ELM, FIR, UMBER, 5),
    "tree_tall": (SLENDER, LIME, BIRCH, 7),
    "tree_blossom": (CHERRY, PINK, UMBER, 9),
    "tree_autumn": (MAPLE, GOLD, UMBER, 11),
}
FORK: list[Limb] = [(28, 70, 19, 55, 4), (33, 70, 44, 54, 4), (22, 61, 13, 56, 2), (42, 59, 51, 53, 2)]


def trunk(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp = UMBER) -> None:
    """A trunk with bark and spreading roots; x is its middle, y its top."""
    left = x - w // 2
    for j in range(h):
        flare = max(0, j - h + 6) * 3 // 4
        c.rect(left - flare, y + j, w + 2 * flare, 1, ramp[2])
        c.rect(left - flare, y + j, 2 + flare // 2, 1, ramp[3])
        c.rect(left + w - 3 + flare // 2, y + j, 3 + flare // 2, 1, ramp[1])
    _bark(c, left, y, w, h, ramp)
    for dx in (-3, w // 2, w + 1):
        c.rect(left + dx, y + h - 1, 3, 2, ramp[1] if dx > 0 else ramp[2])


def _bark(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp) -> None:
    """Furrows down the trunk; on a birch dark marks across it."""
    for k in range(2, h - 4, 4):
        if ramp is BIRCH:
            c.rect(x + (2, 0, 4, 1)[k // 4 % 4], y + k, (3, 2, 4, 2)[k // 4 % 4], 1, ramp[0 if k % 8 else 1])
        else:
            c.rect(x + 3 + k * 5 % max(w - 6, 1), y + k, 1, 3, ramp[1])


def limb(c: Canvas, branch: Limb, ramp: Ramp) -> None:
    """A branch, lit on its left."""
    x0, y0, x1, y1, thick = branch
    for k in range(thick):
        c.line(x0 + k, y0, x1 + k, y1, ramp[3] if k == 0 else ramp[1] if k == thick - 1 else ramp[2])


@paints("tree_round tree_round_dark tree_tall tree_blossom tree_autumn")
def tree(c: Canvas, name: str) -> None:
    """A broad-leaved tree, two tiles wide and three high."""
    clumps, ramp, bark, seed = TREES[name]
    slim = name == "tree_tall"
    trunk(c, 32, 62, 8 if slim else 11, 30, bark)
    if slim:
        c.rect(28, 66, 8, 3, bark[1])
    else:
        for k in range(5):  # where the limbs part
            c.rect(27 + k, 62 + k, 11 - 2 * k, 1, CLEAR)
    crown(c, clumps[:3], ramp, seed)
    if not slim:
        for branch in FORK:
            limb(c, branch, UMBER)
    crown(c, clumps[3:], ramp, seed + 1)
    if name == "tree_blossom":
        petals(c, seed)
    c.outline()
    c.shadow(7, 81, 52, 14)
    _at_the_foot(c, name)


def _at_the_foot(c: Canvas, name: str) -> None:
    """Grass about the roots, and what has fallen from the crown."""
    for x, y in ((21, 88), (37, 90), (42, 87)):
        c.art(x, y, ".3.3. 13131", {"1": LEAF[2], "3": LEAF[3]})
    fallen = {"tree_blossom": (PINK[3], PINK[2]), "tree_autumn": (GOLD[3], RED[3])}.get(name)
    if fallen:
        for k, (x, y) in enumerate(((12, 85), (18, 90), (46, 91), (52, 86), (29, 93), (40, 93))):
            c.art(x, y, "aa" if k % 3 else ".a aa", {"a": fallen[k % 2]})


def petals(c: Canvas, seed: int) -> None:
    """Open blossoms in small bunches on the lit masses."""
    noise = Noise(seed)
    for _ in range(26):
        x, y = noise.between(8, 54), noise.between(10, 56)
        if c.get(x, y) in PINK[2:4] and c.get(x + 3, y + 2) in PINK[2:5]:
            c.art(x, y, ".ww. wwyw .ww.", {"w": PINK[4], "y": GOLD[3]})


@paints("tree_conifer")
def conifer(c: Canvas, name: str) -> None:
    """A fir in five skirts of drooping boughs."""
    trunk(c, 32, 74, 8, 18)
    for top, half, height in ((46, 28, 34), (34, 24, 31), (23, 19, 27), (12, 14, 23), (1, 9, 20)):
        for x, y in _skirt(top + 4, half, height):
            if c.get(x, y)[3]:
                c.px(x, y, FIR[0])
        for x, y in _skirt(top, half, height):
            c.px(x, y, _needle(x - 32, y - top, half, height))
    c.outline()
    c.shadow(8, 81, 50, 14)
    _at_the_foot(c, name)


def _skirt(top: int, half: int, height: int) -> list[tuple[int, int]]:
    """One tier of boughs, widening in a curve, its hem in points."""
    points = []
    for j in range(height):
        reach = 1 + (half - 1) * (j + 2) // (height + 2)
        for i in range(-reach, reach + 1):
            hem = height - (0, 1, 3, 5, 6, 4, 2, 1)[(i + 60) % 8] - abs(i) * 3 // half
            if j < hem:
                points.append((32 + i, top + j))
    return points


def _needle(i: int, j: int, half: int, height: int) -> Colour:
    """Boughs in broad strands: a lit left flank, a middle and a dark right flank, their tips lighter."""
    side = (i + half // 4) / half - (0.18 if (i + 60) % 8 in (0, 1, 7) else 0.0)
    tone = 3 if side < -0.25 else 2 if side < 0.3 else 1
    strand = (i + 60 + j // 4) % 8
    if j > height // 3 and strand == 0:
        tone -= 1
    elif j > height * 2 // 3 and strand in (3, 4, 5) and side < 0.5:
        tone += 1
    return FIR[max(0, min(tone, 4))]


@paints("tree_small")
def tree_small(c: Canvas, name: str) -> None:
    """A young tree, one tile wide."""
    trunk(c, 16, 40, 5, 21)
    clumps = [(21, 35, 9, 8), (10, 34, 8, 8), (22, 22, 8, 9), (9, 22, 8, 9), (16, 28, 9, 8), (16, 12, 10, 10)]
    crown(c, clumps[:2], LIME, 21)
    limb(c, (15, 44, 10, 33, 2), UMBER)
    limb(c, (17, 44, 22, 32, 2), UMBER)
    crown(c, clumps[2:], LIME, 22)
    c.outline()
    c.shadow(3, 54, 26, 9)


@paints("stump")
def stump(c: Canvas, name: str) -> None:
    """A sawn stump with rings and a sprout."""
    c.rect(7, 13, 18, 13, UMBER[2])
    c.rect(4, 24, 24, 3, UMBER[2])
    for x in (11, 16, 21):
        c.rect(x, 17, 1, 8, UMBER[1])
    c.rect(22, 14, 3, 12, UMBER[1])
    c.ellipse(7, 8, 18, 11, WOOD[3])
    c.ellipse(9, 9, 14, 9, WOOD[4])
    c.ellipse(11, 10, 10, 7, WOOD[3])
    c.ellipse(13, 11, 6, 5, WOOD[4])
    c.art(24, 18, ".gg ggg .g.", {"g": LEAF[3]})
    c.outline()
    c.shadow(2, 21, 29, 9)


@paints("rock rock_small")
def rock(c: Canvas, name: str) -> None:
    """A boulder with a lit top and moss, or a group of small stones."""
    if name == "rock":
        _boulder(c, 4, 6, 24, 21)
    else:
        _boulder(c, 5, 14, 14, 12)
        _boulder(c, 18, 19, 9, 8)
    c.outline()
    c.shadow(3, 21, 28, 8)


def _boulder(c: Canvas, x: int, y: int, w: int, h: int) -> None:
    c.round_rect(x, y, w, h, STONE[2], h // 3)
    c.round_rect(x + 1, y, w - w // 3, h // 2, STONE[3], h // 4)
    c.rect(x + w // 4, y + 1, w // 3, 2, STONE[4])
    c.round_rect(x + w // 2, y + h // 2 + 1, w // 2 - 1, h // 2 - 2, STONE[1], 2)
    c.rect(x + 3, y + h - 3, w // 3, 2, GRASS[1])


# --- the wood around the town: darker, without light of its own ---------------------------------

DEEP: Ramp = (LEAF[0], FIR[1], LEAF[1], FIR[2], LEAF[2])
PINE: Ramp = (LEAF[0], LEAF[0], FIR[1], FIR[2], FIR[2])


@paints("wood_oak wood_elm wood_pine")
def wood_tree(c: Canvas, name: str) -> None:
    """A tree of the wood around the town, in the shade of its neighbours; its crown fills the width."""
    if name == "wood_pine":
        conifer(c, name)
        c.recolour(dict(zip(FIR, PINE, strict=True)))
        return
    trunk(c, 32, 62, 11, 30, (UMBER[0], UMBER[0], UMBER[1], UMBER[2], UMBER[3]))
    crown(c, [(32, 56, 15, 11), *(OAK if name == "wood_oak" else ELM)], DEEP, 41)
    pile(c, (12, 86), LEAF)
    pile(c, (46, 87), LEAF)
    c.outline()
    c.shadow(4, 80, 58, 16)
