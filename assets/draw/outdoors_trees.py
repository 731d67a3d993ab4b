"""Trees and bushes: crowns of leaf clusters, lit from the upper left."""

from collections.abc import Iterable

from assets.draw.canvas import TILE, Canvas, Noise, ellipse_points, paints
from assets.draw.palette import CLEAR, FIR, GOLD, GRASS, LEAF, PINK, RED, STONE, UMBER, WOOD, Colour, Ramp

Clump = tuple[int, int, int]  # middle x, middle y, radius


def trunk(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp = UMBER) -> None:
    """A trunk with bark and spreading roots; x is its middle, y its top."""
    left = x - w // 2
    c.rect(left, y, w, h, ramp[2])
    c.rect(left, y, 2, h, ramp[3])
    c.rect(left + w - 2, y, 2, h, ramp[1])
    c.rect(left - 2, y + h - 2, w + 4, 2, ramp[2])
    c.rect(left - 1, y + h - 4, w + 2, 2, ramp[2])
    c.rect(left + w, y + h - 2, 2, 2, ramp[1])
    for k in range(2, h - 3, 5):
        c.rect(left + w // 2 - (k % 2), y + k, 1, 3, ramp[1])


def _light(clumps: Iterable[Clump], x: int, y: int) -> float | None:
    """How lit a point of the crown is, from about -1 to 1, by the clump that bulges most there."""
    best, lit = -1.0, None
    for cx, cy, r in clumps:
        left = r * r - (x - cx) ** 2 - (y - cy) ** 2
        if left >= 0 and left**0.5 + cy * 0.45 > best:
            best = left**0.5 + cy * 0.45
            lit = (-(x - cx) * 0.5 - (y - cy) * 0.86) / r
    return lit


def crown(c: Canvas, clumps: list[Clump], ramp: Ramp, seed: int, leaf: int = 5) -> None:
    """Leaves laid like shingles over round clumps; their tone follows the light on the clump."""
    for cx, cy, r in clumps:
        for x, y in ellipse_points(cx - r, cy - r, 2 * r, 2 * r):
            c.px(x, y, ramp[0 if y > cy + r // 2 else 1])
    noise = Noise(seed)
    bottom = max(cy + r for _, cy, r in clumps)
    for row, y in enumerate(range(min(cy - r for _, cy, r in clumps), bottom, leaf - 2)):
        for x in range(-leaf, c.w + leaf, leaf):
            lx, ly = x + (row % 2) * leaf // 2 + noise.between(-1, 1), y + noise.between(-1, 1)
            lit = _light(clumps, lx, ly)
            if lit is not None:
                _leaf(c, lx, ly, leaf, ramp, lit + noise.between(-12, 12) / 100)
    for x in (0, c.w - 1):  # room for the outline
        c.rect(x, 0, 1, c.h, CLEAR)
    c.rect(0, 0, c.w, 1, CLEAR)


def _leaf(c: Canvas, x: int, y: int, size: int, ramp: Ramp, lit: float) -> None:
    tone = 1 if lit < -0.42 else 2 if lit < 0.12 else 3 if lit < 0.66 else 4
    if lit < -0.78:
        return
    under = ramp[max(tone - 1, 0)]
    half = size // 2
    c.art(x - half, y - 2, ".ll. llll llll .uu.", {"l": ramp[tone], "u": under})


BROAD = [(20, 36, 17), (44, 36, 17), (32, 22, 19), (16, 50, 14), (48, 50, 14), (32, 57, 15), (32, 42, 20)]
TALL = [(32, 15, 12), (25, 27, 15), (40, 27, 14), (20, 43, 15), (45, 43, 15), (32, 56, 16), (32, 40, 18)]
LEANING = [(37, 20, 17), (20, 31, 15), (48, 35, 13), (15, 47, 12), (34, 43, 18), (48, 51, 12), (27, 57, 14)]
LIME: Ramp = (LEAF[1], FIR[2], GRASS[1], GRASS[3], LEAF[4])
TREES: dict[str, tuple[list[Clump], Ramp, Ramp, int]] = {
    "tree_round": (BROAD, LEAF, UMBER, 3),
    "tree_round_dark": (LEANING, FIR, UMBER, 5),
    "tree_tall": (TALL, LIME, UMBER, 7),
    "tree_blossom": (LEANING, PINK, UMBER, 9),
    "tree_autumn": (BROAD, GOLD, UMBER, 11),
}


@paints("tree_round tree_round_dark tree_tall tree_blossom tree_autumn")
def tree(c: Canvas, name: str) -> None:
    """A broad-leaved tree, two tiles wide and three high."""
    clumps, ramp, bark, seed = TREES[name]
    trunk(c, 32, 62, 12, 30, bark)
    c.rect(26, 66, 12, 9, bark[1])
    crown(c, clumps, ramp, seed)
    if name == "tree_blossom":
        petals(c, seed)
    c.outline()
    c.shadow(6, 80, 54, 15)
    for x in (20, 36, 41):
        c.art(x, 89, ".3. 131", {"1": LEAF[2], "3": LEAF[3]})


def petals(c: Canvas, seed: int) -> None:
    """Single open blossoms among the pink."""
    noise = Noise(seed)
    for _ in range(60):
        x, y = noise.between(8, 56), noise.between(10, 60)
        if c.get(x, y) in PINK[1:4] and c.get(x + 2, y + 1) in PINK:
            c.art(x, y, ".w w3w .w" if noise.below(2) else "w w", {"w": PINK[4], "3": GOLD[3]})


@paints("tree_conifer")
def conifer(c: Canvas, name: str) -> None:
    """A fir in five skirts of drooping needles."""
    trunk(c, 32, 74, 8, 18)
    for top, half, height in ((46, 28, 34), (34, 24, 31), (23, 19, 27), (12, 14, 23), (1, 9, 20)):
        for x, y in _skirt(top + 3, half, height):
            if c.get(x, y)[3]:
                c.px(x, y, FIR[0])
        for x, y in _skirt(top, half, height):
            c.px(x, y, _needle(x - 32, y - top, half, height))
    c.outline()
    c.shadow(7, 80, 52, 15)


def _skirt(top: int, half: int, height: int) -> list[tuple[int, int]]:
    """One tier of boughs, widening in a curve, its hem in points."""
    points = []
    for j in range(height):
        reach = 1 + (half - 1) * (j + 2) // (height + 2)
        for i in range(-reach, reach + 1):
            hem = height - (0, 1, 3, 4, 3, 1)[(i + 60) % 6] - abs(i) * 3 // half
            if j < hem:
                points.append((32 + i, top + j))
    return points


def _needle(i: int, j: int, half: int, height: int) -> Colour:
    """Boughs hang in strands: lit to the left, dark to the right and between them."""
    tone = 3 if i < -half // 3 else 2 if i < half // 3 else 1
    strand = (i + 60 + j // 3) % 6
    if j > height // 3 and strand == 0:
        tone -= 1
    elif j > height // 2 and strand in (3, 4) and (j + i // 6) % 9 < 5 and i < half // 2:
        tone += 1
    return FIR[max(0, min(tone, 4))]


@paints("tree_small")
def tree_small(c: Canvas, name: str) -> None:
    """A young tree, one tile wide."""
    trunk(c, 16, 42, 6, 19)
    crown(c, [(16, 13, 11), (11, 24, 10), (21, 24, 10), (10, 33, 9), (22, 33, 9), (16, 35, 11)], LIME, 21)
    c.outline()
    c.shadow(3, 54, 26, 9)


@paints("bush bush_flower bush_berry")
def bush(c: Canvas, name: str) -> None:
    """A round bush, plain, in flower or with berries."""
    ramp = FIR if name == "bush_berry" else LEAF
    crown(c, [(10, 17, 8), (21, 16, 9), (16, 12, 9), (8, 22, 7), (23, 22, 7), (16, 22, 8)], ramp, 31)
    spots = ((8, 13), (15, 7), (22, 12), (12, 20), (20, 20), (26, 20), (5, 22), (16, 14))
    for x, y in spots:
        if name == "bush_flower":
            c.art(x, y, ".p. pyp .p.", {"p": PINK[3], "y": GOLD[3]})
        elif name == "bush_berry":
            c.art(x, y, "ar rr", {"r": RED[2], "a": RED[4]})
    c.outline()
    c.shadow(1, 22, 30, 9)


HEDGE = [(-8, 13, 10), (0, 21, 10), (8, 13, 10), (16, 21, 10), (24, 13, 10), (32, 21, 10), (40, 13, 10)]


@paints("hedge hedge_left hedge_right")
def hedge(c: Canvas, name: str) -> None:
    """A clipped hedge that runs on to the sides; the left and right pieces end it."""
    x0, x1 = (2 if name == "hedge_left" else 0), (30 if name == "hedge_right" else 32)
    clumps = HEDGE
    for cx, cy, r in clumps:
        for x, y in ellipse_points(cx - r, cy - r, 2 * r, 2 * r):
            c.px(x, y, LEAF[1])
    c.rect(x0, 12, x1 - x0, 17, LEAF[1])
    for row, y in enumerate(range(5, 29, 3)):
        for x in range(-4, 37, 4):
            noise = Noise(row * 31 + x % TILE * 7 + 5)  # the same at both borders, so that hedges join
            lx, ly = x + (row % 2) * 2 + noise.between(-1, 1), y + noise.between(-1, 1)
            lit = _light(clumps, lx, ly)
            if lit is not None:
                _leaf(c, lx, ly, 5, LEAF, lit + 0.1 - (0.35 if y > 18 else 0))
    c.rect(0, 0, x0, 32, CLEAR)
    c.rect(x1, 0, 32 - x1, 32, CLEAR)
    if name == "hedge_right":
        c.rect(28, 8, 2, 21, LEAF[1])
    c.outline()
    c.slab(x0, 29, x1 - x0, 3)


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
    """A boulder with a lit top, or a group of small stones."""
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
