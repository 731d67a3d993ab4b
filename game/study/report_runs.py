"""The parts of a report that tell of single runs: ways of news, guests and reasons, secrets, faults."""

from collections import Counter
from collections.abc import Callable, Iterable

from game.study.phrases import counted, listed, section, table
from game.study.record import Happening, Knit, Run, Told
from game.study.results import Results
from game.world.ties import CLOSENESS, closeness_words

_HOW = {"told": "", "overheard": ", overheard", "saw": ", seen", "talked": ", in a talk", "knew": ""}
_MOST = 12
"""Examples of one kind that a report gives for one run."""


def run_sections(results: Results) -> list[str]:
    """What happened in each run of the full architecture."""
    sections = [
        section(f"Who told whom: {news.words}", _each(results, lambda run, n=place: _way(run, n)))  # type: ignore[misc]
        for place, news in enumerate(results.base[0].news)
    ]
    sections.append(section("Who knows whom, and how close, at the end of each day", _network(results)))
    if results.base[0].happenings:
        sections.append(section("Guests, and why the others did not come", _each(results, _guests)))
    for title, found in (
        ("Tellings that altered a detail", lambda run: [text for news in run.news for text in news.altered]),
        ("Secrets that got out", lambda run: run.secrets),
        ("Claims that no memory supports", lambda run: run.unsupported),
        ("Denied though a memory holds it", lambda run: run.missed),
        ("Details with no memory behind them", lambda run: run.embellished),
        ("Stays against a norm", lambda run: run.violations),
    ):
        sections.append(section(title, _listed(results.base, found)))
    return sections


def closeness_counts(runs: Iterable[Run], fact: int) -> dict[str, int]:
    """How many tellings of a fact went between people of each closeness."""
    tellings = [t for run in runs for t in run.news[fact].tellings if t.teller and t.how != "knew"]
    found = Counter(closeness_words(telling.closeness) for telling in tellings)
    return {words: found[words] for words in dict.fromkeys(CLOSENESS.values()) if found[words]}


def _each(results: Results, told: Callable[[Run], list[str]]) -> list[str]:
    lines: list[str] = []
    for run in results.base:
        lines += [*([""] if lines else []), f"**Seed {run.seed}**", "", *told(run)]
    return lines


def _way(run: Run, fact: int) -> list[str]:
    """The way of a piece of news, in the order of time, after a line of sums."""
    tellings = run.news[fact].tellings
    between = [f"{count} between {words}" for words, count in closeness_counts([run], fact).items()]
    carried = listed(t.person for t in tellings if t.how == "knew") or "nobody"
    head = f"At the start: {carried}. In the end: {len(tellings)} of {run.people}" + (
        f"; {', '.join(between)}" if between else ""
    )
    return [f"{head}.", "", *(f"- {_step(t)}" for t in tellings if t.how != "knew")]


def _step(telling: Told) -> str:
    close = f"{closeness_words(telling.closeness)}, {telling.closeness}"
    return f"{telling.when}, {telling.where}: {telling.teller} → {telling.person} ({close}{_HOW[telling.how]})"


def _network(results: Results) -> list[str]:
    """A row a day: density, and pairs by how close the less close of the two is, in the mean over the seeds."""
    days = [knit.day for knit in results.base[0].network]
    rows = [(day, *_mean_knit([run.network[n] for run in results.base])) for n, day in enumerate(days)]
    return table(("day", "density", *dict.fromkeys(CLOSENESS.values())), rows)


def _mean_knit(knits: list[Knit]) -> list[str]:
    pairs = [sum(knit.close.get(words, 0) for knit in knits) / len(knits) for words in CLOSENESS.values()]
    return [f"{sum(knit.density for knit in knits) / len(knits):.3f}", *(f"{count:.1f}" for count in pairs)]


def _guests(run: Run) -> list[str]:
    return [line for happening in run.happenings for line in _happening(happening)]


def _happening(event: Happening) -> list[str]:
    """Sums, who came, and one line for each who accepted and was not there."""
    sums = (
        f"- {event.key}: {len(event.invited)} invited, {len(event.accepted)} accepted, {len(event.attended)} came"
        + (f" ({listed(event.attended)})" if event.attended else "")
        + (f"; dropped in without a plan: {listed(event.dropped_in)}" if event.dropped_in else "")
    )
    return [
        f"{sums}.",
        *(f"  - {name} did not come: {why or 'no reason stated'}" for name, why in event.absent.items()),
        *(f"  - {name}, who was told of it, did not come: {why}" for name, why in event.away.items()),
    ]


def _listed(runs: Iterable[Run], found: Callable[[Run], Iterable[str]]) -> list[str]:
    """Examples of one kind by seed; what is over is counted."""
    lines: list[str] = []
    for run in runs:
        examples = list(found(run))
        lines += [f"- seed {run.seed}: {text}" for text in examples[:_MOST]]
        if len(examples) > _MOST:
            lines.append(f"- seed {run.seed}: and {counted(len(examples) - _MOST, 'more', 'more')}")
    return lines or ["None."]
