"""One's turn in a talk: who speaks to whom, what was said so far, and how a phrase is chosen and worded."""

import re
from datetime import timedelta
from functools import cached_property
from random import Random

from game.mind.questions import SpeakLine
from game.mind.rules.deeds import deed_said
from game.mind.rules.events import Event, coming_words, event_in, happening, kind_of
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import sentences, statements_in
from game.mind.rules.persona import Persona, address, household, persona, tags
from game.mind.rules.phrases import ASIDE
from game.mind.rules.repertoire import (
    carries,
    favourites,
    fitting_phrases,
    fitting_tics,
    is_ones_own,
    takes_a_word,
    telling,
)
from game.mind.rules.speech import Pair, as_said, first_name, gender, near_dates, sentence
from game.mind.rules.spoken_hours import spoken_hours
from game.mind.rules.talk_memories import meant_by_voices
from game.mind.rules.talk_topics import has_kin_words, topics
from game.mind.rules.talk_words import PHRASES
from game.mind.rules.topic import Topic
from game.mind.rules.wordings import reworded

_FAVOURITES = 0.5
"""Chance to stay with the wordings a person is fond of [ours]."""
_TIC = 0.16
"""Chance that a statement gets a little word before it [ours]."""
_LITTLE = re.compile(
    r"(?:There|The|An?|My|Your|You|Our|Her|His|Their|It|Some\w*|Every\w*|Nobody|Who|What|Where|When|How)\b"
)
"""First words that are written small inside a sentence."""
_STANDS = re.compile(r"^\S+ \S+ (?:is|has decided on) running for\b")
_FED = 3.0
"""Hours since a meal within which nobody asks for dinner [ours]."""
_EARLY = timedelta(minutes=30)
"""How long after its beginning nobody has been at an event for long."""
_MEAL = re.compile(r"\b(?:breakfast|lunch|dinner|supper|eating|cooking|frying|menu|dish|pasta|soup|stew|vegetables)\b")
"""Words for being at a meal, or at making one."""
_SAID_TODAY = 5.0
"""What a topic loses in weight when it was told somebody else today: one gets tired of it [ours]."""
_ONCE = frozenset({"deed", "worry", "wish", "pride", "habit", "like", "person", "opinion", "trouble", "seen"})
"""What nobody tells in the same words to a second person on one day."""
_PREPARES = re.compile(r"\b(?:gathering|preparing|preparations|decorat\w+|planning|organi[sz]ing|inviting)\b")
_TIRING = frozenset({"project", "deed", "worry", "wish", "pride", "habit", "like", "heard", "overheard"})
_OPINIONS = ("opinion_", "disagree", "agree", "heard_intention", "heard_news")
"""Acts that begin like this say what one thinks."""


class Turn:
    """Everything that wording a line needs; made anew for each line, nothing is kept."""

    def __init__(self, q: SpeakLine) -> None:
        self.q = q
        self.card = q.card
        self.who: Persona = persona(q.card)
        self.tags = tags(q.card, q.other)
        self.you = address(q.card, q.other)
        self.tags |= self._circumstances()
        self.event = self._event_here()
        """What is going on around the two, if it is something that people came for."""
        if self.event:
            self.tags |= {"host"} if self.event.owner == q.card.name else {"guest"}
            self.tags |= {"early"} if q.card.now - self.event.span.start < _EARLY else set()
        self._met = "stranger" not in self.tags
        if "stranger" in self.tags and self._is_greeted():
            self.tags = self.tags - {"stranger"} | {"known"}
        self.chance = Random(f"{q.card.seed}:line:{len(q.lines)}:{q.other}")
        self.used: list[str] = []
        self.stated: list[str] = []
        """What is told in this line, as it is said."""
        self.replied = ""
        """What this line answers already, before something is raised."""

    def _circumstances(self) -> frozenset[str]:
        """Who live together, who has eaten, who stands for an office: what some phrases would be out of place for."""
        runs = any(_STANDS.search(c) for c in self.who.clauses)
        of_it = (
            ("house", household(self.card, self.q.other)),
            ("fed", self.card.hours_since_meal < _FED),
            ("meal", bool(_MEAL.search(f"{self.card.doing} {self.q.other_doing}"))),
            ("public", runs),
        )
        return frozenset(tag for tag, holds in of_it if holds)

    def _event_here(self) -> Event | None:
        """The event that is on right now in this place, by biography, promise or hearsay."""
        texts = [*self.who.clauses, *(m.text for m in self.q.memories if m.kind == "dialogue")]
        here = self.card.here.split(":")[0]
        told = (event_in(text, self.card.now) for text in texts if here and here in text)
        on = [e for e in told if e and e.name and happening(e, self.card.now) and self._came_for(e)]
        return max(on, key=lambda e: bool(e.owner), default=None)

    def _came_for(self, event: Event) -> bool:
        """Whether the speaker is there because of it, as its host or as promised, and the other did not refuse: some
        only have their dinner."""
        mine = event.owner == self.card.name or any(same(p.words, coming_words(event)) for p in self.card.promises)
        promised = rf"{re.escape(self.card.name)} promised .* to come to .*{re.escape(event.name)}"
        kept = any(re.match(promised, m.text) for m in self.q.memories)
        no = f"{self.q.other} declined to {coming_words(event)}"
        return (mine or kept) and not any(no in m.text for m in self.q.memories)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The speaker's biography as far as it can be said to this listener: nothing of `my husband` to the husband."""
        if not self.tags & {"couple", "parent", "child", "kin"}:
            return self.who.clauses
        return tuple(c for c in self.who.clauses if not has_kin_words(c))

    def _is_greeted(self) -> bool:
        """Whether the other used one's name without being introduced: then one has met before."""
        first = self.q.lines[0] if self.q.lines else None
        greeted = first is not None and first.speaker != self.card.name and self.card.first_name in first.text
        return greeted and first is not None and self.q.other not in first.text

    @cached_property
    def pair(self) -> Pair:
        """The speaker and the listener."""
        theirs = self.q.other_pronoun or gender(self.q.other, *(m.text for m in self.q.memories))
        return self.who.pair(self.q.other, theirs)

    @cached_property
    def mine(self) -> tuple[str, ...]:
        """What the speaker has said so far."""
        return tuple(line.text for line in self.q.lines if line.speaker == self.card.name)

    @cached_property
    def theirs(self) -> tuple[str, ...]:
        """What the other has said so far."""
        return tuple(line.text for line in self.q.lines if line.speaker != self.card.name)

    @property
    def last(self) -> str:
        """The other's last line, empty at the start."""
        return self.theirs[-1] if self.theirs else ""

    @cached_property
    def said(self) -> str:
        """The whole talk so far."""
        return " ".join(line.text for line in self.q.lines)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Full names that the speaker knows."""
        known = [name for name, _ in self.card.ties]
        return tuple(dict.fromkeys([*known, *(s for m in self.q.memories for s in m.subjects if ":" not in s)]))

    @cached_property
    def meant(self) -> tuple[str, ...]:
        """What the speaker means to do because an inner voice said so."""
        return tuple(meant_by_voices(self.card, self.q.memories))

    @property
    def is_told_as_known(self) -> bool:
        """Whether the other's last line speaks of what the family knows as of something known."""
        leads = (p.partition("|")[2].partition("{said}")[0].strip() for p in PHRASES["tell_intention_home"])
        return any(lead in self.last for lead in leads if lead)

    @cached_property
    def heard(self) -> tuple[str, ...]:
        """What the other's last line told, as statements."""
        return self.told_in(self.last)

    @cached_property
    def heard_kind(self) -> str:
        """Of what kind the other's last line told something, as topics have it: `habit`, `wish`; empty for none."""
        return _as_topic(max(self.heard, key=len)) if self.heard else ""

    @cached_property
    def told_kinds(self) -> tuple[str, ...]:
        """Of what kinds the speaker's own lines of this talk told something."""
        pair = Pair(self.card.name, self.q.other)
        told = (t for line in self.mine for t in statements_in(line, pair, self.names, self.card.now))
        return tuple(_as_topic(t) for t in told)

    def once(self, what: str) -> float:
        """A chance that is rolled once for a talk."""
        begun = self.q.lines[0].text if self.q.lines else self.q.about
        return Random(f"{self.card.seed.split(':')[0]}:line:{what}:{self.card.name}:{self.q.other}:{begun}").random()

    def told_in(self, line: str) -> tuple[str, ...]:
        """What a line of the other's told, as statements."""
        return statements_in(
            line,
            Pair(self.q.other, self.card.name),
            (*self.names, *people(line)),
            self.card.now,
            self.pair.their_gender,
        )

    @cached_property
    def topics(self) -> list[Topic]:
        """What is left to raise, the most pressing first."""
        found = topics(self.card, self.q.other, self.q.memories, self._about)
        found = [t for t in found if not (self.event and t.kind == "theirs" and self._was_for_it(t.text))]
        fresh = [t for t in found if not self.was_said(t.gist) and not (t.kind in _ONCE and self.says_again(t.text))]
        last = kind_of(max(self.heard, key=len)) if self.heard else ""
        return sorted(
            fresh,
            key=lambda t: (
                -(
                    t.weight
                    + 2.0 * (t.kind == last)
                    + 2.2 * Random(f"{self.card.seed}:line:{t.text}").random()
                    - _SAID_TODAY * (t.kind in _TIRING and self.says_again(t.text))
                )
            ),
        )

    def _was_for_it(self, text: str) -> bool:
        """Whether it tells of preparations, which are over once one stands in the middle of the event."""
        noun = self.event.name.split()[-1] if self.event else ""
        return noun in text or bool(_PREPARES.search(text))

    @property
    def _about(self) -> str:
        return self.q.about if self.q.began else ""

    def was_said(self, text: str) -> bool:
        """Whether something came up in this talk already."""
        said = f"{self.said} {self.replied}"
        return any(covered(text, line) for line in (*self._lines, self.replied)) or share(core(text), keys(said)) > 0.85

    def presses(self, weight: float) -> bool:
        """Whether there is news that should not wait."""
        return any(t.weight >= weight and not self.was_said(t.gist) for t in self.topics[:3])

    @cached_property
    def _lines(self) -> tuple[str, ...]:
        return tuple(line.text for line in self.q.lines)

    def was_asked(self, words: str) -> bool:
        """Whether a question with these words was put in this talk, by either."""
        return any(words in s for line in self.q.lines for s in sentences(line.text) if s.endswith("?"))

    def knows(self, act: str) -> bool:
        """Whether there is any phrase for an act here."""
        return bool(fitting_phrases(act, self.tags))

    @cached_property
    def knows_name(self) -> bool:
        """Whether the other is no stranger, or has said their name by now."""
        return self._met or any(first_name(self.q.other) in line for line in self.theirs)

    def pick(self, act: str, **holes: str) -> str:
        """A phrase for an act, in this person's way, not used before in this talk; holes filled."""
        fitting = fitting_phrases(act, self.tags)
        if not self.knows_name:
            fitting = tuple((t, w) for t, w in fitting if "{you}" not in t) or fitting
        fitting = tuple((t, w) for t, w in fitting if carries(t, holes.get("said", ""))) or fitting
        unused = [(text, weight) for text, weight in fitting if not self._was_used(text, self.said)]
        fresh = [(t, w) for t, w in unused if not self._was_used(t, self.said_before)] or self._longest_ago(unused)
        fresh = [(t, w) for t, w in fresh if is_ones_own(t, self.card.name)] or fresh or list(fitting)
        if not fresh:
            return ""
        open_ = favourites(act, self.card.name, tuple(fresh)) if self.chance.random() < _FAVOURITES else tuple(fresh)
        text = self.chance.choices([t for t, _ in open_], [w for _, w in open_])[0]
        self.used.append(text)
        if re.search(r"[.!?] \{said\}", text) and "said" in holes:
            holes["said"] = holes["said"][:1].upper() + holes["said"][1:]
        filled = text.format(you=self.you, me=self.card.name, **{"Doing": "", **holes})
        return self._with_habits(act, re.sub(r"([.!?])[.!?]+", r"\1", filled))

    def _was_used(self, phrase: str, said: str) -> bool:
        return phrase in self.used or any(p in said for p in telling(phrase))

    def _longest_ago(self, phrases: list[tuple[str, float]]) -> list[tuple[str, float]]:
        """Of phrases that were all said today, the one whose last time is longest past."""
        last = [max((self.said_before.rfind(p) for p in telling(text)), default=-1) for text, _ in phrases]
        return [phrases[last.index(min(last))]] if phrases else []

    @cached_property
    def said_before(self) -> str:
        """What the speaker has said today in other talks."""
        return " ".join(self.q.said_today)

    def says_again(self, statement: str) -> bool:
        """Whether the speaker has said a statement today, to whomever."""
        said = self.say(statement)
        short = said
        for name in people(statement):
            short = short.replace(name, name.split(" ")[0])
        return said in self.said_before or short in self.said_before

    def _with_habits(self, act: str, line: str) -> str:
        """What somebody always says before an opinion, or what their manner now and then puts before a statement."""
        if not act.startswith(_OPINIONS) or not line:
            return sentence(line) if line else ""
        if len(re.split(r"[.!?]", line)[0].split()) < 4:
            return sentence(line)
        if (
            self.who.begins
            and self.chance.random() < 0.6
            and not re.search(re.escape(self.who.begins), self.said, re.I)
            and takes_a_word(line, self.who.begins)
        ):
            return sentence(f"{self.who.begins}, {_lowered(line)}")
        tics = tuple(t for t in fitting_tics(self.tags) if takes_a_word(line, t))
        if tics and self.chance.random() < _TIC:
            tic = self.chance.choice(tics)
            return sentence(f"{tic} {sentence(line) if tic.endswith('!') else _lowered(line)}")
        return sentence(line)

    def say(self, statement: str) -> str:
        """A statement as this person says it to the other: dates as they are spoken of, no full stop."""
        own = ASIDE.sub(" ", as_said(self._by_name(statement), self.pair))
        own = re.sub(r" as well(?=,|$)", "", own)
        said = re.sub(r"  +", " ", _shortened(spoken_hours(near_dates(own, self.card.now)))).rstrip(" ,")
        said = re.sub(
            r"\bthe one of (?:her|him)$", "the one of me", said.replace(" the two can ", " the two of us can ")
        )
        said = reworded(deed_said(said, self.card.name), Random(f"{self.card.name}:wording:{self.q.other}"))
        self.stated.append(said)
        return said[:1].lower() + said[1:] if _LITTLE.match(said) else said

    def _by_name(self, statement: str) -> str:
        """A statement with the listener's name for `the owner of Hobbs Cafe`, where that is who they are."""
        for place in self._kept_by_them:
            whom = rf"\b[Tt]he (?:owner|keeper|landlord|landlady|manager|host) of (?:the )?{re.escape(place)}(?!\w)"
            if not statement.startswith(self.q.other):
                statement = re.sub(whom, self.q.other, statement)
        return statement

    @cached_property
    def _kept_by_them(self) -> tuple[str, ...]:
        """The places that are known to be the listener's."""
        keeps = re.compile(rf"{re.escape(self.q.other)} is the \w+ of ([A-Z][\w'’]+(?: (?:and |of )?[A-Z][\w'’]+)*)")
        told = (keeps.match(m.text) for m in self.q.memories)
        rooms = (r.sector for r in self.card.known if self.q.other in r.owners and r.public)
        return tuple(dict.fromkeys((*rooms, *(found[1] for found in told if found))))


def _as_topic(statement: str) -> str:
    """The kind of a statement as topics have it."""
    kind = kind_of(statement)
    return "deed" if " spent part of the " in statement else "habit" if kind == "plain" else kind


def _shortened(text: str) -> str:
    """A long statement up to a natural break; dates and places are never cut."""
    if len(text) < 150:
        return text
    cut = re.search(r", (?:which|whom|who|so that|since|because|although|while)\b", text)
    return text[: cut.start()] if cut and cut.start() > 40 else text


def _lowered(line: str) -> str:
    """The first letter small, unless the word is `I` or a name."""
    first = re.match(r"[\w'’]+", line)
    keep = (
        not first or re.match(r"I\b|I['’]", line) or (people(line[:60])[:1] and line.startswith(people(line[:60])[0]))
    )
    named = re.match(r"\S+ (?!I\b)[A-Z]", line)
    return line if keep or named else line[:1].lower() + line[1:]
