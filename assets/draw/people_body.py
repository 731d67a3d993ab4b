"""Bodies below the head: builds, poses, limbs, and how an outfit is put on in each view."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from assets.draw.people_kit import Canvas, Mask, Points, mirrored
from assets.draw.people_palette import CLOTH, DARK, SECOND, SKIN


@dataclass(frozen=True)
class Build:
    """Half the width of the torso from the front and from the side, and the widths of limbs, in pixels."""

    half: float
    depth: float
    arm: float
    leg: float


BUILDS = {"slim": Build(5, 4, 3.6, 5), "average": Build(6, 4.8, 4, 6), "broad": Build(7.6, 6.2, 4.8, 7)}


@dataclass(frozen=True)
class Pose:
    """`drop`: how far the upper body sinks; `stride`: -1 to 1, the near leg ahead at 1; `lift`: a foot in the air
    (1 the near or right one, -1 the other)."""  # fmt: skip

    drop: int = 0
    stride: int = 0
    lift: int = 0
    sits: bool = False


# The order of the columns of an outfit sheet: stand (2), walk (4), sit. The game relies on it.
POSES = [Pose(), Pose(drop=1), Pose(1, 1), Pose(lift=-1), Pose(1, -1), Pose(lift=1), Pose(4, sits=True)]


@dataclass(frozen=True)
class Outfit:
    """What is worn. Ramps say which colours; `detail` paints on the torso, `over` on everything."""

    detail: Callable[["Body"], None]
    top: int = CLOTH
    sleeve: int = CLOTH
    short: bool = False
    legs: str = "trousers"  # or "shorts", "skirt", "long_skirt", "pencil"
    lower: int = SECOND
    stockings: int = SKIN
    shoes: int = DARK
    hem: float = 38.2
    over: Callable[["Body"], None] | None = None


@dataclass
class Body:
    """One body in one view and pose, while it is being drawn."""

    c: Canvas
    view: str
    build: Build
    pose: Pose
    outfit: Outfit
    torso: Mask = field(init=False)

    def draw(self) -> Canvas:
        """Paint everything, from far to near."""
        self.torso = self.raised(lambda: self.c.blob(self.torso_shape()))
        if self.view == "side":
            self.raised(lambda: self.arm(-1))
        (self.seat if self.pose.sits else self.stance)()
        self.raised(self.upper)
        return self.c

    def raised(self, paint: Callable[[], object]) -> Mask:
        """Paint with the upper body's drop."""
        self.c.dy = self.pose.drop
        result = paint()
        self.c.dy = 0
        return result if isinstance(result, np.ndarray) else self.c.pic > 0

    # upper body ---------------------------------------------------------------------------------------
    def torso_shape(self) -> Points:
        """The outline of the torso down to the hem."""
        hem = min(self.outfit.hem, 39) if self.pose.sits else self.outfit.hem
        if self.view == "side":
            d = self.build.depth
            belly = 1.4 if d > 5 else 0.2
            return [(13, 26.4), (18, 26.4), (16 + d - 0.6, 28.6), (16 + d + belly, 34), (16 + d, hem), (16 - d, hem),
                    (16 - d - 0.2, 34), (16 - d, 29)]  # fmt: skip
        w = self.build.half
        waist = w - 0.5 if w < 7 else w + 0.6
        flare = w + 0.2 + max(0, hem - 38.2) * 0.35
        return mirrored([(16, 26.2), (16 + w - 1.6, 26.6), (16 + w, 28.6), (16 + waist, 33.4), (16 + flare, hem - 0.6),
                         (16 + flare - 1.2, hem + 0.2), (16, hem + 0.2)])  # fmt: skip

    def upper(self) -> None:
        """Torso, arms and details."""
        self.c.fill(self.c.box(13.4, 24, 18.6, 28), SKIN + 1)
        self.c.solid(self.torso, self.outfit.top, 2)
        self.outfit.detail(self)
        for side in (1,) if self.view == "side" else (-1, 1):
            self.arm(side)
        if self.outfit.over:
            self.outfit.over(self)

    def arm(self, side: int) -> None:
        """One arm: -1 is the left or far one. It swings against the leg of its side."""
        if self.view == "side":
            shoulder, hand = self.side_arm(side)
        else:
            shoulder, hand = self.front_arm(side)
        w = self.build.arm
        elbow = (shoulder[0] * 0.45 + hand[0] * 0.55, shoulder[1] * 0.45 + hand[1] * 0.55)
        self.c.solid(self.c.oval(hand[0], hand[1], w * 0.46, 1.9), SKIN)
        if self.outfit.short:
            self.limb(shoulder, hand, w - 0.6, SKIN)
            self.limb(shoulder, elbow, w + 0.3, self.outfit.sleeve)
        else:
            self.limb(shoulder, (hand[0], hand[1] - 1.6), w, self.outfit.sleeve)

    def front_arm(self, side: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Shoulder and hand seen from the front or from behind."""
        w, ahead = self.build.half, -side * self.pose.stride
        shoulder = (16 + side * (w - 0.2), 28.8)
        if self.pose.sits:
            return shoulder, (16 + side * (w - 1.6), 36.4)
        inward, rise = (1.6, 0.6) if ahead > 0 else (-0.2, 2.6) if ahead < 0 else (0, 0)
        return shoulder, (16 + side * (w + 1 - inward), 37 - rise)

    def side_arm(self, side: int) -> tuple[tuple[float, float], tuple[float, float]]:
        """Shoulder and hand seen from the side."""
        if self.pose.sits:
            return (15, 29.4), (20, 36.4)
        reach = -side * self.pose.stride * 4.6
        return (15 + 0.4 * (1 - side), 29.2), (15.4 + reach, 37.2 - abs(reach) * 0.3)

    def limb(self, a: tuple[float, float], b: tuple[float, float], width: float, ramp: int) -> Mask:
        """A rounded limb from a to b."""
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = max((dx * dx + dy * dy) ** 0.5, 0.1)
        nx, ny, r = -dy / length, dx / length, width / 2
        tube = self.c.poly([(a[0] + nx * r, a[1] + ny * r), (b[0] + nx * r, b[1] + ny * r),
                            (b[0] - nx * r, b[1] - ny * r), (a[0] - nx * r, a[1] - ny * r)])  # fmt: skip
        return self.c.solid(tube | self.c.oval(a[0], a[1], r, r), ramp)

    # lower body ---------------------------------------------------------------------------------------
    @property
    def trousered(self) -> bool:
        """True where cloth covers each leg by itself."""
        return self.outfit.legs == "trousers"

    def stance(self) -> None:
        """Legs and skirt, standing or walking."""
        for side in (-1, 1):
            (self.side_leg if self.view == "side" else self.front_leg)(side)
        if self.view != "side" and self.trousered:
            self.c.fill(self.c.box(15, 37, 17, 43) & (self.c.pic == self.outfit.lower), self.outfit.lower + 1)
        if self.outfit.legs != "trousers":
            self.skirt()

    def front_leg(self, side: int) -> None:
        """One leg from the front or behind; the one behind is shorter."""
        behind = 3 if self.pose.stride == -side else 1 if self.pose.lift == side else 0
        w = self.build.leg if self.trousered else 4.2
        mid = 16 + side * (self.build.half * 0.98 - self.build.leg / 2 if self.trousered else 3.2)
        foot = 46.2 - behind
        self.c.solid(self.c.box(mid - w / 2, 36, mid + w / 2, foot - 1.4), self.leg_ramp())
        self.shoe(mid - w / 2 - 0.3 + side * 0.2, mid + w / 2 + 0.3 + side * 0.2, foot - 0.2)

    def side_leg(self, side: int) -> None:
        """One leg from the side, bent back when lifted."""
        w = self.build.leg - 0.4 if self.trousered else 4.2
        reach = side * self.pose.stride * 4.4
        up = 2 if self.pose.lift == side else 0.6 if reach < 0 else 0
        hip, foot = (16.0, 36.6), (16 + reach - (2 if self.pose.lift == side else 0), 44.4 - up)
        self.limb(hip, foot, w, self.leg_ramp())
        self.shoe(foot[0] - 2.6, foot[0] + 4.4, round(foot[1] + 1.6))

    def shoe(self, left: float, right: float, sole: float) -> None:
        """A shoe with a flat sole and a rounded top."""
        shape = [
            (left, sole),
            (left, sole - 2),
            (left + 1, sole - 3),
            (right - 2, sole - 3),
            (right, sole - 2),
            (right, sole),
        ]
        self.c.solid(self.c.poly(shape), self.outfit.shoes)

    def leg_ramp(self) -> int:
        """The colours of a leg."""
        covered = self.trousered or (self.pose.sits and self.outfit.legs == "long_skirt")
        return self.outfit.lower if covered else self.outfit.stockings

    def skirt(self) -> None:
        """Skirts and shorts hang from the waist and sway with the stride."""
        legs, sway = self.outfit.legs, self.pose.stride * 0.7
        hem = {"shorts": 41, "skirt": 42, "pencil": 42.6, "long_skirt": 44.4}[legs]
        flare = {"shorts": 0.4, "skirt": 2, "pencil": 0.2, "long_skirt": 2.2}[legs]
        w = self.build.half if self.view != "side" else self.build.depth
        left, right = 16 - w - flare, 16 + w + flare
        if self.view == "side":
            left, right = left - abs(sway) * 1.2, right + abs(sway) * 1.2
        shape = [(16 - w + 0.6, 34), (16 + w - 0.6, 34), (right + sway, hem), (left + sway, hem)]
        mask = self.c.solid(self.c.poly(shape), self.outfit.lower, 2)
        self.folds(mask, hem)

    def folds(self, mask: Mask, hem: float) -> None:
        """Two folds in a skirt, a slit between the legs of shorts."""
        ramp = self.outfit.lower
        if self.outfit.legs == "shorts":
            self.c.line([(16, 38), (16, hem)], ramp, mask)
            return
        for x, lean in ((12.5, -1), (18.5, 1)):
            self.c.line([(x, hem - 5), (x + lean, hem - 1)], ramp + 1, mask)

    # sitting ------------------------------------------------------------------------------------------
    def seat(self) -> None:
        """Thighs and shins of somebody who sits."""
        if self.view == "side":
            self.seat_side()
        elif self.view == "front":
            self.seat_front()
        else:
            w = self.build.half
            hips = mirrored([(16, 38), (16.6 + w, 39), (17 + w, 42), (15 + w, 44.4), (16, 44.8)])
            self.c.solid(self.c.blob(hips), self.outfit.lower, 2)

    def seat_front(self) -> None:
        """Shins hang, knees come towards us."""
        for side in (-1, 1):
            mid = 16 + side * (self.build.half / 2 + 0.2)
            w = self.build.leg / 2
            self.c.solid(self.c.box(mid - w + 0.4, 40, mid + w - 0.4, 45.4), self.leg_ramp())
            self.shoe(mid - w, mid + w, 46)
            self.c.solid(self.c.oval(mid, 41.4, w + 0.5, 2.8), self.outfit.lower)
        if not self.trousered:
            half = self.build.half + 1
            self.c.solid(self.c.box(16 - half, 39, 16 + half, 43.6), self.outfit.lower, 2)

    def seat_side(self) -> None:
        """The thigh lies level, the shin hangs."""
        w = self.build.leg - 0.6
        self.limb((21.6, 41), (21.4, 44.4), w - 0.6, self.leg_ramp())
        self.shoe(19.4, 26, 46)
        self.limb((14, 41), (21.6, 41), w, self.outfit.lower)
