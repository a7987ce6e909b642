"""CHAL: challenges of skill."""

from typing import TYPE_CHECKING, Final

from ..actions import GIFT, PASS, SKILL_CARDS, SPEND, VERB_BITS, VERB_MASK
from ..bags import discard_cards, held, remove_trap, skill_of
from ..effects import (
    complete_england_challenge,
    complete_louvre_challenge,
    complete_paris_challenge,
    gain_epic,
    gain_pistoles,
    spend_epic,
)
from ..facts import challenge_level
from ..frames import ASK, Frame
from ..ids import ENGLAND, GALLERIES, HARLOT, LOUVRE, NO_CHALLENGE, NO_MISSION, PARIS, QUEST, SKILLS, TOKEN_ERUDITION
from ..prompts import Prompt
from ..reasons import Reason
from .duel import gift_choices, may_use_gift, use_gift
from .mission import MissionCheck, paris_print
from .one import WORTH
from .quest import PassAntechamber, challenge_space

if TYPE_CHECKING:
    from ..machine import Game


def challenge_here(g: "Game", place: int, skill: int) -> bool:
    """Whether a challenge of this skill stands open at a place."""
    s = g.s
    if place == PARIS:
        return s.paris_card != NO_MISSION and not s.paris_done and paris_print(g).skill == skill
    if place == LOUVRE:
        open_here = s.louvre_card != NO_MISSION and not s.louvre_done
        return open_here and g.table.components.louvre[s.louvre_card].skill == skill
    if place == QUEST and s.board == ENGLAND:
        return skill < SKILLS and not s.england >> skill & 1  # ENG-1
    if place == QUEST and s.board == GALLERIES:
        return s.spaces[challenge_space(g)] == TOKEN_ERUDITION + skill  # GAL-2, TOKEN-CHALLENGE
    return False


def level_of(g: "Game", place: int, skill: int) -> int:
    """The level to reach, a harlot's whispers included."""
    s = g.s
    return challenge_level(g.table.components, place, skill, s.board, s.paris_card, s.louvre_card, s.trap_at[HARLOT])


def epic_helps(g: "Game", place: int) -> bool:
    return place == QUEST and g.s.board == ENGLAND  # ENG-2


def epic_means(g: "Game") -> int:
    """What Epic tokens can do, those of One for All included."""
    return min(g.table.components.epic_tokens, g.s.epic + WORTH * g.s.one_for_all)  # CHAL-5, ENG-2


def means(g: "Game", hero: int, place: int, skill: int) -> int:
    """The most he could reach: skill, cards, Aramis's gift, and on board 2 Epic tokens."""
    seat = g.table.seat_of[hero]
    cards = held(g, seat, skill)
    best = skill_of(g, hero, skill) + cards
    if may_use_gift(g, hero) and g.s.hand_size[seat] > cards:
        best += 1  # CHAL-4
    if epic_helps(g, place):
        best += epic_means(g)  # CHAL-5, ENG-2
    return best


CARDS_STEP: Final = 1
GIFT_STEP: Final = 2
EPIC_STEP: Final = 3


class Challenge(Frame):
    """A Musketeer faces a challenge (``what`` is the skill); ``n`` is what he still lacks."""

    __slots__ = ()
    kind = "challenge"
    steps = ("face", "cards", "gift", "epic", "resolve", "done")

    def blank(self) -> "Challenge":
        return Challenge.__new__(Challenge)

    def step(self, g: "Game") -> int:
        if self.pc == 0:
            g.emit("challenge_declared", self.hero, self.place, self.what)
            self.n = level_of(g, self.place, self.what) - skill_of(g, self.hero, self.what)  # CHAL-1, CHAL-2
            self.pc = CARDS_STEP
        if self.pc == 5:
            return g.done()
        if self.n > 0 and self._asks(g):
            return ASK
        if self.pc < 4:
            self.pc += 1
            return 0
        return self._resolve(g)

    def _asks(self, g: "Game") -> bool:
        """By what everybody can see: has he cards, a gift, have they tokens."""
        if self.pc == CARDS_STEP:
            return g.s.hand_size[g.table.seat_of[self.hero]] > 0
        if self.pc == GIFT_STEP:
            return may_use_gift(g, self.hero)
        return self.pc == EPIC_STEP and epic_helps(g, self.place) and (g.s.epic > 0 or g.s.one_for_all > 0)

    def ask(self, g: "Game") -> Prompt:
        seat = 1 << g.table.seat_of[self.hero]
        if self.pc == EPIC_STEP:
            return Prompt(g, self, "epic_for_challenge", g.table.team_mask, self.hero)  # RUL-TEAM-DECIDES
        return Prompt(g, self, "skill_cards" if self.pc == CARDS_STEP else "gift", seat, self.hero)

    def options(self, g: "Game") -> list[int]:
        seat = g.table.seat_of[self.hero]
        hopeless = self._hopeless(g)
        if self.pc == CARDS_STEP:
            most = 0 if hopeless else held(g, seat, self.what)  # CHAL-5
            return [SKILL_CARDS | n << VERB_BITS for n in range(most + 1)]  # CHAL-3
        if self.pc == GIFT_STEP:
            return [PASS] if hopeless else gift_choices(g, seat)  # CHAL-5
        most = 0 if hopeless else min(g.s.epic, self.n)  # CHAL-5
        return [SPEND | n << VERB_BITS for n in range(most + 1)]

    def _hopeless(self, g: "Game") -> bool:
        """Rochefort may have cost him the means: he is asked all the same, but spends no more.

        Epic tokens are the whole team's to spend, and the others do not see his cards.
        """
        if self.pc == EPIC_STEP:
            return epic_means(g) < self.n
        return means(g, self.hero, self.place, self.what) - skill_of(g, self.hero, self.what) < self.n

    def why(self, g: "Game", action: int) -> Reason:
        return Reason("CHAL-3", "reason-challenge-payment", skill=self.what, lacks=self.n)

    def answer(self, g: "Game", action: int) -> None:
        value = action >> VERB_BITS
        if self.pc == CARDS_STEP:
            if value:
                discard_cards(g, g.table.seat_of[self.hero], self.what, value)  # CHAL-2
            self.n -= value  # CHAL-2
        elif self.pc == EPIC_STEP:
            spend_epic(g, value)
            self.n -= value  # ENG-2
        elif action & VERB_MASK == GIFT:
            use_gift(g, self.hero, value)
            self.n -= 1  # CHAL-4
        self.pc += 1

    def _resolve(self, g: "Game") -> int:
        self.pc = 5
        if self.n > 0:
            g.emit("challenge_failed", self.hero, self.place, self.what)
            return 0
        g.emit("challenge_overcome", self.hero, self.place, self.what)  # CHAL-2
        if self.place == QUEST:
            return self._quest_challenge(g)
        if self.place == PARIS:
            complete_paris_challenge(g)  # PAR-2
        else:
            complete_louvre_challenge(g)
            card = g.table.components.louvre[g.s.louvre_card]
            gain_pistoles(g, card.pistoles)  # LOU-1
            gain_epic(g, card.epic)
        if g.s.trap_at[HARLOT] == self.place:
            remove_trap(g, HARLOT)  # CARD-HARLOT, TRAP-2
        return g.call(MissionCheck(place=self.place))

    def _quest_challenge(self, g: "Game") -> int:
        if g.s.board == ENGLAND:
            complete_england_challenge(g, self.what)  # ENG-1
            return 0
        return g.call(PassAntechamber(self.hero))  # GAL-2


def why_no_challenge(g: "Game", hero: int, skill: int) -> Reason | None:
    """Whether he may declare this challenge where he stands."""
    place = g.s.place[hero]
    if skill == NO_CHALLENGE or not challenge_here(g, place, skill):
        return Reason("ACT-6", "reason-no-challenge-here")  # ACT-6
    level = level_of(g, place, skill)
    best = means(g, hero, place, skill)
    if best < level:
        return Reason("CHAL-5", "reason-no-means", skill=skill, level=level, best=best)  # CHAL-5, RUL-CHALLENGE-MEANS
    return None


def may_meet(g: "Game", hero: int, skill: int) -> bool:
    """Whether he might still meet a challenge by what everybody sees: which cards he holds is secret."""
    place = g.s.place[hero]
    best = skill_of(g, hero, skill) + g.s.hand_size[g.table.seat_of[hero]]
    if epic_helps(g, place):
        best += epic_means(g)
    return challenge_here(g, place, skill) and best >= level_of(g, place, skill)  # CHAL-5
