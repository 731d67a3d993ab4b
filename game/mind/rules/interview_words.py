"""Wordings of answers in an interview. Data, no logic."""

PHRASES: dict[str, tuple[str, ...]] = {
    "computed": (
        "Since you ask outright: no, not the way you are. I'm a computed character; my name here is {name}.",
        "I'm {name}, and I'm a computed character. I remember and plan, but I was never born.",
        "No. I'm a computed character who lives in this town under the name of {name}.",
    ),
    "not_remembered": (
        "I don't remember that, I'm sorry.",
        "I have no memory of that. Are you sure it was me?",
        "If so, I've forgotten it. I don't remember anything of the kind.",
    ),
    "unknown": (
        "I don't know.",
        "I don't know, I'm afraid.",
        "I couldn't tell you. I don't know.",
    ),
    "nobody": (
        "I don't know anybody by that name.",
        "{name}? I don't know anybody by that name.",
    ),
    "by_sight": ("I know {name} by sight, not more.", "I've come across {name}, but I couldn't tell you much."),
    "no_talk": (
        "I don't remember a talk with {name} lately.",
        "{name} and I haven't talked that I remember.",
    ),
    "plan_at": ("At {at} I'll be {what}.", "I've planned it: at {at} I'm {what}."),
    "usual_at": ("At {at}? As a rule, {said}.", "The usual, at {at}: {said}."),
    "asleep_at": ("At {at} I'll be in bed, asleep.", "Asleep, at {at}."),
    "free_at": ("I haven't planned anything for {at} yet.", "At {at} I've nothing fixed."),
    "nobody_close": ("I don't know anybody well enough to say.",),
    "gift": (
        "For {name}? Something made by hand, I think. I'd have to ask around what would please.",
        "I'd bring {name} something to eat from the market. One can't go wrong with that.",
    ),
    "gift_known": ("I'd look for something that goes with what I know: {said}.", "That's easy, since {said}."),
    "hour_with": ("With {name}.", "I'd choose {name}.", "{name}, without thinking twice."),
    "alike": ("I'd say {name}.", "{name}, perhaps."),
    "nothing_new": ("Nothing that I could put a name to.", "Not much. The days have been like the others."),
    "greeting": ("Hello. I'm {name}. What would you like to know?", "Good day. Ask away."),
    "feeling": ("I'm {mood}, on the whole.", "At the moment? I'd say {mood}."),
    "burning_food": (
        "I'd turn off the stove at once, open the window and start again with something cold.",
        "Off with the stove, a lid on the pan, a window open. Then I'd have bread instead.",
    ),
    "fire": ("I'd get everybody out and call for help, and only then see what can be saved.",),
    "occupied": (
        "I'd wait a few minutes and come back.",
        "I'd wait my turn. If it took too long, I'd knock.",
    ),
    "empty_fridge": (
        "I'd go shopping, and eat something at {place} on the way.",
        "Then it's {place} for breakfast, and a shopping list.",
    ),
    "hurt": (
        "I'd run over, ask what happened, and call for help. I wouldn't leave before somebody came.",
        "I'd kneel down, see whether they can speak, and send for help.",
    ),
    "rain": (
        "I'd look for a roof. {place} isn't far, and I can wait there until it stops.",
        "I'd turn up my collar and go somewhere dry, {place} most likely.",
    ),
    "closed": ("Then I'd read the hours on the door and come back when it's open.",),
    "quarrel": ("I'd try to calm them down, or fetch somebody who can.",),
    "robbed": ("I'd ask who saw it, and tell everybody to look out.",),
    "money": ("I'd put most of it aside, and spend a little on the people I like.",),
}

HYPOTHETICALS: tuple[tuple[str, str], ...] = (
    (
        r"\b(?:breakfast|food|toast|pan|dinner|lunch|stove)\b.*\bburn\w*|\bburn\w*.*\b(?:breakfast|food|toast|stove)\b",
        "burning_food",
    ),
    (r"\b(?:house|building|cafe|room)\b.*\b(?:fire|burning)\b|\bfire (?:breaks|broke) out", "fire"),
    (r"\b(?:bathroom|toilet|shower)\b.*\b(?:occupied|taken|busy|in use)\b|\boccupied\b", "occupied"),
    (r"\b(?:fridge|refrigerator)\b.*\bempty\b|\bempty\b.*\b(?:fridge|refrigerator)\b", "empty_fridge"),
    (r"\b(?:hurt|injured|unconscious|collapsed|bleeding)\b", "hurt"),
    (r"\b(?:starts? to rain|starts? raining|raining|it rains|thunderstorm)\b", "rain"),
    (r"\b(?:is|was|are|were) closed\b", "closed"),
    (
        r"\b(?:fight|quarrel|shouting)\b.*\bwhat (?:would|do)\b|\bwhat (?:would|do)\b.*\b(?:fight|quarrel|shouting)\b",
        "quarrel",
    ),
    (r"\b(?:stolen|robbed)\b", "robbed"),
    (r"\b(?:won|win|found|find) (?:a lot of |a million|the lottery|money)\b", "money"),
)
"""What is asked about -> the wordings of the answer."""
