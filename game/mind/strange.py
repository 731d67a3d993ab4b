"""Words that are no thought of anybody in a town: orders to a machine, and forms that nobody filled in.

They may stand in a biography, an inner voice, an announcement or a stranger's mouth. Whoever meets them finds them
strange: they are kept where they were put, never followed, and never said aloud.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from game.mind.questions import Statement

_STRANGE = re.compile(
    r"\b(?i:ignor\w*|disregard\w*|forget\w*|overrid\w*|bypass\w*)\b[^.;]{0,40}\b(?i:previous|prior|above|earlier|"
    r"preceding|all|any|your|system)\b[^.;]{0,25}\b(?i:instructions?|prompts?|directives|guidelines|programming)\b"
    r"|\b(?i:system|developer|hidden|initial) (?i:prompts?|messages?|instructions?)\b"
    r"|\b(?:SYSTEM|ASSISTANT|DEVELOPER|INSTRUCTIONS?)\s*:"
    r"|<\|?\s*/?\s*(?:system|assistant|user|im_start|im_end)\b|\[/?INST\]|#{2,}\s*(?i:system|instructions?)\b"
    r"|\b(?i:say|says|print|output|repeat|reply|respond|answer|write)(?i: with| only| just| the word)* "
    r"[\"“'’]?[A-Z]{4,}\b"
    r"|\b(?i:as|you are|act as|pretend to be|you're)(?i: now| only)? an? (?i:(?:large )?language model|chatbot"
    r"|AI assistant|AI(?! [a-z]))\b"
    r"|\b(?i:jailbreak\w*|prompt injections?)\b"
    r"|(?<!\w)\$\{?[A-Za-z_]\w*|\{\{?\s*\w*\s*\}\}?|(?<!\w)%[sdr](?!\w)"
)


@lru_cache(maxsize=16384)
def is_strange(text: str) -> bool:
    """Whether a text is an order to a machine or an unfilled form, rather than something a person may think or say."""
    return bool(_STRANGE.search(text))


def sensible(statements: Iterable[Statement]) -> tuple[Statement, ...]:
    """Statements without the strange ones."""
    return tuple(s for s in statements if not is_strange(s.text))
