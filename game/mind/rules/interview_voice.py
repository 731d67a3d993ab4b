"""A question and the one who answers it: what they know, in their own voice."""

import re
from random import Random

from game.mind.questions import AnswerInterview
from game.mind.rules.events import kind_of
from game.mind.rules.gist import people
from game.mind.rules.interview_words import PHRASES
from game.mind.rules.persona import Persona, persona
from game.mind.rules.speech import as_said, first_name, near_dates, sentence

ROUTINE = re.compile(r"\b(?:from|around|at|until) (?:\d|noon|midnight)")
"""A clause of the biography that tells when something is done."""


class Interview:
    """A question and the one who answers."""

    def __init__(self, q: AnswerInterview) -> None:
        self.q = q
        self.who: Persona = persona(q.card)
        self.chance = Random(f"{q.card.seed}:line:interview:{q.asked}")
        self.pair = self.who.pair("§nobody")

    def say(self, text: str) -> str:
        """A statement in the first person, as a sentence."""
        return sentence(near_dates(as_said(text, self.pair), self.q.card.now))

    def pick(self, act: str, **holes: str) -> str:
        """One of the wordings of an act."""
        return self.chance.choice(PHRASES[act]).format(**holes)

    def clauses(self, *kinds: str) -> list[str]:
        """Clauses of the biography of some kinds, no routines."""
        return [c for c in self.who.clauses if kind_of(c) in kinds and not ROUTINE.search(c) and not self._others(c)]

    def _others(self, clause: str) -> bool:
        return any(name in clause for name in self.who.life.relations)

    def known_person(self, text: str) -> str:
        """Full name of somebody known whom a text names, whole or by first name; empty if none."""
        names = [name for name, _ in self.q.card.ties]
        firm = [m for m in self.q.memories if m.kind != "reflection"]
        names += [s for m in firm for s in (*m.subjects, *people(m.text)) if ":" not in s]
        names += [n for n in people(text) if any(mentions(m.text, n) for m in firm)]
        fits = [n for n in dict.fromkeys(names) if n != self.q.card.name and n in text]
        firsts = [
            n
            for n in dict.fromkeys(names)
            if n != self.q.card.name and re.search(rf"\b{re.escape(first_name(n))}\b", text)
        ]
        return next(iter(fits or firsts), "")


def mentions(text: str, name: str) -> bool:
    """Whether a text names somebody, by full or first name."""
    return bool(re.search(rf"\b{re.escape(first_name(name))}\b(?! (?!{re.escape(name.split()[-1])})[A-Z])", text))
