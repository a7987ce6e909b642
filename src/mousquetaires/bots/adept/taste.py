"""What an adept holds dear: the prices of the Musketeers' game, in actions, as self-play found them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Taste:
    """What a Musketeer player thinks things are worth; a card drawn is worth about one action."""

    # --- the Quest
    step: float = 3.81  # a step of the Quest with time to spare
    haste: float = 2.74  # and so much more when it takes all the actions that are left
    antechamber: float = 3.12  # and an antechamber
    # --- the clocks
    game: float = 45.09  # the whole game: what a sure defeat averted is worth
    hour: float = 6.77  # an hour on the Time track
    honour: float = 2.46  # a point of honour when it is the last
    honour_leak: float = 0.88  # points a turn that are lost anyway
    honour_ease: float = 1.53  # points to spare that make it matter half as much
    message: float = 2.5  # times as much for what the Message takes: it takes it every turn
    siege: float = 1.48  # a space of the siege when it is the last
    siege_ease: float = 2.52
    treachery: float = 1.18  # a Treachery card more in her hand
    horizon: float = 3.14  # turns a Paris card would stay if nobody did anything
    # --- cards and tokens
    combat: float = 0.77
    double: float = 1.89
    skill: float = 1.14  # a skill card that a challenge ahead asks for
    spare: float = 0.33  # one that nobody will ask for
    friend: float = 1.14  # a character card
    epic: float = 1.27
    pistole: float = 0.35
    alms: float = 2.0  # times as much for the last ones while the Beggars may come
    beggars: float = 1.5  # and more while they stand there unpaid
    draw: float = 1.33
    crowd: float = 0.09  # less for each card in hand
    # --- flesh
    life: float = 0.43
    fall: float = 2.87
    bounty: float = 0.7  # to drive Rochefort away
    # --- ways
    habit: float = 0.27  # of the next job's worth: to stand there already
    defer: float = 0.35  # of a challenge's worth, to one whom a better man can spare it
    fit: float = 0.66  # a card that finds the right hand
    # --- gear, with the whole game ahead
    manoeuvre: float = 4.13
    thoroughbred: float = 2.39
    pistol: float = 1.43
    armour: float = 3.49
    blade: float = 2.58
    upgrade: float = 1.76  # for each challenge of the skill ahead
    short: float = 1.93  # and more when one lies open that he has not the cards for
    athos: float = 1.34  # times as much for him who walks the Quest unseen


TASTE: Final = Taste()
