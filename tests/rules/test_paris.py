"""PAR: the missions of Paris, and what is printed on their cards."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    DARTAGNAN,
    NO_MISSION,
    PARIS_NAMES,
    PORTHOS,
    SKILL_NAMES,
    STRANGLED,
)
from tests.rules.printed import lacking, paris
from tests.scene import IN_HAND, Scene, scene

SETS = {0: "-", 1: "henchman", 2: "brisemont", 3: "jussac", 4: "jussac,henchman", 5: "jussac,brisemont"}


def closed(s: Scene) -> list[str]:
    """The Paris cards that have left the game."""
    return [PARIS_NAMES[card] for (card,) in s.said("paris_closed")]


def challenge(card: str) -> tuple[str, int, int]:
    """A Paris card's skill, a Musketeer who needs cards to meet its challenge, and how many."""
    skill = SKILL_NAMES[paris(card).skill]
    hero = {"erudition": ATHOS, "nobility": DARTAGNAN, "gallantry": DARTAGNAN, "panache": PORTHOS}[skill]
    return skill, hero, lacking(hero, skill, paris(card).level)


# --- what is printed ------------------------------------------------------------------------------


@pytest.mark.rule("PAR-1")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("abduction", marks=pytest.mark.rule("CARD-ABDUCTION")),
        pytest.param("disappearance", marks=pytest.mark.rule("CARD-DISAPPEARANCE")),
        pytest.param("smuggler", marks=pytest.mark.rule("CARD-SMUGGLER")),
        pytest.param("confined", marks=pytest.mark.rule("CARD-CONFINED")),
        pytest.param("message", marks=pytest.mark.rule("CARD-MESSAGE")),
        pytest.param("duels", marks=pytest.mark.rule("CARD-DUELS")),
    ],
)
def test_a_paris_card_has_a_rating_for_adversaries(card: str) -> None:
    rating = paris(card).rating
    s = scene().paris_hand(card).phase("milady").does("go quarters", f"paris {card}")
    assert s.asked == "adversaries"
    for total in (rating - 1, rating + 1):
        assert s.refuses(f"lay {SETS[total]} -").values == {"total": total, "due": rating}
    s.does(f"lay {SETS[rating]} -")
    assert s.asked == "treachery"
    assert s.s.paris_card == PARIS_NAMES.index(card)
    assert (s.s.paris_hand, s.s.paris_unused) == (0, 0b111111 & ~(1 << s.s.paris_card))


@pytest.mark.rule("CARD-ABDUCTION", "CARD-MESSAGE")
@pytest.mark.parametrize(("card", "rating"), [("abduction", 3), ("message", 4)])
def test_the_abduction_is_rated_three_and_a_message_for_the_queen_four(card: str, rating: int) -> None:
    assert paris(card).rating == rating


@pytest.mark.rule("PAR-1", "PAR-2")
@pytest.mark.parametrize(
    "card",
    [
        pytest.param("abduction", marks=pytest.mark.rule("CARD-ABDUCTION")),
        pytest.param("disappearance", marks=pytest.mark.rule("CARD-DISAPPEARANCE")),
        pytest.param("smuggler", marks=pytest.mark.rule("CARD-SMUGGLER")),
        pytest.param("confined", marks=pytest.mark.rule("CARD-CONFINED")),
        pytest.param("message", marks=pytest.mark.rule("CARD-MESSAGE")),
    ],
)
def test_a_paris_card_has_a_challenge(card: str) -> None:
    skill, hero, lacks = challenge(card)
    s = scene().at("paris", hero).paris(card).foe("henchman", "paris").hand(hero, f"{skill}*{lacks - 1}").turn(hero)
    assert s.refuses(f"challenge {skill}").rule == "CHAL-5"
    s.hand(hero, skill)
    assert [text for text in s.options if text.startswith("challenge")] == [f"challenge {skill}"]
    s.does(f"challenge {skill}", f"skill {lacks}")
    assert s.s.paris_done == 1
    assert s.held(hero, skill) == 0
    assert s.refuses(f"challenge {skill}").key == "reason-no-challenge-here"
    assert s.s.paris_card == PARIS_NAMES.index(card)


@pytest.mark.rule("PAR-1", "CARD-DUELS")
def test_duels_in_paris_have_no_challenge() -> None:
    s = scene().at("paris", ARAMIS).paris("duels").foe("henchman", "paris").hand(ARAMIS, "panache*6").turn(ARAMIS)
    assert "challenge" not in s.verbs()


# --- removing a card ------------------------------------------------------------------------------


@pytest.mark.rule("PAR-2", "CARD-ABDUCTION")
def test_challenge_and_adversaries_in_any_order_remove_the_card_for_good() -> None:
    skill, hero, lacks = challenge("abduction")
    s = scene().at("paris", hero).paris("abduction").foe("henchman", "paris").foe("lubin", "paris")
    s.put(constance=4).hand(hero, f"{skill}*{lacks}").turn(hero)
    s.rolls(blue="SSH", red="HS").does("duel henchman", "cards 0 0", f"challenge {skill}", f"skill {lacks}")
    assert closed(s) == []
    s.rolls(blue="SSH", red="HS").does("duel lubin")
    assert closed(s) == ["abduction"]
    assert s.s.paris_card == NO_MISSION
    assert s.s.constance == 0
    assert not s.s.paris_unused & 1
    assert not s.s.paris_hand


@pytest.mark.rule("PAR-2", "CARD-CONFINED")
def test_the_challenge_may_come_last() -> None:
    s = scene().at("paris", PORTHOS).paris("confined").foe("lubin", "paris").hand(PORTHOS, "gallantry*4").turn(PORTHOS)
    s.rolls(blue="SSH", red="HS").does("duel lubin", "cards 0 0")
    assert closed(s) == []
    assert closed(s.does("challenge gallantry", "skill 4")) == ["confined"]


@pytest.mark.rule("PAR-2")
@pytest.mark.parametrize(("trap", "stays"), [("thief", 0), ("assassin", 0), ("harlot", 1), ("nemesis", 1)])
def test_only_what_must_be_overcome_of_a_trap_keeps_the_card(trap: str, stays: bool) -> None:
    s = scene().at("paris", PORTHOS).paris("message").put(paris_done=1).foe("lubin", "paris")
    s.trap(trap, "paris", victim=DARTAGNAN).turn(PORTHOS).rolls(blue="SSH", red="HS").does("duel lubin")
    assert closed(s) == ([] if stays else ["message"])


@pytest.mark.rule("PAR-2")
def test_paying_the_beggars_may_be_the_last_thing_to_do() -> None:
    s = scene().paris("message").put(paris_done=1).trap("beggars", "paris").turn(PORTHOS)
    assert closed(s.acts(1, "beggars paris")) == ["message"]


@pytest.mark.rule("PAR-2", "CARD-SMUGGLER")
def test_the_stipulation_may_come_last() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").put(paris_done=1, progress=2).hand(PORTHOS, "combat")
    assert closed(s.turn(PORTHOS).does("task combat")) == ["smuggler"]


# --- successes ------------------------------------------------------------------------------------


@pytest.mark.rule("PAR-3", "CARD-DISAPPEARANCE")
def test_in_the_disappearance_each_lily_of_the_combat_dice_is_a_success() -> None:
    s = scene().at("paris", PORTHOS).paris("disappearance").foe("henchman", "paris").turn(PORTHOS)
    assert "task -" in s.options
    assert s.rolls(blue="LLS").does("task -").s.constance == 2
    assert s.rolls(blue="LHS").does("task -").s.constance == 3
    assert s.s.foe_at[0] == 0
    assert s.rolls(blue="SHS").does("task -").s.constance == 3
    assert s.asked == "next_musketeer"


@pytest.mark.rule("PAR-3", "CARD-DISAPPEARANCE")
def test_combat_cards_and_aramis_s_gift_add_dice_up_to_six_and_equipment_none() -> None:
    s = scene().at("paris", ARAMIS).paris("disappearance").gear(ARAMIS, "blade pistol")
    s.hand(ARAMIS, "combat*2 double*2").turn(ARAMIS).does("task -")
    assert s.options == ["cards 0 0", "cards 1 0", "cards 2 0", "cards 0 1", "cards 1 1"]
    s.does("cards 0 1")
    assert s.asked == "gift"
    s.rolls(blue="LLLLLS").does("gift combat")
    assert s.s.constance == 5
    assert (s.held(ARAMIS, "combat"), s.held(ARAMIS, "double")) == (1, 1)
    assert s.s.gift_used == 1
    s.rolls(blue="LSSHHH").does("task -", "cards 1 1")
    assert s.s.constance == 6
    assert s.refuses("task -").key == "reason-no-task"


@pytest.mark.rule("PAR-2", "PAR-3", "CARD-DISAPPEARANCE")
def test_the_sixth_success_ends_the_disappearance_when_all_else_is_done() -> None:
    s = scene().at("paris", PORTHOS).paris("disappearance").put(paris_done=1, constance=4).turn(PORTHOS)
    assert closed(s.rolls(blue="LSS").does("task -")) == []
    assert closed(s.rolls(blue="LLL").does("task -")) == ["disappearance"]
    assert s.said("constance_moved") == [(5,), (6,), (0,)]


@pytest.mark.rule("PAR-3")
def test_a_new_paris_card_starts_from_no_success() -> None:
    s = scene().paris("abduction").foe("jussac", "paris").put(constance=5, progress=2, paris_done=1)
    s.paris_hand("disappearance").phase("milady")
    s.does("go quarters", "paris disappearance", f"lay {SETS[paris('disappearance').rating]} -")
    assert (s.s.constance, s.s.progress, s.s.paris_done) == (0, 0, 0)
    assert s.foe_at("jussac") == IN_HAND


@pytest.mark.rule("RUL-CONSTANCE-ZERO", "PAR-3", "CARD-SMUGGLER")
def test_the_constance_token_stays_at_zero_on_a_card_without_successes() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").hand(PORTHOS, "combat*3").turn(PORTHOS)
    assert s.does("task combat", "task combat").said("task_advanced") == [(PORTHOS, 1), (PORTHOS, 2)]
    assert (s.s.constance, s.s.progress) == (0, 2)


@pytest.mark.rule("RUL-CONSTANCE-ZERO", "PAR-3")
def test_and_progress_does_not_help_where_successes_are_asked_for() -> None:
    s = scene().at("paris", PORTHOS).paris("disappearance").put(progress=6).turn(PORTHOS)
    assert "task -" in s.options


# --- the tasks ------------------------------------------------------------------------------------


@pytest.mark.rule("CARD-SMUGGLER", "RUL-SMUGGLER-DOUBLE")
def test_the_smuggler_asks_for_three_combat_cards_and_a_double_is_one() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").foe("henchman", "paris").hand(PORTHOS, "combat*2 double panache")
    s.turn(PORTHOS)
    assert [text for text in s.options if text.startswith("task")] == ["task combat", "task double"]
    assert s.refuses("task panache").key == "reason-combat-card-needed"
    assert s.does("task double").s.progress == 1
    assert (s.held(PORTHOS, "double"), s.held(PORTHOS, "combat")) == (0, 2)
    assert s.refuses("task double").key == "reason-not-in-hand"
    s.does("task combat")
    assert s.s.progress == 2
    assert s.held(PORTHOS, "combat") == 1
    s.does("task combat")
    assert s.s.progress == 3
    assert s.asked == "next_musketeer"
    assert s.s.discard[4:6] == [2, 1]


@pytest.mark.rule("CARD-SMUGGLER")
def test_once_three_cards_are_gone_no_more_are_asked_for() -> None:
    s = scene().at("paris", PORTHOS).paris("smuggler").put(progress=2).hand(PORTHOS, "combat*2").turn(PORTHOS)
    assert "task" in s.verbs()
    assert "task" not in s.does("task combat").verbs()


@pytest.mark.rule("CARD-DUELS", "RUL-DUELS")
def test_three_wins_against_its_own_duellist_end_the_duels_in_paris() -> None:
    s = scene().at("paris", PORTHOS, DARTAGNAN).paris("duels").put(purse=5).hand(PORTHOS, "combat")
    s.turn(PORTHOS).rolls(blue="SLL", red="SHH").does("duel duellist", "cards 0 0")
    assert (s.s.progress, s.s.life[PORTHOS]) == (0, 4)
    s.rolls(blue="SSSH", red="HHS").does("duel duellist", "cards 1 0")
    assert (s.s.progress, s.s.life[PORTHOS]) == (1, 4)
    assert s.s.purse == 5
    s.skip_to("end").does("go quarters", "take").turn(DARTAGNAN)
    assert s.s.progress == 1
    s.rolls(blue="HHH SH H", red="HHH HS H").does("duel duellist")
    assert s.s.progress == 1
    s.rolls(blue="SLL", red="HHH").does("duel duellist")
    assert s.s.progress == 2
    assert closed(s.rolls(blue="SLL", red="HHH").does("duel duellist")) == ["duels"]


@pytest.mark.rule("RUL-DUELS", "CARD-DUELS")
def test_both_wounded_counts_as_a_win_even_for_one_who_falls() -> None:
    s = scene().at("paris", ATHOS).paris("duels").foe("henchman", "paris").life(ATHOS, 1).turn(ATHOS)
    s.rolls(blue="SSL", red="HSS").does("duel duellist")
    assert s.s.progress == 1
    assert s.where(ATHOS) == "colombier"


@pytest.mark.rule("RUL-DUELS", "CARD-DUELS")
@pytest.mark.parametrize(("card", "wins", "waits"), [("duels", 2, True), ("duels", 3, False), ("abduction", 0, False)])
def test_its_duellist_waits_only_while_his_duels_are_asked_for(card: str, wins: int, waits: bool) -> None:
    s = scene().at("paris", PORTHOS).paris(card).put(progress=wins).foe("lubin", "paris").turn(PORTHOS)
    assert ("duel duellist" in s.options) == waits
    assert s.refuses("task -").key == "reason-no-task"


@pytest.mark.rule("RUL-DUELS")
def test_a_win_against_an_adversary_is_not_counted() -> None:
    s = scene().at("paris", PORTHOS).paris("duels").foe("lubin", "paris").turn(PORTHOS)
    s.rolls(blue="SSH", red="HS").does("duel lubin")
    assert s.s.progress == 0


@pytest.mark.rule("RUL-DUELS")
def test_rochefort_interrupts_each_of_the_duels() -> None:
    s = scene().at("paris", PORTHOS).paris("duels").foe("lubin", "paris").milady("paris").turn(PORTHOS)
    s.rolls(blue="HHH HH H", red="HHHH HHH HH H").does("duel duellist")
    assert s.said("rochefort_stood") == [(PORTHOS,)]
    s.rolls(blue="SSS SSH", red="HHSS HSS").does("duel duellist")
    assert len(s.said("rochefort_came")) == 2
    assert s.s.progress == 1


# --- the effects at the end of a turn -------------------------------------------------------------


@pytest.mark.rule("CARD-ABDUCTION", "PAR-3", "PAR-4", "RUL-ABDUCTION")
def test_the_abduction_rolls_four_dice_and_six_swords_win_for_milady() -> None:
    s = scene().paris("abduction").rolls(red="SSSH").phase("end").settle()
    assert s.s.constance == 3
    assert s.rolls(red="SSHH").skip_to("end").settle().s.constance == 5
    assert not s.g.over
    s.rolls(red="SSHH").skip_to("end").settle()
    assert s.s.constance == 6
    assert s.s.ending == STRANGLED


@pytest.mark.rule("RUL-ABDUCTION", "PAR-4")
def test_six_turns_without_a_sword_win_nothing() -> None:
    s = scene().paris("abduction")
    for _ in range(6):
        s.rolls(red="HHHH").skip_to("end").settle()
    assert s.s.constance == 0
    assert s.asked == "destination"


@pytest.mark.rule("CARD-DISAPPEARANCE", "PAR-4")
def test_with_the_disappearance_the_time_token_moves_one_more() -> None:
    assert scene().paris("disappearance").phase("end").settle().s.time == 2


@pytest.mark.rule("CARD-CONFINED", "PAR-4")
def test_with_constance_confined_milady_draws_a_treachery_card() -> None:
    s = scene().paris("confined").phase("end").settle()
    assert sum(s.s.treachery_hand) == 1
    alone = scene(4, milady=False).paris("confined").phase("end").settle()
    assert sum(alone.s.treachery_hand) == 0


@pytest.mark.rule("CARD-MESSAGE", "PAR-4")
def test_with_a_message_for_the_queen_she_loses_the_printed_honour() -> None:
    assert scene().put(honour=9).paris("message").phase("end").settle().s.honour == 9 - paris("message").effect_amount


@pytest.mark.rule("CARD-DUELS", "PAR-4", "RUL-PURSE-FLOOR")
@pytest.mark.parametrize("left", [3, 0, -1])
def test_with_duels_in_paris_the_purse_loses_what_is_printed_or_all_it_has(left: int) -> None:
    s = scene().paris("duels").put(purse=left + paris("duels").effect_amount).phase("end").settle()
    assert s.s.purse == max(0, left)


@pytest.mark.rule("PAR-4", "CARD-SMUGGLER")
@pytest.mark.parametrize("card", ["smuggler", ""])
def test_without_a_card_or_with_the_smuggler_nothing_happens_then(card: str) -> None:
    s = scene().put(purse=5, honour=9)
    s = (s.paris(card) if card else s).phase("end")
    assert s.asked == "destination"
    assert (s.s.time, s.s.purse, s.s.honour, s.s.constance, sum(s.s.treachery_hand)) == (1, 5, 9, 0, 0)
    assert s.s.paris_card == (2 if card else NO_MISSION)
    assert s.does("go louvre").asked == "treachery"
