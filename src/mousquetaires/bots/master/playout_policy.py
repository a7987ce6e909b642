"""Policies for playouts: who answers for all seats in a dealt world."""

from random import Random
from typing import Protocol

from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe

from ..base import Bot, seat_prompt
from ..random_playout import answering_seat


class Policy(Protocol):
    """Answers for all seats in a dealt world."""

    def act(self, game: Game, rng: Random) -> None:
        """Answer the prompt that is due."""


class BotPolicy:
    """A bot answers for every seat, from what that seat sees."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def act(self, game: Game, rng: Random) -> None:
        """Answer as the bot would. It may fail in positions that it would never reach: then take the default."""
        prompt = game.prompt()
        view = observe(game, answering_seat(prompt, game.table))
        action = self.bot.choose(view, seat_prompt(game, view), rng)
        game.act(view.viewer, action if game.refusal(view.viewer, action) is None else prompt.default())
