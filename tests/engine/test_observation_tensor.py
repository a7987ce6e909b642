"""The observation as numbers: its length, what is in it, and what it leaves out."""

from collections.abc import Sequence
from random import Random

from mousquetaires.engine import observation_tensor as tensor
from mousquetaires.engine.action_index import number_of
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.notation import parse
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.view import Observation
from tests.engine.numbered_positions import positions
from tools.random_play import BOX


def values_of(name: str, tensor_values: Sequence[float]) -> list[float]:
    at, values = 0, list(tensor_values)
    for field in tensor.FIELDS:
        if field.name == name:
            return values[at : at + field.size]
        at += field.size
    raise AssertionError(name)


def test_every_field_of_the_observation_is_in_it_or_named_as_left_out() -> None:
    seen = {field.name for field in tensor.SEEN_FIELDS}
    assert seen | tensor.OTHER_FORM | tensor.LEFT_OUT == set(Observation._fields)
    assert not seen & (tensor.OTHER_FORM | tensor.LEFT_OUT)


def test_every_value_is_between_0_and_1_at_every_table() -> None:
    rng = Random(2)
    for number in range(12):
        for play in positions(number, rng):
            seat = rng.choice(play.game.table.viewers)
            values = play.tensor(seat)
            assert len(values) == tensor.SIZE
            assert min(values) >= 0
            assert max(values) <= 1


def test_a_seat_sees_its_own_hand_and_what_it_is_composing() -> None:
    rng = Random(5)
    composing = next(play for play in positions(0, rng) if len(play.made) == 2)
    own = composing.tensor(composing.seat)
    other = next(seat for seat in composing.game.table.viewers if seat != composing.seat)
    assert sum(values_of("composed", own)) > 0
    assert not any(values_of("composed", composing.tensor(other)))


def test_the_team_sees_all_hands_of_the_musketeers() -> None:
    play = NumberedGame.new(Table(usual_setup(4), BOX))
    while play.seat < 1:
        if play.seat < 0:
            play.land(play.outcomes()[0][0])
        else:
            play.act(play.legal()[0])
    hands = values_of("hands", play.team_tensor())
    cards = play.game.s.hands[13:52]
    assert hands[:39] == [min(count / 8, 1) for count in cards]
    alone = values_of("hands", play.tensor(2))
    assert alone[13:26] == hands[13:26]
    assert not any(alone[:13] + alone[26:])


def test_values_are_the_same_whatever_was_written_before() -> None:
    """A writer that is kept rewrites only what differs: for all seats, and for the team."""
    rng = Random(7)
    writer = tensor.TensorWriter()
    for number in range(8):
        for play in positions(number, rng):
            table = play.game.table
            viewer = rng.choice(table.viewers)
            view, made = play.observe(viewer), play.composed_by(viewer)
            assert writer.write(view, made) == tensor.observation_tensor(view, made)
            first, *others = [play.observe(seat) for seat in table.seats]
            if not rng.randrange(5):
                assert writer.write(first, (), tuple(others)) == tensor.observation_tensor(first, (), tuple(others))


def test_values_that_were_returned_do_not_change_later() -> None:
    rng = Random(5)
    kept = [(play.tensor(1), play.tensor(1).tolist()) for play in positions(0, rng)]
    assert all(values.tolist() == then for values, then in kept)


def test_the_mask_has_a_1_for_each_legal_number_of_the_seat_that_is_asked() -> None:
    rng = Random(4)
    for play in positions(3, rng):
        assert [number for number, legal in enumerate(play.mask(play.seat)) if legal] == play.legal()
        assert not any(any(play.mask(seat)) for seat in play.game.table.viewers if seat != play.seat)


def test_the_information_state_grows_with_what_the_seat_hears_and_chooses() -> None:
    rng = Random(3)
    before = ""
    for play in positions(0, rng):
        text = play.information_state(1 << 1)
        assert text.startswith(before)
        before = text
    assert f"chose {number_of(parse('end'))}" in before


def test_equal_information_states_mean_equal_observations() -> None:
    """Perfect recall: a text that occurs twice stands for one observation."""
    seen: dict[str, Sequence[float]] = {}
    twice = 0
    for seed in range(30):
        play = NumberedGame.new(Table(usual_setup(2), BOX))
        rng = Random(seed % 3)
        for step in range(30):
            if play.seat < 0:
                play.land(rng.choice(play.outcomes())[0])
                continue
            if step == 12:
                rng = Random(seed)
            text, values = play.information_state(2), play.tensor(1)
            twice += text in seen
            assert seen.setdefault(text, values) == values
            play.act(rng.choice(play.legal()))
    assert twice > 20
