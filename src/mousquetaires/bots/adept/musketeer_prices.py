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
    # --- the tracks
    game: float = 41.12  # the whole game: the value of averting a certain defeat
    hour: float = 14.72  # an hour on the Time track
    honour: float = 2.47  # the last point of honour
    honour_leak: float = 0.65  # points lost per turn in any case
    honour_ease: float = 1.52  # spare points that halve the value
    message: float = 2.57  # factor for honour lost to the Message, which takes it every turn
    siege: float = 1.67  # the last space of the siege
    siege_ease: float = 2.59
    treachery: float = 1.22  # one more Treachery card in Milady's hand
    horizon: float = 4.08  # turns a Paris card stays if no Musketeer acts
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
    fit: float = 0.27  # a card that reaches the right hand
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
