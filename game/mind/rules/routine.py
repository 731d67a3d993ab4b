"""The daily routine that a biography tells of: sleep, meals, and what is done at fixed or usual times."""

import re
from dataclasses import dataclass, replace
from functools import lru_cache

from game.mind.rules.biography import TIMES, read, without_times
from game.mind.rules.english import full_names, gerund
from game.mind.rules.times import DAY, WEEKDAYS, Clock, read_clock

EVERY_DAY = tuple(range(7))
WORKDAYS = tuple(range(5))


@dataclass(frozen=True, slots=True)
class Habit:
    """Something done regularly. Times are minutes from midnight, None where none was said."""

    what: str
    """In -ing form, without the times: `working behind the cafe counter`."""
    start: int | None
    until: int | None
    days: tuple[int, ...]
    """Weekdays, Monday is 0."""
    part: str
    """`morning`, `afternoon`, `evening`, `night`, or empty: when, where no time was said."""
    minutes: int
    """How long a day in all, where that was said; else 0."""
    kind: str
    """`class` and `work` come first, `habit` gives way."""


@dataclass(frozen=True, slots=True)
class Meal:
    """When and where a meal is had, `at Hobbs Cafe`; None and empty where it was not said."""

    minute: int | None = None
    where: str = ""


@dataclass(frozen=True, slots=True)
class Routine:
    """Bed and waking in minutes from midnight (bed 0 is midnight), meals and habits."""

    wake: int
    bed: int
    breakfast: Meal
    lunch: Meal
    dinner: Meal
    habits: tuple[Habit, ...]


_WAKE, _BED = 7 * 60, 23 * 60
_NIGHT, _BEFORE_WORK, _AFTER_WORK = 8 * 60, 75, 60
"""Minutes of sleep, from getting up to work that begins early, and from work that ends late to bed, where nothing
else is said [ours]."""
_DAWN, _BEFORE_HABIT = 4 * 60, 20
"""The first minute of a day, and minutes from getting up to a habit of the early morning [ours]."""
_CHILD, _GROWN, _CHILDS_BED = 13, 17, 20 * 60
"""Ages in years, and a minute of the day [ours]."""
_EARLIEST_BED, _LATEST_BED = 21 * 60, 25 * 60
_SHORTEST_DAY = 8 * 60
"""Whoever seems to be awake for less is taken to sleep eight hours."""
_LEAD = re.compile(
    r"^(?:on [\w ]+?, ?|(?:on|every|each|in the) \w+ (?=(?:he|she|they) )|every \w+,? |in the \w+,? |at night,? "
    r"|then |also |and |usually |often |always |regularly |sometimes |most "
    r"\w+ |(?:he|she|they) |typically |normally |generally |likes to |loves to |enjoys |to )+",
    re.I,
)
_PIECES = re.compile(
    r",? (?:and|then|but|before|after which) (?:then )?(?=(?:he |she |they )?(?:usually |often |then |also |always "
    r")?(?:[a-z]{2,}s|is)\b)(?! \w+s (?:the )?[A-Z])|, (?=(?:then |and )?[a-z]{2,}s\b)"
)
_GO_TO_BED = re.compile(
    r"\b(?:goes|go|gets|heads) to (?:bed|sleep)|\b(?:falls asleep|turns in|sleeps|is in bed|bedtime)\b", re.I
)
_PAST = re.compile(r"\bsleeps? past (\w+)", re.I)
"""Of somebody who never sleeps past five."""
_WAKE_UP = re.compile(r"\b(?:wakes|gets up|rises|is up|is awake|up (?:at|around|by))\b", re.I)
_EATS = re.compile(
    r"\b(?:has|eats|have|takes|gets|likes|cooks|makes|enjoys|grabs)\b.*?\b(breakfast|lunch|dinner|supper)\b", re.I
)
_MEAL_PLACE = re.compile(r"\b((?:at|in) .+?)(?=,| for | because | with |$)")
_PART = re.compile(r"\b(morning|afternoon|evening|night)s?\b", re.I)
_OFTEN = re.compile(
    r"\b(every (?:single )?(?:day|morning|afternoon|evening|night|weekday|weekend)|each (?:day|morning|evening|night)|"
    r"daily|all day(?: long)?|most (?:days|mornings|evenings|nights)|on weekdays|on weekends|at weekends|"
    r"(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|after (?:class|classes|work)|hours a day|"
    r"several times a week|in the (?:early |late )?(?:mornings?|afternoons?|evenings?)|early in the morning|at night|"
    r"late at night|(?:his|her|their|most of (?:his|her|their)) (?:mornings|afternoons|evenings|nights|days|evening|"
    r"afternoon|morning)|spends? (?:the )?(?:mornings?|afternoons?|evenings?|nights?|(?:whole |"
    r"rest of the )?days?))\b(?![’'])",
    re.I,
)
_ON_DAYS = re.compile(
    rf",? ?\b(?:(?:every|each) day )?(?:from|on|except|but not|apart from)(?: on)? (?:{'|'.join(WEEKDAYS)})s?"
    rf"(?:(?: to| through| until| and|,) (?:{'|'.join(WEEKDAYS)})s?)*\b",
    re.I,
)
_HOURS_A_DAY = re.compile(
    r"\b(?:for )?(?:at least |about |around |up to |more than )?(\d+|two|three|four|five|six|seven|eight|nine|ten) "
    r"hours (?:a|each|every|per) day\b"
    r"(?: or more)?",
    re.I,
)
_NOT_DOING = re.compile(
    r"^(?:is|are|was|has (?!(?:a |an |the )?(?:\w+ )?(?:coffee|tea|school|work|class|lecture|seminar|lesson|rehears|"
    r"practice|training|drink|choir|shift))|knows|trusts|forgives|remembers|worries|fears|stays out|would|can|saves|"
    r"keeps|thinks|finds|feels|likes|loves|hates|dislikes|wants|hopes|plans|intends|means|believes|considers|needs|"
    r"seems|calls|became|moved|owns|hears|sees|notices|wonders|wishes|dreams|cares|tries|lets|keeps up|gets on|"
    r"gets along|looks forward|prefers|admires|lives|comes from|asks|tells|invites|supports|respects|runs for|shares|"
    r"sleeps|wakes|misses|annoys|treats|worries|mentions|raises|brings up|greets)\b",
    re.I,
)
_AT_POST = re.compile(
    r"^(?:is|stands|can be found|stays|serves)(?: (?:usually|always|then))? (?=(?:behind|at) (?:the|his|her|their) "
    r"[\w ]*?(?:counter|bar|till|desk))"
)
_SHIFT = re.compile(
    r"^(?:is|was) (?:an? |the )?(?:\w+[ -])?(?:nurse|guard|watchman|doctor|driver|porter|cleaner|baker|midwife|"
    r"paramedic|receptionist|waiter|waitress|cook|chef|clerk|operator|officer|fireman|firefighter)\b(?=.*\b(?:from|"
    r"until|shift)\b)"
)
"""A job of which the hours are told with it: `is a nurse on the night shift, from 11 pm to 7 am`."""
_EXPLAINS = re.compile(r": (?=(?:he|she|they|I) [a-z]+)")
"""What is told after it is a sentence of its own: `is the lamplighter: he lights the lamps at 5 pm`."""
_WHO_DOES = re.compile(r"^(?:is|was) (?:an?|the|one of|[\w ]+?['’]s) [^,;]*?\bwho (?=[a-z]{2,}s\b)")
_OBJECT = re.compile(r"^\w+ ((?:the|an?|his|her|their) [\w-]+)")
_CLASS = re.compile(r"\b(class|classes|lecture|lectures|teaches|teaching|seminar|seminars|lessons|school)\b", re.I)
_WORK = re.compile(
    r"\b(works|working|drives (?:an? |the )?(?:\w+ )?(?:van|bus|taxi|tram|train|truck|lorry|cab)|delivers|opens|"
    r"opening|counter|serves|serving|shift|runs (?:the|her|his) (?!dog)|minds|office|closes)\b",
    re.I,
)


@lru_cache(maxsize=2048)
def routine(text: str, name: str) -> Routine:
    """The routine in a biography; who says nothing about it sleeps from 11 pm to 7 am."""
    clauses = [c for c in read(text, name).clauses if not _of_another(c, name)]
    clauses = [part for clause in clauses for part in _EXPLAINS.split(clause)]
    pieces = [(piece, clause) for clause in clauses for piece in _pieces(clause, name)]
    habits = _habits(pieces)
    bed, wake = _sleep(pieces, habits)
    return Routine(
        wake=wake if (bed - wake) % DAY >= _SHORTEST_DAY else (bed + 8 * 60) % DAY,
        bed=bed,
        breakfast=_meal("breakfast", pieces),
        lunch=_meal("lunch", pieces),
        dinner=_meal("dinner", pieces),
        habits=habits,
    )


def _sleep(pieces: list[tuple[str, str]], habits: tuple[Habit, ...]) -> tuple[int, int]:
    """When somebody goes to bed and gets up: as told, else around the hours of work."""
    said_bed = _time_of(_GO_TO_BED, pieces, -1, morning=False)
    said_wake = _time_of(_WAKE_UP, pieces, _until(pieces), morning=True)
    work = [h for h in habits if h.kind in ("work", "class") and h.start is not None]
    late = max((h.until for h in work if h.until is not None and h.until <= (h.start or 0)), default=-1)
    early = min((h.start or 0 for h in work), default=DAY)
    dawn = min((h.start for h in habits if h.start is not None and _DAWN <= h.start < _WAKE), default=DAY)
    early = min(early, dawn + _BEFORE_WORK - _BEFORE_HABIT)
    if said_bed < 0:
        first = min(said_wake, early - _BEFORE_WORK) if said_wake >= 0 else early - _BEFORE_WORK
        usual = _BED if said_wake < 0 and dawn == DAY else _bed_of(max(first, 0))
        said_bed = late + _AFTER_WORK if late >= 0 else usual
    if said_wake < 0:
        said_wake = (said_bed + _NIGHT) % DAY if late >= 0 else min(_WAKE, early - _BEFORE_WORK)
    return said_bed % DAY, said_wake % DAY


def _of_another(clause: str, name: str) -> bool:
    names = full_names(clause)
    return bool(names) and names[0] != name and clause.startswith(names[0])


def _pieces(clause: str, name: str) -> list[str]:
    """The doings of a clause one by one, each beginning with its verb."""
    clause = re.sub(
        rf"^(?P<lead>(?:on|every|in|at) [^,]+, ?)?(?:{re.escape(name)}|{re.escape(name.split(' ')[0])}) ",
        r"\g<lead>",
        clause,
    )
    return [_LEAD.sub("", piece.strip(" ,")) for piece in _PIECES.split(clause) if piece and piece.strip(" ,")]


def _time_of(pattern: re.Pattern[str], pieces: list[tuple[str, str]], default: int, *, morning: bool) -> int:
    for piece, _ in pieces:
        found = pattern.search(piece)
        if found:
            clock = read_clock(piece[found.start() :])
            if not morning and clock.start is None and "sleep" in found.group():
                continue  # `sleeps until noon` says when one gets up
            moment = clock.end if morning and clock.end is not None else clock.start
            moment = clock.end if moment is None else moment
            if moment is not None:
                return moment if clock.sure else _likely(moment, morning)
    return default


def _bed_of(wake: int) -> int:
    """When somebody goes to bed of whom only the waking is told: after sixteen hours, within reason."""
    if wake > 12 * 60:
        return (wake - _NIGHT) % DAY
    return min(max(wake + DAY - _NIGHT, _EARLIEST_BED), _LATEST_BED)


def _until(pieces: list[tuple[str, str]]) -> int:
    """Waking as the end of `sleeps from 9 am to 5 pm`."""
    ends = (read_clock(piece[found.start() :]).end for piece, _ in pieces if (found := _GO_TO_BED.search(piece)))
    past = (read_clock(f"at {found[1]} in the morning").start for piece, _ in pieces if (found := _PAST.search(piece)))
    return next((end % DAY for end in ends if end is not None), next((p for p in past if p is not None), -1))


def _likely(moment: int, morning: bool) -> int:
    """Morning or evening of a bare hour: one wakes from 1 to noon, and goes to bed from 6 in the evening to 6."""
    hour = moment % 720
    return hour if morning or hour < 360 else hour + 720


def _meal(which: str, pieces: list[tuple[str, str]]) -> Meal:
    minute, where = None, ""
    for piece, _ in pieces:
        found = _EATS.search(piece)
        if found and found.group(1).lower().replace("supper", "dinner") == which:
            clock = read_clock(piece[found.start() :])
            minute = clock.start if minute is None else minute
            place = _MEAL_PLACE.search(without_times(piece))
            where = where or (place.group(1) if place else "")
    return Meal(minute, where)


def _habits(pieces: list[tuple[str, str]]) -> tuple[Habit, ...]:
    habits: list[Habit] = []
    for index, (piece, clause) in enumerate(pieces):
        following = pieces[index + 1][0] if index + 1 < len(pieces) and pieces[index + 1][1] is clause else ""
        if _opens_only(piece, following):
            continue
        if _NOT_DOING.search(first := _pieces_first(pieces, clause)) and not TIMES.search(piece) and first != piece:
            continue
        before = pieces[index - 1][0] if index and pieces[index - 1][1] is clause else ""
        habit = _habit(piece, clause, before)
        if habit:
            habits.append(habit)
    return tuple(habits)


def _pieces_first(pieces: list[tuple[str, str]], clause: str) -> str:
    return next(piece for piece, of in pieces if of is clause)


def _opens_only(piece: str, following: str) -> bool:
    """`opens Hobbs Cafe at 8 am`, followed by `works ... until 8 pm`: the start of what follows."""
    mine, next_ = read_clock(piece), read_clock(following)
    opens = bool(re.match(r"(?:opens|starts|begins|unlocks)\b", piece))
    return opens and mine.start is not None and mine.end is None and next_.start is None and next_.end is not None


def _habit(piece: str, clause: str, before: str) -> Habit | None:
    piece = _WHO_DOES.sub("", piece) if TIMES.search(piece) else piece
    piece = _SHIFT.sub("works", _AT_POST.sub("works ", piece))
    if _GO_TO_BED.search(piece) or _WAKE_UP.search(piece) or _EATS.search(piece) or _NOT_DOING.search(piece):
        return None
    clock = (
        _clock(piece, before, clause)
        if TIMES.search(piece) or not _NOT_DOING.match(clause)
        else Clock(None, None, False)
    )
    often, hours = _OFTEN.search(piece) or _OFTEN.match(clause), _HOURS_A_DAY.search(piece)
    if not (clock.start is not None or clock.end is not None or often or hours) or not re.match(r"[a-z]+s\b", piece):
        return None
    what = _named_again(_what(piece), before)
    kind = "class" if _CLASS.search(piece) else "work" if _WORK.search(piece) and not hours else "habit"
    start = clock.start if clock.start is not None or clock.end is None else max(0, clock.end - 180)
    part = _PART.search(piece) or _PART.search(clause[: clause.find(piece)])
    return (
        Habit(
            what,
            start,
            clock.end,
            _days(clause, kind, piece),
            part.group(1).lower() if part else "",
            _hours(hours),
            kind,
        )
        if what
        else None
    )


def _named_again(what: str, before: str) -> str:
    """`lights the lamps, puts them out`: the lamps again, in a doing that stands by itself."""
    named = _OBJECT.match(_WHO_DOES.sub("", before))
    return re.sub(r"\b(?:them|it)\b", lambda _: named[1], what, count=1) if named else what


def _clock(piece: str, before: str, clause: str) -> Clock:
    mine, earlier = read_clock(piece), read_clock(before)
    if mine.start is None and mine.end is not None and _opens_only(before, piece):
        return Clock(earlier.start, mine.end, mine.sure)
    return mine if mine.sure or mine.start is None else _half_of_day(mine, earlier, clause)


def _half_of_day(mine: Clock, earlier: Clock, clause: str) -> Clock:
    """A bare hour of an evening, or one that follows another: `gets up at six, walks the dog at seven`."""
    start, part = mine.start or 0, _PART.search(clause)
    if part and part.group(1).lower() in ("evening", "night") and start < 720:
        return Clock(start + 720, mine.end + 720 if mine.end and mine.end < 720 else mine.end, True)
    if earlier.start is not None and earlier.start % 720 < start % 720 and start >= 720:
        return Clock(start % 720 + earlier.start // 720 % 2 * 720, mine.end, True)
    return mine


def _hours(match: re.Match[str] | None) -> int:
    if not match:
        return 0
    words = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    count = match.group(1).lower()
    return 60 * min(14, words.index(count) + 2 if count in words else int(count))


def _what(piece: str) -> str:
    """The doing without when and how often it is done."""
    piece = re.sub(
        r"(?: again| as well)?(?:[,:]| because | when | and after | and then | and (?=nobody|everybody|no one)).*|"
        r" (?:again|as well)$",
        "",
        without_times(_HOURS_A_DAY.sub("", piece)),
    )
    spends = re.match(
        r"spends? (?:the |his |her |their |most of \w+ |at least |almost )*(?:whole |rest of the )?(\w+) ?(.*)", piece
    )
    if spends:
        return _spending(spends.group(1), spends.group(2))
    piece = re.sub(r"^has (?=class|lecture|seminar|lesson|school)", "attends ", piece)
    piece = re.sub(r"^opens (.+)", r"works at \1", piece)
    return " ".join(gerund(_ON_DAYS.sub("", _OFTEN.sub("", piece))).split()).strip(" ,")


def _spending(when: str, doing: str) -> str:
    if re.match(r"\w+ing\b", doing):
        return _OFTEN.sub("", doing).strip(" ,")
    if re.match(r"\w+ing$", when) and when not in ("morning", "mornings", "evening", "evenings"):
        return f"{when} {_OFTEN.sub('', doing)}".strip(" ,")
    return f"spending the {when.rstrip('s')} {doing}".strip(" ,") if doing else ""


def _days(clause: str, kind: str, piece: str) -> tuple[int, ...]:
    """On which weekdays; classes keep to the working week, a plain job rests on Sunday."""
    text = (piece if _ON_DAYS.search(piece) or re.search(r"\bweek(?:day|end)s?\b", piece) else clause).lower()
    run = re.search(rf"({'|'.join(WEEKDAYS)})s? (?:to|through|until|-) ({'|'.join(WEEKDAYS)})", text)
    if run:
        first, last = WEEKDAYS.index(run.group(1)), WEEKDAYS.index(run.group(2))
        return tuple((first + step) % 7 for step in range((last - first) % 7 + 1))
    if re.search(r"\bweekends?\b", text):
        return (5, 6)
    named = tuple(day for day, word in enumerate(WEEKDAYS) if re.search(rf"\b{word}s?\b", text))
    if named:
        return (
            tuple(d for d in EVERY_DAY if d not in named)
            if re.search(r"\b(except|but not|apart from)\b", text)
            else named
        )
    if re.search(r"\bweekdays?\b", text) or (kind == "class" and "every day" not in text):
        return WORKDAYS
    return (
        EVERY_DAY[:6] if kind == "work" and not re.search(r"every day|daily", text) and not _serves(text) else EVERY_DAY
    )


def _serves(text: str) -> bool:
    """Whether somebody opens a house of their own: that is open every day."""
    return bool(re.search(r"\bopens\b", text))


def for_age(life: Routine, age: int) -> Routine:
    """Children of whom nothing else is said are in bed before grown-ups."""
    if not 0 < age < _GROWN or life.bed != _BED:
        return life
    return replace(life, bed=_CHILDS_BED if age < _CHILD else _BED - 60)
