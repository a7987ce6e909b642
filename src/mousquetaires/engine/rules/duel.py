"""DUEL: a Musketeer fights one foe until one of them is wounded."""

from typing import TYPE_CHECKING, Final

from ..actions import BLADE, GIFT, PASS, REROLL, SPEND, VERB_BITS, VERB_MASK
from ..card_effects import equipped, turn_up
from ..chance import BLADE_DIE, DUEL_BLUE, DUEL_RED, FOE_REROLL, Chance, roll
from ..components import (
    CUT_PURSE,
    FOE_ARMOUR,
    FOE_PISTOL,
    JAILER,
    NO_FACES,
    PARTING_WOUND,
    REROLLS_SHIELD,
    STEADY,
    Faces,
    FoeCard,
)
from ..effects import lose_life, lose_pistoles, mark_for_bastille, put_out, spend_epic
from ..frames import ASK, ROLL, Contents, Frame, Step
from ..ids import (
    ARMOUR,
    LILY,
    MILADY,
    NAMED_FOES,
    PISTOL,
    RETURN,
    SHIELD,
    SWORD,
    TOKEN_FOE,
    TOKEN_SNARE,
    UNKNOWN_FOE,
)
from ..ids import BLADE as TOLEDO
from ..milady_effects import wound_foe, wound_token
from ..prompts import Prompt
from ..reasons import Reason
from .combat_cards import combat_choices, gift_choices, may_use_gift, play_combat, use_gift

if TYPE_CHECKING:
    from ..machine import Game

# What came of a duel, as bits.
FOE_WOUNDED: Final = 1
HERO_WOUNDED: Final = 2
BEATEN: Final = 4
HERO_OUT: Final = 8
SNARED: Final = 16  # the face-down token was a snare: no duel took place

FACE_COUNT: Final = (1, 16, 256)  # one die of each face in a packed roll


def shows(blue: int, manoeuvre: Faces) -> bool:
    """Whether the roll contains a manoeuvre's three faces."""
    return (blue & 15) >= manoeuvre[0] and (blue >> 4 & 15) >= manoeuvre[1] and (blue >> 8) >= manoeuvre[2]


def face_of(die: int) -> int:
    """The face a single packed die shows."""
    return SWORD if die & 15 else SHIELD if die >> 4 & 15 else LILY


class Duel(Frame):
    """One duel. ``space`` is the space of a Quest token, and -1 against any other foe."""

    # fmt: off
    __slots__ = (
        "announced", "blade_face", "blade_used", "blue_dice", "blue_roll", "foe", "foe_reroll_used", "outcome",
        "red_dice", "red_roll", "round", "space",
    )
    kind = "duel"
    fields = (
        "blade_face", "hero", "space", "foe", "round", "blue_dice", "red_dice", "blue_roll", "red_roll",
        "blade_used foe_reroll_used announced", "outcome",
    )
    # fmt: on

    def __init__(self, hero: int = -1, foe: int = -1, space: int = -1) -> None:
        super().__init__(hero)
        self.foe = foe
        self.space = space
        self.round = 0
        self.blue_dice = 0  # that the Musketeer still rolls
        self.red_dice = 0  # that the foe still rolls
        self.blue_roll = 0  # what lies on the table
        self.red_roll = 0
        self.blade_face = 0  # of the die that the Toledo blade rolls again
        self.blade_used = False
        self.foe_reroll_used = False
        self.announced = False
        self.outcome = 0  # FOE_WOUNDED and the others

    def contents(self) -> Contents:
        return DUEL_STEPS

    def numbers(self) -> list[int]:
        used = self.blade_used | self.foe_reroll_used << 1 | self.announced << 2
        rolls = [self.blue_dice, self.red_dice, self.blue_roll, self.red_roll]
        return [self.blade_face, self.hero, self.space, self.foe, self.round, *rolls, used, self.outcome]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.place = 0, -1
        self.blade_face, self.hero, self.space, self.foe, self.round = numbers[:5]
        self.blue_dice, self.red_dice, self.blue_roll, self.red_roll, used, self.outcome = numbers[5:]
        self.blade_used, self.foe_reroll_used, self.announced = bool(used & 1), bool(used & 2), bool(used & 4)

    def foe_card(self, g: "Game") -> FoeCard:
        return g.table.foes[self.foe]

    def room(self, g: "Game") -> int:
        """How many more blue dice there are to add."""
        return g.table.components.blue_dice - self.blue_dice

    def add_dice(self, g: "Game", dice: int) -> None:
        if dice:
            self.blue_dice += dice
            g.emit("dice_added", self.hero, dice)


# --- before the dice ------------------------------------------------------------------------------


class CombatCards(Step[Duel]):
    """Announce the duel. A player who holds cards is asked for Combat cards."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        if not duel.announced:
            duel.announced = True
            duel.blue_dice = g.table.components.heroes[duel.hero].combat  # DUEL-1
            g.emit("duel_began", duel.hero, duel.foe)
        return ASK if g.s.hand_size[g.table.seat_of[duel.hero]] and duel.room(g) > 0 else duel.next_step()

    def ask(self, g: "Game", duel: Duel) -> Prompt:
        return Prompt(g, duel, "combat_cards", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: Duel) -> list[int]:
        return combat_choices(g, g.table.seat_of[duel.hero], duel.room(g))

    def why(self, g: "Game", duel: Duel, action: int) -> Reason:
        return Reason("DUEL-1", "reason-combat-cards", room=duel.room(g))

    def answer(self, g: "Game", duel: Duel, action: int) -> None:
        duel.add_dice(g, play_combat(g, duel.hero, action >> VERB_BITS))  # DUEL-1
        duel.next_step()


class Gift(Step[Duel]):
    """Aramis may discard a card for a die."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        return ASK if duel.room(g) > 0 and may_use_gift(g, duel.hero) else duel.next_step()  # DUEL-2

    def ask(self, g: "Game", duel: Duel) -> Prompt:
        return Prompt(g, duel, "gift", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: Duel) -> list[int]:
        return gift_choices(g, g.table.seat_of[duel.hero])

    def answer(self, g: "Game", duel: Duel, action: int) -> None:
        if action & VERB_MASK == GIFT:
            use_gift(g, duel.hero, action >> VERB_BITS)
            duel.add_dice(g, 1)  # DUEL-2
        duel.next_step()


class TurnUpToken(Step[Duel]):
    """A token that lies face down is turned up. A snare is no duel."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        if duel.foe == UNKNOWN_FOE:
            turn_up(g, duel.space)  # RET-1
            token = g.s.spaces[duel.space]
            if token == TOKEN_SNARE:
                return g.done(SNARED)  # RUL-BLIND-SNARE
            duel.foe = TOKEN_FOE[token]
        duel.red_dice = duel.foe_card(g).dice  # DUEL-3
        return duel.next_step()


class EpicForDuel(Step[Duel]):
    """On the way back to Paris, Epic tokens add dice against a token. One for All gives such tokens."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        helps = duel.space >= 0 and g.s.board == RETURN  # RET-2
        return ASK if helps and duel.room(g) > 0 and (g.s.epic or g.s.one_for_all) else duel.next_step()

    def ask(self, g: "Game", duel: Duel) -> Prompt:
        return Prompt(g, duel, "epic_for_duel", g.table.team_mask, duel.hero)  # RUL-TEAM-DECIDES

    def options(self, g: "Game", duel: Duel) -> list[int]:
        return [SPEND | n << VERB_BITS for n in range(min(g.s.epic, duel.room(g)) + 1)]  # RET-2

    def answer(self, g: "Game", duel: Duel, action: int) -> None:
        spend_epic(g, action >> VERB_BITS)
        duel.add_dice(g, action >> VERB_BITS)  # RET-2
        duel.next_step()


# --- a round of dice ------------------------------------------------------------------------------


class RollBlue(Step[Duel]):
    """The Musketeer rolls."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        if duel.blue_dice:
            return ROLL
        duel.blue_roll = 0
        return duel.next_step()

    def chance(self, g: "Game", duel: Duel) -> Chance:
        return roll(DUEL_BLUE, duel.blue_dice, g.table.components.blue_die)  # DUEL-4

    def land(self, g: "Game", duel: Duel, outcome: int) -> None:
        duel.blue_roll = outcome
        g.emit("blue_rolled", duel.hero, outcome)
        duel.next_step()


class RollRed(Step[Duel]):
    """The foe rolls. Some foes have fixed faces instead."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        foe = duel.foe_card(g)
        if foe.rolls and duel.red_dice:
            return ROLL
        duel.red_roll = 0 if foe.rolls else foe.fixed[0] | foe.fixed[1] << 4  # DUEL-19
        return duel.next_step()

    def chance(self, g: "Game", duel: Duel) -> Chance:
        return roll(DUEL_RED, duel.red_dice, g.table.components.red_die)  # DUEL-4

    def land(self, g: "Game", duel: Duel, outcome: int) -> None:
        duel.red_roll = outcome
        g.emit("red_rolled", duel.foe, outcome)
        duel.next_step()


class FoeRerolls(Step[Duel]):
    """Cahusac may roll one Shield again. This comes before the Musketeer's Toledo blade."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        shield = duel.red_roll >> 4 & 15
        may_reroll = duel.foe_card(g).ability == REROLLS_SHIELD and not duel.foe_reroll_used  # CARD-CAHUSAC, DUEL-22
        if not (may_reroll and shield):
            return duel.go_to("blade")
        if g.table.milady:
            return ASK
        duel.foe_reroll_used = True
        return duel.next_step()  # SOLO-7

    def ask(self, g: "Game", duel: Duel) -> Prompt:
        return Prompt(g, duel, "foe_reroll", 1 << MILADY, duel.hero)

    def options(self, g: "Game", duel: Duel) -> list[int]:
        return [PASS, REROLL]

    def answer(self, g: "Game", duel: Duel, action: int) -> None:
        if action == REROLL:
            duel.foe_reroll_used = True
            duel.next_step()
        else:
            duel.go_to("blade")


class FoeDie(Step[Duel]):
    """The foe's Shield is rolled again."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        return ROLL

    def chance(self, g: "Game", duel: Duel) -> Chance:
        return roll(FOE_REROLL, 1, g.table.components.red_die)

    def land(self, g: "Game", duel: Duel, outcome: int) -> None:
        duel.red_roll += outcome - FACE_COUNT[SHIELD]
        g.emit("foe_rerolled", duel.foe, face_of(outcome))
        duel.next_step()


class ToledoBlade(Step[Duel]):
    """Once in a duel, the owner of a Toledo blade may roll one die again."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        if equipped(g, duel.hero, TOLEDO) and not duel.blade_used and duel.blue_dice:
            return ASK  # DUEL-18, DUEL-22
        return duel.go_to("compare")

    def ask(self, g: "Game", duel: Duel) -> Prompt:
        return Prompt(g, duel, "blade", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: Duel) -> list[int]:
        faces = [face for face in (SWORD, SHIELD, LILY) if duel.blue_roll >> 4 * face & 15]
        return [PASS] + [BLADE | face << VERB_BITS for face in faces]

    def answer(self, g: "Game", duel: Duel, action: int) -> None:
        if action == PASS:
            duel.go_to("compare")
            return
        duel.blade_used = True  # DUEL-18
        duel.blade_face = action >> VERB_BITS
        duel.blue_roll -= FACE_COUNT[duel.blade_face]
        duel.next_step()


class BladeDie(Step[Duel]):
    """The Musketeer's die is rolled again."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        return ROLL

    def chance(self, g: "Game", duel: Duel) -> Chance:
        return roll(BLADE_DIE, 1, g.table.components.blue_die)

    def land(self, g: "Game", duel: Duel, outcome: int) -> None:
        duel.blue_roll += outcome
        g.emit("blade_used", duel.hero, duel.blade_face, face_of(outcome))
        duel.next_step()


# --- wounds ---------------------------------------------------------------------------------------


class Compare(Step[Duel]):
    """Manoeuvres first, then Swords against Shields. Both sides strike at the same time."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
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
            compare_swords(g, duel, foe)
        wounded = duel.outcome & (FOE_WOUNDED | HERO_WOUNDED)
        return duel.next_step() if wounded else next_round(duel, foe)  # DUEL-9


def compare_swords(g: "Game", duel: Duel, foe: FoeCard) -> None:
    """Each Sword that no Shield stops is a wound."""
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
    strike(g, duel, max(0, swords - red_shields), max(0, red_swords - shields))  # DUEL-8


def strike(g: "Game", duel: Duel, dealt: int, taken: int) -> None:
    if dealt and taken and duel.foe_card(g).one_wound_each:
        dealt = taken = 1  # RUL-MUTUAL-ROCHEFORT
    if dealt:
        duel.outcome |= FOE_WOUNDED
        hurt_foe(g, duel, dealt)
    if taken:
        duel.outcome |= HERO_WOUNDED
        lose_life(g, duel.hero, taken)


def hurt_foe(g: "Game", duel: Duel, wounds: int) -> None:
    if duel.foe < NAMED_FOES:
        wound_foe(g, duel.foe, wounds)
        left = g.s.foe_life[duel.foe]
    else:
        wound_token(g, duel.space, wounds)
        left = duel.foe_card(g).life - g.s.token_wounds[duel.space]
    if left <= 0:
        duel.outcome |= BEATEN  # DUEL-12, DUEL-13, RUL-PLAIN-DUELLIST


def next_round(duel: Duel, foe: FoeCard) -> int:
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


class End(Step[Duel]):
    """Last wounds and consequences. The frame below learns what came of the duel."""

    __slots__ = ()

    def run(self, g: "Game", duel: Duel) -> int:
        foe = duel.foe_card(g)
        if foe.ability == PARTING_WOUND:
            parting_wound(g, duel.hero, foe.ability_amount)
        if foe.ability == CUT_PURSE and not duel.outcome & BEATEN:
            lose_pistoles(g, foe.ability_amount)  # CARD-LUBIN
        if g.s.life[duel.hero] == 0:
            duel.outcome |= HERO_OUT
            if foe.ability == JAILER:
                mark_for_bastille(g, duel.hero)  # CARD-LAFFEMAS
            put_out(g, duel.hero)  # DUEL-14
        g.emit("duel_ended", duel.hero, duel.foe, duel.outcome)
        return g.done(duel.outcome)


DUEL_STEPS: Final = Contents(
    Duel,
    {
        "combat_cards": CombatCards(),
        "gift": Gift(),
        "turn_up": TurnUpToken(),
        "epic": EpicForDuel(),
        "roll_blue": RollBlue(),
        "roll_red": RollRed(),
        "foe_rerolls": FoeRerolls(),
        "foe_die": FoeDie(),
        "blade": ToledoBlade(),
        "blade_die": BladeDie(),
        "compare": Compare(),
        "end": End(),
    },
)


def parting_wound(g: "Game", hero: int, wounds: int) -> None:
    if equipped(g, hero, ARMOUR):
        g.emit("parting_wound_absorbed", hero)  # DUEL-20, CARD-JUSSAC
    elif g.s.life[hero]:
        lose_life(g, hero, wounds)  # DUEL-20, CARD-JUSSAC
