"""Copies of a game in which one secret is different and everything public is the same.

A copy (``Twin``) is made by changing the state itself, never by dealing from an observation. Or the copy is equal, and
two inputs that look alike make the difference (``first``). ``knows`` are the viewers who may see the difference.
``out`` says when play has revealed it.
"""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.actions import (
    PASS,
    SEARCH,
    VERB_MASK,
    assign_action,
    assigned,
    offer_want,
)
from mousquetaires.engine.chance import ADVENTURE, SOLO_TOKEN, TREACHERY_DRAW
from mousquetaires.engine.ids import (
    ADVERSARY_TOKENS,
    CARDS,
    CHALLENGE_TOKENS,
    ENGLAND,
    GALLERIES,
    INN_SPACES,
    LOCATION_CARDS,
    MILADY,
    NO_TOKEN,
    NOWHERE,
    PARIS_CARDS,
    TREACHERIES,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.trade import Trade
from mousquetaires.engine.state import State
from tools.random_play import ACT, LAND, Input

# fmt: off
SECRETS: Final = (
    "place", "hand and deck", "two hands", "two tokens", "token and reserve", "treachery", "paris", "asked for",
)
# fmt: on
# fmt: off
DOINGS: Final = (
    "going", "drawing", "drawing treachery", "searching", "taking paris", "laying tokens", "token falling",
)
# fmt: on


class Twin(NamedTuple):
    secret: str
    game: Game
    knows: int  # a mask of viewers
    out: Callable[[State], bool]
    first: tuple[Input, Input] | None = None  # the input in the one game and in the other


def never(s: State) -> bool:
    return False


def twins(game: Game, rng: Random) -> list[Twin]:
    """A twin for each secret of this position."""
    made = [make(game, rng) for make in MAKERS] + [doing(game, rng)]
    return [twin for twin in made if twin is not None and could_be(twin.game)]


def could_be(game: Game) -> bool:
    """Whether the twin is possible: a player who is buying for a card must have one to pay with."""
    buying = [frame for frame in game.stack if frame.kind == "equip" and frame.step.name in ("choose", "pay")]
    return all(frame.options(game) for frame in buying)


# --- Milady's secrets -----------------------------------------------------------------------------


def other_place(game: Game, rng: Random) -> Twin | None:
    s = game.s
    if s.shown or s.destination == NOWHERE:
        return None
    free = [place for place in LOCATION_CARDS if place != s.destination and not s.excluded >> place & 1]
    if not free:
        return None
    twin = game.clone()
    twin.own_state()
    twin.s.destination = rng.choice(free)
    turn = s.turn
    return Twin("place", twin, 1 << MILADY, lambda now: bool(now.shown) or now.turn != turn)


def other_treachery(game: Game, rng: Random) -> Twin | None:
    hand = [card for card in range(TREACHERIES) if game.s.treachery_hand[card]]
    deck = [card for card in range(TREACHERIES) if game.s.treachery_deck[card]]
    pairs = [(a, b) for a in hand for b in deck if a != b]
    if not pairs:
        return None
    a, b = rng.choice(pairs)
    twin = game.clone()
    twin.own_state()
    swap(twin.s.treachery_hand, twin.s.treachery_deck, a, b)
    return Twin("treachery", twin, 1 << MILADY, never)


def swap(one: list[int], other: list[int], a: int, b: int) -> None:
    """Exchange a card of kind ``a`` of the first pile for a card of kind ``b`` of the second."""
    one[a] -= 1
    one[b] += 1
    other[b] -= 1
    other[a] += 1


def other_paris(game: Game, rng: Random) -> Twin | None:
    s = game.s
    held = [card for card in range(PARIS_CARDS) if s.paris_hand >> card & 1]
    free = [card for card in range(PARIS_CARDS) if s.paris_unused >> card & 1]
    if not held or not free:
        return None
    both = 1 << rng.choice(held) | 1 << rng.choice(free)
    twin = game.clone()
    twin.own_state()
    twin.s.paris_hand ^= both
    twin.s.paris_unused ^= both
    return Twin("paris", twin, 1 << MILADY, never)


# --- Quest tokens ---------------------------------------------------------------------------------


def face_down(s: State) -> list[int]:
    return [space for space in range(INN_SPACES) if s.spaces[space] != NO_TOKEN and not s.face_up >> space & 1]


def turned(*spaces: int) -> Callable[[State], bool]:
    return lambda now: any(now.spaces[x] == NO_TOKEN or now.face_up >> x & 1 for x in spaces)


def other_tokens(game: Game, rng: Random) -> Twin | None:
    """Swap two face-down tokens. On board 4, a challenge is swapped only with a challenge."""
    s = game.s
    pairs = [
        (x, y)
        for x in face_down(s)
        for y in face_down(s)
        if s.spaces[x] != s.spaces[y]
        and (s.board != GALLERIES or (s.spaces[x] in CHALLENGE_TOKENS) == (s.spaces[y] in CHALLENGE_TOKENS))
    ]
    if not pairs:
        return None
    x, y = rng.choice(pairs)
    twin = game.clone()
    twin.own_state()
    twin.s.spaces[x], twin.s.spaces[y] = s.spaces[y], s.spaces[x]
    return Twin("two tokens", twin, 1 << MILADY, turned(x, y))


def other_reserve(game: Game, rng: Random) -> Twin | None:
    """Swap a face-down adversary with one in the reserve."""
    s = game.s
    pairs = [
        (x, kind)
        for x in face_down(s)
        for kind in ADVERSARY_TOKENS
        if s.spaces[x] in ADVERSARY_TOKENS and s.reserve[kind] and kind != s.spaces[x]
    ]
    if not pairs or s.board == ENGLAND:
        return None
    x, kind = rng.choice(pairs)
    twin = game.clone()
    twin.own_state()
    twin.s.reserve[s.spaces[x]] += 1
    twin.s.reserve[kind] -= 1
    twin.s.spaces[x] = kind
    return Twin("token and reserve", twin, 1 << MILADY, turned(x))


# --- hands ----------------------------------------------------------------------------------------


def spare(game: Game, seat: int) -> list[int]:
    """Kinds of which a hand has a card that was neither shown nor named in an offer."""
    s = game.s
    needed = [0] * CARDS
    for holder, card, least in s.open_hands:
        if holder == seat:
            needed[card] = least
    return [card for card in range(CARDS) if s.hands[seat * CARDS + card] > needed[card]]


def other_hand(game: Game, rng: Random) -> Twin | None:
    s = game.s
    deck = [card for card in range(CARDS) if s.deck[card]]
    choices = [(seat, a, b) for seat in game.table.seats for a in spare(game, seat) for b in deck if a != b]
    if not choices:
        return None
    seat, a, b = rng.choice(choices)
    twin = game.clone()
    twin.own_state()
    hand = twin.s.hands[seat * CARDS : seat * CARDS + CARDS]
    swap(hand, twin.s.deck, a, b)
    twin.s.hands[seat * CARDS : seat * CARDS + CARDS] = hand
    return Twin("hand and deck", twin, 1 << seat, never)


def other_hands(game: Game, rng: Random) -> Twin | None:
    seats = game.table.seats
    choices = [
        (x, y, a, b) for x in seats for y in seats if x < y for a in spare(game, x) for b in spare(game, y) if a != b
    ]
    if not choices:
        return None
    x, y, a, b = rng.choice(choices)
    twin = game.clone()
    twin.own_state()
    hands = twin.s.hands
    for seat, gone, got in ((x, a, b), (y, b, a)):
        hands[seat * CARDS + gone] -= 1
        hands[seat * CARDS + got] += 1
    return Twin("two hands", twin, 1 << x | 1 << y, never)


def other_wanted(game: Game, rng: Random) -> Twin | None:
    """The player asked for a card in a trade has it in one game only. Only their answer may reveal that."""
    trade = next((frame for frame in game.stack if isinstance(frame, Trade)), None)
    if trade is None or not game.s.offer:
        return None
    s = game.s
    seat = game.table.seat_of[trade.partner if trade.step.name == "answer" else trade.hero]
    wanted = [card for card, count in enumerate(offer_want(s.offer)) if count]
    deck = [card for card in range(CARDS) if s.deck[card]]
    choices = [(a, b) for a in spare(game, seat) for b in deck if a != b and (a in wanted or b in wanted)]
    if not choices:
        return None
    twin = game.clone()
    twin.own_state()
    hand = twin.s.hands[seat * CARDS : seat * CARDS + CARDS]
    swap(hand, twin.s.deck, *rng.choice(choices))
    twin.s.hands[seat * CARDS : seat * CARDS + CARDS] = hand
    return Twin("asked for", twin, 1 << seat, never)


# fmt: off
MAKERS: Final[tuple[Callable[[Game, Random], Twin | None], ...]] = (
    other_place, other_hand, other_hands, other_tokens, other_reserve, other_treachery, other_paris, other_wanted,
)
# fmt: on


# --- two inputs that look alike -------------------------------------------------------------------


def doing(game: Game, rng: Random) -> Twin | None:
    """Two inputs whose difference the other viewers may not see."""
    if game.rolling:
        return two_fates(game, rng)
    kind = game.prompt().kind
    if kind.endswith("_tokens"):
        return two_layouts(game, rng)
    options = [action for action in game.prompt().options() if action != PASS]
    names = {"destination": "going", "opening_paris_hand": "taking paris", "quarters_card": "taking paris"}
    if kind == "richelieu_deed":
        options = [action for action in options if action & VERB_MASK == SEARCH]
        names[kind] = "searching"
    if kind not in names or len(options) < 2:
        return None
    a, b = rng.sample(options, 2)
    turn = game.s.turn
    out = (lambda now: bool(now.shown) or now.turn != turn) if kind == "destination" else never
    return Twin(names[kind], game.clone(), 1 << MILADY, out, ((ACT, MILADY, a), (ACT, MILADY, b)))


def two_fates(game: Game, rng: Random) -> Twin | None:
    """Two different draws of a hidden card or token."""
    chance = game.chance()
    fates = [fate for fate, _ in chance.outcomes()]
    if chance.purpose not in (ADVENTURE, TREACHERY_DRAW, SOLO_TOKEN) or len(fates) < 2:
        return None
    if game.in_frame("solo_treachery") or (game.s.board == GALLERIES and chance.purpose == SOLO_TOKEN):
        return None  # public at once: the card is played, or the first tokens are turned up
    a, b = rng.sample(fates, 2)
    first = ((LAND, -1, a), (LAND, -1, b))
    if chance.purpose == ADVENTURE:
        return Twin("drawing", game.clone(), 1 << game.stack[-1].view()["seat"], never, first)
    if chance.purpose == TREACHERY_DRAW:
        return Twin("drawing treachery", game.clone(), 1 << MILADY, never, first)
    return Twin("token falling", game.clone(), 0, turned(game.stack[-1].view()["laid"]), first)


def two_layouts(game: Game, rng: Random) -> Twin | None:
    """Two layouts that differ in two face-down tokens."""
    tokens = assigned(game.prompt().sample(rng))
    first = 3 if game.s.board == GALLERIES else 0
    pairs = [
        (x, y)
        for x in range(first, INN_SPACES)
        for y in range(x)
        if y >= first
        and tokens[x] != tokens[y]
        and NO_TOKEN not in (tokens[x], tokens[y])
        and (game.s.board != GALLERIES or (x % 3 == 0) == (y % 3 == 0))
    ]
    if not pairs:
        return None
    x, y = rng.choice(pairs)
    other = tokens[:]
    other[x], other[y] = tokens[y], tokens[x]
    acts = ((ACT, MILADY, assign_action(tokens)), (ACT, MILADY, assign_action(other)))
    return Twin("laying tokens", game.clone(), 1 << MILADY, turned(x, y), acts)
