"""Talking, one line at a time and each from the speaker's own view (paper, section 4.3.2)."""

from game.mind.between import became, beside, between, deeds, news, sights
from game.mind.ground import find_place
from game.mind.heed import spoken_voices, without_voices
from game.mind.questions import Digest, DigestTalk, Mind, Promised, SaidLine, SpeakLine
from game.mind.recall import Recall
from game.mind.statements import merged, ordinals, statements
from game.mind.strangers import called, known_of, plain, residents, spoken
from game.world.clock import MINUTE, Clock, time_words
from game.world.commands import KeepFromTalk, NewPromise, Say
from game.world.conversations import Line
from game.world.memories import NewMemory
from game.world.people import Tie
from game.world.thoughts import AfterTalk, NextLine, Thought


def speak(thought: Thought, facts: NextLine, mind: Mind, recall: Recall) -> Say:
    """The next line, from what comes to mind about the other, the topic, the last line, and one's own news."""
    acts = recall.settings.acts
    queries = [
        (f"What is {thought.person}'s relationship with {facts.other}?", acts.talk_relation),
        (facts.lines[-1].text if facts.lines else facts.about, acts.talk_last_line),
        (f"{facts.about} {facts.other}", acts.talk_topic),
    ]
    groups = [
        recall.recall(thought.person, thought.stream, query, thought.tick, count=count)
        for query, count in queries
        if query
    ]
    before = between(recall, thought, facts.other)
    of_late = (news(recall, thought), deeds(recall, thought), sights(recall, thought, facts.other))
    known = merged(before, *groups, *of_late)
    line = mind.answer(
        SpeakLine(
            thought.card,
            called(facts.other),
            facts.other_age,
            facts.other_doing,
            facts.about,
            facts.began,
            said(facts.lines),
            facts.must_end,
            (
                *without_voices(known_of(statements(known, thought.start), facts.other)),
                *became(thought, known),
                *beside(thought, known, facts.other),
                *spoken_voices(thought),
            ),
            facts.other_pronoun,
            facts.said_today,
        )
    )
    return Say(
        thought=thought.id,
        person=thought.person,
        recalled=ordinals(known),
        conversation=facts.conversation,
        text=spoken(line.text, facts.other),
        done=line.done or facts.must_end,
    )


def after_talk(thought: Thought, facts: AfterTalk, mind: Mind, recall: Recall) -> KeepFromTalk:
    """What was learned and from whom, what was promised, and how one feels about the other now."""
    query = f"What does {thought.person} know about {facts.other}? {facts.about}"
    count = recall.settings.acts.talk_digest
    known = recall.recall(thought.person, thought.stream, query, thought.tick, count)
    digest = mind.answer(
        DigestTalk(
            thought.card,
            called(facts.other),
            facts.about,
            said(facts.lines),
            known_of(statements(known, thought.start), facts.other),
            facts.other_pronoun,
        )
    )
    return KeepFromTalk(
        thought=thought.id,
        person=thought.person,
        recalled=ordinals(known),
        conversation=facts.conversation,
        other=facts.other,
        memories=_memories(thought, facts, digest),
        promises=tuple(_promise(thought, facts.other, promised) for promised in digest.promised),
        tie=Tie(max(-10, min(10, digest.closeness)), plain(digest.feeling, facts.other), thought.tick, facts.about),
    )


def said(lines: tuple[Line, ...]) -> tuple[SaidLine, ...]:
    """The lines of a talk as a question carries them."""
    return tuple(SaidLine(called(line.speaker), line.text) for line in lines)


def _memories(thought: Thought, facts: AfterTalk, digest: Digest) -> tuple[NewMemory, ...]:
    """One memory of the talk itself, one of what one told oneself, and one for each thing the other told."""
    place = thought.card.here
    both = residents((thought.person, facts.other), facts.other)
    talk = NewMemory("dialogue", plain(digest.summary, facts.other), source="did", subjects=both, place=place)
    told = tuple(
        NewMemory(
            "dialogue",
            plain(learned.text, facts.other),
            importance=learned.importance,
            source=f"was told by {facts.other}",
            subjects=residents(learned.subjects or (facts.other,), facts.other),
            place=place,
        )
        for learned in digest.learned
    )
    return (talk, *_own_words(thought, facts, digest), *told)


def _own_words(thought: Thought, facts: AfterTalk, digest: Digest) -> tuple[NewMemory, ...]:
    """What one said oneself, in one sentence of little weight: enough not to say it again."""
    if not digest.told:
        return ()
    text = f"{thought.person} told {facts.other} that " + "; that ".join(
        plain(told, facts.other) for told in digest.told
    )
    both = residents((thought.person, facts.other), facts.other)
    return (NewMemory("dialogue", text, importance=1, source="did", subjects=both, place=thought.card.here),)


def _promise(thought: Thought, other: str, promised: Promised) -> NewPromise:
    clock, both = Clock(thought.start), residents((thought.person, other), other)
    start, ticks = clock.tick_of(promised.start), max(1, promised.minutes) * MINUTE
    where = find_place(thought.card, promised.where) if promised.where else ""
    at = f" at {promised.where}" if promised.where and promised.where.lower() not in promised.words.lower() else ""
    begins, ends = promised.start, clock.at(start + ticks)
    day = f"{begins.day} {begins:%B}"
    text = (
        f"{thought.person} promised {other} to {promised.words}{at} on {day} "
        f"from {time_words(begins)} to {time_words(ends)}"
    )
    memory = NewMemory(
        "dialogue", plain(text, other), importance=7, source="did", subjects=both, place=thought.card.here
    )
    doing = promised.doing or f"keeping the promise to {promised.words}"
    return NewPromise(plain(promised.words, other), plain(doing, other), start, ticks, where, other, memory)
