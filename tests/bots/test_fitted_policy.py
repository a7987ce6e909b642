"""The playout policy: legal in every position, without secrets, and close to the adept."""

from itertools import islice
from random import Random

import pytest

from mousquetaires.bots import bot, seat_prompt
from mousquetaires.bots.master.fitted_policy import FittedPolicy, PromptScores, fitted_scores, skill_cards
from mousquetaires.bots.master.fitted_policy_features import CLASSES, EASES, FACTS, WIDTHS, answer_class, answer_ease
from mousquetaires.bots.playout_dice import PlayoutDice
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.chance import DUEL_BLUE, pick, roll, swords_of
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import observe
from tests.bots.test_fairness import other_world, prompts
from tests.box import FIRST_BOX as BOX

DIE = (3, 2, 1)


def played(players: int, milady: bool, seed: int) -> Game:
    """A whole game by habit alone."""
    game, policy = new_game(Table(usual_setup(players, milady), BOX)), FittedPolicy(bot("adept"), fitted_scores())
    rng, dice = Random(seed), PlayoutDice(seed)
    while not game.over:
        if game.rolling:
            chance = game.chance()
            game.land(dice.answer(chance, game.s.rolls[chance.purpose], 0))
        else:
            policy.act(game, rng)
    return game


@pytest.mark.parametrize(("players", "milady"), [(2, True), (4, True), (6, True), (1, False), (4, False)])
def test_whole_games_are_played_by_habit_and_the_same_again(players: int, milady: bool) -> None:
    assert played(players, milady, 7).s.dump() == played(players, milady, 7).s.dump()


@pytest.mark.parametrize(("players", "milady"), [(3, True), (6, True), (4, False)])
def test_every_fact_and_every_answer_has_its_place_in_the_table(players: int, milady: bool) -> None:
    for game in islice(prompts(players, milady, 300), 0, None, 2):
        prompt = game.prompt()
        kind, hero = prompt.kind, prompt.hero
        if kind not in FACTS:
            continue
        facts = FACTS[kind](game, hero)
        assert len(facts) == len(WIDTHS[kind])
        assert all(0 <= fact < width for fact, width in zip(facts, WIDTHS[kind], strict=True)), (kind, facts)
        for action in prompt.options():
            assert 0 <= answer_class(kind, game, hero, action) < CLASSES
            assert 0 <= answer_ease(kind, game, hero, action) < EASES


def test_what_a_seat_may_not_know_does_not_change_its_habits() -> None:
    table = fitted_scores()
    compared = 0
    for game in islice(prompts(5, True, 200), 0, None, 3):
        prompt = game.prompt()
        if prompt.kind in table and len(prompt.options()) > 1:
            twin = other_world(game, answering_seat(prompt, game.table))
            assert table[prompt.kind].choose(twin, twin.prompt()) == table[prompt.kind].choose(game, prompt)
            compared += 1
    assert compared > 20


def test_habits_agree_with_the_adept_in_most_positions() -> None:
    table, adept = fitted_scores(), bot("adept")
    agreed = asked = 0
    for game in islice(prompts(4, True, 250), 0, None, 2):
        prompt = game.prompt()
        if prompt.kind in table and len(prompt.options()) > 1:
            view = observe(game, answering_seat(prompt, game.table))
            asked += 1
            agreed += table[prompt.kind].choose(game, prompt) == adept.choose(view, seat_prompt(game, view), Random(1))
    assert asked > 40
    assert agreed > asked / 2


def test_as_many_skill_cards_as_the_adept_plays() -> None:
    adept, compared = bot("adept"), 0
    for game in prompts(2, True, 400, "adept"):
        prompt = game.prompt()
        if prompt.kind == "skill_cards":
            view = observe(game, answering_seat(prompt, game.table))
            assert skill_cards(game, prompt) == adept.choose(view, seat_prompt(game, view), Random(1))
            compared += 1
    assert compared > 5


def test_a_table_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="scores for payment"):
        PromptScores("payment", [0, 1])


def test_the_dice_of_a_playout_are_fixed_and_fair() -> None:
    rolled = [PlayoutDice(seed).answer(roll(DUEL_BLUE, 1, DIE), n, 0) for seed in range(100) for n in range(30)]
    assert rolled == [PlayoutDice(seed).answer(roll(DUEL_BLUE, 1, DIE), n, 0) for seed in range(100) for n in range(30)]
    assert 0.47 < sum(map(swords_of, rolled)) / len(rolled) < 0.53


def test_one_more_die_does_not_change_the_others() -> None:
    two, three = (PlayoutDice(5).answer(roll(DUEL_BLUE, dice, DIE), 3, 0) for dice in (2, 3))
    assert three - two in (1, 16, 256)


def test_a_card_that_is_not_in_the_deck_is_never_drawn() -> None:
    drawn = {PlayoutDice(seed).answer(pick(DUEL_BLUE, [0, 2, 0, 1]), 0, 0) for seed in range(50)}
    assert drawn == {1, 3}
