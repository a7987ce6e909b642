"""Plays the games of the strength table: luck is measured, and special bots may take part.

The cheating master searches in the true world instead of dealing one that fits its view. It knows all hands, places and
tokens, but not the dice to come. What it wins more than an honest master is the price of secrecy. Only this tool can
create it: the server and the command line know no bot of this name.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from mousquetaires.bots import Bot, SeatPrompt, bot
from mousquetaires.bots.master import MASTER, MasterBot
from mousquetaires.bots.master.playout import World
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import Observation
from mousquetaires.sim.luck import LuckMatch

from .other_checkout import CHECKOUT, OtherCheckout, other_checkout

CHEATER: Final = "cheat"


class CheatingMaster:
    """A master that searches in the true world, which the match shows it before each answer."""

    def __init__(self, budget: str) -> None:
        master = bot(f"{MASTER}:{budget}")
        assert isinstance(master, MasterBot)
        master.deal = self.true_world
        self.master = master
        self.truth: Game | None = None

    @property
    def name(self) -> str:
        return f"{CHEATER}:{self.master.budget}"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        return self.master.choose(view, prompt, rng)

    def true_world(self, view: Observation, rng: Random) -> World:
        """A copy of the true game, with other dice."""
        assert self.truth is not None
        return World(self.truth.clone(), rng)


class StrengthMatch(LuckMatch):
    """A game of the strength table."""

    @classmethod
    def bot(cls, name: str) -> Bot:
        """The bot with this name: also a cheating master, ``cheat:160``, or a bot of another checkout."""
        kind, _, rest = name.partition(":")
        if kind == CHECKOUT:
            return other_checkout(name)
        return CheatingMaster(rest) if kind == CHEATER else bot(name)

    def __init__(self, table: Table, bots: Mapping[int, Bot], seed: int, sand: int | None) -> None:
        super().__init__(table, bots, seed, sand)
        self.others = {one.name: one for one in bots.values() if isinstance(one, OtherCheckout)}
        for other in self.others.values():
            other.begin(table.setup.players, seed)

    def roll(self) -> None:
        chance = self.game.chance()
        outcome = self.dice_seed.answer(chance, self.game.s.rolls[chance.purpose], self.game.s.undos)
        super().roll()
        for other in self.others.values():
            other.landed(outcome)

    def answer(self, view: Observation, prompt: SeatPrompt) -> int:
        player = self.bots[prompt.seat]
        if isinstance(player, CheatingMaster):
            player.truth = self.game
        action = super().answer(view, prompt)
        for other in self.others.values():
            other.acted(prompt.seat, action)
        return action
