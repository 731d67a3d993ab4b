"""Anything may be pasted into any field, and anything may come from a model: it is bounded, cleaned or refused with a
word why, within a frame, and never breaks the layout."""

import time
from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.view.entry import CLIPBOARD, Entry
from game.view.field import Field
from game.view.form import Form
from game.view.intents import AskPerson, Hit, ReadDay, Reply, SearchWords
from game.view.panels.tabs import PERSON_TABS
from game.view.screen import Screen
from game.view.seen import Status, TownAssets
from game.view.words import typed
from game.world.activity import Action, Change, Promise
from game.world.activity import Entry as Planned
from game.world.conversations import Conversation, Line
from game.world.events import Event
from game.world.memories import NewMemory
from game.world.people import Mood, Summary, Tie
from tests.view.fake_world import BED, ROOM, FakeWorld
from tests.view.hostile import HOSTILE, MEGABYTES
from tests.view.measuring import faults, pilot_of
from tests.view.minded import LINE, Minds
from tests.view.pilot import Pilot, post
from tests.view.ways import WAYS

FRAME = 0.016
"""Seconds of one frame."""
ADA, BO = "Ada Hill", "Bo Reed"


def open_forms(pilot: Pilot) -> list[Form]:
    """The forms that the keys go to: of the topmost sheet, or of the inspector."""
    laid = pilot.screen.sheets._laid
    return [laid[-1].body, laid[-1].foot] if laid else [pilot.screen.board.inspector._form]


def focus(pilot: Pilot, form: Form, key: str) -> None:
    laid = pilot.screen.sheets._laid
    ring = laid[-1].ring if laid else pilot.screen.board.inspector._ring
    form.focus(key)
    ring.take(form)


def fields(pilot: Pilot) -> Iterator[tuple[Form, str]]:
    """All fields that can be written in now."""
    for form in open_forms(pilot):
        yield from [(form, lain.part.key) for lain in form._lain if isinstance(lain.part, Field)]


def entry_of(form: Form, key: str) -> Entry:
    part = next(lain.part for lain in form._lain if lain.part.key == key)
    assert isinstance(part, Field)
    return part._entry


def paste(pilot: Pilot, text: str, monkeypatch: pytest.MonkeyPatch) -> float:
    """Paste over what is in the field that has the focus; seconds of work until it is on the screen."""
    monkeypatch.setattr(CLIPBOARD, "get", lambda: text)
    pilot.press(pygame.K_a, pygame.KMOD_CTRL)
    post(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode="", scancode=0)
    begun = time.thread_time()
    pilot.frames(1)
    took = time.thread_time() - begun
    post(pygame.KEYUP, key=pygame.K_v, mod=0, unicode="", scancode=0)
    return took


WRITABLE = (
    "page memories", "page talk", "page ask", "a thing", "new town: town", "new town: mind", "new town: answers",
    "create a person", "settings: keys", "settings: caps", "search", "saves, a new branch", "saves, renaming",
    "saves, a note", "saving with a note", "speaking", "whispering", "announcing", "entering", "a state",
    "a memory given", "a memory changed", "which memory", "using", "settings: answers", "whom to speak to",
    "nobody near",
)  # fmt: skip
"""The screens that have a field to write in; the same sheet with the same fields once. `test_measuring` sees to
it that none is left out."""


@pytest.mark.parametrize("way", WRITABLE)
def test_whatever_is_pasted_is_bounded_cleaned_or_refused_with_a_word_why(
    way: str, assets: TownAssets, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot = pilot_of(assets, (1280, 720), 1.0)
    WAYS[way](pilot)
    pilot.frames(1)
    assert list(fields(pilot))
    for form, key in list(fields(pilot))[:6]:
        focus(pilot, form, key)
        for text in HOSTILE.values():
            paste(pilot, text, monkeypatch)
            entry = entry_of(form, key)
            assert len(entry.text) <= entry.longest
            assert entry.text == typed(entry.text, entry.longest, entry.several)
            assert entry.said or len(entry.text) >= len(text.replace("\r\n", "\n")), f"{text[:20]!r} is not explained"
        assert faults(pilot.screen) == []


@pytest.mark.parametrize("name", MEGABYTES)
def test_a_megabyte_is_taken_within_a_frame(name: str, assets: TownAssets, monkeypatch: pytest.MonkeyPatch) -> None:
    pilot = pilot_of(assets, (1280, 720), 1.0)
    for way in ("search", "whispering", "announcing"):
        WAYS[way](pilot)
        pilot.frames(1)
        assert min(paste(pilot, HOSTILE[name] + str(turn), monkeypatch) for turn in range(3)) < FRAME, way
        pilot.press(pygame.K_ESCAPE)


# what a model answers --------------------------------------------------------------------------------
def answered(world: FakeWorld, text: str) -> FakeWorld:
    """A world in which a model said the same to everything it was asked."""
    ada, now = world.people[ADA], world.clock.tick
    ada.doing, ada.summary, ada.mood = text, Summary(text, now), Mood(text, 0.5, -0.4)
    entry = Planned(now, 60, text, ROOM)
    ada.plan.chunks, ada.plan.hours = [entry], [entry]
    ada.plan.actions = [Action(now - 5, 60, text, text, ROOM)]
    ada.plan.changes.append(Change(now, text, text))
    ada.ties[BO] = Tie(6, text, now)
    ada.promises.append(Promise(text, now + 60, 60, ROOM, BO, 1))
    ada.stream.add(NewMemory("dialogue", text, source="did", subjects=(BO,)), now, 5)
    ada.stream.add(NewMemory("reflection", text, evidence=(3, 5), confidence=0.8), now, 6)
    world.conversations[1].lines.append(Line(now, ADA, text))
    world.talks.append(Conversation(7, (ADA, BO), text, ROOM, now - 60, [Line(now - 60, BO, text)], now - 50))
    world.log.append(Event(now, "line", ADA, f"{ADA}: {text}", ROOM))
    world.thing_states[BED] = text
    return world


def see(assets: TownAssets, text: str) -> Pilot:
    """A window on that world, with the log open and everything that the app could say."""
    pilot = pilot_of(assets, (1280, 720), 1.0)
    pilot.world = answered(pilot.world, text)  # type: ignore[arg-type]
    pilot.status = Status(
        town=text, mind=text, notices=(text,), waiting=text, skipping=text, streaming={ADA: text},
        minds=Minds(replace(LINE, command=text)),  # type: ignore[arg-type]
    )  # fmt: skip
    pilot.screen.do("log")
    return pilot


@pytest.mark.parametrize("name", HOSTILE)
def test_what_a_model_answers_is_only_words_wherever_it_is_shown(name: str, assets: TownAssets) -> None:
    pilot = see(assets, HOSTILE[name])
    pilot.screen.select(ADA)
    for page in PERSON_TABS:
        pilot.screen.show_tab(page.name)
        pilot.frames(2)
        assert [fault for fault in faults(pilot.screen) if not fault.startswith("shortened")] == [], page.name
    pilot.screen.select(BED)
    pilot.frames(2)
    assert pilot.screen.board.inspector.is_open


@pytest.mark.parametrize("name", HOSTILE)
def test_slow_answers_are_only_words_too(name: str, assets: TownAssets) -> None:
    text, pilot = HOSTILE[name], pilot_of(assets, (1280, 720), 1.0)
    for action, result in (("digest", text), ("search", (Hit(ADA, 40, text, talk=1), Hit(text, 30, text, 7)))):
        pilot.screen.do(action)
        pilot.type("tea" if action == "search" else "")
        pilot.wait(0.3)
        for asked in [*pilot.intents]:
            if isinstance(asked, ReadDay | SearchWords | AskPerson):
                pilot.screen.receive(Reply(asked.number, result, by=text[:100]))
        pilot.intents.clear()
        pilot.frames(3)
        assert [fault for fault in faults(pilot.screen) if not fault.startswith("shortened")] == [], action


@pytest.mark.parametrize("name", MEGABYTES)
def test_a_megabyte_over_a_head_costs_no_more_than_a_frame(name: str, screen: Screen, world: FakeWorld) -> None:
    took = []
    for turn in range(3):
        world.conversations[1].lines.append(Line(world.clock.tick, ADA, f"{turn} {HOSTILE[name]}"))
        world.log.append(Event(world.clock.tick, "line", ADA, f"{turn} {HOSTILE[name]}", ROOM))
        begun = time.thread_time()
        screen.update(1 / 60)
        screen.draw(world, 0.0, Status(streaming={BO: f"{turn}{HOSTILE[name]}"}))
        took.append(time.thread_time() - begun)
    assert min(took) < FRAME
