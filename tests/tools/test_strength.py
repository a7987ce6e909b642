"""The strength tool: bots are compared on the same deals until a test decides, and a stopped run continues."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from mousquetaires.bots import BotError, bot
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.data import load
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import DIAMONDS, TIME
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import GameResult, Match, seats_to_fill
from mousquetaires.sim.sequential import BETTER, NOT_BETTER, OPEN, SequentialTest
from mousquetaires.sim.stats import Estimate
from tests.box import FIRST_BOX as BOX
from tools.exploit.scores import Score
from tools.strength import exploiters
from tools.strength.__main__ import ladders, options, play
from tools.strength.exploiters import best_of, exploiter_table, from_json, predicted, to_json
from tools.strength.ladder import Ladder, Pair
from tools.strength.match import CheatingMaster, StrengthMatch
from tools.strength.other_checkout import other_checkout
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
        arguments = (
            f"--milady random,novice --musketeers= --turns 0 --opponent random --players 2 --rounds {rounds} --least 3"
        )
        wish = options([*arguments.split(), "--jobs", str(jobs), "--folder", str(tmp_path / name)])
        wish.folder.mkdir(exist_ok=True)
        (made,) = ladders(wish)
        play(made, wish)
        return list(report([made]))

    table("first", 2, jobs=1)
    assert len((tmp_path / "first" / "milady.jsonl").read_text().splitlines()) == 1 + 2 * 2
    assert table("first", 4, jobs=1) == table("second", 4, jobs=2)


# --- the cheating master --------------------------------------------------------------------------


def test_a_cheating_master_searches_in_the_true_world() -> None:
    table = Table(usual_setup(2), BOX)
    cheat = StrengthMatch.bot("cheat:4")
    assert isinstance(cheat, CheatingMaster)
    assert cheat.name == "cheat:4"
    match = StrengthMatch(table, {seat: bot("random") for seat in seats_to_fill(table)} | {1: cheat}, 5, None)
    game = match.game
    while not game.asking or answering_seat(game.prompt(), table) != 1 or cheat.truth is None:
        match.roll() if game.rolling else match.ask()
    view = observe(game, 1)
    world = cheat.true_world(view, Random(1))
    assert world.game is not game
    assert (world.game.s.hands, world.game.s.destination) == (game.s.hands, game.s.destination)


def test_nothing_but_the_tool_knows_a_cheating_master() -> None:
    with pytest.raises(BotError):
        bot("cheat:4")


# --- bots of another checkout ---------------------------------------------------------------------


def test_a_bot_of_another_checkout_with_the_same_sources_plays_the_same_game() -> None:
    table = Table(usual_setup(3), load())
    name = f"checkout:{Path(__file__).parents[2]}:novice"
    for seed in (1, 2):  # the second game of the same process
        results = [
            StrengthMatch(table, dict.fromkeys(seats_to_fill(table), StrengthMatch.bot(one)), seed, None).play()
            for one in ("novice", name)
        ]
        assert results[0] == results[1]
    other_checkout(name).close()


# --- exploiters -----------------------------------------------------------------------------------


def test_the_exploiters_gain_is_over_the_most_frequent_place_and_is_stored(tmp_path: Path) -> None:
    scores = {
        "most frequent": Score(Estimate(0.3, 0.28, 0.32), 2.0, {}),
        "softmax": Score(Estimate(0.45, 0.43, 0.47), 1.5, {}),
    }
    found = best_of("adept", 100, scores)
    assert found.exploiter == "softmax"
    assert from_json(to_json(found)) == found
    assert list(exploiter_table([found]))[4].endswith("| 45.0% (43.0–47.0) | 30.0% (28.0–32.0) | +15.0 |")


def test_stored_predictions_are_used_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = predicted("random", "random", [2], 60, 1, tmp_path)
    monkeypatch.setattr(exploiters, "watch_turns", None)
    assert predicted("random", "random", [2], 60, 1, tmp_path) == first
