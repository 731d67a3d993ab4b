"""The emoji of what somebody does: never a face, for a face is how they feel."""

import re

from game.world.activity import Action

_FACES = re.compile(
    "[\U0001f600-\U0001f64f\U0001f910-\U0001f917\U0001f920-\U0001f92f\U0001f970-\U0001f97a\U0001f9d0☹☺]"
)
_NO_FACES = frozenset("🙅🙆🙇🙈🙉🙊🙋🙌🙍🙎🙏")
"""Gestures, in the middle of the faces."""
_DOING = (
    (r"listen|performance|music", "👂"),
    (r"laugh|stor|jok|teas|tell|talk|argu|greet|ask|answer|explain|promis|fun\b|company|nodding|grin", "💬"),
    (r"page|read|book|line worth", "📖"),
    (r"bed\b|sleep|neck|doz|nap", "🛏️"),
    (r"glass|toast", "🍻"),
    (r"think|wonder|weigh|remember|trying|looking for|word|point|working out|head\b|mind", "💭"),
)
"""What says in an act what it is, and an emoji for it."""
_PLACES = (
    ("bathroom", "🛁"), ("bedroom", "🛏️"), ("kitchen", "🍳"), ("library", "📚"), ("classroom", "🎓"), ("cafe", "☕"),
    ("pub", "🍻"), ("store", "🛒"), ("market", "🛒"), ("park", "🌳"), ("garden", "🌷"), ("sofa", "🛋️"), ("room", "🛋️"),
)  # fmt: skip
"""What says in an address where somebody is."""


def is_face(emoji: str) -> bool:
    """Whether an emoji is a face."""
    return bool(_FACES.match(emoji)) and emoji[:1] not in _NO_FACES


def emoji_of(action: Action) -> str:
    """The emoji of an act; for a face another one that fits what is done, or where, if there is one."""
    if not is_face(action.emoji):
        return action.emoji
    doing = (emoji for words, emoji in _DOING if re.search(words, action.what))
    where = (emoji for words, emoji in _PLACES if words in action.where.lower())
    return next(iter((*doing, *where)), action.emoji)
