"""Which sign stands over a thing whose state nobody has drawn: picked from the words of the state.

A player may write any words ("full of bees", "leaking water"); the earliest word that is known decides.
"""

import re
from functools import lru_cache

# Words by the sign's name in the art; "burn-" stands for all that begins so. An ant is no antique.
_WORDS: dict[str, str] = {
    "fire": "burn- fire fires fiery flame- flaming blaze blazing ablaze alight inferno ember-",
    "smoke": "smok- soot- fume- smoulder- smolder-",
    "water": "leak- water- flood- wet drip- puddl- pour- overflow- soak- spill- damp rain-",
    "bees": "bee bees beehive wasp- hornet- swarm- honey",
    "insects": "insect- bug bugs ant ants fly flies spider- cockroach- beetle- moth moths worm- termite- infest-",
    "broken": "broke- crack- smash- shatter- damag- torn ruin- dent- collaps- wreck- split snapped fault- defect-",
    "music": "music- play- song- sing sings singing tune- melod- concert hum hums humming ring- loud noisy",
    "stink": "stink- smell- reek- stench rot rots rotten rotting foul mould- mold- filth- dirt- clog- mud- garbage "
    "trash rubbish slime slimy toxic",
    "ice": "ice icy icicle- frozen freez- frost- snow- cold",
    "heart": "love- heart- kiss- valentine- romant- adored",
    "party": "party parties balloon- decorat- birthday festiv- garland- banner- confetti streamer-",
    "flowers": "flower- bloom- blossom- rose roses petal- bouquet- overgrown sprout-",
    "papers": "paper- letter- note notes writing written book books document- draft- leaflet- poster- messy untidy",
    "steam": "steam- hot boil- brew- warm- simmer- bubbl- overheat-",
    "spark": "spark sparks sparking electr- shock- lightning short-circuit- power- charged buzz- explo-",
    "asleep": "sleep- asleep slept doz- nap napping",
    "locked": "lock- sealed closed shut reserved forbidden barred taken",
    "ghost": "ghost- haunt- spook- curs- possess-",
    "animal": "cat cats kitten- dog dogs puppy puppies mouse mice rat rats animal- squirrel- bird birds frog frogs",
    "money": "money coin coins gold golden cash treasure- rich dollar-",
    "food": "food meal meals dinner lunch breakfast cake cakes bread soup set laid served cook- bake- baking",
    "paint": "paint- colour- color- graffiti ink",
    "dark": "off dark unplugged dead unlit",
    "sparkle": "clean- sparkl- shin- polish- new glow- bright gleam- magic- repair- fixed glitter- lit star stars",
}
NOTICE = "notice"
"""The sign for words that say none of this: something is not as usual."""
_EXACT = {word: sign for sign, words in _WORDS.items() for word in words.split() if not word.endswith("-")}
_BEGINNING = {word[:-1]: sign for sign, words in _WORDS.items() for word in words.split() if word.endswith("-")}
_OUT_OF_ORDER = "out of order"
_PATTERN = re.compile(
    rf"\b(?P<denied>(?:not|never|no longer|no more|no|without|stopped|isn't)\s+)?\b(?P<word>{_OUT_OF_ORDER}|"
    + "|".join(re.escape(word) + r"\b" for word in sorted(_EXACT, key=len, reverse=True))
    + "|"
    + "|".join(sorted(map(re.escape, _BEGINNING), key=len, reverse=True))
    + ")",
    re.IGNORECASE,
)


@lru_cache(maxsize=1_000)
def sign_of(state: str) -> str:
    """The sign for the words of a state, empty if they say nothing that is known."""
    for match in _PATTERN.finditer(state):
        word = match["word"].lower()
        if not match["denied"]:
            return "broken" if word == _OUT_OF_ORDER else _EXACT.get(word) or _BEGINNING[word]
    return ""


def sign_for(state: str, states: tuple[str, ...]) -> str:
    """The sign over a thing in a state, empty if it is as usual: in its first, or in another that it has words for.

    `states` are the thing's own; what is not among them is out of the ordinary and always shows.
    """
    if not state or state in states[:1]:
        return ""
    return sign_of(state) or ("" if state in states or _in_use(state) else NOTICE)


def _in_use(state: str) -> bool:
    """Somebody is there and to be seen, so that no sign is needed."""
    return bool(re.search(r"\b(in use|used|occupied|attended|busy)\b", state, re.IGNORECASE))
