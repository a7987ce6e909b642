"""COUNT: what changes with the number of players, and that every table can be played."""

from itertools import combinations
from random import Random

import pytest

from mousquetaires.engine.chance import Seed
from mousquetaires.engine.config import RULEBOOK_VARIANTS, Setup, Table, musketeer_players, usual_heroes, usual_setup
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, EMERGENCY, ISOLATION, MILADY, PORTHOS, TREVILLE
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.setup import new_game
from tests.box import box
from tests.rules.opening import due, opened, setup_of, step, until
from tests.scene import scene

COUNTS = [(players, True) for players in range(2, 7)] + [(players, False) for players in range(1, 6)]
FIVE = (DARTAGNAN, ATHOS, ARAMIS, PORTHOS, TREVILLE)


@pytest.mark.rule("COUNT-2", "COUNT-3", "COUNT-4", "COUNT-5", "COUNT-6", "COUNT-7")
@pytest.mark.rule("RUL-FOUR-HANDS", "SETUP-8", "MUS-2")
@pytest.mark.parametrize(("players", "milady"), COUNTS)
def test_musketeers_cards_and_actions_of_each_table(players: int, milady: bool) -> None:
    team = players - milady
    table = Table(usual_setup(players, milady), box())
    each, hand, actions = {1: (4, 9, 3), 2: (2, 9, 3), 3: (1, 7, 4), 4: (1, 5, 3), 5: (1, 5, 3)}[team]
    assert [len(run) for run in table.run_by] == [0] + [each] * team
    assert len(table.heroes) == each * team == (4, 4, 3, 4, 5)[team - 1]
    assert (table.hand, table.action_count) == (hand, actions)
    assert table.seats == tuple(range(1, team + 1))
    assert (MILADY in table.viewers) == milady
    assert (TREVILLE in table.heroes) == (team == 5)


@pytest.mark.rule("COUNT-2", "COUNT-7", "SOLO-8")
@pytest.mark.parametrize(("players", "milady"), COUNTS)
def test_isolation_is_removed_where_one_player_runs_all(players: int, milady: bool) -> None:
    table = Table(usual_setup(players, milady), box())
    assert table.treachery_used[ISOLATION] == (0 if players - milady == 1 else 1)
    assert sum(table.treachery_used) == (14 if players - milady == 1 else 15)
    assert table.treachery_used[EMERGENCY] == 2


@pytest.mark.rule("COUNT-2", "RUL-TWO-DRAW", "COUNT-7")
@pytest.mark.parametrize(("players", "milady"), [(2, True), (1, False)])
def test_who_runs_all_four_draws_one_card_before_phase_one_of_every_turn(players: int, milady: bool) -> None:
    game = opened(players, milady)
    seed, rng = Seed.of(3), Random(3)
    while game.s.turn < 1:
        step(game, seed, rng)
    assert (due(game), game.s.hand_size[1], game.s.phase) == ("adventure", 9, 0)
    game.land(0)
    assert (game.s.hand_size[1], game.s.phase) == (10, 1)
    while game.s.turn < 2:
        step(game, seed, rng)
    before = game.s.hand_size[1]
    assert (due(game), game.s.phase) == ("adventure", 4)
    game.land(game.chance().outcomes()[0][0])
    assert (game.s.hand_size[1] - before, game.s.phase) == (1, 1)


@pytest.mark.rule("COUNT-2", "COUNT-3")
def test_with_more_than_one_musketeer_player_nobody_draws_before_phase_one() -> None:
    game = opened(3)
    seed, rng = Seed.of(3), Random(3)
    while game.s.turn < 1:
        step(game, seed, rng)
    assert (due(game), game.s.phase) == ("destination", 1)


@pytest.mark.rule("COUNT-3")
def test_three_players_the_musketeers_play_in_any_order_whoever_runs_them() -> None:
    s = scene(3).settle()
    assert s.g.prompt().seats == 0b110
    assert s.options == ["turn dartagnan", "turn athos", "turn aramis", "turn porthos"]
    s.acts(1, "turn porthos")
    assert (s.seat, s.g.prompt().seats) == (2, 0b100), "Porthos is the second player's"
    s.does("end").acts(2, "turn athos")
    assert (s.seat, s.g.prompt().hero) == (1, ATHOS)
    s.does("end")
    assert s.options == ["turn dartagnan", "turn aramis"]


@pytest.mark.rule("COUNT-3")
def test_three_players_two_musketeers_share_one_hand() -> None:
    s = scene(3).hand(DARTAGNAN, "essarts").at("paris", ATHOS).turn(ATHOS)
    assert "play essarts -" in s.options
    s.does("draw", "play essarts -")
    assert s.s.hand_size == [0, 1, 0, 0, 0, 0]


@pytest.mark.rule("COUNT-8")
def test_who_runs_which_musketeer_is_the_players_choice() -> None:
    table = Table(Setup(3, True, ((TREVILLE, ARAMIS), (DARTAGNAN, ATHOS))), box())
    assert table.seat_of == (2, 2, 1, -1, 1)
    assert table.heroes == (DARTAGNAN, ATHOS, ARAMIS, TREVILLE)
    s = scene(3, heroes=((TREVILLE, ARAMIS), (DARTAGNAN, ATHOS))).turn(TREVILLE)
    assert s.g.prompt().seats == 0b010


# --- every table starts -----------------------------------------------------------------------------


def reaches_its_first_turn(game: Game) -> None:
    """Set up by random but legal answers, it comes to Milady's phase and to the Musketeers'."""
    heroes, seats = game.table.heroes, game.table.seats
    until(game, "next_musketeer")
    assert (game.s.turn, game.s.phase, game.s.ending) == (1, 2, 0)
    assert all(game.s.hand_size[seat] >= game.table.hand for seat in seats)
    assert all(game.s.life[hero] > 0 for hero in heroes)
    assert game.prompt().options()


@pytest.mark.rule("COUNT-7", "COUNT-8")
@pytest.mark.parametrize(("players", "milady"), COUNTS)
def test_every_number_of_players_starts_with_treville_in_place_of_anyone(players: int, milady: bool) -> None:
    reaches_its_first_turn(opened(players, milady))
    usual = usual_heroes(musketeer_players(players, milady))
    for gone in [hero for run in usual for hero in run if TREVILLE not in (h for r in usual for h in r)]:
        heroes = tuple(tuple(TREVILLE if hero == gone else hero for hero in run) for run in usual)
        game = opened(players, milady, heroes)
        assert TREVILLE in game.table.heroes
        assert gone not in game.table.heroes
        reaches_its_first_turn(game)


@pytest.mark.rule("COUNT-8")
def test_four_players_may_use_any_three_musketeers() -> None:
    for trio in combinations(FIVE, 3):
        game = opened(4, heroes=tuple((hero,) for hero in trio))
        assert game.table.heroes == trio
        reaches_its_first_turn(game)


@pytest.mark.parametrize(("players", "milady"), [(2, True), (5, True), (6, True), (1, False), (4, False)])
@pytest.mark.parametrize("hourglass", [True, False])
@pytest.mark.parametrize("must_win", [True, False])
def test_every_variant_and_option_starts(players: int, milady: bool, hourglass: bool, must_win: bool) -> None:
    heroes = setup_of(players, milady).heroes
    for some in range(len(RULEBOOK_VARIANTS) + 1):
        for variants in combinations(RULEBOOK_VARIANTS, some):
            table = Table(Setup(players, milady, heroes, variants, hourglass, must_win), box())
            assert (table.easier, table.mortal, table.athos_brave) == tuple(v in variants for v in RULEBOOK_VARIANTS)
            assert (table.hourglass, table.bastille_must_win) == (hourglass, must_win)
            assert table.treachery_used[EMERGENCY] == (2 if hourglass else 0)
            reaches_its_first_turn(new_game(table))
