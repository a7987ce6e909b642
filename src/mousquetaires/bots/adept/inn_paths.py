"""Which path of the Inn the adept takes, and when it pays to turn tokens up first.

The path that will probably take the fewest actions is best. Equal paths are drawn at random, so Milady can't prepare
for one of them.
"""

from math import erfc, exp, pi, sqrt
from typing import Final

from mousquetaires.engine.actions import PATH, make
from mousquetaires.engine.ids import (
    INN,
    INN_LENGTH,
    INN_PATHS,
    NO_TOKEN,
    QUEST,
    TOKEN_DECOY,
    TOKEN_FOE,
    TOKEN_SNARE,
    TOKENS,
    UNKNOWN_FOE,
)
from mousquetaires.engine.view import HIDDEN_TOKEN

from ..novice.candidate_actions import Candidate
from ..novice.duels import best_duel, wound_price
from .musketeer_position import MusketeerPosition, cached
from .quest_tokens import HARD

DECOY_WORK: Final = 1.0  # the action that steps on it
TURNED_UP: Final = 3  # tokens for one Epic token


def token_work(token: int) -> float:
    """The actions that an average Musketeer needs for a token."""
    return DECOY_WORK if token == TOKEN_DECOY else HARD[token]


@cached
def hidden_work(position: MusketeerPosition) -> float:
    """The actions that a face-down token will probably take."""
    return sum([chance * token_work(kind) for kind, chance in enumerate(position.token_chances()) if chance])


@cached
def hidden_spread(position: MusketeerPosition) -> float:
    """How far that may be off: the standard deviation."""
    mean = hidden_work(position)
    chances = position.token_chances()
    return sqrt(sum([chances[kind] * (token_work(kind) - mean) ** 2 for kind in range(TOKENS) if chances[kind]]))


def path_work(position: MusketeerPosition, path: int) -> float:
    """The actions that the rest of a path will probably take."""
    spaces = position.o.spaces[path * INN_LENGTH : (path + 1) * INN_LENGTH]
    return sum(
        [hidden_work(position) if token == HIDDEN_TOKEN else token_work(token) for token in spaces if token != NO_TOKEN]
    )


def path_walk(position: MusketeerPosition, hero: int, path: int) -> int:
    """The actions until the Musketeer stands before the next token of a path."""
    front = position.front(path)
    spot = position.o.spot[hero] if position.o.place[hero] == QUEST else 0
    elsewhere = spot > 0 and (spot - 1) // INN_LENGTH != path
    return int(front > 0 and spot != path * INN_LENGTH + front) + int(elsewhere)


@cached
def coin(position: MusketeerPosition) -> float:
    """Decides between equal paths, once in a decision."""
    return position.rng.random()


def best_path(position: MusketeerPosition, hero: int) -> int:
    """The path with the least work for this Musketeer."""
    first = int(INN_PATHS * coin(position))
    paths = [(first + number) % INN_PATHS for number in range(INN_PATHS)]
    return min(paths, key=lambda path: round(path_work(position, path) + path_walk(position, hero, path), 2))


def inn_candidates(position: MusketeerPosition, hero: int, step: float) -> list[Candidate]:
    """The next token of the best path."""
    path = best_path(position, hero)
    space = path * INN_LENGTH + position.front(path)
    worth = token_worth(position, hero, space, step)
    return [Candidate(worth, make(PATH, path), step, path_walk(position, hero, path), again=True)]


def token_worth(position: MusketeerPosition, hero: int, space: int, stake: float) -> float:
    """The value of stepping on a token of the Inn. It is turned up before cards are played."""
    token = position.o.spaces[space]
    if token != HIDDEN_TOKEN:
        return known_worth(position, hero, token, stake, space)
    chances = position.token_chances()
    return sum(
        [chances[kind] * known_worth(position, hero, kind, stake, space) for kind in range(TOKENS) if chances[kind]]
    )


def known_worth(position: MusketeerPosition, hero: int, token: int, stake: float, space: int) -> float:
    if token == TOKEN_SNARE:
        return stake - wound_price(position, hero)
    return stake if TOKEN_FOE[token] == UNKNOWN_FOE else best_duel(position, hero, TOKEN_FOE[token], stake, space)


# --- turning tokens up ------------------------------------------------------------------------------


def turning_up_pays(position: MusketeerPosition) -> bool:
    """Whether the actions saved by knowing three tokens are worth more than an Epic token."""
    if position.o.board != INN or position.o.spaces.count(HIDDEN_TOKEN) < TURNED_UP:
        return False
    return position.prices.turn_up * actions_saved(position) > position.epic_price()


def actions_saved(position: MusketeerPosition) -> float:
    """How many actions a better choice of the path will probably save, if three tokens are turned up.

    The two best paths are compared. What is turned up makes their difference vary: it is taken as normally distributed.
    """
    works = sorted(path_work(position, path) for path in range(INN_PATHS))
    lead, spread = works[1] - works[0], sqrt(TURNED_UP) * hidden_spread(position)
    if spread == 0.0:
        return 0.0
    z = lead / spread
    saved = spread * exp(-z * z / 2) / sqrt(2 * pi) - lead * erfc(z / sqrt(2)) / 2
    return saved * (1.5 if works[2] - works[0] < 0.01 else 1.0)  # three equal paths give more choice than two


def space_to_turn_up(position: MusketeerPosition, space: int) -> tuple[int, float]:
    """Sort key: the next tokens of the paths first, the shortest paths first."""
    path = space // INN_LENGTH
    return space % INN_LENGTH - position.front(path), path_work(position, path)
