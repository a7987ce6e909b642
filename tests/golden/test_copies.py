"""Copies of a game, on the engine of the golden games: clone, deepcopy and pickle are equal and independent."""

import copy
import pickle
from random import Random

import pytest

from mousquetaires.engine.config import Table
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.save_load import digest, dump
from tools.random_play import BOX, some_setup


@pytest.mark.parametrize("index", range(10))
def test_deepcopy_and_pickle_of_a_game_equal_its_clone(index: int) -> None:
    rng = Random(index)
    play = NumberedGame.new(Table(some_setup(index, rng), BOX))
    for _ in range(120):
        if play.over:
            break
        if play.seat < 0:
            play.land(rng.choice(play.outcomes())[0])
        else:
            play.act(rng.choice(play.legal()))
    game = play.game
    copies = [game.clone(), copy.deepcopy(game), pickle.loads(pickle.dumps(game))]
    assert [dump(made) for made in copies] == [dump(game)] * 3
    plays = [play.clone(), copy.deepcopy(play), pickle.loads(pickle.dumps(play))]
    before = digest(game), play.information_state(2)
    assert [made.tensor(1) for made in plays] == [play.tensor(1)] * 3
    for made in plays:
        assert (digest(made.game), made.information_state(2), made.legal()) == (*before, play.legal())
        if made.seat >= 0:
            made.act(made.legal()[-1])
    assert (digest(game), play.information_state(2)) == before
