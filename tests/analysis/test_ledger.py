"""The ledger of a game adds up, whatever happened, and luck is fair."""

from math import sqrt

import pytest

from mousquetaires.analysis.evaluation import LEAVES, Evaluation, landed
from mousquetaires.analysis.game_steps import CHOICE, OTHER, ROLL, game_steps
from mousquetaires.analysis.ledger import Depth, Ledger, make_ledger
from mousquetaires.engine.ids import DIAMONDS, MILADY
from tests.analysis.games import all_tables, bot_game, golden, golden_names
from tests.native.test_compiled import run
from tests.seeds import FRESH, SOAK

GAMES = 1000 if SOAK else 24
FAIR_GAMES = 1000 if SOAK else 10
QUICK = Depth(tries=0, leaves=1)  # whether it adds up doesn't depend on the depth
JUDGED = Depth(tries=8, leaves=1)
EXACT = 1e-9
ENGINE = """
from mousquetaires.analysis.ledger import Depth, make_ledger
from tests.analysis.games import all_tables, bot_game
for at, depth in ((0, Depth(4, 1)), (7, Depth(0, 16))):
    ledger = make_ledger(bot_game(all_tables()[at], 3, "novice"), depth)
    print([ledger.start.hex(), ledger.luck.hex(), ledger.decisions.hex(), ledger.unforeseen.hex(), ledger.result])
"""


def rest(ledger: Ledger) -> float:
    """What is missing from start + luck + decisions + unforeseen = result."""
    return ledger.start + ledger.luck + ledger.decisions + ledger.unforeseen - ledger.result


@pytest.mark.parametrize("number", range(GAMES))
def test_the_ledger_of_every_game_adds_up(number: int) -> None:
    tables = all_tables()
    session = bot_game(tables[number % len(tables)], number + (FRESH or 0), ("novice", "adept")[number % 2])
    ledger = make_ledger(session, JUDGED if SOAK or number < 3 else QUICK)
    assert abs(rest(ledger)) < EXACT
    assert ledger.result == (0.0 if session.game.s.ending == DIAMONDS else 1.0)
    chance = ledger.start
    for entry in ledger.entries:
        assert 0.0 <= entry.chance <= 1.0
        assert abs(chance + entry.luck + entry.decision + entry.unforeseen - entry.chance) < EXACT
        chance = entry.chance


@pytest.mark.parametrize("name", golden_names()[:3])
def test_moves_that_were_undone_are_not_in_the_ledger(name: str) -> None:
    session = golden(name)
    ledger = make_ledger(session, QUICK)
    assert abs(rest(ledger)) < EXACT
    assert {entry.at for entry in ledger.entries} <= set(session.line)


def test_luck_belongs_to_rolls_and_decisions_to_choices() -> None:
    ledger = make_ledger(golden("milady-4"), JUDGED)
    assert {entry.kind for entry in ledger.entries} <= {ROLL, CHOICE, OTHER}
    assert all(entry.kind == ROLL for entry in ledger.entries if entry.luck)
    assert all(entry.kind == CHOICE for entry in ledger.entries if entry.decision)
    assert all((entry.decision < 0) == (entry.seat == MILADY) for entry in ledger.entries if entry.decision)
    assert sum(bool(entry.decision) for entry in ledger.entries) > 1


def test_the_luck_of_all_outcomes_of_a_roll_cancels_out() -> None:
    session = golden("milady-3")
    evaluation = Evaluation(session.table)
    rolls = [step for step in game_steps(session) if step.kind == ROLL and step.before.s.turn]
    for step in rolls[::25]:
        chance, mean = step.before.chance(), evaluation.mean(step.before)
        outcomes = chance.outcomes()
        lucks = [weight * (evaluation.of(landed(step.before, outcome)) - mean) for outcome, weight in outcomes]
        assert abs(sum(lucks)) / chance.total() < EXACT


def test_the_sums_of_the_seats_are_those_of_the_game() -> None:
    ledger = make_ledger(golden("milady-5"), JUDGED)
    luck, decisions = ledger.of_seats(range(-1, 6))
    assert abs(luck - ledger.luck) < EXACT
    assert abs(decisions - ledger.decisions) < EXACT


def test_both_engines_make_the_same_ledger() -> None:
    pure, compiled = (run(engine, "-c", ENGINE) for engine in ("pure", "compiled"))
    assert pure.stdout == compiled.stdout != ""


def test_the_same_record_always_gets_the_same_ledger() -> None:
    session = golden("solo-2")
    assert make_ledger(session, JUDGED) == make_ledger(session, JUDGED)


def test_equal_bots_are_equally_lucky() -> None:
    tables = all_tables()
    games = [bot_game(tables[n % len(tables)], n) for n in range(FAIR_GAMES)]  # fixed seeds: one run in 20 would fail
    lucks = [make_ledger(game, Depth(0, LEAVES if SOAK else 1)).luck for game in games]
    mean = sum(lucks) / len(lucks)
    spread = sqrt(sum((luck - mean) ** 2 for luck in lucks) / (len(lucks) - 1))
    assert abs(mean) < 2 * spread / sqrt(len(lucks)), f"{mean:.4f}, spread {spread:.4f}"
