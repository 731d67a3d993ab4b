"""Memories that the player edits or hides, and two who have never met."""

from game.world.activity import Action, Entry, Promise
from game.world.answers import apply_all
from game.world.clock import HOUR
from game.world.commands import Act, EditMemory, HideMemory, KeepFromTalk, NeverMet
from game.world.conversations import Conversation, Line
from game.world.memories import Kind, NewMemory
from game.world.people import News, Person, Seen, Summary, Tie
from game.world.playing import fault
from game.world.remembering import fate, resting_on
from game.world.talking import end_talk
from game.world.world import World
from tests.small_town import small_world

ADA, BO, CY = "Ada Hill", "Bo Reed", "Cy Reed"


def remember(world: World, name: str, text: str, kind: Kind = "observation", evidence: tuple[int, ...] = ()) -> int:
    subjects = tuple(n for n in world.people if n in text)
    new = NewMemory(kind, text, 4, "concluded" if evidence else "saw", evidence, subjects)
    return world.remember(world.people[name], new).ordinal


def knowing() -> tuple[World, Person]:
    """1 a seed, 2 seen, 3 concluded from 2, 4 concluded from 3, 5 concluded from 1."""
    world = small_world()
    ada = world.people[ADA]
    ada.biography = "Ada Hill keeps bees; Ada Hill has known Bo Reed for years; Ada Hill likes tea."
    remember(world, ADA, "Ada Hill keeps bees", "seed")
    remember(world, ADA, "Bo Reed is sleeping in the park")
    remember(world, ADA, "Bo Reed is lazy", "reflection", (2,))
    remember(world, ADA, "Bo Reed will never change", "reflection", (3,))
    remember(world, ADA, "Ada Hill loves bees", "reflection", (1,))
    ada.importance_sum = 7
    return world, ada


def do(world: World, act: Act) -> None:
    assert fault(world, act) == ""
    apply_all(world, [act])


def test_what_rests_on_a_memory_is_found_at_any_distance() -> None:
    _, ada = knowing()
    assert resting_on(ada.stream, [2]) == {2, 3, 4}
    assert resting_on(ada.stream, [1, 3]) == {1, 3, 4, 5}
    assert resting_on(ada.stream, []) == set()


def test_an_edit_is_a_new_version_and_what_rested_on_the_old_one_is_thought_over() -> None:
    world, ada = knowing()
    do(world, EditMemory(ADA, 2, "Bo Reed is reading in the park", 6))
    new = ada.stream.rows[5]
    assert (new.ordinal, new.text, new.kind, new.importance, new.source) == (
        6, "Bo Reed is reading in the park", "observation", 6, "the player",
    )  # fmt: skip
    assert ada.stream.rows[1].text == "Bo Reed is sleeping in the park"
    assert ada.stream.superseded == {2: 6} and set(ada.stream.hidden) == {3, 4}
    assert ada.stream.view().unrecalled == {2, 3, 4} and ada.stream.view().hidden == {3, 4}
    assert [fate(ada.stream, n) for n in range(1, 7)] == ["", "edited", "rested", "rested", "", ""]
    assert ada.importance_sum == world.settings.reflect_at  # a sitting is due
    assert world.acts[-1].text == (
        'a memory of Ada Hill is changed from "Bo Reed is sleeping in the park" to "Bo Reed is reading in the park"'
    )


def test_an_edited_reflection_keeps_its_evidence_and_how_sure_its_owner_is() -> None:
    world, ada = knowing()
    ada.stream.confidence[5] = 0.4
    do(world, EditMemory(ADA, 5, "Ada Hill fears bees"))
    assert ada.stream.rows[5].evidence == (1,) and ada.stream.confidence[6] == 0.4
    assert [m.text for m in ada.stream.view().reflections()] == [
        "Bo Reed is lazy", "Bo Reed will never change", "Ada Hill fears bees",
    ]  # fmt: skip


def test_a_memory_from_before_the_story_is_changed_in_the_biography_too() -> None:
    world, ada = knowing()
    do(world, EditMemory(ADA, 1, "Ada Hill keeps goats"))
    assert ada.biography.startswith("Ada Hill keeps goats; Ada Hill has known")
    do(world, HideMemory(ADA, 6))
    assert ada.biography == "Ada Hill has known Bo Reed for years; Ada Hill likes tea."


def test_a_hidden_memory_takes_conclusions_with_it_and_a_sitting_is_due() -> None:
    world, ada = knowing()
    do(world, HideMemory(ADA, 3))
    assert set(ada.stream.hidden) == {3, 4} and ada.importance_sum == world.settings.reflect_at
    assert [fate(ada.stream, n) for n in (3, 4)] == ["hidden", "rested"]
    world, ada = knowing()
    do(world, HideMemory(ADA, 4))
    assert set(ada.stream.hidden) == {4}


def test_only_what_stands_can_be_changed() -> None:
    world, _ = knowing()
    do(world, EditMemory(ADA, 2, "Bo Reed is reading"))
    said = "memory number {} of Ada Hill is not recalled any more, so it cannot be changed"
    assert fault(world, EditMemory(ADA, 2, "again")) == said.format(2)
    assert fault(world, EditMemory(ADA, 3, "again")) == said.format(3)
    assert fault(world, EditMemory(ADA, 99, "again")) == "Ada Hill has no memory number 99"
    assert fault(world, EditMemory(ADA, 6, "again", 11)) == "an importance of 11 is not between 1 and 10"
    assert fault(world, EditMemory(ADA, 6, "\x00 ")) == "the text is empty"


# -- never met ---------------------------------------------------------------------------------------------------


def friends() -> World:
    """Ada and Bo know each other well; Cy knows both."""
    world, ada = knowing()
    bo, cy = world.people[BO], world.people[CY]
    bo.biography = "Bo Reed admires Ada Hill; Bo Reed plays chess"
    remember(world, BO, "Bo Reed admires Ada Hill", "seed")
    remember(world, BO, "Ada promised a jar of honey")
    remember(world, BO, "Bo Reed plays chess", "seed")
    world.remember(bo, NewMemory("dialogue", "the bees are well", 3, f"was told by {ADA}"))
    remember(world, CY, "Ada Hill and Bo Reed are friends")
    for one, other in ((ada, BO), (bo, ADA), (bo, CY), (cy, BO)):
        one.ties[other] = Tie(6, "likes them")
    ada.seen[BO] = Seen("Bo Reed is here", 1, 1, 1)
    ada.news.append(News(2, "Bo Reed is here", BO))
    ada.promises.append(Promise("bring honey", 5 * HOUR, HOUR, "", BO, 2))
    ada.plan.chunks = [Entry(0, 8 * HOUR, "having tea with Bo Reed")]
    ada.plan.actions = [Action(0, HOUR, "making tea", "🍵", ""), Action(HOUR, HOUR, "having tea", "🍵", "")]
    bo.plan.chunks = [Entry(0, 8 * HOUR, "playing chess")]
    ada.summary, bo.summary = Summary("A friend of Bo's.", 0), Summary("A friend of Ada's.", 0)
    return world


def test_who_has_never_met_somebody_remembers_nothing_of_them_on_either_side() -> None:
    world = friends()
    ada, bo, cy = (world.people[n] for n in (ADA, BO, CY))
    do(world, NeverMet(ADA, BO))
    assert set(ada.stream.hidden) == {2, 3, 4} and set(bo.stream.hidden) == {1, 2, 4} and not cy.stream.hidden
    assert ada.ties == {} and list(bo.ties) == [CY] and list(cy.ties) == [BO]
    assert (ada.seen, ada.news, ada.promises) == ({}, [], [])
    assert ada.biography == "Ada Hill keeps bees; Ada Hill likes tea." and bo.biography == "Bo Reed plays chess"
    assert (ada.summary, bo.summary) == (Summary(), Summary())
    assert ada.plan.chunks == [] and [a.what for a in ada.plan.actions] == ["making tea"]
    assert [chunk.what for chunk in bo.plan.chunks] == ["playing chess"]
    assert world.acts[-1].text == "Ada Hill and Bo Reed have never met"


def test_it_does_not_matter_who_of_the_two_is_named_first() -> None:
    one, other = friends(), friends()
    do(one, NeverMet(ADA, BO))
    do(other, NeverMet(BO, ADA))
    for name in one.people:
        assert one.people[name].stream.hidden == other.people[name].stream.hidden
        assert one.people[name].ties == other.people[name].ties
        assert one.people[name].biography == other.people[name].biography


def test_a_talk_between_them_ends_and_what_they_would_keep_of_it_is_let_go() -> None:
    world = friends()
    ada, bo = world.people[ADA], world.people[BO]
    talk = Conversation(1, (ADA, BO), "honey", "", 0, [Line(0, ADA, "Hello!")], BO)
    world.conversations[1] = talk
    ada.conversation = bo.conversation = 1
    do(world, NeverMet(ADA, BO))
    assert not (world.conversations or ada.conversation or bo.conversation or ada.to_digest or bo.to_digest)
    assert ADA not in bo.ties and BO not in ada.ties


def test_what_somebody_made_of_a_talk_meanwhile_is_dropped() -> None:
    world = friends()
    ada, bo = world.people[ADA], world.people[BO]
    talk = world.conversations[1] = Conversation(1, (ADA, BO), "", "", 0, [Line(0, ADA, "Hello!")], BO)
    ada.conversation = bo.conversation = 1
    end_talk(world, talk)
    from game.world.thinking import raise_thoughts

    thought = next(t for t in raise_thoughts(world) if t.person == ADA and t.lane == "background")
    do(world, NeverMet(ADA, BO))
    kept = (NewMemory("dialogue", "Ada Hill talked with Bo Reed"),)
    answer = KeepFromTalk(
        thought=thought.id, person=ADA, conversation=1, other=BO, memories=kept, promises=(), tie=Tie(8, "close")
    )
    count = len(ada.stream.rows)
    apply_all(world, [answer])
    assert len(ada.stream.rows) == count and BO not in ada.ties


def test_nobody_can_have_never_met_themselves() -> None:
    world = small_world()
    assert fault(world, NeverMet(ADA, ADA)) == "nobody can have never met themselves"
    assert fault(world, NeverMet(ADA, "Zoe")) == "there is nobody called 'Zoe' in this town"
