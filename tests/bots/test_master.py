"""The master: legal, fair, the same again from the same seed, and within its time."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from mousquetaires.bots import BotError, Explained, SeatPrompt, bot, seat_prompt
from mousquetaires.bots.master import Budget, MasterBot, budget_of
from mousquetaires.bots.master.budget import Clock
from mousquetaires.bots.master.features import NAMES, features
from mousquetaires.bots.master.playout import deal
from mousquetaires.bots.master.playout_policy import BotPolicy
from mousquetaires.bots.master.search import Found, Search, Tried, better_half, hopeful
from mousquetaires.bots.master.value import fitted
from mousquetaires.bots.random_playout import answering_seat
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, DIAMONDS, MILADY, PARIS, PORTHOS, QUEST, TIME
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import Observation, observe
from mousquetaires.i18n import texts
from mousquetaires.i18n.sentences import action_text, why_text
from tests.bots.test_fairness import other_world, prompts
from tests.box import FIRST_BOX as BOX
from tests.scene import scene

FEW = Budget(tries=6)
NOVICE = BotPolicy(bot("novice"))


def asked(game: Game) -> tuple[int, SeatPrompt]:
    seat = answering_seat(game.prompt(), game.table)
    return seat, seat_prompt(game, observe(game, seat))


def novices(budget: Budget) -> MasterBot:
    """A master who expects all seats to play like novices."""
    return MasterBot(bot("novice"), BotPolicy(bot("novice")), budget)


def answer(game: Game, budget: Budget = FEW, seed: int = 1) -> int:
    seat, prompt = asked(game)
    return novices(budget).choose(observe(game, seat), prompt, Random(seed))


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


class Onlooker:
    """A novice who remembers what he was shown: in tries, that is the worlds that were dealt."""

    name = "onlooker"

    def __init__(self) -> None:
        self.novice = bot("novice")
        self.shown: list[Observation] = []

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        self.shown.append(view)
        return self.novice.choose(view, prompt, rng)

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        return Explained(self.choose(view, prompt, rng), ())


def imagined(game: Game) -> list[Observation]:
    """Everything that a seat sees in the worlds of a search."""
    seat, prompt = asked(game)
    policy = Onlooker()
    MasterBot(policy, BotPolicy(policy), FEW).choose(observe(game, seat), prompt, Random(1))
    return policy.shown


def test_what_it_may_not_know_is_in_none_of_its_worlds() -> None:
    hidden = found = 0
    for game in islice(prompts(5, True, 90), 0, None, 5):
        seat, _ = asked(game)
        twin = other_world(game, seat)
        worlds = [deal(observe(one, seat), Random(1)).game.s.dump() for one in (game, twin)]
        assert worlds[0] == worlds[1]
        shown = imagined(game)
        assert imagined(twin) == shown
        if twin.s.destination != game.s.destination:
            hidden += 1
            found += any(view.viewer == MILADY or view.shown for view in shown)
    assert hidden >= 5  # a Musketeer thought, and did not know where Milady is
    assert found >= 5  # but in his worlds he came to know it


def an_action(players: int = 5) -> Game:
    """A game in which a Musketeer has the choice."""
    return next(game for game in prompts(players, True, 90) if asked(game)[1].kind == "musketeer_action")


class Plain:
    """A policy that takes every default, and a millisecond for it."""

    name = "plain"

    def __init__(self) -> None:
        self.seconds = 0.0

    def choose(self, view: Observation, prompt: SeatPrompt, rng: Random) -> int:
        self.seconds += 0.001
        return prompt.default()

    def explain(self, view: Observation, prompt: SeatPrompt, rng: Random) -> Explained:
        return Explained(self.choose(view, prompt, rng), ())


def thinking(game: Game, budget: Budget) -> tuple[Clock, float]:
    """How much was tried, and how long it took where only a policy takes time."""
    seat, prompt = asked(game)
    policy = Plain()
    clock = Clock(budget, lambda: policy.seconds)
    Search(observe(game, seat), prompt, Random(1), policy, BotPolicy(policy), fitted("milady")).best(clock)
    return clock, policy.seconds


@pytest.mark.parametrize("seconds", [0.5, 1.0])
def test_it_keeps_its_time(seconds: float) -> None:
    game = next(game for game in prompts(5, True, 90) if asked(game)[1].kind == "treachery")  # in doubt to the end
    clock, took = thinking(game, Budget(0, seconds))
    assert clock.tries > 10
    assert 0.9 * seconds < took < 1.1 * seconds


def test_more_tries_are_more_tries() -> None:
    assert thinking(an_action(), Budget(8))[0].tries == 8
    assert 20 < thinking(an_action(), Budget(30))[0].tries <= 30


def test_it_stops_when_nothing_is_left_to_be_found_out() -> None:
    clock, took = thinking(an_action(), Budget(0, 5.0))
    assert clock.tries > 20
    assert took < 2.5


def test_who_has_no_choice_does_not_think() -> None:
    game = next(game for game in prompts(2, True, 200) if asked(game)[1].choices == 1)
    assert thinking(game, Budget(30))[0].tries == 0


def test_every_answer_of_a_round_meets_the_same_world() -> None:
    game = an_action()
    seat, prompt = asked(game)
    world = deal(observe(game, seat), Random(3))
    twice = [world.after(seat, prompt.options[0], NOVICE) for _ in range(2)]
    assert twice[0].s.dump() == twice[1].s.dump()


def test_a_try_ends_with_the_turn() -> None:
    game = an_action()
    seat, prompt = asked(game)
    after = deal(observe(game, seat), Random(3)).after(seat, prompt.options[0], NOVICE)
    assert after.over or after.s.turn == game.s.turn + 1


def test_the_first_turn_is_part_of_what_comes_of_the_set_up() -> None:
    game = next(iter(prompts(3, True, 1)))
    seat, prompt = asked(game)
    after = deal(observe(game, seat), Random(3)).after(seat, prompt.options[0], NOVICE)
    assert after.over or after.s.turn == 2


def test_milady_is_looked_for_where_she_is_drawn() -> None:
    game = scene().paris("duels").milady("quest").at("quest", ARAMIS, PORTHOS).turn(DARTAGNAN).g
    seat, _ = asked(game)
    rng = Random(5)
    found = Counter(deal(observe(game, seat), rng).game.s.destination for _ in range(300))
    assert found[QUEST] > 2 * found[PARIS] > 0


def tried(action: int, *results: float, usual: float = 0.5) -> Tried:
    """An answer with these results, where the adept's came to the same in every world."""
    one = Tried(action)
    for result in results:
        one.add(result, usual)
    return one


def test_only_what_did_clearly_better_replaces_the_habit() -> None:
    game = an_action()
    seat, prompt = asked(game)
    search = Search(observe(game, seat), prompt, Random(1), bot("novice"), NOVICE, fitted("milady"))
    usual = tried(0, 0.5, 0.5, 0.5, 0.5)
    good = tried(1, 0.75, 0.75, 0.5, 1.0)
    assert search.judge(usual, [usual, tried(1, 0.51, 0.5, 0.49, 0.51)]).action == 0
    assert search.judge(usual, [usual, tried(1, *[0.53] * 4)]).action == 0
    assert search.judge(usual, [usual, tried(1, 0.9, 0.3, 0.9, 0.3)]).action == 0
    assert search.judge(usual, [usual, good]) == Found(1, 0.75, 0, 0.5, 4)
    assert search.judge(usual, [usual, good, tried(2, 1.0, 0.9, 1.0, 1.0)]).action == 2


def test_the_worse_half_is_left_behind_but_never_the_habit() -> None:
    usual, good, bad, worse = (tried(action, result, usual=0.1) for action, result in enumerate((0.1, 0.9, 0.5, 0.2)))
    assert better_half([usual, worse, good, bad]) == [usual, good]
    assert better_half([usual, good]) == [usual, good]


def test_what_is_clearly_worse_or_comes_to_the_same_is_not_tried_on() -> None:
    usual, worse, same = tried(0, *[0.5] * 5), tried(1, *[0.3] * 5), tried(2, *[0.5] * 5)
    open_still, hardly_tried = tried(3, 0.6, 0.5, 0.5, 0.5, 0.5), tried(4, 0.1)
    assert hopeful([usual, worse, same, open_still, hardly_tried], 0.01) == [usual, open_still, hardly_tried]


def test_if_the_field_is_settled_answers_that_were_left_behind_are_tried_again() -> None:
    game = an_action()
    seat, prompt = asked(game)
    search = Search(observe(game, seat), prompt, Random(1), bot("novice"), NOVICE, fitted("milady"))
    usual, worse, left_behind = tried(0, *[0.5] * 5), tried(1, *[0.3] * 5), tried(2, 0.6, 0.5, 0.5, 0.5, 0.5)
    assert search.live([usual, left_behind], [usual, worse, left_behind]) == [usual, left_behind]
    assert search.live([usual, worse], [usual, worse, left_behind]) == [usual, left_behind]
    assert search.live([usual, worse], [usual, worse]) == []


def test_while_the_answer_is_open_the_whole_budget_is_used() -> None:
    game = next(game for game in prompts(5, True, 90) if asked(game)[1].kind == "treachery")
    for tries in (20, 50, 90):
        assert thinking(game, Budget(tries))[0].tries == tries


def test_it_takes_the_step_that_wins_the_game() -> None:
    tokens = "- - - - - - - - - panache two three"
    table = scene().board("galleries", tokens).put(antechamber=3, epic=3, face_up=7 << 9, time=11).at("quest", ATHOS)
    game = table.played(DARTAGNAN, ARAMIS, PORTHOS).turn(ATHOS).g
    seat, prompt = asked(game)
    master = MasterBot(Plain(), BotPolicy(Plain()), Budget(60))
    assert master.choose(observe(game, seat), prompt, Random(1)) == parse("passage")


def test_a_game_that_is_over_is_worth_what_it_is() -> None:
    game = new_game(Table(usual_setup(3), BOX))
    value = fitted("milady")
    assert 0 < value.of(game) < 1
    game.s.ending = DIAMONDS
    assert value.of(game) == 1
    game.s.ending = TIME
    assert value.of(game) == 0


@pytest.mark.parametrize("players", [2, 4, 6])
def test_every_feature_has_a_name_and_a_weight(players: int) -> None:
    for game in islice(prompts(players, True, 200), 0, None, 20):
        assert len(features(game)) == len(NAMES) == len(set(NAMES))
    assert len(fitted("milady").plain.weights) == len(fitted("solo").plain.weights) == len(NAMES)


@pytest.mark.parametrize(("change", "better"), [({"honour": 9}, True), ({"time": 9}, False), ({"siege": -4}, False)])
def test_the_formula_knows_the_clocks(change: dict[str, int], better: bool) -> None:
    usual, other = scene().put(honour=5).g, scene().put(**{"honour": 5, **change}).g
    value = fitted("milady")
    assert (value.of(other) > value.of(usual)) == better


def test_it_says_what_it_has_found() -> None:
    game = an_action()
    seat, prompt = asked(game)
    master = MasterBot(bot("adept"), BotPolicy(bot("adept")), Budget(60))
    explained = master.explain(observe(game, seat), prompt, Random(1))
    why = explained.reasons[0]
    assert why.key == "why-master"
    assert why.values["instead"] != explained.action
    label = action_text(texts("en"), int(why.values["instead"]))
    assert label in why_text(texts("en"), why.key, why.values)


@pytest.mark.parametrize(("wish", "budget"), [("64", Budget(64)), ("0.5s", Budget(0, 0.5)), ("2s", Budget(0, 2.0))])
def test_a_budget_is_a_number_of_tries_or_of_seconds(wish: str, budget: Budget) -> None:
    assert budget_of(wish) == budget


@pytest.mark.parametrize("wish", ["", "0", "-3", "0s", "much", "1e3", "9999999", "601s"])
def test_any_other_budget_is_refused(wish: str) -> None:
    with pytest.raises(BotError) as refused:
        bot(f"master:{wish}")
    assert refused.value.key == "bot-budget"
