"""DUEL: who is wounded by the dice, and how a duel ends."""

from typing import TYPE_CHECKING, Final

from ..components import CUT_PURSE, FOE_ARMOUR, FOE_PISTOL, JAILER, NO_FACES, PARTING_WOUND, STEADY, Faces, FoeCard
from ..effects.on_cards import equipped
from ..effects.on_milady import wound_foe, wound_token
from ..effects.on_musketeers import lose_life, mark_for_bastille, put_out
from ..effects.on_tracks import lose_pistoles
from ..frames import Step
from ..ids import ARMOUR, NAMED_FOES, PISTOL

if TYPE_CHECKING:
    from ..machine import Game
    from .duel import Duel

# What came of a duel, as bits.
FOE_WOUNDED: Final = 1
HERO_WOUNDED: Final = 2
BEATEN: Final = 4
HERO_OUT: Final = 8
SNARED: Final = 16  # the face-down token was a snare: no duel took place


def shows(blue: int, manoeuvre: Faces) -> bool:
    """Whether the roll contains a manoeuvre's three faces."""
    return (blue & 15) >= manoeuvre[0] and (blue >> 4 & 15) >= manoeuvre[1] and (blue >> 8) >= manoeuvre[2]


class Compare(Step["Duel"]):
    """Manoeuvres first, then Swords against Shields. Both sides strike at the same time."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        foe = duel.foe_card(g)
        improved = bool(g.s.improved >> duel.hero & 1)
        mine = any(shows(duel.blue_roll, m) for m in g.table.manoeuvres(duel.hero, improved))  # DUEL-5, DUEL-15
        his = foe.manoeuvre != NO_FACES and foe.rolls and shows(duel.red_roll, foe.manoeuvre)
        if mine:
            g.emit("manoeuvre_shown", duel.hero)
        if his:
            g.emit("foe_manoeuvre_shown", duel.foe)
        if mine or his:
            strike(g, duel, int(mine), int(his))  # DUEL-5, DUEL-6, DUEL-7, DUEL-22
        else:
            dealt, taken = compare_swords(g, duel, foe)
            strike(g, duel, dealt, taken)
        wounded = duel.outcome & (FOE_WOUNDED | HERO_WOUNDED)
        return duel.next_step() if wounded else next_round(duel, foe)  # DUEL-9


def compare_swords(g: "Game", duel: "Duel", foe: FoeCard) -> tuple[int, int]:
    """The wounds that the Musketeer deals and takes: each Sword that no Shield stops is one."""
    items = g.table.components.items
    first = duel.round == 0
    swords = duel.blue_roll & 15
    shields = duel.blue_roll >> 4 & 15
    if first and equipped(g, duel.hero, PISTOL):
        swords += items[PISTOL].amount  # DUEL-16, ITEM-PISTOL
    if equipped(g, duel.hero, ARMOUR):
        shields += items[ARMOUR].amount  # DUEL-17, ITEM-ARMOUR
    red_swords = duel.red_roll & 15
    red_shields = duel.red_roll >> 4 & 15
    if foe.ability == FOE_PISTOL and first:
        red_swords += foe.ability_amount  # CARD-BOISRENARD
    if foe.ability == FOE_ARMOUR:
        red_shields += foe.ability_amount  # DUEL-21, CARD-VITRAY
    return max(0, swords - red_shields), max(0, red_swords - shields)  # DUEL-8


def strike(g: "Game", duel: "Duel", dealt: int, taken: int) -> None:
    if dealt and taken and duel.foe_card(g).one_wound_each:
        dealt = taken = 1  # RUL-MUTUAL-ROCHEFORT
    if dealt:
        duel.outcome |= FOE_WOUNDED
        hurt_foe(g, duel, dealt)
    if taken:
        duel.outcome |= HERO_WOUNDED
        lose_life(g, duel.hero, taken)


def hurt_foe(g: "Game", duel: "Duel", wounds: int) -> None:
    if duel.foe < NAMED_FOES:
        wound_foe(g, duel.foe, wounds)
        left = g.s.foe_life[duel.foe]
    else:
        wound_token(g, duel.space, wounds)
        left = duel.foe_card(g).life - g.s.token_wounds[duel.space]
    if left <= 0:
        duel.outcome |= BEATEN  # DUEL-12, DUEL-13, RUL-PLAIN-DUELLIST


def next_round(duel: "Duel", foe: FoeCard) -> int:
    """Each side drops a die. With nothing left to roll there is no result."""
    stays = foe.ability == STEADY or not foe.rolls  # DUEL-19, CARD-BISCARAT
    if stays and duel.blue_dice == 0:  # DUEL-19, RUL-FIXED-TOKENS
        return duel.go_to("end")
    duel.round += 1
    duel.blue_dice = max(0, duel.blue_dice - 1)  # DUEL-10
    if not stays:
        duel.red_dice = max(0, duel.red_dice - 1)  # DUEL-10
    nothing_left = duel.blue_dice == 0 and duel.red_dice == 0 and not stays
    return duel.go_to("end" if nothing_left else "roll_blue")  # DUEL-11, RUL-NO-DICE


class End(Step["Duel"]):
    """Last wounds and consequences. The frame below learns what came of the duel."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        foe = duel.foe_card(g)
        if foe.ability == PARTING_WOUND:
            parting_wound(g, duel.hero, foe.ability_amount)  # DUEL-20, CARD-JUSSAC
        if foe.ability == CUT_PURSE and not duel.outcome & BEATEN:
            lose_pistoles(g, foe.ability_amount)  # CARD-LUBIN
        if g.s.life[duel.hero] == 0:
            duel.outcome |= HERO_OUT
            if foe.ability == JAILER:
                mark_for_bastille(g, duel.hero)  # CARD-LAFFEMAS
            put_out(g, duel.hero)  # DUEL-14
        g.emit("duel_ended", duel.hero, duel.foe, duel.outcome)
        return g.done(duel.outcome)


def parting_wound(g: "Game", hero: int, wounds: int) -> None:
    if equipped(g, hero, ARMOUR):
        g.emit("parting_wound_absorbed", hero)  # DUEL-20, CARD-JUSSAC
    elif g.s.life[hero]:
        lose_life(g, hero, wounds)  # DUEL-20, CARD-JUSSAC
