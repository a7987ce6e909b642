"""One game with a bot on every seat."""

from collections import Counter
from dataclasses import replace
from random import Random
from time import process_time

import pytest

from mousquetaires.bots import Bot, SeatPrompt, bot
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.actions import DECLINE, TRADE, TREACHERY, make, verb_of
from mousquetaires.engine.config import ATHOS_THE_BRAVE, EASIER, MORTAL_QUEST, Setup, Table, usual_setup
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    DIAMONDS,
    EMERGENCY,
    HONOUR,
    MILADY,
    NOT_OVER,
    PORTHOS,
    SIEGE,
    STRANGLED,
    TIME,
    TREVILLE,
)
from mousquetaires.engine.view import Observation
from mousquetaires.sim import play as sim_play
from mousquetaires.sim.play import GameResult, SimulationError, play_game
from mousquetaires.sim.summary import clock_ends
from tests.box import FIRST_BOX as BOX
from tests.scene import scene

COUNTS = [(players, True) for players in range(2, 7)] + [(players, False) for players in range(1, 6)]
OTHERS = [
    replace(usual_setup(5), variants=(EASIER,)),
    replace(usual_setup(5), variants=(MORTAL_QUEST, ATHOS_THE_BRAVE)),
    replace(usual_setup(3), hourglass=False, bastille_must_win=True),
    Setup(5, True, ((TREVILLE,), (ATHOS,), (ARAMIS,), (PORTHOS,))),
    Setup(1, False, ((TREVILLE, DARTAGNAN, ARAMIS, PORTHOS),), (EASIER, MORTAL_QUEST, ATHOS_THE_BRAVE)),
]


def play(setup: Setup, milady: str, musketeers: str, seed: int, sand: int | None = None) -> GameResult:
    table = Table(setup, BOX)
    bots = {seat: bot(musketeers) for seat in table.seats}
    return play_game(table, {MILADY: bot(milady), **bots}, seed, sand)


@pytest.mark.parametrize("name", ["random", "novice"])
@pytest.mark.parametrize("setup", [usual_setup(*count) for count in COUNTS] + OTHERS)
def test_every_table_is_played_to_its_end(setup: Setup, name: str) -> None:
    for seed in range(3):
        result = play(setup, name, name, seed)
        assert result.ending != NOT_OVER
        assert result.setup == setup
        assert 0 < result.turns <= 13
        assert 0 < result.decisions < result.inputs
        assert result.events["game_over"] == 1
        assert result.events["turn_began"] == result.turns


def test_the_same_seed_is_the_same_game() -> None:
    assert play(usual_setup(5), "novice", "novice", 4) == play(usual_setup(5), "novice", "novice", 4)


def test_another_seed_is_another_game() -> None:
    games = [play(usual_setup(5), "novice", "novice", seed) for seed in range(4)]
    assert len({game.inputs for game in games}) > 1


def test_rules_are_counted_where_they_fired() -> None:
    result = play(usual_setup(5), "novice", "novice", 2)
    assert result.rules["MIL-1"] >= result.turns
    assert result.rules["ROCH-1"] == result.events["rochefort_came"]
    assert sum(result.rules[f"GOAL-{n}"] for n in range(2, 8)) == 1
    assert result.rules["BOARD-ENGLAND"] == result.events["board_completed"] > 0 or result.board != 1


def test_an_empty_seat_is_refused() -> None:
    with pytest.raises(SimulationError) as refused:
        play_game(Table(usual_setup(3), BOX), {MILADY: bot("random"), 1: bot("random")}, 0)
    assert (refused.value.key, refused.value.values) == ("sim-empty-seat", {"seat": 2})


# --- who answers ----------------------------------------------------------------------------------


def test_a_prompt_about_a_musketeer_goes_to_his_player_and_others_to_the_first() -> None:
    table = scene().at("quest", PORTHOS).board("england").put(epic=2).hand(PORTHOS, "gallantry*2")
    assert answering_seat(table.settle().g.prompt(), table.table) == 1
    table.turn(PORTHOS)
    assert answering_seat(table.g.prompt(), table.table) == table.table.seat_of[PORTHOS]
    table.does("challenge gallantry", "skill 1")
    assert (table.asked, table.seat) == ("epic_for_challenge", 1)
    assert answering_seat(table.g.prompt(), table.table) == table.table.seat_of[PORTHOS]


# --- decisions, talk, sand ------------------------------------------------------------------------


class Watcher:
    """Plays like another bot and writes down what it was asked."""

    name = "watcher"

    def __init__(self, inner: Bot) -> None:
        self.inner = inner
        self.decisions = 0
        self.kinds: Counter[str] = Counter()

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        self.kinds[prompt.kind] += 1
        self.decisions += not prompt.listed or len(prompt.options) + len(prompt.free) >= 2
        return self.inner.choose(view, prompt, rng)


def test_a_decision_is_a_prompt_with_two_or_more_answers() -> None:
    table = Table(usual_setup(5), BOX)
    watcher = Watcher(bot("random"))
    result = play_game(table, dict.fromkeys((MILADY, *table.seats), watcher), 1)
    assert result.decisions == watcher.decisions < watcher.kinds.total() < result.inputs


class Chatterbox:
    """Offers a trade and takes it back, for ever."""

    name = "chatterbox"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        if prompt.kind == "trade_offer":
            return DECLINE
        trades = [action for action in prompt.options if verb_of(action) == TRADE]
        return trades[0] if trades else prompt.sample(rng)


def test_bots_that_only_talk_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim_play, "MOST_INPUTS", 3000)
    table = Table(usual_setup(5), BOX)
    with pytest.raises(SimulationError) as stopped:
        play_game(table, dict.fromkeys((MILADY, *table.seats), Chatterbox()), 0)
    assert stopped.value.key == "sim-endless"


class Hasty:
    """Plays Emergency! whenever she can, else any answer."""

    name = "hasty"

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        emergency = make(TREACHERY, EMERGENCY)
        return emergency if emergency in prompt.options else prompt.sample(rng)


def sand_used(seed: int, sand: int | None) -> GameResult:
    table = Table(usual_setup(5), BOX)
    return play_game(table, {MILADY: Hasty(), **{seat: bot("random") for seat in table.seats}}, seed, sand)


def test_the_hourglass_runs_out_after_so_many_doings() -> None:
    seeds = range(12)
    assert sum(sand_used(seed, None).events["sand_ran_out"] for seed in seeds) == 0
    assert sum(sand_used(seed, 3).events["sand_ran_out"] for seed in seeds) > 0
    assert sum(sand_used(seed, 1000).events["sand_ran_out"] for seed in seeds) == 0


# --- strength -------------------------------------------------------------------------------------


def wins(milady: str, musketeers: str, games: int = 60) -> int:
    """Games the Musketeers win, at tables of three and five players."""
    return sum(
        play(usual_setup(3 + 2 * (seed % 2)), milady, musketeers, seed).ending == DIAMONDS for seed in range(games)
    )


def test_a_novice_beats_a_random_player_on_both_sides() -> None:
    assert wins("random", "novice") > 30
    assert wins("novice", "random") == 0


def test_a_novice_decides_in_less_than_two_milliseconds() -> None:
    start = process_time()
    decisions = sum(play(usual_setup(2 + seed), "novice", "novice", seed).decisions for seed in range(5))
    assert (process_time() - start) / decisions < 0.002


# --- the four clocks ------------------------------------------------------------------------------


def test_the_clocks_are_read_before_the_first_turn_and_after_every_turn() -> None:
    result = play(usual_setup(6), "random", "random", 3)
    assert len(result.clocks) == result.turns + 1
    assert result.clocks[0] == (2, 0, BOX.honour, 0)  # six players begin two spaces down the Time track
    times = [time for time, *_ in result.clocks]
    assert times == sorted(times)


@pytest.mark.parametrize("name", ["random", "novice"])
def test_the_clock_that_ended_a_game_stands_at_its_end(name: str) -> None:
    ends = list(clock_ends(BOX).values())
    by_ending = {TIME: 0, SIEGE: 1, HONOUR: 2, STRANGLED: 3}
    seen = set()
    for seed in range(12):
        result = play(usual_setup(5), name, name, seed)
        run_out = {clock for clock, stood in enumerate(result.clocks[-1]) if stood == ends[clock]}
        if result.ending in by_ending:
            assert by_ending[result.ending] in run_out
            seen.add(result.ending)
        earlier = [clock for stood in result.clocks[:-1] for clock in range(4) if stood[clock] == ends[clock]]
        assert earlier == []
    assert len(seen) > 1
