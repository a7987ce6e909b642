"""DUEL: a round of dice. Both sides roll, and some may roll a die again."""

from typing import TYPE_CHECKING, Final

from ..actions import BLADE, PASS, REROLL, VERB_BITS
from ..chance import BLADE_DIE, DUEL_BLUE, DUEL_RED, FOE_REROLL, Chance, roll
from ..components import REROLLS_SHIELD
from ..effects.on_cards import equipped
from ..frames import ASK, ROLL, Step
from ..ids import BLADE as TOLEDO
from ..ids import LILY, MILADY, SHIELD, SWORD
from ..prompts import Prompt

if TYPE_CHECKING:
    from ..machine import Game
    from .duel import Duel

FACE_COUNT: Final = (1, 16, 256)  # one die of each face in a packed roll


def face_of(die: int) -> int:
    """The face a single packed die shows."""
    return SWORD if die & 15 else SHIELD if die >> 4 & 15 else LILY


class RollBlue(Step["Duel"]):
    """The Musketeer rolls."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        if duel.blue_dice:
            return ROLL
        duel.blue_roll = 0  # DUEL-11, RUL-NO-DICE
        return duel.next_step()

    def chance(self, g: "Game", duel: "Duel") -> Chance:
        return roll(DUEL_BLUE, duel.blue_dice, g.table.components.blue_die)  # DUEL-4

    def land(self, g: "Game", duel: "Duel", outcome: int) -> None:
        duel.blue_roll = outcome
        g.emit("blue_rolled", duel.hero, outcome)
        duel.next_step()


class RollRed(Step["Duel"]):
    """The foe rolls. Some foes have fixed faces instead."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        foe = duel.foe_card(g)
        if foe.rolls and duel.red_dice:  # DUEL-11
            return ROLL
        duel.red_roll = 0 if foe.rolls else foe.fixed[0] | foe.fixed[1] << 4  # DUEL-19
        return duel.next_step()

    def chance(self, g: "Game", duel: "Duel") -> Chance:
        return roll(DUEL_RED, duel.red_dice, g.table.components.red_die)  # DUEL-4

    def land(self, g: "Game", duel: "Duel", outcome: int) -> None:
        duel.red_roll = outcome
        g.emit("red_rolled", duel.foe, outcome)
        duel.next_step()


class FoeRerolls(Step["Duel"]):
    """Cahusac may roll one Shield again. This comes before the Musketeer's Toledo blade."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        shield = duel.red_roll >> 4 & 15
        may_reroll = duel.foe_card(g).ability == REROLLS_SHIELD and not duel.foe_reroll_used  # CARD-CAHUSAC, DUEL-22
        if not (may_reroll and shield):
            return duel.go_to("blade")
        if g.table.milady:
            return ASK
        duel.foe_reroll_used = True
        return duel.next_step()  # SOLO-7

    def ask(self, g: "Game", duel: "Duel") -> Prompt:
        return Prompt(g, duel, "foe_reroll", 1 << MILADY, duel.hero)

    def options(self, g: "Game", duel: "Duel") -> list[int]:
        return [PASS, REROLL]

    def answer(self, g: "Game", duel: "Duel", action: int) -> None:
        if action == REROLL:
            duel.foe_reroll_used = True
            duel.next_step()
        else:
            duel.go_to("blade")


class FoeDie(Step["Duel"]):
    """The foe's Shield is rolled again."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        return ROLL

    def chance(self, g: "Game", duel: "Duel") -> Chance:
        return roll(FOE_REROLL, 1, g.table.components.red_die)

    def land(self, g: "Game", duel: "Duel", outcome: int) -> None:
        duel.red_roll += outcome - FACE_COUNT[SHIELD]
        g.emit("foe_rerolled", duel.foe, face_of(outcome), duel.red_roll)
        duel.next_step()


class ToledoBlade(Step["Duel"]):
    """Once in a duel, the owner of a Toledo blade may roll one die again."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        if equipped(g, duel.hero, TOLEDO) and not duel.blade_used and duel.blue_dice:
            return ASK  # DUEL-18, DUEL-22
        return duel.go_to("compare")

    def ask(self, g: "Game", duel: "Duel") -> Prompt:
        return Prompt(g, duel, "blade", 1 << g.table.seat_of[duel.hero], duel.hero)

    def options(self, g: "Game", duel: "Duel") -> list[int]:
        faces = [face for face in (SWORD, SHIELD, LILY) if duel.blue_roll >> 4 * face & 15]
        return [PASS] + [BLADE | face << VERB_BITS for face in faces]

    def answer(self, g: "Game", duel: "Duel", action: int) -> None:
        if action == PASS:
            duel.go_to("compare")
            return
        duel.blade_used = True  # DUEL-18
        duel.blade_face = action >> VERB_BITS
        duel.blue_roll -= FACE_COUNT[duel.blade_face]
        duel.next_step()


class BladeDie(Step["Duel"]):
    """The Musketeer's die is rolled again."""

    __slots__ = ()

    def run(self, g: "Game", duel: "Duel") -> int:
        return ROLL

    def chance(self, g: "Game", duel: "Duel") -> Chance:
        return roll(BLADE_DIE, 1, g.table.components.blue_die)

    def land(self, g: "Game", duel: "Duel", outcome: int) -> None:
        duel.blue_roll += outcome
        g.emit("blade_used", duel.hero, duel.blade_face, face_of(outcome), duel.blue_roll)
        duel.next_step()
