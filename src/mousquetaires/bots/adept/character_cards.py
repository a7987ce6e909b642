"""The value of character cards for the adept: when to play them."""

from mousquetaires.engine import components
from mousquetaires.engine.ids import FIRST_CHARACTER, QUEST

from .musketeer_position import MusketeerPosition
from .siege import die_worth
from .turns_left import honour_price


def character_worth(position: MusketeerPosition, card: int, hero: int) -> float:
    """The value of a character card now."""
    o = position.o
    printed = position.box.characters[card - FIRST_CHARACTER]
    if printed.effect == components.CHARACTER_SIEGE:
        return printed.amount * die_worth(position)
    if printed.effect == components.CHARACTER_PISTOLES:
        return min(printed.amount, position.box.purse_most - o.purse) * max(
            position.earned_price(), position.pistole_price()
        )
    if printed.effect == components.CHARACTER_EPIC:
        return printed.amount * position.epic_price()
    if printed.effect == components.CHARACTER_HEALS:
        missing = min(position.box.heroes[hero].life - o.life[hero], printed.amount)
        return missing * position.life_price(hero) * 1.3
    if printed.effect == components.CHARACTER_HONOUR:
        return printed.amount * honour_price(position) if o.honour < position.box.honour else 0.0
    if printed.effect == components.CHARACTER_DRAWS:
        return printed.amount * 0.9 * position.prices.draw
    return unmasking(position, printed.amount_alone)


def unmasking(position: MusketeerPosition, cards_alone: int) -> float:
    """The value of Kitty: she unmasks Milady, or draws cards in a game without her."""
    if position.table.solo:
        return cards_alone * 0.9 * position.prices.draw
    return 0.0 if position.o.shown else 2.0 * position.chance_at(QUEST)
