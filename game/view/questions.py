"""Slow questions on their way: who asked what gets the reply, some frames later, unless the town is another by then."""

from collections.abc import Callable

from game.view.intents import Intent, Question, Reply

Then = Callable[[Reply], None]


class Questions:
    """Numbers the questions of the window and remembers who waits for which reply."""

    def __init__(self, want: Callable[[Intent], None]) -> None:
        self._want = want
        self._waiting: dict[int, Then] = {}
        self._last = 0

    @property
    def waiting(self) -> bool:
        """Whether anybody waits for a reply."""
        return bool(self._waiting)

    def ask(self, question: Callable[[int], Question], then: Then) -> None:
        """Ask `question(number)`; `then` is called with the reply."""
        self._last += 1
        self._waiting[self._last] = then
        self._want(question(self._last))

    def receive(self, reply: Reply) -> None:
        """A reply came; nobody may wait for it any more."""
        then = self._waiting.pop(reply.number, None)
        if then is not None:
            then(reply)

    def forget(self) -> None:
        """The town is another: nobody waits for anything."""
        self._waiting.clear()
