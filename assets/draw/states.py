"""Pictures of things in use, drawn by the game over the stamp: fire, running water, lit screens, unmade beds."""

from assets.draw.canvas import Canvas, paints_state
from assets.draw.furniture_bath_kitchen import fridge_inside, shower_stall, stove_body
from assets.draw.furniture_beds import BLANKETS, rumpled
from assets.draw.furniture_cafe import piano_body
from assets.draw.furniture_counters import cafe_counter, coffee_machine
from assets.draw.furniture_pub import hearth
from assets.draw.furniture_work import computer_desk, console_tv, streaming
from assets.draw.outdoors import basin, column
from assets.draw.palette import BLUE, GOLD, INK, PINK, RED, STONE, TEAL, UMBER, WHITE, Colour
from assets.draw.parts import stand

FLAME = {"r": RED[2], "o": GOLD[2], "y": GOLD[3], "w": GOLD[4]}
FLAMES = (
    "....r.... ...rr..r. .r.ror.r. rr.roorr. rorooyror rooyyyoor royywyyor royywwyor .oyywyyo.",
    "..r...... ..rr..... r.ror..r. rrroor.rr roooyorrr rooyyooor royywyyor roywwwyor .oyywyyo.",
    "......r.. .r...rr.. .rr.ror.. rrorroorr rooryyoor rooyywoor royywyyor royywwyor .oyywyyo.",
)
SMOKE = ("..ss.. .ssss. sstsss .ssss.", ".ss... ssss.. sstss. .sssss", "...ss. ..ssss .stsss .sss..")


def flame(c: Canvas, x: int, y: int, frame: int, rows: int = 9) -> None:
    """A tongue of fire, 9 wide; fewer rows give a lower one."""
    picture = FLAMES[frame % 3].split()
    c.art(x, y, " ".join(picture[9 - rows :]), FLAME)


def steam(c: Canvas, x: int, y: int, frame: int) -> None:
    """A curl of steam."""
    c.art(x, y, (".w. w.. .w. ..w .w.", ".w. ..w .w. w.. .w.")[frame % 2], {"w": WHITE[4]})


@paints_state("stove@on")
def stove_on(c: Canvas, name: str, frame: int) -> None:
    """A pot that boils on a glowing plate; the oven is lit."""
    stove_body(c)
    c.rect(8, 23, 16, 4, GOLD[2])
    c.rect(9, 23, 13, 2, GOLD[3])
    c.ellipse(18, 11, 9, 4, RED[3])
    c.rect(18, 8, 9, 6, STONE[2])
    c.rect(18, 8, 2, 6, STONE[4])
    c.ellipse(18, 6, 9, 5, STONE[1])
    c.ellipse(19, 7, 7, 3, GOLD[2])
    c.rect(16, 9, 2, 1, INK)
    c.rect(27, 9, 2, 1, INK)
    c.px(21 + 2 * frame, 8, GOLD[4])
    steam(c, 20 + frame, 1, frame)
    c.rect(10, 17, 3, 2, RED[2])
    stand(c, 2, 28, 30, 4)


@paints_state("stove@burning")
def stove_burning(c: Canvas, name: str, frame: int) -> None:
    """A stove on fire, with smoke."""
    stove_body(c)
    c.rect(8, 23, 16, 4, GOLD[3])
    c.rect(3, 8, 26, 7, UMBER[0])
    stand(c, 2, 28, 30, 4)
    c.art(3 + 2 * frame, 0, SMOKE[frame], {"s": STONE[1], "t": STONE[2]})
    c.art(20 - frame, 1, SMOKE[(frame + 1) % 3], {"s": STONE[0], "t": STONE[1]})
    for k, x in enumerate((2, 11, 20)):
        flame(c, x, 5 - (k + frame) % 2, frame + k)
    flame(c, 7, 19, frame + 1, 6)
    flame(c, 16, 19, frame + 2, 6)


@paints_state("coffee_machine@brewing_coffee")
def coffee_brewing(c: Canvas, name: str, frame: int) -> None:
    """The coffee machine with a light on, coffee running into two cups and steam."""
    cafe_counter(c, "counter_coffee")
    coffee_machine(c)
    for x in (9, 19):
        c.rect(x, 12, 4, 3, WHITE[4])
        c.rect(x + 1, 10 + frame % 2, 2, 2, UMBER[3])
    c.rect(25, 6, 2, 2, GOLD[4])
    stand(c, 0, 28, 32, 4)
    steam(c, 27 + frame, 1, frame)
    steam(c, 11, 1 + frame, frame + 1)


@paints_state("shower@running shower@leaking_water")
def shower_state(c: Canvas, name: str, frame: int) -> None:
    """Water from the head with mist; or a puddle that runs out of the stall."""
    shower_stall(c)
    stand(c, 1, 61, 31, 3)
    running = name.endswith("running")
    for x in range(13, 22, 2) if running else (17,):
        for y in range(14 + (x + frame) % 2 * 3, 50, 6):
            c.rect(x, y, 1, 4 if running else 2, BLUE[3])
    if running:
        for x, y in ((11, 46), (18, 50), (22, 46), (15, 51)):
            c.rect(x + frame, y, 3, 1, WHITE[4])
        c.art(5, 3 + 2 * frame, "..ww.... .wwwww.. wwwwwwww ..wwww..", {"w": WHITE[4]})
        c.art(20, 33 - frame, "..ww... .wwwww. wwwwww.", {"w": WHITE[4]})
        return
    c.ellipse(4, 44, 24, 14, TEAL[3])
    c.rect(7, 53, 20, 7, TEAL[3])
    c.ellipse(1, 56, 30, 8, BLUE[3])
    c.ellipse(4, 57, 18, 4, BLUE[4])
    c.rect(9 + 6 * frame, 47, 6, 1, WHITE[4])
    c.rect(16 - 3 * frame, 60, 6, 1, WHITE[4])


@paints_state(" ".join(f"bed_{name}@slept_in" for name in BLANKETS))
def bed_slept_in(c: Canvas, name: str, frame: int) -> None:
    """A bed that has been left unmade."""
    rumpled(c, name.split("@")[0].split("_")[-1])


@paints_state("bed_double_red@slept_in bed_double_blue@slept_in bed_double_green@slept_in")
def double_slept_in(c: Canvas, name: str, frame: int) -> None:
    """A double bed that has been left unmade."""
    bed_slept_in(c, name, frame)


@paints_state("fireplace@burning")
def fireplace_burning(c: Canvas, name: str, frame: int) -> None:
    """A fire on the hearth."""
    hearth(c)
    c.rect(18, 55, 28, 2, RED[2])
    stand(c, 2, 60, 62, 4)
    for k, (x, y) in enumerate(((19, 45), (36, 45), (28, 38), (23, 41), (32, 42))):
        flame(c, x, y - (k + frame) % 2 * 2, frame + k)
    for k, (x, y) in enumerate(((20, 50), (28, 49), (36, 50))):
        flame(c, x, y, frame + 2 * k, 6)
    c.dots(GOLD[3], (26 + 2 * frame, 34), (38 - 3 * frame, 36))


@paints_state("desk_computer@on")
def computer_on(c: Canvas, name: str, frame: int) -> None:
    """A computer at work: a window of text whose cursor blinks."""
    computer_desk(c, True)
    c.rect(21, 2, 20, 9, BLUE[1])
    c.rect(21, 2, 20, 1, BLUE[3])
    for k, (indent, w, tone) in enumerate(((1, 8, WHITE[4]), (3, 11, TEAL[3]), (3, 7, PINK[2]), (1, 10, WHITE[4]))):
        c.rect(22 + indent, 4 + 2 * k, w - (frame if k == 3 else 0) * 3, 1, tone)


@paints_state("streaming_desk@on")
def streaming_on(c: Canvas, name: str, frame: int) -> None:
    """Both screens lit: the game and the chat."""
    streaming(c, True, frame)


@paints_state("game_console_tv@on")
def console_on(c: Canvas, name: str, frame: int) -> None:
    """A game on the television."""
    console_tv(c, True, frame)


@paints_state("fridge@open")
def fridge_open(c: Canvas, name: str, frame: int) -> None:
    """The refrigerator with its door open."""
    fridge_inside(c)
    stand(c, 3, 59, 29)


NOTE = ".nnnn .n..n .n..n nn.nn nn.nn"


@paints_state("piano@playing")
def piano_playing(c: Canvas, name: str, frame: int) -> None:
    """Notes over the piano and keys that go down."""
    piano_body(c)
    for x in (14 + 8 * frame, 38 + 4 * frame, 46 - 8 * frame):
        c.rect(x + 1, 36, 3, 6, WHITE[2])
    stand(c, 2, 60, 62, 4)
    for x, y, tone in ((17, 3, GOLD[3]), (33, 1, WHITE[4]), (42, 5, PINK[2])):
        note(c, x + 2 * frame, y - frame if y > 2 else y + frame, tone)


def note(c: Canvas, x: int, y: int, tone: Colour) -> None:
    """A note in the air."""
    c.art(x - 1, y, NOTE, {"n": tone})


@paints_state("fountain@running")
def fountain_running(c: Canvas, name: str, frame: int) -> None:
    """Water over the rim of the bowl and up from its middle; rings in the basin."""
    basin(c)
    for k, (x, y, w) in enumerate(((24, 56, 12), (58, 56, 13), (38, 62, 20))):
        grow = (k + frame) % 3
        c.rect(x - grow, y, w + 2 * grow, 1, WHITE[4])
        c.rect(x - grow - 1, y + 1, 2, 1, TEAL[4])
        c.rect(x + w + grow - 1, y + 1, 2, 1, TEAL[4])
    column(c)
    c.outline()
    c.shadow(2, 62, 92, 32)
    for x, top, bottom in ((27, 29, 56), (31, 32, 58), (36, 34, 60), (58, 34, 60), (63, 32, 58), (67, 29, 56)):
        for y in range(top, bottom):
            c.px(x, y, WHITE[4] if (y + frame * 2 + x) % 6 < 2 else TEAL[4] if (y + frame * 2) % 3 else TEAL[3])
            c.px(x + 1, y, TEAL[3] if (y + frame) % 4 else TEAL[4])
    for k, (x, y) in enumerate(((44, 1), (52, 1), (40, 6), (56, 6), (38, 14), (58, 14), (37, 19), (59, 19))):
        c.rect(x, y + (k + frame) % 3, 2, 3, WHITE[4] if (k + frame) % 2 else TEAL[4])
