"""What the window asks of the disk and of model servers: never unasked, never with a key that was not offered."""

import queue
from pathlib import Path

import pytest

from game import config
from game.backstage import (
    Backstage,
    check_name,
    flags_of,
    kept_settings,
    kept_towns,
    reckoned,
    town_folder,
    town_folders,
)
from game.errors import SaveError
from game.opening import open_session
from game.settings import save_settings
from game.view.beginnings import Examination, Minds
from game.view.intents import Chore, Examine, ListModels, ListTowns, ReadInMind, Reply
from tests.llm.servers import Answer, FakeServer, Ollama

EXAMPLE = config.maps_folder() / "example"


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("SMALLVILLE_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("OPENAI_BASE_URL", raising=False)
    monkeypatch.setenv("OPENAI_API_KEY", "sk-of-the-environment")
    return tmp_path / "data"


def done(chore: Chore, saves: Path) -> Reply:
    replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
    Backstage(saves, replies).take(chore)
    return replies.get(timeout=30)


def minds(server: FakeServer, use_key: bool = False) -> Minds:
    return Minds("thrifty", server.url, "qwen3:8b", use_key)


def test_kept_towns_are_listed_the_latest_first_and_a_damaged_one_with_its_fault(tmp_path: Path) -> None:
    for name in ("One", "Two"):
        open_session(EXAMPLE, [], "1", tmp_path, name, "").close()
    (tmp_path / "Broken.town").write_bytes(b"no town")
    towns = done(ListTowns(1), tmp_path).result
    assert isinstance(towns, tuple) and towns == kept_towns(tmp_path)
    assert [town.name for town in towns] in (["Two", "One", "Broken"], ["One", "Two", "Broken"])
    assert (towns[0].people, towns[0].moment, towns[0].fault) == (3, "Monday 18 September, 6:00 am", "")
    assert towns[2].fault


def test_town_folders_tell_who_lives_there_and_where_beds_are() -> None:
    first, lane = town_folders()[0], town_folder(EXAMPLE)
    assert (first.title, len(first.residents)) == ("Smallville", 25)
    assert [one.name for one in lane.residents] == ["Nell Archer", "Otis Fenn", "Priya Vale"]
    assert lane.start == "Monday 18 September 2023, 6:00 am" and min(lane.beds.values()) == 1


def test_a_folder_that_is_no_town_is_told_with_its_fault(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere"
    (folder / "people").mkdir(parents=True)
    (folder / "nowhere.tmx").write_text("no map", "utf-8")
    assert "there is nobody" in town_folder(folder).fault
    assert [one.title for one in town_folders(tmp_path)] == ["nowhere"]


def test_a_name_that_is_taken_or_cannot_be_is_told(tmp_path: Path) -> None:
    open_session(EXAMPLE, [], "1", tmp_path, "Lane", "").close()
    assert check_name(tmp_path, "") and check_name(tmp_path, "Lane 2")
    for name, why in (("Lane", "There is a town called Lane"), ("a/b", "cannot be a town's name")):
        with pytest.raises(SaveError, match=why):
            check_name(tmp_path, name)


def test_what_is_understood_comes_back_line_by_line(tmp_path: Path) -> None:
    lines = ("Otis plans a dance on the Plum Green tomorrow at 8 pm", "nobody sings")
    reads = done(ReadInMind(1, str(EXAMPLE), ("Otis Fenn",), lines), tmp_path).result
    assert isinstance(reads, tuple) and [read.well for read in reads] == [True, False]


@pytest.mark.parametrize("use_key", [True, False])
def test_models_are_listed_with_the_key_only_if_it_was_allowed(tmp_path: Path, use_key: bool) -> None:
    with FakeServer(Ollama()) as server:
        reply = done(ListModels(1, minds(server, use_key)), tmp_path)
        assert reply.result == ("qwen3:8b", "nomic-embed-text:latest")
        sent = [str(seen.headers) for seen in server.seen]
    assert len(sent) == 1 and ("sk-of-the-environment" in sent[0]) == use_key


def test_a_server_that_is_not_there_is_a_sentence(tmp_path: Path) -> None:
    reply = done(ListModels(1, Minds("thrifty", "http://127.0.0.1:9/v1", "m")), tmp_path)
    assert reply.result is None and "127.0.0.1:9" in reply.fault


def test_the_doctor_tells_as_it_goes_and_says_whether_it_can_be_used(tmp_path: Path) -> None:
    with FakeServer(Ollama()) as server:
        examination = Examination([])
        reply = done(Examine(1, minds(server), examination), tmp_path)
        assert not any("sk-of-the-environment" in str(seen.headers) for seen in server.seen)
    assert reply.result is True and examination.over
    assert [found.about for found in examination.found][:2] == ["reachable", "models"]


def test_the_doctor_stops_when_told_to(tmp_path: Path) -> None:
    replies: queue.SimpleQueue[Reply] = queue.SimpleQueue()
    desk = Backstage(tmp_path, replies)
    with FakeServer(Ollama(), Answer(after=60.0)) as server:
        examination = Examination([])
        desk.take(Examine(7, minds(server), examination))
        while not any(seen.path.endswith("completions") for seen in server.seen):
            assert replies.empty()
        desk.break_off(7)
        assert replies.get(timeout=10).number == 7 and examination.over


def test_what_is_chosen_is_kept_as_settings_and_no_key_is_written(own_folder: Path) -> None:
    chosen = Minds("faithful", "http://localhost:1234/v1", "some-model", True)
    save_settings(own_folder / "settings.toml", flags_of(chosen))
    kept = kept_settings(Path("saves"))
    assert (kept.minds, kept.key_offered) == (chosen, True)
    assert "sk-of" not in (own_folder / "settings.toml").read_text("utf-8")
    save_settings(own_folder / "settings.toml", flags_of(Minds("rules")))
    assert kept_settings(Path("saves")).minds.model == "some-model"


def test_a_game_day_under_rules_costs_nothing_and_one_on_this_computer_is_free() -> None:
    assert reckoned(Minds("rules"), 25) == ""
    told = reckoned(Minds("thrifty", "http://localhost:1/v1", "m"), 25)
    assert told.startswith("about 662 calls with ") and told.endswith("free on this computer")
