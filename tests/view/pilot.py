"""Drives the window without a display: posts events, moves the pointer, lets frames pass."""

import pygame

from game.view.intents import Intent
from game.view.screen import Screen
from game.view.seen import Seen, Status

FRAME = 1 / 60


class Pilot:
    """Does with a screen what a player does."""

    def __init__(self, screen: Screen, world: Seen) -> None:
        self.screen, self.world = screen, world
        self.status = Status(town="Fake", mind="rules")
        self.intents: list[Intent] = []
        pygame.event.clear()
        self.frames(2)

    def frames(self, count: int = 1, between: float = 0.0) -> None:
        """Let frames pass; events that widgets post are handled with the next."""
        for _ in range(count):
            for event in pygame.event.get():
                self.intents += self.screen.handle(event, self.world)
            self.screen.update(FRAME)
            self.screen.draw(self.world, between, self.status)

    def press(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0))
        self.frames(2)

    def hold(self, key: int, frames: int) -> None:
        """Hold a key for some frames."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
        self.frames(frames)
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
        self.frames(1)

    def move(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        pygame.mouse.set_pos(pos)
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0)))
        self.frames(2)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Click at a place."""
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=pos, button=button))
            self.frames(2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at a place, move, let go."""
        self.move(start)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
        self.frames(1)
        self.move(end)
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
        self.frames(1)

    def wheel(self, steps: int) -> None:
        """Turn the wheel where the pointer is."""
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps))
        self.frames(2)

    def person(self, name: str) -> tuple[int, int]:
        """Where somebody's middle is on the screen."""
        spot = self.screen.scene.people.at(name)
        assert spot is not None
        return self.screen.camera.to_screen(*spot)

    def wait(self, seconds: float) -> None:
        """Let as many frames pass as fill some seconds."""
        self.frames(max(1, round(seconds / FRAME)))
