"""Interview: oneself, and how one is just now; what one knows of the town's places."""

import re

from game.mind.rules.english import listed
from game.mind.rules.events import kind_of
from game.mind.rules.gist import core, keys, share
from game.mind.rules.interview_kin import home
from game.mind.rules.interview_replies import WARES
from game.mind.rules.interview_voice import ROUTINE, Interview
from game.mind.rules.interview_words import ODDMENTS
from game.mind.rules.routine import routine
from game.mind.rules.speech import as_said, sentence
from game.mind.rules.times import read_clock
from game.world.activity import means_sleep
from game.world.clock import date_words, time_words
from game.world.thoughts import KnownRoom

_ABOUT_SELF = re.compile(
    r"\b(?:who are you(?! (?:closest|with|going|talking|meeting|afraid|voting|working|seeing|inviting))|"
    r"introduce yourself|about yourself|describe yourself|of yourself)\b|\bwhat are you like\b",
    re.I,
)
_NAME = re.compile(
    r"\b(?:your (?:(?:first|last|full) )?name|your surname|what are you called|what do (?:they|people) call you)\b",
    re.I,
)
_AGE = re.compile(r"\b(?:how old are you|your age|what age)\b", re.I)
_JOB = re.compile(
    r"\b(?:occupation|what do you (?:do(?! (?:for fun|in your|on|after|when|about|at))|study|teach|sell|write|paint)|"
    r"your (?:job|work|profession|living)|do for a living|live (?:on|off)\b(?! (?:your|the))|(?:earn|"
    r"make) (?:your|a) (?:living|money)|"
    r"pay (?:your|the) (?:rent|bills)|do you (?:work|have a job)|where do you (?:work|study)|"
    r"what are you (?:working on|writing|painting|studying)|are you (?:working|a student|(?:writing|painting|"
    r"studying|building|composing|drawing|learning|preparing|making) (?:an?|any)\w*))\b",
    re.I,
)
_CARE = re.compile(r"\b(?:care about|matters? to you|inspires? you|passionate|interests?|like most|enjoy)\b", re.I)
_DAY = re.compile(r"\b(?:typical|usual|normal|average|weekday|daily|routine|schedule|your days?)\b", re.I)
_TASTE = re.compile(
    r"\bfavou?rite\b|\bwhat do you like\b(?! about)|\bfor fun\b|\b(?:free|spare) time\b|\bhobb(?:y|ies)\b|"
    r"\blike to (?:eat|drink|do)\b|\bwhat (?:music|food|books?) do you\b|\bmakes you happy\b",
    re.I,
)
_LIKES_IT = re.compile(
    r"\bcan you (?:play|speak|sing|cook|paint|draw|dance|swim|bake) (?P<can>.+)|\bdo you (?:like|love|enjoy|hate|"
    r"believe in|care for|speak|play|drink|eat|read) (.+)",
    re.I,
)
_THINKS = re.compile(r"\b(?:what do you think (?:of|about)|your opinion (?:of|on)|how do you feel about) (.+)", re.I)
_MINE = (
    (re.compile(r"\b(?:afraid|fear|worr(?:y|ies|ied)|scares?|keeps you (?:up|awake)|bothers?|"
                r"makes you (?:sad|angry|anxious|cry|unhappy))\b", re.I), "worry"),
    (re.compile(r"\bproud\b|\bpride\b|\bachieve|\bgood at\b|\bbest at\b|\btalents?\b|\bstrengths?", re.I), "pride"),
    (re.compile(r"\b(?:dream|wish|hope for|want most|want from|goals?|ambition|want to (?:be|become|achieve)|"
                r"do you want)\b",
                re.I), "wish"),
)  # fmt: skip
_YOUR_THING = re.compile(
    r"\bwhat(?:['’]s| is| was) (?:your|the|this) (.+?) (?:about|on|called)\b|"
    r"\bhow(?:['’]s| is| are) (?:your|the) (.+?)(?: (?:going|coming along|doing)\b|\W*$)|"
    r"\btell me (?:more )?about your (.+)",
    re.I,
)
_IF_WON = re.compile(
    r"\bif you (?:win|won|become|became|were|get|got)\b|\bas mayor\b|\byour (?:programme|program|platform)\b|"
    r"\bwhy should (?:i|anybody|anyone|people|we) vote\b|\bplans? for the (?:town|city)\b|\bdo for (?:the town|us)\b|"
    r"\byou stand for\b|\bwould you change\b",
    re.I,
)
_WHY_OWN = re.compile(r"^\W*why (?:are|do|did|would) you\b(.+)", re.I)
_SINCE = re.compile(r"\bhow long have you\b|\bsince when\b|\bwhen did you (?:move|come here|start|open)\b", re.I)
_TIME_PAST = re.compile(r"\b(?:moved|since|ago|for (?:about |some |more than |[\w-]+ )?(?:years?|months?|weeks?))\b")
_DISLIKES = re.compile(r"\bwhat\b.*\b(?:hate|dislike|don't you like|annoys|can't you stand)\b", re.I)
_WANTS = re.compile(r"^\W*do you (?:really |still )?want (?:to )?(?!be\b|become\b|most\b)(\w.*)", re.I)
_SECRET = re.compile(r"\bsecrets?\b|\bhaven't told\b|\bnobody knows\b", re.I)
_LOVE = re.compile(r"\b(?:in love\b|whom? do you love|who do you love|a crush|lover|fall in love)", re.I)
_FEELING = re.compile(
    r"\bhow (?:are|do) you\b(?! (?:know|like|get|spend|plan|make))|how's it going|\bare you (?:happy|sad|all right|ok|"
    r"okay|well|fine|lonely|bored|excited|content)\b|\bhow is life\b|\bhow's life\b|\bwhat's wrong\b",
    re.I,
)
_HUNGRY = re.compile(r"\b(?:hungry|thirsty)\b", re.I)
_TIRED = re.compile(r"\b(?:tired|sleepy|exhausted)\b(?! of)", re.I)
_HERE = re.compile(r"\bwhere are you\b(?! (?:from|going|headed))|\bwhat are you (?:doing|up to)\b(?!.*\b(?:tomorrow|"
                   r"tonight|later|next|at (?:\d|noon|mid)|\w+day)\b)"
                   r"|\bwhy are you (?:here|doing|at|in)\b", re.I)  # fmt: skip
_WHEN = re.compile(r"\bwhat (?:time|day|date) is it\b|\bwhat day is (?:it|today)\b|\bwhat is the (?:time|date)\b", re.I)
_BARE_WHY = re.compile(r"^\W*(?:but |and )?(?:why(?: not| is that| so)?|how so|how come|really|and|so|what)\W*$", re.I)
_THANKS = re.compile(r"^\W*(?:thank(?:s| you)|good ?bye|bye|see you|good night|nice to meet you)\b", re.I)
_FAVOUR = re.compile(
    r"^\W*(?:please )?(?:can|could|will|would) you (?:please )?(?:help|lend|give|show|teach|tell me a|sing|marry|"
    r"keep)\b|^\W*(?:please )?(?:can|could|will|would) you (?!tell|forgive|describe|explain|introduce|hear|see|"
    r"understand)"
    r"(?:please )?\w+ (?:\w+ ){0,4}?(?:me|my|us)\b",
    re.I,
)
_JOKE = re.compile(r"\bjokes?\b|\b(?:tell|know)\b.*\b(?:funny|story)\b", re.I)
_OPEN = re.compile(r"\b(?:when|what time|until when|is|are)\b.*\b(?:opens?|closes?|closed|hours)\b", re.I)
_SELLS = re.compile(
    r"\b(?:do you|does your (?:shop|store|cafe|café|pub|counter|place)) (?:sell|have|stock|carry) (?:any |some )?"
    r"(?!to\b|a\b|an\b|you\b)(.+)|^\W*(?:can|could|may) (?:I|one|we) (?:buy|get|have) "
    r"(?:an? |some |any )?(.+?)(?: (?:from you|here|at your|in your)\b.*|,? please)?\W*$",
    re.I,
)
_OF_SHOP = re.compile(r"\b(?:sell|stock|carry|your (?:shop|store|cafe|café|pub|bar|counter)|buy|from you|here)\b", re.I)
"""Asks for wares, not for what is one's own."""
_GET = re.compile(
    r"\bwhere(?:['’]s| is| are) (?:the |a |an )(?:nearest |next )?((?:toilet|bathroom|restroom|shower|fridge|"
    r"bench|piano)\w*)|"
    r"\bwhere (?:can|could|do|would|should) (?:I|one|you|we|people) (?:get|buy|find|have|eat|drink|"
    r"go)\b(.*)",
    re.I,
)
_OF_LIKING = re.compile(r"\b(?:like|love|enjoy|hate|believe|care)\b", re.I)
_HALF = 0.5
_HUNGRY_AFTER, _STARVING_AFTER, _TIRED_AFTER = 3.5, 6.0, 14.0
"""Hours without a meal, and awake [ours]."""


# -- who one is -----------------------------------------------------------------------------------------------------


def named(talk: Interview) -> str:
    """One's name, or age."""
    card = talk.q.card
    if talk.asks(_AGE):
        return talk.pick("age", age=str(card.age))
    if not talk.asks(_NAME):
        return ""
    work = [talk.say(c) for c in _job_clauses(talk)[:1]] if talk.asks(_JOB) else []
    return " ".join([talk.pick("name", name=card.name), *work])


def myself(talk: Interview) -> str:
    """An introduction; also to whoever asks about oneself by name."""
    by_name = re.search(
        rf"\b(?:who is|who's|know|think of|about|like) {re.escape(talk.q.card.first_name)}\b", talk.q.asked, re.I
    )
    if not talk.asks(_ABOUT_SELF) and not by_name:
        return ""
    card = talk.q.card
    who = f"That's me. I'm {card.age} years old." if by_name else f"I'm {card.name}, {card.age} years old."
    lines = [who, *(talk.say(c) for c in _job_clauses(talk)[:1])]
    lines += [talk.say(c) for c in (*talk.clauses("project")[:1], *talk.clauses("like")[:1])]
    return " ".join([*lines, *_called(talk)])


def _called(talk: Interview) -> list[str]:
    traits = [t.lower() for t in talk.q.card.traits]
    return [f"People call me {listed(traits)}."] if traits else []


def _job_clauses(talk: Interview) -> list[str]:
    name = re.escape(talk.q.card.name)
    found = [c for c in talk.who.clauses if re.match(rf"{name} (?:is (?:an? |the )|works as|runs)", c)]
    return found or ([f"{talk.q.card.name} is {talk.who.life.occupation}"] if talk.who.life.occupation else [])


def job(talk: Interview) -> str:
    """What one does, and is at."""
    if not talk.asks(_JOB) or re.search(
        r"\bafter (?:college|school)\b|\b(?:part|thing|side) of your\b|\b(?:most|least|worst|best|hardest|"
        r"boring)\b|\bdo you (?:like|love|enjoy|hate)\b",
        talk.q.asked,
        re.I,
    ):
        return ""
    told = [*_job_clauses(talk)[:1], *talk.clauses("project")[:2]]
    where = talk.q.card.work
    place = (
        f"Mostly you'll find me {talk.place(where)}." if where and re.search(r"\bwhere\b", talk.q.asked, re.I) else ""
    )
    said = " ".join([*(talk.say(c) for c in told), place]).strip()
    return said or _by_routine(talk) or "I have no fixed occupation at the moment."


def _by_routine(talk: Interview) -> str:
    """What one does by its hours, where no word for it was told: `I drive a delivery van from 6 am to 2 pm`."""
    life = routine(talk.q.card.biography, talk.q.card.name)
    habit = next((h for h in life.habits if h.kind in ("work", "class")), None)
    return sentence(f"I'm mostly {talk.doing(habit.what)}") if habit else ""


def care(talk: Interview) -> str:
    """What one cares about."""
    if not talk.asks(_CARE) or re.match(r"\W*did you\b", talk.q.asked, re.I):
        return ""
    pool = [*talk.clauses("pride", "like", "project"), *talk.clauses("wish")]
    return " ".join(talk.say(c) for c in talk.chance.sample(pool, min(3, len(pool))))


def lives(talk: Interview) -> str:
    """Where one lives, and with whom."""
    card = talk.q.card
    if not card.home:
        return "I've no home of my own at the moment." if home(talk, "") else ""
    place = as_said(card.home.split(":")[0], talk.pair)
    return home(talk, place if place.startswith(("my", "our", "The", "the")) else f"the {place}")


def typical(talk: Interview) -> str:
    """A day as it mostly goes."""
    if not talk.asks(_DAY) or not re.search(r"\b(?:days?|weekday|routine|schedule)\b", talk.q.asked, re.I):
        return ""
    routine = [c for c in talk.who.clauses if ROUTINE.search(c)]
    routine.sort(key=lambda c: ("goes to bed" in c, read_clock(c).start or 0))
    return " ".join(talk.say(c) for c in routine[:6])


def inner(talk: Interview) -> str:
    """Worries, pride, wishes, what one can't stand; secrets stay what they are."""
    if talk.asks(_SECRET):
        return talk.pick("secret")
    if talk.asks(_LOVE):
        return talk.pick("not_for_telling", name="that")
    if talk.asks(_DISLIKES):
        hates = [
            c
            for c in talk.who.clauses
            if re.search(
                r"\b(?:hates?|dislikes?|can(?:not|'t) (?:stand|bear|"
                r"hear))\b",
                c,
            )
        ]
        return talk.say(hates[0]) if hates else talk.pick("no_dislikes")
    if wants := talk.asks(_WANTS):
        return next((talk.say(c) for c in talk.clauses("wish") if share(core(wants[1]), keys(c)) >= _HALF), "")
    kind = next((k for pattern, k in _MINE if talk.asks(pattern)), "")
    return (talk.told(kind, most=2) or talk.pick(f"no_{kind}")) if kind else ""


def taste(talk: Interview) -> str:
    """What one likes."""
    if not talk.asks(_TASTE) or re.match(r"\W*who\b", talk.q.asked, re.I):
        return ""
    return talk.told("like", most=2) or talk.told("pride", "project") or talk.pick("no_taste")


def likes_it(talk: Interview) -> str:
    """Whether one likes a thing, or what one thinks of it: what the biography holds on it, else honestly nothing."""
    found, thinks = talk.asks(_LIKES_IT), talk.asks(_THINKS)
    asked = found or thinks
    if asked is None:
        return ""
    if re.search(r"\b(?:your (?:job|work|life|studies)|what you do)\b", asked.group(asked.lastindex or 0), re.I):
        return f"{talk.pick('likes_it')} {talk.told('pride') or talk.told('project')}".strip()
    if re.search(r"\b(?:Smallville|this town|the town|living here|it here)\b", asked.group(asked.lastindex or 0), re.I):
        return talk.pick("likes_town")
    wanted = core(re.sub(r"\b(?:any|a|an|the|to)\b", " ", asked.group(asked.lastindex or 0)))
    fits = [c for c in talk.clauses("like", "opinion", "project", "plain", "pride") if share(wanted, keys(c)) >= 0.5]
    if fits:
        against = re.search(r"\b(?:dislikes|hates|detests|cannot|can't)\b", fits[0])
        yes = "" if thinks else "No. " if against else "Yes. "
        return f"{yes}{talk.say(fits[0])}"
    if not thinks:
        return talk.pick("never_thought") if _OF_LIKING.search(found[0] if found else "") else ""
    heard = [m for m in talk.q.memories if m.source.startswith("was told by ") and share(wanted, keys(m.text)) >= 0.6]
    return f"{talk.pick('only_heard')} {talk.with_source(heard[0])}" if heard else talk.pick("never_thought")


def own_thing(talk: Interview) -> str:
    """What one's book, paper, show is about, or how it goes: what one tells of it."""
    found = talk.asks(_YOUR_THING)
    wanted = core(next(filter(None, found.groups()))) if found else frozenset()
    own = [c for c in talk.who.clauses if wanted and c.startswith(talk.q.card.name) and share(wanted, keys(c)) >= 0.6]
    own.sort(key=lambda c: kind_of(c) != "project")
    return " ".join(talk.say(c) for c in own[:1])


def why(talk: Interview) -> str:
    """Why one does what one is known to do: what one wishes for; and what one would do with a success."""
    if talk.asks(_IF_WON) and not talk.known_person(talk.q.asked):
        return talk.told("wish", most=2)
    found = talk.asks(_WHY_OWN)
    wanted = core(found.group(1)) if found else frozenset()
    if not wanted or not any(share(wanted, keys(c)) >= 0.6 for c in talk.clauses("intention") if " running " in c):
        return ""
    return talk.told("wish") or talk.told("pride")


def how_long(talk: Interview) -> str:
    """How long one has lived, worked, been married: the clause that holds the time."""
    if not talk.asks(_SINCE):
        return ""
    wanted = core(_SINCE.sub(" ", talk.q.asked))
    timed = [c for c in talk.who.clauses if _TIME_PAST.search(c)]
    name = talk.known_person(talk.q.asked)
    if name:
        timed = [c for c in talk.feelings(name) if _TIME_PAST.search(c)]
        return talk.say(timed[0]) if timed else talk.pick("a_while")
    fits = [c for c in timed if share(wanted, keys(c)) >= 0.5]
    moved = [c for c in timed if re.search(r"\bmoved\b", c)] if re.search(r"\b(?:liv|here|move)", talk.q.asked) else []
    return talk.say((fits or moved)[0]) if fits or moved else talk.pick("a_while")


# -- how one is just now --------------------------------------------------------------------------------------------


def feeling(talk: Interview) -> str:
    """Mood, hunger, tiredness."""
    card = talk.q.card
    if talk.asks(_HUNGRY):
        hours = min(card.hours_since_meal, card.hours_awake)
        return talk.pick("starving" if hours > _STARVING_AFTER else "peckish" if hours > _HUNGRY_AFTER else "sated")
    if talk.asks(_TIRED):
        weary = card.mood in ("tired", "exhausted", "sleepy", "weary", "asleep") or card.hours_awake > _TIRED_AFTER
        return talk.pick("weary" if weary else "rested")
    if not talk.asks(_FEELING):
        return ""
    mood = card.mood if card.mood not in ("", "asleep") else "calm"
    return f"{talk.pick('feeling', mood=mood)} {talk.told('worry')}".strip()


def here(talk: Interview) -> str:
    """Where one is, at what, and why."""
    if not talk.asks(_HERE):
        return ""
    card = talk.q.card
    if means_sleep(card.doing):
        return talk.pick("was_asleep", place=talk.place(card.here))
    doing = talk.doing(card.doing) if card.doing else "doing nothing in particular"
    said = sentence(f"I'm {talk.place(card.here)}, {doing}")
    chunk = next((c for c in talk.q.plan if c.start <= card.now and c.what), None)
    now = [c for c in talk.q.plan if c.start <= card.now]
    if chunk and re.match(r"\W*why\b", talk.q.asked, re.I):
        return f"{said} {talk.pick('as_planned', what=talk.doing(now[-1].what))}"
    return said


def small(talk: Interview) -> str:
    """The time, a bare `Why?`, thanks, favours."""
    asked, card = talk.q.asked.strip(), talk.q.card
    if _WHEN.search(asked):
        return f"It's {time_words(card.now)}, {date_words(card.now)}."
    if not re.search(r"\w", asked):
        return talk.pick("nothing_asked")
    if _BARE_WHY.match(asked):
        return talk.pick("why_what")
    if _THANKS.match(asked):
        return talk.pick("farewell")
    if talk.asks(_JOKE):
        return talk.pick("no_joke")
    if _FAVOUR.search(asked) and not talk.known_person(asked):
        return talk.pick("favour")
    return next((talk.pick(act) for pattern, act in ODDMENTS if re.search(pattern, asked, re.I)), "")


# -- the town -------------------------------------------------------------------------------------------------------


def town(talk: Interview) -> str:
    """When a place is open, and where something is to be had: as far as one knows the town."""
    if talk.asks(_OPEN):
        room = next((r for r in talk.q.card.known if _is_named(r, talk.q.asked)), None)
        return _hours(talk, room) if room else ""
    if sold := talk.asks(_SELLS):
        return _sells(talk, keys(sold.group(1) or sold.group(2)))
    found = talk.asks(_GET)
    wanted = keys(found.group(1) or found.group(2) or "") if found else frozenset()
    if not wanted:
        return ""
    public = [r for r in talk.q.card.known if r.public and r.hours]
    best = max(public, key=lambda r: share(wanted, _room_keys(r)), default=None)
    if best is None or not share(wanted, _room_keys(best)):
        return talk.pick("no_place")
    return talk.pick("try_place", place=best.sector)


def _sells(talk: Interview, wanted: frozenset[str]) -> str:
    """Whether something is to be had where one works; nothing from whoever serves nobody."""
    shop = next((r for r in talk.q.card.known if r.address == talk.q.card.work and r.public and r.hours), None)
    if shop is None or not wanted:
        return ""
    if share(wanted, _room_keys(shop)) >= 0.5:
        return talk.pick("sells")
    return talk.pick("does_not_sell") if talk.asks(_OF_SHOP) else ""


def _room_keys(room: KnownRoom) -> frozenset[str]:
    words = f"{room.sector} {room.purpose} {' '.join(f'{name} {use}' for name, use, _ in room.things)}"
    return keys(words + "".join(f" {wares}" for kind, wares in WARES.items() if kind in words))


def _is_named(room: KnownRoom, asked: str) -> bool:
    telling = [w for w in re.findall(r"\w+", room.sector.lower()) if w not in ("the", "and", "of", "house", "for")]
    return bool(room.hours) and any(re.search(rf"\b{re.escape(w)}\b", asked.lower()) for w in telling)


def _hours(talk: Interview, room: KnownRoom) -> str:
    hours = room.hours
    if hours is None:
        return ""
    day = talk.q.card.now
    since, until = (time_words(day.replace(hour=h % 24, minute=0)) for h in (hours.since, hours.until))
    now = "" if not re.match(r"\W*(?:is|are)\b", talk.q.asked, re.I) else "Yes. " if hours.hold(day) else "Not now. "
    name = room.sector if room.sector[:4] != "the " else room.sector.capitalize()
    return f"{now}{name} is open from {since} to {until}."
