"""What a viewer can work out from an observation.

Which cards are unseen, what a hand must and can hold, where Milady can be, what a face-down token can be.
``determinization`` deals complete games that fit it.
"""

from .config import Table
from .ids import (
    ADVERSARY_TOKENS,
    CARDS,
    CHALLENGE_TOKENS,
    GALLERIES,
    INN,
    INN_SPACES,
    LOCATION_CARDS,
    MILADY,
    NO_TOKEN,
    NOWHERE,
    SPECTATOR,
    TOKEN_DECOY,
    TOKENS,
    TREACHERIES,
)
from .machine import Game
from .state import HAND_ROWS, State
from .view import HIDDEN_TOKEN, Observation


class Knowledge:
    """What one viewer knows for certain, and what is open."""

    # fmt: off
    __slots__ = (
        "deck_size", "hand_size", "least", "o", "paris_hand_size", "paris_unseen", "places", "seats", "table",
        "tokens_unseen", "treachery_hand", "treachery_hand_size", "treachery_unseen", "unlaid", "unseen", "viewer",
    )
    # fmt: on

    def __init__(self, o: Observation) -> None:
        table = o.table
        self.o = o
        self.table = table
        self.viewer = o.viewer
        self.seats: tuple[int, ...] = tuple(seat for seat in table.seats if seat != o.viewer)  # with hidden hands
        self.hand_size = o.hand_size
        self.deck_size = o.deck_size
        self.unseen = unseen_cards(o, table)
        self.least = least_held(o)  # by seat * CARDS + kind; the viewer's own hand is exact
        self.treachery_unseen = unseen_treachery(o, table)  # in Milady's hand or the deck
        self.treachery_hand = o.treachery_hand  # empty for all viewers but Milady
        self.treachery_hand_size = o.treachery_hand_size
        self.paris_unseen = o.paris_unseen
        self.paris_hand_size = o.paris_hand_size
        self.places = possible_places(o)
        self.tokens_unseen = unseen_tokens(o, table)  # face down or in the reserve
        self.unlaid = unlaid_spaces(o)

    def most(self, seat: int, card: int) -> int:
        """The most cards of a kind a hand can hold."""
        if seat == self.viewer:
            return self.o.hand[card]
        elsewhere = sum(self.least[other * CARDS + card] for other in self.seats if other != seat)
        others = sum(self.least[seat * CARDS : seat * CARDS + CARDS]) - self.least[seat * CARDS + card]
        return min(self.unseen[card] - elsewhere, self.hand_size[seat] - others)

    def treachery_most(self, card: int) -> int:
        """The most copies of a Treachery card that Milady can hold."""
        return (
            self.treachery_hand[card]
            if self.treachery_hand
            else min(self.treachery_unseen[card], self.treachery_hand_size)
        )

    def treachery_least(self, card: int) -> int:
        """The fewest copies that Milady can hold: what does not fit into the deck is in her hand."""
        if self.treachery_hand:
            return self.treachery_hand[card]
        return max(0, self.treachery_unseen[card] - self.o.treachery_deck_size)

    def token_mix(self, space: int) -> tuple[int, ...]:
        """The weight of each kind of token on a space. All are zero if no token lies there."""
        token = self.o.spaces[space]
        if token != HIDDEN_TOKEN:
            return tuple(int(kind == token) for kind in range(TOKENS))
        unseen = self.tokens_unseen
        if self.o.board == GALLERIES and space % 3 == 0:
            return tuple(unseen[kind] if kind in CHALLENGE_TOKENS else 0 for kind in range(TOKENS))  # GAL-1
        mix = [unseen[kind] if kind in ADVERSARY_TOKENS else 0 for kind in range(TOKENS)]
        if self.o.board == INN:
            decoys, spaces = unseen[TOKEN_DECOY], self.o.spaces.count(HIDDEN_TOKEN) + self.unlaid
            weight = max(1, sum(mix))
            mix = [(spaces - decoys) * count for count in mix]
            mix[TOKEN_DECOY] = decoys * weight  # INN-1: all four lie on board 1
        return tuple(mix)


def knowledge(o: Observation) -> Knowledge:
    """What this viewer can work out from what they see."""
    return Knowledge(o)


def unseen_cards(o: Observation, table: Table) -> tuple[int, ...]:
    """Adventure cards in the deck or in hands this viewer does not see, by kind."""
    copies = table.components.adventure_copies
    return tuple([copies[k] - o.hand[k] - o.discard[k] - o.siege_cards[k] for k in range(CARDS)])


def unseen_treachery(o: Observation, table: Table) -> tuple[int, ...]:
    return tuple([table.treachery_used[k] - o.treachery_discard[k] for k in range(TREACHERIES)])


def unseen_tokens(o: Observation, table: Table) -> tuple[int, ...]:
    left = [table.components.token_copies[kind] - o.tokens_out[kind] for kind in range(TOKENS)]
    for token in o.spaces:
        if token >= 0:
            left[token] -= 1
    return tuple(left)


def unlaid_spaces(o: Observation) -> int:
    """Spaces of board 1 without a token yet: without Milady, tokens are drawn one by one."""
    laying = o.board == INN and any(frame.kind == "lay_tokens" for frame in o.stack)
    return o.spaces.count(NO_TOKEN) if laying else 0


def possible_places(o: Observation) -> tuple[int, ...]:
    """Where Milady can be."""
    if not o.hiding:
        return () if o.destination == NOWHERE else (o.destination,)
    return tuple([place for place in LOCATION_CARDS if not o.excluded >> place & 1])  # MIL-1, MIL-2


def least_held(o: Observation) -> tuple[int, ...]:
    """What each hand holds at least: cards that were shown, offered or traded."""
    least = [0] * (HAND_ROWS * CARDS)
    for seat, card, count in o.open_hands:
        least[seat * CARDS + card] = count  # MUS-6
    if 0 < o.viewer < SPECTATOR:
        least[o.viewer * CARDS : o.viewer * CARDS + CARDS] = o.hand
    return tuple(least)


# --- does a game fit? -----------------------------------------------------------------------------


def possible(known: Knowledge, game: Game) -> bool:
    """Whether the hidden cards, tokens and places of a game agree with what a viewer knows."""
    return (
        _hands_fit(known, game.s)
        and _treachery_fits(known, game.s)
        and _paris_fits(known, game.s)
        and _tokens_fit(known, game.s)
        and (game.s.destination in known.places if known.places else game.s.destination == NOWHERE)
    )


def _hands_fit(known: Knowledge, s: State) -> bool:
    for seat in known.table.seats:
        hand = s.hands[seat * CARDS : seat * CARDS + CARDS]
        if sum(hand) != known.hand_size[seat]:
            return False
        if any(not known.least[seat * CARDS + k] <= hand[k] <= known.most(seat, k) for k in range(CARDS)):
            return False
    held = [sum(s.hands[seat * CARDS + k] for seat in known.seats) for k in range(CARDS)]
    return all(held[k] + s.deck[k] == known.unseen[k] for k in range(CARDS)) and sum(s.deck) == known.deck_size


def _treachery_fits(known: Knowledge, s: State) -> bool:
    if sum(s.treachery_hand) != known.treachery_hand_size:
        return False
    return all(
        known.treachery_least(k) <= s.treachery_hand[k] <= known.treachery_most(k)
        and s.treachery_hand[k] + s.treachery_deck[k] == known.treachery_unseen[k]
        for k in range(TREACHERIES)
    )


def _paris_fits(known: Knowledge, s: State) -> bool:
    if known.viewer == MILADY and s.paris_hand != known.o.paris_hand:
        return False
    return s.paris_hand | s.paris_unused == known.paris_unseen and s.paris_hand.bit_count() == known.paris_hand_size


def _tokens_fit(known: Knowledge, s: State) -> bool:
    left = list(known.tokens_unseen)
    for space in range(INN_SPACES):
        token = s.spaces[space]
        if token == NO_TOKEN:
            if known.o.spaces[space] != NO_TOKEN:
                return False
        elif not known.token_mix(space)[token]:
            return False
        elif known.o.spaces[space] == HIDDEN_TOKEN:
            left[token] -= 1
    return left == s.reserve
