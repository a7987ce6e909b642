"""TRAP: a Thief or an Assassin attacks the Musketeers at a mission."""

from typing import TYPE_CHECKING, Final

from ..chance import TRAP_DIE, Chance, roll
from ..effects.on_cards import trap_at
from ..effects.on_musketeers import has_played, is_lying, lose_life, put_out
from ..effects.on_tracks import lose_pistoles
from ..frames import ROLL, Contents, Done, Frame, Step
from ..ids import ASSASSIN, THIEF
from .recovery import Recover

if TYPE_CHECKING:
    from ..machine import Game


class TrapAttack(Frame):
    """A Thief or an Assassin attacks a Musketeer at a place."""

    __slots__ = ()
    kind = "trap_bite"
    fields = ("result", "hero", "place")

    def contents(self) -> Contents:
        return TRAP_ATTACK_STEPS


class RollTrap(Step[TrapAttack]):
    __slots__ = ()

    def run(self, g: "Game", attack: TrapAttack) -> int:
        trap = trap_at(g, attack.place)
        attacks = trap == THIEF or trap == ASSASSIN
        return ROLL if attacks and not is_lying(g, attack.hero) else g.done()

    def chance(self, g: "Game", attack: TrapAttack) -> Chance:
        return roll(TRAP_DIE, 1, g.table.components.red_die)  # TRAP-4

    def land(self, g: "Game", attack: TrapAttack, outcome: int) -> None:
        trap = trap_at(g, attack.place)
        printed = g.table.components.traps[trap]
        face = 0 if outcome & 15 else 1
        g.emit("trap_rolled", attack.hero, trap, face)
        attack.next_step()
        if face != printed.face:
            return
        if trap == THIEF:
            lose_pistoles(g, printed.amount)  # TRAP-4, CARD-THIEF
        else:
            lose_life(g, attack.hero, printed.amount)  # TRAP-4, CARD-ASSASSIN
            if g.s.life[attack.hero] == 0:
                fall_to_assassin(g, attack.hero)


TRAP_ATTACK_STEPS: Final = Contents(TrapAttack, {"roll": RollTrap(), "recover": Done()})


def fall_to_assassin(g: "Game", hero: int) -> None:
    """A Musketeer who falls before their turn recovers at once; during or after it, on the next turn."""
    put_out(g, hero)
    turns = [frame.hero for frame in g.stack if frame.kind == "hero_turn" or frame.kind == "order"]
    acting = hero in turns  # RUL-ORDERED-FALL
    too_late = has_played(g, hero) or g.s.phase >= 3  # MUS-4: also when the turn was lost with the sand
    if not acting and not too_late:  # MUS-3, MUS-4, RUL-OUT-TIMING
        g.call(Recover(hero))
