"""What falls on a day beside the routine: promises, events of one's own, events heard of, an inner voice."""

import random
import re
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from game.mind.questions import PlanTheDay, Statement
from game.mind.rules.biography import TIMES, read
from game.mind.rules.blocks import ATTEND, EVENT, OWN_EVENT, Block
from game.mind.rules.english import full_names, gerund
from game.mind.rules.events import place_in
from game.mind.rules.times import DATES, Span, read_moment
from game.mind.rules.whereabouts import HOME, at_place, place_of
from game.world.activity import Promise
from game.world.thoughts import Card

_PROMISED = re.compile(
    r"\b(?:promised|agreed|promises|agrees|has promised|is to|offered|arranged)\b(?: (?:with )?(?:[A-Z][\w’'-]* "
    r"?){1,3})?(?: that (?:she|he|they) (?:would|will))? ?(?:to )?(?P<what>.+)"
)
_WILL = re.compile(
    r"\b(?:will|would|is going to|is planning to|plans to|intends to|means to|wants to|is to) (?P<what>(?!know"
    r"|hear|see)[a-z].+)"
)
_HOLDS = re.compile(
    r"\b(?:is|will be|was)? ?(?:holding|hosting|organi[sz]ing|throwing|giving|planning|hold|host|throw|holds|hosts"
    r"|organi[sz]es|plans) (?:to hold |to host )?(?P<what>(?:an?|the|her|his|their|another) .+)"
)
_ARRANGED = re.compile(
    r"(?:[A-Z]\S* )*(?:is|are|will be) (?P<doing>(?:running|giving|leading|opening|performing|showing|selling|teaching"
    r"|playing|reading|singing|racing|speaking|meeting) .+)"
)
"""How a clause begins that tells of something of one's own, which counts if a day and an hour follow."""
_REFUSED = re.compile(
    r"\b(cannot|can ?not|can't|could not|couldn't|won't|will not|would not|declined|refused|turned down|not come"
    r"|unable)\b"
)
_GOING = re.compile(
    r"^(?:come|go|be there|be|attend|coming|going) ?(?:along |over |by )?(?:to|at|for|in)? ?(?=the |a |an |his "
    r"|her |their |[A-Z])"
)
_NOUN = re.compile(
    r"\b(?:an?|the|her|his|their|another) (?P<noun>(?:[\w’'-]+ ){0,4}?(?:party|show|concert|gig|meeting|exhibition|"
    r"lecture|talk|speech|rally|debate|dinner|lunch|brunch|breakfast|picnic|class|workshop|reading|screening|"
    r"celebration|ceremony|wedding|funeral|game|match|tournament|competition|festival|fair|sale|gathering|"
    r"get-together|opening|quiz|evening|night|interview|election|rehearsal|run|race|marathon|tour|hike|clean-up|"
    r"recital|play|open mic|vigil|bingo|walk|date|performance|event|barbecue|dance|drive))\b"
)
_TRAILING = re.compile(
    r"[,;:] .*$| and (?:is|has|also|[a-z]{3,}s (?:every|any|all\b|whoever|people|her\b|his\b|their\b|them\b|to\b)).*$"
    r"|\s+(?:on|from|at|in|for|to|by|and|until)$"
)
_DIRECTIVE = re.compile(
    r"^.*?\b(?:you|I|she|he|they|[A-Z]\w+) (?:should|must|ought to|need to|needs to|have to|has to|will|want to"
    r"|wants to) |^(?:please |go and )",
    re.I,
)
_NO_DOING = re.compile(
    r"(?i:you|i|he|she|it|we|they|there|this|that|these|those|the|an?|my|your|his|her|our|their|every\w*|some\w*|any\w*|"
    r"no|nobody|nothing|who|what|when|where|why|how|if|because|although|not|never|don't|do not|always|still|already|"
    r"maybe|perhaps|love|like|hate|fear|know|believe|remember|trust|think|feel|need|deserve|miss|understand|am|is|are|"
    r"was|were|be (?!at\b|in\b|there\b|on\b|with\b)\w+|[a-z]+ly)\b(?! down\b| up\b| over\b)"
    r"|[A-Z][\w’'-]+ (?:[A-Z][\w’'-]+ )?(?:is|was|has|had|will|would|can|does|did|are|were|[a-z]{3,}(?<!s)s)\b"
)
"""How words of a voice begin that tell something and ask for nothing to be done: `you love her`, `never lie`."""
_EAGER = frozenset(("outgoing", "friendly", "sociable", "energetic", "enthusiastic", "cheerful", "curious", "generous"))
_RESERVED = frozenset(("shy", "rude", "toxic", "reflective", "independent", "aggressive", "introverted", "quiet"))


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something with a time, on the day that is planned or soon after."""

    what: str
    """In -ing form: `attending the Valentine's Day party at Hobbs Cafe`."""
    name: str
    """`the Valentine's Day party`, or as `what`."""
    where: str
    """A known sector, `home`, or empty."""
    span: Span
    rank: int
    holder: str
    """Full name of whose it is; empty if not known."""
    text: str

    def block(self, now: datetime) -> Block:
        """It as a stretch of the day on which it is planned."""
        start = minutes_after_midnight(self.span.start, now)
        return Block(start, start + max(15, min(self.span.minutes, 12 * 60)), self.what, self.where, self.rank)


def minutes_after_midnight(moment: datetime, now: datetime) -> int:
    """Minutes from the midnight that began the day of `now`."""
    midnight = now.replace(hour=0, minute=0, second=0, microsecond=0)
    return int((moment - midnight) // timedelta(minutes=1))


def occasions(q: PlanTheDay, start: int, end: int) -> list[Occasion]:
    """What is promised, one's own, or worth going to between two minutes; the surest first, one for each time."""
    card = q.card
    texts = [s for s in (*q.due, *q.recalled) if s.kind not in ("plan", "action", "inner voice")]
    refused = [s for s in texts if card.name in s.text and _REFUSED.search(s.text)]
    own_talk = re.compile(rf"{re.escape(card.name)} (?:told|and) [A-Z]")
    found = [o for s in texts if s not in refused and not own_talk.match(s.text) and (o := occasion_in(s, card))]
    found += own_occasions(card)
    inside = [o for o in found if start <= minutes_after_midnight(o.span.start, card.now) < end]
    distinct = _distinct(sorted(inside, key=lambda o: -o.rank))
    wanted = [o for o in distinct if o.rank >= OWN_EVENT or (_attends(o, card) and not _declined(o, refused))]
    return [there for o in wanted if (there := _where_it_is(o, card)) is not None]


def _where_it_is(o: Occasion, card: Card) -> Occasion | None:
    """It, if its place is known or none was named. Nothing is held or attended at home that takes place elsewhere: what
    was only heard of is let go, and what one holds or has promised is given up for a stated reason."""
    named = o.where or place_in(o.text)
    known = {room.sector for room in card.known}
    if o.where in known or named in ("", HOME) or (not o.where and not named[0].isupper()):
        return o
    if o.rank < OWN_EVENT:
        return None
    event = re.sub(r"^\w+ing (?:to )?", "", o.name)
    what = f"giving up {event}, not knowing where {named} is"
    return replace(o, what=what, where=HOME, span=replace(o.span, minutes=15))


def own_occasions(card: Card) -> list[Occasion]:
    """Dated intentions in the biography: `hold a party at Hobbs Cafe on 14 February from 5 pm to 7 pm`; and what it
    tells as arranged already: `is running a blood drive in Johnson Park on 14 February at 11 am`."""
    life = read(card.biography, card.name)
    arranged = [mine["doing"] for clause in life.clauses if (mine := _ARRANGED.match(clause))]
    found = []
    for intention in (*life.intentions, *arranged):
        span = read_moment(intention, card.now)
        if span and span.dated and span.timed:
            found.append(_occasion(_held(intention), intention, span, OWN_EVENT, card.name, card))
    return found


def occasion_in(statement: Statement, card: Card) -> Occasion | None:
    """The occasion that a statement tells of; None if it tells of none, or not when."""
    text = statement.text
    span = read_moment(text, statement.when)
    if span is None or not (span.timed and (span.dated or _PROMISED.search(text))):
        return None
    names = full_names(text)
    subject = names[0] if names else ""
    mine = subject in (card.name, "")
    promised = _PROMISED.search(text) or (_WILL.search(text) if statement.kind == "dialogue" else None)
    holds = _HOLDS.search(text)
    if mine and promised and not (holds and not _PROMISED.search(text)):
        return _promise(promised["what"], text, span, names, card)
    will = holds or _WILL.search(text)
    if mine and will and not any(name != card.name for name in full_names(text[: will.start()])):
        return _occasion(_held(text), text, span, OWN_EVENT, card.name, card)
    noun = _NOUN.search(text)
    if noun and not mine:
        invited = card.name in text or statement.source.endswith(subject)
        return _occasion(f"attending the {_named(noun)}", text, span, ATTEND + invited, subject, card)
    if promised and card.name in names[1:]:
        return _occasion(f"meeting {subject}", text, span, ATTEND + 5, subject, card)
    return None


def _named(noun: re.Match[str]) -> str:
    return noun["noun"].strip()


def _promise(words: str, text: str, span: Span, names: tuple[str, ...], card: Card) -> Occasion:
    made = next((p for p in card.promises if p.words and p.words in text), None)
    holder = made.to if made else next((n for n in names if n != card.name), "")
    return _occasion(_attending(made.words if made else words), text, span, EVENT, holder, card, made)


def _attending(words: str) -> str:
    """What a promise means, in -ing form: `come to the party` -> `attending the party`."""
    phrase = undated(words)
    if _GOING.match(phrase) and _NOUN.search(phrase):
        return "attending " + _GOING.sub("", phrase)
    if re.match(r"(?:come|be|go) (?:to|at|there|over|by)?\b", phrase):
        return re.sub(
            r"^(?:come|be|go) ?(?:there|over|by|along)? ?(?:to|at|in)? ?", "spending time at ", phrase
        ).strip()
    return gerund(phrase)


def _held(text: str) -> str:
    """An intention in -ing form: `hold a party at Hobbs Cafe` -> `hosting the party at Hobbs Cafe`."""
    found = _HOLDS.search(text)
    if found:
        return "hosting " + re.sub(r"^(?:an?|another) ", "the ", undated(found["what"]))
    will = _WILL.search(text)
    doing = undated(will["what"] if will else text)
    return doing if re.match(r"[a-z]+ing ", doing) else gerund(doing)


def undated(phrase: str) -> str:
    """A phrase without dates, times of day and a dangling end."""
    return _TRAILING.sub("", " ".join(DATES.sub("", TIMES.sub("", phrase)).split()).strip(" .,")).strip(" .,")


def _occasion(
    what: str, text: str, span: Span, rank: int, holder: str, card: Card, made: Promise | None = None
) -> Occasion:
    where = (made.where.split(":", 1)[0] if made else "") or place_of(what, card) or place_of(text, card)
    where = "home" if where == card.home.split(":", 1)[0] and where else where
    noun = _NOUN.search(what)
    if where not in ("", "home") and where.lower().removeprefix("the ") not in what.lower():
        what = f"{what} {at_place(where)}"
    return Occasion(what, f"the {noun['noun']}" if noun else what, where, span, rank, holder, text)


def _distinct(occasions_: list[Occasion]) -> list[Occasion]:
    """One occasion for each stretch of time: of two that overlap by half, the first."""
    kept: list[Occasion] = []
    for one in occasions_:
        if not any(_overlap(one.span, other.span) * 2 >= min(one.span.minutes, other.span.minutes) for other in kept):
            kept.append(one)
    return kept


def _overlap(a: Span, b: Span) -> int:
    return int((min(a.end, b.end) - max(a.start, b.start)) // timedelta(minutes=1))


def _declined(occasion: Occasion, refused: list[Statement]) -> bool:
    """Whether the person said no to it: a refusal that speaks of it by name."""
    words = occasion.name.lower().split()[-1]
    return any(words in s.text.lower() for s in refused)


def _attends(occasion: Occasion, card: Card) -> bool:
    """Whether one goes to something one only heard of: by character, by tie, and by whether one was asked."""
    traits = {trait.lower() for trait in card.traits}
    chance = 0.3 + 0.12 * len(traits & _EAGER) - 0.12 * len(traits & _RESERVED)
    chance += 0.05 * card.tie(occasion.holder).closeness + (0.2 if occasion.rank > ATTEND else 0.0)
    return random.Random(f"{card.seed}:attend:{occasion.name}").random() < chance


def inner_voices(q: PlanTheDay) -> list[tuple[str, Span | None]]:
    """What an inner voice of the last two days told one to do, in -ing form, and when if it said so."""
    since = q.card.now - timedelta(days=2)
    found = []
    for s in dict.fromkeys((*q.due, *q.recalled)):
        if s.kind == "inner voice" and s.when >= since:
            words = undated(_DIRECTIVE.sub("", s.text)).rstrip("!?")
            if re.match(r"[a-z]", words[:1].lower()) and 0 < len(words.split()) <= 20 and not _NO_DOING.match(words):
                found.append((gerund(words[0].lower() + words[1:]), read_moment(s.text, s.when)))
    return found
