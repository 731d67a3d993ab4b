"""Chairs, rugs and pots in other colours, so that no two houses have all the same."""

from assets.draw.canvas import PAINTERS, Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, LEAF, PURPLE, RED, SAND, TEAL, UMBER, WHITE, WOOD, Colour, Ramp

Change = dict[Colour, Colour]


def ramps(*pairs: tuple[Ramp, Ramp]) -> Change:
    """The change of each colour of a ramp to that of another."""
    return {old: new for before, after in pairs for old, new in zip(before, after, strict=True)}


DARK: Ramp = (UMBER[0], UMBER[0], UMBER[2], UMBER[3], WOOD[3])
CHAIRS: dict[str, Change] = {"blue": ramps((RED, TEAL)), "dark": ramps((RED, FIR), (WOOD, DARK))}
RUGS: dict[str, tuple[str, Change]] = {
    "rug_plum": ("rug_red", ramps((RED, PURPLE), (BLUE, FIR))),
    "rug_rust": ("rug_blue", ramps((BLUE, RED), (TEAL, WOOD))),
    "rug_sand": ("rug_green", ramps((FIR, SAND), (LEAF, TEAL))),
    "rug_round_red": ("rug_round", ramps((FIR, RED), (TEAL, GOLD), (LEAF, WOOD))),
}
POTS: dict[str, Change] = {
    "plant_pot_blue": ramps((RED, BLUE)),
    "plant_pot_white": ramps((RED, (SAND[0], WHITE[1], WHITE[2], WHITE[3], WHITE[4])), (LEAF, FIR)),
}


@paints(" ".join(f"chair_{side}_{colour}" for side in ("front", "back", "left", "right") for colour in CHAIRS))
def chair(c: Canvas, name: str) -> None:
    """A chair of another wood and cloth."""
    base, colour = name.rsplit("_", 1)
    PAINTERS[base](c, base)
    c.recolour(CHAIRS[colour])


@paints(" ".join(RUGS))
def rug(c: Canvas, name: str) -> None:
    """A carpet in other colours."""
    base, change = RUGS[name]
    PAINTERS[base](c, base)
    c.recolour(change)


@paints(" ".join(POTS))
def plant(c: Canvas, name: str) -> None:
    """A plant in another pot."""
    PAINTERS["plant_pot"](c, "plant_pot")
    c.recolour(POTS[name])
