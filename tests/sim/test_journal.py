"""Games in a file: nothing is lost, and nothing of another run is counted."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.sim import program_fingerprint
from mousquetaires.sim.executors import SingleProcess
from mousquetaires.sim.journal import Journal, header
from mousquetaires.sim.luck import LuckMatch
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import GameResult, SimulationError
from mousquetaires.sim.simulation import Simulation, simulate
from tests.box import FIRST_BOX as BOX

SETUPS = [usual_setup(2), usual_setup(3, milady=False)]
PLAN = Plan(tuple(seated(setup, "random", "random") for setup in SETUPS), 3, seed=5)


def played(file: Path, plan: Plan = PLAN, resume: bool = True, stop: int | None = None) -> Simulation:
    def impatient(done: int, _: int) -> None:
        if done == stop:
            raise KeyboardInterrupt

    with Journal(file, plan, BOX, resume) as journal:
        return simulate(plan, BOX, SingleProcess(), journal=journal, progress=impatient)


def refused(file: Path, plan: Plan = PLAN, resume: bool = True) -> SimulationError:
    with pytest.raises(SimulationError) as error:
        played(file, plan, resume)
    return error.value


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def test_the_first_line_says_what_is_played_and_every_other_is_a_game(file: Path) -> None:
    done = played(file)
    first, *games = [json.loads(line) for line in file.read_text().splitlines()]
    assert first == json.loads(json.dumps(header(PLAN, BOX)))
    assert [(game["game"], game["table"], game["seed"]) for game in games] == [
        (0, 0, 5),
        (1, 1, 5),
        (2, 0, 6),
        (3, 1, 6),
        (4, 0, 7),
        (5, 1, 7),
    ]
    assert sum(game["decisions"] for game in games) == done.total.decisions
    assert sum(game["winner"] == "milady" for game in games) == done.total.milady
    assert all(len(game["clocks"]) == game["turns"] + 1 for game in games)


def test_a_run_that_was_stopped_goes_on_and_counts_the_same(file: Path, tmp_path: Path) -> None:
    whole = played(tmp_path / "other.jsonl")
    stopped = played(file, stop=4)
    assert (stopped.total.games, stopped.stopped) == (4, True)
    assert len(file.read_text().splitlines()) == 5
    resumed = played(file)
    assert resumed.report.kept == 4
    assert (resumed.total, resumed.tables) == (whole.total, whole.tables)
    assert file.read_bytes() == (tmp_path / "other.jsonl").read_bytes()


def test_a_game_is_in_the_file_as_soon_as_it_is_over(file: Path) -> None:
    there: list[int] = []
    with Journal(file, PLAN, BOX, False) as journal:
        simulate(PLAN, BOX, SingleProcess(), [lambda *_: there.append(file.read_bytes().count(b"\n"))], journal)
    assert there == [2, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("left", [1, 500, 100])
def test_a_line_that_was_cut_off_is_played_again(file: Path, left: int) -> None:
    played(file)
    whole = file.read_bytes()
    *_, last = whole.splitlines(keepends=True)
    file.write_bytes(whole[: len(whole) - len(last) + left])
    assert played(file).report.kept == 5
    assert file.read_bytes() == whole


def test_a_file_with_half_a_first_line_begins_anew(file: Path) -> None:
    played(file)
    whole = file.read_bytes()
    file.write_bytes(whole[:40])
    assert played(file).report.kept == 0
    assert file.read_bytes() == whole


def test_more_games_can_be_asked_for_later(file: Path) -> None:
    played(file)
    more = replace(PLAN, games=4)
    resumed = played(file, more)
    assert (resumed.report.kept, resumed.total.games) == (6, 8)
    assert played(file).total.games == 6  # and fewer: the others are left alone
    assert len(file.read_text().splitlines()) == 9


def test_a_game_that_stands_there_twice_counts_once(file: Path) -> None:
    once = played(file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[-1]]))
    assert played(file).total == once.total


def test_a_file_that_is_there_is_not_overwritten(file: Path) -> None:
    played(file)
    before = file.read_bytes()
    assert refused(file, resume=False).key == "sim-journal-there"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("plan", "what"),
    [
        (replace(PLAN, seed=6), "seed"),
        (replace(PLAN, sand=4), "sand"),
        (replace(PLAN, seatings=PLAN.seatings[::-1]), "tables"),
        (replace(PLAN, seatings=tuple(seated(setup, "novice", "random") for setup in SETUPS)), "tables"),
    ],
)
def test_games_of_another_run_are_refused(file: Path, plan: Plan, what: str) -> None:
    played(file)
    before = file.read_bytes()
    error = refused(file, plan)
    assert (error.key, error.values["what"]) == ("sim-journal-other", what)
    assert file.read_bytes() == before


def test_games_of_other_rules_or_bots_are_refused(file: Path) -> None:
    played(file)
    lines = file.read_text().splitlines(keepends=True)
    lines[0] = json.dumps({**json.loads(lines[0]), "program": "another"}) + "\n"
    file.write_text("".join(lines))
    assert refused(file).values["what"] == "program"


@pytest.mark.parametrize("content", ["{}\n", "[]\n", "not json\n", "a very long line of something else entirely" * 99])
def test_a_file_of_something_else_is_refused_and_left_alone(file: Path, content: str) -> None:
    file.write_text(content)
    assert refused(file).key == "sim-journal-foreign"
    assert file.read_text() == content


@pytest.mark.parametrize("content", ["{}", "[]", "not json", '{"game":0,"ending":"love"}'])
def test_a_line_that_is_no_game_is_named(file: Path, content: str) -> None:
    played(file)
    lines = file.read_text().splitlines(keepends=True)
    lines[2] = f"{content}\n"
    file.write_text("".join(lines))
    error = refused(file)
    assert (error.key, error.values["line"]) == ("sim-journal-broken", 3)
    assert len(file.read_text().splitlines()) == 7


@pytest.mark.parametrize(
    "damage",
    [
        {"game": -1},
        {"game": True},
        {"game": 2},
        {"game": "1"},
        {"seed": 6},
        {"seed": 5.0},
        {"table": 0},
        {"turns": float("inf")},
        {"turns": -1},
        {"turns": 99},
        {"decisions": 1 << 40},
        {"inputs": None},
        {"events": [1, 2]},
        {"events": {"turn_began": "many"}},
        {"events": {"turn_began": 0}},
        {"rules": 7},
        {"clocks": [["a", "b", "c", "d"]]},
        {"clocks": [[1, 2, 3]]},
        {"clocks": 7},
        {"clocks": []},
        {"ending": ["diamonds"]},
        {"board": None},
        {"winner": "nobody"},
    ],
    ids=str,
)
def test_a_game_that_cannot_have_been_is_named(file: Path, damage: dict[str, Any]) -> None:
    played(file)
    lines = file.read_text().splitlines(keepends=True)
    lines[2] = json.dumps({**json.loads(lines[2]), **damage}) + "\n"
    file.write_text("".join(lines))
    error = refused(file)
    assert (error.key, error.values["line"]) == ("sim-journal-broken", 3)
    assert file.read_text() == "".join(lines)


def test_a_line_of_nothing_but_brackets_is_named(file: Path) -> None:
    played(file)
    with file.open("a") as more:
        more.write("[" * 100_000 + "\n")
    assert refused(file).values["line"] == 8


def test_a_full_disk_is_told_and_what_was_written_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Journal.write

    def full(self: Journal, number: int, result: GameResult) -> None:
        if number == 3:
            self.file.close()
            self.file = open("/dev/full", "wb")  # noqa: SIM115  # the journal closes it
        write(self, number, result)

    monkeypatch.setattr(Journal, "write", full)
    with Journal(file, PLAN, BOX, False) as journal, pytest.raises(SimulationError) as error:
        simulate(PLAN, BOX, SingleProcess(), journal=journal)
    assert error.value.key == "cli-unwritable"
    assert "No space left" in str(error.value.values["why"])
    assert len(file.read_text().splitlines()) == 4


def test_a_program_is_known_by_every_letter_of_its_rules_and_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program_fingerprint, "files", lambda _: tmp_path)
    for folder in ("engine/rules", "bots"):
        (tmp_path / folder).mkdir(parents=True)
    names = {
        program_fingerprint.fingerprint.__wrapped__("box"),
        program_fingerprint.fingerprint.__wrapped__("other box"),
    }
    for name in ("engine/ids.py", "engine/rules/duel.py", "bots/weights.json", "bots/novice.py"):
        (tmp_path / name).write_text("one")
        names.add(program_fingerprint.fingerprint.__wrapped__("box"))
        (tmp_path / name).write_text("two")
        names.add(program_fingerprint.fingerprint.__wrapped__("box"))
    assert len(names) == 10
    (tmp_path / "engine" / "ids.pyc").write_text("made of ids.py")
    assert program_fingerprint.fingerprint.__wrapped__("box") in names


def test_luck_is_stored_where_it_is_measured(file: Path) -> None:
    plan = replace(PLAN, match=LuckMatch)
    seen: dict[int, GameResult] = {}
    for _ in range(2):  # the second run reads what the first one wrote
        with Journal(file, plan, BOX, resume=True) as journal:
            simulate(plan, BOX, SingleProcess(), [lambda number, result: check_same(seen, number, result)], journal)
    assert all(result.luck is not None for result in seen.values())
    assert len(file.read_text().splitlines()) == 1 + len(seen)


def check_same(seen: dict[int, GameResult], number: int, result: GameResult) -> None:
    assert seen.setdefault(number, result) == result


def test_games_with_and_without_luck_are_not_mixed(file: Path) -> None:
    played(file, PLAN)
    error = refused(file, replace(PLAN, match=LuckMatch))
    assert (error.key, error.values["what"]) == ("sim-journal-other", "measures")


@pytest.mark.parametrize("luck", ['"0.5"', "1", "null", "NaN"])
def test_a_line_with_impossible_luck_is_refused(file: Path, luck: str) -> None:
    plan = replace(PLAN, match=LuckMatch)
    played(file, plan)
    first, game, *_ = file.read_text().splitlines()
    file.write_text(f'{first}\n{game.rpartition(",")[0]},"luck":{luck}}}\n')
    assert refused(file, plan).key == "sim-journal-broken"
