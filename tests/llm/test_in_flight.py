"""Calls in flight hold nobody up: a frame takes its few milliseconds and quitting two seconds, whatever they do."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game import config
from game.app import App, open_window
from tests.llm.servers import DRIP, HANG, HTML_500, Answer, FakeServer, Kind, completion
from tests.modelled import asking, remembered, town
from tests.test_commands import ROOT

__all__ = ["remembered"]
FLOOD = completion("blah " * 200_000)
"""A megabyte of rubbish in place of every answer."""

BUSY = 4.0
"""Seconds more that ending a process may take on a computer that has other things to do; a call hangs for sixty."""


class Always(Kind):
    """Answers everything in one way."""

    with_this = HANG

    def chat(self, body: dict[str, Any]) -> Answer:
        return self.with_this


@pytest.fixture
def hidden(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    open_window((1280, 720))
    yield


def frames(app: App, server: FakeServer, count: int) -> list[float]:
    """Processor seconds of the drawing thread for each of so many frames, once the server has been asked."""
    until = time.monotonic() + 20.0
    while not server.chats and time.monotonic() < until:
        app.frame(1 / 60)
    took = []
    for _ in range(count):
        app.session.gate.open()
        server.over.wait(0.005)  # the rest of a frame's time belongs to the threads that think
        app.session.gate.shut()
        began = time.thread_time()
        app.frame(1 / 60)
        took.append(time.thread_time() - began)
    app.session.gate.open()
    return sorted(took)


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.parametrize("answer", [HANG, DRIP, FLOOD, HTML_500], ids=["hang", "drip", "flood", "fail"])
def test_a_frame_takes_its_few_milliseconds_and_the_window_closes_at_once_whatever_a_server_does(
    answer: Answer, hidden: None, tmp_path: Path
) -> None:
    with FakeServer(Always(with_this=answer)) as server:
        session = town(asking(server, "patient", seconds=60.0), "Trio", tmp_path)
        app = App(session, config.town_folder(None), tmp_path, "Trio", speed=2)
        took = frames(app, server, 200)
        began = time.monotonic()
        app.close()
        closed = time.monotonic() - began
    assert took[len(took) * 99 // 100] <= 0.016, took[-5:]
    assert closed < 2.0


def test_a_run_ends_within_two_seconds_of_ctrl_c_while_a_server_hangs(tmp_path: Path) -> None:
    words = ("run", "--days", "1", "--people", "Isabella,Klaus", "--seed", "7", "--name", "Duo", "--json")
    env = os.environ | {"SMALLVILLE_SAVES": str(tmp_path), "SMALLVILLE_DATA": str(tmp_path / "data")}
    with FakeServer(Always()) as server:
        flags = ("--base-url", server.url, "--model", "model-a", "--answers", "thrifty")
        asked = [sys.executable, "main.py", *words, *flags]
        run = subprocess.Popen(asked, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        until = time.monotonic() + 60.0
        while not server.chats and time.monotonic() < until:
            server.over.wait(0.01)
        run.send_signal(signal.SIGINT)
        began = time.monotonic()
        out, said = run.communicate(timeout=60.0)
        took = time.monotonic() - began
    assert run.returncode == 130 and b"Traceback" not in said, said
    assert b'"replaced_by_rules"' in out
    assert took < 2.0 + BUSY, took
