"""A ladder: the bots of one side, weakest first, each compared with the one before it on the same deals.

A round is one deal at every table: the same seed for each number of players. In a round all bots of the ladder meet the
same opponent, with the same cards and dice as long as they make the same moves. A sequential test stops each comparison
as soon as it is decided. A bot plays until all its comparisons are decided.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from mousquetaires.engine.config import Setup
from mousquetaires.sim.plan import Plan, seated
from mousquetaires.sim.play import GameResult, Match
from mousquetaires.sim.sequential import OPEN, Decision, SequentialTest

MILADY_SIDE: Final = "milady"
MUSKETEERS_SIDE: Final = "musketeers"
SIDES: Final = (MILADY_SIDE, MUSKETEERS_SIDE)


class Score(NamedTuple):
    """A game for one side: 1 for a win, and the luck that this side had, in winning chances."""

    won: float
    luck: float

    @property
    def corrected(self) -> float:
        """The result without the luck. On average it is the same."""
        return self.won - self.luck


class Pair(NamedTuple):
    """Two bots of a ladder, by their places in it."""

    bot: int
    base: int


@dataclass
class Ladder:
    """The bots of a side, their opponent, the tables, and the results so far."""

    side: str
    bots: Sequence[str]
    opponent: str
    setups: Sequence[Setup]
    test: SequentialTest
    most: int  # rounds
    scores: dict[tuple[int, int, int], Score] = field(default_factory=dict)  # by round, table and bot

    @property
    def pairs(self) -> list[Pair]:
        return [Pair(bot, bot - 1) for bot in range(1, len(self.bots))]

    def plan(self, seed: int, match: type[Match]) -> Plan:
        """All bots at each table, then the next round."""
        hers = self.side == MILADY_SIDE
        seatings = [
            seated(setup, bot, self.opponent) if hers else seated(setup, self.opponent, bot)
            for setup in self.setups
            for bot in self.bots
        ]
        return Plan(tuple(seatings), self.most, seed, match=match)

    def where(self, number: int) -> tuple[int, int, int]:
        """Round, table and bot of a game of the plan."""
        deal, bot = divmod(number, len(self.bots))
        number_of_round, table = divmod(deal, len(self.setups))
        return number_of_round, table, bot

    def take(self, number: int, result: GameResult) -> None:
        won, luck = float(result.musketeers_won), result.luck or 0.0
        hers = self.side == MILADY_SIDE
        self.scores[self.where(number)] = Score(1.0 - won, -luck) if hers else Score(won, luck)

    def wanted(self, number: int) -> bool:
        """Whether a comparison of this game's bot is still open."""
        bot = self.where(number)[2]
        return any(self.decision(pair).verdict == OPEN for pair in self.pairs if bot in pair)

    # --- results ----------------------------------------------------------------------------------
    def decision(self, pair: Pair) -> Decision:
        """The test's decision, from the rounds in their order: the same in one process or in several."""
        return self.test.decide(self.mean_differences(pair))

    def mean_differences(self, pair: Pair) -> list[float]:
        """The difference between two bots in each round: the mean of the tables, without the luck."""
        return [
            sum(self.difference(pair, number, table).corrected for table in self._tables) / len(self.setups)
            for number in range(self._whole_rounds(*pair))
        ]

    def difference(self, pair: Pair, number: int, table: int) -> Score:
        mine, theirs = self.scores[number, table, pair.bot], self.scores[number, table, pair.base]
        return Score(mine.won - theirs.won, mine.luck - theirs.luck)

    def differences(self, pair: Pair, tables: Sequence[int] | None = None) -> list[list[Score]]:
        """The differences that count, by round and table: those before the decision."""
        wished = self._tables if tables is None else tables
        rounds = range(self.decision(pair).rounds)
        return [[self.difference(pair, number, table) for table in wished] for number in rounds]

    def rounds_of(self, bot: int) -> int:
        """The rounds of a bot that count: those of its longest comparison."""
        return max((self.decision(pair).rounds for pair in self.pairs if bot in pair), default=0)

    def scores_of(self, bot: int) -> list[list[Score]]:
        """The games of a bot that count, by round and table."""
        rounds = range(self.rounds_of(bot))
        return [[self.scores[number, table, bot] for table in self._tables] for number in rounds]

    @property
    def _tables(self) -> range:
        return range(len(self.setups))

    def _whole_rounds(self, *bots: int) -> int:
        """How many of the first rounds all these bots have played at all tables."""
        for number in range(self.most):
            if any((number, table, bot) not in self.scores for table in self._tables for bot in bots):
                return number
        return self.most
