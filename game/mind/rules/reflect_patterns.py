"""Patterns over statements from which conclusions are drawn: who is often where, what is talked of, how work goes.

A pattern is a function from a look at the statements to findings; each finding names the statements it rests on.
"""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random

from game.mind.questions import Statement
from game.mind.rules.events import event_in, kind_of, without_time
from game.mind.rules.gist import core, keys, people, same, share
from game.mind.rules.persona import has_crush, persona
from game.mind.rules.subjects import topic_of
from game.world.thoughts import Card

_WORK = re.compile(
    r"\b(working|writing|studying|practi[cs]ing|composing|painting|preparing|researching|training|animating|"
    r"streaming|building)\b"
)
_TIRED = re.compile(r"\b(tired|exhausted|worn out|yawning|slept badly|too little sleep|late at night)\b", re.I)
_AGAINST = re.compile(
    r"\b(dislikes?|hates?|detests?|finds \S+ \S+ (?:aggressive|pushy|annoying|uptight|rude)|annoying|coward|"
    r"aggressive)\b"
)
_FOR = re.compile(r"\b(likes|admires|trusts|fond of|thinks highly|finds \S+ \S+ (?:kind|sound)|respects)\b")
_TOGETHER = re.compile(r"^(\S+ \S+) is talking with (\S+ \S+?)(?: about .+)?$")
_QUARREL = re.compile(r"\b(quarrel\w*|noise complaints?|shout\w*|fight\w*)\b")
Phrases = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A conclusion with the indices it rests on."""

    text: str
    because: tuple[int, ...]
    confidence: float
    about: tuple[str, ...] = ()
    """Names and topics it answers for."""
    revises: int = -1


class Look:
    """The statements as one person looks over them."""

    def __init__(self, card: Card, statements: tuple[Statement, ...]) -> None:
        self.card = card
        self.me = card.name
        self.statements = statements

    @cached_property
    def rows(self) -> list[tuple[int, Statement]]:
        """Numbered statements that are no conclusions themselves."""
        return [(n, s) for n, s in enumerate(self.statements) if s.kind != "reflection"]

    @cached_property
    def by_person(self) -> dict[str, list[tuple[int, Statement]]]:
        """What each other person is the subject of."""
        found: dict[str, list[tuple[int, Statement]]] = defaultdict(list)
        for n, s in self.rows:
            for name in dict.fromkeys(s.subjects):
                if name != self.me and ":" not in name:
                    found[name].append((n, s))
        return dict(sorted(found.items()))

    def say(self, *ways: str) -> str:
        """One of several wordings; the same all day, so that one sitting does not say a thing twice."""
        return Random(f"{self.me}:line:{self.card.now:%Y-%m-%d}:{ways[0]}").choice(ways)


def sure(count: int, hearsay: bool = False) -> float:
    """Confidence that grows with the number of statements; what one was merely told weighs less."""
    return round(min(0.95, 0.45 + 0.1 * count) - (0.15 if hearsay else 0.0), 2)


def _indices(rows: list[tuple[int, Statement]], most: int = 6) -> tuple[int, ...]:
    return tuple(n for n, _ in rows[:most])


# -- who is where, and with whom -----------------------------------------------------------------------------------


def often_met(look: Look) -> Iterator[Finding]:
    """Somebody seen three times or more at one place."""
    for name, rows in look.by_person.items():
        places: dict[str, list[tuple[int, Statement]]] = defaultdict(list)
        for n, s in rows:
            if s.kind == "observation" and s.place:
                places[s.place.split(":")[0]].append((n, s))
        for place, seen in sorted(places.items()):
            if len(seen) >= 3:
                text = look.say(
                    f"{name} spends a good deal of time at {place}",
                    f"{look.me} keeps running into {name} at {place}",
                    f"Whoever looks for {name} does best to try {place}",
                )
                yield Finding(text, _indices(seen), sure(len(seen)), (name, place))


def often_together(look: Look) -> Iterator[Finding]:
    """Two others seen in talk twice or more."""
    pairs: dict[tuple[str, str], list[tuple[int, Statement]]] = defaultdict(list)
    for n, s in look.rows:
        found = _TOGETHER.match(s.text)
        if found and look.me not in found.groups():
            one, two = sorted(found.groups())
            pairs[one, two].append((n, s))
    for (one, two), rows in sorted(pairs.items()):
        if len(rows) >= 2:
            text = look.say(
                f"{one} and {two} have a lot to say to each other", f"{one} and {two} are closer than they let on"
            )
            yield Finding(text, _indices(rows), sure(len(rows)), (one, two))


def talks(look: Look) -> Iterator[Finding]:
    """Somebody one has had several talks with, or learned several things from."""
    for name, rows in look.by_person.items():
        with_them = [
            (n, s) for n, s in rows if s.kind == "dialogue" and (s.source == "did" or s.source == f"was told by {name}")
        ]
        if len(with_them) < 2:
            continue
        closeness = look.card.tie(name).closeness
        told = [s.text for _, s in with_them if s.source.startswith("was told") and s.text.startswith(name)]
        about = next((t for t in told if kind_of(t) in ("worry", "project", "intention")), "")
        yield Finding(
            _of_talks(look, name, closeness, about), _indices(with_them), sure(len(with_them)), (name, "relationship")
        )


def _of_talks(look: Look, name: str, closeness: int, about: str) -> str:
    me = look.me
    if closeness < 0:
        return look.say(
            f"Talking with {name} leaves {me} in a worse mood than before",
            f"{me} and {name} bring out the worst in each other",
        )
    if has_crush(look.card, name):
        return look.say(
            f"{me} thinks about {name} more than {me.split()[0]} would admit",
            f"Every talk with {name} makes {me} happier than it should",
        )
    if about and kind_of(about) == "worry":
        return look.say(
            f"{name} trusts {me} enough to speak of worries",
            f"{name} is less sure than it looks, and lets {me} know it",
        )
    if about:
        topic = _short(topic_of(about), name)
        return look.say(f"{_capital(topic)} is much on {name}'s mind", f"{name} puts a good deal of heart into {topic}")
    if closeness >= 7:
        return look.say(f"{me} can rely on {name}", f"{me} feels at ease with {name}")
    return look.say(
        f"{me} is getting to know {name} better",
        f"{me} enjoys talking with {name}",
        f"{name} is becoming more than an acquaintance to {me}",
    )


def _short(topic: str, name: str) -> str:
    """A topic without its owner's name: `the paper on gentrification`."""
    bare = topic.removeprefix("the news that ")
    if bare.startswith(f"{name}'s "):
        return "the " + bare.removeprefix(f"{name}'s ")
    return bare.removeprefix(f"{name} ")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# -- what people say ----------------------------------------------------------------------------------------------


def talk_of_the_town(look: Look) -> Iterator[Finding]:
    """One thing heard from, or talked over with, two people or more."""
    told = [(n, s) for n, s in look.rows if s.kind in ("dialogue", "observation") and _heard_from(s)]
    seen: set[int] = set()
    for n, s in told:
        rows = [(m, t) for m, t in told if share(core(s.text), keys(t.text)) >= 0.5]
        sources = {_heard_from(t) for _, t in rows}
        if s.source == "did" or n in seen or len(sources) < 2 or kind_of(s.text) in ("like", "secret", "love"):
            continue
        seen |= {m for m, _ in rows}
        topic = topic_of(s.text).removeprefix("the news that ")
        text = look.say(
            f"People in town are talking about {topic}",
            f"{_capital(topic)} is on many people's minds",
            f"Word about {topic} is getting around",
        )
        yield Finding(text, _indices(rows), sure(len(rows)), (topic, "people"))


def _heard_from(s: Statement) -> str:
    found = re.match(r"(?:was told by|overheard) (.+)", s.source)
    return found.group(1) if found else s.subjects[-1] if s.kind == "dialogue" and len(s.subjects) > 1 else ""


def reputations(look: Look) -> Iterator[Finding]:
    """What several statements say for or against one person."""
    for pattern, ways in (
        (_AGAINST, ("{name} is not easy to get along with", "More than one person has trouble with {name}")),
        (_FOR, ("{name} is well thought of in town", "People seem to like {name}")),
    ):
        for name, rows in _judged(look, pattern).items():
            if len(rows) >= 2 and name != look.me:
                yield Finding(look.say(*ways).format(name=name), _indices(rows), sure(len(rows), hearsay=True), (name,))


def _judged(look: Look, pattern: re.Pattern[str]) -> dict[str, list[tuple[int, Statement]]]:
    found: dict[str, list[tuple[int, Statement]]] = defaultdict(list)
    for n, s in look.rows:
        names = people(s.text)
        if len(names) > 1 and pattern.search(s.text):
            found[names[1]].append((n, s))
    return dict(sorted(found.items()))


def bad_blood(look: Look) -> Iterator[Finding]:
    """Quarrels between two people."""
    for n, s in look.rows:
        names = people(s.text)[:2]
        if len(names) == 2 and _QUARREL.search(s.text):
            rest = [(m, t) for m, t in look.rows if m != n and all(x in t.text for x in names)]
            if rest:
                text = look.say(
                    f"There is bad blood between {names[0]} and {names[1]}",
                    f"{names[0]} and {names[1]} are better kept apart",
                )
                yield Finding(text, (n, *_indices(rest, 4)), sure(1 + len(rest)), names)
                return


def refusals(look: Look) -> Iterator[Finding]:
    """Several people who said no."""
    rows = [(n, s) for n, s in look.rows if "declined to" in s.text and not s.text.split("; ")[-1].startswith(look.me)]
    if len(rows) >= 2:
        yield Finding(
            look.say(
                "Not everybody has the time or the wish to come along", f"{look.me} should not count on everybody"
            ),
            _indices(rows),
            sure(len(rows)),
        )


# -- oneself ------------------------------------------------------------------------------------------------------


def own_work(look: Look) -> Iterator[Finding]:
    """How often one's own projects turn up in what one has done."""
    done = [
        (n, s) for n, s in look.rows if s.kind in ("action", "plan") or (s.source == "did" and s.kind == "observation")
    ]
    for project in persona(look.card).life.projects[:3]:
        rows = [(n, s) for n, s in done if share(core(project), keys(s.text)) >= 0.3]
        name = _short(topic_of(f"{look.me} is {project}"), look.me)
        seeds = [(n, s) for n, s in look.rows if s.kind == "seed" and share(core(project), keys(s.text)) >= 0.5]
        if len(rows) >= 2:
            text = look.say(
                f"{look.me} is getting ahead with {name}",
                f"{look.me} gives {name} a good part of the day",
                f"{_capital(name)} means more to {look.me} than other work",
            )
            yield Finding(text, _indices(rows), sure(len(rows)), (name, look.me))
        elif seeds and len(done) >= 6 and not rows:
            yield Finding(
                look.say(f"{look.me} has hardly found time for {name} lately", f"{_capital(name)} has been left lying"),
                (seeds[0][0], *_indices(done, 3)),
                0.5,
                (name,),
            )


def looming(look: Look) -> Iterator[Finding]:
    """A promise or an event that is near."""
    for n, s in look.rows:
        event = event_in(s.text, look.card.now)
        if event is None or not (s.text.startswith(look.me)):
            continue
        hours = (event.span.start - look.card.now).total_seconds() / 3600
        rest = [(m, t) for m, t in look.rows if m != n and share(core(event.name or event.text), keys(t.text)) >= 0.6]
        if 0 < hours <= 48 and rest:
            name = f"the {event.name}" if event.name else without_time(event.text)
            text = look.say(
                f"{look.me} is looking forward to {name}",
                f"Much of what {look.me} thinks of now comes back to {name}",
                f"{_capital(name)} is near, and {look.me} should be ready",
            )
            yield Finding(text, (n, *_indices(rest, 4)), sure(1 + len(rest)), (name, "looking forward"))
            return


def tiredness(look: Look) -> Iterator[Finding]:
    """Signs of too little rest."""
    rows = [(n, s) for n, s in look.rows if _TIRED.search(s.text) and look.me in s.text]
    if len(rows) >= 2:
        yield Finding(
            look.say(f"{look.me} needs more rest", f"The long days are wearing {look.me} down"),
            _indices(rows),
            sure(len(rows)),
            (look.me,),
        )


def shared_worries(look: Look) -> Iterator[Finding]:
    """A worry that somebody told, beside one of one's own."""
    own = [(n, s) for n, s in look.rows if s.text.startswith(look.me) and kind_of(s.text) == "worry"]
    for n, s in look.rows:
        if own and s.source.startswith("was told by ") and kind_of(s.text) == "worry":
            name = s.source.removeprefix("was told by ")
            text = look.say(
                f"{look.me} and {name} both carry worries that they rarely show",
                f"{name} has doubts too, and {look.me} finds that a comfort",
            )
            yield Finding(text, (n, own[0][0]), 0.6, (name, "common"))
            return


def hard_workers(look: Look) -> Iterator[Finding]:
    """Somebody seen at work three times or more."""
    for name, rows in look.by_person.items():
        at_work = [
            (n, s) for n, s in rows if s.kind == "observation" and s.text.startswith(name) and _WORK.search(s.text)
        ]
        if len(at_work) >= 3:
            yield Finding(
                look.say(f"{name} is dedicated to the work at hand", f"{name} works harder than most"),
                _indices(at_work),
                sure(len(at_work)),
                (name, "matters"),
            )


def in_common(look: Look) -> Iterator[Finding]:
    """An interest of one's own that turns up in what somebody told."""
    life = persona(look.card).life
    for n, s in look.rows:
        if not s.source.startswith("was told by "):
            continue
        name = s.source.removeprefix("was told by ")
        for interest in (*life.likes, *life.projects):
            common = core(interest) & core(s.text)
            own = [m for m, t in look.rows if t.kind == "seed" and same(t.text, f"{look.me} likes {interest}")]
            if common and own and name in s.text:
                yield Finding(f"{look.me} and {name} have something in common", (n, own[0]), 0.55, (name, "common"))
                return


PATTERNS: tuple[Callable[[Look], Iterator[Finding]], ...] = (
    talks, talk_of_the_town, looming, own_work, often_met, often_together, bad_blood, shared_worries, reputations,
    refusals, tiredness, hard_workers, in_common,
)  # fmt: skip
