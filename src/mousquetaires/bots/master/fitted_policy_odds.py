"""Rough odds for the fitted policy: a few additions instead of exact odds."""

from typing import Final

from mousquetaires.engine.effects.on_cards import skill_of
from mousquetaires.engine.ids import (
    ATHOS,
    CARDS,
    COMBAT,
    DOUBLE,
    ENGLAND,
    FOES,
    GALLERIES,
    INN,
    LOUVRE,
    NO_CHALLENGE,
    NO_MISSION,
    PARIS,
    QUEST,
    SKILLS,
    TOKEN_ERUDITION,
)
from mousquetaires.engine.machine import Game
from mousquetaires.engine.rules.combat_cards import may_use_gift
from mousquetaires.engine.rules.skill_challenge import level_of

NO_FOE: Final = FOES  # for a foe that is not known


def foe_power(game: Game, foe: int) -> int:
    """How many faces a foe shows in a round."""
    if foe == NO_FOE:
        return 3
    card = game.table.foes[foe]
    return card.dice if card.rolls else sum(card.fixed) + 1


def dice_with_cards(game: Game, hero: int) -> int:
    """The dice that a Musketeer has in a duel, with all Combat cards of the seat."""
    seat = game.table.seat_of[hero]
    held, box = game.s.hands, game.table.components
    single, double = box.combat_dice
    cards = held[seat * CARDS + COMBAT] * single + held[seat * CARDS + DOUBLE] * double
    return min(box.blue_dice, box.heroes[hero].combat + cards)


def duel_ease(game: Game, hero: int, foe: int, life: int) -> int:
    """The dice ahead of a foe, for a Musketeer with one life left or more; from 0 to 14."""
    ahead = dice_with_cards(game, hero) - foe_power(game, foe) - life + 4
    return 2 * (0 if ahead < 0 else min(7, ahead)) + int(game.s.life[hero] > 1)


def best_at_challenge(game: Game, skill: int) -> int:
    """The Musketeer with the highest skill."""
    best, level = -1, -1
    for hero in game.table.heroes:
        reached = skill_of(game, hero, skill)
        if reached > level:
            best, level = hero, reached
    return best


def lacks(game: Game, hero: int, place: int, skill: int) -> int:
    """What a Musketeer lacks for a challenge, after cards and Aramis's gift."""
    seat = game.table.seat_of[hero]
    held = game.s.hands[seat * CARDS + skill]
    missing = level_of(game, place, skill) - skill_of(game, hero, skill) - held
    return missing - int(may_use_gift(game, hero) and game.s.hand_size[seat] > held)


def challenge_ease(game: Game, hero: int, place: int, skill: int) -> int:
    """What is lacking, and whether a better Musketeer may still come this turn; from 0 to 7."""
    s = game.s
    best = best_at_challenge(game, skill)
    better = best != hero and not s.played >> best & 1 and not s.lying >> best & 1
    missing = lacks(game, hero, place, skill)
    return (0 if missing < 0 else min(3, missing)) + 4 * int(better)


def open_skills(game: Game, place: int) -> list[int]:
    """The skills of the challenges that are open at a place."""
    s, box = game.s, game.table.components
    if place == PARIS:
        known = s.paris_card != NO_MISSION and not s.paris_done
        return [box.paris[s.paris_card].skill] if known and box.paris[s.paris_card].skill != NO_CHALLENGE else []
    if place == LOUVRE:
        return [box.louvre[s.louvre_card].skill] if s.louvre_card != NO_MISSION and not s.louvre_done else []
    if place == QUEST and s.board == ENGLAND:
        return [skill for skill in range(SKILLS) if not s.england >> skill & 1]
    at_door = place == QUEST and s.board == GALLERIES and s.spaces[3 * s.antechamber] >= TOKEN_ERUDITION
    return [s.spaces[3 * s.antechamber] - TOKEN_ERUDITION] if at_door else []


def place_ease(game: Game, hero: int, place: int) -> int:
    """What there is to do at a place: a challenge (none, too hard, possible), duels, Rochefort; from 0 to 11."""
    s = game.s
    if place > QUEST:
        return 0
    challenge = 0
    for skill in open_skills(game, place):
        challenge = max(challenge, 2 if lacks(game, hero, place, skill) <= 0 else 1)
    duels = place in s.foe_at or (place == QUEST and s.board == INN)
    rochefort = hero != ATHOS and s.shown and s.destination == place and not s.fled
    return challenge + 3 * int(duels) + 6 * int(rochefort)
