"""How strong bots are, from games between every Milady and every team on the same deals.

The model is Bradley-Terry on the Elo scale. The log odds that Milady wins are the rating of her bot, minus the rating
of the Musketeers' bot, plus Milady's advantage at this table. All games of a deal share its cards and dice, so the
intervals count a deal as one observation (a sandwich estimate). Each pairing starts with half a game won and half a
game lost, so a bot that never lost gets a finite rating and a wide interval.

This module needs SciPy, which the extra ``sim`` installs.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log
from typing import Any, Final

import numpy as np
from scipy import linalg, optimize, special

from .stats import Z95, Estimate

AVERAGE: Final = 1500.0  # rating of the bots of a side
POINTS: Final = 400 / log(10)  # rating points per unit of log odds
PRECISION: Final = 1e-9

Array = Any  # of floats
Deal = tuple[int, Sequence[int]]  # the table; 1 if Milady won: her first bot against each team, then her second bot


@dataclass(frozen=True)
class Ratings:
    """The ratings of each side's bots, and Milady's advantage at each table, in rating points."""

    milady: list[Estimate]
    musketeers: list[Estimate]
    tables: list[Estimate]


@dataclass(frozen=True)
class Model:
    """The parameters that predict each game: one per table, and one per bot except the last of each side.

    The ratings of a side add up to zero, so the last bot's rating follows from the others.
    """

    tables: Array  # one row per table
    milady: Array  # one row per bot
    musketeers: Array

    @classmethod
    def of(cls, tables: int, milady: int, musketeers: int) -> "Model":
        parts = linalg.block_diag(np.eye(tables), _sum_to_zero(milady), _sum_to_zero(musketeers))
        return cls(*np.split(parts, [tables, tables + milady]))

    def games(self) -> Array:
        """The row of every game: by table, by Milady's bot, by the team's bot."""
        of_table, hers, theirs = self.tables[:, None, None], self.milady[:, None], self.musketeers
        return of_table + hers - theirs


def _sum_to_zero(bots: int) -> Array:
    return np.vstack([np.eye(bots - 1), -np.ones((1, bots - 1))])


def rate(deals: Iterable[Deal], tables: int, milady: int, musketeers: int) -> Ratings:
    """Ratings with their 95% intervals."""
    model = Model.of(tables, milady, musketeers)
    fit = Fit(model.games().reshape(tables, milady * musketeers, -1), list(deals))
    covariance = fit.covariance()

    def estimates(rows: Array, base: float) -> list[Estimate]:
        values = base + POINTS * rows @ fit.parameters
        errors = Z95 * POINTS * np.sqrt(np.einsum("ri,ij,rj->r", rows, covariance, rows))
        return [Estimate(*numbers) for numbers in np.column_stack([values, values - errors, values + errors]).tolist()]

    return Ratings(estimates(model.milady, AVERAGE), estimates(model.musketeers, AVERAGE), estimates(model.tables, 0.0))


class Fit:
    """The parameters under which the results are most likely."""

    def __init__(self, rows: Array, deals: list[Deal]) -> None:
        self.rows = rows  # by table and pairing
        self.table_of = np.array([table for table, _ in deals], dtype=int)
        self.results = np.array([list(won) for _, won in deals], dtype=float).reshape(len(deals), rows.shape[1])
        self.prior = 0.5 / len(rows)  # of a game won, and the same of a game lost, at each table
        self.won = np.full(rows.shape[:2], self.prior)
        np.add.at(self.won, self.table_of, self.results)
        self.games = 2 * self.prior + np.bincount(self.table_of, minlength=len(rows))[:, None]
        start = np.zeros(rows.shape[2])
        self.parameters: Array = optimize.root(self.slope, start, jac=self.curvature, tol=PRECISION).x

    def chances(self, parameters: Array) -> Array:
        return special.expit(self.rows @ parameters)

    def slope(self, parameters: Array) -> Array:
        """The slope of the negative log likelihood, which is convex. The slope is zero at the best parameters."""
        return np.einsum("tp,tpi->i", self.games * self.chances(parameters) - self.won, self.rows)

    def curvature(self, parameters: Array) -> Array:
        chances = self.chances(parameters)
        return np.einsum("tp,tpi,tpj->ij", self.games * chances * (1 - chances), self.rows, self.rows)

    def covariance(self) -> Array:
        """The covariance of the parameters. Each deal counts as one observation."""
        chances = self.chances(self.parameters)
        scores = np.einsum("dp,dpi->di", self.results - chances[self.table_of], self.rows[self.table_of])
        prior = self.prior * ((1 - chances) ** 2 + chances**2)
        meat = scores.T @ scores + np.einsum("tp,tpi,tpj->ij", prior, self.rows, self.rows)
        bread = linalg.inv(self.curvature(self.parameters))
        return bread @ meat @ bread
