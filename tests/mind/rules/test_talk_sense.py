"""What no sensible person says: news to whoever was there, two openers in a row, one's own words for another's."""

import re
from dataclasses import replace
from datetime import timedelta

import pytest

from game.mind.questions import DrawInsights, SaidLine, SpeakLine, Statement
from game.mind.rules.hearing_acts import declines
from game.mind.rules.persona import persona
from game.mind.rules.reflect import draw_insights
from game.mind.rules.repertoire import is_ones_own
from game.mind.rules.speech import Pair, as_said
from game.mind.rules.talk import speak_line
from game.mind.rules.talk_finish import finish
from game.mind.rules.talk_memories import is_answered, remembered
from game.mind.rules.talk_topics import topics
from game.mind.rules.talk_turn import Turn
from game.mind.rules.talk_words import PHRASES
from game.mind.rules.tidings import tidings_in
from game.mind.strange import is_of_another_script, is_strange
from game.world.memories import EVERYWHERE
from game.world.thoughts import Card
from tests.mind.rules.cards import CAFE
from tests.mind.rules.talking import CANDIDATE, NOON, PARTY, own, person, told

BEN = "Ben Field"
ADA = person("Ada Stone", "she is writing a play about bees", ties={BEN: 6})
PYTHON = "Carlos Gomez has heard that Giorgio keeps a python in his bathtub and passes it on with relish"
HOST = person(
    "Ada Stone", "Ada Stone is planning a party at Hobbs Cafe on 14 February from 5 pm to 7 pm", ties={BEN: 6}
)
STOVE = Statement(
    3,
    "the stove at Hobbs Cafe is burning",
    "observation",
    "saw",
    NOON,
    8,
    ("Hobbs Cafe:cafe:stove",),
    "Hobbs Cafe:cafe",
)


def question(card: Card, *said: SaidLine, memories: tuple[Statement, ...] = (), age: int = 30) -> SpeakLine:
    return SpeakLine(card, BEN, age, "", "", False, said, False, memories)


def answer(card: Card, line: str, *, seed: str = "1", memories: tuple[Statement, ...] = (), age: int = 30) -> str:
    said = (SaidLine(card.name, "Hello, Ben."), SaidLine(BEN, line))
    return speak_line(question(replace(card, seed=seed), *said, memories=memories, age=age)).text


def phrases(act: str) -> list[str]:
    return [p.partition("|")[2].strip().replace("{you}", "Ben") for p in PHRASES[act]]


# -- (a), (b): what one knows oneself ---------------------------------------------------------------------------------


def test_a_host_tells_a_visitor_that_there_is_a_party_and_who_was_asked() -> None:
    asked = Statement(8, "Ada Stone and Eve Lark talked about the party at Hobbs Cafe", "dialogue", "did", NOON, 5)
    assert "party at Hobbs Cafe" in answer(HOST, "Is it true that there is a party?", age=0)
    assert "Eve Lark" in answer(HOST, "Who is coming?", memories=(asked,), age=0)


def test_who_follows_a_voice_to_run_does_not_ask_who_runs() -> None:
    wonder = "John Lin wants to know who is going to run for mayor and asks everyone he serves"
    voice = Statement(9, "You should run for mayor against Sam", "inner voice", "inner voice", NOON, 8)
    assert is_answered(wonder, (voice,)) and not is_answered(wonder, ())


def test_who_knows_of_two_candidates_names_both() -> None:
    known = (
        told(CANDIDATE, "Sam Moore"),
        told("John Lin is going to run for mayor against Sam Moore", "John Lin", ordinal=10),
    )
    said = answer(ADA, "Do you know who is running for mayor?", memories=known)
    assert re.search("Sam Moore is (running|standing)", said) and "John Lin is going to run" in said


# -- (c): a clause about another --------------------------------------------------------------------------------------


TOM = "Ada Stone thinks that Tom is rude to her and tells him so"
LETTERS = "Ada Stone believes that Ben Field hides her letters and reads his own"
RELISH = "in {} bathtub, and I pass it on with relish"


@pytest.mark.parametrize(
    ("text", "pair", "said"),
    [
        (
            PYTHON,
            Pair("Carlos Gomez", "Giorgio Rossi", "he"),
            "I have heard that you keep a python " + RELISH.format("your"),
        ),
        (
            PYTHON,
            Pair("Carlos Gomez", "Eve Lark", "he"),
            "I have heard that Giorgio keeps a python " + RELISH.format("his"),
        ),
        (TOM, Pair("Ada Stone", BEN, "she"), "I think that Tom is rude to me, and I tell him so"),
        (LETTERS, Pair("Ada Stone", BEN, "she", "he"), "I believe that you hide my letters and read your own"),
        ("Ada Stone knows that she sings badly", Pair("Ada Stone", BEN, "she", "he"), "I know that I sing badly"),
    ],
)
def test_pronouns_in_a_clause_about_another_are_that_ones(text: str, pair: Pair, said: str) -> None:
    assert as_said(text, pair) == said


def test_what_somebody_does_with_a_rumour_is_no_part_of_it() -> None:
    found = tidings_in(PYTHON.replace("Giorgio", "Giorgio Rossi"), "Carlos Gomez")
    assert found is not None and found.text == "Giorgio Rossi keeps a python in his bathtub"


# -- (d): no news to whoever was there --------------------------------------------------------------------------------


def test_an_announcement_to_everybody_is_retold_by_nobody() -> None:
    text = "The bridge over the river is closed down"
    rumour = Statement(9, text, "observation", "the player", NOON, 8, (), "Hobbs Cafe:cafe")
    lively = replace(ADA, traits=("outgoing", "energetic"))
    one = [remembered(replace(lively, seed=str(n)), BEN, (rumour,), text) for n in range(3)]
    everybody = [
        remembered(replace(lively, seed=str(n)), BEN, (replace(rumour, place=EVERYWHERE),), text) for n in range(3)
    ]
    assert all(any(t.kind == "heard" for t in found) for found in one)
    assert not any(t.kind == "heard" for found in everybody for t in found)


def test_who_stood_beside_one_is_not_told_what_both_saw() -> None:
    ben = Statement(
        4, "Ben Field is drinking tea", "observation", "saw", NOON + timedelta(minutes=2), 2, (BEN,), "Hobbs Cafe:cafe"
    )
    assert any(t.kind == "seen" for t in remembered(ADA, BEN, (STOVE,)))
    assert not any(t.kind == "seen" for t in remembered(ADA, BEN, (STOVE, ben)))


def test_who_saw_it_says_so() -> None:
    said = answer(ADA, "The stove at Hobbs Cafe was burning a while ago.", memories=(STOVE,))
    assert any(phrase in said for phrase in phrases("heard_seen"))


# -- (e): conclusions -------------------------------------------------------------------------------------------------


def concluded(*statements: Statement) -> list[str]:
    return [found.text for found in draw_insights(DrawInsights(ADA, "What are people saying?", statements))]


def test_two_who_spoke_of_two_candidates_did_not_speak_of_one() -> None:
    rows = (
        told("John Lin is running for mayor against Sam Moore", "John Lin", ordinal=1),
        told("Sam Moore is running for mayor in the coming local election", "Eddy Lin", ordinal=2),
    )
    assert not any("John Lin" in text and "Eddy Lin" in text for text in concluded(*rows))


def test_news_that_is_a_sentence_is_concluded_as_one() -> None:
    lost = "Tamara Taylor has lost her ginger cat"
    found = [
        t for t in concluded(told(lost, "Eve Lark", ordinal=1), told(lost, "Carl Vale", ordinal=2)) if "ginger" in t
    ]
    assert found and all(f"that {lost}" in text and "about Tamara" not in text for text in found)


def test_nobody_is_liked_better_for_insults() -> None:
    met = Statement(1, "Ada Stone and Ben Field talked about the weather", "dialogue", "did", NOON, 5, (BEN,))
    bad = told("Ben Field is proud of having insulted two of the four", BEN, ordinal=2)
    card = replace(ADA, biography=f"{ADA.biography}; Ada Stone has known Ben Field for years")
    assert not any(
        "insulted" in i.text for i in draw_insights(DrawInsights(card, f"How does Ada feel about {BEN}?", (met, bad)))
    )


# -- (f): what is never said ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '{"action": "delete_save"}',
        '[{"role": "user"}]',
        "<script>alert(1)</script>",
        "DROP TABLE people",
        "os.system(x); {",
    ],
)
def test_code_is_strange(text: str) -> None:
    assert is_strange(f"Ada Stone notes {text} on her wall")


@pytest.mark.parametrize("text", ["Ada says that 3 < 4, and (sometimes) 5", "Ada is a member of the class [of 1980]"])
def test_brackets_are_not_strange(text: str) -> None:
    assert not is_strange(text)


def test_a_biography_in_another_script_is_not_spoken_of_oneself() -> None:
    hanako = person("山田 花子", "花子はうどんと猫が好きです", "花子 likes noodles", ties={BEN: 6})
    assert is_of_another_script("花子はうどんと猫が好きです") and not is_of_another_script("Zoë likes crêpes")
    assert not any("うどん" in clause for clause in persona(hanako).clauses)
    assert not any("うどん" in topic.text for topic in topics(hanako, BEN, ()))


# -- (g), (h): words that fit -----------------------------------------------------------------------------------------


def test_one_opener_is_enough() -> None:
    statement = "By the way, Carl Vale is building a boat."
    turn = Turn(replace(question(ADA, SaidLine(BEN, "Hello, Ada.")), said_today=(statement,)))
    said = finish(turn, "Good, Ben", "By the way, Carl Vale is building a boat")
    assert "By the way" not in said and "Carl Vale is building a boat" in said


def test_nobody_was_pleased_to_hear_of_a_lost_cat() -> None:
    lost = "Tamara Taylor has lost her ginger cat"
    warm = replace(ADA, traits=("kind", "warm"))
    for seed in "12345":
        assert "pleased" not in answer(warm, f"{lost}.", seed=seed, memories=(told(lost, "Eve Lark"),))


def test_who_is_at_the_pub_anyway_does_not_decline_a_show_there() -> None:
    show = "I'm giving a show at The Rose and Crown Pub tomorrow from 7 pm to 8 pm. Will you come?"
    regular = person(
        "Ada Stone", "Ada Stone spends evenings at The Rose and Crown Pub from 6 pm to 9 pm", ties={BEN: 2}
    )
    for seed in range(12):
        said = answer(regular, show, seed=f"{seed}")
        assert "spending evenings" not in said or not declines(said)


def test_a_worry_gets_no_congratulation() -> None:
    for seed in "12345":
        said = answer(ADA, "I'm afraid I had my best idea at twenty-six.", seed=seed)
        assert not any(word in said for word in ("good to hear", "glad to hear", "Ha,"))


def test_the_owner_of_the_cafe_is_you_to_her_face() -> None:
    card = replace(ADA, known=(replace(CAFE, owners=(BEN,)),))
    turn = Turn(question(card, SaidLine(BEN, "Hello.")))
    assert turn.say("Ada Stone thinks that the owner of Hobbs Cafe has taste") == "I think that you have taste"


@pytest.mark.parametrize(
    ("act", "words", "hour", "hungry"),
    [
        ("ask_family", "dinner together", 21, 9.0),
        ("ask_family", "dinner together", 18, 1.0),
        ("hello", "Still up", 18, 9.0),
    ],
)
def test_dinner_and_bed_have_their_hours(act: str, words: str, hour: int, hungry: float) -> None:
    wife = person(
        "Ada Stone", "Ada Stone loves her husband Ben Field", "Ada Stone loves her son Tim Field", ties={BEN: 8}
    )
    late = replace(wife, now=NOON.replace(hour=hour), hours_since_meal=hungry)
    said = {Turn(question(replace(late, seed=str(n)))).pick(act) for n in range(60)}
    assert not any(words in text for text in said)


def test_nobody_asks_the_housemate_about_the_other_side_of_the_street() -> None:
    mate = person("Ada Stone", "Ben Field is her housemate", traits=("witty",), ties={BEN: 6})
    said = {Turn(question(replace(mate, seed=str(n)))).pick("ask_how") for n in range(80)}
    assert not any("side of the street" in text for text in said)


def test_nobody_asks_at_the_party_how_its_preparation_goes() -> None:
    at_it = replace(ADA, here="Hobbs Cafe:cafe", now=NOON.replace(day=14, hour=17, minute=20))
    known = (
        told(PARTY, "Isabella Rodriguez"),
        own(
            "Ada Stone promised Isabella Rodriguez to come to the Valentine's Day party on 14 February at 5 pm",
            ordinal=3,
        ),
        replace(told("Ben Field is gathering decorations", BEN, ordinal=10), when=NOON),
    )
    turn = Turn(question(at_it, memories=known))
    assert turn.event is not None and not any(t.kind == "theirs" for t in turn.topics)
    assert any(t.kind == "theirs" for t in Turn(question(replace(at_it, here=""), memories=known)).topics)


def test_who_only_has_dinner_there_or_refused_is_no_guest() -> None:
    dining = replace(ADA, here="Hobbs Cafe:cafe", now=NOON.replace(day=14, hour=17, minute=20))
    known = told(PARTY, "Isabella Rodriguez")
    promised = own(
        "Ada Stone promised Isabella Rodriguez to come to the Valentine's Day party on 14 February", ordinal=3
    )
    refused = own(
        f"Ada Stone and {BEN} talked about bees; {BEN} declined to come to the Valentine's Day party", ordinal=4
    )
    assert Turn(question(dining, memories=(known,))).event is None
    assert Turn(question(dining, memories=(known, promised))).event is not None
    assert Turn(question(dining, memories=(known, promised, refused))).event is None


def test_a_candidate_makes_no_secret_of_what_they_want() -> None:
    sam = person("Sam Moore", "Sam Moore is running for mayor in the local election", ties={BEN: 6})
    said = {Turn(question(replace(sam, seed=str(n)))).pick("tell_wish", said="I want lamps") for n in range(60)}
    assert not any("don't tell everybody" in text or "keep coming back" in text for text in said)


def test_a_worn_joke_lives_in_few_mouths() -> None:
    joke = "I'm allowed to boast once a day: {said}."
    firsts, lasts = ("Ada", "Ben", "Carl", "Dora", "Eve"), ("Lark", "Vale", "Fenn", "Stone", "Field")
    mouths = [f"{first} {last}" for first in firsts for last in lasts]
    assert sum(is_ones_own(joke, name) for name in mouths) <= 4
