"""The pictures of each person: composed once from their look, then served by pose, direction and phase."""

from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pygame

from game.view.pictures import Zoomed
from game.view.sprites import PersonSprites, compose
from game.world.people import Facing, Person

Pose = Literal["walk", "stand", "sit", "talk", "sleep"]


class Figures:
    """Everybody's pictures, made when first needed."""

    def __init__(self, people: Mapping[str, Person], art: Path) -> None:
        self._people, self._art = people, art
        self._sprites: dict[str, PersonSprites] = {}
        self._frames: dict[tuple[str, Pose, Facing], list[Zoomed]] = {}
        self._portraits: dict[tuple[str, int], pygame.Surface] = {}
        self._faces: dict[tuple[str, int, int], pygame.Surface] = {}

    def know(self, people: Mapping[str, Person]) -> None:
        """Take the people of a world that was loaded; looks are remade if somebody differs."""
        if people is not self._people:
            self.__init__(people, self._art)  # type: ignore[misc]

    def picture(self, name: str, pose: Pose, facing: Facing, phase: float) -> Zoomed:
        """One frame; `phase` in [0, 1) runs through the frames of a pose."""
        key = (name, pose, facing)
        frames = self._frames.get(key)
        if frames is None:
            frames = self._frames[key] = [Zoomed(s.premul_alpha()) for s in self._of_pose(name, pose, facing)]
        return frames[int(phase * len(frames)) % len(frames)]
