"""Heads and faces: the skull in three views, eyes, brows and mouths at both sizes."""

from assets.draw.people_kit import Canvas, Layers, Mask, mirrored, moved
from assets.draw.people_palette import BLUSH, BROW, GLINT, INK, IRIS, LIP, MOUTH, SKIN, TONGUE, WHITE

PORTRAIT_Y = 28  # the brows of a portrait
KEY = {"K": INK, "W": GLINT, "I": IRIS, "S": WHITE + 3, "s": WHITE + 1, "B": BROW, "o": SKIN, "d": SKIN + 1,
       "l": LIP, "m": MOUTH, "t": TONGUE, "b": BLUSH, "h": SKIN + 3}  # fmt: skip

FRONT = mirrored([(16, 7), (21, 8), (24.4, 12), (25, 18), (24, 22.6), (20.4, 26.2), (16, 27)])
SIDE = [(15, 7), (20.5, 8.2), (23.6, 12), (24.2, 16.5), (24.2, 19), (25.4, 21.4), (24.3, 22.6), (23.8, 24.6),
        (21, 26.8), (16, 26.6), (11, 24.5), (7.6, 20), (7.2, 13.5), (10, 9)]  # fmt: skip
BACK = FRONT


def skull(c: Canvas, view: str) -> Mask:
    """The shape of the bare head in this view."""
    return c.blob({"front": FRONT, "side": SIDE, "back": BACK}[view])


def head(art: Layers) -> None:
    """The bare head with ears and blush."""
    c = art.face
    if art.view != "side":
        for x in (7.2, 24.8):
            c.solid(c.oval(x, 19, 1.5, 2.5), SKIN)
    mask = skull(c, art.view)
    c.solid(mask, SKIN)
    soften(c, mask)
    if art.view == "side":
        ear(c)
    if art.view != "back":
        blush(art)


def soften(c: Canvas, mask: Mask) -> None:
    """A round face has a broad light and only a thin shade below the cheek."""
    inner = mask & moved(mask, 1, 0) & moved(mask, -1, 0) & moved(mask, 0, 1) & moved(mask, 0, -1)
    c.fill(inner, SKIN + 2)
    c.fill(inner & ~moved(inner, -c.scale, -1), SKIN + 1)
    c.fill(inner & c.oval(13, 17, 7, 6), SKIN + 3)


def ear(c: Canvas) -> None:
    """The ear seen from the side."""
    c.solid(c.oval(13.5, 19.5, 2, 2.6), SKIN)
    c.dots([(13, 19)], SKIN + 1)


def blush(art: Layers) -> None:
    """Rosy cheeks."""
    c = art.face
    cheeks = [(9, 22), (21, 22)] if art.view == "front" else [(18, 22)]
    for x, y in cheeks:
        if art.portrait:
            c.fill(c.oval(x + 1, y + 0.6, 1.6, 0.8), BLUSH)
        else:
            c.fill(c.box(x, y, x + 2, y + 1), BLUSH)


# The left eye from the front; the right one is its mirror image, with the glint on the left again.
SPRITE_EYES = {
    "round": (["KK", "WK", "II"], ["BBB", "..."]),
    "lashes": (["KKK", ".WK", ".KK", ".II"], [".BB", "B.."]),
    "stern": (["KK", "WK", "KK"], ["BB.", ".BB"]),
    "gentle": (["..", "KK", "WK"], ["BBB", "..."]),
    "_closed": (["...", "...", "KKK"], ["BBB", "..."]),
}
PORTRAIT_EYES = {
    "round": ["..KKKK..", ".KKKKKK.", ".KKKKKK.", ".KKKKKK.", ".SKKKKS.", ".SIIIIS.", "..IIII.."],
    "lashes": ["..KKKK..", "KKKKKKK.", "KKKKKKK.", ".KKKKKK.", ".SKKKKS.", ".SIIIIS.", "..IIII.."],
    "stern": ["........", ".KKKKKK.", ".KKKKKK.", ".KKKKKK.", ".SKKKKS.", ".SIIIIS.", "..dddd.."],
    "gentle": ["........", "..KKKK..", ".KKKKKK.", ".KKKKKK.", ".SKKKKS.", "..IIII..", "........"],
    "_closed": ["........", "........", "........", "........", "K......K", ".KK..KK.", "...KK..."],
}
PORTRAIT_BROWS = {
    "round": ["..BBBBB.", ".BBB...."],
    "lashes": ["...BBBB.", ".BBB...."],
    "stern": [".BBB....", ".BBBBBB.", "....BBBB"],
    "gentle": ["....BBB.", ".BBBB..."],
    "_closed": ["..BBBBB.", ".BBB...."],
}
SPARKLE = ["WW..", "WW..", "...W"]


def flipped(rows: list[str]) -> list[str]:
    """The rows mirrored, so that the left eye serves as the right one."""
    return [row[::-1] for row in rows]


def eyes(art: Layers, kind: str) -> None:
    """Eyes and brows of one kind."""
    if art.view != "back":
        (portrait_eyes if art.portrait else sprite_eyes)(art, kind)


def sprite_eyes(art: Layers, kind: str) -> None:
    """Eyes at the size of a sprite; the side view has one."""
    c, (eye, brow) = art.face, SPRITE_EYES[kind]
    other = [row.replace("KW", "WK") for row in flipped(eye)]
    if art.view == "side":
        c.stamp(20, 21 - len(eye), [row[:2] for row in other], KEY)
        c.stamp(20, 15, [row[:2] for row in flipped(brow)], KEY)
        return
    top = 21 - len(eye)
    c.stamp(13 - len(eye[0]), top, eye, KEY)
    c.stamp(19, top, other, KEY)
    c.stamp(10, 15 - (kind == "lashes"), brow, KEY)
    c.stamp(19, 15 - (kind == "lashes"), flipped(brow), KEY)


def portrait_eyes(art: Layers, kind: str) -> None:
    """Eyes at the size of a portrait, with two sparkles each."""
    c, eye, brow = art.face, PORTRAIT_EYES[kind], PORTRAIT_BROWS[kind]
    top = PORTRAIT_Y + (1 if kind == "stern" else 0)
    for x, rows, brows in ((19, eye, brow), (37, flipped(eye), flipped(brow))):
        c.stamp(x, PORTRAIT_Y + 5, rows, KEY)
        c.stamp(x, top, brows, KEY)
        if kind != "_closed":
            c.stamp(x + 2, PORTRAIT_Y + 7, SPARKLE, KEY)


SPRITE_MOUTHS = {"mouth": ["d..d", ".oo."], "mouth_open": [".mm.", ".tt."]}
PORTRAIT_MOUTHS = {
    "mouth": ["o......o", ".oooooo.", "..llll.."],
    "mouth_open": [".oooooo.", ".mSSSSm.", ".mmmmmm.", "..mttm..", "...ll..."],
}


def mouth(art: Layers, kind: str) -> None:
    """Nose and mouth; `kind` is `mouth` or `mouth_open`."""
    c = art.face
    if art.view == "back":
        return
    if art.portrait:
        c.stamp(30, PORTRAIT_Y + 12, ["..d.", ".dd."], KEY)
        c.stamp(28, PORTRAIT_Y + 16, PORTRAIT_MOUTHS[kind], KEY)
    elif art.view == "side":
        c.stamp(22, 23, [row[1:3] for row in SPRITE_MOUTHS[kind]], KEY)
    else:
        c.dots([(16, 21)], SKIN + 1)
        c.stamp(14, 23, SPRITE_MOUTHS[kind], KEY)
