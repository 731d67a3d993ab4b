"""Answers to the questions that come up in a talk, each from biography, memories and promises."""

import re

from game.mind.rules.events import curiosity, event_in, is_open, kind_of
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import rhetorical, sentences
from game.mind.rules.persona import kinship
from game.mind.rules.sightings import was_put_right
from game.mind.rules.speech import first_name, sentence
from game.mind.rules.talk_company import others_coming
from game.mind.rules.talk_doing import doing, progress
from game.mind.rules.talk_invited import GOING
from game.mind.rules.talk_memories import SOMEBODY, facts_known
from game.mind.rules.talk_plans import PLANS, plans
from game.mind.rules.talk_topics import own_event, told_to
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import WHY, Reply, events_said, heard_before, knowledge, named, on_intention, view_on

_MADE = r"ai|bot|robot|program|computer|machine|simulation|character|npc|model|human(?: being)?"
_KIND = r"real|actual|living|computer|language|virtual|simulated|game"
REAL = re.compile(
    rf"\bare you (?:just |only |really |even |actually )?(?:real|human|alive|conscious|simulated|artificial|computed|"
    rf"made up|an? (?:(?:{_KIND}) )?(?:{_MADE})|an? (?:real|actual|living) (?:person|man|woman))\b(?! estate)|"
    r"\bdo you (?:really|actually|even) exist\b|"
    r"\b(?:is|are) (?:this|all this|we|you)(?: all)? (?:just )?(?:in )?an? (?:simulation|game|computer|program)\b",
    re.I,
)
"""Whether somebody is asked outright if they are real."""
_HOW = re.compile(
    r"\bhow (?:are you(?! getting on)\b|is it going|'s it going|are things|is life|'s life|have you been|"
    r"are you holding|is the day|'s your day|was your day|is your day|'s your day been)|how's it going|how's life|"
    r"what's up|are you all right|everything in order|day(?:'s| has)? been kind",
    re.I,
)
_PROGRESS = re.compile(
    r"\b(?:how's|how is|how are(?: you getting on with)?|any progress with|how far along(?: is| are)?|"
    r"what about) (?:your |the )?(.+?)(?: (?:coming along|going|"
    r"getting on|doing))?\?",
    re.I,
)
_DOING = re.compile(
    r"\b(what (?:are|have) you (?:been )?(?:up to|doing|working on|at|thinking)|what's keeping you busy|on your list|"
    r"working on (?:at the moment|these days)|exciting going on|fills your days|what do you do\b|what is it you do|"
    r"task of the day|day been full of|keeping your hands full|fills your days|got you doing|going on with you|"
    r"the same thing\?|the damage today|missed with you|on your table|your day, what|newest thing|next on your list|"
    r"you're up to\?|doing all day|doing anything useful|up to no good|thinking about|your side of|the latest|"
    r"what's new)",
    re.I,
)
ABOUT_IT = re.compile(
    r"\b(how far along|hardest part|be finished|be done|happy with it|pictured it|is it going to plan|it be done|"
    r"finished soon|going well\?|how is it going\?|going to plan\?|how long can that|, i see\?)",
    re.I,
)
_THINK = re.compile(
    r"\bwhat (?:do you|would you) (?:think|make|say)(?: (?:of|about|to) (.+?))?\?|how does that sound|view on (.+?)\?",
    re.I,
)
KNOW = re.compile(
    r"\b(?:do you (?:happen to )?know|any idea|have you heard (?:anything )?about|do you know anything about|can you "
    r"tell me|anything to say about|what's the word on|heard of) (?:about )?(.+?)\?",
    re.I,
)
_WH = re.compile(
    r"^(?:and |so |but )?(who|what|when|where|which|is there|are there|has anybody|did anybody)\b.*\?$", re.I
)
_OF_OTHERS = re.compile(
    r"^(?:and |so |but )?(?:do|does|did|is|are|was|were|has|have|had|will|would|can) (?!you\b|i\b|we\b|it\b|this\b|"
    r"that\b|there\b|everything\b)\w+.*\?$",
    re.I,
)
"""A question with yes or no for an answer, about somebody or something else."""
CONFIRM = re.compile(
    r"(?:^|[.!?] )(?:i hear(?:d)? that|people say that|they say|i heard something nice|is it true that|tell me it's "
    r"true)\b.*\?$",
    re.I,
)
_LIVE = re.compile(r"\b(?:do you live|where do you live|who are you|what do you do, if)", re.I)
_EVENT_QUESTION = re.compile(
    r"\b(?:bring (?:something|anything)|should i bring|who else is coming|what should i wear|need a hand with)\b", re.I
)
STANDING = re.compile(r"\bwho\b.*\b(?:running|run|runs|stand\w*) (?:for|against)\b", re.I)
STANDS = re.compile(
    r"^([A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?) (?:is running|has decided on running|is going to run|"
    r"means to run) (?:for|against)\b"
)
"""Whether it is asked who stands for an office, and a statement that somebody does."""
_BACK = re.compile(
    r"^(?:and you|how about you|and what about you|what about you|and what's your excuse|and where are your thoughts|"
    r"but tell me|and what are you working on|and you,)\b",
    re.I,
)
_DO_ABOUT = re.compile(r"\b(?:what will you do|what are you going to do about)\b", re.I)
_PLAIN_QUESTIONS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\bsleep (?:well|at all|all right)", re.I), "answer_sleep"),
    (re.compile(r"\b(?:had breakfast|eaten anything|you eat|have you eaten|something to eat)", re.I), "answer_eaten"),
    (re.compile(r"\bwhat(?:'s| is| shall we| will you)\b.{0,12} for dinner\b", re.I), "answer_dish"),
    (re.compile(r"\b(?:for dinner|dinner together)\b", re.I), "answer_dinner"),
    (re.compile(r"\bwhen will you be home", re.I), "answer_home"),
    (re.compile(r"\bhow (?:was|is|has) your day|\bhow's your day", re.I), "answer_day"),
    (re.compile(r"\bhave you told anybody", re.I), "answer_told_else"),
    (re.compile(r"\banything you need\b", re.I), "answer_need"),
    (re.compile(r"\bwas that you\b", re.I), "answer_seen_today"),
    (re.compile(r"\bdid it (?:go well|get you anywhere)", re.I), "answer_went_well"),
    (re.compile(r"\b(?:anything i can do|can i help)", re.I), "answer_help"),
    (re.compile(r"\bdid you (?:do (?:all this|it all)|have any help)|worked for days|how did you do it", re.I),
        "answer_event_host"),
    (re.compile(r"\b(?:enjoying yourself|having a good time|isn't this fun|your liking)", re.I), "answer_event_going"),
    (re.compile(r"\bhave you been here long", re.I), "answer_event_long"),
    (re.compile(r"\b(?:changed your mind about it|think it's right|still on my side)", re.I), "answer_stand"),
    (re.compile(r"\bhardest part", re.I), "answer_hardest"),
    (re.compile(r"\bwhen will (?:it|that) be (?:done|finished)", re.I), "answer_when"),
    (re.compile(r"\bhappy with it", re.I), "answer_happy"),
    (re.compile(r"^(?:have|did) you (?:seen?|found?|heard) (?:it|him|her|them|anything)\b", re.I), "answer_seen"),
)  # fmt: skip
"""Questions whose answer depends on the speaker's manner alone."""
_TELLS = re.compile(r"^(?:.{0,30}\b)?(?:did you (?:know|hear)|have you heard) that ", re.I)
"""A question that tells more than it asks."""
OF_THE_EVENT = re.compile(
    r"\b(?:enjoying yourself|having a good time|isn't this fun|been here long|do (?:all this|it all)|your liking)", re.I
)
"""Words about what goes on around the two."""
_STOPPING = re.compile(
    r"\b(?:what's stopping you|what's in the way|what keeps you from|what would it take|when will you)\b", re.I
)
_SINCE = re.compile(r"\b(?:how did that start|where did you get that)\b", re.I)
_HOW_LONG = re.compile(r"\b(?:since when|how long have you)\b", re.I)
_RHETORICAL = re.compile(
    r"^(?:(?:oh|no|what|you|honestly|really|yes|right|with you|so what|yes|hm|huh)\??!?|are you joking|"
    r"you know what\b.*|did i ever tell you|guess what|can i tell you (?:something|a secret)|may i (?:tell you|"
    r"ask you) .*|got a minute|do you have five minutes|have you got a moment|what is it(?:, \w+)?|(?:yes|mm), \w+|"
    r"what do you want|you\?|don't you listen|still up|happy now|weird, right|me|.*(?:\bgot a minute|, isn't it|"
    r", right))\?$",
    re.I,
)


def asked_in(turn: Turn) -> Reply | None:
    """The answer if the last line asks; None if it does not."""
    question = _question_in(turn)
    if not question:
        return None
    if CONFIRM.search(turn.last):
        return _confirm(turn, "")
    return next((reply for asked in reversed(question) if (reply := _answer(turn, asked))), None) or Reply(
        turn.pick("answer_unsure"), small=True
    )


def _answer(turn: Turn, question: str) -> Reply | None:
    """The answer by what is asked; None for a question of no known kind."""
    plain = next((act for test, act in _PLAIN_QUESTIONS if test.search(question)), "")
    if plain and turn.knows(plain):
        return Reply(turn.pick(plain), small=True)
    for test, answer in (
        (_LIVE, _introduce),
        (GOING, _going),
        (_EVENT_QUESTION, _about_event),
        (_BACK, _back),
        (_DO_ABOUT, lambda t, _: Reply(t.pick("answer_worry"))),
        (_STOPPING, lambda t, _: Reply(t.pick("answer_wish"))),
        (_SINCE, lambda t, _: Reply(t.pick("answer_habit"))),
        (_HOW_LONG, lambda t, _: Reply(t.pick("answer_since"))),
        (WHY, _why),
        (ABOUT_IT, progress),
        (PLANS, plans),
        (_THINK, _think),
        (KNOW, _know),
        (_HOW, _how),
        (_DOING, doing),
        (_PROGRESS, progress),
        (_WH, _know),
        (_OF_OTHERS, _know),
    ):
        found = test.search(question)
        if found:
            return answer(turn, next((g for g in found.groups() if g), "") if found.groups() else question)
    return None


def _question_in(turn: Turn) -> list[str]:
    """The questions that wait for an answer: those of the last line, unless something was told after them."""
    said = sentences(turn.last)
    asked = [s for s in said if s.rstrip('"').endswith("?") and not _RHETORICAL.match(s) and not rhetorical(s)]
    asked = [s for s in asked if not _TELLS.search(s)]
    if not asked or (turn.heard and asked[-1] != said[-1] and not CONFIRM.search(turn.last)):
        return []
    return asked


def _how(turn: Turn, _: str) -> Reply:
    hungry = turn.card.hours_since_meal > 6 and turn.chance.random() < 0.5
    answer = turn.pick("answer_hungry" if hungry else "answer_how")
    return Reply(answer, small=True)


def _about_event(turn: Turn, asked: str) -> Reply:
    """What to bring and who comes: a host knows, a guest does not."""
    named_ = [e for line in reversed(turn.mine) for e in events_said(turn, line)]
    own = any(e.owner == turn.card.name for e in named_)
    others = others_coming(turn, named_[0]) if named_ and "who else" in asked.lower() else ""
    if others:
        return Reply(turn.pick("tell_who_comes", who=others))
    acts = {"who else": "answer_who_comes", "wear": "answer_wear", "a hand": "answer_hand"}
    act = next((act for words, act in acts.items() if words in asked.lower()), "answer_event")
    guests = "answer_bring_guest" if "bring" in asked else "answer_event_guest"
    return Reply(turn.pick(act if own else guests))


def _back(turn: Turn, asked: str) -> Reply:
    """`And you?` asks what the other has just told of themselves."""
    told = any(kind_of(t) in ("project", "intention", "plain") for t in turn.heard)
    return doing(turn, asked) if told or re.search("working|thoughts|up to|useful", turn.last) else _how(turn, asked)


def _why(turn: Turn, _: str) -> Reply:
    """A reason: a wish or a belief of one's own that goes with what was said before."""
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    for clause in turn.clauses:
        kind = kind_of(clause)
        if (
            kind in ("intention", "wish")
            and re.search(r"\b(?:wants|believes|thinks)\b", clause)
            and not turn.was_said(clause)
            and not any(covered(clause, text) for text in told)
            and not event_in(clause, turn.card.now)
            and len(people(clause)) < 2
            and not re.search(r"\b(?:invite|know who|get to know)\b", clause)
        ):
            return Reply(turn.pick("why_said", said=turn.say(clause)), full=True)
    return Reply(turn.pick("why"))


def _think(turn: Turn, topic: str) -> Reply:
    """An opinion on what was just told, or on what is named."""
    text = (
        topic
        if len(topic) > 3 and topic not in ("that", "it")
        else " ".join(turn.heard or turn.told_in(" ".join(turn.theirs[-2:])))
    )
    known = knowledge(turn, text)
    sad = known is not None and kind_of(known[0]) in ("trouble", "worry")
    lead = heard_before(turn, known[1], sad=sad) if known and known[1] and known[1] != turn.q.other else ""
    about_other = any(t.startswith(turn.q.other) for t in turn.heard)
    if about_other:
        return on_intention(turn, follow=False)
    if any(was_put_right(t) for t in turn.heard):
        return Reply(turn.pick("heard_put_right"), small=True)
    if any(kind_of(t) == "trouble" for t in turn.heard):
        return Reply(turn.pick("heard_trouble"))
    view = view_on(turn, text) or turn.pick("opinion_none")
    return Reply(f"{lead} {view}".strip(), full=False)


def _know(turn: Turn, asked: str) -> Reply:
    running = _candidates(turn) if STANDING.search(asked) else []
    if len(running) > 1:
        first, more = (turn.say(text) for text in running[:2])
        return Reply(f"{turn.pick('know_plain', said=first)} {sentence(more)}", full=True)
    found = knowledge(turn, asked)
    if found is None:
        wonders = any(
            kind_of(c) == "curious" and share(keys(asked), keys(curiosity(c))) >= 0.5 for c in turn.who.clauses
        )
        return Reply(turn.pick("unknown_too" if wonders else "unknown"), small=True)
    text, who = found
    said = turn.say(text)
    if who == SOMEBODY:
        return Reply(turn.pick("tell_rumour", said=said), full=True)
    if not who and text.startswith(turn.card.name):
        return Reply(turn.pick("know_own", said=said), full=True)
    if not who:
        return Reply(turn.pick("know_plain", said=said))
    event = event_in(text, turn.card.now)
    tail = f" {turn.pick('ask_going')}" if event and event.span.start > turn.card.now else ""
    act = "know_kin" if kinship(turn.card, who) else "know_first_hand" if text.startswith(who) else "know_heard"
    return Reply(turn.pick(act, said=said, who=_teller(turn, act, who)) + tail, asks=bool(tail), full=True)


def _candidates(turn: Turn) -> list[str]:
    """Everybody who is known to stand for an office, each once, oneself too."""
    told = ((STANDS.match(text), text) for text, _ in facts_known(turn.card, turn.q.memories))
    return list({found[1]: text for found, text in told if found}.values())


def _teller(turn: Turn, act: str, who: str) -> str:
    """Whoever was just named in full goes by the first name after it."""
    return first_name(who) if act == "know_first_hand" else named(turn, who)


def _going(turn: Turn, _: str) -> Reply:
    """Whether one goes, where it is not an invitation that could be taken or refused."""
    meant = [e for line in reversed(turn.theirs) for e in events_said(turn, line) if e.name]
    own = [e for c in turn.who.clauses if (e := own_event(c, turn.card))]
    mine = next((e for m in meant for e in own if same(e.name, m.name)), None)
    if mine is not None:
        return Reply(turn.pick("answer_own_event", noun=mine.name.split()[-1]), full=True)
    return Reply(turn.pick("answer_undecided"), small=True)


def _introduce(turn: Turn, _: str) -> Reply:
    clause = next((c for c in turn.who.clauses if re.match(rf"{re.escape(turn.card.name)} (?:is|works|runs)\b", c)), "")
    if clause:
        return Reply(turn.pick("who_i_am", said=turn.say(_first_part(clause))))
    return Reply(turn.pick("answer_live" if turn.card.home else "answer_nowhere"))


def _first_part(clause: str) -> str:
    return re.split(r" (?:who|and|with|where)\b|,", clause)[0] + (
        found.group(0)
        if (found := re.search(r"(?<= \w) at [A-Z][\w ]+", clause)) and found.group(0) not in clause.split(" who")[0]
        else ""
    )


def _confirm(turn: Turn, _: str) -> Reply:
    claim = " ".join(turn.last.split("?")[:-1])
    own = next(
        (c for c in turn.clauses if share(core(c), keys(claim)) >= 0.5 and kind_of(c) not in ("secret", "curious")),
        "",
    )
    if own:
        event = event_in(own, turn.card.now)
        told = told_to(turn.card, turn.q.other, turn.q.memories)
        new = event and is_open(event) and event.owner == turn.card.name and event.span.start > turn.card.now
        tail = f" {turn.pick('invite')}" if new and not any(covered(own, text) for text in told) else ""
        return Reply(turn.pick("confirm", said=turn.say(own)) + tail, asks=bool(tail), full=True)
    if knowledge(turn, claim) is not None:
        return _know(turn, claim)
    return Reply(turn.pick("deny"))
