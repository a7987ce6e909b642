"""How likely each result of a roll is, and how likely the siege is lost."""

from collections.abc import Sequence
from itertools import product
from math import comb

from mousquetaires.engine.components import Faces
from mousquetaires.engine.derived_values import siege_blue_dice, siege_red_dice, smuggled_swords
from mousquetaires.engine.ids import SWORD
from mousquetaires.engine.view import Observation


def face_chances(dice: int, die: Faces, face: int) -> list[float]:
    """The chances that 0, 1, 2 ... dice show a face."""
    good, sides = die[face], sum(die)
    return [comb(dice, n) * good**n * (sides - good) ** (dice - n) / sides**dice for n in range(dice + 1)]


def siege_loss_chance(o: Observation, laid: Sequence[int]) -> float | None:
    """The chance that this turn's dice lose the siege, before any sacrifice. None if Milady may reroll a die."""
    box = o.table.components
    if box.time_dice[o.time] + o.reinforced > box.red_dice:  # SIEGE-2
        return None
    blue = face_chances(siege_blue_dice(box, laid), box.blue_die, SWORD)
    red = face_chances(siege_red_dice(box, o.time, o.reinforced), box.red_die, SWORD)
    ahead = o.siege + box.siege_end - smuggled_swords(box, o.paris_card)
    lost = [p * q for (ours, p), (hers, q) in product(enumerate(blue), enumerate(red)) if ahead + ours - hers <= 0]
    return sum(lost)
