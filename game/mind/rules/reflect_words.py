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
        "Behind the cheerful talk of {name} there is {what}",
        "{me} ought to ask {name} again about {what}",
    ),
    "unburdened": (
        "{me} feels lighter for having told {name} about {what}",
        "Said aloud to {name}, {what} sounded smaller to {me} than it does at night",
        "{me} did not plan to tell {name} about {what}, and is glad that it came out",
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
        "{me} will look at {name} differently, knowing that {more}",
        "{me} sees {name} with other eyes since {she} heard that {more}",
        "{me} thinks more warmly of {name} since hearing that {more}",
        "What {name} told {me} has not gone out of mind: {more}",
        "{me} likes {name} a little better for it: {more}",
    ),
    "closer": (
        "{me} and {name} talk more easily with every day",
        "{me} has stopped weighing every word with {name}",
        "With {name} it does not take {me} long to get past the weather",
        "{me} looks forward to the talks with {name} by now",
        "There is always something to talk about between {me} and {name}",
        "{name} is becoming a friend to {me}",
    ),
    "leans on": (
        "{me} can say to {name} what {she} says to few others",
        "{name} understands {me} in half a sentence",
        "{me} would miss {name} more than {she} shows",
        "A day on which {me} has talked with {name} is a better day",
    ),
    "household": (
        "{me} and {name} live side by side and find time for a word all the same",
        "{me} is at home where {name} is",
        "It is the small questions of {name} by which {me} knows that all is well",
        "{me} and {name} need few words, and use them",
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
        "{me} is on guard as soon as {name} begins to talk",
        "Something about {name} rubs {me} the wrong way, whatever is said",
        "{me} and {name} are not going to be friends",
    ),
    "bad blood": (
        "There is bad blood between {name} and {what}",
        "{name} and {what} are better kept apart",
    ),
    "progress": (
        "{me} is getting ahead with {what}; the last step was {more}",
        "Little by little {what} takes shape for {me}, by way of {more} for instance",
        "{me} has done something for {what} on every spare hour, down to {more}",
        "There is still work in {what}, and after {more} {me} knows where",
        "{what_} has moved on, and {me} can feel it after {more}",
        "{me} can be content with the work on {what}, most of all with {more}",
    ),
    "steady work": (
        "{what_} takes the best hours of the day from {me}, and {she} gives them gladly",
        "{me} comes back to {what} day after day",
    ),
    "looking forward": (
        "{me} is looking forward to {what}",
        "{me} is glad to have said yes to {what}",
        "{me} has arranged the day around {what}",
        "For {me} {what} is the next thing to be glad of",
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
        "{me} hears of {what} from all sides and still does not want to go",
        "Having said no to {what}, {me} has an evening to fill",
        "{me} wonders whether it was right to say no to {what}",
    ),
    "talk of the town": (
        "{what_} is the talk of the town: {me} has it from {name} and from {more}",
        "Both {name} and {more} have spoken of {what} to {me}, so it must matter to people",
        "{me} keeps hearing about {what}, first from {name} and then from {more}",
    ),
    "town news": (
        "All the town talks of it that {what}: {me} has it from {name} and from {more}",
        "Both {name} and {more} have told {me} that {what}, so it must matter to people",
        "{me} keeps hearing that {what}, first from {name} and then from {more}",
    ),
    "much company": (
        "{me} has had a day full of people, and did not mind",
        "Half the town has passed through the day of {me}, and each of them wanted a word",
        "{me} has talked with so many people today that {she} could do with a quiet hour",
    ),
    "tired": (
        "{me} is asking too much of {her} own strength these days",
        "{me} needs an early night",
    ),
    "hard worker": (
        "{name} hardly looks up from {what}",
        "Whenever {me} passes, {name} is at {what}",
        "{name} is more serious about {what} than {she_other} says",
    ),
    "keeps meeting": (
        "{me} keeps meeting {name} at {what}, and it is beginning to feel like a custom",
        "{name} and {me} have the same hours at {what}, and have hardly spoken",
        "A day at {what} without {name} would surprise {me} by now",
    ),
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
