"""VAR-4 to VAR-7: what a table can choose if one side wins too often."""

import pytest

from mousquetaires.engine.config import HANDICAPS
from tests.rules.opening import at_first_turn, opened, until


def hands(players: int, milady: bool, *variants: str) -> list[int]:
    """How many cards each Musketeer player holds after the deal."""
    game = until(opened(players, milady, variants=variants), "adversaries" if milady else "solo_force")
    return game.s.hand_size[1 : len(game.table.seats) + 1]


@pytest.mark.rule("VAR-4", "VAR-5", "SETUP-8")
@pytest.mark.parametrize(
    ("players", "milady", "cards"),
    [(2, True, 9), (3, True, 9), (4, True, 7), (5, True, 5), (6, True, 5), (1, False, 9), (5, False, 5)],
)
def test_each_musketeer_player_is_dealt_one_card_more_or_fewer(players: int, milady: bool, cards: int) -> None:
    team = players - milady
    assert hands(players, milady) == [cards] * team
    assert hands(players, milady, "extra_card") == [cards + 1] * team
    assert hands(players, milady, "one_card_less") == [cards - 1] * team
    assert hands(players, milady, "extra_card", "one_card_less") == [cards] * team


@pytest.mark.rule("VAR-6", "SETUP-2")
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (5, 4), (6, 6)])
def test_milady_draws_one_treachery_card_more(players: int, cards: int) -> None:
    game = until(opened(players, variants=("extra_treachery",)), "opening_paris")
    assert sum(game.s.treachery_hand) == cards
    assert sum(game.s.treachery_deck) + cards == sum(game.table.treachery_used)


@pytest.mark.rule("VAR-6", "SETUP-2")
def test_without_milady_nobody_draws_an_extra_treachery_card() -> None:
    assert opened(3, milady=False, variants=("extra_treachery",)).table.treachery_hand == 0


@pytest.mark.rule("VAR-7", "SETUP-1")
@pytest.mark.parametrize(("players", "milady", "space"), [(2, True, 1), (5, True, 1), (6, True, 3), (3, False, 1)])
def test_the_time_token_starts_one_space_further_on(players: int, milady: bool, space: int) -> None:
    game = opened(players, milady, variants=("late_start",))
    assert game.s.time == space
    assert opened(players, milady).s.time == space - 1


@pytest.mark.parametrize("players", [2, 6])
def test_all_of_them_can_be_chosen_together(players: int) -> None:
    assert at_first_turn(opened(players, variants=HANDICAPS)).s.turn == 1
