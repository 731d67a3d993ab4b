"""Grounds that nobody laid: water, shallow and deep, and the floor of the wood."""

from collections.abc import Callable

from assets.draw.canvas import TILE, Canvas, Noise
from assets.draw.palette import FIR, GRASS, LAKE, LEAF, TEAL, UMBER, Colour

Waves = tuple[tuple[int, int, int, int], ...]  # x, y, width, and which of the tones
Tones = tuple[Colour, Colour, Colour, Colour]  # the water, its shade, its light and its glint

SHALLOW: Tones = (TEAL[2], TEAL[1], TEAL[3], TEAL[4])
DEEP: Tones = (LAKE, TEAL[1], TEAL[2], TEAL[3])
WATERS: dict[str, tuple[Tones, Waves]] = {
    "water": (SHALLOW, ((4, 5, 6, 2), (20, 11, 5, 1), (9, 19, 7, 2), (24, 26, 5, 2))),
    "deep": (DEEP, ((6, 7, 9, 2), (21, 22, 6, 1))),
    "deep_b": (DEEP, ((18, 6, 7, 1), (5, 17, 10, 2), (9, 19, 5, 3), (20, 27, 6, 2))),
    "deep_c": (DEEP, ((12, 13, 5, 1),)),
    "deep_d": (DEEP, ((3, 4, 5, 2), (16, 10, 11, 2), (19, 12, 6, 3), (7, 24, 8, 1))),
}


def water(tones: Tones, waves: Waves) -> Callable[[Canvas, int], None]:
    """Still water with short ripples that drift from frame to frame."""

    def paint(c: Canvas, n: int) -> None:
        c.rect(0, 0, TILE, TILE, tones[0])
        for k, (x, y, w, tone) in enumerate(waves):
            _ripple(c, x + (n if k % 2 else -n) * 2, y, w - (k + n) % 3, tones[tone])

    return paint


def _ripple(c: Canvas, x: int, y: int, w: int, colour: Colour) -> None:
    for i in range(x, x + w):
        c.px(i % TILE, y, colour)
    c.px((x - 1) % TILE, (y + 1) % TILE, colour)
    c.px((x + w) % TILE, (y + 1) % TILE, colour)


FERN = "..3...3.. 3.2.2.2.3 .2332332. ..22222.. ...222..."
LITTER = (".uu. uUu", "uu. .uU", "U.u .uu")


MOSS = (  # left, top, width, height of what each variant has; the commonest has little, so that no row shows
    ((13, 12, 12, 7),),
    ((2, 3, 17, 9), (9, 8, 15, 8)),
    ((14, 16, 15, 10), (6, 22, 13, 7), (1, 2, 8, 5)),
)


def wood_floor(c: Canvas, n: int) -> None:
    """The shaded floor under the trees: moss in patches, dead leaves, ferns."""
    c.rect(0, 0, TILE, TILE, LEAF[1])
    noise = Noise(4001 + 17 * n)
    for x, y, w, h in MOSS[n]:
        c.ellipse(x, y, w, h, FIR[1])
    for _ in range(4):
        c.art(noise.between(2, 26), noise.between(2, 27), LITTER[noise.below(3)], {"u": UMBER[1], "U": UMBER[2]})
    for _ in range(1 + n):
        c.art(noise.between(1, 21), noise.between(3, 24), FERN, {"3": GRASS[1], "2": GRASS[0]})
