"""What people are doing, and where, in the words of the screen."""

from game.view import strings
from game.view.words import clean
from game.world.people import Person


def doing_words(person: Person) -> str:
    """What somebody does, as a line: `making espresso`."""
    if person.asleep:
        return strings.ASLEEP
    return clean(person.doing) or (strings.WALKING if person.path else strings.IDLE)
