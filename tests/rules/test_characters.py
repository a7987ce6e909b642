"""The seven character cards."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    BASSOMPIERRE,
    CARD_NAMES,
    DARTAGNAN,
    FIRST_CHARACTER,
    LA_PORTE,
    PORTHOS,
    WINTER,
)
from mousquetaires.engine.reasons import Reason
from tests.box import box
from tests.scene import scene


def test_there_is_one_card_of_each_character() -> None:
    assert box().adventure_copies[FIRST_CHARACTER:] == (1,) * 7


@pytest.mark.rule("CARD-BASSOMPIERRE")
def test_bassompierre_stays_at_la_rochelle_and_is_one_die() -> None:
    s = scene().at("paris", ATHOS).hand(ATHOS, "bassompierre").siege(0, "combat").turn(ATHOS)
    s.does("play bassompierre -")
    assert (s.s.siege_cards[BASSOMPIERRE], s.s.discard[BASSOMPIERRE], s.held(ATHOS, "bassompierre")) == (1, 0, 0)
    assert s.said("siege_card_laid") == [(ATHOS, BASSOMPIERRE, 0, 1)]
    s = scene().at("paris", ARAMIS).siege(0, "combat bassompierre").phase("siege").rolls(red="H", blue="SS").settle()
    assert s.s.siege == 2


@pytest.mark.rule("CARD-BASSOMPIERRE")
def test_bassompierre_is_one_of_the_three_cards_there() -> None:
    s = scene().siege(0, "combat*3").hand(ATHOS, "bassompierre").turn(ATHOS)
    assert s.refuses("play bassompierre -") == Reason("ACT-5", "reason-siege-full")
    s = scene().siege(0, "combat*2").hand(ATHOS, "bassompierre combat").at("rochelle", ATHOS).turn(ATHOS)
    s.does("play bassompierre -")
    assert s.refuses("reinforce combat") == Reason("ACT-5", "reason-siege-full")


@pytest.mark.rule("RUL-BASSOMPIERRE")
def test_milady_cannot_discard_bassompierre_from_the_siege() -> None:
    s = scene().milady("rochelle").siege(0, "combat bassompierre").played(ATHOS, ARAMIS, PORTHOS).turn(DARTAGNAN)
    s.does("end")
    assert s.options == ["discard combat"]
    assert s.refuses("discard bassompierre").key == "reason-not-offered"
    s.rolls(red="H", blue="H").does("discard combat")
    assert (s.s.siege_cards[BASSOMPIERRE], s.s.discard[BASSOMPIERRE], sum(s.s.siege_cards)) == (1, 0, 1)


@pytest.mark.rule("CARD-ESSARTS")
def test_des_essarts_brings_three_pistoles() -> None:
    s = scene().put(purse=5).hand(ATHOS, "essarts").turn(ATHOS).does("play essarts -")
    assert (s.s.purse, s.s.discard[7]) == (8, 1)


@pytest.mark.rule("CARD-BUCKINGHAM")
def test_buckingham_brings_one_epic_token() -> None:
    s = scene().hand(ATHOS, "buckingham").turn(ATHOS).does("play buckingham -")
    assert (s.s.epic, s.s.discard[8]) == (1, 1)


@pytest.mark.rule("CARD-CONSTANCE")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (4, 5), (5, 5)])
def test_constance_gives_any_one_musketeer_two_life(before: int, after: int) -> None:
    s = scene().hand(ATHOS, "constance").life(PORTHOS, before).life(ATHOS, 1).at("bastille", ATHOS).turn(ATHOS)
    assert {f"play constance {name}" for name in ("dartagnan", "athos", "aramis", "porthos")} <= set(s.options)
    s.does("play constance porthos")
    assert (s.s.life, s.s.discard[9]) == ([3, 1, 3, after, 0], 1)


@pytest.mark.rule("CARD-CONSTANCE")
def test_constance_is_for_a_musketeer_in_play() -> None:
    s = scene().hand(ATHOS, "constance").turn(ATHOS)
    for nobody in ("treville", "-"):
        assert s.refuses(f"play constance {nobody}").rule == "ACT-4"


@pytest.mark.rule("RUL-LYING", "CARD-CONSTANCE")
def test_constance_cannot_heal_one_who_lies() -> None:
    s = scene().hand(ATHOS, "constance").lying(PORTHOS).turn(ATHOS)
    assert "play constance porthos" not in s.options
    assert s.refuses("play constance porthos") == Reason("ACT-4", "reason-lying")


@pytest.mark.rule("CARD-WINTER")
def test_winter_brings_as_many_cards_as_he_says() -> None:
    cards = box().characters[WINTER - FIRST_CHARACTER].amount
    s = scene().hand(ATHOS, "winter").turn(ATHOS).draws("adventure", "panache" + " combat" * (cards - 1))
    s.does("play winter -")
    assert (s.held(ATHOS, "panache"), s.held(ATHOS, "combat")) == (1, cards - 1)
    assert (s.s.hand_size[2], s.s.discard[WINTER]) == (cards, 1)


@pytest.mark.rule("CARD-KITTY")
@pytest.mark.parametrize("place", ["paris", "quarters", "richelieu"])
def test_kitty_makes_milady_show_her_card_without_being_found(place: str) -> None:
    s = scene().milady(place).hand(ATHOS, "kitty").turn(ATHOS).does("play kitty -")
    assert (s.s.shown, s.s.found, s.s.fled, s.s.hand_size[2], s.s.discard[11]) == (1, 0, 0, 0, 1)
    assert len(s.said("milady_shown")) == 1
    s.played(DARTAGNAN, ARAMIS, PORTHOS).rolls(red="H").does("end")
    assert len(s.said("milady_shown")) == 1, "it is not turned up twice"
    assert (s.asked == "destination") == (place == "paris"), "her deed is still hers"


@pytest.mark.rule("RUL-KITTY", "CARD-KITTY")
def test_where_kitty_showed_her_rochefort_still_steps_in() -> None:
    s = scene().milady("louvre").louvre("poisons").foe("lubin", "louvre").at("louvre", ARAMIS).hand(ARAMIS, "kitty")
    s.turn(ARAMIS).rolls(blue="HHH HH H", red="HHHH HHH HH H").does("play kitty -", "duel lubin")
    assert s.said("rochefort_came") == [(ARAMIS, 1)]
    assert s.said("rochefort_stood") == [(ARAMIS,)]


@pytest.mark.rule("CARD-KITTY")
def test_without_milady_kitty_brings_two_cards() -> None:
    s = scene(4, milady=False).hand(ATHOS, "kitty").turn(ATHOS).draws("adventure", "combat panache")
    s.does("play kitty -")
    assert (s.held(ATHOS, "combat"), s.held(ATHOS, "panache"), s.s.hand_size[2]) == (1, 1, 2)


@pytest.mark.rule("CARD-KITTY")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_without_milady_her_cards_go_to_the_player_who_played_her(hero: int) -> None:
    s = scene(4, milady=False).hand(hero, "kitty").turn(hero).does("play kitty -")
    drawn = s.table.components.characters[CARD_NAMES.index("kitty") - FIRST_CHARACTER].amount_alone
    assert {seat: cards for seat, cards in enumerate(s.s.hand_size) if cards} == {s.table.seat_of[hero]: drawn}


@pytest.mark.rule("CARD-LA-PORTE")
@pytest.mark.parametrize("lost", [9, 2, 1, 0])
def test_la_porte_gives_the_queen_as_much_honour_as_he_says_and_none_above_the_start(lost: int) -> None:
    still_lost = max(0, lost - box().characters[LA_PORTE - FIRST_CHARACTER].amount)
    s = scene().put(honour=box().honour - lost).hand(ATHOS, "la_porte").turn(ATHOS).does("play la_porte -")
    assert (s.s.honour, s.s.discard[LA_PORTE]) == (box().honour - still_lost, 1)
