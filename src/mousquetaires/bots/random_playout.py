"""Plays random games from a position to the end, for tests and the benchmark.

Every step uses the public API: options are listed, the answer is validated, events are emitted. The module is compiled
together with the engine, because stepping a compiled game from interpreted code is slow.
"""

from random import Random

from mousquetaires.engine.chance import Dice
from mousquetaires.engine.machine import Game
from mousquetaires.engine.numbered_game import answering_seat

from .random_bot import FREE_SHARE

__all__ = ["answering_seat", "play_out", "step_by_chance"]


def play_out(game: Game, dice: Dice, rng: Random) -> int:
    """Play to the end. Returns the number of decisions: prompts with two or more legal options."""
    decisions = 0
    while not game.over:
        if step_by_chance(game, dice, rng):
            decisions += 1
    return decisions


def step_by_chance(game: Game, dice: Dice, rng: Random) -> bool:
    """One random input. Returns whether it was a decision."""
    if game.rolling:
        chance = game.chance()
        game.land(dice.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        game.events.clear()
        return False
    prompt = game.prompt()
    seat = prompt.first_seat
    answers = prompt.option_count()
    free = prompt.free_count() if game.table.team_mask >> seat & 1 else 0
    if not prompt.listed:
        action = prompt.sample(rng)
    elif free and rng.random() < FREE_SHARE:
        action = prompt.free_at(int(rng.random() * float(free)))
    else:
        action = prompt.option_at(int(rng.random() * float(answers)))
    game.act(seat, action)
    game.events.clear()
    return answers + free > 1 or not prompt.listed
