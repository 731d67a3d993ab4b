"""The player's hand in the town: which act a key or a button means now, and the steps of the body."""

from collections.abc import Callable
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.choosing import Choosing
from game.view.entry import Entry
from game.view.intents import SetSpeed, Tell, Undo
from game.view.panels.tabs import subject_of
from game.view.seen import Seen
from game.view.stage import Stage
from game.view.taking_part.asking import PartSheet, do
from game.view.taking_part.body import body_of, near_people, near_things
from game.view.taking_part.entering import Enter, Guest
from game.view.taking_part.memories import GiveMemory, NeverMetSheet, PickMemory
from game.view.taking_part.menu import Menu
from game.view.taking_part.speaking import Speak
from game.view.taking_part.telling import AnnounceSheet, Whisper
from game.view.taking_part.things import StateSheet, UseSheet
from game.view.taking_part.whom import PickPerson
from game.view.tiles import TILE
from game.view.words import short_name
from game.world.commands import LetGo, StepInto, Walk
from game.world.people import Person
from game.world.places import Room, Thing, Tile

Doing = Callable[[], None]
_TRY_AGAIN = 6
"""Ticks before a step that came to nothing is tried again."""


class Player:
    """Opens the sheets of taking part, and moves the body that the player is in."""

    def __init__(self, stage: Stage, choosing: Choosing, acts: Acts) -> None:
        self._stage, self._choosing, self._acts = stage, choosing, acts
        self._persona, self._guest = Entry(strings.SPEAK_PERSONA, longest=60), Guest()
        self._stepped, self._from, self._to = -1, (-1, -1), (-1, -1)
        self._body = ""
        self._talk = 0

    def table(self) -> dict[str, Doing]:
        """What each action of the group `part` does."""
        return {
            "take_part": self.open_menu,
            "speak": self.speak,
            "whisper": self.whisper,
            "announce": self.announce,
            "use": self.use,
            "visit": self.visit,
            "undo": partial(self._acts.want, Undo()),
        }

    # acts --------------------------------------------------------------------------------------------
    def open_menu(self) -> None:
        """Show what can be done."""
        self._open(Menu(self._acts, self._chosen_words, self._doing, self._in_town))

    def speak(self) -> None:
        """Speak to whom is chosen; as a body, to whom is near."""
        world, body = self._world(), self._body_now()
        if world is None:
            return
        name = self._stage.chosen_person
        if body is not None:
            near = near_people(world, body)
            name = name if name in near else near[0] if near else ""
        if name or body is not None:
            self._speak_to(name)
        else:
            self._open(PickPerson(self._acts, strings.SPEAK_WHOM, self._speak_to))

    def _speak_to(self, name: str, ready: bool = True) -> None:
        """Open the talk with somebody, or with whoever comes near; what is being written stays."""
        sheet = self._stage.board.sheets.find(Speak)
        written = sheet.unsaid if isinstance(sheet, Speak) else None
        self._open(Speak(self._acts, name, self._persona, ready or written is not None, written))

    def whisper(self) -> None:
        """Be the inner voice of whom is chosen."""
        name = self._stage.chosen_person
        if name:
            self._whisper_to(name)
        else:
            self._open(PickPerson(self._acts, strings.WHISPER_WHOM, self._whisper_to))

    def _whisper_to(self, name: str) -> None:
        self._open(Whisper(self._acts, name))

    def announce(self) -> None:
        """Let people know something: by choice whom is chosen, or who is where."""
        subject = self._subject()
        inside = self._inside(subject) if isinstance(subject, Room) else []
        place = short_name(subject.address) if isinstance(subject, Room) else ""
        self._open(AnnounceSheet(self._acts, self._stage.chosen_person, place, inside))

    def use(self) -> None:
        """Use what is near, as a body; else change what is chosen."""
        world, body, subject = self._world(), self._body_now(), self._subject()
        thing = subject.address if isinstance(subject, Thing) else ""
        if world is not None and body is not None:
            near = near_things(world, body)
            thing = thing or (near[0] if near else "")
            if thing:
                self._open(UseSheet(self._acts, thing))
            else:
                self._tell(strings.USE_NOTHING_NEAR)
        elif thing:
            self._open(StateSheet(self._acts, thing))
        else:
            self._tell(strings.USE_NOTHING)

    def visit(self) -> None:
        """Come to town, or leave the body."""
        body = self._body_now()
        if body is not None:
            do(self._acts, LetGo(), strings.LET_GO_DONE[body.visitor].format(body.name))
        else:
            self._open(Enter(self._acts, self._guest, *self._way_in()))

    def walk_to(self, pos: tuple[int, int], always: bool = False) -> bool:
        """As a body, walk to a place on the screen; False if a click there chooses somebody or something."""
        world, body = self._world(), self._body_now()
        if world is None or body is None or self._stage.board.covers(pos):
            return False
        found = self._choosing.hit(pos)
        if not always and (found in world.people or found in world.town.things):
            return False
        x, y = self._stage.camera.to_world(pos)
        self._acts.want(Walk((int(x // TILE), int(y // TILE))))
        return True

    # the body ----------------------------------------------------------------------------------------
    def update(self) -> None:
        """Take the step that the held keys ask for, once a tick; keep up with what happens to the body."""
        world, body = self._world(), self._body_now()
        past = self._acts.status().replay is not None  # there nobody is led
        self._stage.controls.walks = body is not None and not past
        if world is None or past:
            return
        self._keep_up(world, body)
        direction = self._stage.controls.direction
        if body is None or direction == (0, 0) or world.clock.tick == self._stepped:
            return
        tile = _beside(world, body.tile, direction)
        if tile is None or (tile == self._to and body.tile == self._from and self._just_tried(world)):
            return
        self._stepped, self._from, self._to = world.clock.tick, body.tile, tile
        self._acts.want(Walk(tile))

    def _just_tried(self, world: Seen) -> bool:
        return 0 <= world.clock.tick - self._stepped < _TRY_AGAIN

    def _keep_up(self, world: Seen, body: Person | None) -> None:
        """Choose and follow a body that is new, and show the talk that somebody begins with it."""
        name, talk = (body.name, body.conversation) if body else ("", 0)
        if name != self._body:
            before, self._body, self._talk = self._body, name, talk
            self._changed(world, before, body)
        elif body is not None and talk != self._talk:
            self._talk = talk
            other = world.conversations[talk].other(name) if talk in world.conversations else ""
            sheet = self._stage.board.sheets.find(Speak)
            if other in world.people and not (isinstance(sheet, Speak) and sheet.name == other):
                self._speak_to(other, ready=False)

    def _changed(self, world: Seen, before: str, body: Person | None) -> None:
        if body is not None:
            self._choosing.show(body.name)
            self._stage.following = True
            self._tell(strings.VISIT_WALKS.format(body.name, *map(self._key, ("speak", "use", "visit"))))
        elif before and before == self._stage.chosen and before not in world.people:
            self._choosing.deselect()

    def _key(self, action: str) -> str:
        return self._acts.tip("", action).strip(" ()")

    # the menu ----------------------------------------------------------------------------------------
    def _doing(self) -> dict[str, Doing]:
        """What can be done to what is chosen."""
        subject, body = self._subject(), self._body_now()
        if isinstance(subject, Person):
            return self._with_person(subject, body)
        if isinstance(subject, Thing):
            use = {"use": partial(self._open_at, UseSheet, subject.address)} if body else {}
            return {"state": partial(self._open_at, StateSheet, subject.address), **use}
        if isinstance(subject, Room):
            enter = {} if body else {"enter_here": self.visit}
            return {**enter, **({"tell": self.announce} if self._inside(subject) else {})}
        return {}

    def _with_person(self, person: Person, body: Person | None) -> dict[str, Doing]:
        name, acts = person.name, self._acts
        if person is body:
            return {"let_go": self.visit}
        step = {} if body else {"step_into": partial(self._step_into, name)}
        return {
            "speak": self.speak,
            "whisper": self.whisper,
            "tell": self.announce,
            **step,
            "remember": lambda: self._open(GiveMemory(acts, name)),
            "change": lambda: self._open(PickMemory(acts, name)),
            "never_met": lambda: self._open(NeverMetSheet(acts, name)),
            "move_out": partial(acts.do, "move_out"),
        }

    def _in_town(self) -> dict[str, Doing]:
        body = self._body_now()
        announce = lambda: self._open(AnnounceSheet(self._acts))  # noqa: E731
        return {
            "announce": announce,
            **({"let_go": self.visit} if body else {"enter": self.visit}),
            "move_in": partial(self._acts.do, "move_in"),
            "undo": partial(self._acts.want, Undo()),
        }

    def _step_into(self, name: str) -> None:
        self._acts.want(StepInto(name))
        self._acts.want(SetSpeed(0))

    def _chosen_words(self) -> str:
        chosen = self._stage.chosen
        return chosen if self._stage.chosen_person else short_name(chosen)

    # what is there -----------------------------------------------------------------------------------
    def _world(self) -> Seen | None:
        return self._stage.world

    def _body_now(self) -> Person | None:
        world = self._stage.world
        return body_of(world) if world is not None else None

    def _subject(self) -> Person | Thing | Room | None:
        world = self._stage.world
        return subject_of(world, self._stage.chosen) if world is not None else None

    def _inside(self, room: Room) -> list[str]:
        world = self._stage.world
        people = world.people.values() if world is not None else ()
        return [p.name for p in people if world is not None and world.town.room_at(p.tile) == room.address]

    def _way_in(self) -> tuple[Tile | None, str]:
        """Where a visitor comes in: the place or thing that is chosen, else the middle of what is seen if it is
        open ground, else the town's way in."""
        world, subject = self._stage.world, self._subject()
        if world is None:
            return None, ""
        if isinstance(subject, Room | Thing) and (spots := world.town.spots(subject.address)):
            return spots[len(spots) // 2], short_name(subject.address)
        return None, ""

    def _open_at(self, sheet: type[StateSheet] | type[UseSheet], address: str) -> None:
        self._open(sheet(self._acts, address))

    def _open(self, sheet: PartSheet) -> None:
        self._acts.open(sheet)

    def _tell(self, words: str) -> None:
        self._acts.want(Tell(words))


def _beside(world: Seen, tile: Tile, direction: tuple[int, int]) -> Tile | None:
    """The tile to step to: of two ways at once the one that is free, in turns; None if there is none."""
    town, (dx, dy) = world.town, direction
    ways = [way for way in (((dx > 0) - (dx < 0), 0), (0, (dy > 0) - (dy < 0))) if way != (0, 0)]
    for way in ways if world.clock.tick % 2 else reversed(ways):
        x, y = tile[0] + way[0], tile[1] + way[1]
        if 0 <= x < town.width and 0 <= y < town.height and town.walkable[y * town.width + x]:
            return x, y
    return None
