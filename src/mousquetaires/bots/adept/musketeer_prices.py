"""What an adept holds dear: the prices of the Musketeers' game, in actions, as self-play found them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Taste:
    """What a Musketeer player thinks things are worth; a card drawn is worth about one action."""

    # --- the Quest
    step: float = 3.02  # a step of the Quest with time to spare
    haste: float = 4.06  # and so much more when it takes all the actions that are left
    antechamber: float = 6.23  # and an antechamber
    # --- the clocks
    game: float = 41.12  # the whole game: what a sure defeat averted is worth
    hour: float = 14.72  # an hour on the Time track
    honour: float = 2.47  # a point of honour when it is the last
    honour_leak: float = 0.65  # points a turn that are lost anyway
    honour_ease: float = 1.52  # points to spare that make it matter half as much
    message: float = 2.57  # times as much for what the Message takes: it takes it every turn
    siege: float = 1.67  # a space of the siege when it is the last
    siege_ease: float = 2.59
    treachery: float = 1.22  # a Treachery card more in her hand
    horizon: float = 4.08  # turns a Paris card would stay if nobody did anything
    # --- cards and tokens
    combat: float = 0.64
    double: float = 1.5
    skill: float = 0.98  # a skill card that a challenge ahead asks for
    spare: float = 0.36  # one that nobody will ask for
    friend: float = 0.93  # a character card
    epic: float = 0.94
    pistole: float = 0.22
    alms: float = 3.04  # times as much for the last ones while the Beggars may come
    beggars: float = 1.73  # and more while they stand there unpaid
    draw: float = 1.74
    crowd: float = 0.09  # less for each card in hand
    # --- flesh
    life: float = 0.51
    fall: float = 2.56
    bounty: float = 0.55  # to drive Rochefort away
    # --- ways
    habit: float = 0.19  # of the next job's worth: to stand there already
    defer: float = 0.36  # of a challenge's worth, to one whom a better man can spare it
    fit: float = 0.27  # a card that finds the right hand
    # --- gear, with the whole game ahead
    manoeuvre: float = 6.15
    thoroughbred: float = 1.77
    pistol: float = 3.13
    armour: float = 1.25
    blade: float = 4.47
    upgrade: float = 1.5  # for each challenge of the skill ahead
    short: float = 2.54  # and more when one lies open that he has not the cards for
    athos: float = 1.23  # times as much for him who walks the Quest unseen


TASTE: Final = Taste()
