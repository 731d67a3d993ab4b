"""Choosing a person, a thing or a room, and looking at them."""

from game.view.marking import bounds
from game.view.panels.tabs import subject_of
from game.view.stage import Stage
from game.view.tiles import TILE
from game.world.events import Event
from game.world.people import Person


class Choosing:
    """Acts on a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    def select(self, name: str, show: bool = False) -> None:
        """Open the inspector on a person, a thing or a room; with `show`, look there too."""
        stage = self._stage
        board, world = stage.board, stage.world
        if world is None or subject_of(world, name) is None:
            return
        if not board.layout.holds_both:
            board.log.hide()
        if name != stage.chosen or not board.inspector.is_open:
            board.inspector.leave()
            board.inspector.open(name, world)
        stage.following = stage.following and name in world.people
        stage.chosen = name
        board.residents.reveal(name)
        stage.camera.set_free(board.free)
        if show:
            self.look_at(name)

    def show(self, name: str) -> None:
        """Choose and look there."""
        self.select(name, show=True)

    def deselect(self) -> None:
        """Choose nothing."""
        stage = self._stage
        stage.chosen, stage.following = "", False
        stage.board.inspector.leave()
        stage.board.inspector.hide()
        stage.camera.set_free(stage.board.free)

    def click(self, pos: tuple[int, int]) -> None:
        """Choose what is at a place on the screen: a person before a thing before a room; open ground is nothing."""
        name = self.hit(pos)
        if name:
            self.select(name)
        else:
            self.deselect()

    def hit(self, pos: tuple[int, int]) -> str:
        """The person, thing or room at a place on the screen; empty for none."""
        x, y = self._stage.camera.to_world(pos)
        person = self._stage.scene.people.hit(x, y)
        world = self._stage.world
        if person or world is None:
            return person
        room = world.town.room_at((int(x // TILE), int(y // TILE)))
        things = world.town.rooms[room].things if room else ()
        tile = (int(x // TILE), int(y // TILE))
        return next((thing for thing in things if tile in world.town.things[thing].tiles), room)

    def next(self, step: int = 1) -> None:
        """Choose the next person in the row, or the one before."""
        stage = self._stage
        names = list(stage.world.people) if stage.world else []
        if names:
            at = names.index(stage.chosen) + step if stage.chosen in names else min(0, step)
            self.show(names[at % len(names)])

    def toggle_follow(self) -> None:
        """Let the view go with the chosen person, or stay."""
        self._stage.following = bool(self._stage.chosen_person) and not self._stage.following

    def go_to(self, event: Event) -> None:
        """Look where something happened: at the person, else at the place."""
        world = self._stage.world
        if world is None:
            return
        if event.person in world.people:
            self.show(event.person)
        elif self.look_at(world.town.room_of_address(event.place)):
            self._stage.following = False

    def look_at(self, name: str) -> bool:
        """Put a person, a thing or a room into the middle of the view; False if there is none."""
        stage = self._stage
        subject = subject_of(stage.world, name) if stage.world else None
        if subject is None:
            return False
        if isinstance(subject, Person):
            place = stage.scene.people.at(name)
        else:
            left, top, right, bottom = bounds(subject.tiles)
            place = ((left + right) / 2, (top + bottom) / 2)
        if place is not None:
            stage.camera.look_at(*place)
        return place is not None
