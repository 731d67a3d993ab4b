"""Who answers: the part of a form that chooses it, shared by the new town and the settings."""

from collections.abc import Sequence
from typing import get_args

from game.view import look, strings
from game.view.acts import Acts
from game.view.beginnings import Answers, Kept, Minds
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import ListModels, Reckon, Reply
from game.view.panels.rows import NOTE, Maker
from game.view.parts import Button, Check, Choice, Option, Words
from game.view.starting.doctor import DoctorSheet

_SHOWN = 12
"""Models of a server that are offered as buttons; any may be typed."""
_FAULT = (look.SMALL, True, look.WINE)


class MindsForm:
    """Keeps what was chosen and typed; nothing is sent before a button is pressed."""

    def __init__(self, acts: Acts) -> None:
        self._acts = acts
        self._answers: Answers = "rules"
        self._address, self._model = Entry(longest=500), Entry(longest=200)
        self._use_key = self._offered = False
        self._models: tuple[str, ...] = ()
        self._said = self._cost = ""
        self._reckoned: tuple[Minds, int] | None = None
        self._waits = False

    def take(self, kept: Kept) -> None:
        """Begin with the settings as they are kept."""
        self._answers, self._offered = kept.minds.answers, kept.key_offered
        self._address.set(kept.minds.address)
        self._model.set(kept.minds.model)
        self._use_key = kept.minds.use_key and kept.key_offered

    @property
    def minds(self) -> Minds:
        """What is chosen now."""
        return Minds(self._answers, self._address.value, self._model.value, self._use_key)

    def fits(self) -> bool:
        """Whether it can be asked so; else the field says why not."""
        self._address.said = self._model.said = ""
        if self._answers == "rules":
            return True
        if not self._address.value and not self._use_key:
            self._address.said = strings.MINDS_NO_ADDRESS
        elif self._address.value and not self._address.value.startswith(("http://", "https://")):
            self._address.said = strings.MINDS_BAD_ADDRESS
        elif not self._model.value:
            self._model.said = strings.MINDS_NO_MODEL
        return not (self._address.said or self._model.said)

    def cost(self, people: int) -> str:
        """What a game day costs, in words, as soon as it is known."""
        wanted = (self.minds, people)
        if self._answers == "rules":
            return strings.MINDS_FREE
        if self._reckoned != wanted and not self._waits:
            self._waits, self._reckoned = True, wanted
            self._acts.ask(lambda n: Reckon(n, *wanted), self._told_cost)
        return self._cost if self._reckoned == wanted and not self._waits else strings.MINDS_RECKONS

    def lines(self, make: Maker, people: int) -> Sequence[Line]:
        """The parts."""
        options = [Option(name, strings.ANSWERS[name][0]) for name in get_args(Answers)]
        how = make.text(strings.ANSWERS[self._answers][1], NOTE, gap=8)
        lines: list[Line] = [Choice("answers", strings.MINDS_WHO, options, self._answers, self._choose), Words(how)]
        if self._answers != "rules":
            lines += self._server(make)
        return [*lines, Words(make.text(strings.MINDS_COST.format(self.cost(people)), gap=0))]

    def _server(self, make: Maker) -> list[Line]:
        lines: list[Line] = [
            Field("address", self._address, strings.MINDS_ADDRESS, strings.MINDS_ADDRESS_HINT),
            (
                Field("model", self._model, strings.MINDS_MODEL, strings.MINDS_MODEL_HINT),
                Button(strings.MINDS_LIST, self._list, "list"),
                Button(strings.MINDS_EXAMINE, self._examine, "examine"),
            ),
        ]
        if self._models:
            shown = [Option(name, name) for name in self._models[:_SHOWN]]
            lines.append(Choice("models", "", shown, self._model.value, self._pick))
        if self._said:
            lines.append(Words(make.text(self._said, _FAULT)))
        if self._offered:
            lines.append(Check(strings.MINDS_KEY, self._use_key, self._key, "key"))
        else:
            lines.append(Words(make.text(strings.MINDS_NO_KEY, NOTE)))
        return lines

    def _choose(self, name: str) -> None:
        self._answers = next(answers for answers in get_args(Answers) if answers == name)

    def _key(self, on: bool) -> None:
        self._use_key = on

    def _pick(self, name: str) -> None:
        self._model.set(name)
        self._model.said = ""

    def _list(self) -> None:
        self._said = strings.MINDS_LISTING
        minds = self.minds
        self._acts.ask(lambda n: ListModels(n, minds), self._listed)

    def _listed(self, reply: Reply) -> None:
        self._models = reply.result if isinstance(reply.result, tuple) else ()
        self._said = reply.fault or ("" if self._models else strings.MINDS_LISTS_NONE)
        if len(self._models) == 1 and not self._model.value:
            self._pick(self._models[0])
        self._acts.renew()

    def _examine(self) -> None:
        self._acts.open(DoctorSheet(self._acts, self.minds))

    def _told_cost(self, reply: Reply) -> None:
        self._waits, self._cost = False, reply.fault or str(reply.result or "")
        self._acts.renew()
