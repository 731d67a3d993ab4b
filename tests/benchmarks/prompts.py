"""Questions and tokens a person a game day, by kind and setting: `python -m tests.benchmarks.prompts [PEOPLE] [DAYS]`.

The model is a fake that writes down the rule mind's answers; a token is counted as four letters. PEOPLE is `all`, or
names with commas between them.
"""

import sys
from collections import Counter
from typing import Any

from game import config
from game.mind.prompted.asking import Put
from game.mind.prompted.budget import Repeats, tokens
from game.mind.routes import Setting, mind_for
from game.mind.rules import RuleMind
from game.session import Session
from game.towns.load import load_world
from game.world.clock import DAY
from tests.mind.prompted.written import RuleWriter

THREE = "Isabella Rodriguez,Klaus Mueller,Maria Lopez"
TARGETS = {"thrifty": (30, 30_000), "faithful": (100, 100_000)}


class Meter:
    """Counts questions and tokens by prompt, and what repeats."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.tokens_in: Counter[str] = Counter()
        self.tokens_out: Counter[str] = Counter()
        self.repeats = Repeats()
        self.dropped = 0
        self.longest = ("", 0)

    def add(self, words: Put[Any], reply: str) -> None:
        """Count one question and its answer."""
        name, prompt = words.asking.template, words.system + words.user
        self.asked[name] += 1
        self.tokens_in[name] += tokens(prompt)
        self.tokens_out[name] += tokens(reply)
        self.repeats.add(words.question.card.name, name, prompt)
        self.dropped += words.dropped
        self.longest = max(self.longest, (name, tokens(prompt)), key=lambda found: found[1])


def measured(setting: Setting, people: list[str], days: float, seed: str = "day") -> tuple[Meter, Session]:
    """A town played for some days in a setting."""
    meter = Meter()
    writer = RuleWriter(meter.add)
    mind, fallbacks = mind_for(setting, RuleMind(), writer, print)
    session = Session(load_world(config.maps_folder() / "smallville", seed, people), mind=mind)
    try:
        while session.world.tick < days * DAY:
            session.step()
    finally:
        session.close()
    replaced = sum(sum(f.replaced.values()) for f in fallbacks)
    print(f"retried {dict(writer.retried)}, replaced by rules {replaced}")
    return meter, session


def told(setting: str, meter: Meter, per: float) -> None:
    """Print a table, each number a person a day."""
    print(f"{setting}: a person a day{'':8} questions  tokens in  tokens out")
    for name, asked in meter.asked.most_common():
        print(
            f"  {name:28} {asked / per:9.1f} {meter.tokens_in[name] / per:10.0f} {meter.tokens_out[name] / per:11.0f}"
        )
    total = sum(meter.asked.values()), sum(meter.tokens_in.values()), sum(meter.tokens_out.values())
    print(f"  {'all':28} {total[0] / per:9.1f} {total[1] / per:10.0f} {total[2] / per:11.0f}")
    most = TARGETS.get(setting)
    if most:
        print(f"  together {(total[1] + total[2]) / per:.0f} tokens; at most {most[0]} questions, {most[1]} tokens")
    print(
        f"  longest prompt: {meter.longest[0]}, {meter.longest[1]} tokens; memories left out: {meter.dropped / per:.0f}"
    )
    print(f"  {meter.repeats.share:.0%} of the prompts' letters repeat the beginning of an earlier prompt\n")


def main(people: str, days: float) -> None:
    """Measure all settings that ask a model."""
    names = [] if people == "all" else people.split(",")
    settings: tuple[Setting, ...] = ("thrifty", "faithful", "paper")
    for setting in settings:
        meter, session = measured(setting, names, days)
        told(setting, meter, len(session.world.people) * days)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else THREE, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
