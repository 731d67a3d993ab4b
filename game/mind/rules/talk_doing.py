"""What somebody is up to and how it goes, asked in a talk: what they did today, what they are at, what weighs on it."""

import re

from game.mind.rules.events import kind_of
from game.mind.rules.gist import covered, keys, share
from game.mind.rules.speech import as_said
from game.mind.rules.talk_company import same_act
from game.mind.rules.talk_memories import deeds
from game.mind.rules.talk_topics import is_told, told_to
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_views import Reply

_HOW_FAR = re.compile(r"\bhow far along\b", re.I)
_OF_LATE = re.compile(r"\b(?:these days|lately|missed|newest|hands full|exciting|days now|same thing|on your table)\b")
"""Asks after more than the present minute."""
_PASSING = re.compile(
    r"(?:talking|walking|waiting|on the way|getting|sitting|standing|looking|keeping the promise|arriving|eating|"
    r"greeting|ordering|sleeping)\b"
)


def _current(turn: Turn) -> str:
    """What the speaker is at these days, as a statement; one not yet told to this one."""
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    own = [t.text for t in turn.topics if t.kind == "project" and t.text.startswith(f"{turn.card.name} is ")]
    fresh = [c for c in own if not any(covered(c, text) for text in told)]
    short = [s for s in (c.split(", ")[0] for c in fresh) if not any(covered(s, text) for text in told)]
    unsaid = [c for c in fresh if not turn.says_again(c)] or short
    return turn.chance.choice(unsaid[:2]) if unsaid else ""


def deed(turn: Turn, project: str = "") -> str:
    """Something the speaker was doing today, for a project if one is given; nothing that came up before."""
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    found = [t for t in deeds(turn.card, turn.q.memories, project) if not is_told(t, told)]
    unsaid = [t.text for t in found if not turn.says_again(t.text) and not same_act(turn, t.text)]
    return unsaid[-1] if unsaid else ""


def doing(turn: Turn, asked: str) -> Reply:
    """What the speaker is up to: to those who know them what they did today, to others what they are at."""
    done = deed(turn) if "near" in turn.tags else ""
    current = "" if done else _current(turn)
    if done or current:
        said = turn.say(done or current)
        text = (
            turn.pick("answer_deed", said=said)
            if done
            else turn.pick("answer_doing", said=said.removeprefix("I'm ").removeprefix("I am "))
        )
        back = _back_question(turn)
        return Reply(f"{text} {back}".strip(), asks=bool(back), full=True)
    act = turn.card.doing
    if _OF_LATE.search(asked) and turn.tags & {"near", "known"} and told_to(turn.card, turn.q.other, turn.q.memories):
        return Reply(turn.pick("answer_same"), small=True)
    if act and act.split()[0].endswith("ing") and not _PASSING.match(act):
        said = as_said(f"{turn.card.name} is {act}", turn.pair).removeprefix("I'm ")
        return Reply(turn.pick("answer_act", said=said))
    return Reply(turn.pick("answer_little"), small=True)


def _back_question(turn: Turn) -> str:
    asked = any(turn.was_asked(p) for p in ("up to", "working on", "nd you", "about you", "excuse", "thoughts", "day"))
    return "" if asked or turn.presses(7.0) else turn.pick("ask_back")


def progress(turn: Turn, asked: str) -> Reply:
    """How a project goes: what was done for it today, or what weighs on it."""
    found = (p for p in turn.who.life.projects if share(keys(asked), keys(p)) >= 0.4 or turn.was_said(p))
    project = next(found, "")
    done = deed(turn, project) if project else ""
    if done:
        return Reply(turn.pick("progress_deed", said=turn.say(done)), full=True)
    worry = _worry_about(turn, f"{project} {asked}")
    if worry and turn.tags & {"near", "known"} and turn.tags.isdisjoint({"cool", "foe"}):
        return Reply(turn.pick("progress_said", said=turn.say(worry)), full=True)
    return Reply(turn.pick("how_far" if _HOW_FAR.search(turn.last) else "progress"))


def _worry_about(turn: Turn, text: str) -> str:
    """A worry that goes with a text and was not told to this one; empty if there is none."""
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    worries = (c for c in turn.clauses if kind_of(c) == "worry" and not turn.was_said(c))
    return next((c for c in worries if share(keys(c), keys(text)) > 0.15 and not any(covered(c, t) for t in told)), "")
