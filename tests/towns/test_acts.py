"""Files of acts: read, checked, and played by a run."""

import json
from pathlib import Path

import pytest

from game import config
from game.errors import InputError
from game.headless import run_town
from game.towns.acts import read_acts
from game.world.clock import DAY, HOUR
from game.world.commands import SetThingState, SpeakTo
from tests.playing import ISABELLA, session_of

# -- acts from a file --------------------------------------------------------------------------------------------

EXAMPLE = """
[[act]]
at = "day 1 06:10"
do = "state"
thing = "Hobbs Cafe:cafe:stove"
state = "humming"

[[act]]
at = 2023-02-13T06:05:00
do = "speak"
person = "Isabella"
as = "a reporter"
text = ["Good morning!", "Are you real?"]

[[act]]
at = "2023-02-13T06:08"
do = "part"
person = "Isabella"

[[act]]
at = "day 1 06:15"
do = "forget"
person = "Isabella"
memory = "old boleros"
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "acts.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_file_of_acts_is_read_in_the_order_of_time(tmp_path: Path) -> None:
    session = session_of("Isabella", "Klaus")
    acts = read_acts([written(tmp_path, EXAMPLE)], session.world, HOUR)
    assert [a.tick for a in acts] == [30, 36, 48, 60, 90]
    assert acts[0].act == SpeakTo(ISABELLA, "a reporter", "Good morning!")
    assert acts[3].act == SetThingState("Hobbs Cafe:cafe:stove", "humming")
    hidden = acts[4].commands(session.world)
    row = session.world.people[ISABELLA].stream.rows[hidden[0].ordinal - 1]  # type: ignore[union-attr]
    assert "old boleros" in row.text
    session.close()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[act]]\nat = "day 1 06:10"\ndo = "dance"', "do"),
        ('[[act]]\nat = "soon"\ndo = "whisper"\nperson = "Isabella"\ntext = "x"', "act 1 (whisper): `at` should be"),
        ('[[act]]\nat = "day 9 06:10"\ndo = "whisper"\nperson = "Isabella"\ntext = "x"', "outside of this run"),
        ('[[act]]\nat = "day 1 06:10"\ndo = "whisper"\nperson = "Zorro"\ntext = "x"', "nobody called 'Zorro'"),
        ('[[act]]\nat = "day 1 06:10"\ndo = "whisper"\nperson = "Isabella"', "`text` is missing"),
        ('[[act]]\nat = "day 1 06:10"\ndo = "speak"\nperson = "Isabella"\ntext = "x"', "`as` is missing"),
        ('[[act]]\nat = "day 1 06:10"\ndo = "part"\nperson = "Isabella"\ntext = "x"', "`text` does not go with"),
        ('[[act]]\nat = "day 1 06:10"\ndo = "state"\nthing = "Hobbs Cafe:cafe:stov"\nstate = "x"', "did you mean"),
        ("[[act]]\nat = ", "not valid TOML"),
    ],
)
def test_a_fault_in_a_file_of_acts_is_told_with_file_and_entry(text: str, said: str, tmp_path: Path) -> None:
    session = session_of("Isabella", "Klaus")
    with pytest.raises(InputError) as told:
        read_acts([written(tmp_path, text)], session.world, HOUR)
    assert said in str(told.value) and "acts.toml" in str(told.value)
    session.close()


def test_a_run_with_acts_is_the_same_each_time_and_a_fault_leaves_no_town_behind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(do: list[Path], name: str = "") -> str:
        run_town(config.town_folder(None), ["Isabella", "Klaus"], "7", tmp_path, name, "", 0.03, True, do)
        return str(json.loads(capsys.readouterr().out)["state_hash"])

    acts = [written(tmp_path, EXAMPLE)]
    assert run(acts) == run(acts) != run([])
    with pytest.raises(InputError):
        run([written(tmp_path, EXAMPLE.replace("stove", "oven"))], "Faulty")
    assert list(tmp_path.glob("*.town")) == []


def test_the_example_in_the_readme_can_be_read(tmp_path: Path) -> None:
    readme = (config.maps_folder() / "README.md").read_text(encoding="utf-8")
    example = readme.split("## Acts of the player")[1].split("```toml")[1].split("```")[0]
    session = session_of("Isabella", "John", "Sam")
    acts = read_acts([written(tmp_path, example)], session.world, 2 * DAY)
    assert {act.entry.rsplit("(")[1] for act in acts} == {
        f"{do})" for do in ("state", "whisper", "speak", "part", "announce", "remember", "forget")
    }
    session.close()


def test_an_act_that_cannot_be_by_then_is_told_and_let_go(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acts = written(
        tmp_path,
        '[[act]]\nat = "day 1 06:02"\ndo = "part"\nperson = "Isabella"\n'
        '[[act]]\nat = "day 1 06:04"\ndo = "whisper"\nperson = "Isabella"\ntext = "Count the cups"\n',
    )
    run_town(config.town_folder(None), ["Isabella", "Klaus"], "7", tmp_path, "Whole", "", 0.01, True, [acts])
    told = capsys.readouterr()
    assert "act 1 (part): Isabella Rodriguez is not in a talk with a visitor" in told.err and "let go" in told.err
    assert json.loads(told.out)["ticks"] == round(0.01 * DAY)
    assert (tmp_path / "Whole.town").exists()
