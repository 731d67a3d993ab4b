"""States that are laid over the stamp and leave it to be seen: water that runs, notes in the air, an open wardrobe."""

from assets.draw.canvas import PAINTERS, Canvas, paints_state
from assets.draw.palette import BLUE, GOLD, LEAF, PINK, RED, STONE, TEAL, UMBER, WHITE, WOOD
from assets.draw.states import note


@paints_state("sink_bath@running kitchen_sink@running")
def water_runs(c: Canvas, name: str, frame: int) -> None:
    """Water from the tap, with rings in the basin."""
    x, y = (15, 8) if name.startswith("sink") else (17, 6)
    c.rect(x, y, 2, 6, BLUE[4])
    c.rect(x, y + 2 * frame, 1, 3, WHITE[4])
    for side in (x - 4 - frame, x + 3 + frame):
        c.rect(side, y + 6, 3, 1, WHITE[4])
    c.rect(x - 1, y + 5, 4, 1, WHITE[4])


@paints_state("kitchen_sink@full_of_dishes")
def dishes(c: Canvas, name: str, frame: int) -> None:
    """Plates and a pot above the rim."""
    for k, tone in enumerate((WHITE[2], WHITE[3], WHITE[4])):
        c.ellipse(6 + k % 2, 7 - 2 * k, 11, 5, tone)
    c.rect(17, 4, 8, 7, STONE[2])
    c.rect(17, 4, 8, 2, STONE[4])
    c.rect(25, 5, 3, 1, UMBER[1])
    c.rect(10, 1, 4, 3, PINK[2])
    c.outline()


@paints_state("guitar_stand@being_played harp@being_played")
def strings_played(c: Canvas, name: str, frame: int) -> None:
    """Notes in the air."""
    note(c, 3, 12 - 2 * frame, GOLD[3])
    note(c, 24, 4 + 2 * frame, WHITE[4])
    note(c, 25, 19 - 2 * frame, PINK[2])


@paints_state("microphone_stand@on")
def microphone_on(c: Canvas, name: str, frame: int) -> None:
    """Waves to both sides of the microphone, notes, and a foot in the light."""
    for side, x in ((1, 19), (-1, 2)):
        rows = LOUD[frame] if side > 0 else " ".join(row[::-1] for row in LOUD[frame].split())
        c.art(x, 2, rows, {"w": GOLD[4], "v": GOLD[3]})
    c.rect(11, 49, 10, 1, GOLD[4])
    c.rect(9, 52, 3, 2, LEAF[4])
    note(c, 25, 18 - 2 * frame, PINK[2])


LOUD = (
    "w..... .w.... .w.v.. .w..v. .w..v. .w..v. .w.v.. .w.... w.....",
    "w..v.. .w..v. .w...v .w...v .w...v .w...v .w...v .w..v. w..v..",
)


@paints_state("toaster_counter@toasting")
def toasting(c: Canvas, name: str, frame: int) -> None:
    """Glowing slots and the heat above them."""
    c.rect(10, 4, 12, 1, GOLD[3 + frame])
    c.rect(11, 10, 2, 1, GOLD[4])
    for k in range(3):
        c.rect(11 + 4 * k, (k + frame) % 2, 1, 2, WHITE[4])


@paints_state("kitchen_counter_board@in_use")
def chopping(c: Canvas, name: str, frame: int) -> None:
    """A large knife that goes up and down over slices, and a bowl that fills."""
    for x in (4, 7, 10):
        c.rect(x, 10, 2, 4, RED[2])
        c.px(x, 10, RED[4])
    c.rect(9, 2 + 3 * frame, 11, 4, WHITE[3])
    c.rect(9, 2 + 3 * frame, 11, 1, WHITE[4])
    c.rect(9, 5 + 3 * frame, 9, 1, STONE[2])
    c.rect(20, 2 + 3 * frame, 5, 2, UMBER[0])
    c.ellipse(20, 6, 11, 6, LEAF[3])
    c.dots(RED[2], (22, 7), (26, 8), (28, 7))
    c.rect(19, 9, 13, 2, BLUE[3])
    c.round_rect(20, 10, 11, 4, BLUE[2], 1)
    c.outline()


@paints_state("easel@holding_a_picture")
def easel_used(c: Canvas, name: str, frame: int) -> None:
    """A picture on the easel."""
    PAINTERS["easel_landscape"](c, "easel_landscape")


@paints_state("closet@open closet_dark@open")
def closet_open(c: Canvas, name: str, frame: int) -> None:
    """The doors stand open: clothes on a rail, boots and a box under them."""
    ramp = WOOD if name.startswith("closet@") else UMBER
    c.rect(4, 14, 24, 39, UMBER[0])
    c.rect(4, 17, 24, 1, STONE[3])
    for k, cloth in enumerate((RED, TEAL, GOLD, BLUE, PINK)):
        x, long = 5 + 4 * k + k // 2, 20 - k % 3 * 4
        c.rect(x, 18, 4, long, cloth[2])
        c.rect(x, 18, 1, long, cloth[3])
        c.rect(x, 17 + long, 4, 1, cloth[1])
    c.rect(6, 46, 7, 6, ramp[3])
    c.rect(6, 46, 7, 1, ramp[4])
    c.rect(16, 48, 4, 4, UMBER[2])
    c.rect(22, 48, 4, 4, UMBER[2])
    for x in (1, 28):
        c.rect(x, 13, 3, 42, ramp[2])
        c.rect(x, 13, 1, 42, ramp[4])
        c.rect(x, 54, 3, 1, ramp[0])
