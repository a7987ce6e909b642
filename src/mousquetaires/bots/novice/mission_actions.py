"""The novice's actions in Paris and at the Louvre: the most valuable mission first."""

from typing import Final

from mousquetaires.engine.actions import TASK, make
from mousquetaires.engine.components import DISCARDS, LILIES, WINS
from mousquetaires.engine.ids import (
    ABDUCTION,
    COMBAT,
    CONFINED,
    DISAPPEARANCE,
    DOUBLE,
    DUELS,
    HARLOT,
    LOUVRE,
    MESSAGE,
    NEMESIS,
    NEMESIS_DUELLIST,
    NO_CHALLENGE,
    NO_MISSION,
    PARIS,
    PARIS_DUELLIST,
    SMUGGLER,
)

from .candidate_actions import Candidate, challenge_candidates, duel_candidate
from .position import Position

NO_TASK_CARD: Final = 15  # a task that costs no card
HORIZON: Final = 6  # turns that the novice looks ahead
ABDUCTED: Final = 14.0  # the value of ending the Abduction, plus SUCCESS for each of Milady's successes
SUCCESS: Final = 4.0
EACH_TURN: Final = {DISAPPEARANCE: 7.0, CONFINED: 1.2, DUELS: 0.8}  # the cost of a card per turn
CHALLENGE_STEPS: Final = 1.5  # actions a challenge takes, including drawing cards
NEMESIS_STEPS: Final = 2.0
DUEL_STEPS: Final = 1.3


def honour_price(position: Position) -> float:
    """The value of a point of honour. The last points matter most."""
    honour = position.o.honour
    return 0.8 if honour > 7 else 1.5 if honour > 4 else 3.0


def paris_harm(position: Position) -> float:
    """The value of getting rid of the Paris card."""
    o = position.o
    if o.paris_card == NO_MISSION:
        return 0.0
    if o.paris_card == ABDUCTION:
        return ABDUCTED + SUCCESS * o.constance
    turns = min(HORIZON, position.spaces_left())
    if o.paris_card == SMUGGLER:
        return turns * (3.0 if o.siege < -1 else 1.5)
    return turns * (honour_price(position) if o.paris_card == MESSAGE else EACH_TURN[o.paris_card])


def steps_left(position: Position, place: int, challenge: bool) -> float:
    """About how many actions a mission still takes, without its own task."""
    steps = CHALLENGE_STEPS if challenge else 0.0
    steps += sum(DUEL_STEPS * position.o.foe_life[foe] for foe in position.foes_at(place))
    return steps + (NEMESIS_STEPS if position.trap_at(place) == NEMESIS else 0.0)


def level(position: Position, place: int, printed: int) -> int:
    return printed + (position.box.traps[HARLOT].amount if position.o.trap_at[HARLOT] == place else 0)


def fights(position: Position, hero: int, place: int, share: float) -> list[Candidate]:
    """Duels with a mission's adversaries, each worth a share of the mission plus its reward, and with the Nemesis."""
    found = []
    for foe in position.foes_at(place):
        card = position.box.foes[foe]
        stake = share + card.pistoles * position.earned_price() + card.epic * position.epic_price()
        found.append(duel_candidate(position, hero, foe, stake, position.o.foe_life[foe] > 1))
    if position.o.trap_at[NEMESIS] == place and position.o.nemesis == hero:
        found.append(duel_candidate(position, hero, NEMESIS_DUELLIST, 1.5 * share))
    return found


def paris_candidates(position: Position, hero: int, harm: float) -> list[Candidate]:
    """The steps of the current Paris card. ``harm`` is the value of getting rid of it."""
    o = position.o
    if o.paris_card == NO_MISSION:
        return []
    card = position.box.paris[o.paris_card]
    challenge = not o.paris_done and card.skill != NO_CHALLENGE
    made = o.constance if card.stipulation == LILIES else o.progress
    left = max(0, card.stipulation_amount - made) if card.stipulation else 0
    steps = steps_left(position, PARIS, challenge) + left * (1.4 if card.stipulation == WINS else 0.8)
    share = harm / max(1.0, steps)
    found = fights(position, hero, PARIS, share)
    if challenge:
        stake = CHALLENGE_STEPS * share
        found += challenge_candidates(position, hero, card.skill, level(position, PARIS, card.level), stake)
    return found + task_candidates(position, hero, card.stipulation, share) if left else found


def task_candidates(position: Position, hero: int, stipulation: int, share: float) -> list[Candidate]:
    """The Paris card's own task: roll lilies, discard Combat cards or win duels."""
    hand = position.hand(hero)
    if stipulation == LILIES:
        return [Candidate(share, make(TASK, NO_TASK_CARD), share, again=True)]
    if stipulation == DISCARDS:
        kinds = [card for card in (COMBAT, DOUBLE) if hand[card]][:1]
        return [
            Candidate(share - position.card_price(card), make(TASK, card), share, again=hand[card] > 1)
            for card in kinds
        ]
    return [duel_candidate(position, hero, PARIS_DUELLIST, share, True)]


def louvre_worth(position: Position) -> float:
    """The value of the Louvre mission: early it brings Epic tokens, late it saves honour."""
    o = position.o
    prize = 2 * position.epic_price() if o.louvre_space <= 1 else 0.0
    return prize + honour_price(position) * (3.0 if o.louvre_space < position.box.louvre_spaces - 2 else 2.0)


def louvre_candidates(position: Position, hero: int, worth: float) -> list[Candidate]:
    """The steps of the Louvre mission. ``worth`` is the value of completing it."""
    o = position.o
    if o.louvre_card == NO_MISSION:
        return []
    card = position.box.louvre[o.louvre_card]
    share = worth / max(1.0, steps_left(position, LOUVRE, not o.louvre_done))
    found = fights(position, hero, LOUVRE, share)
    if not o.louvre_done:
        stake = CHALLENGE_STEPS * share + card.pistoles * position.earned_price() + card.epic * position.epic_price()
        found += challenge_candidates(position, hero, card.skill, level(position, LOUVRE, card.level), stake)
    return found
