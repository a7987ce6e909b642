"""Duels with the adversaries and the Nemesis at Paris and the Louvre (DUEL, TRAP)."""

from typing import TYPE_CHECKING, Final

from ..components import RETURNS
from ..effects.on_cards import remove_adversary, remove_trap
from ..effects.on_missions import forget_nemesis
from ..effects.on_tracks import gain_epic, gain_pistoles
from ..frames import Contents
from ..ids import NEMESIS
from .duel_with_reward import DuelWithReward, duel_with_reward_steps
from .mission_cards import MissionCheck

if TYPE_CHECKING:
    from ..machine import Game


class AdversaryDuel(DuelWithReward):
    """A duel with an adversary card at Paris or the Louvre."""

    __slots__ = ()
    kind = "adversary_duel"

    def contents(self) -> Contents:
        return ADVERSARY_DUEL_STEPS

    def won(self, g: "Game") -> int:
        card = g.table.components.foes[self.foe]
        gain_pistoles(g, card.pistoles)  # DUEL-12, RUL-REWARD-BEATEN
        gain_epic(g, card.epic)  # DUEL-12
        remove_adversary(g, self.foe, card.ability == RETURNS)  # DUEL-12, CARD-HENCHMAN
        return g.call(MissionCheck(self.place))


ADVERSARY_DUEL_STEPS: Final = duel_with_reward_steps(AdversaryDuel)


class NemesisDuel(DuelWithReward):
    """The named Musketeer fights their Nemesis. This is no mission step, so Rochefort does not come."""

    __slots__ = ()
    kind = "nemesis_duel"

    def contents(self) -> Contents:
        return NEMESIS_DUEL_STEPS

    def won(self, g: "Game") -> int:
        forget_nemesis(g)
        remove_trap(g, NEMESIS)  # TRAP-2, CARD-NEMESIS
        return g.call(MissionCheck(self.place))


NEMESIS_DUEL_STEPS: Final = duel_with_reward_steps(NemesisDuel)
