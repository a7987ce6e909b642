"""The novice's rules of thumb for the Musketeers, one scene each."""

from random import Random

import pytest

from mousquetaires.bots import bot
from mousquetaires.bots.novice import milady, musketeers
from mousquetaires.engine.config import Table, usual_setup
from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, ENGLAND, PORTHOS
from mousquetaires.engine.prompts import PROMPTS
from mousquetaires.engine.view import observe
from mousquetaires.sim.play import play_game, seats_to_fill
from tests.bots.advice import advice, advices, face
from tests.box import FIRST_RELEASED, changed_box, released_values
from tests.scene import Scene, scene

GALLERIES = "erudition two two nobility two two gallantry three three panache three three"


def test_there_is_advice_for_every_prompt() -> None:
    assert set(musketeers.ANSWERS) | set(milady.ANSWERS) == set(PROMPTS)
    assert not set(musketeers.ANSWERS) & set(milady.ANSWERS)


# --- where to go ----------------------------------------------------------------------------------


def test_the_abduction_near_its_end_comes_before_everything() -> None:
    table = scene().paris("abduction").put(constance=5).foe("henchman", "paris").hand(PORTHOS, "combat*2 panache*3")
    assert advices(table.turn(PORTHOS)) == {"move paris"}


def test_the_quest_is_where_one_goes_with_nothing_else_to_do() -> None:
    table = scene().hand(DARTAGNAN, "combat*3").put(purse=0).gear(DARTAGNAN, "manoeuvre armour blade")
    assert "move quest" in advices(table.turn(DARTAGNAN))


def test_everybody_works_on_the_inn_path_nearest_its_end() -> None:
    table = scene().tokens("two two two two decoy three three three - - - three").at("quest", ATHOS).put(purse=0)
    table.gear(ATHOS, "manoeuvre nobility").hand(ATHOS, "combat*3")
    assert advices(table.turn(ATHOS)) == {"path cellar"}


def test_one_in_the_wrong_inn_path_goes_back_first() -> None:
    table = scene().tokens("- two two two decoy decoy decoy decoy - - - two").at("quest", ATHOS).put(purse=0)
    table.s.spot[ATHOS] = 1
    table.gear(ATHOS, "manoeuvre nobility").hand(ATHOS, "combat*3 double")
    assert advices(table.turn(ATHOS)) == {"back"}


def test_rochefort_in_the_way_keeps_a_weak_blade_from_the_quest_but_not_athos() -> None:
    def quest(hero: int) -> set[str]:
        table = scene().milady("quest", shown=True).at("quest", hero).put(purse=0).hand(hero, "erudition")
        return {text.split()[0] for text in advices(table.turn(hero))}

    assert "path" not in quest(DARTAGNAN)
    assert quest(ATHOS) == {"path"}


def test_beggars_are_paid_when_the_step_behind_them_is_wanted() -> None:
    def at_paris(purse: int) -> set[str]:
        table = scene().paris("abduction").put(constance=5, purse=purse).trap("beggars", "paris")
        table.foe("henchman", "paris").gear(DARTAGNAN, "manoeuvre panache armour pistol")
        return advices(table.hand(DARTAGNAN, "combat*2 panache*3").turn(DARTAGNAN))

    assert at_paris(2) == {"beggars paris"}
    assert "beggars paris" not in at_paris(1)


def test_out_of_the_bastille_by_a_bribe_or_else_by_the_sword() -> None:
    assert advices(scene().at("bastille", ATHOS).put(purse=1).turn(ATHOS)) == {"bribe"}
    assert advices(scene().at("bastille", ATHOS).put(purse=0).turn(ATHOS)) == {"escape"}


def test_whoever_lies_stands_up_first() -> None:
    assert advice(scene().lying(PORTHOS)) == "turn porthos"


# --- La Rochelle ----------------------------------------------------------------------------------


def siege(token: int, red: str, life: int) -> str:
    table = scene().siege(token).at("rochelle", ATHOS).life(ATHOS, life).put(time=9)
    return advice(table.rolls(red=red).phase("siege"))


def test_a_life_is_given_when_the_siege_is_near_to_falling() -> None:
    assert siege(-2, "SHHH", 2) == "sacrifice"
    assert siege(0, "SHHH", 3) == "pass"


def test_the_last_life_is_given_only_to_save_the_siege() -> None:
    assert siege(-3, "SHHH", 1) == "pass"
    assert siege(-4, "SHHH", 1) == "sacrifice"


def test_cards_are_laid_when_the_siege_goes_badly() -> None:
    def at_rochelle(token: int) -> set[str]:
        table = scene().siege(token).at("rochelle", ARAMIS).hand(ARAMIS, "combat*2").put(purse=0)
        return advices(table.turn(ARAMIS))

    assert "reinforce combat" in at_rochelle(-3)


# --- One for All ----------------------------------------------------------------------------------


def test_one_for_all_holds_the_time_at_its_last_hour_only() -> None:
    assert advice(scene().ones(1).put(time=11).phase("end")) == "one time"
    assert advice(scene().ones(1).put(time=10).phase("end")) == "pass"


def test_one_for_all_saves_the_queen_when_she_is_lost() -> None:
    table = scene().ones(1).put(honour=1, time=3).louvre("whisper", 1).phase("end").does("pass")
    assert (table.asked, table.s.honour) == ("one_for_all", 0)
    assert advice(table) == "one honour"


def test_one_for_all_opens_a_passage() -> None:
    table = scene().board("galleries").tokens(GALLERIES, (0, 1, 2)).ones(1).put(epic=1).at("quest", ATHOS)
    assert advice(table.turn(ATHOS).does("passage")) == "one epic"


# --- challenges and duels -------------------------------------------------------------------------


def test_a_challenge_takes_just_enough_cards() -> None:
    table = scene().louvre("jealousy").at("louvre", ATHOS).hand(ATHOS, "nobility*4").turn(ATHOS)
    assert advice(table.does("challenge nobility")) == "skill 2"


def test_aramis_leaves_a_point_for_his_gift_and_gives_what_he_misses_least() -> None:
    table = scene().louvre("letter").at("louvre", ARAMIS).hand(ARAMIS, "erudition*3 double gallantry").turn(ARAMIS)
    assert advice(table.does("challenge erudition")) == "skill 2"
    assert advice(table.does("skill 2")) == "gift gallantry"


def test_epic_tokens_pay_all_that_is_lacking_or_nothing() -> None:
    table = scene().board("england").at("quest", ATHOS).hand(ATHOS, "nobility*2").put(epic=3).turn(ATHOS)
    table.does("challenge nobility", "skill 2")
    assert advice(table) == "spend 1"
    table = scene().board("england").at("quest", ATHOS).hand(ATHOS, "nobility").put(epic=1).ones(1).turn(ATHOS)
    table.does("challenge nobility", "skill 1")
    assert advice(table) == "one epic"


def duel(foe: str, cards: str) -> str:
    table = scene().louvre("whisper").foe(foe, "louvre").at("louvre", DARTAGNAN).hand(DARTAGNAN, cards)
    return advice(table.turn(DARTAGNAN).does(f"duel {foe}"))


def test_combat_cards_are_played_where_the_odds_repay_them() -> None:
    assert duel("jussac", "combat*3") != "cards 0 0"
    assert duel("henchman", "combat*3") in ("cards 0 0", "cards 1 0")


def test_the_blade_turns_a_useless_die() -> None:
    table = scene().louvre("whisper").foe("brisemont", "louvre").at("louvre", PORTHOS).gear(PORTHOS, "blade")
    table.turn(PORTHOS).rolls(blue="SSH", red="SSH").does("duel brisemont")
    assert table.asked == "blade"
    assert advice(table) == "pass"
    table = scene().louvre("whisper").foe("brisemont", "louvre").at("louvre", PORTHOS).gear(PORTHOS, "blade")
    table.turn(PORTHOS).rolls(blue="SSL", red="SSH").does("duel brisemont")
    assert advice(table) == "blade lily"


def test_epic_tokens_add_dice_on_the_road() -> None:
    table = scene().board("return", "four three three").put(epic=5).at("quest", PORTHOS).turn(PORTHOS).does("fight 0")
    assert table.asked == "epic_for_duel"
    assert advice(table) in ("spend 1", "spend 2", "spend 3")


# --- the Arsenal ----------------------------------------------------------------------------------


def test_the_better_manoeuvre_is_bought_first() -> None:
    table = scene().hand(DARTAGNAN, "combat*2").turn(DARTAGNAN)
    assert advices(table) == {"equip"}
    assert advice(table.does("equip")) == "buy manoeuvre"
    assert advice(table.does("buy manoeuvre")) == "pay combat"


@pytest.mark.parametrize("name", ["novice", "adept"])
def test_who_can_buy_nothing_any_more_passes(name: str) -> None:
    table = scene().paris("message").trap("beggars", "paris").put(purse=3).hand(PORTHOS, "panache")
    table.s.stock[6:] = [0] * 4
    table.turn(PORTHOS).does("equip").acts(1, "beggars paris")
    assert table.options == ["pass"]
    assert advice(table, name=name) == "pass"


def test_a_second_item_of_no_use_is_left() -> None:
    table = scene().put(purse=2).turn(ATHOS).does("equip", "buy thoroughbred")
    assert table.asked != "purchase" or advice(table) == "pass"
    table = scene().put(time=11, purse=4).turn(ATHOS).does("equip", "buy thoroughbred")
    assert advice(table) == "pass"


def test_the_item_missed_least_makes_room() -> None:
    table = scene().gear(ATHOS, "pistol armour").put(purse=9).turn(ATHOS).does("equip", "buy blade")
    assert table.asked == "replacement"
    assert advice(table) == "replace pistol"


# --- trades ---------------------------------------------------------------------------------------


def traders() -> Scene:
    """Athos and Porthos meet, each with a card for the other."""
    table = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "gallantry*2 nobility").hand(PORTHOS, "nobility*2 combat")
    return table.turn(ATHOS).does("trade porthos")


def test_cards_are_offered_to_him_who_excels_in_them() -> None:
    assert advice(traders()) == "offer give=gallantry*2 want=- gear=- for=-"


def test_a_gift_is_taken_and_returned_in_kind() -> None:
    table = traders().does("offer give=gallantry*2 want=- gear=- for=-")
    assert advice(table) == "offer give=nobility*2 want=gallantry*2 gear=- for=-"
    table.does("offer give=nobility*2 want=gallantry*2 gear=- for=-")
    assert advice(table) == "accept"


def test_who_asks_for_more_than_fits_is_refused() -> None:
    table = traders().does("offer give=gallantry*2 want=- gear=- for=-", "offer give=- want=nobility gear=- for=-")
    assert table.asked == "trade_last_word"
    assert advice(table) == "decline"
    assert advice(traders().does("offer give=- want=combat gear=- for=-")) == "decline"


def test_one_who_always_says_no_is_not_asked_for_ever() -> None:
    table = scene().at("quest", ATHOS, PORTHOS).hand(ATHOS, "gallantry*3").put(purse=0).turn(ATHOS)
    first = {text.split()[0] for text in advices(table, 60)}
    assert "trade" in first
    assert len(first) > 1


@pytest.mark.parametrize("name", ["novice", "adept"])
def test_who_has_come_into_a_trade_within_one_hand_offers_what_is_allowed(name: str) -> None:
    table = scene(2).at("paris", ATHOS, ARAMIS).gear(ATHOS, "pistol").hand(ATHOS, "erudition*2 combat").turn(ATHOS)
    prompt = face(table.does("trade aramis"))
    assert prompt.kind == "trade_offer"
    assert prompt.validate(bot(name).choose(observe(table.g, prompt.seat), prompt, Random(1))) is None  # COUNT-2


def test_one_who_has_more_lives_than_a_duel_takes_is_fought_all_the_same() -> None:
    table = Table(usual_setup(4), changed_box(released_values(FIRST_RELEASED) | {"foes.wardes.life": 3}))
    games = [play_game(table, dict.fromkeys(seats_to_fill(table), bot("novice")), seed) for seed in range(40)]
    assert sum(game.board > ENGLAND for game in games) > 12
