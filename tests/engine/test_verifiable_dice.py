"""Verifiable dice: a secret promised before the game, mixed with what each seat added after the promise."""

import copy
import json
from random import Random

import pytest

from mousquetaires.data import load
from mousquetaires.engine.chance import DUEL_RED, LONGEST_NONCE, PURPOSE_NAMES, SHORTEST_NONCE, Seed, roll
from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.record import RecordError, Session
from mousquetaires.engine.record_replay import has_unchecked_dice, replay, verify

BOX = load()
SECRET = bytes(range(32))
NONCES = {seat: bytes([seat + 1]) * 16 for seat in range(5)}


def served_game(inputs: int = 100_000) -> Session:
    """A game of five at a server, to its end or to so many inputs."""
    session = Session(usual_setup(5), BOX, Seed.mixed(SECRET, NONCES))
    rng = Random(3)
    while not session.game.over and len(session.inputs) < inputs:
        prompt = session.game.prompt()
        session.act(prompt.first_seat, prompt.sample(rng))
    return session


FINISHED = json.loads(json.dumps(served_game().to_json()))


def changed(**changes: object) -> dict[str, object]:
    record = copy.deepcopy(FINISHED)
    assert isinstance(record, dict)
    return {**record, **changes}


def with_nonces(nonces: dict[int, bytes]) -> dict[str, object]:
    return changed(nonces=[[seat, nonces[seat].hex()] for seat in sorted(nonces)])


def key_of(record: object) -> str:
    with pytest.raises(RecordError) as caught:
        verify(record, BOX)
    return caught.value.key


def falls(seed: Seed) -> list[int]:
    """A few rolls, enough to tell seeds apart."""
    return [seed.answer(roll(DUEL_RED, 6, (3, 3, 0)), n, 0) for n in range(40)]


# --- the promise ----------------------------------------------------------------------------------


def test_the_commitment_is_the_same_before_and_after_the_nonces() -> None:
    promised = Seed(SECRET).commitment()
    assert Seed.mixed(SECRET, NONCES).commitment() == promised
    assert Seed.mixed(SECRET, {0: bytes(16)}).commitment() == promised
    assert FINISHED["commitment"] == promised
    assert served_game(inputs=60).to_json(reveal_seed=False)["commitment"] == promised


def test_the_secret_is_published_at_the_end_and_not_the_mix() -> None:
    assert FINISHED["seed"] == SECRET.hex()
    hidden = served_game(inputs=60).to_json(reveal_seed=False)
    assert hidden["seed"] is None
    assert hidden["nonces"] == FINISHED["nonces"]
    assert SECRET.hex() not in json.dumps(hidden)
    assert Seed.mixed(SECRET, NONCES).key.hex() not in json.dumps(hidden)


# --- the mix --------------------------------------------------------------------------------------


def test_every_nonce_and_its_seat_changes_the_dice() -> None:
    one, other = bytes(16), bytes([1]) * 16
    mixes: tuple[dict[int, bytes], ...] = (
        {},
        {0: one},
        {1: one},
        {0: other},
        {0: one, 1: other},
        {0: other, 1: one},
        {0: one + b"\0"},
        {0: one, 1: one},
        {0: one, 1: one, 2: one},
        {0: one + b"\1\x10" + one},
    )
    assert len({tuple(falls(Seed.mixed(SECRET, nonces))) for nonces in mixes}) == len(mixes)


def test_the_order_in_which_the_seats_gave_them_changes_nothing() -> None:
    late_milady = [(seat, NONCES[seat]) for seat in (3, 1, 4, 2, 0)]
    assert falls(Seed.mixed(SECRET, late_milady)) == falls(Seed.mixed(SECRET, NONCES))
    assert Seed.mixed(SECRET, late_milady).nonces == tuple(NONCES.items())


def test_mixed_with_nothing_the_secret_rolls_alone() -> None:
    assert falls(Seed.mixed(SECRET, {})) == falls(Seed(SECRET))
    assert falls(Seed.mixed(SECRET, NONCES)) != falls(Seed(SECRET))


@pytest.mark.parametrize("length", [0, SHORTEST_NONCE - 1, LONGEST_NONCE + 1])
def test_a_nonce_is_16_to_64_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"{length} bytes from seat 2"):
        Seed.mixed(SECRET, {2: bytes(length)})
    for allowed in (SHORTEST_NONCE, LONGEST_NONCE):
        assert Seed.mixed(SECRET, {2: bytes(allowed)}).nonces == ((2, bytes(allowed)),)


# --- the record -----------------------------------------------------------------------------------


def test_a_served_game_verifies_and_writes_the_same_record_again() -> None:
    assert len(FINISHED["nonces"]) == 5
    assert verify(FINISHED, BOX).to_json() == FINISHED


def test_an_unfinished_served_game_goes_on_with_the_same_dice() -> None:
    session = served_game(inputs=100)
    again = verify(json.loads(json.dumps(session.to_json())), BOX)
    assert again.seed is not None
    assert session.seed is not None
    assert falls(again.seed) == falls(session.seed)
    assert again.to_json() == session.to_json()


def test_it_replays_without_its_secret_too() -> None:
    assert replay(changed(seed=None), BOX).game.over


def test_a_changed_nonce_is_found() -> None:
    assert key_of(with_nonces({**NONCES, 2: bytes(16)})) == "record-seed-disagrees"


def test_nonces_that_changed_seats_are_found() -> None:
    assert key_of(with_nonces({**NONCES, 1: NONCES[2], 2: NONCES[1]})) == "record-seed-disagrees"


def test_a_missing_nonce_is_found() -> None:
    assert key_of(with_nonces({seat: NONCES[seat] for seat in (0, 1, 2, 4)})) == "record-seed-disagrees"
    assert key_of(changed(nonces=[])) == "record-seed-disagrees"
    without = changed()
    del without["nonces"]
    assert key_of(without) == "record-seed-disagrees"


def test_a_nonce_nobody_gave_is_found() -> None:
    session = Session(usual_setup(5), BOX, Seed(SECRET))
    assert any(line.startswith("*") for line in session.inputs)
    assert key_of({**session.to_json(), "nonces": [[0, "00" * 16]]}) == "record-seed-disagrees"


def test_a_changed_secret_is_found_with_and_without_its_commitment() -> None:
    other = Seed(bytes(32))
    assert key_of(changed(seed=other.to_text())) == "record-commitment"
    assert key_of(changed(seed=other.to_text(), commitment=other.commitment())) == "record-seed-disagrees"


def test_a_changed_die_is_found() -> None:
    inputs = list(FINISHED["inputs"])
    at = next(number for number, line in enumerate(inputs) if line.startswith(f"* {PURPOSE_NAMES[DUEL_RED]} "))
    inputs[at] += "S"
    assert key_of(changed(inputs=inputs)) == "record-seed-disagrees"


NONCE = "00" * 16


@pytest.mark.parametrize(
    "nonces",
    [
        None,
        7,
        "x",
        {},
        {"0": NONCE},
        [7],
        [[0]],
        [[0, NONCE, 1]],
        [["0", NONCE]],
        [[0, 7]],
        [[True, NONCE]],
        [[0, "not hex" * 8]],
        [[0, NONCE[:-2]]],
        [[0, NONCE[:-1]]],
        [[0, "00" * 65]],
        [[0, "AB" * 16]],
        [[0, " ".join(["00"] * 16)]],
        [[-1, NONCE]],
        [[5, NONCE]],
        [[0, NONCE], [0, NONCE]],
        [[1, NONCE], [0, NONCE]],
        [0, NONCE],
    ],
)
def test_nonces_that_are_none_are_refused(nonces: object) -> None:
    assert key_of(changed(nonces=nonces)) == "record-nonces"


def test_nobody_sits_on_miladys_seat_where_nobody_plays_her() -> None:
    alone = Session(usual_setup(2, milady=False), BOX, Seed.mixed(SECRET, {1: bytes(16), 2: bytes(16)}))
    record = alone.to_json()
    assert verify(record, BOX).to_json() == record
    assert key_of({**record, "nonces": [[0, NONCE], [1, NONCE]]}) == "record-nonces"
    assert key_of({**record, "nonces": [[3, NONCE]]}) == "record-nonces"


# --- games of before ------------------------------------------------------------------------------


def test_a_record_without_nonces_is_of_dice_nobody_was_asked_for() -> None:
    session = Session(usual_setup(2), BOX, Seed(SECRET))
    record = session.to_json()
    assert "nonces" not in record
    assert verify(record, BOX).to_json() == record


def test_where_nobody_gave_a_nonce_the_record_says_so() -> None:
    record = Session(usual_setup(2), BOX, Seed.mixed(SECRET, {})).to_json()
    assert record["nonces"] == []
    assert verify(record, BOX).to_json() == record


# --- without a seed -------------------------------------------------------------------------------


def test_dice_without_a_seed_are_unchecked() -> None:
    assert not has_unchecked_dice(verify(FINISHED, BOX))
    assert has_unchecked_dice(verify(changed(seed=None), BOX))


def test_a_record_in_which_no_dice_fell_has_nothing_unchecked() -> None:
    assert not has_unchecked_dice(Session(usual_setup(5), BOX, None))
