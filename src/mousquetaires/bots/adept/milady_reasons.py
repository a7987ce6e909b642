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
from .adversary_choice import toil
from .destination_weights import destination_weights
from .milady_position import Scheme

Reasons = tuple[Why, ...]


def milady_reasons(scheme: Scheme, action: int) -> Reasons:
    """The reasons for Milady's action."""
    verb = verb_of(action)
    if verb == GO:
        return destination(scheme, action)
    if verb == LAY:
        return adversaries(scheme, action)
    if verb == ASSIGN:
        return tokens(scheme)
    if verb in (TAKE, FILL):
        return (Why("why-take", n=sum(scheme.o.treachery_hand)),)
    return by_choice(action) or (Why("why-best"),)


def destination(scheme: Scheme, action: int) -> Reasons:
    """How often she would choose this destination in the same position."""
    weights = destination_weights(scheme, scheme.malice.weights)
    open_to_her = [arg_of(option) for option in scheme.prompt.options]
    share = weights[arg_of(action)] / sum(weights[place] for place in open_to_her)
    return (Why("why-hide", place=arg_of(action), percent=max(1, min(99, round(100 * share)))),)


def adversaries(scheme: Scheme, action: int) -> Reasons:
    """About how many actions the adversaries will cost."""
    men = [foe for foe in range(ADVERSARIES) if arg_of(action) >> foe & 1]
    said = (Why("why-force", n=round(sum(toil(scheme, foe) for foe in men))),) if men else ()
    trap = lay_trap(action)
    return (*said, Why("why-trap", trap=trap)) if trap != NO_TRAP else said


def tokens(scheme: Scheme) -> Reasons:
    board = scheme.o.board
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
