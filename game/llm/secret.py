"""A key that shows itself to nobody by accident."""

import re

MASK = "***"


class Secret:
    """A key: printed, logged, formatted or put into an error it is `***`. It cannot be pickled or copied as text."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value.strip()

    def reveal(self) -> str:
        """The key itself, for the header of a call and nothing else."""
        return self._value

    def hide_in(self, text: str) -> str:
        """A text with the key, and what looks like a piece of one, masked."""
        if self._value:
            text = text.replace(self._value, MASK)
        return hide_keys(text)

    def __bool__(self) -> bool:
        return bool(self._value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and other._value == self._value

    def __hash__(self) -> int:
        return hash(Secret)

    def __repr__(self) -> str:
        return f"Secret({MASK if self._value else ''})"

    def __str__(self) -> str:
        return MASK if self._value else ""

    def __reduce__(self) -> str:
        raise TypeError("a key is not written anywhere")


def hide_keys(text: str) -> str:
    """Mask what looks like a key: servers like to repeat the one they refuse."""
    return re.sub(r"\b(sk|key|gsk|xai|hf)[-_][\w*-]{6,}", rf"\1-{MASK}", text)
