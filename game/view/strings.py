"""Every word of the interface, in one place, ready for translation."""

PAUSE = "Pause, go on (Space)"
SPEEDS = ("1×", "3×", "10×", "Max")
SPEED_TIPS = (
    "A second is a game minute (1)",
    "Three times as fast (2)",
    "Ten times as fast (3)",
    "As fast as it goes (4)",
)
SAVE, LOG, HELP, CLOSE, FOLLOW = "Save (Ctrl+S)", "What happened (L)", "Keys (H)", "Close (Esc)", "Follow (F)"
PAUSED = "Paused"
MINDS = {"rules": "Minds: rules"}
MIND = "Minds: {}"
RATE = "{} game min/s"

TABS = ("Now", "Plan", "Memories", "Reflections")
AGED = "{age}, {traits}"
DOING, WHERE, MOOD, HEADING = "Doing", "Where", "Mood", "On the way to"
WHY, CHUNK, HOUR = "Why", "The plan says", "This hour"
ABOUT = "About {}"
PROMISES = "Promised"
PROMISE = "{words} ({when}), to {to}"
TALK = "Talking with {}"
OPEN_GROUND = "outdoors"
ASLEEP, WALKING, IDLE = "asleep", "on the way", "looking around"
CHANGED = "Changed"
NOW_MARK = "now"
BECAUSE = "because {}"
NO_PLAN = "No plan yet. The day is planned on waking."
NO_MEMORIES = "Nothing remembered yet."
NO_REFLECTIONS = "No reflections yet. They come when enough that matters has happened, two or three times a day."
NO_EVENTS = "Nothing has happened yet."
EVIDENCE = "because of"
CONFIDENCE = "{} % sure"
REPLACED = "replaced by a later thought"
BEFORE = "before the story"
LOG_TITLE = "What happened"
KINDS = {
    "seed": ("🌱", "from before"),
    "observation": ("👀", "saw"),
    "action": ("🙋", "did"),
    "dialogue": ("💬", "heard"),
    "plan": ("📅", "planned"),
    "reflection": ("🧠", "thought"),
    "inner voice": ("🕯️", "inner voice"),
}
EVENTS = {
    "plan": "📅",
    "change": "🔀",
    "talk": "👋",
    "line": "💬",
    "end of talk": "🤝",
    "reflection": "🧠",
    "state": "🔧",
    "refused": "🚪",
    "waking": "🌅",
    "sleep": "💤",
    "late": "⏳",
    "player": "🫵",
}
SUN, MOON = "☀️", "🌙"
SLEEP_EMOJI, GREET_EMOJI, TALK_EMOJI, LISTEN_EMOJI = "💤", "👋", "💬", "👂"
HELP_TITLE = "Keys"
HELP_KEYS = (
    ("Space", "pause, go on"),
    ("1  2  3  4", "speed"),
    ("Tab", "next person"),
    ("F", "follow the person"),
    ("Click", "choose a person"),
    ("Esc", "back"),
    ("Arrows, WASD, drag", "move the view"),
    ("Wheel, + and −", "zoom"),
    ("Home", "the whole town"),
    ("L", "what happened"),
    ("Ctrl+S", "save"),
    ("F5,  F9", "quick save, quick load"),
    ("H", "this list"),
)
HELP_FOOT = "Everybody here decides for themselves. Choose one to read their mind."
