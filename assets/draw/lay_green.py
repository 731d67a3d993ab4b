"""What grows: the wood around the town, groves, hedges by the walls, drifts of flowers, tufts of grass."""

from assets.draw.lay_canvas import BLOCKS, Cell, TownMap, block

KINDS = ("tree_round", "tree_round_dark", "tree_tall", "tree_conifer", "tree_blossom", "tree_autumn")
OUTER = ("wood_oak", "wood_elm", "wood_pine", "wood_oak", "wood_elm", "wood_pine", "wood_elm")
INNER = ("wood_elm", "tree_round_dark", "tree_conifer", "tree_round", "tree_round_dark", "tree_tall")
EDGE = (
    "bush", "bush", "bush_berry", "tuft_tall", "tuft_wide", "rock_small", "mushrooms", "tree_small", "stump", "leaves",
    "flower_white_few", "bush",
)  # fmt: skip
GROUPS = (
    ("bush", "bush_flower", "bush"),
    ("bush", "bush_berry"),
    ("bush", "bush", "bush_berry", "flower_pink"),
    ("rock", "rock_small", "tuft_tall"),
    ("bush_flower", "bush_flower"),
    ("stump", "mushrooms", "leaves"),
    ("tree_small", "bush"),
    ("tuft_tall", "tuft_tall", "tuft", "flower_white"),
    ("rock_small", "pebbles", "tuft"),
)
FLOWERS = ("flower_white", "flower_yellow", "flower_pink", "flower_blue")


def lay_green(town: TownMap) -> None:
    """All of it, from what stands to what lies."""
    _wood(town)
    _groves(town)
    _beds(town)
    _undergrowth(town)
    _drifts(town)
    _tufts(town)
    _wear(town)


def _shuffled(town: TownMap, cells: list[Cell]) -> list[Cell]:
    town.chance.shuffle(cells)
    return cells


def _near_street(town: TownMap, cell: Cell, reach: int = 1) -> bool:
    return any(near in town.terrain for near in block(cell[0] - reach, cell[1] - reach, 2 * reach + 1, 2 * reach + 1))


def _wood(town: TownMap) -> None:
    """Trees crown over crown along the border, as deep as the town leaves room, open where a street goes out.

    They stand in staggered rows so that crowns fill the band; the outer ones are dark, the inner ones of all kinds,
    and the ground under them is the floor of the wood.
    """
    floor: set[Cell] = set()
    rooms = {cell for room in town.objects["rooms"] for cell in room.cells()}
    for y in range(0, town.height + 2, 2):
        for x in range(-1 - y // 2 % 2, town.width, 2):
            depth = min(x + 1, y, town.width - 1 - x, town.height + 1 - y)
            if depth < _wanted(x, y) and town.chance.random() < 0.93 and _tree_fits(town, x, y, rooms):
                down = y + (town.chance.random() < 0.4 and _tree_fits(town, x, y + 1, rooms))
                _clipped_tree(town, town.chance.choice(OUTER if depth < 3 else INNER), x, down)
                floor |= block(x, down - 1, 2, 2) if depth < 4 else block(x, down, 2, 1)
    free = {c for c in floor if c not in town.built and c not in town.terrain and not _near_street(town, c)}
    town.paint("wood", free - rooms)
    _thicket(town, sorted(free - rooms), rooms)


def _thicket(town: TownMap, wood: list[Cell], rooms: set[Cell]) -> None:
    """Bushes, ferns and stones along the inner edge of the wood, so that it has no straight foot."""
    for x, y in wood:
        for spot in ((x, y + 1), (x - 1, y), (x + 1, y), (x, y - 1)):
            name = town.chance.choice(EDGE)
            if town.chance.random() < 0.3 and spot not in rooms and town.fits(name, *spot) and _off_doors(town, spot):
                town.stamp(name, *spot)


def _wanted(x: int, y: int) -> int:
    """How deep the wood is at a place: it comes and goes along the border."""
    return 4 + (0, 1, 2, 2, 1, 0, 0, 1)[(x // 5 * 3 + y // 5 * 5) % 8]


def _tree_fits(town: TownMap, x: int, y: int, rooms: set[Cell]) -> bool:
    """Whether a tree of the wood has ground for its trunk, off streets and rooms, and hides nothing that is built."""
    foot = block(x, y, 2, 1)
    crown = block(x, y - 2, 2, 2)
    if (
        (crown | foot) & town.built
        or foot & (town.kept | rooms)
        or town.hides(crown)
        or any(c in town.layers["overhead"] and c in town.layers["decor"] for c in crown)
    ):
        return False
    return not any(c in town.collision or _near_street(town, c) for c in foot if town.inside(c))


def _clipped_tree(town: TownMap, name: str, x: int, y: int) -> None:
    """A tree of which the part beyond the edge of the map is left out."""
    for j in range(3):
        for i in range(2):
            cell = (x + i, y - 2 + j)
            if town.inside(cell):
                town.lay("furniture" if j == 2 else "overhead", cell, (name, i, j))
                town.collision.update({cell: BLOCKS} if j == 2 else {})


def _kind(town: TownMap, x: int, y: int) -> str:
    """Neighbouring trees are often, not always, of one kind."""
    own = town.chance.random() < 0.45
    return town.chance.choice(KINDS) if own else KINDS[(x // 11 * 5 + y // 9 * 3) % len(KINDS)]


def _groves(town: TownMap) -> None:
    """Trees in loose groups on the open grass, never against a doorway path."""
    spots = [(x, y) for y in range(3, town.height - 1) for x in range(1, town.width - 2)]
    for x, y in _shuffled(town, spots):
        grove = (x // 6 * 31 + y // 5 * 17) % 5
        if town.chance.random() > (0.7, 0.25, 0.45, 0.12, 0.5)[grove]:
            continue
        kind = _kind(town, x, y)
        if town.fits(kind, x, y) and _clear(town, x, y):
            town.stamp(kind, x, y)


def _clear(town: TownMap, x: int, y: int) -> bool:
    """Room around the trunk, and no crown over a street's middle."""
    around = block(x - 1, y - 1, 4, 3)
    return not any(cell in town.collision for cell in around) and (x, y - 1) not in town.terrain


def _beds(town: TownMap) -> None:
    """Flower beds and bushes along the outer walls."""
    for cell in sorted(town.built):
        below = (cell[0], cell[1] + 1)
        if "wall" not in town.layers["walls"].get(cell, ("",))[0]:
            continue
        if below in town.built or below in town.terrain or _door_near(town, below):
            continue
        name = ("flower_bed_red", "bush", "flower_bed_mixed", "bush_flower", "", "", "flower_bed_yellow")[
            (below[0] // 2 * 5 + below[1]) % 7
        ]
        if name and town.fits(name, *below):
            town.stamp(name, *below)


def _door_near(town: TownMap, cell: Cell) -> bool:
    """Whether a doorway is at or beside the cell above."""
    doors = {door for thing in town.objects["doors"] for door in thing.cells()}
    return any((cell[0] + dx, cell[1] - 1) in doors for dx in (-1, 0, 1))


def _undergrowth(town: TownMap) -> None:
    """Small groups: bushes together, stones together, a stump with what grows around it."""
    for _ in range(230):
        group = town.chance.choice(GROUPS)
        cx, cy = town.chance.randrange(town.width), town.chance.randrange(town.height)
        spots = _shuffled(town, sorted(block(cx - 1, cy - 1, 4, 3)))
        for name in group:
            spot = next((s for s in spots if town.fits(name, *s) and _off_doors(town, s)), None)
            if spot:
                town.stamp(name, *spot)


def _off_doors(town: TownMap, spot: Cell) -> bool:
    """Nothing stands in the way before a doorway."""
    return not any(_door_near(town, (spot[0], spot[1] - back)) for back in (0, 1))


def _drifts(town: TownMap) -> None:
    """Flowers of one colour together, thinning out from the middle."""
    for _ in range(210):
        cx, cy = town.chance.randrange(town.width), town.chance.randrange(town.height)
        flower = town.chance.choice(FLOWERS)
        for cell in _shuffled(town, sorted(block(cx - 3, cy - 2, 7, 5))):
            distance = abs(cell[0] - cx) / 3 + abs(cell[1] - cy) / 2
            name = flower if distance < 0.6 else f"{flower}_few"
            if town.chance.random() * 1.25 > distance and town.fits(name, *cell):
                town.stamp(name, *cell)


def _tufts(town: TownMap) -> None:
    """Tufts in loose companies, and now and then stones, leaves, toadstools."""
    for y in range(town.height):
        for x in range(town.width):
            company = (x // 4 * 7 + y // 3 * 11) % 5
            if town.chance.random() < (0.02, 0.05, 0.22, 0.04, 0.1)[company]:
                name = town.chance.choice(("tuft", "tuft_wide", "tuft", "tuft_tall", "tuft_wide", "pebbles", "leaves"))
                if town.fits(name, x, y):
                    town.stamp(name, x, y)


WORN = {
    "cobble": ("weeds", "weeds", "weeds", "drain"),
    "path": ("path_tuft", "path_stones", "path_tuft", "puddle", "path_stones"),
}


def _wear(town: TownMap) -> None:
    """Signs of use on streets: weeds in the paving, puddles and stones on paths, weeds where few people walk."""
    doors = {cell for thing in town.objects["doors"] for cell in thing.cells()}
    for cell, kind in sorted(town.terrain.items()):
        if kind not in WORN or town.chance.random() > 0.045 or cell in doors:
            continue
        x, y = cell
        whole = all(town.terrain.get(near) == kind for near in block(x - 1, y - 1, 3, 3))
        taken = any(cell in town.layers[layer] for layer in ("floor", "walls", "decor", "furniture"))
        if whole and not taken:
            town.stamp(town.chance.choice(WORN[kind]), x, y)
