"""The value of character cards for the adept: when to play them."""

from mousquetaires.engine import components
from mousquetaires.engine.ids import FIRST_CHARACTER, QUEST

from .musketeer_position import Look
from .siege import die_worth
from .track_values import honour_price


def character_worth(look: Look, card: int, hero: int) -> float:
    """The value of a character card now."""
    o = look.o
    printed = look.box.characters[card - FIRST_CHARACTER]
    if printed.effect == components.CHARACTER_SIEGE:
        return printed.amount * die_worth(look)
    if printed.effect == components.CHARACTER_PISTOLES:
        return min(printed.amount, look.box.purse_most - o.purse) * max(look.earned_price(), look.pistole_price())
    if printed.effect == components.CHARACTER_EPIC:
        return printed.amount * look.epic_price()
    if printed.effect == components.CHARACTER_HEALS:
        missing = min(look.box.heroes[hero].life - o.life[hero], printed.amount)
        return missing * look.life_price(hero) * 1.3
    if printed.effect == components.CHARACTER_HONOUR:
        return printed.amount * honour_price(look) if o.honour < look.box.honour else 0.0
    if printed.effect == components.CHARACTER_DRAWS:
        return printed.amount * 0.9 * look.prices.draw
    return unmasking(look, printed.amount_alone)


def unmasking(look: Look, cards_alone: int) -> float:
    """The value of Kitty: she unmasks Milady, or draws cards in a game without her."""
    if look.table.solo:
        return cards_alone * 0.9 * look.prices.draw
    return 0.0 if look.o.shown else 2.0 * look.chance_at(QUEST)
