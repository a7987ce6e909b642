"""What is printed on the dice, heroes, adversaries, traps, items and cards of these chapters."""

import pytest

from mousquetaires.engine import components as c
from mousquetaires.engine import ids
from mousquetaires.engine.components import NO_FACES, Faces, FoeCard, HeroCard, ItemPrint, TrapPrint
from mousquetaires.engine.notation import parse
from tests.box import box
from tests.rules import printed
from tests.rules.duels import facing
from tests.scene import scene

NO, NONE, LILIES, SWORDS = c.NO_ABILITY, NO_FACES, (0, 0, 3), (3, 0, 0)


@pytest.mark.rule("DICE-BLUE")
def test_six_blue_dice_show_two_of_each_face() -> None:
    assert (box().blue_dice, box().blue_die) == (6, (2, 2, 2))
    s = facing("henchman", ids.PORTHOS)
    s.g.act(s.seat, parse("duel henchman"))
    chance = s.g.chance()
    assert (chance.dice, chance.die, chance.total()) == (3, (2, 2, 2), 216)


@pytest.mark.rule("DICE-RED")
def test_four_red_dice_show_swords_and_shields_and_no_lily() -> None:
    swords, shields, lilies = box().red_die
    assert (box().red_dice, swords + shields, lilies) == (4, 6, 0)
    s = scene().paris("message").trap("thief", "paris").at("louvre", ids.PORTHOS).turn(ids.PORTHOS)
    s.g.act(s.seat, parse("move paris"))
    assert s.g.chance().outcomes() == [(16, shields), (1, swords)]


@pytest.mark.parametrize(
    ("hero", "life", "manoeuvre"),
    [
        pytest.param(ids.DARTAGNAN, 3, (1, 0, 2), marks=pytest.mark.rule("HERO-DARTAGNAN")),
        pytest.param(ids.ATHOS, 3, LILIES, marks=pytest.mark.rule("HERO-ATHOS")),
        pytest.param(ids.ARAMIS, 3, LILIES, marks=pytest.mark.rule("HERO-ARAMIS")),
        pytest.param(ids.PORTHOS, 5, LILIES, marks=pytest.mark.rule("HERO-PORTHOS")),
        pytest.param(ids.TREVILLE, 3, LILIES, marks=pytest.mark.rule("HERO-TREVILLE")),
    ],
)
def test_a_musketeer_fights_with_three_dice_and_has_two_slots_of_each_kind(
    hero: int, life: int, manoeuvre: Faces
) -> None:
    assert box().heroes[hero] == HeroCard(life, 3, box().heroes[hero].skills, manoeuvre, 2, 2)
    s = scene(6)
    assert s.s.life[hero] == life
    assert s.s.equipment[hero] == (1 << ids.BLADE if hero == ids.TREVILLE else 0)


@pytest.mark.parametrize(
    ("hero", "skill"),
    [
        pytest.param(ids.DARTAGNAN, ids.PANACHE, marks=pytest.mark.rule("HERO-DARTAGNAN")),
        pytest.param(ids.ATHOS, ids.NOBILITY, marks=pytest.mark.rule("HERO-ATHOS")),
        pytest.param(ids.ARAMIS, ids.ERUDITION, marks=pytest.mark.rule("HERO-ARAMIS")),
        pytest.param(ids.PORTHOS, ids.GALLANTRY, marks=pytest.mark.rule("HERO-PORTHOS")),
    ],
)
def test_each_of_the_four_musketeers_excels_in_one_skill(hero: int, skill: int) -> None:
    skills = box().heroes[hero].skills
    assert [number for number, points in enumerate(skills) if points == max(skills)] == [skill]
    assert skills[skill] == max(card.skills[skill] for card in box().heroes)


@pytest.mark.parametrize(
    ("foe", "strength", "life", "ability", "amount", "manoeuvre"),
    [
        pytest.param(ids.HENCHMAN, 1, 1, c.RETURNS, 0, NONE, marks=pytest.mark.rule("CARD-HENCHMAN")),
        pytest.param(ids.BOISRENARD, 1, 1, c.FOE_PISTOL, 1, NONE, marks=pytest.mark.rule("CARD-BOISRENARD")),
        pytest.param(ids.LUBIN, 1, 1, c.CUT_PURSE, 1, NONE, marks=pytest.mark.rule("CARD-LUBIN")),
        pytest.param(ids.BRISEMONT, 2, 1, NO, 0, NONE, marks=pytest.mark.rule("CARD-BRISEMONT")),
        pytest.param(ids.BERNAJOUX, 2, 1, NO, 0, SWORDS, marks=pytest.mark.rule("CARD-BERNAJOUX")),
        pytest.param(ids.BISCARAT, 2, 1, c.STEADY, 0, NONE, marks=pytest.mark.rule("CARD-BISCARAT")),
        pytest.param(ids.CAHUSAC, 2, 1, c.REROLLS_SHIELD, 0, NONE, marks=pytest.mark.rule("CARD-CAHUSAC")),
        pytest.param(ids.VITRAY, 2, 1, c.FOE_ARMOUR, 1, NONE, marks=pytest.mark.rule("CARD-VITRAY")),
        pytest.param(ids.JUSSAC, 3, 1, c.PARTING_WOUND, 1, NONE, marks=pytest.mark.rule("CARD-JUSSAC")),
        pytest.param(ids.CAVOIS, 3, 2, NO, 0, NONE, marks=pytest.mark.rule("CARD-CAVOIS")),
        pytest.param(ids.LAFFEMAS, 3, 1, c.JAILER, 0, NONE, marks=pytest.mark.rule("CARD-LAFFEMAS")),
        pytest.param(ids.LA_HOUDINIERE, 3, 1, NO, 0, SWORDS, marks=pytest.mark.rule("CARD-LA-HOUDINIERE")),
    ],
)
def test_an_adversary_has_strength_dice_and_life(
    foe: int, strength: int, life: int, ability: int, amount: int, manoeuvre: Faces
) -> None:
    card = box().foes[foe]
    values = (strength, card.dice, life, card.pistoles, card.epic, ability, amount, manoeuvre, True, NO_FACES)
    assert card == FoeCard(*values)
    assert 2 <= card.dice <= box().red_dice


@pytest.mark.rule("CARD-BRISEMONT", "CARD-CAVOIS")
def test_brisemont_has_three_dice_and_cavois_four() -> None:
    assert (box().foes[ids.BRISEMONT].dice, box().foes[ids.CAVOIS].dice) == (3, 4)


@pytest.mark.rule("CARD-HENCHMAN", "CARD-BOISRENARD", "CARD-LUBIN")
@pytest.mark.parametrize("foe", [ids.HENCHMAN, ids.BOISRENARD, ids.LUBIN])
def test_an_adversary_of_strength_one_is_worth_one_pistole(foe: int) -> None:
    assert (box().foes[foe].pistoles, box().foes[foe].epic) == (1, 0)


@pytest.mark.rule("FOE-ROCHEFORT")
def test_rochefort_has_four_dice_and_five_life_and_no_reward() -> None:
    assert box().foes[ids.ROCHEFORT] == FoeCard(0, 4, 5, 0, 0, NO, 0, SWORDS, True, NO_FACES)


@pytest.mark.rule("CARD-NEMESIS")
def test_the_nemesis_has_one_life_and_no_reward() -> None:
    card = box().foes[ids.NEMESIS_DUELLIST]
    assert card == FoeCard(0, card.dice, 1, 0, 0, NO, 0, NONE, True, NO_FACES)
    s = scene().paris("message").trap("nemesis", "paris", ids.PORTHOS).at("paris", ids.PORTHOS).turn(ids.PORTHOS)
    s.rolls(blue="LLL", red="H" * card.dice).does("duel nemesis")
    assert s.said("red_rolled") == [(ids.NEMESIS_DUELLIST, card.dice * 16)]


@pytest.mark.parametrize(
    ("trap", "amount", "face"),
    [
        pytest.param(ids.BEGGARS, 2, -1, marks=pytest.mark.rule("CARD-BEGGARS")),
        pytest.param(ids.THIEF, 1, ids.SWORD, marks=pytest.mark.rule("CARD-THIEF")),
        pytest.param(ids.ASSASSIN, 1, ids.SWORD, marks=pytest.mark.rule("CARD-ASSASSIN")),
        pytest.param(ids.HARLOT, 1, -1, marks=pytest.mark.rule("CARD-HARLOT")),
    ],
)
def test_a_trap_has_strength_one(trap: int, amount: int, face: int) -> None:
    assert box().traps[trap] == TrapPrint(1, amount, face)


@pytest.mark.rule("CARD-NEMESIS")
def test_the_nemesis_has_strength_one_and_its_duellists_dice() -> None:
    assert box().traps[ids.NEMESIS] == TrapPrint(1, box().foes[ids.NEMESIS_DUELLIST].dice, -1)


@pytest.mark.parametrize(
    ("item", "amount"),
    [
        pytest.param("thoroughbred", 0, marks=pytest.mark.rule("ITEM-THOROUGHBRED")),
        pytest.param("pistol", 1, marks=pytest.mark.rule("ITEM-PISTOL")),
        pytest.param("armour", 1, marks=pytest.mark.rule("ITEM-ARMOUR")),
        pytest.param("blade", 0, marks=pytest.mark.rule("ITEM-BLADE")),
        pytest.param("balm", 2, marks=pytest.mark.rule("ITEM-BALM")),
    ],
)
def test_two_of_each_item_that_pistoles_buy_are_in_stock(item: str, amount: int) -> None:
    number, price = ids.ITEM_NAMES.index(item), printed.price(item)
    assert box().items[number] == ItemPrint(2, c.PAID_PISTOLES, price, amount)
    s = scene().put(purse=price).life(ids.ATHOS, 1).turn(ids.ATHOS)
    assert s.s.stock[number] == 2
    assert s.does("equip", f"buy {item}").s.purse == 0


@pytest.mark.parametrize(
    ("item", "payment", "price", "amount"),
    [
        pytest.param(ids.MANOEUVRE, c.PAID_COMBAT, 1, 0, marks=pytest.mark.rule("ITEM-MANOEUVRE")),
        pytest.param(ids.FIRST_UPGRADE, c.PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-ERUDITION", "ITEM-SKILL")),
        pytest.param(ids.FIRST_UPGRADE + 1, c.PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-NOBILITY", "ITEM-SKILL")),
        pytest.param(ids.FIRST_UPGRADE + 2, c.PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-GALLANTRY", "ITEM-SKILL")),
        pytest.param(ids.FIRST_UPGRADE + 3, c.PAID_CARD, 1, 1, marks=pytest.mark.rule("ITEM-PANACHE", "ITEM-SKILL")),
    ],
)
def test_two_of_each_upgrade_are_in_stock(item: int, payment: int, price: int, amount: int) -> None:
    assert box().items[item] == ItemPrint(2, payment, price, amount)
    assert scene().s.stock[item] == 2


@pytest.mark.rule("ITEM-MANOEUVRE")
def test_the_improved_manoeuvre_is_one_of_each_face() -> None:
    assert box().improved_manoeuvre == (1, 1, 1)


@pytest.mark.parametrize(
    ("card", "copies"),
    [
        pytest.param(ids.CARD_ERUDITION, 6, marks=pytest.mark.rule("CARD-ERUDITION")),
        pytest.param(ids.CARD_NOBILITY, 6, marks=pytest.mark.rule("CARD-NOBILITY")),
        pytest.param(ids.CARD_GALLANTRY, 6, marks=pytest.mark.rule("CARD-GALLANTRY")),
        pytest.param(ids.CARD_PANACHE, 6, marks=pytest.mark.rule("CARD-PANACHE")),
        pytest.param(ids.COMBAT, 13, marks=pytest.mark.rule("CARD-COMBAT")),
        pytest.param(ids.DOUBLE, 3, marks=pytest.mark.rule("CARD-DOUBLE")),
    ],
)
def test_so_many_of_each_card_are_in_the_adventure_deck(card: int, copies: int) -> None:
    assert box().adventure_copies[card] == scene().s.deck[card] == copies


@pytest.mark.rule("CARD-COMBAT", "CARD-DOUBLE")
def test_a_combat_card_is_one_die_and_a_double_two() -> None:
    assert box().combat_dice == (1, 2)
