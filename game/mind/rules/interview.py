"""Answers to an interviewer (AnswerInterview): first person, from memories, biography and plan, `I don't know` too.

Which answer fits is asked of one kind after the other, the first that has something to say answers: how one is and
who one is are in `interview_self`, family in `interview_kin`, others in `interview_people`, what was in
`interview_past`, what has its day and hour in `interview_events`, what comes in `interview_plans`, what is
no question of the town in `interview_odd`.
"""

import re
from dataclasses import replace
from datetime import datetime

import game.mind.rules.interview_about_town as about_town
import game.mind.rules.interview_affairs as affairs
import game.mind.rules.interview_deeds as deeds
import game.mind.rules.interview_events as events
import game.mind.rules.interview_kin as kin
import game.mind.rules.interview_noticed as noticed
import game.mind.rules.interview_odd as odd
import game.mind.rules.interview_past as past
import game.mind.rules.interview_people as others
import game.mind.rules.interview_plans as plans
import game.mind.rules.interview_self as oneself
import game.mind.rules.interview_small as small
from game.mind.questions import AnswerInterview, Statement
from game.mind.rules.events import event_noun, has_date, kind_of
from game.mind.rules.gist import core, keys, people, share, stem
from game.mind.rules.hearing_acts import parts
from game.mind.rules.interview_typed import plain
from game.mind.rules.interview_unanswered import unanswered
from game.mind.rules.interview_voice import Answer, Interview, bygone, inside, mentions
from game.mind.rules.interview_words import HYPOTHETICALS
from game.mind.rules.sightings import in_the_past, of_a_thing
from game.mind.rules.speech import sentence
from game.mind.rules.talk_memories import ANNOUNCED, SOMEBODY, facts_known
from game.mind.rules.talk_questions import REAL

_CHANGED = re.compile(
    r"\b(?:(?:has |have )?changed|lately|recently|learn(?:ed|t)?|what(?:['’]s| is) new|any news|what(?:['’]s|"
    r" is| are) the (?:latest )?news|gossip|rumou?rs?|"
    r"what happened|interesting|heard (?:anything|something|any news))\b",
    re.I,
)
_OF_OTHERS = re.compile(r"\b(?:news|gossip|rumou?rs?|heard)\b", re.I)
_CLAIM = re.compile(
    r"\b(?:you promised|(?<!have )you told(?! about)|you said|you owe|you agreed|did(?:n't)? you promise|"
    r"remember (?:promising|telling|saying|agreeing|owing))\b",
    re.I,
)
_SHORT_ANSWER, _ENDS = 90, 0.4
"""Letters up to which an answer may end with what its speaker likes to end with, and the chance of it [ours]."""
_KNOWN_SHARE, _WITHOUT_NAME = 0.6, 0.75
"""Share of what is asked about that a memory must hold; more if it does not name whom the question names [ours]."""
_YES_NO = re.compile(r"(?:is|are|was|were|will|do|does|did|has|have|can)\b", re.I)
_IS = re.compile(r"(?:is|are)\b", re.I)
_JUST_NOW = re.compile(r"\W*(?:is|are|was|were) (?!there\b).*\b(?:burning|on fire|empty|closed|occupied)\b\W*$", re.I)
"""Asks how a thing is, not what one would do."""
_SURPRISED = re.compile(r"(?!.*\b(?:what|would|do|how|if|imagine|suppose|now)\b)\W*the .*\?\W*$", re.I)
_OF_YOU = re.compile(
    r"\W*(?:are|were|do|did|will|would|have|can) you\b(?! (?:\w+ )?(?:know|hear|heard|aware|remember|tell|told))", re.I
)
_HEARD_OF = re.compile(r"\b(?:have|did) you (?:ever |already )?hea?rd? (?:about|of|that|anything)\b", re.I)
_SELF_STATE = re.compile(
    r"\W*(?:are|were|did|have) you\b(?! (?:\w+ )?(?:know|hear|heard|aware|remember|tell|told))", re.I
)
_DO_YOU = re.compile(
    r"\W*do you (?:really |still |ever |also )?(?!(?:know|hear|remember|think|believe|feel|happen|mean|"
    r"understand|want|wish|see)\b)\w+",
    re.I,
)
_OWNS = re.compile(
    r"\W*do you (?:really |still |ever |also )?(?:have|own|keep|eat|drink|smoke|play|take|use|wear|drive|speak|"
    r"live|collect|"
    r"gamble|pray|grow)\b",
    re.I,
)
"""What somebody would know to do or have: if nothing is known of it, it is not so."""
_OF_MINE = re.compile(r"\W*(?:has|have|is|are|was|were|did|does|do|will|can) your\b", re.I)
"""Asks yes or no of what is one's own."""
_ALL = 0.99
"""Share of what is asked of oneself that a memory must hold for a yes."""
_WHEN = re.compile(r"\W*(?:when|what (?:day|date|time))\b", re.I)
_WHO_DID = re.compile(r"\W*who (?!is\b|are\b|do\b|did\b|will\b|would\b)", re.I)
"""Asks for somebody: what one does alone is no answer."""
_TOLD_OTHERS = re.compile(r"^\S+ \S+ (?:told|asked|and [A-Z]\S+ \S+ talked about|promised) ")
"""A talk of one's own, of which the thing asked about was only spoken."""
_OWN_DEED = re.compile(r"\W*(?:what|where|when|why|how)\b.*\bdid you\b(?! (?:know|hear))", re.I)
_LOVE = re.compile(r"\b(?:marry|kiss|date|go out with|fall in love)\b", re.I)
_SAID_NO = re.compile(r" (?:said no|declined) to ")
_SOME_TIME = re.compile(r"\b(?:lately|recently|ever|yet|already|of late|these days)\b", re.I)
_ASKED_ONLY = re.compile(r"\btalked about (?:who|what|whether|when|where|why|how)\b")


def answer_interview(q: AnswerInterview) -> str:
    """What the person answers, in their own voice, from what the question carries."""
    talk = Interview(replace(q, asked=plain(q.asked, q.card.name, (name for name, _ in q.card.ties))))
    two = noticed.with_its_source(talk)
    text = " ".join(dict.fromkeys(map(_answer, two))) if two else _answer(talk)
    ending = talk.who.ends and len(text) < _SHORT_ANSWER and text[-1:] in ".!" and talk.chance.random() < _ENDS
    return f"{text[:-1]}, {talk.who.ends.lower()}{text[-1]}" if ending else text


def _answer(talk: Interview) -> str:
    return next((text for answer in _ANSWERS if (text := answer(talk))), "") or _unknown(talk)


def _unknown(talk: Interview) -> str:
    """What is said when nothing is known: of oneself and of things at hand one knows at least that it is not so."""
    if talk.asks(_HEARD_OF):
        return talk.pick("not_heard_of")
    if text := unanswered(talk):
        return text
    if _SELF_STATE.match(talk.q.asked):
        return talk.pick("not_of_me" if re.match(r"\W*are\b", talk.q.asked, re.I) else "not_done")
    if _DO_YOU.match(talk.q.asked):
        return talk.pick("no_i_dont" if _OWNS.match(talk.q.asked) else "hard_to_say")
    if _OF_MINE.match(talk.q.asked):
        return talk.pick("not_that_i_know")
    return talk.pick("not_seen_so" if _JUST_NOW.match(talk.q.asked) else "unknown")


def _real(talk: Interview) -> str:
    return talk.pick("computed", name=talk.q.card.name) if REAL.search(talk.q.asked) else ""


def _claimed(talk: Interview) -> str:
    """A claim about the past is believed only if it is remembered."""
    if not _CLAIM.search(talk.q.asked):
        return ""
    known = next(
        (m for m in talk.q.memories if share(core(talk.q.asked), keys(m.text)) >= 0.6 and m.kind == "dialogue"), None
    )
    return f"Yes. {talk.say(known.text)}" if known else talk.pick("not_remembered")


def _greeting(talk: Interview) -> str:
    if re.match(
        r"(?:hello|hi|hey|good (?:morning|day|evening|afternoon)|"
        r"(?:it['’]?s )?(?:nice|pleased|good|glad) to meet you)\b[^?]*$",
        talk.q.asked.strip(),
        re.I,
    ) or parts(talk.q.asked):
        return talk.pick("greeting", name=talk.q.card.name)
    return ""


def _hypothetical(talk: Interview) -> str:
    if (
        re.search(r"\bdo you think\b", talk.q.asked, re.I)
        or _JUST_NOW.match(talk.q.asked)
        or _SURPRISED.match(talk.q.asked)
        or re.match(r"\W*(?:who|whose|when|why|did|have|do)\b", talk.q.asked, re.I)
        or (_LOVE.search(talk.q.asked) and talk.known_person(talk.q.asked))
    ):
        return ""
    for pattern, act in HYPOTHETICALS:
        if re.search(pattern, talk.q.asked, re.I):
            return talk.pick(act, place=next((r.sector for r in talk.q.card.known if r.public and r.hours), "the cafe"))
    return ""


def _lately(talk: Interview) -> str:
    if re.search(r"\bhappened (?:at|in|on|to) (?!you\b)", talk.q.asked, re.I):
        return "" if _best_fact(talk) else talk.pick("nothing_happened")
    if talk.known_person(talk.q.asked) and re.search(r"\b(?:about|of)\b", talk.q.asked):
        return ""
    if not _CHANGED.search(talk.q.asked) or not re.search(
        r"\b(?:you|your|new|news|gossip|rumou?rs?|happened)\b", talk.q.asked, re.I
    ):
        return ""
    found = [m for m in talk.q.memories if m.kind in ("reflection", "dialogue", "observation") and _may_be_told(m)]
    if talk.asks(_OF_OTHERS):
        found = [m for m in found if m.source.startswith("was told by ") or m.source == ANNOUNCED]
    found = [m for m in found if m.kind != "observation" or m.source == ANNOUNCED]
    found.sort(key=lambda m: (m.kind != "reflection", -m.importance, -m.ordinal))
    return " ".join(talk.with_source(m) for m in found[:2]) or talk.pick("nothing_new")


def _may_be_told(m: Statement) -> bool:
    return kind_of(m.text) not in ("secret", "love")


def _fact(talk: Interview) -> str:
    """Whatever memory answers best, with its source; hearsay is told as hearsay."""
    found = _best_fact(talk)
    if found is None:
        wanted = keys(talk.q.asked) if not _SELF_STATE.match(talk.q.asked) else frozenset()
        wonders = next((c for c in talk.who.clauses if kind_of(c) == "curious" and share(wanted, keys(c)) >= 0.5), "")
        return f"{talk.pick('unknown')} {talk.say(wonders)}" if wonders else ""
    text, source = found
    if _misses(talk, text):
        return ""
    if _WHEN.match(talk.q.asked) and not (has_date(text) or re.search(r"\d|\bnoon\b|\bago\b|\byesterday\b", text)):
        return f"{talk.pick('day_unknown')} {talk.heard(text, _source(source))}"
    yes = "Yes. " if _YES_NO.match(talk.q.asked) and source != SOMEBODY else ""
    yes = "Not any more, that I know of. " if _IS.match(talk.q.asked) and of_a_thing(text) else yes
    yes = "No. " if yes and _OF_YOU.match(talk.q.asked) and _SAID_NO.search(text) else yes
    yes = "" if bygone(text, talk.q.card.now) != text else yes
    yes = "" if share(core(_SOME_TIME.sub(" ", talk.q.asked)), keys(text)) < _ALL else yes
    return yes + talk.heard(text, _source(source))


def _misses(talk: Interview, text: str) -> bool:
    """Whether a statement holds the words of a question but not what it asks for: a reason, a number, a way."""
    asked = talk.q.asked
    if re.match(r"\W*who(?:m)?\b(?! are you)", asked, re.I) and not any(n != talk.q.card.name for n in people(text)):
        return True
    if kind_of(text) in ("wish", "worry", "opinion", "like") and _ASKED_DEED.match(asked):
        return not re.search(r"\b(?:want|wish|hope|worr\w+|afraid|think|like|love|enjoy|believe|ever)\b", asked, re.I)
    return any(p.match(asked) and not holds.search(text) for p, holds in _ASKED_FOR)


_ASKED_DEED = re.compile(
    r"\W*(?:(?:do|did|have|are|were|will|can|could|may|is|was|does|has) |who (?!is\b|do\b)|where\b|when\b)", re.I
)
"""Asks for what is or was so: what somebody wishes, fears or likes is none of that."""
_ASKED_FOR = (
    (re.compile(r"\W*(?:do you (?:have|own|keep)|have you got)\b", re.I), re.compile(r"\b(?:has|have|owns?|"
        r"keeps?|with)\b")),
    (re.compile(r"\W*where\b", re.I), re.compile(r"\b(?:at|in|into|on|near|under|from|to|abroad|home|behind|"
        r"beside)\b")),
    (re.compile(r"\W*(?:why|how come|what made)\b", re.I),
     re.compile(r"\b(?:because|since|so that|in order to|"
        r"for fear)\b")),
    (re.compile(r"\W*how (?:many|much|long|often|far|old|fast)\b", re.I),
     re.compile(r"\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|\w+teen|\w+ty|every|"
                r"years?|months?|weeks?|always|never)\b")),
    (re.compile(r"\W*how (?:do|did|can|could|would|should) (?:you|i|one|we)\b", re.I),
     re.compile(r"\b(?:by \w+ing|with)\b")),
)  # fmt: skip
"""A kind of question, and what an answer to it must hold."""


def _source(teller: str) -> str:
    return teller if teller in ("", "saw") else f"was told by {teller}"


def _by_now(m: Statement, now: datetime) -> str:
    """A memory as it is told now: what was wrong with a thing a while ago may be right again."""
    if m.kind == "action" and m.source == "did":
        return m.text.replace(" is ", " was ", 1)
    return in_the_past(m.text, m.when, now) if of_a_thing(m.text) and m.source == "saw" else m.text


def _best_fact(talk: Interview) -> tuple[str, str] | None:
    """The statement that holds most of what is asked about, and who told it; None if none holds enough."""
    asked = _SOME_TIME.sub(" ", talk.q.asked)
    wanted, names = core(asked), [n for n in people(talk.q.asked) if n != talk.q.card.name]
    facts = facts_known(talk.q.card, talk.q.memories)
    own = (m for m in talk.q.memories if m.source in ("saw", "did", "concluded") and m.kind != "plan")
    facts += [(_by_now(m, talk.q.card.now), "saw" * (m.source == "saw")) for m in own]
    scored = []
    of_me = any(p.match(talk.q.asked) for p in (_OF_YOU, _DO_YOU, _OF_MINE)) and _YES_NO.match(talk.q.asked)
    if (_OF_YOU.match(talk.q.asked) or _OWN_DEED.match(talk.q.asked) or of_me) and not names:
        mine = (f for f in facts if f[0].startswith(talk.q.card.name))
        facts = [f for f in mine if not _TOLD_OTHERS.match(f[0]) or _SAID_NO.search(f[0])]
    for n, (text, source) in enumerate(facts):
        if kind_of(text) in ("secret", "love", "curious") or _ASKED_ONLY.search(text):
            continue
        alone = not any(n != talk.q.card.name for n in people(text)) or _TOLD_OTHERS.match(text)
        if _WHO_DID.match(talk.q.asked) and alone:
            continue
        fit = share(wanted, keys(text))
        if of_me and not _states(asked, text):
            continue
        named = all(mentions(text, name) for name in names)
        if fit >= (_KNOWN_SHARE if named else _WITHOUT_NAME):
            scored.append((fit + 0.2 * named, len(wanted & keys(text)), -n, (text, source)))
    return max(scored)[3] if scored else None


def _states(asked: str, text: str) -> bool:
    """Whether a statement holds every word of a question of oneself, small verbs too: only then it is a yes."""
    wanted = {stem(w) for w in re.findall(r"[a-z]{3,}", asked.lower()) if w not in _FRAME}
    return bool(wanted) and wanted <= {stem(w) for w in re.findall(r"[a-z]{3,}", text.lower())}


_FRAME = frozenset(
    [
        "are",
        "you",
        "your",
        "did",
        "does",
        "has",
        "have",
        "had",
        "was",
        "were",
        "will",
        "can",
        "could",
        "would",
        "the",
        "any",
        "ever",
        "still",
        "really",
        "also",
        "and",
        "for",
        "with",
        "been",
    ]
)
"""Words that make a sentence a question and say nothing."""


def _hint(talk: Interview) -> str:
    """The little that one came to hear of an event that the question names: that somebody gathers decorations for it,
    or that others spoke of it."""
    noun, names = event_noun(talk.q.asked).split()[-1:], people(talk.q.asked)
    of_it = [m for m in talk.q.memories if noun and re.search(rf"\b{re.escape(noun[0])}\b", m.text)]
    told = (m for m in of_it if m.source.startswith("was told by ") and names and names[0] in m.text)
    found = next(told, None)
    if found is not None:
        return sentence(f"All I know is that {inside(talk.say(found.text))}")
    spoken = next((m for m in of_it if m.source.startswith("overheard ") or m.kind == "dialogue"), None)
    if spoken is None:
        return ""
    who = next((n for n in spoken.subjects if n != talk.q.card.name and ":" not in n), "somebody")
    return f"All I know is that {who} spoke of the {event_noun(talk.q.asked)}."


_ANSWERS: tuple[Answer, ...] = (
    _real, noticed.voices, _claimed, odd.odd, _greeting, affairs.opponent, affairs.friend_of_mine, affairs.feels_for_me,
    small.little, small.won, small.kin_of_mine, small.wants_for, small.proud_of, small.how_met,
    small.looks, small.work_of_theirs, small.favourite,
    about_town.whats_on, about_town.seen_in, about_town.is_where, about_town.my_place, about_town.mayor,
    affairs.said_yes, affairs.asked_along, affairs.purpose, affairs.making, affairs.sells,
    affairs.children,
    noticed.moral, noticed.thing, _hypothetical,
    small.owns, small.able, oneself.small, oneself.named, oneself.here, others.told_by,
    events.told_whom, oneself.why, small.supposed, oneself.how_long, oneself.town, small.may_i, small.which,
    past.company, past.met, past.ate, past.slept, past.was_where, past.did, past.saw, events.event,
    affairs.strange, events.absent, deeds.deed, past.went,
    odd.vote, plans.going, plans.at_hour, plans.usual, plans.would, plans.free, plans.meaning_to, plans.will,
    oneself.myself, oneself.lives, kin.family, kin.neighbours, others.two_others, others.running, others.acquaintances,
    others.choice, others.likes_them, others.friends, others.foes,
    oneself.own_thing, others.person, oneself.job, oneself.typical, oneself.feeling, oneself.inner,
    oneself.taste, oneself.likes_it, oneself.care, _lately, _fact, _hint, odd.puzzled,
)  # fmt: skip
