"""Measures the luck of a game, so that fewer games show which of two bots is better.

At a roll or draw, luck is the value of the position after the actual outcome, minus the exact mean of the values after
all possible outcomes. The value is the master's formula: the chance that the Musketeers win. The expected luck of each
roll is zero, whatever the formula and the bots are. So "won, minus luck" has the same mean as "won", but it varies less
if the formula is any good (AIVAT; Burch and others, 2018). The choice of a bot that draws its answer at random is a
roll, too, if the bot can state its probabilities.

Draws of Adventure and Louvre cards are not valued: they took a third of the time and brought nothing when measured
(docs/strength.md). All outcomes of the others are listed, none is sampled.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import ClassVar, Final, Protocol, runtime_checkable

from mousquetaires.bots import Bot, SeatPrompt
from mousquetaires.bots.master.value import Value, fitted
from mousquetaires.engine.chance import (
    BLADE_DIE,
    DUEL_BLUE,
    DUEL_RED,
    FOE_REROLL,
    SEARCH_DICE,
    SIEGE_BLUE,
    SIEGE_RED,
    SIEGE_REROLL,
    STRANGLE_DICE,
    TRAP_DIE,
    TREACHERY_DRAW,
)
from mousquetaires.engine.config import Table
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import Observation

from .play import GameResult, Match

VALUED: Final = (
    DUEL_BLUE, DUEL_RED, BLADE_DIE, FOE_REROLL, TREACHERY_DRAW, TRAP_DIE, SIEGE_RED, SIEGE_BLUE, SIEGE_REROLL,
    STRANGLE_DICE, SEARCH_DICE,
)  # fmt: skip


@runtime_checkable
class MixedBot(Protocol):
    """A bot that can state with which probabilities it draws its answer."""

    def probabilities(self, view: Observation, prompt: SeatPrompt) -> Mapping[int, float] | None:
        """The probability of each action that ``choose`` may take, or None if it can't be stated here."""
        ...


class LuckMatch(Match):
    """A game whose luck is measured. It is the same game as without."""

    measures: ClassVar[str | None] = "luck 1"

    def __init__(self, table: Table, bots: Mapping[int, Bot], seed: int, sand: int | None) -> None:
        super().__init__(table, bots, seed, sand)
        self.value = fitted("milady" if table.milady else "solo")
        self.luck = 0.0

    def roll(self) -> None:
        game = self.game
        chance = game.chance()
        if chance.purpose in VALUED:
            outcome = self.dice_seed.answer(chance, game.s.rolls[chance.purpose], game.s.undos)
            self.luck += luck_of_outcomes(game, self.value)[outcome]
        super().roll()

    def answer(self, view: Observation, prompt: SeatPrompt) -> int:
        action = super().answer(view, prompt)
        player = self.bots[prompt.seat]
        stated = player.probabilities(view, prompt) if isinstance(player, MixedBot) else None
        if stated is not None:
            self.luck += luck_of_choices(self.game, prompt.seat, stated, self.value)[action]
        return action

    def result(self) -> GameResult:
        return replace(super().result(), luck=self.luck)


def luck_of_outcomes(game: Game, value: Value) -> dict[int, float]:
    """How much better for the Musketeers each outcome of the pending roll is than the average outcome."""
    chance = game.chance()
    total = chance.total()
    values = {outcome: value.of(_landed(game, outcome)) for outcome, _ in chance.outcomes()}
    return _above_mean(values, {outcome: weight / total for outcome, weight in chance.outcomes()})


def luck_of_choices(game: Game, seat: int, stated: Mapping[int, float], value: Value) -> dict[int, float]:
    """How much better for the Musketeers each choice of a bot is than its average choice."""
    return _above_mean({action: value.of(_acted(game, seat, action)) for action in stated}, stated)


def _above_mean(values: Mapping[int, float], shares: Mapping[int, float]) -> dict[int, float]:
    mean = sum(values[one] * share for one, share in shares.items())
    return {one: number - mean for one, number in values.items()}


def _landed(game: Game, outcome: int) -> Game:
    after = game.clone()
    after.land(outcome)
    return after


def _acted(game: Game, seat: int, action: int) -> Game:
    after = game.clone()
    after.act(seat, action)
    return after
