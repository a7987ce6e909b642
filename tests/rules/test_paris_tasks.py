"""PAR: the tasks of Paris cards, where they can be done, by whom, and whose cards they cost."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, NOBODY, PORTHOS
from tests.rules.duels import red_dice, wins
from tests.scene import Scene, scene

HEROES = [DARTAGNAN, ATHOS, ARAMIS, PORTHOS]


def smuggler(hero: int, hand: str) -> Scene:
    """The Smuggler in play, this Musketeer alone in Paris."""
    others = [other for other in HEROES if other != hero]
    return scene().paris("smuggler").at("louvre", *others).at("paris", hero).hand(hero, hand).turn(hero)


# --- The Smuggler ---------------------------------------------------------------------------------


@pytest.mark.rule("CARD-SMUGGLER", "ACT-9")
@pytest.mark.parametrize("hero", HEROES)
def test_the_one_in_paris_discards_his_own_combat_card_for_the_smuggler(hero: int) -> None:
    s = smuggler(hero, "combat").does("task combat")
    assert (s.s.progress, s.said("task_advanced"), s.held(hero, "combat")) == (1, [(hero, 1)], 0)


@pytest.mark.rule("CARD-SMUGGLER", "ACT-9")
@pytest.mark.parametrize("hero", HEROES)
def test_nobody_does_the_task_of_a_paris_card_from_elsewhere_or_with_another_s_cards(hero: int) -> None:
    other = DARTAGNAN if hero != DARTAGNAN else ATHOS
    s = scene().paris("smuggler").at("paris", other).at("louvre", hero).hand(hero, "combat").turn(hero)
    assert s.refuses("task combat").rule == "ACT-9"
    s = scene().paris("smuggler").at("paris", hero).hand(other, "combat").turn(hero)
    assert s.refuses("task combat").key == "reason-not-in-hand"


@pytest.mark.rule("CARD-SMUGGLER", "ROCH-9")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_after_rochefort_the_same_musketeer_chooses_which_of_his_cards_to_spend(hero: int) -> None:
    s = smuggler(hero, "combat double").milady("paris")
    s.rolls(blue="SSS", red="SS" + "H" * (red_dice(s, "rochefort") - 2)).does("task combat", "cards 0 0")
    if s.asked == "gift":
        s.does("pass")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("task_card", 1 << s.table.seat_of[hero], hero)
    assert s.options == ["pay combat", "pay double"]
    s.does("pay double")
    assert (s.held(hero, "combat"), s.held(hero, "double"), s.said("task_advanced")) == (1, 0, [(hero, 1)])


# --- Duels in Paris -------------------------------------------------------------------------------


@pytest.mark.rule("CARD-DUELS", "RUL-DUELS", "ACT-9")
@pytest.mark.parametrize("card", ["", "smuggler", "message", "disappearance"])
def test_only_duels_in_paris_brings_a_duellist(card: str) -> None:
    s = scene().at("paris", ARAMIS)
    s = (s.paris(card) if card else s).turn(ARAMIS)
    assert "duel duellist" not in s.options
    assert s.refuses("duel duellist").rule == "ACT-7"


@pytest.mark.rule("CARD-DUELS", "RUL-DUELS", "ACT-9")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_a_win_over_the_duellist_is_told_of_the_one_who_won_it(hero: int) -> None:
    s = wins(scene().paris("duels").at("paris", hero).turn(hero), hero, "duellist")
    assert s.said("task_advanced") == [(hero, 1)]


@pytest.mark.rule("CARD-NEMESIS", "TRAP-2")
def test_a_nemesis_who_is_beaten_is_nobody_s_any_more() -> None:
    s = scene().paris("message").trap("nemesis", "paris", ARAMIS).at("paris", ARAMIS).turn(ARAMIS)
    assert wins(s, ARAMIS, "nemesis").s.nemesis == NOBODY


# --- The Disappearance ----------------------------------------------------------------------------


def searching(hero: int, hand: str) -> Scene:
    return scene().paris("disappearance").at("paris", hero).hand(hero, hand).turn(hero)


@pytest.mark.rule("CARD-DISAPPEARANCE", "ACT-9")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_one_who_searches_is_asked_for_his_combat_cards(hero: int) -> None:
    s = searching(hero, "combat panache").does("task -")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("combat_cards", 1 << s.table.seat_of[hero], hero)


@pytest.mark.rule("CARD-DISAPPEARANCE", "CHAL-4")
def test_the_player_of_aramis_is_asked_for_his_gift_in_a_search() -> None:
    s = searching(ARAMIS, "panache").does("task -", "cards 0 0")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("gift", 1 << s.table.seat_of[ARAMIS], ARAMIS)


@pytest.mark.rule("CARD-DISAPPEARANCE", "CHAL-4")
def test_aramis_may_keep_his_gift_in_a_search_and_is_not_asked_with_six_dice() -> None:
    s = searching(ARAMIS, "panache").does("task -", "cards 0 0")
    assert s.asked == "gift"
    s.rolls(blue="H" * s.table.components.heroes[ARAMIS].combat).does("pass")
    assert (s.s.gift_used, s.held(ARAMIS, "panache"), s.asked) == (0, 1, "musketeer_action")
    s = searching(ARAMIS, "combat*3 panache")
    room = s.table.components.blue_dice - s.table.components.heroes[ARAMIS].combat
    s.rolls(blue="H" * s.table.components.blue_dice).does("task -", f"cards {room} 0")
    assert s.asked == "musketeer_action"


@pytest.mark.rule("CARD-DISAPPEARANCE", "ACT-9")
def test_a_search_costs_no_card_of_its_own() -> None:
    s = searching(ARAMIS, "combat")
    assert s.refuses("task combat").rule == "ACT-9"
    assert "task -" in s.options
