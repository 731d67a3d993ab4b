"""Looks for words in what everybody remembers and has said; beside the frames, on copies."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from game.view.intents import Hit
from game.world.conversations import Conversation
from game.world.memories import StreamView

_SLICE = 1_000
"""Memories between two breaths: about a millisecond."""


def search(
    streams: Mapping[str, StreamView],
    talks: Sequence[Conversation],
    words: str,
    most: int,
    breathe: Callable[[], None] = lambda: None,
) -> tuple[Hit, ...]:
    """Lines and memories that hold all the words, in any case: the newest `most` of each, the newest first."""
    wanted = words.casefold().split()
    if not wanted:
        return ()
    lines = sorted(_first(_lines(talks, wanted), most), key=lambda hit: -hit.tick)
    memories: list[Hit] = []
    for name, view in streams.items():
        memories += _first(_memories(name, view, wanted, breathe), most)
    newest = sorted(memories, key=lambda hit: (-hit.tick, hit.person))
    return (*lines, *newest[:most])


def _lines(talks: Sequence[Conversation], wanted: list[str]) -> Iterator[Hit]:
    for talk in reversed(talks):
        for line in reversed(talk.lines):
            if _holds(line.text, wanted):
                yield Hit(line.speaker, line.tick, line.text, talk=talk.id)


def _memories(name: str, view: StreamView, wanted: list[str], breathe: Callable[[], None]) -> Iterator[Hit]:
    for place in range(view.length - 1, -1, -1):
        if place % _SLICE == 0:
            breathe()
        memory = view.rows[place]
        if _holds(memory.text, wanted) and memory.ordinal not in view.unrecalled:
            yield Hit(name, memory.created, memory.text, memory.ordinal)


def _holds(text: str, wanted: list[str]) -> bool:
    text = text.casefold()
    return all(word in text for word in wanted)


def _first(hits: Iterator[Hit], most: int) -> list[Hit]:
    return [hit for hit, _ in zip(hits, range(most), strict=False)]
