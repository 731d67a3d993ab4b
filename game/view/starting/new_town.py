"""A new town: which, who lives in it, what they have in mind, who answers."""

from collections.abc import Mapping, Sequence
from functools import partial

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import Kept, NewTown, Read, Resident, TownFolder
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import BeginTown, CheckName, ReadFolders, ReadInMind, ReadSettings, Reply
from game.view.panels.rows import NOTE
from game.view.parts import Button, Choice, Option, Part, Words
from game.view.sheets import Sheet
from game.view.starting.create import CreateSheet
from game.view.starting.minds_form import MindsForm
from game.view.starting.person_parts import PersonTick, heads
from game.world.bodies import name_fault
from game.world.commands import MoveIn

_COLUMNS = 3
_FAULT, _PLAIN = (look.BODY, False, look.WINE), (look.BODY, False, look.FADED)


class NewTownSheet(Sheet):
    """Four pages with one button that begins."""

    title = strings.NEW_TITLE
    width, height = 760, 560
    first = "begin"
    kept = ("_page", "_at", "_out", "_newcomers", "_name", "_seed", "_mind", "_minds", "_chose")

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._page = "town"
        self._folders: tuple[TownFolder, ...] = ()
        self._at, self._fault = 0, ""
        self._out: set[str] = set()
        """Full names of those who are left out."""
        self._newcomers: list[MoveIn] = []
        self._name, self._seed = Entry(longest=80), Entry(longest=60)
        self._mind = Entry(longest=2000, several=True)
        self._read: tuple[Read, ...] = ()
        self._asked: tuple[object, ...] = ()
        self._reads = False
        self._minds = MindsForm(acts)
        self._chose = False
        """Whether who answers is as the player left it."""

    def opened(self) -> None:
        """Find out what there is."""
        self._acts.ask(ReadFolders, self._found)
        self._acts.ask(ReadSettings, self._kept)

    # what is shown -----------------------------------------------------------------------------------
    def lines(self) -> Sequence[Line]:
        """The chosen page."""
        pages = [Option(name, words, emoji) for name, (words, emoji) in strings.NEW_PAGES.items()]
        choice = Choice("page", "", pages, self._page, self._turn)
        if self.folder is None:
            return [Words(self.make.text(self._fault or strings.NEW_LOOKING))]
        page = {"town": self._town, "people": self._people, "mind": self._in_mind, "answers": self._answers}
        return [choice, *page[self._page](self.folder)]

    def feet(self) -> Sequence[Part]:
        """Begin with what is chosen, or go back."""
        count = self._count_words()
        return [
            Button(strings.NEW_BEGIN, self._begin, "begin", emoji="▶️"),
            Button(strings.BACK, self.close, "back", skin=PAPER),
            Words(self.make.text(count, NOTE, gap=0)),
        ]

    def _count_words(self) -> str:
        return strings.NEW_COUNT[len(self.names) != 1].format(len(self.names))

    @property
    def folder(self) -> TownFolder | None:
        """The chosen town folder."""
        return self._folders[self._at] if self._folders else None

    @property
    def residents(self) -> list[Resident]:
        """Those of the folder who are taken."""
        return [one for one in (self.folder.residents if self.folder else ()) if one.name not in self._out]

    @property
    def names(self) -> tuple[str, ...]:
        """Full names of all who will live there."""
        return tuple([one.name for one in self.residents] + [one.name for one in self._newcomers])

    def _town(self, folder: TownFolder) -> list[Line]:
        towns = [Option(str(n), one.title) for n, one in enumerate(self._folders)]
        lines: list[Line] = [Choice("folder", strings.NEW_WHICH, towns, str(self._at), self._choose)]
        if folder.fault:
            lines.append(Words(self.make.text(folder.fault, _FAULT)))
        else:
            told = strings.NEW_ABOUT.format(title=folder.title, people=len(folder.residents), start=folder.start)
            lines.append(Words(self.make.text(told, NOTE, gap=8)))
        lines.append((
            Field("name", self._name, strings.NEW_NAME, folder.title),
            Field("seed", self._seed, strings.NEW_SEED, strings.NEW_SEED_HINT),
        ))  # fmt: skip
        looks = [one.look for one in self.residents] + [one.look for one in self._newcomers]
        return [*lines, Words(self.make.text(strings.NEW_HOW, NOTE)), *self._summary(), Words(heads(self.make, looks))]

    def _summary(self) -> list[Line]:
        """What the other pages have, each a link to it."""
        pages = strings.NEW_PAGES
        who = self._count_words()
        mind = strings.NEW_MINDED.format(sum(read.well for read in self._read)) if self._lines else strings.NEW_NO_MIND
        rows = [
            ("people", who),
            ("mind", mind),
            ("answers", f"{strings.ANSWERS[self._minds.minds.answers][0]}: {self._minds.cost(len(self.names))}"),
        ]
        return [
            Words(self.make.pair(pages[name][0], said, partial(self._turn, name)), f"to {name}") for name, said in rows
        ]

    def _people(self, folder: TownFolder) -> list[Line]:
        buttons: Line = (
            Button(strings.NEW_ALL, self._all, "all"),
            Button(strings.NEW_NONE, self._none, "none"),
            Button(strings.CREATE_TITLE, self._create, "create", emoji="👋"),
        )
        ticks = [self._tick(one.name, one.age, one.look) for one in folder.residents]
        ticks += [Words(self.make.space(1))] * (-len(ticks) % _COLUMNS)
        lines: list[Line] = [buttons]
        # there is a line at all times: what is under the pointer must not move when a warning comes
        said, style = (strings.NEW_WHO, _PLAIN) if self.names else (strings.NEW_NOBODY, _FAULT)
        lines += [Words(self.make.text(said, style)), *_rows(ticks)]
        for one in self._newcomers:
            lines.append((
                Words(self.make.text(strings.NEW_MADE.format(one.name, one.age), gap=0)),
                Button(strings.NEW_CHANGE, partial(self._change, one), f"change {one.name}"),
                Button(strings.NEW_REMOVE, partial(self._newcomers.remove, one), f"remove {one.name}"),
            ))  # fmt: skip
        return lines

    def _tick(self, name: str, age: int, wanted: dict[str, str | list[str]]) -> Part:
        flip = partial(self._out.symmetric_difference_update, {name})
        return PersonTick(name, age, wanted, name not in self._out, flip)

    def _in_mind(self, folder: TownFolder) -> list[Line]:
        self._understand(folder)
        lines: list[Line] = [
            Words(self.make.text(strings.NEW_MIND_HOW, NOTE)),
            Field("mind", self._mind, strings.NEW_MIND, strings.NEW_MIND_HINT, lines=7),
        ]
        for read in self._read:
            emoji = "🌱" if read.well else "❓"
            lines.append(Words(self.make.text(read.told, indent=26, emoji=emoji)))
        return lines

    def _answers(self, folder: TownFolder) -> Sequence[Line]:
        return self._minds.lines(self.make, len(self.names))

    @property
    def _lines(self) -> tuple[str, ...]:
        return tuple(line.strip() for line in self._mind.text.split("\n") if line.strip())

    # acts --------------------------------------------------------------------------------------------
    def _turn(self, page: str) -> None:
        self._page = page

    def _choose(self, at: str) -> None:
        self._at = int(at)
        self._out.clear()

    def _all(self) -> None:
        self._out.clear()

    def _none(self) -> None:
        self._out.update(one.name for one in (self.folder.residents if self.folder else ()))

    def _create(self) -> None:
        self._acts.open(CreateSheet(self._acts, self._free(), self._unfit, self._newcomers.append))

    def _change(self, one: MoveIn) -> None:
        def put_back(changed: MoveIn) -> None:
            self._newcomers[self._newcomers.index(one)] = changed

        check = partial(self._unfit, besides=one.name)
        self._acts.open(CreateSheet(self._acts, self._free(), check, put_back, strings.DONE, one))

    def _free(self) -> dict[str, int]:
        """Rooms with beds, and how many of these nobody has."""
        living = [one.home for one in self.residents] + [one.home for one in self._newcomers]
        beds = self.folder.beds if self.folder else {}
        return {room: count - living.count(room) for room, count in beds.items()}

    def _unfit(self, one: MoveIn, besides: str = "") -> Mapping[str, str]:
        folder = self.folder.residents if self.folder else ()
        others = [*(r.name for r in folder), *(n.name for n in self._newcomers if n.name != besides)]
        no = name_fault(one.name, others)
        return {"name": no} if no else {}

    def _understand(self, folder: TownFolder) -> None:
        """Have what is written read, one reading at a time."""
        wanted = (folder.path, self.names, self._lines)
        if wanted == self._asked or self._reads:
            return
        self._asked = wanted
        if not self._lines:
            self._read = ()
            return
        self._reads = True
        self._acts.ask(lambda n: ReadInMind(n, *wanted), self._understood)

    def _begin(self) -> None:
        """Begin, or turn to the page on which something is wrong."""
        folder = self.folder
        self._name.said = ""
        if folder is None or folder.fault:
            self._page = "town"
        elif not self.names:
            self._page = "people"
        elif not self._minds.fits():
            self._page = "answers"
        elif self._lines:
            self._asked = wanted = (folder.path, self.names, self._lines)
            self._acts.ask(lambda n: ReadInMind(n, *wanted), self._checked)
        else:
            self._check_name()

    def _check_name(self) -> None:
        self._acts.ask(lambda n: CheckName(n, self._name.value), self._named)

    # replies -----------------------------------------------------------------------------------------
    def _found(self, reply: Reply) -> None:
        self._folders = reply.result if isinstance(reply.result, tuple) else ()
        self._fault = reply.fault
        self._acts.renew()

    def _kept(self, reply: Reply) -> None:
        if isinstance(reply.result, Kept) and not self._chose:
            self._minds.take(reply.result)
            self._chose = True
            self._acts.renew()

    def _understood(self, reply: Reply) -> None:
        self._reads = False
        if isinstance(reply.result, tuple):
            self._read = reply.result
        self._acts.renew()

    def _checked(self, reply: Reply) -> None:
        """What is in mind was read once more: nothing that would be left out is begun with."""
        self._read = reply.result if isinstance(reply.result, tuple) else ()
        left = sum(not read.well for read in self._read)
        self._mind.said = reply.fault or (strings.NEW_MIND_LEFT[left != 1].format(left) if left else "")
        if self._mind.said:
            self._page = "mind"
            self._acts.renew()
        else:
            self._check_name()

    def _named(self, reply: Reply) -> None:
        """The name is looked at: begin if it can be one."""
        if reply.fault:
            self._page, self._name.said = "town", reply.fault
            self._acts.renew()
            return
        folder, everybody = self.folder, not self._out
        plan = NewTown(
            folder.path if folder else "",
            self._name.value,
            self._seed.value,
            () if everybody else self.names,
            tuple(self._newcomers),
            self._lines,
            self._minds.minds,
        )
        self._acts.want(BeginTown(plan))


def _rows(parts: Sequence[Part]) -> list[Line]:
    """Parts in columns."""
    return [tuple(parts[n : n + _COLUMNS]) for n in range(0, len(parts), _COLUMNS)]
