"""A position as the adept sees it for the Musketeers, with prices that depend on the game."""

from collections.abc import Callable
from functools import wraps
from random import Random

from mousquetaires.engine.ids import (
    ATHOS,
    BEGGARS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FIRST_UPGRADE,
    GALLERIES,
    IN_HAND,
    LOUVRE,
    QUEST,
    SKILLS,
    TOKEN_FOE,
    UNKNOWN_FOE,
)
from mousquetaires.engine.view import Observation

from ..base import SeatPrompt
from ..belief.destinations import place_chances
from ..belief.face_down_tokens import token_chances
from ..belief.milady_policies import Chances
from ..novice.candidate_actions import Candidate
from ..novice.position import Position
from .musketeer_prices import MusketeerPrices


def cached(ask: "Callable[[MusketeerPosition], float]") -> "Callable[[MusketeerPosition], float]":
    """Cache a function of the position: its result does not change during a decision."""
    name = f"{ask.__module__}.{ask.__name__}"

    @wraps(ask)
    def answer(position: "MusketeerPosition") -> float:
        known = position.cache.get(name)
        if known is None:
            known = position.cache[name] = ask(position)
        return known

    return answer


class MusketeerPosition(Position):
    """A position with caches that last for one decision."""

    __slots__ = ("_best", "_card_prices", "_chances", "_tokens", "cache", "candidates", "prices")

    def __init__(self, view: Observation, prompt: SeatPrompt, rng: Random, prices: MusketeerPrices) -> None:
        super().__init__(view, prompt, rng)
        self.prices = prices
        self._chances: Chances | None = None
        self._tokens: Chances | None = None
        self._card_prices: list[float] | None = None
        self._best: list[int] | None = None
        self.cache: dict[str, float] = {}
        self.candidates: dict[int, list[Candidate]] = {}  # by Musketeer and place

    # --- Rochefort --------------------------------------------------------------------------------
    def chance_at(self, place: int) -> float:
        """The chance that Milady is at a place."""
        if self._chances is None:
            self._chances = place_chances(self.o)
        return self._chances[place]

    # --- what lies face down ----------------------------------------------------------------------
    def token_chances(self) -> Chances:
        """The chance that a face-down token is of each kind."""
        if self._tokens is None:
            self._tokens = token_chances(self.o)
        return self._tokens

    def hidden_foes(self) -> list[tuple[int, float]]:
        chances = self.token_chances()
        return [(foe, chances[kind]) for kind, foe in enumerate(TOKEN_FOE) if foe != UNKNOWN_FOE and chances[kind]]

    def best_at(self, skill: int) -> int:
        if self._best is None:
            best = super().best_at
            self._best = [best(skill) for skill in range(SKILLS)]
        return self._best[skill]

    # --- prices -----------------------------------------------------------------------------------
    def epic_price(self) -> float:
        """The value of an Epic token. They pass boards of skill, and the team can own at most seven."""
        full = self.o.epic >= self.box.epic_tokens
        return 0.1 if full else self.prices.epic

    def pistole_price(self) -> float:
        """The value of a pistole. The last ones are kept while the Beggars may come."""
        o = self.o
        looming = o.trap_at[BEGGARS] <= LOUVRE or o.trap_at[BEGGARS] == IN_HAND
        poor = o.purse < self.box.traps[BEGGARS].amount + 2
        return self.prices.pistole * (self.prices.alms if looming and poor else 1.0)

    def earned_price(self) -> float:
        """The value of earning a pistole: higher if the Beggars block a place and the purse is too small."""
        o = self.o
        lacking = o.trap_at[BEGGARS] <= LOUVRE and o.purse < self.box.traps[BEGGARS].amount
        return self.prices.pistole + (self.prices.beggars if lacking else 0.0)

    def drive_away_price(self) -> float:
        return self.prices.bounty

    def item_price(self, hero: int, item: int) -> float:
        prices = self.prices
        if item >= FIRST_UPGRADE:
            return self.upgrade_price(hero, item - FIRST_UPGRADE)
        worth = (prices.thoroughbred, prices.pistol, prices.armour, prices.blade, 0.0, prices.manoeuvre)[item]
        return worth * prices.athos if hero == ATHOS else worth

    def upgrade_price(self, hero: int, skill: int) -> float:
        """The value of a skill upgrade: it saves a card at every challenge ahead, and may decide the current one."""
        o, prices = self.o, self.prices
        england = o.board < ENGLAND or (o.board == ENGLAND and not o.england >> skill & 1)
        uses = (1.0 if england else 0.0) + (0.0 if self.gallery_passed(skill) else 0.6)
        open_now = o.board == ENGLAND and england
        lacks = self.box.england[skill] - self.skill(hero, skill) - self.o.hand[skill]
        return prices.upgrade * uses + (prices.short if open_now and lacks > 0 else 0.0)

    def life_price(self, hero: int) -> float:
        """The value of a life: the fewer are left, the higher."""
        return self.prices.life * 3.0 / (1.0 + self.o.life[hero])

    def fall_price(self, hero: int) -> float:
        return self.prices.fall

    def card_price(self, card: int) -> float:
        if self._card_prices is None:
            self._card_prices = self._price_cards()
        return self._card_prices[card]

    def _price_cards(self) -> list[float]:
        prices = self.prices
        found = [self._skill_price(skill) for skill in range(SKILLS)]
        found += [prices.friend] * (len(self.o.hand) - SKILLS)
        found[COMBAT] = prices.combat
        found[DOUBLE] = prices.double
        return found

    def _skill_price(self, skill: int) -> float:
        """The value of a skill card: high if this seat has the best Musketeer and a coming challenge needs it."""
        best = self.best_at(skill)
        if self.table.seat_of[best] != self.seat:
            return self.prices.spare
        return self.prices.skill if self.o.hand[skill] <= self.need(skill) else self.prices.spare

    def need(self, skill: int) -> int:
        """The cards of a skill that the Quest still needs."""
        o = self.o
        own = self.skill(self.best_at(skill), skill)
        need = 0
        if o.board < ENGLAND or (o.board == ENGLAND and not o.england >> skill & 1):
            need += max(0, self.box.england[skill] - own)
        if o.board < GALLERIES or not self.gallery_passed(skill):
            need += max(0, self.box.gallery_level - own)
        return need

    def gallery_passed(self, skill: int) -> bool:
        """Whether the challenge of this skill in the Galleries has been passed."""
        token = 8 + skill
        return bool(self.o.tokens_out[token])

    def on_quest(self, hero: int) -> bool:
        return self.o.place[hero] == QUEST and not self.lying(hero)
