"""What others said, what one remembers, and what one has done, as things to talk about or to answer from."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random

from game.mind.questions import Statement
from game.mind.rules.events import META, curiosity, event_in, has_begun, is_news, is_open, kind_of
from game.mind.rules.gist import core, covered, keys, people, share
from game.mind.rules.hearing import statements_in
from game.mind.rules.persona import household, kinship, persona, register
from game.mind.rules.sightings import is_stale, sighting, was_beside
from game.mind.rules.speech import Pair
from game.mind.rules.topic import DELICATE, LIKING, WEIGHTS, Topic
from game.mind.rules.voices import in_full
from game.world.memories import EVERYWHERE
from game.world.thoughts import Card

_SECOND_HAND = 2.0
"""What news loses in weight when it does not come from whom it is about [ours]."""
_TELLS_ON = 0.07
"""Chance that somebody of no particular manner tells a piece of news on at all [ours]."""
_TELLING = {"lively": 0.1, "loud": 0.15, "warm": 0.05, "shy": -0.1, "exact": -0.08, "dreamy": -0.05}
"""By manner, how much likelier that is."""
_INTERESTED = 0.1
_TROUBLING = 0.5
"""How much likelier it is for what answers one's own question, and for bad news [ours]."""
_RUMOUR = 0.75
"""How much likelier it is for what was made known to one and has no source to protect [ours]."""
_GOES_THERE = 0.2
"""How much likelier somebody tells of what they have promised to come to [ours]."""
_OTHERS_WORK = 2.8
"""Weight of what third people are at: talk about people, not news [ours]."""
_SHARED = re.compile(
    r"\b(company|invit\w+|welcome|together|join|everybody|everyone|anybody|somebody|guests|friends)\b", re.I
)
_QUOTED = re.compile(r'^(.+?) said to (.+?): ["“](.+)["”]$')
_KNOWN_FOR = re.compile(r" has (?:known|lived with) | is a friend of ")
"""How long others have known each other is no news."""
_GRIEF = re.compile(r"\b(?:buried|died|is dead|ill|sick|crying)\b")
_SPENT = re.compile(r" spent part of the ")
"""What somebody did on one day: nothing to ask after on the next."""
_OTHERS_BUSINESS = re.compile(r" promised | is going to the | spent part of the | declined ")
"""Where others go and what they were just doing is theirs to tell."""
ANNOUNCED = "the player"
"""The source of what was made known to somebody by nobody in the town."""
SOMEBODY = "somebody"
"""Who told what was made known like that."""
_NUMBERS = core("one two three four five six")
"""Words that say nothing of what is worked on: three darts are no three growers."""
_DULL = re.compile(
    r"\b(talking|telephone|on the way to|sleeping|looking around|walking|waiting|eating|drinking|washing|getting|"
    r"brushing|dressed|shower|tidying|resting|lunch|breakfast|dinner|coffee|tea|keeping the promise|answering|"
    r"window|bed|seats?|queue|two pages|best page|stretching|customers?|guests?)\b"
)


def facts_known(card: Card, memories: Iterable[Statement]) -> list[tuple[str, str]]:
    """Statements one can answer from, the best known first, each with who told it: empty for one's own, `SOMEBODY` for
    a rumour."""
    own = [
        (clause, "")
        for clause in persona(card).clauses
        if kind_of(clause) not in ("secret", "curious") and not META.search(clause)
    ]
    return [*((text, "") for text in meant_by_voices(card, memories)), *own, *_hearsay(card, memories)]


def _hearsay(card: Card, memories: Iterable[Statement]) -> list[tuple[str, str]]:
    """What others said, as statements: told to one's face, or overheard."""
    found: list[tuple[str, str]] = []
    for m in memories:
        source = m.source.removeprefix("was told by ").removeprefix("overheard ")
        if m.source.startswith("overheard "):
            found += [(text, source) for text in overheard(card, m)]
        elif m.source.startswith("was told by "):
            found.append((m.text, source))
        elif is_rumour(card, m):
            found.append((m.text, SOMEBODY))
    return found


def meant_by_voices(card: Card, memories: Iterable[Statement]) -> list[str]:
    """What somebody means to do because an inner voice said so, as statements."""
    found = (_voice(card, m) for m in memories if m.kind == "inner voice")
    return [topic.text for topic in found if topic is not None]


def is_rumour(card: Card, m: Statement) -> bool:
    """Whether it was made known to one by nobody in particular, and is not about oneself."""
    return m.source == ANNOUNCED and m.kind == "observation" and not m.text.startswith((card.name, card.first_name))


def overheard(card: Card, memory: Statement) -> tuple[str, ...]:
    """What a line one was not meant to hear said, as statements."""
    found = _QUOTED.match(memory.text)
    if not found:
        return (memory.text,)
    names = [card.name, *(name for name, _ in card.ties), *memory.subjects]
    return statements_in(found.group(3), Pair(found.group(1), found.group(2)), names, memory.when)


def remembered(card: Card, other: str, memories: Sequence[Statement], about: str = "") -> list[Topic]:
    """What memory has to offer for a talk with somebody."""
    found: list[Topic] = []
    over = _over(card, memories)
    for m in memories:
        told = [t for t in _from_memory(card, other, m, memories, about) if t is not None]
        found += [t for t in told if not any(noun in t.text for noun in over)]
    near = register(card, other) in ("couple", "parent", "child", "kin", "close", "friend")
    asked = [t for t in _asked_after(card, other, memories) if not any(noun in t.text for noun in over)]
    return [*found, *(deeds(card, memories) if near else []), *asked]


def _over(card: Card, memories: Sequence[Statement]) -> set[str]:
    """The nouns of dated things that have begun: what somebody prepares for them is no news any more."""
    told = (m.text for m in memories if m.kind == "dialogue" and has_begun(m.text, card.now))
    begun = (event_in(text, card.now, past=True) for text in told)
    return {f" {event.name.split()[-1]}" for event in begun if event and event.name}


def _from_memory(card: Card, other: str, m: Statement, memories: Sequence[Statement], about: str) -> list[Topic | None]:
    if m.source.startswith("was told by "):
        return [_news(card, other, m.text, m.source.removeprefix("was told by "), m, "heard", about)]
    if is_rumour(card, m) and m.place == EVERYWHERE:
        return []
    if is_rumour(card, m):
        return [_news(card, other, m.text, "", m, "heard", about)]
    if m.source.startswith("overheard "):
        return [
            _news(card, other, text, m.source.removeprefix("overheard "), m, "overheard", about)
            for text in overheard(card, m)
        ]
    if m.kind == "inner voice":
        return [_voice(card, m)]
    if m.text.startswith(card.name) and m.source != "saw":
        return [_own_memory(card, other, m)]
    if m.kind in ("seed", "plan", "action"):
        return []
    seen = m.kind == "observation" and m.source == "saw" and not was_beside(other, m, memories)
    return [sighting(card, m, memories)] if seen else []


# -- hearsay -----------------------------------------------------------------------------------------------------


def _news(card: Card, other: str, text: str, teller: str, m: Statement, kind: str, about: str) -> Topic | None:
    """Hearsay to pass on, if it is one's way to pass such things on; about the listener it becomes a question."""
    private = kind_of(text) in ("secret", "love") or DELICATE.search(text) or _OTHERS_BUSINESS.search(text)
    if private or is_stale(text, m.when, card.now) or _stays_at_home(card, text):
        return None
    if teller == other or (card.name in text and not event_in(text, card.now)):
        return None
    if household(card, other) and _is_of_the_house(card, text):
        return None
    dated = event_in(text, card.now)
    if dated and dated.owner == card.name:
        return None
    if text.startswith(other):
        asks = kind_of(text) in ("intention", "trouble") or dated
        return Topic("confirm", text, WEIGHTS["confirm"], teller, dated) if asks else None
    if not (about and covered(about, text)) and not _passes_on(card, other, text, not teller):
        return None
    worth = _worth(card, text, teller, m, WEIGHTS[kind], bool(dated))
    return Topic(kind, text, worth, teller, dated) if worth > 1 else None


def _stays_at_home(card: Card, text: str) -> bool:
    """Whether it tells what weighs on one's own family, or what they were just at: nobody carries that out of the
    house."""
    names = people(text)
    idle = kind_of(text) == "plain" and event_in(text, card.now) is None
    small = kind_of(text) == "worry" or idle or bool(_GRIEF.search(text))
    return bool(names) and bool(kinship(card, names[0])) and small


def _is_of_the_house(card: Card, text: str) -> bool:
    """Whether it tells of somebody whom all at home know, and neither of trouble nor of great plans."""
    names = people(text)
    return bool(names) and household(card, names[0]) and kind_of(text) not in ("trouble", "intention")


def _worth(card: Card, text: str, teller: str, m: Statement, weight: float, dated: bool) -> float:
    """How much it presses; 0 for what is no news at all."""
    worth = weight + (m.importance - 5) * 0.7
    worth += 1.5 * _interests(card, text)
    worth -= _SECOND_HAND if teller not in text else 0.0
    if not dated and not is_news(text) and not _is_gossip(text, teller):
        if not people(text)[1:] or kind_of(text) != "opinion" or _KNOWN_FOR.search(text):
            return 0.0
        worth -= 3.0
    return min(worth, _OTHERS_WORK) if kind_of(text) == "project" and not dated else worth


def _is_gossip(text: str, teller: str) -> bool:
    """Whether it was told of somebody by another, or by nobody in particular, and is no kind word about them."""
    names = people(text)
    told = bool(names) and teller not in names and text.startswith(names[0]) and kind_of(text) == "plain"
    return not teller or (told and not LIKING.match(text[len(names[0]) + 1 :]))


def _passes_on(card: Card, other: str, text: str, rumour: bool) -> bool:
    """Whether a piece of news is one that this person tells on at all, and to whom: not everybody hears everything.

    The same for one person and one piece of news, whoever stands before them."""
    manners = persona(card).manners
    closeness = card.tie(other).closeness
    if closeness < 2 and not manners & {"lively", "loud"}:
        return False
    chance = _RUMOUR * rumour + _TELLS_ON + sum(more for manner, more in _TELLING.items() if manner in manners)
    event = event_in(text, card.now)
    chance += _GOES_THERE * (event is not None and any(covered(event.name, p.words) for p in card.promises))
    chance += _INTERESTED * _interests(card, text) + 0.1 * (closeness >= 6) + _TROUBLING * (kind_of(text) == "trouble")
    run = card.seed.split(":")[0]
    return Random(f"{card.name}:line:tells on:{'-'.join(sorted(core(text)))}:{run}").random() < chance


def _interests(card: Card, text: str) -> bool:
    """Whether it answers what somebody wonders about."""
    return any(share(core(wonder), keys(text)) >= 0.5 for wonder in _wonders(persona(card).clauses))


def is_answered(clause: str, memories: Iterable[Statement]) -> bool:
    """Whether what a clause says one wants to know was told one already."""
    wonder = core(curiosity(clause))
    told = [m.text for m in memories if m.source.startswith(("was told by ", "overheard "))]
    meant = [m.text for m in memories if m.kind == "inner voice"]
    return any(share(wonder, keys(text)) >= 0.6 and kind_of(text) != "curious" for text in (*told, *meant))


@lru_cache(maxsize=256)
def _wonders(clauses: tuple[str, ...]) -> tuple[str, ...]:
    """What somebody wants to know."""
    return tuple(curiosity(clause) for clause in clauses if kind_of(clause) == "curious")


# -- one's own ---------------------------------------------------------------------------------------------------


def _own_memory(card: Card, other: str, m: Statement) -> Topic | None:
    """Something of one's own that others may come to, or a promise to somebody else."""
    if re.match(rf"{re.escape(card.name)} (?:told|and) [A-Z]", m.text):
        return None
    event = event_in(m.text, card.now)
    promise = re.match(rf"{re.escape(card.name)} promised (.+?) to ", m.text)
    if promise and event:
        text = re.sub(r"promised .+? to (?:come to|join) ", "is going to ", m.text)
        return Topic("promise", text, WEIGHTS["promise"], event=event) if promise.group(1) != other else None
    shared = m.kind not in ("plan", "action", "seed") or _SHARED.search(m.text)
    if not event or not shared or not is_open(event) or m.kind == "reflection":
        return None
    return Topic("event", m.text, WEIGHTS["event"] - 1.0, event=event)


def deeds(card: Card, memories: Iterable[Statement], project: str = "") -> list[Topic]:
    """What one was doing today that is worth a word: work on what one is at, for a project only if it is named."""
    found = []
    for m in memories:
        if m.kind == "action" and m.when.date() == card.now.date() and _is_work(card, m, project):
            found.append(Topic("deed", _as_deed(card, m), WEIGHTS["deed"]))
    return found


def _is_work(card: Card, m: Statement, project: str) -> bool:
    wanted = (project,) if project else persona(card).life.projects
    least = 2 if card.work and m.place == card.work else 1
    text = _without_place(m)
    return not _DULL.search(text) and any(len((core(p) - _NUMBERS) & keys(text)) >= least for p in wanted)


def _without_place(m: Statement) -> str:
    """An act without where it was done: `X is sorting notes at the library` -> `X is sorting notes`."""
    at = m.text.rfind(" at ")
    rooms = [part for part in m.place.split(":") if part]
    return m.text[:at] if at > 0 and any(room in m.text[at:] for room in rooms) else m.text


def _as_deed(card: Card, m: Statement) -> str:
    """`X is sorting notes at the library` -> `X spent part of the morning sorting notes`."""
    text = _without_place(m)
    part = "morning" if m.when.hour < 12 else "afternoon" if m.when.hour < 18 else "evening"
    return text.replace(f"{card.name} is ", f"{card.name} spent part of the {part} ", 1)


def _asked_after(card: Card, other: str, memories: Sequence[Statement]) -> list[Topic]:
    """What somebody is at, by their own words on an earlier day, is something to ask after once a day."""
    today = card.now.date()
    if any(m.kind == "dialogue" and m.source == "did" and m.when.date() == today for m in memories if other in m.text):
        return []
    told = [m for m in memories if m.source == f"was told by {other}" and m.when.date() < today]
    lasting = (m.text for m in told if m.text.startswith(other) and not _SPENT.search(m.text))
    fit = [
        text for text in lasting if kind_of(text) in ("project", "intention") and not _of_anothers(card, other, text)
    ]
    return [Topic("theirs", text, WEIGHTS["theirs"], other) for text in fit]


def _of_anothers(card: Card, other: str, text: str) -> bool:
    """Whether it is about something to come that is not the other's own: a guest need not be asked how it goes."""
    event = event_in(text, card.now)
    return event is not None and event.owner != other


_TELL = re.compile(
    r"^(?:please )?(?:you (?:should|must|want to) )?(?:tell|let) (?:\w+(?: \w+)?) (?:know )?(?:that )(.+)$", re.I
)


def _voice(card: Card, m: Statement) -> Topic | None:
    """What an inner voice suggests is said as one's own mind: `You are leaving town`, `Tell everybody that ...`."""
    text = in_full(card, m).text.strip().rstrip(".!")
    told = _TELL.match(text)
    you = re.match(r"you (?:are|'re|will|should|must|want to|have to) (.+)$", text, re.I)
    if told:
        text = told.group(1)[:1].upper() + told.group(1)[1:]
    elif you:
        doing = you.group(1)
        text = f"{card.name} is {doing}" if doing.split()[0].endswith("ing") else f"{card.name} is going to {doing}"
    elif not text.startswith(card.name):
        return None
    return Topic("intention", text, WEIGHTS["event"], event=event_in(text, card.now), fresh=True)
