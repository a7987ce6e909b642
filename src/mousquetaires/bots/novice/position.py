"""A position as one seat sees it, with the questions that rules of thumb ask.

Everything comes from the seat's observation. Unknown cards in other hands count as none.
"""

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from mousquetaires.engine.derived_values import adversaries_among, skill_with_upgrade, trap_among
from mousquetaires.engine.frames import FrameView
from mousquetaires.engine.ids import (
    ARAMIS,
    ARMOUR,
    ATHOS,
    BLADE,
    CARDS,
    COMBAT,
    DARTAGNAN,
    DOUBLE,
    FIRST_UPGRADE,
    GALLERIES,
    INN_LENGTH,
    LOUVRE,
    MANOEUVRE,
    NO_TOKEN,
    NOWHERE,
    PARIS,
    PISTOL,
    QUARTERS,
    QUEST,
    RICHELIEU,
    ROCHELLE,
    SKILLS,
    THOROUGHBRED,
    TOKEN_FOE,
    UNKNOWN_FOE,
)
from mousquetaires.engine.view import NO_HAND, Observation
from mousquetaires.engine.view_queries import frame_of

from ..base import SeatPrompt

# Prices in actions: a life, lying down until the end of the next turn, an Epic token, driving Rochefort away.
LIFE: Final = 0.6
FALL: Final = 2.2
EPIC: Final = 1.4
BOUNTY: Final = 0.8
PISTOLE: Final = 0.35
EARNED: Final = 0.5
GEAR: Final = {THOROUGHBRED: 2.2, PISTOL: 1.8, ARMOUR: 2.6, BLADE: 2.2, MANOEUVRE: 3.8}

# How likely Milady is at each place, before anything is known.
HIDES: Final = {QUEST: 5.0, PARIS: 2.5, LOUVRE: 1.5, ROCHELLE: 1.5, QUARTERS: 1.5, RICHELIEU: 1.0}


class Outcome(NamedTuple):
    """The expected result of a duel: success, lives lost, falling, and the share of the adversary's life taken."""

    success: float
    life: float
    fall: float
    share: float


class Position:
    """What one seat sees, the prompt it answers, and a random generator."""

    __slots__ = ("box", "o", "prompt", "rng", "seat", "table")

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random) -> None:
        self.o = view
        self.prompt = prompt
        self.rng = rng
        self.seat = prompt.seat
        self.table = view.table
        self.box = view.table.components

    def frame(self, kind: str) -> FrameView | None:
        """The innermost frame of a kind: where in the rules the game stands."""
        return frame_of(self.o, kind)

    # --- cards ------------------------------------------------------------------------------------
    def held(self, seat: int, card: int) -> int:
        """The number of cards of a kind in a hand, as far as this seat can see."""
        return self.o.hand[card] if seat == self.seat else 0

    def hand(self, hero: int) -> Sequence[int]:
        """The hand the Musketeer plays from. Empty if it belongs to another seat."""
        return self.o.hand if self.table.seat_of[hero] == self.seat else NO_HAND

    def least_useful_card(self, hero: int) -> int:
        """The least useful card in the Musketeer's hand, or -1."""
        hand = self.hand(hero)
        kinds = [card for card in range(CARDS) if hand[card]]
        return min(kinds, key=lambda card: self.card_price(card), default=-1)

    def card_price(self, card: int) -> float:
        """The value of a card in hand, in actions."""
        if card == DOUBLE:
            return 1.7
        if card == COMBAT:
            return 0.9
        if card < SKILLS:
            mine = self.table.seat_of[self.best_at(card)] == self.seat
            return 0.8 if mine else 0.3
        return 1.2

    def epic_price(self) -> float:
        """The value of an Epic token, in actions."""
        return EPIC

    def pistole_price(self) -> float:
        """The value of a pistole at the Arsenal."""
        return PISTOLE

    def earned_price(self) -> float:
        """The value of earning a pistole."""
        return EARNED

    def item_price(self, hero: int, item: int) -> float:
        """The value of an item over a whole game."""
        if item >= FIRST_UPGRADE:
            return 1.8 if self.o.board < GALLERIES else 1.0
        return 4.5 if item == MANOEUVRE and hero == DARTAGNAN else GEAR[item]

    def drive_away_price(self) -> float:
        """The value of driving Rochefort away."""
        return BOUNTY

    # --- Musketeers -------------------------------------------------------------------------------
    def skill(self, hero: int, skill: int) -> int:
        """The Musketeer's skill, including upgrades."""
        return skill_with_upgrade(self.box, hero, skill, self.o.upgrades[hero])

    def best_at(self, skill: int) -> int:
        """The Musketeer who collects the cards of a skill: the best at it."""
        return max(self.table.heroes, key=lambda hero: self.skill(hero, skill))

    def lying(self, hero: int) -> bool:
        return bool(self.o.lying >> hero & 1)

    def has_gift(self, hero: int) -> bool:
        """Whether Aramis may still discard a card for a point or a die this turn."""
        return hero == ARAMIS and not self.o.gift_used

    def heroes_at(self, place: int) -> list[int]:
        return [hero for hero in self.table.heroes if self.o.place[hero] == place and not self.lying(hero)]

    def life_price(self, hero: int) -> float:
        """The value of one life, in actions."""
        return LIFE

    def fall_price(self, hero: int) -> float:
        """The cost of lying down."""
        return FALL

    # --- the board --------------------------------------------------------------------------------
    def spaces_left(self) -> int:
        """The hours left on the Time track."""
        return len(self.box.time_dice) - self.o.time

    def siege_after_roll(self) -> int:
        """The Siege token's space after this roll, before any sacrifice."""
        siege = self.frame("siege")
        assert siege is not None
        return self.o.siege + siege["blue_swords"] - siege["red_swords"]

    def mission_place(self) -> int:
        """The place of the mission that Milady sends adversaries to."""
        force = self.frame("force")
        return force["place"] if force is not None else PARIS

    def foes_at(self, place: int) -> list[int]:
        return adversaries_among(list(self.o.foe_at), place)

    def trap_at(self, place: int) -> int:
        return trap_among(list(self.o.trap_at), place)

    def front(self, path: int) -> int:
        """The number of empty spaces on an Inn path."""
        first = path * INN_LENGTH
        tokens = self.o.spaces[first : first + INN_LENGTH]
        return next((i for i, token in enumerate(tokens) if token != NO_TOKEN), INN_LENGTH)

    def hidden_foes(self) -> list[tuple[int, float]]:
        """The opponents that a face-down token may be, with weights: every kind not yet seen."""
        found = []
        for token, foe in enumerate(TOKEN_FOE):
            unseen = self.box.token_copies[token] - self.o.tokens_out[token]
            if foe != UNKNOWN_FOE and unseen > 0:
                found.append((foe, float(unseen)))
        return found

    # --- Rochefort --------------------------------------------------------------------------------
    def meets(self, hero: int, place: int) -> float:
        """The chance that a step here brings Rochefort."""
        o = self.o
        if o.fled or not o.rochefort or (hero == ATHOS and not (self.table.athos_brave and o.shown)):
            return 0.0
        if o.shown:
            return 1.0 if o.destination == place else 0.0
        return 0.0 if o.destination != NOWHERE else self.chance_at(place)

    def chance_at(self, place: int) -> float:
        """The chance that Milady is at a place, while she is hidden."""
        if self.o.excluded >> place & 1:
            return 0.0
        left = {there: weight for there, weight in HIDES.items() if not self.o.excluded >> there & 1}
        return left.get(place, 0.0) / sum(left.values())
