"""Which model is asked where the player named none: the first of the server's that looks as if it could talk."""

from collections.abc import Callable

from game.errors import InputError
from game.llm.errors import LastingError, ModelError, OutageError, TooSlowError, UnreachableError
from game.llm.names import pick_model
from game.llm.server import Server

LISTING = 15.0
"""Seconds that a server has to list its models: one that thinks is slow at that too."""
SAID_AFTER = 4.5
"""Seconds of silence after which it is said what is waited for."""


def listed_model(server: Server, say: Callable[[str], None]) -> str:
    """Its name. `say` hears that the list is waited for, if it is long in coming.

    Raises `InputError`, or `OutageError` where the server is there but cannot list any now."""
    try:
        name = pick_model(_listed(server, say))
    except ModelError as fault:
        server.close()
        if isinstance(fault, OutageError) and not isinstance(fault, UnreachableError | LastingError):
            raise
        raise InputError(f"{fault}. {fault.remedy}".strip() + " Or name a model with --model.") from None
    if not name:
        raise InputError(f"name a model with --model: {server.url} lists none")
    return name


def _listed(server: Server, say: Callable[[str], None]) -> tuple[str, ...]:
    """Asked a second time if the first was not answered soon: that may have been for want of a connection."""
    try:
        return server.models(SAID_AFTER)
    except TooSlowError:
        most = LISTING - SAID_AFTER
        say(f"{server.url} is asked which models it has, and does not answer yet; it is waited for {most:.0f} s more.")
        return server.models(most)
