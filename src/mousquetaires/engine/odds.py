"""The exact odds of a duel.

Bots, hints, the command line and the server use this module. Given the dice, life and equipment of a
Musketeer and an adversary, it says how often each of them is wounded, beaten or put out of action.

The odds are exact: whole numbers over one denominator. Rolls are counted by face, not die by die. The
duel is computed from its last round back to its first (``odds_rounds``), so the Toledo blade is always
used in the best way. Nothing is cached between calls.
"""

from math import gcd

from .components import Components, FoeCard
from .ids import FACES, SHIELD, SWORD
from .odds_dice import index_of, turned
from .odds_rounds import BLADE_LEFT, FOE_REROLL_LEFT, ExactDuel, ExactRound, lowest_terms, row_of_hero
from .odds_types import (
    AIM_NAMES,
    AT_ONCE,
    BEAT,
    CELLS,
    CUNNING,
    FOE_BEATEN,
    FOE_UNHURT,
    FOE_WOUNDED,
    KEEP,
    OUT,
    STAND,
    UNHURT,
    WOUND_ROCHEFORT,
    WOUNDED,
    Fighter,
    Odds,
    Rolled,
)

__all__ = [
    "AIM_NAMES",
    "AT_ONCE",
    "BEAT",
    "CELLS",
    "CUNNING",
    "FOE_BEATEN",
    "FOE_UNHURT",
    "FOE_WOUNDED",
    "KEEP",
    "OUT",
    "STAND",
    "UNHURT",
    "WOUNDED",
    "WOUND_ROCHEFORT",
    "Fighter",
    "Odds",
    "Rolled",
    "best_foe_reroll",
    "best_reroll",
    "certain_odds",
    "duel_odds",
    "mix_odds",
    "mixed_odds",
    "reroll_odds",
    "round_odds",
]


def duel_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> Odds:
    """The odds of a duel before its first roll."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, foe_rerolls)
    return duel.odds(duel.before_round(0)[duel.state], duel.state, 0)


def round_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> tuple[Odds, ...]:
    """The odds before each round of a duel, if neither side was wounded and no die rerolled before it."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, foe_rerolls)
    scores = duel.before_rounds()
    return tuple([duel.odds(scores[number][duel.state], duel.state, number) for number in range(duel.rounds)])


def reroll_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    rolled: Rolled,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> tuple[tuple[int, Odds], ...]:
    """The odds after each possible use of the Toledo blade on this roll.

    KEEP comes first, then each face in the roll: Sword, Shield, Lily.
    """
    duel = ExactDuel(fighter, foe, foe_life, components, aim, foe_rerolls)
    state = duel.state_now(rolled)
    choices = blade_choices(duel, rolled)
    return tuple([(face, duel.odds(score, state, rolled.number + 1)) for face, score in choices])


def best_reroll(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    rolled: Rolled,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> int:
    """The face to reroll with the Toledo blade now, or KEEP."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, foe_rerolls)
    best = KEEP
    best_score = -1
    for face, score in blade_choices(duel, rolled):
        if score > best_score:  # of equal scores the first wins: KEEP, then the first face
            best, best_score = face, score
    return best


def best_foe_reroll(
    fighter: Fighter, foe: FoeCard, foe_life: int, components: Components, rolled: Rolled, aim: int = BEAT
) -> bool:
    """Whether it is better for Milady that Cahusac rerolls a Shield now."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, CUNNING)
    state = duel.state_now(rolled)
    if state < FOE_REROLL_LEFT or not rolled.red[SHIELD]:
        return False
    now = ExactRound(duel, rolled.number, duel.before_round(rolled.number + 1))
    here = index_of(rolled.blue)
    return now.foe_rerolled(state, rolled.red)[here] < now.foe_done(state, rolled.red)[here]


def certain_odds(fighter: Fighter, wounds: int) -> Odds:
    """The odds of a token that is not a duel: a Snare costs a wound (QST-3), a decoy costs none."""
    lost = min(wounds, fighter.life)
    cells = [0] * CELLS
    cells[3 * FOE_BEATEN + row_of_hero(lost, fighter.life)] = 1
    return Odds(1, tuple(cells), lost, 0)


def mix_odds(parts: list[tuple[int, Odds]]) -> Odds:
    """The odds of one of several duels. The weights say how many tokens of each kind may lie there."""
    weight = sum([many for many, _ in parts])
    if weight <= 0:
        raise ValueError(f"nothing to mix: {parts}")
    total = 1
    for _, odds in parts:
        total = total * odds.total // gcd(total, odds.total)
    numbers = [0] * (CELLS + 2)
    for many, odds in parts:
        scale = many * (total // odds.total)
        for i, number in enumerate((*odds.cells, odds.life, odds.foe_life)):
            numbers[i] += scale * number
    return lowest_terms(total * weight, numbers)


def mixed_odds(
    fighter: Fighter,
    foes: list[tuple[int, FoeCard, int]],
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> Odds:
    """The odds of a duel with a face-down foe: (how many of this kind may lie there, the foe, its life).

    The foe is turned up before the first roll (RET-1), so the blade is used for this foe.
    """
    return mix_odds([(many, duel_odds(fighter, foe, life, components, aim, foe_rerolls)) for many, foe, life in foes])


def blade_choices(duel: ExactDuel, rolled: Rolled) -> list[tuple[int, int]]:
    """Each possible use of the blade on a roll, with its score. All scores have the same denominator."""
    state = duel.state_now(rolled)
    now = ExactRound(duel, rolled.number, duel.before_round(rolled.number + 1))
    choices = [(KEEP, now.struck(state, rolled.red)[index_of(rolled.blue)])]
    if state & BLADE_LEFT:
        drawn = now.blade_drawn(state, rolled.red)
        for face in range(FACES):
            if rolled.blue[face]:  # the index of the other dice: a Sword does not count in it
                choices.append((face, drawn[index_of(turned(rolled.blue, face, SWORD))]))
    return choices
