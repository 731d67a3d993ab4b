"""The commands as a stranger types them, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.mind.index_process import AUDIT

ROOT = Path(__file__).resolve().parent.parent
THREE = ["--people", "Isabella,Arthur,Sam", "--seed", "7"]


def command(*words: str, saves: Path, expect: int = 0, **more: str) -> subprocess.CompletedProcess[str]:
    """Run `python main.py WORDS`; there must never be a traceback."""
    env = (
        os.environ
        | {"SMALLVILLE_SAVES": str(saves), "SMALLVILLE_DATA": str(saves / "data"), "SDL_VIDEODRIVER": "dummy"}
        | more
    )
    done = subprocess.run(
        [sys.executable, "main.py", *words], cwd=ROOT, env=env, capture_output=True, text=True, encoding="utf-8"
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == expect, (done.returncode, done.stdout, done.stderr)
    return done


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one town of three people, a quarter of a day old."""
    folder = tmp_path_factory.mktemp("saves")
    command("run", "--days", "0.25", "--name", "Trio", *THREE, "--json", saves=folder)
    return folder


def test_the_same_seed_gives_the_same_state_in_two_processes_and_another_seed_another(tmp_path: Path) -> None:
    runs = [command("run", "--days", "0.1", *THREE, "--json", saves=tmp_path) for _ in range(2)]
    other = command("run", "--days", "0.1", *THREE[:2], "--seed", "8", "--json", saves=tmp_path)
    first, second, third = (json.loads(run.stdout) for run in (*runs, other))
    assert first["state_hash"] == second["state_hash"] != third["state_hash"]
    assert first["people"] == 3 and first["ticks"] == 864 and first["plans"] >= 3


def test_going_on_from_a_save_equals_going_on(saves: Path, tmp_path: Path) -> None:
    command("run", "--days", "0.05", "--name", "Half", *THREE, saves=tmp_path)
    resumed = command("run", "--days", "0.05", "--load", "Half", "--json", saves=tmp_path)
    whole = command("run", "--days", "0.1", *THREE, "--json", saves=tmp_path)
    assert json.loads(resumed.stdout)["state_hash"] == json.loads(whole.stdout)["state_hash"]


def test_the_summary_holds_what_the_readme_promises(saves: Path, tmp_path: Path) -> None:
    result = json.loads(command("run", "--days", "0.02", *THREE, "--json", saves=tmp_path).stdout)
    assert {
        "days", "ticks", "people", "memories", "reflections", "conversations", "plans", "insights", "questions",
        "state_hash", "wall_s", "seed",
    } <= result.keys()  # fmt: skip


def test_saves_are_listed_shown_and_found_whole(saves: Path) -> None:
    listed = json.loads(command("saves", "list", "--json", saves=saves).stdout)
    assert [row["name"] for row in listed] == ["Trio"]
    shown = json.loads(command("saves", "show", "Trio", "--json", saves=saves).stdout)
    assert shown["checkpoints"]
    assert json.loads(command("saves", "verify", "--json", saves=saves).stdout)[0]["whole"] is True


def test_a_damaged_town_is_reported_and_left_as_it_is(saves: Path, tmp_path: Path) -> None:
    content = bytearray((saves / "Trio.town").read_bytes())
    content[len(content) // 2 : len(content) // 2 + 64] = b"x" * 64
    (tmp_path / "Hurt.town").write_bytes(content)
    said = command("saves", "verify", "Hurt", saves=tmp_path, expect=2).stdout
    assert "Hurt" in said
    assert (tmp_path / "Hurt.town").read_bytes() == bytes(content)


def test_an_interview_leaves_no_trace(saves: Path) -> None:
    before = (saves / "Trio.town").read_bytes()
    answer = command("ask", "Trio", "Isabella", "What do you do for a living?", saves=saves).stdout
    assert "Cafe" in answer or "cafe" in answer
    assert (saves / "Trio.town").read_bytes() == before


def test_a_picture_of_a_saved_town_has_the_size_that_was_asked_for(saves: Path, tmp_path: Path) -> None:
    import pygame

    out = tmp_path / "town.png"
    command(
        "picture", str(out), "--load", "Trio", "--size", "1024x640", "--person", "Sam", "--tab", "plan", saves=saves
    )
    assert pygame.image.load(str(out)).get_size() == (1024, 640)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["run", "--load", "Nowhere"], "Nowhere"),
        (["run", "--people", "Zorro"], "Zorro"),
        (["run", "--town", "maps/atlantis"], "atlantis"),
        (["run", "--days", "soon"], "--days"),
        (["run", "--name", "a/b"], "a/b"),
        (["ask", "Nowhere", "Sam", "Who are you?"], "Nowhere"),
        (["picture", "x.png", "--size", "huge"], "huge"),
        (["picture", "x.png", "--tab", "dreams"], "dreams"),
        (["dance"], "dance"),
        (["check", "maps/atlantis"], "atlantis"),
    ],
)
def test_a_wrong_word_is_answered_with_one_sentence_that_names_it(words: list[str], said: str, tmp_path: Path) -> None:
    done = command(*words, saves=tmp_path, expect=2)
    told = (done.stderr + done.stdout).strip()
    assert said in told and len(told.splitlines()) == 1


def test_without_a_screen_the_window_says_so_and_names_run(tmp_path: Path) -> None:
    env = {k: v for k, v in os.environ.items() if k not in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run(
        [sys.executable, "main.py", "--saves", str(tmp_path)], cwd=ROOT, env=env, capture_output=True, text=True
    )
    if sys.platform.startswith("linux"):
        assert done.returncode == 2 and "run" in done.stderr and "Traceback" not in done.stderr
    assert list(tmp_path.glob("*.town")) == []


def test_no_network_socket_is_opened(tmp_path: Path) -> None:
    script = (
        "import sys, socket\n"
        "def watch(event, told):\n"
        "    if event == 'socket.__new__' and told[1] in (socket.AF_INET, socket.AF_INET6):\n"
        "        print('SOCKET', told, flush=True)\n"
        "sys.addaudithook(watch)\n"
        "sys.argv = ['main.py', *sys.argv[1:]]\n"
        "from game.cli import main\n"
        "main()\n"
    )
    words = ["run", "--days", "0.05", "--name", "Quiet", *THREE, "--json"]
    asked_for = tmp_path / "sockets.txt"
    env = os.environ | {"SMALLVILLE_SAVES": str(tmp_path), AUDIT: str(asked_for)}
    done = subprocess.run([sys.executable, "-c", script, *words], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "SOCKET" not in done.stdout + done.stderr
    assert asked_for.read_text(encoding="utf-8") == ""  # it is there, so the index was watched too
