"""A small neural network that predicts the winner: a linear part, plus one hidden layer.

The linear part is fitted first (logistic regression with a ridge penalty), then both are trained together.
"""

from typing import Any, Final

import numpy as np
from scipy import optimize, special

UNITS: Final = 48
RATE: Final = 0.002
FADE: Final = 0.5  # weight decay of the hidden layer
BATCH: Final = 256
RIDGE: Final = 3.0
TRACE: Final = 0.4  # weight of everything later than the next turn


def loss(p: Any, y: Any) -> float:
    """The mean cross-entropy."""
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return round(float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean()), 4)


def later(p: Any, y: Any, games: Any) -> Any:
    """The training targets: a mix of the predictions for later positions (``p``) and the game's result (``y``)."""
    found = y.copy()
    for at in range(len(y) - 2, -1, -1):
        if games[at] == games[at + 1]:
            found[at] = (1 - TRACE) * p[at + 1] + TRACE * found[at + 1]
    return found


def regression(x: Any, y: Any) -> Any:
    """Logistic regression with a ridge penalty: a constant, and one weight per feature."""
    x = np.column_stack([np.ones(len(x)), x])

    def slope(weights: Any) -> Any:
        return x.T @ (special.expit(x @ weights) - y) + RIDGE * weights

    def curvature(weights: Any) -> Any:
        p = special.expit(x @ weights)
        return (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(x.shape[1])

    return optimize.root(slope, np.zeros(x.shape[1]), jac=curvature, tol=1e-9).x


class Network:
    """Trained with Adam. The same data give the same network."""

    def __init__(self, x: Any, y: Any) -> None:
        self.rng = np.random.default_rng(0)
        features = x.shape[1]
        plain = regression(x, y)
        self.weights: list[Any] = [
            self.rng.normal(0, features**-0.5, (features, UNITS)), np.zeros(UNITS), np.zeros(UNITS),
            plain[1:], plain[:1],
        ]  # fmt: skip
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def chances(self, x: Any) -> Any:
        into, bias, out, plain, constant = self.weights
        return special.expit(np.maximum(x @ into + bias, 0) @ out + x @ plain + constant[0])

    def learn(self, x: Any, y: Any, pace: float) -> None:
        """One epoch in random order."""
        order = self.rng.permutation(len(x))
        for first in range(0, len(order), BATCH):
            some = order[first : first + BATCH]
            self.step(self.slopes(x[some], y[some]), RATE * pace)

    def slopes(self, x: Any, y: Any) -> list[Any]:
        into, bias, out, plain, constant = self.weights
        lifted = x @ into + bias
        units = np.maximum(lifted, 0)
        error = (special.expit(units @ out + x @ plain + constant[0]) - y) / len(x)
        back = np.outer(error, out) * (lifted > 0)
        return [x.T @ back, back.sum(0), units.T @ error, x.T @ error, error.sum(keepdims=True)]

    def step(self, slopes: list[Any], rate: float) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.means[at] = 0.9 * self.means[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope**2
            mean, square = self.means[at] / (1 - 0.9**self.steps), self.squares[at] / (1 - 0.999**self.steps)
            forgotten = FADE * self.weights[at] if at in (0, 2) else 0.0
            self.weights[at] = self.weights[at] - rate * (mean / (np.sqrt(square) + 1e-8) + forgotten)

    def to_json(self, names: tuple[str, ...]) -> dict[str, Any]:
        """All parameters as plain numbers. A unit is its factor, its bias and its weights."""
        into, bias, out, plain, constant = [np.round(one, 4).tolist() for one in self.weights]
        units = [[out[unit], bias[unit], [row[unit] for row in into]] for unit in range(UNITS)]
        return {"bias": constant[0], "hidden": units, "weights": dict(zip(names, plain, strict=True))}
