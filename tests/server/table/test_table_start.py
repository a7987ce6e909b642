"""Tables that start at a moment of another game: what is asked, which dice follow, what is stored and recorded."""

import json
from random import Random

import pytest

from mousquetaires.data import load
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.notation import parse
from mousquetaires.engine.record import Session
from mousquetaires.engine.record_replay import verify
from mousquetaires.engine.save_load import digest
from mousquetaires.server.refusals import Denied
from mousquetaires.server.table.branch_options import BranchOptions, branch_options
from mousquetaires.server.table.entries import AnyEntry, Came, Opened, Sat, decode, encode
from mousquetaires.server.table.entry_effects import apply_entry, fold
from mousquetaires.server.table.game_commands import Begin, Undo
from mousquetaires.server.table.snapshots import bare
from mousquetaires.server.table.state import TableState
from mousquetaires.server.table.table_info import table_info
from mousquetaires.server.table.table_start import Dice, TableStart, start_from_record
from tests.server.steps import does, plays

BOX = load()
NONCES = [(1, b"a player's own bits")]


def finished(seed: int = 3) -> dict[str, object]:
    """The record of a whole game of random choices."""
    session = Session(usual_setup(3), BOX, Seed.mixed(bytes(31) + bytes([seed]), NONCES))
    to_the_end(session, Random(seed))
    made = json.loads(json.dumps(session.to_json()))
    assert isinstance(made, dict)
    return made


def to_the_end(session: Session, rng: Random) -> None:
    while not session.game.over:
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.sample(rng))


def inputs_of(record: dict[str, object]) -> list[str]:
    inputs = record["inputs"]
    assert isinstance(inputs, list)
    return inputs


RECORD = finished()
INPUTS = inputs_of(RECORD)


def branch(inputs: int, dice: Dice, record: dict[str, object] = RECORD) -> tuple[TableState, list[AnyEntry]]:
    """A table with that start, its game begun; and its log."""
    options = BranchOptions(inputs=inputs, seats=[1], dice=dice)
    start = start_from_record(record, BOX, "table:first", inputs, dice)
    agreed = branch_options(options, usual_setup(3).to_json(), start, 120, None)
    state = TableState("branch", BOX, b"its own secret")
    first = (
        Opened(at=0, by=1, agreed=agreed),
        Came(at=0, by=1, nickname="Athos"),
        Sat(at=0, by=1, seats=[1], nonce=""),
    )
    for entry in first:
        apply_entry(state, entry)
    return state, [*first, does(state, Begin(), 1)]


def play_on(state: TableState, log: list[AnyEntry], moves: int = 100_000) -> None:
    rng = Random(8)
    while not state.finished and moves:
        moves -= 1
        prompt = state.game.prompt()
        log.append(plays(state, prompt.first_seat, prompt.sample(rng), 0))


def asked_again(seat: int) -> TableState:
    """A table that started right after a choice of this seat, and asks it at once for the next."""
    own_choices = [number for number, line in enumerate(INPUTS, 1) if line.startswith(f"{seat} ")]
    started = (branch(number, "new")[0] for number in own_choices if number < len(INPUTS))
    return next(state for state in started if not state.finished and state.game.prompt().seats >> seat & 1)


def read_again(log: list[AnyEntry]) -> TableState:
    state = TableState("branch", BOX, b"its own secret")
    for entry in log:
        fold(state, decode(encode(entry)))
    return state


def dice_after(inputs: list[str], at: int) -> list[str]:
    return [line for line in inputs[at:] if line.startswith("*")]


@pytest.mark.parametrize("dice", ["same", "new"])
def test_a_table_that_started_elsewhere_is_read_from_its_log_and_its_record_verifies(dice: Dice) -> None:
    state, log = branch(120, dice)
    play_on(state, log)
    again = read_again(log)
    assert digest(again.game) == digest(state.game)
    assert again.session is not None
    record = json.loads(json.dumps(again.session.to_json()))
    assert record["start"]["inputs"] == 120
    assert record["start"]["source"] == "table:first"
    assert record["inputs"][:120] == INPUTS[:120]
    assert verify(record, BOX).to_json() == record
    assert table_info(again)["start"] == {"source": "table:first", "inputs": 120, "dice": dice}


def test_the_same_dice_are_those_of_the_first_game() -> None:
    for inputs in (40, 120, len(INPUTS) - 8):
        state, log = branch(inputs, "same")
        assert state.session is not None
        while not state.finished:  # the same choices, too
            line = INPUTS[len(state.session.inputs)]
            seat, text = line.split(" ", 1)
            log.append(plays(state, int(seat), parse(text), 0))
        assert state.session.inputs == INPUTS


def test_new_dice_are_the_tables_own() -> None:
    same, new = branch(120, "same")[0], branch(120, "new")[0]
    for state in (same, new):
        play_on(state, [], 60)
    assert same.commitment() == RECORD["commitment"] != new.commitment()
    assert same.session is not None
    assert new.session is not None
    assert dice_after(same.session.inputs, 120) != dice_after(new.session.inputs, 120)


def test_a_branch_of_a_branch_has_the_same_dice_too() -> None:
    first, log = branch(40, "new")
    play_on(first, log)
    assert first.session is not None
    record = json.loads(json.dumps(first.session.to_json()))
    for inputs in (20, 40, 90):
        second, _ = branch(inputs, "same", record)
        replayed = first.session.inputs
        assert second.session is not None
        while len(second.session.inputs) < min(inputs + 80, len(replayed)):
            seat, text = replayed[len(second.session.inputs)].split(" ", 1)
            plays(second, int(seat), parse(text), 0)
        made = second.session.inputs
        assert made == replayed[: len(made)]


def test_without_a_seed_the_same_dice_are_those_in_the_record() -> None:
    start = start_from_record({**RECORD, "seed": None}, BOX, "table:first", 120, "same")
    assert [f"* {text}" for text in start.chance] == dice_after(INPUTS, 120)
    assert start.seed == ""


def test_nothing_before_the_start_is_undone_at_the_table() -> None:
    state = asked_again(seat=1)
    with pytest.raises(Denied) as denied:
        does(state, Undo("m", state.asked), 1, 1)
    assert denied.value.key == "server-nothing-to-undo"
    assert state.undo_depths(1) == (0, 0)


@pytest.mark.parametrize(
    ("changes", "inputs", "key"),
    [
        ({}, len(INPUTS) + 1, "server-start-inputs"),
        ({}, len(INPUTS), "server-start-over"),
        ({"engine": 0}, 10, "server-start-record"),
        ({"components": "unknown"}, 10, "server-start-record"),
        ({"inputs": ["0 dance"]}, 1, "server-start-record"),
    ],
)
def test_a_moment_that_does_not_exist_is_refused(changes: dict[str, object], inputs: int, key: str) -> None:
    with pytest.raises(Denied) as denied:
        start_from_record({**RECORD, **changes}, BOX, "table:first", inputs, "new")
    assert denied.value.key == key


def test_the_record_of_a_frozen_branch_says_where_it_started() -> None:
    state, log = branch(120, "new")
    record = bare(state, log)
    assert record["version"] == 2
    assert record["start"] == {"inputs": 120, "chance": [], "source": "table:first"}


def test_options_of_older_logs_have_no_start() -> None:
    state, log = branch(120, "new")
    agreed = state.agreed
    assert isinstance(agreed.start, TableStart)
    stored = json.loads(encode(log[0]))
    del stored["agreed"]["start"]
    entry = decode(json.dumps(stored).encode())
    assert isinstance(entry, Opened)
    assert entry.agreed.start is None
