"""Small drawing helpers on integer pixels: no smoothing, no gradients, the same bytes on every machine."""

from collections.abc import Callable, Iterable, Iterator

from PIL import Image

from assets.draw.palette import CLEAR, SHADOW, Colour, Ramp, tint

TILE = 32


class Canvas:
    """A picture of `w` x `h` pixels, clear at first; drawing outside of it is ignored."""

    def __init__(self, w: int, h: int) -> None:
        self.w, self.h = w, h
        self.rows: list[list[Colour]] = [[CLEAR] * w for _ in range(h)]

    def get(self, x: int, y: int) -> Colour:
        """The colour at a pixel; clear outside."""
        return self.rows[y][x] if 0 <= x < self.w and 0 <= y < self.h else CLEAR

    def px(self, x: int, y: int, colour: Colour) -> None:
        """Set one pixel."""
        if 0 <= x < self.w and 0 <= y < self.h:
            self.rows[y][x] = colour

    def dots(self, colour: Colour, *points: tuple[int, int]) -> None:
        """Set several pixels."""
        for x, y in points:
            self.px(x, y, colour)

    def rect(self, x: int, y: int, w: int, h: int, colour: Colour) -> None:
        """Fill a rectangle."""
        for j in range(y, y + h):
            for i in range(x, x + w):
                self.px(i, j, colour)

    def round_rect(self, x: int, y: int, w: int, h: int, colour: Colour, cut: int = 1) -> None:
        """Fill a rectangle whose corners are cut off by `cut` pixels."""
        for j in range(h):
            inset = max(0, cut - min(j, h - 1 - j))
            self.rect(x + inset, y + j, w - 2 * inset, 1, colour)

    def ellipse(self, x: int, y: int, w: int, h: int, colour: Colour) -> None:
        """Fill the ellipse inside a rectangle."""
        for i, j in ellipse_points(x, y, w, h):
            self.px(i, j, colour)

    def line(self, x0: int, y0: int, x1: int, y1: int, colour: Colour) -> None:
        """Draw a line, one pixel wide."""
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for k in range(steps + 1):
            dx, dy = (2 * k * (x1 - x0) + steps) // (2 * steps), (2 * k * (y1 - y0) + steps) // (2 * steps)
            self.px(x0 + dx, y0 + dy, colour)

    def art(self, x: int, y: int, rows: str, key: dict[str, Colour]) -> None:
        """Draw a hand-set cluster: rows split by spaces, each letter a colour of `key`, a dot is clear."""
        for j, row in enumerate(rows.split()):
            for i, letter in enumerate(row):
                if letter != ".":
                    self.px(x + i, y + j, key[letter])

    def paste(self, other: "Canvas", x: int, y: int) -> None:
        """Lay another canvas over this one; its clear pixels leave what is there."""
        for j in range(other.h):
            for i in range(other.w):
                if other.rows[j][i][3]:
                    self.px(x + i, y + j, other.rows[j][i])

    def recolour(self, change: dict[Colour, Colour]) -> None:
        """Replace colours everywhere."""
        self.rows = [[change.get(c, c) for c in row] for row in self.rows]

    def outline(self) -> None:
        """Draw a tinted line around everything that is there, lighter on the lit upper left side."""
        marks = [(x, y, edge) for x, y in self.pixels() if (edge := self._edge(x, y))]
        for x, y, edge in marks:
            self.px(x, y, edge)

    def _edge(self, x: int, y: int) -> Colour | None:
        if self.get(x, y)[3] == 255:
            return None
        for dx, dy, lit in ((0, -1, False), (-1, 0, False), (1, 0, True), (0, 1, True)):
            near = self.get(x + dx, y + dy)
            if near[3] == 255:
                return tint(near, lit)
        return None

    def shadow(self, x: int, y: int, w: int, h: int) -> None:
        """Lay a flat shadow ellipse under what is drawn."""
        self._under(ellipse_points(x, y, w, h))

    def slab(self, x: int, y: int, w: int, h: int) -> None:
        """Lay a flat rectangular shadow, its corners cut, under what is drawn."""
        self._under((i, j) for j in range(y, y + h) for i in range(x + (j == y + h - 1), x + w - (j == y + h - 1)))

    def _under(self, points: Iterable[tuple[int, int]]) -> None:
        for i, j in points:
            if self.get(i, j)[3] == 0:
                self.px(i, j, SHADOW)

    def pixels(self) -> Iterator[tuple[int, int]]:
        """All coordinates, row by row."""
        return ((x, y) for y in range(self.h) for x in range(self.w))

    def image(self) -> Image.Image:
        """The picture for Pillow."""
        image = Image.new("RGBA", (self.w, self.h))
        image.putdata([c for row in self.rows for c in row])
        return image


def ellipse_points(x: int, y: int, w: int, h: int) -> Iterator[tuple[int, int]]:
    """The pixels of the ellipse inside a rectangle."""
    for j in range(h):
        for i in range(w):
            if ((2 * i + 1 - w) * h) ** 2 + ((2 * j + 1 - h) * w) ** 2 <= (w * h) ** 2:
                yield x + i, y + j


def shades(ramp: Ramp) -> dict[str, Colour]:
    """A key for `Canvas.art`: the digits 0 to 4 stand for the colours of a ramp."""
    return {str(k): colour for k, colour in enumerate(ramp)}


class Noise:
    """A small deterministic source of numbers, for placing clusters."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 12345) & 0xFFFFFFFF

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = (self.state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self.state >> 8) % n

    def between(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return low + self.below(high - low + 1)


def block(c: Canvas, x: int, y: int, w: int, top: int, front: int, ramp: Ramp) -> None:
    """A piece of furniture as a block: a light top of `top` rows and a front of `front` rows under it."""
    c.rect(x, y, w, top, ramp[3])
    c.rect(x, y, w, 1, ramp[4])
    c.rect(x, y + top - 1, w, 1, ramp[4])
    c.rect(x, y + top, w, front, ramp[2])
    c.rect(x, y + top, w, 1, ramp[1])
    c.rect(x + w - 1, y + top, 1, front, ramp[1])
    c.rect(x, y + top + front - 1, w, 1, ramp[1])


Painter = Callable[[Canvas, str], None]
StatePainter = Callable[[Canvas, str, int], None]
PAINTERS: dict[str, Painter] = {}
STATE_PAINTERS: dict[str, StatePainter] = {}


def paints(names: str) -> Callable[[Painter], Painter]:
    """Register a painter for several names, split by spaces; it is called with a clear canvas and the name."""

    def register(painter: Painter) -> Painter:
        PAINTERS.update(dict.fromkeys(names.split(), painter))
        return painter

    return register


def paints_state(names: str) -> Callable[[StatePainter], StatePainter]:
    """Register a painter for pictures of states; it is called with the canvas, the name and the frame."""

    def register(painter: StatePainter) -> StatePainter:
        STATE_PAINTERS.update(dict.fromkeys(names.split(), painter))
        return painter

    return register
