"""The one palette of the town: 64 colours in hue-shifted ramps.

A ramp runs from the outline tint (0) over shade, middle and light to the highlight (4). Shadows lean to
blue-violet, lights to yellow. Ramps may share a colour, so that neighbouring materials belong together.
"""

Colour = tuple[int, int, int, int]
Ramp = tuple[Colour, Colour, Colour, Colour, Colour]


def _colour(code: str) -> Colour:
    return (int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16), 255)


def _ramp(codes: str) -> Ramp:
    a, b, c, d, e = (_colour(code) for code in codes.split())
    return (a, b, c, d, e)


WOOD = _ramp("4d2b36 7d4839 ab6c42 d19a58 edc780")
UMBER = _ramp("34213a 54333f 744a42 97684c d19a58")
FLOOR = _ramp("54333f 97684c b9865c c6976a cbab7b")
SAND = _ramp("744a42 a07e60 cbab7b e6d09c f8eec9")
STONE = _ramp("403a54 656075 8e8894 b9b3ad dfd8c8")
WHITE = _ramp("656075 98a1bd c8d1dc e8ece6 fffbee")
RED = _ramp("5b2039 90303f c4463f e37653 f6ab7c")
GOLD = _ramp("7d4839 ab6c42 e2963c f6c654 fdec9a")
LEAF = _ramp("20423f 2f6845 4d9147 7db84d bddb6a")
FIR = _ramp("20423f 28564f 3c7b5d 62a374 86bd5b")
GRASS = _ramp("3c7b5d 55984f 6dac54 86bd5b bddb6a")
BLUE = _ramp("28295c 364a92 4877bf 6fa8dd aed9f0")
TEAL = _ramp("23486e 327593 4aa2b2 7dcac5 c6eedd")
PURPLE = _ramp("34213a 5b3a7b 8757a5 b587c8 dfbfe4")
PINK = _ramp("7c3058 b9527a e5889d f6bcb6 fde3d6")
MEADOW: Colour = _colour("74b358")  # soft patches in the lawn, between GRASS 2 and 3
LAKE: Colour = _colour("3e8aa3")  # deep water, between TEAL 1 and 2
INK: Colour = _colour("2a2138")  # the darkest tint, for screens and deep openings

RAMPS: tuple[Ramp, ...] = (
    WOOD, UMBER, FLOOR, SAND, STONE, WHITE, RED, GOLD, LEAF, FIR, GRASS, BLUE, TEAL, PURPLE, PINK,
)  # fmt: skip
CLEAR: Colour = (0, 0, 0, 0)
SHADOW: Colour = (43, 33, 72, 84)  # laid flat under everything that stands

_TINTS: dict[Colour, tuple[Colour, Colour]] = {}
for _r in RAMPS:
    for _c in _r:
        _TINTS.setdefault(_c, (_r[0], _r[1]))


def tint(colour: Colour, lit: bool = False) -> Colour:
    """The outline for something of this colour: its ramp's darkest tint, one step lighter on the lit side."""
    dark, shade = _TINTS.get(colour, (INK, INK))
    return shade if lit else dark
