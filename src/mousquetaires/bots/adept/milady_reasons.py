"""The adept Milady's reasons for her moves. Only Milady may see them."""

from mousquetaires.engine.actions import (
    ASSIGN,
    CHOOSE_PARIS,
    DISCARD,
    FILL,
    GO,
    LAY,
    NAME,
    REROLL,
    SEARCH,
    TAKE,
    TREACHERY,
    arg_of,
    lay_trap,
    verb_of,
)
from mousquetaires.engine.ids import ADVERSARIES, GALLERIES, INN, NO_TRAP

from ..base import Why
from .adversary_placement import actions_to_beat
from .milady_destinations import destination_weights
from .milady_position import MiladyPosition

Reasons = tuple[Why, ...]


def milady_reasons(position: MiladyPosition, action: int) -> Reasons:
    """The reasons for Milady's action."""
    verb = verb_of(action)
    if verb == GO:
        return destination(position, action)
    if verb == LAY:
        return adversaries(position, action)
    if verb == ASSIGN:
        return tokens(position)
    if verb in (TAKE, FILL):
        return (Why("why-take", n=sum(position.o.treachery_hand)),)
    return by_choice(action) or (Why("why-best"),)


def destination(position: MiladyPosition, action: int) -> Reasons:
    """How often she would choose this destination in the same position."""
    weights = destination_weights(position, position.prices.weights)
    open_to_her = [arg_of(option) for option in position.prompt.options]
    share = weights[arg_of(action)] / sum(weights[place] for place in open_to_her)
    return (Why("why-hide", place=arg_of(action), percent=max(1, min(99, round(100 * share)))),)


def adversaries(position: MiladyPosition, action: int) -> Reasons:
    """About how many actions the adversaries will cost."""
    men = [foe for foe in range(ADVERSARIES) if arg_of(action) >> foe & 1]
    said = (Why("why-force", n=round(sum(actions_to_beat(position, foe) for foe in men))),) if men else ()
    trap = lay_trap(action)
    return (*said, Why("why-trap", trap=trap)) if trap != NO_TRAP else said


def tokens(position: MiladyPosition) -> Reasons:
    board = position.o.board
    if board == INN:
        return (Why("why-tokens-inn"),)
    return (Why("why-tokens-galleries"),) if board == GALLERIES else (Why("why-tokens-return"),)


def by_choice(action: int) -> Reasons:
    """Reasons that follow from the chosen action alone."""
    verb, arg = verb_of(action), arg_of(action)
    if verb == CHOOSE_PARIS:
        return (Why("why-new-paris", paris=arg),)
    if verb in (TREACHERY, SEARCH):
        return (Why("why-treachery", treachery=arg),)
    if verb == NAME:
        return (Why("why-victim", hero=arg),)
    if verb == DISCARD:
        return (Why("why-discard", card=arg),)
    return (Why("why-reroll"),) if verb == REROLL else ()
