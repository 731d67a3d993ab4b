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
WHY = "Why"
ABOUT = "About {}"
PROMISES = "Promised"
PROMISE = "{words} ({when}), to {to}"
TALK = "Talking with {}"
OPEN_GROUND = "outdoors"
ASLEEP, WALKING, IDLE = "asleep", "on the way", "looking around"
NOW_MARK = "now"
BECAUSE = "because {}"
NO_PLAN = "No plan yet. The day is planned on waking."
NO_MEMORIES = "Nothing remembered yet."
NO_REFLECTIONS = "No reflections yet. They come when enough that matters has happened, two or three times a day."
NO_EVENTS = "Nothing has happened yet."
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
GROUPS = {"time": "Time", "people": "People and panels", "view": "View", "town": "The town", "game": "Game"}
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
    "skip": "skip to the next thing of note",
    "minimap": "small map",
    "spectate": "watch: look where most goes on",
    "search": "search",
    "alerts": "alerts",
    "calendar": "calendar of promises and events",
    "digest": "what happened on a day",
    "plots": "plots",
    "answers": "who answers, and what it costs",
    "more": "more",
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
ASK_ANYTHING = "Write a question first."

INTERVIEWER = "You"
NO_ANSWER = "No answer: {}"
STATE, USED_BY, IN_ROOM, PURPOSE, ROOM_FOR = "State", "Used by", "Where", "For", "Room for"
HOURS, OPEN, CLOSED, ALWAYS, INSIDE, THINGS, OWNERS = (
    "Hours", "{} to {}, open now", "{} to {}, closed now", "always open", "Inside", "Things here", "Belongs to",
)  # fmt: skip
INSIDE_NOW = ("nobody inside", "{} person inside", "{} people inside")
NOBODY, NO_STATE, PRIVATE, NO_LIMIT = "nobody", "as usual", "private", "as many as come"
POINTER = "Pointer"
SCALE_FITS = "This window has room for {} % at most; a larger one shows it larger."
SCALE, STILL = "Size of the interface", "Water, leaves and steam stand still"
UNFOCUSED = "The clock goes on while another window has the keys"
KEYS_HOW = "Name keys as in F, F5, Space, Ctrl+S or Shift+Tab; several with a comma and a space between them."
KEEP_KEYS, OWN_KEYS, DONE = "Keep these keys", "The game's own keys", "Done"

# The pages about a person ------------------------------------------------------------------------------
TABS |= {"people": ("People", "👥"), "talk": ("Talk", "💬"), "why": ("Why?", "❓")}
WHY_LINK = "why?"
SCORE_PARTS = ("recent", "important", "relevant")
"""What the three bars stand for: recency, importance, relevance (paper, section 4.1)."""
WITH, HERE_TOO, ALONE = "With", "Here too", "nobody"
AND_MORE = "and {} more"
CHAIN = ("The day's plan", "This hour", "Now")
FEELS = "{word}: {pleasure}, {energy}"
PLEASURE = ((0.35, "in good spirits"), (-0.15, "even-tempered"), (-2.0, "in low spirits"))
ENERGY = ((0.35, "full of energy"), (-0.15, "with energy enough"), (-2.0, "tired"))
"""Words of a mood's two sides, by the least that they stand for."""
THINKS_NOW = "thinking"
CHANGED_WHY = "It was changed at {when}: {because}."
MADE_AT = "Planned {}"
NOTHING_CHANGED = "Nothing has been changed in it."
CHANGE_HEADING = "What was changed, when and by what"

SEARCH_MEMORIES = "Search the memories"
RECALL, RECALL_TIP = "Recall", "As recalled: what these words would bring to mind, with the three parts of each score"
FILTERS = {"kind": "Kind", "person": "Person", "place": "Place", "day": "Day"}
FILTER_TITLES = {"kind": "Which kind?", "person": "About whom?", "place": "Where?", "day": "Which day?"}
EVERYTHING = "Everything"
TAKE_AWAY = "Show all again"
OF_ALL = "{found} of {all} memories"
ALL_MEMORIES = (
    "{all} memory, with its importance (1 to 10)",
    "{all} memories, newest first, with their importance (1 to 10)",
)
STILL_LOOKING = "{found} found so far ..."
RECALLED_FOR = "What “{}” brings to mind, best first"
RECALLING = "Remembering “{}” ..."
BACK_TO_ALL = "Back to all memories"
NONE_MATCH = "No memory is like that."
RECALL_WORDS = "Write what is to be recalled first."

SHOW_EVIDENCE, HIDE_EVIDENCE = "+ rests on {}", "− rests on {}"
MEMORIES_COUNT = ("{} memory", "{} memories")
SURE = "{} % sure"
REPLACED_BY = "replaced by: {}"
HIDDEN_BY = "taken away, never recalled"
NO_EVIDENCE = "What it rests on is not known."

NETWORK_BUTTON, NETWORK_TIP = "The town's network", "Who knows whom, day by day"
NO_PEOPLE = "{} knows nobody yet."
READING_PEOPLE = "Reading the memories ..."
FIRST_MET, KNOWN_BEFORE = "first met {}", "known from before the story; first met again {}"
NEVER_MET, HEARD_OF = "known from before the story; not met in it yet", "known from hearsay only"
LAST_TALK = "last talk {}"
LAST_ABOUT = "last talk {when}, about {about}"
TALKS_COUNT = ("{} talk", "{} talks")
LAST_SAID = "{who}: “{text}”"
NETWORK_TITLE = "Who knows whom"
NETWORK_DAY = "Day {number}, {day}: {edges} ties, density {density:.2f}"
NETWORK_FIRST = "This is the first day: those that follow can be gone through here."
NETWORK_ONE = "{name} knows {count}; closest to {closest}"
NETWORK_NOBODY = "{name} knows nobody yet"
NETWORK_HOW = "Click somebody to see their ties, drag them to move them. Thicker lines are closer, dashed ones foes."
DAY_BEFORE, DAY_AFTER, OPEN_PERSON = "Day before", "Day after", "Open {}"

SEARCH_TALKS = "Search what was said"
TALK_WITH_ANYBODY = "With anybody"
WITH_WHOM = "With whom?"
NO_TALKS = "No talks yet."
NO_TALK_MATCHES = "Nothing like that was said."
TALKS_FOUND = ("{} talk", "{} talks, the newest first")
TALK_GOES_ON = "going on"
TALK_HEAD = "{when} · {place}"

THOUGHTS = {
    "PlanDay": ("📅", "What should the day be?"),
    "NextActions": ("🕐", "What exactly to do next?"),
    "React": ("👀", "Something is seen: go on, act or speak?"),
    "HearVoice": ("🕯️", "An inner voice: follow it?"),
    "NextLine": ("💬", "What to say?"),
    "AfterTalk": ("🤝", "What is kept of the talk?"),
    "Reflect": ("🧠", "What does it all mean?"),
    "Describe": ("🪞", "Who am I, and how have I been?"),
    "Rate": ("⚖️", "How much do these things matter?"),
}
"""Emoji and words of what a thought is about (game.world.thoughts)."""
QUESTIONS = {
    "RateMemories": "How important is each of these?",
    "Summarise": "A paragraph that sums it up",
    "PlanTheDay": "What is the day, in broad strokes?",
    "SplitIntoHours": "How does it go hour by hour?",
    "SplitIntoActions": "Which acts fill the hour?",
    "ChoosePlace": "Which place is right for it?",
    "NewState": "What does it do to the thing?",
    "FindEmoji": "Which emoji shows it?",
    "PlaceTheHour": "Where is each act done?",
    "DecideReaction": "Go on, do something else, or speak?",
    "SpeakLine": "What is the next line?",
    "DigestTalk": "What was learned, promised and felt?",
    "AskOneself": "What can be asked about the latest memories?",
    "DrawInsights": "What follows from them?",
    "AnswerInterview": "What to answer?",
}
"""The questions that are asked of a mind, by type (game.mind.questions)."""
WHY_ALL = "All thoughts of {}"
WHY_TITLE = ("{} thought", "{} thoughts, the newest first")
WHY_NONE = "No thoughts are kept yet. They come with the next act, line or plan."
WHY_LOOKING = "Looking for the thought behind it ..."
WHY_GONE = "The thought behind it is not kept: it is from before the log, or it was not thought at all."
WHY_EARLIER = "The day before, from the town's log"
WHY_READING = "Reading the town's log ..."
WHY_NOW = "Why now? {}"
WHY_DEED, WHY_TALK = "Why? {}", "Why the talk with {}?"
ANSWER_SAME = "What was made of it is this answer, word for word."
WHY_QUESTION = "Question {number} of {count}"
ANSWERED_BY_WHOM = "answered by {}"
RESTED_ON = "It rested on {}"
RESTED_ON_NOTHING = "It rested on no memory, only on who they are and what they see."
NOT_RECALLED = "looked at as it came, not recalled for a query"
NO_WORDS = "nothing"
MADE_OF_IT = "What was made of it"
SHOW_PROMPT, HIDE_PROMPT = "+ The prompt, to the letter", "− The prompt, to the letter"
PROMPT_GONE = "The log had no more room for this prompt."
PROMPT_SYSTEM, PROMPT_USER, PROMPT_REPLY, PROMPT_THOUGHT = (
    "Who it is told to be", "What it is told and asked", "What it wrote", "What it thought aloud",
)  # fmt: skip
PROMPT_COST = "{provider} · {tokens_in} + {tokens_out} tokens · {seconds:.1f} s{money} · {outcome}"
PROMPT_MONEY = " · ${:.4f}"
COPY = "Copy"
BY_RULES = "the rules"
MEMORY_GONE = "(not in the stream of this moment)"

ASK_SUGGESTIONS = (
    "What are you doing today, and why?",
    "Who are you?",
    "How was your day yesterday?",
    "What matters most to you at present?",
    "What are your plans for the coming days?",
)
ASK_ABOUT_SOMEBODY = "What do you think of {}?"
ASK_TRY = "For example"
ASK_ANSWERS = "{name} answers through {by}."
ASK_PROGRESS = "{name} is thinking {dots}"
ASK_STOP, ASK_STOPPED = "Stop", "You did not wait for an answer."
ANSWERED_BY = "{name}, by {by}"
CLOSE_PLAIN = "Close"
WHY_CONCLUDED = "why? The thought it came from"
OUTCOME_STATE = ", which is then {}"
OUTCOME_SURE = "{} % sure"
OUTCOME_MEMORY = "remembers: {}"
OUTCOME_WEIGHED = ("weighs {} memory", "weighs {} memories")
OUTCOME_WEIGHTS = ("{} of 10", "from {} to {} of 10")
OUTCOME_REACTIONS = {"go on": "goes on", "do": "does something else: {}", "talk": "speaks about {}"}
OUTCOME_DONE = "and has no more to say"
OUTCOME_DIGEST = {"told": "told: {}", "feeling": "feels: {}", "closeness": "closeness {} of 10"}
OUTCOME_TALK = "walks up and speaks with {}"
OUTCOME_TALK_ABOUT = "walks up and speaks with {} about {}"
OUTCOME_PROMISE, OUTCOME_PROMISED = "🤝 promises {1} to {0}", "promises to {}"
OUTCOME_TIE = "feels: {}, closeness {} of 10"
OUTCOME_LEARNED = "learns: {}"
OUTCOME_GO_ON, OUTCOME_INSTEAD = "goes on", "does something else:"
OUTCOME_NOTHING = {
    "KeepReflections": "Concludes nothing new.",
    "SetRatings": "Leaves the ratings as they are.",
    "KeepFromTalk": "Keeps nothing of it.",
    "SpokenLine": "Says nothing.",
    "Digest": "Keeps nothing of it.",
}

# watching: minimap, log filters, alerts, search, skipping, spectator, calendar, digest, plots
SEES_DOING = "{who}: {doing}"
SEES_TALK, SEES_TALK_ABOUT = "{one} and {other} talk", "{one} and {other} talk about {about}"
LOG_GROUPS = {
    "talks": ("💬", "Talks", "What people say to each other"),
    "plans": ("📅", "Plans", "Plans and changes of plan"),
    "thoughts": ("🧠", "Ideas", "What people conclude"),
    "things": ("🔧", "Things", "What becomes of things"),
    "nights": ("🌅", "Sleep", "Waking and sleep"),
    "player": ("🫵", "You", "What you did"),
}
"""Emoji and word on the button, and what it shows."""
EVERYBODY, EVERYWHERE = "Everybody", "Everywhere"
LOG_WHOSE, LOG_WHERE = "Whose events?", "Events where?"
NO_SUCH_EVENTS = "Nothing of this kind has happened yet."
MORE_ACTIONS, MORE_NONE = "More", "All buttons are on the bar above."
ALERTS, NO_ALERTS = "Alerts", "Nothing that needs you."
ALERTS_NEW = "Alerts: {} new"
ALERT_STATE = "{thing} at {place}: {state}"
ALERT_SOON = "{words}, {place}, at {time}"
ALERT_PROMISE = "{who} promised to {words} at {time}"
ALERT_MODEL = "The rules answer for now: {}"
ALERT_DIGEST = "What happened in {town} on {day}: read it"
ANSWERS_TITLE, ANSWERS_WELL, ANSWERS_RULES = (
    "Who answers",
    "It answers.",
    "The rules of the game answer. Nothing is sent anywhere, and it is free.",
)
TRY_AGAIN = "Try again now"
ANSWERS_WAITING = "It has been asked and has not answered yet: {} s."
ANSWERS_TIP = "Who answers, and what it costs"
SPENT = "{tokens} tokens"
SPENT_MONEY = "${:,.2f}"
SPENT_SPANS = ("This hour", "This game day", "This town")
SPENT_CALLS = ("{calls} call, {tokens:,} tokens", "{calls} calls, {tokens:,} tokens")
SPENT_CAP = "of {} at most"
SPENT_UNPRICED = ("The price of {} call is not known.", "The price of {} calls is not known.")
NIGHT_RUNS = "the night runs fast"
SKIPPING = "Skipping to the next thing of note: {time}, {minutes} game minutes on. Esc stops."
SPECTATE_NOTHING = "Everybody sleeps."
SEARCH_TITLE, SEARCH_HINT, SEARCH_NOTHING = "Search", "A person, a place, a thing, words said or remembered", "Nothing."
SEARCH_WAITS = "Looking through what everybody remembers ..."
SEARCH_HEADS = {"people": "People", "places": "Places", "things": "Things", "talks": "Talks", "memories": "Memories"}
SEARCH_ABOUT = "Write at least two letters. Enter goes to the first that is found."
SEARCH_MORE = "and {} more"
SEARCH_STATE = "{thing} ({state}), {place}"
CALENDAR_TITLE, CALENDAR_EMPTY = "Calendar", "No promises and no events yet. People make them when they talk."
CALENDAR_AHEAD, CALENDAR_NOW, CALENDAR_PAST = "ahead", "now", "past"
CALENDAR_TIME = "{since} to {until}"
CALENDAR_HOST, CALENDAR_SAID, CALENDAR_CAME = "With", "Said yes", "Came"
CALENDAR_NOBODY, CALENDAR_NOBODY_CAME = "nobody yet", "nobody"
CALENDAR_WHERE = "Where"
TODAY = "{}, today"
DIGEST_TITLE = "The day in town"
DIGEST_WAITS, DIGEST_NONE = "Reading the day ...", "The day could not be read: {}"
DIGEST_BEFORE, DIGEST_AFTER, DIGEST_KEEP = "Day before", "Day after", "Keep as Markdown"
DIGEST_SO_FAR = "The day is not over: this is what has happened so far."
PLOTS_TITLE, PLOTS_WAITS, PLOTS_NONE = "Plots", "Counting ...", "This could not be counted: {}"
PLOTS = {
    "knowledge": "Who knows what",
    "network": "Network",
    "importance": "Reflection",
    "questions": "Questions",
    "cost": "Cost",
}
PLOTS_WHOSE = "Whose: {}"
PLOTS_RENEW = "Count again"
HIDDEN_LEFT, HIDDEN_RIGHT = "‹{}", "{}›"
HIDDEN_TIP = "{} more people"
MOOD_TAG = "{doing} · {mood}"
MOODS = {"calm": "🙂", "fresh": "😊", "excited": "🤩", "tired": "🥱", "hungry": "🤤", "asleep": ""}
"""A face for each mood that has a word of its own; others go by how good and how lively they are."""
ASK_WAITED = "{name}, for {seconds} s"
ASK_WHY = ("why? the memory that came to mind", "why? the {} memories that came to mind")
ASK_WHY_HIDE = "hide what came to mind"
ASK_ONE_AT_A_TIME = "One question at a time: wait for the answer, or stop."

# Taking part -------------------------------------------------------------------------------------------
GROUPS |= {"part": "Taking part"}
ACTIONS |= {
    "take_part": "all that you can do here",
    "speak": "speak to somebody",
    "whisper": "whisper as an inner voice",
    "announce": "let people know something",
    "use": "change a thing, use it",
    "visit": "enter the town, or leave it",
    "undo": "take back the last act",
}
TABS |= {"known": ("What they say", "👥")}
PART_TITLE = "Taking part"
PART_OF, PART_TOWN = "With {}", "In the town"
PART_ROW = {"speak": "Speak", "whisper": "Whisper", "take_part": "More ..."}
PART_BUTTONS = {
    "speak": ("Speak", "💬", "Say something, as somebody"),
    "whisper": ("Whisper", "🕯️", "Be the inner voice: they tend to follow it"),
    "tell": ("Tell them", "📣", "Let them know something"),
    "remember": ("Give a memory", "✍️", "Add a memory that they take for their own"),
    "change": ("Change a memory", "✏️", "Give it other words, or take it away"),
    "never_met": ("Had never met", "🚫", "Hide all about somebody, on both sides"),
    "step_into": ("Step into", "🚶", "Walk the town as them"),
    "let_go": ("Let go", "👋", "Leave the body"),
    "state": ("Change its state", "🔧", "Say what it is from now on: burning, on, full of bees"),
    "use": ("Use it", "✋", "Go there and do something"),
    "enter": ("Enter as a visitor", "🧳", "Come to town with a name and a look"),
    "enter_here": ("Enter here", "🧳", "Come to town as a visitor, at this place"),
    "announce": ("Announce", "📣", "Let one, some or all know something"),
    "move_in": ("Create a person", "🏡", "Somebody new moves in"),
    "move_out": ("Move out", "📦", "Let them leave the town for good"),
    "undo": ("Take back", "↩️", "Go back to before your last act"),
}
"""Words, emoji and tip of each act in the menu."""
NOTHING_WRITTEN = "Write something first."
PART_CANCEL = "Cancel"
PART_BACK = "Every act can be taken back with {}."

SPEAK_TITLE, SPEAK_AS, SPEAK_AS_HINT = "Speak to {}", "You speak as", "a reporter"
SPEAK_BODY = "You speak as {}."
SPEAK_WHAT, SPEAK_HINT, SPEAK_SAY, SPEAK_LEAVE = "What do you say?", "Good morning!", "Say", "Take leave"
SPEAK_PERSONA = "a visitor from the city"
SPEAK_LINE = "{who}: {text}"
SPEAK_COMES = "{} turns to you ..."
SPEAK_WAITS, SPEAK_SAYING = "{} is thinking about an answer ...", "{who}: {text} ..."
SPEAK_HOLDS = "The clock waits while you write."
NOTHING_CAME = "Nothing came from the clipboard: it is empty, or its text is too long to be passed on."
SPEAK_SLOW, SPEAK_OVER = "The clock goes slowly while you talk.", "The talk is over."
SPEAK_STANDS, SPEAK_GO_ON = "The clock stands: nobody answers until it goes on.", "Go on"
SPEAK_EARLIER = "{} earlier lines are on their page Talk."
SPEAK_NO_PERSONA = "Say who you are first."
SPEAK_FAR = "{} is too far away to hear you: walk up to them."
SPEAK_NOBODY_NEAR = "Nobody is near enough to talk to: walk up to somebody. What you write stays here."
SPEAK_ANYBODY, SPEAK_NEAR = "Speak", "{} is near and will hear you."
SPEAK_WHOM, WHISPER_WHOM = "Speak to whom?", "Whisper to whom?"
WHOM, WHOM_HINT = "Name", "the beginning will do"
WHOM_NONE, WHOM_WRITE = "Nobody here is called so.", "Write a name, or choose one."

WHISPER_TITLE, WHISPER_WHAT = "Whisper to {}", "What does their inner voice say?"
WHISPER_HINT, WHISPER_DO = "You should take a walk by the lake", "Whisper"
VOICE, VOICE_HEARD = "Inner voice", "“{text}”, {when}"
VOICE_UNWEIGHED = "They have not made up their mind about it yet."
DONE_BACK, DONE_WAITS = "{} {} takes it back.", "It takes effect when the clock goes on."
WHISPER_DONE = "{} hears it as a thought of their own."
ANNOUNCE_DONE, ANNOUNCE_DONE_ALL = "{} knows it now.", "Everybody knows it now."
ANNOUNCE_DONE_SOME = "{} people know it now."
WHISPER_HOW = "They take it for a thought of their own, and follow it if it fits who they are."
ANNOUNCE_TITLE, ANNOUNCE_WHAT = "Let people know", "What do they come to know?"
ANNOUNCE_HINT = "There is a concert in Johnson Park tonight at 8 pm"
ANNOUNCE_TO, ANNOUNCE_DO = "Who?", "Announce"
ANNOUNCE_ALL, ANNOUNCE_SOME, ANNOUNCE_PLACE = "Everybody", "Some of them", "At {}"
ANNOUNCE_NOBODY = "Nobody is chosen."

VISIT_TITLE, VISIT_NAME, VISIT_NAME_HINT = "Enter the town", "Your name", "Alex Moss"
VISIT_AGE, VISIT_ABOUT = "Age", "Who you are (others learn it only from you)"
VISIT_ABOUT_HINT = "Alex Moss travels and draws birds"
VISIT_DO, VISIT_LOOK, VISIT_LOOK_TIP = "Enter", "Another look", "Draw another look"
VISIT_HOW = (
    "Walk with the keys that move the view, or by a click; {talk} talks, {use} uses what is near, {visit} leaves."
)
VISIT_WHERE, VISIT_WAY_IN = "You come in at {}.", "You come in by the town's way in."
VISIT_NO_NAME, VISIT_NO_AGE = "Say what you are called.", "An age is a number from 5 to 120."
LET_GO_DONE = ("{} is on their own again.", "{} leaves the town.")
VISIT_STANDS = "You come as soon as the clock goes on."
VISIT_WALKS = "You are {}. Walk with the keys that move the view; {} talks, {} uses what is near, {} lets go."
LOOKS = {
    "skin": "Skin", "hair": "Hair", "hair_color": "Hair colour", "outfit": "Clothes", "outfit_color": "Colour",
    "second_color": "Second colour", "extras": "Also worn", "extras_color": "Colour of that", "eyes": "Eyes",
    "build": "Build",
}  # fmt: skip
"""What can be chosen of a look."""
LOOK_NOTHING = "nothing"

STATE_TITLE, STATE_IS = "The {}", "Now: {}"
STATE_WHAT, STATE_HINT, STATE_DO = "From now on it is", "burning", "Change"
STATE_USUAL = "as usual"
STATE_KNOWN = "Or one of these"
USE_TITLE, USE_WHAT, USE_HINT, USE_DO = "Use the {}", "What do you do?", "setting it on fire", "Do it"
USE_LEAVES, USE_LEAVES_HINT, USE_KEEPS = "It is then", "as it was", "as it was"
USE_USING = "using the {}"
USE_NOTHING_NEAR, USE_NOTHING = "There is nothing near to use.", "Choose a thing first."

CHANGE_EMOJI = "✏️"
MEMORY_PICK_TITLE, MEMORY_PICK, MEMORY_PICK_HINT = "Which memory of {}?", "Search", "words that it holds"
MEMORY_PICK_NONE = "No memory that counts holds these words."
MEMORY_ADD_TITLE, MEMORY_EDIT_TITLE = "A memory for {}", "A memory of {}"
MEMORY_WHAT, MEMORY_HINT = "In the third person, with names", "{} lost the keys to the cellar"
MEMORY_WEIGHT = "How much it matters, 1 to 10 (empty: as it comes)"
MEMORY_ADD, MEMORY_CHANGE, MEMORY_REMOVE = "Give it", "Change it", "Take it away"
MEMORY_HOW = "The old version is kept and marked, and never recalled."
MEMORY_RESTS = "{} that rest on it go too, and are thought over anew."
MEMORY_NO_WEIGHT = "A number from 1 to 10, or nothing."
MEMORY_SAME = "These are the words that it has."
MEMORY_FATE = {
    "edited": "changed by you, never recalled; the new version is further up",
    "hidden": "taken away by you, never recalled",
    "rested": "rested on a memory that you changed or took away, never recalled",
    "revised": "replaced by a later thought, never recalled",
}
"""Why a memory is never recalled any more (game.world.remembering.fate)."""
NEVER_MET_TITLE, NEVER_MET_WHOM, NEVER_MET_DO = "{} had never met ...", "Whom?", "They never met"
NEVER_MET_HOW = "All that each remembers of the other is hidden, with what rests on it: memories, promises, feelings."
NEVER_MET_DONE = "{} and {} have never met: what each knew of the other is hidden."
MEMORY_GIVEN, MEMORY_CHANGED = "{} has the memory now.", "{} remembers it so now."
MEMORY_TAKEN = "{} does not recall it any more."
STATE_DONE, USE_DONE = "{}: {} from now on.", "You use it: {}."
MOVE_OUT_DONE, MOVE_IN_DONE = "{} leaves the town.", "{} moves in."
NEVER_MET_NOBODY = "{} knows nobody."

KNOWN_NOBODY = "Nobody knows you yet."
KNOWN_COUNT = ("{} in town knows you", "{} in town know you")
KNOWN_HOW = "{closeness} · {talks}"
KNOWN_TALKS = ("never talked", "{} talk", "{} talks")
KNOWN_FEELS, KNOWN_THINKS, KNOWN_LAST = "feels: {}", "thinks: {}", "remembers: {}"
CHOSEN = "✅"
THING_STATE = "{thing}: {state}"
PLAYED_EMOJI = "🫵"

# before and around play: title, new town, creating people, guided look, about, doctor
GAME = "Smallville"
BACK = "Back"
GROUPS |= {"around": "Around the game"}
ACTIONS |= {
    "move_in": "somebody new moves in",
    "move_out": "the chosen one moves out",
    "tour": "a guided look",
    "about": "about these people",
    "title": "save, and to the title",
}
TITLE_UNDER = "A town of people who remember"
TITLE_PLAY, TITLE_CONTINUE, TITLE_NEW, TITLE_LOAD = "Play", "Go on", "New town ...", "Load ..."
TITLE_ABOUT, TITLE_QUIT = "About", "Quit"
TITLE_PLAY_HOW = "Smallville with everybody in it; no model is asked, and it is free."
TITLE_FOOT = "Enter does what is marked; arrows choose."
LOAD_TITLE, LOAD_NONE = "Load a town", "No town is kept yet."
LOAD_FACTS = "{town}, {people} people, saved {saved}, {size:.1f} MB"
LOAD_MORE = "and {} older ones"

NEW_TITLE, NEW_LOOKING, NEW_BEGIN = "A new town", "Looking ...", "Begin"
NEW_PAGES = {"town": ("Town", "🏘️"), "people": ("People", "👥"), "mind": ("In mind", "🌱"), "answers": ("Minds", "🧠")}
NEW_WHICH, NEW_NAME, NEW_SEED = "Which town?", "What you call it", "Seed"
NEW_SEED_HINT = "drawn if left empty"
NEW_ABOUT = "{title}: {people} people; the story starts on {start}."
NEW_HOW = "The same seed, the same people and the same answers make the same story."
NEW_COUNT, NEW_NO_MIND = ("{} person", "{} people"), "only what they come with"
NEW_MINDED = "{} have something special in mind"
NEW_ALL, NEW_NONE, NEW_NOBODY = "Everybody", "Nobody", "Choose somebody who lives there, or create them."
NEW_WHO = "A click takes somebody in, or leaves them out."
NEW_MADE, NEW_CHANGE, NEW_REMOVE = "{}, {}", "Change", "Remove"
NEW_MIND = "What do people have in mind? One line each"
NEW_MIND_LEFT = (
    "{} line would be left out: change it as it says below, or take it away.",
    "{} lines would be left out: change them as it says below, or take them away.",
)
NEW_MIND_HINT = "Isabella wants to throw a party at Hobbs Cafe tomorrow at 5 pm"
NEW_MIND_HOW = (
    "Each line becomes something that the person named has had in mind since before the story starts. "
    "What they make of it is up to them."
)
TICK_IN, TICK_OUT = "Take {} in", "Leave {} out"

MINDS_WHO = "Who answers?"
ANSWERS = {
    "rules": ("Rules", "The game's own rules think for everybody. Quick, free, and nothing is sent anywhere."),
    "thrifty": ("Thrifty", "A model speaks, plans the day and draws conclusions; the rules do the routine."),
    "faithful": ("Faithful", "A model answers nearly everything, several questions at a time."),
    "paper": ("Paper", "A model answers every question by itself, as in the paper. Slow and dear."),
}
"""Words for who answers, and what that means."""
MINDS_ADDRESS, MINDS_ADDRESS_HINT = "Model server", "http://localhost:11434/v1, or empty for OpenAI's own"
MINDS_MODEL, MINDS_MODEL_HINT = "Model", "its name, or list them"
MINDS_LIST, MINDS_EXAMINE = "List models", "Examine"
MINDS_LISTING, MINDS_LISTS_NONE = "Asking the server ...", "The server lists no models."
MINDS_KEY = "Send the key from OPENAI_API_KEY to this server"
MINDS_NO_KEY = "No key is in the environment (OPENAI_API_KEY); a server on this computer needs none."
MINDS_NO_ADDRESS = "Write the address of a server; OpenAI's own needs the key."
MINDS_BAD_ADDRESS = "An address begins with http:// or https://."
MINDS_NO_MODEL = "Name a model, or list them."
MINDS_COST, MINDS_FREE, MINDS_RECKONS = "A game day: {}", "free, and nothing is sent anywhere.", "reckoning ..."

CREATE_TITLE, CREATE_DO, MOVE_IN_DO = "Create a person", "Take them in", "Move in"
CREATE_NAME, CREATE_NAME_HINT = "Name", "Ada Quist"
CREATE_TRAITS, CREATE_TRAITS_HINT, CREATE_AGE = "Traits", "patient, curious, dry", "Age"
CREATE_ABOUT = "Who they are, in a paragraph"
CREATE_ABOUT_HINT = "Ada Quist repairs clocks and gets up at 7 am."
CREATE_HOME, CREATE_ANY_HOME = "Home", "wherever a bed is free"
CREATE_BEDS = ("no bed free", "1 bed free", "{} beds free")
CREATE_HOW = "Every sentence becomes a memory. Full names of others make ties to them."
CREATE_NO_AGE, CREATE_NO_ABOUT = "An age is a number from 5 to 120.", "Write at least a sentence: it is all they know."
MOVE_OUT_TITLE, MOVE_OUT_DO, MOVE_OUT_NOBODY = "{} moves out?", "Move out", "Choose who is to move out first."
MOVE_OUT_HOW = "{} leaves the town and their room. The others keep all that they remember. {} goes back to before."
UNDO = "Taking it back"

DOCTOR_TITLE, DOCTOR_LOCAL = "What the server can do", "the first server found on this computer"
DOCTOR_WHERE, DOCTOR_LINE = "Examined: {}", "{about}: {said}"
DOCTOR_GOES, DOCTOR_STOPPED = "Finding out ...", "Stopped."
DOCTOR_WELL, DOCTOR_UNWELL = "The model answers: it can be used.", "The model does not answer: it cannot be used so."
DOCTOR_STOP, DOCTOR_AGAIN = "Stop", "Once more"

TOUR = (
    ("", "Welcome", (
        "Everybody here wakes, plans the day, works, eats and talks from a memory of their own. Nobody has a script: "
        "what they see and hear becomes memories, and these decide what they do next."
    )),
    ("person", "People", (
        "A click on somebody opens their mind. Drag, the wheel and the arrows look around; a bubble says what is being "
        "said, and a click on it asks why."
    )),
    ("inspector", "A mind", (
        "What they do and why, their plan, every memory, what they conclude, whom they like, and under Why? each "
        "question they asked themselves, to the letter."
    )),
    ("bar", "Time", (
        "{pause} stops the clock, {speed_1} to {speed_4} set its speed, {skip} skips to the next thing of note. Beside "
        "it: who answers, and whether it is well."
    )),
    ("residents", "Everybody", (
        "All residents with the mood of the moment. {next_person} goes from one to the next, {follow} follows them; "
        "{log} shows all that happened."
    )),
    ("", "Your part", (
        "Watch, or take part: {take_part} shows what you can do, from a whisper to walking the streets yourself. "
        "{undo} takes any act back. {help} shows all keys, {tour} this look."
    )),
)  # fmt: skip
"""The captions of the guided look: what each points at, a title, words with the keys of actions."""
TOUR_PLACE = "{} of {}"
TOUR_NEXT, TOUR_BACK, TOUR_SKIP, TOUR_DONE = "Next", "Back", "Skip (Esc)", "Let them live"

ABOUT_TITLE = "About Smallville"
ABOUT_SECTIONS = (
    ("What these people are", (
        "The people of Smallville are computed. Each has a stream of memories; what comes to mind, by recency, "
        "importance and relevance, decides what they do, and now and then they draw conclusions. The design follows "
        "the paper Generative Agents (Park et al., 2023).",
        "They stand for nobody. No real person or group is meant, their names are made up, and what they do is no "
        "evidence about people. If a model answers, they say what a model is likely to say. Do not lean on them for "
        "advice.",
    )),
    ("What is kept, and how to delete it", (
        "Towns are files in {saves}: everybody's memories and talks, what you did and said, and under Why? the "
        "questions and answers behind it. Delete NAME.town and NAME.index, and it is gone. Pictures that you take are "
        "in its folder pictures.",
        "Settings, and what was found out about model servers, are in {data}. Keys are never written down.",
        "Nothing leaves this computer unless you choose a model server. Then the questions go there, with the "
        "memories and the words of yours that belong to them.",
    )),
    ("Credits and licences", (
        "The code, the art, the map and the words are ours, under the MIT licence (see the file LICENSE).",
        "The game stands on Python, pygame-ce (LGPL 2.1), pygame_gui (MIT) with the Noto fonts (SIL OFL 1.1), pytmx "
        "(LGPL 3.0), Chroma, openai, tokenizers and safetensors (Apache 2.0), numpy (BSD), pydantic, typer and rich "
        "(MIT), the word vectors of WordLlama (MIT), and the emoji of Twemoji (CC BY 4.0, © Twitter, Inc and other "
        "contributors).",
    )),
)  # fmt: skip
"""Headings and paragraphs."""

SETTING_PAGES = {
    "interface": ("Interface", "🖥️"), "keys": ("Keys", "⌨️"), "answers": ("Minds", "🧠"), "caps": ("Limits", "🪙"),
}  # fmt: skip
AUTOSAVES, AUTOSAVE_HOURS = "Autosave every", ("game hour", "{} game hours")
PACE = "When a model is slower than the clock"
PACES = {"patient": "The clock waits for it", "brisk": "The rules answer what is overdue"}
CAPS_HOW = "The most that may be spent; 0 or nothing is no limit. At a limit the rules answer."
CAPS = {
    "tokens_an_hour": "Tokens an hour", "tokens_a_day": "Tokens a game day", "tokens_a_town": "Tokens a town",
    "money_an_hour": "Dollars an hour", "money_a_day": "Dollars a game day", "money_a_town": "Dollars a town",
}  # fmt: skip
CAPS_NUMBER = "A number, 0 or more."
APPLY, APPLY_TIP = "Go by it", "Keeps it; the town is saved and opened anew"
KEPT = "Kept."
FAST_NIGHT = "The night runs fast while everybody sleeps"
A_VISITOR = "a visitor"

# Saves, comparing, replay ------------------------------------------------------------------------------
GROUPS |= {"past": "The past"}
ACTIONS |= {
    "saves": "saves and branches",
    "save_note": "save with a note",
    "compare": "compare two branches",
    "replay": "watch again, leave a replay",
    "mark_before": "replay: the mark before",
    "mark_after": "replay: the next mark",
}
SAVES_TITLE, SAVES_READS = "What is kept of {}", "Reading what is kept ..."
SAVE_KINDS = {
    "start": "the beginning",
    "manual": "saved by you",
    "auto": "saved by itself",
    "quit": "saved on leaving",
    "before": "before an act of yours",
}
SAVED = "Saved {}, {} {}"
SAVES_NOW, SAVES_NEW, SAVES_EMPTY = "Now", "a new branch", "Nothing was played in it yet."
SAVES_POINT = "{}, {}"
SAVES_GREW, SAVES_NOTHING_NEW, SAVES_NOTHING = "{} more", "nothing new", "nothing"
SAVES_ALL = "In all {}."
SAVES_SINCE = "{} more than {time} before, on {at}."
SAVES_SAME = "The same moment as the one before; nothing new."
SAVES_MOMENT = "{} more than the one before, at the same moment."
SAVES_FIRST = "The first that is kept."
SAVES_WALL, SAVES_NO = "Saved {} (number {}).", "Not saved for {}."
SAVES_ALL_SAVED = "All of it is saved."
SAVES_ACTS = "What you did last is not saved yet."
SAVES_GOING, SAVES_STAYED = "going back ... (Esc: stay here)", "You stay here."
SAVES_LEFT_AT, SAVES_NOTHING_KEPT = "left at {}", "There is nothing to load yet: F5 saves"
SAVES_ENDS = "Here “{}” ends: playing on goes on in it."
SAVES_BRANCHES_OFF = "Playing on from here begins a new branch; what came after stays."
SAVES_STANDS = "What is being played goes on from here."
SAVES_MEMORIES, SAVES_TALKS = ("no memories", "1 memory", "{:,} memories"), ("no talks", "1 talk", "{:,} talks")
SAVES_PLAY, SAVES_BRANCH, SAVES_REPLAY, SAVES_COMPARE = "Play on", "Branch", "Replay", "Compare"
SAVES_EXPORT, SAVES_NOTE, SAVES_RENAME, SAVES_DELETE = "Export", "Note", "Rename", "Delete"
SAVES_SAVE = "Save"
SAVES_TIPS = {
    "play": "Go there; what is played now is saved first",
    "branch": "Begin a branch of its own here, with a name",
    "replay": "Watch again what was played, from here on",
    "compare": "What is different from another branch",
    "export": "Write a file to send, or to read",
    "note": "Write a note to it",
    "rename": "Call the branch something else",
    "delete": "Take the checkpoint or the branch away",
    "save": "Save now, with a note",
}
SAVES_BACK = "Back at {time}. What was played since is kept."
SAVES_NO_FILE = "This town is not kept in a file."
SAVES_KEPT_FOR = "before going to {}"
SAVES_NO_MODEL = "The rules answer now, for no model can be asked: {}"
SAVES_MODEL = "This town was played with a model. Now the rules answer; all of it is there all the same."

NOTE_TITLE, NOTE_LABEL, NOTE_HINT, NOTE_DO = "Save with a note", "Note", "before the party", "Save"
NOTE_EDIT_TITLE, NOTE_EDIT_DO = "The note of this checkpoint", "Write it"
BRANCH_TITLE, BRANCH_LABEL, BRANCH_HINT, BRANCH_DO = (
    "A new branch",
    "What if?",
    "what if they had never met",
    "Begin it",
)
BRANCH_HOW = "It goes on from {}, and is played at once. What is played now is saved first."
RENAME_TITLE, RENAME_LABEL, RENAME_DO = "Rename “{}”", "Its name", "Rename"
NAME_MISSING = "Write a name first."
DELETE_TITLE = "Delete"
DELETE_POINT, DELETE_POINT_DO = "Checkpoint {} of {}", "Delete the checkpoint"
DELETE_POINT_LOSES = "You cannot go back to exactly this moment any more. What was played before and after it stays."
DELETE_POINT_LAST = "It is the last of “{}”: {time} of play, {memories} and {talks} are lost for ever."
DELETE_BRANCH, DELETE_BRANCH_DO = "The branch “{}”", "Delete the branch"
DELETE_BRANCH_LOSES = "{checkpoints}, with {time} of play, {memories} and {talks}. They are lost for ever."
DELETE_BRANCH_KEEPS = "What other branches share with it stays, from the beginning."
DELETE_CHECKPOINTS = ("No checkpoint goes", "1 checkpoint goes", "{} checkpoints go")
DELETE_NOT_ALL = "It is all that there is of this town, so it stays."
DELETE_NOT_PLAYED, DELETE_NOT_HELD = "It is being played, so it stays.", "A branch goes on from it, so it stays."
DELETE_NOT_FIRST = "The town begins with it, so it stays."
DELETE_NOT_SHARED = "Other branches share all that is left of it, so it stays."
EXPORT_TITLE, EXPORT_WHAT, EXPORT_HOW = "Export", "What?", "As what?"
EXPORT_ALL, EXPORT_ONE = "All branches", "Only “{}”"
EXPORT_KINDS = {
    "town": ("A town file", "To play elsewhere: `main.py saves import` takes it in. One file with every mind in it."),
    "plain": ("JSON", "To read or process: every memory, talk and plan in plain text."),
}
EXPORT_WHERE, EXPORT_DO, EXPORT_WAITS = "It is written into the folder {}.", "Write it", "Writing ..."
EXPORT_DONE = "Written: {}"
PICK_OTHER, PICK_PRESENT, PICK_TREE = "Compare “{}” with", "what is played now", "another checkpoint in the tree ..."
PICK_MARKED = "To be compared with {}: choose the other one, and press Compare."
COMPARE_TITLE, COMPARE_WAITS = "Compared", "Comparing ..."
COMPARE_SAME = "{} and {} are the same, as far as both were played ({})."
COMPARE_PARTED = "They parted on {parted}. Compared up to {until}."
COMPARE_LEFT, COMPARE_LEVEL = (
    "and {} lesser differences",
    "The two stand at different moments: plans and ties are left out.",
)
COMPARE_KINDS = {
    "act": "🫵", "event": "🎉", "news": "📣", "promise": "🤝", "meeting": "💬", "tie": "❤️", "learned": "👂",
    "concluded": "🧠", "plan": "📅", "now": "📍",
}  # fmt: skip
SAVES_SHORT = "saves"
COMPARE_NOTHING = "There is only one branch. Begin another one first: in {}, choose a checkpoint, then Branch."
REPLAY_OF, REPLAY_OPENS = "Replay of “{}”", "Opening the replay ..."
REPLAY_ONLY = "Watch only: the present waits, untouched."
REPLAY_MOMENT, REPLAY_SEEKS, REPLAY_END = (
    "{date}, {time}",
    "looking for the moment ...",
    "The end: nothing more was saved.",
)
REPLAY_NEXT, REPLAY_NO_MARK = "Next: {}", "No mark comes after this."
REPLAY_MARK = "{time}: {text}"
REPLAY_MARKS = {
    "talk": ("💬", "{people} talk about {text}", "{people} talk"),
    "reflection": ("🧠", "{people} came to think: {text}", "{people} reflects"),
    "player": ("🫵", "You: {text}", "You did something"),
}
REPLAY_BRANCH, REPLAY_LEAVE = "Branch from here", "Back to now"
REPLAY_PLAY, REPLAY_STOP, REPLAY_BEFORE, REPLAY_AFTER = "Play", "Stop", "The mark before", "The next mark"
REPLAY_SCALE = "Drag, or arrow keys, to any moment"
REPLAY_REFUSES = "This is a replay: nothing in it can be changed. Go back to now, or branch from here."
REPLAY_NO_COMPARE = "Nothing is compared in a replay: go back to now first."
REPLAY_NO_QUESTION = "not in a replay: go back to now, or branch from here"
REPLAY_LEFT = "Back in the present: {}. The clock stands until you let it go on."
REPLAY_GAP = "Between {} and {} only what was saved is known."
SPANS = {"day": ("", "1 day", "{} days"), "hour": ("", "1 hour", "{} hours"), "minute": ("", "1 minute", "{} minutes")}
