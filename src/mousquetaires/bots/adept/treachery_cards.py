"""When the adept Milady plays which Treachery card, and when she draws one."""

from mousquetaires.engine.actions import FILL, TAKE, arg_of, verb_of
from mousquetaires.engine.ids import (
    AMBUSH,
    ATHOS,
    BALM,
    CONSCRIPTS,
    DEAD_END,
    ISOLATION,
    PLOT,
    PRISON,
    QUEST,
    REINFORCEMENTS,
    ROCHEFORT,
)

from .milady_position import MiladyPosition


def treachery(position: MiladyPosition) -> int:
    """Play the card that hurts the Musketeers most, or draw one."""
    return max(position.prompt.options, key=lambda action: play_worth(position, action) + 0.2 * position.rng.random())


def play_worth(position: MiladyPosition, action: int) -> float:
    return take_worth(position) if action == TAKE else damage(position, arg_of(action))


def take_worth(position: MiladyPosition) -> float:
    """The value of drawing a card: it needs a turn to be played in."""
    held = position.o.treachery_hand_size
    room = position.turns_left() - 1 - held
    return position.prices.take if room > 0 else 0.3 * position.prices.take


def damage(position: MiladyPosition, card: int) -> float:
    """What a Treachery card costs the Musketeers if played now."""
    o, prices = position.o, position.prices
    if card == DEAD_END:
        return prices.dead_end
    if card == BALM:
        hurt = position.box.foes[ROCHEFORT].life - o.rochefort
        return prices.balm if not o.rochefort else 0.4 * prices.balm if hurt >= 3 else 0.0
    if card == AMBUSH:
        return prices.ambush_weak if weak(position) else prices.ambush
    if card == PRISON:
        return prices.prison if position.heroes_at(QUEST) else 0.5 * prices.prison
    if card == REINFORCEMENTS:
        return prices.reinforcements * (1.0 - 0.35 * o.siege)
    if card == PLOT:
        return prices.plot + prices.plot_late * max(0.0, 1.0 - o.honour / 6)
    if card == CONSCRIPTS:
        return prices.conscripts * len(position.table.heroes) / 4
    if card == ISOLATION:
        return prices.isolation * (len(position.table.seats) - 1)
    return prices.emergency


def weak(position: MiladyPosition) -> list[int]:
    """The Musketeers that an Ambush would put out of action."""
    return [hero for hero in position.table.heroes if position.o.life[hero] == 1 and not position.lying(hero)]


def victim(position: MiladyPosition) -> int:
    """A weak Musketeer if there is one, preferably on the Quest, Athos first."""

    def hate(action: int) -> float:
        hero = arg_of(action)
        quest = 1.5 if position.o.place[hero] == QUEST else 0.0
        brave = 0.8 if hero == ATHOS else 0.0
        frail = 2.5 if position.o.life[hero] == 1 and position.going_card() == AMBUSH else 0.0
        return quest + brave + frail + 0.3 * position.rng.random()

    return max(position.prompt.options, key=hate)


def richelieu_deed(position: MiladyPosition) -> int:
    """Fill an empty hand, or else look for the card that hurts the Musketeers most."""
    if FILL in position.prompt.options and sum(position.o.treachery_hand) <= 1:
        return FILL
    searches = [action for action in position.prompt.options if verb_of(action) != FILL]
    return max(searches, key=lambda action: damage(position, arg_of(action)) + 0.3 * position.rng.random())
