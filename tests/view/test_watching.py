"""Watching the town: small map, alerts, spectator, skipping ahead, calendar, search, digest, plots, the top bar."""

from dataclasses import replace
from datetime import date

import pygame

from game.view import strings
from game.view.alerts import Alerts
from game.view.intents import Hit, KeepText, ReadDay, ReadPlots, SearchWords, SkipAhead, Tell
from game.view.liveliest import liveliest, still_there
from game.view.options import Options
from game.view.panels.alerts_sheet import MoreSheet
from game.view.panels.calendar_sheet import CalendarSheet
from game.view.panels.search import SearchSheet
from game.view.panels.top_bar import BAR, short_number, spent_words
from game.view.seen import Answers, Spent
from game.view.spectator import eased
from game.view.tiles import TILE
from game.world.clock import DAY, HOUR, MINUTE
from game.world.events import Event
from tests.view import watched
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.pilot import Pilot

FIRE = "Bed at the bedroom of Ada's house: burning"


def on_map(pilot: Pilot, tile: tuple[int, int]) -> tuple[int, int]:
    """Where the middle of a tile is on the small map."""
    inner = pilot.screen.watching._map._inner()
    share = inner.width / pilot.screen.scene.size[0]
    return round(inner.x + (tile[0] + 0.5) * TILE * share), round(inner.y + (tile[1] + 0.5) * TILE * share)


# the small map ---------------------------------------------------------------------------------------
def test_m_shows_and_hides_the_small_map_which_a_large_window_shows_at_first(pilot: Pilot) -> None:
    assert pilot.screen.watching.map_is_on
    pilot.press(pygame.K_m)
    assert not pilot.screen.watching.map_is_on
    pilot.press(pygame.K_m)
    assert pilot.screen.watching.map_is_on


def test_a_small_window_shows_the_map_only_on_demand_and_keeps_what_was_wanted(pilot: Pilot) -> None:
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    assert not pilot.screen.watching.map_is_on
    pilot.press(pygame.K_m)
    pilot.screen.resize((1280, 720), pygame.Surface((1280, 720)))
    assert pilot.screen.watching.map_is_on


def test_a_click_on_the_map_looks_there_and_a_drag_takes_the_view_along(pilot: Pilot) -> None:
    camera = pilot.screen.camera
    camera.set_zoom(2.0)
    pilot.click(on_map(pilot, (20, 15)))
    assert (camera.x // TILE, camera.y // TILE) == (20, 15)
    assert pilot.screen.chosen == "", "the town under the map was not clicked"
    pilot.drag(on_map(pilot, (20, 15)), on_map(pilot, (14, 12)))
    assert (camera.x // TILE, camera.y // TILE) == (14, 12)


def test_the_map_has_a_dot_for_everybody_where_they_are(pilot: Pilot) -> None:
    x, y = on_map(pilot, pilot.world.people["Bo Reed"].tile)
    assert pilot.screen.surface.get_at((x, y))[:3] == (0xFF, 0xFB, 0xEE)


# alerts ----------------------------------------------------------------------------------------------
def test_a_fire_is_told_once_and_a_click_goes_there(pilot: Pilot, world: FakeWorld) -> None:
    world.thing_states[BED] = "burning"
    pilot.wait(0.5)
    assert FIRE in pilot.words_on_screen()
    assert pilot.screen.board.unread == 1
    pilot.click(FIRE)
    assert pilot.screen.chosen == BED
    assert FIRE not in pilot.words_on_screen()
    pilot.wait(1.0)
    assert len(pilot.screen.watching.alerts.all) == 1


def test_a_fire_that_was_put_out_and_breaks_out_again_is_told_again(pilot: Pilot, world: FakeWorld) -> None:
    for state in ("burning", "made", "burning"):
        world.thing_states[BED] = state
        pilot.wait(0.5)
    assert len(pilot.screen.watching.alerts.all) == 2


def test_an_alert_leaves_the_town_by_itself_and_stays_under_the_bell(pilot: Pilot, world: FakeWorld) -> None:
    world.thing_states[BED] = "burning"
    pilot.wait(10)
    assert FIRE not in pilot.words_on_screen()
    pilot.click("Alerts: 1 new")
    assert FIRE in pilot.words_on_screen()
    assert pilot.screen.watching.alerts.unread == 0
    pilot.click(FIRE)
    assert pilot.screen.chosen == BED and pilot.screen.sheets.top is None


def test_no_alerts_say_so(pilot: Pilot) -> None:
    pilot.press(pygame.K_b)
    assert strings.NO_ALERTS in pilot.words_on_screen()


def test_an_event_at_hand_and_a_promise_are_told(pilot: Pilot, world: FakeWorld) -> None:
    watched.with_party(world)
    world.clock.tick += 5 * MINUTE
    pilot.wait(0.5)
    told = [alert.words for alert in pilot.screen.watching.alerts.all]
    assert told == ["Ada Hill gives a party in the bedroom, the bedroom of Ada's house, at 10:20 am"]


def test_a_day_that_is_over_is_told_and_can_be_read(pilot: Pilot, world: FakeWorld) -> None:
    pilot.wait(0.5)
    world.clock.tick += DAY
    pilot.wait(0.5)
    pilot.intents.clear()
    pilot.click("What happened in Fake on Monday: read it")
    pilot.wait(0.3)
    asked = [*pilot.intents, *pilot.screen.wanted()]
    assert [question.day for question in asked if isinstance(question, ReadDay)] == [date(2023, 2, 13)]


def test_another_town_has_no_alerts_of_the_old_one(pilot: Pilot, world: FakeWorld) -> None:
    world.thing_states[BED] = "burning"
    pilot.wait(0.5)
    pilot.world = replace(world, thing_states={})
    pilot.wait(0.5)
    assert pilot.screen.watching.alerts.all == []


def test_a_hundred_alerts_are_bounded(pilot: Pilot, world: FakeWorld) -> None:
    alerts = Alerts(pilot.screen._acts, lambda day: None)
    for number in range(100):
        world.thing_states[BED] = f"burning {number}"
        alerts.look(world, pilot.status)
    assert (len(alerts.all), alerts.unread) == (60, 60)


# skipping ahead --------------------------------------------------------------------------------------
def test_n_asks_to_skip_and_again_to_stop_and_esc_stops(pilot: Pilot) -> None:
    pilot.press(pygame.K_n)
    assert pilot.intents == [SkipAhead(True)]
    pilot.status = replace(pilot.status, skipping="Skipping: 10:05 am")
    pilot.frames(1)
    assert "Skipping: 10:05 am" in pilot.words_on_screen()
    pilot.press(pygame.K_n)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.intents == [SkipAhead(True), SkipAhead(False), SkipAhead(False)]


def test_esc_closes_a_sheet_before_it_stops_skipping(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, skipping="Skipping")
    pilot.press(pygame.K_c)
    pilot.press(pygame.K_ESCAPE)
    assert pilot.screen.sheets.top is None and pilot.intents == []


def test_the_screen_looks_where_skipping_arrived(pilot: Pilot, world: FakeWorld) -> None:
    pilot.screen.do("spectate")
    pilot.screen.arrive(Event(world.clock.tick, "change", "Bo Reed", "Bo Reed is running"))
    assert pilot.screen.chosen == "Bo Reed" and not pilot.screen.watching.spectator.on


# the camera that looks by itself ---------------------------------------------------------------------
def test_a_talk_is_livelier_than_somebody_alone_and_sleepers_are_no_sight(world: FakeWorld) -> None:
    world.people["Cy Reed"].asleep = False
    spots = liveliest(world, [])
    assert [spot.person for spot in spots] == ["Ada Hill", "Cy Reed"], "one of the two who talk stands for both"
    assert spots[0].words.startswith("Ada Hill and Bo Reed talk about the party · ")
    assert spots[0].weight == 1.5 * 3 + 9
    world.people["Cy Reed"].asleep = True
    assert [spot.person for spot in liveliest(world, [])] == ["Ada Hill"]


def test_an_event_draws_the_eye_for_some_minutes(world: FakeWorld) -> None:
    world.people["Cy Reed"].asleep = False
    event = Event(world.clock.tick - 6, "player", "Cy Reed", "Cy Reed hears a voice")
    assert liveliest(world, [event])[0].words.startswith("Cy Reed hears a voice · ")
    assert liveliest(world, [replace(event, tick=world.clock.tick - HOUR)])[0].person == "Ada Hill"


def test_a_talk_that_is_over_is_no_longer_there(world: FakeWorld) -> None:
    spot = liveliest(world, [])[0]
    assert still_there(spot, world)
    world.people["Ada Hill"].conversation = 0
    assert not still_there(spot, world)


def test_v_looks_at_the_liveliest_spot_and_says_what_one_sees(pilot: Pilot) -> None:
    camera = pilot.screen.camera
    camera.set_zoom(3.0)
    camera.look_at(0, 0)
    pilot.press(pygame.K_v)
    pilot.wait(2.5)
    place = pilot.screen.scene.people.at("Ada Hill")
    assert place is not None and abs(camera.x - place[0]) < 1 and abs(camera.y - place[1]) < 1
    assert any(words.startswith("Ada Hill and Bo Reed talk about the party") for words in pilot.words_on_screen())
    pilot.press(pygame.K_v)
    pilot.frames(1)
    assert not any(words.startswith("Ada Hill and Bo Reed talk") for words in pilot.words_on_screen())


def test_the_way_there_is_eased_and_with_reduced_motion_it_is_a_cut(pilot: Pilot) -> None:
    camera = pilot.screen.camera
    pilot.screen.set_options(Options(reduced_motion=True))
    camera = pilot.screen.camera
    camera.set_zoom(4.0)
    camera.look_at(0, 0)
    pilot.press(pygame.K_v)
    place = pilot.screen.scene.people.at("Ada Hill")
    assert place is not None and abs(camera.x - place[0]) < 1
    assert [eased(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == [0.0, 0.0, 0.5, 1.0, 1.0]


def test_the_players_hand_and_esc_end_it(pilot: Pilot) -> None:
    for end in (lambda: pilot.hold(pygame.K_LEFT, 3), lambda: pilot.press(pygame.K_ESCAPE)):
        pilot.screen.do("spectate")
        pilot.frames(2)
        assert pilot.screen.watching.spectator.on
        end()
        assert not pilot.screen.watching.spectator.on


def test_a_town_asleep_says_so(pilot: Pilot, world: FakeWorld) -> None:
    for person in world.people.values():
        person.asleep, person.conversation = True, 0
    world.conversations.clear()
    pilot.press(pygame.K_v)
    pilot.wait(1.0)
    assert strings.SPECTATE_NOTHING in pilot.words_on_screen()


# calendar --------------------------------------------------------------------------------------------
def test_the_calendar_shows_what_is_ahead_with_who_said_yes(pilot: Pilot, world: FakeWorld) -> None:
    watched.with_party(world)
    pilot.press(pygame.K_c)
    words = pilot.words_on_screen()
    assert "Monday 13 February, today" in words
    assert "10:20 am to 12:00 pm (ahead): Ada Hill gives a party in the bedroom" in words
    assert "3:20 pm to 4:20 pm (ahead): Bring back the book" in words
    assert words.count("Bo Reed") == 1, "who said yes"
    pilot.click("Bo Reed")
    assert pilot.screen.chosen == "Bo Reed" and not isinstance(pilot.screen.sheets.top, CalendarSheet)


def test_an_empty_calendar_says_so(pilot: Pilot) -> None:
    pilot.press(pygame.K_c)
    assert strings.CALENDAR_EMPTY in pilot.words_on_screen()


def test_the_place_of_an_event_can_be_gone_to(pilot: Pilot, world: FakeWorld) -> None:
    watched.with_party(world)
    pilot.press(pygame.K_c)
    pilot.screen.sheets.top._go(ROOM)  # type: ignore[union-attr]
    assert pilot.screen.chosen == ROOM


# search ----------------------------------------------------------------------------------------------
def test_ctrl_f_finds_people_places_and_things_while_one_types_and_enter_goes_there(pilot: Pilot) -> None:
    pilot.press(pygame.K_f, pygame.KMOD_CTRL)
    pilot.type("re")
    words = pilot.words_on_screen()
    assert "Bo Reed: reading a novel" in words and "Cy Reed: reading a novel" in words
    pilot.type("ed, cy")
    assert strings.SEARCH_WAITS in pilot.words_on_screen()
    for _ in range(4):
        pilot.press(pygame.K_BACKSPACE)
    pilot.press(pygame.K_RETURN)
    assert pilot.screen.sheets.top is None
    assert pilot.screen.chosen in ("Bo Reed", "Ada Hill", "Cy Reed")


def test_memories_and_lines_are_looked_for_beside_the_frames(pilot: Pilot, world: FakeWorld) -> None:
    pilot.press(pygame.K_f, pygame.KMOD_CTRL)
    pilot.type("zebra")
    asked = [question for question in pilot.intents if isinstance(question, SearchWords)]
    assert [question.words for question in asked] == ["ze", "zeb", "zebr", "zebra"]
    hit = Hit("Cy Reed", world.clock.tick - 60, "Cy Reed dreamt of a zebra", memory=3)
    watched.answer(pilot, lambda question: (hit,) if question.words == "zebra" else ())  # type: ignore[attr-defined]
    pilot.click("Cy Reed dreamt of a zebra (Cy, 9:50 am)")
    assert pilot.screen.chosen == "Cy Reed" and pilot.screen.board.inspector.tab == "memories"


def test_nothing_found_says_so_and_enter_stays(pilot: Pilot) -> None:
    pilot.press(pygame.K_f, pygame.KMOD_CTRL)
    pilot.type("xyzzy")
    watched.answer(pilot, lambda question: ())
    assert strings.SEARCH_NOTHING in pilot.words_on_screen()
    pilot.press(pygame.K_RETURN)
    assert isinstance(pilot.screen.sheets.top, SearchSheet)


# digest and plots ------------------------------------------------------------------------------------
def test_the_digest_of_today_is_read_in_paragraphs_and_kept_as_it_was_written(pilot: Pilot) -> None:
    watched.way_to_digest(pilot)
    words = pilot.words_on_screen()
    assert strings.DIGEST_SO_FAR in words and "Fake, Monday 13 February" in words and "Plans" in words
    pilot.click(strings.DIGEST_KEEP)
    assert pilot.intents[-1] == KeepText("Fake, 13 February", watched.DAY)


def test_the_digest_turns_to_the_day_before_and_back(pilot: Pilot, world: FakeWorld) -> None:
    world.clock.tick += DAY
    watched.way_to_digest(pilot)
    assert strings.DIGEST_SO_FAR not in pilot.words_on_screen(), "yesterday is over"
    assert strings.DIGEST_BEFORE not in pilot.words_on_screen(), "it was the first day"
    pilot.click(strings.DIGEST_AFTER)
    watched.answer(pilot, lambda question: "# Tuesday\n\nA quiet day.\n")
    assert "A quiet day." in pilot.words_on_screen()
    pilot.click(strings.DIGEST_BEFORE)
    assert "Fake, Monday 13 February" in pilot.words_on_screen()


def test_plots_are_asked_for_once_and_turned(pilot: Pilot) -> None:
    pilot.press(pygame.K_g)
    pilot.wait(1.0)
    asked = [question for question in pilot.intents if isinstance(question, ReadPlots)]
    assert len(asked) == 1 and asked[0].person == "Ada Hill"
    assert strings.PLOTS_WAITS in pilot.words_on_screen()
    watched.answer(pilot, lambda question: watched.CHARTS)
    assert strings.PLOTS_WAITS not in pilot.words_on_screen()
    assert strings.PLOTS["network"] not in pilot.words_on_screen(), "there is no such chart"
    sheet = pilot.screen.sheets.top
    assert sheet is not None
    pilot.press(pygame.K_RIGHT)
    assert "Whose: Ada" in pilot.words_on_screen()


# the top bar -----------------------------------------------------------------------------------------
def test_tokens_and_money_of_the_day_stand_in_the_bar_with_their_caps() -> None:
    assert spent_words(Answers()) == ""
    assert spent_words(Answers("", (Spent(), Spent(3, 950), Spent()))) == "950 tokens"
    capped = Spent(3, 12_345, 0.126, 0, 3_100_000, 2.0)
    assert (
        spent_words(Answers("", (Spent(), capped, Spent()))) == "12.3k/3.1M tokens, $0.13/$2.00"
        or spent_words(Answers("", (Spent(), capped, Spent()))) == "12.3k/3.1M tokens, $0.13/2.00"
    )
    assert [short_number(n) for n in (0, 999, 1_000, 123_456, 12_000_000)] == ["0", "999", "1.0k", "123k", "12.0M"]


def test_every_action_of_the_bar_has_a_button_or_is_under_more(pilot: Pilot) -> None:
    for size in ((1024, 640), (1280, 720), (640, 400)):
        pilot.screen.resize(size, pygame.Surface(size))
        pilot.frames(1)
        top = pilot.screen.board.top
        shown = set(top._by_action) - {"more"}
        assert shown | set(top.left_out) == {action for action, _, _ in BAR}
        assert ("more" in top._by_action) == bool(top.left_out)


def test_more_does_what_its_buttons_say(pilot: Pilot) -> None:
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.frames(1)
    pilot.press(pygame.K_o)
    before = pilot.screen.watching.map_is_on
    pilot.click("Small map (M)")
    assert pilot.screen.watching.map_is_on != before and pilot.screen.sheets.top is None


def test_more_is_never_shown_empty(pilot: Pilot) -> None:
    pilot.screen.resize((1024, 640), pygame.Surface((1024, 640)))
    pilot.frames(1)
    pilot.press(pygame.K_o)
    assert isinstance(pilot.screen.sheets.top, MoreSheet)
    pilot.screen.resize((2400, 900), pygame.Surface((2400, 900)))
    pilot.frames(2)
    assert not pilot.screen.board.top.left_out and pilot.screen.sheets.top is None
    pilot.press(pygame.K_o)
    assert pilot.screen.sheets.top is None and pilot.intents[-1] == Tell(strings.MORE_NONE)


def test_a_fast_night_is_said_in_the_bar(pilot: Pilot) -> None:
    pilot.status = replace(pilot.status, night=True)
    pilot.frames(1)
    assert any(strings.NIGHT_RUNS in words for words in pilot.words_on_screen())
