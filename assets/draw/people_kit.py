"""A small kit for drawing people: shapes in sprite pixels, painted in palette indices, lit from the upper left.

All shapes are given in the pixel coordinates of a 32 x 48 sprite that looks right or at us. A `Canvas` of
scale 2 draws the same shapes as a 64 x 64 portrait; a flipped one draws the view to the left, still lit from
the upper left because light is added after the shape.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw

Mask = NDArray[np.bool_]
Points = Sequence[tuple[float, float]]
FINE = 8  # a shape is drawn this much larger, then a pixel belongs to it if half of it does


def moved(mask: Mask, dx: int, dy: int) -> Mask:
    """The mask moved right by `dx` and down by `dy`; what enters is empty."""
    h, w = mask.shape
    out = np.zeros_like(mask)
    out[max(dy, 0) : h + min(dy, 0), max(dx, 0) : w + min(dx, 0)] = mask[
        max(-dy, 0) : h + min(-dy, 0), max(-dx, 0) : w + min(-dx, 0)
    ]
    return out


def mirrored(points: Points) -> list[tuple[float, float]]:
    """The points, then their mirror images about x = 16 in reverse: half an outline makes a whole one."""
    return [*points, *((32 - x, y) for x, y in reversed(points) if x != 16)]


def smooth(points: Points, steps: int = 8) -> list[tuple[float, float]]:
    """A closed curve through all points (Catmull-Rom)."""
    p = np.array(points, dtype=float)
    before, after, later = np.roll(p, 1, 0), np.roll(p, -1, 0), np.roll(p, -2, 0)
    out: list[tuple[float, float]] = []
    for a, b, c, d in zip(before, p, after, later, strict=True):
        for t in np.arange(steps) / steps:
            q = 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2
                       + (3 * b - a - 3 * c + d) * t**3)  # fmt: skip
            out.append((float(q[0]), float(q[1])))
    return out


@dataclass
class Canvas:
    """A picture in palette indices, 0 = nothing; `scale` 1 is a sprite and 2 a portrait."""

    scale: int = 1
    flip: bool = False
    dy: float = 0
    pic: NDArray[np.uint8] = field(init=False)

    def __post_init__(self) -> None:
        size = (48, 32) if self.scale == 1 else (64, 64)
        self.pic = np.zeros(size, np.uint8)

    # shapes -------------------------------------------------------------------------------------------
    def at(self, x: float, y: float) -> tuple[float, float]:
        """Sprite coordinates to pixels of this picture."""
        x = 32 - x if self.flip else x
        return x * self.scale, (y + self.dy) * self.scale - (2 if self.scale == 2 else 0)

    def poly(self, points: Points) -> Mask:
        """The pixels at least half inside a polygon."""
        h, w = self.pic.shape
        image = Image.new("L", (w * FINE, h * FINE))
        corners = [(px * FINE - 0.5, py * FINE - 0.5) for px, py in (self.at(x, y) for x, y in points)]
        ImageDraw.Draw(image).polygon(corners, fill=255)
        return np.asarray(image.resize((w, h), Image.Resampling.BOX)) >= 128

    def blob(self, points: Points) -> Mask:
        """The pixels at least half inside a smooth closed curve."""
        return self.poly(smooth(points))

    def oval(self, cx: float, cy: float, rx: float, ry: float) -> Mask:
        """An ellipse."""
        angles = np.linspace(0, 2 * np.pi, 48, endpoint=False)
        return self.poly([(cx + rx * float(np.cos(a)), cy + ry * float(np.sin(a))) for a in angles])

    def box(self, left: float, top: float, right: float, bottom: float) -> Mask:
        """An upright rectangle; right and bottom are the first coordinates outside."""
        return self.poly([(left, top), (right, top), (right, bottom), (left, bottom)])

    def track(self, points: Points, width: int = 1) -> Mask:
        """A line, `width` pixels wide, through the middles of the pixels at these coordinates."""
        h, w = self.pic.shape
        image = Image.new("1", (w, h))
        mids = [self.at(x + 0.5, y + 0.5) for x, y in points]
        ImageDraw.Draw(image).line([(int(px), int(py)) for px, py in mids], fill=1, width=width)
        return np.asarray(image).astype(bool)

    # paint --------------------------------------------------------------------------------------------
    def fill(self, mask: Mask, index: int, within: Mask | None = None) -> None:
        """Paint the mask, or what of it is within another one."""
        self.pic[mask if within is None else mask & within] = index

    def line(self, points: Points, index: int, within: Mask | None = None, width: int = 1) -> None:
        """Paint a line."""
        self.fill(self.track(points, width), index, within)

    def dots(self, spots: Iterable[tuple[float, float]], index: int, within: Mask | None = None) -> None:
        """Paint whole sprite pixels."""
        for x, y in spots:
            self.fill(self.box(x, y, x + 1, y + 1), index, within)

    def solid(self, mask: Mask, ramp: int, depth: int = 1) -> Mask:
        """Paint a rounded thing: light on its upper left, shade on its lower right, outline broken where lit."""
        self.fill(mask, ramp + 2)
        k = depth * self.scale
        self.fill(mask & ~moved(mask, k + 1, 1) & ~moved(mask, k, k), ramp + 3)
        self.fill(mask & ~moved(mask, -k - 1, -1) & moved(mask, k + 1, k), ramp + 1)
        self.outline(mask, ramp)
        return mask

    def outline(self, mask: Mask, ramp: int) -> None:
        """Edge pixels in the ramp's dark tone; the lit edge gets the softer shadow tone."""
        left, right = mask & ~moved(mask, 1, 0), mask & ~moved(mask, -1, 0)
        up, down = mask & ~moved(mask, 0, 1), mask & ~moved(mask, 0, -1)
        self.fill(left | up, ramp + 1)
        self.fill(right | down | (left & ~moved(mask, 1, -1) & ~up), ramp)

    def stamp(self, x: int, y: int, rows: Sequence[str], key: dict[str, int]) -> None:
        """Paint letters of `key` at a pixel; other signs are holes. Mirrored on a flipped canvas."""
        for j, row in enumerate(rows):
            for i, sign in enumerate(row):
                if sign in key:
                    px = self.pic.shape[1] - 1 - (x + i) if self.flip else x + i
                    self.pic[y + j + int(self.dy), px] = key[sign]


@dataclass
class Layers:
    """The four pictures a part may paint into, from below to above, in one view: front, side or back."""

    view: str
    scale: int = 1
    flip: bool = False
    behind: Canvas = field(init=False)  # behind everything
    body: Canvas = field(init=False)  # over the clothes, under the head
    face: Canvas = field(init=False)  # on the face, under the hair
    top: Canvas = field(init=False)  # over the hair

    def __post_init__(self) -> None:
        self.behind, self.body, self.face, self.top = (Canvas(self.scale, self.flip) for _ in range(4))

    @property
    def portrait(self) -> bool:
        """True when this is the large picture."""
        return self.scale == 2
