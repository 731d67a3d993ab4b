"""The errors that a player may meet; each message is one sentence that names what is wrong and what was expected.

GameError
├── InputError      a file, a setting or a word on the command line
│   ├── TownError   a town folder: the map, the scenario, a person's file
│   └── SaveError   a town file
└── DisplayError     there is no screen to play on
"""


class GameError(Exception):
    """Anything that ends a command with one sentence and exit code 2."""


class InputError(GameError):
    """A file, a setting or a word on the command line is not what it should be."""


class TownError(InputError):
    """Something in a town folder."""


class SaveError(InputError):
    """A town file that is missing, damaged, or in use."""


class DisplayError(GameError):
    """There is no screen to play on."""
