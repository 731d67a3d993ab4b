"""Cards of people in a small town of their own, for the tests of the rules."""

from dataclasses import replace
from datetime import datetime

from game.mind.questions import PlaceOption, Statement
from game.world.memories import Kind
from game.world.people import Tie
from game.world.places import Hours
from game.world.thoughts import Card, KnownRoom

MONDAY = datetime(2023, 2, 13, 6, 0)
Things = tuple[tuple[str, str, tuple[str, ...]], ...]

BED = ("bed", "sleeping", ("made", "slept in"))
DESK = ("desk", "writing, studying", ())
CLOSET = ("closet", "clothes", ())
FRIDGE = ("refrigerator", "food and drinks", ("closed", "open", "empty"))
STOVE = ("stove", "cooking", ("off", "on", "burning"))
SINK = ("kitchen sink", "washing up", ())
TABLE = ("common room table", "eating and talking", ())
SHOWER = ("shower", "washing", ("off", "running", "leaking water"))
BATHROOM: Things = (SHOWER, ("toilet", "", ()), ("bathroom sink", "brushing teeth, washing hands", ()))


def room(
    address: str,
    purpose: str = "",
    things: Things = (),
    *,
    public: bool = True,
    hours: Hours | None = None,
    owners: tuple[str, ...] = (),
    capacity: int = 0,
    outdoors: bool = False,
) -> KnownRoom:
    """A known room, public unless said otherwise."""
    return KnownRoom(address, purpose, public, hours, capacity, owners, outdoors, things)


def home_of(name: str) -> tuple[KnownRoom, ...]:
    """A little house: main room and bathroom."""
    things = (BED, DESK, CLOSET, FRIDGE, STOVE, SINK, TABLE)
    return (
        room(f"{name}'s house:main room", "living, cooking, sleeping", things, public=False, owners=(name,)),
        room(f"{name}'s house:bathroom", "washing", BATHROOM, public=False, owners=(name,), capacity=1),
    )


CAFE = room(
    "Hobbs Cafe:cafe",
    "breakfast, lunch, coffee, studying, meeting people",
    (
        ("behind the cafe counter", "serving customers", ()),
        ("coffee machine", "making coffee", ("off", "brewing coffee")),
        ("cafe customer seating", "eating, drinking, reading, talking", ()),
        ("refrigerator", "food and drinks", ("closed", "open")),
        ("piano", "playing music", ("silent", "playing")),
    ),
    hours=Hours(8, 20),
)
PUB = room(
    "The Rose and Crown Pub:pub",
    "drinks and talk in the evening",
    (
        ("behind the bar counter", "pouring drinks", ()),
        ("bar customer seating", "drinking, talking", ()),
        ("microphone", "performing", ()),
    ),
    hours=Hours(17, 24),
)
PARK = room(
    "Johnson Park:park",
    "walking, running, resting outdoors",
    (("park garden", "gardening, walking", ()), ("bench", "sitting", ())),
    outdoors=True,
)
MARKET = room(
    "The Willows Market and Pharmacy:store",
    "buying groceries and medicine",
    (
        ("behind the grocery counter", "serving customers", ()),
        ("grocery shelf", "choosing groceries", ()),
        ("behind the pharmacy counter", "serving customers", ()),
        ("pharmacy shelf", "choosing medicine", ()),
        ("grocery counter", "paying", ()),
    ),
    hours=Hours(8, 17),
)
SUPPLY = room(
    "Harvey Oak Supply Store:supply store",
    "buying tools, paint, art and party supplies",
    (("product shelf", "choosing supplies", ()), ("behind the counter", "serving customers", ())),
    hours=Hours(8, 18),
)
CLASSROOM = room(
    "Oak Hill College:classroom",
    "classes from 10 am to 2 pm",
    (
        ("blackboard", "writing for the class", ()),
        ("student seating", "attending class", ()),
        ("podium", "teaching", ()),
    ),
    hours=Hours(7, 22),
)
LIBRARY = room(
    "Oak Hill College:library",
    "reading and studying",
    (("bookshelf", "choosing books", ()), ("library table", "reading, writing", ()), ("library sofa", "reading", ())),
    hours=Hours(7, 22),
)
TOWN = (CAFE, PARK, MARKET, SUPPLY)
EVERYWHERE = (*TOWN, PUB, CLASSROOM, LIBRARY)

ISABELLA = (
    "Isabella Rodriguez is the owner of Hobbs Cafe who loves to make people feel welcome; Isabella Rodriguez goes "
    "to bed "
    "around 11 pm, wakes up around 6 am; Isabella Rodriguez opens Hobbs Cafe at 8 am and works behind the cafe counter "
    "until 8 pm; Isabella Rodriguez wants to hold a Valentine's Day party at Hobbs Cafe on 14 February from 5 pm "
    "to 7 pm; "
    "Isabella Rodriguez is gathering material for the party and invites everybody who comes by; Isabella Rodriguez "
    "is a "
    "close friend of Maria Lopez, whom she has known for about a year"
)
KLAUS = (
    "Klaus Mueller is a student of sociology at Oak Hill College; Klaus Mueller goes to bed around 11 pm, wakes up "
    "around "
    "7 am and has dinner around 5 pm; Klaus Mueller goes to the library at Oak Hill College early in the morning and "
    "spends the day writing; Klaus Mueller has lunch at Hobbs Cafe around noon; Klaus Mueller is working on a research "
    "paper about gentrification in poor communities; Klaus Mueller is a friend and classmate of Maria Lopez"
)
HAILEY = (
    "Hailey Johnson is a writer; Hailey Johnson goes to bed around 2 am, wakes up around 10 am and has dinner "
    "around 6 pm; "
    "Hailey Johnson is working on a novel about artists who live together; Hailey Johnson plans to start a podcast"
)


def card(
    name: str = "Ada Stone",
    biography: str = "",
    *,
    now: datetime = MONDAY,
    traits: tuple[str, ...] = ("kind", "curious"),
    known: tuple[KnownRoom, ...] = EVERYWHERE,
    ties: tuple[tuple[str, Tie], ...] = (),
    work: str = "",
    seed: str = "7",
    age: int = 30,
    doing: str = "",
    here: str = "",
) -> Card:
    """Somebody who lives in a house of their own and knows the town."""
    houses = home_of(name)
    return Card(
        name=name,
        age=age,
        traits=traits,
        biography=biography,
        home=houses[0].address,
        work=work,
        summary="",
        now=now,
        doing=doing,
        mood="calm",
        hours_awake=1.0,
        hours_since_meal=3.0,
        here=here or houses[0].address,
        ties=ties,
        known=houses + known,
        promises=(),
        seed=seed,
    )


def isabella(now: datetime = MONDAY, seed: str = "7") -> Card:
    """The owner of the cafe, who has a party in mind."""
    traits = ("friendly", "outgoing", "hospitable")
    return card("Isabella Rodriguez", ISABELLA, now=now, traits=traits, work="Hobbs Cafe:cafe", seed=seed, age=34)


def klaus(now: datetime = MONDAY, seed: str = "7") -> Card:
    """A student with a paper to write."""
    traits = ("kind", "inquisitive", "passionate")
    return card("Klaus Mueller", KLAUS, now=now, traits=traits, seed=seed, age=20)


def hailey(now: datetime = MONDAY, seed: str = "7") -> Card:
    """A writer who goes to bed at two."""
    traits = ("imaginative", "energetic", "resourceful")
    return card("Hailey Johnson", HAILEY, now=now, traits=traits, seed=seed)


def homeless(now: datetime = MONDAY) -> Card:
    """Somebody without home, work, ties or past."""
    return replace(card("Nobody Known", now=now, known=()), home="", here="", known=(PARK,))


def statement(
    text: str, kind: Kind = "dialogue", *, when: datetime = MONDAY, source: str = "saw", ordinal: int = 1
) -> Statement:
    """A memory as a question carries it."""
    return Statement(ordinal, text, kind, source, when, 5)


def option(*rooms: KnownRoom, here: bool = False) -> PlaceOption:
    """A sector, or a room, as something that can be chosen."""
    name = rooms[0].sector if len(rooms) > 1 else rooms[0].address
    return PlaceOption(name, "; ".join(r.purpose for r in rooms), here, rooms)
