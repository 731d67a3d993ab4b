"""The few widgets of the game's own: a picture that can be clicked, and buttons with an icon."""

from collections.abc import Callable
from typing import Any

import pygame
import pygame_gui
from pygame_gui.core import UIElement
from pygame_gui.elements import UIButton

from game.view.look import Colour

Icon = Callable[[pygame.Surface, pygame.Rect, Colour], None]


class Picture(UIElement):
    """Shows a picture with premultiplied alpha and says where it was clicked."""

    def __init__(
        self,
        rect: pygame.Rect,
        manager: pygame_gui.UIManager,
        layer: int,
        clicked: Callable[[tuple[int, int]], None] | None = None,
    ) -> None:
        super().__init__(rect, manager, None, starting_height=layer, layer_thickness=1, element_id=["picture"])
        self._clicked = clicked

    def show_picture(self, picture: pygame.Surface) -> None:
        """Change what is shown."""
        self._set_image(picture)

    def process_event(self, event: pygame.event.Event) -> bool:
        """Take clicks on it, so that they do not reach the town below."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or not self.rect.collidepoint(event.pos):
            return False
        if self._clicked:
            self._clicked((event.pos[0] - self.rect.x, event.pos[1] - self.rect.y))
        return True


class Buttons:
    """A group of buttons, each with what it does, that live and die together."""

    def __init__(self, manager: pygame_gui.UIManager, layer: int) -> None:
        self._manager, self._layer = manager, layer
        self._acts: dict[Any, Callable[[], None]] = {}
        self._tips: list[tuple[pygame.Rect, str]] = []

    def add(
        self, rect: pygame.Rect, act: Callable[[], None], text: str = "", tip: str = "", kind: str = ""
    ) -> UIButton:
        """A button; `kind` names its look in the theme."""
        button = UIButton(
            rect,
            text,
            self._manager,
            starting_height=self._layer,
            object_id=kind or None,
        )
        self._acts[button] = act
        if tip:
            self._tips.append((button.rect, tip))
        return button

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place on the screen does, in words; empty if there is none."""
        return next((tip for rect, tip in self._tips if rect.collidepoint(pos)), "")

    def handle(self, event: pygame.event.Event) -> bool:
        """Do what a pressed button says; whether it was one of these."""
        if event.type != pygame_gui.UI_BUTTON_PRESSED or event.ui_element not in self._acts:
            return False
        self._acts[event.ui_element]()
        return True

    def kill(self) -> None:
        """Take all of them from the screen."""
        remove(*self._acts)
        self._acts.clear()
        self._tips.clear()


def set_icon(button: UIButton, draw: Icon, colour: Colour, chosen: Colour) -> None:
    """Draw an icon on a button, in another colour while it is selected."""
    side = min(button.rect.width, button.rect.height)
    area = pygame.Rect(0, 0, side // 2, side // 2)
    images = []
    for tone in (colour, chosen):
        icon = pygame.Surface(area.size, pygame.SRCALPHA)
        draw(icon, area, tone)
        images.append(icon.premul_alpha())
    button.normal_images = button.hovered_images = button.disabled_images = [images[0]]
    button.selected_images = [images[1]]
    for state in ("normal", "hovered", "disabled", "selected"):
        setattr(button, f"{state}_image_positions", [(0.5, 0.5)])
    button.rebuild()  # type: ignore[no-untyped-call]


def mark(button: Any, chosen: bool) -> None:
    """Show a button as chosen, or as any other."""
    (button.select if chosen else button.unselect)()


def remove(*elements: Any) -> None:
    """Take elements from the screen; None is no element."""
    for element in elements:
        if element is not None:
            element.kill()


def draw_pause(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Two bars."""
    width = area.width // 3
    pygame.draw.rect(out, colour, (0, 0, width, area.height))
    pygame.draw.rect(out, colour, (area.width - width, 0, width, area.height))


def draw_play(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """A triangle."""
    pygame.draw.polygon(out, colour, [(1, 0), (area.width - 1, area.height // 2), (1, area.height - 1)])


def draw_cross(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Close."""
    width = max(2, area.width // 6)
    far = area.width - 1 - width // 2
    near = width // 2
    pygame.draw.line(out, colour, (near, near), (far, far), width)
    pygame.draw.line(out, colour, (far, near), (near, far), width)


def draw_eye(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Follow with the view: a target."""
    width = max(2, area.width // 8)
    pygame.draw.circle(out, colour, area.center, area.width // 2 - 1, width)
    pygame.draw.circle(out, colour, area.center, max(2, area.width // 6))


def draw_lines(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """The log: lines of writing."""
    height = max(2, area.height // 8)
    for i, share in enumerate((1.0, 0.7, 0.9)):
        y = round((i + 0.5) * area.height / 3 - height / 2)
        pygame.draw.rect(out, colour, (0, y, round(area.width * share), height))


def draw_disk(out: pygame.Surface, area: pygame.Rect, colour: Colour) -> None:
    """Save: a disk."""
    pygame.draw.rect(out, colour, area, border_radius=1)
    hole = (0, 0, 0, 0)
    out.fill(hole, (area.width // 4, 0, area.width // 2, area.height // 3))
    out.fill(hole, (area.width // 5, area.height * 5 // 8, area.width * 3 // 5, area.height // 4))
