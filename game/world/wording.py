"""Words from outside, made fit to be kept."""

import re
import unicodedata


def cleaned(text: str) -> str:
    """One line of visible signs: no control or format characters, no half surrogates, no spaces around it."""
    spaced = re.sub(r"\s+", " ", text)
    return "".join(sign for sign in spaced if unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Cn")).strip()
