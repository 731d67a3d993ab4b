"""What floats over people at the screen's own resolution: names, emoji, what they say, whether they think.

Nothing covers a name or somebody else's face: bubbles go aside, get smaller, and are left out last. From far away
only the chosen and the pointed-at keep their names, and places have theirs.
"""

from collections.abc import Iterator

import pygame

from game.view import look, strings
from game.view.badges import emoji_of
from game.view.bubbles import Bubbles
from game.view.camera import Camera
from game.view.emoji import crisp
from game.view.figures import Figures
from game.view.people_view import PINS_BELOW, Drawn, is_speaking
from game.view.place_names import PlaceNames
from game.view.placing import Room
from game.view.seen import Deed, Seen, Status
from game.view.spoken import SpokenLines
from game.view.text import Writer
from game.world.people import Person

NAMES_FROM, SPEECH_FROM = 0.5, 0.375
"""Zooms from which names and spoken words are shown for everybody in view."""
_HEAPS_FROM = 0.75
"""Zoom from which names that have no room are shown over faces."""
_WHOLE_FROM = 1.0
"""Zoom from which spoken words are shown whole, and over faces where they have no room; before it is one line."""
_THINKS_AFTER = 0.35
"""Seconds of thinking before it is shown: an answer by rule comes at once and would only flicker."""
_CROWD = 120
"""People in view from whom on bubbles look for no other place than the first."""
_THRONG = 400
"""People in view from whom on faces are too many to be kept free."""
_HEAD = pygame.Rect(-11, 5, 22, 18)
"""A head around the middle of the upper edge of a figure, in pixels of the town."""
_ASIDE = ((0, 0), (1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1), (2, 1), (-2, 1), (0, 2), (2, 2), (-2, 2))
"""Where a bubble may be, the best first: aside to the right or left (2: beside the head), and which size it has."""
_SIZES = ((2.0, (24, 18, 12)), (0.5, (18, 12, 12)), (0.0, (12, 12, 12)))
"""Pixels of an emoji from a zoom on, and of smaller ones; `crisp` finds clean ones near them."""
_LIFTS = (0, 14, 28, 44, 62, 84, 108, 134, 162)
"""Pixels at 100 % by which spoken words may rise above their place."""
_EARSHOT = 256
"""Pixels of the town within which two who speak make room for each other's words."""
_OFF = 14
"""Pixels by which they may be away from a head that they are beside."""
_HIGH = 84
"""The rise before which a place beside the head is looked at: long tails are harder to follow."""
Blit = tuple[pygame.Surface, tuple[int, int]]
Bubble = tuple[pygame.Surface, pygame.Rect]
Spot = tuple[pygame.Rect, pygame.Surface, pygame.Rect]
"""Where words are, their tail, and where that is."""


class Overlay:
    """Names and bubbles of everybody in view."""

    def __init__(self, writer: Writer, figures: Figures) -> None:
        self._writer = writer
        self._bubbles = Bubbles(writer, figures)
        self._seconds = 0.0
        self._places = PlaceNames(writer)
        self._thinking: dict[str, float] = {}
        self._spoken = SpokenLines(self._bubbles.pages)
        self._voices: list[float] = []
        """How far to the right in the town those are whose words are shown; empty in a crowd."""
        self._heard: set[str] = set()
        """Whose words are on the screen."""
        self._covered, self._taken = Room(), Room()
        """Where faces, names and bubbles are; the latter without faces."""
        self._crowded = False
        self._lifted: dict[str, pygame.Rect] = {}
        """Names that stand over heads."""
        self._spots: list[tuple[pygame.Rect, str]] = []
        """Where bubbles are, and whose, the topmost last."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._seconds += dt

    def forget(self) -> None:
        """Another town, or another moment of it: what was said and thought there is not shown here."""
        self._spoken.clear()
        self._thinking.clear()
        self._spots.clear()
        self._heard.clear()

    def draw(
        self,
        surface: pygame.Surface,
        camera: Camera,
        drawn: list[Drawn],
        world: Seen,
        status: Status,
        chosen: str,
        pointed: str,
    ) -> None:
        """Draw over everybody; the chosen one last and always."""
        self._spoken.listen(world, self._seconds)
        self._watch(status)
        self._spots.clear()
        area = surface.get_rect().inflate(64, 160)
        seen = [d for d in drawn if area.collidepoint(camera.to_screen(d.x, d.top))]
        seen.sort(key=lambda d: (d.person.name in (chosen, pointed), d.person.name in self._spoken))
        self._clear(surface.get_size(), camera, seen)
        near = camera.zoom >= PINS_BELOW
        places = self._places.blits(camera, world.town, area)
        pins = [] if near else self._pins(camera, seen, chosen)
        names = [b for d in reversed(seen) if (b := self._name(camera, d, d.person.name in (chosen, pointed)))]
        speeches = self._speeches(camera, seen)
        bubbles = [b for d in reversed(seen) for b in self._over(camera, d, world, chosen)] if near else []
        for blits in (places, pins, names, bubbles[::-1], speeches):
            surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def deed_at(self, pos: tuple[int, int], world: Seen) -> tuple[str, Deed] | None:
        """Who says or does what the bubble at a place shows, and what that is; None if there is none."""
        name = next((name for rect, name in reversed(self._spots) if rect.collidepoint(pos)), "")
        if name in self._heard:
            return name, self._spoken[name].line
        return deed_now(world.people[name], world) if name in world.people else None

    def _watch(self, status: Status) -> None:
        self._thinking = {name: self._thinking.get(name, self._seconds) for name in status.thinking}

    def _clear(self, size: tuple[int, int], camera: Camera, seen: list[Drawn]) -> None:
        """Nothing is placed yet, but there are faces."""
        self._covered, self._taken = Room(size), Room(size)
        self._crowded = len(seen) >= _CROWD
        self._lifted.clear()
        if camera.zoom < PINS_BELOW or len(seen) >= _THRONG:
            return
        zoom = camera.zoom
        left, top, width, height = (round(side * zoom) for side in _HEAD)
        for drawn in seen:
            x, y = camera.to_screen(drawn.x, drawn.top)
            self._covered.take(pygame.Rect(x + left, y + top, width, height))

    def _name(self, camera: Camera, drawn: Drawn, always: bool) -> Blit | None:
        """Somebody's name under their feet; over their head where a face is in the way."""
        if camera.zoom < NAMES_FROM and not always:
            return None
        colour = look.GOLD if always else look.CREAM
        picture = self._writer.outlined(drawn.person.first_name, (look.SMALL, True, colour), look.PLUM)
        x, y = camera.to_screen(drawn.x, max(drawn.y, drawn.top + 48))
        under = picture.get_rect(midtop=(x, y - 1))
        over = picture.get_rect(midbottom=(x, camera.to_screen(drawn.x, drawn.top)[1] + 4))
        rect = self._free_name(under, over, camera.zoom >= _HEAPS_FROM)
        if rect is None:
            if not always:
                return None
            rect = under
        if rect is over:
            self._lifted[drawn.person.name] = over
        self._take(rect)
        return picture, rect.topleft

    def _free_name(self, under: pygame.Rect, over: pygame.Rect, near: bool) -> pygame.Rect | None:
        """Where a name covers no other and no face; from near a face rather than that somebody has no name."""
        for rect in (under, over):
            if self._covered.is_free(rect):
                return rect
        return under if near and self._taken.is_free(under) else None

    def _take(self, rect: pygame.Rect) -> None:
        self._covered.take(rect)
        self._taken.take(rect)

    def _over(self, camera: Camera, drawn: Drawn, world: Seen, chosen: str) -> list[Blit]:
        """The emoji bubble over a head, with three dots beside it for somebody who has thought for a while."""
        name = drawn.person.name
        if name in self._heard:
            return []
        blits: list[Blit] = []
        x, y = camera.to_screen(drawn.x, drawn.top)
        if self._crowded and not self._covered.is_free(pygame.Rect(x - 4, y - 14, 8, 8)):
            return []  # the middle of any bubble: in a crowd most end here
        emoji = emoji_now(drawn.person, world)
        found = self._bubble(emoji, drawn, camera, name == chosen) if emoji else None
        if found is not None:
            picture, rect = found
            self._take(rect)
            self._spots.insert(0, (rect, name))
            blits.append((picture, rect.topleft))
            x, y = rect.right, rect.top
        elif emoji:
            return []
        since = self._thinking.get(name)
        if since is not None and self._seconds - since > _THINKS_AFTER:
            dots = self._bubbles.dots(1 + int(self._seconds * 3) % 3)
            blits.append((dots, (x - self._writer.scale(6), y - dots.get_height() // 2)))
        return blits[::-1]

    def _bubble(self, emoji: str, drawn: Drawn, camera: Camera, marked: bool) -> Bubble | None:
        """A bubble where it has room, its tail at its person; that of the chosen one in any case."""
        first: Bubble | None = None
        for bubble in self._bubbles_at(emoji, drawn, camera, marked):
            if bubble[1].top >= camera.free.top and self._covered.is_free(bubble[1]):
                return bubble
            if self._crowded:
                break
            first = first or bubble
        return first if marked else None

    def _bubbles_at(self, emoji: str, drawn: Drawn, camera: Camera, marked: bool) -> Iterator[Bubble]:
        """The bubbles that would do, the best first: over the head or the name there, aside, smaller, beside it."""
        scale, zoom, name = self._writer.scale, camera.zoom, self._lifted.get(drawn.person.name)
        x, top = camera.to_screen(drawn.x, drawn.top)
        foot = name.top if name else top + 2
        sizes = next(sizes for since, sizes in _SIZES if zoom >= since)
        half = max(name.width // 2 if name else 0, round(_HEAD.width * zoom / 2))
        for aside, smaller in _ASIDE:
            size = crisp(scale(sizes[smaller]))
            reach = scale(2) + size // 2
            picture = self._bubbles.emoji(emoji, size, marked, -aside * reach)
            if picture is None:
                return
            if abs(aside) == 1:
                yield picture, picture.get_rect(midbottom=(x + aside * reach, foot))
            elif aside:
                away = (half + 2) * (1 if aside > 0 else -1)
                middle = x + away + picture.get_width() * aside // 4
                yield picture, picture.get_rect(midbottom=(middle, top + round(22 * min(zoom, 1.5))))
            else:
                yield picture, picture.get_rect(midbottom=(x, foot))

    def _pins(self, camera: Camera, seen: list[Drawn], chosen: str) -> list[Blit]:
        """A head for everybody, those in front last; nothing for whom another would hide for the most part."""
        blits: list[Blit] = []
        hearts: list[pygame.Rect] = []
        for drawn in reversed(seen):
            pin = self._bubbles.pin(drawn.person.name, drawn.person.name == chosen)
            rect = pin.get_rect(midbottom=camera.to_screen(drawn.x, drawn.y))
            heart = rect.inflate(-rect.width // 2, -rect.height // 2)
            if heart.collidelist(hearts) < 0:
                hearts.append(heart)
                blits.append((pin, rect.topleft))
        return blits[::-1]

    def _speeches(self, camera: Camera, seen: list[Drawn]) -> list[Blit]:
        """Spoken words over heads, kept inside the free area, off names and off each other; the newest come first.

        From far away there is one line of them, and what has no room is left out: heaps of words tell nothing.
        """
        self._heard.clear()
        if camera.zoom < SPEECH_FROM:
            return []
        blits: list[Blit] = []
        speakers = [d for d in seen if d.person.name in self._spoken]
        self._voices = [] if self._crowded else [d.x for d in speakers]
        for drawn in sorted(speakers, key=self._age):
            name = drawn.person.name
            body = self._bubbles.speech(self._spoken.words(name, self._seconds), camera.zoom >= _WHOLE_FROM)
            spot = self._speech_spot(body, drawn, camera)
            if spot is None:
                continue
            rect, tail, tip = spot
            self._take(rect)
            self._take(tip)
            self._spots.append((rect, name))
            self._heard.add(name)
            blits += [(body, rect.topleft), (tail, tip.topleft)]
        return blits

    def _age(self, drawn: Drawn) -> tuple[float, int]:
        """Sorts what was said last to the front."""
        spoken = self._spoken[drawn.person.name]
        return -spoken.since, -spoken.line.tick

    def _speech_spot(self, body: pygame.Surface, drawn: Drawn, camera: Camera) -> Spot | None:
        """A place where no name, no face and no other words are; None if they are better left out."""
        spots = []
        for spot in self._speech_spots(body, drawn, camera):
            if self._covered.is_free(spot[0]) and self._covered.is_free(spot[2]):
                return spot
            spots.append(spot)
        if camera.zoom < _WHOLE_FROM:
            return None
        return next((s for s in spots if self._taken.is_free(s[0]) and self._taken.is_free(s[2])), spots[0])

    def _speech_spots(self, body: pygame.Surface, drawn: Drawn, camera: Camera) -> Iterator[Spot]:
        """Where words may be, the best first: over the head or the name there, beside it, or high above."""
        free, scale, name = camera.free, self._writer.scale, self._lifted.get(drawn.person.name)
        x, top = camera.to_screen(drawn.x, drawn.top)
        foot, width = name.top if name else top, body.get_width()
        first = body.get_rect(midbottom=(x, foot - self._bubbles.tail().get_height() + scale(2)))
        asides = self._asides(drawn.x, width)
        for lift in _LIFTS[: 1 if self._crowded else 2 if camera.zoom < _HEAPS_FROM else None]:
            if lift == _HIGH:
                yield from self._beside(body, x, top, camera)
            for aside in asides:
                rect = first.move(aside, -scale(lift))
                if free.left <= x <= free.right:
                    rect.x = max(free.left + 4, min(free.right - 4 - rect.width, rect.x))
                rect.top = max(free.top + 4, rect.top)
                yield rect, *self._tail(rect, x, foot)

    def _asides(self, x: float, width: int) -> list[int]:
        """How far words of a width may be to the right of a head: first away from others who speak near by."""
        asides = [0, width // 4, -width // 4, width * 2 // 5, -width * 2 // 5]
        lean = sum((voice < x) - (voice > x) for voice in self._voices if abs(voice - x) < _EARSHOT)
        return sorted(asides, key=lambda aside: -aside * lean)

    def _tail(self, rect: pygame.Rect, x: int, foot: int) -> tuple[pygame.Surface, pygame.Rect]:
        """What leads from words down to a head or a name, and where."""
        edge, short = self._writer.scale(2), self._bubbles.tail().get_height()
        tail = self._bubbles.tail(max(0, foot - rect.bottom + edge - short))
        return tail, tail.get_rect(midtop=(x, rect.bottom - edge))

    def _beside(self, body: pygame.Surface, x: int, top: int, camera: Camera) -> Iterator[Spot]:
        """Words to the right of a head and to its left."""
        edge, half = self._writer.scale(2), round(_HEAD.width * camera.zoom / 2) + 2
        y = top + round(_HEAD.centery * camera.zoom)
        for side, away in ((1, half), (-1, half), (1, half + _OFF), (-1, half + _OFF)):
            tail = self._bubbles.side_tail(side)
            tip = tail.get_rect(midleft=(x + away, y)) if side > 0 else tail.get_rect(midright=(x - away, y))
            rect = body.get_rect(centery=y)
            rect.top = max(camera.free.top + 4, rect.top)
            if side > 0:
                rect.left = tip.right - edge
            else:
                rect.right = tip.left + edge
            if camera.free.left <= rect.left and rect.right <= camera.free.right:
                yield rect, tail, tip


def emoji_now(person: Person, world: Seen) -> str:
    """The emoji of what a person does now, empty for nothing."""
    if person.asleep:
        return strings.SLEEP_EMOJI
    talk = world.conversations.get(person.conversation)
    if talk is not None and not talk.lines:
        return strings.GREET_EMOJI
    if talk is not None:
        return strings.TALK_EMOJI if is_speaking(person, world) else strings.LISTEN_EMOJI
    action = None if person.played else person.plan.action_at(world.clock.tick)
    return strings.PLAYED_EMOJI if person.played else emoji_of(action) if action else ""


def deed_now(person: Person, world: Seen) -> tuple[str, Deed] | None:
    """Who began what the emoji over a person shows, and what that is: a line or the talk, the act, or the plan."""
    talk, tick = world.conversations.get(person.conversation), world.clock.tick
    if talk is not None:
        said = next((line for line in reversed(talk.lines) if line.speaker == person.name), None)
        return (person.name, said) if said else (talk.people[0], talk) if talk.people[0] in world.people else None
    deed = None if person.played else person.plan.action_at(tick) or person.plan.chunk_at(tick)
    return (person.name, deed) if deed else None
