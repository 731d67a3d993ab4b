"""The near future in actions of 5 to 15 minutes, just in time (paper, section 4.3 and appendix A)."""

from game.mind.ground import place_hour, rooms_for
from game.mind.questions import Chunk, Mind, Part, Placed, SplitIntoActions, SplitIntoHours, Timed
from game.mind.recall import Recall
from game.mind.statements import ordinals, statements
from game.world.activity import Action, Entry
from game.world.clock import MINUTE, Clock
from game.world.commands import SetActions
from game.world.thoughts import KnownRoom, NextActions, Thought

_ONE_HOUR = 50 * MINUTE
"""What is left of a chunk is an hour by itself up to this length, and is not asked about [ours]."""


def next_actions(thought: Thought, facts: NextActions, mind: Mind, recall: Recall) -> SetActions:
    """What to do from the given tick to the end of the hour that holds it."""
    count = recall.settings.acts.plan_actions
    recalled = recall.recall(thought.person, thought.stream, facts.chunk.what, thought.tick, count)
    told = statements(recalled, thought.start)
    whole = _chunk(thought, facts.chunk)
    hours = facts.hours
    if not hours or hours[0].start > facts.since:
        rest = Entry(facts.since, facts.chunk.end - facts.since, facts.chunk.what, facts.chunk.where)
        split = SplitIntoHours(thought.card, _chunk(thought, rest), facts.before, facts.after, told)
        hours = _hours(facts, rest, mind.answer(split)) if rest.ticks > _ONE_HOUR else (rest,)
    hour = next(h for h in hours if h.start <= facts.since < h.end)
    hour = Entry(facts.since, hour.end - facts.since, hour.what, hour.where)
    question = SplitIntoActions(
        thought.card,
        _chunk(thought, hour),
        whole,
        facts.before,
        facts.after,
        facts.refused,
        told,
        _rooms(thought, hour, whole, facts.refused_where),
    )
    actions = _actions(thought, facts, mind, hour, whole, mind.answer(question))
    return SetActions(
        thought=thought.id, person=thought.person, recalled=ordinals(recalled), hours=hours, actions=actions
    )


def fill(parts: tuple[Part, ...], ticks: int) -> list[tuple[Part, int]]:
    """Parts with their ticks, cut or stretched so that they fill a stretch exactly; each at least a minute."""
    filled: list[tuple[Part, int]] = []
    left = ticks
    for part in parts:
        length = min(left, max(MINUTE, part.minutes * MINUTE))
        if length > 0:
            filled.append((part, length))
            left -= length
    if not filled:
        raise ValueError("a stretch of the plan was answered with no parts")
    if left > 0:
        part, length = filled[-1]
        filled[-1] = (part, length + left)
    return filled


def _hours(facts: NextActions, rest: Entry, parts: tuple[Part, ...]) -> tuple[Entry, ...]:
    entries, start = [], rest.start
    for part, ticks in fill(parts, rest.ticks):
        entries.append(Entry(start, ticks, part.what, facts.chunk.where))
        start += ticks
    return tuple(entries)


def _actions(
    thought: Thought, facts: NextActions, mind: Mind, hour: Entry, whole: Chunk, parts: tuple[Part, ...]
) -> tuple[Action, ...]:
    """The parts of an hour, each with its place, its thing and the state it gives the thing."""
    clock, start = Clock(thought.start), hour.start
    timed, filled = [], fill(parts, hour.ticks)
    for part, ticks in filled:
        timed.append(Timed(clock.at(start), part.what))
        start += ticks
    meant = [Placed(part.where, part.state) for part, _ in filled]
    placed = place_hour(mind, thought.card, timed, whole, facts.refused_where, meant)
    actions, start = [], hour.start
    for (part, ticks), place in zip(filled, placed, strict=True):
        actions.append(Action(start, ticks, part.what, part.emoji, place.where, place.state))
        start += ticks
    return tuple(actions)


def _rooms(thought: Thought, hour: Entry, whole: Chunk, refused: str) -> tuple[KnownRoom, ...]:
    clock = Clock(thought.start)
    return rooms_for(thought.card, [clock.at(hour.start), clock.at(hour.end)], whole, refused)


def _chunk(thought: Thought, entry: Entry) -> Chunk:
    """An entry as a question carries it, rounded up to whole minutes."""
    start = Clock(thought.start).at(entry.start)
    return Chunk(start.replace(second=0), -(-entry.ticks // MINUTE), entry.what, entry.where)
