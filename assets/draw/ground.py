"""Grounds: grass, paths, cobbles, road, soil and water, with their rounded blob edges over grass."""

from collections.abc import Callable
from functools import cache
from itertools import accumulate
from math import hypot

from assets.draw.canvas import TILE, Canvas, Noise
from assets.draw.floors import FLOOR_PAINTERS
from assets.draw.ground_wild import WATERS, water, wood_floor
from assets.draw.palette import CLEAR, FLOOR, GOLD, GRASS, MEADOW, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Colour

WATER_FRAMES = 3
MARGIN = 5  # pixels of grass on a side where the terrain ends
CURVE, TIGHT = 27, 12  # how far an outer corner is cut back, and where the terrain is only one tile wide
BEND = 1.45  # 2 is a round corner, 1 a slanting one: between them, steps of one tile run on as a soft slope
ROUND = 2.0  # the bend where a narrow path ends, which would otherwise come to a point
OPEN = 99.0  # "no edge on this side"
# the edge's wobble along a side; the ends agree, so that it runs on from tile to tile
WOBBLE = (0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0)
STRAIGHT = ("road", "cobble")  # laid by a mason: no wobble


@cache
def variant(kind: str, n: int) -> Canvas:
    """A full tile of a ground or floor; variants of a kind fit each other without a seam."""
    c = Canvas(TILE, TILE)
    painter = GROUNDS.get(kind) or FLOOR_PAINTERS[kind]
    painter(c, n)
    return c


def floor_half(kind: str, side: str) -> Canvas:
    """The east or the west half of a floor, the other half clear."""
    c = Canvas(TILE, TILE)
    c.paste(variant(kind, 0), 0, 0)
    c.rect(0 if side == "east" else TILE // 2, 0, TILE // 2, TILE, CLEAR)
    return c


# --- textures ---------------------------------------------------------------------------------

TUFTS = ("3...3 13.31 .111.", ".3.. 13.3 .11.", "3.3 111", "..3.. 3.13. 1111.", "33 11")
BARE = ("3333. .3333", ".333.. 333333 ..333.", "33.. .333")


def _grass(c: Canvas, n: int) -> None:
    """A calm base with a few tufts in clusters; the later variants are richer."""
    c.rect(0, 0, TILE, TILE, GRASS[2])
    _patches(c, n)
    noise = Noise(47 + 13 * n)
    key = {"1": GRASS[1], "3": GRASS[3]}
    for _ in range((1, 2, 2, 3, 3, 4, 5, 2)[n]):
        x, y = noise.between(2, 24), noise.between(2, 26)
        c.art(x, y, TUFTS[noise.below(5)], key)
        if noise.below(2):
            c.art(min(x + 4, 26), min(y + 3, 28), TUFTS[2 + noise.below(3)], key)
    if n in (2, 5, 6):
        c.art(noise.between(3, 20), noise.between(3, 24), BARE[noise.below(3)], key)
    if n == 3:  # clover
        for dx, dy in ((0, 0), (5, 2), (2, 5)):
            c.art(18 + dx, 8 + dy, ".3.3. 33133 .313.", key)
    if n == 7:  # daisies
        for x, y in ((7, 8), (21, 19)):
            c.art(x, y, ".w. wyw .w. .1.", {**key, "w": WHITE[3], "y": GOLD[3]})


def _patches(c: Canvas, n: int) -> None:
    """Soft lighter spots with ragged edges, so that a lawn is not one flat green."""
    noise = Noise(7 + 31 * n)
    for _ in range((0, 1, 1, 2, 1, 2, 1, 1)[n]):
        x, y = noise.between(3, 12), noise.between(4, 16)
        for _ in range(4):
            w, h = noise.between(7, 12), noise.between(3, 6)
            c.ellipse(min(x + noise.below(9), 31 - w), min(y + noise.below(9), 31 - h), w, h, MEADOW)


def _path(c: Canvas, n: int) -> None:
    """Trodden earth: flat patches and a few half-sunk pebbles."""
    c.rect(0, 0, TILE, TILE, SAND[2])
    noise = Noise(911 + 7 * n)
    for _ in range((1, 3, 4, 2)[n]):
        x, y, w = noise.between(2, 20), noise.between(3, 26), noise.between(4, 8)
        c.rect(x, y, w, 1, FLOOR[3])
        c.rect(x + 1, y + 1, w - 2, 1, FLOOR[3])
    for _ in range((0, 3, 1, 2)[n]):
        x, y = noise.between(3, 26), noise.between(3, 26)
        c.art(x, y, ".33. 3222 .11.", {"3": SAND[3], "2": SAND[3], "1": SAND[1]})


def _road(c: Canvas, n: int) -> None:
    """Old tarmac with a mended crack here and there."""
    c.rect(0, 0, TILE, TILE, STONE[2])
    noise = Noise(1913 + 5 * n)
    for _ in range((1, 3, 2, 4)[n]):
        x, y = noise.between(2, 25), noise.between(2, 28)
        c.rect(x, y, noise.between(2, 4), 1, STONE[3] if noise.below(3) == 0 else STONE[1])
    if n == 2:
        c.art(9, 8, "11.... ..11.. ...1.. ...111 ......1 ......11", {"1": STONE[1]})


def _soil(c: Canvas, n: int) -> None:
    """Dug earth in furrows."""
    c.rect(0, 0, TILE, TILE, UMBER[3])
    noise = Noise(2917 + n)
    for y in range(0, TILE, 8):
        c.rect(0, y + 1, TILE, 1, FLOOR[2])
        c.rect(0, y + 6, TILE, 2, UMBER[2])
        for _ in range(3):
            x = noise.between(1, 26)
            c.rect(x, y + 3, noise.between(2, 5), 1, FLOOR[2])
            c.rect(noise.between(1, 26), y + 5, noise.between(2, 4), 1, UMBER[2])


def _stones() -> list[tuple[int, int]]:
    """The middles of 16 cobbles on a torus, in staggered rows."""
    noise = Noise(77)
    spots = []
    for row in range(4):
        for k in range(4):
            x, y = k * 8 + (row % 2) * 4 + 2 + noise.between(-1, 1), row * 8 + 4 + noise.between(-1, 1)
            spots.append((x % TILE, y))
    return spots


def _round(a: int, b: int) -> int:
    return min((a - b) % TILE, (b - a) % TILE)


def _cobble(c: Canvas, n: int) -> None:
    """Rounded stones; only the tones of stones inside the tile differ between variants."""
    spots = _stones()
    for x, y in c.pixels():
        near = sorted((_round(x, sx) ** 2 + _round(y, sy) ** 2, k) for k, (sx, sy) in enumerate(spots))
        (d1, k), (d2, _) = near[0], near[1]
        sx, sy = spots[k]
        within = 5 < sx < 26 and 5 < sy < 26
        light, base, dark = COBBLES[(k * 5 + n * 3) % 7 if within and (k + n) % 2 else k % 2]
        lean = (x - sx + 16) % TILE - 16 + (y - sy + 16) % TILE - 16
        tone = light if lean <= -4 else dark if lean >= 5 else base
        gap = d2**0.5 - d1**0.5
        c.px(x, y, STONE[1] if gap < 1.0 and near[2][0] - d2 < 8 else STONE[2] if gap < 1.0 else tone)


SETTS = (8, 7, 9, 8)  # the lengths of the kerbstones of a tile, along the side
SETT_DEEP = 6


def cobble_lip(sides: int, grass: int = 0) -> Canvas:
    """A row of kerbstones along neighbouring paving (N=1 E=2 S=4 W=8), where a trodden path begins.

    On the sides in `grass` the path ends in grass, and the row ends with it.
    """
    c = Canvas(TILE, TILE)
    mask = sum(bit for side, bit in ((1, 1), (2, 4), (4, 16), (8, 64)) if not grass & side)
    mask |= sum(corner for corner, a, b, _, _ in CORNERS if mask & a and mask & b)
    for x, y in c.pixels():
        gaps = {1: (y, x), 2: (FAR - x, y), 4: (FAR - y, x), 8: (x, y)}
        deep, along = min(gaps[side] for side in gaps if sides & side)
        if deep <= SETT_DEEP and depth(mask, x, y) >= 0:
            c.px(x, y, _sett(deep, along) if deep < SETT_DEEP else SAND[1])
    return c


def _sett(deep: int, along: int) -> Colour:
    """One kerbstone after another: a joint between two, a lit rim toward the paving, shade toward the path."""
    ends = list(accumulate(SETTS))
    number = next(k for k, end in enumerate(ends) if along < end)
    at = along - (ends[number] - SETTS[number])
    if deep == 0 or at == SETTS[number] - 1 or (deep == SETT_DEEP - 1 and at in (0, SETTS[number] - 2)):
        return STONE[1]
    if deep == SETT_DEEP - 1:
        return STONE[2]
    return STONE[4] if number != 1 and deep < 3 else STONE[3]


COBBLES = (  # light, middle and shade; the first two are the common ones
    (STONE[4], STONE[3], STONE[3]),
    (STONE[4], STONE[3], STONE[2]),
    (STONE[3], STONE[3], STONE[3]),
    (SAND[3], STONE[4], STONE[3]),
    (STONE[3], STONE[3], STONE[2]),
    (STONE[4], STONE[4], STONE[3]),
    (STONE[3], STONE[3], STONE[3]),
)


GROUNDS: dict[str, Callable[[Canvas, int], None]] = {
    "grass": _grass,
    "path": _path,
    "road": _road,
    "soil": _soil,
    "cobble": _cobble,
    "wood": wood_floor,
    **{kind: water(tones, waves) for kind, (tones, waves) in WATERS.items()},
}

# --- blob edges -------------------------------------------------------------------------------

FAR = TILE - 1
CORNERS = ((128, 1, 64, 0, 0), (2, 1, 4, FAR, 0), (8, 16, 4, FAR, FAR), (32, 16, 64, 0, FAR))


def depth(mask: int, x: int, y: int, natural: bool = True) -> float:
    """How many pixels a place lies inside the terrain, negative outside."""
    waves = [WOBBLE[v] if natural else 0 for v in (x, FAR - x, y, FAR - y)]
    gaps = {
        1: y - MARGIN - waves[0],
        16: FAR - y - MARGIN - waves[1],
        64: x - MARGIN - waves[2],
        4: FAR - x - MARGIN - waves[3],
    }
    gap = {side: OPEN if mask & side else float(g) for side, g in gaps.items()}
    inside = min(gap.values())
    for corner, side_a, side_b, cx, cy in CORNERS:
        if mask & side_a and mask & side_b:
            if not mask & corner:
                inside = min(inside, hypot(x - cx, y - cy) - MARGIN - 0.5)
        else:
            inside = min(inside, _rounded(gap[side_a], gap[side_b], _reach(mask, natural), _bend(mask)))
    return inside


def _bend(mask: int) -> float:
    """How corners are rounded: fully where a narrow path comes to its end."""
    return ROUND if mask & (1 | 4 | 16 | 64) in (1, 4, 16, 64) else BEND


def _reach(mask: int, natural: bool) -> int:
    """How far corners are cut back: little where opposite corners would meet, as in beds and narrow paths."""
    narrow = not mask & (1 | 16) or not mask & (4 | 64)
    return TIGHT if narrow else CURVE if natural else CURVE - 5


def _rounded(a: float, b: float, curve: int, bend: float) -> float:
    if max(a, b) >= curve:
        return OPEN
    return curve - float((max(curve - a, 0.0) ** bend + max(curve - b, 0.0) ** bend) ** (1 / bend))


def _lit_side(mask: int, x: int, y: int) -> bool:
    """Whether the nearest edge lies to the lower right, where light falls on it."""
    return depth(mask, _held(x + 2), _held(y + 2), False) < depth(mask, _held(x - 2), _held(y - 2), False)


def _held(v: int) -> int:
    return max(0, min(FAR, v))


# per terrain: from how deep, the colour on the shaded (north, west) and on the lit edge
Band = tuple[float, Colour, Colour]
KERB: tuple[Band, Band] = ((0, STONE[1], STONE[1]), (1.2, STONE[4], STONE[4]))
BANDS: dict[str, tuple[Band, ...]] = {
    "path": ((0, SAND[1], SAND[1]), (1.4, FLOOR[3], SAND[3]), (2.6, SAND[2], SAND[2])),
    "cobble": (*KERB, (2.4, STONE[3], STONE[3]), (3.6, STONE[1], STONE[1])),
    "road": (*KERB, (3.2, STONE[3], STONE[3]), (4.4, STONE[1], STONE[1])),
    "soil": ((0, UMBER[1], UMBER[1]), (1.4, UMBER[2], FLOOR[2])),
    "wood": ((0, GRASS[1], GRASS[1]), (2, GRASS[0], GRASS[0])),
    "deep": ((0, TEAL[2], TEAL[2]),),
}
FILL_FROM = {"path": 3.4, "cobble": 4.6, "road": 5.4, "soil": 2.6, "water": 0.0, "wood": 5.0, "deep": 0.6}


def blob(kind: str, mask: int, frame: int) -> Canvas:
    """One tile of a terrain's blob set, over grass, deep water over water; `frame` counts for water only."""
    c = Canvas(TILE, TILE)
    if kind == "deep":
        c.paste(variant("water", frame), 0, 0)
    else:
        c.paste(variant("grass", 0), 0, 0)
        c.paste(_fringe(mask, kind not in STRAIGHT), 0, 0)
    inner = variant(kind, frame if kind in ("water", "deep") else 0)
    for x, y in c.pixels():
        deep = depth(mask, x, y, kind not in STRAIGHT)
        if deep >= 0:
            c.px(x, y, _edge_colour(kind, mask, x, y, deep) or inner.get(x, y))
        if kind == "water" and deep >= 0:
            _bank(c, mask, (x, y), deep, frame)
    return c


def _bank(c: Canvas, mask: int, at: tuple[int, int], deep: float, frame: int) -> None:
    """The earth of the bank, whose front shows where it lies north of the water, and the foam at its foot."""
    x, y = at
    fall = depth(mask, x, _held(y + 2), False) - depth(mask, x, _held(y - 2), False)
    height = 3.0 + max(0.0, min(fall, 4.0)) * 1.25
    if deep < height:
        tones = (WOOD[0], WOOD[1], WOOD[2], WOOD[1]) if fall > 0.5 else (WOOD[1], SAND[1], SAND[2], SAND[1])
        row = 0 if deep < 1 else 2 if 2 <= deep < 3 and fall > 0.5 else 1 if deep < 2.2 else 3
        stone = fall > 2 and 4 <= deep < 6 and x % 16 in (4, 5, 6, 11)
        c.px(x, y, STONE[2 if deep < 5 else 1] if stone else tones[row])
    else:
        c.px(x, y, variant("water", frame).get(x, y))
        _foam(c, mask, x, y, deep - height, frame)


def _edge_colour(kind: str, mask: int, x: int, y: int, deep: float) -> Colour | None:
    if deep >= FILL_FROM[kind]:
        return None
    _, shaded, lit = [band for band in BANDS[kind] if deep >= band[0]][-1]
    return lit if _lit_side(mask, x, y) else shaded


def _fringe(mask: int, natural: bool) -> Canvas:
    """Longer grass along the edge."""
    c = Canvas(TILE, TILE)
    for x, y in c.pixels():
        deep = depth(mask, x, y, natural)
        if -1.3 <= deep < 0:
            c.px(x, y, GRASS[1])
        elif -3.2 <= deep < -1.3 and (x * 3 + y) % 7 < 2:
            c.px(x, y, GRASS[3])
    return c


def _foam(c: Canvas, mask: int, x: int, y: int, deep: float, frame: int) -> None:
    """The dark water under the bank, and a foam line that breathes."""
    reach = (1.6, 2.4, 3.2)[frame]
    shaded = not _lit_side(mask, x, y)
    if deep < 1.4 and shaded:
        c.px(x, y, TEAL[1])
    elif reach <= deep < reach + 1.1 and (x + y * 2 + frame * 3) % 11 < 8:
        c.px(x, y, TEAL[4])
