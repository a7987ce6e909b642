"""Plays on in a dealt world to the end of the turn, with the same policy for all seats."""

from collections.abc import Callable
from random import Random
from typing import Final

from mousquetaires.engine.determinization import determinize_weighted
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import Observation

from ..base import Bot, SeatPrompt
from ..belief import secret_weights
from ..playout_dice import PlayoutDice
from .playout_policy import Policy

LONGEST: Final = 1000  # decisions, so that a trade cannot go on forever


class World:
    """A world that fits a seat's view, with fixed dice: the same for every answer that is tried."""

    __slots__ = ("dice", "game", "rng_seed", "until")

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.dice = PlayoutDice(rng.getrandbits(31))
        self.rng_seed = rng.getrandbits(62)
        self.until = max(1, game.s.turn) + 1

    def after(self, seat: int, action: int, policy: Policy) -> Game:
        """The position at the end of the turn, after an answer and everyone else's moves."""
        game = self.game.clone()
        game.act(seat, action)
        rng = Random(self.rng_seed)
        for _ in range(LONGEST):
            if game.over or game.s.turn >= self.until:
                break
            if game.rolling:
                chance = game.chance()
                game.land(self.dice.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            else:
                policy.act(game, rng)
        return game


def deal(view: Observation, rng: Random) -> World:
    """Deal a world that fits. Milady's secrets follow the belief."""
    return World(determinize_weighted(view, secret_weights(view), rng), rng)


# Deals a world for a seat's view. The price of secrecy is measured with one that knows the true world (tools/strength).
Dealer = Callable[[Observation, Random], World]


def usual_answer(policy: Bot, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
    """The adept's answer. In positions that the adept would never reach by itself, it may fail: then the default."""
    action = policy.choose(view, prompt, rng)
    return action if prompt.validate(action) is None else prompt.default()
