"""What an adept holds dear: the prices of the Musketeers' game, in actions, as self-play found them."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Taste:
    """What a Musketeer player thinks things are worth; a card drawn is worth about one action."""

    # --- the Quest
    step: float = 4.0  # a step of the Quest with time to spare
    haste: float = 3.0  # and so much more when it takes all the actions that are left
    wardes: float = 1.5  # steps that de Wardes is worth
    antechamber: float = 1.8  # and an antechamber
    # --- the clocks
    game: float = 40.0  # the whole game: what a sure defeat averted is worth
    hour: float = 8.0  # an hour on the Time track
    honour: float = 3.0  # a point of honour when it is the last
    honour_leak: float = 0.8  # points a turn that are lost anyway
    honour_ease: float = 2.0  # points to spare that make it matter half as much
    siege: float = 1.3  # a space of the siege when it is the last
    siege_ease: float = 2.5
    treachery: float = 1.5  # a Treachery card more in her hand
    horizon: float = 3.0  # turns a Paris card would stay if nobody did anything
    # --- cards and tokens
    combat: float = 0.9
    double: float = 1.7
    skill: float = 0.8  # a skill card that a challenge ahead asks for
    spare: float = 0.3  # one that nobody will ask for
    friend: float = 1.2  # a character card
    epic: float = 1.6
    pistole: float = 0.45
    draw: float = 1.0
    crowd: float = 0.08  # less for each card in hand
    # --- flesh
    life: float = 0.6
    fall: float = 2.4
    bounty: float = 0.8  # to drive Rochefort away
    # --- ways
    habit: float = 0.3  # of the next job's worth: to stand there already
    defer: float = 0.4  # of a challenge's worth, to one whom a better man can spare it
    fit: float = 0.7  # a card that finds the right hand
    # --- gear, with the whole game ahead
    manoeuvre: float = 4.0
    thoroughbred: float = 2.2
    pistol: float = 1.8
    armour: float = 3.2
    blade: float = 2.2
    upgrade: float = 1.6  # for each challenge of the skill ahead
    short: float = 1.5  # and more when one lies open that he has not the cards for
    athos: float = 1.3  # times as much for him who walks the Quest unseen


TASTE: Final = Taste()
