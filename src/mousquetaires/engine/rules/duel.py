"""DUEL: a Musketeer fights one foe until one of them is wounded."""

from typing import TYPE_CHECKING, Final

from ..components import FoeCard
from ..frames import Contents, Frame
from .duel_outcome import Compare, End
from .duel_preparation import CombatCards, EpicForDuel, Gift, TurnUpToken
from .duel_rolls import BladeDie, FoeDie, FoeRerolls, RollBlue, RollRed, ToledoBlade

if TYPE_CHECKING:
    from ..machine import Game


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
            self.blue_dice += dice  # DUEL-1
            g.emit("dice_added", self.hero, dice, self.blue_dice)


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
