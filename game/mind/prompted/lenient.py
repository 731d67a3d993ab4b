"""A reader of JSON as models write it: nothing is an error, what cannot be read is left out.

Single and typographic quotes, bare keys and words, comments, missing and trailing commas, quotes inside of strings,
Python's literals, missing ends. Of an answer that was cut off, the last word or number is not trusted: `1` may have
been going to be `15`.
"""

import re
from typing import Any

_SPACE = re.compile(r"(?:\s|//[^\n]*|/\*.*?(?:\*/|\Z)|#\s[^\n]*|,|;)*", re.S)
"""Between things: white space, comments, and commas, however many."""
_QUOTES = {'"': '"”', "'": "'’", "“": '”"“', "‘": "’'", "„": '“”"', "«": "»", "`": "`'"}
_KEY_END = re.compile(r"\s*(?::|=)")
_VALUE_END = re.compile(
    r"""\s*(?:[}\])]|\Z|//|/\*
    |,\s*(?:["'“‘{}\[\](\-\d]|\Z|//|/\*|\.\.\.|[A-Za-z_]\w*\s*:|(?:true|false|null|none)\b)
    |["'“]?[A-Za-z_]\w*["'”]?\s*:\s)
    |\s{0,60}\n\s{0,60}["'“]""",
    re.X | re.I,
)
_LOST_END = re.compile(r"""[,\s]{0,60}\n\s{0,60}["'“]\w{1,30}["'”]\s*:""")
"""A line that begins with a key inside of a string: the quote before it was forgotten."""
_BARE_KEY = re.compile(r"[^\s:={}\[\],\"'“”]{1,60}(?: [^\s:={}\[\],\"'“”]{1,40}){0,4}(?=\s*[:=])")
_BARE_VALUE = re.compile(r"[^,}\])\n]*")
_ESCAPES = {"n": "\n", "t": "\t", "r": " ", "b": "", "f": "", "\n": ""}
_WORDS: dict[str, Any] = {
    "true": True, "yes": True, "false": False, "no": False, "null": None, "none": None, "undefined": None, "nan": None,
    "n/a": None, "": None, "nil": None,
}  # fmt: skip
_NUMBER = re.compile(r"[-+]?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})\Z")
_SENTENCE = re.compile(r".*[.!?…。！？][\"”’']?", re.S)
_DEEPEST = 40
_MISSING = object()


def read(text: str, start: int, cut: bool = False) -> tuple[Any, int]:
    """The object or list that begins at a place of the text, and where it ends. `cut` if the text was cut off."""
    reader = _Reader(text, start, cut)
    return reader.value(0), max(reader.at, start + 1)


def whole_text(text: str) -> str:
    """Text with halves of letters (lone surrogates) left out."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "ignore")


class _Reader:
    """A place in a text."""

    def __init__(self, text: str, at: int, cut: bool) -> None:
        self.text, self.at, self.cut = text, at, cut

    def value(self, depth: int) -> Any:
        """What stands here; `_MISSING` for what is cut off or too deep."""
        self._skip()
        c = self._peek()
        if c in ("{", "[", "(") and c:
            if depth >= _DEEPEST:
                self.at = len(self.text)
                return _MISSING
            return self._object(depth) if c == "{" else self._list(depth)
        return self._string(_VALUE_END) if c in _QUOTES else self._bare()

    def _object(self, depth: int) -> dict[str, Any]:
        self.at += 1
        found: dict[str, Any] = {}
        while not self._over("}", "])") and self._peek() not in "{[(":  # another begins: the end was forgotten
            before = self.at
            key = self._key()
            if key is not None:
                value = self.value(depth + 1)
                if value is not _MISSING:
                    found[key] = value
            elif self.at == before:
                self.at += 1
        return found

    def _list(self, depth: int) -> list[Any]:
        self.at += 1
        found: list[Any] = []
        while not self._over("])", "}"):
            before = self.at
            value = self.value(depth + 1)
            if value is not _MISSING:
                found.append(value)
            if self.at == before:
                self.at += 1
        return found

    def _over(self, own: str, others: str) -> bool:
        """Whether the object or list ends here; another's end is left to the other, unless nobody waits for it."""
        self._skip()
        c = self._peek()
        if c and c in own:
            self.at += 1
        return not c or c in own + others

    def _key(self) -> str | None:
        """A key and its colon; None, with what stands here passed over, if this is no key."""
        if self._peek() in _QUOTES:
            key = self._string(_KEY_END)
            colon = _KEY_END.match(self.text, self.at)
            self.at = colon.end() if colon else self.at
            return str(key) if colon and key is not _MISSING else None
        found = _BARE_KEY.match(self.text, self.at)
        if found is None:
            self.at += len(_BARE_VALUE.match(self.text, self.at).group())  # type: ignore[union-attr]
            return None
        colon = _KEY_END.match(self.text, found.end())
        self.at = colon.end() if colon else found.end()
        return found.group()

    def _string(self, ends: re.Pattern[str]) -> Any:
        """A string; a quote that nothing fitting follows is part of it."""
        closing, pieces = _QUOTES[self._peek()], []
        self.at += 1
        while self.at < len(self.text):
            c = self.text[self.at]
            if c == "\\":
                pieces.append(self._escape())
                continue
            if c in closing and ends.match(self.text, self.at + 1):
                self.at += 1
                return whole_text("".join(pieces))
            if c in ",\n" and _LOST_END.match(self.text, self.at):
                return whole_text("".join(pieces))
            pieces.append(c)
            self.at += 1
        return self._torn(whole_text("".join(pieces)))

    def _torn(self, text: str) -> Any:
        """A string without an end: of an answer that was cut off, only whole sentences are kept."""
        if not self.cut:
            return text.rstrip("}] \n`")
        sentences = _SENTENCE.match(text)
        return sentences.group() if sentences else _MISSING

    def _escape(self) -> str:
        c = self.text[self.at + 1 : self.at + 2]
        digits = self.text[self.at + 2 : self.at + 6]
        if c == "u" and re.fullmatch(r"[0-9a-fA-F]{4}", digits):
            self.at += 6
            return chr(int(digits, 16))
        self.at += 2
        return _ESCAPES.get(c, c)

    def _bare(self) -> Any:
        """A word or number without quotes; of an answer that was cut off, not the last."""
        found = _BARE_VALUE.match(self.text, self.at)
        word = found.group().strip() if found else ""
        self.at += len(found.group()) if found else 0
        if (self.cut and self.at >= len(self.text)) or word.strip(".") == "":
            return _MISSING
        word = re.sub(r"\s*(?://|/\*|#).*", "", word)
        if _NUMBER.match(word):
            return float(word) if "." in word else int(word)
        return _WORDS.get(word.lower(), word)

    def _skip(self) -> None:
        found = _SPACE.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _peek(self) -> str:
        return self.text[self.at : self.at + 1]
