"""What one concludes about one's own work: that it goes on, that it is hard, that one comes back to it."""

import re
from collections.abc import Iterator

from game.mind.questions import Statement
from game.mind.rules.activities import Family, family_of, work_of
from game.mind.rules.gist import core, keys, share
from game.mind.rules.reflect_look import Finding, Look, days_of, indices, owned, sure
from game.mind.rules.subjects import topic_of

_AT_WORK = 4
"""Acts for a project from which there is something to conclude [ours]."""
_STUCK = 2
"""Of them such as undo something, or get nowhere, from which it is hard going [ours]."""
_UNDONE = re.compile(
    r"^(?:crossing out|tearing out|scraping off|rubbing out|staring at|rewriting one stubborn|cutting a|deleting|"
    r"taking out|striking out|trying three|hunting for|wondering|looking for a (?:harder|better)|redrawing|"
    r"looking at one corner|finding what is wrong|seeing how much|noting what still|doing over|"
    r"beginning again|starting over)\b"
)
_POINTS_BACK = re.compile(r"\b(?:them|it|one of)\b")
"""What cannot be said alone: `helping two of them`."""
_APART = re.compile(r"\b(?:in|to the) class\b|\blecture\b|\b(?:a shower|breakfast|lunch|dinner)\b")
"""What serves no project, whatever it sounds like."""
_GENERIC = core(
    "writing working drawing preparing reading studying making building new taking doing finding going "
    "one two three four five"
)
"""What says nothing of which project an act is for."""


def own_work(look: Look) -> Iterator[Finding]:
    """How one's own projects go, from what was done for them."""
    for project in look.who.life.projects[:3]:
        if _POINTS_BACK.search(project):
            continue
        name = owned(topic_of(f"{look.me} is {project}"), look.me)
        done = [(n, s) for n, s in look.deeds if _is_for(look, project, s)]
        if len(done) < _AT_WORK:
            continue
        about = (name, look.me, "getting on")
        hard = [(n, s) for n, s in look.deeds if _UNDONE.match(_act(s.text)) and _kin(project, s)]
        if len(hard) >= _STUCK:
            text = look.say("uphill", name, what=name, more=_briefly(project, hard[-1][1]))
            yield Finding("uphill", text, indices([*done[:2], *hard]), sure(len(hard)), about)
        telling = [s for _, s in done if not _is_frame(project, s)]
        if telling:
            text = look.say("progress", name, what=name, more=_briefly(project, telling[-1]))
            yield Finding("progress", text, indices(done), sure(len(done)), about)
        if len(days_of(done)) >= 2:
            text = look.say("steady work", name, what=name)
            yield Finding("steady work", text, indices(done), sure(len(done)), (name, look.me, "care"))


def _is_for(look: Look, project: str, s: Statement) -> bool:
    """Whether an act served a project: at work, where much sounds alike, by two words; never what is done in class."""
    act, wanted = keys(_act(s.text)), core(project) - _GENERIC
    least = 2 if look.card.work and s.place == look.card.work else 1
    return share(wanted, act) >= 0.25 and len(wanted & act) >= least and not _APART.search(s.text)


def _kin(project: str, s: Statement) -> bool:
    """Whether an act is one of those that such a project takes."""
    family = family_of(project)
    return family is not None and any(_act(s.text) == step.what for group in family.steps for step in group)


def _is_frame(project: str, s: Statement) -> bool:
    """Whether an act only begins or ends the work: nobody is content with having packed up."""
    family: Family | None = family_of(project)
    frame = (*family.start, *family.end) if family else ()
    act = _act(s.text)
    return any(re.fullmatch(re.sub(r"\\\{\w+\\\}", ".+", re.escape(step.what)), act) for step in frame)


def _briefly(project: str, s: Statement) -> str:
    """An act for a project that was just named: `putting two pictures side by side for it`."""
    work = work_of(project).work
    return _act(s.text).replace(work, "it") if work else _act(s.text)


def _act(text: str) -> str:
    """What was done, without who and where: `sorting notes for the paper`."""
    return re.sub(r" at (?!once|last|least|all)(?:the |an? )?[^,]*$", "", text.split(" is ", 1)[-1])
