"""Words that are no thought of anybody in a town: orders to a machine, and forms that nobody filled in.

They may stand in a biography, an inner voice, an announcement or a stranger's mouth. Whoever meets them finds them
strange: they are kept where they were put, never followed, and never said aloud. What is written in another script is
no such thing: it is only never said, as nobody here can put it into their own words.
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
    r"|\b(?i:as|you are|act as|pretend to be|you're)(?i: now| only)? an? (?i:(?:large )?language model|chatbot|"
    r"AI assistant|AI(?! [a-z]))\b|\b(?i:jailbreak\w*|prompt injections?)\b|(?<!\w)\$\{?[A-Za-z_]\w*|"
    r"\{\{?\s*\w*\s*\}\}?|(?<!\w)%[sdr](?!\w)"
    r"|[{\[]\s*[\"']\w+[\"']\s*[:,\]]|[\"']\w+[\"']\s*:\s*[\"'{\[\d]|\b\w+\((?:[^()\s]*)\)\s*[;{]|"
    r"</?[a-z]+(?: [^>]*)?/?>|\b(?:def|function|class|import|return|SELECT|DROP|DELETE FROM|"
    r"INSERT INTO)\b[^.;]{0,30}(?:[(){}*]|\bTABLE\b|\bFROM\b)|\brm -rf\b|\bsudo \w+|(?:=>|===|!==|&&|\|\|)"
)
_LETTER = re.compile(r"[^\W\d_]")
_LATIN = re.compile(r"[A-Za-zÀ-ɏ]")


@lru_cache(maxsize=16384)
def is_strange(text: str) -> bool:
    """Whether a text is an order to a machine or an unfilled form, rather than something a person may think or say."""
    return bool(_STRANGE.search(text))


@lru_cache(maxsize=4096)
def is_of_another_script(text: str) -> bool:
    """Whether more than a quarter of the letters are of no Latin script: it cannot be put into the first person."""
    letters = _LETTER.findall(text)
    return sum(not _LATIN.match(letter) for letter in letters) > len(letters) / 4


def sensible(statements: Iterable[Statement]) -> tuple[Statement, ...]:
    """Statements without those that are never said."""
    return tuple(s for s in statements if not is_unsaid(s))


def is_unsaid(statement: Statement) -> bool:
    """Whether a statement is strange, or one of a biography in another script."""
    return is_strange(statement.text) or (statement.kind == "seed" and is_of_another_script(statement.text))
