"""Making up one's mind about an inner voice: it is followed where it fits the person (paper, section 3)."""

import re
from collections.abc import Iterable
from dataclasses import replace

from game.mind.questions import DecideReaction, Mind, Reaction, Statement
from game.mind.recall import Recall
from game.mind.statements import ordinals, statement, statements
from game.mind.strange import is_strange
from game.world.activity import Entry
from game.world.clock import DAY, HOUR, MINUTE, Clock, time_words
from game.world.commands import Heed
from game.world.memories import Memory, NewMemory
from game.world.thoughts import HearVoice, Thought

INNER_VOICE = "inner voice"
"""The subject of the question."""
NO_ORDER = "there is nothing in it to be done"
"""Why a voice that only tells something is not followed."""
_LEAST, _MOST, _USUAL = 15, 12 * 60, 45
"""Minutes in the plan for what a voice asks for."""
_TO_THE = 5 * MINUTE
_KEPT = 3 * DAY
"""Ticks for which one speaks of what a voice said."""
_NO_ORDER = re.compile(
    r"(?:you|i|he|she|it|we|they|there|this|that|these|those|the|an?|my|your|his|her|our|their|every\w*|some\w*|no|"
    r"nobody|who|what|when|where|why|how|is|are|do you|don't|do not|never|if|please)\b",
    re.I,
)
"""How words begin that are no bare order."""
_NOW = re.compile(
    r",?\s*\b(?:right (?:now|away)|straight away|at once|immediately|this (?:very )?(?:minute|moment|instant)|"
    r"(?<!by )(?<!for )(?<!till )(?<!until )(?<!from )now(?! and then| on\b| that\b))\b",
    re.I,
)
"""Words that leave no time to wait for a free stretch of the plan."""


def heed(thought: Thought, facts: HearVoice, mind: Mind, recall: Recall) -> Heed:
    """Weigh what the voice says against who one is; to follow it is a change of plan."""
    count = recall.settings.acts.voice_recalled
    known = recall.recall(thought.person, thought.stream, facts.voice.text, thought.tick, count)
    told = (_spoken(facts.voice, thought), *statements(known, thought.start))
    reaction = _decided(thought, facts, mind, told)
    entry = _entry(thought, facts, reaction) if reaction.kind == "do" and reaction.what else None
    text = _followed(thought, entry) if entry else _refused(thought, facts.voice, reaction.because)
    memory = NewMemory(
        "plan", text, 6 if entry else 4, INNER_VOICE if entry else "concluded", (facts.voice.ordinal,),
        (thought.person,), thought.card.here,
    )  # fmt: skip
    return Heed(thought=thought.id, person=thought.person, recalled=ordinals(known), memory=memory, entry=entry)


def _decided(thought: Thought, facts: HearVoice, mind: Mind, told: tuple[Statement, ...]) -> Reaction:
    """What to do; words that are no thought of anybody's are not weighed at all."""
    if is_strange(facts.voice.text):
        return Reaction("go on")
    heard = f'an inner voice that says: "{facts.voice.text}"'
    return mind.answer(DecideReaction(thought.card, heard, INNER_VOICE, False, "", False, facts.chunk, told))


def spoken_voices(thought: Thought) -> tuple[Statement, ...]:
    """Inner voices of the last days that were followed, the latest first, as what one means to do oneself."""
    rows = [m for m in thought.stream.since(max(0, thought.tick - _KEPT)) if m.kind in ("plan", "inner voice")]
    followed = {n for m in rows if m.kind == "plan" and m.source == INNER_VOICE for n in m.evidence}
    return tuple(_spoken(m, thought) for m in reversed(rows) if m.ordinal in followed and m.kind == "inner voice")


def without_voices(told: Iterable[Statement]) -> tuple[Statement, ...]:
    """Statements without inner voices: only those that were followed are spoken of (`spoken_voices`)."""
    return tuple(s for s in told if s.kind != "inner voice")


def planned_voices(thought: Thought) -> tuple[Statement, ...]:
    """Inner voices of earlier days that were put off to this one."""
    today = f"on {thought.card.now.day} {thought.card.now:%B} at"
    rows = [m for m in thought.stream.since(max(0, thought.tick - _KEPT)) if m.kind in ("plan", "inner voice")]
    due = {n for m in rows if m.source == INNER_VOICE and m.kind == "plan" and today in m.text for n in m.evidence}
    earlier = thought.tick - HOUR
    return tuple(_spoken(m, thought) for m in rows if m.ordinal in due and m.created < earlier)


def _spoken(voice: Memory, thought: Thought) -> Statement:
    """A bare order as what one should do: `run in the park` becomes `You should run in the park`."""
    words, said = voice.text, statement(voice, thought.start)
    if _NO_ORDER.match(words) or any(words.startswith(name.split(" ")[0]) for name, _ in thought.card.ties):
        return said
    return replace(said, text=f"You should {words[:1].lower()}{words[1:]}")


def _entry(thought: Thought, facts: HearVoice, reaction: Reaction) -> Entry:
    wanted = Clock(thought.start).tick_of(reaction.start) if reaction.start else facts.free
    what = _NOW.sub("", reaction.what).strip(" ,")
    if reaction.start is None and _NOW.search(facts.voice.text):
        wanted = thought.tick
    start = -(-max(wanted, thought.tick) // _TO_THE) * _TO_THE
    minutes = max(_LEAST, min(_MOST, reaction.minutes or _USUAL))
    return Entry(start, minutes * MINUTE, what or reaction.what)


def _followed(thought: Thought, entry: Entry) -> str:
    begins = Clock(thought.start).at(entry.start)
    when = f"on {begins.day} {begins:%B} at {time_words(begins)}"
    return f"{thought.person} means to spend time {entry.what}, {when}, because an inner voice said so"


def _refused(thought: Thought, voice: Memory, because: str) -> str:
    if is_strange(voice.text):
        return f"{thought.person} had a strange thought that made no sense, and let it pass"
    if because == NO_ORDER:
        return f'{thought.person} keeps in mind what an inner voice said: "{voice.text}"'
    reason = f", because {because}" if because else ""
    return f'{thought.person} does not follow the inner voice that said "{voice.text}"{reason}'
