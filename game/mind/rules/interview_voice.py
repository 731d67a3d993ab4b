"""A question and the one who answers it: what they know, in their own voice."""

import re
from collections.abc import Callable
from datetime import datetime
from random import Random

from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.events import has_begun, kind_of
from game.mind.rules.gist import people
from game.mind.rules.interview_replies import SMALL_PHRASES
from game.mind.rules.interview_words import PHRASES as _MOST_PHRASES
from game.mind.rules.persona import Persona, persona, relation
from game.mind.rules.speech import as_said, first_name, near_dates, sentence
from game.mind.rules.talk_memories import ANNOUNCED, SOMEBODY
from game.mind.strange import is_of_another_script
from game.world.world import describe_place

PHRASES = {**_MOST_PHRASES, **SMALL_PHRASES}
ROUTINE = re.compile(r"\b(?:from|around|at|until) (?:\d|noon|midnight)")
"""A clause of the biography that tells when something is done."""
_PRIVATE = ("secret", "love")
_BARE = re.compile(r"^(?:\w+s|is|has|was)\b(?! [A-Z]\w+ (?:is|has|and)\b)")
"""A feeling without whose it is: `is annoyed with Tom Moreno`."""


class Interview:
    """A question and the one who answers."""

    def __init__(self, q: AnswerInterview) -> None:
        self.q = q
        self.who: Persona = persona(q.card)
        self.chance = Random(f"{q.card.seed}:line:interview:{q.asked}")
        self.pair = self.who.pair("§nobody")

    def say(self, text: str) -> str:
        """A statement in the first person, as a sentence."""
        said = self._of_me(sentence(near_dates(as_said(text, self.pair), self.q.card.now)))
        return _MYSELF_FIRST.sub(lambda found: f"{found[1][:1].upper()}{found[1][1:]} and I", said)

    def _of_me(self, said: str) -> str:
        """Whatever of one's own name was left in a sentence, as a pronoun."""
        name = re.escape(self.q.card.name)
        said = _MY_THOUGHT.sub(lambda found: re.sub(r"\b(?:her|his)\b", "my", found[0]), said)
        said = re.sub(rf"\b{name}['’]s\b", "my", said)
        return re.sub(rf"\b(for|to|with|about|of|from|than|by) {name}\b", r"\1 me", said, flags=re.I)

    def doing(self, what: str) -> str:
        """What one is at, in the first person, fit after `I'm`: `reading my notes`."""
        return re.sub(r"^I(?:'m| am) ", "", as_said(f"{self.q.card.name} is {what}", self.pair))

    def pick(self, act: str, **holes: str) -> str:
        """One of the wordings of an act; somebody of a marked manner has their own."""
        own = [f"{act}:{manner}" for manner in sorted(self.who.manners) if f"{act}:{manner}" in PHRASES]
        return self.chance.choice(PHRASES[own[0] if own else act]).format(**holes)

    def asks(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """Whether the question is of a kind."""
        return pattern.search(self.q.asked)

    def clauses(self, *kinds: str) -> list[str]:
        """Clauses of the biography of some kinds, no routines."""
        return [c for c in self.who.clauses if kind_of(c) in kinds and not ROUTINE.search(c) and not self._others(c)]

    def told(self, *kinds: str, most: int = 1) -> str:
        """Some clauses of such kinds, said."""
        return " ".join(self.say(c) for c in self.clauses(*kinds)[:most])

    def feelings(self, name: str) -> list[str]:
        """What one knows and feels of somebody that is nobody's secret, as statements about oneself or them."""
        found = [c for c in relation(self.q.card, name).split("; ") if c and kind_of(c) not in _PRIVATE]
        found = [c for c in found if not is_of_another_script(c)]
        return [f"{self.q.card.name} {c}" if _BARE.match(c) and not self._subject(c) else c for c in found]

    def _subject(self, clause: str) -> bool:
        names = people(clause)
        return bool(names) and clause.startswith((names[0], first_name(names[0])))

    def _others(self, clause: str) -> bool:
        return any(name in clause for name in self.who.life.relations)

    def place(self, address: str) -> str:
        """A place with its preposition: `at home`, `in Johnson Park`, `at Hobbs Cafe`."""
        sector = address.split(":")[0]
        if sector and sector == self.q.card.home.split(":")[0]:
            return "at home"
        words = describe_place(address)
        within = re.match(r"the (?:library|classroom|hallway|garden|park)\b", words) or words.endswith("Park")
        return words if not address else f"{'in' if within else 'at'} {words}"

    def known_person(self, text: str) -> str:
        """Full name of somebody known whom a text names, whole or by first name; empty if none."""
        names = [name for name, _ in self.q.card.ties]
        firm = [m for m in self.q.memories if m.kind != "reflection"]
        names += [s for m in firm for s in (*m.subjects, *people(m.text)) if ":" not in s]
        names += [n for n in people(text) if any(mentions(m.text, n) for m in firm)]
        names += [f[1] for m in firm if (f := _TALKED_WITH.match(m.text))]
        fits = [n for n in dict.fromkeys(names) if n != self.q.card.name and n in text]
        firsts = [n for n in dict.fromkeys(names) if n != self.q.card.name and mentions(text, n)]
        return next(iter(fits or firsts), "")

    def with_source(self, m: Statement) -> str:
        """A memory, with who told it if it is somebody else's to tell."""
        return self.heard(m.text, m.source)

    def heard(self, text: str, source: str) -> str:
        """A statement with its source: hearsay is told as hearsay, an overheard line by who spoke with whom."""
        text = bygone(text, self.q.card.now)
        seen = _SEEN.match(text) if source == "saw" else None
        if seen and not text.startswith(self.q.card.name):
            return sentence(f"I saw {as_said(seen[1], self.pair)} {near_dates(seen[2], self.q.card.now)}")
        quoted = _QUOTED.match(text)
        if quoted:
            return sentence(f"I overheard {quoted.group(1)} talking with {quoted.group(2)}")
        if source in (ANNOUNCED, f"was told by {SOMEBODY}") and not text.startswith(self.q.card.name):
            return sentence(f"I heard that {inside(self.say(text))}")
        told = re.match(r"was told by (.+)", source)
        if told and not text.startswith(told.group(1)):
            return sentence(f"{told.group(1)} told me that {inside(self.say(text))}")
        return self.say(text)


_MY_THOUGHT = re.compile(r"\bmy (?:worry|wish|hope|fear|belief) that (?:her|his)\b[^;.]*?(?= and [A-Z]|[;.]|$)")
_MYSELF_FIRST = re.compile(r"^I and (.+?)(?= (?:talked|had|quarrelled|agreed)\b)")
_TALKED_WITH = re.compile(
    r"^[A-Z]\S+ [A-Z]\S+ (?:and|told|promised) ([A-Z][\w'’-]+)(?= (?:talked|had|quarrelled|that|to)\b)"
)
"""Somebody of one name only, with whom one talked."""

Answer = Callable[[Interview], str]
"""Answers a question of its kind, with words; any other with nothing."""
_SEEN = re.compile(r"^([A-Z]\S+ [A-Z]\S+) is (\w+ing .+)$")
_QUOTED = re.compile(r"^(.+?) said to (.+?): ")


def bygone(text: str, now: datetime) -> str:
    """A statement about something to come, as it is told once that has begun."""
    if not has_begun(text, now):
        return text
    return _TO_COME.sub(lambda found: f" {'meant to go' if 'going' in found[0] else 'had planned'} ", text, count=1)


_TO_COME = re.compile(r" (?:is|was) (?:planning|holding|giving|hosting|throwing|organi[sz]ing|going(?= to the\b)) ")


def inside(said: str) -> str:
    """A sentence as part of another: a small first letter, unless it is a name or `I`."""
    named = any(said.startswith(name) for name in people(said)) or re.match(r"I\b|I['’]|[A-Z]\S+ [A-Z]", said)
    return said if named else said[:1].lower() + said[1:]


def mentions(text: str, name: str) -> bool:
    """Whether a text names somebody, by full or first name."""
    return bool(re.search(rf"\b{re.escape(first_name(name))}\b(?! (?!{re.escape(name.split()[-1])})[A-Z])", text))
