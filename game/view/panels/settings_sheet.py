"""The sheet *Settings*: the interface, keys, who answers, limits."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from game.view import strings
from game.view.acts import Acts
from game.view.beginnings import Kept
from game.view.buttons import PAPER
from game.view.form import Line
from game.view.intents import ChangeOptions, ChangeSettings, ReadSettings, Reply, Tell
from game.view.options import Options
from game.view.panels.rows import NOTE
from game.view.parts import Button, Check, Choice, Option, Part, Words
from game.view.sheets import Sheet
from game.view.starting.caps_form import CapsForm
from game.view.starting.keys_form import KeysForm
from game.view.starting.minds_form import MindsForm

_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
_AUTOSAVES = (1, 2, 3, 6, 12, 24)


class SettingsSheet(Sheet):
    """What concerns the interface holds at once; keys, minds and limits once they are kept."""

    title = strings.SETTINGS
    width, height = 620, 540
    first = "page"

    def __init__(self, acts: Acts, options: Options) -> None:
        self._acts, self._options = acts, options
        self._page = "interface"
        self._pace = "patient"
        self._keys = KeysForm(options.keys, lambda keys: self._set(keys=keys))
        self._minds, self._caps = MindsForm(acts), CapsForm()

    def opened(self) -> None:
        """Find out what is kept."""
        self._acts.ask(ReadSettings, self._kept)

    def lines(self) -> Sequence[Line]:
        """The chosen page."""
        pages = [Option(name, words, emoji) for name, (words, emoji) in strings.SETTING_PAGES.items()]
        choice = Choice("page", "", pages, self._page, self._turn)
        page: dict[str, Callable[[], Sequence[Line]]] = {
            "interface": self._interface,
            "keys": lambda: self._keys.lines(self.make),
            "answers": self._answers,
            "caps": lambda: self._caps.lines(self.make),
        }
        return [choice, *page[self._page]()]

    def feet(self) -> Sequence[Part]:
        """Keep what the page has, if it does not hold at once."""
        feet = self._keys.feet() if self._page == "keys" else []
        if self._page in ("answers", "caps"):
            feet = [Button(strings.APPLY, self._apply, "apply", strings.APPLY_TIP)]
        return [*feet, Button(strings.DONE, self._done, "done", skin=PAPER)]

    def _done(self) -> None:
        """Close, with the keys that were typed kept; a key that cannot be is shown first."""
        if self._keys.keep_typed():
            self.close()
        else:
            self._page = "keys"
            self._acts.renew()

    def _turn(self, page: str) -> None:
        self._page = page

    def _interface(self) -> list[Line]:
        options = self._options
        scales = [Option(f"{s:g}", f"{round(100 * s)} %") for s in _SCALES]
        one, more = strings.AUTOSAVE_HOURS
        hours = [Option(str(n), one if n == 1 else more.format(n)) for n in _AUTOSAVES]
        return [
            Choice("scale", strings.SCALE, scales, f"{options.scale:g}", lambda s: self._set(scale=float(s))),
            *self._shown_smaller(),
            Check(strings.STILL, options.reduced_motion, lambda on: self._set(reduced_motion=on), "still"),
            Check(strings.UNFOCUSED, options.runs_unfocused, lambda on: self._set(runs_unfocused=on), "unfocused"),
            Check(strings.FAST_NIGHT, options.fast_night, lambda on: self._set(fast_night=on), "night"),
            Choice(
                "autosave", strings.AUTOSAVES, hours, str(options.autosave_hours),
                lambda n: self._set(autosave_hours=int(n)),
            ),
        ]  # fmt: skip

    def _shown_smaller(self) -> list[Line]:
        """That the window is too small for the size that is chosen, where it is."""
        shown = self.make.scale.factor
        fits = shown >= self._options.scale - 0.005
        return [] if fits else [Words(self.make.text(strings.SCALE_FITS.format(round(100 * shown)), NOTE))]

    def _answers(self) -> list[Line]:
        paces = [Option(name, words) for name, words in strings.PACES.items()]
        lines = list(self._minds.lines(self.make, len(self.world.people)))
        if self._minds.minds.answers != "rules":
            lines.append(Words(self.make.space(8)))
            lines.append(Choice("pace", strings.PACE, paces, self._pace, self._choose_pace))
        return lines

    def _choose_pace(self, name: str) -> None:
        self._pace = name

    def _set(self, **changes: object) -> None:
        self._options = replace(self._options, **changes)  # type: ignore[arg-type]
        self._acts.want(ChangeOptions(self._options))

    def _apply(self) -> None:
        """Keep who answers and the limits; the town goes on with them."""
        caps = self._caps.changes()
        if caps is None:
            self._page = "caps"
        elif not self._minds.fits():
            self._page = "answers"
        else:
            changes: Mapping[str, str | int | float | bool | None] = {"pace": self._pace, **caps}
            self._acts.want(ChangeSettings(changes, self._minds.minds, at_once=True))
            self.close()

    def _kept(self, reply: Reply) -> None:
        if isinstance(reply.result, Kept):
            self._minds.take(reply.result)
            self._caps.take(reply.result.caps)
            self._pace = reply.result.pace
            self._acts.renew()
        elif reply.fault:
            self._acts.want(Tell(reply.fault))
