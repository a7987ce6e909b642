"""The strength tool: bots are compared on the same deals until a test decides, and a stopped run continues."""

from collections import Counter
from pathlib import Path

import pytest

from mousquetaires.engine.config import usual_setup
from mousquetaires.engine.ids import DIAMONDS, TIME
from mousquetaires.sim.play import GameResult, Match
from mousquetaires.sim.sequential import BETTER, NOT_BETTER, OPEN, SequentialTest
from tools.strength.__main__ import ladders, options, play
from tools.strength.ladder import Ladder, Pair
from tools.strength.report import report

SETUPS = [usual_setup(2), usual_setup(3)]


def ladder(side: str = "milady", bots: tuple[str, ...] = ("random", "novice", "adept"), most: int = 50) -> Ladder:
    return Ladder(side, bots, "novice", SETUPS, SequentialTest(least=4), most)


def won(by_milady: bool, luck: float = 0.0) -> GameResult:
    ending = TIME if by_milady else DIAMONDS
    return GameResult(SETUPS[0], 0, ending, 1, 0, 0, 0, Counter(), Counter(), (), luck)


def fill(made: Ladder, rounds: int) -> None:
    """Random seldom wins, and novice almost always. Adept wins where novice does."""
    for number in range(rounds * 6):
        number_of_round, table, bot = made.where(number)
        odd = (number_of_round + table) % 8 == 0
        made.take(number, won(odd if bot == 0 else not odd))


def test_all_bots_of_a_side_get_the_same_deals_and_the_same_opponent() -> None:
    made = ladder("musketeers")
    plan = made.plan(40, Match)
    games = {(plan.seatings[plan.seating_of(n)].bots[:2], plan.seed_of(n), made.where(n)) for n in range(12)}
    assert games == {
        (("novice", bot), 40 + number, (number, table, place))
        for number in range(2)
        for table in range(2)
        for place, bot in enumerate(("random", "novice", "adept"))
    }


def test_each_bot_is_compared_with_the_one_before_it() -> None:
    made = ladder()
    fill(made, 20)
    decision = made.decision(Pair(1, 0))
    assert decision.verdict == BETTER
    assert made.decision(Pair(2, 1)).verdict == NOT_BETTER
    assert len(made.differences(Pair(1, 0))) == decision.rounds < 20
    assert {one.won for games in made.differences(Pair(1, 0)) for one in games} == {-1.0, 1.0}


def test_a_bot_plays_on_while_one_of_its_comparisons_is_open() -> None:
    made = ladder()
    fill(made, 3)
    assert made.decision(Pair(1, 0)).verdict == OPEN
    assert all(made.wanted(number) for number in range(18, 24))
    for number in range(18, 120):
        if made.where(number)[2] < 2:  # random and novice play on
            made.take(number, won(made.where(number)[2] == 1))
    assert made.decision(Pair(1, 0)).verdict == BETTER
    assert [made.wanted(number) for number in range(120, 123)] == [False, True, True]


def test_games_after_the_decision_and_incomplete_rounds_do_not_count() -> None:
    made, longer = ladder(), ladder()
    fill(longer, 30)
    fill(made, max(longer.decision(pair).rounds for pair in longer.pairs))
    longer.take(31 * 6, won(by_milady=True))
    assert list(report([made])) == list(report([longer]))


def test_luck_is_taken_from_the_side_that_had_it() -> None:
    hers, theirs = ladder("milady"), ladder("musketeers")
    for made in (hers, theirs):
        made.take(0, won(by_milady=True, luck=-0.3))
    assert hers.scores[0, 0, 0].corrected == pytest.approx(0.7)
    assert theirs.scores[0, 0, 0].corrected == pytest.approx(0.3)


def test_the_report_lists_comparisons_that_showed_no_lead() -> None:
    made = ladder()
    fill(made, 20)
    lines = list(report([made]))
    assert lines[-1] == "- Milady: adept over novice, not better after 4 rounds"
    assert any(line.startswith("| novice |") and " | better after " in line for line in lines)


def test_a_stopped_run_continues_and_one_process_or_two_give_the_same_table(tmp_path: Path) -> None:
    def table(name: str, rounds: int, jobs: int) -> list[str]:
        arguments = f"--milady random,novice --musketeers= --opponent random --players 2 --rounds {rounds} --least 3"
        wish = options([*arguments.split(), "--jobs", str(jobs), "--folder", str(tmp_path / name)])
        wish.folder.mkdir(exist_ok=True)
        (made,) = ladders(wish)
        play(made, wish)
        return list(report([made]))

    table("first", 2, jobs=1)
    assert len((tmp_path / "first" / "milady.jsonl").read_text().splitlines()) == 1 + 2 * 2
    assert table("first", 4, jobs=1) == table("second", 4, jobs=2)
