"""What floats over people at the screen's own resolution: names, emoji, what they say, whether they think.

Names thin out as the view grows: from far away only the chosen, the pointed-at and those who talk keep theirs.
"""

from dataclasses import dataclass

import pygame

from game.view import look, strings
from game.view.bubbles import Bubbles
from game.view.camera import Camera
from game.view.figures import Figures
from game.view.people_view import PINS_BELOW, Drawn, is_speaking
from game.view.seen import Deed, Seen, Status
from game.view.text import Writer
from game.world.conversations import Line
from game.world.people import Person

NAMES_FROM, SPEECH_FROM = 0.75, 0.375
"""Zooms from which names and spoken words are shown for everybody in view."""
_THINKS_AFTER = 0.35
"""Seconds of thinking before it is shown: an answer by rule comes at once and would only flicker."""
_SPOKEN_AT_LEAST, _SPOKEN_AT_MOST, _LETTERS_A_SECOND = 2.2, 5.0, 25
"""Seconds for which a line stays however fast the clock runs, and how fast it is read."""
_MAY_TOUCH = 6
"""Pixels by which bubbles may overlap."""
Blit = tuple[pygame.Surface, tuple[int, int]]


@dataclass(slots=True)
class Spoken:
    """A line on the screen, and since when, in seconds of the view."""

    line: Line
    since: float


class Overlay:
    """Names and bubbles of everybody in view."""

    def __init__(self, writer: Writer, figures: Figures) -> None:
        self._writer = writer
        self._bubbles = Bubbles(writer, figures)
        self._seconds = 0.0
        self._thinking: dict[str, float] = {}
        self._spoken: dict[str, Spoken] = {}
        self._heard: set[str] = set()
        """Whose words are on the screen."""
        self._taken: list[pygame.Rect] = []
        self._spots: list[tuple[pygame.Rect, str]] = []
        """Where bubbles are, and whose, the topmost last."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._seconds += dt

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
        self._listen(world)
        self._watch(status)
        self._spots.clear()
        area = surface.get_rect().inflate(64, 160)
        seen = [d for d in drawn if area.collidepoint(camera.to_screen(d.x, d.top))]
        seen.sort(key=lambda d: (d.person.name in (chosen, pointed), d.person.name in self._spoken))
        speeches = self._speeches(camera, seen)
        self._taken = [picture.get_rect(topleft=place) for picture, place in speeches]
        if camera.zoom < PINS_BELOW:
            surface.fblits(self._pins(camera, seen, chosen), pygame.BLEND_PREMULTIPLIED)
        near = reversed(seen) if camera.zoom >= PINS_BELOW else ()
        bubbles = [b for d in near for b in self._over(camera, d, world, chosen)][::-1]
        names = [b for d in reversed(seen) if (b := self._name(camera, d, d.person.name in (chosen, pointed)))]
        surface.fblits(names, pygame.BLEND_PREMULTIPLIED)
        surface.fblits(bubbles, pygame.BLEND_PREMULTIPLIED)
        surface.fblits(speeches, pygame.BLEND_PREMULTIPLIED)

    def deed_at(self, pos: tuple[int, int], world: Seen) -> tuple[str, Deed] | None:
        """Who says or does what the bubble at a place shows, and what that is; None if there is none."""
        name = next((name for rect, name in reversed(self._spots) if rect.collidepoint(pos)), "")
        if name in self._heard:
            return name, self._spoken[name].line
        return deed_now(world.people[name], world) if name in world.people else None

    def _listen(self, world: Seen) -> None:
        """Take in the newest line of each talk, unless the speaker's last has not stood long enough to be read."""
        for talk in world.conversations.values():
            if talk.lines:
                line = talk.lines[-1]
                old = self._spoken.get(line.speaker)
                if old is None or (old.line is not line and self._seconds - old.since >= read_in(old.line.text)):
                    self._spoken[line.speaker] = Spoken(line, self._seconds)
        for name in [n for n, s in self._spoken.items() if self._over_with(n, s, world)]:
            del self._spoken[name]

    def _over_with(self, name: str, spoken: Spoken, world: Seen) -> bool:
        person = world.people.get(name)
        if person is None:
            return True
        talk = world.conversations.get(person.conversation)
        runs_on = talk is not None and bool(talk.lines) and talk.lines[-1] is spoken.line
        return not runs_on and self._seconds - spoken.since >= read_in(spoken.line.text)

    def _watch(self, status: Status) -> None:
        self._thinking = {name: self._thinking.get(name, self._seconds) for name in status.thinking}

    def _name(self, camera: Camera, drawn: Drawn, always: bool) -> Blit | None:
        if camera.zoom < NAMES_FROM and not always and drawn.person.name not in self._spoken:
            return None
        colour = look.GOLD if always else look.CREAM
        picture = self._writer.outlined(drawn.person.first_name, (look.SMALL, True, colour), look.PLUM)
        x, y = camera.to_screen(drawn.x, max(drawn.y, drawn.top + 48))
        rect = picture.get_rect(midtop=(x, y - 1))
        if not always and rect.collidelist(self._taken) >= 0:
            return None
        self._taken.append(rect)
        return picture, rect.topleft

    def _over(self, camera: Camera, drawn: Drawn, world: Seen, chosen: str) -> list[Blit]:
        """The emoji bubble over a head, with three dots beside it for somebody who has thought for a while.

        Nothing where spoken words, or the bubble of somebody who comes first, would cover it.
        """
        name = drawn.person.name
        x, y = camera.to_screen(drawn.x, drawn.top)
        if name in self._heard:
            return []
        if pygame.Rect(x - 4, y - 12, 8, 8).collidelist(self._taken) >= 0:
            return []  # the middle of any bubble: in a crowd most end here
        blits: list[Blit] = []
        emoji = emoji_now(drawn.person, world)
        size = 20 if camera.zoom >= 1 else 16 if camera.zoom >= 0.5 else 12
        bubble = self._bubbles.emoji(emoji, self._writer.scale(size), name == chosen)
        if bubble is not None:
            rect = bubble.get_rect(midbottom=(x, y + 2))
            if rect.inflate(-_MAY_TOUCH, -_MAY_TOUCH).collidelist(self._taken) >= 0:
                return []
            self._taken.append(rect)
            self._spots.insert(0, (rect, name))
            blits.append((bubble, rect.topleft))
            x, y = rect.right, rect.top
        since = self._thinking.get(name)
        if since is not None and self._seconds - since > _THINKS_AFTER:
            dots = self._bubbles.dots(1 + int(self._seconds * 3) % 3)
            blits.append((dots, (x - self._writer.scale(6), y - dots.get_height() // 2)))
        return blits[::-1]

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
        """Spoken words over heads, kept inside the free area, the older moved up where they would cover each other.

        Where names are too much, so are heaps of words: there the older are left out.
        """
        self._heard.clear()
        if camera.zoom < SPEECH_FROM:
            return []
        taken: list[pygame.Rect] = []
        blits: list[Blit] = []
        speakers = [d for d in seen if d.person.name in self._spoken]
        for drawn in sorted(speakers, key=lambda d: -self._spoken[d.person.name].since):
            body, tail = self._bubbles.speech(self._spoken[drawn.person.name].line.text), self._bubbles.tail()
            x, y = camera.to_screen(drawn.x, drawn.top)
            rect = body.get_rect(midbottom=(x, y - tail.get_height() + self._writer.scale(2)))
            if camera.free.left <= x <= camera.free.right:
                rect.x = max(camera.free.left + 4, min(camera.free.right - 4 - rect.width, rect.x))
            if camera.zoom < NAMES_FROM and rect.collidelist(taken) >= 0:
                continue
            while (hit := rect.collidelist(taken)) >= 0:
                rect.bottom = taken[hit].top - 4
            taken.append(rect)
            self._spots.append((rect, drawn.person.name))
            self._heard.add(drawn.person.name)
            blits += [
                (body, rect.topleft),
                (tail, tail.get_rect(midtop=(x, rect.bottom - self._writer.scale(2))).topleft),
            ]
        return blits


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
    return strings.PLAYED_EMOJI if person.played else action.emoji if action else ""


def deed_now(person: Person, world: Seen) -> tuple[str, Deed] | None:
    """Who began what the emoji over a person shows, and what that is: a line or the talk, the act, or the plan."""
    talk, tick = world.conversations.get(person.conversation), world.clock.tick
    if talk is not None:
        said = next((line for line in reversed(talk.lines) if line.speaker == person.name), None)
        return (person.name, said) if said else (talk.people[0], talk) if talk.people[0] in world.people else None
    deed = None if person.played else person.plan.action_at(tick) or person.plan.chunk_at(tick)
    return (person.name, deed) if deed else None


def read_in(text: str) -> float:
    """Seconds that it takes to read a line that is over somebody's head."""
    return max(_SPOKEN_AT_LEAST, min(_SPOKEN_AT_MOST, len(text) / _LETTERS_A_SECOND))
