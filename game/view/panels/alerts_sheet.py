"""Small sheets of the top bar: the alerts, who answers and what it costs, and the actions it has no room for."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial

from game.view import strings
from game.view.acts import Acts
from game.view.alerts import Alerts
from game.view.form import Line
from game.view.intents import TryAgain
from game.view.panels.rows import NOTE
from game.view.parts import Button, Part, Words
from game.view.seen import Spent
from game.view.sheets import Sheet
from game.view.words import clean, first_capital, when


class AlertsSheet(Sheet):
    """The latest alerts, newest first; a click goes there."""

    title, width, modal, first = strings.ALERTS, 460, False, "alert 0"

    def __init__(self, alerts: Alerts) -> None:
        self._alerts = alerts

    def opened(self) -> None:
        """They are read now."""
        self._alerts.read()

    def signature(self) -> Hashable:
        """What is new shows by itself, and is read."""
        self._alerts.read()
        return len(self._alerts.all), self._alerts.all[:1]

    def lines(self) -> Sequence[Line]:
        """Each with the time it was told."""
        lines: list[Line] = []
        for number, alert in enumerate(self._alerts.all[:20]):
            clock = self.world.clock
            act = partial(self._go, alert.act)
            lines.append(Words(self.make.link(alert.words, act, alert.emoji, gap=0), f"alert {number}"))
            lines.append(Words(self.make.text(when(clock.at(alert.tick), clock.now), NOTE, 26, 8)))
        return lines or [Words(self.make.text(strings.NO_ALERTS))]

    def feet(self) -> Sequence[Part]:
        """Nothing but close."""
        return [Button(strings.CLOSE_PLAIN, self.close)]

    def _go(self, act: Callable[[], None]) -> None:
        self.close()
        act()


class AnswersSheet(Sheet):
    """Who answers, whether it is well, and what was spent of what may be."""

    title, width, modal = strings.ANSWERS_TITLE, 440, False

    def __init__(self, acts: Acts) -> None:
        self._acts = acts

    def signature(self) -> Hashable:
        """Numbers that grow while one looks."""
        return self.status.mind, self.status.answers

    def lines(self) -> Sequence[Line]:
        """Name, state, costs."""
        status, make = self.status, self.make
        if not status.answers.spans:
            return [Words(make.text(strings.ANSWERS_RULES))]
        emoji, how = self._how()
        lines: list[Line] = [Words(make.text(clean(status.mind, 120))), Words(make.text(how, emoji=emoji, indent=26))]
        for name, spent in zip(strings.SPENT_SPANS, status.answers.spans, strict=False):
            lines += [Words(make.heading(name)), *(Words(make.text(words)) for words in _spent(spent))]
        return lines

    def _how(self) -> tuple[str, str]:
        """Whether it is well, as a picture and in words."""
        answers = self.status.answers
        if answers.fault:
            return "⚠️", clean(answers.fault, 400)
        waiting = strings.ANSWERS_WAITING.format(round(answers.waiting))
        return ("⏳", waiting) if answers.waiting else ("✅", strings.ANSWERS_WELL)

    def feet(self) -> Sequence[Part]:
        """While the server fails, to try it again now; and close."""
        again = [Button(strings.TRY_AGAIN, self._try_again)] if self.status.answers.fault else []
        return [*again, Button(strings.CLOSE_PLAIN, self.close)]

    def _try_again(self) -> None:
        self._acts.want(TryAgain())
        self.close()


class MoreSheet(Sheet):
    """Actions for which the top bar has no room."""

    title, width, modal = strings.MORE_ACTIONS, 340, False

    def __init__(self, acts: Acts, left_out: Callable[[], Sequence[tuple[str, str]]]) -> None:
        """`left_out` gives action and emoji of each."""
        self._acts, self._left_out = acts, left_out

    def signature(self) -> Hashable:
        """Another window has room for others."""
        return tuple(self._left_out())

    def lines(self) -> Sequence[Line]:
        """A button each."""
        lines: list[Line] = []
        for action, emoji in self._left_out():
            words = self._acts.tip(first_capital(strings.ACTIONS[action]), action)
            lines.append(Button(words, partial(self._do, action), action, emoji=emoji, wide=True))
        return lines

    def _do(self, action: str) -> None:
        self.close()
        self._acts.do(action)


def _spent(spent: Spent) -> list[str]:
    """One span in lines: tokens with their cap, money with its cap, what has no price."""
    tokens = strings.SPENT_CALLS[spent.calls != 1].format(calls=f"{spent.calls:,}", tokens=spent.tokens)
    if spent.most_tokens:
        tokens += ", " + strings.SPENT_CAP.format(f"{spent.most_tokens:,}")
    money = strings.SPENT_MONEY.format(spent.money)
    if spent.most_money:
        money += " " + strings.SPENT_CAP.format(strings.SPENT_MONEY.format(spent.most_money))
    unpriced = [strings.SPENT_UNPRICED[spent.unpriced != 1].format(f"{spent.unpriced:,}")] if spent.unpriced else []
    return [tokens, *([money] if spent.money or spent.most_money else []), *unpriced]
