"""From what somebody says aloud to statements in the third person, and what a line does: ask, invite, agree, part.

The inverse of `speech`. A sentence that says nothing about anybody (a greeting, a question, thanks) gives no statement.
"""

import re
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from functools import lru_cache
from itertools import pairwise

from game.mind.rules.deeds import deed_heard
from game.mind.rules.gist import keys, people
from game.mind.rules.speech import Pair, first_name, possessive
from game.mind.rules.speech_words import ADVERBS, EXPAND, MODALS, MONTHS, PAST, VERBS, WEEKDAYS, words
from game.mind.rules.spoken_hours import written_hours
from game.mind.rules.talk_words import PHRASES, TICS
from game.mind.rules.times import looks_back
from game.mind.rules.verbs import is_third, third
from game.mind.rules.wordings import in_common_words
from game.mind.strange import is_strange

_SPLIT = re.compile(r"(?<=[.!?…])[\"”]?\s+(?=[\"“A-Z0-9])")
_TITLES = re.compile(r"\b(Mr|Mrs|Ms|Dr|St)\.$")
_HEARSAY = re.compile(
    r"^(?:(?:well|so|oh|listen|look|and|but|anyway|by the way|honestly|frankly|you know|guess what|big news|between "
    r"(?:us|you and me|ourselves)|strictly speaking|as for me|"
    r"apparently|it seems(?: that)?|they say(?: that)?|people say(?: that)?|word is(?: that)?|i "
    r"(?:over)?hear(?:d)?(?: that| say(?: that)?)?|i'm told(?: that)?|the news is(?: that)?|"
    r"did you (?:know|hear)(?: that)?|have you heard(?: that)?|you know what|to be (?:honest|precise|exact)|i "
    r"promised not to tell, but|(?:it's|it is) (?:true|a fact) that|actually|"
    r"as a matter of fact|in fact|as it happens|yes|no|not yet|right|sure|okay|ha|i'll tell you something|if you ask "
    r"me|the way i see it|i (?:should|must|may) say|speaking of which|"
    r"rumou?r has it(?: that)?|believe it or not|news from my side|what occupies me|in short|fact|the thing is|truth "
    r"be told|i think you should know(?: that)?|for what it's worth)\b[,:;.!—–-]*\s*"
    r"|according to [A-Z][\w'’]+(?: [A-Z][\w'’]+)?,? "
    r"|(?:I have it from|I heard from|I know from|It comes from) [A-Z][\w'’]+(?: [A-Z][\w'’]+)? that "
    r"|(?:[A-Z][\w'’]+(?: [A-Z][\w'’]+)?|I) (?:just |once )?(?:(?:told|informed) (?:me|us|you)|mentioned|says|said|"
    r"swears|reckons|tells me)(?: (?:in person|today|yesterday|this morning|earlier))?(?: that|,|:) )",
    re.I,
)
_SMALL = re.compile(
    r"^(?:i(?:'d| would) (?:be (?:glad|delighted|happy)|rather|sooner|say|(?:love|like) (?:to (?:come|join|help|"
    r"be there|have you|hear|see (?:you|it))|that|it|you|nothing|some)|want to know)|"
    r"i(?:'ll| will) (?:be there|come|see|let|keep|tell|try|think|join|make|take|ask|pass|"
    r"leave|have to|look|remember|do|not|bear|put|gladly|believe|manage|drink|"
    r"second)|i(?:'m| am) (?:fine|well|good|glad|sorry|happy (?:to|for)|afraid(?! (?:that|of|I had)\b)|sure|in\b|off|"
    r"not sure|coming|going(?=[.!]|$| too\b| with\b)|so (?:glad|sorry|happy)|all ears|listening|delighted (?:to|for|"
    r"you)|pleased (?:to|for)|impressed|all right|curious|with you|told)|i (?:don't|do not|didn't|can't|cannot|won't|"
    r"wouldn't|couldn't|haven't|shan't) (?:know|think|remember|mind|see|believe|wait|make|say|miss|come|heard|"
    r"understand|quite|get|tell|want to keep|wish|need to|care|complain|go|have (?:time|an)|do (?:crowds|parties))|"
    r"i (?:(?:think|feel|find) (?:that )?you|think so|hope so|see|understand|suppose|guess|agree|know|"
    r"promise|mean it|must|should|had (?:no|better)|"
    r"have (?:to (?:go|get|run|be)|no idea|nothing|work)|wouldn't|was (?:just|wondering|going to ask|hoping|about to)|"
    r"hope (?:you|it|that it|to see)|wish (?:i could|you)|like (?:that|the sound|hearing)|see you|thought (?:so|you|"
    r"i'd)|heard about|love (?:that|it)\b|accept|could (?:say|ask|use)|might|doubt|wonder if|wish you|beg|appreciate|"
    r"trust you|bet|feel (?:the same|for you|fine)|asked)|that|this|these|those|it(?:'s|\b)|you(?:'re|'ve|'ll|'d|r|"
    r"rs)?\b|we(?:'ll|'re|'ve)?\b|let|thank|good|nice|great|lovely|oh|ah|hello|hi|hey|morning|evening|welcome|well|"
    r"please|same|me too|so do|so am|not (?:at|much|bad|yet|really|me|that)|no\b|yes\b|of course|sounds|really|how|"
    r"what|who|where|when|why|which|is|are|do|does|did|have|has|can|could|will|would|shall|any|come|take|keep|tell|"
    r"see|say|give|go|sorry|congratulations|fair|some other|another|until|bye|count|don't|my (?:pleasure|lips|"
    r"goodness|word|thanks|apologies|regards)|everybody is|everyone is|he\b|she\b|they\b|his\b|her\b|their\b|back to|"
    r"always|never|there you are|promise)\b",
    re.I,
)
_TOKENS = re.compile(r"\w[\w'’-]*|[^\w\s]|\s+")


@lru_cache(maxsize=2048)
def sentences(text: str) -> tuple[str, ...]:
    """The sentences of a line."""
    pieces: list[str] = []
    for piece in _SPLIT.split(text.strip()):
        if pieces and _TITLES.search(pieces[-1]):
            pieces[-1] += " " + piece
        else:
            pieces.append(piece)
    return tuple(p for p in pieces if p)


@lru_cache(maxsize=1)
def _stock() -> tuple[frozenset[str], re.Pattern[str], re.Pattern[str]]:
    """The rule mind's turns of phrase: sentences that tell nothing, and what it puts before and after a statement."""
    whole, leads, tails = set(), set(), set()
    for phrase in (p.partition("|")[2].strip() for act in PHRASES.values() for p in act):
        whole |= {_plain(s) for s in _phrase_sentences(phrase) if "{said}" not in s and "{topic}" not in s}
        lead, hole, tail = phrase.partition("{said}")
        if hole:
            leads.add(_OWN_VERB.sub("", sentences(lead)[-1].strip()) if lead.strip() else "")
            tails.add(re.split(r"[.!?{]", tail)[0].strip())
    one_of = "|".join(sorted((re.escape(x) for x in leads if len(x) > 3 and "{" not in x), key=len, reverse=True))
    ends = "|".join(sorted((re.escape(x) for x in tails if len(x) > 3), key=len, reverse=True))
    return (
        frozenset(whole),
        re.compile(rf"^(?:{one_of}) *", re.I),
        re.compile(rf"(?:{ends})(?=(?:, \w+)?[.!?]*$)", re.I),
    )


_OWN_VERB = re.compile(r"\bI'm$")
"""What belongs to the statement, not to what leads to it: `At the moment I'm {said}`."""


def _plain(sentence: str) -> str:
    """Small letters without marks and names' holes, to compare sentences."""
    return re.sub(r"[^a-z ]", "", re.sub(r"\{\w+\}", "", sentence.lower())).strip()


def _is_stock(sentence: str, pair: Pair) -> bool:
    bare = re.sub(rf"\b(?:{re.escape(first_name(pair.listener))}|{re.escape(pair.speaker)})\b", "", sentence)
    bare = _TIC.sub("", bare, count=1)
    return _plain(bare) in _stock()[0] or bool(_shapes().fullmatch(re.sub(" +", " ", _plain(bare))))


_TIC = re.compile("^(?:" + "|".join(re.escape(t.partition("|")[2].strip()) for t in TICS) + r")\s*")


@lru_cache(maxsize=1)
def _shapes() -> re.Pattern[str]:
    """Turns of phrase with a name or a place in them that say nothing of the world: `I know, ... told me about it`."""
    acts = (ps for act, ps in PHRASES.items() if not act.startswith("opinion_"))
    pieces = (s for ps in acts for p in ps for s in _phrase_sentences(p.partition("|")[2].strip()))
    holed = {s for s in pieces if "{" in s and "{said}" not in s}
    shapes = {".*".join(_bare(part) for part in re.split(r"\{\w+\}", s)) for s in holed}
    return re.compile("|".join(sorted(s for s in shapes if len(s.replace(".*", " ").split()) > 2)))


def _phrase_sentences(phrase: str) -> list[str]:
    """The sentences of a phrase, of which one may begin with a hole."""
    marked = re.sub(r"\{(\w+)\}", r"Hole_\1_", phrase)
    return [re.sub(r"Hole_(\w+?)_", r"{\1}", s) for s in sentences(marked)]


def _bare(part: str) -> str:
    return re.sub(r"[^a-z ]", "", part.lower())


@lru_cache(maxsize=1)
def _rhetorical() -> frozenset[str]:
    """Questions among the rule mind's phrases that want no answer."""
    acts = (p for act, ps in PHRASES.items() if act.startswith(_NO_ANSWER) for p in ps)
    return frozenset(_plain(s) for p in acts for s in sentences(p.partition("|")[2].strip()) if s.endswith("?"))


_NO_ANSWER = (
    "heard_",
    "tell_",
    "kind_reply",
    "cold_reply",
    "hello_back",
    "know_",
    "answer_",
    "accept",
    "opinion_",
    "glad_",
    "sorry_",
    "decline_",
    "agree",
    "disagree",
)


def rhetorical(sentence: str) -> bool:
    """Whether a question wants no answer."""
    return len(sentence.split()) < 2 or _plain(sentence) in _rhetorical()


def without_lead(sentence: str) -> str:
    """A sentence without `By the way,`, `Sam told me that` and the like."""
    _, leads, tails = _stock()
    sentence = tails.sub("", leads.sub("", sentence, count=1), count=1)
    for _ in range(4):
        shorter = _HEARSAY.sub("", sentence, count=1)
        if shorter == sentence or not shorter.strip(" .!?"):
            break
        sentence = shorter
    sentence = re.sub(r"^[^.:;]{3,40}?, but (?=I\b|[Mm]y\b|[A-Z])", "", sentence)
    found = re.match(r"(.{2,75}?): (?=\S+ \S+ \S)", sentence)
    return sentence[found.end() :] if found and len(found.group(1).split()) <= 12 else sentence


def statements_in(text: str, pair: Pair, names: Iterable[str], now: datetime, gender: str = "") -> tuple[str, ...]:
    """What a line told about the world: third person, subjects named, dates in full."""
    told = (as_heard(s, pair, names, now, gender) for s in sentences(text))
    return tuple(dict.fromkeys(t for t in told if t))


def as_heard(sentence: str, pair: Pair, names: Iterable[str], now: datetime, gender: str = "") -> str:
    """One sentence as a statement without a full stop, empty if it tells nothing. `gender` is the speaker's."""
    if _is_stock(sentence, pair) or is_strange(sentence):
        return ""
    plain = without_lead(sentence)
    if _SMALL.match(plain) or (plain.rstrip('"”').endswith("?") and (plain == sentence or not _telling(sentence))):
        return ""
    for pattern, long in EXPAND:
        plain = pattern.sub(long, plain)
    plain = in_common_words(deed_heard(_vocative(plain.strip().strip('"“”').rstrip(".!?… "), pair)))
    told = _third_person(plain, pair, gender)
    told = full_dates(written_hours(_full_names(told, [pair.speaker, pair.listener, *names])), now)
    return told[:1].upper() + told[1:] if _tells(told, pair) else ""


def _vocative(text: str, pair: Pair) -> str:
    """Without the listener's name, or a little word, that hangs on at the end."""
    for _ in range(2):
        text = re.sub(
            rf"(?:,? {re.escape(first_name(pair.listener))}|, (?:my )?(?:mate|friend|love|dear|darling|sweetheart|"
            rf"mom|dad|man)|,? (?:yo|dude|eh|huh|right|you know|"
            r"to be honest|honestly|actually|by the way|as you know|after all|as ever|"
            r"though|too|you see|I'm afraid|if I overheard it "
            r"right))$",
            "",
            text,
            flags=re.I,
        )
    return text


def _telling(sentence: str) -> bool:
    """`Did you know that ...?` and `Have you heard that ...?` tell more than they ask."""
    return bool(re.match(r"(?:.{0,30}\b)?(?:did you (?:know|hear)|have you heard) that ", sentence, re.I))


def _tells(told: str, pair: Pair) -> bool:
    words = told.split()
    if re.match(r"\S+(?: \S+)? (?:told|asked|informed) [A-Z]\S+(?: [A-Z]\S+)?$", told):
        return False
    if len(words) < 4 or told.startswith(pair.listener) or len(keys(told)) < 1:
        return False
    verb = any(
        is_third(w.strip(",")) or w.lower() in PAST | MODALS | {"are", "have"} or w.endswith("ed") for w in words[1:]
    )
    named = (
        bool(people(told))
        or pair.speaker in told
        or told.lower().startswith(("there is ", "there will ", "the ", "a ", "an ", "somebody ", "someone "))
    )
    return verb and named


_TWICE = re.compile(rf",? (?:tomorrow|today),? (?:on )?(\d{{1,2}} (?:{'|'.join(MONTHS)}))")


def full_dates(text: str, now: datetime) -> str:
    """`tomorrow`, `on Thursday` and `on the 16th` as dates: `on 16 February`."""
    text = _TWICE.sub(r" on \1", text)

    def day(found: re.Match[str]) -> str:
        when = _day_of(found, now)
        text_ = f"on {when.day} {MONTHS[when.month - 1]}"
        low = found.group(0).lower()
        part = next(
            (p for p in ("morning", "afternoon", "evening", "night") if p in low), "evening" if low == "tonight" else ""
        )
        return f"on the {part} of {text_[3:]}" if part else text_

    return re.sub(r"\bon on (?=(?:the \w+ of )?\d)", "on ", _NEAR.sub(day, text))  # `where to go on tomorrow`


_NEAR = re.compile(
    r"\b(?:(?P<word>the day after tomorrow|tomorrow|today|tonight|yesterday|this)"
    r"(?P<part> (?:morning|afternoon|evening|night))?(?<!this)"
    rf"|on (?:(?P<weekday>{'|'.join(WEEKDAYS)})(?:,? the \d{{1,2}}(?:st|nd|rd|th))?"
    r"|the (?P<ordinal>\d{1,2})(?:st|nd|rd|th)))\b(?! of|['’]s)"
)


def _day_of(found: re.Match[str], now: datetime) -> date:
    today = now.date()
    if found["weekday"]:
        ahead = (WEEKDAYS.index(found["weekday"]) - today.weekday()) % 7
        over = looks_back(found.string[: found.start()])
        return today + timedelta(days=(ahead or 7) - 7 if over else ahead)
    if found["ordinal"]:
        wanted = int(found["ordinal"])
        return next((d for n in range(62) if (d := today + timedelta(days=n)).day == wanted), today)
    ahead = {"the day after tomorrow": 2, "tomorrow": 1, "yesterday": -1}.get(found["word"].lower(), 0)
    return today + timedelta(days=ahead)


def _full_names(text: str, names: Iterable[str]) -> str:
    """First names made whole where only one known person has them."""
    known: dict[str, set[str]] = {}
    for name in names:
        known.setdefault(first_name(name), set()).add(name)
    for first, whole in known.items():
        if first in text and len(whole) == 1 and " " in min(whole):
            text = re.sub(
                rf"(?<![\w§] )(?<!\w)\b{re.escape(first)}\b(?! [A-Z])|(?<=[a-z,:] )\b{re.escape(first)}\b(?! [A-Z])",
                min(whole),
                text,
            )
    return text


def _third_person(text: str, pair: Pair, gender: str) -> str:
    """The speaker's `I` and the listener's `you` as names; later mentions of the speaker as pronouns."""
    first = first_name(pair.speaker)
    unknown = (first, first, possessive(first))
    hers = {"she": ("she", "her", "her"), "he": ("he", "him", "his")}.get(gender, unknown)
    out: list[str] = []
    mentioned, agree, mine, joined, to, modal = False, False, False, False, False, False
    tokens = _TOKENS.findall(text)
    for n, token in enumerate(tokens):
        low, rest = token.lower(), tokens[n + 1 :]
        if low in _TOGETHER and _with_another(out, pair):
            token, agree = _TOGETHER[low], False
        elif token == "I" or low in ("we",):
            token = hers[0] if mentioned else pair.speaker
            mentioned, agree, mine, joined, to, modal = True, True, True, True, False, False
        elif low in ("me", "us", "myself", "ourselves"):
            token = hers[1] if mentioned else pair.speaker
            token = (
                token + "self" if low.endswith(("self", "selves")) and mentioned and token in ("her", "him") else token
            )
        elif low in ("my", "our", "mine", "ours"):
            token = hers[2] if mentioned else possessive(pair.speaker)
            mentioned = True
        elif low in ("you", "yourself"):
            if _after_and(out) or not "".join(out).strip() or (out[-2:-1] and out[-2].lower() in _BEFORE_SUBJECT):
                agree, mine, joined = low == "you", False, False
            token = pair.listener
        elif low in ("your", "yours"):
            token = possessive(pair.listener)
        elif agree and token.isalpha():
            longs = low == "long" and next((t.lower() for t in rest if not t.isspace()), "") in ("for", "to")
            if longs or (low not in ADVERBS and not low.endswith("ly")):
                token, agree = _own_verb(token) if mine else _third_verb(token), False
                modal = low in MODALS
        elif joined and _is_verb(low, rest, to or modal) and (_after_and(out) or _in_a_row(out, rest)):
            token = _third_verb(token)
        elif low in MODALS:
            modal = True
        elif low == "to":
            to = next((t.lower() for t in tokens[n + 1 : n + 4] if not t.isspace()), "") in VERBS
        elif token in (",", ";"):
            to, modal = False, False
        elif token[0].isupper() and out and low not in ("i",):
            joined = joined and not people(token)
        out.append(token)
    return "".join(out)


_BEFORE_SUBJECT = words("that because if when since as than what how where why while , whether though")
_TOGETHER = {"we": "they", "us": "them", "our": "their", "ours": "theirs"}
_FINITE = words("mean am have know love like hate think believe")
"""Verbs that begin anew after `to VERB and`, rather than go on with it."""
_ADJECTIVES = words("clean long clear open slow warm dry light own cool complete present last")
"""Words that are verbs only where an object follows."""
_OBJECTS = words("the a an one two my his her their your it them him me every each all that")


_NAMED_SHORT = re.compile(r"\b(?:with|known|around|know|met|of) [A-Z][a-z]+\b(?!['’])")
"""Somebody named by their first name alone."""


def _with_another(out: list[str], pair: Pair) -> bool:
    """Whether somebody beside the speaker was named before, so that `we` are the two."""
    told = "".join(out)
    return any(name != pair.speaker for name in people(told)) or bool(_NAMED_SHORT.search(told))


def _is_verb(low: str, rest: list[str], to: bool) -> bool:
    """Whether a word after `and` or a comma is a verb of the speaker's."""
    after = next((t.lower() for t in rest if not t.isspace()), "")
    if low in _ADJECTIVES and after not in _OBJECTS:
        return False
    return (low in ("am", "have") and not to) or low in _FINITE or (low in VERBS and not to)


def _own_verb(verb: str) -> str:
    """What follows `I` is a verb, known or not: `rinse` -> `rinses`; the past stays."""
    low = verb.lower()
    past = (low in PAST | MODALS and low != "read") or (low.endswith("ed") and low not in VERBS)
    return verb if past or not low.islower() or verb != low or low == "s" else third(low)


def _third_verb(verb: str) -> str:
    low = verb.lower()
    return third(low) if low in VERBS or low in ("am", "are", "have", "were", "do", "be") else verb


def _in_a_row(out: list[str], rest: list[str]) -> bool:
    """Whether a comma stands before and an object after, as in `..., find him kind and have learned`."""
    before = next((t for t in reversed(out) if not t.isspace()), "")
    after = next((t.lower() for t in rest if not t.isspace()), "")
    if before != ",":
        return False
    tokens = [t.lower() for t in rest if not t.isspace()]
    listed = any(one == "and" and two in VERBS | {"have", "am"} for one, two in pairwise(tokens))
    return listed or after in ("him", "her", "it", "them", "my", "the", "a", "his", "their")


def _after_and(out: list[str]) -> bool:
    before = (t.lower() for t in reversed(out[-8:]) if not t.isspace())
    return next((t for t in before if t not in ADVERBS or t in _ADJECTIVES), "") in ("and", "but", "or")
