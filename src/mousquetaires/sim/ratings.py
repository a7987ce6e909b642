"""How strong bots are, from games between every Milady and every team on the same deals.

The model is Bradley and Terry's, with the scale of Elo's ratings: the odds that Milady wins are those of her bot's
rating against the Musketeers', times what the table itself is worth to her. Intervals take into account that all games
of a deal share its cards and dice (a sandwich estimate, one deal one observation). Each meeting starts with half a game
won and half a game lost, so that who never lost has a finite rating, and an honest interval.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from .stats import Z95, Estimate

AVERAGE: Final = 1500.0  # of the bots of a side
POINTS: Final = 400 / log(10)  # a rating's points for each unit of log odds
STEPS: Final = 100
ENOUGH: Final = 1e-9  # a step that changes nothing any more

Vector = list[float]
Matrix = list[Vector]
Deal = tuple[int, Sequence[int]]  # the table; 1 where Milady won, for her first bot against each team, then her next


@dataclass(frozen=True)
class Ratings:
    """The bots of each side, and what each table is worth to Milady, in rating points."""

    milady: list[Estimate]
    musketeers: list[Estimate]
    tables: list[Estimate]


class Meetings:
    """Which numbers explain which meeting: the table's, her bot's, the team's (the last of a side follows)."""

    def __init__(self, tables: int, milady: int, musketeers: int) -> None:
        self.tables, self.milady, self.musketeers = tables, milady, musketeers
        self.size = tables + milady - 1 + musketeers - 1

    def of_table(self, table: int) -> Vector:
        row = [0.0] * self.size
        row[table] = 1.0
        return row

    def of_milady(self, bot: int) -> Vector:
        return self._contrast(bot, self.milady, self.tables)

    def of_musketeers(self, bot: int) -> Vector:
        return self._contrast(bot, self.musketeers, self.tables + self.milady - 1)

    def _contrast(self, bot: int, bots: int, first: int) -> Vector:
        """A side's ratings add up to nothing: the last bot's is what the others leave."""
        row = [0.0] * self.size
        if bot < bots - 1:
            row[first + bot] = 1.0
        else:
            row[first : first + bots - 1] = [-1.0] * (bots - 1)
        return row

    def row(self, table: int, meeting: int) -> Vector:
        """What a meeting at a table is made of."""
        milady, musketeers = divmod(meeting, self.musketeers)
        parts = zip(self.of_table(table), self.of_milady(milady), self.of_musketeers(musketeers), strict=True)
        return [worth + hers - theirs for worth, hers, theirs in parts]


def rate(deals: Iterable[Deal], tables: int, milady: int, musketeers: int) -> Ratings:
    """Ratings with their 95 % intervals."""
    meetings = Meetings(tables, milady, musketeers)
    fit = _Fit(meetings, list(deals))
    spread = fit.covariance()

    def estimate(row: Vector, base: float) -> Estimate:
        value = base + POINTS * dot(row, fit.theta)
        half = Z95 * POINTS * sqrt(max(0.0, dot(row, times(spread, row))))
        return Estimate(value, value - half, value + half)

    return Ratings(
        [estimate(meetings.of_milady(bot), AVERAGE) for bot in range(milady)],
        [estimate(meetings.of_musketeers(bot), AVERAGE) for bot in range(musketeers)],
        [estimate(meetings.of_table(table), 0.0) for table in range(tables)],
    )


class _Fit:
    """The ratings under which what happened is likeliest."""

    def __init__(self, meetings: Meetings, deals: list[Deal]) -> None:
        self.deals = deals
        pairs = meetings.milady * meetings.musketeers
        self.rows = [[meetings.row(table, pair) for pair in range(pairs)] for table in range(meetings.tables)]
        self.prior = 0.5 / meetings.tables  # of a game won, and as much of one lost, at each table
        self.won = [[self.prior] * pairs for _ in self.rows]
        self.games = [[2 * self.prior] * pairs for _ in self.rows]
        for table, results in deals:
            for pair, won in enumerate(results):
                self.won[table][pair] += won
                self.games[table][pair] += 1
        self.theta = [0.0] * meetings.size
        self._climb()

    def chance(self, row: Vector) -> float:
        return 1 / (1 + exp(-max(-30.0, min(30.0, dot(row, self.theta)))))

    def _climb(self) -> None:
        """Newton's method; shorter steps far from the top."""
        for _ in range(STEPS):
            slope, bend = self._slope_and_bend()
            step = solve(bend, slope)
            longest = max(abs(part) for part in step)
            shorter = min(1.0, 2.0 / longest) if longest > 0 else 1.0
            self.theta = [at + shorter * part for at, part in zip(self.theta, step, strict=True)]
            if longest < ENOUGH:
                return

    def _slope_and_bend(self) -> tuple[Vector, Matrix]:
        size = len(self.theta)
        slope, bend = [0.0] * size, [[0.0] * size for _ in range(size)]
        for rows, won, games in zip(self.rows, self.won, self.games, strict=True):
            for row, wins, many in zip(rows, won, games, strict=True):
                chance = self.chance(row)
                slope = [at + (wins - many * chance) * part for at, part in zip(slope, row, strict=True)]
                add_square(bend, row, many * chance * (1 - chance))
        return slope, bend

    def covariance(self) -> Matrix:
        """How uncertain the ratings are, deal by deal."""
        size = len(self.theta)
        chances = [[self.chance(row) for row in rows] for rows in self.rows]
        meat = [[0.0] * size for _ in range(size)]
        for rows, expected in zip(self.rows, chances, strict=True):
            for row, chance in zip(rows, expected, strict=True):
                add_square(meat, row, self.prior * ((1 - chance) ** 2 + chance**2))
        for table, results in self.deals:
            score = [0.0] * size
            for row, won, chance in zip(self.rows[table], results, chances[table], strict=True):
                score = [at + (won - chance) * part for at, part in zip(score, row, strict=True)]
            add_square(meat, score, 1.0)
        _, bend = self._slope_and_bend()
        half = [solve(bend, column) for column in meat]  # meat is symmetric: its rows are its columns
        return [solve(bend, list(row)) for row in zip(*half, strict=True)]


def dot(one: Vector, other: Vector) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def times(matrix: Matrix, vector: Vector) -> Vector:
    return [dot(row, vector) for row in matrix]


def add_square(matrix: Matrix, row: Vector, weight: float) -> None:
    """Add a row times itself to a matrix."""
    for at, part in enumerate(row):
        if part:
            matrix[at] = [old + weight * part * other for old, other in zip(matrix[at], row, strict=True)]


def solve(matrix: Matrix, vector: Vector) -> Vector:
    """The numbers that the matrix makes the vector of (Gauss, with the largest pivot).

    >>> solve([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])
    [0.8, 1.4]
    """
    size = len(vector)
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda one: abs(rows[one][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [one - factor * other for one, other in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][later] * found[later] for later in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
