"""How a duel will probably end, exactly.

Bots, hints, the command line and the server all ask the same question here: with these dice, this life
and this equipment, against him, how often is he beaten, and how often does the Musketeer lie down after?

The answer is exact: whole numbers over one denominator. Dice are counted by face, never one by one, and
the duel is worked out from its last round back to its first (``odds_rounds``), so the Toledo blade is
always used for the best. Nothing is remembered between calls.
"""

from math import gcd

from .components import Components, FoeCard
from .ids import FACES, SHIELD, SWORD
from .odds_rounds import BLADE_LEFT, FOE_REROLL_LEFT, ExactDuel, ExactRound, index_of, lowest_terms, row_of_hero, turned
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
]


def duel_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> Odds:
    """How a duel about to begin will end."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, foe_rerolls)
    return duel.odds(duel.before_round(0)[duel.state], duel.state, 0)


def reroll_odds(
    fighter: Fighter,
    foe: FoeCard,
    foe_life: int,
    components: Components,
    rolled: Rolled,
    aim: int = BEAT,
    foe_rerolls: int = AT_ONCE,
) -> tuple[tuple[int, Odds], ...]:
    """What each use of the Toledo blade on this roll would make of the duel.

    The first choice is always KEEP, then each face that shows: Sword, Shield, Lily.
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
        if score > best_score:  # what ties, keeps; then the first face
            best, best_score = face, score
    return best


def best_foe_reroll(
    fighter: Fighter, foe: FoeCard, foe_life: int, components: Components, rolled: Rolled, aim: int = BEAT
) -> bool:
    """Whether Milady spoils the Musketeer's aim by letting Cahusac reroll a Shield now."""
    duel = ExactDuel(fighter, foe, foe_life, components, aim, CUNNING)
    state = duel.state_now(rolled)
    if state < FOE_REROLL_LEFT or not rolled.red[SHIELD]:
        return False
    now = ExactRound(duel, rolled.number, duel.before_round(rolled.number + 1))
    here = index_of(rolled.blue)
    return now.foe_rerolled(state, rolled.red)[here] < now.foe_done(state, rolled.red)[here]


def certain_odds(fighter: Fighter, wounds: int) -> Odds:
    """A token that goes without a duel: a Snare bites once (QST-3), a decoy not at all."""
    lost = min(wounds, fighter.life)
    cells = [0] * CELLS
    cells[3 * FOE_BEATEN + row_of_hero(lost, fighter.life)] = 1
    return Odds(1, tuple(cells), lost, 0)


def mix_odds(parts: list[tuple[int, Odds]]) -> Odds:
    """One of several duels, not known yet which. The weights are how many tokens of each kind may lie there."""
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
    """A duel with a face-down foe: (how many of this kind may lie there, the foe, its life).

    The foe is turned up before the first roll (RET-1), so the blade is used knowing it.
    """
    return mix_odds([(many, duel_odds(fighter, foe, life, components, aim, foe_rerolls)) for many, foe, life in foes])


def blade_choices(duel: ExactDuel, rolled: Rolled) -> list[tuple[int, int]]:
    """Each thing the blade can do with a roll, with its score; all have one denominator."""
    state = duel.state_now(rolled)
    now = ExactRound(duel, rolled.number, duel.before_round(rolled.number + 1))
    choices = [(KEEP, now.struck(state, rolled.red)[index_of(rolled.blue)])]
    if state & BLADE_LEFT:
        drawn = now.blade_drawn(state, rolled.red)
        for face in range(FACES):
            if rolled.blue[face]:  # with a Sword in its place the roll has the number of the dice left lying
                choices.append((face, drawn[index_of(turned(rolled.blue, face, SWORD))]))
    return choices
