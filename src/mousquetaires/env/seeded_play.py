"""A game by numbers in which dice, draws and bots are settled after each choice."""

from collections.abc import Mapping
from random import Random

from mousquetaires.bots import Bot, seat_prompt
from mousquetaires.engine.chance import Seed
from mousquetaires.engine.composed_answers import numbers_of
from mousquetaires.engine.config import Table
from mousquetaires.engine.numbered_game import NumberedGame
from mousquetaires.engine.view import observe


def act_by_bot(play: NumberedGame, bot: Bot, rng: Random) -> None:
    """Let a bot answer for the seat whose turn it is."""
    view = observe(play.game, play.seat)
    for number in numbers_of(bot.choose(view, seat_prompt(play.game, view), rng)):
        play.act(number)


class SeededPlay:
    """A game by numbers whose dice and draws a seed decides. Bots may play some of the seats."""

    def __init__(self, table: Table, seed: int, bots: Mapping[int, Bot]) -> None:
        self.play = NumberedGame.new(table)
        self.dice_seed = Seed.of(seed)
        self.bots = bots
        self.bot_rngs = {seat: Random(f"{seed}/{seat}") for seat in bots}
        self.settle()

    def act(self, number: int) -> None:
        self.play.act(number)
        self.settle()

    def settle(self) -> None:
        """Dice, draws and bots, until another seat is asked or the game is over."""
        play = self.play
        play.settle(self.dice_seed)
        while play.seat in self.bots:
            act_by_bot(play, self.bots[play.seat], self.bot_rngs[play.seat])
            play.settle(self.dice_seed)
