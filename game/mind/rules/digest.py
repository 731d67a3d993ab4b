"""What one side keeps of a talk (DigestTalk), read from its lines alone: by whomever they were said or written."""

import re
from dataclasses import dataclass
from functools import cached_property

from game.mind.questions import Digest, DigestTalk, Learned, Promised, SaidLine
from game.mind.rules.claims import claimed, is_claim
from game.mind.rules.english import gerund, listed
from game.mind.rules.events import Event, coming_words, event_in, is_news, is_open, kind_of, known_place
from game.mind.rules.gist import core, covered, people, same
from game.mind.rules.hearing import full_dates, sentences, statements_in
from game.mind.rules.hearing_acts import accepts, declines, invites
from game.mind.rules.persona import has_crush, persona
from game.mind.rules.rate import rate_text
from game.mind.rules.speech import Pair, biography_gender, first_name, gender
from game.mind.rules.subjects import topic_of

_MOST = 4
"""Statements kept of one talk, from either side, at the most [ours]."""
_TOPICS = 2
"""Things that the sentence about a talk names at the most [ours]."""
_SMALL_FACT = re.compile(r"\S+ \S+ (?:is (?:an?|the)|lives|has known|has (?:breakfast|lunch|dinner)) ")
"""What is told in passing: no talk was about it."""
_RUDE = re.compile(
    r"\b(get lost|shut up|idiot|coward|good riddance|over my dead body|crawled out|don't make me laugh|"
    r"i (?:dislike|hate|detest) you|you again|useless|nonsense)\b",
    re.I,
)
_WARM = re.compile(
    r"\b(i'd love|gladly|with pleasure|thank you|thanks|lovely|wonderful|i'm (?:so )?glad|proud of you|count me in|"
    r"that's (?:great|fantastic|so you)|take care|lend a hand|well done|love)\b",
    re.I,
)


@dataclass(frozen=True)
class _Talk:
    """The lines from one side."""

    q: DigestTalk

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Full names by which first names are made whole."""
        known = [name for name, _ in self.q.card.ties]
        said = [name for line in self.q.lines for name in people(line.text)]
        return tuple(dict.fromkeys([*known, *said, *(s for c in self.q.context for s in c.subjects if ":" not in s)]))

    def told(self, line: SaidLine) -> tuple[str, ...]:
        """What a line told, as statements."""
        mine = line.speaker == self.q.card.name
        listener = self.q.other if mine else self.q.card.name
        who = persona(self.q.card).gender if mine else self.other_gender
        return statements_in(line.text, Pair(line.speaker, listener), self.names, self.q.card.now, who)

    @cached_property
    def other_gender(self) -> str:
        """`she` or `he` if what one knows of the other shows it."""
        texts = tuple(c.text for c in self.q.context)
        if self.q.other_pronoun:
            return self.q.other_pronoun
        return gender(self.q.other, *texts) or biography_gender(
            self.q.other, [t for t in texts if t.startswith(self.q.other)]
        )

    @cached_property
    def learned(self) -> tuple[str, ...]:
        """The statements that the other made, each thing once."""
        kept: list[str] = []
        for line in self.q.lines:
            if line.speaker == self.q.other:
                told = [t for t in self.told(line) if not is_claim(t, self.q)]
                kept += [t for t in told if not any(same(t, k) and len(core(t)) <= len(core(k)) for k in kept)]
        return tuple(kept)

    @cached_property
    def said(self) -> tuple[str, ...]:
        """The statements that the thinker made."""
        return tuple(t for line in self.q.lines if line.speaker == self.q.card.name for t in self.told(line))


def digest_talk(q: DigestTalk) -> Digest:
    """What was learned and promised, and how one feels about the other now."""
    talk = _Talk(q)
    learned = sorted((_learned(talk, t) for t in talk.learned), key=lambda found: -found.importance)[:_MOST]
    learned += [Learned(t, 3) for t in claimed(q)]
    promised, answers = _agreements(talk)
    closeness = _closeness(talk)
    summary, feeling = _summary(talk, answers), _feeling(talk, closeness)
    return Digest(summary, tuple(learned), promised, feeling, closeness, _told(talk))


def _told(talk: _Talk) -> tuple[str, ...]:
    """What the thinker said, each thing once, with a pronoun for the name at the start."""
    me, pronoun = talk.q.card.name, persona(talk.q.card).gender
    kept = list(dict.fromkeys(talk.said))
    return tuple(re.sub(rf"^{re.escape(me)}(?=[ ])", pronoun, t) if pronoun else t for t in kept[: 2 * _MOST])


def _learned(talk: _Talk, text: str) -> Learned:
    subjects = tuple(dict.fromkeys([name for name in people(text) if name != talk.q.card.name] or [talk.q.other]))
    return Learned(text, _importance(talk, text), subjects)


def _importance(talk: _Talk, text: str) -> int:
    """Invitations and news weigh 6 to 8, gossip about 4, small things 2 or 3."""
    event = event_in(text, talk.q.card.now)
    score = rate_text(text)
    if event is not None:
        score = max(score, 7 if is_open(event) else 5)
    elif is_news(text) and kind_of(text) == "plain":
        score = max(4, min(score, 6))
    elif kind_of(text) in ("plain", "like", "wish", "pride"):
        score = min(score, 3)
    elif kind_of(text) in ("opinion", "worry", "project"):
        score = min(score, 4)
    return max(2, min(9, score))


# -- what was agreed ---------------------------------------------------------------------------------------------


def _agreements(talk: _Talk) -> tuple[tuple[Promised, ...], tuple[str, ...]]:
    """What the thinker agreed to do at a time, and in words what they refused and what the other answered them."""
    promised: list[Promised] = []
    answers: list[str] = []
    me = talk.q.card.name
    for n, (before, after) in enumerate(zip(talk.q.lines, talk.q.lines[1:], strict=False)):
        if before.speaker == after.speaker or not invites(before.text):
            continue
        event = _meant(talk, n, before)
        if event is None:
            continue
        agreed = accepts(after.text)
        if agreed and event.owner != me and (after.speaker == me or _together(before.text)):
            promised.append(_promise(talk, event))
        theirs = agreed and after.speaker != me and event.owner != after.speaker
        if theirs or (declines(after.text) and after.speaker == me and event.owner != me):
            answers.append(f"{after.speaker} {'agreed' if theirs else 'declined'} to {coming_words(event)}")
    kept = {(p.words, p.start): p for p in promised}
    return tuple(kept.values()), tuple(dict.fromkeys(answers))


def _together(line: str) -> bool:
    """Whether whoever invited meant to go along as a guest too."""
    return bool(re.search(r"\b(?:shall we go|go together|come along\?)", line, re.I))


def _meant(talk: _Talk, n: int, line: SaidLine) -> Event | None:
    """The dated thing that a line invites to: told in it, else before in the talk by the same one."""
    lines = [line, *(x for x in reversed(talk.q.lines[:n]) if x.speaker == line.speaker)]
    return next((e for x in lines for e in _events(talk, x)), None)


def _events(talk: _Talk, line: SaidLine) -> list[Event]:
    told = [*talk.told(line), *_proposals(talk, line)]
    return [e for text in told if (e := event_in(text, talk.q.card.now)) is not None and is_open(e)]


def _proposals(talk: _Talk, line: SaidLine) -> list[str]:
    """`Will you come to the park with me at seven?`, `Shall we have lunch at noon?` as statements."""
    found = []
    for s in sentences(line.text):
        asked = re.search(
            r"\b(?:will you|would you (?:like|care|want) to|do you want to|want to|can you|could you|shall we|let's|"
            r"how about we|we could|you should|please|why don't we) "
            r"((?:come|join|have|go|meet|run|walk|help|watch|play|take|eat|see|drink|study)\b[^?.!]*)",
            s,
            re.I,
        )
        if asked:
            doing = re.sub(r"^(?:come|join me) (?:along )?(?:for|and) ", "go for ", asked.group(1))
            doing = re.sub(r"\b(?:with )?(?:me|us)\b", "", doing).strip()
            found.append(full_dates(f"{line.speaker} wants to {re.sub(' +', ' ', doing)}", talk.q.card.now))
    return found


def _promise(talk: _Talk, event: Event) -> Promised:
    words = re.sub(" +", " ", coming_words(event)).strip(" ,")
    where = known_place(event.where, talk.q.card.known) if event.where else ""
    return Promised(words, event.span.start, event.span.minutes, where, gerund(words))


# -- the sentence that is kept -----------------------------------------------------------------------------------


def _summary(talk: _Talk, answers: tuple[str, ...]) -> str:
    """`A and B talked about X and Y`, with who agreed or declined to come to what."""
    q = talk.q
    both = f"{q.card.name} and {q.other}"
    topics = _topics(talk)
    quarrel = sum(bool(_RUDE.search(line.text)) for line in q.lines) >= 2
    verb = "quarrelled" if quarrel else "talked"
    text = (
        f"{both} {verb} about {listed(topics)}"
        if topics
        else f"{both} {'quarrelled' if quarrel else 'had a short chat'}"
    )
    return "; ".join((text, *answers[:1]))


def _topics(talk: _Talk) -> list[str]:
    """What was spoken of, the most important first, two at the most."""
    about = [talk.q.about] if talk.q.about else []
    said = [t for t in (*talk.learned, *talk.said) if not _SMALL_FACT.match(t)]
    told = sorted(said, key=lambda t: -_importance(talk, t))
    kept: list[str] = []
    for topic in (*about, *(topic_of(t) for t in told)):
        if topic not in kept and not any(covered(topic, k) or same(topic, k) for k in kept):
            kept.append(topic)
    return kept[:_TOPICS]


# -- how one feels -----------------------------------------------------------------------------------------------


def _closeness(talk: _Talk) -> int:
    """A small step from the present tie: a warm talk brings two closer, a rude one apart; friends are made slowly."""
    now = talk.q.card.tie(talk.q.other).closeness
    theirs = " ".join(line.text for line in talk.q.lines if line.speaker == talk.q.other)
    if _RUDE.search(theirs):
        return max(-10, now - (1 if now < 8 else 0))
    if not theirs:
        return now
    warmth = len(_WARM.findall(theirs)) + sum(kind_of(t) in ("worry", "wish", "secret") for t in talk.learned)
    if now < 2:
        return now + 1 if now < 0 else 2
    enough = 1 if now < 4 else 3 if now < 6 else 5
    return min(9, now + 1) if now < 8 and warmth >= enough else now


def _feeling(talk: _Talk, closeness: int) -> str:
    """In words; what was felt before stays unless something happened."""
    q = talk.q
    before = q.card.tie(q.other)
    name = first_name(q.other)
    if has_crush(q.card, q.other):
        return before.feeling or f"has a crush on {q.other}"
    if closeness < before.closeness:
        return f"is annoyed with {q.other}" if closeness < 0 else f"was put off by {q.other}"
    if closeness == before.closeness and before.feeling:
        return before.feeling
    steps = (
        (8, f"feels close to {name}"),
        (6, f"thinks of {name} as a friend"),
        (4, f"likes talking to {name}"),
        (1, f"has met {name}"),
    )
    return (
        before.feeling
        if before.feeling and closeness < 8 and before.closeness >= 4
        else next((w for least, w in steps if closeness >= least), f"is wary of {name}")
    )
