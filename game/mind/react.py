"""Reacting to what was seen: go on, do something else, or speak (paper, section 4.3.1)."""

from game.mind.between import between, deeds, news
from game.mind.ground import place_one, state_for, states_of
from game.mind.questions import Chunk, DecideReaction, Mind, Reaction, Timed
from game.mind.recall import Recall
from game.mind.statements import merged, ordinals, statements
from game.world.activity import Action
from game.world.clock import MINUTE
from game.world.commands import Answer, DoInstead, GoOn, StartTalk
from game.world.thoughts import React, Thought

_LONGEST = 30
"""Minutes that a reaction takes at the most before the plan goes on [ours]."""


def react(thought: Thought, facts: React, mind: Mind, recall: Recall) -> Answer:
    """The two retrievals of the paper, then the decision."""
    name = facts.subject if facts.subject_is_person else facts.subject.rsplit(":", 1)[1]
    relation = recall.recall(
        thought.person, thought.stream, f"What is {thought.person}'s relationship with {name}?", thought.tick, count=8
    )
    doing = recall.recall(thought.person, thought.stream, facts.observation, thought.tick, count=6)
    known = merged(relation, doing)
    if facts.subject_is_person and facts.may_talk:
        known = merged(known, between(recall, thought, facts.subject), news(recall, thought), deeds(recall, thought))
    reaction = mind.answer(
        DecideReaction(
            thought.card,
            facts.observation,
            facts.subject,
            facts.subject_is_person,
            facts.subject_doing,
            facts.may_talk,
            facts.chunk,
            statements(known, thought.start),
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
        action = _action(thought, facts, mind, reaction)
        return DoInstead(
            thought=thought.id,
            person=thought.person,
            recalled=recalled,
            action=action,
            because=reaction.because or facts.observation,
        )
    return GoOn(thought=thought.id, person=thought.person, recalled=recalled, because=reaction.because)


def _action(thought: Thought, facts: React, mind: Mind, reaction: Reaction) -> Action:
    """The act, at the thing itself if it is about a thing, else wherever it is done."""
    minutes, card, what = min(_LONGEST, max(1, reaction.minutes)), thought.card, reaction.what
    if not facts.subject_is_person:
        where, states = facts.subject, states_of(card, facts.subject)
        state = state_for(mind.answer, card, what, where, facts.subject_doing) or next(iter(states), "")
    else:
        chunk = Chunk(card.now, minutes, what, "")
        placed = place_one(mind.answer, mind.answer, card, Timed(card.now, what), chunk)
        where, state = placed.where, placed.state
    return Action(thought.tick, minutes * MINUTE, what, reaction.emoji, where, state)
