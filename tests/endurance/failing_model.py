"""A town whose model fails three times in ten, measured: `python -m tests.endurance.failing_model [--days 1]`.

A server on loopback writes down what the rules answer, but at random it fails (500 as a page or as JSON, 429, a broken
connection), hangs, or sends rubbish (a web page, chatter, half a JSON, nothing). The town is measured as the command
`measure` does it. The run fails if anybody stands idle for more than 30 game minutes, if a norm is broken, or if a
thought fails; how often the server failed in which way is printed.
"""

import argparse
import os
import random
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

from game import config

config.prepare_process()  # before numpy is imported, as the game does

from game.mind import questions as q  # noqa: E402
from game.mind.prompted import asking  # noqa: E402
from game.mind.prompted import mind as prompted  # noqa: E402
from game.mind.prompted.asking import Put  # noqa: E402
from game.study.measures import Metrics  # noqa: E402
from game.study.runs import Job, play  # noqa: E402
from tests.llm import servers  # noqa: E402
from tests.llm.servers import Answer, FakeServer, completion  # noqa: E402
from tests.modelled import Writer  # noqa: E402

MOST_IDLE = 30
"""Game minutes."""
_HANG = 60.0
_DEADLINE = 2.0
"""Seconds that a call may take."""
_FAULTS: dict[str, Answer] = {
    "a page with 500": servers.HTML_500,
    "JSON with 500": servers.JSON_500,
    "429": servers.BUSY,
    "a broken connection": servers.DROP,
    "a hang": Answer(after=_HANG),
    "a web page": servers.WEB_PAGE,
    "chatter": completion("As a language model I like turtles."),
    "half a JSON": completion('{"actions": [{"what": "baki'),
    "nothing": completion(""),
}


class Failing(Writer):
    """Answers as the rules do, and fails at random."""

    def __init__(self, share: float, seed: str) -> None:
        super().__init__()
        self.share, self.draw, self.lock = share, random.Random(seed), threading.Lock()
        self.met: Counter[str] = Counter()
        """Faults that were met, and `well`."""

    def chat(self, body: dict[str, Any]) -> Answer:
        with self.lock:
            name = self.draw.choice(list(_FAULTS)) if self.draw.random() < self.share else "well"
            self.met[name] += 1
        return self._well(body) if name == "well" else _FAULTS[name]

    def _well(self, body: dict[str, Any]) -> Answer:
        """What a second try adds to the prompt is no part of the question."""
        asked = body["messages"][-1]
        question = asked["content"].split("\n\nYour last answer could not be used")[0]
        if question not in self.questions:  # a greeting, with which a server is probed that was too slow
            return completion("Hello.")
        return super().chat({**body, "messages": [{**asked, "content": question}]})


def _known() -> Any:
    """Let the server know what stands behind a prompt while this is entered."""
    real: Callable[[q.Question[Any]], Put[Any]] = asking.put

    def put(question: q.Question[Any]) -> Put[Any]:
        words = real(question)
        Writer.questions[words.user] = words
        return words

    return patch.object(prompted, "put", put)


def measured(folder: Path, days: float, people: tuple[str, ...], share: float, answers: str) -> tuple[Metrics, Failing]:
    """The metrics of a town whose model fails so often, and what the server did; settings are kept in `folder`."""
    (folder / "settings.toml").write_text(f"[model]\nseconds = {_DEADLINE}\nat_once = 8\n", encoding="utf-8")
    os.environ["SMALLVILLE_DATA"] = str(folder)
    kind = Failing(share, "1")
    with _known(), FakeServer(kind) as server:
        flags = (("model.base_url", server.url), ("model.name", "model-a"), ("answers", answers))
        run = play(Job(config.town_folder(None), people, "1", days, flags=flags))
    return run.metrics, kind


def faults_of(metrics: Metrics) -> list[str]:
    """What should not have come of it."""
    most = {"max_idle_minutes": MOST_IDLE, "norm_violations": 0, "failed_thoughts": 0}
    return [
        f"{name} is {metrics[name]:g}, at most {limit} is allowed"
        for name, limit in most.items()
        if metrics[name] > limit
    ]


def main() -> int:
    """Play, print, and return whether it went wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--days", type=float, default=1.0)
    parser.add_argument("--people", default="", help="all if left out")
    parser.add_argument("--share", type=float, default=0.3, help="of the calls that fail")
    parser.add_argument("--answers", default="thrifty")
    told, began = parser.parse_args(), time.monotonic()
    people = tuple(name.strip() for name in told.people.split(",") if name.strip())
    with tempfile.TemporaryDirectory() as folder:
        metrics, kind = measured(Path(folder), told.days, people, told.share, told.answers)
    print(f"{kind.met.total()} calls in {time.monotonic() - began:.0f} s: {dict(kind.met.most_common())}")
    for name in ("max_idle_minutes", "norm_violations", "failed_thoughts", "conversations_per_person_day"):
        print(f"{name:30} {metrics[name]:8.2f}")
    wrong = faults_of(metrics)
    print("\n".join(wrong) or "nobody idle, no norm broken, no thought lost")
    return int(bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
