"""How likely the belief thinks Milady's true cards and tokens are, compared with a deal in which all are equal."""

from collections.abc import Sequence
from itertools import product
from math import comb, log2, prod

from mousquetaires.bots.belief import secret_weights
from mousquetaires.engine.determinization import EVEN, SecretWeights, total_weights
from mousquetaires.engine.ids import ADVERSARY_TOKENS, PARIS_CARDS, TOKENS
from mousquetaires.engine.knowledge import Knowledge
from mousquetaires.engine.state import State
from mousquetaires.engine.view import HIDDEN_TOKEN, Observation

HiddenBits = dict[str, tuple[float, float]]  # of equal chances and of the belief


def hidden_bits(view: Observation, s: State) -> HiddenBits:
    """The bits of her true Treachery hand, Paris hand and kinds of face-down adversaries, where there is a choice."""
    known, belief = Knowledge(view), secret_weights(view)
    found = {}
    for name, bits in (("treachery hand", treachery_bits), ("paris hand", paris_bits), ("tokens", token_bits)):
        even = bits(known, EVEN, s)
        if even > 0:
            found[name] = (even, bits(known, belief, s))
    return found


def draw_weight(pile: Sequence[int], weights: Sequence[float], drawn: Sequence[int]) -> float:
    return prod(comb(pile[k], n) * weights[k] ** n for k, n in enumerate(drawn))


def draw_bits(pile: Sequence[int], weights: Sequence[float], drawn: Sequence[int]) -> float:
    """The bits of one draw, as ``determinization.weighted_draw`` makes it."""
    return -log2(
        draw_weight(pile, weights, drawn) / total_weights(tuple(pile), tuple(weights), sum(drawn))[0][sum(drawn)]
    )


def treachery_bits(known: Knowledge, weights: SecretWeights, s: State) -> float:
    """Any part of the hand can be the cards that were kept."""
    unseen, hand = known.treachery_unseen, s.treachery_hand
    fresh = min(weights.treachery_fresh, sum(hand))
    kept_size = sum(hand) - fresh
    total = total_weights(unseen, weights.treachery, kept_size)[0][kept_size] * comb(sum(unseen) - kept_size, fresh)
    chance = 0.0
    for kept in product(*[range(count + 1) for count in hand]):
        if sum(kept) == kept_size:
            left = [unseen[k] - n for k, n in enumerate(kept)]
            drawn = [hand[k] - n for k, n in enumerate(kept)]
            chance += draw_weight(unseen, weights.treachery, kept) * draw_weight(left, EVEN.treachery, drawn)
    return -log2(chance / total)


def paris_bits(known: Knowledge, weights: SecretWeights, s: State) -> float:
    cards = range(PARIS_CARDS)
    unseen, hand = [known.paris_unseen >> card & 1 for card in cards], [s.paris_hand >> card & 1 for card in cards]
    return draw_bits(unseen, weights.paris, hand)


def token_bits(known: Knowledge, weights: SecretWeights, s: State) -> float:
    hidden = [s.spaces[space] for space, token in enumerate(known.o.spaces) if token == HIDDEN_TOKEN]
    laid = [hidden.count(kind) if kind in ADVERSARY_TOKENS else 0 for kind in range(TOKENS)]
    unseen = [known.tokens_unseen[kind] if kind in ADVERSARY_TOKENS else 0 for kind in range(TOKENS)]
    return draw_bits(unseen, weights.tokens, laid)
