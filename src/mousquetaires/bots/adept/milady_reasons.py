"""The adept Milady's reasons for her moves. Only Milady may see them."""

from mousquetaires.engine.actions import (
    ASSIGN,
    CHOOSE_PARIS,
    DISCARD,
    FILL,
    GO,
    LAY,
    NAME,
    PASS,
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
from .milady import opening_shares
from .milady_destinations import destination_weights
from .milady_position import MiladyPosition
from .quest_tokens import hardness

Reasons = tuple[Why, ...]


def milady_reasons(position: MiladyPosition, action: int) -> Reasons:
    """The reasons for Milady's action."""
    verb = verb_of(action)
    if verb == GO:
        return destination(position, action)
    if verb == LAY:
        return adversaries(position, action)
    if verb == ASSIGN:
        return tokens(position, action)
    if verb == CHOOSE_PARIS:
        return paris(position, action)
    if verb in (TAKE, FILL):
        return (Why("why-take", n=sum(position.o.treachery_hand)),)
    return by_choice(action) or (Why("why-best"),)


def destination(position: MiladyPosition, action: int) -> Reasons:
    """How often she would choose this destination in the same position."""
    share = destination_weights(position, position.prices.weights)[arg_of(action)]
    return (Why("why-hide", place=arg_of(action), percent=percent(share)),)


def percent(share: float) -> int:
    return max(1, min(99, round(100 * share)))


def paris(position: MiladyPosition, action: int) -> Reasons:
    """How often she would open with this card; later, whether it is the most valuable one."""
    card = arg_of(action)
    if position.prompt.kind in ("opening_paris", "opening_paris_hand"):
        return (Why("why-opening", paris=card, percent=percent(opening_shares(position)[card])),)
    others = [arg_of(option) for option in position.prompt.options if option != PASS]
    best = max([position.paris_worth(other) for other in others])
    return (Why("why-new-paris", paris=card),) if position.paris_worth(card) >= best else (Why("why-varied"),)


def adversaries(position: MiladyPosition, action: int) -> Reasons:
    """About how many actions the adversaries will cost."""
    men = [foe for foe in range(ADVERSARIES) if arg_of(action) >> foe & 1]
    said = (Why("why-force", n=round(sum(actions_to_beat(position, foe) for foe in men))),) if men else ()
    trap = lay_trap(action)
    return (*said, Why("why-trap", trap=trap)) if trap != NO_TRAP else said


def tokens(position: MiladyPosition, action: int) -> Reasons:
    board = position.o.board
    if board == INN:
        return (Why("why-tokens-inn"),)
    if board == GALLERIES:
        return (Why("why-tokens-galleries"),)
    hardest = max([hardness(option) for option in position.prompt.options])
    return (Why("why-tokens-return"),) if hardness(action) >= hardest else (Why("why-varied"),)


def by_choice(action: int) -> Reasons:
    """Reasons that follow from the chosen action alone."""
    verb, arg = verb_of(action), arg_of(action)
    if verb in (TREACHERY, SEARCH):
        return (Why("why-treachery", treachery=arg),)
    if verb == NAME:
        return (Why("why-victim", hero=arg),)
    if verb == DISCARD:
        return (Why("why-discard", card=arg),)
    return (Why("why-reroll"),) if verb == REROLL else ()
