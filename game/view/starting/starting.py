"""What of the screen is there before and around play: moving in and out, a guided look, about, back to the title.

One object of the screen; it outlives window sizes.
"""

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.view import strings
from game.view.actions import ACTIONS, KeyMap
from game.view.acts import Acts
from game.view.intents import ChangeOptions, ShowTitle, Tell
from game.view.options import Options
from game.view.stage import Stage
from game.view.starting.about import AboutSheet
from game.view.starting.create import CreateSheet
from game.view.starting.moving_out import MoveOutSheet
from game.view.starting.tour import TourSheet
from game.view.taking_part.asking import do
from game.world.bodies import name_fault
from game.world.commands import MoveIn
from game.world.homes import free_places
from game.world.moving import unfit_home

_AROUND = (64, 96)
"""Pixels at 100 % that are shown around somebody on the map."""
Act = Callable[[], None]


class Starting:
    """Opens its sheets."""

    def __init__(self, stage: Stage, acts: Acts, options: Callable[[], Options], keys: Callable[[], KeyMap]) -> None:
        """`options` and `keys` are those of now."""
        self._stage, self._acts, self._options, self._keys = stage, acts, options, keys

    def table(self) -> dict[str, Act]:
        """What its actions do, by id."""
        return {
            "move_in": self._move_in,
            "move_out": self._move_out,
            "tour": self.tour,
            "about": lambda: self._acts.open(AboutSheet(self._acts)),
            "title": lambda: self._acts.want(ShowTitle()),
        }

    def tour(self) -> None:
        """The guided look."""
        keys = {action.id: self._keys().keys_of(action.id).split(", ")[0] or "–" for action in ACTIONS}
        self._acts.open(TourSheet(self._where, self._before, self._toured, keys))

    def _move_in(self) -> None:
        world = self._stage.world
        if world is not None:
            free = free_places(world.town, world.people.values())
            self._acts.open(CreateSheet(self._acts, free, self._unfit, self._create, strings.MOVE_IN_DO, changes=True))

    def _create(self, one: MoveIn) -> None:
        do(self._acts, one, strings.MOVE_IN_DONE.format(one.name))

    def _unfit(self, one: MoveIn) -> dict[str, str]:
        world = self._stage.world
        if world is None:
            return {}
        no = unfit_home(world.town, world.people.values(), one)
        name = name_fault(one.name, world.people)
        return no | ({"name": name} if name else {})

    def _move_out(self) -> None:
        person = self._stage.chosen_person
        if person:
            self._acts.open(MoveOutSheet(self._acts, person))
        else:
            self._acts.want(Tell(strings.MOVE_OUT_NOBODY))

    # the guided look ---------------------------------------------------------------------------------
    def _where(self, name: str) -> pygame.Rect | None:
        board = self._stage.board
        panels = {"bar": board.top.rect, "residents": board.residents.rect}
        if name == "person":
            return self._person()
        if name == "inspector":
            return board.inspector.rect if board.inspector.is_open else None
        return panels.get(name)

    def _person(self) -> pygame.Rect | None:
        """Around whoever is nearest to the middle of the view."""
        camera, board = self._stage.camera, self._stage.board
        spots = [camera.to_screen(drawn.x, drawn.y - 24) for drawn in self._stage.scene.people.drawn]
        middle = board.free.center
        seen = [spot for spot in spots if board.free.collidepoint(spot)]
        if not seen:
            return None
        rect = pygame.Rect(0, 0, *(round(side * max(1.0, camera.zoom)) for side in _AROUND))
        rect.center = min(seen, key=lambda spot: abs(spot[0] - middle[0]) + abs(spot[1] - middle[1]))
        return rect

    def _before(self, name: str) -> None:
        """The inspector is shown with somebody in it."""
        world = self._stage.world
        if name == "inspector" and world is not None and not self._stage.board.inspector.is_open:
            awake = [person for person in world.people.values() if not person.asleep] or list(world.people.values())
            self._acts.choose(awake[0].name)

    def _toured(self) -> None:
        if not self._options().toured:
            self._acts.want(ChangeOptions(replace(self._options(), toured=True)))
