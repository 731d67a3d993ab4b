"""The pictures of each person: composed once from their look, then served by pose, direction and phase."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import pygame

from game.view.pictures import Zoomed
from game.view.sprites import DIRECTIONS, PersonSprites, allowed, compose
from game.world.people import Facing, Person

Pose = Literal["walk", "stand", "sit", "talk", "sleep"]
_HEAD = pygame.Rect(8, 4, 48, 48)
"""The head in a portrait of 64 pixels."""


class Figures:
    """Everybody's pictures, made when first needed; people of the same look share them."""

    def __init__(self, art: Path) -> None:
        self._art = art / "people"
        self._people: Mapping[str, Person] = {}
        self._known: list[int] = []
        """Which looks they had when they were last looked at: visitors come, go, and change."""
        self._sprites: dict[str, PersonSprites] = {}
        self._looks: dict[str, str] = {}
        self._frames: dict[tuple[str, Pose, Facing], list[Zoomed]] = {}
        """By look, not by name."""
        self._portraits: dict[tuple[str, int, bool], pygame.Surface] = {}
        self._heads: dict[tuple[str, int], pygame.Surface] = {}
        """Both by look too."""

    def know(self, people: Mapping[str, Person]) -> None:
        """Take the people of a world, and make the pictures of those who are new."""
        if people is self._people and self._known == [id(person.look) for person in people.values()]:
            return
        self._people, self._known = people, [id(person.look) for person in people.values()]
        self._looks = {name: json.dumps(person.look, sort_keys=True) for name, person in people.items()}
        for name in people:
            self.of(name)

    def knows(self, name: str) -> bool:
        """Whether there are pictures of somebody."""
        return name in self._people

    def look_of(self, name: str) -> str:
        """What somebody looks like, the same words for all who look alike."""
        if name not in self._looks:  # who has come since the last frame
            self.know(self._people)
        return self._looks[name]

    def of(self, name: str) -> PersonSprites:
        """All pictures of one person."""
        key = self.look_of(name)
        if key not in self._sprites:
            self._sprites[key] = compose(self._people[name].look, self._art)
        return self._sprites[key]

    def choices(self) -> dict[str, list[str]]:
        """What a look may say, by key."""
        return allowed(self._art)

    def preview(self, look: Mapping[str, str | list[str]], side: int) -> pygame.Surface:
        """The portrait of somebody who is not there yet."""
        return _square(self.wearing(look).portrait["neutral"].premul_alpha(), side)

    def face(self, look: Mapping[str, str | list[str]], side: int) -> pygame.Surface:
        """The head alone."""
        return _square(self.wearing(look).portrait["neutral"].premul_alpha().subsurface(_HEAD), side)

    def wearing(self, look: Mapping[str, str | list[str]]) -> PersonSprites:
        """All pictures of somebody who is not there yet."""
        key = json.dumps(look, sort_keys=True)
        if key not in self._sprites:
            self._sprites[key] = compose(look, self._art)
        return self._sprites[key]

    def picture(self, name: str, pose: Pose, facing: Facing, phase: float) -> Zoomed:
        """One frame; `phase` in [0, 1) runs through the frames of a pose."""
        key = (self.look_of(name), pose, facing)
        frames = self._frames.get(key)
        if frames is None:
            frames = self._frames[key] = [Zoomed(s.premul_alpha()) for s in self._of_pose(name, pose, facing)]
        return frames[int(phase * len(frames)) % len(frames)]

    def _of_pose(self, name: str, pose: Pose, facing: Facing) -> list[pygame.Surface]:
        sprites = self.of(name)
        assert facing in DIRECTIONS
        if pose == "sleep":
            return [sprites.sleep]
        if pose == "sit":
            return [sprites.sit[facing]]
        frames = {"walk": sprites.walk, "stand": sprites.stand, "talk": sprites.talk}[pose]
        return frames[facing]

    def portrait(self, name: str, side: int, talking: bool = False) -> pygame.Surface:
        """The portrait as a square of `side` pixels."""
        key = (self.look_of(name), side, talking)
        if key not in self._portraits:
            whole = self.of(name).portrait["talking" if talking else "neutral"].premul_alpha()
            self._portraits[key] = _square(whole, side)
        return self._portraits[key]

    def head(self, name: str, side: int) -> pygame.Surface:
        """The head alone as a square of `side` pixels."""
        key = (self.look_of(name), side)
        if key not in self._heads:
            self._heads[key] = _square(self.of(name).portrait["neutral"].premul_alpha().subsurface(_HEAD), side)
        return self._heads[key]


def _square(picture: pygame.Surface, side: int) -> pygame.Surface:
    """Scaled: whole pixels where the size is a multiple, smoothly otherwise."""
    own = picture.get_width()
    scale = pygame.transform.scale if side % own == 0 else pygame.transform.smoothscale
    return scale(picture, (side, side))
