"""One pass over a statement in the third person, that puts it into the mouth of one of the two who talk."""

import re
from collections.abc import Iterable

from game.mind.rules.gist import people
from game.mind.rules.speech_words import ADVERBS, AFTER_OBJECT, PAST, VERBS, words
from game.mind.rules.verbs import agreeing, finite, is_third

SELF, SELVES, YOU, YOURS = "§i", "§my", "§you", "§your"
"""What stands for the names of speaker and listener, and for what is theirs."""
PLURAL = "|".join(sorted(VERBS | PAST)) + r"|\w+ed"
"""A verb after two who are joined."""
_SUBJECTS = {"she": "she", "he": "he", "they": "they"}
_OWN = {"she": ("her", "hers", "herself"), "he": ("his", "his", "himself"), "they": ("their", "theirs", "themselves")}
_OBJECTS = words("the a an one two her his their it them him every each no how that whoever whatever")
_NO_VERBS = words("as his its this us perhaps always sometimes plus less unless yes besides")
_SINGLE = words("years months weeks days times friends housemates classmates always since his this has is was as")
"""Words in -s that name nobody whom `they` could stand for but the two who are spoken of."""
_MANY = re.compile(
    r"\b(?:people|every(?:body|one)|nobody|any(?:body|one)|whoever|family|families|children)\b|"
    r"\bthe [A-Z]\w+s\b"
)
_TAKES_OBJECT = words("find finds found make makes made call calls called let lets think thinks")
"""Verbs after which `her` is whom one finds cute."""
_HOPES = re.compile(r"\b(?:hopes|wishes) (?:that )?$")


class Pass:
    """One pass over the words of a statement, keeping track of whose verb comes next."""

    def __init__(self, tokens: list[str], about: str, gender_: str, theirs: str = "") -> None:
        self.tokens = tokens
        self.about = about
        """`I` or `you` if pronouns of `gender` stand for one of the two."""
        self.gender = gender_
        self.theirs = theirs if theirs != gender_ and about == "I" else ""
        """The listener's pronoun, where it cannot be the speaker's own."""
        self.subject = ""
        """`I` or `you` while verbs joined to it may still come."""
        self.verb_next = False
        self.relative = False
        self.plural = False
        """Whether the relative clause has a plural verb, so that a singular one is the subject's again."""
        self.infinitive = False
        self.named = frozenset(people("".join(tokens)))
        self.others: set[str] = set()
        """Everybody else named so far, `you` for the one of the two whom it is not about."""
        self.clause_of = ""
        """The relative word of the clause, `who` or `whose`: there, an object is not whom the clause is about."""
        self.pointed = False
        """Whether an object pronoun has just pointed at that one."""

    def run(self) -> list[str]:
        """The tokens in the speaker's words."""
        return [self._word(i, t) if not t.isspace() else t for i, t in enumerate(self.tokens)]

    def _word(self, i: int, token: str) -> str:
        low = token.lower()
        if token.startswith("§"):
            return self._mark(i, token)
        if self.gender and (low in _SUBJECTS and _SUBJECTS[low] == self.gender):
            return self._own_subject(i, token)
        if self.theirs and not self.named and "you" in self.others and (yours := self._listeners(i, low)):
            return yours
        if low in ("they", "their") and self.about == "I" and len(self.others) == 1 and self._the_two(i):
            return "we" if low == "they" else "our"
        if self.gender and low in (*_OWN[self.gender], *(("him",) if self.gender == "he" else ())):
            return self._pronoun(i, low)
        if self.verb_next:
            return self._verb(token, low)
        return self._follow(i, token, low)

    def _own_subject(self, i: int, token: str) -> str:
        """A subject pronoun of the subject's gender: its own, unless whoever was named is just spoken of."""
        before = "".join(self.tokens[:i])
        if self.others and (self.pointed or (_HOPES.search(before) and "to" not in list(self._after(i))[:1])):
            self.subject = ""
            return self._start("you") if self.others == {"you"} and self.about == "I" else token
        relative, who = self.relative, self._start(self.about)
        self.relative = relative
        return who

    def _listeners(self, i: int, low: str) -> str:
        """A pronoun that can only be the listener's, as `you`; empty for other words."""
        if low == self.theirs:
            return self._start("you")
        plain, owning, self_ = _OWN[self.theirs]
        if low == self_:
            return "yourself"
        if low in (plain, "him") and (self.theirs == "he") == (low in ("him", "his")) and self._is_object(i, low):
            return "you"
        return "your" if low == plain else "yours" if low == owning else ""

    def _is_object(self, i: int, low: str) -> bool:
        """Whether `her` or `him` is somebody, not somebody's: by the word after it, or a verb before it."""
        if low != "her":
            return low == "him"
        after = next((t.lower() for t in self.tokens[i + 1 :] if not t.isspace()), "")
        before = next((t.lower() for t in reversed(self.tokens[:i]) if not t.isspace()), "")
        bare = after.replace("'", "").replace("’", "").replace("-", "")
        ends = is_third(after) and before in ("with", "to", "about", "for", "of")
        return not bare.isalpha() or after in AFTER_OBJECT or before in _TAKES_OBJECT or ends

    def _the_two(self, i: int) -> bool:
        """Whether `they` can only be the speaker and the one who was named: nobody else was spoken of."""
        before = "".join(self.tokens[:i])
        many = (w for w in re.findall(r"\b[a-z]{3,}s\b", before) if w not in _SINGLE and not w.endswith("ss"))
        return not _MANY.search(before) and all(is_third(word) for word in many)

    def _mark(self, i: int, token: str) -> str:
        if token == "§me":
            return "I"
        if token in (SELVES, YOURS):
            self._other(token == YOURS)
            return "my" if token == SELVES else "your"
        who = "I" if token == SELF else "you"
        if self._is_subject(i):
            return self._start(who)
        self._other(who == "you")
        return ("mine" if self._of_mine(i) else "me") if who == "I" else ("yours" if self._of_mine(i) else "you")

    def _other(self, yes: bool) -> None:
        if yes:
            self.others.add("you")

    def _of_mine(self, i: int) -> bool:
        """Whether it is `a friend of NAME`."""
        return bool(
            re.search(
                r"\b(friend|neighbou?r|classmate|colleague|customer|regular|guest|pupil) of $", "".join(self.tokens[:i])
            )
        )

    def _start(self, who: str) -> str:
        self.subject, self.verb_next, self.relative, self.infinitive = who, True, False, False
        return who

    def _is_subject(self, i: int) -> bool:
        after = next(iter(self._after(i)), "")
        first = i == 0 or self.tokens[i - 1] == ";" or "".join(self.tokens[max(0, i - 2) : i]) == "; "
        return bool(after) and (finite(after) or (first and after not in (".", ",")))

    def _after(self, i: int) -> Iterable[str]:
        """The words after a place, adverbs left out."""
        return (t.lower() for t in self.tokens[i + 1 : i + 9] if not t.isspace() and t.lower() not in ADVERBS)

    def _verb(self, token: str, low: str) -> str:
        if low in ADVERBS or low.endswith("ly") or token == ",":
            return token
        self.verb_next = False
        return agreeing(token, self.subject)

    def _follow(self, i: int, token: str, low: str) -> str:
        if low in ("who", "whose"):
            self.clause_of = low
        elif token in (",", ";") or low in ("and", "but"):
            self.clause_of = ""
        if low in ("who", "which", "whom"):
            self.relative = True
            verb = next(iter(self._after(i)), "")
            self.plural = verb in VERBS or verb in ("are", "were", "have")
        elif token in (",", ";"):
            self.relative = False
        elif low == "to":
            self.infinitive = True
        if (
            token[0].isupper()
            and token != "The"
            and i
            and finite(next(iter(self._after(i)), ""))
            and not self._joined(i)
        ):
            self.subject = ""
        if (
            self.subject
            and (not self.relative or self.plural)
            and self._joined(i)
            and (is_third(low) or self._like_verb(i, low))
        ):
            return agreeing(token, self.subject)
        name = "".join(self.tokens[i : i + 3]).removesuffix("'s")
        if token[0].isupper() and i and name in self.named:
            self.others.add(name)
        if low in ("and", "but", "because", "that", ","):
            self.pointed = False
        return token

    def _like_verb(self, i: int, low: str) -> bool:
        """Whether an unknown word in -s has an object after it, as verbs have."""
        after = next((t.lower() for t in self.tokens[i + 1 : i + 3] if not t.isspace()), "")
        before = next((t.lower() for t in reversed(self.tokens[:i]) if t.isalpha() and t.lower() not in ADVERBS), "")
        return (
            low not in _NO_VERBS
            and before in ("and", "but")
            and low.endswith("s")
            and not low.endswith("ss")
            and after in _OBJECTS
        )

    def _joined(self, i: int) -> bool:
        """Whether `and`, `but`, `or`, `then` or a comma (and adverbs) stand right before."""
        before = (t.lower() for t in reversed(self.tokens[max(0, i - 8) : i]) if not t.isspace())
        return next((t for t in before if t not in ADVERBS and not t.endswith("ly")), "") in (
            "and",
            "but",
            "or",
            "then",
            ",",
        )

    def _names_one_of_other_gender(self) -> bool:
        """Whether whoever else is named has other pronouns, so that these can only be the subject's."""
        theirs = ("she", "her", "hers", "herself") if self.gender == "he" else ("he", "his", "him", "himself")
        return any(token.lower() in theirs for token in self.tokens)

    def _pronoun(self, i: int, low: str) -> str:
        """A pronoun of the subject's gender: the subject's own, or that of whoever was named since."""
        me, my, mine, myself = _OF[self.about]
        plain, owning, self_ = _OWN[self.gender]
        if low == self_:
            return myself
        after = next((t.lower() for t in self.tokens[i + 1 :] if not t.isspace()), "")
        before = "".join(self.tokens[:i])
        if self._is_object(i, low):
            mine_ = not self.others or self.clause_of == "who" or self._names_one_of_other_gender()
            self.pointed = not mine_
            return me if mine_ else "you" if self.others == {"you"} and self.about == "I" else low
        if self.clause_of == "whose" or _APPOSED.search(before) or _WHO_DOES.search(before):
            return my
        if _ANYBODY.search(before):
            return low
        if len(self.others) == 1 and not self.pointed and after != "own" and not self._names_one_of_other_gender():
            return "your" if self.others == {"you"} and self.about == "I" else low
        return mine if low == owning != plain else my


_APPOSED = re.compile(r"(?:[A-Z]\w+|§you), $")
"""Before `his neighbour for years`."""
_WHO_DOES = re.compile(r"\bas the \w+ who \w+s $")
"""Before `her flour`, after `a friend as the neighbour who carries`: what somebody is to the subject."""
_ANYBODY = re.compile(r"\b(?:a|an) \w+ who\b[^,;]*$")
"""After `a composer who`, a pronoun is that composer's."""
_OF = {"I": ("me", "my", "mine", "myself"), "you": ("you", "your", "yours", "yourself")}
