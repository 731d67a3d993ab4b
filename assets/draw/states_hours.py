"""What shows the hour: the sky in windows, lamps that are lit, the faces of clocks."""

from assets.draw.canvas import Canvas, paints_state
from assets.draw.decor import table_lamp
from assets.draw.decor_plants import standing_lamp
from assets.draw.decor_walls import clock_face, draped, laced, sconce
from assets.draw.furniture_bedroom import night_stand
from assets.draw.furniture_pub import mantel_clock
from assets.draw.outdoors_signs import lantern


@paints_state("window@dusk window@night")
def window_hour(c: Canvas, name: str, frame: int) -> None:
    """A window in the evening and at night."""
    laced(c, name.split("@")[1])


@paints_state("curtains_red@dusk curtains_red@night curtains_blue@dusk curtains_blue@night")
def curtains_hour(c: Canvas, name: str, frame: int) -> None:
    """A window with curtains in the evening and at night."""
    draped(c, *name.split("@"))


@paints_state("clock_wall@face")
def face(c: Canvas, name: str, frame: int) -> None:
    """A clock that waits for its hands."""
    clock_face(c)


@paints_state("fireplace@face")
def mantel_face(c: Canvas, name: str, frame: int) -> None:
    """The clock on the mantel, which waits for its hands."""
    mantel_clock(c)


@paints_state("street_lamp@lit")
def street_lit(c: Canvas, name: str, frame: int) -> None:
    """A street lamp at night."""
    lantern(c, True)


@paints_state("floor_lamp@lit")
def floor_lit(c: Canvas, name: str, frame: int) -> None:
    """A standing lamp at night."""
    standing_lamp(c, True)


@paints_state("bedside_lamp@lit")
def bedside_lit(c: Canvas, name: str, frame: int) -> None:
    """The lamp on a night stand at night."""
    night_stand(c, "bedside_lamp", True)


@paints_state("lamp_table@lit")
def table_lit(c: Canvas, name: str, frame: int) -> None:
    """A table lamp at night."""
    table_lamp(c, True)


@paints_state("candle_wall@lit")
def candle_lit(c: Canvas, name: str, frame: int) -> None:
    """A candle that burns."""
    sconce(c, True)
