"""Checks that must hold in every position that waits for an input.

``broken`` lists the checks that fail, with the values found. A sound position gives an empty list.
``broken`` changes nothing, so tests, the fuzzer and a program that loads a saved game can call it at
any prompt.

>>> from mousquetaires.data import load
>>> from mousquetaires.engine.config import Table, usual_setup
>>> from mousquetaires.engine.game import new_game
>>> game = new_game(Table(usual_setup(5), load()))
>>> broken(game)
[]
>>> game.s.purse = -1
>>> broken(game)
['purse: -1 not in 0..15']
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .frames import ASK, ROLL
from .ids import (
    ADVERSARIES,
    ANTECHAMBERS,
    BASSOMPIERRE,
    BASTILLE,
    BOARDS,
    CARD_NAMES,
    CARDS,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    ENDINGS,
    ENGLAND,
    EQUIPMENT,
    FIRST_UPGRADE,
    FOE_NAMES,
    GALLERIES,
    HERO_NAMES,
    HEROES,
    HONOUR,
    IN_HAND,
    INN,
    INN_LENGTH,
    INN_SPACES,
    ITEM_NAMES,
    ITEMS,
    LOCATION_CARDS,
    LOUVRE,
    LOUVRE_CARDS,
    MANOEUVRE,
    MILADY,
    NAMED_FOES,
    NEMESIS,
    NO_MISSION,
    NO_TOKEN,
    NOBODY,
    NOT_OVER,
    NOWHERE,
    OUT_OF_GAME,
    PARIS,
    PARIS_CARDS,
    PLACES,
    QUARTERS,
    QUEST,
    RICHELIEU,
    ROCHELLE,
    SIEGE,
    SKILLS,
    SPECTATOR,
    THOROUGHBRED,
    TIME,
    TOKEN_FOE,
    TOKEN_NAMES,
    TOKENS,
    TRAP_NAMES,
    TRAPS,
    TREACHERIES,
    TREACHERY_NAMES,
    UNKNOWN_FOE,
)
from .state import HAND_ROWS

if TYPE_CHECKING:
    from .machine import Game

SIEGE_LIMIT: Final = 3  # ACT-5
SIEGE_KINDS: Final = (COMBAT, DOUBLE, BASSOMPIERRE)
ROAD_SPACES: Final = 3  # of board 3
ROCHEFORT_PLACES: Final = 1 << PARIS | 1 << LOUVRE | 1 << QUEST
# Prompts for a Musketeer who is out of action: finishing a purchase, and trading.
LYING_DOWN: Final = frozenset(("payment", "replacement", "trade_offer", "trade_answer", "trade_last_word"))


def broken(game: "Game") -> list[str]:
    """What is wrong with a position, each with its values. The list is empty for a sound position."""
    found: list[str] = []
    for check in CHECKS:
        check(game, found)
    return found


def _within(found: list[str], name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        found.append(f"{name}: {value} not in {least}..{most}")


# --- cards ----------------------------------------------------------------------------------------


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
    _within(found, "paris_card", s.paris_card, NO_MISSION, PARIS_CARDS - 1)
    _within(found, "louvre_card", s.louvre_card, NO_MISSION, LOUVRE_CARDS - 1)
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
        _within(found, f"life of {FOE_NAMES[foe]}", life, 1, g.table.components.foes[foe].life)
    for foe in range(ADVERSARIES, NAMED_FOES):
        _within(found, f"life of {FOE_NAMES[foe]}", s.foe_life[foe], 0, g.table.components.foes[foe].life)


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


# --- tracks and stocks ----------------------------------------------------------------------------


def _tracks(g: "Game", found: list[str]) -> None:
    s = g.s
    printed = g.table.components
    _within(found, "purse", s.purse, 0, printed.purse_most)
    _within(found, "epic", s.epic, 0, printed.epic_tokens)
    _within(found, "honour", s.honour, 0, printed.honour)
    _within(found, "siege", s.siege, -printed.siege_end, printed.siege_end)
    _within(found, "time", s.time, g.table.start_time, len(printed.time_dice))
    _within(found, "constance", s.constance, 0, printed.paris_successes)
    _within(found, "louvre_space", s.louvre_space, 0, printed.louvre_spaces - 1)
    _within(found, "siege cards", sum(s.siege_cards), 0, SIEGE_LIMIT)
    if sum(s.siege_cards[card] for card in SIEGE_KINDS) != sum(s.siege_cards):
        found.append(f"siege cards of the wrong kind: {s.siege_cards}")
    in_play = 0 <= s.paris_card < PARIS_CARDS
    wanted = printed.paris[s.paris_card].stipulation_amount if in_play else printed.paris_successes
    _within(found, "progress", s.progress, 0, wanted)


def _one_for_all(g: "Game", found: list[str]) -> None:
    s = g.s
    if min(s.one_for_all, s.one_stock) < 0 or s.one_for_all + s.one_stock > g.table.components.one_for_all:
        found.append(f"one for all: {s.one_for_all} owned, {s.one_stock} in stock")
    _within(found, "siege_rewards", s.siege_rewards, 0, 7)
    if s.rochefort == 0 and not s.rochefort_fell:
        found.append("rochefort lies and never fell")


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


# --- the Quest ------------------------------------------------------------------------------------


def _tokens(g: "Game", found: list[str]) -> None:
    """All 27 tokens are on the board, in reserve or out of the game."""
    s = g.s
    for token in range(TOKENS):
        places = [s.spaces.count(token), s.reserve[token], s.tokens_out[token]]
        copies = g.table.components.token_copies[token]
        if sum(places) != copies or min(places) < 0:
            found.append(f"token {TOKEN_NAMES[token]}: {places} do not make {copies}")


def _token_life(g: "Game", token: int) -> int:
    foe = TOKEN_FOE[token] if token != NO_TOKEN else UNKNOWN_FOE
    return g.table.components.foes[foe].life if foe != UNKNOWN_FOE else 0


def _board(g: "Game", found: list[str]) -> None:
    s = g.s
    _within(found, "board", s.board, INN, BOARDS - 1)
    _within(found, "england", s.england, 0, 0 if s.board < ENGLAND else (1 << SKILLS) - 1)
    _within(found, "antechamber", s.antechamber, 0, ANTECHAMBERS if s.board == GALLERIES else 0)
    spaces = (INN_SPACES, 0, ROAD_SPACES, INN_SPACES)[s.board]
    for space, token in enumerate(s.spaces):
        if token != NO_TOKEN and (space >= spaces or not 0 <= token < TOKENS):
            found.append(f"token {token} on space {space} of board {s.board}")
        if token == NO_TOKEN and s.face_up >> space & 1:
            found.append(f"nothing lies face up on space {space}")
        wounded = 0 < s.token_wounds[space] < _token_life(g, token)
        if s.token_wounds[space] and not (wounded and s.face_up >> space & 1):
            found.append(f"{s.token_wounds[space]} wounds of token {token} on space {space}")
    if s.face_up >> INN_SPACES:
        found.append(f"face_up: {s.face_up:b}")
    if s.board > ENGLAND and s.england != (1 << SKILLS) - 1:
        found.append(f"england left undone: {s.england:b}")


# --- the Musketeers -------------------------------------------------------------------------------


def _heroes(g: "Game", found: list[str]) -> None:
    s = g.s
    for hero in range(HEROES):
        if hero in g.table.heroes:
            _hero(g, hero, found)
        elif s.place[hero] != NOWHERE or s.life[hero] or s.spot[hero] or s.equipment[hero] or s.upgrades[hero]:
            found.append(f"{HERO_NAMES[hero]} is not in play")


def _hero(g: "Game", hero: int, found: list[str]) -> None:
    """A Musketeer's life, equipment, place, and whether they are out of action."""
    s = g.s
    name = HERO_NAMES[hero]
    card = g.table.components.heroes[hero]
    place, lying = s.place[hero], s.lying >> hero & 1
    _within(found, f"life of {name}", s.life[hero], 0, card.life)
    if s.equipment[hero].bit_count() > card.equipment_slots or s.equipment[hero] >> EQUIPMENT:
        found.append(f"equipment of {name}: {s.equipment[hero]:b}")
    if s.upgrades[hero].bit_count() > card.skill_slots or s.upgrades[hero] >> SKILLS:
        found.append(f"upgrades of {name}: {s.upgrades[hero]:b}")
    if not 0 <= place < PLACES or place == QUARTERS:
        found.append(f"{name} at {place}")
    if bool(lying) != (s.life[hero] == 0) or (lying and place != COLOMBIER):
        found.append(f"{name} at {place} with {s.life[hero]} life, lying {lying}")
    if s.spot[hero]:
        _spot(g, hero, found)


def _spot(g: "Game", hero: int, found: list[str]) -> None:
    """A Musketeer inside the Inn stands on an empty space, and no token lies before it on the path."""
    s = g.s
    spot = s.spot[hero]
    if s.place[hero] != QUEST or s.board != INN or not 0 < spot <= INN_SPACES:
        found.append(f"{HERO_NAMES[hero]} on spot {spot} at {s.place[hero]}, board {s.board}")
        return
    first = (spot - 1) // INN_LENGTH * INN_LENGTH
    if any(s.spaces[space] != NO_TOKEN for space in range(first, spot)):
        found.append(f"{HERO_NAMES[hero]} beyond a token, on spot {spot}")


def _masks(g: "Game", found: list[str]) -> None:
    """Each mask of Musketeers contains only Musketeers that it may contain."""
    s = g.s
    in_play = sum(1 << hero for hero in g.table.heroes)
    at_bastille = _at(g, BASTILLE)
    rules = (
        ("played", s.played, in_play),
        ("lying", s.lying, in_play),
        ("improved", s.improved, in_play),
        ("barred", s.barred, in_play & ~_at(g, QUEST) if g.table.mortal else 0),
        ("must_leave", s.must_leave, _at(g, RICHELIEU)),
        ("jailed", s.jailed, at_bastille & s.played),
        ("ridden", s.ridden, sum(1 << h for h in g.table.heroes if s.equipment[h] >> THOROUGHBRED & 1)),
        ("marked", s.marked, in_play if g.in_frame("recover") else s.lying),
    )
    for name, mask, allowed in rules:
        if mask & ~allowed:
            found.append(f"{name}: {mask:b} of {allowed:b}")


def _at(g: "Game", place: int) -> int:
    return sum(1 << hero for hero in g.table.heroes if g.s.place[hero] == place)


# --- Milady ---------------------------------------------------------------------------------------


def _milady(g: "Game", found: list[str]) -> None:
    """Milady is at a place that she can choose, and what all players know of her is true."""
    s = g.s
    if s.destination != NOWHERE and s.destination not in LOCATION_CARDS:
        found.append(f"destination: {s.destination}")
    if s.destination != NOWHERE and s.excluded >> s.destination & 1:
        found.append(f"excluded {s.excluded:b} holds her destination {s.destination}")
    if s.fled and not (s.shown and ROCHEFORT_PLACES >> max(0, s.destination) & 1):
        found.append(f"rochefort fled from {s.destination}, shown {s.shown}")
    if s.found and not (s.shown and s.destination == RICHELIEU):
        found.append(f"milady found at {s.destination}, shown {s.shown}")
    if g.table.solo and s.destination not in (NOWHERE, PARIS, LOUVRE, QUEST, ROCHELLE):
        found.append(f"destination without Milady: {s.destination}")


def _flags(g: "Game", found: list[str]) -> None:
    """Flags are 0 or 1. Effects that last a turn are no larger than their cards say."""
    s = g.s
    for name, value in (
        ("shown", s.shown),
        ("fled", s.fled),
        ("found", s.found),
        ("rochefort_fell", s.rochefort_fell),
        ("emergency", s.emergency),
        ("sand_out", s.sand_out),
        ("isolated", s.isolated),
        ("time_stopped", s.time_stopped),
        ("gift_used", s.gift_used),
        ("paris_done", s.paris_done),
        ("louvre_done", s.louvre_done),
    ):
        _within(found, name, value, 0, 1)
    most = max(g.table.components.treachery_amount)
    _within(found, "reinforced", s.reinforced, 0, most)
    _within(found, "conscripts", s.conscripts, 0, most)
    if s.sand_out and not (s.emergency and g.table.hourglass):
        found.append("the sand ran out of no hourglass")
    if min(s.decisions, s.barriers, s.undos, *s.rolls) < 0:
        found.append(f"counters: {s.decisions}, {s.barriers}, {s.undos}, {s.rolls}")


# --- the course of the game -----------------------------------------------------------------------


def _endings(g: "Game", found: list[str]) -> None:
    """A track at its end has ended the game, or the Musketeers are being asked about it."""
    s = g.s
    printed = g.table.components
    _within(found, "ending", s.ending, NOT_OVER, ENDINGS - 1)
    _within(found, "phase", s.phase, 0, 4)
    if (s.time == len(printed.time_dice)) != (s.ending == TIME):
        found.append(f"time {s.time} with ending {s.ending}")
    if (s.siege == -printed.siege_end) != (s.ending == SIEGE):
        found.append(f"siege {s.siege} with ending {s.ending}")
    if s.honour == 0 and s.ending != HONOUR and not g.in_frame("queen_loses"):
        found.append(f"no honour left with ending {s.ending}")
    if s.louvre_space == printed.louvre_spaces - 1 and not g.in_frame("end_phase"):
        found.append(f"louvre token at its end in phase {s.phase}")
    if not s.ending and (s.turn == 0) != g.in_frame("set_up"):
        found.append(f"turn {s.turn} with {g.stack}")


def _stack(g: "Game", found: list[str]) -> None:
    """Each frame has a step of its own kind and a Musketeer in play. An offer exists only during a trade."""
    for frame in g.stack:
        if frame.step not in frame.contents().steps:
            found.append(f"frame {frame.kind}: step {frame.step.name} of {frame.step.kind}")
        if frame.hero != NOBODY and frame.hero not in g.table.heroes:
            found.append(f"frame {frame.kind}: hero {frame.hero}")
    kinds = [frame.kind for frame in g.stack]
    if not g.s.ending and kinds[:1] != ["root"]:
        found.append(f"stack: {kinds}")
    for kind in ("turn", "duel", "trade", "hero_turn", "mission_step", "siege", "end_phase"):
        if kinds.count(kind) > 1:
            found.append(f"stack: {kind} twice in {kinds}")
    if g.s.offer and "trade" not in kinds and not g.s.ending:
        found.append("an offer without a trade")
    if not g.s.ending and g.waiting != ASK and g.waiting != ROLL:
        found.append(f"waiting for nothing: {g.waiting}")


def _asked(g: "Game", found: list[str]) -> None:
    """A prompt asks seats at this table. A roll, draw or pick has at least one outcome."""
    if g.asking:
        prompt = g.prompt()
        table = g.table.team_mask | (1 << MILADY if g.table.milady else 0)
        if not prompt.seats or prompt.seats & ~table or prompt.seats >> SPECTATOR & 1:
            found.append(f"prompt {prompt.kind} for seats {prompt.seats:b}")
        if prompt.hero != NOBODY and g.s.lying >> prompt.hero & 1 and prompt.kind not in LYING_DOWN:
            found.append(f"prompt {prompt.kind} for {HERO_NAMES[prompt.hero]}, who lies")
    elif g.rolling and g.chance().total() <= 0:
        found.append(f"nothing can fall for purpose {g.chance().purpose}")


# fmt: off
CHECKS: Final[tuple[Callable[["Game", list[str]], None], ...]] = (
    _adventure, _hands, _open_hands, _treachery, _missions, _foes, _traps, _tracks, _one_for_all, _arsenal, _tokens,
    _board, _heroes, _masks, _milady, _flags, _endings, _stack, _asked,
)
# fmt: on
