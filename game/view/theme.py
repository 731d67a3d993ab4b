"""The look of buttons and hints: theme.json at an interface scale. Nothing in pygame_gui scales by itself."""

import json
from pathlib import Path
from typing import Any

import pygame_gui

from game.view.look import Scale

_LENGTHS = ("border_width", "text_horiz_alignment_padding")


def make_manager(size: tuple[int, int], scale: Scale) -> pygame_gui.UIManager:
    """A manager of widgets for a screen of this size."""
    manager = pygame_gui.UIManager(size, enable_live_theme_updates=False)
    wanted = {(scale(points), style) for points in (13, 14) for style in ("regular", "bold")}
    fonts: list[dict[str, str | int | float]] = [
        {"name": "noto_sans", "point_size": size, "style": style, "antialiased": "1"}
        for size, style in sorted(wanted - {(14, "regular")})
    ]
    manager.preload_fonts(fonts)
    manager.get_theme().load_theme(scaled_theme(scale))
    return manager


def scaled_theme(scale: Scale) -> dict[str, Any]:
    """The theme with its type and its lines at a scale."""
    theme: dict[str, Any] = json.loads(Path(__file__).with_name("theme.json").read_text(encoding="utf-8"))
    for part in theme.values():
        if "font" in part:
            part["font"]["size"] = str(scale(int(part["font"]["size"])))
        for name, value in part.get("misc", {}).items():
            if name in _LENGTHS:
                part["misc"][name] = str(scale(int(value)))
    return theme
