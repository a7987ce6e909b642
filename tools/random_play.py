"""Random play at every table, shared by the fuzzer, the coverage run and the property tests.

A game is a set-up, a start (the beginning, or a prepared late position) and a list of inputs. Chance is an input, too,
so the list alone reproduces the game.
"""

from itertools import combinations
from random import Random
from typing import Final

from mousquetaires.data import load as load_box
from mousquetaires.engine import actions as act
from mousquetaires.engine.actions import VERB_BITS, VERB_MASK
from mousquetaires.engine.chance import PURPOSE_NAMES
from mousquetaires.engine.config import (
    HANDICAPS,
    MORTAL_QUEST,
    RULEBOOK_VARIANTS,
    Setup,
    Table,
    heroes_needed,
    musketeer_players,
)
from mousquetaires.engine.ids import CARD_NAMES, CARDS, HEROES, QUEST
from mousquetaires.engine.machine import Game
from mousquetaires.engine.notation import outcome_text, to_text
from mousquetaires.engine.prompts import Prompt
from mousquetaires.engine.rules.hourglass import sand_refusal
from mousquetaires.engine.rules.setup import new_game
from mousquetaires.engine.save_load import dump, load
from tools.late_positions import THEMES, LatePosition

BOX: Final = load_box()
MORTAL: Final = "mortal"  # the theme that needs the variant

# --- tables ---------------------------------------------------------------------------------------

COUNTS: Final = (*((players, True) for players in range(2, 7)), *((players, False) for players in range(1, 6)))
RULEBOOK_SETS: Final = tuple(some for size in range(4) for some in combinations(RULEBOOK_VARIANTS, size))
VARIANT_SETS: Final = tuple((*some, *HANDICAPS[: max(0, at - 3)]) for at, some in enumerate(RULEBOOK_SETS))


def some_setup(index: int, rng: Random) -> Setup:
    """The table with this number. Cycles through all player counts and variants, with random Musketeers."""
    players, milady = COUNTS[index % len(COUNTS)]
    variants = VARIANT_SETS[index // len(COUNTS) % len(VARIANT_SETS)]
    team = musketeer_players(players, milady)
    chosen = rng.sample(range(HEROES), heroes_needed(team))
    each = len(chosen) // team
    heroes = tuple(tuple(chosen[first : first + each]) for first in range(0, len(chosen), each))
    return Setup(players, milady, heroes, variants, rng.random() < 0.7, rng.random() < 0.5)


# --- inputs ---------------------------------------------------------------------------------------

Input = tuple[str, int, int]  # kind; seat, purpose or -1; action, outcome, card or -1
LAND: Final = "land"
ACT: Final = "act"
SAND: Final = "sand"
SHOW: Final = "show"


def put(game: Game, what: Input) -> None:
    """Apply an input to a game."""
    kind, seat, value = what
    if kind == LAND:
        game.land(value)
    elif kind == ACT:
        game.act(seat, value)
    elif kind == SAND:
        game.run_out()
    else:
        game.show(seat, value)


def written(what: Input) -> str:
    """An input as a line of a record, readable by ``record.apply_line``."""
    kind, seat, value = what
    if kind == LAND:
        return f"* {PURPOSE_NAMES[seat]} {outcome_text(seat, value)}"
    if kind == ACT:
        return f"{seat} {to_text(value)}"
    return f"{seat} shows {CARD_NAMES[value]}" if kind == SHOW else SAND


# --- a random player ------------------------------------------------------------------------------

# The weights of verbs; 1 for those not listed. Verbs that advance the game have high weights, so that random games
# get beyond the first board.
# fmt: off
KEEN: Final = {
    act.END: 0.3, act.DRAW: 1.5, act.MOVE: 2.0, act.RIDE: 2.0, act.PLAY: 3.0, act.REINFORCE: 3.0,
    act.CHALLENGE: 9.0, act.DUEL: 5.0, act.FIGHT: 6.0, act.TASK: 6.0, act.PATH: 5.0, act.PASSAGE: 12.0,
    act.ESCAPE: 2.0, act.ORDER: 2.0, act.BACK: 0.4, act.PASS: 0.7, act.TAKE: 0.8, act.TREACHERY: 1.5,
}
# fmt: on
# How often a free action is taken at a prompt. It is more interesting in the middle of something.
# fmt: off
FREE: Final = {
    "one_for_all": 0.5, "epic_for_passage": 0.8, "epic_for_challenge": 0.3, "epic_for_duel": 0.3, "purchase": 0.2,
    "payment": 0.2, "replacement": 0.2, "ordered_action": 0.2, "trade_offer": 0.2, "trade_answer": 0.2,
    "trade_last_word": 0.2,
}
# fmt: on


def some_input(game: Game, rng: Random) -> Input:
    """The next random input: mostly an answer, now and then something else."""
    if game.rolling:
        return (LAND, game.chance().purpose, some_outcome(game, rng))
    prompt = game.prompt()
    whim = rng.random()
    if whim < 0.02 and sand_refusal(game) is None:
        return (SAND, -1, -1)
    if 0.02 <= whim < 0.03:
        seat = rng.choice(game.table.seats)
        held = [card for card in range(CARDS) if game.s.hands[seat * CARDS + card]]
        if held:
            return (SHOW, seat, rng.choice(held))
    free = prompt.free()
    if free and rng.random() < FREE.get(prompt.kind, 0.04):
        return (ACT, rng.choice(game.table.seats), rng.choice(free))
    seats = [seat for seat in range(6) if prompt.seats >> seat & 1]
    return (ACT, rng.choice(seats), some_answer(prompt, rng))


def some_outcome(game: Game, rng: Random) -> int:
    """A random outcome. One time in five all outcomes are equally likely, for the sake of rare ones."""
    outcomes = game.chance().outcomes()
    if rng.random() < 0.2:
        return rng.choice(outcomes)[0]
    return rng.choices([outcome for outcome, _ in outcomes], [weight for _, weight in outcomes])[0]


def some_answer(prompt: Prompt, rng: Random) -> int:
    """A random legal answer: first a verb by weight, then one of its options."""
    if not prompt.listed:
        return prompt.sample(rng)
    options = prompt.options()
    if prompt.kind in ("skill_cards", "epic_for_challenge") and rng.random() < 0.6:
        return options[-1]
    verbs: dict[int, list[int]] = {}
    for action in options:
        verbs.setdefault(action & VERB_MASK, []).append(action)
    if len(verbs) == 1:
        return rng.choice(options)
    chosen = rng.choices(list(verbs), [KEEN.get(verb, 1.0) for verb in verbs])[0]
    if chosen == act.MOVE and rng.random() < 0.3:
        to_quest = act.MOVE | QUEST << VERB_BITS
        return to_quest if to_quest in verbs[chosen] else rng.choice(verbs[chosen])
    return rng.choice(verbs[chosen])


# --- late positions -------------------------------------------------------------------------------


def late_game(table: Table, rng: Random, theme: str) -> Game:
    """A game that starts from a late position with this theme."""
    game = new_game(table)
    while game.stack[-1].kind != "milady_phase":
        put(game, some_input(game, rng))
    late = LatePosition(game.s, table, rng)
    late.wear()
    THEMES[theme](late)
    return load(table, dump(game))


def theme_for(index: int, setup: Setup) -> str:
    """The theme with this number. Mortal Quest needs its variant, and gets every third game of it."""
    if MORTAL_QUEST in setup.variants and index % 3 == 0:
        return MORTAL
    names = [name for name in THEMES if name != MORTAL]
    return names[index % len(names)]
