"""What came of a run, in numbers: the paper's measures, and those of what it did not measure (COGNITION, section 9).

Each metric is a plain number of one finished world; `game.study.runs` takes the mean over seeds. A person a day
means: divided by the people of the town and by the game days from the start of the story.

`<key>_known`      people, the carrier included, who say so when interviewed and hold a memory of the fact whose chain
                   of tellers ends at the carrier (`spread.spread_of`; to have seen others speak of it is not
                   enough); without interviews, who hold such a memory
`<key>_heard`      the same by memory alone, whatever they say
`unsupported_claims`  yes in an interview, about a fact, a person or an invention, with no such memory (here to
                   have seen others speak of it is enough)
`missed_claims`    no in an interview though a memory holds it
`density_start`    of the mutual graph of who names whom in their biography
`density_end`      of who says to know of whom, with a memory that names them (without interviews: by memory alone)
`density_talked`   of who has talked with whom
`invited` ... `accepted_absent_unexplained`   see `attendance.Attendance`; summed over the events of the scenario
`dropped_in`       stayed 20 minutes at an event without a plan that mentions it
`altered_tellings` memories of a fact that state a time or date which its teller never had
`untraced_memories`  memories of a fact told by somebody who could not know
`embellished`      details said with no memory behind them (`lines.embellished`)
`secrets_known`    people who hold a secret of somebody else's biography and did not at the start
`secrets_at_object`  secrets that have reached whom they are about
`told_twice`       pieces of news that somebody told the same person again, in the same words
`reflections_per_person_day`, `insights_per_person_day`  sittings, and conclusions stored
`repeated_insights`  reflections that say word for word what the same person concluded before
`superseded_insights`  reflections that a later one replaced (kept, and no longer recalled)
`insights_without_evidence`  reflections that cite nothing, or something not older than themselves
`norm_violations`  stays where the town would refuse one, for more than 15 minutes (`watcher.Watcher`)
`norm_attempts_per_person_day`  actions refused on setting out: closed, full, private, taken, no free spot
`max_refused_minutes`  longest between a refusal and something else to do, or waiting
`max_idle_minutes`, `idle_minutes_per_person_day`  awake with nothing to do (`watcher.is_idle`)
`overlapping_minutes_per_person_day`  a plan holds more than one action for the moment
`max_fasting_hours`  awake since the last meal or waking, the longest of all
`near_duplicate_share`, `repeated_sentence_share`, `max_conversation_lines`, `mean_conversation_lines`,
`conversations_per_person_day`, `talks_begun_again`  see `lines`
`failed_thoughts`  thoughts that found no answer, in the whole run
`questions_per_person_day`, and `questions_<kind>_per_person_day` for each kind of question
"""

from collections import Counter
from collections.abc import Mapping

from game.study.attendance import Attendance, attendance, events_of
from game.study.claims import Ask, Checked, check, density, interview_all
from game.study.evidence import teller_of, words_of
from game.study.lines import all_talks, begun_again, embellished, near_duplicate_share, repeated_sentence_share
from game.study.spread import altered, known_at_start, known_people, secrets_of, spread_of, spread_of_secret, untraced
from game.study.watcher import Watcher
from game.world.clock import DAY, MINUTE
from game.world.people import Person
from game.world.world import World

Metrics = dict[str, float]


def measure(world: World, watcher: Watcher, asked: Mapping[str, int], ask: Ask | None = None) -> Metrics:
    """All metrics of a finished world; `asked` counts the questions by kind, `ask` interviews somebody.

    Everything is counted before anybody is interviewed, so that an interview is no question of the run.
    """
    asked = dict(asked)
    return measured(world, watcher, asked, check(world, interview_all(world, ask)) if ask else None)


def measured(world: World, watcher: Watcher, asked: Mapping[str, int], checked: Checked | None) -> Metrics:
    """All metrics of a finished world, from claims that were checked; None if nobody was interviewed."""
    return {
        **_of_knowledge(world, checked),
        **_of_network(world, checked),
        **_of_events(world, watcher),
        **_of_secrets(world),
        **_of_reflection(world),
        **_of_conduct(world, watcher),
        **_of_talk(world),
        **_of_questions(world, asked),
    }


def person_days(world: World) -> float:
    """People times game days since the start; never 0."""
    return max(1, len(world.people)) * max(world.tick, 1) / DAY


def _of_knowledge(world: World, checked: Checked | None) -> Metrics:
    metrics: Metrics = {}
    for fact in world.town.facts:
        heard = spread_of(world, fact)
        metrics[f"{fact.key}_known"] = len(checked.known[fact.key] if checked else heard)
        metrics[f"{fact.key}_heard"] = len(heard)
    metrics["unsupported_claims"] = len(checked.unsupported) if checked else 0
    metrics["missed_claims"] = len(checked.missed) if checked else 0
    metrics["altered_tellings"] = sum(len(altered(world, fact)) for fact in world.town.facts)
    metrics["untraced_memories"] = sum(len(untraced(world, fact)) for fact in world.town.facts)
    return metrics


def _of_network(world: World, checked: Checked | None) -> Metrics:
    count, people = len(world.people), world.people.items()
    start = {(name, other) for name, person in people for other in known_at_start(world, person)}
    end = checked.edges if checked else {(n, other) for n, person in people for other in known_people(world, person)}
    talked = {pair for talk in all_talks(world) if talk.lines for pair in (talk.people, talk.people[::-1])}
    return {
        "density_start": density(count, start),
        "density_end": density(count, end),
        "density_talked": density(count, {(a, b) for a, b in talked}),
    }


def _of_events(world: World, watcher: Watcher) -> Metrics:
    came = [attendance(world, watcher, fact) for fact in events_of(world)]

    def total(part: str) -> int:
        return sum(len(getattr(event, part)) for event in came)

    return {
        "invited": total("invited"),
        "accepted": total("accepted"),
        "attended": total("attended"),
        "dropped_in": total("dropped_in"),
        "accepted_attended": sum(_kept_word(event) for event in came),
        "accepted_absent_unexplained": total("unexplained"),
    }


def _kept_word(event: Attendance) -> int:
    return len(event.accepted & event.attended)


def _of_secrets(world: World) -> Metrics:
    spreads = [(secret, spread_of_secret(world, secret)) for secret in secrets_of(world)]
    return {
        "secrets_known": sum(t.how != "knew" for _, found in spreads for t in found.values()),
        "secrets_at_object": sum(secret.about in found for secret, found in spreads),
        "told_twice": sum(_told_twice(person) for person in world.people.values()),
    }


def _told_twice(person: Person) -> int:
    """Memories told by somebody that say word for word what the same teller had told before."""
    told = Counter((teller_of(m), m.text) for m in person.stream.rows if m.source.startswith("was told by "))
    return sum(count - 1 for count in told.values())


def _of_reflection(world: World) -> Metrics:
    days = person_days(world)
    rows = [p.stream.reflections() for p in world.people.values()]
    return {
        "reflections_per_person_day": world.counts.get("sittings", 0) / days,
        "insights_per_person_day": sum(map(len, rows)) / days,
        "repeated_insights": sum(len(own) - len({" ".join(words_of(m.text)) for m in own}) for own in rows),
        "superseded_insights": sum(len(p.stream.superseded) for p in world.people.values()),
        "insights_without_evidence": sum(not m.evidence or max(m.evidence) >= m.ordinal for own in rows for m in own),
    }


def _of_conduct(world: World, watcher: Watcher) -> Metrics:
    days = person_days(world)
    return {
        "norm_violations": len(watcher.violations),
        "norm_attempts_per_person_day": world.counts.get("refused", 0) / days,
        "failed_thoughts": world.counts.get("late", 0),
        "max_refused_minutes": watcher.refused,
        "max_idle_minutes": max(watcher.longest_idle.values(), default=0),
        "idle_minutes_per_person_day": sum(watcher.idle.values()) / days,
        "overlapping_minutes_per_person_day": watcher.overlapping / days,
        "max_fasting_hours": max(watcher.fasting.values(), default=0) * MINUTE / (DAY / 24),
    }


def _of_talk(world: World) -> Metrics:
    talks = all_talks(world)
    lengths = [len(talk.lines) for talk in talks]
    return {
        "embellished": len(embellished(world)),
        "near_duplicate_share": near_duplicate_share(world),
        "repeated_sentence_share": repeated_sentence_share(world),
        "max_conversation_lines": max(lengths, default=0),
        "mean_conversation_lines": sum(lengths) / len(lengths) if lengths else 0.0,
        "conversations_per_person_day": 2 * len(talks) / person_days(world),
        "talks_begun_again": len(begun_again(world)),
    }


def _of_questions(world: World, asked: Mapping[str, int]) -> Metrics:
    days = person_days(world)
    kinds = {f"questions_{kind}_per_person_day": count / days for kind, count in sorted(asked.items())}
    return {"questions_per_person_day": sum(asked.values()) / days, **kinds}
