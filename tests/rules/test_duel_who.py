"""DUEL: in a duel only the fencer's own equipment, gift and lives count."""

import pytest

from mousquetaires.engine.ids import ARAMIS, ATHOS, DARTAGNAN, LILY, MILADY, PORTHOS, SWORD
from mousquetaires.engine.reasons import NOT_OFFERED
from mousquetaires.engine.rules.duel_outcome import FOE_WOUNDED, HERO_WOUNDED, shows
from tests.rules.duels import facing, manoeuvre, outcome, red_dice
from tests.scene import Scene, pack, scene

PAIRS = [(hero, owner) for hero in (DARTAGNAN, ARAMIS, PORTHOS) for owner in (DARTAGNAN, ARAMIS, PORTHOS)]


def beside(foe: str, hero: int, owner: int, gear: str) -> Scene:
    """A Musketeer before an adversary in Paris; one of those in Paris, perhaps another, owns this."""
    return facing(foe, hero).at("paris", owner).gear(owner, gear)


# --- equipment ------------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-16", "DUEL-17", "ITEM-PISTOL", "ITEM-ARMOUR")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
@pytest.mark.parametrize(
    ("gear", "blue", "wound", "owns"), [("pistol", "SHL", FOE_WOUNDED, True), ("armour", "SSH", HERO_WOUNDED, False)]
)
def test_only_the_fencer_s_own_pistol_strikes_and_only_his_own_armour_shields(
    hero: int, owner: int, gear: str, blue: str, wound: int, owns: bool
) -> None:
    s = beside("brisemont", hero, owner, gear)
    s.rolls(blue=blue, red="SS" + "H" * (red_dice(s, "brisemont") - 2)).does("duel brisemont")
    assert bool(outcome(s) & wound) == ((hero == owner) is owns)


@pytest.mark.rule("DUEL-18")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
def test_only_the_fencer_s_own_toledo_blade_lets_him_reroll(hero: int, owner: int) -> None:
    s = beside("brisemont", hero, owner, "blade")
    s.rolls(blue="SSH", red="SS" + "H" * (red_dice(s, "brisemont") - 2))
    assert (s.does("duel brisemont").asked == "blade") == (hero == owner)


@pytest.mark.rule("DUEL-18", "DUEL-22")
def test_the_blade_rerolls_a_face_that_lies_there_and_everybody_sees_what_became_of_it() -> None:
    s = facing("brisemont", ARAMIS, "combat", "blade")
    s.rolls(blue="HHHH", red="H" * red_dice(s, "brisemont"))
    s.does("duel brisemont", "cards 1 0")
    assert s.options == ["pass", "blade shield"]
    s = facing("brisemont", ARAMIS, "", "blade").rolls(blue="SSH", red="SSH", blade="L").does("duel brisemont")
    assert s.options == ["pass", "blade sword", "blade shield"]
    assert s.does("blade sword").said("blade_used") == [(ARAMIS, SWORD, LILY, pack("SHL"))]


# --- adversaries ----------------------------------------------------------------------------------


@pytest.mark.rule("DUEL-20", "CARD-JUSSAC")
@pytest.mark.parametrize(("hero", "owner"), PAIRS)
def test_only_the_fencer_s_own_armour_absorbs_jussac_s_parting_wound(hero: int, owner: int) -> None:
    s = beside("jussac", hero, owner, "armour")
    s.rolls(blue=manoeuvre(s, hero), red="H" * red_dice(s, "jussac"))
    s.does("duel jussac")
    assert s.said("parting_wound_absorbed") == ([(hero,)] if hero == owner else [])
    lost = s.table.components.heroes[hero].life - s.s.life[hero]
    assert (lost > 0) == (hero != owner)


@pytest.mark.rule("DUEL-20", "CARD-JUSSAC")
@pytest.mark.parametrize(("hero", "fallen"), [(ARAMIS, DARTAGNAN), (ARAMIS, PORTHOS), (DARTAGNAN, PORTHOS)])
def test_jussac_wounds_the_one_he_fought_whoever_else_lies(hero: int, fallen: int) -> None:
    s = facing("jussac", hero).lying(fallen)
    s.rolls(blue=manoeuvre(s, hero), red="H" * red_dice(s, "jussac"))
    s.does("duel jussac")
    assert s.s.life[hero] < s.table.components.heroes[hero].life


@pytest.mark.rule("CARD-LAFFEMAS", "RUL-LAFFEMAS")
@pytest.mark.parametrize("hero", [DARTAGNAN, ARAMIS, PORTHOS])
def test_laffemas_jails_the_one_he_put_out_of_action(hero: int) -> None:
    s = facing("laffemas", hero).life(hero, 1)
    s.rolls(blue="LLH", red="S" * red_dice(s, "laffemas")).does("duel laffemas")
    assert (s.s.lying, s.s.marked) == (1 << hero, 1 << hero)


@pytest.mark.rule("CARD-CAHUSAC", "DUEL-22")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_milady_is_asked_for_cahusac_s_reroll_in_this_musketeer_s_duel(hero: int) -> None:
    s = facing("cahusac", hero)
    s.rolls(blue="SSH", red="H" * red_dice(s, "cahusac")).does("duel cahusac")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("foe_reroll", 1 << MILADY, hero)


@pytest.mark.rule("CARD-CAHUSAC", "DUEL-18", "DUEL-22", "SOLO-7")
def test_without_milady_cahusac_s_reroll_takes_nothing_from_the_musketeer_s_blade() -> None:
    s = scene(4, milady=False).at("paris", ARAMIS).paris("message").foe("cahusac", "paris").gear(ARAMIS, "blade")
    s.turn(ARAMIS).rolls(blue="SSH", red="H" * red_dice(s, "cahusac"), reroll="S").does("duel cahusac")
    assert (len(s.said("foe_rerolled")), s.asked) == (1, "blade")


@pytest.mark.rule("DUEL-20")
@pytest.mark.parametrize("foe", ["boisrenard", "lubin", "vitray"])
def test_only_jussac_wounds_at_the_end_of_a_draw(foe: str) -> None:
    s = facing(foe, PORTHOS)
    red = " ".join("H" * dice for dice in range(red_dice(s, foe), 0, -1))
    s.rolls(blue="HHH HH H", red=red).does(f"duel {foe}")
    assert (outcome(s), s.s.life[PORTHOS]) == (0, s.table.components.heroes[PORTHOS].life)


# --- whose choice it is ---------------------------------------------------------------------------


def asks_only(s: Scene, hero: int) -> str:
    """The pending prompt, after a check that only the player of this Musketeer may answer it."""
    kind = s.asked
    assert (s.g.prompt().seats, s.g.prompt().hero) == (1 << s.table.seat_of[hero], hero)
    return kind


@pytest.mark.rule("DUEL-1", "DUEL-18")
@pytest.mark.parametrize("hero", [DARTAGNAN, ATHOS, ARAMIS])
def test_the_player_of_the_fencer_chooses_combat_cards_and_the_die_for_the_blade(hero: int) -> None:
    s = facing("brisemont", hero, "combat", "blade").does("duel brisemont")
    assert asks_only(s, hero) == "combat_cards"
    s.rolls(blue="SSHH", red="S" * red_dice(s, "brisemont")).does("cards 1 0")
    assert asks_only(s, hero) == "blade"


@pytest.mark.rule("DUEL-2", "CHAL-4")
def test_the_player_of_aramis_chooses_the_card_for_his_gift() -> None:
    s = facing("brisemont", ARAMIS, "kitty").does("duel brisemont", "cards 0 0")
    assert asks_only(s, ARAMIS) == "gift"


@pytest.mark.rule("RET-2", "RUL-TEAM-DECIDES")
@pytest.mark.parametrize("hero", [ATHOS, ARAMIS])
def test_the_whole_team_chooses_epic_tokens_for_the_duel_of_this_musketeer(hero: int) -> None:
    s = scene().board("return", "two two two").at("quest", hero).put(epic=1).turn(hero).does("fight 0")
    assert (s.asked, s.g.prompt().seats, s.g.prompt().hero) == ("epic_for_duel", s.table.team_mask, hero)


# --- manoeuvres, cards, tokens --------------------------------------------------------------------


@pytest.mark.rule("DUEL-5")
@pytest.mark.parametrize(
    ("roll", "faces", "shown"),
    [("SHL", (1, 2, 0), False), ("SHH", (1, 2, 0), True), ("HHL", (1, 2, 0), False), ("LLH", (0, 0, 3), False)],
)
def test_a_manoeuvre_shows_when_each_of_its_faces_does(roll: str, faces: tuple[int, int, int], shown: bool) -> None:
    assert shows(pack(roll), faces) is shown


@pytest.mark.rule("DUEL-1", "DUEL-2")
def test_with_six_dice_no_more_cards_and_no_gift_are_asked_for() -> None:
    s = facing("cavois", ARAMIS, "combat*3 panache").does("duel cavois")
    room = s.table.components.blue_dice - s.table.components.heroes[ARAMIS].combat
    assert s.refuses(f"cards {room + 1} 0").values == {"room": room}
    s.rolls(blue="S" * 6, red="S" * red_dice(s, "cavois")).does(f"cards {room} 0")
    assert s.asked != "gift"
    s = facing("cavois", ARAMIS, "combat panache").does("duel cavois", "cards 0 0")
    assert s.refuses("gift kitty") == NOT_OFFERED


@pytest.mark.rule("DUEL-1", "TRAP-5")
def test_a_duel_is_announced_once_though_beggars_are_paid_beside_its_cards() -> None:
    s = facing("cavois", ARAMIS, "combat").trap("beggars", "louvre").put(purse=9)
    s.does("duel cavois", "beggars louvre")
    assert (s.asked, len(s.said("duel_began"))) == ("combat_cards", 1)


@pytest.mark.rule("RET-2", "QST-6")
def test_the_team_is_asked_for_epic_tokens_once_a_duel() -> None:
    s = scene().board("return", "two two two").at("quest", ARAMIS).put(epic=2).turn(ARAMIS)
    s.rolls(blue="SSSS", red="S" * red_dice(s, "two_dice")).does("fight 0")
    assert s.asked == "epic_for_duel"
    assert s.does("spend 1").asked == "musketeer_action"
    assert s.s.epic == 1
