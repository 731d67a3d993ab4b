"""What is told of town files."""

from contextlib import closing
from pathlib import Path

from game.saves.listing import list_saves, save_info, show_save, told
from tests.saves.puppet import created, lived


def test_a_list_tells_each_town_and_names_the_damaged(saved: Path) -> None:
    saved.with_name("broken.town").write_bytes(b"not at all" * 500)
    broken, small = (told(info) for info in list_saves(saved.parent))
    assert (broken["name"], broken["opens"]) == ("broken", False)
    assert broken["fault"].endswith("is not a town file")
    assert small | {"saved": "", "size": 0} == {
        "name": "small",
        "town": "Small",
        "people": 3,
        "game time": "2023-02-13 08:00:00",
        "saved": "",
        "size": 0,
        "opens": True,
        "fault": "",
    }


def test_a_picture_and_a_note_come_back_and_a_note_is_one_plain_line(path: Path) -> None:
    world = lived(0)
    with closing(created(path, world)) as file:
        file.save(world, "manual", "before the\x1b[31m party\n" + "x" * 900, b"\x89PNG")
    assert save_info(path).picture == b"\x89PNG"
    note = show_save(path.parent, "small")["checkpoints"][-1]["note"]
    assert note.startswith("before the[31m partyxxx") and len(note) <= 500
