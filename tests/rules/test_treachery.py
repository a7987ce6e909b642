"""The nine kinds of Treachery card."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, BASTILLE, COLOMBIER, DARTAGNAN, PARIS, PORTHOS, TREACHERY_NAMES
from mousquetaires.engine.reasons import Reason
from tests.box import box
from tests.scene import Scene, pack, scene


def plays(card: str, s: Scene) -> Scene:
    """Milady goes to the Louvre and plays this card."""
    return s.treachery(card).phase("milady").does("go louvre", f"treachery {card}")


@pytest.mark.rule("DECK-TREACHERY")
def test_there_are_fifteen_cards_of_nine_kinds() -> None:
    copies = dict(zip(TREACHERY_NAMES, box().treachery_copies, strict=True))
    assert sum(copies.values()) == 15
    stated = {"reinforcements": 2, "ambush": 2, "emergency": 2, "conscripts": 1, "prison": 1, "isolation": 1}
    assert stated.items() <= copies.items()
    assert min(copies.values()) == 1
    assert scene().s.treachery_deck == list(copies.values())


@pytest.mark.rule("CARD-REINFORCEMENTS")
@pytest.mark.parametrize(("time", "dice"), [(0, 2), (5, 3), (8, 4), (9, 4)])
def test_reinforcements_are_one_more_red_die_this_turn(time: int, dice: int) -> None:
    s = plays("reinforcements", scene().put(time=time))
    assert s.s.reinforced == 1
    s.next_phase("siege").g.advance()
    assert s.g.chance().dice == dice


@pytest.mark.rule("CARD-REINFORCEMENTS")
@pytest.mark.parametrize(("red", "asked"), [("SSSH", True), ("SSSS", False)])
def test_reinforcements_with_four_dice_already_may_reroll_one_shield(red: str, asked: bool) -> None:
    s = plays("reinforcements", scene().at("paris", ARAMIS).put(time=9))
    s.next_phase("siege").rolls(red=red, reroll="S")
    assert (s.asked == "siege_reroll") == asked
    if asked:
        s.does("reroll")
        assert (s.s.siege, s.said("siege_rerolled")) == (-4, [(0, pack("SSSS"))])


@pytest.mark.rule("CARD-AMBUSH")
def test_an_ambush_wounds_a_musketeer_of_her_choice_whatever_his_armour() -> None:
    s = plays("ambush", scene().gear(PORTHOS, "armour"))
    assert (s.asked, s.seat) == ("victim", 0)
    assert s.options == ["name dartagnan", "name athos", "name aramis", "name porthos"]
    s.does("name porthos")
    assert (s.s.life, s.s.lying, s.s.played) == ([3, 3, 3, 4, 0], 0, 0)
    assert s.asked == "next_musketeer"


@pytest.mark.rule("CARD-AMBUSH", "MUS-3")
def test_put_out_of_action_by_an_ambush_he_recovers_at_once_and_has_had_his_turn() -> None:
    s = plays("ambush", scene().life(DARTAGNAN, 1).at("louvre", DARTAGNAN)).draws("adventure", "kitty")
    s.does("name dartagnan")
    assert (s.where(DARTAGNAN), s.s.life[DARTAGNAN], s.s.lying) == ("colombier", 3, 0)
    assert (s.held(DARTAGNAN, "kitty"), s.s.hand_size[1]) == (1, 1)
    assert (s.s.phase, s.options) == (2, ["turn athos", "turn aramis", "turn porthos"])


@pytest.mark.rule("RUL-STANDING-VICTIM", "RUL-LYING")
@pytest.mark.parametrize("card", ["ambush", "prison"])
def test_ambush_and_prison_name_one_who_is_standing(card: str) -> None:
    s = plays(card, scene().lying(ATHOS, PORTHOS))
    assert s.options == ["name dartagnan", "name aramis"]
    assert s.refuses("name athos") == Reason("MIL-4", "reason-lying")


@pytest.mark.rule("RUL-PRISON-NOBODY")
@pytest.mark.parametrize("card", ["prison", "ambush"])
def test_with_nobody_standing_the_card_has_no_effect(card: str) -> None:
    s = plays(card, scene().lying(DARTAGNAN, ATHOS, ARAMIS, PORTHOS))
    assert s.asked == "next_musketeer"
    assert s.said("treachery_without_effect") == [(TREACHERY_NAMES.index(card),)]
    assert (s.s.place[:4], s.s.life[:4]) == ([COLOMBIER] * 4, [0] * 4)
    s = plays(card, scene().lying(DARTAGNAN, ATHOS, ARAMIS)).does("name porthos")
    assert s.said("treachery_without_effect") == []


@pytest.mark.rule("CARD-EMERGENCY")
def test_emergency_turns_the_hourglass() -> None:
    s = scene().phase("milady").does("go louvre", "take")
    assert s.s.emergency == 0
    with pytest.raises(ValueError, match="HOUR-1"):
        s.g.run_out()
    s = plays("emergency", scene())
    assert s.s.emergency == 1
    s.rolls(red="H").g.run_out()
    s.settle()
    assert s.s.turn == 2


@pytest.mark.rule("CARD-CONSCRIPTS", "MUS-2")
@pytest.mark.parametrize(("players", "actions"), [(5, 2), (4, 3), (2, 2)])
def test_conscripts_leave_every_musketeer_one_action_fewer(players: int, actions: int) -> None:
    s = plays("conscripts", scene(players))
    s.turn(ATHOS).does(*["draw"] * actions)
    assert (s.asked, len(s.said("card_drawn"))) == ("next_musketeer", actions)
    s.turn(ARAMIS).does(*["draw"] * (actions - 1))
    assert s.asked == "musketeer_action"


@pytest.mark.rule("CARD-CONSCRIPTS")
def test_conscripts_take_nothing_from_one_who_recovers() -> None:
    s = plays("conscripts", scene().lying(ATHOS)).does("turn athos")
    assert (s.s.life[ATHOS], s.s.hand_size[2], s.s.lying) == (3, 1, 0)
    assert s.asked == "next_musketeer"


@pytest.mark.rule("CARD-PRISON")
def test_one_sent_to_prison_starts_this_turn_in_the_bastille_and_may_try_to_leave() -> None:
    s = plays("prison", scene().at("paris", ATHOS)).does("name athos")
    assert (s.s.place[ATHOS], s.s.life[ATHOS], s.s.jailed) == (BASTILLE, 3, 0)
    s.turn(ATHOS)
    assert {"bribe", "escape"} <= s.verbs()
    s.does("bribe")
    assert s.where(ATHOS) == "colombier"


@pytest.mark.rule("CARD-ISOLATION", "RUL-ISOLATION-ORDER")
def test_in_isolation_nobody_trades_this_turn() -> None:
    s = scene().at("paris", ATHOS, PORTHOS).hand(ATHOS, "combat").turn(ATHOS)
    assert "trade porthos" in s.options
    s = plays("isolation", scene().at("paris", ATHOS, PORTHOS).hand(ATHOS, "combat")).turn(ATHOS)
    assert s.s.isolated == 1
    assert "trade" not in s.verbs()
    assert s.refuses("trade porthos") == Reason("ACT-3", "reason-isolated")


@pytest.mark.rule("CARD-DEAD-END")
@pytest.mark.parametrize("time", [0, 7])
def test_a_dead_end_moves_the_time_token_at_once(time: int) -> None:
    s = plays("dead_end", scene().put(time=time))
    assert (s.s.time, s.s.phase, s.asked) == (time + 1, 2, "next_musketeer")
    assert s.said("time_moved") == [(time + 1,)]


@pytest.mark.rule("CARD-BALM")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (3, 5), (4, 5), (5, 5)])
def test_a_balm_gives_rochefort_two_life_even_out_of_action(before: int, after: int) -> None:
    s = scene().treachery("balm").rochefort(before).phase("milady").does("go quarters", "treachery balm")
    assert (s.s.rochefort, s.said("rochefort_healed")) == (after, [(after - before, after)])


@pytest.mark.rule("CARD-PLOT")
def test_a_plot_costs_the_queen_one_point_of_honour_at_once() -> None:
    s = plays("plot", scene().put(honour=9))
    assert (s.s.honour, s.s.phase, s.asked) == (8, 2, "next_musketeer")


def test_a_card_changes_nothing_but_what_it_says() -> None:
    for card in ("reinforcements", "emergency", "conscripts", "isolation", "balm"):
        s = plays(card, scene().put(honour=9))
        assert (s.s.time, s.s.honour, s.s.life[:4], s.s.place[0]) == (0, 9, [3, 3, 3, 5], PARIS)
        lasting = [s.s.reinforced, s.s.emergency, s.s.conscripts, s.s.isolated]
        assert sum(lasting) == (0 if card == "balm" else 1), card
