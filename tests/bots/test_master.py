"""The master: legal, fair, the same again from the same seed, and within its time."""

from itertools import islice
from random import Random
from time import perf_counter

import pytest

from mousquetaires.bots import BotError, SeatPrompt, bot
from mousquetaires.bots.master import Budget, MasterBot, budget_of
from mousquetaires.bots.master.playout import World
from mousquetaires.bots.master.search import Search, Tried, better_half
from mousquetaires.bots.master.value import FEATURES, Value, features, fitted
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.game import new_game
from mousquetaires.engine.ids import DIAMONDS, MILADY, TIME
from mousquetaires.engine.knowledge import determinize
from mousquetaires.engine.machine import Game
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import answering_seat
from tests.bots.test_fairness import other_world, prompts
from tests.scene import BOX

FEW = Budget(tries=6)


def asked(game: Game) -> tuple[int, SeatPrompt]:
    seat = answering_seat(game.prompt(), game.table)
    return seat, SeatPrompt(game.prompt(), seat)


def answer(game: Game, budget: Budget = FEW, seed: int = 1) -> int:
    seat, prompt = asked(game)
    return MasterBot(bot("novice"), budget).choose(observe(game, seat), prompt, Random(seed))


@pytest.mark.parametrize(("players", "milady"), [(3, True), (2, False)])
def test_it_answers_as_the_rules_allow_and_the_same_again(players: int, milady: bool) -> None:
    for game in islice(prompts(players, milady, 90), 0, None, 6):
        _, prompt = asked(game)
        chosen = answer(game)
        assert prompt.validate(chosen) is None
        assert answer(game) == chosen


def test_what_it_may_not_know_does_not_move_it() -> None:
    for game in islice(prompts(5, True, 90), 0, None, 9):
        seat, _ = asked(game)
        assert answer(other_world(game, seat)) == answer(game)


def test_it_keeps_its_time() -> None:
    game = next(game for game in prompts(5, True, 90) if asked(game)[1].kind == "musketeer_action")
    answer(game)  # whatever is made once
    before = perf_counter()
    answer(game, Budget(0, 1.0))
    assert 0.9 < perf_counter() - before < 1.1


def test_more_time_is_more_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []
    honest = World.after

    def counted(self: World, *what: object) -> Game:
        tried.append(what)
        return honest(self, *what)  # type: ignore[arg-type]

    monkeypatch.setattr(World, "after", counted)
    game = next(game for game in prompts(5, True, 90) if asked(game)[1].kind == "musketeer_action")
    answer(game, Budget(30))
    assert len(tried) == 30


def test_every_answer_of_a_round_meets_the_same_world() -> None:
    game = next(game for game in prompts(5, True, 90) if asked(game)[1].kind == "musketeer_action")
    seat, prompt = asked(game)
    world = World(determinize(observe(game, seat), Random(3)), Random(3))
    twice = [world.after(seat, prompt.options[0], bot("novice")) for _ in range(2)]
    assert features(twice[0]) == features(twice[1])
    assert observe(twice[0], MILADY) == observe(twice[1], MILADY)


def tried(action: int, *results: float) -> Tried:
    one = Tried(action)
    one.results += results
    return one


def test_only_what_did_clearly_better_replaces_the_habit() -> None:
    game = next(iter(prompts(5, True, 1)))
    seat, prompt = asked(game)
    search = Search(observe(game, seat), prompt, Random(1), bot("novice"), fitted("milady"))
    habit = tried(0, 0.5, 0.5, 0.5, 0.5)
    assert search.judge(habit, [habit, tried(1, 0.51, 0.5, 0.49, 0.52)]).action == 0
    assert search.judge(habit, [habit, tried(1, 0.7, 0.7, 0.6, 0.8)]).action == 1
    assert search.judge(habit, [habit, tried(1, 0.7, 0.7, 0.6, 0.8), tried(2, 0.9, 0.9, 0.9, 0.9)]).action == 2


def test_the_worse_half_is_left_behind_but_never_the_habit() -> None:
    habit, good, bad, worse = tried(0, 0.1), tried(1, 0.9), tried(2, 0.5), tried(3, 0.2)
    assert better_half([habit, worse, good, bad]) == [habit, good]
    assert better_half([habit, good]) == [habit, good]


def test_a_game_that_is_over_is_worth_what_it_is() -> None:
    game = new_game(Table(usual_setup(3), BOX))
    value = fitted("milady")
    assert 0 < value.of(game) < 1
    game.s.ending = DIAMONDS
    assert value.of(game) == 1
    game.s.ending = TIME
    assert value.of(game) == 0


def test_the_formula_takes_every_pair_of_features_once() -> None:
    many = len(FEATURES)
    value = Value([float(n) for n in range(1 + many + many * (many + 1) // 2)])
    seen = [0.0] * many
    seen[0] = seen[1] = 1.0
    #  the constant, both features, 0 with itself, 0 with 1, 1 with itself
    assert value.logit(seen) == 0 + 1 + 2 + (many + 1) + (many + 2) + (2 * many + 1)


@pytest.mark.parametrize(
    ("wish", "budget"), [("64", Budget(64)), ("0.5s", Budget(0, 0.5)), ("2s", Budget(0, 2.0))]
)
def test_a_budget_is_a_number_of_tries_or_of_seconds(wish: str, budget: Budget) -> None:
    assert budget_of(wish) == budget


@pytest.mark.parametrize("wish", ["", "0", "-3", "0s", "much", "1e3", "9999999", "601s"])
def test_any_other_budget_is_refused(wish: str) -> None:
    with pytest.raises(BotError) as refused:
        bot(f"master:{wish}")
    assert refused.value.key == "bot-budget"
