"""What one thinks and knows of what comes up in a talk: opinions, knowledge, what is felt about a plan."""

import re
from dataclasses import dataclass

from game.mind.rules.events import Event, event_in, kind_of
from game.mind.rules.gist import keys, people, share
from game.mind.rules.hearing import statements_in
from game.mind.rules.persona import kinship
from game.mind.rules.speech import Pair, first_name, sentence
from game.mind.rules.talk_memories import SOMEBODY, facts_known
from game.mind.rules.talk_topics import told_to
from game.mind.rules.talk_turn import Turn

_MEANT = 0.4
"""Share of a question's words that what one means to do oneself has to hold to answer it [ours]."""
NEGATIVE = re.compile(r"\b(?:dislikes|hates|detests|aggressive|pushy|annoying|uptight|rude|cannot stand|too)\b")
"""Words that speak ill of somebody."""
_VIEW = re.compile(r"\b(?:fond|thinks?|likes?|finds?|admires?|trusts?|dislikes?|sound|reservations|ill of)\b")
WHY = re.compile(r"(?:^|[.!?,] )(?:(?:and|but|so) )?(?:why|how come)\b|\bwhat made you\b|\bwhat's the reason\b", re.I)
"""Asks for a reason; not so `writing down why frost and ferns look alike`."""


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


def events_said(turn: Turn, line: str) -> list[Event]:
    """The dated things that a line of either of the two names."""
    speakers = ((turn.q.other, turn.card.name), (turn.card.name, turn.q.other))
    speaker, listener = next(
        (pair for pair in speakers if any(x.text == line and x.speaker == pair[0] for x in turn.q.lines)), speakers[0]
    )
    told = statements_in(line, Pair(speaker, listener), turn.names, turn.card.now)
    return [event for text in told if (event := event_in(text, turn.card.now)) is not None]


def named(turn: Turn, name: str) -> str:
    """What one calls a third person in this company."""
    return "you" if name == turn.q.other else first_name(name) if "near" in turn.tags else name


def heard_before(turn: Turn, who: str, *, sad: bool = False) -> str:
    """That it is no news, since one had it from somebody; nobody was pleased to hear what is sad."""
    if who == SOMEBODY:
        return turn.pick("heard_rumour_too")
    return turn.pick("heard_known_sad" if sad else "heard_known", who=named(turn, who))


def opinion_on(turn: Turn, text: str, lead: str) -> Reply:
    """What one thinks of whom the news is about, if one has a view."""
    view = view_on(turn, text)
    return Reply(f"{lead} {view}".strip(), full=bool(view), small=not view)


def view_on(turn: Turn, text: str) -> str:
    """One's own opinion of a person named in a text, from the biography or the tie; empty if there is none."""
    told = told_to(turn.card, turn.q.other, turn.q.memories)
    for name in people(text):
        if any(name in before and _VIEW.search(before) for before in told):
            continue  # they know what one thinks
        closeness = turn.card.tie(name).closeness
        if name in (turn.card.name, turn.q.other) or kinship(turn.card, name) or (abs(closeness) < 2 and closeness < 5):
            continue
        clause = next(
            (
                c
                for c in turn.who.clauses
                if name in c and re.search(r"\b(?:finds|dislikes|detests|hates|admires|trusts|likes)\b", c)
            ),
            "",
        )
        short = _head_clause(clause, name)
        if short and turn.tags & {"near", "known"}:
            return sentence(turn.say(short))
        if closeness < 0 or closeness >= 6:
            return turn.pick("opinion_bad" if closeness < 0 else "opinion_good", topic=first_name(name))
    return ""


def _head_clause(clause: str, name: str) -> str:
    """`X finds Y kind` out of a longer clause; empty if it is not that simple."""
    found = re.match(
        rf"\S+ \S+ (?:finds|dislikes|detests|hates|admires|trusts|likes) (?:[\w' ]{{0,30}})?{re.escape(name)}(?: "
        rf"next door)?(?: \w+)?(?=,| and|$)",
        clause,
    )
    return found.group(0) if found else ""


def knowledge(turn: Turn, asked: str) -> tuple[str, str] | None:
    """The statement that answers a question best, with who told it; None if nothing does."""
    wanted = keys(asked)
    facts = facts_known(turn.card, turn.q.memories)
    scored = [
        (share(wanted, keys(text)), len(wanted & keys(text)), -n, (text, who)) for n, (text, who) in enumerate(facts)
    ]
    best = max(scored, default=None)
    meant = next((t for t in turn.meant if share(wanted, keys(t)) >= _MEANT), "")
    if meant:
        return meant, ""
    if best is None or best[0] < 0.6 or kind_of(best[3][0]) in ("curious", "secret", "love"):
        return None
    return best[3]


def on_intention(turn: Turn, follow: bool) -> Reply:
    """What one says to the other's plans; `follow` lets a question come after."""
    bad = turn.card.tie(turn.q.other).closeness < 0
    home = "family" in turn.tags and not bad and turn.is_told_as_known
    text = turn.pick("heard_intention_home" if home else "heard_intention_bad" if bad else "heard_intention")
    wish = _care(turn)
    if wish:
        return Reply(f"{text} {wish}", full=True)
    asks = follow and not bad and not home and not WHY.search(turn.said) and turn.chance.random() < 0.6
    return Reply(f"{text} {turn.pick('ask_why') if asks else ''}".strip(), asks=asks)


def _care(turn: Turn) -> str:
    """What a spouse or parent wants for the other, said to their face once: `I want you to rest`."""
    if "family" not in turn.tags:
        return ""
    for clause in turn.who.clauses:
        found = re.search(
            rf"\bwants (?:{re.escape(turn.q.other)}|(?:her|his|their) (?:husband|wife|son|daughter)|him|her|them) "
            rf"(to [^,;]+?)(?= and |,|$)",
            clause,
        )
        if (
            found
            and not turn.was_said(found.group(1))
            and (turn.q.other in clause or "husband" in clause or "wife" in clause)
        ):
            return f"I want you {found.group(1)}."
    return ""


def on_opinion(turn: Turn, text: str) -> Reply:
    """Yes or no to what the other thinks of somebody."""
    name = people(text)[1]
    closeness = turn.card.tie(name).closeness
    negative = bool(NEGATIVE.search(text))
    if name == turn.card.name or closeness == 0:
        return Reply(turn.pick("heard_plain"))
    return Reply(turn.pick("agree" if (closeness < 0) == negative else "disagree"))
