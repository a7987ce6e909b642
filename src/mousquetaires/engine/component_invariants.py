"""Checks that every card, adversary, trap, item and token is in exactly one place. Use them through ``invariants``."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .ids import (
    ADVERSARIES,
    CARD_NAMES,
    CARDS,
    EQUIPMENT,
    FIRST_UPGRADE,
    FOE_NAMES,
    IN_HAND,
    ITEM_NAMES,
    ITEMS,
    LOUVRE,
    LOUVRE_CARDS,
    MANOEUVRE,
    NAMED_FOES,
    NEMESIS,
    NO_MISSION,
    NOBODY,
    OUT_OF_GAME,
    PARIS,
    PARIS_CARDS,
    TOKEN_NAMES,
    TOKENS,
    TRAP_NAMES,
    TRAPS,
    TREACHERIES,
    TREACHERY_NAMES,
)
from .state import HAND_ROWS

if TYPE_CHECKING:
    from .machine import Game


def within(found: list[str], name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        found.append(f"{name}: {value} not in {least}..{most}")


def _adventure(g: "Game", found: list[str]) -> None:
    """No Adventure card is lost or made: hands, deck, discards and siege hold the box's copies."""
    s = g.s
    copies = g.table.components.adventure_copies
    for card in range(CARDS):
        places = [*s.hands[card::CARDS], s.deck[card], s.discard[card], s.siege_cards[card]]
        if sum(places) != copies[card] or min(places) < 0:
            found.append(f"adventure {CARD_NAMES[card]}: {places} do not make {copies[card]}")


def _hands(g: "Game", found: list[str]) -> None:
    """Each hand has as many cards as its public size says. A seat without a player has none."""
    s = g.s
    for seat in range(HAND_ROWS):
        held = sum(s.hands[seat * CARDS : (seat + 1) * CARDS])
        if held != s.hand_size[seat] or (held and not g.table.team_mask >> seat & 1):
            found.append(f"hand of seat {seat}: {held} cards, size {s.hand_size[seat]}")


def _open_hands(g: "Game", found: list[str]) -> None:
    """Cards that all players know to be in a hand are still there."""
    s = g.s
    for holder, card, least in s.open_hands:
        if holder not in g.table.seats or not 0 < least <= s.hands[holder * CARDS + card]:
            found.append(f"open hand of {holder}: {CARD_NAMES[card]} at least {least}")
    if list(s.open_hands) != sorted(s.open_hands) or len({row[:2] for row in s.open_hands}) != len(s.open_hands):
        found.append(f"open hands in disorder: {s.open_hands}")


def _treachery(g: "Game", found: list[str]) -> None:
    s = g.s
    for card in range(TREACHERIES):
        places = [s.treachery_hand[card], s.treachery_deck[card], s.treachery_discard[card]]
        used = g.table.treachery_used[card]
        if sum(places) != used or min(places) < 0 or (g.table.solo and places[0]):
            found.append(f"treachery {TREACHERY_NAMES[card]}: {places} do not make {used}")


def _missions(g: "Game", found: list[str]) -> None:
    """A Paris or Louvre card is in one place only."""
    s = g.s
    within(found, "paris_card", s.paris_card, NO_MISSION, PARIS_CARDS - 1)
    within(found, "louvre_card", s.louvre_card, NO_MISSION, LOUVRE_CARDS - 1)
    in_play = 1 << s.paris_card if s.paris_card >= 0 else 0
    if s.paris_unused & s.paris_hand or (s.paris_unused | s.paris_hand) & in_play:
        found.append(f"paris twice: unused {s.paris_unused:b}, hand {s.paris_hand:b}, in play {in_play:b}")
    if (s.paris_unused | s.paris_hand) >> PARIS_CARDS or (g.table.solo and s.paris_hand):
        found.append(f"paris cards: unused {s.paris_unused:b}, hand {s.paris_hand:b}")
    if s.louvre_deck >> LOUVRE_CARDS or (s.louvre_card >= 0 and s.louvre_deck >> s.louvre_card & 1):
        found.append(f"louvre deck {s.louvre_deck:b} with {s.louvre_card} in play")
    if s.louvre_card == NO_MISSION and s.louvre_space:
        found.append(f"louvre token at {s.louvre_space} without a mission")
    if s.paris_card == NO_MISSION and s.constance:
        found.append(f"constance at {s.constance} without a Paris card")


def _foes(g: "Game", found: list[str]) -> None:
    """Each adversary is in Milady's hand, out of the game, or at a mission in play with life left."""
    s = g.s
    for foe in range(ADVERSARIES):
        at, life = s.foe_at[foe], s.foe_life[foe]
        if at == IN_HAND or at == OUT_OF_GAME:
            continue
        if not _mission_at(g, at):
            found.append(f"adversary {FOE_NAMES[foe]} at {at}")
        within(found, f"life of {FOE_NAMES[foe]}", life, 1, g.table.components.foes[foe].life)
    for foe in range(ADVERSARIES, NAMED_FOES):
        within(found, f"life of {FOE_NAMES[foe]}", s.foe_life[foe], 0, g.table.components.foes[foe].life)


def _traps(g: "Game", found: list[str]) -> None:
    """Each trap is in Milady's hand, out of the game, or at a mission in play. A place has one at most (FORCE-2)."""
    s = g.s
    laid = [at for at in s.trap_at if at != IN_HAND and at != OUT_OF_GAME]
    for trap in range(TRAPS):
        if s.trap_at[trap] in laid and not _mission_at(g, s.trap_at[trap]):
            found.append(f"trap {TRAP_NAMES[trap]} at {s.trap_at[trap]}")
    if len(set(laid)) != len(laid):
        found.append(f"two traps together: {s.trap_at}")
    lies = s.trap_at[NEMESIS] <= LOUVRE
    if s.nemesis != NOBODY and (not lies or s.nemesis not in g.table.heroes):
        found.append(f"nemesis of {s.nemesis} while the trap is at {s.trap_at[NEMESIS]}")
    if s.nemesis == NOBODY and lies and not g.in_frame("force") and g.table.milady:
        found.append("nemesis without a Musketeer")


def _mission_at(g: "Game", place: int) -> bool:
    if place == PARIS:
        return g.s.paris_card != NO_MISSION
    return place == LOUVRE and g.s.louvre_card != NO_MISSION


def _arsenal(g: "Game", found: list[str]) -> None:
    """No more of an item is in stock and owned than was printed. There can be fewer: replaced items leave the game."""
    s = g.s
    for item in range(ITEMS):
        if item < EQUIPMENT:
            owned = sum(gear >> item & 1 for gear in s.equipment)
        elif item == MANOEUVRE:
            owned = s.improved.bit_count()
        else:
            owned = sum(bought >> item - FIRST_UPGRADE & 1 for bought in s.upgrades) if item >= FIRST_UPGRADE else 0
        if s.stock[item] < 0 or s.stock[item] + owned > g.table.components.items[item].stock:
            found.append(f"item {ITEM_NAMES[item]}: {s.stock[item]} in stock, {owned} owned")


def _tokens(g: "Game", found: list[str]) -> None:
    """All 27 tokens are on the board, in reserve or out of the game."""
    s = g.s
    for token in range(TOKENS):
        places = [s.spaces.count(token), s.reserve[token], s.tokens_out[token]]
        copies = g.table.components.token_copies[token]
        if sum(places) != copies or min(places) < 0:
            found.append(f"token {TOKEN_NAMES[token]}: {places} do not make {copies}")


# fmt: off
COMPONENT_CHECKS: Final[tuple[Callable[["Game", list[str]], None], ...]] = (
    _adventure, _hands, _open_hands, _treachery, _missions, _foes, _traps, _arsenal, _tokens,
)
# fmt: on
