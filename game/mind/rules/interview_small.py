"""Interview: small questions of oneself: which one, can you, may I, what if, how tall, what is in your bag,
did you win, how did you two meet. What the biography holds on it is said, else honestly nothing."""

import re

from game.mind.rules.events import event_in, kind_of
from game.mind.rules.gist import core, keys, share, stem
from game.mind.rules.interview_deeds import root
from game.mind.rules.interview_kin import kin_meant
from game.mind.rules.interview_voice import Interview
from game.mind.rules.speech import first_name, sentence

_LITTLE: tuple[tuple[str, str], ...] = (
    (r"^\W*(?:i['’]?m|i am) (?:so |very |really )?sorry\b|^\W*sorry\W*$|\bforgive me\b", "apology"),
    (r"\bhow (?:tall|heavy|strong|big) are you\b|\b(?:do|does) you weigh\b|\byour (?:height|weight|"
     r"shoe size)\b", "body"),
    (r"\bwhat do you look like\b|\bwhat (?:colou?r) (?:is|are) your (?:hair|eyes)\b|"
     r"\bwhat are you wearing\b", "own_looks"),
    (r"\bin your (?:bag|pockets?|hands?|purse|drawer|fridge)\b|\byou (?:carrying|holding)\b", "belongings"),
    (r"\bdid you dream\b|\byour (?:last )?dream last night\b|\bdreamt? (?:about|of) last night\b", "no_dream"),
    (r"\byour birthday\b|\bwhen (?:were|was) you born\b", "birthday"),
    (r"\bwhere would you (?:go|travel|fly|live)\b|\btravel anywhere\b", "travel"),
    (r"\bhow (?:do|can|could|would) (?:i|we|one) (?:get|go|find) (?:to|the way)\b|\bwhich way\b|\bhow far is\b", "way"),
    (r"^\W*(?:what['’]?s up|sup|how['’]?s (?:it going|things|everything|business)|how are things)\W*$", "smalltalk"),
    (r"\bare you an? (?:good|bad|great|strict|decent|real|terrible|better) (?!friend of)", "judge_me"),
    (r"^\W*how(?:['’]s| is| are) (?:the |your )?(?:business|sales|trade|work|shop|store|pub|cafe|studies|"
     r"job)\W*$", "busy"),
    (r"\bwho(?:['’]s| is) (?:the )?\w+er\b.*\b(?:or you|you or)\b", "hard_to_say"),
    (r"\bwhat makes you (?:laugh|smile|cry)\b", "hard_to_say"),
    (r"\bwhat(?:['’]s| is) for (?:dinner|lunch|breakfast|supper)\b", "whatever"),
    (r"\bdid you (?:enjoy|like) (?:the|your) (?:day|morning|evening|afternoon|week(?:end)?)\b", "smalltalk"),
    (r"^\W*(?:is|was|will|does) it (?:\w+ )?(?:rain|snow|sunny|cold|warm|hot|windy)\w*", "weather"),
    (r"^\W*(?:did you|have you) (?:already )?voted?\b(?! for)", "not_voted"),
    (r"\bdo you need (?:any |some |my |a )?(?:help|hand)\b|\bcan i help\b", "manage"),
    (r"\byou (?:love|like|fancy|have a crush on) (?:her|him|them)\b|\byour crush\b", "not_for_telling"),
    (r"\b(?:should i (?!vote)|what would you advise|any advice|give me advice|your advice)\b", "no_advice"),
    (r"^\W*(?:did|have|are|do) you (?:\w+ )?(?:kill|murder|steal|stolen|rob|cheat|beat|hit|stab|poison|"
     r"a (?:murderer|thief|criminal|spy))"
     r"\w*", "accused"),
    (r"\b(?:what|where) did you (?:do|live|work) before\b|\bwhat were you (?:doing )?before\b|"
     r"\bin your (?:former|earlier) life\b|"
     r"\byour childhood\b|\bwhen you were (?:young|a child|little|a kid|a boy|a girl)\b|\bas a child\b", "life_before"),
)  # fmt: skip
"""What is asked about -> the wordings of the answer."""
_IF = re.compile(
    r"\b(?:what|how|where|who(?:m)?) (?:would|['’]d) you\b|^\W*would you (?:ever|mind|still)\b|\bif (?:you|your|"
    r"i|there|"
    r"somebody|someone|a|the)\b.*\bwould\b|\bwhat do you do (?:when|if)\b|\bwhat if\b|^\W*would you (?:leave|"
    r"forgive|lie|kill|die|move|quit|sell|stop|"
    r"give up|tell|change)\b",
    re.I,
)
_NO_IF = re.compile(
    r"\bwould you (?:like|love|rather|prefer|say|describe|vote|want|choose)\b|\bvot(?:e|ing)\b|\bmayor\b|\bspend\b|"
    r"\bgift\b|\bpresent\b|\btonight\b|\bthis evening\b|\btomorrow\b|\bgive\b|\bgood friend\b",
    re.I,
)
_CAN = re.compile(r"^\W*(?:can|could) you (?!please|help|lend|give|show|teach|tell|keep|marry|sing me|explain|"
                  r"repeat|hear|"
                  r"see|come|understand|say|describe|introduce|do me|bring|recommend|stop|"
                  r"speak up)(?P<what>\w+(?: .+)?)", re.I)  # fmt: skip
_SKILL = re.compile(r"^(?:play|speak|sing|cook|paint|draw|dance|swim|bake|drive|ride|write|sew|fish|ski|read|count|"
                    r"repair|fix|tune|build|run|program|code|juggle|whistle)\b", re.I)  # fmt: skip
_MAY_I = re.compile(r"^\W*(?:can|could|may|might) i (?!buy|get|have|eat|drink|find)(?:please )?(?P<what>\w+)", re.I)
_WHICH = re.compile(
    r"^\W*(?:what|which)(?: (?:kinds?|sorts?|types?) of)? (?P<noun>(?!(?:time|day|date|year|hour|age|else|plans?|news|"
    r"work|job|part|do|did|does|are|is|was|were|will|would|have|can)\b)\w+(?: \w+)?) "
    r"(?:do|did|have|are|can|were|will) you (?P<verb>\w+)",
    re.I,
)
_FAVOURITE = re.compile(
    r"\bfavou?rite (?P<kind>(?!(?:housemate|person|neighbou?r|customer|colleague|friend|thing|pastime|"
    r"hobby|activity|place|student|pupil|guest|regular)s?\b)\w+)",
    re.I,
)
_TASTED = re.compile(r"^(?:food|dish|meal|music|song|band|musician|composer|book|author|writer|"
                     r"poet|poem|novel|story|play|artist|painter|painting|sport)", re.I)  # fmt: skip
_WANTS_FOR = re.compile(r"\b(?:do|would) you (?:really )?(?:want|hope|like|wish)(?: that|"
                        r" for)? (?P<who>[A-Z]\w+|your \w+|"
                        r"(?:him|her|them)) (?:to|will|would|wins?|gets?)\b", re.I)  # fmt: skip
_HOW_MET = re.compile(
    r"\bhow do you know (?=[A-Z]\w+)|\b(?:how|when|where) did you (?:(?:first |two |both )*(?:meet|get to know)|"
    r"and \w+ meet)\b",
    re.I,
)
_MEETING = re.compile(r"\b(?:known|met|found a friend|moved in|came|since|introduced|comes from|married)\b")
_WON = re.compile(
    r"\bdid you (?:win|lose|succeed|make it|pass|get elected)\b|\bhave you (?:won|lost|been elected)\b", re.I
)
_TRIAL = re.compile(
    r"\b(?:running for|election|competition|race|contest|championship|exam|audition|match|tournament)\b"
)
_LOOKS = re.compile(
    r"\b[Ww]hat does (?:[A-Z]\w+|your \w+)(?: [A-Z]\w+)? look like\b|\b[Dd]escribe (?:how )?[A-Z]\w+ looks\b"
)
_WORK_OF = re.compile(r"\b[Ww]hat do you think (?:of|about) (?P<who>[A-Z]\w+)(?: [A-Z]\w+)?['’]s (?P<what>\w.*)")
_PRIVATE = ("secret", "love", "curious")
_FRIEND, _HALF, _MOST = 5, 0.5, 2


def little(talk: Interview) -> str:
    """Small questions that nothing remembered answers."""
    return next((talk.pick(act) for pattern, act in _LITTLE if re.search(pattern, talk.q.asked, re.I)), "")


def supposed(talk: Interview) -> str:
    """What one would do in a case that has not come up: one does not know before."""
    return talk.pick("if_so") if talk.asks(_IF) and not talk.asks(_NO_IF) else ""


def able(talk: Interview) -> str:
    """Whether one can do a thing: yes only if the biography says that one does it."""
    found = talk.asks(_CAN)
    if not found or not _SKILL.match(found["what"]) or re.search(r"\b(?:me|us|my|our)\b", found["what"]):
        return ""
    wanted = {
        stem(w) for w in re.findall(r"[a-z]{3,}", found["what"].lower()) if w not in ("the", "well", "any", "your")
    }
    own = [c for c in talk.who.clauses if c.startswith(talk.who.name.split(" ")[0]) and kind_of(c) != "secret"]
    fits = [c for c in own if wanted <= {root(w) for w in re.findall(r"[a-z]{3,}", c.lower())}]
    by_trade = [c for c in own if len(wanted & {root(k) for k in keys(c)}) >= _MOST]
    said = next(iter([*fits, *by_trade]), "")
    return f"Yes. {talk.say(said)}" if said else talk.pick("never_tried")


_OWN = re.compile(
    r"^\W*(?:do you (?:still )?own|are you the owner of|is it your|"
    r"does .* belong to you)\b(?P<what>[^?]*)",
    re.I,
)
_OWNER = re.compile(r"\b(?:owns?|owner|runs)\b")


def owns(talk: Interview) -> str:
    """Whether a shop or a house is one's own: by what the biography says."""
    found = talk.asks(_OWN)
    wanted = core(found["what"]) if found else frozenset()
    own = (c for c in talk.who.clauses if c.startswith(first_name(talk.who.name)) and _OWNER.search(c))
    said = next((c for c in own if wanted and wanted <= {w.lower() for w in keys(c)} | core(c)), "")
    return f"Yes. {talk.say(said)}" if said else ""


def may_i(talk: Interview) -> str:
    """Whether the asker may see or try a thing: nobody promises that to a stranger."""
    found = talk.asks(_MAY_I)
    return talk.pick("ask_away" if found["what"].lower() == "ask" else "come_and_see") if found else ""


def which(talk: Interview) -> str:
    """Of some kind of thing, which: the clauses that hold the kind, or the doing."""
    found = talk.asks(_WHICH)
    if not found or re.search(r"\b(?:bed|meet|met|talk\w*|people|see|eat|eaten|cook|drink)\b", talk.q.asked, re.I):
        return ""
    noun, verb = stem(found["noun"].split()[-1].lower()), stem(found["verb"].lower())
    mine = [c for c in talk.who.clauses if c.startswith(first_name(talk.who.name)) and kind_of(c) not in _PRIVATE]
    own = [c for c in mine if len(noun) > _MOST and keys(c) & {noun}]
    own = own or [c for c in mine if len(verb) > _MOST and keys(c) & {verb}]
    told = list(dict.fromkeys(own))[:_MOST]
    return " ".join(map(talk.say, told)) or talk.pick("hard_to_say")


def favourite(talk: Interview) -> str:
    """One's favourite of a kind: what one is known to like, where that can be of the kind at all."""
    found = talk.asks(_FAVOURITE)
    if not found:
        return ""
    likes = talk.clauses("like")
    named = [c for c in likes if keys(c) & {stem(found["kind"].lower())}]
    if named or (likes and _TASTED.match(found["kind"])):
        return talk.say((named or likes)[0])
    return talk.pick("no_favourite")


def wants_for(talk: Interview) -> str:
    """Whether one wants another to have their wish: by how close one is."""
    found = talk.asks(_WANTS_FOR)
    name = _meant(talk) if found else ""
    if not name:
        return ""
    return talk.pick("wishes_ill" if talk.q.card.tie(name).closeness < 0 else "wishes_well", name=first_name(name))


def _meant(talk: Interview) -> str:
    return talk.known_person(talk.q.asked) or next(iter(kin_meant(talk.q.card, talk.q.asked)), "")


def how_met(talk: Interview) -> str:
    """How one met somebody: what the tie tells of it."""
    name = _meant(talk) if talk.asks(_HOW_MET) else ""
    if not name:
        return ""
    told = next((talk.say(c) for c in talk.feelings(name) if _MEETING.search(c)), "")
    return told or talk.pick("met_long_ago")


def won(talk: Interview) -> str:
    """Whether one has won what is still to come."""
    if not talk.asks(_WON):
        return ""
    trial = [c for c in talk.who.clauses if c.startswith(talk.who.name) and _TRIAL.search(c)]
    ahead = [c for c in trial if kind_of(c) == "intention" or event_in(c, talk.q.card.now) or " coming " in c]
    return talk.pick("not_decided") if ahead else ""


_PROUD = re.compile(r"\b(?:are|aren['’]t) you proud of\b", re.I)


def proud_of(talk: Interview) -> str:
    """Whether one is proud of somebody near."""
    name = _meant(talk) if talk.asks(_PROUD) else ""
    if not name:
        return ""
    if talk.q.card.tie(name).closeness < _FRIEND:
        return talk.pick("not_of_me")
    told = next((c for c in talk.clauses("pride") if first_name(name) in c), "")
    return talk.say(told) if told else talk.pick("proud_of")


_KIN_OF_MINE = re.compile(
    r"^\W*[Ii]s (?P<who>[A-Z]\w+)(?: [A-Z]\w+)? your (?P<kin>girlfriend|boyfriend|wife|husband|lover|mother|"
    r"father|brother|"
    r"sister|son|daughter|child)\b"
)


def kin_of_mine(talk: Interview) -> str:
    """Whether somebody is one's wife, or one's son: by the ties."""
    found = talk.asks(_KIN_OF_MINE)
    name = talk.known_person(found["who"]) if found else ""
    if not found or not name:
        return ""
    if name in kin_meant(talk.q.card, f"your {found['kin']}"):
        return " ".join(("Yes.", *map(talk.say, talk.feelings(name)[:1])))
    return talk.pick("no_kin_of_mine", name=first_name(name))


def looks(talk: Interview) -> str:
    """What somebody looks like: nobody here describes faces."""
    name = _meant(talk) if talk.asks(_LOOKS) else ""
    return talk.pick("looks", name=first_name(name)) if name else ""


def work_of_theirs(talk: Interview) -> str:
    """What one thinks of something that is another's: what one knows of that thing, not of its maker."""
    found = talk.asks(_WORK_OF)
    name = talk.known_person(found["who"]) if found else ""
    if not found or not name:
        return ""
    wanted = core(found["what"])
    known = [m for m in talk.q.memories if m.text.startswith(name) and share(wanted, keys(m.text)) >= _HALF]
    known = [m for m in known if m.kind not in ("plan", "observation") and kind_of(m.text) not in ("secret", "love")]
    heard = f" {sentence(talk.with_source(known[0]))}" if known else ""
    return f"{talk.pick('of_theirs')}{heard}"
