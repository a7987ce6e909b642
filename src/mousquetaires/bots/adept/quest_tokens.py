"""How the adept Milady places Quest tokens: weak ones first, strong ones where they cannot be avoided."""

from typing import Final

from mousquetaires.engine import ids
from mousquetaires.engine.actions import assign_action, assigned
from mousquetaires.engine.ids import (
    ADVERSARY_TOKENS,
    CHALLENGE_TOKENS,
    INN_SPACES,
    SKILLS,
)

from .milady_position import MiladyPosition
from .mixing import logit_weights

# The actions that an average Musketeer needs for a token, including wounds.
HARD: Final = {
    ids.TOKEN_TWO: 1.2,
    ids.TOKEN_THREE: 1.9,
    ids.TOKEN_FOUR: 3.5,
    ids.TOKEN_SWORD_SWORD: 1.4,
    ids.TOKEN_SWORD_SHIELD: 1.9,
    ids.TOKEN_SHIELD_SHIELD: 3.6,
    ids.TOKEN_SNARE: 1.4,
}
DECOYS: Final = 4
RETURN_SPACES: Final = 3
INN_MEN: Final = 8


def reserve(position: MiladyPosition) -> list[int]:
    return [token for token in ADVERSARY_TOKENS for _ in range(position.o.reserve[token])]


def inn_tokens(position: MiladyPosition) -> int:
    """Mostly weak tokens, because only one of three paths is used. Their places are random."""
    rng, hoard = position.rng, position.prices.hoard
    men = sorted(reserve(position), key=lambda token: hoard * HARD[token] + 1.5 * rng.random())[:INN_MEN]
    laid = men + [ids.TOKEN_DECOY] * DECOYS
    rng.shuffle(laid)
    return assign_action(laid)


def return_tokens(position: MiladyPosition) -> int:
    """Three strong tokens, because the Musketeers cannot avoid them. Which ones, and their order, are random."""
    options = position.prompt.options
    values = [hardness(action) for action in options]
    return position.rng.choices(options, logit_weights(values, position.prices.bluff))[0]


def hardness(action: int) -> float:
    """The actions that the three tokens of the way back cost."""
    return sum([HARD[token] for token in assigned(action)[:RETURN_SPACES]])


def gallery_tokens(position: MiladyPosition) -> int:
    """The strongest pairs beside the hardest challenges: the Musketeers pass wherever it is easier."""
    rng = position.rng
    men = sorted(reserve(position)[: 2 * SKILLS], key=lambda token: HARD[token] + rng.random())
    ease = [
        max(position.skill(hero, skill) for hero in position.table.heroes) + rng.random() for skill in range(SKILLS)
    ]
    skills = sorted(range(SKILLS), key=lambda skill: -ease[skill])
    rooms = [[CHALLENGE_TOKENS[skill], men[2 * n], men[2 * n + 1]] for n, skill in enumerate(skills)]
    rng.shuffle(rooms)
    return assign_action([token for room in rooms for token in room][:INN_SPACES])
