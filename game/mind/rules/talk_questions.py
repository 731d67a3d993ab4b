"""Answers to the questions that come up in a talk, each from biography, memories and promises."""

import re

from game.mind.rules.events import curiosity, event_in, is_open, kind_of
from game.mind.rules.gist import core, keys, people, share
from game.mind.rules.hearing import rhetorical, sentences
from game.mind.rules.speech import as_said
from game.mind.rules.talk_invited import GOING
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import WHY, Reply, events_said, knowledge, named, on_intention, view_on

REAL = re.compile(
    r"\bare you (?:(?:really|even|actually) )?(?:real|human|alive|an? (?:ai|bot|robot|program|computer|machine|"
    r"simulation|character|npc)|conscious|simulated|artificial)\b",
    re.I,
)
_HOW = re.compile(
    r"\bhow (?:are you|is it going|'s it going|are things|is life|'s life|have you been|are you holding|is the day|"
    r"'s your day|was your day|is your day|'s your day been)|how's it going|how's life|what's (?:new|up|the latest)|"
    r"are you all right|everything in order|day been kind|sleep (?:all right|well)",
    re.I,
)
_PROGRESS = re.compile(
    r"\b(?:how's|how is|how are|how far along(?: is| are)?|what about) (?:your |the )?(.+?)(?: (?:coming along|going|"
    r"getting on|doing))?\?",
    re.I,
)
_DOING = re.compile(
    r"\b(what are you (?:up to|doing|working on)|what's keeping you busy|on your list|working on at the moment|"
    r"exciting going on|fills your days|what do you do\b|what is it you do|doing all day|up to no good|thinking "
    r"about|your side of|the latest|what's new)",
    re.I,
)
ABOUT_IT = re.compile(
    r"\b(how far along|hardest part|be finished|be done|happy with it|pictured it|is it going to plan|it be done|"
    r"finished soon|going well\?|how is it going\?|going to plan\?|how long can that)",
    re.I,
)
_PLANS = re.compile(
    r"\b(?:any(?:thing)? (?:\w+ )?plan(?:s|ned)|what are your plans|what are you doing (?:tomorrow|tonight|later))",
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
_CONFIRM = re.compile(
    r"(?:^|[.!?] )(?:i hear(?:d)? that|people say that|they say|i heard something nice|is it true that|tell me it's "
    r"true)\b.*\?$",
    re.I,
)
_LIVE = re.compile(r"\b(?:do you live|where do you live|who are you|what do you do, if)", re.I)
_EVENT_QUESTION = re.compile(
    r"\b(?:bring (?:something|anything)|should i bring|who else is coming|what should i wear|need a hand with)\b", re.I
)
_BACK = re.compile(
    r"^(?:and you|how about you|and what about you|what about you|and what's your excuse|and where are your thoughts|"
    r"but tell me|and what are you working on|and you,)\b",
    re.I,
)
_DO_ABOUT = re.compile(
    r"\b(?:what will you do|what are you going to do about|can i help|anything i can do|have you told anybody)\b", re.I
)
_STOPPING = re.compile(r"\b(?:what's stopping you|what keeps you from|what would it take|when will you)\b", re.I)
_SINCE = re.compile(r"\b(?:since when|how did that start|how long have you|where did you get that)\b", re.I)
_RHETORICAL = re.compile(
    r"^(?:(?:oh|no|what|you|honestly|really|yes|right|with you|so what|yes|hm|huh)\??!?|are you joking|you know "
    r"what\b.*|did i ever tell you|guess what|can i tell you (?:something|a secret)|"
    r"may i (?:tell you|ask you) .*|got a minute|do you have five minutes|have you got a moment|what is it|what do "
    r"you want|you\?|don't you listen|happy now|weird, right|me|.*(?:\bgot a minute|, isn't it|, right))\?$",
    re.I,
)


def asked_in(turn: Turn) -> Reply | None:
    """The answer if the last line asks; None if it does not."""
    question = _question_in(turn)
    if not question:
        return None
    if _CONFIRM.search(turn.last):
        return _confirm(turn, "")
    for test, answer in (
        (_LIVE, _introduce),
        (GOING, _going),
        (_EVENT_QUESTION, _about_event),
        (_BACK, _back),
        (_DO_ABOUT, lambda t, _: Reply(t.pick("answer_worry"))),
        (_STOPPING, lambda t, _: Reply(t.pick("answer_wish"))),
        (_SINCE, lambda t, _: Reply(t.pick("answer_habit"))),
        (WHY, _why),
        (ABOUT_IT, _progress),
        (_PLANS, _plans),
        (_THINK, _think),
        (KNOW, _know),
        (_HOW, _how),
        (_DOING, _doing),
        (_PROGRESS, _progress),
        (_WH, _know),
    ):
        found = test.search(question)
        if found:
            return answer(turn, next((g for g in found.groups() if g), "") if found.groups() else question)
    return Reply(turn.pick("unknown")) if len(question) > 20 else Reply(turn.pick("answer_how"), small=True)


def _question_in(turn: Turn) -> str:
    """The question that waits for an answer: the last sentence, or an earlier one if nothing was told after it."""
    said = sentences(turn.last)
    asked = [s for s in said if s.rstrip('"').endswith("?") and not _RHETORICAL.match(s) and not rhetorical(s)]
    if not asked or (turn.heard and asked[-1] != said[-1] and not _CONFIRM.search(turn.last)):
        return ""
    return asked[-1]


def _how(turn: Turn, _: str) -> Reply:
    hungry = turn.card.hours_since_meal > 6 and turn.chance.random() < 0.5
    answer = turn.pick("answer_hungry" if hungry else "answer_how")
    return Reply(answer, small=True)


def _about_event(turn: Turn, _: str) -> Reply:
    """What to bring and who comes: a host knows, a guest does not."""
    own = any(e.owner == turn.card.name for line in turn.mine for e in events_said(turn, line))
    return Reply(turn.pick("answer_event" if own else "answer_event_guest"))


def _back(turn: Turn, asked: str) -> Reply:
    """`And you?` asks what the other has just told of themselves."""
    told = any(kind_of(t) in ("project", "intention", "plain") for t in turn.heard)
    return _doing(turn, asked) if told or re.search("working|thoughts|up to|useful", turn.last) else _how(turn, asked)


def _current(turn: Turn) -> str:
    """What the speaker is at these days, as a statement; one not yet told in this talk."""
    own = [
        c
        for c in turn.who.clauses
        if kind_of(c) == "project" and re.match(rf"{re.escape(turn.card.name)} is (?:\w+ )?\w+ing\b", c)
    ]
    fresh = [c for c in own if not turn.was_said(c) and not any(n != turn.card.name for n in people(c))]
    return turn.chance.choice(fresh[:2]) if fresh else ""


def _doing(turn: Turn, _: str) -> Reply:
    current = _current(turn)
    if current:
        told = turn.say(current).removeprefix("I'm ").removeprefix("I am ")
        pressing = turn.presses(7.0)
        back = (
            turn.pick("ask_back")
            if not pressing and not any(turn.was_asked(p) for p in ("up to", "working on", "And you"))
            else ""
        )
        return Reply(f"{turn.pick('answer_doing', said=told)} {back}".strip(), asks=bool(back), full=True)
    doing = re.sub(r"^(?:talking|walking|waiting|on the way).*", "", turn.card.doing)
    if doing and doing.split()[0].endswith("ing"):
        return Reply(
            turn.pick("answer_act", said=as_said(f"{turn.card.name} is {doing}", turn.pair).removeprefix("I'm "))
        )
    return Reply(turn.pick("no_plans"), small=True)


def _progress(turn: Turn, asked: str) -> Reply:
    """How a project goes: with what weighs on it, if the biography tells."""
    project = next((p for p in turn.who.life.projects if share(keys(asked), keys(p)) >= 0.4 or turn.was_said(p)), "")
    worry = next(
        (
            c
            for c in turn.who.clauses
            if kind_of(c) == "worry" and not turn.was_said(c) and (share(keys(c), keys(f"{project} {asked}")) > 0.15)
        ),
        "",
    )
    if worry and turn.tags & {"near", "known"}:
        return Reply(turn.pick("progress_said", said=turn.say(worry)), full=True)
    return Reply(turn.pick("progress"))


def _why(turn: Turn, _: str) -> Reply:
    """A reason: a wish or a belief of one's own that goes with what was said before."""
    for clause in turn.who.clauses:
        kind = kind_of(clause)
        if (
            kind in ("intention", "wish")
            and re.search(r"\b(?:wants|believes|thinks)\b", clause)
            and not turn.was_said(clause)
            and not event_in(clause, turn.card.now)
            and len(people(clause)) < 2
            and not re.search(r"\b(?:invite|know who|get to know)\b", clause)
        ):
            return Reply(turn.pick("why_said", said=turn.say(clause)), full=True)
    return Reply(turn.pick("why"))


def _plans(turn: Turn, _: str) -> Reply:
    promise = next((p for p in turn.card.promises if p.to != turn.q.other), None)
    if promise is not None and not turn.was_said(promise.words):
        return Reply(turn.pick("plans", said=turn.say(promise.words)))
    return Reply(turn.pick("no_plans"), small=True)


def _think(turn: Turn, topic: str) -> Reply:
    """An opinion on what was just told, or on what is named."""
    text = (
        topic
        if len(topic) > 3 and topic not in ("that", "it")
        else " ".join(turn.heard or turn.told_in(" ".join(turn.theirs[-2:])))
    )
    known = knowledge(turn, text)
    lead = (
        turn.pick("heard_known", who=named(turn, known[1])) if known and known[1] and known[1] != turn.q.other else ""
    )
    about_other = any(t.startswith(turn.q.other) for t in turn.heard)
    if about_other:
        return on_intention(turn, follow=False)
    if any(kind_of(t) == "trouble" for t in turn.heard):
        return Reply(turn.pick("heard_trouble"))
    view = view_on(turn, text) or turn.pick("opinion_none")
    return Reply(f"{lead} {view}".strip(), full=False)


def _know(turn: Turn, asked: str) -> Reply:
    found = knowledge(turn, asked)
    if found is None:
        wonders = any(
            kind_of(c) == "curious" and share(keys(asked), keys(curiosity(c))) >= 0.5 for c in turn.who.clauses
        )
        return Reply(turn.pick("unknown_too" if wonders else "unknown"), small=True)
    text, who = found
    said = turn.say(text)
    if not who and text.startswith(turn.card.name):
        return Reply(turn.pick("know_own", said=said), full=True)
    if not who:
        return Reply(turn.pick("know_plain", said=said))
    event = event_in(text, turn.card.now)
    tail = f" {turn.pick('ask_going')}" if event else ""
    return Reply(turn.pick("know_heard", said=said, who=named(turn, who)) + tail, asks=bool(tail), full=True)


def _going(turn: Turn, _: str) -> Reply:
    return Reply(turn.pick("no_plans"), small=True)


def _introduce(turn: Turn, _: str) -> Reply:
    clause = next((c for c in turn.who.clauses if re.match(rf"{re.escape(turn.card.name)} (?:is|works|runs)\b", c)), "")
    return Reply(turn.pick("who_i_am", said=turn.say(_first_part(clause))) if clause else turn.pick("answer_how"))


def _first_part(clause: str) -> str:
    return re.split(r" (?:who|and|with|where)\b|,", clause)[0] + (
        found.group(0)
        if (found := re.search(r"(?<= \w) at [A-Z][\w ]+", clause)) and found.group(0) not in clause.split(" who")[0]
        else ""
    )


def _confirm(turn: Turn, _: str) -> Reply:
    claim = " ".join(turn.last.split("?")[:-1])
    own = next(
        (c for c in turn.who.clauses if share(core(c), keys(claim)) >= 0.5 and kind_of(c) not in ("secret", "curious")),
        "",
    )
    if own:
        event = event_in(own, turn.card.now)
        tail = f" {turn.pick('invite')}" if event and is_open(event) and event.owner == turn.card.name else ""
        return Reply(turn.pick("confirm", said=turn.say(own)) + tail, asks=bool(tail), full=True)
    return Reply(turn.pick("deny"))
