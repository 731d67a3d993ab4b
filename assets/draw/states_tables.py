"""States of tables and desks, laid over the stamp: set for a meal, left dirty, buried in papers."""

from assets.draw.canvas import Canvas, Noise, paints_state
from assets.draw.palette import BLUE, GOLD, LEAF, PINK, RED, STONE, TEAL, UMBER, WHITE, WOOD, Colour, Ramp
from assets.draw.parts import mug

PLACES: dict[str, tuple[tuple[int, int], ...]] = {  # where plates stand, by table
    "table_small": ((4, 10), (18, 10)),
    "table_round": ((5, 9), (17, 9)),
    "cafe_table": ((5, 8), (17, 8)),
    "coffee_table": ((4, 12), (18, 12)),
    "table_long": ((5, 10), (20, 10), (35, 10), (49, 10)),
    "table_dining": ((6, 9), (20, 9), (34, 9), (48, 9)),
    "reading_table": ((5, 11), (15, 11), (40, 11), (50, 11)),
}
DISHES = ((GOLD, LEAF), (RED, GOLD), (LEAF, PINK), (GOLD, RED))
DESKS = "desk desk_computer desk_papers desk_microscope drawing_tablet_desk streaming_desk"


def plate(c: Canvas, x: int, y: int, ramp: Ramp = WHITE) -> None:
    """A plate, 10 wide, its rim lit."""
    c.ellipse(x, y + 1, 10, 8, WHITE[0])
    c.ellipse(x, y, 10, 8, ramp[4])
    c.ellipse(x + 2, y + 1, 6, 5, ramp[2])


@paints_state(" ".join(f"{name}@set" for name in PLACES))
def table_set(c: Canvas, name: str, frame: int) -> None:
    """A meal before every chair, with cutlery, a glass and steam."""
    for k, (x, y) in enumerate(PLACES[name.split("@")[0]]):
        plate(c, x, y)
        main, side = DISHES[k % 4]
        c.rect(x + 3, y + 1, 3, 3, main[2])
        c.rect(x + 3, y + 1, 2, 1, main[3])
        c.rect(x + 6, y + 2, 2, 2, side[3])
        c.rect(x - 1, y + 2, 1, 6, STONE[4])
        c.rect(x + 10, y + 2, 1, 6, STONE[4])
        c.rect(x + 9, y - 3, 3, 5, TEAL[4])
        c.rect(x + 9, y - 1, 3, 2, RED[2] if k % 2 else BLUE[3])
        c.rect(x + 3 + (k + frame) % 2, y - 4, 1, 2, WHITE[4])
        c.rect(x + 4 - (k + frame) % 2, y - 2, 1, 2, WHITE[4])


@paints_state(" ".join(f"{name}@dirty" for name in PLACES))
def table_dirty(c: Canvas, name: str, frame: int) -> None:
    """Plates with scraps in a heap, a glass that was knocked over, a puddle and crumbs."""
    for k, (x, y) in enumerate(PLACES[name.split("@")[0]]):
        if k % 2:
            _knocked_over(c, x - 1, y + 1)
        else:
            plate(c, x + 1, y + 2)
            plate(c, x, y)
            plate(c, x + 1, y - 2)
            c.dots(UMBER[2], (x + 4, y - 1), (x + 5, y), (x + 7, y - 1))
            c.rect(x + 5, y - 1, 2, 1, GOLD[2])
            c.line(x + 2, y - 4, x + 8, y - 1, STONE[3])
        c.dots(UMBER[1], (x + 1, y + 9), (x + 9, y + 9), (x + 11, y + 5))


def _knocked_over(c: Canvas, x: int, y: int) -> None:
    """A glass on its side in what was in it, and a crumpled napkin."""
    c.ellipse(x, y + 1, 9, 6, PINK[1])
    c.ellipse(x + 1, y + 1, 6, 4, PINK[2])
    c.rect(x + 5, y + 1, 5, 3, TEAL[4])
    c.rect(x + 10, y + 1, 1, 3, WHITE[4])
    c.art(x + 4, y + 5, ".ww. wWww wwwW .Ww.", {"w": WHITE[4], "W": WHITE[2]})


@paints_state(" ".join(f"{name}@covered_in_papers" for name in DESKS.split()))
def papers(c: Canvas, name: str, frame: int) -> None:
    """Sheets one over the other across the whole desk, a tall pile, crumpled ones and a mug among them."""
    noise = Noise(sum(map(ord, name)))
    for k in range(11):
        _sheet(c, 4 + k * 5 + noise.between(-2, 1), 8 + noise.below(6), k)
    for k in range(6):
        _flat(c, 44 - k % 2, 12 - 2 * k, WHITE[4] if k % 3 else GOLD[4])
    mug(c, 31, 7, RED)
    for x, y in ((5, 5), (22, 5), (14, 20), (37, 21)):
        c.art(x, y, ".ww. wwWw wWww .WW.", {"w": WHITE[4], "W": WHITE[1]})


def _sheet(c: Canvas, x: int, y: int, k: int) -> None:
    tone: Colour = (WHITE[4], WHITE[3], BLUE[4], WHITE[4], GOLD[4])[k % 5]
    c.rect(x, y + 1, 8, 8, WHITE[0])
    c.rect(x, y, 8, 8, tone)
    for j in range(2, 7, 2):
        c.rect(x + 1, y + j, 6 - (j + k) % 3, 1, STONE[2])


def _flat(c: Canvas, x: int, y: int, tone: Colour) -> None:
    """A few sheets of a pile, seen from the front."""
    c.rect(x, y, 12, 2, tone)
    c.rect(x, y + 1, 12, 1, WHITE[1])


@paints_state("podium@in_use")
def podium_used(c: Canvas, name: str, frame: int) -> None:
    """A lit lamp, a glass of water and notes that are turned over."""
    c.rect(4, 2, 2, 11, GOLD[1])
    c.rect(3, 0, 6, 3, GOLD[3])
    c.rect(8, 3, 15, 8, GOLD[4])
    for y in (5, 7, 9):
        c.rect(10, y, 11 - y % 3, 1, STONE[2])
    c.art(21 - 3 * frame, 1, "..ww .www wwwW wwW. wW..", {"w": WHITE[4], "W": WHITE[2]})
    c.rect(25, 6, 4, 6, TEAL[4])
    c.rect(25, 9, 4, 3, BLUE[3])
    c.outline()


@paints_state("kitchen_counter_board@untidy")
def kitchen_untidy(c: Canvas, name: str, frame: int) -> None:
    """Peelings, an open packet, an egg that was dropped and a dirty pan."""
    c.ellipse(2, 4, 13, 8, STONE[0])
    c.ellipse(3, 5, 11, 5, UMBER[2])
    c.rect(14, 7, 7, 2, STONE[1])
    c.art(18, 9, ".wwww. wwyywww wwyyww. .wwww..", {"w": WHITE[4], "y": GOLD[3]})
    c.art(23, 1, "rrrrr rwwwr rwRwr rwwwr rrrrr rrrrr", {"r": RED[2], "w": WHITE[4], "R": RED[1]})
    c.art(4, 13, "l.o.ll.. .ool..oo lo..lol.", {"l": LEAF[3], "o": GOLD[2]})
    c.rect(9, 16, 2, 4, PINK[1])
    c.rect(22, 12, 5, 1, WOOD[1])
    c.outline()
