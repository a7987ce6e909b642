"""Positions of random games, inputs to try in them, and views that leak on purpose."""

from random import Random
from typing import Final

from mousquetaires.engine.chance import ADVENTURE, SOLO_TOKEN, TREACHERY_DRAW
from mousquetaires.engine.config import Setup, Table
from mousquetaires.engine.ids import CARDS, COMBAT, ROCHEFORT
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import parse
from mousquetaires.engine.prompts import PromptView
from mousquetaires.engine.reasons import Reason
from mousquetaires.engine.rules.duel import Duel
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.view import prompt_for
from tests.leaks.changed_secrets import DOINGS, SECRETS
from tools.random_play import ACT, BOX, LAND, SHOW, Input, late_game, some_input, some_setup, theme_for

# What every viewer tries at every position: one or more of each verb.
TRIED: Final = tuple(
    parse(text)
    for text in (
        "end",
        "draw",
        "move louvre",
        "move richelieu",
        "ride paris",
        "trade athos",
        "trade porthos",
        "play kitty -",
        "play constance athos",
        "reinforce combat",
        "challenge nobility",
        "challenge panache",
        "duel henchman",
        "duel duellist",
        "duel nemesis",
        "duel wardes",
        "fight 0",
        "fight 1",
        "task -",
        "task combat",
        "task double",
        "path rooms",
        "path cellar",
        "back",
        "passage",
        "equip",
        "bribe",
        "escape",
        "order aramis",
        "pass",
        "cards 1 0",
        "cards 0 1",
        "skill 1",
        "skill 3",
        "gift combat",
        "gift erudition",
        "spend 1",
        "blade sword",
        "buy manoeuvre",
        "buy pistol",
        "buy panache",
        "pay combat",
        "pay double",
        "replace pistol",
        "offer give=combat",
        "offer want=combat",
        "offer give=panache want=nobility",
        "accept",
        "decline",
        "space 3",
        "sacrifice",
        "turn athos",
        "go paris",
        "go quarters",
        "paris duels",
        "treachery prison",
        "treachery plot",
        "take",
        "lay henchman -",
        "name athos",
        "assign decoy,two",
        "reroll",
        "search balm",
        "fill",
        "discard combat",
        "beggars paris",
        "one time",
        "one epic",
        "turnup",
    )
)


# --- two games side by side -----------------------------------------------------------------------


def common_input(one: Game, other: Game, rng: Random) -> Input | None:
    """An input that is possible in both games, or None."""
    if one.rolling:
        fates = [fate for fate, _ in one.chance().outcomes() if other.rolling and other.chance().possible(fate)]
        return (LAND, -1, rng.choice(fates)) if fates else None
    for _ in range(10):
        what, seat, value = some_input(one, rng)
        if what == ACT and other.refusal(seat, value) is not None:
            continue
        if what == SHOW and not other.s.hands[seat * CARDS + value]:
            continue
        return (what, seat, value)
    return None


# --- positions ------------------------------------------------------------------------------------

MOST: Final = 12  # positions of one game
# Prompts with rare secrets. They are tested more often than others.
# fmt: off
RARE: Final = (
    "trade_offer", "trade_answer", "trade_last_word", "payment", "task_card", "quarters_card", "richelieu_deed",
    "opening_paris_hand", "inn_tokens", "return_tokens", "gallery_tokens", "epic_for_challenge", "epic_for_duel",
)
# fmt: on


def share_of(game: Game) -> float:
    """The probability that a position like this is tested."""
    if game.rolling:
        return {ADVENTURE: 0.1, TREACHERY_DRAW: 0.2, SOLO_TOKEN: 0.2}.get(game.chance().purpose, 0.0)
    kind = game.prompt().kind
    fights_rochefort = any(isinstance(frame, Duel) and frame.foe == ROCHEFORT for frame in game.stack)
    return 0.5 if kind in RARE else 0.2 if kind == "destination" or fights_rochefort else 0.04


def some_game(index: int, late: bool, rng: Random) -> Game:
    """A game at this table; Milady holds a Paris card, so that there is one to hide."""
    setup: Setup = some_setup(index, rng)
    table = Table(setup, BOX)
    game = late_game(table, rng, theme_for(rng.randrange(100), setup)) if late else new_game(table)
    s = game.s
    if late and table.milady:
        unseen = 63 & ~(1 << s.paris_card) if s.paris_card >= 0 else 63
        s.paris_hand = unseen & -unseen
        s.paris_unused = unseen ^ s.paris_hand
    return game


# --- the tests ------------------------------------------------------------------------------------


def secrets_of(table: Table) -> set[str]:
    """The secrets that games at a table have."""
    due = {*SECRETS, *DOINGS}
    if table.milady:
        due -= {"token falling"}
    else:
        due -= {"place", "treachery", "paris", "going", "drawing treachery", "searching", "taking paris"}
        due -= {"laying tokens"}
    if len(table.seats) == 1:
        due -= {"two hands", "asked for"}
    return due


def open_prompt(game: Game, viewer: int) -> PromptView | None:
    """A leak: every viewer gets the options of the seat that is asked."""
    prompt = prompt_for(game, viewer)
    return prompt and prompt._replace(options=tuple(game.prompt().options()))


def asked_by_his_cards(game: Game, viewer: int) -> PromptView | None:
    """A leak: a player without Combat cards is not asked for any."""
    prompt = prompt_for(game, viewer)
    if prompt is None or prompt.kind != "combat_cards":
        return prompt
    seat = game.table.seat_of[prompt.hero]
    return prompt if game.s.hands[seat * CARDS + COMBAT] else None


def too_good_a_reason(game: Game, viewer: int, action: int) -> Reason | None:
    """A leak: every viewer gets the reason that the asked seat would get."""
    return game.refusal(game.prompt().first_seat if game.asking else -1, action)
