"""Which Quest tokens Milady has laid face down.

Adepts and masters lay weak tokens at the Inn, where only one of three paths is used, and strong ones on the way back,
which can't be avoided. A token is more or less likely by a factor for each action that it costs. The slope of the Inn
was fitted to layouts, that of the way back is the adept's own. In the Galleries all that are left are laid.
"""

from math import exp
from typing import Final

from mousquetaires.engine.ids import ADVERSARY_TOKENS, INN, RETURN, TOKEN_DECOY, TOKENS
from mousquetaires.engine.knowledge import unseen_tokens
from mousquetaires.engine.view import HIDDEN_TOKEN, Observation

from ..adept.milady_prices import MILADY_PRICES
from ..adept.quest_tokens import HARD
from .chosen_position import choices_so_far
from .destinations import policy_shares
from .milady_policies import POLICIES, adept_policy, master_policy

SLOPES: Final = {INN: -1.7, RETURN: 1 / MILADY_PRICES.bluff}
SKILLED: Final = [at for at, (_, policy) in enumerate(POLICIES) if policy in (adept_policy, master_policy)]


def token_weights(o: Observation) -> tuple[float, ...]:
    """By kind: how much more likely a token of this kind was laid. Other players are thought to lay at random."""
    slope = SLOPES.get(o.board, 0.0)
    if not slope:
        return (1.0,) * TOKENS
    shares = policy_shares(o.table, choices_so_far(o))
    slope *= sum([shares[at] for at in SKILLED])
    return tuple([exp(slope * HARD.get(kind, 0.0)) for kind in range(TOKENS)])


def token_chances(o: Observation) -> tuple[float, ...]:
    """By kind: the chance that a token which lies face down is of this kind. All decoys lie on the first board."""
    unseen = unseen_tokens(o, o.table)
    hidden = max(1, o.spaces.count(HIDDEN_TOKEN))
    found = [0.0] * TOKENS
    if o.board == INN:
        found[TOKEN_DECOY] = min(1.0, unseen[TOKEN_DECOY] / hidden)
    weights = token_weights(o) if o.table.milady else (1.0,) * TOKENS
    total = sum([unseen[kind] * weights[kind] for kind in ADVERSARY_TOKENS])
    for kind in ADVERSARY_TOKENS:
        found[kind] = (1.0 - found[TOKEN_DECOY]) * unseen[kind] * weights[kind] / total if total else 0.0
    return tuple(found)
