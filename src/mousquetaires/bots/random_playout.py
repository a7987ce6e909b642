"""Plays random games from a position to the end, for tests and the benchmark.

Every step uses the public API: options are listed, the answer is validated, events are emitted. The module is compiled
together with the engine, because stepping a compiled game from interpreted code is slow.
"""

from random import Random

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt

from .random_bot import FREE_SHARE


def answering_seat(prompt: Prompt, table: Table) -> int:
    """The seat that answers a prompt: that of the Musketeer concerned, or else the first that may."""
    if prompt.hero >= 0:
        own = table.seat_of[prompt.hero]
        if prompt.seats >> own & 1:
            return own
    return prompt.first_seat


def play_out(game: Game, fate: Seed, rng: Random) -> int:
    """Play to the end. Returns the number of decisions: prompts with two or more legal options."""
    decisions = 0
    while not game.over:
        if step_by_chance(game, fate, rng):
            decisions += 1
    return decisions


def step_by_chance(game: Game, fate: Seed, rng: Random) -> bool:
    """One random input. Returns whether it was a decision."""
    if game.rolling:
        chance = game.chance()
        game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        game.take_events()
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
    game.take_events()
    return answers + free > 1 or not prompt.listed
