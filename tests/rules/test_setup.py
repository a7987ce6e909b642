"""SETUP and TREV-2: from an empty table to the first turn."""

import pytest

from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import ComponentError
from mousquetaires.engine.component_table_parser import parse as parse_tables
from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    BASTILLE,
    BLADE,
    COLOMBIER,
    IN_HAND,
    ITEM_NAMES,
    LOUVRE,
    PARIS,
    PARIS_NAMES,
    PORTHOS,
    ROCHELLE,
    THIEF,
    TREVILLE,
)
from tests.box import box
from tests.rules.opening import at_first_turn, due, offers, opened, says, until
from tests.scene import pack
from tools.balance.edit_component_tables import changed

INN = "assign decoy,two,two,two,two,decoy,three,three,decoy,three,three,decoy"


@pytest.mark.rule("SETUP-1", "COUNT-6", "SOLO-8", "TRACK-PURSE", "TRACK-HONOUR")
@pytest.mark.parametrize(
    ("players", "milady", "time"), [(2, True, 0), (5, True, 0), (6, True, 2), (4, False, 0), (5, False, 2)]
)
def test_the_tokens_start_where_the_board_says(players: int, milady: bool, time: int) -> None:
    s = opened(players, milady).s
    assert s.time == time
    assert (s.purse, s.honour) == (box().purse_start, box().honour)
    assert (s.siege, s.louvre_space, s.constance, s.rochefort) == (0, 0, 0, 5)


@pytest.mark.rule("SETUP-1")
def test_la_rochelle_has_a_middle_for_its_token() -> None:
    parse_tables(changed(texts(), {"tracks.siege.spaces": 13}))
    with pytest.raises(ComponentError):
        parse_tables(changed(texts(), {"tracks.siege.spaces": 10}))


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (5, 3), (6, 5)])
def test_milady_takes_her_treachery_cards_from_the_shuffled_deck(players: int, cards: int) -> None:
    game = opened(players)
    assert due(game) == "treachery_draw"
    assert [weight for _, weight in game.chance().outcomes()] == [c for c in game.table.treachery_used if c]
    assert sum(game.table.treachery_used) == (14 if players == 2 else 15)
    until(game, "opening_paris")
    assert sum(game.s.treachery_hand) == cards
    assert sum(game.s.treachery_deck) + cards == sum(game.table.treachery_used)


@pytest.mark.rule("SETUP-2")
@pytest.mark.parametrize("players", [3, 5])
def test_without_milady_nobody_takes_treachery_cards(players: int) -> None:
    game = opened(players, milady=False)
    assert (due(game), game.table.treachery_hand) == ("solo_paris", 0)


@pytest.mark.rule("SETUP-3")
def test_milady_chooses_one_of_six_paris_cards_and_the_others_lie_beside_the_board() -> None:
    game = until(opened(5), "opening_paris")
    assert offers(game) == [f"paris {name}" for name in PARIS_NAMES]
    assert game.prompt().seats == 1
    says(game, "paris smuggler")
    assert (game.s.paris_card, game.s.paris_hand, game.s.paris_unused) == (2, 0, 0b111011)
    assert due(game) == "inn_tokens"


@pytest.mark.rule("SETUP-3", "RUL-SIX-PARIS", "COUNT-6")
def test_with_six_players_one_chosen_paris_card_is_in_play_and_another_in_her_hand() -> None:
    game = until(opened(6), "opening_paris")
    says(game, "paris smuggler")
    assert (due(game), game.prompt().seats) == ("opening_paris_hand", 1)
    assert offers(game) == [f"paris {name}" for name in PARIS_NAMES if name != "smuggler"]
    says(game, "paris duels")
    assert (game.s.paris_card, game.s.paris_hand, game.s.paris_unused) == (2, 0b100000, 0b011011)
    assert due(game) == "inn_tokens"


@pytest.mark.rule("SETUP-3")
@pytest.mark.parametrize("players", [4, 5])
def test_without_milady_no_paris_card_goes_to_a_hand(players: int) -> None:
    game = opened(players, milady=False)
    assert game.chance().outcomes() == [(card, 1) for card in range(6)]
    game.land(4)
    assert due(game) == "solo_token"
    assert (game.s.paris_card, game.s.paris_hand, game.s.paris_unused) == (4, 0, 0b101111)


@pytest.mark.rule("SETUP-4")
def test_any_louvre_card_may_be_the_first_and_none_comes_twice() -> None:
    game = until(opened(5), "louvre_draw")
    assert game.chance().outcomes() == [(card, 1) for card in range(8)]
    game.land(3)
    assert game.s.louvre_card == 3
    assert game.s.louvre_deck == 0b11110111


@pytest.mark.rule("SETUP-6")
def test_milady_sets_up_the_inn() -> None:
    game = until(opened(5), "inn_tokens")
    assert sum(game.s.reserve) == 27
    says(game, INN)
    assert game.s.spaces == [0, 1, 1, 1, 1, 0, 2, 2, 0, 2, 2, 0]
    assert (sum(game.s.reserve), game.s.face_up) == (15, 0)
    assert due(game) == "adventure"


@pytest.mark.rule("SETUP-7")
def test_each_musketeer_starts_in_his_place_at_full_life() -> None:
    s = opened(6).s
    assert s.place == [PARIS, COLOMBIER, ROCHELLE, LOUVRE, COLOMBIER]
    assert s.life == [3, 3, 3, 5, 3]
    assert opened(4).s.place[PORTHOS] not in range(BASTILLE + 1), "he is not used with four players"


@pytest.mark.rule("SETUP-8")
@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 9), (4, 7), (5, 5), (6, 5)])
def test_each_player_is_dealt_his_cards_from_the_shuffled_deck(players: int, cards: int) -> None:
    game = until(opened(players), "adventure")
    assert game.chance().outcomes() == list(enumerate([6, 6, 6, 6, 13, 3, 1, 1, 1, 1, 1, 1, 1]))
    until(game, "adversaries")
    assert game.s.hand_size == [0] + [cards] * (players - 1) + [0] * (6 - players)
    assert sum(game.s.hands) == cards * (players - 1) == 47 - sum(game.s.deck)


@pytest.mark.rule("SETUP-9", "TRACK-ONE", "TRACK-EPIC")
def test_nobody_owns_epic_tokens_or_one_for_all_and_the_arsenal_is_full() -> None:
    game = at_first_turn(opened(5))
    assert (game.s.epic, game.s.one_for_all, game.s.one_stock) == (0, 0, 3)
    assert game.table.components.epic_tokens == 7
    assert dict(zip(ITEM_NAMES, game.s.stock, strict=True)) == dict.fromkeys(ITEM_NAMES, 2)
    assert game.s.equipment == [0] * 5


@pytest.mark.rule("SETUP-9", "TREV-2")
@pytest.mark.parametrize("players", [2, 6])
def test_treville_starts_with_a_toledo_blade_from_the_stock(players: int) -> None:
    s = opened(players, heroes=((ATHOS, ARAMIS, PORTHOS, TREVILLE),) if players == 2 else None).s
    assert s.equipment == [0, 0, 0, 0, 1 << BLADE]
    assert s.stock == [2, 2, 2, 1, 2, 2, 2, 2, 2, 2]


@pytest.mark.rule("SETUP-9", "VAR-1", "ONE-1")
def test_in_an_easier_game_one_of_the_one_for_all_cards_is_theirs_from_the_start() -> None:
    s = at_first_turn(opened(5, variants=("easier",))).s
    assert (s.one_for_all, s.one_stock) == (1, 2)
    s = at_first_turn(opened(5, variants=("mortal_quest", "athos_the_brave"))).s
    assert (s.one_for_all, s.one_stock) == (0, 3)


@pytest.mark.rule("SETUP-5")
def test_adversaries_come_last_first_to_paris_then_to_the_louvre_where_traps_act_at_once() -> None:
    game = until(opened(5), "opening_paris")
    says(game, "paris abduction")
    until(game, "adversaries")
    assert sum(game.s.hand_size) == 20, "hands are dealt before"
    assert (game.s.louvre_card, game.s.turn) == (-1, 0)
    says(game, "lay brisemont thief")
    assert due(game) == "trap_die", "d'Artagnan stands in Paris"
    game.land(pack("S"))
    assert (game.s.purse, game.s.trap_at[THIEF]) == (box().purse_start - 1, PARIS)
    assert due(game) == "louvre_draw"
    game.land(0)
    assert (due(game), game.s.louvre_card) == ("adversaries", 0)
    says(game, "lay lubin assassin")
    game.land(pack("S"))
    assert (game.s.life[PORTHOS], game.s.turn) == (4, 1)
    assert due(game) == "destination"
    assert [foe for foe in range(12) if game.s.foe_at[foe] != IN_HAND] == [2, 3]
