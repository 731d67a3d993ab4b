"""Short paragraphs in the third person (Summarise): the three parts of a summary description, yesterday, a context."""

import re
from collections.abc import Iterable
from random import Random

from game.mind.questions import Statement, Summarise
from game.mind.rules.english import listed
from game.mind.rules.events import kind_of
from game.mind.rules.gist import keys, same, share
from game.mind.rules.persona import Persona, persona, relation
from game.mind.rules.speech import first_name, sentence
from game.world.clock import time_words

_ROUTINE = re.compile(r"\b(?:from|around|at|until) (?:\d|noon|midnight)")
_RULES_OF_LIFE = ("plain", "like", "pride", "worry", "wish")
_MOODS = {
    "happy": "in good spirits", "cheerful":
        "in good spirits", "excited": "full of anticipation", "tired": "tired", "hungry": "hungry",
    "calm": "calm", "content": "content", "sad": "low",
        "angry": "angry", "annoyed": "out of temper", "worried": "uneasy",
}  # fmt: skip


def summarise(q: Summarise) -> str:
    """One paragraph, from the statements and the biography."""
    who = persona(q.card)
    match q.part:
        case "core characteristics":
            return _core(q, who)
        case "daily occupation":
            return _occupation(q, who)
        case "recent progress":
            return _progress(q, who)
        case "yesterday":
            return _yesterday(q, who)
    return _context(q, who)


def _paragraph(who: Persona, clauses: Iterable[str]) -> str:
    """Sentences about one person: the name first, then a pronoun where the biography shows which."""
    told: list[str] = []
    for clause in clauses:
        text = clause.rstrip(". ")
        if told and text.startswith(f"{who.name} "):
            text = f"{who.gender or first_name(who.name)}{text[len(who.name) :]}"
        elif told and text.startswith(f"{who.name}'s "):
            whose = {"she": "her", "he": "his"}.get(who.gender, f"{first_name(who.name)}'s")
            text = f"{whose}{text[len(who.name) + 2 :]}"
        told.append(sentence(text))
    return " ".join(told)


def _core(q: Summarise, who: Persona) -> str:
    chance = Random(f"{q.card.name}:line:core")
    plain = [
        c for c in who.clauses if kind_of(c) in _RULES_OF_LIFE and not _ROUTINE.search(c) and not _names_others(c, who)
    ]
    plain = [c for c in plain if not re.match(rf"{re.escape(who.name)} (?:is an? |is the |lives)", c)]
    recalled = [c for c in plain if any(same(c, s.text) for s in q.statements)]
    chosen = list(dict.fromkeys([*recalled[:2], *chance.sample(plain, min(3, len(plain)))]))[:4]
    learned = [s.text for s in q.statements if s.kind == "reflection" and s.text.startswith(who.name)][:1]
    return _paragraph(who, [f"{who.name} is {listed([t.lower() for t in q.card.traits])}", *chosen, *learned])


def _names_others(clause: str, who: Persona) -> bool:
    return any(name in clause for name in who.life.relations)


def _occupation(q: Summarise, who: Persona) -> str:
    work = [c for c in who.clauses if re.match(rf"{re.escape(who.name)} (?:is an? |is the |works as)", c)][:1]
    if not work and who.life.occupation:
        work = [f"{who.name} is {who.life.occupation}"]
    routine = [
        c
        for c in who.clauses
        if _ROUTINE.search(c) and not re.search(r"\b(?:goes to bed|has (?:lunch|dinner|breakfast|coffee))\b", c)
    ]
    projects = [c for c in who.clauses if kind_of(c) == "project" and not _ROUTINE.search(c)]
    return _paragraph(who, [*work, *routine[:2], *projects[:2]] or [f"{who.name} has no fixed occupation"])


def _progress(q: Summarise, who: Persona) -> str:
    projects = [c for c in who.clauses if kind_of(c) == "project" and not _ROUTINE.search(c)]
    recent = sorted(
        (s for s in q.statements if s.kind in ("reflection", "dialogue") and not _is_seedlike(s)),
        key=lambda s: (-s.importance, -s.ordinal),
    )
    told = [s.text for s in recent if kind_of(s.text) not in ("secret", "love")][:2]
    worry = [c for c in who.clauses if kind_of(c) == "worry"][:1]
    promises = [f"{who.name} has promised to {p.words}" for p in q.card.promises[:1]]
    mood = f"{who.name} feels {_MOODS.get(q.card.mood, q.card.mood or 'calm')} at present"
    return _paragraph(who, [*projects[:1], *told, *promises, *(worry if not told else []), mood])


def _is_seedlike(s: Statement) -> bool:
    return s.kind == "seed" or len(s.text) > 220


def _yesterday(q: Summarise, who: Persona) -> str:
    """The day in its order: what was done, with whom one talked, what was learned."""
    rows = sorted(
        (s for s in q.statements if s.kind in ("action", "dialogue", "reflection")), key=lambda s: (s.when, s.ordinal)
    )
    told: list[str] = []
    for s in rows:
        text = _in_past(s.text, who.name) if s.kind == "action" else s.text
        if s.source.startswith("was told by "):
            text = f"{who.name} learned from {s.source.removeprefix('was told by ')} that {s.text}"
        if (
            s.kind == "action"
            and s.importance < 2
            and not re.search(r"\b(?:working|writing|studying|painting|teaching|serving)\b", s.text)
        ):
            continue
        if not any(share(keys(text), keys(t)) > 0.7 for t in told):
            told.append(text)
    if not told:
        return _paragraph(
            who, [f"{who.name} had an ordinary day", *[c for c in who.clauses if _ROUTINE.search(c)][1:4]]
        )
    return _paragraph(who, _thinned(told, 8))


def _thinned(told: list[str], most: int) -> list[str]:
    """Evenly chosen, in order."""
    if len(told) <= most:
        return told
    return [told[n * len(told) // most] for n in range(most)]


def _in_past(text: str, name: str) -> str:
    return re.sub(rf"^{re.escape(name)} is ", f"{name} was ", text)


def _context(q: Summarise, who: Persona) -> str:
    """What bears on somebody or something, in a few sentences."""
    known = [sentence(c) for c in relation(q.card, q.about).split("; ") if c][:2]
    about = [
        s
        for s in q.statements
        if q.about in s.subjects or q.about in s.text or share(keys(q.about), keys(s.text)) >= 0.5
    ]
    recent = sorted((s for s in about if s.kind != "seed"), key=lambda s: (-s.importance, -s.ordinal))[:3]
    told = [sentence(_dated(s, q)) for s in sorted(recent, key=lambda s: s.ordinal)]
    if not known and not told:
        return sentence(f"{who.name} knows nothing in particular about {q.about}")
    return " ".join(dict.fromkeys([*known, *told]))


def _dated(s: Statement, q: Summarise) -> str:
    same_day = s.when.date() == q.card.now.date()
    when = f"At {time_words(s.when)}" if same_day else f"On {s.when:%A}"
    return f"{when}, {s.text}" if s.kind in ("observation", "action") else s.text
