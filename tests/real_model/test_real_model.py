"""The worst of models on a small computer: the town must stay a town."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.answering import by_model
from game.headless import summary
from game.llm.capabilities import CapabilityStore
from game.llm.doctor import PATIENT, Doctor, Report
from game.llm.server import Server
from game.mind.prompted.asking import longest_prompt
from game.opening import open_session
from game.session import Session
from game.settings import SERVERS_FILE, Settings
from game.world.clock import HOUR, MINUTE
from tests.modelled import live
from tests.real_model.llama import serving

pytestmark = pytest.mark.real_model
EXAMPLE = Path(__file__).parents[2] / "maps" / "example"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("llama") / "server.log") as address:
        yield address


@pytest.fixture(autouse=True)
def data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Settings of nobody."""
    folder = tmp_path / "data"
    monkeypatch.setenv("SMALLVILLE_DATA", str(folder))
    for name in ("OPENAI_API_KEY", "OPENAI_BASE_URL"):
        monkeypatch.delenv(name, raising=False)
    return folder


def examined(url: str, data: Path, **more: Any) -> Report:
    doctor = Doctor(Server(url), store=CapabilityStore(data / SERVERS_FILE), at_once=2, **more)
    try:
        return doctor.examine()
    finally:
        doctor.close()


def test_the_doctor_finds_out_all_about_it(url: str, data: Path) -> None:
    report = examined(url, data, seconds=PATIENT, longest_prompt=longest_prompt())
    print(f"\n{report.text()}")
    said = {finding.about: finding.said for finding in report.findings}
    assert report.usable and report.well and not [f for f in report.findings if not f.tried]
    assert said["structured output"] == "JSON object with a schema"  # it answers 500 to json_schema
    assert said["key"] == "none is needed" and said["length limit"] == "max_tokens"
    assert said["thinking"] == "it does not think aloud" and said["long prompts"].endswith("are read whole")
    assert report.known.parallel in (1, 2) and report.known.tokens_a_second > 0.0 and report.known.reads_a_second > 0.0


def test_in_a_hurry_the_doctor_says_what_it_has_not_tried_and_is_of_use(url: str, data: Path) -> None:
    report = examined(url, data, seconds=2.0, longest_prompt=longest_prompt())
    print(f"\n{report.text()}")
    assert report.usable and report.well
    assert report.seconds < 10.0


def after(hours: int, saves: Path) -> None:
    """The three people of the example town have been up for so long since 6 am, by rule."""
    session = open_session(EXAMPLE, [], "7", saves, "Plum", "")
    live(session, hours * HOUR)
    session.save()
    session.close()


@pytest.mark.parametrize(("setting", "hours", "kind"), [("thrifty", 10, "talk"), ("faithful", 2, "act")])
def test_for_two_hours_of_three_people_the_town_stays_a_town(
    url: str, tmp_path: Path, setting: str, hours: int, kind: str
) -> None:
    after(hours, tmp_path)
    settings = Settings.model_validate({"answers": setting, "model": {"base_url": url}})
    session = open_session(None, [], "", tmp_path, "", "Plum", answering=by_model(settings, "timed", os.environ))
    first = session.world.tick
    idle = live(session, 2 * HOUR, last=120.0)
    told = summary(session, first, 0.0)
    print(f"\n{setting}: {json.dumps(counts(told))}\n{lived(session, first)}")
    session.close()
    assert len(session.world.people) == 3 and told["ticks"] == 2 * HOUR
    assert idle <= 30 * MINUTE
    assert kind in told["kinds"]
    for person in session.world.people.values():
        assert any(memory.created > first and memory.source == "did" for memory in person.stream.rows)


def counts(told: dict[str, Any]) -> dict[str, Any]:
    names = ("calls", "retries", "mended", "replaced_by_rules", "tokens_in", "tokens_out", "conversations", "kinds")
    return {name: told[name] for name in names}


def lived(session: Session, first: int) -> str:
    """What people did, said and learned, as they remember it."""
    lines = []
    for person in session.world.people.values():
        for memory in person.stream.rows:
            if memory.created > first and memory.source != "saw":
                lines.append(f"{session.world.clock.at(memory.created):%H:%M} {memory.text}")
    said = [event.text for event in session.world.log if event.kind == "line" and event.tick > first]
    return "\n".join([*lines, *said])
