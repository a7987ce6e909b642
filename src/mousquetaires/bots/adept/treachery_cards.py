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

from .milady_position import Scheme


def treachery(scheme: Scheme) -> int:
    """Play the card that hurts the Musketeers most, or draw one."""
    return max(scheme.prompt.options, key=lambda action: play_worth(scheme, action) + 0.2 * scheme.rng.random())


def play_worth(scheme: Scheme, action: int) -> float:
    return take_worth(scheme) if action == TAKE else bite(scheme, arg_of(action))


def take_worth(scheme: Scheme) -> float:
    """The value of drawing a card: it needs a turn to be played in."""
    held = sum(scheme.o.treachery_hand)
    room = scheme.turns_left() - 1 - held
    return scheme.malice.take if room > 0 else 0.3 * scheme.malice.take


def bite(scheme: Scheme, card: int) -> float:
    """What a Treachery card costs the Musketeers if played now."""
    o, malice = scheme.o, scheme.malice
    if card == DEAD_END:
        return malice.dead_end
    if card == BALM:
        hurt = scheme.box.foes[ROCHEFORT].life - o.rochefort
        return malice.balm if not o.rochefort else 0.4 * malice.balm if hurt >= 3 else 0.0
    if card == AMBUSH:
        return malice.ambush_weak if weak(scheme) else malice.ambush
    if card == PRISON:
        return malice.prison if scheme.heroes_at(QUEST) else 0.5 * malice.prison
    if card == REINFORCEMENTS:
        return malice.reinforcements * (1.0 - 0.35 * o.siege)
    if card == PLOT:
        return malice.plot + malice.plot_late * max(0.0, 1.0 - o.honour / 6)
    if card == CONSCRIPTS:
        return malice.conscripts * len(scheme.table.heroes) / 4
    if card == ISOLATION:
        return malice.isolation * (len(scheme.table.seats) - 1)
    return malice.emergency


def weak(scheme: Scheme) -> list[int]:
    """The Musketeers that an Ambush would put out of action."""
    return [hero for hero in scheme.table.heroes if scheme.o.life[hero] == 1 and not scheme.lying(hero)]


def victim(scheme: Scheme) -> int:
    """A weak Musketeer if there is one, preferably on the Quest, Athos first."""

    def hate(action: int) -> float:
        hero = arg_of(action)
        quest = 1.5 if scheme.o.place[hero] == QUEST else 0.0
        brave = 0.8 if hero == ATHOS else 0.0
        frail = 2.5 if scheme.o.life[hero] == 1 and scheme.going_card() == AMBUSH else 0.0
        return quest + brave + frail + 0.3 * scheme.rng.random()

    return max(scheme.prompt.options, key=hate)


def richelieu_deed(scheme: Scheme) -> int:
    """Fill an empty hand, or else look for the card that hurts the Musketeers most."""
    if FILL in scheme.prompt.options and sum(scheme.o.treachery_hand) <= 1:
        return FILL
    searches = [action for action in scheme.prompt.options if verb_of(action) != FILL]
    return max(searches, key=lambda action: bite(scheme, arg_of(action)) + 0.3 * scheme.rng.random())
