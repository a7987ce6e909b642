"""SOLO: what Milady would choose is left to chance: adversaries, tokens, victims."""

import pytest

from mousquetaires.engine.ids import (
    ARAMIS,
    ATHOS,
    BASSOMPIERRE,
    BEGGARS,
    COMBAT,
    DARTAGNAN,
    DOUBLE,
    HARLOT,
    IN_HAND,
    NEMESIS,
    OUT_OF_GAME,
    PARIS,
    PORTHOS,
    THIEF,
    TOKEN_DECOY,
)
from tests.box import playing_values, playing_with
from tests.rules import printed
from tests.rules.opening import due, opened
from tests.rules.solo import alone, falls, may_fall
from tests.scene import PICKS, Scene, pack, scene

# --- adversaries --------------------------------------------------------------------------------------


def paris_comes(card: str) -> Scene:
    """This Paris card is turned up, and adversaries are drawn for it."""
    s = alone().put(paris_unused=0b111111).at("louvre", DARTAGNAN)
    return falls(falls(s, "solo_place", "louvre"), "solo_paris", card)


@pytest.mark.rule("SOLO-5")
def test_adversaries_and_traps_are_drawn_one_by_one_from_one_deck() -> None:
    s = paris_comes("message")
    assert may_fall(s, "solo_force") == dict.fromkeys(PICKS["solo_force"], 1)
    falls(s, "solo_force", "brisemont")
    assert set(may_fall(s, "solo_force")) == set(PICKS["solo_force"]) - {"brisemont"}


@pytest.mark.rule("SOLO-5")
def test_one_over_the_rating_is_set_aside_and_the_exact_rating_ends_it() -> None:
    s = falls(paris_comes("message"), "solo_force", "brisemont", "cavois", "jussac")
    assert not {"brisemont", "cavois", "jussac"} & set(may_fall(s, "solo_force"))
    falls(s, "solo_force", "vitray")
    assert [s.foe_at(foe) for foe in ("brisemont", "vitray", "cavois", "jussac")] == [PARIS, PARIS, IN_HAND, IN_HAND]
    assert may_fall(s, "treachery_draw"), "four is what the Message asks for"


@pytest.mark.rule("SOLO-5", "RUL-ONE-TRAP")
def test_a_second_trap_is_set_aside() -> None:
    s = falls(paris_comes("message"), "solo_force", "thief", "beggars", "henchman", "assassin", "vitray")
    assert (s.s.trap_at[THIEF], s.s.trap_at[BEGGARS]) == (PARIS, IN_HAND)
    assert (s.foe_at("henchman"), s.foe_at("vitray")) == (PARIS, PARIS)
    assert may_fall(s, "treachery_draw")


@pytest.mark.rule("SOLO-5")
def test_a_harlot_without_a_challenge_to_spoil_is_set_aside_too() -> None:
    s = falls(paris_comes("duels"), "solo_force", "harlot", "thief", "lubin")
    assert (s.s.trap_at[HARLOT], s.s.trap_at[THIEF], s.foe_at("lubin")) == (IN_HAND, PARIS, PARIS)
    s = falls(paris_comes("message"), "solo_force", "harlot")
    assert s.s.trap_at[HARLOT] == PARIS


@pytest.mark.rule("SOLO-5")
def test_or_the_end_of_the_deck_and_then_all_is_shuffled_back() -> None:
    with playing_with(playing_values() | {"paris.duels.rating": 2}):
        s = alone().put(paris_unused=0b100000)
    s.s.foe_at, s.s.trap_at = [OUT_OF_GAME] * 12, [OUT_OF_GAME] * 5
    s.s.foe_at[0] = s.s.foe_at[9] = s.s.foe_at[10] = IN_HAND
    falls(falls(s, "solo_place", "louvre"), "solo_paris", "duels")
    falls(s, "solo_force", "cavois", "henchman", "laffemas")
    assert (s.foe_at("henchman"), s.foe_at("cavois"), s.foe_at("laffemas")) == (PARIS, IN_HAND, IN_HAND)
    assert may_fall(s, "treachery_draw")


@pytest.mark.rule("SOLO-5")
def test_returning_adversaries_join_the_deck() -> None:
    s = scene(4, milady=False).louvre("poisons", 2).foe("cavois", "louvre").trap("thief", "louvre").phase("end")
    falls(s, "louvre_draw", "letter")
    assert set(may_fall(s, "solo_force")) == set(PICKS["solo_force"]) - {"thief"}


# --- Quest tokens -------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-6")
def test_the_inns_tokens_are_laid_at_random_with_its_four_decoys() -> None:
    game = opened(4, milady=False)
    game.land(0)
    weights = dict(game.chance().outcomes())
    assert weights == {0: 4 * 19, 1: 4 * 8, 2: 5 * 8, 3: 2 * 8, 4: 2 * 8, 5: 2 * 8, 6: 2 * 8, 7: 2 * 8}
    while due(game) == "solo_token":
        game.land(game.chance().outcomes()[-1][0])
    assert game.s.spaces.count(TOKEN_DECOY) == 4
    assert game.s.spaces == [7, 7, 6, 6, 5, 5, 4, 4, 0, 0, 0, 0]


@pytest.mark.rule("SOLO-6")
def test_the_galleries_have_a_challenge_and_two_adversaries_in_each_antechamber() -> None:
    s = scene(4, milady=False).board("return", "two - -").at("quest", ATHOS).put(epic=0).turn(ATHOS)
    s.rolls(blue="SSS", red="HS").does("fight 0")
    assert s.s.board == 3
    kinds = [token >= 8 for token in s.s.spaces]
    assert kinds == [True, False, False] * 4
    assert sorted(s.s.spaces[0::3]) == [8, 9, 10, 11]
    assert TOKEN_DECOY not in s.s.spaces


# --- her choices --------------------------------------------------------------------------------------


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize("card", ["ambush", "prison"])
def test_a_victim_is_chosen_at_random_among_those_standing(card: str) -> None:
    s = falls(alone().lying(ATHOS), "solo_place", "paris")
    falls(s, "treachery_draw", card)
    assert may_fall(s, "solo_hero") == {"dartagnan": 1, "aramis": 1, "porthos": 1}
    falls(s, "solo_hero", "porthos").settle()
    assert (s.s.life[PORTHOS], s.where(PORTHOS)) == ((4, "louvre") if card == "ambush" else (5, "bastille"))


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize(
    ("lying", "named"),
    [
        ((), {"dartagnan", "athos", "aramis", "porthos"}),
        ((ATHOS, PORTHOS), {"dartagnan", "aramis"}),
        ((DARTAGNAN, ATHOS, ARAMIS, PORTHOS), {"dartagnan", "athos", "aramis", "porthos"}),
    ],
)
def test_so_is_the_enemy_of_the_nemesis_with_everybody_lying_any_of_them(
    lying: tuple[int, ...], named: set[str]
) -> None:
    s = alone().put(paris_unused=0b100000).lying(*lying)
    falls(falls(s, "solo_place", "louvre"), "solo_paris", "duels")
    falls(s, "solo_force", "nemesis", *printed.adversaries(printed.paris("duels").rating - 1))
    assert may_fall(s, "solo_hero") == dict.fromkeys(named, 1)
    falls(s, "solo_hero", "aramis" if "aramis" in named else "dartagnan")
    assert (s.s.nemesis, s.s.trap_at[NEMESIS]) == (ARAMIS, PARIS)


@pytest.mark.rule("SOLO-7", "SIEGE-1")
def test_so_is_the_siege_card_she_discards() -> None:
    s = scene(4, milady=False).siege(0, "combat double bassompierre").milady("rochelle", True)
    s.played(ATHOS, ARAMIS, PORTHOS).turn(DARTAGNAN).g.act(1, 0)
    assert may_fall(s, "solo_siege") == {"combat": 1, "double": 1}
    falls(s, "solo_siege", "double")
    assert (s.s.siege_cards[COMBAT], s.s.siege_cards[BASSOMPIERRE], s.s.discard[DOUBLE]) == (1, 1, 1)
    assert due(s.g) == "siege_red"


@pytest.mark.rule("SOLO-7")
def test_cahusac_rerolls_as_soon_as_a_shield_shows_once_a_duel() -> None:
    s = scene(4, milady=False).paris("message").foe("cahusac", "paris").turn(DARTAGNAN)
    s.rolls(blue="SHH HH H", red=printed.rounds("cahusac"), reroll="H").does("duel cahusac")
    assert s.said("foe_rerolled") == [(6, 1, pack(printed.red("cahusac", "")))]
    s = scene(4, milady=False).paris("message").foe("cahusac", "paris").turn(DARTAGNAN)
    s.rolls(blue="HHL", red="S" * printed.foe("cahusac").dice).does("duel cahusac")
    assert s.said("foe_rerolled") == []


@pytest.mark.rule("SOLO-7")
@pytest.mark.parametrize(("red", "reroll", "siege"), [("SHHH", "S", -2), ("SHHH", "H", -1), ("SSSS", "", -4)])
def test_reinforcements_reroll_a_shield_when_there_is_one(red: str, reroll: str, siege: int) -> None:
    s = scene(4, milady=False).at("paris", ARAMIS).put(time=9, reinforced=1).phase("siege")
    s.rolls(red=red, reroll=reroll).settle()
    assert s.s.siege == siege
    assert [roll for _, roll in s.said("siege_rerolled")] == [pack(red[:-1] + die) for die in reroll]
