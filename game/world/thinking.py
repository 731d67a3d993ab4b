"""Which thoughts leave the world: for each person at most one acting and one background thought at a time."""

from collections.abc import Callable
from dataclasses import replace

from game.world.activity import means_meal, means_sleep
from game.world.clock import HOUR, MINUTE
from game.world.mending import is_seen_to
from game.world.people import News, Person
from game.world.perception import describe_act, does_harm
from game.world.talking import may_talk, must_end
from game.world.thoughts import (
    AfterTalk,
    Card,
    Describe,
    Facts,
    HearVoice,
    Lane,
    NextActions,
    NextLine,
    PlanDay,
    Rate,
    React,
    Reflect,
    Thought,
)
from game.world.world import World, describe_place

_URGENCY = {
    NextLine: 1, React: 2, HearVoice: 3, NextActions: 3, PlanDay: 3, AfterTalk: 4, Describe: 5, Reflect: 6, Rate: 7,
}  # fmt: skip
_STALE = 6
"""Ticks after which news that was not asked about is let go."""
_LONG_ENOUGH = 75 * MINUTE
"""Ticks that a stretch of the plan has to last to make room in [ours]."""
_RATED = ("observation", "dialogue")


def raise_thoughts(world: World) -> list[Thought]:
    """The thoughts that are needed now, in the order of people."""
    thoughts = []
    for person in world.people.values():
        for lane, facts in _lanes(person):
            if (person.name, lane) not in world.in_flight:
                needed = facts(world, person)
                if needed is not None:
                    thoughts.append(_thought(world, person, lane, needed))  # type: ignore[arg-type]
    return thoughts


def _lanes(person: Person) -> tuple[tuple[str, Callable[[World, Person], Facts | None]], ...]:
    """What one thinks about. A body of the player's acts as it is told; a resident in it still remembers."""
    background = (("background", _background),)
    if person.played:
        return () if person.visitor else background
    return (("acting", _acting), ("planning", _planning), *background)


def card_of(world: World, person: Person) -> Card:
    """Who is thinking, as every question begins."""
    return Card(
        name=person.name,
        age=person.age,
        traits=person.traits,
        biography=person.biography,
        home=person.home,
        work=person.work,
        summary=person.summary.text,
        now=world.clock.now,
        doing=person.doing,
        mood=person.mood.word,
        hours_awake=max(0.0, (world.tick - person.woke) / HOUR),
        hours_since_meal=max(0.0, (world.tick - person.ate) / HOUR),
        here=world.here(person),
        ties=tuple(person.ties.items()),
        known=tuple(world.known_rooms[address] for address in person.known),
        promises=tuple(person.promises),
        seed=f"{world.seed}:{person.name}:{person.thoughts}",
    )


def _thought(world: World, person: Person, lane: Lane, facts: Facts) -> Thought:
    person.thoughts += 1
    card, at = card_of(world, person), world.tick
    if isinstance(facts, PlanDay) and facts.since > world.tick:  # as it will be when that day begins
        card, at = replace(card, now=world.clock.at(facts.since)), facts.since
    thought = Thought(
        id=world.next_thought,
        person=person.name,
        ordinal=person.thoughts,
        lane=lane,
        urgency=_URGENCY[type(facts)],
        raised=world.tick,
        due=world.tick + world.settings.answer_within,
        card=card,
        stream=person.stream.view(),
        tick=at,
        start=world.clock.start,
        facts=facts,
    )
    world.next_thought += 1
    world.in_flight[person.name, lane] = thought
    world.count(f"thought: {type(facts).__name__}")
    return thought


def _acting(world: World, person: Person) -> Facts | None:
    if person.conversation:
        return _alarm(world, person) or _line(world, person)
    if world.tick < person.baffled:
        return None
    plan = None if _plans_ahead(world) else _plan(world, person)
    return plan or _voice(world, person) or _reaction(world, person)


def _planning(world: World, person: Person) -> Facts | None:
    """Plans, where they are made so long ahead that one should not wait for them."""
    if not _plans_ahead(world) or world.tick < person.baffled:
        return None
    plan = _plan(world, person)
    needed_now = plan is not None and plan.since <= world.tick
    return None if needed_now and person.conversation else plan


def _plans_ahead(world: World) -> bool:
    return world.settings.plan_lead > 1


def _line(world: World, person: Person) -> Facts | None:
    talk = world.conversations[person.conversation]
    if talk.speaker != person.name or world.tick < talk.due - (world.settings.answer_within - 1):
        return None  # where an answer takes a while it is asked for so much earlier
    name = talk.other(person.name)
    other = world.people.get(name)
    return NextLine(
        conversation=talk.id,
        other=name,
        other_doing=other.doing if other else "",
        other_age=other.age if other else 0,
        about=talk.about,
        began=talk.people[0] == person.name,
        lines=tuple(talk.lines),
        must_end=must_end(world, talk),
        other_pronoun=other.pronoun if other else "",
        said_today=_said_since_waking(world, person),
    )


def _said_since_waking(world: World, person: Person) -> tuple[str, ...]:
    """One's own lines of today's ended talks, oldest first."""
    lines: list[str] = []
    for talk in reversed(world.talks):
        if talk.ended < person.woke:
            break
        if person.name in talk.people:
            lines += [line.text for line in reversed(talk.lines) if line.speaker == person.name]
    return tuple(reversed(lines))


def _plan(world: World, person: Person) -> PlanDay | NextActions | None:
    """The day if none is left, the next actions if the near future is about to run out."""
    plan, now = person.plan, world.tick
    since = max(now, plan.actions[-1].end) if plan.actions else now
    if since > now + world.settings.plan_lead:
        return None
    chunk = plan.chunk_at(since)
    if chunk is None:
        return PlanDay(since) if since <= now or _plans_ahead(world) else None
    after = plan.chunk_at(chunk.end)
    hours = tuple(h for h in plan.hours if chunk.start <= h.start and h.end <= chunk.end and h.end > since)
    return NextActions(
        since=since,
        chunk=chunk,
        hours=hours,
        before=plan.actions[-1].what if plan.actions else person.doing,
        after=after.what if after else "",
        refused=person.refused,
        refused_where=person.refused_where,
    )


def _reaction(world: World, person: Person) -> Facts | None:
    """The most urgent news, if it is still fresh; one asks oneself about one thing at a time."""
    while person.news and not person.asleep:
        item = _next_news(person)
        memory = person.stream.rows[item.memory - 1]
        if world.tick - memory.created > _STALE and not item.urgent:
            world.count("not asked: no longer news")
            continue
        react = _react(world, person, item)
        if react is not None:
            return react
        world.count("not asked: nothing to do about it")
    person.news.clear()
    return None


def _alarm(world: World, person: Person) -> React | None:
    """Something that does harm is a reason to break off a talk."""
    burning = [n for n in person.news if n.subject in world.town.things and does_harm(world.state_of(n.subject))]
    person.news = [n for n in person.news if n not in burning]
    return next((react for n in burning if (react := _react(world, person, n)) is not None), None)


def _voice(world: World, person: Person) -> HearVoice | None:
    """An inner voice that one has not made up one's mind about."""
    if person.asleep or not person.voices:
        return None
    voice = person.stream.rows[person.voices.pop(0) - 1]
    chunk = person.plan.chunk_at(world.tick)
    return HearVoice(voice, chunk.what if chunk else "", _free(world, person))


def _free(world: World, person: Person) -> int:
    """When the plan has time for something more: in the first long stretch beside work, meals and sleep."""
    work = person.work.split(":")[0]
    rest = [c for c in person.plan.chunks if c.end - max(c.start, world.tick) >= _LONG_ENOUGH]
    free = [c for c in rest if not means_sleep(c.what) and not means_meal(c.what)]
    own = [c for c in free if not work or c.where != work]
    chosen = next(iter(own or free), None)
    return max(world.tick, chosen.start) if chosen else world.tick


def _next_news(person: Person) -> News:
    first = next((n for n in person.news if n.urgent), person.news[0])
    person.news.remove(first)
    return first


def _react(world: World, person: Person, item: News) -> React | None:
    chunk = person.plan.chunk_at(world.tick)
    other = world.people.get(item.subject)
    if other is None and item.subject not in world.town.things:
        return None  # a visitor who has left
    if other is None:
        state = world.state_of(item.subject)
        if is_seen_to(world, item.subject):
            return None
        return React(item.text, item.subject, False, state, False, chunk.what if chunk else "")
    talk = may_talk(world, person, other)
    asleep_outdoors = other.asleep and world.here(other) != other.home
    if not talk and not asleep_outdoors:
        return None
    return React(item.text, other.name, True, describe_act(world, other), talk, chunk.what if chunk else "")


def _background(world: World, person: Person) -> Facts | None:
    if person.to_digest:
        return _after_talk(world, person)
    if person.summary.made < 0:
        return Describe()
    if person.importance_sum >= world.settings.reflect_at:
        return Reflect()
    if person.asleep:
        return None
    if world.tick - person.summary.made > 4 * world.settings.describe_every:
        return Describe()
    return _rate(world, person)


def _after_talk(world: World, person: Person) -> Facts:
    wanted = person.to_digest[0]
    talk = next(t for t in reversed(world.talks) if t.id == wanted)
    name = talk.other(person.name)
    other = world.people.get(name)
    return AfterTalk(talk.id, name, talk.about, tuple(talk.lines), other.pronoun if other else "")


def _rate(world: World, person: Person) -> Facts | None:
    rows = person.stream.rows[person.rated :]
    if not rows or world.tick - rows[0].created < world.settings.rate_every:
        return None
    memories = tuple(m for m in rows if m.kind in _RATED)
    person.rated = len(person.stream.rows)
    return Rate(memories) if memories else None


def status_words(world: World, person: Person) -> str:
    """Where and what, in one line: for a person's head in a list."""
    return f"{describe_act(world, person)[len(person.name) + 1 :]} ({describe_place(world.here(person))})"
