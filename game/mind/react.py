"""Reacting to what was seen: go on, do something else, or speak (paper, section 4.3.1)."""

from game.mind.between import became, between, deeds, news
from game.mind.ground import place_one, state_for, states_of
from game.mind.heed import spoken_voices, without_voices
from game.mind.questions import Chunk, DecideReaction, Mind, Reaction, Timed
from game.mind.recall import Recall
from game.mind.statements import merged, ordinals, statements
from game.world.activity import AS_USUAL, Action
from game.world.clock import MINUTE
from game.world.commands import Answer, DoInstead, GoOn, StartTalk
from game.world.perception import does_harm
from game.world.thoughts import Card, KnownRoom, React, Thought

_LONGEST = 30
"""Minutes that a reaction takes at the most before the plan goes on [ours]."""
_FETCHING = 3
"""Minutes that it takes to find what is needed, beside the way there and back [ours]."""
_CLOSETS = ("closet", "cupboard", "shed", "toolbox", "shelf")
_SHELVES = ("counter", "product shelf", "shelf", "shelves")
"""Things in which something is kept, at home and in a shop."""


def react(thought: Thought, facts: React, mind: Mind, recall: Recall) -> Answer:
    """The two retrievals of the paper, then the decision."""
    name = facts.subject if facts.subject_is_person else facts.subject.rsplit(":", 1)[1]
    acts, asked = recall.settings.acts, f"What is {thought.person}'s relationship with {name}?"
    relation = recall.recall(thought.person, thought.stream, asked, thought.tick, acts.react_relation)
    doing = recall.recall(thought.person, thought.stream, facts.observation, thought.tick, acts.react_act)
    known = merged(relation, doing)
    if facts.subject_is_person and facts.may_talk:
        known = merged(known, between(recall, thought, facts.subject), news(recall, thought), deeds(recall, thought))
    voices = spoken_voices(thought) if facts.subject_is_person else ()
    reaction = mind.answer(
        DecideReaction(
            thought.card,
            facts.observation,
            facts.subject,
            facts.subject_is_person,
            facts.subject_doing,
            facts.may_talk,
            facts.chunk,
            (*without_voices(statements(known, thought.start)), *became(thought, known), *voices),
        )
    )
    return _command(thought, facts, mind, reaction, ordinals(known))


def _command(thought: Thought, facts: React, mind: Mind, reaction: Reaction, recalled: tuple[int, ...]) -> Answer:
    if reaction.kind == "talk" and facts.subject_is_person and facts.may_talk:
        return StartTalk(
            thought=thought.id,
            person=thought.person,
            recalled=recalled,
            to=facts.subject,
            about=reaction.what,
            because=reaction.because,
        )
    if reaction.kind == "do" and reaction.what:
        return DoInstead(
            thought=thought.id,
            person=thought.person,
            recalled=recalled,
            action=_action(thought, facts, mind, reaction),
            because=reaction.because or facts.observation,
            thing="" if facts.subject_is_person else facts.subject,
            fetch=_fetch(thought, reaction) if reaction.fetch else None,
        )
    return GoOn(thought=thought.id, person=thought.person, recalled=recalled, because=reaction.because)


def _action(thought: Thought, facts: React, mind: Mind, reaction: Reaction) -> Action:
    """The act, at the thing itself if it is about a thing, else wherever it is done."""
    minutes, card, what = min(_LONGEST, max(1, reaction.minutes)), thought.card, reaction.what
    if not facts.subject_is_person:
        where, states = facts.subject, states_of(card, facts.subject)
        usual = next(iter(states), AS_USUAL)
        said = "" if reaction.mends else state_for(mind.answer, card, what, where, facts.subject_doing)
        state = usual if reaction.mends or (not said and does_harm(facts.subject_doing)) else said
    else:
        chunk = Chunk(card.now, minutes, what, "")
        placed = place_one(mind.answer, mind.answer, card, Timed(card.now, what), chunk)
        where, state = placed.where, placed.state
    return Action(thought.tick, minutes * MINUTE, what, reaction.emoji, where, state)


def _fetch(thought: Thought, reaction: Reaction) -> Action | None:
    """Going for what is needed, to the nearest place where one would look for it; None if one knows of none."""
    where = _kept_at(thought.card, reaction.fetch)
    if not where:
        return None
    words = f"fetching {reaction.fetch} from the {where.rsplit(':', 1)[1]}"
    return Action(thought.tick, _FETCHING * MINUTE, words, "🧰", where)


def _kept_at(card: Card, wanted: str) -> str:
    """A closet at home for somebody who is there; else a shop for it that is open, else the closet at home."""
    home = card.home.split(":")[0]
    open_now = [r for r in card.known if r.public and (r.hours is None or r.hours.hold(card.now))]
    shops = [f"{r.address}:{name}" for r in open_now for name, use, _ in r.things if wanted in use and name in _SHELVES]
    rooms = sorted((r for r in card.known if r.sector == home), key=lambda r: r.address != card.home)
    own = [f"{r.address}:{name}" for r in rooms if _is_own(card, r) for name, _, _ in r.things if name in _CLOSETS]
    at_home = card.here.startswith(f"{home}:")
    return next(iter([*own, *shops] if at_home else [*shops, *own]), "")


def _is_own(card: Card, room: KnownRoom) -> bool:
    return room.address == card.home or not room.owners or card.name in room.owners
