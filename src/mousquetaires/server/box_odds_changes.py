"""How changed printed values change the odds: duels, challenges and the siege with another box and with ours.

Only what differs is computed and returned.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final, Literal

from msgspec import Struct

from mousquetaires.engine.components import Components
from mousquetaires.engine.ids import NO_CHALLENGE, SKILLS
from mousquetaires.engine.odds import Fighter, duel_odds

MOST_ROWS: Final = 20  # of each kind
Deck = Literal["paris", "louvre", "england"]
Card = tuple[Deck, int, int, int]  # deck, card, skill, level


class DuelChange(Struct, tag="duel"):
    """The chance that a Musketeer beats a foe with no card, token or equipment."""

    hero: int
    foe: int
    usual: float
    here: float


class ChallengeChange(Struct, tag="challenge"):
    """How many skill cards a Musketeer needs for a challenge. In England, the card is the skill."""

    hero: int
    deck: Deck
    card: int
    usual: int
    here: int


class SiegeChange(Struct, tag="siege"):
    """The chance that the siege moves to Milady's side in this turn if no card was laid there. Turns count from 1."""

    turn: int
    usual: float
    here: float


OddsChange = DuelChange | ChallengeChange | SiegeChange


def odds_changes(usual: Components, here: Components) -> list[OddsChange]:
    """What another box changes, the largest changes of each kind first."""
    kinds: tuple[Iterator[OddsChange], ...] = (
        duel_changes(usual, here),
        challenge_changes(usual, here),
        siege_changes(usual, here),
    )
    return [row for changes in kinds for row in sorted(changes, key=size_of)[:MOST_ROWS]]


def size_of(change: OddsChange) -> float:
    """Sorts the largest change first."""
    return -abs(change.here - change.usual)


def duel_changes(usual: Components, here: Components) -> Iterator[DuelChange]:
    same_dice = (usual.blue_die, usual.red_die) == (here.blue_die, here.red_die)
    for hero, card in enumerate(here.heroes):
        for foe, other in enumerate(here.foes):
            if same_dice and card == usual.heroes[hero] and other == usual.foes[foe]:
                continue
            before, after = beats(usual, hero, foe), beats(here, hero, foe)
            if before != after:
                yield DuelChange(hero, foe, float(before), float(after))


def beats(box: Components, hero: int, foe: int) -> Fraction:
    """The chance of a Musketeer at full life to beat a foe at full life."""
    card, other = box.heroes[hero], box.foes[foe]
    return duel_odds(Fighter(card.combat, card.life, (card.manoeuvre,)), other, other.life, box).beats


def challenge_changes(usual: Components, here: Components) -> Iterator[ChallengeChange]:
    for hero in range(len(here.heroes)):
        for before, after in zip(challenges(usual), challenges(here), strict=True):
            needed = [cards_needed(box, hero, card) for box, card in ((usual, before), (here, after))]
            if needed[0] != needed[1]:
                yield ChallengeChange(hero, after[0], after[1], *needed)


def challenges(box: Components) -> list[Card]:
    found: list[Card] = [("paris", card, one.skill, one.level) for card, one in enumerate(box.paris)]
    found += [("louvre", card, one.skill, one.level) for card, one in enumerate(box.louvre)]
    return found + [("england", skill, skill, box.england[skill]) for skill in range(SKILLS)]


def cards_needed(box: Components, hero: int, card: Card) -> int:
    skill, level = card[2:]
    return 0 if skill == NO_CHALLENGE else max(0, level - box.heroes[hero].skills[skill])


def siege_changes(usual: Components, here: Components) -> Iterator[SiegeChange]:
    for turn in range(len(here.time_dice)):
        before, after = pushed_back(usual, turn), pushed_back(here, turn)
        if before != after:
            yield SiegeChange(turn + 1, float(before), float(after))


def pushed_back(box: Components, turn: int) -> Fraction:
    """The chance of at least one Sword on Milady's dice."""
    return 1 - (1 - Fraction(box.red_die[0], sum(box.red_die))) ** box.time_dice[turn]
