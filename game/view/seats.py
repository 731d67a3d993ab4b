"""How people are on what they sit and lie on: which way it faces, and what of it is in front of them."""

from dataclasses import dataclass

import pygame

from game.view.pictures import Zoomed, part
from game.view.tiles import TILE, Cell, TileMap
from game.world.people import Facing

AROUND: dict[Facing, Facing] = {"down": "up", "up": "down", "left": "right", "right": "left"}
_FACING: dict[str, Facing] = {
    "chair_front": "down",
    "chair_back": "up",
    "chair_left": "left",
    "chair_right": "right",
    "sofa_front": "down",
    "sofa_back": "up",
    "armchair": "down",
    "toilet": "down",
}
"""Which way somebody looks who sits on a drawing whose name begins so."""
_BACKS = {"chair_back": 11, "sofa_back": 8}
"""Drawings seen from behind whose name begins so, and the pixels above the back that comes before whoever sits."""
_FURNITURE = 3


@dataclass(slots=True)
class Back:
    """The back of a seat and where its upper left corner is in the town."""

    picture: Zoomed
    x: int
    y: int


def facings(tiles: TileMap) -> dict[Cell, Facing]:
    """For each tile of a seat, which way one sits on it; a stool is turned to what stands behind it."""
    found: dict[Cell, Facing] = {}
    for stamp in tiles.stamps:
        for name, facing in _FACING.items():
            if stamp.name.startswith(name):
                found.update(dict.fromkeys(stamp.cells(), facing))
        x, y = stamp.tile
        if stamp.name == "stool" and (x, y - 1) in tiles.below[_FURNITURE]:
            found[x, y] = "up"
    return found


def backs(tiles: TileMap) -> dict[Cell, Back]:
    """For each tile of a seat seen from behind, its back."""
    found = {}
    for stamp in tiles.stamps:
        top = next((top for name, top in _BACKS.items() if stamp.name.startswith(name)), 0)
        for cell in stamp.cells() if top else ():
            image = tiles.images[tiles.below[_FURNITURE].get(cell, 0)]
            if image is not None:
                picture = part(image, pygame.Rect(0, top, TILE, TILE - top))
                found[cell] = Back(picture, cell[0] * TILE, cell[1] * TILE + top)
    return found


def showers(tiles: TileMap) -> set[Cell]:
    """The tiles on which one stands although they are entered like a seat."""
    return {cell for stamp in tiles.stamps if stamp.name == "shower" for cell in stamp.cells()}


def beds(tiles: TileMap) -> dict[Cell, tuple[float, float]]:
    """For each tile of a bed, where the upper left corner of a sleeper's picture is."""
    return {
        (x, y): (x * TILE, stamp.tile[1] * TILE)
        for stamp in tiles.stamps
        if stamp.name.startswith("bed_")
        for x, y in stamp.cells()
    }
