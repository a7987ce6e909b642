"""ACT: what a Musketeer can do with an action, and what is free."""

import pytest

from mousquetaires.data import texts
from mousquetaires.engine.component_table_parser import ComponentError, parse
from mousquetaires.engine.ids import ARAMIS, ATHOS, COMBAT, DARTAGNAN, DOUBLE, OPEN_PLACES, PLACE_NAMES, PORTHOS
from mousquetaires.engine.invariants import broken
from mousquetaires.engine.reasons import Reason
from tests.scene import Scene, scene


def left(s: Scene) -> int:
    """Actions the acting Musketeer still has."""
    assert s.asked == "musketeer_action"
    return s.actions_left


# --- drawing and moving -------------------------------------------------------------------------------


@pytest.mark.rule("ACT-1")
def test_draw_takes_the_top_card_of_the_shuffled_deck() -> None:
    s = scene().hand(PORTHOS, "combat*3 kitty").turn(ATHOS)
    deck = list(s.s.deck)
    s.g.act(2, s.g.prompt().options()[s.options.index("draw")])
    assert s.g.chance().outcomes() == [(card, n) for card, n in enumerate(deck) if n]
    s.draws("adventure", "panache").settle()
    assert (s.held(ATHOS, "panache"), s.s.hand_size[2], left(s)) == (1, 1, 2)
    assert sum(s.s.deck) == sum(deck) - 1


@pytest.mark.rule("ACT-1")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    s = scene().turn(ATHOS)
    s.s.deck, s.s.discard = [0] * 13, [0, 0, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    s._touched().draws("adventure", "combat").does("draw")
    assert (s.held(ATHOS, "combat"), s.said("deck_shuffled")) == (1, [()])
    assert s.s.deck == [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert s.s.discard == [0] * 13


@pytest.mark.rule("ACT-1")
def test_without_any_card_left_nobody_draws() -> None:
    s = scene().turn(ATHOS)
    s.s.deck = [0] * 13
    s._touched()
    assert "draw" not in s.options
    assert s.refuses("draw") == Reason("ACT-1", "reason-no-cards-left")


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize("name", [PLACE_NAMES[place] for place in OPEN_PLACES])
def test_move_leads_to_the_six_open_places(name: str) -> None:
    start = "louvre" if name != "louvre" else "paris"
    s = scene().milady("richelieu").at(start, ATHOS).turn(ATHOS)
    moves = {option for option in s.options if option.startswith("move ")}
    assert moves == {f"move {PLACE_NAMES[place]}" for place in OPEN_PLACES} - {f"move {start}"}
    s.does(f"move {name}")
    assert (s.where(ATHOS), left(s)) == (name, 2)


@pytest.mark.rule("ACT-2")
@pytest.mark.parametrize("name", ["bastille", "quarters"])
def test_the_bastille_and_miladys_quarters_cannot_be_entered(name: str) -> None:
    s = scene().turn(ATHOS)
    assert s.refuses(f"move {name}") == Reason("ACT-2", "reason-closed-place")
    s = scene().at("paris", ATHOS).turn(ATHOS)
    assert s.refuses("move paris") == Reason("ACT-2", "reason-already-there")


# --- character cards ----------------------------------------------------------------------------------


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize("place", ["paris", "quest", "colombier", "bastille"])
def test_a_character_card_works_wherever_he_is_and_is_discarded(place: str) -> None:
    s = scene().at(place, ATHOS).put(purse=5).hand(ATHOS, "essarts").turn(ATHOS).does("play essarts -")
    assert (s.s.purse, s.held(ATHOS, "essarts"), s.s.discard[7], left(s)) == (8, 0, 1, 2)


@pytest.mark.rule("ACT-4")
def test_he_plays_characters_from_his_own_hand_only() -> None:
    s = scene().hand(PORTHOS, "essarts").hand(ATHOS, "panache").turn(ATHOS)
    assert "play" not in s.verbs()
    assert s.refuses("play essarts -") == Reason("ACT-4", "reason-not-in-hand")
    assert s.refuses("play panache -").key == "reason-not-offered"
    assert scene().hand(ATHOS, "essarts").turn(ATHOS).refuses("play essarts porthos").key == "reason-not-offered"


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize(("laid", "full"), [("", False), ("combat*2", False), ("combat*2 double", True)])
def test_bassompierre_cannot_be_played_when_three_cards_lie_at_la_rochelle(laid: str, full: bool) -> None:
    s = scene().siege(0, laid).hand(ATHOS, "bassompierre").turn(ATHOS)
    assert ("play bassompierre -" in s.options) != full
    if full:
        assert s.refuses("play bassompierre -") == Reason("ACT-5", "reason-siege-full")


@pytest.mark.rule("ACT-4")
@pytest.mark.parametrize(
    ("card", "old", "new"), [("bassompierre", "siege", "pistoles"), ("essarts", "pistoles", "siege")]
)
def test_only_bassompierre_stays_at_la_rochelle(card: str, old: str, new: str) -> None:
    box = texts()
    row = f"[adventure.{card}]"
    before, _, after = box["adventure.toml"].partition(row)
    box["adventure.toml"] = before + row + after.replace(f'effect = "{old}"', f'effect = "{new}"', 1)
    with pytest.raises(ComponentError):
        parse(box)
    assert parse(texts()).characters[0].effect == 0


# --- La Rochelle --------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-5")
def test_reinforce_lays_a_combat_card_face_up_by_the_siege() -> None:
    s = scene().at("rochelle", ATHOS).hand(ATHOS, "combat*2 double panache").turn(ATHOS)
    assert {"reinforce combat", "reinforce double"} <= set(s.options)
    s.does("reinforce combat")
    assert (s.s.siege_cards[COMBAT], s.held(ATHOS, "combat"), s.s.discard[COMBAT], left(s)) == (1, 1, 0, 2)
    s.does("reinforce double")
    assert (s.s.siege_cards[DOUBLE], s.held(ATHOS, "double")) == (1, 0)
    assert s.said("siege_card_laid") == [(ATHOS, COMBAT, 3, 1), (ATHOS, DOUBLE, 2, 1)]


@pytest.mark.rule("ACT-5")
def test_only_combat_cards_only_there_and_only_those_he_holds() -> None:
    s = scene().at("rochelle", ATHOS).hand(ATHOS, "combat panache").turn(ATHOS)
    for card in ("panache", "double"):
        assert s.refuses(f"reinforce {card}") == Reason("ACT-5", "reason-combat-card-needed")
    s = scene().at("paris", ATHOS).hand(ATHOS, "combat").turn(ATHOS)
    assert s.refuses("reinforce combat") == Reason("ACT-5", "reason-not-at-rochelle")


@pytest.mark.rule("ACT-5")
@pytest.mark.parametrize(
    ("laid", "full"),
    [("combat*2", False), ("combat bassompierre", False), ("combat*3", True), ("combat*2 bassompierre", True)],
)
def test_at_most_three_cards_lie_there_bassompierre_included(laid: str, full: bool) -> None:
    s = scene().at("rochelle", ATHOS).siege(0, laid).hand(ATHOS, "combat").turn(ATHOS)
    assert ("reinforce combat" in s.options) != full
    if full:
        assert s.refuses("reinforce combat") == Reason("ACT-5", "reason-siege-full")


@pytest.mark.rule("ACT-5")
@pytest.mark.parametrize(("laid", "sound"), [("combat*3", True), ("combat*3 bassompierre", False)])
def test_a_position_with_a_fourth_card_there_is_none_of_this_game(laid: str, sound: bool) -> None:
    wrong = [words for words in broken(scene().siege(0, laid).settle().g) if words.startswith("siege cards")]
    assert (wrong == []) == sound


@pytest.mark.rule("ACT-5")
def test_aramis_cannot_use_his_gift_here() -> None:
    s = scene().hand(ARAMIS, "panache kitty").turn(ARAMIS)
    assert "reinforce" not in s.verbs()
    s = scene().hand(ARAMIS, "panache combat").turn(ARAMIS).does("reinforce combat")
    assert (s.asked, s.s.gift_used) == ("musketeer_action", 0)


# --- missions -----------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-6")
def test_a_challenge_is_attempted_where_it_stands() -> None:
    s = scene().louvre("poisons").foe("lubin", "louvre").at("louvre", DARTAGNAN).hand(DARTAGNAN, "panache*3")
    s.turn(DARTAGNAN).does("challenge panache", "skill 3")
    assert (s.s.louvre_done, left(s)) == (1, 2)
    s = scene().louvre("poisons").at("louvre", DARTAGNAN).hand(DARTAGNAN, "erudition*6").turn(DARTAGNAN)
    assert s.refuses("challenge erudition") == Reason("ACT-6", "reason-no-challenge-here")
    s = scene().louvre("poisons").at("paris", DARTAGNAN).hand(DARTAGNAN, "panache*3").turn(DARTAGNAN)
    assert s.refuses("challenge panache") == Reason("ACT-6", "reason-no-challenge-here")


@pytest.mark.rule("ACT-7")
def test_he_fights_an_adversary_in_his_own_place() -> None:
    s = scene().louvre("poisons").paris("message").foe("lubin", "louvre").foe("vitray", "paris").at("louvre", ATHOS)
    s.turn(ATHOS)
    assert [option for option in s.options if option.startswith("duel")] == ["duel lubin"]
    assert s.refuses("duel vitray") == Reason("ACT-7", "reason-nobody-to-fight")
    assert s.refuses("duel cavois") == Reason("ACT-7", "reason-nobody-to-fight")
    s.rolls(blue="SSH", red="HS").does("duel lubin")
    assert (s.said("duel_began"), left(s)) == ([(ATHOS, 2)], 2)


@pytest.mark.rule("ACT-8")
@pytest.mark.parametrize("place", ["paris", "quest", "bastille"])
def test_he_equips_wherever_he_is(place: str) -> None:
    s = scene().at(place, ATHOS).turn(ATHOS).does("equip")
    assert s.asked == "purchase"
    s.does("buy pistol", "pass")
    assert (s.s.equipment[ATHOS], s.s.purse, left(s)) == (2, 3, 2)


@pytest.mark.rule("ACT-9")
def test_the_paris_cards_own_task_is_done_in_paris() -> None:
    s = scene().paris("duels").foe("lubin", "paris").at("paris", ATHOS).turn(ATHOS)
    assert "duel duellist" in s.options
    s.rolls(blue="LLL", red="HHH").does("duel duellist")
    assert (s.s.progress, left(s)) == (1, 2)
    s = scene().paris("duels").louvre("poisons").at("louvre", ATHOS).turn(ATHOS)
    assert s.refuses("duel duellist") == Reason("ACT-7", "reason-nobody-to-fight")
    s = scene().paris("message").at("paris", ATHOS).turn(ATHOS)
    assert s.refuses("duel duellist") == Reason("ACT-7", "reason-nobody-to-fight")
    assert s.refuses("task -") == Reason("ACT-9", "reason-no-task")


@pytest.mark.rule("ACT-10")
def test_quest_steps_are_taken_at_the_quest() -> None:
    s = scene().at("quest", ATHOS).turn(ATHOS).does("path rooms")
    assert (s.s.spot[ATHOS], left(s)) == (1, 2)
    s = scene().at("paris", ATHOS).turn(ATHOS)
    for step in ("path rooms", "fight 0", "passage"):
        assert s.refuses(step) == Reason("ACT-10", "reason-no-such-step")


@pytest.mark.rule("ACT-11")
def test_he_escapes_from_the_bastille_by_the_sword_or_by_a_bribe() -> None:
    s = scene().at("bastille", ATHOS).turn(ATHOS)
    s.rolls(blue="SSS", red="HHS").does("escape")
    assert (s.where(ATHOS), s.said("duel_began"), left(s)) == ("colombier", [(ATHOS, 15)], 2)
    s = scene().at("bastille", ATHOS).put(purse=5).turn(ATHOS).does("bribe")
    assert (s.where(ATHOS), s.s.purse, left(s)) == ("colombier", 4, 2)
    s = scene().at("paris", ATHOS).turn(ATHOS)
    for way in ("escape", "bribe"):
        assert s.refuses(way) == Reason("ACT-11", "reason-not-in-bastille")


# --- free ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT-12")
def test_paying_beggars_epic_tokens_and_one_for_all_cost_no_action() -> None:
    s = scene().paris("message").trap("beggars", "paris").put(purse=5, epic=1).ones(1).turn(ATHOS).does("beggars paris")
    assert (s.s.purse, s.s.trap_at[0], left(s)) == (3, 9, 3)
    s.does("turnup", "space 0", "space 1", "space 2")
    assert (s.s.epic, s.s.face_up, left(s)) == (0, 0b111, 3)
    s.does("one time")
    assert (s.s.one_for_all, s.s.time_stopped, left(s)) == (0, 1, 3)


@pytest.mark.rule("ACT-12")
def test_riding_a_thoroughbred_costs_no_action() -> None:
    s = scene().gear(ATHOS, "thoroughbred").turn(ATHOS).does("ride paris")
    assert (s.where(ATHOS), left(s), s.said("rode")) == ("paris", 3, [(ATHOS, 0)])
    s.does("draw")
    assert (left(s), s.where(ATHOS)) == (2, "paris")


@pytest.mark.rule("ACT-12")
def test_a_free_action_leaves_the_question_as_it_was() -> None:
    s = scene().paris("message").trap("beggars", "paris").turn(ATHOS)
    number = s.g.prompt().number
    s.acts(3, "beggars paris")
    assert (s.asked, s.seat, s.g.prompt().number) == ("musketeer_action", 2, number)
    assert s.refuses("beggars paris", seat=0).key == "reason-not-asked"
