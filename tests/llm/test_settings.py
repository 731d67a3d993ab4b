"""Settings: defaults < file < environment < flags; keys from where they may come and nowhere else."""

import os
import sys
from pathlib import Path

import pytest

from game.errors import InputError
from game.llm.secret import Secret
from game.settings import (
    Endpoint,
    Settings,
    data_folder,
    doctor_for,
    key_for,
    key_offered,
    load_settings,
    read_key,
    save_settings,
    server_for,
)

KEY = "sk-test-0123456789"
FILE = """
answers = "thrifty"
[model]
base_url = "http://localhost:11434/v1"
name = "qwen3:8b"
[caps]
money_a_town = 2.5
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "settings.toml"
    path.write_text(FILE)
    return path


def key_file(folder: Path, text: str = KEY + "\n", mode: int = 0o600) -> Path:
    path = folder / "key"
    path.write_text(text)
    path.chmod(mode)
    return path


def test_without_anything_the_rules_answer_and_nothing_is_asked() -> None:
    settings = load_settings(None, {})
    assert settings == Settings() and settings.answers == "rules" and not settings.asks_a_model
    assert settings.model.at_once == 4 and settings.pace == "patient"


def test_a_key_in_the_environment_is_offered_and_changes_nothing() -> None:
    environ = {"OPENAI_API_KEY": KEY}
    assert key_offered(environ) and not key_offered({}) and not key_offered({"OPENAI_API_KEY": "  "})
    assert not load_settings(None, environ).asks_a_model


def test_the_file_goes_before_the_defaults(path: Path) -> None:
    settings = load_settings(path, {})
    assert (settings.answers, settings.model.name, settings.caps.money_a_town) == ("thrifty", "qwen3:8b", 2.5)
    assert settings.model.seconds == 60.0


def test_the_environment_goes_before_the_file_and_flags_before_both(path: Path) -> None:
    environ = {"OPENAI_BASE_URL": "https://one.example/v1"}
    assert load_settings(path, environ).model.base_url == "https://one.example/v1"
    flags = {"model.base_url": "https://two.example/v1", "model.name": None, "answers": "paper"}
    settings = load_settings(path, environ, flags)
    assert settings.model.base_url == "https://two.example/v1"
    assert (settings.model.name, settings.answers) == ("qwen3:8b", "paper")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("answers = 'magic'", "settings.toml: answers: Input should be"),
        ("[model]\nat_once = 0", "settings.toml: model.at_once: Input should be greater than or equal to 1"),
        ("[model]\nnmae = 'x'", "settings.toml: model.nmae: Extra inputs are not permitted"),
        ("model = 3", "settings.toml: model: Input should be"),
        ("answers", "settings.toml: is not TOML"),
    ],
)
def test_a_fault_names_the_key(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(text)
    with pytest.raises(InputError) as caught:
        load_settings(path, {})
    assert words in str(caught.value)


def test_a_key_written_into_the_settings_is_refused_and_not_repeated(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    for text in (f"[model]\nkey = '{KEY}'", f"[model]\napi_key = '{KEY}'"):
        path.write_text(text)
        with pytest.raises(InputError) as caught:
            load_settings(path, {})
        assert KEY not in str(caught.value) and KEY not in repr(caught.value.__cause__)


def test_saving_changes_what_it_is_told_and_leaves_the_rest(path: Path) -> None:
    save_settings(
        path, {"model.name": 'gpt "next"\\', "caps.tokens_a_day": 5000, "embedder.name": "e", "pace": "brisk"}
    )
    settings = load_settings(path, {})
    assert (settings.model.name, settings.model.base_url) == ('gpt "next"\\', "http://localhost:11434/v1")
    assert (settings.caps.tokens_a_day, settings.caps.money_a_town) == (5000, 2.5)
    assert (settings.embedder.name, settings.pace, settings.answers) == ("e", "brisk", "thrifty")


def test_what_could_not_be_read_again_is_not_saved(path: Path) -> None:
    with pytest.raises(InputError, match="answers"):
        save_settings(path, {"answers": "magic"})
    assert path.read_text() == FILE


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(InputError, match="settings cannot be kept there"):
        save_settings(tmp_path / "file" / "settings.toml", {"answers": "rules"})


# -- keys


def test_a_key_file_of_ones_own_is_read(tmp_path: Path) -> None:
    assert read_key(key_file(tmp_path)) == Secret(KEY)


@pytest.mark.skipif(sys.platform == "win32", reason="permissions are another matter there")
@pytest.mark.parametrize("mode", [0o644, 0o640, 0o604, 0o620])
def test_a_key_file_that_others_may_touch_is_refused(tmp_path: Path, mode: int) -> None:
    with pytest.raises(InputError, match="others may read this key file; run: chmod 600") as caught:
        read_key(key_file(tmp_path, mode=mode))
    assert KEY not in str(caught.value)


@pytest.mark.parametrize("text", ["", "two keys", "a\nb", "x" * 5000])
def test_a_key_file_with_something_else_in_it_is_refused_without_quoting_it(tmp_path: Path, text: str) -> None:
    with pytest.raises(InputError, match="must hold one key and nothing else"):
        read_key(key_file(tmp_path, text))


def test_a_key_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="cannot be read"):
        read_key(tmp_path / "missing")


def test_the_key_file_goes_before_the_environment(tmp_path: Path) -> None:
    endpoint = Endpoint(base_url="https://a.example/v1", key_file=str(key_file(tmp_path)))
    assert key_for(endpoint, {"OPENAI_API_KEY": "other"}) == Secret(KEY)


@pytest.mark.parametrize(
    ("url", "key", "named_now", "sent"),
    [
        ("", "", False, True),  # OpenAI's own
        ("https://a.example/v1", "", False, True),
        ("http://localhost:1234/v1", "", False, False),  # in the open, and named by a file
        ("http://localhost:1234/v1", "", True, True),  # named on the command line beside it
        ("http://localhost:1234/v1", "environment", False, True),
        ("https://a.example/v1", "none", True, False),
    ],
)
def test_where_the_key_of_the_environment_goes(url: str, key: str, named_now: bool, sent: bool) -> None:
    endpoint = Endpoint.model_validate({"base_url": url, "key": key})
    assert key_for(endpoint, {"OPENAI_API_KEY": KEY}, named_now) == Secret(KEY if sent else "")


def test_an_address_from_the_environment_gets_the_key_from_there() -> None:
    environ = {"OPENAI_API_KEY": KEY, "OPENAI_BASE_URL": "http://10.0.0.2/v1"}
    assert key_for(load_settings(None, environ).model, environ) == Secret(KEY)


def test_an_endpoint_leads_to_its_server_with_its_key() -> None:
    environ = {"OPENAI_API_KEY": KEY}
    assert server_for(Endpoint(), environ).url == "https://api.openai.com/v1"
    assert server_for(Endpoint(), environ).key == Secret(KEY)
    local = server_for(Endpoint(base_url="localhost:1234"), environ)
    assert (local.url, bool(local.key)) == ("http://localhost:1234/v1", False)
    with pytest.raises(InputError, match="base_url: two words is no address"):
        server_for(Endpoint(base_url="two words"), environ)


def test_a_doctor_comes_from_the_settings(tmp_path: Path, path: Path) -> None:
    environ = {"SMALLVILLE_DATA": str(tmp_path), "OPENAI_API_KEY": KEY}
    doctor = doctor_for({"embedder.base_url": "https://e.example/v1", "embedder.name": "e"}, environ)
    assert (doctor.server.url, doctor.model, doctor.at_once) == ("http://localhost:11434/v1", "qwen3:8b", 8)
    assert doctor.embed_server is not None and doctor.embed_server.url == "https://e.example/v1"
    assert not doctor.server.key and doctor.embed_model == "e"
    doctor.close()


def test_settings_never_show_a_key(tmp_path: Path) -> None:
    settings = load_settings(None, {"OPENAI_API_KEY": KEY}, {"model.key_file": str(key_file(tmp_path))})
    assert KEY not in repr(settings) and KEY not in settings.model_dump_json()


def test_the_folder_for_settings_can_be_named() -> None:
    assert data_folder({"SMALLVILLE_DATA": os.path.join("a", "b")}) == Path("a", "b")
    assert data_folder({}).name.lower() == "smallville"
