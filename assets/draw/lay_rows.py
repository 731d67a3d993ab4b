"""Rows of fittings along a back wall that all homes share: bathrooms and kitchens."""

from assets.draw.lay_plan import Building


def bath_row(home: Building, x: int, y: int, order: str = "shower toilet sink_bath") -> None:
    """Shower, toilet and sink side by side along a back wall; a mirror over the sink, over the toilet a window or,
    where another room lies behind the wall, a shelf."""
    for offset, stamp in enumerate(order.split()):
        home.thing("sink" if stamp == "sink_bath" else stamp, (stamp, x + offset, y), capacity=1)
        if stamp == "sink_bath":
            home.hang(f"mirror_wall {x + offset},{y}")
        if stamp == "toilet":
            inside = (x + offset, y - 3) in home.plan
            home.hang(f"{'shelf_wall' if inside else 'window'} {x + offset},{y}")


def kitchen_row(home: Building, x: int, y: int, order: str) -> None:
    """A row of kitchen pieces along a back wall, by letter: f fridge, s steel fridge, k sink, c counter, o stove."""
    pieces = {
        "f": ("refrigerator", "fridge"),
        "s": ("refrigerator", "fridge_steel"),
        "k": ("kitchen sink", "kitchen_sink"),
        "c": ("cooking area", "kitchen_counter_board"),
        "o": ("stove", "stove"),
        "t": ("toaster", "toaster_counter"),
    }
    for offset, letter in enumerate(order):
        name, stamp = pieces[letter]
        home.thing(name, (stamp, x + offset, y))
