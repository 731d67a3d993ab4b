"""Files of strangers: each is taken, or refused with one sentence that names file and field; nothing half written."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.errors import InputError
from game.imports.importing import import_town
from game.imports.ledger import Ledger
from game.imports.source import Source
from tests.imports.simulation import HAMLET, NELL, Files, files, imported, write

SCRATCH = f"personas/{NELL}/bootstrap_memory/scratch.json"
NODES = f"personas/{NELL}/bootstrap_memory/associative_memory/nodes.json"
SPATIAL = f"personas/{NELL}/bootstrap_memory/spatial_memory.json"
META = "reverie/meta.json"


def refused(folder: Path, found: Files) -> str:
    """The sentence with which a simulation is refused; no file is left of the attempt."""
    source = write(folder / "sim", found)
    before = sorted(folder.rglob("*"))
    with pytest.raises(InputError) as error:
        import_town(source, HAMLET, folder / "Hamlet.town")
    assert sorted(folder.rglob("*")) == before
    assert "\n" not in str(error.value)
    return str(error.value).removeprefix(f"{source}/")


@pytest.mark.parametrize(
    ("file", "changed", "said"),
    [
        (META, {"persona_names": []}, f"{META}: `persona_names`: list should have at least 1 item"),
        (META, {"persona_names": [NELL, NELL]}, f"{META}: `persona_names`: somebody is in it twice"),
        (META, {"persona_names": ["../../etc"]}, f"{META}: `persona_names`, `no. 1`: expected somebody's name"),
        (META, {"curr_time": "yesterday"}, f"{META}: `curr_time`: expected a date such as"),
        (META, {"curr_time": "September 31, 2023, 09:00:00"}, f"{META}: `curr_time`: day is out of range"),
        (META, {"step": 10**30}, f"{META}: `step`: input should be less than"),
        (META, {"sec_per_step": "10"}, f"{META}: `sec_per_step`: input should be a valid integer, found '10'"),
        (SCRATCH, {"name": "Somebody Else"}, f"{SCRATCH}: `name`: is Somebody Else, expected Nell Archer"),
        (SCRATCH, {"age": True}, f"{SCRATCH}: `age`: input should be a valid integer, found True"),
        (SCRATCH, {"age": 10**12}, f"{SCRATCH}: `age`: input should be less than or equal to 150"),
        (SCRATCH, {"learned": None}, f"{SCRATCH}: `learned`: expected text, found None"),
        (SCRATCH, {"learned": "x" * 30_000}, f"{SCRATCH}: `learned`: expected at most 20000 characters of text"),
        (SCRATCH, {"f_daily_schedule": [["rest"]]}, f"{SCRATCH}: `f_daily_schedule`, `no. 1`, `no. 2`: is missing"),
        (SCRATCH, {"f_daily_schedule": [["rest", 1e99]]}, f"{SCRATCH}: `f_daily_schedule`, `no. 1`, `no. 2`: input"),
        (SCRATCH, {"act_start_time": 7}, f"{SCRATCH}: `act_start_time`: expected a date"),
        (
            SPATIAL,
            {"hamlet": {"Green": ["bench"]}},
            f"{SPATIAL}: `hamlet`, `Green`: input should be a valid dictionary",
        ),
        (NODES, {"7": {}}, f"{NODES}: the file: `7` is no id of a node"),
        (NODES, {"node_1": {}}, f"{NODES}: `node_1`, `type`: is missing"),
    ],
)
def test_a_wrong_field_is_named_with_its_file(tmp_path: Path, file: str, changed: dict[str, Any], said: str) -> None:
    found = files()
    found[file] |= changed
    assert refused(tmp_path, found).startswith(said)


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("created", "1023-09-19 00:00:00", "is 1023-09-19, expected a day within ten years of 2023-09-19"),
        ("created", "99999-01-01 00:00:00", "expected a date such as"),
        ("poignancy", 10**9, "input should be less than or equal to 100"),
        ("type", "dream", "input should be 'event', 'thought' or 'chat', found 'dream'"),
        ("filling", [["only a speaker"]], "expected a list of node ids or of [speaker, line]"),
    ],
)
def test_a_wrong_node_is_named(tmp_path: Path, field: str, value: Any, said: str) -> None:
    found = files()
    found[NODES]["node_4"][field] = value
    assert refused(tmp_path, found).startswith(f"{NODES}: `node_4`, `{field}`: {said}")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is not valid JSON"),
        (b'{"name": ', "is not valid JSON"),
        (b"[" * 100_000, "is not valid JSON (nested too deep)"),
        (b'{"age": ' + b"9" * 5000 + b"}", "is not valid JSON (a number of 5000 digits)"),
        ('{"name": "Nell"}'.encode("utf-16"), "is not written in UTF-8"),
        (b'{"name": "N\xe9ll"}', "is not written in UTF-8 (byte 12)"),
        (b"[]", "the file: input should be a valid dictionary"),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, data: bytes, said: str) -> None:
    assert refused(tmp_path, files() | {SCRATCH: data}).startswith(f"{SCRATCH}: {said}")


def test_a_missing_file_is_named_and_a_step_that_is_missing_is_not_missed(tmp_path: Path) -> None:
    found = files()
    del found["movement/2220.json"]
    assert imported(tmp_path / "whole", found)[1].memories == 9
    del found[NODES]
    assert refused(tmp_path, found) == f"{NODES}: is missing"


def test_what_is_no_simulation_is_told_and_one_that_lies_deeper_is_named(tmp_path: Path) -> None:
    write(tmp_path / "storage" / "sim", files())
    with pytest.raises(InputError, match=r"no saved simulation; did you mean .*sim\?"):
        Source(tmp_path, Ledger())
    with pytest.raises(InputError, match="there is no such folder"):
        Source(tmp_path / "nowhere", Ledger())
    with pytest.raises(InputError, match=r"is a file, expected the folder"):
        Source(tmp_path / "storage" / "sim" / META, Ledger())


def test_a_link_that_leads_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    secret = write(tmp_path / "elsewhere", {"scratch.json": files()[SCRATCH]}) / "scratch.json"
    source = write(tmp_path / "sim", files())
    (source / SCRATCH).unlink()
    (source / SCRATCH).symlink_to(secret)
    with pytest.raises(InputError, match="leads out of the simulation's folder"):
        Source(source, Ledger())


def test_names_and_words_of_any_script_are_taken_and_control_characters_are_not(tmp_path: Path) -> None:
    found = json.loads(json.dumps(files()).replace("Wim Oak", "Ünal 🌻 李"))
    found[SCRATCH]["currently"] = "Nell Archer \x1b[31m is\r\nbusy with \ud83d bread and with butter."
    world, _ = imported(tmp_path, found)
    assert "Ünal 🌻 李" in world.people
    assert "Nell Archer [31m is busy with bread and with butter" in world.people[NELL].biography


_SCRAPS: st.SearchStrategy[Any] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**20), 10**20),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(
        ["../x", "2023-09-19 07:00:00", "February 30, 2023", "node_3", "a:b:c:d", f"{NELL} is here", ":::"]
    ),
    st.lists(st.one_of(st.text(max_size=4), st.integers()), max_size=3),
    st.dictionaries(st.text(max_size=4), st.integers(), max_size=2),
)


def spots(values: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Paths to all values in a nest of lists and dictionaries."""
    pairs = values.items() if isinstance(values, dict) else enumerate(values) if isinstance(values, list) else ()
    return [here, *(spot for key, inner in pairs for spot in spots(inner, (*here, key)))] if pairs else [here]


def mutated(found: Files, spot: tuple[Any, ...], value: Any) -> Files:
    """The files with another value at one spot."""
    changed: Any = copy.deepcopy(found)
    inner = changed
    for key in spot[:-1]:
        inner = inner[key]
    inner[spot[-1]] = value
    return changed  # type: ignore[no-any-return]


SPOTS = [spot for spot in spots(files()) if spot]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(SPOTS), _SCRAPS), min_size=1, max_size=3))
def test_whatever_stands_in_the_files_it_is_a_town_or_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, changes: list[tuple[tuple[Any, ...], Any]]
) -> None:
    found = files()
    for spot, value in changes:
        try:
            found = mutated(found, spot, value)
        except (KeyError, IndexError, TypeError):  # an earlier change took the spot away
            continue
    try:
        world, ledger = imported(tmp_path_factory.mktemp("sim"), found)
    except InputError as error:
        assert "\n" not in str(error) and str(error).isprintable()
        return
    for person in world.people.values():
        rows = person.stream.rows
        assert [m.ordinal for m in rows] == list(range(1, len(rows) + 1))
        assert all(m.created <= world.tick and 1 <= m.importance <= 10 and m.text.isprintable() for m in rows)
        assert all(0 < n < m.ordinal for m in rows for n in m.evidence)
        assert [m.created for m in rows] == sorted(m.created for m in rows)
    assert sum(len(p.stream.rows) for p in world.people.values()) == ledger.memories + ledger.seeds


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.sampled_from([META, SCRATCH, NODES, SPATIAL]), st.integers(0, 10**6), st.binary(max_size=6))
def test_whatever_bytes_stand_in_the_files_it_is_a_town_or_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, file: str, at: int, data: bytes
) -> None:
    found = files()
    raw = json.dumps(found[file]).encode()
    place = at % len(raw)
    try:
        imported(tmp_path_factory.mktemp("sim"), found | {file: raw[:place] + data + raw[place + len(data) :]})
    except InputError as error:
        assert "\n" not in str(error) and str(error).isprintable()
