"""Random games that are played by numbers."""

from collections.abc import Iterator
from random import Random
from typing import Final

from mousquetaires.engine import action_index as index
from mousquetaires.engine.actions import verb_of
from mousquetaires.engine.config import Table
from mousquetaires.engine.numbered_game import NumberedGame, outcome_number
from mousquetaires.engine.rules.setup import new_game
from tools.random_play import BOX, KEEN, late_game, some_outcome, some_setup, theme_for

MOST_INPUTS: Final = 5000  # five times the longest random games


def some_start(number: int, rng: Random) -> NumberedGame:
    """A game at one of all tables: from the beginning, or from a late position."""
    setup = some_setup(number, rng)
    table = Table(setup, BOX)
    game = new_game(table) if number % 3 == 0 else late_game(table, rng, theme_for(number, setup))
    return NumberedGame(game, (), [])


def some_number(play: NumberedGame, rng: Random) -> int:
    """A random legal number; verbs that advance the game are more likely."""
    legal = play.legal()
    whole = [KEEN.get(verb_of(index.action_of(n)), 1.0) if n < index.FIRST_PIECE else 1.0 for n in legal]
    return rng.choices(legal, whole)[0]


def choices(play: NumberedGame, rng: Random) -> Iterator[int]:
    """Play to the end through the index alone. Yields each random choice before it is made."""
    for _ in range(MOST_INPUTS):
        if play.over:
            return
        if play.seat < 0:
            chance = play.game.chance()
            assert {n for n, _ in play.outcomes()} == {index_of(play, o) for o, _ in chance.outcomes()}
            play.land(index_of(play, some_outcome(play.game, rng)))
            continue
        chosen = some_number(play, rng)
        yield chosen
        play.act(chosen)
    raise AssertionError(f"no end after {MOST_INPUTS} inputs: {play}")


def positions(number: int, rng: Random) -> Iterator[NumberedGame]:
    """A random game through the index alone: every position in which a seat has to choose."""
    play = some_start(number, rng)
    for _ in choices(play, rng):
        yield play


def index_of(play: NumberedGame, outcome: int) -> int:
    return outcome_number(play.game.chance(), outcome)
