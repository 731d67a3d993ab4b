"""Wordings of conclusions, by mould. Data, no logic.

Holes: {me} who reflects, {she} {her} their pronouns (or first name), {name} another person, {what} a noun phrase or clause, {more}
a second one.
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
        "It was worth saying hello to {name}, with {what} to talk about",
        "{me} knows {name} a little now, and knows of {what}",
        "{me} would not have guessed at {what} when {she} first saw {name}",
    ),
    "more to them": (
        "There is more to {name} than {me} had thought, since {she} heard of {what}",
        "{me} sees {name} with other eyes since {she} heard of {what}",
    ),
    "closer": (
        "{me} and {name} talk more easily with every day",
        "{me} looks forward to the talks with {name} by now",
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
    "bad blood": (
        "There is bad blood between {name} and {what}",
        "{name} and {what} are better kept apart",
    ),
    "progress": (
        "{me} is getting ahead with {what}; the last step was {more}",
        "{what_} has moved on, and {me} has {more} behind {her}",
        "{me} can be content with the work on {what}, most of all with {more}",
    ),
    "steady work": (
        "{what_} takes the best hours of the day from {me}, and {she} gives them gladly",
        "{me} comes back to {what} day after day",
    ),
    "neglected": (
        "{me} has hardly found time for {what} of late",
        "{what_} has to wait more often than {me} likes",
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
    "little company": (
        "{me} has hardly spoken with anybody today except {name}",
    ),
    "tired": (
        "{me} is asking too much of {her} own strength these days",
        "{me} needs an early night",
    ),
    "hard worker": (
        "{name} hardly looks up from {what}",
        "{name} is more serious about {what} than {she_other} says",
    ),
    "keeps meeting": (
        "{me} keeps meeting {name} at {what}, and it is beginning to feel like a custom",
    ),
}
"""What is concluded, in several ways each."""
