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
        "{me} ought to ask {name} again about {what}",
    ),
    "let slip": (
        "Something weighs on {name}: {what}",
        "Behind the easy talk of {name} there is {what}",
        "{name} hardly knows {me} and spoke of {what} all the same",
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
    "prides": (
        "{me} knows now where to begin if {name} ever needs cheering up: {more}",
        "{name} does not boast, but one thing {she_other} likes to tell: {more}",
        "{me} would not have thought it of {name}: {more}",
    ),
    "wishes": (
        "It would please {me} to see it happen for {name}: {more}",
        "{me} wonders whether somebody could help {name} a little, for {more}",
        "There is something that {name} hopes for, and {me} will remember it: {more}",
    ),
    "ways": (
        "It is just like {name}, {me} thinks: {more}",
        "{me} has to smile at {name}: {more}",
        "One can live near {name} for a long time without knowing that {more}, as {me} has seen",
        "{me} likes {name} a little better for it: {more}",
        "{me} will not look at {name} again without thinking of it: {more}",
    ),
    "warm to": (
        "{name} speaks warmly of {more}, {me} has noticed",
        "Nobody should say a word against {more} while {name} is listening, {me} thinks",
        "If {me} ever needs a good word with {more}, {name} could put it in",
    ),
    "cold to": (
        "{me} had better not seat {name} beside {more}",
        "There is something between {name} and {more}, and {me} would rather stay out of it",
        "What {name} says about {more} is one side of it, {me} thinks",
    ),
    "same taste": (
        "{me} and {name} have found something in common: {what}",
        "{me} is not the only one in town with a taste for {what}: {name} has it too",
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
        "There is still work in {what}, and after {more} {me} knows where",
        "{what_} has moved on, and {me} can feel it after {more}",
        "{me} can be content with the work on {what}, most of all with {more}",
    ),
    "uphill": (
        "{what_} does not come easily to {me}; today it was {more}",
        "{me} takes one step back for two forward with {what}, and the step back was {more}",
        "{me} has not been kind to {what} today: {more} was the least of it",
    ),
    "steady work": (
        "{what_} takes the best hours of the day from {me}, and {she} gives them gladly",
        "{me} comes back to {what} day after day",
    ),
    "looking forward": (
        "{me} is looking forward to {what}",
        "For {me} {what} is the next thing to be glad of",
    ),
    "expected by": (
        "{me} gave {name} a promise about {what} and means to keep it",
        "{me} is glad to have said yes to {name} and {what}",
        "{me} would not like to let {name} down over {what}",
        "{me} is looking forward to {what}, and {name} counts on it",
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
    "said no to": (
        "{me} said no to {name} about {what} and stands by it",
        "{me} hopes that {name} did not take the no to {what} amiss",
        "{name} asked {me} to {what}, and {she} is still thinking about the no",
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
        "{me} has talked with {what} people today, beginning with {name} and ending with {more}",
        "Between {name} and {more}, {me} has hardly had an hour today without somebody to talk to",
        "From {name} to {more}, {what} people have had a word with {me} today, and {she} remembers each",
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
    "foe": "dislike", "cool": "dislike",
    "let slip": "worry", "new face": "face", "prides": "face", "wishes": "face", "ways": "face",
    "warm to": "between", "cold to": "between", "bad blood": "between", "same taste": "common",
    "progress": "work", "steady work": "work", "uphill": "work",
    "talk of the town": "question", "town news": "question",
    "found out": "question", "nobody knows": "question", "also asks": "question",
    "looking forward": "event", "host": "event", "went": "event", "hosted": "event", "stayed away": "event",
    "expected by": "event", "said no to": "event",
}  # fmt: skip
"""Moulds that say much the same kind of thing; a sitting has one of a family."""
