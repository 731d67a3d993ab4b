"""Applying commands: the only way in which anything outside changes the world."""

from collections.abc import Iterable
from dataclasses import replace

from game.world import commands as c
from game.world.activity import Change, Entry, Promise, cut_in, means_sleep
from game.world.clock import DAY
from game.world.memories import NewMemory
from game.world.people import Person, Summary
from game.world.talking import begin_talk, end_talk, say
from game.world.thoughts import Thought
from game.world.world import World, describe_place

_CHANGES_KEPT = 2 * DAY
"""Ticks for which it is kept what a plan was changed by."""


def apply_all(world: World, commands: Iterable[c.Command]) -> None:
    """Apply commands in a fixed order: the player's first, then answers by person and ordinal."""
    order = {name: place for place, name in enumerate(world.people)}
    players = [command for command in commands if not isinstance(command, c.Answer)]
    answers = [command for command in commands if isinstance(command, c.Answer)]
    for player in players:
        _apply_player(world, player)
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
    if _take(world, person, thought, answer):
        person.stream.touch(answer.recalled, world.tick)
    else:
        world.count("answers that no longer fit")


def _apply_player(world: World, command: c.Command) -> None:
    if isinstance(command, c.SetThingState):
        world.thing_states[command.thing] = command.state
        name = command.thing.rsplit(":", 1)[1]
        world.emit("player", "", f"the {name} at {describe_place(command.thing)} is now {command.state}", command.thing)
    elif isinstance(command, c.WhisperTo):
        person = world.people[command.person]
        world.remember(person, NewMemory("inner voice", command.text, source="inner voice", subjects=(person.name,)))
        world.emit("player", person.name, f"{person.name} hears an inner voice", world.here(person))


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
        case c.StartTalk():
            return begin_talk(world, person, world.people[answer.to], answer.about)
        case c.Say():
            return _say(world, person, answer)
        case c.KeepFromTalk():
            _keep_from_talk(world, person, answer)
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
    person.plan.made, person.plan.chunks, person.plan.hours = world.tick, list(answer.chunks), []
    person.plan.actions = []
    person.plan.changes = [c for c in person.plan.changes if world.tick - c.tick < _CHANGES_KEPT]
    person.promises = [p for p in person.promises if p.start + p.ticks > world.tick]
    for memory in answer.memories:
        world.remember(person, memory)
    first = next((chunk for chunk in answer.chunks if not means_sleep(chunk.what)), None)
    world.emit(
        "plan", person.name, f"{person.name} plans the day" + (f", beginning with {first.what}" if first else "")
    )
    return True


def _set_actions(world: World, person: Person, answer: c.SetActions) -> bool:
    kept = [a for a in person.plan.actions if a.end > world.tick and a.start < answer.actions[0].start]
    if kept and kept[-1].end > answer.actions[0].start:
        return False
    person.plan.actions, person.plan.hours = kept + list(answer.actions), list(answer.hours)
    for memory in answer.memories:
        world.remember(person, memory)
    return True


def _do_instead(world: World, person: Person, answer: c.DoInstead) -> bool:
    """Put an action in now; what it covers is cut away, the rest of the plan stays as it was."""
    new = replace(answer.action, start=world.tick)
    actions = []
    for old in person.plan.actions:
        if old.start < new.start:
            actions.append(replace(old, ticks=min(old.end, new.start) - old.start))
    actions = [a for a in actions if a.ticks > 0] + [new]
    for old in person.plan.actions:
        if old.end > new.end:
            begins = max(old.start, new.end)
            actions.append(replace(old, start=begins, ticks=old.end - begins))
    person.plan.actions = actions
    person.plan.changes.append(Change(world.tick, new.what, answer.because))
    world.emit("change", person.name, f"{person.name} is {new.what}, because {answer.because}", world.here(person))
    return True


def _say(world: World, person: Person, answer: c.Say) -> bool:
    talk = world.conversations.get(answer.conversation)
    if talk is None or talk.speaker != person.name or person.conversation != talk.id:
        return False
    say(world, talk, person, answer.text, answer.done)
    return True


def _keep_from_talk(world: World, person: Person, answer: c.KeepFromTalk) -> None:
    person.to_digest = [i for i in person.to_digest if i != answer.conversation]
    for memory in answer.memories:
        world.remember(person, memory)
    for new in answer.promises:
        written = world.remember(person, new.memory)
        person.promises.append(Promise(new.words, new.start, new.ticks, new.where, new.to, written.ordinal))
        world.emit("plan", person.name, written.text)
        _make_room(world, person, new)
    known = person.ties.get(answer.other)
    last = known.last_talk if known else world.tick
    person.ties[answer.other] = replace(answer.tie, last_talk=last)


def _make_room(world: World, person: Person, new: c.NewPromise) -> None:
    """A promise that falls into the present plan gets its place in it; the rest of the plan stays."""
    plan, start, end = person.plan, max(world.tick + 1, new.start), new.start + new.ticks
    if not plan.chunks or start >= min(end, plan.chunks[-1].end):
        return
    sector = new.where.split(":")[0]
    plan.chunks = cut_in(plan.chunks, Entry(start, end - start, new.doing, sector))
    plan.hours = [hour for hour in plan.hours if hour.end <= start]
    plan.actions = [
        action if action.end <= start else replace(action, ticks=start - action.start)
        for action in plan.actions
        if action.start < start
    ]
    plan.changes.append(Change(world.tick, new.doing, f"it was promised to {new.to}"))
    world.emit("change", person.name, f"{person.name} makes room in the plan for {new.doing}", world.here(person))


def _keep_reflections(world: World, person: Person, answer: c.KeepReflections) -> None:
    person.importance_sum = 0
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
    if thought.lane == "acting":
        person.baffled = world.tick + world.settings.baffled_for
    else:
        person.to_digest = person.to_digest[1:]
        person.importance_sum = 0
