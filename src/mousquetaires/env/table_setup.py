"""What every environment needs of a table: its set-up from a few options, the seats, and the reward."""

from typing import Final

from mousquetaires.data import load
from mousquetaires.engine.components import Components
from mousquetaires.engine.config import Setup, Table, musketeer_players, usual_heroes
from mousquetaires.engine.ids import MILADY
from mousquetaires.engine.numbered_game import NumberedGame

MOST_STEPS: Final = 20_000  # declined trades cost nothing, so a game of programs could go on forever
SEED_BITS: Final = 62


def make_table(
    players: int = 5,
    milady: bool = True,
    variants: tuple[str, ...] = (),
    hourglass: bool = True,
    components: Components | None = None,
) -> Table:
    """A table with the usual Musketeers. ``players`` counts all players, Milady included."""
    heroes = usual_heroes(musketeer_players(players, milady))
    setup = Setup(players, milady, heroes, tuple(variants), hourglass)
    return Table(setup, components if components is not None else load())


def seats_of(table: Table) -> tuple[int, ...]:
    """The seats that are played, Milady's first."""
    return ((MILADY,) if table.milady else ()) + table.seats


def reward_of(play: NumberedGame, seat: int) -> float:
    """1 for a seat of the side that has won, -1 for one that has lost, 0 before the end."""
    won = play.winner()
    return float(-won if seat == MILADY else won)
