"""Writes the results of ladders as Markdown."""

from collections.abc import Iterator, Sequence

from scipy import stats as scipy_stats

from mousquetaires.sim.sequential import BETTER
from mousquetaires.sim.stats import Estimate, paired_difference, wilson

from .ladder import Ladder, Pair, Score


def mean(values: Sequence[float]) -> Estimate:
    """The mean with Student's 95% interval.

    >>> mean([0.1, 0.3])
    Estimate(value=0.2, low=-1.07..., high=1.47...)
    """
    many = len(values)
    if many < 2:
        return Estimate(sum(values), float("-inf"), float("inf"))
    middle = sum(values) / many
    half = float(scipy_stats.t.ppf(0.975, many - 1)) * (variance(values) / many) ** 0.5
    return Estimate(middle, middle - half, middle + half)


def variance(values: Sequence[float]) -> float:
    middle = sum(values) / len(values)
    return sum((one - middle) ** 2 for one in values) / max(1, len(values) - 1)


def share(games: Sequence[Score]) -> Estimate:
    won = sum(one.won for one in games)
    return Estimate(won / max(1, len(games)), *wilson(won, len(games)))


def percent(one: Estimate) -> str:
    """A share with its interval.

    >>> percent(Estimate(0.25, 0.1, 0.5))
    '25.0% (10.0–50.0)'
    """
    return f"{100 * one.value:.1f}% ({100 * one.low:.1f}–{100 * one.high:.1f})"


def points(one: Estimate) -> str:
    """A difference of shares with its interval, in percentage points.

    >>> points(Estimate(0.25, -0.1, 0.5))
    '+25.0 (-10.0 to +50.0)'
    """
    return f"{100 * one.value:+.1f} ({100 * one.low:+.1f} to {100 * one.high:+.1f})"


def by_round(rounds: Sequence[Sequence[Score]], corrected: bool) -> list[float]:
    """One number per round: the mean of its tables."""
    return [sum(one.corrected if corrected else one.won for one in games) / len(games) for games in rounds]


# --- tables ---------------------------------------------------------------------------------------


def report(ladders: Sequence[Ladder]) -> Iterator[str]:
    for ladder in ladders:
        yield from ladder_table(ladder)
    yield from null_results(ladders)


def ladder_table(ladder: Ladder) -> Iterator[str]:
    """How often each bot wins, how far it is ahead of the one before, and the same for each number of players."""
    yield f"### {ladder.side.capitalize()}, against {ladder.opponent}"
    yield ""
    yield "| bot | games | wins | lead over the bot above, without luck | as counted | verdict | games with luck |"
    yield "|---|---|---|---|---|---|---|"
    for bot, name in enumerate(ladder.bots):
        rounds = ladder.scores_of(bot)
        games = [game for one in rounds for game in one]
        compared = comparison(ladder, Pair(bot, bot - 1)) if bot else "| | | "
        yield f"| {name} | {len(games)} | {percent(share(games))} | {compared} |"
    yield ""
    yield from counts_table(ladder)


def comparison(ladder: Ladder, pair: Pair) -> str:
    rounds = ladder.differences(pair)
    plain, corrected = by_round(rounds, corrected=False), by_round(rounds, corrected=True)
    decision = ladder.decision(pair)
    verdict = f"{decision.verdict} after {len(rounds) * len(ladder.setups)} deals"
    return f"{points(mean(corrected))} | {points(paired_difference(plain))} | {verdict} | {needed(rounds)}"


def needed(rounds: Sequence[Sequence[Score]]) -> str:
    """How many times as many games the same precision takes without the correction for luck.

    >>> needed([[Score(0.0, -0.2)], [Score(1.0, 0.3)]])
    '4.0 times'
    """
    if len(rounds) < 2:
        return ""
    tables = list(zip(*rounds, strict=True))
    corrected = sum(variance([one.corrected for one in games]) for games in tables)
    return f"{sum(variance([one.won for one in games]) for games in tables) / corrected:.1f} times" if corrected else ""


def counts_table(ladder: Ladder) -> Iterator[str]:
    """The lead of each bot by number of players, without luck."""
    heads = [f"{setup.players} players" for setup in ladder.setups]
    yield f"| lead, without luck | {' | '.join(heads)} |"
    yield "|---" * (1 + len(heads)) + "|"
    for pair in ladder.pairs:
        cells = [
            points(mean(by_round(ladder.differences(pair, [table]), corrected=True)))
            for table in range(len(ladder.setups))
        ]
        yield f"| {names(ladder, pair)} | {' | '.join(cells)} |"
    yield ""


def names(ladder: Ladder, pair: Pair) -> str:
    return f"{ladder.bots[pair.bot]} over {ladder.bots[pair.base]}"


def null_results(ladders: Sequence[Ladder]) -> Iterator[str]:
    """The comparisons that showed no lead, so that nobody forgets them."""
    yield "### No lead shown"
    yield ""
    found = [
        f"- {ladder.side.capitalize()}: {names(ladder, pair)}, {decision.verdict} after {decision.rounds} rounds"
        for ladder in ladders
        for pair in ladder.pairs
        if (decision := ladder.decision(pair)).verdict != BETTER
    ]
    yield from found or ["None."]
