"""Every word of the interface, in one place, ready for translation."""

PAUSE = "Pause, go on"
SPEEDS = ("1×", "3×", "10×", "Max")
SPEED_TIPS = ("A second is a game minute", "Three times as fast", "Ten times as fast", "As fast as it goes")
SAVE, LOG, HELP, CLOSE, FOLLOW = "Save", "What happened", "Keys", "Close (Esc)", "Follow"
SETTINGS = "Settings"
PAUSED = "Paused"
MINDS = {"rules": "Minds: rules"}
MIND = "Minds: {}"
RATE = "{} game min/s"

TABS = {
    "now": ("Now", "👁️"),
    "plan": ("Plan", "📅"),
    "memories": ("Memories", "💭"),
    "reflections": ("Reflections", "🧠"),
    "ask": ("Ask", "🎤"),
    "thing": ("Thing", "📦"),
    "room": ("Place", "🏠"),
}
"""Words and emoji of the pages of the inspector."""
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
HELP_FOOT = "Everybody here decides for themselves. Choose one to read their mind."
GROUPS = {"time": "Time", "people": "People and panels", "view": "View", "game": "Game"}
ACTIONS = {
    "pause": "pause, go on",
    "speed_1": "a second is a game minute",
    "speed_2": "three times as fast",
    "speed_3": "ten times as fast",
    "speed_4": "as fast as it goes",
    "next_person": "next person",
    "person_before": "person before",
    "follow": "follow the person",
    "next_tab": "next page of the panel",
    "tab_before": "page before",
    "into_panel": "go through the panel by keys",
    "log": "what happened",
    "view_left": "move the view left",
    "view_right": "move the view right",
    "view_up": "move the view up",
    "view_down": "move the view down",
    "zoom_in": "nearer",
    "zoom_out": "farther",
    "whole_town": "the whole town",
    "page_up": "list: a page up",
    "page_down": "list: a page down",
    "save": "save",
    "quick_save": "quick save",
    "quick_load": "quick load",
    "picture": "take a picture",
    "settings": "settings",
    "help": "these keys",
    "back": "back, close",
    "panel_wider": "a wider panel",
    "panel_narrower": "a narrower panel",
}
"""What each key does, by action (actions.py)."""
MOUSE = (
    ("Click", "choose a person, a thing, a place"),
    ("Drag", "move the view"),
    ("Wheel", "nearer, farther; move a list"),
)
NOTHING_TO_PASTE = "There is no text to paste."
FIELD_FULL = "There is no room for more: {} characters at most."
FIELD_CUT = "Cut: there is room for {} characters."
FIELD_CLEANED = "Signs that cannot be shown were left out."
ASK_LABEL, ASK_HINT, ASK_BUTTON = "Ask {} anything", "What are you doing today?", "Ask"
ASK_ABOUT = "{} answers from memory. Nothing of it is remembered, and the town stays as it is."
ASK_WAITS = "{} is thinking ..."
ASK_ANYTHING = "Write a question first."

INTERVIEWER = "You"
NO_ANSWER = "No answer: {}"
STATE, USED_BY, IN_ROOM, PURPOSE, ROOM_FOR = "State", "Used by", "Where", "For", "Room for"
HOURS, OPEN, CLOSED, ALWAYS, INSIDE, THINGS, OWNERS = (
    "Hours", "{} to {}, open now", "{} to {}, closed now", "always open", "Inside", "Things here", "Belongs to",
)  # fmt: skip
NOBODY, NO_STATE, PRIVATE, NO_LIMIT = "nobody", "as usual", "private", "as many as come"
POINTER = "Pointer"
SCALE, STILL = "Size of the interface", "Water, leaves and steam stand still"
UNFOCUSED = "The clock goes on while another window has the keys"
KEYS_HOW = "Name keys as in F, F5, Space, Ctrl+S or Shift+Tab; several with a comma and a space between them."
KEEP_KEYS, OWN_KEYS, DONE = "Keep these keys", "The game's own keys", "Done"
