"""Speaking to somebody: as a persona, or as the body that the player walks in. Their answer shows as it comes."""

from collections.abc import Hashable, Sequence

from game.view import strings
from game.view.acts import Acts
from game.view.buttons import PAPER
from game.view.entry import Entry
from game.view.field import Field
from game.view.form import Line
from game.view.intents import TogglePause
from game.view.panels.rows import NOTE, PLAIN, STRONG
from game.view.parts import Button, Part, Words
from game.view.taking_part.asking import LONGEST, PartSheet, written
from game.view.taking_part.body import body_of, near_people
from game.view.words import clean
from game.world.commands import EndTalk, SayTo, SpeakTo
from game.world.conversations import Conversation

_SHOWN = 6
"""Lines of the talk that are shown."""
_LONGEST_PERSONA = 60


class Speak(PartSheet):
    """A talk with one person; the town goes on beside it."""

    modal, low = False, True
    first, kept = "text", ("_text",)
    width = 560

    def __init__(self, acts: Acts, name: str, persona: Entry, ready: bool = True, written: Entry | None = None) -> None:
        """An empty name is for whoever is near when something is said. `persona` is kept by whoever opens sheets, for
        the next one; `ready` to write at once; `written` is what was begun before."""
        super().__init__(acts)
        self.name, self._persona = name, persona
        self._text = written or Entry(longest=LONGEST)
        self._last: Conversation | None = None
        """The talk that was shown last: it can be read when it is over."""
        self.title = strings.SPEAK_TITLE.format(name) if name else strings.SPEAK_ANYBODY
        if not ready:
            self.first = ""

    def lines(self) -> Sequence[Line]:
        """Who one is, what was said, and the field."""
        say = Field("text", self._text, strings.SPEAK_WHAT, strings.SPEAK_HINT, self._say)
        waits = [] if self.status.paused else [self.note(words) for words in self._clock_words()]
        near = [] if self.name else [self.note(self._who_hears())]
        return [self._as_whom(), *near, *self._said(), (say, Button(strings.SPEAK_SAY, self._say, key="say")), *waits]

    @property
    def holds_clock(self) -> bool:
        """Whoever waits for an answer does not wait ten game minutes for ten seconds of writing; but where nobody is
        near, somebody must be able to come."""
        return bool(self._text.value.strip()) and bool(self.name)

    @property
    def slows_clock(self) -> bool:
        """Whoever reads an answer and thinks of a word must not find the talk over after two seconds."""
        return self._talk() is not None

    def _clock_words(self) -> list[str]:
        """What the clock does meanwhile, if that is not what it always does."""
        slow = self.slows_clock and self.status.speed > 0
        return [strings.SPEAK_HOLDS] if self.holds_clock else [strings.SPEAK_SLOW] if slow else []

    @property
    def unsaid(self) -> Entry | None:
        """What is being written; None for nothing."""
        return self._text if self._text.value.strip() else None

    def _near(self) -> str:
        """Who would hear it."""
        body = body_of(self.world)
        return next(iter(near_people(self.world, body)), "") if body else ""

    def _who_hears(self) -> str:
        near = self._near()
        return strings.SPEAK_NEAR.format(near) if near else strings.SPEAK_NOBODY_NEAR

    def feet(self) -> Sequence[Part]:
        """Leave the talk, or only the sheet; let the clock go on if it stands."""
        go_on = [Button(strings.SPEAK_GO_ON, lambda: self.acts.want(TogglePause()))] if self.status.paused else []
        leave = [Button(strings.SPEAK_LEAVE, self._leave)] if self._talk() else []
        return [*go_on, *leave, Button(strings.CLOSE_PLAIN, self.close, skin=PAPER)]

    def signature(self) -> Hashable:
        """The talk, and what is being said."""
        talk, body = self._talk(), body_of(self.world)
        lines = (talk.id, len(talk.lines)) if talk else (self.name or self._near(),)
        clock = self.status.paused, self.status.speed
        return lines, self._streaming(), self._is_thinking(), clock, body.name if body else ""

    def _as_whom(self) -> Part:
        body = body_of(self.world)
        if body is not None:
            return Words(self.make.text(strings.SPEAK_BODY.format(body.name), NOTE))
        return Field("persona", self._persona, strings.SPEAK_AS, strings.SPEAK_AS_HINT)

    def _said(self) -> list[Line]:
        now = self._talk()
        talk = self._last = now or self._last
        if talk is None:
            return [self.note(strings.SPEAK_STANDS)] if self.status.paused else []
        earlier = len(talk.lines) - _SHOWN
        found: list[Line] = [self.note(strings.SPEAK_EARLIER.format(earlier))] if earlier > 0 else []
        for line in talk.lines[-_SHOWN:]:
            words = strings.SPEAK_LINE.format(who=talk.short_name(line.speaker), text=clean(line.text))
            found.append(Words(self.make.text(words, PLAIN if line.speaker == self.name else STRONG)))
        return [*found, *(self._answer(talk) if now else [self.note(strings.SPEAK_OVER)])]

    def _answer(self, talk: Conversation) -> list[Line]:
        """What they are just saying, or that they are thinking about it."""
        who = talk.short_name(self.name)
        if self._streaming():
            words = strings.SPEAK_SAYING.format(who=who, text=clean(self._streaming()))
            return [Words(self.make.text(words, PLAIN))]
        if self.status.paused and talk.speaker == self.name:
            return [self.note(strings.SPEAK_STANDS)]
        words = strings.SPEAK_WAITS if talk.lines else strings.SPEAK_COMES
        return [self.note(words.format(who))] if talk.speaker == self.name else []

    def _talk(self) -> Conversation | None:
        """The talk with the player that they are in; None for none."""
        person, body = self.world.people.get(self.name), body_of(self.world)
        talk = self.world.conversations.get(person.conversation) if person else None
        if talk is None:
            return None
        other = talk.other(self.name)
        return talk if (other == body.name if body else other not in self.world.people) else None

    def _streaming(self) -> str:
        return self.status.streaming.get(self.name, "")

    def _is_thinking(self) -> bool:
        return self.name in self.status.thinking

    def _say(self) -> None:
        words, body = written(self._text), body_of(self.world)
        if not words:
            return
        self.name = self.name or self._near()
        if not self.name:
            self._text.said = strings.SPEAK_NOBODY_NEAR
            return
        if body is None and not written(self._persona, strings.SPEAK_NO_PERSONA):
            return
        if body is not None and self.name not in near_people(self.world, body) and not self._talk():
            self._text.said = strings.SPEAK_FAR.format(self.name)
            return
        as_whom = clean(self._persona.value, _LONGEST_PERSONA)
        self.acts.want(SayTo(self.name, words) if body else SpeakTo(self.name, as_whom, words))
        self._text.set("")

    def _leave(self) -> None:
        self.acts.want(EndTalk(self.name))
        self.finish()
