"""One thought in full: what came of it, and each question with its answer, the memories that it rested on with their
bars, and the prompt to the letter where a model was asked."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame

from game.view import look, strings
from game.view.entry import CLIPBOARD
from game.view.panels.marks import Score
from game.view.panels.memory_rows import Teller, draw_memory
from game.view.panels.outcome import lines_of, weighed
from game.view.panels.rows import NOTE, PLAIN, STRONG, Block, Blocks, Maker
from game.view.seen import Asked, Call, Considered, Trace
from game.view.text import Style
from game.view.words import LONGEST, first_capital, when
from game.world.memories import Memory

Prompts = set[tuple[int, int]]
"""Question and call, from 0."""
_ANSWER: Style = (look.BODY, False, look.MAROON)
_PROMPT: Style = (look.SMALL, False, look.PLUM)
_PIECE = LONGEST - 100
"""Characters of a prompt's line that are drawn in one block."""


@dataclass(frozen=True, slots=True)
class Thinker:
    """What it takes to tell a thought."""

    teller: Teller
    prompts: Prompts
    """Those that are unfolded; changed by a click."""
    renew: Callable[[], None]
    about: str = ""
    """What was asked about: its line stands out."""

    @property
    def make(self) -> Maker:
        """Makes the rows."""
        return self.teller.make


def thought_rows(trace: Trace, thinker: Thinker) -> Blocks:
    """The blocks of a thought."""
    make, clock = thinker.make, thinker.teller.clock
    emoji, title = strings.THOUGHTS.get(trace.kind, ("💭", trace.kind))
    blocks = [make.space(4), make.text(when(clock.at(trace.tick), clock.now), NOTE, gap=0)]
    blocks.append(make.text(title, STRONG, indent=26, emoji=emoji, gap=6))
    came = lines_of(trace.command, clock) or [strings.NO_WORDS]
    blocks += [make.heading(strings.MADE_OF_IT), *_told(came, thinker, PLAIN)]
    for number, asked in enumerate(trace.questions):
        blocks += _question(number, len(trace.questions), asked, came, thinker)
    return Blocks([*blocks, make.space(10)])


def _told(lines: list[str], thinker: Thinker, style: Style) -> list[Block]:
    """Lines, those that were asked about in bold."""
    about = thinker.about.casefold()
    meant = [len(lines) > 1 and bool(about) and _core(line) in about for line in lines]
    bold = (style[0], True, style[2])
    return [thinker.make.text(line, bold if own else style, gap=3) for line, own in zip(lines, meant, strict=True)]


def _core(line: str) -> str:
    """A line without its time, its emoji and its place: `5:00 pm, 1 h: baking (home)` is about `baking`."""
    words = re.sub(r"^.*?\d (?:min|h): ", "", line.split(" (")[0]).casefold()
    return re.sub(r"^\W+", "", words)


def _question(number: int, count: int, asked: Asked, came: list[str], thinker: Thinker) -> list[Block]:
    """A question, its answer unless that is all that came of it, its prompts, its memories."""
    make = thinker.make
    by = strings.BY_RULES if asked.by == "rules" else asked.by
    blocks = [make.heading(strings.WHY_QUESTION.format(number=number + 1, count=count))]
    blocks.append(make.text(strings.QUESTIONS.get(asked.kind, asked.kind), STRONG, gap=2))
    answer = _answer(asked, thinker) or [strings.NO_WORDS]
    said = [make.text(strings.ANSWER_SAME, _ANSWER, gap=3)] if answer == came else _told(answer, thinker, _ANSWER)
    blocks += [make.text(strings.ANSWERED_BY_WHOM.format(by), NOTE, gap=2), *said]
    for n, call in enumerate(asked.calls):
        blocks += _call((number, n), call, thinker)
    memories = sorted(asked.memories, key=lambda m: -sum(_parts(m) or (-1.0,)))
    words = strings.MEMORIES_COUNT[len(memories) != 1].format(len(memories))
    rested = strings.RESTED_ON.format(words) if memories else strings.RESTED_ON_NOTHING
    return [*blocks, make.space(4), make.text(rested, NOTE, gap=2), *(_memory(m, thinker) for m in memories)]


def _answer(asked: Asked, thinker: Thinker) -> list[str]:
    """An answer in lines; weights are bare numbers, one for each memory."""
    numbers = asked.answer.split("; ")
    if asked.kind == "RateMemories" and all(number.isdecimal() for number in numbers):
        return [first_capital(line) for line in weighed([int(number) for number in numbers])]
    return lines_of(asked.answer, thinker.teller.clock)


def _parts(considered: Considered) -> tuple[float, float, float] | None:
    parts = considered.recency, considered.importance, considered.relevance
    return None if None in parts else parts  # type: ignore[return-value]


def _memory(considered: Considered, thinker: Thinker) -> Block:
    """A memory with its bars; with a word where it was not recalled, but only looked at."""
    teller, rows = thinker.teller, thinker.teller.stream.rows
    if not 0 < considered.ordinal <= len(rows):
        return thinker.make.text(strings.MEMORY_GONE, NOTE)
    memory, parts = rows[considered.ordinal - 1], _parts(considered)
    score = Score(*parts) if parts else None
    key = ("memory", memory.ordinal, score, teller.clock.now.date())
    return Block(key, partial(_draw_memory, memory, teller, score))


def _draw_memory(memory: Memory, teller: Teller, score: Score | None, width: int) -> pygame.Surface:
    return draw_memory(memory, teller, width, score, "" if score else strings.NOT_RECALLED)


def _call(key: tuple[int, int], call: Call, thinker: Thinker) -> list[Block]:
    """The link to a prompt, and all of it once it is unfolded."""
    make, is_open = thinker.make, key in thinker.prompts

    def turn() -> None:
        thinker.prompts.symmetric_difference_update({key})
        thinker.renew()

    money = strings.PROMPT_MONEY.format(call.money) if call.money is not None else ""
    cost = strings.PROMPT_COST.format(
        provider=call.provider, tokens_in=call.tokens_in, tokens_out=call.tokens_out, seconds=call.seconds,
        money=money, outcome=call.outcome,
    )  # fmt: skip
    blocks = [make.link(strings.HIDE_PROMPT if is_open else strings.SHOW_PROMPT, turn, gap=1), make.text(cost, NOTE)]
    if not is_open:
        return blocks
    if not call.user:
        return [*blocks, make.text(strings.PROMPT_GONE, NOTE)]
    parts = (
        (strings.PROMPT_SYSTEM, call.system),
        (strings.PROMPT_USER, call.user),
        (strings.PROMPT_THOUGHT, call.thought),
        (strings.PROMPT_REPLY, call.reply),
    )
    for title, text in parts:
        blocks += _letters(title, text, make) if text else []
    whole = "\n\n".join(f"[{title}]\n{text}" for title, text in parts if text)
    return [*blocks, make.link(strings.COPY, partial(CLIPBOARD.put, whole), "📋", gap=8)]


def _letters(title: str, text: str, make: Maker) -> list[Block]:
    """A text line by line, as it was written."""
    blocks = [make.text(title, (look.SMALL, True, look.EARTH), gap=2)]
    for line in text.split("\n"):
        pieces = [line[n : n + _PIECE] for n in range(0, len(line), _PIECE)] or [" "]
        blocks += [make.text(piece, _PROMPT, indent=10, gap=0) for piece in pieces]
    return [*blocks, make.space(6)]
