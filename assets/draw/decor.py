"""What hangs on walls, lies on tables and floors, and grows in the grass; and indoor plants and lamps."""

from assets.draw.canvas import Canvas, paints
from assets.draw.palette import BLUE, FIR, GOLD, INK, LEAF, PINK, PURPLE, RED, SAND, STONE, TEAL, UMBER, WHITE, WOOD, Ramp
from assets.draw.parts import books, lamp_shade, mug, paper, pot

# --- on walls ---------------------------------------------------------------------------------


def frame(c: Canvas, x: int, y: int, w: int, h: int, ramp: Ramp = WOOD) -> None:
    """A picture frame with its shadow on the wall."""
    c.rect(x, y, w, h, ramp[2])
    c.rect(x, y, w, 1, ramp[4])
    c.rect(x, y, 1, h, ramp[3])
    c.rect(x + w - 1, y, 1, h, ramp[1])
    c.rect(x, y + h - 1, w, 1, ramp[1])


def hang(c: Canvas, x: int, y: int, w: int, h: int) -> None:
    """Outline what hangs and lay its narrow shadow on the wall."""
    c.outline()
    c.slab(x + 2, y + 3, w, h)


@paints("window")
def window(c: Canvas, name: str) -> None:
    """A window with a cross, hills outside and a sill."""
    panes(c)
    c.outline()


def panes(c: Canvas) -> None:
    """The window itself."""
    c.rect(3, 10, 26, 18, WHITE[3])
    c.rect(3, 10, 26, 1, WHITE[4])
    c.rect(28, 11, 1, 17, WHITE[1])
    c.rect(5, 12, 22, 14, BLUE[4])
    c.art(6, 13, "..wwww.... wwwwwwww..", {"w": WHITE[4]})
    c.art(5, 21, "...gggggg............. .gggggggggg....ddddddd ggggggggggggddddddddd. ggggggggggggdddddddddd ggggggggggggdddddddddd",
          {"g": LEAF[3], "d": LEAF[2]})  # fmt: skip
    c.rect(15, 12, 2, 14, WHITE[3])
    c.rect(5, 18, 22, 2, WHITE[3])
    c.line(20, 17, 24, 13, WHITE[4])
    c.line(22, 17, 26, 13, WHITE[4])
    c.rect(2, 27, 28, 2, WHITE[4])
    c.rect(2, 29, 28, 1, WHITE[1])


@paints("curtains_red curtains_blue")
def curtains(c: Canvas, name: str) -> None:
    """A window with curtains drawn to both sides, on a brass rail."""
    panes(c)
    ramp = RED if name.endswith("red") else BLUE
    for x0, sway in ((1, 1), (23, -1)):
        for j in range(20):
            pull = 3 if 11 < j < 15 else 1 if 9 < j < 17 else 0
            x = x0 if sway > 0 else x0 + pull
            c.rect(x, 10 + j, 8 - pull, 1, ramp[2])
            c.rect(x + 2, 10 + j, 1, 1, ramp[3])
            c.rect(x + 5 - pull // 2, 10 + j, 1, 1, ramp[1])
        c.rect(x0 if sway > 0 else x0 + 3, 22, 5, 2, GOLD[3])
    c.rect(1, 10, 30, 4, ramp[2])
    for x in range(1, 31, 4):
        c.rect(x, 11, 2, 3, ramp[3])
        c.px(x + 2, 14, ramp[1])
    c.rect(0, 9, 32, 2, GOLD[2])
    c.rect(0, 9, 32, 1, GOLD[3])
    c.outline()


@paints("picture_sea picture_portrait picture_abstract")
def picture(c: Canvas, name: str) -> None:
    """A framed picture: a boat at sea, a lady or coloured shapes."""
    if name == "picture_sea":
        frame(c, 3, 12, 26, 17, GOLD)
        c.rect(5, 14, 22, 13, BLUE[4])
        c.rect(5, 21, 22, 6, BLUE[2])
        c.rect(5, 21, 22, 1, BLUE[3])
        c.art(12, 14, "...w.... ..ww.... .www.w.. wwww.ww. ...b.... bbbbbbbb .bbbbbb.", {"w": WHITE[4], "b": WOOD[1]})
        c.rect(7, 24, 5, 1, BLUE[3])
        c.rect(19, 25, 5, 1, BLUE[3])
        hang(c, 3, 12, 26, 17)
    elif name == "picture_portrait":
        frame(c, 8, 10, 16, 20, GOLD)
        c.rect(10, 12, 12, 16, FIR[1])
        c.ellipse(12, 13, 8, 11, UMBER[1])
        c.ellipse(13, 14, 6, 8, RED[4])
        c.dots(INK, (14, 17), (17, 17))
        c.round_rect(11, 22, 10, 6, PURPLE[2], 2)
        c.rect(15, 21, 2, 2, RED[4])
        hang(c, 8, 10, 16, 20)
    else:
        frame(c, 5, 11, 22, 19, UMBER)
        c.rect(7, 13, 18, 15, WHITE[4])
        c.rect(7, 13, 9, 7, GOLD[3])
        c.rect(17, 21, 8, 7, RED[2])
        c.ellipse(14, 15, 9, 9, BLUE[2])
        c.line(8, 26, 23, 14, INK)
        hang(c, 5, 11, 22, 19)


@paints("clock_wall")
def clock_wall(c: Canvas, name: str) -> None:
    """A round wall clock."""
    c.ellipse(6, 10, 20, 20, WOOD[2])
    c.ellipse(6, 10, 18, 18, WOOD[3])
    c.ellipse(8, 12, 16, 16, WHITE[4])
    c.dots(STONE[1], (15, 13), (16, 13), (15, 26), (16, 26), (9, 19), (9, 20), (22, 19), (22, 20))
    c.rect(15, 15, 2, 6, INK)
    c.rect(16, 19, 5, 2, INK)
    c.px(15, 20, RED[2])
    c.outline()
    c.shadow(9, 13, 20, 19)


ATOM = ("..tt......tt.. .t..t....t..t. .t...t..t...t. ..t...tt...t.. ...t.rrrr.t... ....rrRrrr.... ....rrrrrr.... ...t.rrrr.t... "
        "..t...tt...t.. .t...t..t...t. .t..t....t..t. ..tt......tt..")  # fmt: skip


@paints("poster_music poster_science poster_film")
def poster(c: Canvas, name: str) -> None:
    """A poster: a note, an atom or a film strip with a star."""
    ground = {"poster_music": PURPLE[1], "poster_science": FIR[0], "poster_film": RED[1]}[name]
    c.rect(6, 10, 20, 21, WHITE[4])
    c.rect(7, 11, 18, 19, ground)
    if name == "poster_music":
        c.art(10, 13, "...yyyyyyy ...yyyyyyy ...yy...yy ...yy...yy .yyyy.yyyy yyyyyyyyyy yyyy.yyyy. .yy...yy..", {"y": GOLD[3]})
        c.rect(10, 23, 12, 2, PINK[2])
        c.rect(12, 26, 8, 1, PINK[3])
    elif name == "poster_science":
        c.art(9, 12, ATOM, {"t": TEAL[3], "r": RED[3], "R": RED[4]})
        c.rect(10, 26, 12, 2, TEAL[4])
    else:
        for y in range(12, 29, 3):
            c.rect(8, y, 2, 2, WHITE[3])
            c.rect(22, y, 2, 2, WHITE[3])
        c.art(11, 13, "....yy.... ....yy.... yyyyyyyyyy .yyyyyyyy. ..yyyyyy.. .yyy..yyy. .yy....yy.", {"y": GOLD[3]})
        c.rect(11, 22, 10, 2, WHITE[4])
        c.rect(12, 26, 8, 1, PINK[2])
    c.dots(RED[2], (15, 10), (16, 10))
    c.outline()


@paints("pennant")
def pennant(c: Canvas, name: str) -> None:
    """A college pennant."""
    for k in range(14):
        half = (14 - k) // 2 + 1
        c.rect(4 + 2 * k, 20 - half, 2, 2 * half, BLUE[2])
        c.px(4 + 2 * k, 20 - half, BLUE[3])
    c.rect(3, 11, 3, 18, GOLD[3])
    c.art(8, 16, ".www. ww.ww w...w w...w w...w ww.ww .www.", {"w": WHITE[4]})
    c.outline()


@paints("mirror_wall")
def mirror_wall(c: Canvas, name: str) -> None:
    """A wall mirror."""
    frame(c, 6, 10, 20, 20, STONE)
    c.rect(8, 12, 16, 16, BLUE[4])
    for k in range(2):
        c.line(10 + 4 * k, 24, 17 + 4 * k, 14, WHITE[4])
    c.rect(8, 26, 16, 2, BLUE[3])
    hang(c, 6, 10, 20, 20)


@paints("shelf_wall")
def shelf_wall(c: Canvas, name: str) -> None:
    """A small wall shelf with books and a trailing plant."""
    books(c, 3, 12, 13, 10, 7)
    pot(c, 20, 17, 6, 5, TEAL)
    c.art(18, 11, "..33.33.. .3443443. 344323323 .3323232. 3.23..3.. 2......3.", {"4": LEAF[4], "3": LEAF[3], "2": LEAF[2]})
    c.rect(2, 22, 28, 3, WOOD[3])
    c.rect(2, 22, 28, 1, WOOD[4])
    c.rect(5, 25, 2, 3, WOOD[1])
    c.rect(25, 25, 2, 3, WOOD[1])
    c.outline()
    c.slab(4, 26, 27, 3)


@paints("candle_wall")
def candle_wall(c: Canvas, name: str) -> None:
    """A wall lamp: a candle in a brass holder."""
    c.rect(14, 23, 4, 7, GOLD[2])
    c.rect(11, 22, 10, 3, GOLD[2])
    c.rect(11, 22, 10, 1, GOLD[4])
    c.rect(14, 16, 4, 6, WHITE[4])
    c.rect(17, 17, 1, 5, WHITE[2])
    c.art(14, 10, ".yy. .yy. yYYy yYYy .oo. .oo.", {"y": GOLD[3], "Y": GOLD[4], "o": GOLD[2]})
    c.outline()


# --- on tables --------------------------------------------------------------------------------


@paints("coffee_cup")
def coffee_cup(c: Canvas, name: str) -> None:
    """A cup of coffee on a saucer."""
    c.ellipse(10, 13, 13, 7, WHITE[2])
    mug(c, 13, 11)
    c.outline()


@paints("books_stack")
def books_stack(c: Canvas, name: str) -> None:
    """Three books, one on the other."""
    for k, (ramp, x) in enumerate(((BLUE, 8), (RED, 10), (GOLD, 9))):
        y = 18 - 4 * k
        c.rect(x, y, 14, 4, ramp[2])
        c.rect(x, y, 14, 1, ramp[3])
        c.rect(x + 12, y + 1, 2, 2, WHITE[4])
        c.rect(x, y + 3, 14, 1, ramp[1])
    c.rect(9, 6, 14, 4, GOLD[3])
    c.outline()


@paints("laptop")
def laptop(c: Canvas, name: str) -> None:
    """An open laptop."""
    c.rect(8, 4, 16, 11, STONE[1])
    c.rect(9, 5, 14, 9, BLUE[2])
    c.rect(10, 6, 7, 1, WHITE[4])
    c.rect(10, 8, 10, 1, BLUE[4])
    c.rect(10, 10, 5, 1, BLUE[4])
    c.rect(7, 15, 18, 6, STONE[3])
    c.rect(7, 15, 18, 1, STONE[4])
    c.rect(9, 16, 14, 2, STONE[1])
    c.rect(13, 19, 6, 1, STONE[2])
    c.outline()


@paints("plate_food")
def plate_food(c: Canvas, name: str) -> None:
    """A plate with an egg, toast and tomatoes."""
    c.ellipse(7, 8, 18, 13, WHITE[1])
    c.ellipse(7, 7, 18, 13, WHITE[4])
    c.ellipse(9, 9, 14, 9, WHITE[2])
    c.ellipse(10, 9, 8, 6, WHITE[4])
    c.ellipse(12, 10, 4, 3, GOLD[3])
    c.rect(17, 9, 4, 4, WOOD[3])
    c.rect(17, 9, 4, 1, WOOD[4])
    c.ellipse(15, 14, 4, 3, RED[2])
    c.rect(11, 15, 4, 2, LEAF[3])
    c.outline()


@paints("flowers_vase")
def flowers_vase(c: Canvas, name: str) -> None:
    """A vase of flowers."""
    c.rect(14, 14, 5, 8, TEAL[2])
    c.rect(14, 14, 2, 8, TEAL[3])
    c.rect(13, 16, 7, 4, TEAL[2])
    c.art(9, 4, "..r..y..p.. .rrryyyppp. ..rg.y.gp.. .g.ggggg.g. ..gg.ggg... ...g.gg.... ....ggg....",
          {"r": RED[2], "y": GOLD[3], "p": PINK[2], "g": LEAF[2]})  # fmt: skip
    c.outline()


@paints("papers")
def papers(c: Canvas, name: str) -> None:
    """Two written sheets and a pencil."""
    paper(c, 8, 9, 9, 10)
    paper(c, 15, 7, 9, 11)
    c.line(9, 21, 16, 20, GOLD[2])
    c.outline()


@paints("teapot")
def teapot(c: Canvas, name: str) -> None:
    """A round teapot."""
    c.ellipse(9, 9, 14, 12, PINK[2])
    c.ellipse(10, 9, 9, 8, PINK[3])
    c.rect(14, 7, 5, 2, PINK[1])
    c.rect(15, 5, 3, 2, GOLD[3])
    c.art(22, 10, ".pp. p..p p..p ppp.", {"p": PINK[1]})
    c.art(4, 10, "pp.... .pp... ..ppp. ...ppp", {"p": PINK[2]})
    c.art(13, 13, ".w. www .w.", {"w": WHITE[4]})
    c.outline()


@paints("cake")
def cake(c: Canvas, name: str) -> None:
    """A cake with candles and a cut slice."""
    c.ellipse(6, 16, 20, 8, WHITE[2])
    c.rect(8, 12, 16, 8, WOOD[3])
    c.rect(8, 15, 16, 2, WHITE[4])
    c.ellipse(8, 8, 16, 8, PINK[3])
    c.ellipse(9, 8, 12, 5, PINK[4])
    for x in (9, 12, 16, 20, 22):
        c.rect(x, 12, 2, 3 + x % 2, PINK[2])
    for x in (12, 16, 20):
        c.rect(x, 5, 1, 5, BLUE[3])
        c.px(x, 4, GOLD[3])
    c.outline()


@paints("lamp_table")
def lamp_table(c: Canvas, name: str) -> None:
    """A table lamp."""
    c.rect(15, 13, 2, 6, GOLD[1])
    c.rect(12, 18, 8, 3, GOLD[2])
    c.rect(12, 18, 8, 1, GOLD[3])
    lamp_shade(c, 10, 5)
    c.outline()


@paints("radio")
def radio(c: Canvas, name: str) -> None:
    """A wooden radio with a dial and an aerial."""
    c.line(22, 8, 27, 2, STONE[2])
    c.round_rect(7, 8, 19, 13, WOOD[2], 2)
    c.rect(8, 8, 16, 2, WOOD[3])
    c.rect(9, 11, 8, 8, SAND[3])
    for y in (12, 14, 16):
        c.rect(10, y, 6, 1, SAND[1])
    c.rect(18, 11, 6, 3, GOLD[4])
    c.px(20, 12, RED[2])
    c.ellipse(19, 15, 4, 4, UMBER[1])
    c.outline()


# --- on floors --------------------------------------------------------------------------------


@paints("mat")
def mat(c: Canvas, name: str) -> None:
    """A door mat."""
    c.rect(3, 9, 26, 15, WOOD[2])
    c.rect(5, 11, 22, 11, WOOD[3])
    for y in range(11, 22, 2):
        for x in range(5 + y // 2 % 2, 27, 2):
            c.px(x, y, WOOD[2])
    c.art(12, 13, ".rr.rr. rrrrrrr rrrrrrr .rrrrr. ..rrr.. ...r...", {"r": RED[1]})
    for y in range(9, 24, 2):
        c.px(2, y, WOOD[3])
        c.px(29, y, WOOD[3])


@paints("rug_small")
def rug_small(c: Canvas, name: str) -> None:
    """A small oval rug in rings."""
    for k, tone in enumerate((BLUE[1], WHITE[3], BLUE[2], WHITE[3], BLUE[3])):
        c.ellipse(1 + 2 * k, 6 + 2 * k, 30 - 4 * k, 22 - 4 * k, tone)


RUGS = {"rug_red": RED, "rug_blue": BLUE, "rug_green": FIR}


@paints("rug_red rug_blue rug_green")
def rug(c: Canvas, name: str) -> None:
    """A carpet with a border, a medallion and fringes."""
    ramp = RUGS[name]
    for y in range(5, 59, 3):
        c.rect(1, y, 3, 1, SAND[3])
        c.rect(92, y, 3, 1, SAND[3])
    c.rect(4, 4, 88, 56, ramp[1])
    c.rect(6, 6, 84, 52, GOLD[2])
    c.rect(7, 7, 82, 50, ramp[0])
    for x in range(10, 86, 6):
        c.art(x, 9, ".a. aaa .a.", {"a": ramp[3]})
        c.art(x, 52, ".a. aaa .a.", {"a": ramp[3]})
    for y in range(15, 49, 6):
        c.art(9, y, ".a. aaa .a.", {"a": ramp[3]})
        c.art(84, y, ".a. aaa .a.", {"a": ramp[3]})
    c.rect(13, 13, 70, 38, GOLD[2])
    c.rect(14, 14, 68, 36, ramp[2])
    for k in range(16):
        c.rect(48 - 2 * k, 16 + k, 4 * k, 1, ramp[1])
        c.rect(48 - 2 * k, 47 - k, 4 * k, 1, ramp[1])
    for k in range(9):
        c.rect(48 - 2 * k, 23 + k, 4 * k, 1, GOLD[3])
        c.rect(48 - 2 * k, 40 - k, 4 * k, 1, GOLD[3])
    for k in range(6):
        c.rect(48 - 2 * k, 26 + k, 4 * k, 1, ramp[3])
        c.rect(48 - 2 * k, 37 - k, 4 * k, 1, ramp[3])
    for x, y in ((18, 17), (73, 17), (18, 42), (73, 42)):
        c.art(x, y, "..a.. .aba. abbba .aba. ..a..", {"a": GOLD[3], "b": ramp[3]})


@paints("rug_round")
def rug_round(c: Canvas, name: str) -> None:
    """A large oval rug in soft rings."""
    for k, tone in enumerate((FIR[2], SAND[3], TEAL[2], SAND[4], TEAL[3], SAND[3], FIR[3])):
        c.ellipse(3 + 5 * k, 3 + 4 * k, 90 - 10 * k, 58 - 8 * k, tone)


# --- in the grass -----------------------------------------------------------------------------


@paints("tuft tuft_tall")
def tuft(c: Canvas, name: str) -> None:
    """Grass that stands higher than the lawn."""
    key = {"1": LEAF[1], "2": LEAF[2], "3": LEAF[3], "4": LEAF[4]}
    if name == "tuft":
        c.art(8, 14, "...3....4... .3.3..3.3..3 ..343.343.3. .3233323323. ..22232322.. ...1222221..", key)
    else:
        c.art(7, 8, "....4.....4..... ..4.3..4.3...4.. ..3.3.3.3.3.3... .3.343.3343.3..3 .33233323323.33. ..323233232332.. "
              "..22232322232... ...2221222122... ....11122211....", key)  # fmt: skip


@paints("flower_white flower_yellow flower_pink flower_blue")
def flowers(c: Canvas, name: str) -> None:
    """A drift of small flowers."""
    ramp = {"white": WHITE, "yellow": GOLD, "pink": PINK, "blue": BLUE}[name.split("_")[1]]
    tone = ramp[4] if ramp is WHITE else ramp[3]
    key = {"a": tone, "b": WOOD[2] if ramp is GOLD else GOLD[3], "c": ramp[2], "g": LEAF[2], "l": LEAF[3]}
    for x, y in ((4, 5), (18, 3), (11, 12), (23, 14), (5, 20), (17, 22)):
        c.art(x, y, ".aa.. abba. .cc.. .gl.. .gg..", key)
        c.px(x + 3, y + 3, LEAF[3])


@paints("mushrooms")
def mushrooms(c: Canvas, name: str) -> None:
    """Two toadstools."""
    c.art(8, 8, "..rrrr... .rrwrrr.. rwrrrrwr. rrrrwrrr. ..ssss... ..ssSs... ..ssSs...", {"r": RED[2], "w": WHITE[4], "s": SAND[4], "S": SAND[2]})
    c.art(17, 15, ".rrr. rwrrr rrrwr .sSs. .sSs.", {"r": RED[2], "w": WHITE[4], "s": SAND[4], "S": SAND[2]})
    c.outline()
    c.shadow(7, 13, 18, 9)


@paints("pebbles")
def pebbles(c: Canvas, name: str) -> None:
    """A few pebbles."""
    for x, y, w in ((7, 10, 6), (18, 16, 5), (12, 20, 4)):
        c.round_rect(x, y, w, w - 1, STONE[2], 1)
        c.rect(x + 1, y, w - 3, 1, STONE[4])
        c.rect(x + 1, y + w - 1, w - 1, 1, LEAF[1])


@paints("leaves")
def leaves(c: Canvas, name: str) -> None:
    """Fallen leaves."""
    for x, y, ramp in ((5, 7, GOLD), (18, 5, RED), (12, 15, GOLD), (23, 19, GOLD), (6, 22, RED)):
        c.art(x, y, "..a. .aab aab. b...", {"a": ramp[2], "b": ramp[1]})


@paints("lily_pad")
def lily_pad(c: Canvas, name: str) -> None:
    """A water lily with its leaf."""
    c.ellipse(5, 11, 20, 13, TEAL[1])
    c.ellipse(5, 9, 20, 13, LEAF[2])
    c.ellipse(6, 9, 15, 9, LEAF[3])
    c.art(20, 13, "...tt .tttt ttttt", {"t": TEAL[2]})
    c.art(9, 7, "..p.w.p.. .pwpwpwp. pwwpypwwp .pwyyywp. ..ppppp..", {"p": PINK[2], "w": PINK[4], "y": GOLD[3]})


# --- indoor plants and lamps ------------------------------------------------------------------


@paints("plant_pot plant_fern plant_cactus")
def plant(c: Canvas, name: str) -> None:
    """A small pot plant."""
    pot(c, 9, 20, 14, 9, {"plant_pot": RED, "plant_fern": WHITE, "plant_cactus": GOLD}[name])
    if name == "plant_cactus":
        c.round_rect(12, 4, 8, 17, FIR[2], 3)
        c.rect(13, 5, 2, 15, FIR[3])
        c.art(5, 7, "gg..... gg..... gg..... gggg... .ggggg. ", {"g": FIR[2]})
        c.art(20, 10, "...gg ...gg gggg. ggg..", {"g": FIR[2]})
        c.dots(SAND[4], (17, 8), (17, 12), (17, 16), (14, 10), (14, 14))
        c.art(13, 1, ".pp.p. pppppp .pppp.", {"p": PINK[2]})
    elif name == "plant_fern":
        _fronds(c, FIR)
    else:
        for x, y in ((8, 3), (15, 1), (3, 8), (20, 7), (11, 8), (6, 12), (17, 13)):
            c.art(x, y, "..334.. .33344. 2233332 2222322 .11222. ..1.1..", {"1": LEAF[1], "2": LEAF[2], "3": LEAF[3], "4": LEAF[4]})
    c.outline()
    c.shadow(7, 24, 20, 7)


def _fronds(c: Canvas, ramp: Ramp) -> None:
    for x1, y1, tone in ((2, 12, 2), (5, 4, 3), (12, 1, 3), (20, 2, 3), (27, 6, 2), (30, 14, 2), (4, 18, 1), (28, 19, 1)):
        c.line(16, 20, x1, y1, ramp[tone])
        for k in range(1, 6):
            x, y = 16 + (x1 - 16) * k // 6, 20 + (y1 - 20) * k // 6
            c.dots(ramp[tone], (x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1), (x - 1, y + 1), (x + 2, y))


@paints("plant_tall")
def plant_tall(c: Canvas, name: str) -> None:
    """A tall rubber plant in a white pot."""
    pot(c, 8, 48, 16, 13, WHITE)
    c.rect(15, 14, 2, 35, UMBER[2])
    leaf = "...333. .333443 3334433 2333322 .22222.."
    key = {"2": LEAF[1], "3": LEAF[2], "4": LEAF[3]}
    for x, y in ((4, 36), (18, 34), (2, 25), (20, 23), (5, 14), (18, 12), (11, 4), (10, 20), (12, 30), (9, 40)):
        c.art(x, y, leaf + " ..1.1.", {**key, "1": LEAF[0]})
    c.outline()
    c.shadow(6, 56, 22, 7)


@paints("floor_lamp")
def floor_lamp(c: Canvas, name: str) -> None:
    """A standing lamp with a cloth shade."""
    c.rect(15, 18, 2, 40, GOLD[1])
    c.rect(15, 18, 1, 40, GOLD[3])
    c.ellipse(9, 55, 14, 6, GOLD[1])
    c.ellipse(9, 54, 14, 5, GOLD[2])
    for j in range(17):
        half = 6 + j // 4
        c.rect(16 - half, 4 + j, 2 * half, 1, GOLD[3])
        c.rect(16 - half, 4 + j, 3, 1, GOLD[4])
        c.rect(13 + half, 4 + j, 3, 1, GOLD[2])
    c.rect(6, 19, 20, 2, RED[2])
    c.rect(10, 4, 12, 1, RED[2])
    c.rect(21, 21, 1, 6, GOLD[2])
    c.outline()
    c.shadow(6, 56, 21, 7)


