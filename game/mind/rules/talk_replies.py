"""What a line calls for: the weightiest thing in it is answered first."""

import re

from game.mind.rules.events import event_in, kind_of, without_time
from game.mind.rules.gist import core, covered, keys, people, same, share
from game.mind.rules.hearing import sentences
from game.mind.rules.hearing_acts import accepts, declines, invites
from game.mind.rules.persona import household, kinship
from game.mind.rules.sightings import seen_oneself, was_put_right
from game.mind.rules.speech import first_name
from game.mind.rules.talk_invited import invited
from game.mind.rules.talk_plans import PLANS
from game.mind.rules.talk_questions import ABOUT_IT, CONFIRM, KNOW, REAL, asked_in
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import NEGATIVE, Reply, heard_before, knowledge, on_intention, on_opinion, opinion_on
from game.mind.rules.topic import LIKING

HELP = re.compile(
    r"\b(?:glad of (?:help|a hand|company)|needs? (?:help|a hand)|looking for (?:help|helpers|somebody))\b", re.I
)
_KIND_WORDS = re.compile(r"\b(?:you look well|i'm proud of you|don't forget to eat|i'll cook tonight)\b", re.I)
_ROUTINE = re.compile(
    r"\b(?:from|around|at) (?:\d|noon|midnight)|\bin the (?:morning|afternoon|evening)\b| spends evenings "
)
_OWN_DOING = re.compile(r"\b(?:wants|would (?:like|love)|means|longs) to (?!be\b|see\b)|\bdreams of \w+ing")
_DEED = re.compile(r" spent part of the ")
_COLD_WORDS = re.compile(r"\b(?:we hardly talk|laugh once in a while)\b", re.I)
_WEIGHS = re.compile(
    r"\bI(?:['’]m| am) (?:so |a little )?afraid (?:that|of|(?:I|we) (?:have|had|was|am)|my|nobody)\b|\bI (?:worry|"
    r"fear|dread)\b|\bI(?:['’]m| am) (?:worried|haunted)\b|\bI lie awake\b"
)
"""A worry, however it is worded."""
_CLAIMS = re.compile(r"^(?:but )?(?:you (?:promised|said|told me|owe|agreed)|remember when you)\b", re.I)


def respond(turn: Turn) -> Reply:
    """The reply that the last line calls for, the weightiest thing in it first."""
    for answer in (_real, invited, _answered_me, asked_in, _claimed, _told):
        reply = answer(turn)
        if reply is not None:
            return reply
    return Reply("", small=True)


def _real(turn: Turn) -> Reply | None:
    return Reply(turn.pick("computed"), full=True) if REAL.search(turn.last) else None


def _answered_me(turn: Turn) -> Reply | None:
    """What to say to a yes, a no, or an answer."""
    before = turn.mine[-1] if turn.mine else ""
    if not before.endswith("?") and "?" not in before:
        return None
    if invites(before) and (accepts(turn.last) or declines(turn.last)):
        answered = turn.pick("glad_accepted" if accepts(turn.last) else "sorry_declined")
        more = asked_in(turn)
        return Reply(f"{answered} {more.text}", more.asks, more.full) if more else Reply(answered, small=True)
    if "?" in turn.last and sentences(turn.last)[-1].endswith("?"):
        return None
    asked = KNOW.search(before)
    if asked:
        return _answer_taken(turn, asked.group(1))
    if CONFIRM.search(before) and any(share(core(t), keys(before)) >= 0.6 for t in turn.heard):
        return Reply(turn.pick("thanks_told"), small=True)
    return None


def _answer_taken(turn: Turn, asked: str) -> Reply | None:
    answer = next((t for t in turn.heard if share(keys(asked), keys(t)) >= 0.4), "")
    if not answer:
        ignorant = re.search(
            r"\b(?:no idea|don't know|no clue|couldn't say|how should i know|wish i knew)\b", turn.last, re.I
        )
        return Reply(turn.pick("ask_tell_me"), small=True) if ignorant else None
    return opinion_on(turn, answer, turn.pick("thanks_told"))


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
    if not turn.heard and _WEIGHS.search(turn.last):
        return Reply(turn.pick("heard_worry"), small=True)
    if not turn.heard:
        return (
            Reply(turn.pick("heard_plain"), small=True)
            if len(turn.q.lines) > 2 and len(turn.last.split()) > 6 and "family" not in turn.tags
            else None
        )
    text = max(turn.heard, key=lambda t: len(core(t)))
    if kind_of(text) == "trouble" and seen_oneself(text, turn.q.memories):
        return Reply(turn.pick("heard_seen"), small=True)
    if _DEED.search(text):
        return Reply(turn.pick("heard_deed"), small=True)
    known = knowledge(turn, without_time(text))
    if known and known[1] not in ("", turn.q.other) and same(known[0], text) and _of_one(known[0], text):
        return opinion_on(turn, text, heard_before(turn, known[1], sad=kind_of(text) in ("trouble", "worry")))
    if event_in(text, turn.card.now):
        return Reply(turn.pick("heard_event"))
    return _by_kind(turn, text)


def _of_one(one: str, two: str) -> bool:
    """Whether two statements are about the same person: many work at a desk in the morning."""
    return people(one)[:1] == people(two)[:1]


def _by_kind(turn: Turn, text: str) -> Reply:
    own = text.startswith(turn.q.other)
    kind = kind_of(text)
    if was_put_right(text):
        return Reply(turn.pick("heard_put_right"), small=True)
    if kind == "trouble":
        return Reply(turn.pick("heard_trouble"))
    kin = next((name for name in people(text) if name != turn.q.other and kinship(turn.card, name)), "")
    if kin:
        well = own and kind in ("plain", "opinion", "like") and not NEGATIVE.search(text)
        return Reply(turn.pick("heard_of_kin" if well else "heard_kin", who=first_name(kin)))
    if not own:
        return opinion_on(turn, text, turn.pick("heard_news"))
    if re.search(rf"\b(?:wants|asks|begs|wishes) {re.escape(turn.card.name)} ", text):
        return Reply(turn.pick("heard_care"), small=True)
    if HELP.search(text) and turn.tags.isdisjoint({"cool", "foe", "rough"}):
        return Reply(turn.pick("offer_help"))
    if kind == "intention":
        return on_intention(turn, follow=True)
    others = people(text)[1:]
    if kind == "opinion" and others:
        return on_opinion(turn, text) if turn.card.tie(others[0]).closeness else _of_a_friend(turn, others[0])
    rest = text[len(turn.q.other) + 1 :]
    if others and (kind == "like" or LIKING.match(rest) or re.match(r"likes\b", rest)):
        return _of_a_friend(turn, others[0])
    if kind == "project":
        asks = turn.chance.random() < 0.5 and not ABOUT_IT.search(turn.said)
        act = "heard_project_home" if "family" in turn.tags else "heard_project"
        return Reply(f"{turn.pick(act)} {turn.pick('ask_further') if asks else ''}".strip(), asks=asks)
    act = {
        "worry": "heard_worry",
        "pride": "heard_pride",
        "wish": "heard_wish",
        "like": "heard_like",
        "plain": "heard_habit",
    }.get(kind, "heard_plain")
    if kind == "plain" and len(people(text)) > 1:
        return _of_a_friend(turn, people(text)[1])
    if kind == "plain" and (_ROUTINE.search(text) or (turn.mine and PLANS.search(turn.mine[-1]))):
        return Reply(turn.pick("heard_plan"), small=True)
    further = {"worry": "ask_worry", "wish": "ask_wish", "plain": "ask_habit"}.get(kind, "")
    further = "" if kind == "wish" and not _OWN_DOING.search(text) else further
    asks = (
        bool(further) and turn.tags.isdisjoint({"cool", "foe"}) and turn.chance.random() < 0.4 and len(turn.q.lines) < 6
    )
    return Reply(f"{turn.pick(act)} {turn.pick(further) if asks else ''}".strip(), asks=asks)


def _of_a_friend(turn: Turn, name: str) -> Reply:
    """What to say when somebody speaks well of a third person."""
    closeness = turn.card.tie(name).closeness
    if name == turn.card.name:
        return Reply(turn.pick("heard_plain"), small=True)
    met = closeness >= 1 or household(turn.card, name)
    act = "heard_of_friend" if closeness >= 4 else "heard_of_met" if met else "heard_of_known"
    act = "heard_of_foe" if closeness < 0 else act
    return Reply(turn.pick(act, who=first_name(name) if met else name), small=True)
