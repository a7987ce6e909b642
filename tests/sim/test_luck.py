"""Luck: no roll has any on average, and a game goes the same way whether it is measured or not."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from mousquetaires.bots import SeatPrompt, bot, seat_prompt
from mousquetaires.bots.master.value import fitted
from mousquetaires.bots.random_bot import RandomBot
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.chance import PURPOSE_NAMES, Seed
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from mousquetaires.sim.luck import VALUED, LuckMatch, luck_of_choices, luck_of_outcomes
from mousquetaires.sim.play import play_game, seats_to_fill
from tests.box import FIRST_BOX as BOX

VALUE = fitted("milady")
RANDOM = RandomBot()
TABLE = Table(usual_setup(3), BOX)


def measured(players: int, name: str, seed: int) -> LuckMatch:
    table = Table(usual_setup(players), BOX)
    match = LuckMatch(table, dict.fromkeys(seats_to_fill(table), bot(name)), seed, None)
    match.play()
    return match


def asked(game: Game) -> SeatPrompt:
    """The prompt of the seat that is to answer."""
    return seat_prompt(game, observe(game, answering_seat(game.prompt(), game.table)))


def step(game: Game, name: str, dice_seed: Seed, rng: Random) -> None:
    if game.rolling:
        chance = game.chance()
        game.land(dice_seed.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
    else:
        prompt = asked(game)
        game.act(prompt.seat, bot(name).choose(prompt.view, prompt, rng))


def test_no_roll_brings_luck_on_average() -> None:
    """Over all outcomes of a roll, by their weights, luck adds up to zero: so "won, minus luck" is not biased."""
    lucky = set()
    for seed in range(2):
        game, rng = new_game(TABLE), Random(seed)
        while not game.over:
            if game.rolling and (chance := game.chance()).purpose in VALUED:
                luck = luck_of_outcomes(game, VALUE)
                assert sum(luck[outcome] * weight for outcome, weight in chance.outcomes()) == pytest.approx(
                    0, abs=1e-9
                )
                lucky |= {PURPOSE_NAMES[chance.purpose]} if max(luck.values()) > 0.001 else set()
            step(game, "novice", Seed.of(seed), rng)
    assert lucky >= {"duel_red", "siege_blue", "treachery_draw"}


def test_no_choice_of_a_bot_that_states_its_probabilities_brings_luck_on_average() -> None:
    game, rng, stated_choices = new_game(TABLE), Random(1), 0
    while not game.over and game.s.turn < 3:
        if game.asking:
            prompt = asked(game)
            stated = RANDOM.probabilities(prompt.view, prompt)
            if stated is not None:
                luck = luck_of_choices(game, prompt.seat, stated, VALUE)
                assert sum(stated.values()) == pytest.approx(1)
                assert sum(luck[action] * share for action, share in stated.items()) == pytest.approx(0, abs=1e-9)
                stated_choices += any(luck.values())
        step(game, "random", Seed.of(1), rng)
    assert stated_choices > 10


def test_a_random_bot_draws_as_it_states() -> None:
    game, rng = new_game(TABLE), Random(2)
    while game.rolling or not asked(game).free:
        step(game, "novice", Seed.of(4), rng)
    prompt = asked(game)
    drawn = Counter(RANDOM.choose(prompt.view, prompt, rng) for _ in range(4000))
    stated = RANDOM.probabilities(prompt.view, prompt)
    assert stated is not None
    assert {action: drawn[action] / 4000 for action in stated} == pytest.approx(stated, abs=0.03)


@pytest.mark.parametrize("name", ["random", "novice"])
def test_measuring_luck_changes_no_game(name: str) -> None:
    match = measured(3, name, 7)
    table = Table(usual_setup(3), BOX)
    plain = play_game(table, dict.fromkeys(seats_to_fill(table), bot(name)), 7)
    assert match.result() == replace(plain, luck=match.luck)
    assert match.luck != 0
