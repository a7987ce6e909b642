"""What is lost if a Musketeer ends their turn now: actions and rides; after the last one, what the turn's end costs."""

from mousquetaires.engine.actions import END, RIDE, verb_of
from mousquetaires.engine.components import (
    EFFECT_HONOUR,
    EFFECT_PURSE,
    EFFECT_STRANGLES,
    EFFECT_TIME,
    EFFECT_TREACHERY,
)
from mousquetaires.engine.ids import NO_MISSION
from mousquetaires.engine.view import Observation
from mousquetaires.engine.view_queries import actions_left

from .advice_types import Fact, fact, percent
from .dice_chances import siege_loss_chance


def end_turn_losses(o: Observation, options: list[int]) -> tuple[Fact, ...]:
    """What ending the turn would lose. Empty if the turn can't be ended here."""
    if END not in options:
        return ()
    found = own_losses(o, options)
    if is_last(o):
        found += [*time_loss(o), *louvre_losses(o), *paris_losses(o), *siege_loss(o)]
    return tuple(found)


def own_losses(o: Observation, options: list[int]) -> list[Fact]:
    """The actions and the ride of this Musketeer."""
    left = actions_left(o, o.asked_hero) or 0
    found = [fact("coach-lose-actions", "MUS-2", n=left)] if left else []
    if any(verb_of(action) == RIDE for action in options):
        found.append(fact("coach-lose-ride", "ARM-5"))
    return found


def is_last(o: Observation) -> bool:
    """Whether all other Musketeers have had their turn."""
    return all(o.played >> hero & 1 for hero in o.table.heroes if hero != o.asked_hero)


def time_loss(o: Observation) -> list[Fact]:
    """The Time token goes down (END-2), unless it stands still this turn."""
    if o.time_stopped:
        return []
    return [fact("coach-end-time", "END-2", n=len(o.table.components.time_dice) - o.time - 1)]


def louvre_losses(o: Observation) -> list[Fact]:
    """What the Louvre token's next space costs."""
    last = o.table.components.louvre_spaces - 1
    if o.louvre_card == NO_MISSION or o.louvre_space + 1 < last - 1:
        return []
    if o.louvre_space + 1 == last:
        return [fact("coach-end-louvre-failed", "LOU-5", n=min(2, o.honour))]
    return [fact("coach-end-louvre-late", "LOU-4", n=1), fact("coach-end-louvre-epic", "LOU-3", n=2)]


def paris_losses(o: Observation) -> list[Fact]:
    """What the Paris card does at the end of the turn (END-4)."""
    if o.paris_card == NO_MISSION:
        return []
    printed = o.table.components.paris[o.paris_card]
    effect, amount = printed.effect, printed.effect_amount
    if effect == EFFECT_STRANGLES:
        dice = printed.effect_dice
        return [fact("coach-end-paris-constance", "PAR-3", n=dice, has=o.constance, most=amount)]
    if effect == EFFECT_TIME and not o.time_stopped:
        return [fact("coach-end-paris-time", "END-4", n=amount)]
    if effect == EFFECT_TREACHERY:
        return [fact("coach-end-paris-treachery", "END-4", n=amount)]
    if effect == EFFECT_HONOUR:
        return [fact("coach-end-paris-honour", "END-4", n=min(amount, o.honour))]
    purse = min(amount, o.purse) if effect == EFFECT_PURSE else 0
    return [fact("coach-end-paris-purse", "END-4", n=purse)] if purse else []


def siege_loss(o: Observation) -> list[Fact]:
    """The chance that the siege is lost this turn."""
    lost = siege_loss_chance(o, o.siege_cards)
    return [fact("coach-end-siege", "SIEGE-4", percent=percent(lost))] if lost else []
