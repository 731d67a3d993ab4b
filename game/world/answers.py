"""Applying commands: the only way in which anything outside changes the world."""

from collections.abc import Iterable
from dataclasses import replace

from game.world import commands as c
from game.world.activity import Change, Entry, Promise, cut_in, means_sleep
from game.world.clock import DAY, HOUR, MINUTE
from game.world.mending import is_at_hand, is_seen_to, with_steps
from game.world.people import Person, Summary
from game.world.playing import play
from game.world.talking import begin_talk, end_talk, say
from game.world.thoughts import Thought
from game.world.world import World

_GETTING_UP, _SHORTEST_NIGHT = 45 * MINUTE, 4 * HOUR
"""Ticks from getting up to being where one is wanted, and of sleep that is kept whatever calls [ours]."""
_CHANGES_KEPT = 2 * DAY
"""Ticks for which it is kept what a plan was changed by."""


def apply_all(world: World, commands: Iterable[c.Command]) -> None:
    """Apply commands in a fixed order: the player's first, then answers by person and ordinal."""
    order = {name: place for place, name in enumerate(world.people)}
    players = [command for command in commands if not isinstance(command, c.Answer)]
    answers = [command for command in commands if isinstance(command, c.Answer)]
    for player in players:
        play(world, player)
    for answer in sorted(answers, key=lambda a: (order.get(a.person, -1), a.thought)):
        apply_answer(world, answer)


def apply_answer(world: World, answer: c.Answer) -> None:
    """Apply the answer to a thought in flight; one that no thought waits for is dropped and counted."""
    thought = next((t for t in world.in_flight.values() if t.id == answer.thought), None)
    if thought is None:
        world.count("dropped answers")
        return
    del world.in_flight[thought.person, thought.lane]
    person = world.people[thought.person]
    if not (person.played and thought.lane == "acting") and _take(world, person, thought, answer):
        person.stream.touch(answer.recalled, world.tick)
    else:
        world.count("answers that no longer fit")


def _take(world: World, person: Person, thought: Thought, answer: c.Answer) -> bool:
    """Make of an answer what it says; False if it does not fit the world any more."""
    match answer:
        case c.SetDay():
            return _set_day(world, person, answer)
        case c.SetActions():
            return _set_actions(world, person, answer)
        case c.GoOn():
            world.count("asked: went on")
        case c.DoInstead():
            return _do_instead(world, person, answer)
        case c.Heed():
            _heed(world, person, answer)
        case c.StartTalk():
            other = world.people.get(answer.to)
            return other is not None and begin_talk(world, person, other, answer.about)
        case c.Say():
            return _say(world, person, answer)
        case c.KeepFromTalk():
            return _keep_from_talk(world, person, answer)
        case c.KeepReflections():
            _keep_reflections(world, person, answer)
        case c.SetSummary():
            person.summary = Summary(answer.text, world.tick)
        case c.SetRatings():
            person.stream.rated.update(answer.ratings)
        case c.Failed():
            _failed(world, person, thought, answer)
    return True


def _set_day(world: World, person: Person, answer: c.SetDay) -> bool:
    plan, first = person.plan, answer.chunks[0].start
    before = [chunk for chunk in plan.chunks if world.tick < chunk.end <= first]
    plan.made, plan.chunks, plan.hours = world.tick, before + list(answer.chunks), []
    plan.actions = [action for action in plan.actions if world.tick < action.end <= first]
    person.plan.changes = [c for c in person.plan.changes if world.tick - c.tick < _CHANGES_KEPT]
    person.promises = [p for p in person.promises if p.start + p.ticks > world.tick]
    for memory in answer.memories:
        world.remember(person, memory)
    begin = next((chunk for chunk in answer.chunks if not means_sleep(chunk.what)), None)
    world.emit(
        "plan", person.name, f"{person.name} plans the day" + (f", beginning with {begin.what}" if begin else "")
    )
    return True


def _set_actions(world: World, person: Person, answer: c.SetActions) -> bool:
    kept = [a for a in person.plan.actions if a.end > world.tick and a.start < answer.actions[0].start]
    free = kept[-1].end if kept else world.tick
    if answer.actions[0].start > free or (kept and answer.actions[0].start < free):
        return False  # what was done next has changed meanwhile
    person.plan.actions, person.plan.hours = kept + list(answer.actions), list(answer.hours)
    for memory in answer.memories:
        world.remember(person, memory)
    return True


def _do_instead(world: World, person: Person, answer: c.DoInstead) -> bool:
    """Put an action in now; what it covers is cut away, the rest of the plan stays as it was."""
    if answer.thing and (is_seen_to(world, answer.thing, person) or is_at_hand(world, answer.thing, person)):
        return False
    person.plan.actions = with_steps(world, person, answer)
    if person.conversation:
        end_talk(world, world.conversations[person.conversation])
    first, what = answer.fetch or answer.action, answer.action.what
    person.plan.changes.append(Change(world.tick, what, answer.because))
    world.emit("change", person.name, f"{person.name} is {first.what}, because {answer.because}", world.here(person))
    return True


def _heed(world: World, person: Person, answer: c.Heed) -> None:
    """Remember what one made of an inner voice, and make room for it in the plan if it is followed."""
    memory = world.remember(person, answer.memory)
    world.emit("plan", person.name, memory.text, world.here(person))
    if answer.entry is not None:
        _put_in(world, person, answer.entry, "an inner voice asked for it")


def _say(world: World, person: Person, answer: c.Say) -> bool:
    talk = world.conversations.get(answer.conversation)
    if talk is None or talk.speaker != person.name or person.conversation != talk.id:
        return False
    say(world, talk, person, answer.text, answer.done)
    return True


def _keep_from_talk(world: World, person: Person, answer: c.KeepFromTalk) -> bool:
    if answer.conversation not in person.to_digest:
        return False  # meanwhile those two have never met
    person.to_digest = [i for i in person.to_digest if i != answer.conversation]
    for memory in answer.memories:
        world.remember(person, memory)
    for new in answer.promises:
        written = world.remember(person, new.memory)
        person.promises.append(Promise(new.words, new.start, new.ticks, new.where, new.to, written.ordinal))
        world.emit("plan", person.name, written.text)
        _learn_the_way(world, person, new.where)
        _make_room(world, person, new)
    if answer.other in world.people or answer.other in world.away:
        known = person.ties.get(answer.other)
        last = known.last_talk if known else world.tick
        person.ties[answer.other] = replace(answer.tie, last_talk=last)
    return True


def _learn_the_way(world: World, person: Person, where: str) -> None:
    """Who promises to come to a public place that they never were in has been told where it is."""
    sector = where.split(":")[0].lower().removeprefix("the ")
    rooms = (room for room in world.town.rooms.values() if room.sector.lower().removeprefix("the ") == sector)
    person.known += [room.address for room in rooms if room.public and room.address not in person.known]


def _make_room(world: World, person: Person, new: c.NewPromise) -> None:
    """A promise that falls into the present plan gets its place in it; for one of the early morning one gets up."""
    _rise_for(person, new.start)
    entry = Entry(new.start, new.ticks, new.doing, new.where.split(":")[0])
    _put_in(world, person, entry, f"it was promised to {new.to}")


def _rise_for(person: Person, start: int) -> None:
    """A night that would last beyond a promise, or until just before it, ends in time for it."""
    chunks = person.plan.chunks
    if not chunks or not means_sleep(chunks[-1].what):
        return
    night, up = chunks[-1], start - _GETTING_UP
    if night.start + _SHORTEST_NIGHT <= up < night.end:
        chunks[-1] = replace(night, ticks=up - night.start)


def _put_in(world: World, person: Person, new: Entry, because: str) -> None:
    """An entry that falls into the present plan gets its place in it; the rest of the plan stays."""
    plan, start = person.plan, max(world.tick + 1, new.start)
    if not plan.chunks or start >= min(new.end, plan.chunks[-1].end):
        return
    plan.chunks = cut_in(plan.chunks, replace(new, start=start, ticks=new.end - start))
    plan.hours = [hour for hour in plan.hours if hour.end <= start]
    plan.actions = [
        action if action.end <= start else replace(action, ticks=start - action.start)
        for action in plan.actions
        if action.start < start
    ]
    plan.changes.append(Change(world.tick, new.what, because))
    world.emit("change", person.name, f"{person.name} makes room in the plan for {new.what}", world.here(person))


def _keep_reflections(world: World, person: Person, answer: c.KeepReflections) -> None:
    person.importance_sum = 0
    person.stream.confidence.update(answer.doubts)
    for insight in answer.insights:
        memory = world.remember(person, insight)
        world.emit("reflection", person.name, memory.text)
        world.count("insights")
    world.count("sittings")


def _failed(world: World, person: Person, thought: Thought, answer: c.Failed) -> None:
    """Say why, and let go of what was waited for, so that nobody hangs."""
    world.emit("late", person.name, f"{person.name} found no answer: {answer.reason}")
    if person.conversation and thought.lane == "acting":
        end_talk(world, world.conversations[person.conversation])
    if thought.lane != "background":
        person.baffled = world.tick + world.settings.baffled_for
    else:
        person.to_digest = person.to_digest[1:]
        person.importance_sum = 0
