"""Things people carry before them or on an arm, which tell what they do: books, a notebook, a basket."""

from collections.abc import Callable

from assets.draw.people_kit import Layers
from assets.draw.people_palette import CRIMSON, DARK, EXTRA, GOLD, LEATHER, WHITE


def notebook(art: Layers) -> None:
    """An open notebook with written lines and a pencil across it, held before the chest; below a portrait's edge."""
    if art.portrait:
        return
    c = art.body
    if art.view == "front":
        c.solid(c.poly([(8, 33), (15.6, 34.4), (23.4, 33), (23.4, 40), (15.6, 41.4), (8, 40)]), EXTRA)
        c.fill(c.poly([(9, 32.6), (15, 34), (15, 39.6), (9, 38.4)]), WHITE + 4)
        c.fill(c.poly([(16.4, 34), (22.4, 32.6), (22.4, 38.4), (16.4, 39.6)]), WHITE + 3)
        for y in (35, 37):
            c.line([(10, y - 0.6), (13, y)], DARK + 3, width=art.scale)
            c.line([(18, y), (20, y - 0.6)], DARK + 3, width=art.scale)
        c.line([(18, 38), (24, 32)], GOLD + 3, width=art.scale)
        c.dots([(24, 31)], CRIMSON + 2)
    elif art.view == "side":
        c.solid(c.poly([(18.4, 33.4), (25, 31.6), (26, 34), (19, 38)]), EXTRA)
        c.fill(c.poly([(19.4, 33.4), (25, 32), (25, 33.4), (19.8, 35.4)]), WHITE + 4)
        c.line([(22, 35), (25, 30)], GOLD + 3)


def picture_book(art: Layers) -> None:
    """A large picture book with a star and a moon on its cover, hugged to one side; below a portrait's edge."""
    if art.portrait:
        return
    c = art.body
    if art.view == "front":
        cover = c.solid(c.poly([(4.6, 32), (14, 31), (15, 41), (5.4, 42)]), CRIMSON)
        c.fill(c.poly([(5, 41), (15, 40.2), (15, 41), (5.4, 42)]), WHITE + 3)
        c.dots([(9, 34), (8, 35), (9, 35), (10, 35), (9, 36)], GOLD + 4, cover)
        c.dots([(11, 38), (12, 37), (12, 39)], WHITE + 4, cover)
        c.line([(6, 39), (13, 39)], GOLD + 3, cover, art.scale)
    elif art.view == "side":
        cover = c.solid(c.box(15, 32, 22.4, 41), CRIMSON)
        c.dots([(18, 35), (17, 36), (18, 36), (19, 36), (18, 37)], GOLD + 4, cover)
        c.fill(c.box(21, 33, 22, 41), WHITE + 3)


def books(art: Layers) -> None:
    """Two thick books carried against the chest."""
    c = art.body
    if art.view == "front":
        c.solid(c.box(10, 36, 22, 39.6), LEATHER)
        c.fill(c.box(11, 37, 20.6, 38.4), WHITE + 3)
        c.solid(c.box(11, 32, 21, 36.4), EXTRA)
        c.line([(13, 34), (18, 34)], GOLD + 3, width=art.scale)
        c.fill(c.box(12, 35.2, 20, 36), WHITE + 4)
    elif art.view == "side":
        c.solid(c.box(18, 36, 25, 39.4), LEATHER)
        c.solid(c.box(18.6, 32.4, 24.4, 36.2), EXTRA)
        c.line([(20, 34), (22, 34)], GOLD + 3)


def basket(art: Layers) -> None:
    """A wicker basket on the arm, greens and a loaf looking out of it; below a portrait's edge."""
    if art.portrait:
        return
    c = art.body
    x = {"front": 24.4, "side": 17.6, "back": 7.6}[art.view]
    c.line([(x - 4, 37), (x - 3, 33), (x, 31), (x + 3, 33), (x + 4, 37)], LEATHER + 1, width=art.scale)
    c.solid(c.oval(x - 2.2, 36.4, 2, 1.8), EXTRA)
    c.solid(c.oval(x + 1.6, 36, 2.4, 2), GOLD)
    body = c.solid(c.poly([(x - 5, 37), (x + 5, 37), (x + 4, 42.6), (x - 4, 42.6)]), LEATHER)
    for y in (39, 41):
        c.line([(x - 4, y), (x + 3, y)], LEATHER + 3, body, art.scale)
    for dx in (-3, 0, 3):
        c.dots([(x + dx, 38), (x + dx - 1, 40)], LEATHER + 1, body)


def tied_apron(art: Layers) -> None:
    """A small apron with a pocket, tied over the clothes."""
    c = art.body
    if art.view == "back":
        c.line([(10, 35), (21, 35)], EXTRA + 2, width=art.scale)
        c.solid(c.poly([(16, 35.4), (12.4, 33), (12.4, 38), (16, 36.4), (19.6, 38), (19.6, 33)]), EXTRA)
        return
    if art.view == "front":
        c.line([(11, 34), (20, 34)], EXTRA + 1, width=art.scale)
        skirt = c.solid(c.poly([(11.4, 34.6), (20.6, 34.6), (21.6, 41.6), (10.4, 41.6)]), EXTRA)
        c.line([(13, 37), (18, 37)], EXTRA + 1, skirt, art.scale)
        c.line([(11, 41), (20, 41)], WHITE + 4, skirt, art.scale)
    else:
        skirt = c.solid(c.poly([(16.4, 34.6), (21.4, 34.6), (22, 41.6), (16, 41.6)]), EXTRA)
        c.line([(17, 41), (21, 41)], WHITE + 4, skirt)


CARRIED: dict[str, Callable[[Layers], None]] = {
    f.__name__: f for f in (notebook, picture_book, books, basket, tied_apron)
}
