"""Deals the cards and tokens that a viewer has not seen, at random.

The result is a complete game that looks exactly the same to this viewer. Cards that were seen stay where they are.
All arrangements of the others are equally likely (two cards of a kind count as different cards), unless the viewer
thinks that some of Milady's secrets are more likely than others and gives weights for them.
"""

from functools import lru_cache
from math import comb
from random import Random
from typing import Final, NamedTuple

from .frames import Frame, FrameView, stacked
from .ids import (
    ADVERSARY_TOKENS,
    CARDS,
    CHALLENGE_TOKENS,
    GALLERIES,
    INN,
    INN_SPACES,
    MILADY,
    NO_TOKEN,
    NOWHERE,
    PARIS_CARDS,
    PLACES,
    TOKEN_DECOY,
    TOKENS,
    TREACHERIES,
)
from .knowledge import Knowledge
from .machine import Game
from .save_load import blank_frame
from .state import FIELDS, PUBLIC, State
from .view import HIDDEN_TOKEN, Observation

PUBLIC_NAMES: Final = tuple(name for name, whose in FIELDS if whose == PUBLIC)
ROWS: Final = ("open_hands", "choices")  # tuples in the state, too
CACHED: Final = 256  # searches deal many worlds for the same view
TRIES: Final = 10_000  # after so many deals without a fit, the observation is taken to be impossible


class SecretWeights(NamedTuple):
    """How likely each of Milady's secrets is, compared with the others of its kind. Only ratios matter."""

    places: tuple[float, ...]  # by place: to be her destination
    paris: tuple[float, ...]  # by Paris card: to be in her hand
    treachery: tuple[float, ...]  # by kind: to be among the Treachery cards that she has kept
    treachery_fresh: int  # so many cards of her Treachery hand can be any
    tokens: tuple[float, ...]  # by kind: to lie on the board, not in the reserve


EVEN: Final = SecretWeights((1.0,) * PLACES, (1.0,) * PARIS_CARDS, (1.0,) * TREACHERIES, 0, (1.0,) * TOKENS)


def determinize(o: Observation, rng: Random) -> Game:
    """A complete game that looks to this viewer exactly like the one they observe. All deals are equally likely."""
    return determinize_weighted(o, EVEN, rng)


def determinize_weighted(o: Observation, weights: SecretWeights, rng: Random) -> Game:
    """The same, where Milady's secrets are as likely as the weights say. Possible things have weights above 0."""
    known = Knowledge(o)
    s = _open_state(o)
    _deal_milady(known, s, weights, rng)
    _deal_tokens(known, s, weights, rng)
    game = Game(o.table, s, stacked([_frame(view) for view in o.stack]))
    for _ in range(TRIES):
        _deal_hands(known, s, rng)
        if all(_payable(frame, game) for frame in game.stack):
            break
    else:
        raise ValueError("no deal fits this observation")
    game.advance()
    return game


def _open_state(o: Observation) -> State:
    """A state with all public fields of the observation."""
    s = State.fresh()
    for name in PUBLIC_NAMES:
        value = getattr(o, name)
        setattr(s, name, list(value) if isinstance(value, tuple) and name not in ROWS else value)
    return s


def _frame(view: FrameView) -> Frame:
    frame = blank_frame(view.kind)
    frame.restore_view(view)
    return frame


def _payable(frame: Frame, game: Game) -> bool:
    """A player who buys an item for a card has a card to pay with."""
    return frame.kind != "equip" or bool(frame.options(game))  # ARM-3


def _deal_milady(known: Knowledge, s: State, weights: SecretWeights, rng: Random) -> None:
    """Deal Milady's place, her Treachery cards and her Paris cards."""
    o = known.o
    places = known.places
    s.destination = rng.choices(places, [weights.places[place] for place in places])[0] if places else NOWHERE
    s.treachery_hand = list(o.treachery_hand) or _treachery_hand(known, weights, rng)
    s.treachery_deck = [known.treachery_unseen[k] - s.treachery_hand[k] for k in range(TREACHERIES)]
    s.paris_hand = o.paris_hand if o.viewer == MILADY else _paris_hand(known, weights, rng)
    s.paris_unused = o.paris_unseen & ~s.paris_hand


def _treachery_hand(known: Knowledge, weights: SecretWeights, rng: Random) -> list[int]:
    """Cards that Milady has kept, then those that she has drawn since."""
    unseen = known.treachery_unseen
    fresh = min(weights.treachery_fresh, known.treachery_hand_size)
    kept = weighted_draw(unseen, weights.treachery, known.treachery_hand_size - fresh, rng)
    left = tuple([unseen[k] - kept[k] for k in range(TREACHERIES)])
    drawn = weighted_draw(left, EVEN.treachery, fresh, rng)
    return [kept[k] + drawn[k] for k in range(TREACHERIES)]


def _paris_hand(known: Knowledge, weights: SecretWeights, rng: Random) -> int:
    unseen = tuple([known.paris_unseen >> card & 1 for card in range(PARIS_CARDS)])
    chosen = weighted_draw(unseen, weights.paris, known.paris_hand_size, rng)
    return sum([chosen[card] << card for card in range(PARIS_CARDS)])


def _deal_tokens(known: Knowledge, s: State, weights: SecretWeights, rng: Random) -> None:
    """Deal the face-down tokens: decoys and challenges where they belong, adversaries elsewhere."""
    o = known.o
    s.reserve = list(known.tokens_unseen)
    s.spaces = list(o.spaces)
    hidden = [space for space in range(INN_SPACES) if o.spaces[space] == HIDDEN_TOKEN]
    if not hidden:
        return
    special: dict[int, int] = {}
    if o.board == INN:
        room = hidden + [NO_TOKEN] * known.unlaid
        decoys = min(len(room), known.tokens_unseen[TOKEN_DECOY])
        special = dict.fromkeys(rng.sample(room, decoys), TOKEN_DECOY)  # INN-1
    elif o.board == GALLERIES:
        doors = [space for space in hidden if space % 3 == 0]
        challenges = [kind for kind in CHALLENGE_TOKENS if known.tokens_unseen[kind]]
        special = dict(zip(doors, rng.sample(challenges, len(doors)), strict=True))  # GAL-1
    others = tuple([known.tokens_unseen[kind] if kind in ADVERSARY_TOKENS else 0 for kind in range(TOKENS)])
    plain = [space for space in hidden if space not in special]
    laid = spread(weighted_draw(others, weights.tokens, len(plain), rng))
    rng.shuffle(laid)
    special.update(zip(plain, laid, strict=True))
    for space in hidden:
        s.spaces[space] = special[space]
        s.reserve[special[space]] -= 1


def _deal_hands(known: Knowledge, s: State, rng: Random) -> None:
    """Deal the unseen cards at random. Cards that were seen stay in their hands; what is left is the deck."""
    s.hands = list(known.least)
    left = list(known.unseen)
    for seat in known.seats:
        for card in range(CARDS):
            left[card] -= known.least[seat * CARDS + card]
    pool = spread(left)
    rng.shuffle(pool)
    for seat in known.seats:
        for _ in range(known.hand_size[seat] - sum(known.least[seat * CARDS : seat * CARDS + CARDS])):
            s.hands[seat * CARDS + pool.pop()] += 1
    s.deck = counts(pool, CARDS)


def weighted_draw(pile: tuple[int, ...], weights: tuple[float, ...], size: int, rng: Random) -> list[int]:
    """So many cards of a pile, both as counts by kind.

    A draw is as likely as the product of its cards' weights. With equal weights this is drawing from a shuffled pile.
    """
    if size > sum(pile):
        raise ValueError(f"{size} cards cannot be drawn from {sum(pile)}")
    if min(weights) == max(weights):
        return counts(rng.sample(spread(pile), size), len(pile))
    totals = total_weights(pile, weights, size)
    drawn = [0] * len(pile)
    for kind, copies in enumerate(pile):
        if size and copies:
            drawn[kind] = _weighted_number(copies, weights[kind], totals[kind + 1], size, rng)
            size -= drawn[kind]
    return drawn


def _weighted_number(copies: int, weight: float, later: list[float], size: int, rng: Random) -> int:
    """How many cards of one kind are drawn, where ``later`` are the total weights of the kinds after it."""
    shares = [comb(copies, n) * weight**n * later[size - n] for n in range(min(copies, size) + 1)]
    left = rng.random() * sum(shares)
    for number, share in enumerate(shares):
        left -= share
        if left < 0:
            return number
    return max(number for number, share in enumerate(shares) if share)  # lost to rounding


@lru_cache(maxsize=CACHED)
def total_weights(pile: tuple[int, ...], weights: tuple[float, ...], size: int) -> list[list[float]]:
    """For each kind and each number of cards: the weight of all draws of so many cards of this and the later kinds."""
    totals = [[1.0] + [0.0] * size]
    for copies, weight in zip(reversed(pile), reversed(weights), strict=True):
        later = totals[-1]
        totals.append(
            [
                sum([comb(copies, n) * weight**n * later[cards - n] for n in range(min(copies, cards) + 1)])
                for cards in range(size + 1)
            ]
        )
    return totals[::-1]


def spread(by_kind: list[int] | tuple[int, ...]) -> list[int]:
    """Counts by kind as a list of single cards."""
    return [kind for kind, count in enumerate(by_kind) for _ in range(count)]


def counts(cards: list[int], kinds: int) -> list[int]:
    """A list of single cards as counts by kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found
