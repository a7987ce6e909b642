"""Playing on in a dealt world: how it stands after a while if everybody goes on as an adept would."""

from random import Random
from typing import Final

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.machine import Game
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.view import observe

from ..base import Bot, SeatPrompt

LONGEST: Final = 400  # decisions: nobody talks for ever


class World:
    """A world that fits what a seat sees, and what will fall in it: the same for every answer that is tried."""

    __slots__ = ("fate", "game", "mind")

    def __init__(self, game: Game, rng: Random) -> None:
        self.game = game
        self.fate = Seed.of(rng.getrandbits(62))
        self.mind = rng.getrandbits(62)

    def after(self, seat: int, action: int, policy: Bot) -> Game:
        """The position after an answer, once everything that follows from it has been played."""
        game = self.game.clone()
        horizon = Horizon(game, seat)
        game.act(seat, action)
        minds = Random(self.mind)
        for _ in range(LONGEST):
            if game.over or horizon.passed(game):
                break
            if game.rolling:
                chance = game.chance()
                game.land(self.fate.answer(chance, game.s.rolls[chance.purpose], game.s.undos))
            else:
                self.ask(game, policy, minds)
        return game

    def ask(self, game: Game, policy: Bot, minds: Random) -> None:
        prompt = game.prompt()
        seat = answering(prompt, game)
        game.act(seat, policy.choose(observe(game, seat), SeatPrompt(prompt, seat), minds))


class Horizon:
    """Where a playout ends: a Musketeer looks as far as the end of his turn, Milady to the end of theirs."""

    __slots__ = ("phase", "played", "seat", "turn")

    def __init__(self, game: Game, seat: int) -> None:
        self.seat = seat
        self.turn = game.s.turn
        self.phase = game.s.phase
        self.played = game.s.played

    def passed(self, game: Game) -> bool:
        s = game.s
        if s.turn != self.turn:
            return True
        return self.seat != MILADY and (s.phase != self.phase or s.played != self.played)


def answering(prompt: Prompt, game: Game) -> int:
    """Who answers: the player of the Musketeer it is about, else the first who may."""
    if prompt.hero >= 0:
        own = game.table.seat_of[prompt.hero]
        if prompt.seats >> own & 1:
            return own
    return (prompt.seats & -prompt.seats).bit_length() - 1
