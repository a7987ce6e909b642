"""Effects on cards and tokens: hands, decks, adversaries, traps, the Arsenal, trades, Quest tokens."""

from typing import TYPE_CHECKING

from ..derived_values import adversaries_among, skill_with_upgrade, trap_among
from ..ids import (
    BASSOMPIERRE,
    CARDS,
    COMBAT,
    DOUBLE,
    EQUIPMENT,
    FIRST_UPGRADE,
    IN_HAND,
    INN_SPACES,
    MILADY,
    NO_TOKEN,
    OUT_OF_GAME,
    SKILLS,
    THOROUGHBRED,
)
from .on_history import bar_undo
from .on_milady import heal_foe

if TYPE_CHECKING:
    from ..machine import Game


# --- Adventure cards ------------------------------------------------------------------------------


def held(g: "Game", seat: int, card: int) -> int:
    """How many cards of a kind a player holds."""
    return g.s.hands[seat * CARDS + card]


def any_left(pile: list[int]) -> bool:
    """Whether a pile, as counts by kind, has any card. Takes less time than ``any``, above all compiled."""
    for count in pile:  # noqa: SIM110
        if count:
            return True
    return False


def can_draw(g: "Game") -> bool:
    return any_left(g.s.deck) or any_left(g.s.discard)


def refill_deck(g: "Game") -> None:
    """If the deck is empty, the discards become the new deck."""
    s = g.s
    if not any_left(s.deck) and any_left(s.discard):
        s.deck, s.discard = s.discard, [0] * CARDS  # ACT-1
        g.emit("deck_shuffled")


def take_from_deck(g: "Game", seat: int, card: int) -> None:
    s = g.s
    s.deck[card] -= 1
    s.hands[seat * CARDS + card] += 1
    s.hand_size[seat] += 1
    g.tell(seat, "card_drawn", seat, card, s.hand_size[seat])
    g.tell_others(seat, "cards_drawn", seat, 1, s.hand_size[seat])


def leave_hand(g: "Game", seat: int, card: int, count: int) -> None:
    """Cards leave a hand; all players see which."""
    s = g.s
    s.barriers += 1
    s.hands[seat * CARDS + card] -= count
    s.hand_size[seat] -= count
    if s.open_hands:
        forget(g, seat, card, count)


def discard_cards(g: "Game", seat: int, card: int, count: int = 1) -> None:
    leave_hand(g, seat, card, count)
    g.s.discard[card] += count
    left = g.s.hand_size[seat]
    for others in range(count - 1, -1, -1):
        g.emit("card_discarded", seat, card, left + others)


def lay_at_siege(g: "Game", hero: int, card: int) -> None:
    seat = g.table.seat_of[hero]
    leave_hand(g, seat, card, 1)
    g.s.siege_cards[card] += 1
    g.emit("siege_card_laid", hero, card, g.s.hand_size[seat], g.s.siege_cards[card])


def lose_siege_card(g: "Game", card: int) -> None:
    g.s.siege_cards[card] -= 1  # SIEGE-1, SIEGE-8
    g.s.discard[card] += 1
    g.emit("siege_card_lost", card, g.s.siege_cards[card])


def siege_count(g: "Game") -> int:
    laid = g.s.siege_cards
    return laid[COMBAT] + laid[DOUBLE] + laid[BASSOMPIERRE]  # ACT-4, ACT-5: no other card can be laid there


# --- Treachery ------------------------------------------------------------------------------------


def can_draw_treachery(g: "Game") -> bool:
    return any_left(g.s.treachery_deck) or any_left(g.s.treachery_discard)


def refill_treachery(g: "Game") -> None:
    s = g.s
    if not any_left(s.treachery_deck) and any_left(s.treachery_discard):
        s.treachery_deck, s.treachery_discard = s.treachery_discard, [0] * len(s.treachery_deck)  # RUL-EMPTY-DECKS
        g.emit("treachery_shuffled")


def take_treachery(g: "Game", card: int) -> None:
    """Milady takes a Treachery card. The others see only that she took one."""
    g.s.treachery_deck[card] -= 1
    g.s.treachery_hand[card] += 1
    held_now = sum(g.s.treachery_hand)
    g.tell(MILADY, "treachery_drawn", card, held_now)
    g.tell_others(MILADY, "treachery_taken", 1, held_now)


def reveal_treachery(g: "Game", card: int, from_hand: bool) -> None:
    """A Treachery card is played: from Milady's hand, or from the deck in a game without Milady."""
    if from_hand:
        g.s.treachery_hand[card] -= 1
    else:
        g.s.treachery_deck[card] -= 1
    g.s.treachery_discard[card] += 1  # DECK-TREACHERY
    g.s.barriers += 1
    g.emit("treachery_played", card, sum(g.s.treachery_hand))


# --- adversaries and traps ------------------------------------------------------------------------


def adversaries_at(g: "Game", place: int) -> list[int]:
    return adversaries_among(g.s.foe_at, place)


def trap_at(g: "Game", place: int) -> int:
    """The trap lying at a place, or NO_TRAP."""
    return trap_among(g.s.trap_at, place)


def lay_adversary(g: "Game", foe: int, place: int) -> None:
    g.s.foe_at[foe] = place
    g.s.barriers += 1
    heal_foe(g, foe)  # RUL-HEALED-FOE
    g.emit("adversary_laid", place, foe, g.s.foe_life[foe])


def lay_trap(g: "Game", trap: int, place: int) -> None:
    g.s.trap_at[trap] = place
    g.s.barriers += 1
    g.emit("trap_laid", place, trap)


def remove_adversary(g: "Game", foe: int, returns: bool) -> None:
    """An adversary leaves its mission: out of the game, or back to Milady's hand if ``returns``."""
    g.s.foe_at[foe] = IN_HAND if returns else OUT_OF_GAME  # FORCE-4
    g.emit("adversary_returned" if returns else "adversary_beaten", foe)


def remove_trap(g: "Game", trap: int) -> None:
    g.s.trap_at[trap] = OUT_OF_GAME  # TRAP-2
    g.emit("trap_gone", trap)


def clear_place(g: "Game", place: int) -> None:
    """A mission ends: its adversaries go back to Milady's hand, and its trap leaves the game."""
    for foe in adversaries_at(g, place):
        remove_adversary(g, foe, True)  # FORCE-4, RUL-HEALED-FOE
    trap = trap_at(g, place)
    if trap >= 0:
        remove_trap(g, trap)


# --- the Arsenal ----------------------------------------------------------------------------------


def equipped(g: "Game", hero: int, item: int) -> bool:
    return bool(g.s.equipment[hero] >> item & 1)


def skill_of(g: "Game", hero: int, skill: int) -> int:
    """A Musketeer's skill, upgrades included."""
    return skill_with_upgrade(g.table.components, hero, skill, g.s.upgrades[hero])  # ARM-8


def upgrade_count(g: "Game", hero: int) -> int:
    return sum(g.s.upgrades[hero] >> skill & 1 for skill in range(SKILLS))


def take_from_stock(g: "Game", hero: int, item: int) -> None:
    g.s.stock[item] -= 1
    g.emit("bought", hero, item, g.s.stock[item])


def equip(g: "Game", hero: int, item: int) -> None:
    g.s.equipment[hero] |= 1 << item


def improve_manoeuvre(g: "Game", hero: int) -> None:
    g.s.improved |= 1 << hero


def upgrade_skill(g: "Game", hero: int, skill: int) -> None:
    g.s.upgrades[hero] |= 1 << skill


def drop_item(g: "Game", hero: int, item: int) -> None:
    """A replaced token leaves the game."""
    s = g.s
    if item < EQUIPMENT:
        s.equipment[hero] &= ~(1 << item)
        if item == THOROUGHBRED:
            s.ridden &= ~(1 << hero)
    else:
        s.upgrades[hero] &= ~(1 << item - FIRST_UPGRADE)
    g.emit("replaced", hero, item)


# --- trades ---------------------------------------------------------------------------------------


def pass_cards(g: "Game", giver: int, taker: int, cards: list[int]) -> None:
    """Cards go from one hand to another. All players see which."""
    s = g.s
    for kind, count in enumerate(cards):
        if count:
            s.hands[giver * CARDS + kind] -= count
            s.hands[taker * CARDS + kind] += count
            forget(g, giver, kind, count)
            learn(g, taker, kind, least_known(g, taker, kind) + count)  # MUS-6, RUL-TRADE-OPEN
    s.hand_size[giver] -= sum(cards)
    s.hand_size[taker] += sum(cards)


def pass_gear(g: "Game", giver: int, taker: int, hand_over: int, ask_for: int) -> None:
    """Equipment is exchanged. A thoroughbred that was ridden this turn cannot be ridden again by its new owner."""
    s = g.s
    s.equipment[giver] = s.equipment[giver] & ~hand_over | ask_for  # ACT-3
    s.equipment[taker] = s.equipment[taker] & ~ask_for | hand_over  # ACT-3, ARM-4
    ridden = s.ridden
    ways = ((giver, taker, hand_over), (taker, giver, ask_for))
    for owner, _, items in ways:
        if items >> THOROUGHBRED & 1:
            s.ridden &= ~(1 << owner)  # ARM-5
    for owner, new, items in ways:
        if items >> THOROUGHBRED & 1 and ridden >> owner & 1:
            s.ridden |= 1 << new  # ARM-5
        for item in range(EQUIPMENT):
            if items >> item & 1:
                g.emit("equipment_passed", new, item)


# --- Quest tokens ---------------------------------------------------------------------------------


def lay_token(g: "Game", space: int, token: int) -> None:
    g.s.spaces[space] = token
    g.s.reserve[token] -= 1


def turn_up(g: "Game", space: int) -> None:
    """A face-down token is turned up."""
    s = g.s
    if not s.face_up >> space & 1:
        s.face_up |= 1 << space
        s.barriers += 1
        g.emit("token_turned", space, s.spaces[space])


def discard_token(g: "Game", space: int) -> None:
    """A token leaves the game, face up."""
    s = g.s
    token = s.spaces[space]
    s.spaces[space] = NO_TOKEN
    s.token_wounds[space] = 0
    s.face_up &= ~(1 << space)
    s.tokens_out[token] += 1
    g.emit("token_gone", space, token)


def clear_board(g: "Game") -> None:
    """Tokens left on a finished board are turned up and leave the game for good."""
    for space in range(INN_SPACES):
        if g.s.spaces[space] != NO_TOKEN:
            turn_up(g, space)
            discard_token(g, space)  # INN-6


# --- what all players know about hands ------------------------------------------------------------


def least_known(g: "Game", holder: int, card: int) -> int:
    """How many cards of a kind a hand holds at least, as far as all players know."""
    for whose, kind, least in g.s.open_hands:
        if whose == holder and kind == card:
            return least
    return 0


def set_known(g: "Game", holder: int, card: int, least: int) -> None:
    rows = [row for row in g.s.open_hands if row[0] != holder or row[1] != card]
    if least > 0:
        rows.append((holder, card, least))
    g.s.open_hands = tuple(sorted(rows))


def learn(g: "Game", holder: int, card: int, count: int) -> None:
    """It was shown or said aloud that a hand holds at least so many cards of a kind."""
    if count > least_known(g, holder, card):
        set_known(g, holder, card, count)  # MUS-6


def forget(g: "Game", holder: int, card: int, count: int) -> None:
    """Cards left a hand and all players saw which: so many fewer are known to be in it."""
    known = least_known(g, holder, card)
    if known:
        set_known(g, holder, card, known - count)


def show_card(g: "Game", seat: int, card: int) -> None:
    """A player shows all others that they hold a card."""
    learn(g, seat, card, 1)
    bar_undo(g)
    g.emit("card_shown", seat, card)


def set_offer(g: "Game", offer: int) -> None:
    """Set the pending offer of a trade."""
    g.s.offer = offer


def clear_offer(g: "Game") -> None:
    g.s.offer = 0
