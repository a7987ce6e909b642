"""What follows from an observation: skills, challenge levels, the duel in progress, odds."""

from dataclasses import dataclass
from typing import Final

from . import derived_values, ids
from .components import REROLLS_SHIELD, Faces
from .frames import FrameView
from .knowledge import unseen_tokens as unseen_by_kind
from .odds import (
    BEAT,
    WOUND_ROCHEFORT,
    Fighter,
    Odds,
    Rolled,
    certain_odds,
    duel_odds,
    mix_odds,
    reroll_odds,
    round_odds,
)
from .view import Observation

NO_SPACE: Final = -1  # the foe is not a Quest token


def frame_of(view: Observation, kind: str) -> FrameView | None:
    """The innermost frame of a kind, or None."""
    return next((frame for frame in reversed(view.stack) if frame.kind == kind), None)


def on_top(view: Observation, kind: str) -> bool:
    return bool(view.stack) and view.stack[-1].kind == kind


def actions_left(view: Observation, hero: int) -> int | None:
    """How many actions a Musketeer still has, or None if it is not their turn."""
    turn = frame_of(view, "hero_turn")
    return turn["actions_left"] if turn is not None and turn["hero"] == hero else None


def skill_of(view: Observation, hero: int, skill: int) -> int:
    """A Musketeer's skill, upgrades included."""
    return derived_values.skill_with_upgrade(view.table.components, hero, skill, view.upgrades[hero])


def adversaries_at(view: Observation, place: int) -> list[int]:
    return derived_values.adversaries_among(list(view.foe_at), place)


def trap_at(view: Observation, place: int) -> int:
    return derived_values.trap_among(list(view.trap_at), place)


def challenge_level(view: Observation, place: int, skill: int) -> int:
    """The level of a challenge at a place, including what a Harlot there adds."""
    cards = (view.paris_card, view.louvre_card)
    return derived_values.challenge_level(
        view.table.components, place, skill, view.board, *cards, view.trap_at[ids.HARLOT]
    )


def equipped(view: Observation, hero: int, item: int) -> bool:
    return bool(view.equipment[hero] >> item & 1)


# --- duels ----------------------------------------------------------------------------------------


def fighter(view: Observation, hero: int, dice: int, blade_used: bool = False) -> Fighter:
    """A Musketeer at the start of a duel with so many dice."""
    return Fighter(
        dice,
        view.life[hero],
        view.table.manoeuvres(hero, bool(view.improved >> hero & 1)),
        equipped(view, hero, ids.PISTOL),
        equipped(view, hero, ids.ARMOUR),
        equipped(view, hero, ids.BLADE) and not blade_used,
    )


def life_of(view: Observation, foe: int, space: int = NO_SPACE) -> int:
    """The life that a named foe, or the token on a space, has left. A foe that is not in play has full life."""
    if foe < ids.NAMED_FOES and view.foe_life[foe]:
        return view.foe_life[foe]
    wounds = view.token_wounds[space] if foe >= ids.NAMED_FOES and space != NO_SPACE else 0
    return view.table.components.foes[foe].life - wounds  # DUEL-13


def odds_against(view: Observation, hero: int, foe: int, dice: int, space: int = NO_SPACE) -> Odds:
    """The odds of a duel. A face-down foe may be any token that this viewer cannot exclude."""
    who = fighter(view, hero, dice)
    if foe == ids.UNKNOWN_FOE:
        return mix_odds([(many, _token_odds(view, who, token)) for token, many in unseen_tokens(view).items()])
    aim = WOUND_ROCHEFORT if foe == ids.ROCHEFORT else BEAT
    return duel_odds(who, view.table.foes[foe], life_of(view, foe, space), view.table.components, aim)


def later_odds(view: Observation, hero: int, foe: int, dice: int, space: int = NO_SPACE) -> tuple[Odds, ...]:
    """The odds before the second round of a duel and each one after it, if nobody is wounded before.

    There are none against a face-down foe. With a reroll on either side they depend on whether it was used.
    """
    who = fighter(view, hero, dice)
    if foe == ids.UNKNOWN_FOE or who.blade or view.table.foes[foe].ability == REROLLS_SHIELD:
        return ()
    aim = WOUND_ROCHEFORT if foe == ids.ROCHEFORT else BEAT
    return round_odds(who, view.table.foes[foe], life_of(view, foe, space), view.table.components, aim)[1:]


def _token_odds(view: Observation, who: Fighter, token: int) -> Odds:
    foe = ids.TOKEN_FOE[token]
    if foe == ids.UNKNOWN_FOE:
        return certain_odds(who, 1 if token == ids.TOKEN_SNARE else 0)
    components = view.table.components
    return duel_odds(who, components.foes[foe], components.foes[foe].life, components)


def unseen_tokens(view: Observation) -> dict[int, int]:
    """How many tokens of each kind may lie face down: decoys only on board 1."""
    left = unseen_by_kind(view, view.table)
    kinds = (*ids.ADVERSARY_TOKENS, ids.TOKEN_DECOY) if view.board == ids.INN else ids.ADVERSARY_TOKENS
    return {token: left[token] for token in kinds if left[token] > 0}


@dataclass(frozen=True)
class VisibleDuel:
    """The duel in progress, as all viewers see it."""

    hero: int
    foe: int
    space: int  # of a Quest token, else NO_SPACE
    round: int
    blue_dice: int
    blue_roll: int
    red_roll: int
    blade_used: bool
    foe_reroll_used: bool


def duel_of(view: Observation) -> VisibleDuel | None:
    """The duel in progress, or None."""
    if not on_top(view, "duel"):
        return None
    duel = view.stack[-1]
    return VisibleDuel(
        duel["hero"],
        duel["foe"],
        duel["space"],
        duel["round"],
        duel["blue_dice"],
        duel["blue_roll"],
        duel["red_roll"],
        bool(duel["blade_used"]),
        bool(duel["foe_reroll_used"]),
    )


def blade_odds(view: Observation, duel: VisibleDuel) -> dict[int, Odds]:
    """The odds after each possible use of the Toledo blade on the current roll; -1 rerolls nothing."""
    components = view.table.components
    card = view.table.foes[duel.foe]
    who = fighter(view, duel.hero, duel.blue_dice + duel.round)
    rerolls = card.ability == REROLLS_SHIELD and not duel.foe_reroll_used
    rolled = Rolled(duel.round, _faces(duel.blue_roll), _faces(duel.red_roll), rerolls)
    aim = WOUND_ROCHEFORT if duel.foe == ids.ROCHEFORT else BEAT
    return dict(reroll_odds(who, card, life_of(view, duel.foe, duel.space), components, rolled, aim))


def _faces(roll: int) -> Faces:
    return (roll & 15, roll >> 4 & 15, roll >> 8)


def most_dice(view: Observation, hero: int) -> int:
    """The dice a Musketeer would have with all Combat cards of this viewer's hand."""
    components = view.table.components
    single, double = components.combat_dice
    own = components.heroes[hero].combat
    return min(components.blue_dice, own + view.hand[ids.COMBAT] * single + view.hand[ids.DOUBLE] * double)
