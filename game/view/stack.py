"""The stack of sheets that are open, and each laid out in one window.

One rule for their order: what was opened or pressed last lies on top, takes the keys, and goes first with Esc. But a
sheet beside which the town goes on lies under those for which all else waits, and a bar under all; and beside the town
there is one sheet in the middle and one in the corner at a time. None is open twice.
"""

from collections.abc import Hashable

import pygame

from game.view import look, strings
from game.view.buttons import PAPER
from game.view.focus import Ring
from game.view.form import PAGING, Form
from game.view.icons import draw_cross
from game.view.panels import paper
from game.view.panels.rows import Maker
from game.view.panels.widgets import Buttons
from game.view.seen import Seen, Status
from game.view.sheets import Sheet
from game.view.shown import Shown, put, words_on

_PAD, _TITLE, _SIDE, _GAP = 20, 40, 28, 8


class _Laid:
    """A sheet in one window."""

    def __init__(self, sheet: Sheet, make: Maker, room: pygame.Rect, below: pygame.Rect, afresh: bool = False) -> None:
        """`afresh` if it was just opened: a line that is written in its first field gives way to what is typed."""
        self.sheet, self._make, self._room = sheet, make, room
        sheet.make, sheet.below = make, below
        sheet.room = room.width / make.scale.factor, room.height / make.scale.factor
        self.body, self.foot, self.close = Form(make), Form(make), Buttons(make.writer)
        self.body.around = sheet.around
        self.ring = Ring([self.body, self.foot, self.close])
        self.rect = pygame.Rect(0, 0, 0, 0)
        self._ground = pygame.Surface((1, 1))
        self._made_of: Hashable = None
        self.fill()
        if sheet.first:
            form = self.foot if sheet.first in [part.key for part in sheet.feet()] else self.body
            form.focus(sheet.first, afresh)
            self.ring.take(form)
        elif sheet.modal:
            self.ring.tab(1)

    def fill(self) -> None:
        """Make its parts anew and find its place."""
        scale, sheet = self._make.scale, self.sheet
        self._made_of = sheet.signature()
        width = min(scale(sheet.width), self._room.width - scale(2 * _GAP))
        inner, pad, head = width - 2 * scale(_PAD), scale(_PAD), scale(_TITLE) if sheet.title else 0
        self.body.fill(sheet.lines(), inner)
        feet = sheet.feet()
        self.foot.fill([feet] if feet else [], inner)
        fixed = 2 * pad + head + (self.foot.height + scale(_GAP) if feet else 0)
        height = min(
            self._room.height - scale(2 * _GAP), scale(sheet.height) if sheet.height else fixed + self.body.height
        )
        rect = pygame.Rect(0, 0, width, height)
        sheet.lie(rect, self._room)
        if sheet.low:
            rect.bottomleft = self._room.x + scale(_GAP), self._room.bottom - scale(_GAP)
        self._place(rect, pygame.Rect(rect.x + pad, rect.y + pad + head, inner, height - fixed))

    def _place(self, rect: pygame.Rect, body: pygame.Rect) -> None:
        scale = self._make.scale
        self.body.place(body)
        foot = pygame.Rect(body.x, rect.bottom - scale(_PAD) - self.foot.height, body.width, self.foot.height)
        self.foot.place(foot)
        if rect != self.rect:
            self.rect = rect
            self._ground = self._draw_ground()
            focus, side = self.close.focus, scale(_SIDE)
            self.close.clear()
            if not self.sheet.closes:
                return
            place = pygame.Rect(rect.right - scale(16) - side, rect.y + scale(16), side, side)
            self.close.add(place, self.sheet.close, tip=strings.CLOSE, skin=PAPER, icon=draw_cross)
            self.close.focus = focus

    def _draw_ground(self) -> pygame.Surface:
        scale = self._make.scale
        out = paper.sheet(self.rect.size, scale(2)).copy()
        room = self.rect.width - 2 * scale(_PAD) - scale(_SIDE)
        put(
            out, self._make.writer.line(self.sheet.title, (look.TITLE, True, look.PLUM), room), (scale(_PAD), scale(16))
        )
        return out

    def refresh(self) -> None:
        """Make it anew if what it shows has changed."""
        if self.sheet.signature() != self._made_of:
            self.fill()

    def press(self, event: pygame.event.Event) -> None:
        """A press inside."""
        if self.close.press(event.pos):
            return
        for form in (self.body, self.foot):
            if form.rect.collidepoint(event.pos) and form.handle(event):
                self.ring.take(form)

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw it."""
        surface.blit(self._ground, self.rect, special_flags=pygame.BLEND_PREMULTIPLIED)
        self.body.draw(surface)
        if self.foot.height:
            self.foot.draw(surface)
        self.close.draw(surface, pointer)

    def words(self) -> list[Shown]:
        """All words on it."""
        return [*words_on(self._ground, self.rect.topleft), *self.body.words(), *self.foot.words()]


class Sheets:
    """The sheets that are open, the topmost last; they outlive a window size."""

    def __init__(self) -> None:
        self._open: list[Sheet] = []
        self._laid: list[_Laid] = []
        self._drafts: dict[Hashable, Sheet] = {}
        """Sheets that were closed with something unfinished in them, by kind and by what it is about."""
        self._make: Maker
        self._room = self._below = pygame.Rect(0, 0, 1, 1)

    def move_to(self, make: Maker, room: pygame.Rect, below: pygame.Rect | None = None) -> None:
        """The window has another size or scale: lay all of them out again, in the room between the bars. `below` is
        kept free for the bar of a replay."""
        self._make, self._room, self._below = make, room, below or pygame.Rect(0, 0, 0, 0)
        focus = [(laid.body.focused_key, laid.foot.focused_key) for laid in self._laid]
        self._laid = [_Laid(sheet, make, room, self._below) for sheet in self._open]
        for laid, (body, foot) in zip(self._laid, focus, strict=True):
            for form, key in ((laid.body, body), (laid.foot, foot)):
                if key:
                    form.focus(key)
                    laid.ring.take(form)

    @property
    def top(self) -> Sheet | None:
        """The topmost."""
        return self._open[-1] if self._open else None

    def holds(self, kind: type[Sheet]) -> bool:
        """Whether one of a kind is open."""
        return self.find(kind) is not None

    def find(self, kind: type[Sheet]) -> Sheet | None:
        """The one of a kind that is open."""
        return next((sheet for sheet in self._open if isinstance(sheet, kind) and sheet.is_open), None)

    @property
    def is_modal(self) -> bool:
        """Whether all else waits."""
        return bool(self._open) and self._open[-1].modal

    @property
    def holds_clock(self) -> bool:
        """Whether the town's clock waits for one of them."""
        return any(sheet.holds_clock and sheet.is_open for sheet in self._open)

    @property
    def slows_clock(self) -> bool:
        """Whether the town goes at its lowest speed beside one of them."""
        return any(sheet.slows_clock and sheet.is_open for sheet in self._open)

    @property
    def writes(self) -> bool:
        """Whether plain keys are letters at present."""
        return bool(self._laid) and (self._laid[-1].body.writes or self._laid[-1].foot.writes)

    @property
    def areas(self) -> list[pygame.Rect]:
        """What they cover."""
        return [laid.rect for laid in self._shown]

    @property
    def _shown(self) -> list[_Laid]:
        """Those that can be seen, the topmost last."""
        return [laid for laid in self._laid if laid is self._laid[-1] or not laid.sheet.alone]

    @property
    def _reached(self) -> list[_Laid]:
        """Those that the pointer can reach: all, unless all else waits for the topmost."""
        return self._laid[-1:] if self.is_modal else self._laid

    def _at(self, pos: tuple[int, int]) -> _Laid | None:
        """What is under the pointer."""
        return next((laid for laid in reversed(self._reached) if laid.rect.collidepoint(pos)), None)

    def open(self, sheet: Sheet, world: Seen, status: Status) -> None:
        """Put a sheet on top; one of the same kind, or in the same place beside the town, gives way."""
        for other in self._open:
            if type(other) is type(sheet) or _share_a_place(other, sheet):
                other.close()
        self.sweep()
        if (before := self._drafts.pop(_about(sheet), None)) is not None:
            sheet.resume(before)
        sheet.world, sheet.status, sheet.is_open = world, status, True
        self._open.append(sheet)
        self._laid.append(_Laid(sheet, self._make, self._room, self._below, afresh=True))
        self._sort()
        sheet.opened()

    def _sort(self) -> None:
        """Each where it belongs (see above); among those of a kind the order stays."""
        self._laid.sort(key=lambda laid: 0 if laid.sheet.bar else 2 if laid.sheet.modal else 1)
        self._open = [laid.sheet for laid in self._laid]

    def _raise(self, laid: _Laid) -> None:
        """It was pressed: put it on top of those that it may lie on."""
        self._laid.remove(laid)
        self._laid.append(laid)
        self._sort()

    def clear(self, kind: type[Sheet] = Sheet) -> None:
        """Close all of a kind but bars."""
        for sheet in self._open:
            if isinstance(sheet, kind) and not sheet.bar:
                sheet.close()
        self.sweep()

    def close(self) -> bool:
        """Close the topmost; whether there was one that can be closed."""
        if self._open and self._open[-1].closes:
            self._open[-1].close()
            self.sweep()
            return True
        return False

    def sweep(self) -> None:
        """Take those away that were closed."""
        gone = [sheet for sheet in self._open if not sheet.is_open]
        self._open = [sheet for sheet in self._open if sheet.is_open]
        self._laid = [laid for laid in self._laid if laid.sheet.is_open]
        for sheet in gone:
            if sheet.kept and not sheet.is_finished:
                self._drafts[_about(sheet)] = sheet
            sheet.closed()

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event of the pointer or the keys to them; True if it is not for what lies under them."""
        taken = self._dispatch(event)
        if self._laid and event.type in _CHANGING and taken:
            self.sweep()
            for laid in self._laid:
                laid.fill()
        return taken

    def _dispatch(self, event: pygame.event.Event) -> bool:
        if not self._laid:
            return False
        match event.type:
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT:
                return self._laid[-1].ring.text(event.text) or self.is_modal
            case pygame.TEXTEDITING:
                self._laid[-1].body.composing(event.text)
            case pygame.MOUSEBUTTONDOWN:
                return self._press(event)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONUP:
                for form in (form for laid in self._reached for form in (laid.body, laid.foot)):
                    form.handle(event)
                return self.is_modal and event.type == pygame.MOUSEMOTION
            case _:
                pass
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        laid = self._laid[-1]
        if event.key == pygame.K_ESCAPE and laid.sheet.closes:
            laid.sheet.close()
            return True
        if (laid.sheet.modal or laid.ring.focused is not None) and laid.ring.key(event):
            return True
        # beside one in the corner the arrows are for the town: that is where the player walks
        by_keys = event.key in PAGING or not laid.sheet.low
        return (by_keys and not laid.body.writes and laid.body.turn(event.key)) or laid.sheet.modal

    def _press(self, event: pygame.event.Event) -> bool:
        found = self._at(event.pos)
        if found is not None:
            if event.button == 1:
                self._raise(found)
                found.press(event)
            return True
        if not self.is_modal:
            self._laid[-1].ring.leave()
        return self.is_modal

    def wheel(self, pointer: tuple[int, int], steps: int) -> bool:
        """Scroll what is under the pointer; False if that is none of them."""
        laid = self._at(pointer)
        if laid is not None:
            laid.body.wheel(steps)
        return laid is not None or self.is_modal

    @property
    def focus_spot(self) -> tuple[int, int] | None:
        """Where the focus of the keys is."""
        return self._laid[-1].ring.spot if self._laid else None

    def tip_at(self, pos: tuple[int, int]) -> str:
        """What the button at a place does, in words."""
        laid = self._at(pos)
        if laid is None:
            return ""
        return laid.close.tip_at(pos) or laid.body.tip_at(pos) or laid.foot.tip_at(pos)

    def refresh(self, world: Seen, status: Status) -> None:
        """Show what has changed."""
        self.sweep()
        for laid in self._laid:
            laid.sheet.world, laid.sheet.status = world, status
            laid.refresh()

    def renew(self) -> None:
        """Make all of them anew: something in them has changed."""
        self.sweep()
        for laid in self._laid:
            laid.fill()

    def draw(self, surface: pygame.Surface, pointer: tuple[int, int]) -> None:
        """Draw all of them."""
        self.sweep()
        for laid in self._shown:
            laid.sheet.draw_under(surface)
            laid.draw(surface, pointer if laid is self._at(pointer) else (-1, -1))

    def words(self) -> list[tuple[pygame.Rect, list[Shown]]]:
        """What each covers, and what can be read on it, the lowest first."""
        return [(laid.rect, laid.words()) for laid in self._shown]


def _about(sheet: Sheet) -> Hashable:
    """Under what its draft is kept."""
    return type(sheet), sheet.draft


def _share_a_place(one: Sheet, other: Sheet) -> bool:
    """Whether the town goes on beside both, and they lie in the same place."""
    return not (one.modal or other.modal or one.bar or other.bar) and one.low == other.low


_CHANGING = (pygame.KEYDOWN, pygame.TEXTINPUT, pygame.MOUSEBUTTONDOWN)
