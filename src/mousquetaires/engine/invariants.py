"""Checks that must hold in every position that waits for an input.

``broken`` lists the checks that fail, with the values found. A sound position gives an empty list.
``broken`` changes nothing, so tests, the fuzzer and a program that loads a saved game can call it at
any prompt.

>>> from mousquetaires.data import load
>>> from mousquetaires.engine.config import Table, usual_setup
>>> from mousquetaires.engine.rules.setup import new_game
>>> game = new_game(Table(usual_setup(5), load()))
>>> broken(game)
[]
>>> game.s.purse = -1
>>> broken(game)
['purse: -1 not in 0..15']
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .component_invariants import COMPONENT_CHECKS, within
from .frames import ASK, ROLL
from .ids import (
    ANTECHAMBERS,
    BASSOMPIERRE,
    BASTILLE,
    BOARDS,
    COLOMBIER,
    COMBAT,
    DOUBLE,
    ENDINGS,
    ENGLAND,
    EQUIPMENT,
    GALLERIES,
    HERO_NAMES,
    HEROES,
    HONOUR,
    INN,
    INN_LENGTH,
    INN_SPACES,
    LOCATION_CARDS,
    LOUVRE,
    MILADY,
    NO_TOKEN,
    NOBODY,
    NOT_OVER,
    NOWHERE,
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
    TOKENS,
    UNKNOWN_FOE,
)

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


# --- tracks ---------------------------------------------------------------------------------------


def _tracks(g: "Game", found: list[str]) -> None:
    s = g.s
    printed = g.table.components
    within(found, "purse", s.purse, 0, printed.purse_most)
    within(found, "epic", s.epic, 0, printed.epic_tokens)
    within(found, "honour", s.honour, 0, printed.honour)
    within(found, "siege", s.siege, -printed.siege_end, printed.siege_end)
    within(found, "time", s.time, g.table.start_time, len(printed.time_dice))
    within(found, "constance", s.constance, 0, printed.paris_successes)
    within(found, "louvre_space", s.louvre_space, 0, printed.louvre_spaces - 1)
    within(found, "siege cards", sum(s.siege_cards), 0, SIEGE_LIMIT)
    if sum(s.siege_cards[card] for card in SIEGE_KINDS) != sum(s.siege_cards):
        found.append(f"siege cards of the wrong kind: {s.siege_cards}")
    in_play = 0 <= s.paris_card < PARIS_CARDS
    wanted = printed.paris[s.paris_card].stipulation_amount if in_play else printed.paris_successes
    within(found, "progress", s.progress, 0, wanted)


def _one_for_all(g: "Game", found: list[str]) -> None:
    s = g.s
    if min(s.one_for_all, s.one_stock) < 0 or s.one_for_all + s.one_stock > g.table.components.one_for_all:
        found.append(f"one for all: {s.one_for_all} owned, {s.one_stock} in stock")
    within(found, "siege_rewards", s.siege_rewards, 0, 7)
    if s.rochefort == 0 and not s.rochefort_fell:
        found.append("rochefort lies and never fell")


# --- the Quest ------------------------------------------------------------------------------------


def _token_life(g: "Game", token: int) -> int:
    foe = TOKEN_FOE[token] if token != NO_TOKEN else UNKNOWN_FOE
    return g.table.components.foes[foe].life if foe != UNKNOWN_FOE else 0


def _board(g: "Game", found: list[str]) -> None:
    s = g.s
    within(found, "board", s.board, INN, BOARDS - 1)
    within(found, "england", s.england, 0, 0 if s.board < ENGLAND else (1 << SKILLS) - 1)
    within(found, "antechamber", s.antechamber, 0, ANTECHAMBERS if s.board == GALLERIES else 0)
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
    within(found, f"life of {name}", s.life[hero], 0, card.life)
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
        within(found, name, value, 0, 1)
    most = max(g.table.components.treachery_amount)
    within(found, "reinforced", s.reinforced, 0, most)
    within(found, "conscripts", s.conscripts, 0, most)
    if s.sand_out and not (s.emergency and g.table.hourglass):
        found.append("the sand ran out of no hourglass")
    if min(s.decisions, s.barriers, s.undos, *s.rolls) < 0:
        found.append(f"counters: {s.decisions}, {s.barriers}, {s.undos}, {s.rolls}")


# --- the course of the game -----------------------------------------------------------------------


def _endings(g: "Game", found: list[str]) -> None:
    """A track at its end has ended the game, or the Musketeers are being asked about it."""
    s = g.s
    printed = g.table.components
    within(found, "ending", s.ending, NOT_OVER, ENDINGS - 1)
    within(found, "phase", s.phase, 0, 4)
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
    *COMPONENT_CHECKS, _tracks, _one_for_all, _board, _heroes, _masks, _milady, _flags, _endings, _stack, _asked,
)
# fmt: on
