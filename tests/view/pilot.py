"""Drives the window without a display: posts events, moves the pointer, lets frames pass, reads what is shown."""

from collections.abc import Callable

import pygame

from game.view.intents import Intent
from game.view.screen import Screen
from game.view.seen import Seen, Status
from game.view.shown import Shown

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
        """Let frames pass; events that were posted are handled with the next."""
        for _ in range(count):
            for event in pygame.event.get():
                self.intents += self.screen.handle(event, self.world)
            self.screen.update(FRAME)
            self.screen.draw(self.world, between, self.status)
            self.intents += self.screen.wanted()

    def wait(self, seconds: float) -> None:
        """Let as many frames pass as fill some seconds."""
        self.frames(max(1, round(seconds / FRAME)))

    # keys --------------------------------------------------------------------------------------------
    def press(self, key: int, mod: int = 0, letters: str = "") -> None:
        """Press a key and let it go; a key with letters writes them, as real ones do."""
        post(pygame.KEYDOWN, key=key, mod=mod, unicode=letters, scancode=0)
        if letters and not mod & pygame.KMOD_CTRL:
            post(pygame.TEXTINPUT, text=letters)
        post(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)
        self.frames(2)

    def type(self, text: str) -> None:
        """Write words, letter for letter."""
        for sign in text:
            key = ord(sign.lower()) if sign.isascii() else 0
            self.press(pygame.K_RETURN if sign == "\n" else key, letters=sign if sign != "\n" else "")

    def hold(self, key: int, frames: int) -> None:
        """Hold a key for some frames."""
        post(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
        self.frames(frames)
        post(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)
        self.frames(1)

    # pointer -----------------------------------------------------------------------------------------
    def move(self, pos: tuple[int, int]) -> None:
        """Move the pointer."""
        pygame.mouse.set_pos(pos)
        post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.frames(2)

    def click(self, at: tuple[int, int] | str, button: int = 1) -> None:
        """Click at a place, or on the topmost words that begin so, or on the button with such a tip."""
        pos = self.where(at) if isinstance(at, str) else at
        self.move(pos)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            post(kind, pos=pos, button=button)
            self.frames(2)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at a place, move, let go."""
        self.move(start)
        post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        self.frames(1)
        self.move(end)
        post(pygame.MOUSEBUTTONUP, pos=end, button=1)
        self.frames(1)

    def wheel(self, steps: int) -> None:
        """Turn the wheel where the pointer is."""
        post(pygame.MOUSEWHEEL, x=0, y=steps)
        self.frames(2)

    # what is shown -----------------------------------------------------------------------------------
    def words_on_screen(self) -> list[str]:
        """All words that can be read on bars, panels and sheets, the topmost last; not what a sheet covers."""
        return [shown.text for shown in self.shown()]

    def shown(self) -> list[Shown]:
        """The same with their places."""
        layers = self.screen.words()
        covers = [[rect for rect, _ in layers[n + 1 :]] for n in range(len(layers))]
        return [w for (_, words), over in zip(layers, covers, strict=True) for w in words if not _hidden(w, over)]

    def where(self, words: str) -> tuple[int, int]:
        """The middle of the topmost words that are these, or else begin so, or of the button with such a tip."""
        shown = list(reversed(self.shown()))
        tests: tuple[Callable[[str], bool], ...] = (lambda t: t == words, lambda t: t.startswith(words))
        for test in tests:
            for found in shown:
                if test(found.text):
                    return found.rect.center
        for x in range(4, self.screen.surface.get_width(), 8):
            for y in range(4, self.screen.surface.get_height(), 8):
                if self.screen.board.tip_at((x, y)).startswith(words):
                    return x, y
        raise AssertionError(f"{words!r} is not on the screen: {self.words_on_screen()}")

    def person(self, name: str) -> tuple[int, int]:
        """Where somebody's middle is on the screen."""
        spot = self.screen.scene.people.at(name)
        assert spot is not None
        return self.screen.camera.to_screen(*spot)


def post(kind: int, **facts: object) -> None:
    """Post an event."""
    pygame.event.post(pygame.event.Event(kind, facts))


def _hidden(shown: Shown, covers: list[pygame.Rect]) -> bool:
    return any(cover.collidepoint(shown.rect.center) for cover in covers)
