"""The sequential test: it stops early, and errs as rarely as it promises."""

from random import Random

import pytest

from mousquetaires.sim.sequential import BETTER, NOT_BETTER, OPEN, SequentialTest
from mousquetaires.sim.stats import Z95

TEST = SequentialTest(null=0.0, alternative=0.05, alpha=0.05, beta=0.05)
RUNS = 600
MOST = 900  # rounds


def rounds(rng: Random, mean: float, tables: int = 5) -> list[float]:
    """Rounds of paired games: each table gives -1, 0 or 1, and a round is their mean."""
    either = 0.36  # the share of deals on which only one of the two bots wins
    up, down = (either + mean) / 2, (either - mean) / 2
    results = rng.choices((1, -1, 0), (up, down, 1 - either), k=tables * MOST)
    return [sum(results[at : at + tables]) / tables for at in range(0, tables * MOST, tables)]


def verdicts(mean: float, seed: int) -> dict[str, int]:
    rng = Random(seed)
    found = [TEST.decide(rounds(rng, mean)).verdict for _ in range(RUNS)]
    return {verdict: found.count(verdict) for verdict in (BETTER, NOT_BETTER, OPEN)}


def test_equal_bots_are_called_different_in_one_run_of_twenty() -> None:
    found = verdicts(0.0, seed=1)
    assert found[OPEN] == 0
    assert 0.03 <= found[BETTER] / RUNS <= 0.075


def test_a_better_bot_is_missed_in_one_run_of_twenty() -> None:
    found = verdicts(0.05, seed=2)
    assert found[OPEN] == 0
    assert 0.03 <= found[NOT_BETTER] / RUNS <= 0.075


def test_a_much_better_bot_is_recognised_after_few_rounds() -> None:
    rng = Random(3)
    found = [TEST.decide(rounds(rng, 0.17)) for _ in range(100)]
    assert {one.verdict for one in found} == {BETTER}
    assert sum(one.rounds for one in found) / len(found) < 40


def test_a_worse_bot_is_never_called_better() -> None:
    assert verdicts(-0.05, seed=4)[BETTER] == 0


def test_the_usual_interval_at_the_end_of_a_test_is_a_little_too_narrow() -> None:
    rng, hits, mean_lead = Random(5), 0, 0.025
    for _ in range(RUNS):
        found = rounds(rng, mean_lead)
        found = found[: TEST.decide(found).rounds]
        mean = sum(found) / len(found)
        spread = sum((one - mean) ** 2 for one in found) / (len(found) - 1)
        hits += abs(mean - mean_lead) <= Z95 * (spread / len(found)) ** 0.5
    assert 0.84 <= hits / RUNS <= 0.93


def test_what_is_played_after_a_decision_does_not_change_it() -> None:
    found = rounds(Random(6), 0.1)
    first = TEST.decide(found)
    assert TEST.decide(found[: first.rounds]) == first
    assert TEST.decide(found[: first.rounds - 1]).verdict == OPEN


def test_without_any_difference_the_bots_count_as_equal() -> None:
    found = TEST.decide([0.0] * 100)
    assert (found.verdict, found.rounds) == (NOT_BETTER, TEST.least)
    assert TEST.decide([]).verdict == OPEN


@pytest.mark.parametrize("wrong", [{"alternative": 0.0}, {"alpha": 0.0}, {"beta": 0.5}, {"least": 1}])
def test_hypotheses_that_make_no_sense_are_refused(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match=r"alternative|error rates"):
        SequentialTest(**wrong)  # type: ignore[arg-type]
