"""The arrows between packages: one way, and no two modules that import each other."""

import ast
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TOP = {
    "archive",
    "gauge",
    "past",
    "replaying",
    "stopping",
    "backstage",
    "seeding",
    "title",
    "cli",
    "app",
    "picture",
    "headless",
    "opening",
    "session",
    "answering",
    "pace",
    "keeping",
    "estimating",
    "inquiries",
    "going_back",
    "intervening",
    "whys",
    "searching",
    "watching",
    "replay",
    "replay_commands",
    "saves_commands",
    "streams",
}
MAY = {
    "world": set(),
    "llm": {"errors"},
    "errors": set(),
    "config": {"errors"},
    "settings": {"config", "errors", "llm"},
    "towns": {"world", "errors"},
    "saves": {"world", "errors"},
    "mind": {"world", "errors", "llm"},
    "view": {"world", "errors"},
    "imports": {"world", "saves", "towns", "errors", "config", "opening"},
    "study": {
        "answering",
        "world",
        "saves",
        "mind",
        "towns",
        "errors",
        "config",
        "headless",
        "opening",
        "replay",
        "session",
        "stopping",
        "view",
    },
}
LIBRARIES = {
    "pygame": {"view", "app", "picture", "title"},
    "pygame_gui": {"view", "app", "picture"},
    "pytmx": {"towns", "view"},
    "chromadb": {"mind"},
    "sqlite3": {"saves"},
    "openai": {"llm"},
}


def imports_of(path: Path) -> set[str]:
    """The modules that a file imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def modules() -> dict[str, Path]:
    """All modules of the game by dotted name."""
    paths = (ROOT / "game").rglob("*.py")
    return {".".join(p.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): p for p in paths}


def part(module: str) -> str:
    """`world` of `game.world.grid`."""
    return module.split(".")[1] if "." in module else ""


def test_imports_go_one_way() -> None:
    wrong, known = [], modules()
    for name, path in known.items():
        here = part(name)
        if not here or here in TOP:
            continue
        for other in imports_of(path) & known.keys():
            there = part(other)
            if there and there != here and there not in MAY[here]:
                wrong.append(f"{name} imports {other}")
    assert wrong == []


def test_no_two_modules_import_each_other() -> None:
    known = modules()
    arrows = {name: imports_of(path) & known.keys() for name, path in known.items()}
    both = [(a, b) for a in arrows for b in arrows[a] if a < b and a in arrows[b]]
    assert both == []


def test_each_heavy_library_has_one_door() -> None:
    wrong = []
    for name, path in modules().items():
        for library in {other.split(".")[0] for other in imports_of(path)} & LIBRARIES.keys():
            if part(name) not in LIBRARIES[library]:
                wrong.append(f"{name} imports {library}")
    assert wrong == []


def test_the_world_needs_nothing_but_the_standard_library() -> None:
    import sys

    for name, path in modules().items():
        if part(name) == "world":
            heads = {other.split(".")[0] for other in imports_of(path)}
            assert heads - {"game"} <= set(sys.stdlib_module_names), name
