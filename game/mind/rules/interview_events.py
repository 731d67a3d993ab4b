"""Interview: something that had, or has, its day and hour: whether there is one, when, where, whose, how it was."""

import re

from game.mind.questions import Statement
from game.mind.rules.english import listed
from game.mind.rules.events import Event, event_in, event_phrase, has_date
from game.mind.rules.gist import core, keys, share
from game.mind.rules.interview_past import acts_at, guests_at, was
from game.mind.rules.interview_voice import Interview, inside
from game.mind.rules.speech import as_said, first_name, near_dates, sentence
from game.world.clock import time_words

_NOUN = (
    r"(?:(?!\b(?:was|is|were|that|who|and)\b)[\w'’]+ ){0,4}?(?:party|show|concert|gig|meeting|lecture|picnic|reading|"
    r"wedding|celebration|festival|fair|drive|performance|event)\b"
)
_EVENT = rf"(?:the|your|his|her|their|that|this|a|an|any|[A-Z]\w+['’]s) (?P<event>{_NOUN})"
_WHEN = re.compile(rf"\b(?:when|what (?:time|day|date)|at what (?:time|hour))\b.*?\b{_EVENT}", re.I)
_WHERE = re.compile(rf"\bwhere\b.*?\b{_EVENT}", re.I)
_WHOSE = re.compile(rf"\b(?:who(?:se)?\b.*\b(?:host\w*|throw\w*|thr[eo]w|gave|giv\w+|organi[sz]\w+|held|hold\w*|"
                    rf"planning|"
                    rf"plans|planned)|whose)\b.*?\b{_EVENT}", re.I)  # fmt: skip
_HOW = re.compile(
    rf"\b(?:how (?:was|did)|tell me (?:more )?about|what (?:was|happened|did you (?:think|do at))|enjoy(?:ed)?|like|"
    rf"have fun|anything (?:happen|interesting))\b.*?\b{_EVENT}",
    re.I,
)
_VERDICT = re.compile(
    rf"^\W*(?:was|were) {_EVENT} (?:a |an |any |well |very |really )*(?:success|good|fun|nice|great|attended|boring|"
    rf"disaster|failure|worth)\b",
    re.I,
)
_INVITED = re.compile(
    r"\bwho(?:m)? (?:did|have|was|were)\b.*\b(?:you invited?|invited)\b|\bdid you invite\b|\bwhom? .*\byou invit"
    r"|\bwho(?:se)?\b.*\b(?:coming|will come|going to come|promised to come|said (?:yes|they)|accepted)\b|"
    r"\bis [A-Z]\w+ (?:\w+ )?coming\b",
    re.I,
)
_TOLD_WHOM = re.compile(r"\b(?:who(?:m)?|which people|how many people)\b.*\byou (?:told|tell|spoken? to|"
                        r"talk(?:ed)? to)\b.*?\babout\b (.+)|"
                        r"\bwho(?:m)? (?:did|have) you (?:tell|told) (?:that )?(.+)", re.I)  # fmt: skip
_ASKED_ALONG = re.compile(rf"\b(?:(?:were|are|was|have) you (?:been )?invited|who invited you)\b.*?\b{_EVENT}", re.I)
_WHY_NOT = re.compile(rf"\bwhy (?:didn['’]t|did not|weren['’]t|were|did) you\b.*?\b{_EVENT}", re.I)
_SPOKE_OF = re.compile(r"^.+? and (?P<other>[A-Z]\S+ \S+) talked about ")
_IS = re.compile(
    rf"\b(?:(?:was|is|were|will) there(?: be)?|there(?:['’]s| is| was| will be| are)|(?:know|heard?|"
    rf"aware) (?:about|of|that there)|is anybody|"
    rf"anyone)\b.*?\b{_EVENT}",
    re.I,
)
_OWN_PART = re.compile(r" (?:is (?:going|coming) to|promised|declined|and .* talked about|told [A-Z])")
"""Somebody's part in it, which does not say that it takes place."""
_SPOKEN_OF = re.compile(r" is talking with .* about (?P<what>the .*)$")
_GATHERED = 6


def event(talk: Interview) -> str:
    """What is asked of something with its day and hour; honest about what one only heard, or saw others speak of."""
    if talk.asks(_INVITED):
        return _guests_asked(talk)
    kinds = (
        (_ASKED_ALONG, _asked_along),
        (_WHY_NOT, _why_not),
        (_VERDICT, _how),
        (_WHEN, _when),
        (_WHERE, _where),
        (_WHOSE, _whose),
        (_HOW, _how),
        (_IS, _is),
    )
    found, answer = next(((m, a) for pattern, a in kinds if (m := talk.asks(pattern))), (None, None))
    if found is None or answer is None:
        return ""
    wanted = core(found["event"])
    known = _known(talk, wanted)
    if known is None:
        return _spoken_of(talk, wanted) or (talk.pick("not_asked") if answer is _asked_along else "")
    return answer(talk, *known)


def _known(talk: Interview, wanted: frozenset[str]) -> tuple[Event, Statement | None] | None:
    """The event that some words mean, and the memory of it; the host's own words for it come first."""
    now = talk.q.card.now
    told: list[tuple[str, Statement | None]] = [(c, None) for c in talk.who.clauses]
    told += [(m.text, m) for m in talk.q.memories if m.kind not in ("plan", "reflection")]
    fits = [(t, m) for t, m in told if wanted and has_date(t) and share(wanted, keys(t)) >= 0.6]
    fits.sort(key=lambda x: (bool(_OWN_PART.search(x[0])), x[1] is not None and x[1].source == "did"))
    events = ((event_in(t, now, past=True), m) for t, m in fits)
    return next(((e, m) for e, m in events if e and e.span.dated), None)


def _spoken_of(talk: Interview, wanted: frozenset[str]) -> str:
    """Of what one only saw others speak about, that; else nothing, so that another kind of answer may know."""
    seen = [
        f["what"] for m in talk.q.memories if (f := _SPOKEN_OF.search(m.text)) and share(wanted, keys(m.text)) >= 0.6
    ]
    return talk.pick("spoken_of", what=seen[-1]) if seen else ""


def _time(talk: Interview, event: Event) -> str:
    """`yesterday, from 5 pm to 7 pm`."""
    span = event.span
    day = near_dates(f"on {span.start.day} {span.start:%B}", talk.q.card.now)
    hours = f", from {time_words(span.start)} to {time_words(span.end)}" if span.timed else ""
    return f"{day}{hours}"


def _is_over(talk: Interview, event: Event) -> bool:
    return event.span.start <= talk.q.card.now


def _named(talk: Interview, event: Event) -> str:
    return as_said(event_phrase(event), talk.pair)


def _when(talk: Interview, event: Event, _: Statement | None) -> str:
    was = "was" if _is_over(talk, event) else "is"
    where = f", {talk.place(event.where)}" if event.where else ""
    return sentence(f"It {was} {_time(talk, event)}{where}")


def _where(talk: Interview, event: Event, _: Statement | None) -> str:
    was = "was" if _is_over(talk, event) else "is"
    return sentence(f"It {was} {talk.place(event.where)}") if event.where else talk.pick("unknown")


def _whose(talk: Interview, event: Event, memory: Statement | None) -> str:
    if event.owner == talk.q.card.name:
        return talk.pick("own_event")
    return talk.with_source(memory) if memory and _OWN_PART.search(memory.text) else f"{event.owner}."


def _how(talk: Interview, event: Event, memory: Statement | None) -> str:
    """What it was like for whoever was there; from outside, only that one was not."""
    if not _is_over(talk, event):
        return f"{talk.pick('not_yet')} {_when(talk, event, memory)}"
    acts = acts_at(talk, event)
    if not acts:
        return f"{talk.pick('missed_event')} {_when(talk, event, memory)}"
    guests = guests_at(talk, event)[:_GATHERED]
    with_them = f" {talk.pick('company', names=listed(guests))}" if guests else ""
    return f"{talk.pick('enjoyed' if guests else 'quiet_event')} {acts[0]}.{with_them}"


def _is(talk: Interview, event: Event, memory: Statement | None) -> str:
    """Yes, as one has it from somebody; of what is over, when it was and where."""
    own_part = memory is not None and _OWN_PART.search(memory.text)
    if not _is_over(talk, event) and not own_part:
        return f"Yes. {talk.with_source(memory) if memory else talk.say(event.text)}"
    lead = "Yes." if not _is_over(talk, event) or not re.match(r"\W*is\b", talk.q.asked, re.I) else "Not any more."
    was = "was" if _is_over(talk, event) else "is"
    where = f", {talk.place(event.where)}" if event.where else ""
    return f"{lead} {sentence(f'{_named(talk, event)} {was} {_time(talk, event)}{where}')}"


def _guests_asked(talk: Interview) -> str:
    """Whom one asked to what one holds: those with whom one talked about it."""
    own = next((e for c in talk.who.clauses if (e := event_in(c, talk.q.card.now, past=True)) and e.span.dated), None)
    if own is None or own.owner != talk.q.card.name:
        return _others_coming(talk)
    rows = (m for m in talk.q.memories if m.source == "did" and share(core(own.name or own.text), keys(m.text)) >= 0.6)
    asked = list(dict.fromkeys(f["other"] for m in rows if (f := _SPOKE_OF.match(m.text))))
    name = talk.known_person(talk.q.asked)
    if name:
        return talk.pick("did_invite" if name in asked else "did_not_invite", name=first_name(name))
    return talk.pick("invited_them", names=listed(asked)) if asked else talk.pick("invited_none")


def _others_coming(talk: Interview) -> str:
    """Of whom one was told, or saw promise, that they come to what others hold; nothing if of nobody."""
    rows = [m for m in talk.q.memories if (f := _COMES.match(m.text)) and event_in(m.text, talk.q.card.now)]
    names = list(dict.fromkeys(f[1] for m in rows if (f := _COMES.match(m.text)) and f[1] != talk.q.card.name))
    return f"{listed(names[:_GATHERED])}." if names else ""


_COMES = re.compile(r"^([A-Z]\S+ [A-Z]\S+) (?:is going to the|is coming to|promised .{3,60}? to (?:come|join))\b")


def _asked_along(talk: Interview, event: Event, memory: Statement | None) -> str:
    """Whether, and by whom, one was told of something that one does not hold oneself."""
    if event.owner == talk.q.card.name and memory is None:
        return talk.pick("own_event")
    mine = [m for m in talk.q.memories if m.source == "did" and share(core(event.name), keys(m.text)) >= 0.6]
    hosts = [f["other"] for m in mine if (f := _SPOKE_OF.match(m.text))]
    by = event.owner if event.owner in hosts else next(iter(hosts), "")
    return talk.pick("asked_along", name=by) if by else talk.pick("not_asked")


def _why_not(talk: Interview, event: Event, memory: Statement | None) -> str:
    """Why one did not come: one was there, or said no, or meant to and did not."""
    if acts_at(talk, event):
        return (
            sentence(acts_at(talk, event)[0]) if not re.search(r"n['’]t|not", talk.q.asked) else talk.pick("was_there")
        )
    return _reason(talk, event)


def absent(talk: Interview) -> str:
    """`Were you there? Why not?`: both answers, where one was not."""
    found = re.match(
        rf"\W*(?:were you at|did you (?:go|come) to|have you been (?:to|at)) {_EVENT}.*\bwhy not\b", talk.q.asked, re.I
    )
    known = _known(talk, core(found["event"])) if found else None
    if known is None or acts_at(talk, known[0]) or known[0].owner == talk.q.card.name:
        return f"{talk.pick('not_there')} {talk.pick('no_such_event')}" if found and known is None else ""
    return f"{talk.pick('not_there')} {_reason(talk, known[0])}"


def _reason(talk: Interview, event: Event) -> str:
    """Why one was not at something: one declined, or meant to come, or was at something else."""
    mine = [m.text for m in talk.q.memories if m.source == "did" and share(core(event.name), keys(m.text)) >= 0.6]
    declined = any(" declined " in text for text in mine)
    lead = (
        talk.pick("had_declined" if declined else "did_not_get_there")
        if declined or any(" promised " in t for t in mine)
        else ""
    )
    span = (event.span.start, event.span.end)
    acts = [m for m in talk.q.memories if m.kind == "action" and m.source == "did" and span[0] <= m.when < span[1]]
    doing = talk.pick("was_elsewhere", said=inside(sentence(was(talk, acts[0])))) if acts else ""
    return " ".join(filter(None, (lead, doing))) or talk.pick("not_asked")


def told_whom(talk: Interview) -> str:
    """With whom one talked about a thing."""
    found = talk.asks(_TOLD_WHOM)
    wanted = core(next(filter(None, found.groups()))) if found else frozenset()
    mine = [m for m in talk.q.memories if m.source == "did" and m.kind == "dialogue"]
    mine = [
        m
        for m in mine
        if share(wanted, keys(m.text)) >= _ABOUT_IT or (found and "candida" in found[0] and "mayor" in m.text)
    ]
    names = [f["other"] for m in mine if (f := _SPOKE_OF.match(m.text) or _TOLD_ONE.match(m.text))]
    if not found:
        return ""
    return (
        talk.pick("told_them", names=listed(list(dict.fromkeys(names))[:_GATHERED]))
        if names
        else talk.pick("told_nobody")
    )


_TOLD_ONE = re.compile(r"^.+? told (?P<other>[A-Z]\S+ \S+) that ")
_ABOUT_IT = 0.5
