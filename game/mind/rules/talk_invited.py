"""Taking or refusing an invitation: ties, promises, work, bedtime, habits and taste have their say, in this order."""

import re
from random import Random

from game.mind.rules.english import gerund
from game.mind.rules.events import Event, coming_words, is_open
from game.mind.rules.gist import core, covered, same
from game.mind.rules.hearing_acts import declines, invites
from game.mind.rules.persona import has_crush
from game.mind.rules.speech import as_said
from game.mind.rules.talk_topics import own_event
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import Reply, events_said, named
from game.mind.rules.times import read_clock, read_moment

_GOES = 0.6
"""Chance that somebody friendly and free says yes [ours; of the paper's twelve invited five came]."""
GOING = re.compile(r"\b(?:are you (?:going|coming)|will you be there|shall we go together|come along\?)", re.I)


def invited(turn: Turn) -> Reply | None:
    """The answer if the last line invites to something dated; None if it does not."""
    if not (invites(turn.last) or GOING.search(turn.last)):
        return None
    event = next((e for line in reversed(turn.theirs) for e in events_said(turn, line) if is_open(e)), None)
    if event is None or event.owner == turn.card.name or event.span.start <= turn.card.now:
        return None
    if any(own.name and same(own.name, event.name) for c in turn.who.clauses if (own := own_event(c, turn.card))):
        return None
    return _decided(turn, event)


def _decided(turn: Turn, event: Event) -> Reply:
    """Yes or no, with the reason for a no."""
    words = coming_words(event)
    promised = next((p for p in turn.card.promises if same(p.words, words) or covered(words, p.words)), None)
    if promised is not None:
        return Reply(turn.pick("already_going", who=named(turn, promised.to)), full=True)
    no = refusal(turn, event)
    if no:
        return Reply(no)
    asks = len(turn.q.lines) < 5 and turn.chance.random() < 0.45 and bool(event.name)
    return Reply(f"{turn.pick('accept')} {turn.pick('ask_event') if asks else ''}".strip(), asks=asks)


def refusal(turn: Turn, event: Event) -> str:
    """Why one would not come, in words; empty if one would."""
    reasons = (_tie_says_no, _other_promise, _at_work, _asleep, _own_plans, _no_taste)
    return next((no for reason in reasons if (no := reason(turn, event))), "")


def _tie_says_no(turn: Turn, event: Event) -> str:
    owner = event.owner or turn.q.other
    bad = min(turn.card.tie(turn.q.other).closeness, turn.card.tie(owner).closeness)
    return turn.pick("decline_tie") if bad < 0 and _roll(turn, event, "tie") < 0.2 - 0.2 * bad else ""


def _other_promise(turn: Turn, event: Event) -> str:
    for promise in turn.card.promises:
        made = next((m for m in turn.q.memories if m.ordinal == promise.memory), None)
        span = read_moment(made.text, turn.card.now) if made else None
        if span and span.start < event.span.end and event.span.start < span.end:
            return turn.pick("decline_promise", said=turn.say(promise.words))
    return ""


def _at_work(turn: Turn, event: Event) -> str:
    """A fixed duty at that hour in another place, as the biography tells it."""
    for clause in turn.who.clauses:
        if not re.search(r"\b(?:opens?|counter|works (?:behind|at the (?!desk))|teaches|has classes)\b", clause):
            continue
        clock = read_clock(clause)
        duty = re.search(
            r"\b(?:opens|at|of|in) (?:the \w+ (?:counter )?(?:at|of|in) )?((?:[A-Z][\w']*(?: and)? ?)+)", clause
        )
        place = duty.group(1).strip() if duty else ""
        until = re.search(r"\buntil (.+)$", clause)
        end = read_clock("until " + until.group(1)).end if until else clock.end
        if clock.start is not None and end and place and _overlap(event, clock.start, end) and place not in event.text:
            return turn.pick("decline_work", place=place)
    return ""


def _overlap(event: Event, start: int, end: int) -> bool:
    """Whether an event falls mostly into minutes of the day."""
    begin = event.span.start.hour * 60 + event.span.start.minute
    common = min(end, begin + event.span.minutes) - max(start, begin)
    return common > 0.5 * event.span.minutes


def _asleep(turn: Turn, event: Event) -> str:
    bed = next((c for c in turn.who.clauses if "goes to bed" in c), "")
    found = read_clock(re.split(r"wakes", bed)[0]).start if bed else None
    hour = event.span.start.hour * 60 + event.span.start.minute
    if found is not None and found > 720 and hour >= found:
        return turn.pick("decline_sleep")
    up = re.search(r"wakes up (?:around|at) ([\w: ]+?)(?: and|,|$)", bed)
    waking = read_clock(f"at {up.group(1)}").start if up else None
    return turn.pick("decline_sleep") if waking is not None and hour < waking < 720 else ""


def _own_plans(turn: Turn, event: Event) -> str:
    """A fixed habit at that hour, for those who keep to their habits; friends' events come first."""
    if "near" in turn.tags or _roll(turn, event, "plans") > 0.45:
        return ""
    for clause in turn.who.clauses:
        clock = read_clock(clause)
        found = re.match(rf"{re.escape(turn.card.name)} (\w+s) (.+?)(?: from | around | at \d)", clause)
        if not found or clock.start is None or clock.end is None or re.search(r"\b(?:goes to bed|has )", clause):
            continue
        if event.where and re.sub(r"^[Tt]he ", "", event.where) in clause:
            continue  # one is there anyway
        if _overlap(event, clock.start, clock.end):
            return turn.pick("decline_busy", said=_gerund(turn, f"{found.group(1)} {found.group(2)}"))
    return ""


def _gerund(turn: Turn, phrase: str) -> str:
    said = as_said(f"{turn.card.name} {phrase}", turn.pair)
    return gerund(said.removeprefix("I ").removeprefix("I'm "))


def _no_taste(turn: Turn, event: Event) -> str:
    """Character and chance: the outgoing and the fond go, the rough and the shy rather not."""
    goes = _GOES + 0.04 * (turn.card.tie(turn.q.other).closeness - 4)
    goes += 0.15 * bool(turn.tags & {"lively", "loud"}) + 0.08 * ("warm" in turn.tags) + 0.1 * ("eager" in turn.tags)
    goes -= (
        0.3 * ("rough" in turn.tags)
        + 0.2 * ("shy" in turn.tags)
        + 0.12 * ("old" in turn.tags)
        + 0.1 * ("exact" in turn.tags)
    )
    goes -= 0.1 * ("tired" in turn.tags)
    if has_crush(turn.card, turn.q.other) or (event.owner and has_crush(turn.card, event.owner)):
        goes += 0.5
    if any(
        declines(m.text) or ("declined" in m.text and covered(event.text, m.text))
        for m in turn.q.memories
        if m.kind == "dialogue"
    ):
        goes -= 0.5
    return turn.pick("decline_taste") if _roll(turn, event, "taste") > goes else ""


def _roll(turn: Turn, event: Event, why: str) -> float:
    """A chance that stays the same for one person and one event, whoever asks."""
    return Random(
        f"{turn.card.name}:line:{why}:{event.span.start}:{'-'.join(sorted(core(event.text)))}:{turn.card.seed.split(':')[0]}"
    ).random()
