"""The next line of a talk (SpeakLine): answer what was said, add something of one's own, end in time.

A line has up to three parts: the reply to the other's last line, one thing to raise, a question to keep the talk going.
What is raised comes from `talk_topics`, how it is worded from `data/talk.toml`, what is replied from `talk_replies`.
"""

import re
from random import Random

from game.mind.questions import SpeakLine, SpokenLine
from game.mind.rules.digest import digest_talk
from game.mind.rules.events import coming_words, curiosity, event_in, event_phrase, kind_of
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import rhetorical, sentences
from game.mind.rules.hearing_acts import accepts, declines, invites, parts
from game.mind.rules.speech import first_name, near_dates, possessive, sentence
from game.mind.rules.subjects import topic_of
from game.mind.rules.talk_company import has_occasion, seen_today
from game.mind.rules.talk_finish import finish
from game.mind.rules.talk_invited import refusal
from game.mind.rules.talk_questions import OF_THE_EVENT
from game.mind.rules.talk_replies import HELP, respond
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import Reply, events_said
from game.mind.rules.talk_visitor import is_visitor, to_visitor
from game.mind.rules.topic import Topic

__all__ = ["digest_talk", "speak_line"]
_LENGTHS = {
    "couple": 5, "parent": 5, "child": 5, "kin": 6, "close": 7, "friend": 6, "known": 5, "stranger": 4, "cool": 4,
    "foe": 4,
}  # fmt: skip
"""Lines after which a talk draws to its end [ours]."""
_VISITORS_LENGTH = 1000
_ASKS_BACK = 0.6
"""Chance to ask something rather than to speak of oneself [ours]."""
_ASKS_PLANS = 0.2
"""Chance that a friend asks what is to come rather than what is [ours]."""
_FAMILY_FIRST = 0.6
"""Chance that those of one house come to dinner, sleep and the day before anything else [ours]."""
_PRESSING = 7.0
"""Weight from which a topic is raised before politeness is done."""
_WORTH_A_WORD = re.compile(
    r"(?!getting|having|sitting|standing|waiting|lingering|eating|drinking|ordering|arriving|reading the|putting|sleep)"
    r"\w+ing\b(?! (?:to|at|with|on|around))"
)
"""What somebody is seen at that one may ask after."""
_REMEMBERS_SIGHT = 0.7
"""Chance to speak of having seen the other earlier [ours]."""
_SHORT_DOING, _REMARKS = 45, 0.5
"""Letters of a doing up to which it is remarked on, and the chance that it is [ours]."""
_NEW_HERE = re.compile(
    r"\b(?:think we've met|haven't met|seen you around|been introduced|had the pleasure|haven't talked before|keep "
    r"nodding|seen you before)\b"
)
"""What somebody says who takes the other for a stranger."""
_BUSY = re.compile(r"\b(serving|counter|customers|teaching|class|opening|cooking|exam|rehears|stream)\w*", re.I)


def speak_line(q: SpeakLine) -> SpokenLine:
    """What is said next, and whether the speaker has no more to say."""
    turn = Turn(q)
    if not q.lines:
        return SpokenLine(finish(turn, *_opening(turn)), q.must_end)
    answered = to_visitor(turn)
    if answered is not None:
        return answered
    reply = respond(turn)
    turn.replied = reply.text
    if q.must_end or parts(turn.last):
        return SpokenLine(finish(turn, _last_reply(turn, reply), _goodbye(turn)), True)
    pieces = [*_greeting_back(turn), reply.text]
    if len(q.lines) >= _length(turn) and not (reply.asks or _just_asked(turn)):
        return SpokenLine(finish(turn, *pieces, _closing(turn)), True)
    pressing = turn.presses(_PRESSING) and len(reply.text) < 130
    more = [] if reply.asks or (reply.full and not pressing) else _contribution(turn)
    if not more and not reply.asks and not reply.full and len(q.lines) >= 2 and not is_visitor(turn):
        return SpokenLine(finish(turn, *pieces, _closing(turn)), True)
    return SpokenLine(finish(turn, *pieces, *more), False)


def _length(turn: Turn) -> int:
    """How many lines this talk has before the speaker means to end it; the same for all of a talk's lines."""
    if is_visitor(turn):
        return _VISITORS_LENGTH  # a visitor ends the talk when they like
    base = next(_LENGTHS[tag] for tag in _LENGTHS if tag in turn.tags)
    chance = Random(f"{turn.q.lines[0].text}:{turn.card.name}")
    busy = bool(_BUSY.search(turn.card.doing)) + ("tired" in turn.tags)
    return max(3, min(8, base + chance.randrange(-1, 2) - busy))


def _just_asked(turn: Turn) -> bool:
    """Whether the other's line ended with a question that deserves a whole turn."""
    return len(turn.q.lines) < 8 and invites(turn.last)


# -- beginnings --------------------------------------------------------------------------------------------------


def _opening(turn: Turn) -> list[str]:
    hello = turn.pick("hello")
    around = _of_the_event(turn)
    if around:
        return [hello, around]
    topic = _meant(turn)
    raised = raise_topic(turn, topic) if topic is not None else []
    if raised:
        return [hello, *raised]
    if (
        topic is None
        and keys(turn.q.about)
        and "foe" not in turn.tags
        and not re.match(rf"(?:how |what )?{re.escape(turn.card.name)}", turn.q.about)
        and not any(covered(turn.q.about, m.text) for m in turn.q.memories)
    ):
        return [hello, f"I wanted to talk to you about {_spoken_about(turn)}"]
    if "?" in hello:
        return [hello]
    return [hello, _small_question(turn) or _raised(turn)]


def _of_the_event(turn: Turn) -> str:
    """A word about what is going on around the two, once a talk; empty where nothing is."""
    if turn.event is None or turn.tags & {"foe"}:
        return ""
    to_host = turn.event.owner == turn.q.other
    act = "event_host" if "host" in turn.tags else "event_to_host" if to_host else "event_guest"
    return turn.pick(act, noun=turn.event.name.split()[-1])


def _spoken_about(turn: Turn) -> str:
    about = turn.q.about.removeprefix(f"{turn.card.name} ")
    return turn.say(about.replace(possessive(turn.card.name), "my").replace(possessive(turn.q.other), "your"))


def _raised(turn: Turn) -> str:
    return " ".join(sentence(p) for p in _contribution(turn))


def _meant(turn: Turn) -> Topic | None:
    """The topic that the one who began had in mind."""
    exact = next((t for t in turn.topics if t.phrase == turn.q.about), None)
    if exact is not None:
        return exact
    about = keys(turn.q.about)
    fits = [(share(about, keys(t.text)), t.weight, t) for t in turn.topics]
    best = max(fits, key=lambda f: f[:2], default=None)
    return best[2] if best and about and best[0] >= 0.5 else None


def _greeting_back(turn: Turn) -> list[str]:
    if turn.mine:
        return []
    mistaken = bool(_NEW_HERE.search(turn.last)) and "stranger" not in turn.tags
    return [turn.pick("hello_back_met" if mistaken else "hello_back")]


def _small_question(turn: Turn) -> str:
    if turn.knows("ask_family") and turn.chance.random() < 0.8:
        return turn.pick("ask_family")
    seen = seen_today(turn)
    if seen and turn.chance.random() < _REMEMBERS_SIGHT:
        return turn.pick("ask_seen_today", **seen)
    doing = turn.q.other_doing
    known = turn.tags.isdisjoint({"stranger", "foe"})
    if known and _WORTH_A_WORD.match(doing) and len(doing) < _SHORT_DOING and turn.chance.random() < _REMARKS:
        plain = re.sub(r"\b(?:his|her|their)\b", "your", re.sub(r"\b(?:him|her|them)sel(?:f|ves)\b", "yourself", doing))
        return turn.pick("ask_doing_seen", doing=plain, Doing=plain[:1].upper() + plain[1:])
    return turn.pick("ask_how")


# -- raising something -------------------------------------------------------------------------------------------


def _contribution(turn: Turn) -> list[str]:
    """The next thing to raise; nothing if there is nothing left that is worth it."""
    if (
        "family" in turn.tags
        and not turn.was_said("eat dinner rest")
        and turn.chance.random() < 0.25
        and turn.knows("love")
    ):
        line = turn.pick("love")
        if line not in turn.said:
            return [line]
    if "foe" in turn.tags:
        return next((raise_topic(turn, t) for t in turn.topics if t.kind == "complaint"), [])
    asked = any(t.endswith("?") for t in turn.mine)
    if turn.event is not None and len(turn.q.lines) < 2 and not OF_THE_EVENT.search(turn.said):
        return [around] if (around := _of_the_event(turn)) else []
    if "family" in turn.tags and not asked and turn.chance.random() < _FAMILY_FIRST and turn.knows("ask_family"):
        question = turn.pick("ask_family")
        if question not in turn.said:
            return [question]
    pressing = turn.presses(_PRESSING)
    if not asked and not pressing and turn.chance.random() < _ASKS_BACK and len(turn.q.lines) > 1:
        question = _question(turn)
        if question:
            return [question]
    for topic in (t for t in turn.topics if not turn.was_said(t.gist) and has_occasion(turn, t)):
        pieces = raise_topic(turn, topic)
        if pieces:
            return pieces
    question = "" if asked else _question(turn)
    return [question] if question else []


def _question(turn: Turn) -> str:
    theirs = next((t for t in turn.topics if t.kind == "theirs"), None)
    if theirs is not None:
        return " ".join(raise_topic(turn, theirs))
    if turn.event is not None:
        return ""
    act = "ask_plans" if turn.chance.random() < _ASKS_PLANS and "near" in turn.tags else "ask_doing"
    if any(
        re.search(r"plans|up to|working on|busy|on your list|going on|fills your|all day", line.text)
        for line in turn.q.lines
    ):
        return ""
    return turn.pick(act)


def raise_topic(turn: Turn, topic: Topic) -> list[str]:
    """A topic in words: the statement and, where it fits, a question after it."""
    match topic.kind:
        case "event":
            return [turn.pick("tell_event", said=turn.say(topic.text)), turn.pick("invite")]
        case "heard" | "overheard":
            return _pass_on(turn, topic)
        case "curious":
            return [_ask(turn, topic)]
        case "intention" if "family" in turn.tags and not topic.fresh:
            return [turn.pick("tell_intention_home", said=turn.say(topic.text)), turn.pick("ask_stand")]
        case "promise":
            return [turn.pick("tell_promise", said=turn.say(topic.text)), turn.pick("ask_going")]
        case "person":
            if first_name(topic.who) in turn.said:
                return []  # praised a moment ago, by the other
            said = turn.say(topic.text)
            known = said.replace(topic.who, first_name(topic.who), 1)
            lead = turn.pick(_linked(turn, topic), said="§", who=topic.who)
            return [lead.replace("§", known if topic.who in lead else said)]
        case "theirs":
            event = event_in(topic.text, turn.card.now)
            if event is not None and event.name:
                return [turn.pick("ask_getting_on", topic=f"the preparations for {event_phrase(event)}")]
            return _ask_after(turn, _your(turn, topic.text))
        case "confirm":
            return [turn.pick("ask_confirm", said=turn.say(topic.text))]
        case "complaint":
            return [sentence(turn.say(topic.text), "!" if "loud" in turn.tags else ".")]
        case "secret":
            return [f"Promise you won't tell anybody: {turn.say(topic.text)}"]
    act = {
        "intention": "tell_intention",
        "seen": "tell_seen",
        "trouble": "tell_trouble",
        "opinion": "tell_opinion",
    }.get(topic.kind, _linked(turn, topic))
    act = "tell_help" if HELP.search(topic.text) else act
    text = _in_brief(turn, topic.text) if topic.kind == "project" else topic.text
    if not text:
        return []
    told = turn.pick(act, said=turn.say(text)) or sentence(turn.say(text))
    if topic.asks:
        return [told, topic.asks]
    return [told, *([turn.pick("ask_think")] if topic.kind == "intention" and turn.chance.random() < 0.5 else [])]


def _in_brief(turn: Turn, text: str) -> str:
    """What one is at, without the details if they were told to others today; empty if even that was."""
    short = text.split(", ")[0]
    return text if not turn.says_again(text) else short if short != text and not turn.says_again(short) else ""


def _linked(turn: Turn, topic: Topic) -> str:
    """The act of telling something, as an answer in kind if the other has just told the like: a worry for a worry."""
    heard = max(turn.heard, key=len, default="")
    kind = "person" if len(people(heard)) > 1 else turn.heard_kind
    act = f"tell_{topic.kind}"
    return f"{act}_too" if heard.startswith(turn.q.other) and kind == topic.kind and turn.knows(f"{act}_too") else act


def _ask(turn: Turn, topic: Topic) -> str:
    wanted = curiosity(topic.text)
    if re.match(r"(?:who|what|when|where|why|how|whether|if|which)\b", wanted):
        return turn.pick("ask_know", topic=turn.say(wanted))
    return turn.pick("ask_about", topic=wanted)


def _ask_after(turn: Turn, wanted: str) -> list[str]:
    """How it goes with what the other is at; nothing for what is no undertaking (`how Ada spent the morning`), nor for
    what was asked after a moment ago."""
    if re.match(r"(?:how|what|who|where|when|why|whether|that|the news)\b", wanted) or wanted in turn.said:
        return []
    asked = turn.pick("ask_getting_on" if re.match(r"\w+ing\b", wanted) else "ask_project", topic=wanted)
    return [re.sub(r"(how)['’]s|(far along) is", r"\1\2 are", asked, flags=re.I) if _PLURAL.match(wanted) else asked]


_PLURAL = re.compile(
    r"your (?:(?!(?:in|on|for|about|of|with|at|from|to|that|which|who)\b)\w+ ){0,2}?"
    r"(?!series\b|news\b|tastes\b)\w+[^siu\W]s(?= (?:in|on|for|about|of)\b|$)"
)
"""`your exams in chemistry`, not `your thesis on gases`."""


def _your(turn: Turn, text: str) -> str:
    """What the other is at, as `your paper on gentrification`."""
    topic = topic_of(text)
    owned = possessive(turn.q.other)
    if topic.startswith(owned):
        rest = topic[len(owned) :]
        return "your" + (rest if people(rest) else re.sub(r"\b(?:her|his|their)\b", "your", rest))
    return re.sub(r" in the (?:coming|next) [\w ]+$", "", topic.removeprefix(turn.q.other).strip())


def _pass_on(turn: Turn, topic: Topic) -> list[str]:
    """News of others with its source; a dated thing with the question whether the other goes."""
    teller = topic.who
    if not teller:
        return [turn.pick("tell_rumour", said=turn.say(topic.text)), turn.pick("ask_think")]
    subject = topic.text.startswith(teller)
    said = turn.say(topic.text)
    who = first_name(teller) if subject or (turn.card.tie(teller).closeness >= 2 and "near" in turn.tags) else teller
    told = turn.pick(_passing_on(topic, subject), said=said, who=who, source=f"{who} told me") or sentence(said)
    if topic.event is not None:
        promised = any(same(p.words, coming_words(topic.event)) for p in turn.card.promises)
        return [told, turn.pick("ask_going" if promised or not refusal(turn, topic.event) else "ask_going_alone")]
    small = kind_of(topic.text) not in ("intention", "plain")  # nobody needs a view on what somebody sews
    return [told, *([turn.pick("ask_think")] if not small and turn.chance.random() < 0.3 else [])]


def _passing_on(topic: Topic, subject: bool) -> str:
    """The act by which hearsay is told: bad news and other people's work are not told like a sensation."""
    if HELP.search(topic.text):
        return "tell_help"
    kind = kind_of(topic.text) if topic.event is None else ""
    if kind in ("project", "trouble"):
        return "tell_their_work" if kind == "project" else "tell_their_trouble"
    overheard = topic.kind == "overheard" and not subject
    return "tell_overheard" if overheard else "tell_first_hand" if subject else "tell_heard"


# -- endings -----------------------------------------------------------------------------------------------------


def _last_reply(turn: Turn, reply: Reply) -> str:
    """The reply as far as it fits a last line: answers yes, new questions no."""
    asked = any(s.endswith("?") and not rhetorical(s) for s in sentences(turn.last))
    if (parts(turn.last) and not asked) or (reply.small and not (turn.heard or "?" in turn.last)):
        return ""
    return " ".join(s for s in re.split(r"(?<=[.!?])\s+", reply.text) if not s.endswith("?"))


def _goodbye(turn: Turn) -> str:
    if turn.who.calls and "family" not in turn.tags and turn.card.tie(turn.q.other).closeness >= 0:
        turn.you = turn.who.calls
    if _agreed(turn) and turn.knows("bye_event"):
        return turn.pick("bye_event")
    return turn.pick("bye")


def _closing(turn: Turn) -> str:
    event = _agreed(turn)
    if event:
        return turn.pick("close_event", topic=near_dates(event, turn.card.now))
    return turn.pick("close")


def _agreed(turn: Turn) -> str:
    """The name of what one of the two has agreed to come to in this talk; empty if none."""
    if any(declines(line) or "can't go myself" in line for line in turn.mine):
        return ""
    for before, after in zip(turn.q.lines, turn.q.lines[1:], strict=False):
        if invites(before.text) and accepts(after.text):
            events = events_said(turn, before.text)
            named = [e for e in events if e.name]
            return event_phrase(named[0]) if named and core(named[0].name) else ""
    return ""
