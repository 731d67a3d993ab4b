"""Interview: other people, how one feels about them, and what was said with them."""

import re

from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import kind_of
from game.mind.rules.gist import core, people
from game.mind.rules.interview_kin import kin_meant, work_of
from game.mind.rules.interview_noticed import source
from game.mind.rules.interview_voice import Interview, mentions
from game.mind.rules.persona import kinship, register
from game.mind.rules.speech import first_name
from game.mind.rules.talk_memories import meant_by_voices

_WHO_IS = re.compile(
    r"\b(?:who is|who's|do you know|have you met|tell me about|what do you (?:think|make) (?:of|about)|"
    r"between you and|how (?:well )?do you "
    r"(?:know|like|feel about)|relationship with|what (?:is|does|has)|what's|where does|how is|how old is|"
    r"have you heard|(?:learn(?:ed|t)?|found out|hear|heard) (?:\w+ )?(?:about|of)|"
    r"your opinion (?:of|on))\b(.*)",
    re.I,
)
_SAID = re.compile(
    r"\b(?:what did|what have) (?:you|\w+)\b.*\b(?:talk|say|said|discuss|speak|tell|told)\w*|conversation with"
    r"|\b(?:did|have) you (?:\w+ )?(?:talk|talked|speak|spoken) (?:to|with) (?!any|some)"
    r"|last (?:talk|spoke)|\bwhat did you (?:and|talk)|\bwhat do you (?:two )?(?:and [A-Z]\w+ |usually |"
    r"mostly )*talk about",
    re.I,
)
_THEY_SAID = re.compile(r"\bwhat (?:did|has) (?!you)\w+(?: \w+)? (?:say|said|tell|told)\b", re.I)
_PASSING = re.compile(r" talked about | told [A-Z]|^The question ")
"""That one spoke of somebody says nothing of them."""
_LIKES_THEM = re.compile(
    r"\b(?:do(?:n['’]t| not)? you (?:not |really |still |even )?(?:like|love|hate|dislike|trust|miss|fancy|"
    r"care (?:about|for)|get (?:on|along) with)|would you (?:go out with|marry|kiss|date|go on a date with)|"
    r"are you (?:in love with|friends with|fond of|close to|angry (?:at|with)|friends)|do you get along with|"
    r"your friend)\b|\b(?:is|was) [A-Z]\w+(?: [A-Z]\w+)? (?:an? |really |very |so )*(?:good|nice|kind|bad|mean|rude|"
    r"decent|honest|pleasant|friendly|likeable)\b|^\W*(?:is|"
    r"was) [A-Z]\w+(?: [A-Z]\w+)? (?:an? )?(?:\w+ )?(?:nice|kind|smart|clever|funny|boring|rude|strange|weird|odd|"
    r"annoying|trustworthy|reliable|lazy|friendly|honest|shy|loud|proud|stupid|dangerous|neighbou?r|friend|"
    r"person|man|woman|"
    r"liar|gossip|husband|wife|father|mother|son|boss|colleague|talker|cook)\W*$",
    re.I,
)
_KIND_OF_PERSON = re.compile(r"^\W*(?:is|was) [A-Z]", re.I)
_WORK = re.compile(
    r"\bworking on\b|\bwriting\b|\bfor a living\b|\b[Ww]hat (?:does|did) [A-Z]\w+(?: [A-Z]\w+)? (?:do|study|teach|"
    r"sell|write|paint)\b|['’]s (?:job|work|occupation|profession|project)\b"
)
_TOLD_ME = re.compile(
    r"\bwho (?:told you|said)\b|\bhow do you know (?:that|about|of)\b|\bwhere did you hear\b|\bfrom whom\b|"
    r"\bwho did you hear\b",
    re.I,
)
_KNOWS_WHOM = re.compile(
    r"\bwho(?:m|se)? (?:do|did) you (?:all )?know\b|\bhow many people do you know\b|\bpeople you know\b", re.I
)
_LOVES = re.compile(r"\b(?:love|in love|fancy|go out|marry|kiss|date)\b", re.I)
_AGAINST = re.compile(r"\b(?:hate|dislike|angry)\b", re.I)
_FRIENDS = re.compile(
    r"\b(?:best friend|favou?rite (?:housemate|person|neighbou?r|customer|colleague|friend)|friends?\b(?! with)|"
    r"closest to|who do you (?:like|trust|get along)|whom do you (?:like|"
    r"trust))",
    re.I,
)
_FOES = re.compile(
    r"\bwho(?:m)?\b.*\b(?:don't you|do you not|can't you|do you (?:dislike|hate))\b|\b(?:enem(?:y|ies)|annoys? you|"
    r"dislike most|least (?:favou?rite|like\w*)|like (?:the )?least)\b|\bdo you (?:dislike|hate) any(?:body|one)\b",
    re.I,
)
_HOUR_WITH = re.compile(r"\bspend (?:an hour|time|an evening|a day)\b", re.I)
_ALIKE = re.compile(r"\b(?:alike|like you|similar to you|resembles? you)\b", re.I)
_GIFT = re.compile(r"\b(?:gift|present|buy for|birthday)\b", re.I)
_PLACES = re.compile(r"\b(?:Cafe|Park|Pub|College|Market|Pharmacy|Store|Day|Oak|Hill|Rose|Crown|Valentine|February)\b")
_YES_NO = re.compile(r"(?:is|are|was|were|will|do|does|did|has|have|can)\b", re.I)
_FRIEND, _ACQUAINTED, _KNOWN = 5, 2, 1
"""Closeness from which somebody is a friend, and liked [see `Tie.closeness`]."""


def person(talk: Interview) -> str:
    """Who somebody is, and what was said with them; an honest no for somebody unknown."""
    said = bool(talk.asks(_SAID))
    if not said and not talk.asks(_WHO_IS):
        return ""
    name = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked) if said else ()), "")
    if name and talk.asks(_AGE):
        return talk.pick("kin_age", names=first_name(name))
    if name and talk.asks(_LIVES) and (house := _house(talk, name)):
        return f"In {house}."
    if name and not said and talk.asks(_WORK):
        return work_of(talk, name) or talk.pick("kin_work", name=first_name(name))
    if name:
        return said_with(talk, name) if said else about(talk, name)
    strange = _strange(talk)
    return talk.pick("nobody", name=strange) if strange else ""


_AGE = re.compile(r"\bhow old\b", re.I)
_LIVES = re.compile(r"\bwhere (?:does|do)\b.*\blive\b", re.I)


def _house(talk: Interview, name: str) -> str:
    """Whose house somebody lives in, if one knows it: `Arthur Burton's apartment`."""
    return next((r.sector for r in talk.q.card.known if name in r.owners and name.split()[-1] in r.sector), "")


def _strange(talk: Interview) -> str:
    """A name that means nobody known; empty if the question names nobody."""
    strange = [n for n in people(talk.q.asked) if not _PLACES.search(n)] or re.findall(
        r"\b(?:[Ww]ho is|know|met|with|about|(?<!the capital )of|like|love|trust|does|is|hate) "
        r"([A-Z][\w'’]+)\b(?!['’])",
        talk.q.asked,
    )
    name = strange[0] if strange else ""
    if name and any(name in room.sector for room in talk.q.card.known):
        return ""
    own = name in ("I", talk.q.card.name, talk.q.card.first_name, "Smallville")
    return "" if not name or own or _PLACES.search(name) else name


def about(talk: Interview, name: str) -> str:
    """What one knows of somebody: the biography first, then what was told, seen or overheard."""
    told = [talk.say(c) for c in talk.feelings(name)][:2]
    heard = [m for m in talk.q.memories if mentions(m.text, name) or (name in m.subjects and m.kind != "reflection")]
    heard = [m for m in heard if m.kind in ("dialogue", "observation", "reflection")]
    heard = sorted((m for m in heard if kind_of(m.text) not in ("secret", "love")), key=lambda m: _telling(m, name))
    firm = [m for m in heard if m.source != "saw" and not _PASSING.search(m.text) and " said to " not in m.text]
    firm = list({m.text: m for m in reversed(firm) if talk.say(m.text) not in told}.values())[::-1]
    told += [talk.with_source(m) for m in firm[: 2 if len(told) < 2 else 1]]
    yes = "Yes. " if _YES_NO.match(talk.q.asked) else ""
    if told:
        return yes + " ".join(dict.fromkeys(told))
    spoken = next((talk.say(m.text) for m in heard if m.source == "did"), "")
    return yes + (spoken or f"{talk.pick('by_sight', name=name)} {_glimpse(talk, heard)}".strip())


def _glimpse(talk: Interview, heard: list[Statement]) -> str:
    """What one saw of somebody whom one does not know otherwise: the newest that says something."""
    seen = [m for m in heard if m.source == "saw" and " is on the way to " not in m.text]
    last = max(seen, key=lambda m: m.ordinal, default=None)
    return talk.say(re.sub(r" is ", " was ", last.text, count=1)) if last else ""


def _telling(m: Statement, name: str) -> tuple[bool, int, int]:
    return (name not in m.text[: len(name)], -m.importance, -m.ordinal)


def said_with(talk: Interview, name: str) -> str:
    """What the talks with somebody were about, and what they told."""
    talks = [m for m in talk.q.memories if m.kind == "dialogue" and m.source == "did"]
    talks = [m for m in talks if name in re.split(_PASSING, m.text)[0] or f" told {name} " in m.text]
    told = [m for m in talk.q.memories if m.source == f"was told by {name}"]
    if not talks and not told:
        return talk.pick("no_talk", name=first_name(name))
    yes = ["Yes."] if talks and _YES_NO.match(talk.q.asked) else []
    lines = [] if _THEY_SAID.search(talk.q.asked) and told else [talk.say(m.text) for m in talks[:2]]
    lead = [talk.pick("from_them", name=first_name(name))] if told else []
    return " ".join([*yes, *lines, *lead, *(talk.say(m.text) for m in told[:2])])


def likes_them(talk: Interview) -> str:
    """Whether one likes, loves or trusts somebody, by the closeness there is; a secret stays one."""
    if not talk.asks(_LIKES_THEM):
        return ""
    name = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")
    if not name:
        strange = _strange(talk)
        return talk.pick("nobody", name=strange) if strange else ""
    closeness = talk.q.card.tie(name).closeness
    why = " ".join(talk.say(c) for c in talk.feelings(name)[:1])
    plain = re.match(r"\W*why\b", talk.q.asked, re.I) or talk.asks(_KIND_OF_PERSON)
    verdict = "" if why and plain else _verdict(talk, name, closeness, bool(_ILL.search(why)))
    return f"{talk.pick(verdict, name=first_name(name)) if verdict else ''} {why}".strip()


_ILL = re.compile(r"\bI (?:dislike|hate|detest|can['’]t stand|loathe|despise)\b")


def _verdict(talk: Interview, name: str, closeness: int, felt_ill: bool) -> str:
    """Which answer fits: what is asked about, and how close one is."""
    if talk.asks(_AGAINST):
        return "is_against" if closeness < 0 or felt_ill else "has_nothing_against"
    if felt_ill:
        return "likes_not"
    if talk.asks(_LOVES) and closeness >= 0:
        return "loves" if register(talk.q.card, name) in ("couple", "parent", "child") else "not_for_telling"
    steps = ((_FRIEND, "likes_much"), (_ACQUAINTED, "likes"), (0, "hardly_knows"))
    return next((word for least, word in steps if closeness >= least), "likes_not")


def _ties(talk: Interview) -> list[tuple[int, str]]:
    """Closeness and name of all whom one may speak of, the closest first."""
    known = ((t.closeness, n) for n, t in talk.q.card.ties if kind_of(t.feeling) != "secret")
    return sorted(known, key=lambda x: (-x[0], x[1]))


def friends(talk: Interview) -> str:
    """Who one's friends are."""
    if not talk.asks(_FRIENDS) or talk.asks(_FOES) or talk.known_person(talk.q.asked):
        return ""
    near = [n for closeness, n in _ties(talk) if closeness >= _FRIEND and not kinship(talk.q.card, n)][:3]
    if not near:
        return talk.pick("nobody_close")
    if re.search(r"\bbest\b|\bclosest\b", talk.q.asked, re.I):
        near = near[:1]
    why = " ".join(talk.say(c) for c in talk.feelings(near[0])[:1])
    return f"{listed(near)}. {why}"


def foes(talk: Interview) -> str:
    """Whom one does not get on with."""
    if not talk.asks(_FOES) or talk.known_person(talk.q.asked):
        return ""
    far = [n for closeness, n in reversed(_ties(talk)) if closeness < 0][:1]
    if not far:
        return talk.pick("no_foes")
    return f"{far[0]}. {' '.join(talk.say(c) for c in talk.feelings(far[0])[:1])}".strip()


def choice(talk: Interview) -> str:
    """Somebody to spend an hour with, somebody alike, a gift for somebody."""
    if re.match(r"\W*(?:when|does|do|did)\b", talk.q.asked, re.I) or not (
        talk.asks(_HOUR_WITH) or talk.asks(_ALIKE) or talk.asks(_GIFT)
    ):
        return ""
    named = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")
    ties = _ties(talk)
    name = named or (ties[0][1] if ties else "")
    if not name:
        return talk.pick("nobody_close")
    if talk.asks(_GIFT):
        return _gift(talk, name)
    why = next((talk.say(c) for c in talk.feelings(name)), "")
    return f"{talk.pick('alike' if talk.asks(_ALIKE) else 'hour_with', name=name)} {why}".strip()


def _gift(talk: Interview, name: str) -> str:
    """Something that goes with what one has concluded about somebody, or else with what one knows of them."""
    thoughts = [m for m in talk.q.memories if m.kind == "reflection" and mentions(m.text, name)]
    thoughts = [m for m in thoughts if kind_of(m.text) not in ("secret", "love")]
    if thoughts:
        latest = max(thoughts, key=lambda m: (m.text.startswith(name), m.ordinal))
        return talk.pick("gift_thought", name=first_name(name), said=talk.say(latest.text)[:-1])
    fits = (m.text for m in talk.q.memories if m.text.startswith(name) and kind_of(m.text) in ("like", "project"))
    likes = next(fits, "")
    if not likes:
        return talk.pick("gift", name=first_name(name))
    return talk.pick("gift_known", name=first_name(name), said=talk.say(likes)[:-1])


# -- others among themselves -----------------------------------------------------------------------------------------

_TWO = re.compile(
    r"\b(?:do|does|did|are|were|is|have|has)\b.*\b(?:know each other|know|friends?|get on|get along|married|a couple|"
    r"like each other|like|love|dating|together|met|talk\w*|quarrel\w*|in love)\b",
    re.I,
)
_RUNNING = re.compile(r"\b(?:who|anybody|anyone|somebody|someone)\b.*\b(?:running|run|runs|stand\w*) (?:for|against)\b"
                      r"|\b(?:opponents?|rivals?|other candidates?|candidates?)\b", re.I)  # fmt: skip
_BESIDE = re.compile(r"\belse\b|\bagainst\b|\bopponents?\b|\brivals?\b|\bother\b", re.I)
_RUNS = re.compile(r"^([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?) (?:is|has decided on) running (?:for|against)\b|"
                   r"^([A-Z][\w'’-]+ [A-Z][\w'’-]+) is going to run (?:for|against)\b")  # fmt: skip


def two_others(talk: Interview) -> str:
    """Whether two others know or like each other: what one was told of it, or saw of the two together."""
    names = _named(talk)
    if len(names) < 2 or not talk.asks(_TWO):
        return ""
    both = [m for m in talk.q.memories if all(mentions(m.text, n) for n in names[:2]) and m.kind != "plan"]
    both = [m for m in both if kind_of(m.text) not in ("secret", "love")]
    said = [m for m in both if m.source.startswith("was told by ") or m.source == "knew"]
    seen = [m for m in both if m.source == "saw" and " is talking with " in m.text]
    if said:
        return f"{talk.pick('two_known')} {talk.with_source(max(said, key=lambda m: m.ordinal))}"
    return talk.pick("two_seen" if seen else "two_unknown", names=listed([first_name(n) for n in names[:2]]))


def _named(talk: Interview) -> list[str]:
    """Everybody whom the question names, in full where one knows them."""
    found = [n for n, _ in talk.q.card.ties if mentions(talk.q.asked, n) and n != talk.q.card.name]
    known = (s for m in talk.q.memories for s in (*m.subjects, *people(m.text)) if " " in s and ":" not in s)
    found += [n for n in known if mentions(talk.q.asked, n) and n != talk.q.card.name]
    return list(dict.fromkeys(found))


def running(talk: Interview) -> str:
    """Who stands for what the town votes on, and who else does."""
    if not talk.asks(_RUNNING):
        return ""
    own, left_out = talk.q.card.name, set(_named(talk)) if talk.asks(_BESIDE) else set()
    told = [(c, "") for c in (*talk.who.clauses, *meant_by_voices(talk.q.card, talk.q.memories))]
    told += [(m.text, m.source) for m in talk.q.memories if m.kind not in ("plan", "reflection")]
    runs = {found[1] or found[2]: (text, source) for text, source in told if (found := _RUNS.match(text))}
    if re.search(r"\belse\b", talk.q.asked, re.I):
        left_out |= {own} if own in runs else set(runs)
    left = [talk.heard(*known) for name, known in runs.items() if name not in left_out]
    if left:
        return " ".join(left[:2])
    return talk.pick("runs_nobody_else") if runs or left_out else ""


def told_by(talk: Interview) -> str:
    """From whom one knows a thing."""
    found = talk.asks(_TOLD_ME)
    wanted = core(talk.q.asked[found.end() :]) if found else frozenset()
    if not wanted:
        return ""
    return source(talk, wanted)


def acquaintances(talk: Interview) -> str:
    """Whom one knows in town, the closest first."""
    if not talk.asks(_KNOWS_WHOM):
        return ""
    known = [n for closeness, n in _ties(talk) if closeness]
    more = len(known) - _MOST_KNOWN
    return (
        f"{listed(known[:_MOST_KNOWN])}{f', and {more} more' if more > 0 else ''}."
        if known
        else talk.pick("nobody_close")
    )


_MOST_KNOWN = 5
