"""Leaves: how crowns, bushes and hedges are shaded, so that all foliage is of one cluster scale.

A crown is a pile of round masses. Each is lit as a ball from the upper left; the borders between its tones, and
its rim, follow a pattern of leaf scales, so that it reads as leaves and stays calm inside.
"""

from collections.abc import Iterable
from functools import cache
from math import atan2, pi, sin

from assets.draw.canvas import Canvas, Noise
from assets.draw.palette import CLEAR, Ramp

Clump = tuple[int, int, int, int]  # middle x, middle y, radius across and radius down
PERIOD, LEAF = 32, 6  # the leaf pattern repeats after so many pixels; the size of one leaf
TONES = (-0.62, -0.1, 0.42, 0.84)  # light from which the next lighter tone begins


@cache
def _leaves() -> list[list[float]]:
    """The leaf pattern: staggered cells, each a little lighter or darker as a whole, lit at its upper left."""
    noise = Noise(5)
    spots = [
        ((i * PERIOD // 5 + j % 2 * 3 + noise.between(-1, 1)) % PERIOD, j * PERIOD // 7 + noise.between(-1, 1),
         noise.between(-10, 10) / 10)
        for j in range(7) for i in range(5)
    ]  # fmt: skip

    def at(x: int, y: int) -> float:
        _, dx, dy, own = min(
            (ax * ax + ay * ay * 1.7, ax, ay, own)
            for sx, sy, own in spots
            for ax, ay in [((x - sx + 16) % PERIOD - 16, (y - sy + 16) % PERIOD - 16)]
        )
        return max(-1.0, min(1.0, own * 0.75 - dx * 0.08 - dy * 0.22))

    return [[at(x, y) for x in range(PERIOD)] for y in range(PERIOD)]


def scale(x: int, y: int) -> float:
    """How a pixel's leaf changes the light on it, from -1 to 1."""
    return _leaves()[y % PERIOD][x % PERIOD]


def tone(light: float) -> int:
    """The step of a ramp for an amount of light."""
    return sum(light >= step for step in TONES)


def crown(c: Canvas, clumps: Iterable[Clump], ramp: Ramp, seed: int) -> None:
    """Pile the masses up from the rearmost to the foremost, each with a dark rim below that parts it from the next."""
    pieces = list(clumps)
    top, bottom = min(y - ry for _, y, _, ry in pieces), max(y + ry for _, y, _, ry in pieces)
    for k, (cx, cy, rx, ry) in enumerate(pieces):
        height = 0.3 - 0.6 * (cy - top) / max(bottom - top, 1)  # what is higher in the crown gets more light
        phase = (seed * 7 + k * 5) % 12
        for y in range(cy - ry - 2, cy + ry + 3):
            for x in range(cx - rx - 2, cx + rx + 3):
                nx, ny = (x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry
                far = (nx * nx + ny * ny) ** 0.5
                if far <= rim(nx, ny, phase, rx):
                    light = -0.52 * nx - 0.8 * ny + height + 0.26 * scale(x, y) - 0.25 * (far > 0.9)
                    c.px(x, y, ramp[tone(light)])
        _sprigs(c, (cx, cy, rx, ry), ramp, Noise(seed * 31 + k))
    for x in (0, c.w - 1):  # room for the outline
        c.rect(x, 0, 1, c.h, CLEAR)
    c.rect(0, 0, c.w, 1, CLEAR)


def rim(nx: float, ny: float, phase: int, radius: int) -> float:
    """How far a mass reaches in a direction: its edge is scalloped, a leaf to each arc."""
    arcs = max(6, radius)
    return 0.94 + 0.9 / radius + abs(sin(atan2(ny, nx) * arcs / 2 + phase * pi / 12)) * 1.7 / radius - 1 / radius


SPRIGS = ("aa. .aa", ".aa aa.", "aaa .a.")


def _sprigs(c: Canvas, clump: Clump, ramp: Ramp, noise: Noise) -> None:
    """A few leaves that catch the light, and a few gaps in the shade."""
    cx, cy, rx, ry = clump
    for _ in range(rx // 3):
        x, y = cx + noise.between(-rx * 3 // 4, rx // 2), cy + noise.between(-ry * 3 // 4, ry * 2 // 3)
        here = c.get(x + 1, y)
        if here in ramp[1:4] and c.get(x, y + 1) == here:
            step = 1 if x < cx and y < cy + ry // 3 else -1
            c.art(x, y, SPRIGS[noise.below(3)], {"a": ramp[max(1, ramp.index(here) + step)]})


def pile(c: Canvas, at: tuple[int, int], ramp: Ramp) -> None:
    """A low fern, 9 wide."""
    c.art(*at, "..2...2.. 2.22222.2 .2231322. 221111122", {str(k): tone_ for k, tone_ in enumerate(ramp)})
