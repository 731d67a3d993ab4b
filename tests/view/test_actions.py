"""Which key does what, and what a player may change about it."""

import pygame
import pytest

from game.errors import InputError
from game.view import strings
from game.view.actions import ACTIONS, KeyMap, chord_of
from game.view.controls import _DIRECTIONS
from game.view.screen import Screen


def key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="")


def done(keys: KeyMap, code: int, mod: int = 0) -> str:
    action = keys.action_of(key(code, mod))
    return action.id if action else ""


def test_every_action_has_words_a_group_and_something_that_it_does(screen: Screen) -> None:
    ids = [action.id for action in ACTIONS]
    assert sorted(strings.ACTIONS) == sorted(ids) == sorted(set(ids))
    assert {action.group for action in ACTIONS} == set(strings.GROUPS)
    assert {a.id for a in ACTIONS if not a.held} == set(screen._table)
    assert {a.id for a in ACTIONS if a.held} == set(_DIRECTIONS)


def test_ctrl_and_shift_tell_keys_apart_and_other_shifts_change_nothing() -> None:
    keys = KeyMap()
    assert done(keys, pygame.K_s) == "view_down"
    assert done(keys, pygame.K_s, pygame.KMOD_LCTRL) == "save"
    assert done(keys, pygame.K_TAB, pygame.KMOD_LSHIFT) == "person_before"
    assert done(keys, pygame.K_f, pygame.KMOD_LSHIFT) == "follow"
    assert done(keys, pygame.K_EQUALS, pygame.KMOD_LSHIFT) == "zoom_in"
    assert done(keys, pygame.K_f, pygame.KMOD_LALT) == ""


def test_a_changed_key_takes_the_place_of_the_old() -> None:
    keys = KeyMap({"pause": "P", "log": "Ctrl+Shift+L, F8", "follow": ""})
    assert done(keys, pygame.K_p) == "pause" and done(keys, pygame.K_SPACE) == ""
    assert done(keys, pygame.K_F8) == "log"
    assert done(keys, pygame.K_l, pygame.KMOD_CTRL | pygame.KMOD_SHIFT) == "log"
    assert done(keys, pygame.K_f) == ""
    assert keys.keys_of("log") == "Ctrl+Shift+L, F8"
    assert (keys.tip("Pause", "pause"), keys.tip("Follow", "follow")) == ("Pause (P)", "Follow")


def test_two_actions_that_want_one_key_are_refused_in_one_sentence_that_names_both() -> None:
    with pytest.raises(InputError) as told:
        KeyMap({"log": "Space"})
    assert str(told.value) == (
        "keys: Space is wanted for pause (pause, go on) and for log (what happened); give one of them another key"
    )


@pytest.mark.parametrize("words", ["Hyper+X", "", "F13", "Ctrl+", "\x00", "é"])
def test_a_key_that_there_is_not_is_refused(words: str) -> None:
    with pytest.raises(InputError, match="there is no key"):
        chord_of(words)


def test_an_action_that_there_is_not_is_refused() -> None:
    with pytest.raises(InputError, match="there is no action 'dance'"):
        KeyMap({"dance": "F"})


@pytest.mark.parametrize("words", ["Ctrl++", "+", ",", "ctrl+s", " Shift + Tab "])
def test_keys_are_read_in_any_case_and_signs_are_keys_too(words: str) -> None:
    assert chord_of(chord_of(words).words) == chord_of(words)
