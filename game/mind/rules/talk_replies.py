"""What a line calls for: answering a question, taking or refusing an invitation, taking in what was told."""

import re
from dataclasses import dataclass
from random import Random

from game.mind.rules.events import Event, coming_words, curiosity, event_in, is_open, kind_of, without_time
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import accepts, declines, invites, rhetorical, sentences, statements_in
from game.mind.rules.persona import has_crush, kinship
from game.mind.rules.speech import Pair, as_said, first_name, sentence
from game.mind.rules.talk_topics import facts_known
from game.mind.rules.talk_turn import Turn
from game.mind.rules.times import read_clock, read_moment

_GOES = 0.6
"""Chance that somebody friendly and free says yes [ours; of the paper's twelve invited five came]."""
REAL = re.compile(r"\bare you (?:(?:really|even|actually) )?(?:real|human|alive|an? (?:ai|bot|robot|program|computer|machine|simulation|character|npc)|conscious|simulated|artificial)\b", re.I)
_HOW = re.compile(r"\bhow (?:are you|is it going|'s it going|are things|is life|'s life|have you been|are you holding|is the day|'s your day|was your day|is your day|'s your day been)|how's it going|how's life|what's (?:new|up|the latest)|"
                  r"are you all right|everything in order|day been kind|sleep (?:all right|well)", re.I)
_PROGRESS = re.compile(r"\b(?:how's|how is|how are|how far along(?: is| are)?|what about) (?:your |the )?(.+?)(?: (?:coming along|going|getting on|doing))?\?", re.I)
_DOING = re.compile(r"\b(what are you (?:up to|doing|working on)|what's keeping you busy|on your list|working on at the moment|exciting going on|fills your days|what do you do\b|what is it you do|doing all day|up to no good|thinking about|your side of|the latest|what's new)", re.I)
_ABOUT_IT = re.compile(r"\b(how far along|hardest part|be finished|be done|happy with it|pictured it|is it going to plan|it be done|finished soon|going well\?|how is it going\?|going to plan\?|how long can that)", re.I)
_WHY = re.compile(r"\b(why|what made you|what's the reason|how come)\b", re.I)
_PLANS = re.compile(r"\b(?:any(?:thing)? (?:\w+ )?plan(?:s|ned)|what are your plans|what are you doing (?:tomorrow|tonight|later))", re.I)
_THINK = re.compile(r"\bwhat (?:do you|would you) (?:think|make|say)(?: (?:of|about|to) (.+?))?\?|how does that sound|view on (.+?)\?", re.I)
_KNOW = re.compile(r"\b(?:do you (?:happen to )?know|any idea|have you heard (?:anything )?about|do you know anything about|can you tell me|anything to say about|what's the word on|heard of) (?:about )?(.+?)\?", re.I)
_WH = re.compile(r"^(?:and |so |but )?(who|what|when|where|which|is there|are there|has anybody|did anybody)\b.*\?$", re.I)
_CONFIRM = re.compile(r"(?:^|[.!?] )(?:i hear(?:d)? that|people say that|they say|i heard something nice|is it true that|tell me it's true)\b.*\?$", re.I)
_GOING = re.compile(r"\b(?:are you (?:going|coming)|will you be there|shall we go together|come along\?)", re.I)
_LIVE = re.compile(r"\b(?:do you live|where do you live|who are you|what do you do, if)", re.I)
_EVENT_QUESTION = re.compile(r"\b(?:bring (?:something|anything)|should i bring|who else is coming|what should i wear|need a hand with)\b", re.I)
_BACK = re.compile(r"^(?:and you|how about you|and what about you|what about you|and what's your excuse|and where are your thoughts|but tell me|and what are you working on|and you,)\b", re.I)
_HELP = re.compile(r"\b(?:glad of (?:help|a hand|company)|needs? (?:help|a hand)|looking for (?:help|helpers|somebody))\b", re.I)
_DO_ABOUT = re.compile(r"\b(?:what will you do|what are you going to do about|can i help|anything i can do|have you told anybody)\b", re.I)
_STOPPING = re.compile(r"\b(?:what's stopping you|what keeps you from|what would it take|when will you)\b", re.I)
_SINCE = re.compile(r"\b(?:since when|how did that start|how long have you|where did you get that)\b", re.I)
_KIND_WORDS = re.compile(r"\b(?:you look well|i'm proud of you|don't forget to eat|i'll cook tonight)\b", re.I)
_COLD_WORDS = re.compile(r"\b(?:we hardly talk|laugh once in a while)\b", re.I)
_CLAIMS = re.compile(r"^(?:but )?(?:you (?:promised|said|told me|owe|agreed)|remember when you)\b", re.I)


_RHETORICAL = re.compile(
    r"^(?:(?:oh|no|what|you|honestly|really|yes|right|with you|so what|yes|hm|huh)\??!?|are you joking|you know what\b.*|did i ever tell you|guess what|can i tell you (?:something|a secret)|"
    r"may i (?:tell you|ask you) .*|got a minute|do you have five minutes|have you got a moment|what is it|what do you want|you\?|don't you listen|happy now|weird, right|me|.*(?:\bgot a minute|, isn't it|, right))\?$", re.I)


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer to the other's last line."""

    text: str
    asks: bool = False
    """Whether it ends with a question of its own."""
    full: bool = False
    """Whether it needs nothing added."""
    small: bool = False
    """Whether it is mere politeness."""


def respond(turn: Turn) -> Reply:
    """The reply that the last line calls for, the weightiest thing in it first."""
    for answer in (_real, _invited, _answered_me, _asked, _claimed, _told):
        reply = answer(turn)
        if reply is not None:
            return reply
    return Reply("", small=True)


def events_said(turn: Turn, line: str) -> list[Event]:
    """The dated things that a line of either of the two names."""
    speakers = ((turn.q.other, turn.card.name), (turn.card.name, turn.q.other))
    speaker, listener = next((pair for pair in speakers if any(x.text == line and x.speaker == pair[0] for x in turn.q.lines)), speakers[0])
    told = statements_in(line, Pair(speaker, listener), turn.names, turn.card.now)
    return [event for text in told if (event := event_in(text, turn.card.now)) is not None]


def _real(turn: Turn) -> Reply | None:
    return Reply(turn.pick("computed"), full=True) if REAL.search(turn.last) else None


# -- invitations -------------------------------------------------------------------------------------------------


def _invited(turn: Turn) -> Reply | None:
    if not (invites(turn.last) or _GOING.search(turn.last)):
        return None
    event = next((e for line in reversed(turn.theirs) for e in events_said(turn, line) if is_open(e)), None)
    if event is None or event.owner == turn.card.name:
        return None
    return _decided(turn, event)


def _decided(turn: Turn, event: Event) -> Reply:
    """Yes or no, with the reason for a no."""
    words = coming_words(event)
    promised = next((p for p in turn.card.promises if same(p.words, words) or covered(words, p.words)), None)
    if promised is not None:
        return Reply(turn.pick("already_going", who=_named(turn, promised.to)), full=True)
    for reason in (_tie_says_no, _other_promise, _at_work, _asleep, _own_plans, _no_taste):
        refusal = reason(turn, event)
        if refusal:
            return Reply(refusal)
    asks = len(turn.q.lines) < 5 and turn.chance.random() < 0.45 and bool(event.name)
    return Reply(f"{turn.pick('accept')} {turn.pick('ask_event') if asks else ''}".strip(), asks=asks)


def _named(turn: Turn, name: str) -> str:
    return "you" if name == turn.q.other else first_name(name) if "near" in turn.tags else name


def _tie_says_no(turn: Turn, event: Event) -> str:
    owner = event.owner or turn.q.other
    bad = min(turn.card.tie(turn.q.other).closeness, turn.card.tie(owner).closeness)
    return turn.pick("decline_tie") if bad < 0 and _roll(turn, event, "tie") < 0.2 - 0.2 * bad else ""


def _other_promise(turn: Turn, event: Event) -> str:
    for promise in turn.card.promises:
        made = next((m for m in turn.q.memories if m.ordinal == promise.memory), None)
        span = read_moment(made.text, turn.card.now) if made else None
        if span and span.start < event.span.end and event.span.start < span.end:
            return turn.pick("decline_promise", said=turn.say(promise.words))
    return ""


def _at_work(turn: Turn, event: Event) -> str:
    """A fixed duty at that hour in another place, as the biography tells it."""
    for clause in turn.who.clauses:
        if not re.search(r"\b(?:opens?|counter|works (?:behind|at the (?!desk))|teaches|has classes)\b", clause):
            continue
        clock = read_clock(clause)
        duty = re.search(r"\b(?:opens|at|of|in) (?:the \w+ (?:counter )?(?:at|of|in) )?((?:[A-Z][\w']*(?: and)? ?)+)", clause)
        place = duty.group(1).strip() if duty else ""
        until = re.search(r"\buntil (.+)$", clause)
        end = read_clock("until " + until.group(1)).end if until else clock.end
        if clock.start is not None and end and place and _overlap(event, clock.start, end) and place not in event.text:
            return turn.pick("decline_work", place=place)
    return ""


def _overlap(event: Event, start: int, end: int) -> bool:
    """Whether an event falls mostly into minutes of the day."""
    begin = event.span.start.hour * 60 + event.span.start.minute
    common = min(end, begin + event.span.minutes) - max(start, begin)
    return common > 0.5 * event.span.minutes


def _asleep(turn: Turn, event: Event) -> str:
    bed = next((c for c in turn.who.clauses if "goes to bed" in c), "")
    found = read_clock(re.split(r"wakes", bed)[0]).start if bed else None
    hour = event.span.start.hour * 60 + event.span.start.minute
    if found is not None and found > 720 and hour >= found:
        return turn.pick("decline_sleep")
    up = re.search(r"wakes up (?:around|at) ([\w: ]+?)(?: and|,|$)", bed)
    waking = read_clock(f"at {up.group(1)}").start if up else None
    return turn.pick("decline_sleep") if waking is not None and hour < waking < 720 else ""


def _own_plans(turn: Turn, event: Event) -> str:
    """A fixed habit at that hour, for those who keep to their habits; friends' events come first."""
    if "near" in turn.tags or _roll(turn, event, "plans") > 0.45:
        return ""
    for clause in turn.who.clauses:
        clock = read_clock(clause)
        found = re.match(rf"{re.escape(turn.card.name)} (\w+s) (.+?)(?: from | around | at \d)", clause)
        if not found or clock.start is None or clock.end is None or re.search(r"\b(?:goes to bed|has )", clause):
            continue
        if _overlap(event, clock.start, clock.end):
            return turn.pick("decline_busy", said=_gerund(turn, f"{found.group(1)} {found.group(2)}"))
    return ""


def _gerund(turn: Turn, phrase: str) -> str:
    from game.mind.rules.english import gerund

    said = as_said(f"{turn.card.name} {phrase}", turn.pair)
    return gerund(said.removeprefix("I ").removeprefix("I'm "))


def _no_taste(turn: Turn, event: Event) -> str:
    """Character and chance: the outgoing and the fond go, the rough and the shy rather not."""
    goes = _GOES + 0.04 * (turn.card.tie(turn.q.other).closeness - 4)
    goes += 0.15 * bool(turn.tags & {"lively", "loud"}) + 0.08 * ("warm" in turn.tags) + 0.1 * ("eager" in turn.tags)
    goes -= 0.3 * ("rough" in turn.tags) + 0.2 * ("shy" in turn.tags) + 0.12 * ("old" in turn.tags) + 0.1 * ("exact" in turn.tags)
    goes -= 0.1 * ("tired" in turn.tags)
    if has_crush(turn.card, turn.q.other) or (event.owner and has_crush(turn.card, event.owner)):
        goes += 0.5
    if any(declines(m.text) or ("declined" in m.text and covered(event.text, m.text)) for m in turn.q.memories if m.kind == "dialogue"):
        goes -= 0.5
    return turn.pick("decline_taste") if _roll(turn, event, "taste") > goes else ""


def _roll(turn: Turn, event: Event, why: str) -> float:
    """A chance that stays the same for one person and one event, whoever asks."""
    return Random(f"{turn.card.name}:line:{why}:{event.span.start}:{'-'.join(sorted(core(event.text)))}:{turn.card.seed.split(':')[0]}").random()


# -- answers to one's own questions ------------------------------------------------------------------------------


def _answered_me(turn: Turn) -> Reply | None:
    """What to say to a yes, a no, or an answer."""
    before = turn.mine[-1] if turn.mine else ""
    if not before.endswith("?") and "?" not in before:
        return None
    if invites(before) and accepts(turn.last):
        return Reply(turn.pick("glad_accepted"), small=True)
    if invites(before) and declines(turn.last):
        return Reply(turn.pick("sorry_declined"), small=True)
    if "?" in turn.last and sentences(turn.last)[-1].endswith("?"):
        return None
    asked = _KNOW.search(before)
    if asked:
        return _answer_taken(turn, asked.group(1))
    return None


def _answer_taken(turn: Turn, asked: str) -> Reply | None:
    answer = next((t for t in turn.heard if share(keys(asked), keys(t)) >= 0.4), "")
    if not answer:
        ignorant = re.search(r"\b(?:no idea|don't know|no clue|couldn't say|how should i know|wish i knew)\b", turn.last, re.I)
        return Reply(turn.pick("ask_tell_me"), small=True) if ignorant else None
    return _opinion_on(turn, answer, turn.pick("thanks_told"))


def _opinion_on(turn: Turn, text: str, lead: str) -> Reply:
    """What one thinks of whom the news is about, if one has a view."""
    view = _view(turn, text)
    return Reply(f"{lead} {view}".strip(), full=bool(view), small=not view)


def _view(turn: Turn, text: str) -> str:
    """One's own opinion of a person named in a text, from the biography or the tie; empty if there is none."""
    for name in people(text):
        closeness = turn.card.tie(name).closeness
        if name in (turn.card.name, turn.q.other) or kinship(turn.card, name) or (abs(closeness) < 2 and closeness < 5):
            continue
        clause = next((c for c in turn.who.clauses if name in c and re.search(r"\b(?:finds|dislikes|detests|hates|admires|trusts|likes)\b", c)), "")
        short = _head_clause(clause, name)
        if short and turn.tags & {"near", "known"}:
            return sentence(turn.say(short))
        if closeness < 0 or closeness >= 6:
            return turn.pick("opinion_bad" if closeness < 0 else "opinion_good", topic=first_name(name))
    return ""


def _head_clause(clause: str, name: str) -> str:
    """`X finds Y kind` out of a longer clause; empty if it is not that simple."""
    found = re.match(rf"\S+ \S+ (?:finds|dislikes|detests|hates|admires|trusts|likes) (?:[\w' ]{{0,30}})?{re.escape(name)}(?: next door)?(?: \w+)?(?=,| and|$)", clause)
    return found.group(0) if found else ""


# -- questions ---------------------------------------------------------------------------------------------------


def _asked(turn: Turn) -> Reply | None:
    question = _question_in(turn)
    if not question:
        return None
    if _CONFIRM.search(turn.last):
        return _confirm(turn, "")
    for test, answer in (
        (_LIVE, _introduce),
        (_GOING, _going),
        (_EVENT_QUESTION, _about_event),
        (_BACK, _back),
        (_DO_ABOUT, lambda t, _: Reply(t.pick("answer_worry"))),
        (_STOPPING, lambda t, _: Reply(t.pick("answer_wish"))),
        (_SINCE, lambda t, _: Reply(t.pick("answer_habit"))),
        (_WHY, _why),
        (_ABOUT_IT, _progress),
        (_PLANS, _plans),
        (_THINK, _think),
        (_KNOW, _know),
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
    own = [c for c in turn.who.clauses if kind_of(c) == "project" and re.match(rf"{re.escape(turn.card.name)} is (?:\w+ )?\w+ing\b", c)]
    fresh = [c for c in own if not turn.was_said(c) and not any(n != turn.card.name for n in people(c))]
    return turn.chance.choice(fresh[:2]) if fresh else ""


def _doing(turn: Turn, _: str) -> Reply:
    current = _current(turn)
    if current:
        told = turn.say(current).removeprefix("I'm ").removeprefix("I am ")
        pressing = turn.presses(7.0)
        back = turn.pick("ask_back") if not pressing and not any(turn.was_asked(p) for p in ("up to", "working on", "And you")) else ""
        return Reply(f"{turn.pick('answer_doing', said=told)} {back}".strip(), asks=bool(back), full=True)
    doing = re.sub(r"^(?:talking|walking|waiting|on the way).*", "", turn.card.doing)
    if doing and doing.split()[0].endswith("ing"):
        return Reply(turn.pick("answer_act", said=as_said(f"{turn.card.name} is {doing}", turn.pair).removeprefix("I'm ")))
    return Reply(turn.pick("no_plans"), small=True)


def _progress(turn: Turn, asked: str) -> Reply:
    """How a project goes: with what weighs on it, if the biography tells."""
    project = next((p for p in turn.who.life.projects if share(keys(asked), keys(p)) >= 0.4 or turn.was_said(p)), "")
    worry = next(
        (c for c in turn.who.clauses if kind_of(c) == "worry" and not turn.was_said(c) and (share(keys(c), keys(f"{project} {asked}")) > 0.15)), ""
    )
    if worry and turn.tags & {"near", "known"}:
        return Reply(turn.pick("progress_said", said=turn.say(worry)), full=True)
    return Reply(turn.pick("progress"))


def _why(turn: Turn, _: str) -> Reply:
    """A reason: a wish or a belief of one's own that goes with what was said before."""
    for clause in turn.who.clauses:
        kind = kind_of(clause)
        if kind in ("intention", "wish") and re.search(r"\b(?:wants|believes|thinks)\b", clause) and not turn.was_said(clause) and not event_in(clause, turn.card.now):
            if len(people(clause)) < 2 and not re.search(r"\b(?:invite|know who|get to know)\b", clause):
                return Reply(turn.pick("why_said", said=turn.say(clause)), full=True)
    return Reply(turn.pick("why"))


def _plans(turn: Turn, _: str) -> Reply:
    promise = next((p for p in turn.card.promises if p.to != turn.q.other), None)
    if promise is not None and not turn.was_said(promise.words):
        return Reply(turn.pick("plans", said=turn.say(promise.words)))
    return Reply(turn.pick("no_plans"), small=True)


def _think(turn: Turn, topic: str) -> Reply:
    """An opinion on what was just told, or on what is named."""
    text = topic if len(topic) > 3 and topic not in ("that", "it") else " ".join(turn.heard or turn.told_in(" ".join(turn.theirs[-2:])))
    known = _knowledge(turn, text)
    lead = turn.pick("heard_known", who=_named(turn, known[1])) if known and known[1] and known[1] != turn.q.other else ""
    about_other = any(t.startswith(turn.q.other) for t in turn.heard)
    if about_other:
        return _on_intention(turn, follow=False)
    if any(kind_of(t) == "trouble" for t in turn.heard):
        return Reply(turn.pick("heard_trouble"))
    view = _view(turn, text) or turn.pick("opinion_none")
    return Reply(f"{lead} {view}".strip(), full=False)


def _know(turn: Turn, asked: str) -> Reply:
    found = _knowledge(turn, asked)
    if found is None:
        wonders = any(kind_of(c) == "curious" and share(keys(asked), keys(curiosity(c))) >= 0.5 for c in turn.who.clauses)
        return Reply(turn.pick("unknown_too" if wonders else "unknown"), small=True)
    text, who = found
    said = turn.say(text)
    if not who and text.startswith(turn.card.name):
        return Reply(turn.pick("know_own", said=said), full=True)
    if not who:
        return Reply(turn.pick("know_plain", said=said))
    event = event_in(text, turn.card.now)
    tail = f" {turn.pick('ask_going')}" if event else ""
    return Reply(turn.pick("know_heard", said=said, who=_named(turn, who)) + tail, asks=bool(tail), full=True)


def _knowledge(turn: Turn, asked: str) -> tuple[str, str] | None:
    """The statement that answers a question best, with who told it; None if nothing does."""
    wanted = keys(asked)
    facts = facts_known(turn.card, turn.q.memories)
    scored = [(share(wanted, keys(text)), len(wanted & keys(text)), -n, (text, who)) for n, (text, who) in enumerate(facts)]
    best = max(scored, default=None)
    if best is None or best[0] < 0.5 or kind_of(best[3][0]) in ("curious", "secret", "love"):
        return None
    return best[3]


def _going(turn: Turn, _: str) -> Reply:
    return Reply(turn.pick("no_plans"), small=True)


def _introduce(turn: Turn, _: str) -> Reply:
    clause = next((c for c in turn.who.clauses if re.match(rf"{re.escape(turn.card.name)} (?:is|works|runs)\b", c)), "")
    return Reply(turn.pick("who_i_am", said=turn.say(_first_part(clause))) if clause else turn.pick("answer_how"))


def _first_part(clause: str) -> str:
    return re.split(r" (?:who|and|with|where)\b|,", clause)[0] + (
        found.group(0) if (found := re.search(r"(?<= \w) at [A-Z][\w ]+", clause)) and found.group(0) not in clause.split(" who")[0] else ""
    )


def _confirm(turn: Turn, _: str) -> Reply:
    claim = " ".join(turn.last.split("?")[:-1])
    own = next((c for c in turn.who.clauses if share(core(c), keys(claim)) >= 0.5 and kind_of(c) not in ("secret", "curious")), "")
    if own:
        event = event_in(own, turn.card.now)
        tail = f" {turn.pick('invite')}" if event and is_open(event) and event.owner == turn.card.name else ""
        return Reply(turn.pick("confirm", said=turn.say(own)) + tail, asks=bool(tail), full=True)
    return Reply(turn.pick("deny"))


# -- statements --------------------------------------------------------------------------------------------------


def _claimed(turn: Turn) -> Reply | None:
    """Somebody tells the speaker what the speaker did or promised: only if it is remembered."""
    claim = next((s for s in sentences(turn.last) if _CLAIMS.match(s)), "")
    if not claim or any(covered(claim, m.text) for m in turn.q.memories):
        return None
    return Reply(turn.pick("not_remembered"))


def _told(turn: Turn) -> Reply | None:
    if "foe" in turn.tags:
        return Reply(turn.pick("heard_attack"), small=len(turn.q.lines) > 2)
    if _KIND_WORDS.search(turn.last) or _COLD_WORDS.search(turn.last):
        return Reply(turn.pick("kind_reply" if _KIND_WORDS.search(turn.last) else "cold_reply"), small=True)
    if not turn.heard:
        return Reply(turn.pick("heard_plain"), small=True) if len(turn.q.lines) > 2 and len(turn.last.split()) > 6 else None
    text = max(turn.heard, key=lambda t: len(core(t)))
    known = _knowledge(turn, without_time(text))
    if known and known[1] and known[1] != turn.q.other and same(known[0], text):
        return _opinion_on(turn, text, turn.pick("heard_known", who=_named(turn, known[1])))
    if event_in(text, turn.card.now):
        return Reply(turn.pick("heard_event"))
    return _by_kind(turn, text)


def _by_kind(turn: Turn, text: str) -> Reply:
    own = text.startswith(turn.q.other)
    kind = kind_of(text)
    if kind == "trouble":
        return Reply(turn.pick("heard_trouble"))
    if any(kinship(turn.card, name) for name in people(text) if name != turn.q.other):
        return Reply(turn.pick("heard_kin"))
    if not own:
        return _opinion_on(turn, text, turn.pick("heard_news"))
    if re.search(rf"\b(?:wants|asks|begs|wishes) {re.escape(turn.card.name)} ", text):
        return Reply(turn.pick("heard_care"), small=True)
    if _HELP.search(text) and turn.tags & {"warm", "near"}:
        return Reply(turn.pick("offer_help"))
    if kind == "intention":
        return _on_intention(turn, follow=True)
    if kind == "opinion" and len(people(text)) > 1:
        return _on_opinion(turn, text)
    if kind == "project":
        asks = turn.chance.random() < 0.5 and not _ABOUT_IT.search(turn.said)
        return Reply(f"{turn.pick('heard_project')} {turn.pick('ask_further') if asks else ''}".strip(), asks=asks)
    act = {"worry": "heard_worry", "pride": "heard_pride", "wish": "heard_wish", "like": "heard_like", "plain": "heard_habit"}.get(kind, "heard_plain")
    further = {"worry": "ask_worry", "wish": "ask_wish", "plain": "ask_habit"}.get(kind, "")
    asks = bool(further) and turn.tags.isdisjoint({"cool", "foe"}) and turn.chance.random() < 0.4 and len(turn.q.lines) < 6
    return Reply(f"{turn.pick(act)} {turn.pick(further) if asks else ''}".strip(), asks=asks)


def _on_intention(turn: Turn, follow: bool) -> Reply:
    bad = turn.card.tie(turn.q.other).closeness < 0
    text = turn.pick("heard_intention_bad" if bad else "heard_intention")
    wish = _care(turn)
    if wish:
        return Reply(f"{text} {wish}", full=True)
    asks = follow and not bad and not _WHY.search(turn.said) and turn.chance.random() < 0.6
    return Reply(f"{text} {turn.pick('ask_why') if asks else ''}".strip(), asks=asks)


def _care(turn: Turn) -> str:
    """What a spouse or parent wants for the other, said to their face once: `I want you to rest`."""
    if "family" not in turn.tags:
        return ""
    for clause in turn.who.clauses:
        found = re.search(rf"\bwants (?:{re.escape(turn.q.other)}|(?:her|his|their) (?:husband|wife|son|daughter)|him|her|them) (to [^,;]+?)(?= and |,|$)", clause)
        if found and not turn.was_said(found.group(1)) and (turn.q.other in clause or "husband" in clause or "wife" in clause):
            return f"I want you {found.group(1)}."
    return ""


def _on_opinion(turn: Turn, text: str) -> Reply:
    name = people(text)[1]
    closeness = turn.card.tie(name).closeness
    negative = bool(re.search(r"\b(?:dislikes|hates|detests|aggressive|pushy|annoying|uptight|rude|cannot stand|too)\b", text))
    if name == turn.card.name or closeness == 0:
        return Reply(turn.pick("heard_plain"))
    return Reply(turn.pick("agree" if (closeness < 0) == negative else "disagree"))
