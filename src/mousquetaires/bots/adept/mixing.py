"""Mixed strategies: random choices that favour what is worth more, but never so much that they can be predicted."""

from math import exp


def capped_shares(weights: dict[int, float], most: float) -> dict[int, float]:
    """Shares in proportion to the weights, none above ``most``. What is cut off goes to the others, in proportion.

    >>> capped_shares({0: 8.0, 1: 1.0, 2: 1.0}, 0.5)
    {0: 0.5, 1: 0.25, 2: 0.25}
    """
    limit = max(most, 1.0 / len(weights))
    rest, room = sum(weights.values()), 1.0
    shares: dict[int, float] = {}
    for choice in sorted(weights, key=lambda choice: -weights[choice]):
        share = min(limit, room * weights[choice] / rest) if rest > 0.0 else 0.0
        shares[choice] = share
        rest, room = rest - weights[choice], room - share
    return {choice: shares[choice] for choice in weights}


def raised(weights: dict[int, float], least: float) -> dict[int, float]:
    """The weights, each raised by the same part of their sum, so that no choice is too rare."""
    total = sum(weights.values())
    return {choice: weight + least * total for choice, weight in weights.items()}


def logit_weights(values: list[float], temperature: float) -> list[float]:
    """Weights by value: one that is worse by the temperature is chosen 2.7 times less often."""
    best = max(values)
    return [exp((value - best) / temperature) for value in values]
