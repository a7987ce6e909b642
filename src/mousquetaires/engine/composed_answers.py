"""Composed answers as sequences of small choices: adversaries, tokens and trades piece by piece.

At each step only pieces are offered that can still become a legal answer. The order is fixed (adversaries and
goods by their ids, tokens by space), so every answer has exactly one sequence. What a seat has chosen so far
is its own matter: no other seat learns of it before the answer is complete.
"""

from typing import Final

from .action_index import (
    ADVERSARY,
    ASK,
    DONE,
    FIRST_PIECE,
    GEAR,
    GIVE,
    NUMBERS,
    TOKEN,
    TRAP,
    WANT,
    action_of,
    number_of,
)
from .actions import (
    ACCEPT,
    ASSIGN,
    DECLINE,
    LAY,
    OFFER,
    VERB_BITS,
    VERB_MASK,
    assign_action,
    assigned,
    lay_action,
    lay_trap,
    offer_action,
    offer_ask_for,
    offer_give,
    offer_hand_over,
    offer_want,
)
from .ids import (
    ADVERSARIES,
    ADVERSARY_TOKENS,
    CARDS,
    CHALLENGE_TOKENS,
    EQUIPMENT,
    GALLERIES,
    INN,
    INN_SPACES,
    NO_TOKEN,
    NO_TRAP,
    TOKEN_DECOY,
    TRAPS,
)
from .machine import Game
from .rules.adversary_placement import in_reserve, may_lay_trap, strength_due
from .rules.quest import SPACES as SPACES_TO_FILL
from .rules.quest import is_challenge_space
from .rules.trade import Trade, holds_wanted, why_no_gear

DECOYS: Final = 4  # INN-1
MOST_OF_A_KIND: Final = 15  # of a card in an offer
ADVERSARIES_KIND: Final = "adversaries"
TRADE_KINDS: Final = ("trade_offer", "trade_answer")
TOKEN_KINDS: Final = ("inn_tokens", "return_tokens", "gallery_tokens")


def legal_numbers(g: Game, seat: int, made: tuple[int, ...] = ()) -> list[int]:
    """The numbers that this seat may choose now, if ``made`` is what it has composed so far."""
    prompt = g.prompt()
    asked = prompt.seats >> seat & 1 != 0
    if made:
        return next_pieces(g, made) if asked else []
    found: list[int] = []
    if asked:
        kind = prompt.kind
        if kind == ADVERSARIES_KIND or kind in TOKEN_KINDS:
            found = next_pieces(g, made)
        elif kind in TRADE_KINDS:
            found = _trade_answers(g, kind) + next_pieces(g, made)
        else:
            found = [NUMBERS[action] for action in prompt.options()]
    if g.table.team_mask >> seat & 1:
        found += [NUMBERS[action] for action in prompt.free()]
    return found


def _trade_answers(g: Game, kind: str) -> list[int]:
    if kind == "trade_offer":
        return [NUMBERS[DECLINE]]
    trade = g.top
    assert isinstance(trade, Trade)
    accepts = holds_wanted(g, trade.partner, g.s.offer)
    return [NUMBERS[DECLINE], NUMBERS[ACCEPT]] if accepts else [NUMBERS[DECLINE]]


def next_pieces(g: Game, made: tuple[int, ...]) -> list[int]:
    """The pieces that may follow: those with which the answer can still become legal."""
    kind = g.prompt().kind
    if kind == ADVERSARIES_KIND:
        return _force_pieces(g, made)
    return _token_pieces(g, made) if kind in TOKEN_KINDS else _offer_pieces(g, made)


def chosen_action(g: Game, made: tuple[int, ...]) -> int:
    """The action that these choices add up to, or -1 as long as more are needed."""
    last = made[-1]
    if last < FIRST_PIECE:
        return action_of(last)
    kind = g.prompt().kind
    if kind in TOKEN_KINDS:
        return tokens_of(made) if len(made) == SPACES_TO_FILL[g.s.board] else -1
    if kind == ADVERSARIES_KIND:
        return force_of(made) if last >= TRAP else -1
    return offer_of(made) if last == DONE else -1


def numbers_of(action: int) -> list[int]:
    """The choices that add up to an action: one for most, several for a composed answer."""
    verb = action & VERB_MASK
    if verb == LAY:
        return _pieces_of_force(action)
    if verb == ASSIGN:
        return [TOKEN + token for token in assigned(action) if token != NO_TOKEN]
    return _pieces_of_offer(action) if verb == OFFER else [number_of(action)]


# --- adversaries ----------------------------------------------------------------------------------


def _force_pieces(g: Game, made: tuple[int, ...]) -> list[int]:
    """Adversaries by id, then perhaps a trap. Only the strength that is due ends it (FORCE-1)."""
    components = g.table.components
    place = g.top.place
    rest = strength_due(g, place)
    for piece in made:
        rest -= components.foes[piece - ADVERSARY].strength
    last = made[-1] - ADVERSARY if made else -1
    traps = [trap for trap in range(TRAPS) if may_lay_trap(g, place, trap)]
    found: list[int] = []
    reach = 1  # totals that later adversaries can make, as a mask
    for foe in reversed([foe for foe in in_reserve(g) if foe > last]):
        strength = components.foes[foe].strength
        with_trap = reach
        for trap in traps:
            with_trap |= reach << components.traps[trap].strength
        if strength <= rest and with_trap >> (rest - strength) & 1:
            found.append(ADVERSARY + foe)
        reach |= reach << strength
    found.reverse()
    found += [TRAP + trap for trap in traps if components.traps[trap].strength == rest]
    return [*found, DONE] if rest == 0 else found


def force_of(made: tuple[int, ...]) -> int:
    adversaries, trap = 0, NO_TRAP
    for piece in made:
        if piece < TRAP:
            adversaries |= 1 << piece - ADVERSARY
        elif piece != DONE:
            trap = piece - TRAP
    return lay_action(adversaries, trap)


def _pieces_of_force(action: int) -> list[int]:
    found = [ADVERSARY + foe for foe in range(ADVERSARIES) if action >> VERB_BITS + foe & 1]
    trap = lay_trap(action)
    return [*found, DONE if trap == NO_TRAP else TRAP + trap]


# --- tokens ---------------------------------------------------------------------------------------


def _token_pieces(g: Game, made: tuple[int, ...]) -> list[int]:
    """The tokens that can lie on the next space (INN-1, RET-1, GAL-1)."""
    left = list(g.s.reserve)
    for piece in made:
        left[piece - TOKEN] -= 1
    space, board = len(made), g.s.board
    if board == GALLERIES and is_challenge_space(space):
        return [TOKEN + token for token in CHALLENGE_TOKENS if left[token]]
    decoys = DECOYS - made.count(TOKEN + TOKEN_DECOY) if board == INN else 0
    found = [TOKEN + TOKEN_DECOY] if decoys else []
    if board != INN or INN_SPACES - space > decoys:
        found += [TOKEN + token for token in ADVERSARY_TOKENS if left[token]]
    return found


def tokens_of(made: tuple[int, ...]) -> int:
    return assign_action([piece - TOKEN for piece in made])


# --- trades ---------------------------------------------------------------------------------------


def _traders(g: Game) -> tuple[int, int]:
    """The Musketeer whose player is asked, and the other one."""
    trade = g.top
    assert isinstance(trade, Trade)
    return (trade.hero, trade.partner) if trade.step.name == "offer" else (trade.partner, trade.hero)


def _offer_pieces(g: Game, made: tuple[int, ...]) -> list[int]:
    """What can be added to an offer: cards to give, cards to ask for, then equipment (ACT-3)."""
    hero, partner = _traders(g)
    mine, theirs = g.table.seat_of[hero], g.table.seat_of[partner]
    last = made[-1] if made else 0
    found = [] if mine == theirs else _card_pieces(g, mine, theirs, made, last)
    gear, ask = _gear_of(made)
    legal = _legal_gear(g, hero, partner)
    for piece in range(max(GEAR, last + 1), DONE):
        if _leads_on(legal, gear, ask, piece):
            found.append(piece)
    return [*found, DONE] if made and (gear, ask) in legal else found


def _card_pieces(g: Game, mine: int, theirs: int, made: tuple[int, ...], last: int) -> list[int]:
    s = g.s
    give, want = _cards_of(made)
    copies = g.table.components.adventure_copies
    found = [GIVE + kind for kind in range(CARDS) if GIVE + kind >= last and give[kind] < s.hands[mine * CARDS + kind]]
    if sum(want) < s.hand_size[theirs]:
        most = [min(copies[kind], MOST_OF_A_KIND) for kind in range(CARDS)]
        found += [WANT + kind for kind in range(CARDS) if WANT + kind >= last and want[kind] < most[kind]]
    return found


def _cards_of(made: tuple[int, ...]) -> tuple[list[int], list[int]]:
    give, want = [0] * CARDS, [0] * CARDS
    for piece in made:
        if piece < WANT:
            give[piece - GIVE] += 1
        elif piece < GEAR:
            want[piece - WANT] += 1
    return give, want


def _gear_of(made: tuple[int, ...]) -> tuple[int, int]:
    gear = ask = 0
    for piece in made:
        if GEAR <= piece < ASK:
            gear |= 1 << piece - GEAR
        elif ASK <= piece < DONE:
            ask |= 1 << piece - ASK
    return gear, ask


def _legal_gear(g: Game, hero: int, partner: int) -> list[tuple[int, int]]:
    """Every exchange of equipment that is allowed, as two masks; none at all is one of them."""
    mine, theirs = _subsets(g.s.equipment[hero]), _subsets(g.s.equipment[partner])
    return [(give, ask) for give in mine for ask in theirs if why_no_gear(g, hero, partner, give, ask) is None]


def _subsets(mask: int) -> list[int]:
    return [part for part in range(1 << EQUIPMENT) if part & ~mask == 0]


def _leads_on(legal: list[tuple[int, int]], gear: int, ask: int, piece: int) -> bool:
    """Whether an exchange with this piece can still become legal with pieces that come later."""
    if piece < ASK:
        chosen, bit = gear, 1 << piece - GEAR
        return any(give & (2 * bit - 1) == chosen | bit for give, _ in legal)
    chosen, bit = ask, 1 << piece - ASK
    return any(give == gear and wanted & (2 * bit - 1) == chosen | bit for give, wanted in legal)


def offer_of(made: tuple[int, ...]) -> int:
    give, want = _cards_of(made)
    return offer_action(give, want, *_gear_of(made))


def _pieces_of_offer(action: int) -> list[int]:
    found: list[int] = []
    for kind, count in enumerate(offer_give(action)):
        found += [GIVE + kind] * count
    for kind, count in enumerate(offer_want(action)):
        found += [WANT + kind] * count
    gear, ask = offer_hand_over(action), offer_ask_for(action)
    found += [GEAR + item for item in range(EQUIPMENT) if gear >> item & 1]
    return [*found, *[ASK + item for item in range(EQUIPMENT) if ask >> item & 1], DONE]
