"""The words of the interface: one name stands for one thing."""

import ast
from collections import Counter
from pathlib import Path

from game.view import strings


def test_no_name_is_given_twice() -> None:
    tree = ast.parse(Path(strings.__file__).read_text(encoding="utf-8"))
    added = {node.target for node in ast.walk(tree) if isinstance(node, ast.AugAssign)}  # `TABS |= ...` adds words
    written = (node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    names = Counter(node.id for node in written if node not in added)
    assert [name for name, count in names.items() if count > 1] == []
