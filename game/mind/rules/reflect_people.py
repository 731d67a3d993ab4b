"""What one concludes about others from what they told: what they are like, whom they speak of, what they share."""

import re
from collections.abc import Iterator

from game.mind.questions import Statement
from game.mind.rules.events import kind_of
from game.mind.rules.gist import core, people, share
from game.mind.rules.persona import household, relation
from game.mind.rules.reflect_look import Finding, Look, Row, indices

_MOULDS = {"pride": "prides", "wish": "wishes", "plain": "ways"}
"""By the kind of what was told."""
_COOLING = re.compile(
    r" glad of help|\b(?:insult\w*|quarrel\w*|hates?|detests?|despis\w*|fights?|fought|steals?|stole|cheat\w*|lie[sd]|"
    r"mock\w*|shout\w*|threaten\w*|envies|revenge|bull(?:y|ies|ied)|beat(?:s|en)? up|slap\w*)\b"
)
"""What warms nobody to whoever tells it."""
_DULL = re.compile(
    r"['’]s name is |\b(?:from|around|at) (?:\d|noon)|spent part of|spends (?:evenings|afternoons|mornings)|has known|"
    r"before (?:s?he|they) judges?|^\S+ \S+ (?:is|was) (?:an?|the|going|coming|used|one|from|in|at)\b"
)
"""Hours, occupations and what everybody knows: nothing to think about."""
_WARM = re.compile(r"^(?:thinks highly|likes|loves|admires|trusts|is fond|looks up|respects|values|enjoys)\b")
_COLD = re.compile(
    r"^(?:dislikes|hates|detests|despises|cannot stand|can't stand|distrusts|mistrusts|fumes|finds .*\b(?:too|annoying|"
    r"tiresome|rude)\b)"
)


def more_to_them(look: Look) -> Iterator[Finding]:
    """Something that somebody long known told of themselves and that one did not know."""
    for name in look.talks:
        if not relation(look.card, name) or household(look.card, name) or look.card.tie(name).closeness < 2:
            continue
        told = [(n, s) for n, s in look.by(name) if kind_of(s.text) in _MOULDS and _is_telling(s, name)]
        if told:
            mould, more = _MOULDS[kind_of(told[-1][1].text)], told[-1][1].text.replace(name, name.split()[0], 1)
            because = indices([look.talks[name][-1], told[-1]])
            yield Finding(mould, look.say(mould, name, more=more), because, 0.55, (name, "feel"))


def _is_telling(s: Statement, name: str) -> bool:
    return people(s.text) == (name,) and not _COOLING.search(s.text) and not _DULL.search(s.text)


def speaks_of(look: Look) -> Iterator[Finding]:
    """Whom somebody speaks well of, or ill."""
    for n, s in look.told:
        teller = s.source.removeprefix("was told by ")
        names = people(s.text)
        if kind_of(s.text) not in ("opinion", "like") or len(names) < 2 or names[0] != teller or names[1] == look.me:
            continue
        said = s.text[len(teller) :].strip()
        mould = "warm to" if _WARM.match(said) else "cold to" if _COLD.match(said) else ""
        if mould:
            rest = [row for row in look.talks.get(teller, []) if row[1].when <= s.when][-1:]
            yield Finding(mould, look.say(mould, teller, more=names[1]), indices([*rest, (n, s)]), 0.6, names[:2])


def shared_taste(look: Look) -> Iterator[Finding]:
    """Something that somebody said they like and one likes oneself."""
    for n, s in look.told:
        teller = s.source.removeprefix("was told by ")
        if kind_of(s.text) != "like" or people(s.text) != (teller,):
            continue
        both = [like for like in look.who.life.likes if core(like) and share(core(like), core(s.text)) >= 1.0]
        if both:
            own: list[Row] = [row for row in look.rows if row[1].source == "knew" and both[0] in row[1].text]
            text = look.say("same taste", teller, what=both[0])
            yield Finding("same taste", text, indices([*own[:1], (n, s)]), 0.65, (teller, "common"))
