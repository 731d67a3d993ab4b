"""The player's own keys in the settings: what was typed is kept at *Done* too, or said to be wrong."""

from game.view import strings
from game.view.intents import ChangeOptions
from game.view.panels.settings_sheet import SettingsSheet
from tests.view.pilot import Pilot


def keys_page(pilot: Pilot) -> SettingsSheet:
    pilot.screen.do("settings")
    sheet = pilot.screen.sheets.top
    assert isinstance(sheet, SettingsSheet)
    sheet._turn("keys")
    pilot.frames(2)
    return sheet


def test_a_key_that_was_typed_is_kept_at_done(pilot: Pilot) -> None:
    keys_page(pilot)._keys.entries["minimap"].set("F8")
    pilot.frames(2)
    pilot.click(strings.DONE)
    kept = [intent.options.keys for intent in pilot.intents if isinstance(intent, ChangeOptions)]
    assert kept and kept[-1]["minimap"] == "F8"
    assert not isinstance(pilot.screen.sheets.top, SettingsSheet)


def test_a_key_that_cannot_be_holds_the_settings_open(pilot: Pilot) -> None:
    sheet = keys_page(pilot)
    sheet._keys.entries["minimap"].set("no such key")
    pilot.frames(2)
    pilot.click(strings.DONE)
    assert pilot.screen.sheets.top is sheet and sheet._keys.entries["minimap"].said


def test_with_nothing_typed_done_only_closes(pilot: Pilot) -> None:
    keys_page(pilot)
    pilot.click(strings.DONE)
    assert not any(isinstance(intent, ChangeOptions) for intent in pilot.intents)
    assert not isinstance(pilot.screen.sheets.top, SettingsSheet)
