"""Deals the cards and tokens that a viewer has not seen, at random.

The result is a complete game that looks exactly the same to this viewer. Cards that were seen stay where they are.
All arrangements of the others are equally likely (two cards of a kind count as different cards).
"""

from random import Random
from typing import Final

from .frames import Frame, FrameView
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
    TOKEN_DECOY,
    TREACHERIES,
)
from .knowledge import Knowledge
from .machine import Game
from .save_load import blank_frame
from .state import FIELDS, PUBLIC, State
from .view import HIDDEN_TOKEN, Observation

PUBLIC_NAMES: Final = tuple(name for name, whose in FIELDS if whose == PUBLIC)
ROWS: Final = ("open_hands", "choices")  # tuples in the state, too
TRIES: Final = 10_000  # after so many deals without a fit, the observation is taken to be impossible


def determinize(o: Observation, rng: Random) -> Game:
    """A complete game that looks to this viewer exactly like the one they observe."""
    known = Knowledge(o)
    s = _open_state(o)
    _deal_milady(known, s, rng)
    _deal_tokens(known, s, rng)
    game = Game(o.table, s, [_frame(view) for view in o.stack])
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


def _deal_milady(known: Knowledge, s: State, rng: Random) -> None:
    """Deal Milady's place, her Treachery cards and her Paris cards."""
    o = known.o
    s.destination = rng.choice(known.places) if known.places else NOWHERE
    if o.treachery_hand:
        s.treachery_hand = list(o.treachery_hand)
    else:
        s.treachery_hand = counts(rng.sample(spread(known.treachery_unseen), o.treachery_hand_size), TREACHERIES)
    s.treachery_deck = [known.treachery_unseen[k] - s.treachery_hand[k] for k in range(TREACHERIES)]
    cards = [card for card in range(PARIS_CARDS) if o.paris_unseen >> card & 1]
    chosen = rng.sample(cards, o.paris_hand_size) if o.viewer != MILADY else []
    s.paris_hand = sum(1 << card for card in chosen) if o.viewer != MILADY else o.paris_hand
    s.paris_unused = o.paris_unseen & ~s.paris_hand


def _deal_tokens(known: Knowledge, s: State, rng: Random) -> None:
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
    others = [kind for kind in ADVERSARY_TOKENS for _ in range(known.tokens_unseen[kind])]
    plain = [space for space in hidden if space not in special]
    special.update(zip(plain, rng.sample(others, len(plain)), strict=True))
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


def spread(by_kind: list[int] | tuple[int, ...]) -> list[int]:
    """Counts by kind as a list of single cards."""
    return [kind for kind, count in enumerate(by_kind) for _ in range(count)]


def counts(cards: list[int], kinds: int) -> list[int]:
    """A list of single cards as counts by kind."""
    found = [0] * kinds
    for card in cards:
        found[card] += 1
    return found
