"""Strokes that the painters of outfits share: pieces of cloth, seams, collars, ties."""

from assets.draw.people_body import Body
from assets.draw.people_kit import Mask, Points


def on(b: Body, points: Points, ramp: int, depth: int = 1) -> Mask:
    """A piece of cloth that lies on the torso."""
    return b.c.solid(b.c.poly(points) & b.torso, ramp, depth)


def mark(b: Body, points: Points, index: int) -> None:
    """A flat patch on the torso."""
    b.c.fill(b.c.poly(points), index, b.torso)


def seam(b: Body, points: Points, index: int) -> None:
    """A line on the torso."""
    b.c.line(points, index, b.torso, b.c.scale)


def neck_v(b: Body, ramp: int, low: float = 31, wide: float = 3) -> None:
    """What shows in the opening of a jacket: a V, from the side its edge."""
    if b.view == "front":
        mark(b, [(16 - wide, 26), (16 + wide, 26), (16.4, low), (15.6, low)], ramp + 3)
        seam(b, [(16 + wide - 0.6, 27), (16, low - 1)], ramp + 1)
    elif b.view == "side":
        mark(b, [(18, 26), (22, 26), (22, low - 1), (20, 29)], ramp + 2)


def collar(b: Body, ramp: int) -> None:
    """Two points of a collar, a band from behind."""
    if b.view == "front":
        for m in (1, -1):
            b.c.fill(b.c.poly([(16 + m * 0.4, 26.6), (16 + m * 4, 26.6), (16 + m * 3, 29.6)]), ramp + 4 - (m > 0))
        b.c.dots([(16, 28)], ramp + 1)
    else:
        mark(b, [(11, 26), (21, 26), (20, 28), (12, 28)], ramp + 3)


def tie(b: Body, ramp: int) -> None:
    """A tie with its knot."""
    if b.view == "front":
        mark(b, [(15, 27), (17, 27), (17.4, 33), (16, 35), (14.6, 33)], ramp + 2)
        mark(b, [(16, 29), (17, 29), (17.4, 33), (16, 35)], ramp + 1)
        b.c.dots([(15, 28)], ramp + 3)


def buttons(b: Body, ys: tuple[float, ...], index: int) -> None:
    """A row of buttons down the front."""
    if b.view == "front":
        b.c.dots([(16, y) for y in ys], index, b.torso)


def hem_band(b: Body, ramp: int) -> None:
    """A ribbed band at the hem."""
    y = b.outfit.hem
    mark(b, [(4, y - 2.2), (28, y - 2.2), (28, y + 1), (4, y + 1)], ramp + 1)
