"""A small simulation in the format of the paper authors' implementation, in our own words: two people, one morning.

Nell Archer lives in the example town as well; Wim Oak does not, and neither does his home.
"""

import json
from pathlib import Path
from typing import Any

from game import config
from game.imports.importing import world_of
from game.imports.ledger import Ledger
from game.world.world import World

NELL, WIM = "Nell Archer", "Wim Oak"
HAMLET = config.maps_folder() / "example"
SHOP = "hamlet:Crust bakery:shop"
Files = dict[str, Any]
"""The values of all files, by path."""


def node(kind: str, at: str, text: str, weight: int, **more: Any) -> dict[str, Any]:
    """One entry of `nodes.json`, made at a time of day of the nineteenth."""
    subject, predicate, thing = more.pop("spo", (NELL, "is", "busy"))
    return {
        "node_count": 0, "type_count": 0, "type": kind, "depth": 0, "created": f"2023-09-19 {at}", "expiration": None,
        "subject": subject, "predicate": predicate, "object": thing, "description": text, "embedding_key": text,
        "poignancy": weight, "keywords": ["busy"], "filling": [],
    } | more  # fmt: skip


LINES = [[NELL, "Will you come to the supper on the Green?"], [WIM, "I will bring the pears."]]
TALK = "conversing about conversing about the supper on the Green."


def nell() -> dict[str, Any]:
    """What Nell remembers: things seen and done, a talk, a thought that rests on it, and one that failed."""
    nodes = [
        node("thought", "00:00:10", "This is Nell Archer's plan for Tuesday September 19: get up at 5:00 am, bake from "
             "6 to 9 am, sweep the shop, rest until noon.", 5, filling=None),
        node("thought", "00:00:20", "Nell Archer is a friend of Wim Oak.", 4, filling=None),
        node("event", "06:00:00", "oven is warming up", 1, spo=(f"{SHOP}:oven", "is", "warm")),
        node("event", "06:10:00", "Nell Archer is baking (shaping the loaves)", 3),
        node("chat", "08:00:00", TALK, 6, spo=(NELL, "chat with", WIM), filling=LINES),
        node("event", "08:00:00", "Nell Archer is conversing about the supper", 4, spo=(NELL, "chat with", WIM),
             filling=["node_5"]),
        node("thought", "08:05:00", "For Nell Archer's planning: Nell Archer counts on the pears of Wim Oak.", 7,
             filling=["node_5", "node_2", "node_99"]),
        node("thought", "08:06:00", "this is blank", 1, filling="node_1"),
    ]  # fmt: skip
    return {f"node_{n}": entry for n, entry in reversed(list(enumerate(nodes, start=1)))}


def wim() -> dict[str, Any]:
    """What Wim remembers: the same talk, and what he saw of Nell."""
    nodes = [
        node("event", "07:59:00", "Nell Archer is baking", 2),
        node("chat", "08:00:00", TALK, 11, spo=(WIM, "chat with", NELL), filling=LINES),
    ]
    return {f"node_{n}": entry for n, entry in enumerate(nodes, start=1)}


def scratch(name: str, **more: Any) -> dict[str, Any]:
    """A `scratch.json`; fields that mean nothing here are left to a few."""
    return {
        "vision_r": 8, "retention": 5, "recency_w": 1, "curr_time": "September 19, 2023, 09:00:00", "curr_tile": [3, 4],
        "name": name, "age": 44, "innate": "brisk, merry", "learned": f"{name} bakes bread. She has floury sleeves.",
        "currently": f"{name} is looking forward to the supper.", "lifestyle": f"{name} goes to bed around 9pm, awakes "
        "up around 5am.", "living_area": "hamlet:The Crust bakery:Nell Archer's room", "daily_plan_req": "",
        "importance_trigger_max": 150, "importance_trigger_curr": -20, "daily_req": ["bake bread at 6:00 am"],
        "f_daily_schedule": [["sleeping", 300], ["baking (kneading)", 120], ["baking (shaping)", 180], ["nothing", 0],
                             ["minding the shop", 780], ["sleeping", 60]],
        "act_address": SHOP, "act_start_time": "September 19, 2023, 08:50:00", "act_duration": 30,
        "act_pronunciatio": "🍞", "act_description": "baking (dusting the table)", "chatting_with": None, "chat": None,
        "chatting_with_buffer": {WIM: -4}, "act_path_set": True, "planned_path": [],
    } | more  # fmt: skip


def files() -> Files:
    """The whole simulation: nine in the morning of 19 September 2023."""
    places = {"hamlet": {"Crust bakery": {"shop": ["oven"], "Nell Archer's room": ["bed"]}, "Treehouse": {"loft": []}}}
    people = {
        NELL: (scratch(NELL), places, nell()),
        WIM: (
            scratch(WIM, living_area="hamlet:Treehouse:loft", act_description=None, f_daily_schedule=[]),
            places,
            wim(),
        ),
    }
    step = {"persona": {NELL: {"movement": [1, 1], "description": f"baking @ {SHOP}:oven"}}, "meta": {}}
    found: Files = {
        "reverie/meta.json": {
            "fork_sim_code": "base", "start_date": "September 19, 2023", "curr_time": "September 19, 2023, 09:00:00",
            "sec_per_step": 10, "maze_name": "hamlet", "persona_names": [NELL, WIM], "step": 3240,
        },
        "movement/2220.json": step,
    }  # fmt: skip
    for name, (about, spatial, nodes) in people.items():
        base = f"personas/{name}/bootstrap_memory"
        found[f"{base}/scratch.json"], found[f"{base}/spatial_memory.json"] = about, spatial
        found[f"{base}/associative_memory/nodes.json"] = nodes
    return found


def write(folder: Path, found: Files) -> Path:
    """The files in a folder; bytes are written as they are."""
    for name, values in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(values if isinstance(values, bytes) else json.dumps(values).encode())
    return folder


def imported(folder: Path, found: Files | None = None) -> tuple[World, Ledger]:
    """The simulation as a world of the example town, and the account of it."""
    ledger = Ledger()
    return world_of(write(folder, found or files()), HAMLET, "1", ledger), ledger
