"""What a run will cost before it starts: from what one person asks in a game day, and what tokens cost."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.llm.capabilities import Capabilities
from game.llm.model import Usage
from game.llm.prices import Price, load_prices
from game.mind.prompted.asking import QUESTIONS_OF
from game.mind.routes import Setting, Who, size_of
from game.settings import PRICES_FILE, data_folder

USUAL: Mapping[Setting, Mapping[str, tuple[float, int, int]]] = {
    "rules": {},
    "thrifty": {
        "speak_line": (14.9, 12_460, 480),
        "draw_insights": (5.6, 5_640, 122),
        "digest_talk": (4.6, 4_540, 770),
        "plan_the_day": (1.4, 1_990, 330),
    },
    "faithful": {
        "act_the_hour": (18.7, 25_970, 3_166),
        "speak_line": (16.9, 14_470, 495),
        "decide_reaction": (12.8, 11_930, 458),
        "split_into_hours": (7.0, 5_910, 296),
        "draw_insights": (5.8, 6_220, 107),
        "digest_talk": (4.6, 4_630, 761),
        "summarise": (3.4, 3_600, 320),
        "rate_memories": (2.2, 2_210, 51),
        "ask_oneself": (1.9, 3_820, 110),
        "plan_the_day": (1.4, 1_990, 330),
    },
    "paper": {
        "choose_place": (274.6, 154_810, 1_098),
        "find_emoji": (102.6, 40_360, 410),
        "new_state": (90.2, 38_760, 384),
        "rate_memories": (58.2, 26_320, 233),
        "summarise": (34.8, 37_760, 2_541),
        "split_into_actions": (20.2, 17_980, 1_997),
        "speak_line": (18.6, 14_970, 542),
        "decide_reaction": (12.8, 7_790, 462),
        "split_into_hours": (8.7, 7_270, 317),
        "draw_insights": (5.8, 6_260, 121),
        "digest_talk": (5.1, 5_090, 813),
        "ask_oneself": (1.9, 3_820, 114),
        "plan_the_day": (1.4, 1_980, 331),
    },
}
"""Questions, tokens in and tokens out of one person a game day, by prompt: measured with 25 people and a model that
answers as shortly as the rules do (`tests/benchmarks/prompts.py`)."""
_WORDIER = 1.5
"""Models write more than rules do [ours; a guess, to be on the safe side]."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a run will cost, roughly; prefixes that a server has read before are not reckoned as cheaper."""

    people: int
    days: float
    calls: int
    tokens_in: int
    tokens_out: int
    money: float | None
    """US dollars; None if a price is not known."""

    def seconds(self, known: Capabilities) -> float:
        """How long a server of that speed takes for it, prompts read anew each time; 0 if its speed is not known."""
        if not known.tokens_a_second or not known.reads_a_second:
            return 0.0
        work = self.tokens_in / known.reads_a_second + self.tokens_out / known.tokens_a_second
        return work / max(1, known.parallel)

    def in_words(self) -> str:
        """For people: one sentence, such as `25 people in 1 game day: about 662 calls, ..., about $0.09.`"""
        return f"{self.people} people in {self.days:g} game day{'' if self.days == 1 else 's'}: {self.cost()}."

    def cost(self, of: str = "") -> str:
        """Calls, tokens and money in words; `of` says of when the price is."""
        money = f"at about ${self.money:,.2f}{of}" if self.money is not None else "at a price that is not known"
        if self.money == 0.0:
            money = "free on this computer"
        return f"about {self.calls:,} calls with {self.tokens_in:,} tokens in and {self.tokens_out:,} out, {money}"


def estimated(
    setting: Setting,
    people: int,
    days: float,
    price_of: Callable[[Who], Price | None],
    chosen: Mapping[str, Who] = {},
) -> Estimate:
    """The cost of a run in a setting. `price_of` tells what the big and the small model cost; `chosen` are routes of
    the player's own, by kind of question."""
    share = people * days
    calls, tokens_in, tokens_out = 0.0, 0, 0
    money: float | None = 0.0
    for prompt, (asked, told, written) in USUAL[setting].items():
        who = size_of(QUESTIONS_OF[prompt], chosen)
        if who == "rules":
            continue
        usage, price = Usage(round(told * share), round(written * _WORDIER * share)), price_of(who)
        calls, tokens_in, tokens_out = calls + asked * share, tokens_in + usage.tokens_in, tokens_out + usage.tokens_out
        money = None if money is None or price is None else money + price.of(usage)
    return Estimate(people, days, round(calls), tokens_in, tokens_out, money)


def a_day(setting: Setting, url: str, model: str, people: int = 25, known: Capabilities = Capabilities()) -> str:
    """What a game day of so many people costs with one model, in a sentence with the day of its price; with what is
    `known` of its speed also how long it thinks."""
    prices = load_prices(data_folder() / PRICES_FILE)
    entry, price = prices.entry(url, model), prices.price(url, model)
    estimate = estimated(setting, people, 1.0, lambda who: price)
    cost = estimate.cost(f" (price of {entry.day})" if entry else "")
    return f"{people} people with {setting} answers: {cost}{_thinking(estimate.seconds(known))}"


def _thinking(seconds: float) -> str:
    """How long a model thinks in all, in words; nothing if that is not known."""
    if not seconds:
        return ""
    hours, minutes = divmod(max(1, round(seconds / 60.0)), 60)
    return f"; it thinks for about {f'{hours} h {minutes} min' if hours else f'{minutes} min'}"
