"""What is printed on the dice, heroes, adversaries, traps, items and cards of these chapters."""

import pytest

from mousquetaires.engine.components import (
    CUT_PURSE, FOE_ARMOUR, FOE_PISTOL, JAILER, NO_ABILITY, NO_FACES, PAID_CARD, PAID_COMBAT, PAID_PISTOLES,
    PARTING_WOUND, REROLLS_SHIELD, RETURNS, STEADY, Faces, FoeCard, HeroCard, ItemPrint, TrapPrint,
)
from mousquetaires.engine.ids import (
    ARAMIS, ARMOUR, ASSASSIN, ATHOS, BEGGARS, BERNAJOUX, BISCARAT, BLADE, BOISRENARD, BRISEMONT, CAHUSAC, CARD_ERUDITION,
    CARD_GALLANTRY, CARD_NOBILITY, CARD_PANACHE, CAVOIS, COMBAT, DARTAGNAN, DOUBLE, FIRST_UPGRADE, HARLOT, HENCHMAN,
    ITEM_BALM, JUSSAC, LA_HOUDINIERE, LAFFEMAS, LUBIN, MANOEUVRE, NEMESIS, NEMESIS_DUELLIST, PISTOL, PORTHOS,
    ROCHEFORT, SWORD, THIEF, THOROUGHBRED, TREVILLE, VITRAY,
)
from mousquetaires.engine.notation import parse
from tests.rules.duels import facing
from tests.scene import BOX, scene

LILIES, SWORDS = (0, 0, 3), (3, 0, 0)


@pytest.mark.rule("DICE-BLUE")
def test_six_blue_dice_show_two_of_each_face() -> None:
    assert (BOX.blue_dice, BOX.blue_die) == (6, (2, 2, 2))
    s = facing("henchman", PORTHOS)
    s.g.act(s.seat, parse("duel henchman"))
    chance = s.g.chance()
    assert (chance.dice, chance.die, chance.total()) == (3, (2, 2, 2), 216)


@pytest.mark.rule("DICE-RED")
def test_four_red_dice_show_three_swords_and_three_shields_and_no_lily() -> None:
    assert (BOX.red_dice, BOX.red_die) == (4, (3, 3, 0))
    s = scene().paris("message").trap("thief", "paris").at("louvre", PORTHOS).turn(PORTHOS)
    s.g.act(s.seat, parse("move paris"))
    assert s.g.chance().outcomes() == [(16, 3), (1, 3)]


@pytest.mark.parametrize(
    ("hero", "life", "skills", "manoeuvre"),
    [
        pytest.param(DARTAGNAN, 3, (2, 2, 3, 4), (1, 0, 2), marks=pytest.mark.rule("HERO-DARTAGNAN")),
        pytest.param(ATHOS, 3, (3, 4, 2, 2), LILIES, marks=pytest.mark.rule("HERO-ATHOS")),
        pytest.param(ARAMIS, 3, (4, 3, 2, 2), LILIES, marks=pytest.mark.rule("HERO-ARAMIS")),
        pytest.param(PORTHOS, 5, (2, 2, 4, 3), LILIES, marks=pytest.mark.rule("HERO-PORTHOS")),
        pytest.param(TREVILLE, 3, (3, 3, 2, 3), LILIES, marks=pytest.mark.rule("HERO-TREVILLE")),
    ],
)
def test_a_musketeer_fights_with_three_dice_and_has_two_slots_of_each_kind(
    hero: int, life: int, skills: tuple[int, int, int, int], manoeuvre: Faces
) -> None:
    assert BOX.heroes[hero] == HeroCard(life, 3, skills, manoeuvre, 2, 2)
    s = scene(6)
    assert s.s.life[hero] == life
    assert s.s.equipment[hero] == (1 << BLADE if hero == TREVILLE else 0)


@pytest.mark.parametrize(
    ("foe", "printed", "ability", "amount", "manoeuvre"),
    [
        pytest.param(HENCHMAN, (1, 2, 1, 1, 0), RETURNS, 0, NO_FACES, marks=pytest.mark.rule("CARD-HENCHMAN")),
        pytest.param(BOISRENARD, (1, 2, 1, 1, 0), FOE_PISTOL, 1, NO_FACES, marks=pytest.mark.rule("CARD-BOISRENARD")),
        pytest.param(LUBIN, (1, 2, 1, 1, 0), CUT_PURSE, 1, NO_FACES, marks=pytest.mark.rule("CARD-LUBIN")),
        pytest.param(BRISEMONT, (2, 3, 1, 2, 0), NO_ABILITY, 0, NO_FACES, marks=pytest.mark.rule("CARD-BRISEMONT")),
        pytest.param(BERNAJOUX, (2, 3, 1, 0, 1), NO_ABILITY, 0, SWORDS, marks=pytest.mark.rule("CARD-BERNAJOUX")),
        pytest.param(BISCARAT, (2, 3, 1, 2, 0), STEADY, 0, NO_FACES, marks=pytest.mark.rule("CARD-BISCARAT")),
        pytest.param(CAHUSAC, (2, 3, 1, 0, 1), REROLLS_SHIELD, 0, NO_FACES, marks=pytest.mark.rule("CARD-CAHUSAC")),
        pytest.param(VITRAY, (2, 3, 1, 2, 0), FOE_ARMOUR, 1, NO_FACES, marks=pytest.mark.rule("CARD-VITRAY")),
        pytest.param(JUSSAC, (3, 3, 1, 2, 1), PARTING_WOUND, 1, NO_FACES, marks=pytest.mark.rule("CARD-JUSSAC")),
        pytest.param(CAVOIS, (3, 4, 2, 3, 0), NO_ABILITY, 0, NO_FACES, marks=pytest.mark.rule("CARD-CAVOIS")),
        pytest.param(LAFFEMAS, (3, 4, 1, 3, 0), JAILER, 0, NO_FACES, marks=pytest.mark.rule("CARD-LAFFEMAS")),
        pytest.param(LA_HOUDINIERE, (3, 4, 1, 0, 2), NO_ABILITY, 0, SWORDS, marks=pytest.mark.rule("CARD-LA-HOUDINIERE")),
        pytest.param(ROCHEFORT, (0, 4, 5, 0, 0), NO_ABILITY, 0, SWORDS, marks=pytest.mark.rule("FOE-ROCHEFORT")),
        pytest.param(NEMESIS_DUELLIST, (0, 3, 1, 0, 0), NO_ABILITY, 0, NO_FACES, marks=pytest.mark.rule("CARD-NEMESIS")),
    ],
)
def test_an_adversary_has_strength_dice_life_and_reward(
    foe: int, printed: tuple[int, int, int, int, int], ability: int, amount: int, manoeuvre: Faces
) -> None:
    assert BOX.foes[foe] == FoeCard(*printed, ability, amount, manoeuvre, True, NO_FACES)


@pytest.mark.parametrize(
    ("trap", "amount", "face"),
    [
        pytest.param(BEGGARS, 2, -1, marks=pytest.mark.rule("CARD-BEGGARS")),
        pytest.param(THIEF, 1, SWORD, marks=pytest.mark.rule("CARD-THIEF")),
        pytest.param(ASSASSIN, 1, SWORD, marks=pytest.mark.rule("CARD-ASSASSIN")),
        pytest.param(HARLOT, 1, -1, marks=pytest.mark.rule("CARD-HARLOT")),
        pytest.param(NEMESIS, 3, -1, marks=pytest.mark.rule("CARD-NEMESIS")),
    ],
)
def test_a_trap_has_strength_one(trap: int, amount: int, face: int) -> None:
    assert BOX.traps[trap] == TrapPrint(1, amount, face)


@pytest.mark.parametrize(
    ("item", "payment", "price", "amount"),
    [
        pytest.param(THOROUGHBRED, PAID_PISTOLES, 2, 0, marks=pytest.mark.rule("ITEM-THOROUGHBRED")),
        pytest.param(PISTOL, PAID_PISTOLES, 2, 1, marks=pytest.mark.rule("ITEM-PISTOL")),
        pytest.param(ARMOUR, PAID_PISTOLES, 3, 1, marks=pytest.mark.rule("ITEM-ARMOUR")),
        pytest.param(BLADE, PAID_PISTOLES, 2, 0, marks=pytest.mark.rule("ITEM-BLADE")),
        pytest.param(ITEM_BALM, PAID_PISTOLES, 1, 2, marks=pytest.mark.rule("ITEM-BALM")),
        pytest.param(MANOEUVRE, PAID_COMBAT, 1, 0, marks=pytest.mark.rule("ITEM-MANOEUVRE")),
        pytest.param(FIRST_UPGRADE, PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-ERUDITION", "ITEM-SKILL")),
        pytest.param(FIRST_UPGRADE + 1, PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-NOBILITY", "ITEM-SKILL")),
        pytest.param(FIRST_UPGRADE + 2, PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-GALLANTRY", "ITEM-SKILL")),
        pytest.param(FIRST_UPGRADE + 3, PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-PANACHE", "ITEM-SKILL")),
    ],
)
def test_two_of_each_item_are_in_stock(item: int, payment: int, price: int, amount: int) -> None:
    assert BOX.items[item] == ItemPrint(2, payment, price, amount)
    assert scene().s.stock[item] == 2


@pytest.mark.rule("ITEM-MANOEUVRE")
def test_the_improved_manoeuvre_is_one_of_each_face() -> None:
    assert BOX.improved_manoeuvre == (1, 1, 1)


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param(CARD_ERUDITION, 6, marks=pytest.mark.rule("CARD-ERUDITION")),
        pytest.param(CARD_NOBILITY, 6, marks=pytest.mark.rule("CARD-NOBILITY")),
        pytest.param(CARD_GALLANTRY, 6, marks=pytest.mark.rule("CARD-GALLANTRY")),
        pytest.param(CARD_PANACHE, 6, marks=pytest.mark.rule("CARD-PANACHE")),
        pytest.param(COMBAT, 13, marks=pytest.mark.rule("CARD-COMBAT")),
        pytest.param(DOUBLE, 3, marks=pytest.mark.rule("CARD-DOUBLE")),
    ],
)
def test_so_many_of_each_card_are_in_the_adventure_deck(card: int, copies: int) -> None:
    assert BOX.adventure_copies[card] == scene().s.deck[card] == copies


@pytest.mark.rule("CARD-COMBAT", "CARD-DOUBLE")
def test_a_combat_card_is_one_die_and_a_double_two() -> None:
    assert BOX.combat_dice == (1, 2)
