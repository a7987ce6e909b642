"""The adept's reasons for its moves for the Musketeers: what is at stake, and the odds."""

from collections.abc import Callable
from typing import Final

from mousquetaires.engine.actions import (
    ACCEPT,
    BLADE,
    BRIBE,
    BUY,
    CARDS,
    CHALLENGE,
    DRAW,
    DUEL,
    EQUIP,
    ESCAPE,
    FIGHT,
    GIFT,
    MOVE,
    OFFER,
    ONE,
    ONE_HONOUR,
    ONE_TIME,
    PASSAGE,
    PATH,
    PAY_BEGGARS,
    PLAY,
    REINFORCE,
    RIDE,
    SACRIFICE,
    SKILL_CARDS,
    SPEND,
    TASK,
    TRADE,
    TURN,
    TURN_UP,
    arg_of,
    play_card,
    verb_of,
)
from mousquetaires.engine.ids import (
    ABDUCTION,
    DISAPPEARANCE,
    LOUVRE,
    NO_MISSION,
    PARIS,
    QUEST,
    ROCHELLE,
    UNKNOWN_FOE,
)

from ..base import Why
from ..novice.duels import foes_behind, outcome
from .musketeer_position import MusketeerPosition
from .siege import falls_tonight, siege_dice

Reasons = tuple[Why, ...]
RUMOUR: Final = 0.005  # smaller risks are not mentioned
SOON: Final = 2  # from this space of the Louvre track it is late


def musketeer_reasons(position: MusketeerPosition, action: int) -> Reasons:
    """The reasons for an action."""
    verb = verb_of(action)
    tell = TELLERS.get(verb)
    if tell is not None:
        return tell(position, action)
    return PLAIN.get(verb) or by_choice(action) or by_state(position, verb) or (Why("why-best"),)


def percent(share: float) -> int:
    return max(1, min(99, round(100 * share)))


def cause(position: MusketeerPosition, place: int) -> Why:
    """What is at stake at a place."""
    o = position.o
    if place == PARIS and o.paris_card == ABDUCTION:
        return Why("why-constance", n=o.constance)
    if place == PARIS and o.paris_card == DISAPPEARANCE:
        return Why("why-hours", n=position.spaces_left())
    if place == PARIS and o.paris_card != NO_MISSION:
        return Why("why-paris", paris=o.paris_card)
    if place == LOUVRE:
        return Why("why-louvre-epic") if o.louvre_space < SOON else Why("why-honour", n=o.honour)
    if place == ROCHELLE:
        return siege_cause(position)
    return Why("why-quest", n=position.spaces_left()) if place == QUEST else Why("why-best")


def siege_cause(position: MusketeerPosition) -> Why:
    danger = falls_tonight(position, 0, 0)
    if danger > RUMOUR:
        return Why("why-siege-falls", percent=percent(danger))
    return Why("why-siege", n=siege_dice(position))


def rochefort_risk(position: MusketeerPosition, hero: int, place: int) -> Reasons:
    """The chance of meeting Rochefort there, if it matters."""
    risk = position.meets(hero, place)
    return (Why("why-rochefort", percent=percent(risk), place=place),) if 0.0 < risk < 1.0 else ()


def step(position: MusketeerPosition, action: int) -> Reasons:
    """A mission step: its purpose, and who stands in the way."""
    hero = position.prompt.hero
    place = position.o.place[hero]
    odds = duel_said(position, hero, arg_of(action)) if verb_of(action) == DUEL else ()
    return cause(position, place), *odds, *rochefort_risk(position, hero, place)


def duel_said(position: MusketeerPosition, hero: int, foe: int) -> Reasons:
    """The odds before a card is played."""
    dice = position.box.heroes[hero].combat
    return (Why("why-odds", percent=percent(outcome(position, hero, foe, dice).success), foe=foe, n=dice),)


def way(position: MusketeerPosition, action: int) -> Reasons:
    place = arg_of(action)
    return Why("why-go", place=place), cause(position, place)


def combat_cards(position: MusketeerPosition, action: int) -> Reasons:
    """The odds with the dice of these cards."""
    duel = position.frame("duel")
    if duel is None:
        return (Why("why-lilies"),)
    single, double = position.box.combat_dice
    dice = duel["blue_dice"] + (arg_of(action) & 15) * single + (arg_of(action) >> 4) * double
    behind = foes_behind(position, duel["foe"])
    total = sum(weight for _, weight in behind) or 1.0
    won = (
        sum(weight * outcome(position, duel["hero"], foe, dice, duel["space"]).success for foe, weight in behind)
        / total
    )
    if duel["foe"] == UNKNOWN_FOE:
        return (Why("why-blind", percent=percent(won), n=dice),)
    return (Why("why-odds", percent=percent(won), foe=duel["foe"], n=dice),)


def one_for_all(position: MusketeerPosition, action: int) -> Reasons:
    effect = arg_of(action)
    if effect == ONE_TIME:
        return (Why("why-last-hour"),)
    return (Why("why-honour", n=position.o.honour),) if effect == ONE_HONOUR else (Why("why-epic-now"),)


def alms(position: MusketeerPosition, action: int) -> Reasons:
    return Why("why-beggars"), cause(position, arg_of(action))


def by_state(position: MusketeerPosition, verb: int) -> Reasons:
    """Reasons that follow from the position alone."""
    o = position.o
    if verb == REINFORCE:
        return Why("why-siege-card"), siege_cause(position)
    if verb == SACRIFICE:
        return (Why("why-sacrifice", n=o.siege + position.box.siege_end),)
    if verb == DRAW:
        return (Why("why-draw", n=o.hand_size[position.seat]),)
    return (Why("why-equip", n=o.purse),) if verb == EQUIP else ()


def by_choice(action: int) -> Reasons:
    """Reasons that follow from the chosen action alone."""
    verb, arg = verb_of(action), arg_of(action)
    if verb == BUY:
        return (Why("why-item", item=arg),)
    if verb == PLAY:
        return (Why("why-friend", card=play_card(action)),)
    if verb == TRADE:
        return (Why("why-trade", hero=arg),)
    if verb == GIFT:
        return (Why("why-gift", card=arg),)
    if verb == SKILL_CARDS:
        return (Why("why-enough", n=arg),)
    if verb == SPEND:
        return (Why("why-spend", n=arg),)
    if verb == BLADE:
        return (Why("why-blade", face=arg),)
    return (Why("why-turn", hero=arg),) if verb == TURN else ()


PLAIN: Final[dict[int, Reasons]] = {
    OFFER: (Why("why-offer"),),
    ACCEPT: (Why("why-fair"),),
    TURN_UP: (Why("why-turn-up"),),
    BRIBE: (Why("why-escape"),),
    ESCAPE: (Why("why-escape"),),
}
TELLERS: Final[dict[int, Callable[[MusketeerPosition, int], Reasons]]] = {
    MOVE: way,
    RIDE: way,
    CHALLENGE: step,
    DUEL: step,
    FIGHT: step,
    PATH: step,
    TASK: step,
    PASSAGE: step,
    CARDS: combat_cards,
    ONE: one_for_all,
    PAY_BEGGARS: alms,
}
