"""Games that start from another game's inputs: what is fixed, what the seed decides, and what the record says of it."""

import copy
import json
import pickle
from random import Random

import pytest

from mousquetaires.data.released_boxes import released_box
from mousquetaires.engine.chance import DUEL_BLUE, PURPOSE_NAMES, Seed, pack_faces, roll
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import replay, replay_line, verify
from mousquetaires.engine.record_start import NO_START, FixedChance, RecordStart
from tests.box import FIRST_RELEASED

BOX = released_box(FIRST_RELEASED)


def played(inputs: int, seed: int = 5) -> Session:
    session = Session(usual_setup(3), BOX, Seed.of(seed))
    rng = Random(seed)
    while len(session.inputs) < inputs:
        move(session, rng)
    return session


def move(session: Session, rng: Random) -> int:
    prompt = session.game.prompt()
    session.act(prompt.first_seat, prompt.sample(rng))
    return prompt.first_seat


def started(lines: list[str], chance: tuple[str, ...], seed: int) -> Session:
    """A game that goes on from these inputs, with these outcomes fixed."""
    session = Session(usual_setup(3), BOX, None)
    for at, line in enumerate(lines):
        replay_line(session, line, at)
    session.start_here(RecordStart(len(lines), chance, "elsewhere"))
    session.seed = Seed.of(seed)
    session.settle()
    return session


def later_chance(session: Session, inputs: int) -> tuple[str, ...]:
    return tuple(line.removeprefix("* ") for line in session.inputs[inputs:] if line.startswith("*"))


def document(session: Session) -> dict[str, object]:
    made = json.loads(json.dumps(session.to_json()))
    assert isinstance(made, dict)
    return made


FIRST = played(160)
LINES = FIRST.inputs[:90]


def test_the_same_choices_with_the_same_dice_give_the_same_game() -> None:
    again = started(LINES, later_chance(FIRST, 90), seed=77)
    rng = Random(5)
    replayed = Session(usual_setup(3), BOX, Seed.of(5))
    while len(replayed.inputs) < 160:
        prompt = replayed.game.prompt()
        action = prompt.sample(rng)
        if len(replayed.inputs) >= 90:
            again.act(prompt.first_seat, action)
        replayed.act(prompt.first_seat, action)
    assert again.inputs == FIRST.inputs


def test_with_a_seed_of_its_own_the_dice_are_new() -> None:
    ours, theirs = started(LINES, (), seed=77), started(LINES, (), seed=78)
    for session in (ours, theirs):
        rng = Random(1)
        while len(session.inputs) < 200:
            move(session, rng)
    assert ours.inputs[:90] == theirs.inputs[:90] == LINES
    assert later_chance(ours, 90) != later_chance(theirs, 90)


def finished() -> Session:
    session = started(LINES, later_chance(FIRST, 90)[:7], seed=77)
    rng = Random(2)
    while not session.game.over:
        move(session, rng)
    return session


FINISHED = finished()


def test_its_record_says_where_it_started_and_verifies() -> None:
    record = document(FINISHED)
    assert record["version"] == 2
    assert record["start"] == {"inputs": 90, "chance": list(FINISHED.start.chance), "source": "elsewhere"}
    assert verify(record, BOX).to_json() == record


def test_a_record_without_a_start_keeps_its_format_version() -> None:
    record = document(FIRST)
    assert record["version"] == 1
    assert "start" not in record
    assert replay(record, BOX).start == NO_START


def broken(key: str, value: object) -> str:
    record = copy.deepcopy(document(FINISHED))
    start = record["start"]
    assert isinstance(start, dict)
    start[key] = value
    with pytest.raises(RecordError) as caught:
        verify(record, BOX)
    return caught.value.key


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("inputs", 100, "record-start-disagrees"),
        ("inputs", 10_000, "record-short"),
        ("inputs", -1, "record-start"),
        ("inputs", True, "record-start"),
        ("chance", ["duel_blue"], "record-start"),
        ("chance", ["duel_green SH"], "record-start"),
        ("chance", "duel_blue SH", "record-start"),
        ("source", None, "record-start"),
        ("source", "x" * 101, "record-start"),
        ("more", 1, "record-start"),
    ],
)
def test_a_start_that_is_not_true_or_not_readable_is_found(key: str, value: object, said: str) -> None:
    assert broken(key, value) == said


def test_a_fixed_outcome_must_be_the_one_in_the_record() -> None:
    used = later_chance(FINISHED, 90)[0].split()[0]
    other = [text for text in FINISHED.start.chance if not text.startswith(used)]
    faces = {"adventure": "kitty", "treachery_draw": "balm", "louvre_draw": "ballet"}.get(used, "SSSSSS")
    assert broken("chance", [f"{used} {faces}", *other]) == "record-start-disagrees"


def test_a_version_two_record_needs_a_start() -> None:
    record = document(FIRST) | {"version": 2}
    with pytest.raises(RecordError) as caught:
        verify(record, BOX)
    assert caught.value.key == "record-version"


def test_nothing_before_the_start_can_be_undone() -> None:
    session = started(LINES, (), seed=77)
    seat = session.game.prompt().first_seat
    assert session.undo_depths(seat, asks=False) == (0, 0)
    own = [index for index in session.line if session.inputs[index].startswith(f"{seat} ")]
    reason = session.undo_refusal(seat, own[-1], (0, 1, 2))
    assert reason is not None
    assert reason.key == "reason-undo-start"
    move(session, Random(3))
    assert session.undo_depths(seat, asks=False)[0] == 1


def test_an_undone_roll_that_was_fixed_comes_again() -> None:
    session = started(LINES, later_chance(FIRST, 90), seed=77)
    rng = Random(3)
    rolled: list[str] = []
    while not rolled:
        at, seat = len(session.inputs), session.game.prompt().first_seat
        action = session.game.prompt().sample(rng)
        session.act(seat, action)
        rolled = session.inputs[at + 1 :]
    session.undo(seat, at, (0, 1, 2))
    assert session.undo_depths(seat, asks=False)[0] == session.inputs_of(seat)
    again = len(session.inputs)
    session.act(seat, action)
    assert session.inputs[again + 1 :] == rolled
    assert verify(document(session), BOX).inputs == session.inputs


def test_a_roll_takes_as_many_of_the_fixed_dice_as_it_needs() -> None:
    fixed = FixedChance(("duel_blue SHLLSS", "duel_blue SH"), [0] * len(PURPOSE_NAMES))
    assert fixed.answer(roll(DUEL_BLUE, 3, (2, 2, 2)), 0) == pack_faces(1, 1, 1)
    assert fixed.answer(roll(DUEL_BLUE, 5, (2, 2, 2)), 0) == pack_faces(2, 1, 2)
    assert fixed.answer(roll(DUEL_BLUE, 3, (2, 2, 2)), 1) is None  # too few: the seed decides
    assert fixed.answer(roll(DUEL_BLUE, 3, (2, 2, 2)), 2) is None
    assert fixed.left([1] * len(PURPOSE_NAMES)) == ("duel_blue SH",)


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, Session.clone, lambda one: pickle.loads(pickle.dumps(one))]
)
def test_a_copy_starts_where_the_original_did(copied: object) -> None:
    session = started(LINES, later_chance(FIRST, 90), seed=77)
    move(session, Random(3))
    twin = copied(session)  # type: ignore[operator]  # each of them is a function
    seat = session.game.prompt().first_seat
    assert twin.start == session.start
    assert twin.undo_depths(seat, asks=False) == session.undo_depths(seat, asks=False)
    for one in (session, twin):
        rng = Random(9)
        for _ in range(20):
            move(one, rng)
    assert twin.inputs == session.inputs
