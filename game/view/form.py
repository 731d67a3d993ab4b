"""Parts under each other, or side by side in a line: what sheets and the tools of tabs are made of."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.view import look
from game.view.field import Field
from game.view.panels.rows import Maker
from game.view.parts import Part, Words
from game.view.shown import Shown, moved, words_on

Line = Part | Sequence[Part]
"""A part that has a line to itself, or several side by side."""
_GAP, _BAR, _WHEEL = 6, 10, 56
PAGING = (pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END)


@dataclass(slots=True)
class Lain:
    """A part, where it lies in the form, and how it looks now."""

    part: Part
    rect: pygame.Rect
    picture: pygame.Surface


class Form:
    """Lays parts out in a width, scrolls them in a rectangle, and gives them pointer and keys.

    Whoever owns it fills it anew after every key, text and press that it took: parts show what they were made with.
    """

    def __init__(self, make: Maker) -> None:
        self._make = make
        self._lines: list[Sequence[Part]] = []
        self._lain: list[Lain] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.height = 0
        """Pixels that all of it needs."""
        self.top = 0
        """Pixels scrolled away."""
        self._width = 0
        self._narrow = False
        """Whether there is a bar beside the parts."""
        self._focus = self._pointed = ""
        self.around = False
        """Whether the arrow keys go on from the last part to the first."""
        self._grip: Lain | None = None
        self._surface = pygame.Surface((1, 1))
        self._dirty = True

    # layout ------------------------------------------------------------------------------------------
    def fill(self, lines: Sequence[Line], width: int) -> None:
        """Show these parts, in a width; what had the focus keeps it, if it is still there."""
        self._lines = [(line,) if isinstance(line, Part) else line for line in lines]
        if self._focus not in [part.key for line in self._lines for part in line]:
            self._focus = ""
        self._width = width
        self._lay()

    def place(self, rect: pygame.Rect) -> None:
        """Lie there; scroll if that is too low."""
        if rect.size != self.rect.size:
            self._surface = pygame.Surface(rect.size).convert()
        self.rect = rect.copy()
        if self._narrow != (self.height > rect.height):
            self._narrow = not self._narrow
            self._lay()
        self.scroll(0)

    def _lay(self) -> None:
        """Make all pictures and find their places, leaving room for the bar if there is one."""
        width = self._width - (self._make.scale(_BAR + 4) if self._narrow else 0)
        gap = y = 0
        self._lain = []
        for line in self._lines:
            laid = self._lay_line(line, width, y)
            self._lain += laid
            gap = self._make.scale(max((part.gap for part in line), default=0))
            y = max((lain.rect.bottom for lain in laid), default=y) + gap
        self.height, self._dirty = max(0, y - gap), True

    def _lay_line(self, line: Sequence[Part], width: int, y: int) -> list[Lain]:
        """Parts side by side; buttons stand on the lower edge, so that they are level with labelled fields."""
        gap, x, laid = self._make.scale(_GAP), 0, []
        for part, wide in zip(line, self._widths(line, width, gap), strict=True):
            picture = self._picture(part, wide)
            laid.append(Lain(part, picture.get_rect(topleft=(x, y)), picture))
            x += wide + gap
        bottom = max((lain.rect.bottom for lain in laid), default=y)
        for lain in laid:
            if isinstance(lain.part, Words) and not any(part.writes for part in line):
                lain.rect.centery = (y + bottom) // 2  # level with the words on the buttons beside them
            elif not lain.part.writes:
                lain.rect.bottom = bottom
        return laid

    def _widths(self, line: Sequence[Part], width: int, gap: int) -> list[int]:
        """What each takes: its own width, or a share of what is left."""
        own = [part.width(self._make) for part in line]
        left = width - sum(own) - gap * (len(line) - 1)
        share = max(1, left // max(1, own.count(0)))
        return [min(wide, width) if wide else share for wide in own]

    def _picture(self, part: Part, width: int) -> pygame.Surface:
        return part.picture(self._make, width, part.key == self._focus != "", part.key == self._pointed != "")

    def _repaint(self, keys: set[str]) -> None:
        """Draw these parts again, in their places: whoever owns the form fills it anew if there is more to it."""
        for lain in self._lain:
            if lain.part.key in keys and lain.part.focusable:
                lain.picture = self._picture(lain.part, lain.rect.width)
                lain.rect.height = lain.picture.get_height()
        self._dirty = True

    # what it shows -----------------------------------------------------------------------------------
    def draw(self, surface: pygame.Surface) -> None:
        """Draw what shows of it."""
        if self._dirty:
            self._dirty = False
            self._surface.fill(look.PAPER)
            self._surface.blits([(lain.picture, lain.rect.move(0, -self.top)) for lain in self._lain], False)
            self._draw_bar()
        surface.blit(self._surface, self.rect)

    def _draw_bar(self) -> None:
        if self.height <= self.rect.height:
            return
        bar, whole = self._make.scale(_BAR), self.rect.height
        size = max(self._make.scale(28), whole * whole // self.height)
        top = (whole - size) * self.top // max(1, self.height - whole)
        x = self.rect.width - bar
        pygame.draw.rect(self._surface, look.SAND, (x, 0, bar, whole))
        pygame.draw.rect(self._surface, look.CLAY, (x, top, bar, size))

    def words(self) -> list[Shown]:
        """What can be read of it at present; what is at an edge shows in part and does not count."""
        found = [w for lain in self._lain for w in words_on(lain.picture, lain.rect.move(0, -self.top).topleft)]
        return [
            w
            for w in moved(found, self.rect.topleft)
            if self.rect.top <= w.rect.top and w.rect.bottom <= self.rect.bottom
        ]

    @property
    def focused_key(self) -> str:
        """The key of the part that has the focus; empty for none."""
        return self._focus

    @property
    def focus_rect(self) -> pygame.Rect | None:
        """Where the part that has the focus is."""
        return self.find(self._focus) if self._focus else None

    @property
    def writes(self) -> bool:
        """Whether plain keys are letters at present."""
        lain = self._focused()
        return lain is not None and lain.part.writes

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the part at a place does, in words."""
        found = self.at(pos)
        return found.part.tip if found else ""

    def at(self, pos: tuple[int, int]) -> Lain | None:
        """The part at a place on the screen."""
        if not self.rect.collidepoint(pos):
            return None
        inside = (pos[0] - self.rect.x, pos[1] - self.rect.y + self.top)
        return next((lain for lain in self._lain if lain.rect.collidepoint(inside)), None)

    def find(self, key: str) -> pygame.Rect | None:
        """Where a part is on the screen."""
        lain = next((lain for lain in self._lain if lain.part.key == key), None)
        return lain.rect.move(self.rect.x, self.rect.y - self.top) if lain else None

    # pointer -----------------------------------------------------------------------------------------
    def handle(self, event: pygame.event.Event) -> bool:
        """Take the pointer; True if a part was pressed."""
        if event.type == pygame.MOUSEMOTION:
            self._move(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._grip = None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(event.pos)
        return False

    def _move(self, pos: tuple[int, int]) -> None:
        if self._grip is not None:
            self._grip.part.drag(self._inside(pos, self._grip))
            self._repaint({self._grip.part.key})
        found = self.at(pos)
        pointed = found.part.key if found and found.part.focusable else ""
        if pointed != self._pointed:
            before, self._pointed = self._pointed, pointed
            self._repaint({before, pointed})

    def _press(self, pos: tuple[int, int]) -> bool:
        lain = self.at(pos)
        if lain is None or not lain.part.focusable:
            return False
        self._grip = lain if lain.part.writes or lain.part.dragged else None
        self.focus(lain.part.key)
        lain.part.press(self._inside(pos, lain), bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))
        return True

    def _inside(self, pos: tuple[int, int], lain: Lain) -> tuple[int, int]:
        return pos[0] - self.rect.x - lain.rect.x, pos[1] - self.rect.y + self.top - lain.rect.y

    def wheel(self, steps: int) -> None:
        """Move by the wheel; a step up is positive. A part under the pointer that scrolls by itself is first."""
        lain = next((lain for lain in self._lain if self._pointed and lain.part.key == self._pointed), None)
        if lain is not None and lain.part.take_wheel(steps):
            self._repaint({lain.part.key})
            return
        self.scroll(-steps * self._make.scale(_WHEEL))

    @property
    def scrolls(self) -> bool:
        """Whether there is more than shows."""
        return self.height > self.rect.height

    def scroll(self, pixels: int) -> None:
        """Move down, or up for less than nothing."""
        self.top = max(0, min(self.top + pixels, self.height - self.rect.height))
        self._dirty = True

    # keys: see focus.Group ---------------------------------------------------------------------------
    def focus(self, key: str, afresh: bool = False) -> None:
        """Give the focus to a part; `afresh` if the player comes to it by a key, and not to go on where they were."""
        before, self._focus = self._focus, key
        lain = self._focused()
        if afresh and lain is not None and key != before:
            lain.part.met()
        self._repaint({before, key})
        self._reveal()

    def enter(self, direction: int) -> bool:
        """Take the focus, at the first part that can have it or at the last."""
        stops = self._stops()
        if stops:
            self.focus(stops[0 if direction > 0 else -1], afresh=True)
        return bool(stops)

    def step(self, direction: int) -> bool:
        """Give the focus to the next part or the one before."""
        stops = self._stops()
        at = stops.index(self._focus) + direction if self._focus in stops else -1
        if not 0 <= at < len(stops):
            return False
        self.focus(stops[at], afresh=True)
        return True

    def leave(self) -> None:
        """Have the focus no more."""
        before, self._focus = self._focus, ""
        self._repaint({before})

    def key(self, event: pygame.event.Event) -> bool:
        """A key for the part that has the focus; what it leaves moves the form."""
        lain = self._focused()
        return (lain is not None and lain.part.take_key(event)) or self._move_by(event.key)

    def turn(self, key: int) -> bool:
        """Scroll by a key that moves pages; False if it is none, or all of it shows."""
        line, page = self._make.scale(_WHEEL), self.rect.height - self._make.scale(_WHEEL)
        steps = {
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self.height,
            pygame.K_END: self.height,
            pygame.K_UP: -line,
            pygame.K_DOWN: line,
        }
        if key not in steps or not self.scrolls:
            return False
        self.scroll(steps[key])
        return True

    def text(self, words: str) -> bool:
        """Written words for the part that has the focus."""
        lain = self._focused()
        return lain is not None and lain.part.take_text(words)

    def composing(self, words: str) -> None:
        """What an input method is at."""
        lain = self._focused()
        if lain is not None and isinstance(lain.part, Field):
            lain.part.compose(words)
            self._repaint({lain.part.key})

    def _move_by(self, key: int) -> bool:
        if key not in (pygame.K_UP, pygame.K_DOWN):
            return self.turn(key)
        direction = 1 if key == pygame.K_DOWN else -1
        if self.step(direction) or self.turn(key):
            return True
        if self.around and not self.scrolls:
            self.enter(direction)
        return bool(self._stops())

    def _stops(self) -> list[str]:
        return [lain.part.key for lain in self._lain if lain.part.focusable]

    def _focused(self) -> Lain | None:
        return next((lain for lain in self._lain if self._focus and lain.part.key == self._focus), None)

    def _reveal(self) -> None:
        lain = self._focused()
        if lain is None:
            return
        self.top = min(lain.rect.top, max(self.top, lain.rect.bottom - self.rect.height))
        self.scroll(0)
        area = self.find(self._focus)
        if lain.part.writes and area is not None:
            pygame.key.set_text_input_rect(area)
