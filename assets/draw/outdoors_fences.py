"""Picket fences and the posts of garden gates."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import CLEAR, LEAF, PINK, UMBER, WOOD
from assets.draw.parts import grassy, stand

HEIGHTS = (20, 21, 19, 21)  # of the pickets, from the left


def _rail(c: Canvas, x: int, w: int) -> None:
    """The two rails behind the pickets, in their shade."""
    for y in (13, 21):
        c.rect(x, y, w, 4, WOOD[2])
        c.rect(x, y, w, 1, WOOD[3])
        c.rect(x, y + 3, w, 1, WOOD[1])


def _picket(c: Canvas, x: int, h: int, w: int = 6) -> None:
    """A pointed board: lit left edge, grain, a dark right edge, nails where the rails are, earth at its foot."""
    top = 29 - h
    c.rect(x, top, w, h, WOOD[3])
    c.rect(x, top, 2, h - 3, WOOD[4])
    c.rect(x + w - 2, top, 2, h, WOOD[2])
    c.rect(x + w - 1, top + 1, 1, h - 1, WOOD[1])
    c.rect(x + 1, top - 1, w - 2, 1, WOOD[4])
    c.rect(x + 2, top - 2, w - 4, 1, WOOD[4])
    c.rect(x + 2 + h % 2, top + 4, 1, 3, WOOD[2])
    c.rect(x + 3 - h % 2, 23, 1, 3, WOOD[2])
    c.dots(UMBER[1], (x + 2, 14), (x + 2, 22))
    c.rect(x, 27, w, 2, WOOD[1])
    c.rect(x + w, 15, 1, 2, UMBER[1])  # its shadow on the rails
    c.rect(x + w, 23, 1, 2, UMBER[1])


@paints("fence fence_left fence_right")
def fence(c: Canvas, name: str) -> None:
    """A picket fence that runs on sideways; left and right pieces end it in a post."""
    x0 = 5 if name == "fence_left" else 0
    x1 = 27 if name == "fence_right" else 32
    _rail(c, x0, x1 - x0)
    for x, h in zip((1, 9, 17, 25), HEIGHTS, strict=True):
        if x0 < x and x + 6 < x1:
            _picket(c, x, h)
    if name != "fence":
        _post(c, 3 if name == "fence_left" else 22, 22, 7)
    c.outline()
    for x in (0, 31):  # where the fence runs on, its outline does not
        if (x == 0 and name != "fence_left") or (x == 31 and name != "fence_right"):
            c.rect(x, 0, 1, 12, CLEAR)
    c.slab(x0, 28, x1 - x0, 3)
    grassy(c, x0 + 1, 28, x1 - x0 - 4)


def _post(c: Canvas, x: int, h: int, w: int) -> None:
    """A square post with a bevelled cap."""
    top = 29 - h
    c.rect(x, top, w, h, WOOD[2])
    c.rect(x, top, 2, h, WOOD[3])
    c.rect(x + w - 2, top, 2, h, WOOD[1])
    c.rect(x + 3, top + 6, 1, 6, WOOD[1])
    c.rect(x - 1, top, w + 2, 3, WOOD[3])
    c.rect(x - 1, top + 2, w + 2, 1, WOOD[1])
    c.rect(x, top - 2, w, 2, WOOD[3])
    c.rect(x + 1, top - 3, w - 2, 1, WOOD[4])
    c.rect(x, top - 2, w // 2, 2, WOOD[4])
    c.rect(x, 27, w, 2, UMBER[1])


@paints("fence_post garden_gate_post")
def post(c: Canvas, name: str) -> None:
    """A single post; that of a gate is stouter, with a rose that climbs it."""
    if name == "fence_post":
        _post(c, 12, 22, 8)
    else:
        _post(c, 11, 24, 10)
        c.rect(13, 10, 6, 1, WOOD[1])
        rose = "..22.. .2332. .23132 ..2322 .2312. 23221. .2312. 2321.. .2232. ..2132 .2322. 232211 2222.1"
        c.art(9, 14, rose, {"1": LEAF[1], "2": LEAF[2], "3": LEAF[3]})
        for x, y in ((11, 14), (8, 19), (13, 20), (10, 24)):
            c.art(x, y, ".pp ppP .P.", {"p": PINK[3], "P": PINK[2]})
    stand(c, 11, 28, 13, 3)
    grassy(c, 9, 28, 13)


@paints("fence_vertical")
def fence_vertical(c: Canvas, name: str) -> None:
    """A fence that runs away from the viewer: the edges of its boards from above between two posts."""
    c.rect(14, 0, 5, 32, WOOD[2])
    c.rect(14, 0, 2, 32, WOOD[4])
    c.rect(18, 0, 1, 32, WOOD[1])
    for y in (4, 10, 27):  # joints between the boards
        c.rect(14, y, 5, 1, WOOD[1])
    c.rect(12, 15, 9, 11, WOOD[2])
    c.rect(12, 15, 2, 11, WOOD[3])
    c.rect(19, 15, 2, 11, WOOD[1])
    c.rect(15, 20, 1, 5, WOOD[1])
    c.rect(11, 14, 11, 3, WOOD[3])
    c.rect(11, 16, 11, 1, WOOD[1])
    c.rect(12, 11, 9, 3, WOOD[3])
    c.rect(12, 11, 5, 2, WOOD[4])
    c.outline()
    c.slab(19, 0, 3, 32)
    c.slab(21, 15, 3, 12)
