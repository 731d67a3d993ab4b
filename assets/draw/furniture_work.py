"""Desks and what people work and play with: easels, instruments, a telescope, weights, a console."""

from assets.draw.canvas import Canvas, block, paints
from assets.draw.palette import (
    BLUE,
    FIR,
    GOLD,
    INK,
    LEAF,
    PINK,
    PURPLE,
    RED,
    SAND,
    STONE,
    TEAL,
    UMBER,
    WHITE,
    WOOD,
    Ramp,
)
from assets.draw.parts import drawer, lamp_shade, leg, mug, paper, screen, stand


def desk_body(c: Canvas, ramp: Ramp = WOOD) -> None:
    """A writing desk with a kneehole between two pedestals."""
    block(c, 2, 11, 60, 8, 10, ramp)
    c.rect(2, 11, 60, 1, ramp[4])
    c.rect(7, 14, 20, 1, ramp[2])
    c.rect(33, 16, 24, 1, ramp[2])
    c.rect(20, 21, 24, 8, ramp[0])
    c.rect(20, 20, 24, 2, ramp[1])
    for x in (4, 45):
        drawer(c, x, 21, 15, 4, ramp)
        drawer(c, x, 25, 15, 4, ramp)


@paints("desk")
def desk(c: Canvas, name: str) -> None:
    """A desk with a reading lamp, an open book and pencils."""
    desk_body(c)
    open_book(c, 25, 9)
    lamp_shade(c, 5, 1)
    c.rect(10, 10, 2, 3, GOLD[1])
    c.rect(7, 13, 8, 2, GOLD[2])
    pencils(c, 50, 6)
    stand(c, 2, 28, 62, 4)


def open_book(c: Canvas, x: int, y: int) -> None:
    """An open book, 15 wide."""
    c.rect(x, y + 1, 15, 8, RED[1])
    c.rect(x + 1, y, 6, 8, WHITE[4])
    c.rect(x + 8, y, 6, 8, WHITE[4])
    c.rect(x + 7, y + 1, 1, 7, WHITE[1])
    for k in (2, 4, 6):
        c.rect(x + 2, y + k, 4, 1, WHITE[1])
        c.rect(x + 9, y + k, 4, 1, WHITE[1])


def pencils(c: Canvas, x: int, y: int) -> None:
    """A cup of pencils."""
    c.rect(x + 1, y, 1, 4, RED[2])
    c.rect(x + 3, y - 1, 1, 5, GOLD[3])
    c.rect(x + 5, y + 1, 1, 3, BLUE[2])
    c.rect(x, y + 4, 7, 5, TEAL[2])
    c.rect(x, y + 4, 2, 5, TEAL[3])


def computer(c: Canvas, x: int, lit: bool) -> None:
    """A monitor on its foot with a keyboard before it."""
    c.rect(x + 8, 10, 6, 4, STONE[1])
    screen(c, x, 0 + 1, 22, 11, lit)
    c.rect(x + 1, 14, 18, 4, STONE[3])
    for k in range(2, 18, 3):
        c.rect(x + k, 15, 2, 1, STONE[1])
        c.rect(x + k, 16, 2, 1, STONE[2])
    c.rect(x + 22, 14, 3, 3, STONE[3])


@paints("desk_computer")
def desk_computer(c: Canvas, name: str) -> None:
    """A desk with a computer that is off."""
    computer_desk(c, False)


def computer_desk(c: Canvas, lit: bool) -> None:
    """A desk with a computer, a mug and a pile of books."""
    desk_body(c)
    computer(c, 20, lit)
    mug(c, 8, 10, RED)
    c.rect(50, 12, 9, 3, FIR[2])
    c.rect(51, 9, 8, 3, GOLD[2])
    c.rect(50, 14, 9, 1, WHITE[3])
    stand(c, 2, 28, 62, 4)


@paints("desk_papers")
def desk_papers(c: Canvas, name: str) -> None:
    """A desk under papers, with an inkwell and a quill."""
    desk_body(c)
    for x, y in ((6, 10), (15, 11), (26, 9), (37, 10)):
        paper(c, x, y)
    c.rect(48, 10, 6, 5, BLUE[1])
    c.rect(48, 10, 6, 1, BLUE[3])
    c.line(51, 9, 57, 2, WHITE[3])
    c.line(52, 9, 58, 2, WHITE[4])
    c.line(53, 7, 58, 3, WHITE[2])
    stand(c, 2, 28, 62, 4)


MICROSCOPE = (
    ".bbb.......... .bbbb......... ..SsS......... ...SsS.WW.... ....SsSWww... .....Sssww... ......ss.ww.. "
    ".......s..ww.. ....ggggg.ww.. ...WWWWWWWww.. ..........ww.. ...WWWWWWWww.. ..Wwwwwwwwww.. ..wwwwwwwwww.."
)


@paints("desk_microscope")
def desk_microscope(c: Canvas, name: str) -> None:
    """A bench with a microscope, a flask and a rack of test tubes."""
    desk_body(c)
    c.art(7, 2, MICROSCOPE, {"b": STONE[0], "s": STONE[3], "S": STONE[4], "w": STONE[1], "W": STONE[2], "g": TEAL[3]})
    c.art(28, 4, "..ww.. ..ww.. ..ww.. .wggw. wgggGw wgGGGw .GGGG.", {"w": TEAL[4], "g": LEAF[3], "G": LEAF[2]})
    c.rect(40, 9, 18, 6, WOOD[1])
    for x, ramp in ((42, RED), (46, BLUE), (50, GOLD), (54, PURPLE)):
        c.rect(x, 5, 3, 8, TEAL[4])
        c.rect(x, 8, 3, 5, ramp[2])
        c.rect(x, 8, 1, 5, ramp[3])
    c.rect(40, 11, 18, 1, WOOD[3])
    stand(c, 2, 28, 62, 4)


@paints("drawing_tablet_desk")
def drawing_tablet_desk(c: Canvas, name: str) -> None:
    """A desk with a slanted tablet that shows a drawing, a pen and paint jars."""
    desk_body(c)
    c.rect(14, 3, 34, 13, STONE[0])
    c.rect(14, 3, 34, 1, STONE[2])
    c.rect(17, 5, 28, 9, BLUE[4])
    c.rect(17, 11, 28, 3, LEAF[3])
    c.ellipse(38, 5, 5, 5, GOLD[3])
    c.art(20, 6, "..r... .rrr.. rrrrr. .www.. .wbw..", {"r": RED[2], "w": WHITE[4], "b": UMBER[1]})
    c.rect(15, 16, 32, 2, STONE[1])
    c.line(50, 16, 57, 11, WHITE[4])
    c.line(50, 17, 57, 12, STONE[1])
    pencils(c, 4, 6)
    stand(c, 2, 28, 62, 4)


@paints("streaming_desk")
def streaming_desk(c: Canvas, name: str) -> None:
    """A streamer's desk, all screens dark."""
    streaming(c, False, 0)


def streaming(c: Canvas, lit: bool, frame: int) -> None:
    """Two screens, a microphone on an arm, a ring of coloured light along the desk."""
    desk_body(c, UMBER)
    for x in (7, 31):
        c.rect(x + 9, 11, 4, 3, STONE[1])
        screen(c, x, 1, 22, 11, lit)
    if lit:
        c.rect(9, 3, 18, 7, PURPLE[1])
        c.art(10 + frame, 4, "..p.. .ppp. ppwpp", {"p": PINK[2], "w": WHITE[4]})
        c.rect(9, 8, 18, 2, TEAL[1])
        for k in range(4):
            c.rect(44, 3 + k * 2, 5 - (k + frame) % 3, 1, WHITE[4])
        c.rect(33, 3, 9, 7, RED[3])
        c.art(35, 4, ".uuu. usssu .sss.", {"u": UMBER[1], "s": PINK[3]})
    c.rect(20, 14, 20, 4, STONE[0])
    for k in range(0, 18, 3):
        c.rect(21 + k, 15, 2, 1, (PINK, PURPLE, TEAL)[k // 3 % 3][2])
        c.rect(21 + k, 16, 2, 1, (TEAL, PINK, PURPLE)[k // 3 % 3][2])
    c.line(60, 12, 55, 5, STONE[1])
    c.line(59, 12, 54, 5, STONE[2])
    c.rect(51, 3, 5, 6, INK)
    c.rect(51, 3, 5, 1, STONE[2])
    c.rect(3, 18, 58, 1, PINK[2] if lit else PURPLE[1])
    stand(c, 2, 28, 62, 4)


@paints("guitar_stand")
def guitar_stand(c: Canvas, name: str) -> None:
    """A guitar upright on its stand."""
    c.line(7, 60, 12, 46, STONE[0])
    c.line(25, 60, 20, 46, STONE[0])
    c.rect(14, 10, 4, 26, UMBER[1])
    c.rect(14, 10, 1, 26, UMBER[3])
    c.round_rect(13, 4, 6, 7, UMBER[2], 1)
    c.dots(STONE[4], (12, 5), (12, 8), (19, 5), (19, 8))
    c.ellipse(8, 27, 16, 15, WOOD[2])
    c.ellipse(5, 37, 22, 20, WOOD[2])
    c.ellipse(9, 28, 13, 13, WOOD[3])
    c.ellipse(6, 38, 19, 17, WOOD[3])
    c.rect(12, 36, 8, 6, WOOD[3])
    c.ellipse(12, 37, 8, 8, UMBER[0])
    c.rect(11, 49, 10, 2, UMBER[1])
    for x in (15, 16):
        c.rect(x, 12, 1, 37, SAND[3])
    c.outline()
    c.shadow(3, 54, 26, 8)


@paints("harp")
def harp(c: Canvas, name: str) -> None:
    """A golden harp."""
    for k in range(3):
        c.line(4 + k, 8, 5 + k, 56, GOLD[3] if k == 0 else GOLD[2])
        c.line(5, 55 + k, 26, 53 + k, GOLD[2])
        c.line(26 + k - 1, 53, 28 + k - 2, 24, GOLD[1] if k == 2 else GOLD[2])
    for x in range(6, 29):
        y = 7 + (x - 6) ** 2 // 29 if x < 18 else 11 + (x - 17) * 13 // 11
        c.rect(x, y, 1, 4, GOLD[2])
        c.px(x, y, GOLD[4])
    for x in range(9, 26, 3):
        y = 11 + (x - 6) ** 2 // 29 if x < 18 else 15 + (x - 17) * 13 // 11
        c.rect(x, y, 1, 54 - y, WHITE[4] if x % 2 else SAND[3])
    c.ellipse(2, 4, 7, 7, GOLD[3])
    c.rect(4, 57, 22, 3, GOLD[1])
    c.outline()
    c.shadow(1, 55, 30, 8)


@paints("mannequin")
def mannequin(c: Canvas, name: str) -> None:
    """A dressmaker's dummy with a pinned dress."""
    c.rect(15, 46, 3, 11, WOOD[2])
    c.line(7, 60, 15, 55, WOOD[2])
    c.line(25, 60, 17, 55, WOOD[1])
    c.rect(14, 6, 4, 6, SAND[2])
    c.rect(13, 4, 6, 3, WOOD[3])
    c.round_rect(8, 11, 16, 16, SAND[3], 3)
    c.rect(21, 13, 2, 12, SAND[2])
    c.round_rect(9, 14, 14, 14, PINK[2], 2)
    for k in range(19):
        half = 6 + k // 3
        c.rect(16 - half, 28 + k, 2 * half, 1, PINK[2])
        c.rect(16 - half, 28 + k, 2, 1, PINK[3])
        c.rect(14 + half, 28 + k, 2, 1, PINK[1])
    for x in (11, 15, 19):
        c.rect(x, 33, 1, 13, PINK[1])
    c.rect(9, 26, 14, 2, PURPLE[2])
    c.rect(4, 46, 24, 1, PINK[4])
    c.line(10, 14, 14, 24, GOLD[3])
    c.outline()
    c.shadow(4, 55, 25, 8)


@paints("globe")
def globe(c: Canvas, name: str) -> None:
    """A globe in a floor stand."""
    c.ellipse(4, 12, 24, 26, GOLD[1])
    c.ellipse(5, 12, 22, 24, GOLD[2])
    c.ellipse(6, 13, 20, 22, BLUE[2])
    c.ellipse(7, 13, 15, 16, BLUE[3])
    c.art(9, 15, "..ggggg... .ggggggg.. .gggggg..g ..gggg..gg ...gg..ggg ....g..ggg", {"g": LEAF[3]})
    c.art(11, 23, "ggg..... gggg.... .ggg..gg .gg..ggg .g....gg", {"g": LEAF[2]})
    c.rect(2, 28, 28, 4, WOOD[2])
    c.rect(2, 28, 28, 2, WOOD[3])
    leg(c, 4, 32, 27, WOOD)
    leg(c, 25, 32, 27, WOOD)
    c.rect(15, 36, 3, 16, WOOD[1])
    c.rect(6, 48, 20, 3, WOOD[2])
    c.outline()
    c.shadow(2, 55, 29, 8)


@paints("telescope")
def telescope(c: Canvas, name: str) -> None:
    """A brass telescope on a tripod, looking up to the right."""
    for x in (6, 16, 26):
        c.line(16, 30, x, 59, WOOD[2])
        c.line(17, 30, x + 1, 59, WOOD[1])
    for k in range(-3, 4):
        c.line(5, 34 + k, 26, 9 + k, GOLD[3] if k < -1 else GOLD[2] if k < 2 else GOLD[1])
    for k in range(-4, 5):
        c.line(22, 13 + k, 27, 7 + k, TEAL[2] if k < 0 else TEAL[1])
    c.line(27, 4, 27, 11, BLUE[4])
    c.line(3, 36, 6, 33, UMBER[1])
    c.line(3, 37, 7, 33, UMBER[1])
    c.rect(13, 28, 7, 5, STONE[1])
    c.outline()
    c.shadow(2, 55, 29, 8)


@paints("camera_tripod")
def camera_tripod(c: Canvas, name: str) -> None:
    """A camera on a tripod."""
    for x in (6, 16, 26):
        c.line(16, 32, x, 59, STONE[1])
        c.line(17, 32, x + 1, 59, STONE[0])
    c.rect(14, 30, 5, 5, STONE[1])
    c.rect(5, 17, 22, 14, STONE[0])
    c.rect(5, 17, 22, 4, STONE[1])
    c.rect(5, 21, 22, 2, RED[2])
    c.rect(11, 13, 9, 5, STONE[1])
    c.rect(22, 15, 3, 2, RED[2])
    c.ellipse(9, 18, 13, 13, STONE[3])
    c.ellipse(10, 19, 11, 11, INK)
    c.ellipse(12, 21, 7, 7, BLUE[1])
    c.rect(13, 22, 2, 2, BLUE[4])
    c.outline()
    c.shadow(3, 55, 27, 8)


@paints("weight_bench")
def weight_bench(c: Canvas, name: str) -> None:
    """A padded bench with a loaded barbell on its rack."""
    c.rect(14, 15, 36, 6, RED[3])
    c.rect(14, 15, 36, 1, RED[4])
    c.rect(14, 21, 36, 3, RED[1])
    leg(c, 17, 24, 5, STONE)
    leg(c, 44, 24, 5, STONE)
    for x in (12, 49):
        leg(c, x, 8, 21, STONE)
    c.rect(3, 9, 58, 2, STONE[3])
    c.rect(3, 9, 58, 1, STONE[4])
    for x in (4, 55):
        c.rect(x, 2, 5, 16, STONE[0])
        c.rect(x, 2, 1, 16, STONE[2])
        c.rect(x + (5 if x < 30 else -3), 4, 3, 12, STONE[1])
    c.outline()
    c.shadow(3, 24, 58, 8)


@paints("game_console_tv")
def game_console_tv(c: Canvas, name: str) -> None:
    """A television with a game console under it, off."""
    console_tv(c, False, 0)


def console_tv(c: Canvas, lit: bool, frame: int) -> None:
    """A low unit with a screen, a console with two pads, and a row of games."""
    block(c, 4, 16, 56, 5, 9, UMBER)
    c.rect(7, 22, 50, 6, UMBER[0])
    screen(c, 14, 1, 36, 16, lit)
    if lit:
        c.rect(16, 3, 32, 12, BLUE[3])
        c.rect(16, 12, 32, 3, LEAF[2])
        c.rect(28 - frame * 3, 9, 8, 2, GOLD[1])
        c.art(19 + frame * 6, 8 - frame * 2, ".rr. rrrr .ss. bbbb", {"r": RED[2], "s": PINK[3], "b": BLUE[1]})
        c.dots(GOLD[3], (40, 6), (44, 6), (41, 6), (45, 6))
    c.rect(9, 24, 13, 4, STONE[4])
    c.rect(9, 24, 13, 1, WHITE[4])
    c.px(20, 26, LEAF[3] if lit else RED[2])
    for k, ramp in enumerate((RED, BLUE, GOLD, FIR, PURPLE, TEAL, PINK)):
        c.rect(38 + 2 * k, 23, 2, 5, ramp[2])
    c.art(25, 25, ".ww.ww. wwwwwww ww...ww", {"w": STONE[3]})
    stand(c, 4, 28, 58, 4)
