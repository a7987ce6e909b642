"""Games of chance alone, from a position to its end: what a search plays out, and what the benchmark counts.

Every step goes the public way: options are listed, the answer is checked, events are emitted. It stands here because
it is compiled together with the engine: stepped from outside, a compiled game is slower.
"""

from random import Random

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt

from .random_bot import FREE_SHARE


def first_seat(seats: int) -> int:
    """The first seat of a mask.

    >>> first_seat(0b110)
    1
    """
    return (seats & -seats).bit_length() - 1


def answering_seat(prompt: Prompt, table: Table) -> int:
    """Who answers a prompt: the player of the Musketeer it is about, else the first who may."""
    if prompt.hero >= 0:
        own = table.seat_of[prompt.hero]
        if prompt.seats >> own & 1:
            return own
    return first_seat(prompt.seats)


def play_out(game: Game, fate: Seed, rng: Random) -> int:
    """Play to the end; how many decisions there were on the way: prompts with two or more legal options."""
    decisions = 0
    while not game.over:
        if step_by_chance(game, fate, rng):
            decisions += 1
    return decisions


def step_by_chance(game: Game, fate: Seed, rng: Random) -> bool:
    """One input; whether it was a decision."""
    if game.rolling:
        chance = game.chance()
        game.land(fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
        game.take_events()
        return False
    prompt = game.prompt()
    seat = first_seat(prompt.seats)
    options = game.options(seat)
    if not prompt.listed:
        action = prompt.sample(rng)
        decision = True
    else:
        action = some_option(options, len(prompt.options()), rng)
        decision = len(options) > 1
    game.act(seat, action)
    game.take_events()
    return decision


def some_option(options: list[int], answers: int, rng: Random) -> int:
    """Any of the answers, which come first, or now and then of the free actions behind them."""
    if answers < len(options) and rng.random() < FREE_SHARE:
        return options[answers + int(rng.random() * (len(options) - answers))]
    return options[int(rng.random() * answers)]
