"""Wordings of conclusions, by mould. Data, no logic.

Holes: {me} who reflects, {she} {her} their pronouns (or first name), {name} another person, {what} a noun phrase or
clause (`{what_}` at the beginning of a sentence), {more} a second one.
"""

MOULDS: dict[str, tuple[str, ...]] = {
    "found out": (
        "{me} has found out {what}: {more}",
        "{me} need not ask any longer {what}: {more}",
        "The question {what} is answered for {me}: {more}",
    ),
    "nobody knows": (
        "Nobody whom {me} has asked can say {what}",
        "{me} has asked more than once {what}, and is no wiser",
    ),
    "also asks": (
        "{me} is not the only one who wants to know {what}: {name} asks it too",
        "{name} would like to know {what} as badly as {me} does",
    ),
    "confided": (
        "{name} trusts {me} enough to admit to {what}",
        "{name} does not tell everybody about {what}, but {she_other} told {me}",
        "Something weighs on {name}: {what}",
    ),
    "unburdened": (
        "{me} feels lighter for having told {name} about {what}",
        "It did {me} good to speak with {name} about {what}",
    ),
    "both worry": (
        "{name} has doubts too, with {what}, and {me} finds that a comfort",
        "{me} and {name} both carry something around: {she} has {more}, and {name} has {what}",
    ),
    "new face": (
        "It was worth saying hello to {name}, who {more}",
        "{me} knows {name} a little now, who {more}",
        "{me} has made the acquaintance of {name}, who {more}",
    ),
    "more to them": (
        "There is more to {name} than {me} had thought, now that {she} knows that {more}",
        "{me} sees {name} with other eyes since {she} heard that {more}",
        "It stays with {me} that {more}",
        "{me} likes {name} a little better for it: {more}",
    ),
    "closer": (
        "{me} and {name} talk more easily with every day",
        "{me} looks forward to the talks with {name} by now",
        "There is always something to talk about between {me} and {name}",
        "{name} is becoming a friend to {me}",
    ),
    "leans on": (
        "{me} can say to {name} what {she} says to few others",
        "{me} would miss {name} more than {she} shows",
        "A day on which {me} has talked with {name} is a better day",
    ),
    "household": (
        "{me} and {name} live side by side and find time for a word all the same",
        "{me} is at home where {name} is",
    ),
    "strained": (
        "{me} and {name} talk about everything except what is between them",
        "Words between {me} and {name} are few, and {she} notices it",
    ),
    "crush": (
        "{me} thinks about {name} more than {she} would admit",
        "Every talk with {name} makes {me} happier than it should",
    ),
    "foe": (
        "Talking with {name} leaves {me} in a worse mood than before",
        "{me} and {name} bring out the worst in each other",
    ),
    "cool": (
        "{me} is polite to {name}, and no more than that",
        "{me} and {name} are not going to be friends",
    ),
    "bad blood": (
        "There is bad blood between {name} and {what}",
        "{name} and {what} are better kept apart",
    ),
    "progress": (
        "{me} is getting ahead with {what}; the last step was {more}",
        "{what_} has moved on, and {me} can feel it after {more}",
        "{me} can be content with the work on {what}, most of all with {more}",
    ),
    "steady work": (
        "{what_} takes the best hours of the day from {me}, and {she} gives them gladly",
        "{me} comes back to {what} day after day",
    ),
    "looking forward": (
        "{me} is looking forward to {what}",
        "{me} thinks about {what} more often than {she} expected",
    ),
    "host": (
        "{me} hopes that {what} will be worth everybody's while",
        "Much of what {me} does now is for {what}",
    ),
    "went": (
        "{me} is glad to have gone to {what}",
        "{what_} did {me} more good than a quiet evening",
    ),
    "hosted": (
        "{what_} was worth the trouble, and {me} would do it again",
        "{me} is tired and happy after {what}",
    ),
    "stayed away": (
        "{me} said no to {what} and stands by it",
        "{me} wonders whether it was right to say no to {what}",
    ),
    "talk of the town": (
        "{what_} is the talk of the town: {me} has it from {name} and from {more}",
        "Both {name} and {more} brought up {what}, so there must be something in it",
        "{me} keeps hearing about {what}, first from {name} and then from {more}",
    ),
    "much company": (
        "{me} has had a day full of people, and did not mind",
        "{me} has talked with so many people today that {she} could do with a quiet hour",
    ),
    "tired": (
        "{me} is asking too much of {her} own strength these days",
        "{me} needs an early night",
    ),
    "hard worker": (
        "{name} hardly looks up from {what}",
        "{name} is more serious about {what} than {she_other} says",
    ),
    "keeps meeting": ("{me} keeps meeting {name} at {what}, and it is beginning to feel like a custom",),
}
"""What is concluded, in several ways each."""

FAMILIES: dict[str, str] = {
    "confided": "worry", "both worry": "worry", "unburdened": "worry",
    "closer": "tie", "leans on": "tie", "household": "tie", "crush": "tie", "strained": "tie",
    "foe": "dislike", "cool": "dislike", "bad blood": "dislike",
    "new face": "face", "more to them": "face",
    "progress": "work", "steady work": "work",
    "found out": "question", "nobody knows": "question", "also asks": "question",
    "looking forward": "event", "host": "event", "went": "event", "hosted": "event", "stayed away": "event",
}  # fmt: skip
"""Moulds that say much the same kind of thing; a sitting has one of a family."""
