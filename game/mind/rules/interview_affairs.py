"""Interview: one's own affairs: what one makes and why, what one sells, who asked one along, who said that they come,
and how others may feel about one."""

import re

from game.mind.rules.events import event_in, kind_of
from game.mind.rules.gist import core, keys, share, stem
from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_voice import Interview
from game.mind.rules.sightings import in_the_past
from game.mind.rules.speech import first_name, possessive, sentence
from game.mind.rules.subjects import topic_of
from game.mind.rules.talk_topics import own_event
from game.world.thoughts import KnownRoom
from game.world.world import describe_place

_FRIEND_OF = re.compile(
    r"^\W*(?:is|was|are) (?!you\b).*\b(?:friends? of yours|your (?:best |good |close )?friends?)\b"
    r"|^\W*(?:are|were) you (?:and \w+|\w+ and you) (?:\w+ )?friends\b|\bare you (?:\w+ )?friends with\b",
    re.I,
)
_FEELS_FOR_ME = re.compile(
    r"^\W*(?:does|do|did|is|are) (?!you\b)(?:\w+ ){1,3}?(?:like|love|hate|trust|respect|admire|miss|avoid|"
    r"fond of|angry (?:at|with)|mad at|care (?:about|for)|get (?:on|along) with|in love with|afraid of) you\b"
    r"|^\W*what (?:does|do|did) (?!you\b|people\b|they\b)(?:\w+ ){1,3}?think (?:of|about) you\b",
    re.I,
)
_WHY_DOING = re.compile(
    r"\bwhy (?:are|do|did|were|would|have) you\b (.+?)\W*$|\bwhat made you (.+?)\W*$|\bhow come you (.+?)\W*$", re.I
)
_MAKES = re.compile(
    r"\bwhat(?:['’]s| is| are| were| was| do| did)?(?: it)?(?: that)? you(?:['’]re| are)? (?:\w+ly )?"
    r"(?P<verb>writ|draw|paint|compos|build|film|stud|animat|photograph|prepar|learn|train|mak|record|sew|"
    r"research|invent|design|plan)\w*\b"
    r"(?!.*\b(?:today|yesterday|tomorrow|this|tonight|for (?:lunch|dinner|breakfast))\b)",
    re.I,
)
_SELLS = re.compile(
    r"\bwhat (?:do|does|can) (?:you|your (?:shop|store|cafe|café|pub|bar|counter|place)|one|people) (?:sell|buy|"
    r"serve|offer)\b",
    re.I,
)
_ASKED_ALONG = re.compile(
    r"\bwho(?:m)? (?:\w+ )?(?:invited|asked|told) you (?:to|along|about|over)\b|\bwho invited you\b", re.I
)
_SAYS_YES = re.compile(
    r"^\W*(?i:did|has|have|will|is|does) (?!you\b)(?P<who>[A-Z]\w+(?: [A-Z]\w+)?) (?:\w+ ){0,4}?"
    r"(?:come|coming|going|be there|attend|join)\b(?! (?:in|by|here|home|back|over)\b)",
)
_STRANGE = re.compile(
    r"\b(?:any|some)thing (?:strange|odd|unusual|weird|suspicious|special|interesting) ?(?:today|lately|happen\w*|"
    r"yesterday|here|around)?\W*$",
    re.I,
)
_CHILDREN = re.compile(
    r"^\W*(?:do|would) you (?:\w+ )?(?:like|love|hate|want|mind) (?:to have )?(?:children|kids)\b", re.I
)
_OPPONENT = re.compile(r"\byour (?:opponents?|rivals?|competit(?:ors?|ion))\b|\brunning against you\b", re.I)
_PROMISED = re.compile(r" promised (?P<who>.+?) to come to (?P<what>.+)$")
_AGREED = re.compile(r"; (?P<who>[^;]+?) agreed to (?P<what>come to [^;]+)")
_REASON = re.compile(r"\b(?:wants|believes|thinks|hopes|wishes|would like|dreams)\b")
_DOING = re.compile(r"^\S+ \S+ (?:is|has been) (\w+ing)\b")
_SAYS_IT, _LIKED, _FRIEND = 0.5, 2, 5


def friend_of_mine(talk: Interview) -> str:
    """Whether somebody is a friend, by how close one is, with what one has to say of them."""
    name = talk.known_person(talk.q.asked) if talk.asks(_FRIEND_OF) else ""
    if not name:
        return ""
    closeness = talk.q.card.tie(name).closeness
    act = "friend_yes" if closeness >= _FRIEND else "friend_nearly" if closeness >= _LIKED else "friend_no"
    felt = [c for c in talk.feelings(name) if len(c.split()) > 5][:1]
    return " ".join((talk.pick(act, name=first_name(name)), *map(talk.say, felt)))


def feels_for_me(talk: Interview) -> str:
    """How another may feel about one: nobody knows, but one has an idea."""
    if not talk.asks(_FEELS_FOR_ME):
        return ""
    name = talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")
    if not name:
        return ""
    closeness = talk.q.card.tie(name).closeness
    against = re.search(r"\b(?:hate|avoid|angry|mad|afraid)\b", talk.q.asked, re.I)
    well = "feels_well" if closeness >= _FRIEND else "feels_perhaps" if closeness >= 0 else "feels_ill"
    return talk.pick("feels_against" if against and closeness >= 0 else well, name=first_name(name))


def purpose(talk: Interview) -> str:
    """Why one is at what one is at: a wish or a belief that goes with it, else that one cannot let it be."""
    found = talk.asks(_WHY_DOING)
    wanted = core(next(g for g in found.groups() if g)) if found else frozenset()
    mine = [c for c in talk.who.clauses if wanted and _is_ones_doing(talk, c) and share(wanted, keys(c)) >= _SAYS_IT]
    if not mine:
        return ""
    others = [c for c in talk.who.clauses if c not in mine and kind_of(c) in ("wish", "intention", "opinion", "worry")]
    told = (c for c in others if _REASON.search(c) and keys(c) & keys(mine[0]) - core(talk.q.card.name))
    reason = next(told, "")
    if reason:
        return talk.say(reason)
    work = topic_of(mine[0]).replace(possessive(talk.q.card.name), "my")
    lead = f"{sentence(work).rstrip('.')}? " if work.startswith("my ") else ""
    return lead + talk.pick("why_own")


def _is_ones_doing(talk: Interview, clause: str) -> bool:
    return bool(_DOING.match(clause)) or own_event(clause, talk.q.card) is not None


def making(talk: Interview) -> str:
    """What one is writing, drawing, building: the work of one's own that goes by this verb."""
    found = talk.asks(_MAKES)
    if not found:
        return ""
    doings = [(c, d.group(1)) for c in talk.who.clauses if (d := _DOING.match(c))]
    fit = [c for c, doing in doings if stem(doing.lower()).startswith(found["verb"].lower()[:4])]
    return " ".join(talk.say(c) for c in fit[:2])


def sells(talk: Interview) -> str:
    """What there is to be had where one works."""
    room = next((r for r in talk.q.card.known if r.address == talk.q.card.work and r.public), None)
    if not talk.asks(_SELLS) or room is None:
        return ""
    return talk.pick("to_be_had", place=describe_place(room.address), what=_to_be_had(room))


def _to_be_had(room: KnownRoom) -> str:
    """`breakfast, lunch or coffee` of what a place is for."""
    what = re.split(r", (?:from|at|all|not)\b|;| in the evening", room.purpose)[0]
    return re.sub(r"^(?:have|buy|get) ", "", re.split(r", (?:study|meet|walk|talk)| and talk", what)[0])


def asked_along(talk: Interview) -> str:
    """Who invited one: by the promise, else by who told of it first."""
    if not talk.asks(_ASKED_ALONG):
        return ""
    wanted = core(talk.q.asked) - core("who invited asked told you along")
    promised = [(p, m) for m in talk.q.memories if (p := _PROMISED.search(m.text)) and m.source == "did"]
    fit = [p for p, _ in promised if not wanted or share(wanted, keys(p["what"])) >= _SAYS_IT]
    if fit:
        return f"{fit[0]['who']}."
    told = [m for m in talk.q.memories if m.source.startswith("was told by ") and event_in(m.text, m.when)]
    of_it = [m for m in told if not wanted or share(wanted, keys(m.text)) >= _SAYS_IT]
    first = min(of_it, key=lambda m: m.ordinal, default=None)
    if first is None:
        return talk.pick("nobody_invited")
    return talk.pick("told_of_it", name=first.source.removeprefix("was told by "))


def said_yes(talk: Interview) -> str:
    """Whether somebody has said that they come to something: only if they said so."""
    found = talk.asks(_SAYS_YES)
    name = talk.known_person(found["who"]) if found else ""
    if not name:
        return ""
    agreed = any((a := _AGREED.search(m.text)) and a["who"] == name for m in talk.q.memories)
    own = (m for m in talk.q.memories if m.text.startswith(f"{name} is going to "))
    said = next((m for m in own if m.source.startswith("was told by ")), None)
    if agreed or said is not None:
        return talk.pick("said_yes", name=first_name(name))
    return talk.pick("said_nothing", name=first_name(name))


def opponent(talk: Interview) -> str:
    """Who stands against one for the same office, as far as one has heard."""
    if not talk.asks(_OPPONENT):
        return ""
    others = [m for m in talk.q.memories if re.match(r"(?!.* told )\S+ \S+ is (?:running|going to run) for ", m.text)]
    told = next((m for m in others if not m.text.startswith(talk.q.card.name)), None)
    return talk.with_source(told) if told else talk.pick("no_opponent")


def strange(talk: Interview) -> str:
    """Whether one has seen anything out of the ordinary lately."""
    if not talk.asks(_STRANGE):
        return ""
    seen = (m for m in talk.q.memories if m.source == "saw" and kind_of(m.text) == "trouble")
    last = max(seen, key=lambda m: m.ordinal, default=None)
    return f"Yes. {talk.say(in_the_past(last.text, last.when, talk.q.card.now))}" if last else talk.pick("nothing_odd")


def children(talk: Interview) -> str:
    """Whether one likes children at all, which is not whether one has any."""
    return talk.pick("of_children") if talk.asks(_CHILDREN) else ""
