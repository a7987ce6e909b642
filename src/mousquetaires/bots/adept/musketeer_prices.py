"""The adept's prices for the Musketeers, in actions, as found by self-play (tools/prices.py)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class MusketeerPrices:
    """What things are worth to a Musketeer player. A drawn card is worth about one action."""

    # --- the Quest
    step: float = 3.02  # a step of the Quest with time to spare
    haste: float = 4.06  # added if the Quest needs all remaining actions
    inn: float = 1.0  # factor for steps at the Inn
    antechamber: float = 6.23  # an antechamber
    # --- Milady's clocks
    game: float = 57.0  # the whole game: the value of averting a certain defeat
    soon: float = 0.75  # share of that for a defeat that may come in the next turn,
    later: float = 0.45  # and in the turn after it
    hour: float = 12.0  # a turn more, while the Quest needs it
    pace: float = 0.5  # share of the actions that go to the Quest
    doubt: float = 1.5  # turns by which the end of the Quest may be off
    honour_leak: float = 0.2  # points lost per turn to Milady's cards
    vanish: float = 2.0  # factor for what the Disappearance costs
    message: float = 1.0  # factor for what the Message costs
    siege: float = 0.4  # a space of the siege, beside the danger of the next turns,
    watch: float = 4.0  # which are so many
    louvre: float = 1.8  # factor for all that a mission of the Louvre brings
    treachery: float = 1.15  # one more Treachery card in Milady's hand
    horizon: float = 3.5  # turns a Paris card stays if no Musketeer acts
    # --- cards and tokens
    combat: float = 0.64
    double: float = 1.5
    skill: float = 0.98  # a skill card that a coming challenge needs
    spare: float = 0.36  # a skill card that no challenge needs
    friend: float = 0.93  # a character card
    epic: float = 0.94
    pistole: float = 0.22
    alms: float = 3.04  # factor for the last pistoles while the Beggars may come
    beggars: float = 1.73  # added while the Beggars are unpaid
    turn_up: float = 1.0  # an action saved at the Inn by tokens that are turned up
    draw: float = 1.74
    crowd: float = 0.09  # subtracted for each card in hand
    # --- lives
    life: float = 0.51
    fall: float = 2.56
    bounty: float = 0.55  # driving Rochefort away
    # --- choices
    habit: float = 0.19  # share of the next action's value for already being at its place
    defer: float = 0.36  # share of a challenge's value lost if a better Musketeer can take it
    fit: float = 0.5  # a skill card that reaches the hand which will need it
    fit_combat: float = 0.6  # a die more for a Musketeer who is better armed
    fit_now: float = 1.3  # the same for a challenge that is open
    # --- equipment, over a whole game
    manoeuvre: float = 6.15
    thoroughbred: float = 1.77
    pistol: float = 3.13
    armour: float = 1.25
    blade: float = 4.47
    upgrade: float = 1.5  # for each challenge of the skill ahead
    short: float = 2.54  # added for an open challenge that the Musketeer lacks cards for
    athos: float = 1.23  # factor for Athos, who meets no Rochefort on the Quest


MUSKETEER_PRICES: Final = MusketeerPrices()
