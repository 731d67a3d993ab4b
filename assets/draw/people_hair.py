"""How hair is painted; its shapes are in `people_hairstyles.py`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from assets.draw.people_face import skull
from assets.draw.people_kit import Canvas, Layers, Mask, Points, moved
from assets.draw.people_palette import HAIR, SKIN

Lobe = tuple[float, float, float]  # centre and radius of a curl, a bun or a bead of a braid
Shapes = Mapping[str, Sequence[Points]]


@dataclass(frozen=True)
class Hair:
    """One hair style: outlines in the three views, and what the face leaves free.

    `front`, `side`, `back` are smooth outlines; `fringe` and `cheek` are the openings for the face from the
    front and the side. `lobes` are curls joined to the outline, `balls` stand by themselves over it,
    `under` are smooth masses behind body and head, `over` hang over the clothes, and `strands` are lines.
    """

    front: Points = ()
    fringe: Points = ()
    side: Points = ()
    cheek: Points = ()
    back: Points = ()
    ear: bool = True
    pointed: bool = False
    shine: bool = True
    lobes: Mapping[str, Sequence[Lobe]] = field(default_factory=dict)
    balls: Mapping[str, Sequence[Lobe]] = field(default_factory=dict)
    under: Shapes = field(default_factory=dict)
    over: Shapes = field(default_factory=dict)
    strands: Shapes = field(default_factory=dict)


def draw_hair(art: Layers, hair: Hair) -> None:
    """Paint one style in the view of `art`."""
    view = art.view
    for shape in hair.under.get(view, ()):
        tress(art.behind, art.behind.blob(shape), deep=True)
    for shape in hair.over.get(view, ()):
        tress(art.top, art.top.blob(shape))
    mass = outline_of(art.top, hair, view)
    if mass.any():
        paint_mass(art, mass, hair)
    for cx, cy, r in hair.balls.get(view, ()):
        tress(art.top, art.top.oval(cx, cy, r, r))
    if view != "back":
        cast_shadow(art)


def outline_of(c: Canvas, hair: Hair, view: str) -> Mask:
    """The mass of hair on the head, without the opening for the face."""
    points = {"front": hair.front, "side": hair.side, "back": hair.back}[view]
    shape = c.poly if hair.pointed else c.blob
    mass = shape(points) if points else c.box(0, 0, 0, 0)
    for cx, cy, r in hair.lobes.get(view, ()):
        mass = mass | c.oval(cx, cy, r, r)
    gap = {"front": hair.fringe, "side": hair.cheek, "back": ()}[view]
    if gap:
        mass = mass & ~c.poly(gap)
    if view == "side" and hair.ear:
        mass = mass & ~c.oval(13.5, 19.5, 2, 2.6)
    return mass


def paint_mass(art: Layers, mass: Mask, hair: Hair) -> None:
    """Three shades, strands, a shine and an outline."""
    c, k = art.top, art.scale
    c.fill(mass, HAIR + 2)
    c.fill(mass & ~moved(mass, -2 * k, -k), HAIR + 1)
    c.fill(mass & ~moved(mass, 0, -2 * k), HAIR + 1)
    c.fill(mass & c.oval(12.5, 9, 6.5, 4), HAIR + 3)
    for cx, cy, r in hair.lobes.get(art.view, ()):
        curl(c, mass, cx, cy, r)
    for strand in hair.strands.get(art.view, ()):
        c.line(strand, HAIR + 1, mass)
    if hair.shine:
        shine(c, mass)
    c.outline(mass, HAIR)


def curl(c: Canvas, mass: Mask, cx: float, cy: float, r: float) -> None:
    """A curl: a lit upper left and a shaded lower right edge inside the mass."""
    ball = c.oval(cx, cy, r, r)
    c.fill(ball & ~moved(ball, -c.scale, -c.scale), HAIR + 1, mass)
    lit = c.oval(cx - r * 0.25, cy - r * 0.3, r * 0.45, r * 0.4)
    c.fill(lit, HAIR + (3 if cx + cy < 30 else 2), mass)


def shine(c: Canvas, mass: Mask) -> None:
    """A broken band of light across the crown."""
    inner = mass & moved(mass, 2, 2) & moved(mass, -1, -1)
    c.line([(9, 11), (10, 10), (12, 8)], HAIR + 4, inner, c.scale)
    c.line([(14, 7), (16, 7)], HAIR + 4, inner, c.scale)
    c.line([(19, 8), (20, 8)], HAIR + 3, inner, c.scale)


def tress(c: Canvas, mask: Mask, deep: bool = False) -> None:
    """A separate mass: a tail, a braid's bead, a bun; `deep` ones lie in the shade behind."""
    c.solid(mask, HAIR)
    if deep:
        inner = mask & moved(mask, 1, 1) & moved(mask, -1, -1)
        c.fill(inner, HAIR + 1)
        c.fill(inner & ~moved(mask, 2 * c.scale, 0), HAIR + 2)


def cast_shadow(art: Layers) -> None:
    """Hair shades the skin just below it."""
    hair = art.top.pic > 0
    inside = skull(art.face, art.view)
    inside = inside & moved(inside, 1, 0) & moved(inside, -1, 0)
    art.face.fill(moved(hair, 0, art.scale) & ~hair, SKIN + 1, inside)
