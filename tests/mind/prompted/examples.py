"""One example of every question, as Isabella or Klaus would be asked it, and a good answer to each."""

from datetime import datetime, timedelta
from typing import Any

from game.mind import questions as q
from game.mind.prompted.asking import asking_for
from game.world.people import Tie
from game.world.thoughts import Card, KnownRoom

NOW = datetime(2023, 2, 13, 9, 0)
CAFE = KnownRoom(
    "Hobbs Cafe:cafe", "coffee and lunch", True, None, 30, ("Isabella Rodriguez",), False,
    (("coffee machine", "coffee", ("off", "brewing coffee")), ("cafe customer seating", "", ())),
)  # fmt: skip
PARK = KnownRoom("Johnson Park:park", "walks", True, None, 0, (), True, (("park garden", "", ()),))
HOME = KnownRoom(
    "Isabella Rodriguez's apartment:main room", "home", False, None, 0, ("Isabella Rodriguez",), False,
    (("bed", "", ("made", "slept in")),),
)  # fmt: skip
CARD = Card(
    name="Isabella Rodriguez", age=34, traits=("friendly", "outgoing"), biography="Isabella owns Hobbs Cafe",
    home=HOME.address, work=CAFE.address, summary="Isabella Rodriguez (age: 34). She runs Hobbs Cafe.", now=NOW,
    doing="wiping the counter", mood="fresh", hours_awake=3.0, hours_since_meal=2.0, here=CAFE.address,
    ties=(("Klaus Mueller", Tie(5, "finds him kind")),), known=(CAFE, PARK, HOME), promises=(), seed="1:Isabella:1",
)  # fmt: skip
SEEN = q.Statement(7, "Klaus Mueller is reading at the window", "observation", "saw", NOW - timedelta(hours=1), 2)
TOLD = q.Statement(9, "Sam Moore is running for mayor", "dialogue", "was told by Sam Moore", NOW - timedelta(days=1), 6)
OLD = q.Statement(3, "Klaus Mueller keeps to himself", "reflection", "concluded", NOW - timedelta(days=1), 5)
CHUNK = q.Chunk(NOW, 60, "working behind the counter", "Hobbs Cafe")
SAID = ("Hello, Sam.", "Have you heard of the party on the fourteenth, Sam?")
LINES = (q.SaidLine("Klaus Mueller", "Good morning!"), q.SaidLine("Isabella Rodriguez", "Coffee?"))

EXAMPLES: dict[type[Any], tuple[q.Question[Any], dict[str, Any]]] = {
    q.RateMemories: (q.RateMemories(CARD, (SEEN, TOLD)), {"ratings": [2, 6]}),
    q.Summarise: (q.Summarise(CARD, "core characteristics", CARD.name, (SEEN, TOLD)), {"text": "She is warm."}),
    q.PlanTheDay: (
        q.PlanTheDay(CARD, "", (TOLD,), (SEEN,)),
        {
            "stretches": [
                {"start": "09:00", "what": "serving breakfast", "where": "Hobbs Cafe"},
                {"start": "12:00", "what": "serving lunch", "where": "Hobbs Cafe"},
                {"start": "20:00", "what": "having dinner", "where": "home"},
                {"start": "23:00", "what": "sleeping", "where": "home"},
            ],
            "wakes": "06:00",
        },
    ),
    q.SplitIntoHours: (
        q.SplitIntoHours(CARD, q.Chunk(NOW, 120, "serving", "Hobbs Cafe"), "", "lunch", (SEEN,)),
        {"parts": [{"minutes": 60, "what": "serving"}, {"minutes": 60, "what": "baking"}]},
    ),
    q.SplitIntoActions: (
        q.SplitIntoActions(CARD, CHUNK, CHUNK, "baking", "lunch", "", (SEEN,)),
        {"parts": [{"minutes": 15, "what": f"doing {n}", "emoji": "☕"} for n in range(4)]},
    ),
    q.PlaceTheHour: (
        q.PlaceTheHour(CARD, (q.Timed(NOW, "making espresso"), q.Timed(NOW, "resting")), CHUNK, (CAFE, PARK), ""),
        {
            "placed": [
                {"place": 1, "thing": "coffee machine", "state": "brewing coffee"},
                {"place": 2, "thing": "", "state": ""},
            ]
        },
    ),
    q.ChoosePlace: (
        q.ChoosePlace(
            CARD,
            "sector",
            "resting",
            CHUNK,
            (q.PlaceOption("Hobbs Cafe", "coffee", True), q.PlaceOption("Johnson Park", "", False)),
        ),
        {"choice": 2},
    ),
    q.NewState: (
        q.NewState(CARD, "making espresso", "coffee machine", "off", ("off", "brewing coffee")),
        {"state": "brewing coffee"},
    ),
    q.FindEmoji: (q.FindEmoji(CARD, "making espresso"), {"emoji": "☕"}),
    q.DecideReaction: (
        q.DecideReaction(CARD, SEEN.text, "Klaus Mueller", True, "reading", True, "serving", (SEEN, TOLD)),
        {"kind": "talk", "what": "the party", "minutes": 0, "emoji": "", "because": "he is kind"},
    ),
    q.SpeakLine: (
        q.SpeakLine(CARD, "Klaus Mueller", 20, "reading", "the party", True, LINES, False, (SEEN,), "he", SAID),
        {"text": "Will you come to the party?", "done": False},
    ),
    q.DigestTalk: (
        q.DigestTalk(CARD, "Klaus Mueller", "the party", LINES, (SEEN,)),
        {
            "summary": "Isabella Rodriguez and Klaus Mueller talked about the party",
            "learned": [{"text": "Klaus Mueller is writing a paper", "importance": 4}],
            "told": ["Isabella Rodriguez is planning a party"],
            "promised": [
                {
                    "to": "lend him a book",
                    "doing": "lending Klaus a book",
                    "date": "2023-02-14",
                    "time": "10:00",
                    "minutes": 20,
                    "where": "Hobbs Cafe",
                }
            ],
            "feeling": "likes him",
            "closeness": 6,
        },
    ),
    q.AskOneself: (q.AskOneself(CARD, (SEEN, TOLD)), {"questions": ["Who is Klaus?", "Who runs?", "What now?"]}),
    q.DrawInsights: (
        q.DrawInsights(CARD, "Who is Klaus?", (SEEN, TOLD, OLD), ("Isabella Rodriguez is busy",)),
        {"insights": [{"text": "Klaus Mueller is a reader", "because": [1, 3], "confidence": 0.8, "revises": 3}]},
    ),
    q.AnswerInterview: (
        q.AnswerInterview(CARD, "an interviewer", "What do you do?", (SEEN,), (CHUNK,)),
        {"text": "I run the cafe."},
    ),
}

STOVE = "Hobbs Cafe:cafe:stove"
VOICE = 'an inner voice that says: "Bake a cake for Klaus"'
VARIANTS: dict[str, tuple[q.Question[Any], dict[str, Any]]] = {
    "act_the_hour": (
        q.SplitIntoActions(CARD, CHUNK, CHUNK, "baking", "lunch", "", (SEEN,), (CAFE, PARK)),
        {
            "parts": [
                {
                    "minutes": 15,
                    "what": f"doing {n}",
                    "emoji": "☕",
                    "place": 1,
                    "thing": "coffee machine",
                    "state": "brewing coffee",
                }
                for n in range(4)
            ]
        },
    ),
    "react_to_thing": (
        q.DecideReaction(CARD, "the stove is burning", STOVE, False, "burning", False, "serving", (SEEN,)),
        {
            "kind": "do",
            "what": "putting out the fire",
            "minutes": 5,
            "emoji": "🧯",
            "mends": True,
            "fetch": "",
            "because": "it burns",
        },
    ),
    "heed_voice": (
        q.DecideReaction(CARD, VOICE, "inner voice", False, "", False, "serving", (SEEN,)),
        {"kind": "do", "what": "baking a cake", "start": "15:00", "minutes": 60, "emoji": "🎂", "because": "why not"},
    ),
}
"""Questions that are put in other words than their kind usually is."""


def by_template() -> dict[str, tuple[q.Question[Any], dict[str, Any]]]:
    """All examples by the name of their prompt."""
    return {asking_for(question).template: (question, good) for question, good in EXAMPLES.values()} | VARIANTS
