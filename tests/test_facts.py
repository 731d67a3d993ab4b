"""A town whose facts the code has never seen: each spreads by talk, and people turn up where there is a time."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.session import Session
from game.study.attendance import Attendance, attendance
from game.study.spread import spread_of
from game.study.watcher import Watcher
from game.towns.load import load_world
from game.world.clock import DAY
from game.world.places import Fact
from game.world.world import World

ROOT = Path(__file__).resolve().parents[1]

_OLD_NEWS = re.compile(r"\b(?:party|Valentine|mayor|election)\b")
"""What the clauses about the town's own facts have in common."""

CLAUSES = {
    "Carlos Gomez": (
        "Carlos Gomez is giving a show at The Rose and Crown Pub on 15 February from 8 pm to 10 pm",
        "Carlos Gomez wants to invite everybody he meets to the show at The Rose and Crown Pub",
    ),
    "Yuriko Yamamoto": ("Yuriko Yamamoto has lost her grey cat and asks everybody whether they have seen it",),
    "Carmen Ortiz": ("Carmen Ortiz has heard that Giorgio Rossi is moving to the city",),
    "Rajiv Patel": (
        "Rajiv Patel is planning a run in Johnson Park on 14 February at seven in the morning",
        "Rajiv Patel invites everybody he meets to the run in Johnson Park",
    ),
}
FACTS = """
[[facts]]
key = "show"
words = "Carlos Gomez is giving a show at The Rose and Crown Pub on 15 February from 8 pm to 10 pm"
carrier = "Carlos Gomez"
mentions = ["show", "Rose"]
place = "The Rose and Crown Pub:pub"
from = 2023-02-15T20:00:00
until = 2023-02-15T22:00:00

[[facts]]
key = "cat"
words = "Yuriko Yamamoto has lost her grey cat"
carrier = "Yuriko Yamamoto"
mentions = ["cat", "lost"]

[[facts]]
key = "rumour"
words = "Giorgio Rossi is moving to the city"
carrier = "Carmen Ortiz"
mentions = ["Giorgio", "moving"]

[[facts]]
key = "run"
words = "Rajiv Patel is planning a run in Johnson Park on 14 February at seven in the morning"
carrier = "Rajiv Patel"
mentions = ["run", "Park"]
place = "Johnson Park:park"
from = 2023-02-14T07:00:00
until = 2023-02-14T08:00:00
"""
PEOPLE = (
    "Arthur Burton", "Carlos Gomez", "Carmen Ortiz", "Giorgio Rossi", "Isabella Rodriguez",
    "Latoya Williams", "Rajiv Patel", "Sam Moore", "Tom Moreno", "Yuriko Yamamoto",
)  # fmt: skip
_DAYS = 2 + 16.5 / 24
"""From six in the morning of the 13th until the show is over."""


def _copy_with_other_news(root: Path) -> Path:
    """Smallville in a folder of its own: without its party and its election, with four facts in their place."""
    folder = root / "maps" / "smallville"
    shutil.copytree(ROOT / "maps" / "smallville", folder)
    shutil.copytree(ROOT / "assets" / "tiles", root / "assets" / "tiles")
    scenario = folder / "scenario.toml"
    scenario.write_text(scenario.read_text("utf-8").split("# What is followed")[0] + FACTS, "utf-8")
    for path in (folder / "people").glob("*.toml"):
        path.write_text(_with_other_news(path.read_text("utf-8")), "utf-8")
    return folder


def _with_other_news(text: str) -> str:
    """A person's file without the clauses about the old facts, and with those about the new."""
    head, biography, tail = text.split('"""')
    clauses = [clause.strip() for clause in biography.strip().rstrip(".").split(";")]
    name = next(line for line in head.splitlines() if line.startswith("name")).split('"')[1]
    kept = [clause for clause in clauses if not _OLD_NEWS.search(clause)]
    return '"""'.join([head, "\n" + ";\n".join([*kept, *CLAUSES.get(name, ())]) + ".\n", tail])


@dataclass(frozen=True, slots=True)
class Played:
    """A town after its run, with what was seen while it ran."""

    world: World
    watcher: Watcher

    def fact(self, key: str) -> Fact:
        return next(fact for fact in self.world.town.facts if fact.key == key)

    def told(self, key: str) -> set[str]:
        """Who has a fact by talk, from somebody who could know it."""
        heard = spread_of(self.world, self.fact(key)).values()
        return {telling.person for telling in heard if telling.how in ("told", "overheard")}

    def attendance(self, key: str) -> Attendance:
        return attendance(self.world, self.watcher, self.fact(key))

    def lines(self) -> list[str]:
        return [line.text for talk in self.world.talks for line in talk.lines]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = _copy_with_other_news(tmp_path_factory.mktemp("other news"))
    world, watcher = load_world(folder, "1", list(PEOPLE)), Watcher()
    session = Session(world)
    try:
        for _ in range(round(_DAYS * DAY)):
            session.step()
            watcher.look(world)
    finally:
        session.close()
    return Played(world, watcher)


@pytest.mark.parametrize("key", ["show", "cat", "rumour", "run"])
def test_a_fact_that_the_code_has_never_seen_is_told_to_at_least_two_others(played: Played, key: str) -> None:
    assert len(played.told(key)) >= 2


@pytest.mark.parametrize("key", ["show", "run"])
def test_somebody_who_accepted_comes_and_nobody_stays_away_without_a_word(played: Played, key: str) -> None:
    came = played.attendance(key)
    assert came.accepted & came.attended
    assert came.unexplained == []


@pytest.mark.parametrize("key", ["show", "run"])
def test_whoever_holds_an_event_is_there_themselves_even_before_their_usual_waking(played: Played, key: str) -> None:
    minutes = played.watcher.present[key]
    assert minutes[played.fact(key).carrier] >= 30


def test_who_was_invited_to_a_place_they_did_not_know_finds_it(played: Played) -> None:
    show, pub = played.attendance("show"), "The Rose and Crown Pub:pub"
    assert "Isabella Rodriguez" in show.accepted & show.attended
    assert pub in played.world.people["Isabella Rodriguez"].known


def test_a_rumour_is_passed_on_as_hearsay_and_its_object_is_asked_or_left_out(played: Played) -> None:
    said = [text for text in played.lines() if "Giorgio" in text and "moving to the city" in text]
    assert said
    assert not any(re.search(r"Carmen Ortiz has heard that", text) for text in said)


def test_with_no_seed_of_the_party_or_the_election_nobody_speaks_of_either(played: Played) -> None:
    assert played.lines()
    assert [text for text in played.lines() if _OLD_NEWS.search(text) or "election" in text.lower()] == []
