"""What people wear: one painter for each outfit, on a torso that spans y 27 to 38 about x = 16."""

from assets.draw.people_body import Body, Outfit
from assets.draw.people_cloth import buttons, collar, hem_band, mark, neck_v, on, seam, tie
from assets.draw.people_kit import mirrored
from assets.draw.people_palette import CLOTH, DARK, GOLD, GREEN, LEATHER, RED, SECOND, SKIN, WHITE


def apron(b: Body) -> None:
    """A bib and a long front over a shirt."""
    collar(b, SECOND)


def apron_front(b: Body) -> None:
    """The apron itself lies over shirt and trousers."""
    w = b.build.half
    hem = 40.4 if b.pose.sits else 43.4
    if b.view == "front":
        for m in (1, -1):
            b.c.line([(16 + m * 3.4 - 0.5, 31), (16 + m * 4 - 0.5, 27)], CLOTH + 1, b.torso, b.c.scale)
        b.c.solid(b.c.poly(mirrored([(16, 30.2), (20, 30.2), (20.4, 34), (16 + w, 35.4), (16 + w + 0.6, hem - 0.6),
                                     (16 + w - 0.6, hem), (16, hem)])), CLOTH, 2)  # fmt: skip
        b.c.line([(16 - w, 35), (15 + w, 35)], CLOTH + 1, b.c.pic == CLOTH + 2)
        b.c.fill(b.c.box(13, 37, 19, 38), CLOTH + 1)
        b.c.line([(13, 38), (13, 40), (18, 40), (18, 38)], CLOTH + 1)
    elif b.view == "side":
        d = b.build.depth
        b.c.solid(
            b.c.poly([(17, 30), (15.6 + d, 30.4), (16.6 + d, 35), (17.6 + d, hem), (15, hem), (15.6, 36)]), CLOTH, 1
        )
        b.c.line([(16 - d, 35), (16, 35)], CLOTH + 1, b.torso, b.c.scale)
        b.c.solid(b.c.oval(16 - d - 0.4, 36, 1.6, 2), CLOTH)
    else:
        apron_back(b)


def apron_back(b: Body) -> None:
    """Crossed straps and a bow."""
    for m in (1, -1):
        seam(b, [(16 + m * 4 - 0.5, 27), (16 - m * 2 - 0.5, 34)], CLOTH + 2)
    seam(b, [(4, 35), (28, 35)], CLOTH + 2)
    b.c.solid(b.c.oval(13.8, 35.4, 2, 1.6), CLOTH)
    b.c.solid(b.c.oval(18.2, 35.4, 2, 1.6), CLOTH)
    tail = 38 if b.pose.sits else 41
    b.c.line([(15, 37), (14, tail)], CLOTH + 2)
    b.c.line([(17, 37), (18, tail)], CLOTH + 1)


def jacket(b: Body, low: float = 33, inner: int = WHITE) -> None:
    """Lapels and the line where a jacket closes."""
    neck_v(b, inner, low)
    if b.view == "front":
        for m in (1, -1):
            seam(b, [(16 + m * 3.4 - 0.5, 27), (16 + m * 2.6 - 0.5, 30), (15.5, low)], CLOTH + 0)
            b.c.dots([(16 + m * 4 - 0.5, 28), (16 + m * 3.6 - 0.5, 30)], CLOTH + 3, b.torso)
        seam(b, [(16, low), (16, 42)], CLOTH)
    elif b.view == "back":
        seam(b, [(16, 34), (16, 42)], CLOTH + 1)
        collar(b, CLOTH)


def suit(b: Body) -> None:
    """Jacket, white shirt, tie, a handkerchief in the pocket."""
    jacket(b)
    tie(b, SECOND)
    if b.view == "front":
        b.c.dots([(20, 31)], WHITE + 4, b.torso)
        b.c.dots([(14, 34), (14, 36)], CLOTH + 4, b.torso)


def hoodie(b: Body) -> None:
    """A hood on the shoulders, strings and a pouch."""
    hem_band(b, CLOTH)
    if b.view == "front":
        for m in (1, -1):
            seam(b, [(16 + m * 3 - 0.5, 33), (16 + m * 4.4 - 0.5, 36)], CLOTH + 1)


def hood(b: Body) -> None:
    """The hood lies round the neck."""
    if b.view == "front":
        ring = b.c.poly(mirrored([(16, 29.4), (19, 28.8), (21.6, 26), (23, 26.6), (21.4, 30), (18, 31.4), (16, 31.8)]))
        b.c.solid(ring, CLOTH)
        b.c.line([(14, 31), (14, 32)], CLOTH + 4, width=b.c.scale)
        b.c.line([(17, 31), (17, 33)], CLOTH + 4, width=b.c.scale)
    elif b.view == "side":
        b.c.solid(b.c.blob([(8.6, 26), (14, 26.6), (19.6, 28), (17, 30), (11, 31.4), (8.4, 29.6)]), CLOTH)
    else:
        b.c.solid(b.c.blob(mirrored([(16, 26), (20.6, 26), (21.6, 29), (19, 32), (16, 33)])), CLOTH)


def dress(b: Body) -> None:
    """A fitted top with a white collar and a belt."""
    collar(b, WHITE)
    buttons(b, (30, 32), WHITE + 3)
    mark(b, [(4, 33.6), (28, 33.6), (28, 35.4), (4, 35.4)], SECOND + 2)
    if b.view == "front":
        b.c.dots([(15, 34), (16, 34)], GOLD + 2, b.torso)


def lab_coat(b: Body) -> None:
    """An open white coat over shirt and tie, pens in the pocket."""
    if b.view == "front":
        mark(b, [(13, 26), (19, 26), (18.4, 42), (13.6, 42)], CLOTH + 2)
        tie(b, SECOND)
        mark(b, [(13.6, 37.4), (18.4, 37.4), (18.4, 43), (13.6, 43)], SECOND + 1)
        for m in (1, -1):
            seam(b, [(16 + m * 3 - 0.5, 27), (16 + m * 3.4 - 0.5, 31), (16 + m * 2.4 - 0.5, 42)], WHITE + 1)
        b.c.dots([(20, 31)], RED, b.torso)
        seam(b, [(20, 32), (21, 32)], WHITE + 1)
        seam(b, [(9, 37), (11, 37)], WHITE + 1)
    elif b.view == "side":
        mark(b, [(18, 26), (22, 26), (22, 29), (20, 29)], CLOTH + 2)
        seam(b, [(17, 36), (19, 36)], WHITE + 1)
    else:
        seam(b, [(16, 35), (16, 43)], WHITE + 1)
        seam(b, [(12, 34), (20, 34)], WHITE + 1)


def sportswear(b: Body) -> None:
    """A jersey with a white chevron and side stripes."""
    if b.view == "front":
        for m in (1, -1):
            seam(b, [(16 + m * 6 - 0.5, 30), (15.5, 34)], WHITE + 4)
        mark(b, [(13.6, 26), (18.4, 26), (17, 28.4), (15, 28.4)], WHITE + 3)
    elif b.view == "back":
        mark(b, [(14, 30), (18, 30), (18, 31.4), (16.6, 35.4), (15, 35.4), (16.4, 31.4), (14, 31.4)], WHITE + 3)


def navy_jumper(b: Body) -> None:
    """A ribbed jumper with a thick collar and a gold anchor."""
    hem_band(b, CLOTH)
    for x in (11, 14, 18, 21) if b.view != "front" else (10, 22):
        seam(b, [(x, 30), (x, 36)], CLOTH + 1)
    if b.view == "front":
        seam(b, [(19, 29), (19, 32)], GOLD + 2)
        b.c.dots([(18, 31), (20, 31)], GOLD + 2, b.torso)


def roll_collar(b: Body) -> None:
    """A turned-down collar close round the neck."""
    wide = 4 if b.view != "side" else 3.6
    b.c.solid(b.c.blob(mirrored([(16, 26), (16 + wide, 25.8), (16 + wide + 0.4, 28), (16, 29.6)])), CLOTH)


def cardigan(b: Body) -> None:
    """An open V over a white shirt, buttons, ribs at the hem."""
    hem_band(b, CLOTH)
    neck_v(b, WHITE, 34, 3.4)
    if b.view == "front":
        for m in (1, -1):
            seam(b, [(16 + m * 4 - 0.5, 27), (15.5 + m * 0.6, 34)], CLOTH + 3)
        seam(b, [(16, 34), (16, 38)], CLOTH)
        b.c.dots([(15, 35), (15, 37)], GOLD + 3, b.torso)
        seam(b, [(11, 35), (12, 35)], CLOTH)
        seam(b, [(19, 35), (20, 35)], CLOTH)


def overalls(b: Body) -> None:
    """A bib on straps with brass buttons."""
    if b.view == "front":
        for m in (1, -1):
            seam(b, [(16 + m * 4 - 0.5, 26), (16 + m * 3.4 - 0.5, 31)], CLOTH + 2)
        on(b, [(12, 30), (20, 30), (20.6, 34), (28, 35), (28, 40), (4, 40), (4, 35), (11.4, 34)], CLOTH, 2)
        b.c.dots([(12, 30), (19, 30)], GOLD + 3)
        b.c.line([(14, 32), (14, 34), (17, 34), (17, 32)], CLOTH + 1)
    elif b.view == "side":
        on(b, [(17, 30.4), (24, 30.4), (24, 40), (8, 40), (8, 35), (16, 34.4)], CLOTH)
        seam(b, [(18, 30), (14, 27), (12, 34)], CLOTH + 2)
    else:
        on(b, [(4, 35), (28, 35), (28, 40), (4, 40)], CLOTH)
        for m in (1, -1):
            seam(b, [(16 + m * 4 - 0.5, 26), (15.5 + m, 35)], CLOTH + 2)


def shirt_tie(b: Body) -> None:
    """A shirt with a collar and a tie."""
    collar(b, WHITE)
    tie(b, SECOND)
    seam(b, [(4, 37), (28, 37)], LEATHER + 1)
    if b.view == "front":
        seam(b, [(19, 31), (20, 31)], CLOTH + 1)


def blouse(b: Body) -> None:
    """A blouse with a bow at the neck, tucked into a skirt."""
    collar(b, CLOTH)
    if b.view == "front":
        seam(b, [(14, 30), (15, 29), (17, 29), (18, 30)], SECOND + 2)
        seam(b, [(15, 31), (15, 33)], SECOND + 2)
        seam(b, [(17, 31), (17, 32)], SECOND + 1)
        seam(b, [(11, 32), (12, 36)], CLOTH + 1)
        seam(b, [(20, 32), (19, 36)], CLOTH + 1)
    mark(b, [(4, 36), (28, 36), (28, 42), (4, 42)], SECOND + 1)


def leather_jacket(b: Body) -> None:
    """Wide lapels over a white shirt, zips."""
    neck_v(b, WHITE, 36, 3)
    hem_band(b, CLOTH)
    if b.view == "front":
        for m in (1, -1):
            on(b, [(16 + m * 2.6, 26), (16 + m * 5.4, 26.6), (16 + m * 5, 30.6), (16 + m * 2.2, 31.6)], CLOTH)
            seam(b, [(16 + m * 2.4 - 0.5, 32), (16 + m * 1.4 - 0.5, 38)], WHITE + 1)
            seam(b, [(16 + m * 4.4 - 0.5, 34), (16 + m * 3.4 - 0.5, 36)], CLOTH)
    else:
        seam(b, [(8, 30), (24, 30)], CLOTH + 1)


def tshirt(b: Body) -> None:
    """A round neck and a print."""
    if b.view == "front":
        mark(b, [(13, 26), (19, 26), (18, 28), (14, 28)], SKIN + 1)
        mark(b, [(13, 31), (19, 31), (19, 35), (13, 35)], WHITE + 3)
        seam(b, [(14, 32), (15, 33), (14, 34)], CLOTH + 1)
        seam(b, [(17, 34), (18, 34)], CLOTH + 1)
    seam(b, [(10, 36), (12, 37)], CLOTH + 1)


def shawl(b: Body) -> None:
    """A knitted shawl over shoulders and arms, with a fringe and a brooch."""
    w = b.build.half + (3.4 if b.c.scale > 1 else 2.2) if b.view != "side" else b.build.depth + 1.6
    low = 35.6 if b.view == "front" else 36
    mask = b.c.poly(
        mirrored([(16, 26.2), (19, 26.2), (16 + w - 0.6, 28.6), (16 + w, 32), (16 + w * 0.6, 33.6), (16, low)])
    )
    b.c.solid(mask, CLOTH, 2)
    for i, x in enumerate(range(11, 21)):
        b.c.dots([(x, round(low - abs(x + 0.5 - 16) * 0.36))], CLOTH + 3 if i % 2 else CLOTH, ~mask & (b.c.pic > 0))
    for m in (1, -1):
        b.c.line([(16 + m * 3 - 0.5, 28), (16 + m * 4.4 - 0.5, 33)], CLOTH + 1, mask)
    if b.view == "front":
        b.c.line([(12, 27), (15, 31)], CLOTH + 1, mask, b.c.scale)
        b.c.dots([(15, 30), (16, 30)], GOLD + 3)


def plain_dress(b: Body) -> None:
    """A long plain dress."""
    seam(b, [(4, 36), (28, 36)], SECOND + 1)


def waistcoat(b: Body) -> None:
    """A waistcoat over a white shirt."""
    if b.view == "front":
        on(b, mirrored([(16, 32), (19.4, 26), (16 + b.build.half - 1.2, 26), (28, 31), (28, 39), (16, 39.4)]), CLOTH, 2)
        seam(b, [(16, 33), (16, 38)], CLOTH)
        b.c.dots([(15, 34), (15, 36)], GOLD + 3, b.torso)
        seam(b, [(11, 35), (12, 35)], CLOTH + 4)
    else:
        on(b, [(10, 28), (22, 28), (28, 31), (28, 40), (4, 40), (4, 31)], CLOTH, 2)
    collar(b, WHITE)


def smock(b: Body) -> None:
    """A long work shirt with spots of paint."""
    collar(b, CLOTH)
    spots = {"front": [((12, 31), RED), ((13, 31), RED), ((19, 35), GREEN), ((19, 36), GREEN), ((20, 35), GREEN),
                       ((11, 37), GOLD + 2), ((12, 37), GOLD + 2), ((18, 30), SECOND + 2), ((14, 39), RED)],
             "side": [((18, 32), RED), ((17, 36), GREEN), ((18, 36), GREEN), ((15, 38), GOLD + 2)],
             "back": [((13, 36), GREEN), ((19, 33), RED)]}  # fmt: skip
    for spot, colour in spots[b.view]:
        b.c.dots([spot], colour, b.torso)
    if b.view == "front":
        seam(b, [(16, 29), (16, 33)], CLOTH + 1)
        b.c.line([(13, 36), (13, 38), (18, 38), (18, 36)], CLOTH + 1)


def turtleneck(b: Body) -> None:
    """A plain jumper with folds."""
    hem_band(b, CLOTH)
    seam(b, [(11, 33), (13, 35)], CLOTH + 3)
    seam(b, [(19, 35), (21, 33)], CLOTH + 1)


def striped_top(b: Body) -> None:
    """A white top with stripes."""
    for y in (29, 31, 33, 35):
        mark(b, [(4, y), (28, y), (28, y + 1), (4, y + 1)], CLOTH + 2)
    if b.view == "front":
        mark(b, [(12.6, 26), (19.4, 26), (18.4, 27.6), (13.6, 27.6)], SKIN + 2)


def sleeve_stripes(b: Body) -> None:
    """The stripes go on round the sleeves."""
    sleeves = (b.c.pic >= WHITE + 1) & (b.c.pic <= WHITE + 3) & ~b.torso
    for y in (30, 32, 34):
        b.c.fill(b.c.box(2, y, 30, y + 1), CLOTH + 2, sleeves)


def flower_shirt(b: Body) -> None:
    """An open collar and large flowers."""
    neck_v(b, SKIN - 1, 30.4, 2.6)
    spots = {"front": [(10, 31), (19, 30), (13, 34), (18, 35), (10, 36)], "side": [(13, 30), (17, 33), (13, 36)],
             "back": [(11, 29), (18, 30), (14, 33), (19, 35), (11, 36)]}  # fmt: skip
    for x, y in spots[b.view]:
        b.c.dots([(x, y), (x + 1, y + 1), (x + 1, y - 1), (x + 2, y)], WHITE + 3, b.torso)
        b.c.dots([(x + 1, y)], RED, b.torso)
    if b.view == "front":
        seam(b, [(16, 31), (16, 38)], CLOTH + 1)


def tunic(b: Body) -> None:
    """A long tunic with a gold hem and neck."""
    y = b.outfit.hem
    mark(b, [(4, y - 2), (28, y - 2), (28, y - 1), (4, y - 1)], GOLD + 2)
    if b.view == "front":
        mark(b, [(14, 26), (18, 26), (16.6, 30), (15.4, 30)], SKIN + 2)
        seam(b, [(13, 27), (15, 31)], GOLD + 2)
        seam(b, [(18, 27), (16, 31)], GOLD + 1)
    seam(b, [(12, 36), (11, 40)], CLOTH + 1)
    seam(b, [(19, 36), (20, 40)], CLOTH + 1)


def sash(b: Body) -> None:
    """A long light scarf over one shoulder."""
    if b.view == "front":
        b.c.solid(b.c.poly([(18.4, 26.4), (22.4, 27.4), (13, 37.6), (10.4, 35.6)]), SECOND)
    elif b.view == "back":
        b.c.solid(b.c.poly([(9.6, 27.4), (13.6, 26.4), (14.4, 38), (10.4, 38)]), SECOND)


def blazer(b: Body) -> None:
    """A waisted blazer over a blouse."""
    jacket(b, 32)
    if b.view == "front":
        b.c.dots([(15, 34), (15, 36)], GOLD + 3, b.torso)
        seam(b, [(10, 35), (12, 35)], CLOTH)
        seam(b, [(19, 35), (21, 35)], CLOTH)


OUTFITS: dict[str, Outfit] = {
    "apron": Outfit(apron, SECOND, SECOND, lower=DARK, shoes=LEATHER, over=apron_front),
    "suit": Outfit(suit, hem=39.6, shoes=LEATHER),
    "hoodie": Outfit(hoodie, shoes=WHITE, over=hood),
    "dress": Outfit(dress, short=True, legs="skirt", lower=CLOTH, shoes=LEATHER),
    "lab_coat": Outfit(lab_coat, WHITE, WHITE, hem=42.6),
    "sportswear": Outfit(sportswear, short=True, legs="shorts", shoes=WHITE),
    "navy_jumper": Outfit(navy_jumper, over=roll_collar),
    "cardigan": Outfit(cardigan, shoes=LEATHER),
    "cardigan_skirt": Outfit(cardigan, legs="skirt", shoes=LEATHER),
    "overalls": Outfit(overalls, SECOND, SECOND, short=True, lower=CLOTH, shoes=LEATHER),
    "shirt_tie": Outfit(shirt_tie, lower=DARK),
    "blouse_skirt": Outfit(blouse, legs="pencil", stockings=DARK),
    "leather_jacket": Outfit(leather_jacket, shoes=LEATHER),
    "tshirt": Outfit(tshirt, short=True, shoes=WHITE),
    "shawl_dress": Outfit(plain_dress, SECOND, SECOND, legs="long_skirt", shoes=LEATHER, over=shawl),
    "waistcoat": Outfit(waistcoat, WHITE, WHITE, short=True),
    "smock": Outfit(smock, hem=40.4, shoes=LEATHER),
    "turtleneck": Outfit(turtleneck, over=roll_collar),
    "striped_top": Outfit(striped_top, WHITE, WHITE, shoes=WHITE, over=sleeve_stripes),
    "flower_shirt": Outfit(flower_shirt, short=True, legs="shorts", shoes=LEATHER),
    "tunic": Outfit(tunic, hem=41.4, shoes=GOLD, over=sash),
    "blazer_skirt": Outfit(blazer, legs="pencil", stockings=DARK, hem=38.8),
}
