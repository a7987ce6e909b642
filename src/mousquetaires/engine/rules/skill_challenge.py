"""CHAL: challenges of skill."""

from typing import TYPE_CHECKING, Final

from ..actions import GIFT, PASS, SKILL_CARDS, SPEND, VERB_BITS, VERB_MASK
from ..derived_values import challenge_level
from ..effects.on_cards import discard_cards, held, remove_trap, skill_of
from ..effects.on_missions import complete_england_challenge, complete_louvre_challenge, complete_paris_challenge
from ..effects.on_tracks import gain_epic, gain_pistoles, spend_epic
from ..frames import ASK, RUN, Contents, Done, Frame, Step
from ..ids import ENGLAND, GALLERIES, HARLOT, LOUVRE, NO_CHALLENGE, NO_MISSION, PARIS, QUEST, SKILLS, TOKEN_ERUDITION
from ..prompts import Prompt
from ..reasons import Reason
from .combat_cards import gift_choices, may_use_gift, use_gift
from .mission_cards import MissionCheck, paris_print
from .one_for_all import WORTH
from .quest import challenge_space
from .quest_galleries import PassAntechamber

if TYPE_CHECKING:
    from ..machine import Game

NO_CHALLENGE_HERE: Final = Reason("ACT-6", "reason-no-challenge-here")


def mission_skill(g: "Game", place: int) -> int:
    """The skill of the challenge that is open at Paris or the Louvre, or NO_CHALLENGE."""
    s = g.s
    if place == PARIS:
        return NO_CHALLENGE if s.paris_card == NO_MISSION or s.paris_done else paris_print(g).skill
    is_open = s.louvre_card != NO_MISSION and not s.louvre_done
    return g.table.components.louvre[s.louvre_card].skill if is_open else NO_CHALLENGE


def challenge_here(g: "Game", place: int, skill: int) -> bool:
    """Whether a challenge of this skill is open at a place."""
    s = g.s
    if place == PARIS or place == LOUVRE:
        return mission_skill(g, place) == skill
    if place == QUEST and s.board == ENGLAND:
        return skill < SKILLS and not s.england >> skill & 1  # ENG-1
    if place == QUEST and s.board == GALLERIES:
        return s.spaces[challenge_space(g)] == TOKEN_ERUDITION + skill  # GAL-2, TOKEN-CHALLENGE
    return False


def level_of(g: "Game", place: int, skill: int) -> int:
    """The level to reach. A Harlot raises it."""
    s = g.s
    return challenge_level(g.table.components, place, skill, s.board, s.paris_card, s.louvre_card, s.trap_at[HARLOT])


def epic_helps(g: "Game", place: int) -> bool:
    return place == QUEST and g.s.board == ENGLAND  # ENG-2


def epic_means(g: "Game") -> int:
    """How many Epic tokens the team could spend, those from One for All included."""
    return min(g.table.components.epic_tokens, g.s.epic + WORTH * g.s.one_for_all)  # CHAL-5, ENG-2


def means(g: "Game", hero: int, place: int, skill: int) -> int:
    """The most a Musketeer could reach: skill, cards, Aramis's gift, and on board 2 Epic tokens."""
    seat = g.table.seat_of[hero]
    cards = held(g, seat, skill)
    best = skill_of(g, hero, skill) + cards
    if may_use_gift(g, hero) and g.s.hand_size[seat] > cards:
        best += 1  # CHAL-4
    if epic_helps(g, place):
        best += epic_means(g)  # CHAL-5, ENG-2
    return best


class Challenge(Frame):
    """A Musketeer faces a challenge of a skill."""

    __slots__ = ("lacks", "skill")
    kind = "challenge"
    fields = ("result", "hero", "place", "skill", "lacks")

    def __init__(self, hero: int = -1, place: int = -1, skill: int = -1) -> None:
        super().__init__(hero, place)
        self.skill = skill
        self.lacks = 0  # what is still missing to the level

    def contents(self) -> Contents:
        return CHALLENGE_STEPS

    def numbers(self) -> list[int]:
        return [self.result, self.hero, self.place, self.skill, self.lacks]

    def fill(self, numbers: list[int]) -> None:
        self.result, self.hero, self.place, self.skill, self.lacks = numbers

    def hopeless(self, g: "Game") -> bool:
        """Whether the means are gone, for example through Rochefort.

        The player is asked all the same, because others do not see their cards, but spends no more.
        """
        best = means(g, self.hero, self.place, self.skill) - skill_of(g, self.hero, self.skill)
        return best < self.lacks

    def why(self) -> Reason:
        return Reason("CHAL-3", "reason-challenge-payment", skill=self.skill, lacks=self.lacks)


class FaceChallenge(Step[Challenge]):
    __slots__ = ()

    def run(self, g: "Game", challenge: Challenge) -> int:
        hero, place, skill = challenge.hero, challenge.place, challenge.skill
        g.emit("challenge_declared", hero, place, skill)
        challenge.lacks = level_of(g, place, skill) - skill_of(g, hero, skill)  # CHAL-1, CHAL-2
        return challenge.next_step()


class SkillCards(Step[Challenge]):
    """Cards of the skill count one each."""

    __slots__ = ()

    def run(self, g: "Game", challenge: Challenge) -> int:
        holds_cards = g.s.hand_size[g.table.seat_of[challenge.hero]] > 0
        return ASK if challenge.lacks > 0 and holds_cards else challenge.next_step()

    def ask(self, g: "Game", challenge: Challenge) -> Prompt:
        return Prompt(g, challenge, "skill_cards", 1 << g.table.seat_of[challenge.hero], challenge.hero)

    def options(self, g: "Game", challenge: Challenge) -> list[int]:
        seat = g.table.seat_of[challenge.hero]
        most = 0 if challenge.hopeless(g) else held(g, seat, challenge.skill)  # CHAL-5
        return [SKILL_CARDS | n << VERB_BITS for n in range(most + 1)]  # CHAL-3

    def why(self, g: "Game", challenge: Challenge, action: int) -> Reason:
        return challenge.why()

    def answer(self, g: "Game", challenge: Challenge, action: int) -> None:
        cards = action >> VERB_BITS
        if cards:
            discard_cards(g, g.table.seat_of[challenge.hero], challenge.skill, cards)  # CHAL-2
        challenge.lacks -= cards  # CHAL-2
        challenge.next_step()


class GiftForChallenge(Step[Challenge]):
    """Aramis may discard any card, which counts one."""

    __slots__ = ()

    def run(self, g: "Game", challenge: Challenge) -> int:
        return ASK if challenge.lacks > 0 and may_use_gift(g, challenge.hero) else challenge.next_step()

    def ask(self, g: "Game", challenge: Challenge) -> Prompt:
        return Prompt(g, challenge, "gift", 1 << g.table.seat_of[challenge.hero], challenge.hero)

    def options(self, g: "Game", challenge: Challenge) -> list[int]:
        return [PASS] if challenge.hopeless(g) else gift_choices(g, g.table.seat_of[challenge.hero])  # CHAL-5

    def why(self, g: "Game", challenge: Challenge, action: int) -> Reason:
        return challenge.why()

    def answer(self, g: "Game", challenge: Challenge, action: int) -> None:
        if action & VERB_MASK == GIFT:
            use_gift(g, challenge.hero, action >> VERB_BITS)
            challenge.lacks -= 1  # CHAL-4
        challenge.next_step()


class EpicForChallenge(Step[Challenge]):
    """On the way to England, Epic tokens count one each. They are the whole team's to spend."""

    __slots__ = ()

    def run(self, g: "Game", challenge: Challenge) -> int:
        has_tokens = g.s.epic > 0 or g.s.one_for_all > 0
        return ASK if challenge.lacks > 0 and epic_helps(g, challenge.place) and has_tokens else challenge.next_step()

    def ask(self, g: "Game", challenge: Challenge) -> Prompt:
        return Prompt(g, challenge, "epic_for_challenge", g.table.team_mask, challenge.hero)  # RUL-TEAM-DECIDES

    def options(self, g: "Game", challenge: Challenge) -> list[int]:
        hopeless = epic_means(g) < challenge.lacks
        most = 0 if hopeless else min(g.s.epic, challenge.lacks)  # CHAL-5
        return [SPEND | n << VERB_BITS for n in range(most + 1)]

    def why(self, g: "Game", challenge: Challenge, action: int) -> Reason:
        return challenge.why()

    def answer(self, g: "Game", challenge: Challenge, action: int) -> None:
        spend_epic(g, action >> VERB_BITS)
        challenge.lacks -= action >> VERB_BITS  # ENG-2
        challenge.next_step()


class Resolve(Step[Challenge]):
    __slots__ = ()

    def run(self, g: "Game", challenge: Challenge) -> int:
        hero, place, skill = challenge.hero, challenge.place, challenge.skill
        challenge.next_step()
        if challenge.lacks > 0:
            g.emit("challenge_failed", hero, place, skill)
            return RUN
        g.emit("challenge_overcome", hero, place, skill)  # CHAL-2
        return overcome_on_quest(g, hero, skill) if place == QUEST else overcome_in_town(g, place)  # ENG-1, GAL-2


CHALLENGE_STEPS: Final = Contents(
    Challenge,
    {
        "face": FaceChallenge(),
        "cards": SkillCards(),
        "gift": GiftForChallenge(),
        "epic": EpicForChallenge(),
        "resolve": Resolve(),
        "done": Done(),
    },
)


def overcome_on_quest(g: "Game", hero: int, skill: int) -> int:
    if g.s.board == ENGLAND:
        complete_england_challenge(g, skill)  # ENG-1
        return RUN
    return g.call(PassAntechamber(hero))  # GAL-2


def overcome_in_town(g: "Game", place: int) -> int:
    """The challenge of a mission at Paris or the Louvre is overcome."""
    if place == PARIS:
        complete_paris_challenge(g)  # PAR-2
    else:
        complete_louvre_challenge(g)
        card = g.table.components.louvre[g.s.louvre_card]
        gain_pistoles(g, card.pistoles)  # LOU-1
        gain_epic(g, card.epic)
    if g.s.trap_at[HARLOT] == place:
        remove_trap(g, HARLOT)  # CARD-HARLOT, TRAP-2
    return g.call(MissionCheck(place))


def why_no_challenge(g: "Game", hero: int, skill: int) -> Reason | None:
    """Why a Musketeer may not declare this challenge where they are, or None when they may."""
    place = g.s.place[hero]
    if skill == NO_CHALLENGE or not challenge_here(g, place, skill):
        return NO_CHALLENGE_HERE  # ACT-6
    level = level_of(g, place, skill)
    best = means(g, hero, place, skill)
    if best < level:
        own, cards = skill_of(g, hero, skill), held(g, g.table.seat_of[hero], skill)
        return Reason(  # CHAL-5, RUL-CHALLENGE-MEANS
            "CHAL-5", "reason-no-means", skill=skill, level=level, best=best, own=own, cards=cards
        )
    return None


def may_meet(g: "Game", hero: int, skill: int) -> bool:
    """Whether a challenge might still be met, by what all players see: which cards a player holds is secret."""
    place = g.s.place[hero]
    best = skill_of(g, hero, skill) + g.s.hand_size[g.table.seat_of[hero]]
    if epic_helps(g, place):
        best += epic_means(g)
    return challenge_here(g, place, skill) and best >= level_of(g, place, skill)  # CHAL-5
