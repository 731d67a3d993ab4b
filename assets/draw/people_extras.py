"""Things people wear on head, face and neck, or carry. Each paints into the layers where it belongs."""

from collections.abc import Callable

from assets.draw.people_carried import CARRIED
from assets.draw.people_face import skull
from assets.draw.people_kit import Canvas, Layers, Mask, Points, mirrored, moved
from assets.draw.people_palette import CRIMSON, DARK, EXTRA, GOLD, HAIR, LEATHER, LENS, RED, SKIN, WHITE


# on the face ------------------------------------------------------------------------------------------
def lens(c: Canvas, cx: float, round_: bool, ramp: int) -> None:
    """One lens about (cx, 19): a frame, one pixel wide, with a glint."""
    edge = c.oval(cx, 19, 3, 3) if round_ else c.box(cx - 3, 17, cx + 3, 21)
    inner = edge & moved(edge, 1, 0) & moved(edge, -1, 0) & moved(edge, 0, 1) & moved(edge, 0, -1)
    c.fill(edge & ~inner, ramp)
    c.dots([(cx - 2, 17 + (not round_))], LENS, inner if c.scale > 1 else edge)


def spectacles(art: Layers, ramp: int, round_: bool) -> None:
    """Spectacles, and their bow from the side."""
    c = art.face
    if art.view == "front":
        for cx in (12, 20):
            lens(c, cx, round_, ramp)
        c.line([(15, 18), (16, 18)], ramp)
    elif art.view == "side":
        lens(c, 21, round_, ramp)
        c.line([(14, 18), (17, 18)], ramp)


def glasses(art: Layers) -> None:
    """Dark, square frames."""
    spectacles(art, DARK, False)


def round_glasses(art: Layers) -> None:
    """Round frames of brass."""
    spectacles(art, GOLD + 1, True)


def jaw(c: Canvas, view: str, low: float) -> Mask:
    """The lower part of the face, down past the chin to `low`."""
    if view == "front":
        face = c.blob(mirrored([(16, 8), (22, 9), (25, 14), (25, 20), (24, 23.6), (20.4, low - 1.2), (16, low)]))
        return face & ~c.poly([(6, 4), (26, 4), (26, 17.6), (23, 17.6), (22.6, 21), (19, 22.4), (13, 22.4), (9.4, 21),
                               (9, 17.6), (6, 17.6)])  # fmt: skip
    return c.poly([(15.6, 17), (15.8, 21), (18, 23), (21, 22.2), (25, 22.4), (25, low - 2.4), (22.4, low),
                   (17, low - 0.6),
                   (13, 24.6), (13.6, 21)])  # fmt: skip


def beard(art: Layers) -> None:
    """A full beard with room for the mouth."""
    if art.view != "back":
        whiskers(art, jaw(art.face, art.view, 29.4))


def whiskers(art: Layers, mask: Mask) -> None:
    """Paint a beard, all but the mouth."""
    c = art.face
    c.solid(mask, HAIR, 1)
    c.fill(moved(mask, 0, -c.scale) & ~mask & c.box(12, 20, 20, 24), HAIR + 1)
    for x, y in ((11, 24), (19, 26), (14, 27)) if art.view == "front" else ((18, 25), (20, 27)):
        c.line([(x, y), (x, y + 1)], HAIR + 1, mask)
    hole = c.oval(16, 24, 2.2, 1.1) if art.view == "front" else c.oval(24, 24, 2, 1)
    c.fill(hole, 0)


def goatee(art: Layers) -> None:
    """A pointed chin beard and a thin moustache."""
    c = art.face
    if art.view == "front":
        c.solid(c.poly([(13, 25.2), (19, 25.2), (18.4, 28), (16, 29.8), (13.6, 28)]), HAIR)
        c.fill(
            c.poly([(16, 21.8), (18.4, 22.2), (19.4, 24), (17.8, 23), (14.2, 23), (12.6, 24), (13.6, 22.2)]), HAIR + 1
        )
    elif art.view == "side":
        c.solid(c.poly([(20, 25), (24.4, 25), (24, 28), (22, 29), (20, 27)]), HAIR)
        c.line([(21, 22), (23, 22)], HAIR + 1)


def moustache(art: Layers) -> None:
    """A bushy moustache with drooping ends."""
    c = art.face
    if art.view == "front":
        c.solid(
            c.poly(mirrored([(16, 21.4), (18.4, 21.2), (20.6, 23), (21, 25), (19, 24.4), (17.8, 23), (16, 23)])), HAIR
        )
        c.line([(13, 22), (14, 22)], HAIR + 3)
    elif art.view == "side":
        c.solid(c.poly([(20, 22), (25, 21.4), (25, 23), (22, 23.2), (20.4, 25), (19, 24)]), HAIR)


def stubble(art: Layers) -> None:
    """A shaded jaw."""
    if art.view == "back":
        return
    c = art.face
    inside = skull(c, art.view)
    inside = inside & moved(inside, 1, 0) & moved(inside, -1, 0) & moved(inside, 0, -1)
    mask = jaw(c, art.view, 27) & inside
    if art.view == "front":
        mask &= ~c.oval(16, 24, 3, 1.6)
    c.fill(mask, SKIN + 1)


def wrinkles(art: Layers) -> None:
    """Lines under the eyes and beside the mouth."""
    c = art.face
    if art.view == "front":
        for line in ([(10, 21), (12, 21)], [(19, 21), (21, 21)], [(12, 23), (12, 24)], [(19, 23), (19, 24)]):
            c.line(line, SKIN + 1)
    elif art.view == "side":
        c.line([(19, 21), (21, 21)], SKIN + 1)


def freckles(art: Layers) -> None:
    """A few freckles on the cheeks."""
    spots = {"front": [(10, 22), (12, 22), (11, 23), (19, 22), (21, 22), (20, 23)], "side": [(19, 22), (21, 22)]}
    for x, y in spots.get(art.view, ()):
        px, py = art.face.at(x + 0.5, y)
        art.face.pic[int(py), int(px)] = SKIN + 1


# on the head ------------------------------------------------------------------------------------------
def by_view(art: Layers, front: Points, side: Points, back: Points) -> Points:
    """The outline for this view."""
    return {"front": front, "side": side, "back": back}[art.view]


def beret(art: Layers) -> None:
    """A beret pulled to one side."""
    c = art.top
    c.solid(c.blob(by_view(
        art, [(6, 11), (4.6, 7.4), (8, 3.4), (15, 1.4), (23, 2), (28.4, 5.4), (29, 9), (26, 11.2), (16, 9.8)],
        [(24, 11), (25.4, 7), (21, 2.6), (14, 1.6), (7, 3), (3.2, 7.4), (4.4, 11.6), (8, 12.4), (16, 10.4)],
        [(26, 12), (27.4, 7.4), (24, 3.4), (17, 1.4), (9, 2), (3.6, 5.4), (3, 9.6), (6, 12.4), (16, 13)])), EXTRA,
        2)  # fmt: skip
    c.line([(16, 0), (16, 1)] if art.view != "side" else [(14, 0), (14, 1)], EXTRA, width=c.scale)
    if art.view != "back":
        c.line([(8, 11), (15, 10), (24, 11)], EXTRA, c.pic > 0, c.scale)
    c.line([(9, 6), (13, 4)], EXTRA + 4, c.pic > 0)


def cap(art: Layers) -> None:
    """A baseball cap, the peak a little askew."""
    c = art.top
    dome = by_view(
        art, [(6.2, 11.4), (7, 6.4), (11, 3.2), (16, 2.4), (21, 3.2), (25, 6.4), (25.8, 11.4), (16, 12.4)],
        [(24.2, 11.6), (23.4, 6.6), (19.6, 3.2), (14.6, 2.4), (9.4, 3.6), (6, 8), (5.8, 13), (12, 13), (18, 12)],
        [(6.2, 13), (7, 6.4), (11, 3.2), (16, 2.4), (21, 3.2), (25, 6.4), (25.8, 13), (16, 14)])  # fmt: skip
    crown = c.solid(c.blob(dome), EXTRA, 2)
    if art.view == "back":
        c.solid(c.oval(16, 12.6, 3, 1.8), WHITE)
        c.line([(16, 3), (16, 10)], EXTRA + 1, crown)
        return
    peak = by_view(art, [(7, 11), (16, 10), (25, 11), (26.6, 13.6), (17, 12.8), (9, 14.6), (6, 13.6)],
                   [(20, 10.6), (26, 11), (30.6, 13.4), (29.6, 14.8), (21, 13.4)], [])  # fmt: skip
    c.solid(c.poly(peak), EXTRA, 1)
    badge = (14.4, 5.4, 17.6, 8.8) if art.view == "front" else (20.4, 6, 22.6, 9)
    c.fill(c.box(*badge), WHITE + 4, crown)
    c.line([(10, 5), (9, 8)], EXTRA + 4, crown)


def captain_cap(art: Layers) -> None:
    """A navy captain's cap: white crown, band with an emblem, black peak."""
    c = art.top
    c.solid(c.blob(by_view(
        art, [(7, 9), (3.8, 6), (7, 2.6), (16, 0.8), (25, 2.6), (28.2, 6), (25, 9), (16, 8.6)],
        [(24, 9), (28, 5), (24, 1.4), (14, 1.2), (6, 3), (3.6, 6.4), (6.4, 9.4), (16, 9)],
        [(7, 9), (3.8, 6), (7, 2.6), (16, 0.8), (25, 2.6), (28.2, 6), (25, 9), (16, 9)])), WHITE, 2)  # fmt: skip
    band = by_view(art, [(6.4, 8), (16, 7.4), (25.6, 8), (26, 11.4), (16, 11), (6, 11.4)],
                   [(5.8, 8.6), (16, 8.2), (24.4, 8), (25, 11.2), (16, 12), (5.4, 12.6)],
                   [(6.4, 8), (16, 8.4), (25.6, 8), (26, 12), (16, 12.8), (6, 12)])  # fmt: skip
    c.solid(c.poly(band), EXTRA)
    if art.view == "front":
        c.solid(c.poly([(8, 10.6), (16, 10.2), (24, 10.6), (24.6, 13), (16, 12.2), (7.4, 13)]), DARK)
        c.fill(c.oval(16, 8.4, 1.8, 2.2), GOLD + 3)
        c.dots([(16, 9)], GOLD + 1)
    elif art.view == "side":
        c.solid(c.poly([(20, 10.6), (25, 10.6), (29, 13.4), (28, 14.6), (21, 13)]), DARK)
        c.dots([(23, 9), (23, 8)], GOLD + 3)


def hat(art: Layers) -> None:
    """A brimmed hat with a ribbon."""
    c = art.top
    c.solid(c.blob(by_view(art, *[[(3, 11), (8, 9.4), (16, 9), (24, 9.4), (29, 11), (28, 13), (16, 13.4),
                                   (4, 13)]] * 3)),
            EXTRA, 1)  # fmt: skip
    c.solid(c.poly([(8, 10.6), (8.6, 4), (11, 1.6), (16, 2.4), (21, 1.6), (23.4, 4), (24, 10.6)]), EXTRA, 2)
    c.fill(c.box(8, 8, 24, 10.4), DARK + 1, c.pic > 0)


def bandana(art: Layers) -> None:
    """A knotted headscarf over the front of the hair."""
    c = art.top
    band = by_view(art, [(6, 13.4), (7.4, 8.4), (12, 6), (20, 6), (24.6, 8.4), (26, 13.4), (22, 10.8), (16, 10),
                         (10, 10.8)],
                   [(16, 6), (19.6, 6), (24, 10), (22.6, 12), (18, 11), (13, 13.6), (8, 19.4), (6.4, 18), (10, 11.4)],
                   [(6, 15), (7, 13), (16, 17), (25, 13), (26, 15), (17, 20), (15, 20)])  # fmt: skip
    mask = c.solid(c.poly(band), EXTRA)
    spots = {"front": [(9, 9), (13, 7), (16, 8), (20, 7), (22, 9)], "side": [(20, 8), (16, 9), (12, 12)], "back": []}
    c.dots(spots[art.view], WHITE + 4, mask)
    if art.view == "front":
        c.solid(c.blob([(21, 5), (25, 2.4), (26, 5.6), (23, 7.4)]), EXTRA)
        c.solid(c.blob([(23, 7), (27.6, 6.4), (27.4, 9.6), (24, 9)]), EXTRA)
    else:
        x = 16 if art.view == "back" else 6.4
        c.solid(c.blob([(x, 17), (x + 2.4, 22.6), (x - 0.4, 23.4), (x - 2.4, 21)]), EXTRA)


def headband(art: Layers) -> None:
    """A sweatband."""
    c = art.top
    mask = c.poly(by_view(art, [(6.4, 10.6), (16, 9.6), (25.6, 10.6), (25.6, 13), (16, 12), (6.4, 13)],
                          [(6, 12.4), (15, 11), (23.8, 10), (24.2, 12.4), (15, 13.6), (6, 15)],
                          [(6.4, 11.6), (16, 12.4), (25.6, 11.6), (25.6, 14.2), (16, 15), (6.4, 14.2)]))  # fmt: skip
    c.fill(mask, EXTRA + 3)
    c.fill(mask & ~moved(mask, 0, -c.scale), EXTRA + 1)
    c.fill(mask & ~moved(mask, -c.scale, 0), EXTRA + 1)


def headphones(art: Layers) -> None:
    """Large headphones with a small microphone."""
    c = art.top
    if art.view == "side":
        c.solid(c.poly([(12.2, 16), (12.6, 2), (15.4, 2), (15.2, 16)]), DARK)
        c.solid(c.oval(13.6, 18.6, 3.6, 4.2), EXTRA)
        c.solid(c.oval(13.6, 18.6, 1.8, 2.2), DARK)
        c.line([(15, 22), (18, 24), (20, 24)], DARK)
        return
    band = c.oval(16, 14, 11.6, 12.4) & ~c.oval(16, 14.4, 9.7, 10.6) & c.box(0, 0, 32, 16)
    c.solid(band, DARK)
    c.line([(11, 3), (15, 2)], DARK + 4, band)
    for x in (5.6, 26.4):
        c.solid(c.oval(x, 18.4, 2.6, 4.2), EXTRA)
    if art.view == "front":
        c.line([(5, 22), (7, 24), (10, 25)], DARK)
        c.dots([(10, 25)], DARK + 1)


def flower(art: Layers) -> None:
    """A blossom over one ear."""
    c = art.top
    x, y = {"front": (24, 10), "side": (13.4, 12), "back": (7.6, 10)}[art.view]
    for dx, dy in ((-1.8, -0.6), (0.4, -2), (2, 0), (0.8, 1.9), (-1.4, 1.6)):
        c.solid(c.oval(x + dx, y + dy, 1.7, 1.7), EXTRA)
    c.fill(c.oval(x, y, 1.2, 1.2), GOLD + 3)


def bow(art: Layers) -> None:
    """A ribbon tied in the hair."""
    c = art.top
    x, y = {"front": (22.4, 6.4), "side": (9, 7.4), "back": (16, 9)}[art.view]
    for m in (1, -1):
        c.solid(c.poly([(x, y - 0.6), (x + m * 4.6, y - 3.4), (x + m * 4.8, y + 3), (x, y + 1)]), EXTRA)
    c.solid(c.oval(x, y, 1.4, 1.6), EXTRA)


def pencil(art: Layers) -> None:
    """A pencil stuck behind the ear."""
    c = art.top
    a, b = {"front": ((22, 14), (28, 10)), "side": ((11, 17), (18, 12)), "back": ((4, 10), (9, 14))}[art.view]
    c.line([a, b], GOLD + 3, width=c.scale)
    c.line([(a[0], a[1] + 1), (b[0], b[1] + 1)], GOLD + 1, width=c.scale)
    c.dots([b if art.view != "back" else a], RED)


# at the neck, or carried ------------------------------------------------------------------------------
def earrings(art: Layers) -> None:
    """Golden drops."""
    spots = {"front": [6, 25], "side": [13], "back": [6, 25]}[art.view]
    for x in spots:
        art.top.dots([(x, 22)], GOLD + 3)
        art.top.dots([(x, 23)], GOLD + 1)


def necklace(art: Layers) -> None:
    """A string of pearls."""
    if art.view == "front":
        art.body.dots([(12, 27), (13, 28), (15, 29), (16, 29), (18, 28), (19, 27)], WHITE + 4)
        art.body.dots([(14, 29), (17, 29)], WHITE + 1)


def chain(art: Layers) -> None:
    """A heavy chain with a pendant."""
    if art.view == "front":
        art.body.line([(12, 27), (15, 32), (16, 32), (19, 27)], GOLD + 2, width=art.scale)
        art.body.solid(art.body.oval(16, 34.4, 1.8, 1.8), GOLD)


def bow_tie(art: Layers) -> None:
    """A bow tie."""
    c = art.body
    if art.view == "front":
        for m in (1, -1):
            c.solid(c.poly([(16, 28), (16 + m * 4, 26.4), (16 + m * 4, 31), (16, 29.4)]), EXTRA)
        c.solid(c.box(15, 27.6, 17, 30), EXTRA)
    elif art.view == "side":
        c.solid(c.poly([(19, 28), (22, 26.6), (22, 30.6), (19, 29.4)]), EXTRA)


def scarf(art: Layers) -> None:
    """A long striped scarf, one end hanging."""
    c = art.body
    end = by_view(art, [(17.4, 29), (22, 29), (22.4, 38), (18, 38)], [(15, 29), (18.6, 29.4), (17, 38), (13, 37.4)],
                  [(10.4, 29), (14.6, 29), (14.4, 37), (10, 37)])  # fmt: skip
    tail = c.solid(c.poly(end), EXTRA)
    for y in (32, 35):
        c.fill(c.box(8, y, 24, y + 1), CRIMSON + 2, tail)
    c.solid(c.blob(mirrored([(16, 25), (22.4, 25.4), (23.8, 28), (21, 30.4), (16, 31)])), EXTRA)
    c.line([(11, 28), (15, 30)], EXTRA + 1)
    c.line([(19, 29), (22, 27)], CRIMSON + 2, width=c.scale)
    c.line([(10, 26), (12, 29)], CRIMSON + 2, width=c.scale)


def satchel(art: Layers) -> None:
    """A leather bag on a strap."""
    c = art.body
    strap = {"front": [(21, 27), (10, 37)], "side": [(15, 27), (14, 35)], "back": [(10, 27), (21, 37)]}[art.view]
    c.line(strap, LEATHER + 1, width=c.scale + (art.view != "side"))
    x = {"front": 8.4, "side": 14.4, "back": 23.4}[art.view]
    c.solid(c.box(x - 3.6, 35, x + 3.6, 41.4), LEATHER)
    c.fill(c.box(x - 2.6, 36, x + 2.6, 38), LEATHER + 3)
    c.line([(x - 3, 38), (x + 2, 38)], LEATHER + 1)
    c.dots([(x - 0.4, 38)], GOLD + 3)


def camera(art: Layers) -> None:
    """A camera on a strap before the chest."""
    c = art.body
    if art.view == "front":
        c.line([(11, 27), (13, 32)], DARK + 1, width=c.scale)
        c.line([(20, 27), (18, 32)], DARK + 1, width=c.scale)
        c.solid(c.box(11.6, 31, 20.4, 36.4), DARK)
        c.fill(c.box(13, 30.4, 15, 31.4), DARK + 3)
        c.fill(c.oval(16, 33.8, 2.2, 2.2), DARK + 4)
        c.fill(c.oval(16, 33.8, 1.4, 1.4), DARK)
        c.dots([(15, 33)], LENS)
        c.dots([(18, 32)], RED)
    elif art.view == "side":
        c.line([(16, 27), (20, 32)], DARK + 1)
        c.solid(c.box(18.6, 31, 23, 36), DARK)
        c.solid(c.box(22.4, 32, 25.4, 35.4), DARK)
    else:
        c.line([(12, 27), (16, 28), (19, 27)], DARK + 1)


EXTRAS: dict[str, Callable[[Layers], None]] = CARRIED | {
    f.__name__: f
    for f in (glasses, round_glasses, beard, goatee, moustache, stubble, wrinkles, freckles, beret, cap, captain_cap,
              hat,
              bandana, headband, headphones, flower, bow, pencil, earrings, necklace, chain, bow_tie, scarf, satchel,
              camera)
}  # fmt: skip
